//! A server under load and the players who load it, for the commands that
//! measure one.

mod host;
mod pair;
mod past;
mod player;
mod way;

use std::time::Duration;

use serde::Serialize;

pub(super) use self::host::{Host, Limits, processor_time};
pub(super) use self::pair::Pair;
pub(super) use self::past::{PLAYERS, Past};
pub(super) use self::player::{BenchError, Player, look_at, make_table};
pub(super) use self::way::Way;

/// How long something took, again and again, in milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Latency {
    pub(super) p50: f64,
    pub(super) p99: f64,
    pub(super) worst: f64,
}

impl Latency {
    pub(super) fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let at = |share: f64| {
            let index = (times.len() as f64 * share) as usize;
            times
                .get(index.min(times.len().saturating_sub(1)))
                .map_or(0.0, |t| t.as_secs_f64() * 1e3)
        };
        Self { p50: at(0.50), p99: at(0.99), worst: at(1.0) }
    }
}
