//! What must survive: the log of every table, its wakes, the time away, the
//! shelf of games that people wrote, and who wants to be told of their turn.
//!
//! A [`Store`] refuses rather than repairs: of two writers that have seen the
//! same past, the database lets one through. Whoever is refused reads what is
//! new and decides again; a command that came twice is then found in the past
//! of its table.

#[macro_use]
mod both;

mod checkpoint;
mod daily;
mod group;
mod migrations;
mod postgres;
mod push;
mod shelf;
mod sqlite;
mod upkeep;
mod wal;

use std::path::PathBuf;
use std::sync::Arc;

use async_trait::async_trait;

pub use daily::{Achieved, Begun, DailyStore, MAX_OF_DAY};
pub use postgres::PostgresStore;
pub use push::{MAX_OF_SEAT, PushStore, Subscription};
pub use shelf::{
    Label, MAX_OF_ONE, MAX_VERSIONS, MAX_WAITING, Put, PutAnswer, ShelfStore, Shelved,
};
pub use sqlite::SqliteStore;
pub use upkeep::UpkeepStore;
pub use wal::{Damage, examine as examine_wal};

/// Milliseconds; of the wall clock, or of the service, which stands still
/// while nobody serves.
pub type Millis = i64;

/// How long a wake stays with the node that took it before another may.
pub const LEASE: Millis = 10_000;

/// After this long without a sign of life a node is gone, and its connections
/// with it.
pub const NODE_GONE: Millis = 10_000;

/// A node, numbered at random at every start.
pub type NodeId = u32;

/// How the service as a whole is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pulse {
    /// How long nobody served, in total.
    pub away: Millis,
    /// The nodes that are alive.
    pub nodes: Vec<NodeId>,
}

/// One command's events, to be written as one row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The table it happened at.
    pub table: String,
    /// Number of its first event: one more than the last that the writer has
    /// seen.
    pub seq: u64,
    /// The events, as the table writes them.
    pub body: String,
    /// What becomes of the table's wake.
    pub wake: Wake,
}

/// What becomes of a table's wake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wake {
    /// It stays as it is.
    Keep,
    /// The table is to be woken at this service time. The writer does so
    /// itself; another node only when it is late by [`LEASE`].
    At(Millis),
    /// Nothing is to be waited for.
    Never,
}

impl Wake {
    /// When to wake the table, if that changes and there is something to wake
    /// for.
    fn due(self) -> Option<Millis> {
        match self {
            Self::At(due) => Some(due),
            Self::Keep | Self::Never => None,
        }
    }
}

/// What the database said to an [`Append`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is durable.
    Stored,
    /// Somebody else was first: read what is new.
    Conflict,
}

/// One row of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Number of the first event in it.
    pub seq: u64,
    /// The events, as the table wrote them.
    pub body: String,
}

/// A table as an operator sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its id.
    pub table: String,
    /// Rows of its log.
    pub rows: u64,
    /// Bytes of its log.
    pub bytes: u64,
    /// When it was made, by the wall clock.
    pub made: Millis,
    /// When something last happened there.
    pub used: Millis,
}

/// Why the store could not answer. Whether something was written is not known.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(Arc<sqlx::Error>),
    /// The database is of a newer version, or its migration failed.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(Arc<sqlx::migrate::MigrateError>),
    /// The data folder cannot be used.
    #[error("the data folder {folder} cannot be used: {reason}")]
    Folder {
        /// Where it is.
        folder: PathBuf,
        /// What went wrong.
        reason: String,
    },
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// Whether there is no room left to write.
    pub fn is_full(&self) -> bool {
        // SQLITE_FULL, a write that failed otherwise (such as for a quota), and
        // `disk_full` of PostgreSQL.
        let full = |code: &str| matches!(code, "13" | "778" | "53100");
        match self {
            Self::Database(error) => error
                .as_database_error()
                .and_then(sqlx::error::DatabaseError::code)
                .is_some_and(|code| full(&code)),
            _ => false,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(Arc::new(error))
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        Self::Migration(Arc::new(error))
    }
}

/// Where tables are kept.
#[async_trait]
pub trait Store: DailyStore + PushStore + ShelfStore + UpkeepStore + Send + Sync + 'static {
    /// Writes a command's events. Once this returns `Stored` they survive
    /// anything short of a broken disk. Appends that come together share a
    /// commit.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// The log of `table` from event `seq` on, in order.
    async fn load(&self, table: &str, seq: u64) -> Result<Vec<Entry>, StoreError>;

    /// Of `tables`, those that exist, each with the number of its last row.
    async fn newest(&self, tables: &[String]) -> Result<Vec<(String, u64)>, StoreError>;

    /// Takes up to `limit` tables that are due at service time `now`; nobody
    /// else gets them before [`LEASE`] has passed.
    async fn take_due(&self, now: Millis, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Writes what is under way and lets go of the database.
    async fn close(&self);
}
