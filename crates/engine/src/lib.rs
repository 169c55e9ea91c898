//! Turn-based, simultaneous and racing games with explicit chance.
//!
//! List what can be done, do it, see the end:
//!
//! ```
//! use engine::{Game, Match, Pending, Seat, Secret};
//! use games::pig::{Pig, PigOptions};
//!
//! // A match throws its own dice and asks only people.
//! let names = vec!["Mia".to_owned(), "Tom".to_owned()];
//! let mut game = Match::<Pig>::new(PigOptions::default(), names, Secret::numbered(1, 0))?;
//! let mia = Seat::new(0);
//! assert_eq!(game.game().pending(), Pending::One(mia));
//! game.act(mia, "roll".parse()?)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A refusal says why and changes nothing:
//!
//! ```
//! # use engine::{Match, Seat, Secret};
//! # use games::pig::{Pig, PigOptions};
//! # let names = vec!["Mia".to_owned(), "Tom".to_owned()];
//! # let mut game = Match::<Pig>::new(PigOptions::default(), names, Secret::numbered(1, 0))?;
//! let refused = game.act(Seat::new(0), "hold".parse()?).unwrap_err();
//! assert_eq!(refused.to_string(), "roll at least once before you hold");
//! assert!(game.events().is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A million games, or one to its end:
//!
//! ```
//! use engine::{Game, Pending, Playout, QuickDice};
//! use games::pig::{Pig, PigOptions};
//!
//! let mut game = Pig::new(&PigOptions::default(), 2)?;
//! let decisions = Playout::default().run(&mut game, &mut QuickDice::new(7));
//! assert_eq!(game.pending(), Pending::Over);
//! assert!(decisions > 10);
//! assert!(game.standings().iter().any(|standing| standing.score >= 100));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any;
mod any_view;
mod chance;
mod event;
mod game;
pub mod hex;
pub mod laws;
mod level;
mod matches;
mod notation;
mod odds;
mod options;
mod outcome;
mod playout;
mod record;
mod refusal;
mod seat;
mod standing;
mod time;

pub use any::AnyMatch;
pub use any_view::AnyView;
pub use chance::{Chance, Commitment, Dice, Pips, QuickDice, Salt, Secret, Seed};
pub use game::{Cost, Coverage, Event, EventOf, Game, Pending, Viewer};
pub use level::BotLevel;
pub use matches::{Audience, Match, ResumeError, read_options, told};
pub use notation::{Never, Notation, NotationError};
pub use odds::{Odds, Probability, odds};
#[doc(hidden)]
pub use options::set_from_text;
pub use options::{
    Attachments, DataFile, NoFiles, Offer, OptionSpec, OptionValue, OptionValues, Options, Whole,
};
pub use outcome::Outcome;
pub use playout::{Playout, advance, sample_timeout};
pub use record::{
    Line, MAX_RECORD_BYTES, MAX_UNDONE, Record, RecordError, Replayed, VerifyError, replay_trusted,
    undone_line, validate, verify,
};
pub use refusal::{Reason, Refusal, Refused, Sentence, SetupError};
pub use seat::{MAX_SEATS, Seat, Seats};
pub use standing::{Part, Score, Standing, rank};
pub use time::{Moment, Stamp};

/// What the source of a game needs, in one line.
pub mod prelude {
    pub use crate::{
        Chance, Coverage, Event, EventOf, Game, Moment, Never, Part, Pending, Pips, Score, Seat,
        Seats, SetupError, Stamp, Viewer, Whole,
    };
    pub use serde::Serialize;
    pub use std::ops::RangeInclusive;
    pub use ts_rs::TS;
}
