//! What both databases are asked in the same words.

use super::{Entry, Millis, Wake};

/// The log of a table from an event on.
pub(super) const LOAD: &str =
    "SELECT seq, body FROM log WHERE table_id = $1 AND seq >= $2 ORDER BY seq";

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

/// A row of [`LOAD`].
pub(super) fn entry((seq, body): (i64, String)) -> Entry {
    Entry { seq: seq as u64, body }
}

/// When to wake a table, if that changes and there is something to wake for.
pub(super) fn due(wake: Wake) -> Option<Millis> {
    match wake {
        Wake::At(due) => Some(due),
        Wake::Keep | Wake::Never => None,
    }
}
