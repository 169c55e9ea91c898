//! Games that somebody has written: one registered game that plays whatever its
//! file says.
//!
//! A file is a head (TOML), a script (Rhai) and the rules in words. The script
//! answers `setup`, `choices`, `apply`, `score` and `over`, and if it likes
//! `thrown`, `evaluate` and `tell`; `docs/own-games.md` writes a first game and
//! lists all words that a script has for the table.
//!
//! **What a script cannot do.** It draws no number: it asks for a throw, and is
//! told what fell. It sees no die that nobody has seen. It changes the table only
//! in `setup`, `apply` and `thrown`. Legal is what `choices` lists, and nothing
//! else. It runs with fixed limits on steps, depth and memory; whatever goes wrong
//! ends its game as *faulty*, with file, line and a sentence for its author.
//!
//! | option | values | default | |
//! |---|---|---|---|
//! | `game` | the built-in files | `quarry` | which of them, if no file is attached |
//!
//! Options of a file are set by their keys, as those of any game are.
//!
//! ```
//! use engine::{DataFile, Event, Game, Options, Seat};
//! use games::own::{Own, OwnOptions};
//!
//! let text = r#"
//! game = "own"
//! kind = "rules"
//! title = "Corners"
//! author = "Mia"
//! licence = "CC0-1.0"
//! players = [2, 2]
//! plate = 2
//! --- script
//! fn setup(t) { }
//! fn choices(t) { puts(t.places) }
//! fn apply(t, move) { t.put(move.cell, die(t.colour(t.seat))); t.next(); }
//! fn score(t, seat) { t.of_colour(t.colour(seat)).len }
//! fn over(t) { t.places.len == 0 }
//! "#;
//! let mut options = OwnOptions::default();
//! options.attach(DataFile { name: "corners.kiste-game".into(), text: text.into() })?;
//! let mut game = Own::new(&options, 2)?;
//! let mut choices = Vec::new();
//! game.choices(Seat::new(0), &mut choices);
//! assert_eq!(choices.len(), 3);
//! game.evolve(&Event::Act(Seat::new(0), "put 001".parse()?));
//! assert_eq!(game.score(Seat::new(0)).points(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod examine;
mod file;
mod game;
mod mistakes;
mod notation;
mod options;
mod reason;
mod script;
mod table;
mod telling;
mod value;
mod view;
mod words;

pub use examine::examine;
pub use file::{DiceAtStart, GameFile, Head, Hidden, Wins, is_game};
pub use game::Own;
pub use notation::{Move, OwnThrow};
pub use options::{OwnOptions, Sample};
pub use reason::OwnReason;
pub use script::Fault;
pub use view::{HeldView, OwnView, PlayerView};
pub use words::Word;

/// Its id.
pub const ID: &str = "own";

/// The most who can play.
pub const MAX_PLAYERS: usize = 6;

/// Every word that a script has for the table, in the order of the reference.
pub fn words() -> &'static [Word] {
    &script::ENGINE.1
}

/// The reference of all words as Markdown, with these two heads over its columns.
/// `said` puts into another language what catalogues have under a key; it is given
/// the English too.
pub fn reference(columns: [&str; 2], said: impl Fn(&str, &'static str) -> String) -> String {
    words::reference(words(), columns, said)
}
