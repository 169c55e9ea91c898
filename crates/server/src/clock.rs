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
}

impl Clock {
    pub(crate) fn now(&self) -> Millis {
        wall() - self.away.load(Ordering::Relaxed)
    }

    pub(crate) fn set_away(&self, away: Millis) {
        self.away.store(away, Ordering::Relaxed);
    }
}
