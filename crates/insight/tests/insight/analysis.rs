//! What every report promises.

use bots::{BotLevel, make, play};
use engine::{Match, Record, Secret};
use games::hamstern::{Hamstern, HamsternOptions};
use games::hop_n_roll::{HopNRoll, HopOptions};
use games::pig::{Pig, PigOptions};
use games::wuerfelmarsch::{MarchOptions, Wuerfelmarsch};
use insight::{Analyst, Insight, Report, analyse};

/// A game of Hop'n'ROLL between bots of these levels.
fn record(levels: &[BotLevel], number: u64) -> String {
    let names = levels.iter().map(ToString::to_string).collect();
    let secret = Secret::numbered(16, number);
    let mut game = Match::<HopNRoll>::new(HopOptions::default(), names, secret).unwrap();
    let mut seats: Vec<_> =
        levels.iter().zip(1..).map(|(level, seed)| make(*level, seed)).collect();
    play(&mut game, &mut seats).unwrap();
    game.record().to_string()
}

fn report(text: &str) -> Report {
    match analyse(text).unwrap() {
        Insight::Judged { report } => report,
        Insight::Told { .. } => panic!("this game is judged"),
    }
}

#[test]
fn luck_skill_and_rest_add_up_to_the_result() {
    for number in 0..2 {
        let report =
            report(&record(&[BotLevel::Greedy, BotLevel::Random, BotLevel::Greedy], number));
        assert!(report.complete && report.over);
        let mut results = 0;
        for seat in &report.seats {
            let sum = seat.start + seat.luck - seat.cost + seat.gifts + seat.rest;
            assert_eq!(sum, seat.result);
            assert_eq!(seat.corrected, seat.result - seat.luck);
            assert!(seat.cost >= 0);
            results += seat.result;
        }
        assert_eq!(results, report.whole, "somebody has won");
        for point in &report.curve {
            assert_eq!(point.shares.iter().sum::<i32>(), report.whole);
        }
        for throw in &report.throws {
            assert_eq!(throw.luck.iter().sum::<i32>(), 0, "what one has, others lack");
            assert!(throw.exact, "all dice of three players can be walked");
        }
        assert_eq!(report.curve.len(), report.curve.last().unwrap().event + 1);
    }
}

#[test]
fn the_same_record_gives_the_same_report_and_stays_as_it_is() {
    let text = record(&[BotLevel::Greedy, BotLevel::Random], 0);
    assert_eq!(report(&text), report(&text));
    let read: Record = text.parse().unwrap();
    let mut analyst = Analyst::of(&read).unwrap();
    while analyst.step() {}
    assert_eq!(read.to_string(), text);
    assert!(
        engine::validate::<HopNRoll>(&read, usize::MAX).is_ok(),
        "and is still proven by its dice"
    );
}

#[test]
fn a_report_grows_step_by_step_with_the_curve_first() {
    let mut analyst = Analyst::new(&record(&[BotLevel::Greedy, BotLevel::Greedy], 1)).unwrap();
    let (_, of) = analyst.progress();
    for _ in 0..=of / 2 {
        analyst.step();
    }
    let Insight::Judged { report } = analyst.insight() else { panic!("this game is judged") };
    assert_eq!(report.curve.len(), of / 2 + 1);
    assert!(!report.complete);
    while analyst.step() {}
    assert_eq!(analyst.progress(), (of, of));
}

#[test]
fn a_cost_names_what_would_have_been_better() {
    let report = report(&record(&[BotLevel::Random, BotLevel::Greedy], 2));
    let dear: Vec<_> = report.decisions.iter().filter(|each| each.cost > 0).collect();
    assert!(dear.len() > 5, "chance plays badly");
    for each in &dear {
        assert_ne!(each.chosen, each.best);
    }
    assert!(dear.iter().any(|each| each.cause.is_some()));
    assert!(report.seats[0].cost > report.seats[1].cost);
}

#[test]
fn the_page_has_the_types_of_a_report() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/protocol/reports.ts");
    let written = std::fs::read_to_string(path).unwrap();
    assert_eq!(written, insight::report_types(), "run cargo xtask codegen");
}

/// Open games are judged by looking ahead: a move that loses at once is blamed,
/// whoever looks ahead has little to be blamed for, and everything adds up.
#[test]
fn a_game_that_can_be_looked_ahead_in_is_judged_by_that() {
    let names = ["greedy", "medium"].map(ToOwned::to_owned).to_vec();
    let options = MarchOptions::default();
    let mut game = Match::<Wuerfelmarsch>::new(options, names, Secret::numbered(16, 0)).unwrap();
    let mut seats = [make(BotLevel::Greedy, 1), make(BotLevel::Medium, 2)];
    play(&mut game, &mut seats).unwrap();
    let report = report(&game.record().to_string());
    assert!(report.complete && report.over);
    for seat in &report.seats {
        assert_eq!(seat.start + seat.luck - seat.cost + seat.gifts + seat.rest, seat.result);
    }
    assert_eq!(report.seats[1].result, report.whole, "who looks ahead wins");
    assert!(report.seats[0].cost > 2 * report.seats[1].cost, "{:?}", report.seats);
    let dearest = report.decisions.iter().max_by_key(|each| each.cost).unwrap();
    assert_ne!(dearest.chosen, dearest.best);
    // Both seats begin alike: whoever is drawn to begin, the mean is even.
    assert_eq!(report.throws.len(), 1);
    assert_eq!(report.curve[0].shares, [5_000, 5_000]);
}

/// Of games that nobody can judge, the turns are told after which points changed most.
#[test]
fn a_game_that_is_not_judged_is_told_by_the_turns_that_mattered() {
    let names = ["Mia", "Tom"].map(ToOwned::to_owned).to_vec();
    let mut game =
        Match::<Pig>::new(PigOptions::default(), names, Secret::numbered(16, 0)).unwrap();
    play(&mut game, &mut [make(BotLevel::Greedy, 1), make(BotLevel::Greedy, 2)]).unwrap();
    let Insight::Told { totals } = analyse(&game.record().to_string()).unwrap() else {
        panic!("Pig is not judged")
    };
    assert_eq!(totals.moments.len(), 3);
    assert!(totals.moments.is_sorted_by_key(|moment| moment.event));
    for moment in &totals.moments {
        assert_eq!(moment.action, "hold", "points are had by holding");
        let seat = moment.seat.index();
        let (before, after) = (&totals.points[moment.event - 1], &totals.points[moment.event]);
        assert_eq!(moment.changes[seat], after[seat] - before[seat]);
        assert!(moment.changes[seat] >= 20, "{moment:?}");
        assert_eq!(moment.changes[1 - seat], 0);
    }
}

#[test]
fn whoever_plays_alone_has_no_share_to_gain_or_lose() {
    let secret = Secret::numbered(16, 3);
    let mut game =
        Match::<Hamstern>::new(HamsternOptions::default(), vec!["Mia".to_owned()], secret).unwrap();
    play(&mut game, &mut [make(BotLevel::Greedy, 1)]).unwrap();
    let Insight::Told { totals } = analyse(&game.record().to_string()).unwrap() else {
        panic!("nothing is judged")
    };
    assert_eq!(totals.unsupported.code, "alone");
    let points = totals.points.last().unwrap();
    assert!(points[0] > 0, "how it went is told all the same: {points:?}");
}
