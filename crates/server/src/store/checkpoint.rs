//! Copying what the write-ahead log of SQLite holds to where it belongs, beside
//! the commits: whoever moves does not wait for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{Mutex, Notify};

use super::sqlite::Desk;
use super::{Append, Wake};

/// Pages in the log before they are copied, 32 MB: a page that is written often
/// is copied once.
const PAGES: u64 = 16_000;
/// Pages after which the connection that writes copies them itself, should it
/// come to that: 128 MB.
pub(super) const LIMIT: &str = "64000";
/// So few pages are copied while nobody writes, which begins the log anew.
const FEW: i64 = 400;
/// As often the rest is copied beside the commits, while that makes it less.
const ROUNDS: u32 = 4;
/// Bytes of a page, about.
const PAGE: usize = 2_000;

/// How far the log has grown, as far as the rows of the tables tell.
#[derive(Default)]
pub(super) struct Growth {
    pages: AtomicU64,
    enough: Notify,
}

impl Growth {
    /// These were written.
    pub(super) fn note(&self, group: &[Append]) {
        let pages =
            |append: &Append| 1 + append.body.len() / PAGE + usize::from(append.wake != Wake::Keep);
        let more = group.iter().map(pages).sum::<usize>() as u64;
        if self.pages.fetch_add(more, Ordering::Relaxed) + more >= PAGES {
            self.enough.notify_one();
        }
    }
}

/// Copies whenever the log has grown enough, until it is dropped.
pub(super) async fn keep_copying(
    growth: Arc<Growth>,
    desk: Arc<Mutex<Desk>>,
    options: SqliteConnectOptions,
) {
    loop {
        growth.enough.notified().await;
        growth.pages.store(0, Ordering::Relaxed);
        // What could not be copied is in the log as safely as before, and is
        // tried again with what comes.
        if let Err(error) = copy(&desk, &options).await {
            tracing::warn!(%error, "the write-ahead log cannot be copied");
        }
    }
}

async fn copy(desk: &Mutex<Desk>, options: &SqliteConnectOptions) -> Result<(), sqlx::Error> {
    let mut connection = SqliteConnection::connect_with(options).await?;
    let mut copied = 0;
    for _ in 0..ROUNDS {
        let so_far = copy_once(&mut connection).await?;
        let more = so_far - std::mem::replace(&mut copied, so_far);
        if more <= FEW {
            break;
        }
    }
    connection.close().await?;
    // Only when all of it is copied the log begins anew, instead of growing.
    let mut desk = desk.lock().await;
    let mut connection = desk.take().await?;
    let done = copy_once(&mut connection).await;
    desk.give_back(connection, done).map(drop)
}

/// Copies what can be copied without keeping anybody waiting; how many pages of
/// the log are copied by now.
async fn copy_once(connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    let (_, _, copied): (i64, i64, i64) =
        sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(connection).await?;
    Ok(copied)
}
