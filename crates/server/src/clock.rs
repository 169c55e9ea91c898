//! Two times: the wall clock, and the time of the service.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::store::Millis;

/// Milliseconds since 1970.
pub(crate) fn wall() -> Millis {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX))
}

/// The time of the service: wall time less the time when nobody served. A
/// player's clock runs in it, and so is credited for every time away.
#[derive(Debug, Default)]
pub(crate) struct Clock {
    away: AtomicI64,
    /// When the service was last noted to be alive.
    alive: AtomicI64,
}

/// How far the time of the service runs ahead of the last sign of life: longer
/// than these take, and far shorter than what counts as time away.
const AHEAD: Millis = 3_000;

impl Clock {
    /// Without a sign of life it stands still: a process that was stopped, or
    /// whose machine slept, does not know yet how long it was away, and must
    /// not look at any clock before it does.
    pub(crate) fn now(&self) -> Millis {
        self.at(wall())
    }

    fn at(&self, wall: Millis) -> Millis {
        wall.min(self.alive.load(Ordering::Relaxed) + AHEAD) - self.away.load(Ordering::Relaxed)
    }

    /// Notes a sign of life at this wall time, and how long the service has
    /// been away in total.
    pub(crate) fn set(&self, alive: Millis, away: Millis) {
        self.away.store(away, Ordering::Relaxed);
        self.alive.store(alive, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_away_is_credited_before_any_clock_is_looked_at() {
        let clock = Clock::default();
        clock.set(1_000_000, 500);
        assert_eq!(clock.at(1_001_000), 1_000_500);
        // Stopped for half a minute: a player's clock has hardly moved.
        assert_eq!(clock.at(1_030_000), 1_002_500);
        // The store has noticed, and credits it.
        clock.set(1_030_000, 30_500);
        assert_eq!(clock.at(1_030_000), 999_500);
        assert_eq!(clock.at(1_031_000), 1_000_500);
    }
}
