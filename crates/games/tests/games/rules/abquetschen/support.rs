//! Games from records, and random games that are watched.

use std::fmt::Write as _;

use engine::{Chance, Event, EventOf, Game, Options, Pips, QuickDice, Record, Seat, advance};
use games::abquetschen::{Abquetschen, AbquetschenAction, AbquetschenOptions};
use pyramid::{Cell, Cells};

pub(crate) type Refused = engine::RecordError;

/// A start by Mia in the middle: from here on Tom rolls.
pub(crate) const STARTED: &str = "throw: 4\n1: start 223\n";

pub(crate) fn validate(
    players: usize,
    options: &str,
    events: &str,
) -> Result<Abquetschen, Refused> {
    let mut text = String::from("kiste record 1\ngame: abquetschen\n");
    for option in options.split_whitespace() {
        writeln!(text, "option: {option}").unwrap();
    }
    for (number, name) in ["Mia", "Tom", "Ida"].iter().take(players).enumerate() {
        writeln!(text, "seat {}: {name}", number + 1).unwrap();
    }
    let record: Record = (text + events).parse().unwrap();
    engine::validate::<Abquetschen>(&record, usize::MAX).map(|replayed| replayed.game)
}

/// The game after these events, for two.
pub(crate) fn after(events: &str) -> Abquetschen {
    validate(2, "", events).unwrap_or_else(|refused| panic!("{refused}"))
}

/// The sentence with which the last of these events is refused, for two.
pub(crate) fn refused(events: &str) -> String {
    let refused = validate(2, "", events).expect_err("is refused");
    assert_eq!(refused.line, 4 + events.lines().count(), "{refused}");
    refused.refusal.text
}

pub(crate) fn cells(text: &str) -> Cells {
    text.split_whitespace().map(|cell| cell.parse::<Cell>().unwrap()).collect()
}

pub(crate) fn choices(game: &Abquetschen) -> Vec<AbquetschenAction> {
    let mut out = Vec::new();
    for seat in game.pending().seats() {
        game.choices(seat, &mut out);
    }
    out
}

pub(crate) fn evolved(game: &Abquetschen, event: &EventOf<Abquetschen>) -> Abquetschen {
    let mut then = game.clone();
    then.evolve(event);
    then
}

pub(crate) fn rolled(game: &Abquetschen, pips: Pips) -> Abquetschen {
    evolved(game, &Event::Throw(pips))
}

pub(crate) fn acted(game: &Abquetschen, action: AbquetschenAction) -> Abquetschen {
    evolved(game, &Event::Act(game.turn(), action))
}

/// Random games; `at` sees every decision, what was done, and what came of it.
pub(crate) fn random_games(
    games: u64,
    mut at: impl FnMut(&Abquetschen, AbquetschenAction, &Abquetschen),
) {
    for seed in 0..games {
        let mut options = AbquetschenOptions::default();
        options.set("plate", ["9", "8", "6", "5"][seed as usize % 4]).unwrap();
        let players = 2 + (seed / 4 % 2) as u8;
        let mut game = Abquetschen::new(&options, players).unwrap();
        let mut chance = QuickDice::new(seed);
        while let Some(seat) = advance(&mut game, &mut chance) {
            let action = *chance.pick(&choices(&game)).unwrap();
            let then = evolved(&game, &Event::Act(seat, action));
            at(&game, action, &then);
            game = then;
        }
    }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}
