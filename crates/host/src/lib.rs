//! What every host does around a table, written once and without input or
//! output: who is told what, previews, hands that move, races and their pings,
//! turns that are simulated beside the table, bots, and waking.
//!
//! A [`HostedTable`] is one live table. A host (the server, or the worker of the
//! page) hands it [`Event`]s and the time, and carries out the [`Effect`]s that
//! come of them, one after another. Whatever changes the table comes out as
//! [`Effect::Append`] first; nobody hears of it before the host has said that
//! it is [`stored`](HostedTable::stored).
//!
//! | a host brings | the core says |
//! |---|---|
//! | storage | `Append`, `Load`, `CatchUp` |
//! | connections | `Send` |
//! | time | [`next_deadline`](HostedTable::next_deadline) |
//! | threads or workers | `Think`, `Simulate` |
//!
//! ```
//! use host::{Config, Effect, Event, Guest, HostedTable, Request};
//! use protocol::{CreateTable, ServerMessage};
//! use table::{Command, SeatPlan, Setup, Token};
//!
//! let wish = CreateTable {
//!     setup: Setup { game: "pig".into(), ..Setup::default() },
//!     seats: vec![SeatPlan::Person, SeatPlan::Person],
//!     name: "Mia".into(),
//! };
//! let token = Token([1; 16]);
//! let (_, mut log) = host::create(&wish, "t1", token, 0, &[7; 48])?;
//! let mut hosted = HostedTable::new(Config::default());
//! hosted.handle(Event::Attached {
//!     guest: Guest { connection: 1, who: token.hash() },
//!     welcome: ServerMessage::Pong,
//!     last_seq: None,
//! });
//! hosted.handle(Event::Requested {
//!     connection: 1,
//!     request: Request::Command {
//!         id: "a".to_owned().try_into()?,
//!         command: Command::Chat { text: "hello".into() },
//!     },
//!     arrived: 20,
//! });
//! let mut sent = Vec::new();
//! while let Some(effect) = hosted.next_effect(20, || [9; 48]) {
//!     match effect {
//!         Effect::Load => hosted.opened(&log, 20)?,
//!         Effect::Append(append) => {
//!             log.extend_from_slice(&append.events);
//!             hosted.stored(20);
//!         }
//!         Effect::Send { message, .. } => sent.push(message),
//!         _ => {}
//!     }
//! }
//! assert!(matches!(sent.last(), Some(ServerMessage::Ack { seq: 4, .. })));
//! assert_eq!(log.len(), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod create;
mod decision;
mod event;
mod guests;
mod hosted;
mod process;
mod race;
mod simulation;

pub use create::create;
pub use decision::{Decision, Intend, decide, intend};
pub use event::{Answer, Append, Effect, Event, Gesture, Guest, Origin, Request, Simulation};
pub use hosted::{Config, HostedTable};
