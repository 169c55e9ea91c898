//! Records of finished games, for whoever asks: replayed beside the tables, a
//! few at a time, and kept for the next who asks.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use table::{Phase, Recorded, Table};
use tokio::sync::Semaphore;

use crate::hosted::TableError;
use crate::priority::behind_others;
use crate::store::Entry;
use crate::tables::Tables;
use crate::wire;

/// Logs that are replayed at the same time.
const AT_ONCE: usize = 1;
/// Bytes of records that are kept.
const KEPT: usize = 8 << 20;

/// The records of the finished games of a table, in order.
type Finished = Arc<[String]>;

pub(crate) struct Records {
    turn: Semaphore,
    /// By table and its last row, the latest asked for at the back.
    kept: Mutex<VecDeque<(String, u64, Finished)>>,
}

impl Default for Records {
    fn default() -> Self {
        Self { turn: Semaphore::new(AT_ONCE), kept: Mutex::default() }
    }
}

impl Records {
    /// The record of game number `game` at table `id`, counted from 1, or of
    /// the last that is over.
    pub(crate) async fn get(
        &self,
        tables: &Tables,
        id: &str,
        game: Option<usize>,
    ) -> Result<Option<String>, TableError> {
        let finished = self.finished(tables, id).await?;
        let wanted = match game {
            Some(number) => number.checked_sub(1).and_then(|index| finished.get(index)),
            None => finished.last(),
        };
        Ok(wanted.cloned())
    }

    async fn finished(&self, tables: &Tables, id: &str) -> Result<Finished, TableError> {
        let (store, asked) = (tables.store(), [id.to_owned()]);
        // Whoever waits here may find afterwards that it was done for another.
        let _turn = self.turn.acquire().await.map_err(|_| TableError::Busy)?;
        let Some((_, seq)) = store.newest(&asked).await?.into_iter().next() else {
            // What is left of it if it was cleared away.
            return Ok(store.records(id).await?.into());
        };
        if let Some(known) = self.look_up(id, seq) {
            return Ok(known);
        }
        let rows = store.load(id, 1).await?;
        let (_, finished) = replay(tables, rows).await?;
        let finished: Finished = finished.into();
        self.keep(id, seq, finished.clone());
        Ok(finished)
    }

    fn look_up(&self, id: &str, seq: u64) -> Option<Finished> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let index = kept.iter().position(|(other, at, _)| other == id && *at == seq)?;
        let found = kept.remove(index)?;
        let finished = found.2.clone();
        kept.push_back(found);
        Some(finished)
    }

    fn keep(&self, id: &str, seq: u64, finished: Finished) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(other, ..)| other != id);
        kept.push_back((id.to_owned(), seq, finished));
        // Even a table without a record takes some room.
        let weight = |(_, _, records): &(String, u64, Finished)| {
            200 + records.iter().map(String::len).sum::<usize>()
        };
        let mut bytes: usize = kept.iter().map(weight).sum();
        while bytes > KEPT
            && let Some(oldest) = kept.pop_front()
        {
            bytes -= weight(&oldest);
        }
    }
}

/// The table that these rows make, and the records of its finished games.
pub(crate) async fn replay(
    tables: &Tables,
    rows: Vec<Entry>,
) -> Result<(Option<Table>, Vec<String>), TableError> {
    let reading = tokio::task::spawn_blocking(move || wire::read_rows(&rows)).await;
    let log = reading.map_err(|_| TableError::Busy)??;
    let _turn = tables.script_turn_for(&log).await;
    let replayed = tokio::task::spawn_blocking(move || behind_others(|| replay_log(&log))).await;
    replayed.map_err(|_| TableError::Busy)?
}

fn replay_log(log: &[Recorded]) -> Result<(Option<Table>, Vec<String>), TableError> {
    let Some((first, rest)) = log.split_first() else { return Ok((None, Vec::new())) };
    let mut table = Table::open(first)?;
    let mut finished = Vec::new();
    for event in rest {
        let before = table.phase();
        table.evolve(event)?;
        if table.phase() == Phase::Over && before != Phase::Over {
            finished.extend(table.record().map(|record| record.to_string()));
        }
    }
    Ok((Some(table), finished))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_kept_for_the_next_who_asks_until_something_happens_or_others_need_the_room() {
        let records = Records::default();
        let long: Finished = vec!["x".repeat(KEPT / 4)].into();
        records.keep("tea", 3, long.clone());
        assert!(records.look_up("tea", 3).is_some_and(|found| Arc::ptr_eq(&found, &long)));
        assert!(records.look_up("tea", 5).is_none(), "something has happened since");
        for other in ["coffee", "milk"] {
            records.keep(other, 1, long.clone());
        }
        // Asked for again, so it is not the one that goes.
        assert!(records.look_up("tea", 3).is_some());
        records.keep("water", 1, long);
        let left = ["tea", "coffee", "milk", "water"].map(|table| {
            let seq = if table == "tea" { 3 } else { 1 };
            records.look_up(table, seq).is_some()
        });
        assert_eq!(left, [true, false, true, true]);
    }
}
