//! Covered faces stay covered, and sums are forgotten by everything but people.

use engine::{Chance, Event, Game, Match, Options, Pips, QuickDice, Seat, Secret, Viewer};
use games::eintrichtern::{Eintrichtern, EintrichternOptions, EintrichternThrow, Odds};
use pyramid::{Axis, Cell, Cells, Plate};

use super::support::{after, view};

fn new_match(seed: u64) -> Match<Eintrichtern> {
    let names = vec!["Mia".to_owned(), "Tom".to_owned()];
    Match::new(EintrichternOptions::default(), names, Secret::numbered(seed, 0)).unwrap()
}

/// Plays on at random; `at` sees the match at every decision.
fn play(game: &mut Match<Eintrichtern>, seed: u64, mut at: impl FnMut(&Match<Eintrichtern>)) {
    let mut chance = QuickDice::new(seed);
    while let Some(seat) = game.game().pending().seats().first() {
        at(game);
        let mut choices = Vec::new();
        game.game().choices(seat, &mut choices);
        let action = *chance.pick(&choices).unwrap();
        game.act(seat, action).unwrap();
    }
    at(game);
}

#[test]
fn at_first_only_the_27_faces_that_look_outwards_are_seen() {
    let game = after("");
    let faces: usize =
        view(&game).yellow.iter().map(|die| die.faces.iter().flatten().count()).sum();
    assert_eq!(faces, 27);
    assert_eq!(view(&game).yellow.len(), 45, "where dice lie is no secret");
    let faceless = view(&game).yellow.iter().filter(|die| die.faces == [None; 3]).count();
    assert_eq!(faceless, 45 - 24, "all but those at the edge");
    for die in view(&game).yellow {
        for axis in Axis::ALL {
            assert_eq!(die.faces[axis.index()].is_some(), die.cell.along(axis) == 0);
        }
    }
}

#[test]
fn a_won_die_opens_three_faces() {
    let game = after("throw: 1 1 4\n1: lift 340\n");
    let faces: usize =
        view(&game).yellow.iter().map(|die| die.faces.iter().flatten().count()).sum();
    assert_eq!(faces, 27 + 3);
}

#[test]
fn nobody_is_told_how_the_dice_lie() {
    let game = new_match(1);
    let lay = &game.events()[0];
    assert!(matches!(lay, Event::Throw(EintrichternThrow::Lay(_))));
    let audience = game.audience(0).unwrap();
    assert!(audience.seats.is_empty() && !audience.spectators);
    let audience = game.audience(1).unwrap();
    assert!(audience.seats.len() == 2 && audience.spectators, "who begins is audience to all");
}

/// Everything that is told and everything that is seen fits each other, and no
/// view holds a face that a red die covers.
#[test]
fn no_view_holds_a_covered_face() {
    let base = Plate::STANDARD.base();
    for seed in 0..5 {
        let mut game = new_match(seed);
        play(&mut game, seed, |game| {
            for viewer in
                [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator]
            {
                let view = game.game().view(viewer);
                for die in &view.yellow {
                    assert!(base.contains(die.cell));
                    for axis in Axis::ALL {
                        let above = die.cell.above(axis);
                        let covered = above.is_some_and(|above| view.red.contains(above));
                        assert_eq!(die.faces[axis.index()].is_none(), covered, "{}", die.cell);
                    }
                }
            }
        });
        assert!(game.is_over());
    }
}

#[test]
fn a_sum_is_seen_until_the_die_is_back_and_then_nowhere() {
    let shown = after("throw: 1 1 1\n1: lift 340\n");
    assert!(view(&shown).lifted.is_some());
    let covered = after("throw: 1 1 1\n1: lift 340\n1: cover\n");
    // The state itself has forgotten: it is that of a game in which another
    // die was lifted.
    let other = after("throw: 1 1 1\n1: lift 016\n1: cover\n");
    assert_eq!(covered, other);
}

#[test]
fn samples_agree_with_the_open_faces_and_the_sum_being_shown() {
    let mut chance = QuickDice::new(5);
    let mut with_sum = 0;
    let mut game = new_match(7);
    play(&mut game, 7, |game| {
        let state = game.game();
        for _ in 0..3 {
            let mut sample = state.clone();
            sample.determinize(Viewer::Spectator, &mut chance);
            assert_eq!(view(&sample), view(state));
            with_sum += usize::from(view(state).lifted.is_some());
        }
    });
    assert!(with_sum > 10);
}

/// A lifted funnel is drawn with the odds it has, not just somehow: of the ten
/// ways to make a 6 with three dice, three have a 4 in them.
#[test]
fn samples_of_an_announced_funnel_are_fair() {
    let mut announced = after("throw: 1 1 4\n");
    announced.evolve(&Event::Act(Seat::new(0), "lift 223".parse().unwrap()));
    announced.evolve(&Event::Effect("sum 6".parse().unwrap()));
    let around: Cells = "223".parse::<Cell>().unwrap().supports();
    let mut chance = QuickDice::new(9);
    let mut with_four = 0;
    for _ in 0..3_000 {
        let mut sample = announced.clone();
        sample.determinize(Viewer::Spectator, &mut chance);
        // With the die gone, everybody sees what was drawn.
        sample.evolve(&Event::Effect("keep 1".parse().unwrap()));
        let seen = view(&sample).yellow;
        let dice = seen.iter().filter(|die| around.contains(die.cell));
        let faces: Vec<u8> = dice.flat_map(|die| die.faces).flatten().map(Pips::get).collect();
        assert_eq!(faces.iter().sum::<u8>(), 6);
        with_four += u32::from(faces.contains(&4));
    }
    assert!((800..1_000).contains(&with_four), "{with_four} of 3000");
}

#[test]
fn the_odds_of_an_untouched_funnel_in_the_middle_are_those_of_three_dice() {
    let game = after("");
    let odds = game.odds("223".parse().unwrap());
    for sum in Odds::SUMS {
        assert!((odds.of(sum) - Odds::of_three_dice().of(sum)).abs() < 1e-6, "{sum}");
    }
    assert!((Odds::of_three_dice().of(10) - 27.0 / 216.0).abs() < 1e-6);
    assert!(odds.of(2) + odds.of(19) <= 0.0);
}

/// A die that shows a 3 cannot show a 3 or a 4 anywhere else.
#[test]
fn open_faces_change_the_odds() {
    let game = after("");
    // Each die around 700 lies at an edge, with a 3, 2 or 1 outside.
    let odds = game.odds("700".parse().unwrap());
    let possible: Vec<u8> = Odds::SUMS.filter(|&sum| odds.of(sum) > 0.0).collect();
    let all: f32 = Odds::SUMS.map(|sum| odds.of(sum)).sum();
    assert!((all - 1.0).abs() < 1e-5);
    assert!(possible.len() < 16, "{possible:?}");
    // What samples do is what the odds say.
    let mut chance = QuickDice::new(1);
    let mut counts = [0_u32; 19];
    for _ in 0..4_000 {
        let mut sample = game.clone();
        sample.determinize(Viewer::Spectator, &mut chance);
        sample.evolve(&Event::Throw("1 1 1".parse().unwrap()));
        sample.evolve(&Event::Act(Seat::new(0), "lift 700".parse().unwrap()));
        let sum = sample.next_effect().unwrap().to_string();
        counts[sum.strip_prefix("sum ").unwrap().parse::<usize>().unwrap()] += 1;
    }
    for sum in Odds::SUMS {
        let share = counts[usize::from(sum)] as f32 / 4_000.0;
        assert!((share - odds.of(sum)).abs() < 0.03, "{sum}: {share} for {}", odds.of(sum));
    }
}

#[test]
fn options_keep_to_their_ranges() {
    let mut options = EintrichternOptions::default();
    assert!(options.set("plate", "3").is_err());
    assert!(options.set("few", "0").is_err());
    assert!(options.set("many", "12").is_ok());
}
