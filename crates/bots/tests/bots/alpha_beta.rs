//! Looking ahead move by move: it finds what there is to find, and as much as
//! trying everything would.

use bots::{AlphaBeta, AlphaBetaHeuristics, BestMove, Bot, Greedy, Observation, Strategy, play};
use engine::{Chance, Event, Game, Match, Pending, QuickDice, Seat, Secret, advance};
use games::wuerfelmarsch::{Board, MarchAction, MarchOptions, Wuerfelmarsch};

fn new_game(players: u8) -> Wuerfelmarsch {
    let mut game = Wuerfelmarsch::new(&MarchOptions::default(), players).unwrap();
    game.evolve(&Event::Throw("start 1".parse().unwrap()));
    game
}

/// Red, at side x, to move on a plate with these dice.
fn plate(dice: &[(&str, &str)]) -> Wuerfelmarsch {
    let mut board = Board::EMPTY;
    for (cell, die) in dice {
        board.put(cell.parse().unwrap(), die.parse().unwrap());
    }
    new_game(2).with_board(board, Seat::new(0))
}

fn found(bot: &mut AlphaBeta<Wuerfelmarsch>, game: &Wuerfelmarsch) -> BestMove<MarchAction> {
    let mut choices = Vec::new();
    bot.run(&Observation::new(game, game.turn(), &mut choices).expect("somebody is asked"))
}

fn best(game: &Wuerfelmarsch, positions: u32) -> String {
    let mut bot = AlphaBeta::new(positions, 1).expect("the game can be looked ahead in");
    found(&mut bot, game).action.to_string()
}

#[test]
fn it_wins_when_it_can() {
    let game = plate(&[("701", "r321"), ("044", "r321"), ("071", "y132"), ("404", "y132")]);
    assert_eq!(best(&game, 500), "tilt 701 800");
}

#[test]
fn it_stops_whoever_would_win() {
    // Yellow needs one more tilt to 080, and only the red die at 071 is near.
    let game = plate(&[("071", "r321"), ("044", "r321"), ("170", "y132"), ("404", "y132")]);
    assert_eq!(best(&game, 2_000), "tilt 071 080");
}

#[test]
fn it_captures_what_is_for_free() {
    // Around 223 red's 6 meets two yellow dice that show less.
    let dice =
        [("134", "r264"), ("323", "y321"), ("224", "y213"), ("044", "r321"), ("035", "r321")];
    let game = plate(&dice);
    let outlook = game.outlook("134".parse().unwrap(), "233".parse().unwrap()).unwrap();
    let expected = outlook.falls.iter().filter(|fall| fall.captor == Some(Seat::new(0))).count();
    let action: MarchAction = best(&game, 5_000).parse().unwrap();
    let mut then = game;
    then.evolve(&Event::Act(Seat::new(0), action));
    while let Some(effect) = then.next_effect() {
        then.evolve(&Event::Effect(effect));
    }
    assert!(expected > 0);
    assert!(usize::from(then.captured(Seat::new(0))) >= expected, "{action}");
}

/// Everything that can happen in `depth` moves.
fn minimax(
    game: &Wuerfelmarsch,
    seat: Seat,
    depth: u8,
    heuristics: &AlphaBetaHeuristics<Wuerfelmarsch>,
) -> i32 {
    let Pending::One(mover) = game.pending() else { return (heuristics.evaluate)(game, seat) };
    if depth == 0 {
        return (heuristics.evaluate)(game, seat);
    }
    let mut choices = Vec::new();
    game.choices(mover, &mut choices);
    let values = choices.into_iter().map(|action| {
        let mut then = *game;
        then.evolve(&Event::Act(mover, action));
        while let Some(effect) = then.next_effect() {
            then.evolve(&Event::Effect(effect));
        }
        minimax(&then, seat, depth - 1, heuristics)
    });
    if mover == seat { values.max() } else { values.min() }.expect("somebody asked has a choice")
}

/// Without its guesses, which moves to leave out, it finds exactly what looking
/// at everything finds, with two players and with three.
#[test]
fn its_bounds_are_sound() {
    let known = Wuerfelmarsch::HEURISTICS.alpha_beta.expect("an open game");
    let heuristics = AlphaBetaHeuristics {
        moves: |game: &Wuerfelmarsch, seat, least, out| {
            let mut choices = Vec::new();
            if least <= 0 {
                game.choices(seat, &mut choices);
            }
            out.extend(choices.into_iter().map(|action| (0, action)));
        },
        noisy: i32::MAX,
        futile: i32::MIN,
        ..known
    };
    let mut dice = QuickDice::new(5);
    let mut compared = 0;
    for players in [2, 3] {
        for number in 0..4 {
            let mut game = new_game(players);
            for _ in 0..30 + 10 * number {
                let Some(seat) = advance(&mut game, &mut dice) else { break };
                let mut choices = Vec::new();
                game.choices(seat, &mut choices);
                // Mostly tilts, so that the dice meet.
                choices.retain(|action| matches!(action, MarchAction::Tilt { .. }));
                let Some(action) = dice.pick(&choices) else { break };
                game.evolve(&Event::Act(seat, *action));
            }
            if advance(&mut game, &mut dice).is_none() {
                continue;
            }
            let mut bot = AlphaBeta::with(heuristics.clone(), 3_000, 1);
            let found = found(&mut bot, &game);
            assert!(found.depth >= 1 && found.positions <= 3_000, "{found:?}");
            if found.value.abs() < 100_000 {
                let depth = found.depth.min(2);
                if depth == found.depth {
                    assert_eq!(
                        found.value,
                        minimax(&game, game.turn(), depth, &heuristics),
                        "{game:?}"
                    );
                    compared += 1;
                }
            }
        }
    }
    assert!(compared >= 3, "{compared}");
}

/// Positions as they come about when dice are mostly tilted.
fn positions(players: u8) -> Vec<Wuerfelmarsch> {
    let mut dice = QuickDice::new(8);
    let mut all = Vec::new();
    for _ in 0..10 {
        let mut game = new_game(players);
        while let Some(seat) = advance(&mut game, &mut dice) {
            all.push(game);
            let mut choices = Vec::new();
            game.choices(seat, &mut choices);
            let tilts = |action: &MarchAction| matches!(action, MarchAction::Tilt { .. });
            if dice.below(4) > 0 && choices.iter().any(tilts) {
                choices.retain(tilts);
            }
            game.evolve(&Event::Act(seat, *dice.pick(&choices).expect("there is a choice")));
        }
    }
    all
}

#[test]
fn moves_are_the_choices_and_one_stands_for_those_left_out() {
    let known = Wuerfelmarsch::HEURISTICS.alpha_beta.expect("an open game");
    for game in positions(2).into_iter().chain(positions(3)) {
        let (mut choices, mut all) = (Vec::new(), Vec::new());
        game.choices(game.turn(), &mut choices);
        (known.moves)(&game, game.turn(), i32::MIN, &mut all);
        assert_eq!(all.len(), choices.len());
        assert!(choices.iter().all(|choice| all.iter().any(|(_, action)| action == choice)));
        for least in [known.futile, 0, known.noisy] {
            let mut some = Vec::new();
            (known.moves)(&game, game.turn(), least, &mut some);
            let (worth, rest): (Vec<_>, Vec<_>) =
                all.iter().copied().partition(|(how, _)| *how >= least);
            let spare = some.pop_if(|(how, _)| *how < least);
            assert_eq!(spare.is_some(), !rest.is_empty());
            assert!(spare.is_none_or(|spare| choices.contains(&spare.1)));
            assert_eq!(some, worth);
        }
    }
}

#[test]
fn what_one_is_ahead_the_other_is_behind() {
    let known = Wuerfelmarsch::HEURISTICS.alpha_beta.expect("an open game");
    let text = include_str!("../../../../data/values/wuerfelmarsch.txt");
    let weights = bots::read_march(text).expect("there is a weight for each pattern");
    for game in positions(2) {
        let [one, two] = [0, 1].map(|seat| (known.evaluate)(&game, Seat::new(seat)));
        assert_eq!(one, -two);
        assert_eq!(one, bots::march_value(&game, Seat::new(0), &weights));
    }
}

#[test]
fn the_same_seed_makes_the_same_choices() {
    let record = |seed: u64| {
        let names = vec!["one".to_owned(), "two".to_owned(), "three".to_owned()];
        let mut game =
            Match::<Wuerfelmarsch>::new(MarchOptions::default(), names, Secret::numbered(3, 1))
                .unwrap();
        let mut bots: Vec<Box<dyn Bot<Wuerfelmarsch>>> = (0..3)
            .map(|seat| Box::new(AlphaBeta::new(300, seed + seat).expect("an open game")) as _)
            .collect();
        play(&mut game, &mut bots).expect("bots keep to the rules");
        game.record().to_string()
    };
    assert_eq!(record(1), record(1));
    assert_ne!(record(1), record(2), "the seed makes no difference");
}

#[test]
fn a_little_looking_ahead_beats_none() {
    let mut wins = 0;
    for index in 0..20_u64 {
        let names = vec!["one".to_owned(), "two".to_owned()];
        let secret = Secret::numbered(11, index);
        let mut game = Match::<Wuerfelmarsch>::new(MarchOptions::default(), names, secret).unwrap();
        let ahead: Box<dyn Bot<Wuerfelmarsch>> =
            Box::new(AlphaBeta::new(2_000, index).expect("an open game"));
        let mut bots = [ahead, Box::new(Greedy::new(index)) as _];
        let seat = (index % 2) as usize;
        bots.rotate_right(seat);
        play(&mut game, &mut bots).expect("bots keep to the rules");
        wins += u32::from(game.game().standings()[seat].rank == 1);
    }
    assert!(wins >= 14, "{wins} of 20");
}

#[test]
fn games_with_dice_or_secrets_are_not_looked_ahead_in() {
    assert!(AlphaBeta::<games::pig::Pig>::new(100, 1).is_none());
    assert!(AlphaBeta::<games::cui_bono::CuiBono>::new(100, 1).is_none());
}
