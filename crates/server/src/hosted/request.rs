//! What a table is asked, by whom, and why it may not answer.

use std::net::IpAddr;

use axum::extract::ws::Utf8Bytes;
use engine::Seat;
use protocol::Summary;
use table::{Command, CommandId, Connection, TableRefused, TokenHash};
use tokio::sync::{mpsc, oneshot};

use super::Presimulated;
use crate::store::{Millis, StoreError};
use crate::wire;

/// What a table is asked by the rest of the node.
pub(crate) enum Request {
    /// Somebody is there.
    Attach { guest: Guest, welcome: Utf8Bytes, last_seq: Option<u64> },
    /// Somebody is gone.
    Detach { who: TokenHash, connection: Connection },
    /// Somebody asks for something to be done.
    Command { connection: Connection, id: CommandId, command: Command, arrived: Millis },
    /// Somebody answers a ping.
    Pong { connection: Connection, nonce: u32, arrived: Millis },
    /// Somebody asks where a move would lead.
    Preview { connection: Connection, id: String, action: String },
    /// Somebody missed something.
    Resync { connection: Connection },
    /// Somebody who is not there asks how things stand.
    Summary { who: TokenHash, answer: oneshot::Sender<SummaryAnswer> },
    /// Somebody's hand moves.
    Hand { connection: Connection, asked: u64, piece: String, from: u32, frames: String },
    /// Somebody's turn has come to rest on the own screen.
    Settled { connection: Connection, asked: u64, digest: String },
    /// A turn has been played through, and came to this.
    Presimulated { turn: Presimulated, digest: Option<u64> },
    /// A bot has made up its mind.
    Bot { seat: Seat, asked: u64, action: Option<String> },
    /// Another node has written event `seq`.
    News { seq: u64 },
    /// It is this node's turn to see what is due.
    Wake,
    /// A node is gone, and its connections with it.
    NodeGone,
}

/// Somebody at a table, by one connection.
pub(crate) struct Guest {
    pub(crate) connection: Connection,
    pub(crate) who: TokenHash,
    pub(crate) address: IpAddr,
    /// If it is full the guest is too slow, and is sent away to come back.
    pub(crate) outbox: mpsc::Sender<Utf8Bytes>,
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
    pub(crate) fn refusal(&self) -> protocol::Refusal {
        match self {
            Self::NoSuchTable => wire::refusal("no-such-table", "there is no such table"),
            Self::Store(_) | Self::Busy => {
                wire::refusal("try-again", "that did not work; please try again")
            }
            Self::Log(_) => wire::refusal("broken-table", "this table cannot be opened any more"),
        }
    }
}
