//! What must be true of luck and skill, whoever plays.

use bots::value::Valuer;
use bots::{Bot, BotLevel, Strategy, ValueBot, make, play};
use engine::{Event, Game, Match, Pending, QuickDice, Seat, Secret};
use games::abquetschen::Abquetschen;
use games::hamstern::{Hamstern, HamsternOptions};
use games::hop_n_roll::HopNRoll;
use insight::{Insight, Report, analyse};

fn played<G: Strategy>(mut seats: Vec<Box<dyn Bot<G>>>, number: u64) -> Report {
    let names = (1..=seats.len()).map(|seat| format!("Bot {seat}")).collect();
    let options = G::Options::default();
    let mut game = Match::<G>::new(options, names, Secret::numbered(61, number)).unwrap();
    play(&mut game, &mut seats).unwrap();
    match analyse(&game.record().to_string()).unwrap() {
        Insight::Judged { report } => report,
        Insight::Told { .. } => panic!("{} is judged", G::NAME),
    }
}

/// Ten thousand throws in games of chance: what one of two players has of them.
#[test]
fn luck_has_no_mean() {
    const THROWS: usize = 10_000;
    let mut valuer = Valuer::<Hamstern>::new().unwrap();
    let mut dice = QuickDice::new(16);
    let mut lucks: Vec<f64> = Vec::new();
    let mut choices = Vec::new();
    while lucks.len() < THROWS {
        let mut game = Hamstern::new(&HamsternOptions::default(), 2).unwrap();
        loop {
            let event = match game.pending() {
                Pending::Throw => Event::Throw(game.throw(&mut dice).unwrap()),
                Pending::Rules => Event::Effect(game.next_effect().unwrap()),
                Pending::Over => break,
                pending => {
                    let seat = pending.seats().first().unwrap();
                    choices.clear();
                    game.choices(seat, &mut choices);
                    let index = engine::Chance::below(&mut dice, choices.len() as u32);
                    Event::Act(seat, choices[index as usize])
                }
            };
            let thrown = matches!(event, Event::Throw(_));
            let mean = if thrown { valuer.expected(&game, 0) } else { None };
            game.evolve(&event);
            if let Some(expected) = mean {
                assert!(expected.exact && expected.outcomes == 6);
                lucks.push(f64::from(valuer.value(&game)[0] - expected.mean[0]));
            }
        }
    }
    let n = lucks.len() as f64;
    let mean = lucks.iter().sum::<f64>() / n;
    let variance = lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / n;
    assert!(variance > 0.0, "throws matter");
    let reach = 2.6 * (variance / n).sqrt() + 0.5;
    assert!(mean.abs() < reach, "{mean:.2} of 10000, expected within {reach:.2}");
}

/// Better players pay less for their decisions.
#[test]
fn skill_shows_the_levels_in_their_order() {
    let cost = |level: BotLevel| {
        let (mut cost, mut decisions) = (0, 0);
        for number in 0..3 {
            let report = played::<HopNRoll>(vec![make(level, number), make(level, 99)], number);
            cost += report.seats.iter().map(|seat| seat.cost).sum::<i32>();
            decisions += report.seats.iter().map(|seat| seat.decisions).sum::<usize>();
        }
        f64::from(cost) / decisions as f64
    };
    let costs = [BotLevel::Random, BotLevel::Greedy, BotLevel::Medium].map(cost);
    assert!(costs.is_sorted_by(|worse, better| worse > better), "{costs:?}");
}

/// Whoever always does what the report thinks best has nothing to be blamed for.
#[test]
fn perfect_play_costs_nothing() {
    for number in 0..4 {
        let best = |seed| -> Box<dyn Bot<Abquetschen>> {
            Box::new(ValueBot::new(seed).unwrap().shallow())
        };
        let report = played(vec![best(1), best(2)], number);
        assert!(report.decisions.len() > 3);
        for seat in &report.seats {
            assert_eq!((seat.cost, seat.mistakes), (0, 0));
        }
    }
}

/// The weights of the crate name what the code computes.
#[test]
fn every_file_of_weights_fits_its_game() {
    struct Check;
    impl bots::Visitor for Check {
        type Out = bool;
        fn visit<G: Strategy>(self) -> bool {
            let Some(model) = G::VALUE else { return false };
            let network = bots::value::Network::read(model.weights).unwrap();
            assert_eq!(network.names(), model.names, "{}", G::ID);
            assert_eq!(network.text(), model.weights, "{} as it is written", G::ID);
            let game = G::new(&G::Options::default(), 2).unwrap();
            let mut valuer = Valuer::<G>::new().unwrap();
            assert_eq!(valuer.features(&game, Seat::new(0)).len(), model.names.len());
            true
        }
    }
    let judged: Vec<_> = games::ids().iter().filter(|id| bots::visit(id, Check).unwrap()).collect();
    assert_eq!(judged.len(), 4, "{judged:?}");
}
