//! Games from records.

use std::fmt::Write as _;

use engine::{Game, Record, RecordError, Seat, Viewer};
use games::eintrichtern::{Eintrichtern, EintrichternAction, EintrichternView};

/// All yellow dice lie alike: every funnel has the sum 3 + 2 + 1.
pub(crate) fn all_alike() -> String {
    format!("throw: lay{}\nthrow: first 1\n", " 321".repeat(45))
}

pub(crate) fn validate(
    players: usize,
    options: &str,
    events: &str,
) -> Result<Eintrichtern, RecordError> {
    let mut text = String::from("kiste record 1\ngame: eintrichtern\n");
    for option in options.split_whitespace() {
        writeln!(text, "option: {option}").unwrap();
    }
    for number in 1..=players {
        writeln!(text, "seat {number}: Player {number}").unwrap();
    }
    let record: Record = (text + events).parse().unwrap();
    engine::validate::<Eintrichtern>(&record, usize::MAX).map(|replayed| replayed.game)
}

/// The game for two after these events, on dice that all lie alike.
pub(crate) fn after(events: &str) -> Eintrichtern {
    validate(2, "", &(all_alike() + events)).unwrap_or_else(|illegal| panic!("{illegal}"))
}

/// The sentence with which the last of these events is refused.
pub(crate) fn refused(events: &str) -> String {
    let events = all_alike() + events;
    let illegal = validate(2, "", &events).expect_err("is refused");
    assert_eq!(illegal.line, 4 + events.lines().count(), "{illegal}");
    illegal.refusal.text
}

pub(crate) fn choices(game: &Eintrichtern) -> Vec<EintrichternAction> {
    let mut out = Vec::new();
    for seat in game.pending().seats() {
        game.choices(seat, &mut out);
    }
    out
}

pub(crate) fn view(game: &Eintrichtern) -> EintrichternView {
    game.view(Viewer::Spectator)
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}
