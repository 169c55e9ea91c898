//! What is true of the bots in every registered game.

use bots::{
    Bot, BotLevel, Greedy, Interval, Mcts, MctsSettings, Observation, Random, Strategy, choose_any,
    make, play,
};
use engine::{Event, Game, Match, Pips, QuickDice, Seat, Secret, Viewer, advance};
use games::cui_bono::CuiBono;
use games::hamstern::{Hamstern, HamsternOptions};
use games::hop_n_roll::HopNRoll;
use games::pig::Pig;

/// Whether a game can be played hundreds of times.
struct Quick;

impl games::Visitor for Quick {
    type Out = bool;
    fn visit<G: Game>(self) -> bool {
        G::COST == engine::Cost::Quick
    }
}

/// Does something with a game; hands that simulate a world have tests of their
/// own.
fn if_quick<V: bots::Visitor<Out = ()>>(id: &str, visitor: V) {
    if games::visit(id, Quick).expect("every id has a game") {
        bots::visit(id, visitor).expect("every id has a game");
    }
}

/// Scripts take a thousand times as long as rules in Rust.
fn is_scripted<G: Game>() -> bool {
    G::ID == games::own::ID
}

fn tables<G: Game>() -> impl Iterator<Item = u8> {
    let most = if is_scripted::<G>() { 2 } else { 4 };
    G::PLAYERS.filter(move |players| *players <= most)
}

fn new_match<G: Game>(players: u8, index: u64) -> Match<G> {
    let names = (0..players).map(|seat| format!("bot {seat}")).collect();
    Match::new(G::Options::default(), names, Secret::numbered(2, index))
        .expect("every game can be played without options")
}

/// A search that is shortened for the test.
fn short_search<G: Strategy>(seed: u64) -> Mcts<G> {
    Mcts::new(MctsSettings::new(if is_scripted::<G>() { 3 } else { 12 }), seed)
}

/// The bots of the command line.
fn all_levels<G: Strategy>(seed: u64) -> Vec<Box<dyn Bot<G>>> {
    vec![
        Box::new(Random::new(seed)),
        Box::new(Greedy::new(seed)),
        Box::new(short_search::<G>(seed)),
    ]
}

engine::each_game!(games::registered: every_choice_of_every_bot_is_legal = every_choice_is_legal);

fn every_choice_is_legal(id: &str) {
    struct Play;
    impl bots::Visitor for Play {
        type Out = ();
        fn visit<G: Strategy>(self) {
            for players in tables::<G>() {
                let mut game = new_match::<G>(players, 1);
                let mut bots: Vec<_> =
                    (0..u64::from(players)).flat_map(all_levels).skip(1).collect();
                bots.truncate(players.into());
                let decisions = play(&mut game, &mut bots)
                    .unwrap_or_else(|refused| panic!("{} for {players}: {refused}", G::NAME));
                assert!(game.is_over() && decisions > 0, "{} for {players}", G::NAME);
            }
        }
    }
    if_quick(id, Play);
}

engine::each_game!(games::registered: the_same_seed_plays_the_same_game = repeats_itself);

fn repeats_itself(id: &str) {
    struct Play;
    impl bots::Visitor for Play {
        type Out = ();
        fn visit<G: Strategy>(self) {
            let players = *G::PLAYERS.start();
            let run = |seed: u64| {
                let mut game = new_match::<G>(players, 1);
                let mut bots: Vec<Box<dyn Bot<G>>> = (0..u64::from(players))
                    .map(|seat| Box::new(short_search::<G>(seed + seat)) as _)
                    .collect();
                play(&mut game, &mut bots).expect("bots keep to the rules");
                game.record().to_string()
            };
            assert_eq!(run(5), run(5), "{}", G::NAME);
            assert_ne!(run(5), run(6), "{}: the seed makes no difference", G::NAME);
        }
    }
    if_quick(id, Play);
}

engine::each_game!(games::registered: no_bot_peeks = peeks_not);

/// Two states that the seat cannot tell apart give the same choice, whatever
/// the others have up their sleeves.
fn peeks_not(id: &str) {
    struct Compare;
    impl bots::Visitor for Compare {
        type Out = ();
        fn visit<G: Strategy>(self) {
            let mut dice = QuickDice::new(3);
            let (mut choices, mut compared) = (Vec::new(), 0);
            for players in tables::<G>() {
                let mut game = new_match::<G>(players, 1).game().clone();
                while advance(&mut game, &mut dice).is_some() {
                    // Of those who decide at once the last one has the most to
                    // peek at, so it is asked about and the first one moves on.
                    let last = game.pending().seats().last().expect("somebody is asked");
                    let mut other = game.clone();
                    other.determinize(Viewer::Seat(last), &mut dice);
                    for level in 0..all_levels::<G>(0).len() {
                        let mut ask = |game: &G| {
                            let observation =
                                Observation::new(game, last, &mut choices).expect("is asked");
                            all_levels(compared).swap_remove(level).choose(&observation)
                        };
                        assert_eq!(ask(&game), ask(&other), "{} {game:?} {other:?}", G::NAME);
                    }
                    compared += 1;
                    let first = game.pending().seats().first().expect("somebody is asked");
                    let observation =
                        Observation::new(&game, first, &mut choices).expect("is asked");
                    let action = Random::new(compared).choose(&observation);
                    game.evolve(&Event::Act(first, action));
                }
            }
            assert!(compared > 10, "{}", G::NAME);
        }
    }
    if_quick(id, Compare);
}

engine::each_game!(
    games::registered: a_host_gets_a_legal_action_and_none_for_a_seat_that_is_not_asked = is_hosted
);

fn is_hosted(id: &str) {
    let names = vec!["Mia".to_owned(), "Tom".to_owned()];
    let mut game = games::new_match(id, &[], &[], names, Secret::numbered(1, 0))
        .expect("is registered")
        .expect("two can play it");
    for seed in 0..6 {
        let asked = game.pending().seats();
        for seat in Seat::all(2) {
            let choice = choose_any(&*game, seat, BotLevel::Easy, seed);
            assert_eq!(choice.is_some(), asked.contains(seat), "{id}");
        }
        let Some(seat) = asked.first() else { break };
        let action = choose_any(&*game, seat, BotLevel::Easy, seed).expect("is asked");
        assert!(choose_any(&*game, seat, BotLevel::Easy, seed).as_ref() == Some(&action), "{id}");
        game.act(seat, &action).expect("bots keep to the rules");
    }
}

#[test]
fn a_search_spends_its_budget_on_the_choices_there_are() {
    let mut game = new_match::<Pig>(2, 0);
    let first = Seat::new(0);
    while game.game().at_stake == 0 {
        let seat = game.game().pending().seats().first().expect("somebody is asked");
        game.act(seat, "roll".parse().expect("is an action")).expect("is legal");
    }
    let mut choices = Vec::new();
    let seat = game.game().pending().seats().first().unwrap_or(first);
    let observation = Observation::new(game.game(), seat, &mut choices).expect("is asked");
    let report = Mcts::new(MctsSettings::new(0), 1).run(&observation, 300);
    assert_eq!(report.iterations, 300);
    assert_eq!(report.candidates.len(), 2);
    assert_eq!(report.candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 300);
    assert!(report.candidates[0].visits >= report.candidates[1].visits);
    assert!(report.nodes > 10);
}

/// Share of games that `one` wins against `other`, changing seats.
fn duel<G: Strategy>(
    games: u64,
    one: impl Fn(u64) -> Box<dyn Bot<G>>,
    other: impl Fn(u64) -> Box<dyn Bot<G>>,
) -> Interval {
    let mut wins = 0.0;
    for index in 0..games {
        let mut game = new_match::<G>(2, index);
        let seat = (index % 2) as usize;
        let mut bots = [one(index), other(index)];
        bots.rotate_right(seat);
        play(&mut game, &mut bots).expect("bots keep to the rules");
        let standings = game.game().standings();
        let winners = standings.iter().filter(|standing| standing.rank == 1).count() as f64;
        wins += if standings[seat].rank == 1 { 1.0 / winners } else { 0.0 };
    }
    Interval::wilson(wins, games)
}

#[test]
fn greedy_beats_random_in_nearly_every_game() {
    fn share<G: Strategy>(games: u64) -> Interval {
        duel::<G>(games, |i| make(BotLevel::Greedy, i), |i| make(BotLevel::Random, i))
    }
    let hop = share::<HopNRoll>(60);
    assert!(hop.low > 0.9, "Hop'n'ROLL: {hop}");
    let hamstern = share::<Hamstern>(60);
    assert!(hamstern.low > 0.9, "Hamstern: {hamstern}");
    // Five points a turn against eight: luck still gives random one in ten.
    let pig = share::<Pig>(200);
    assert!(pig.low > 0.8, "Pig: {pig}");
}

#[test]
fn a_short_search_beats_random_at_pig() {
    let search = |seed| Box::new(Mcts::new(MctsSettings::new(50), seed)) as _;
    let share = duel::<Pig>(100, search, |i| make(BotLevel::Random, i));
    assert!(share.low > 0.75, "{share}");
}

#[test]
fn searching_beats_greedy_at_hop_n_roll() {
    let search = |seed| Box::new(Mcts::new(MctsSettings::new(150), seed)) as _;
    let share = duel::<HopNRoll>(20, search, |i| make(BotLevel::Greedy, i));
    assert!(share.share > 0.6, "{share}");
}

/// Levels are for people, who should notice each step.
#[test]
fn the_levels_of_cui_bono_are_steps() {
    let step = |games: u64, above: BotLevel, below: BotLevel| {
        duel::<CuiBono>(games, |i| make(above, i), |i| make(below, i)).share
    };
    assert!(step(40, BotLevel::Easy, BotLevel::Greedy) > 0.6);
    assert!(step(40, BotLevel::Medium, BotLevel::Easy) > 0.6);
}

/// In the first turns there is little to choose, so both are asked later on.
#[test]
fn the_expert_of_cui_bono_has_a_mind_of_its_own() {
    assert!(bots::has_expert("cui-bono"));
    let mut game = new_match::<CuiBono>(2, 3);
    let mut choices = Vec::new();
    let differ = (0..40).any(|decision| {
        let seat = game.game().pending().seats().first().expect("nobody has ten dice yet");
        let observation = Observation::of_match(&game, seat, &mut choices).expect("is asked");
        let ask = |level| make::<CuiBono>(level, 1).choose(&observation);
        if decision < 20 {
            let action = ask(BotLevel::Easy);
            game.act(seat, action).expect("bots keep to the rules");
            return false;
        }
        let (hard, expert) = (ask(BotLevel::Hard), ask(BotLevel::Expert));
        let differ = hard != expert;
        game.act(seat, expert).expect("bots keep to the rules");
        differ
    });
    assert!(differ, "the expert did what `hard` does");
}

/// An owner's sheet may offer far more than the box does; a thought ends all the
/// same, and by work rather than by time, so that the same seed decides the same.
#[test]
fn a_search_ends_when_it_has_looked_at_enough() {
    let mut game = Hamstern::new(&HamsternOptions::default(), 2).unwrap();
    game.evolve(&Event::Throw(Pips::Three));
    let mut choices = Vec::new();
    let observation = Observation::new(&game, Seat::new(0), &mut choices).unwrap();
    let search = || Mcts::new(MctsSettings::new(0), 1).looking_at(2_000).run(&observation, 5_000);
    let report = search();
    assert!((1..1_000).contains(&report.iterations), "{}", report.iterations);
    assert_eq!(report, search());
}
