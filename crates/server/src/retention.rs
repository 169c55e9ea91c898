//! What is cleared away: tables that were deleted, and those that nobody has
//! used for as long as the operator says.

use std::sync::Arc;
use std::time::Duration;

use table::Phase;

use crate::clock::wall;
use crate::hosted::{Request, TableError};
use crate::records;
use crate::store::Millis;
use crate::tables::Tables;

/// How often deletions of others are looked for.
const LOOK: Duration = Duration::from_secs(1);
/// Deletions of this long ago have been heard of everywhere.
const HEARD: Millis = 10_000;
/// How often tables are cleared away, and how long after a start first.
const CLEAR: Duration = Duration::from_hours(1);
const FIRST: Duration = Duration::from_secs(2);

/// How long tables are kept at which nothing happens; without a time, for ever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retention {
    /// Those whose game is over. The records of their games stay.
    pub finished: Option<Duration>,
    /// All others.
    pub unfinished: Option<Duration>,
}

impl Tables {
    /// Lets go of tables that somebody has deleted.
    pub(crate) async fn keep_forgetting(self: &Arc<Self>) {
        let mut ticks = crate::tables::every(LOOK);
        loop {
            ticks.tick().await;
            match self.store().deleted(wall() - HEARD).await {
                Ok(deleted) => self.tell_deleted(&deleted),
                Err(error) => tracing::warn!(%error, "deletions cannot be read"),
            }
        }
    }

    /// Clears away what has been kept for long enough.
    pub(crate) async fn keep_clearing(self: &Arc<Self>, retention: Retention) {
        if retention == Retention::default() {
            return;
        }
        tokio::time::sleep(FIRST).await;
        let mut ticks = crate::tables::every(CLEAR);
        loop {
            ticks.tick().await;
            match self.clear_away(retention, wall()).await {
                Ok(0) => {}
                Ok(count) => tracing::info!(count, "tables cleared away"),
                Err(error) => tracing::warn!(%error, "tables cannot be cleared away"),
            }
        }
    }

    /// Clears away what is due at wall time `now`, and says how many tables.
    pub(crate) async fn clear_away(
        self: &Arc<Self>,
        retention: Retention,
        now: Millis,
    ) -> Result<usize, TableError> {
        let mut count = 0;
        for listed in self.store().list().await? {
            let unused = now - listed.used;
            let is_over = |kept: Option<Duration>| {
                kept.is_some_and(|kept| i128::from(unused) > kept.as_millis().cast_signed())
            };
            let (finished, unfinished) =
                (is_over(retention.finished), is_over(retention.unfinished));
            if !finished && !unfinished {
                continue;
            }
            let rows = self.store().load(&listed.table, 1).await?;
            // What cannot be replayed is nobody's finished game.
            let (phase, records) = match records::replay(self, rows).await {
                Ok((table, records)) => (table.map(|table| table.phase()), records),
                _ => (None, Vec::new()),
            };
            if if phase == Some(Phase::Over) { finished } else { unfinished } {
                self.store().delete(&listed.table, &records, now).await?;
                count += 1;
            }
        }
        Ok(count)
    }

    fn tell_deleted(&self, deleted: &[String]) {
        for table in deleted {
            if let Some(sender) = self.hosted_here(table) {
                let _ = sender.try_send(Box::new(Request::Deleted));
            }
        }
    }
}
