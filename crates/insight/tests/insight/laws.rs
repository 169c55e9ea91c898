//! What must be true of luck and skill, whoever plays.

use bots::value::{Stage, Valuer};
use bots::{Bot, BotLevel, Strategy, ValueBot, make, play};
use engine::{Event, Match, Pending, QuickDice, Seat, Secret};
use games::abquetschen::Abquetschen;
use games::cui_bono::CuiBono;
use games::hamstern::Hamstern;
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

/// So many throws in games of chance: what the first player has of them. How many
/// outcomes each had, as far as all of them are walked.
fn luck_has_no_mean<G: Strategy>(wanted: usize, outcomes: Option<usize>) {
    let mut valuer = Valuer::<G>::new().unwrap();
    let mut dice = QuickDice::new(16);
    let mut lucks: Vec<f64> = Vec::new();
    let mut choices = Vec::new();
    while lucks.len() < wanted {
        let mut game = G::new(&G::Options::default(), 2).unwrap();
        // Long games of chance say little new: what counts are throws.
        while lucks.len() < wanted {
            let event = match game.pending() {
                Pending::Throw => Event::Throw(game.throw(&mut dice).unwrap()),
                Pending::Rules => Event::Effect(game.next_effect().unwrap()),
                Pending::Over => break,
                // Only its beginning is thrown.
                _ if outcomes.is_none() => break,
                pending => {
                    let seat = pending.seats().first().unwrap();
                    choices.clear();
                    game.choices(seat, &mut choices);
                    let index = engine::Chance::below(&mut dice, choices.len() as u32);
                    Event::Act(seat, choices[index as usize].clone())
                }
            };
            let even = valuer.stage(&game) == Stage::Even;
            let thrown = matches!(event, Event::Throw(_));
            let number = lucks.len() as u64;
            let mean = if thrown { valuer.expected(&game, number) } else { None };
            game.evolve(&event);
            let Some(expected) = mean else { continue };
            if let Some(outcomes) = outcomes.filter(|_| !even) {
                assert!(expected.exact && expected.outcomes == outcomes, "{expected:?}");
            }
            lucks.push(f64::from(valuer.value(&game)[0] - expected.mean[0]));
        }
    }
    let n = lucks.len() as f64;
    let mean = lucks.iter().sum::<f64>() / n;
    let variance = lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / n;
    assert!(variance > 0.0, "throws matter");
    let reach = 2.6 * (variance / n).sqrt() + 0.5;
    assert!(mean.abs() < reach, "{mean:.2} of 10000, expected within {reach:.2}");
}

#[test]
fn luck_has_no_mean_in_hamstern() {
    luck_has_no_mean::<Hamstern>(10_000, Some(6));
}

#[test]
fn luck_has_no_mean_in_abquetschen() {
    luck_has_no_mean::<Abquetschen>(10_000, Some(6));
}

/// Two dice and the disco die fall in 21 times 6 ways that can be told apart.
#[test]
fn luck_has_no_mean_in_hop_n_roll() {
    luck_has_no_mean::<HopNRoll>(300, Some(126));
}

/// Of whole pyramids some are drawn.
#[test]
fn luck_has_no_mean_in_cui_bono() {
    luck_has_no_mean::<CuiBono>(100, None);
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
fn perfect_play_costs_nothing_in_abquetschen() {
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

/// The same where everybody chooses at once: nothing is hidden from whoever is
/// first, so what this one does is judged as it was chosen. Who comes after is
/// judged by what the others may have chosen.
fn the_first_of_the_best_has_nothing_to_pay<G: Strategy>() {
    for number in 0..2 {
        let best = |seed| -> Box<dyn Bot<G>> { Box::new(ValueBot::new(seed).unwrap().shallow()) };
        let report = played(vec![best(1), best(2)], number);
        let [first, second] = &report.seats[..] else { panic!("two play") };
        assert!(first.decisions > 5);
        assert_eq!((first.cost, first.mistakes), (0, 0), "{}", G::NAME);
        assert!(second.cost < report.whole / 50, "{}: {}", G::NAME, second.cost);
    }
}

#[test]
fn perfect_play_costs_nothing_in_hamstern() {
    the_first_of_the_best_has_nothing_to_pay::<Hamstern>();
}

#[test]
fn perfect_play_costs_nothing_in_hop_n_roll() {
    the_first_of_the_best_has_nothing_to_pay::<HopNRoll>();
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
