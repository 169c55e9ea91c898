//! What a table is asked, by whom, and why it may not answer.

use std::net::IpAddr;

use axum::extract::ws::Utf8Bytes;
use host::{Event, Guest};
use protocol::{Refusal, ServerMessage, Summary};
use table::{Connection, Phase, Place, Table, TableRefused, TokenHash};
use tokio::sync::{mpsc, oneshot};

use crate::push::AwaitedAnswer;
use crate::store::StoreError;

/// What a table is asked by the rest of the node.
pub(crate) enum Request {
    /// Somebody is there.
    Attach { guest: Guest, wire: Wire, welcome: ServerMessage, last_seq: Option<u64> },
    /// Something has happened.
    Event(Event),
    /// Somebody's page can be seen, or not any more.
    Look { connection: Connection, visible: bool },
    /// Whether somebody is awaited here and does not see it.
    Awaited { who: TokenHash, answer: AwaitedAnswer },
    /// Somebody who is not there asks how things stand.
    Summary { who: TokenHash, answer: oneshot::Sender<SummaryAnswer> },
    /// Somebody wants to have it deleted.
    Delete { who: TokenHash, answer: oneshot::Sender<Result<Result<(), Refusal>, TableError>> },
    /// It was deleted.
    Deleted,
    /// A node is gone, and its connections with it.
    NodeGone,
}

/// How somebody at a table is reached.
pub(crate) struct Wire {
    pub(crate) address: IpAddr,
    /// Whether their page can be seen.
    pub(crate) visible: bool,
    /// Messages for them that go out together: each on its own would wake their
    /// connection, and take a way through the kernel.
    pub(super) held: Vec<Utf8Bytes>,
    /// If it is full the guest is too slow, and is sent away to come back.
    outbox: mpsc::Sender<Outgoing>,
}

impl Wire {
    pub(crate) fn new(address: IpAddr, outbox: mpsc::Sender<Outgoing>) -> Self {
        Self { address, visible: true, held: Vec::new(), outbox }
    }

    /// Passes on what is held; whether there was room for it.
    pub(super) fn flush(&mut self) -> bool {
        let held = std::mem::take(&mut self.held);
        held.is_empty() || self.outbox.try_send(Outgoing::Texts(held)).is_ok()
    }

    /// Passes on what is held, and that the table cannot be had.
    pub(super) fn part(mut self, code: String) {
        // One who is that slow is gone anyway.
        let _ = self.flush() && self.outbox.try_send(Outgoing::Farewell(code)).is_ok();
    }
}

/// What is passed on to somebody at a table.
pub(crate) enum Outgoing {
    /// Messages.
    Texts(Vec<Utf8Bytes>),
    /// That the table cannot be had, by the code of the refusal that says why.
    Farewell(String),
}

/// A table at a glance, unless the table or the rest of the house says no.
pub(crate) type SummaryAnswer = Result<Result<Summary, TableRefused>, TableError>;

/// A table that cannot be used now.
#[derive(Debug, thiserror::Error)]
pub(crate) enum TableError {
    #[error("there is no such table")]
    NoSuchTable,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the log cannot be read: {0}")]
    Log(String),
    #[error("other nodes were faster every time")]
    Busy,
}

impl From<table::ReplayError> for TableError {
    fn from(error: table::ReplayError) -> Self {
        Self::Log(error.to_string())
    }
}

impl TableError {
    pub(crate) fn refusal(&self) -> Refusal {
        match self {
            Self::NoSuchTable => Refusal::new("no-such-table", "there is no such table"),
            Self::Store(error) if error.is_full() => Refusal::new(
                "no-space",
                "there is no room left to write here; it goes on by itself once there is",
            ),
            Self::Store(_) | Self::Busy => {
                Refusal::new("try-again", "that did not work; please try again")
            }
            Self::Log(_) => Refusal::new("broken-table", "this table cannot be opened any more"),
        }
    }
}

/// Whether the holder of the token `who` may delete the table: its host, unless
/// others play at it.
pub(super) fn may_delete(table: &Table, who: &TokenHash) -> Result<(), Refusal> {
    let seat = table.seat_of(who).ok_or(TableRefused::NotSeated)?;
    if table.host() != Some(seat) {
        return Err(TableRefused::HostOnly.into());
    }
    let others =
        table.places().any(|(other, place)| other != seat && matches!(place, Place::Person(_)));
    if others && table.phase() == Phase::Playing {
        let text = "others play at this table; leave it instead, or play it to its end";
        return Err(Refusal::new("others-play", text));
    }
    Ok(())
}
