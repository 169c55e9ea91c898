//! What sheets promise: the tables of the crate fit its sheets, and whoever
//! follows them plays well.

use bots::promise::{POINT, read, write};
use bots::{Bot, Greedy, RolloutSettings, Rollouts, Strategy, play};
use engine::{Match, Seat, Secret};
use games::hamstern::{Hamstern, HamsternOptions, Side};
use games::hop_n_roll::{HopNRoll, HopOptions, SheetChoice};

/// The files of the crate fit its sheets, and are as the trainer writes them. At the
/// beginning everybody has as much to come, but for `points` by who is first.
fn fits<G: Strategy>(options: &G::Options, text: &str, points: i32) {
    let game = G::new(options, 2).unwrap();
    let learnt = G::promise(&game).expect("it was learnt");
    let weights = read(text, learnt.patterns()).unwrap();
    assert_eq!(write(&weights), text, "as it is written");
    assert!(read(text, learnt.patterns() + 1).is_err());
    assert!(read(text, learnt.patterns() - 1).is_err());
    let [mine, theirs] = [0, 1].map(|seat| learnt.worth(&game, Seat::new(seat)));
    assert!((mine - theirs).abs() <= points * POINT, "{mine} and {theirs}");
    assert!(mine.abs() < 64 * POINT, "{mine}");
}

#[test]
fn every_file_of_tables_fits_its_sheet() {
    let burrow = |side| HamsternOptions { side, ..HamsternOptions::default() };
    let hop = |sheet| HopOptions { sheet, ..HopOptions::default() };
    fits::<Hamstern>(&burrow(Side::A), include_str!("../../../../data/values/hamstern-a.txt"), 0);
    fits::<Hamstern>(&burrow(Side::B), include_str!("../../../../data/values/hamstern-b.txt"), 0);
    fits::<HopNRoll>(
        &hop(SheetChoice::Standard),
        include_str!("../../../../data/values/hop-n-roll-standard.txt"),
        8,
    );
    fits::<HopNRoll>(
        &hop(SheetChoice::Advanced),
        include_str!("../../../../data/values/hop-n-roll-advanced.txt"),
        8,
    );
}

#[test]
fn a_file_with_a_mistake_is_refused_with_a_sentence() {
    for (text, sentence) in [
        ("", "tables begin with “kiste tables 1”"),
        ("kiste tables 1\n1 x", "“x” is no weight"),
        ("kiste tables 1\n9999", "“9999” is no weight"),
        ("kiste tables 1\n1 0*3", "there are more than 3 weights"),
        ("kiste tables 1\n1", "there are 1 weights instead of 3"),
    ] {
        assert_eq!(read(text, 3).unwrap_err(), sentence);
    }
    assert_eq!(read("kiste tables 1\n-1 2*2", 3).unwrap()[..], [-16, 32, 32]);
}

/// Tables and a few playouts against whoever looks one step ahead.
fn wins<G: Strategy>(games: u64) -> u32 {
    let settings = RolloutSettings { playouts: 60, candidates: 4, throws: u32::MAX, win: 8 };
    let mut wins = 0;
    for index in 0..games {
        let names = vec!["one".to_owned(), "two".to_owned()];
        let secret = Secret::numbered(23, index / 2);
        let mut game = Match::<G>::new(G::Options::default(), names, secret).unwrap();
        let promise = G::promise(game.game()).expect("its first sheet was learnt");
        let learnt: Box<dyn Bot<G>> = Box::new(Rollouts::new(promise, settings, index));
        let mut bots = [learnt, Box::new(Greedy::new(index))];
        let seat = (index % 2) as usize;
        bots.rotate_right(seat);
        play(&mut game, &mut bots).unwrap();
        wins += u32::from(game.game().standings()[seat].rank == 1);
    }
    wins
}

#[test]
fn tables_beat_heuristics() {
    let [hamstern, hop] = [wins::<Hamstern>(16), wins::<HopNRoll>(16)];
    assert!(hamstern >= 11, "Hamstern: {hamstern} of 16");
    assert!(hop >= 11, "Hop'n'ROLL: {hop} of 16");
}
