//! What the author of a game is told of it.

use bots::TestBench;
use engine::{DataFile, Options};
use games::own::OwnOptions;

/// A bench after all its games, for two players of this game.
fn tried(text: String, games: u32) -> bots::BenchReport {
    let mut options = OwnOptions::default();
    options.attach(DataFile { name: "test.kiste-game".to_owned(), text }).unwrap();
    let mut bench = TestBench::new(options, 2, games, 1).unwrap();
    while bench.step() {}
    bench.report()
}

fn first() -> String {
    include_str!("../../../../data/own-games/first.kiste-game").to_owned()
}

/// Ten places for two: everybody puts five dice, and nobody ever wins alone.
#[test]
fn who_wins_alone_and_who_shares_are_all_games() {
    let figures = |report: &bots::BenchReport| {
        let shares = report.seats.iter().map(|seat| seat.share.round() as u32);
        shares.chain([report.draws.round() as u32]).collect::<Vec<_>>()
    };
    assert_eq!(figures(&tried(first(), 20)), [0, 0, 100]);
    let odd = first().replace("t.places.len == 0", "t.heap.len == 9");
    assert_eq!(figures(&tried(odd, 20)), [100, 0, 0]);
}

/// With what translates it, so that a page can say it in the author's language.
#[test]
fn a_fault_is_told_with_its_line_and_its_word() {
    let broken = tried(first().replace("    t.next();", "    t.put(move.cell, die(RED));"), 10);
    let fault = broken.odd.iter().find_map(|game| game.fault.as_ref()).unwrap();
    assert_eq!((fault.told.mistake, fault.line.is_some()), ("taken", true));
    assert_eq!(broken.faults, 10);
}
