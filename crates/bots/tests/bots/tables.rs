//! What sheets promise: the tables of the crate fit its sheets, and whoever
//! follows them plays well.

use bots::promise::{POINT, read, write};
use bots::{Bot, Greedy, RolloutSettings, Rollouts, Strategy, play};
use engine::{Game, Match, Seat, Secret};
use games::hamstern::{Hamstern, HamsternOptions, Side};

const TABLES: [(Side, &str); 2] = [
    (Side::A, include_str!("../../../../data/values/hamstern-a.txt")),
    (Side::B, include_str!("../../../../data/values/hamstern-b.txt")),
];

#[test]
fn every_file_of_tables_fits_its_sheet() {
    for (side, text) in TABLES {
        let options = HamsternOptions { side, ..HamsternOptions::default() };
        let game = Hamstern::new(&options, 2).unwrap();
        let learnt = Hamstern::promise(&game).expect("both sides were learnt");
        let weights = read(text, learnt.patterns()).unwrap();
        assert_eq!(write(&weights), text, "as it is written");
        assert!(read(text, learnt.patterns() + 1).is_err());
        assert!(read(text, learnt.patterns() - 1).is_err());
        // Nothing is crossed yet: all that is worth anything is to come, and
        // everybody has the same of it.
        let [mine, theirs] = [0, 1].map(|seat| learnt.worth(&game, Seat::new(seat)));
        assert_eq!(mine, theirs);
        assert!(mine.abs() < 64 * POINT, "{side:?}: {mine}");
    }
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
#[test]
fn tables_beat_heuristics() {
    let settings = RolloutSettings { playouts: 60, candidates: 4, throws: u32::MAX, win: 8 };
    let mut wins = 0;
    for index in 0..16_u64 {
        let names = vec!["one".to_owned(), "two".to_owned()];
        let secret = Secret::numbered(23, index / 2);
        let mut game = Match::<Hamstern>::new(HamsternOptions::default(), names, secret).unwrap();
        let promise = Hamstern::promise(game.game()).expect("side A was learnt");
        let learnt: Box<dyn Bot<Hamstern>> = Box::new(Rollouts::new(promise, settings, index));
        let mut bots = [learnt, Box::new(Greedy::new(index))];
        let seat = (index % 2) as usize;
        bots.rotate_right(seat);
        play(&mut game, &mut bots).unwrap();
        wins += u32::from(game.game().standings()[seat].rank == 1);
    }
    assert!(wins >= 11, "{wins} of 16");
}
