//! What both databases are asked in the same words.

use super::{Listed, Millis, Wake};

/// Notes that the service is alive, and counts a longer gap as time away.
pub(super) const ALIVE: &str = "INSERT INTO service (id, alive, away) VALUES (1, $1, 0)
     ON CONFLICT (id) DO UPDATE SET
         away = service.away
             + CASE WHEN $1 - service.alive > $2 THEN $1 - service.alive ELSE 0 END,
         alive = CASE WHEN $1 > service.alive THEN $1 ELSE service.alive END
     RETURNING away";

/// Notes that a node is alive.
pub(super) const NODE_ALIVE: &str = "INSERT INTO nodes (id, alive) VALUES ($1, $2)
     ON CONFLICT (id) DO UPDATE SET alive = excluded.alive";

/// Forgets nodes without a sign of life.
pub(super) const FORGET_NODES: &str = "DELETE FROM nodes WHERE alive < $1";

/// The nodes that are alive.
pub(super) const NODES: &str = "SELECT id FROM nodes";

/// Every table, those unused for longest first.
pub(super) const LIST: &str = "SELECT table_id, COUNT(*), CAST(SUM(LENGTH(body)) AS BIGINT),
         MIN(written_at), MAX(written_at)
     FROM log GROUP BY table_id ORDER BY MAX(written_at)";

/// What a deletion is made of, in this order: the first four take the table,
/// the next also when, the last the time before which deletions are forgotten.
pub(super) const DELETE_LOG: &str = "DELETE FROM log WHERE table_id = $1";
pub(super) const DELETE_WAKE: &str = "DELETE FROM wakes WHERE table_id = $1";
pub(super) const DELETE_PUSH: &str = "DELETE FROM push WHERE table_id = $1";
pub(super) const DELETE_RECORDS: &str = "DELETE FROM records WHERE table_id = $1";
pub(super) const NOTE_DELETION: &str = "INSERT INTO deletions (table_id, at) VALUES ($1, $2)
     ON CONFLICT (table_id) DO UPDATE SET at = excluded.at";
pub(super) const FORGET_DELETIONS: &str = "DELETE FROM deletions WHERE at < $1";

/// Keeps the record of a game.
pub(super) const KEEP_RECORD: &str =
    "INSERT INTO records (table_id, game, text) VALUES ($1, $2, $3)";

/// The tables deleted since a time.
pub(super) const DELETED: &str = "SELECT table_id FROM deletions WHERE at >= $1";

/// The records left of a table.
pub(super) const RECORDS: &str = "SELECT text FROM records WHERE table_id = $1 ORDER BY game";

/// How long deletions are remembered: far longer than a node takes to hear of
/// them.
pub(super) const DELETION_KNOWN: Millis = 3_600_000;

/// A row of [`LIST`].
pub(super) fn listed(row: (String, i64, i64, i64, i64)) -> Listed {
    let (table, rows, bytes, made, used) = row;
    Listed { table, rows: rows as u64, bytes: bytes as u64, made, used }
}

/// When to wake a table, if that changes and there is something to wake for.
pub(super) fn due(wake: Wake) -> Option<Millis> {
    match wake {
        Wake::At(due) => Some(due),
        Wake::Keep | Wake::Never => None,
    }
}
