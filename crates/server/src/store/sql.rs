//! What both databases are asked in the same words.

use super::{Appended, Entry, Millis, Wake};

/// The log of a table from an event on.
pub(super) const LOAD: &str =
    "SELECT seq, command, body FROM log WHERE table_id = $1 AND seq >= $2 ORDER BY seq";

/// The event that a command became.
pub(super) const DONE: &str = "SELECT seq FROM log WHERE table_id = $1 AND command = $2";

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
pub(super) fn entry((seq, command, body): (i64, Option<String>, String)) -> Entry {
    Entry { seq: seq as u64, command, body }
}

/// What an append was refused for, given the answer to [`DONE`].
pub(super) fn refused(done: Option<i64>) -> Appended {
    done.map_or(Appended::Conflict, |seq| Appended::Duplicate { seq: seq as u64 })
}

/// When to wake a table, if that changes and there is something to wake for.
pub(super) fn due(wake: Wake) -> Option<Millis> {
    match wake {
        Wake::At(due) => Some(due),
        Wake::Keep | Wake::Never => None,
    }
}
