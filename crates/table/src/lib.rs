//! A hosted match without input or output: who sits where, whose turn it is,
//! what has been said, and when a bot steps in.
//!
//! A table is made from its events. A host (the server, or the page's own
//! worker) puts an [`Input`] before [`Table::decide`], stores the events that
//! come of it, applies them with [`Table::evolve`], and only then tells
//! people, through the `protocol` crate. Time and randomness come in as
//! arguments, so the same log is the same table everywhere.
//!
//! ```
//! use table::{Command, Input, SeatPlan, Setup, Table, Token, Verdict, BotLevel};
//!
//! let mia = Token([1; 16]).hash();
//! let setup = Setup { game: "pig".into(), ..Setup::default() };
//! let seats = [SeatPlan::Person, SeatPlan::Bot { level: BotLevel::Easy }];
//! let mut log = Table::create(&setup, &seats, ("Mia", mia), 0, &[7; 48])?;
//! let mut table = Table::replay(&log)?;
//!
//! for (id, command) in [
//!     ("a", Command::Start),
//!     ("b", Command::act("roll")),
//! ] {
//!     let input = Input::Command { from: mia, id: id.to_owned().try_into()?, command };
//!     let Verdict::Happens(events) = table.decide(&input, 1000, &[9; 48])? else { panic!() };
//!     for event in events {
//!         table.evolve(&event)?;
//!         log.push(event);
//!     }
//! }
//! assert!(Table::replay(&log)? == table);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What can be taken back
//!
//! Pencil marks that nobody else sees are the business of the page. A move
//! that was made can be taken back with [`Command::Undo`] only where several
//! act at the same time, and only until the round closes: as soon as dice have
//! fallen, the rules have followed up, or somebody has moved in a way that one
//! could see, it stands. Sealed moves of others in the same round do not
//! matter, since they tell nothing. Undo is an event like all others; the game
//! is played again without the move, with the same dice.
//!
//! A move that everybody has seen can be taken back too, with all that came
//! after it, as long as nothing hidden has been shown since: no dice, no secret
//! of a game that has some, and no race. Where only bots have seen it that is
//! done at once, and counted; people are asked, and each of them may refuse.

mod beginning;
mod clock;
mod command;
mod daily;
mod decide;
mod evening;
mod event;
mod evolve;
mod favours;
mod hand;
mod moves;
mod play;
pub mod race;
mod refusal;
mod series;
mod table;
mod token;
mod undo;
mod words;

pub use clock::{ABSENCE, BotTurn, STAND_IN};
pub use command::{
    Clock, Command, CommandId, Connection, EveningGame, Input, Millis, Reaction, SeatPlan, Setup,
    SetupChange, Sheet, Simulated, StandIn,
};
pub use daily::{Counts, DAILY, DAY_GRACE, DailyGame, Day, DayKey};
pub use decide::{Entropy, MAX_OPTIONS, MAX_SHEET_BYTES, MAX_SHEETS, MAX_UNDO, Verdict};
pub use engine::BotLevel;
pub use evening::EveningState;
pub use event::{Line, RULES, Recorded, Sealed, TableEvent};
pub use favours::{NUDGE_PAUSE, Rewind, UndoWish};
pub use hand::{Hand, Hands, MAX_HAND_BYTES, MAX_MOTION_BYTES};
pub use moves::{MAX_ACTION, MAX_TURN, Trial};
pub use play::{Choices, MAX_CHOICES};
pub use refusal::TableRefused;
pub use table::{
    CHAT_KEPT, MAX_EVENTS, MAX_TALK, MAX_WRITTEN, Person, Phase, Place, ReplayError, Said, Table,
};
pub use token::{Invite, Token, TokenHash, readable};
pub use words::{MAX_CHAT, MAX_NAME, clean_chat, clean_name};
