//! Messages between a table and its clients, the same over a WebSocket and
//! from the page's own worker.
//!
//! A client says hello with the last event it has seen. It gets an
//! [`Update`] with what it missed, or a [`Snapshot`] if that is too long ago,
//! and from then on an update for every change. Updates name the event they
//! follow on; a client that finds a gap asks for a resync. Commands carry an
//! id: sent twice, they are carried out once and acknowledged twice.
//!
//! `docs/protocol.md` shows whole conversations.
//!
//! ```
//! use protocol::{ClientMessage, read};
//!
//! let hello = r#"{"type":"hello","version":1,"table":"k3x9","last_seq":17}"#;
//! assert!(matches!(read(hello), Ok(ClientMessage::Hello { last_seq: Some(17), .. })));
//! assert_eq!(read("{}").unwrap_err().code, "bad-message");
//! ```

mod daily;
mod happening;
mod menu;
mod message;
mod project;
mod push;
mod shelf;
mod state;
mod typescript;

use engine::Viewer;
use table::{Millis, Recorded, Table};

pub use daily::{DailyGame, DailyList, DailyResult, DailyStarted, PlayDaily};
pub use engine::{OptionSpec, OptionValues, Refusal, Standing};
pub use happening::{Happening, PublicEvent};
pub use menu::{GameInfo, menu};
pub use message::{
    ClientMessage, CreateTable, ServerMessage, Snapshot, Summary, TableCreated, Update,
};
pub use project::{hand, project, snapshot, state, summary, update};
pub use push::{PushMessage, PushOff, PushOffer, PushSubscribe, PushTurn};
pub use shelf::{OnShelf, PutOnShelf, ShelfFile, ShelfGame, ShelfKey, ShelfList};
pub use state::{
    ChatLine, Choices, EveningState, GameResult, LogLine, Reveal, Rewind, SeatState, Sitter, State,
    UndoWish,
};
pub use table::race::RaceState;
pub use table::{MAX_ACTION, MAX_CHAT, MAX_NAME, Phase};
pub use typescript::{typescript, view_types};

/// Version of the protocol. Hosts refuse clients of another one.
pub const VERSION: u32 = 1;

/// Longest message of a client, in bytes: room for the longest turn of a hand.
pub const MAX_MESSAGE: usize = 64 << 10;

/// Reads a message of a client.
pub fn read(text: &str) -> Result<ClientMessage, Refusal> {
    if text.len() > MAX_MESSAGE {
        let text = format!("a message has at most {MAX_MESSAGE} bytes");
        return Err(Refusal::new("message-too-long", text));
    }
    serde_json::from_str(text).map_err(|error| Refusal::new("bad-message", error.to_string()))
}

/// Whether a client that speaks `version` can be served.
pub fn check_version(version: u32) -> Result<(), Refusal> {
    if version == VERSION {
        return Ok(());
    }
    let text = format!("this host speaks version {VERSION} of the protocol, not {version}");
    let mut refusal = Refusal::new("other-version", text);
    refusal.args.insert("version".to_owned(), VERSION.into());
    Err(refusal)
}

/// What a client that has seen everything up to `last_seq` has to be told:
/// what it missed, if `recent` (the last events of the table, as many as the
/// host has at hand) reaches back that far, or else everything.
pub fn catch_up(
    table: &Table,
    last_seq: Option<u64>,
    recent: &[Recorded],
    viewer: Viewer,
    now: Millis,
) -> ServerMessage {
    let missed = last_seq.filter(|last| *last > 0 && *last <= table.seq()).and_then(|last| {
        let missed = &recent[recent.partition_point(|event| event.seq <= last)..];
        let whole = missed.len() as u64 == table.seq() - last;
        whole.then_some((last, missed))
    });
    match missed {
        // The state is sent along even if nothing was missed: deadlines are
        // shown by the clock of the host, and that may be another one by now.
        Some((last, missed)) => {
            let mut update = update(table, last, missed, viewer, now);
            update.state = Some(state(table, viewer, now));
            project::forget_moments(table, &mut update.events);
            ServerMessage::Update { update: Box::new(update) }
        }
        None => ServerMessage::Snapshot { snapshot: Box::new(snapshot(table, viewer, now)) },
    }
}
