//! Turns already simulated.
//!
//! An outcome is a function of what is looked up here, so remembering it
//! changes nothing but the time it takes: a turn is asked for when it is
//! played, judged, resumed and replayed.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use super::notation::Settled;

/// Turns remembered before all are forgotten: a few megabytes.
const MOST: usize = 4_096;

type Remembered = HashMap<Box<[u8]>, Arc<Settled>>;

static TURNS: LazyLock<Mutex<Remembered>> = LazyLock::new(Mutex::default);

/// The outcome of the turn that `key` describes in full, simulated if need be.
pub(super) fn settled(key: Vec<u8>, simulate: impl FnOnce() -> Settled) -> Arc<Settled> {
    let known = |turns: &Remembered| turns.get(key.as_slice()).map(Arc::clone);
    if let Some(settled) = known(&TURNS.lock().unwrap_or_else(PoisonError::into_inner)) {
        return settled;
    }
    // Others look up their turns while this one is simulated.
    let settled = Arc::new(simulate());
    let mut turns = TURNS.lock().unwrap_or_else(PoisonError::into_inner);
    if turns.len() >= MOST {
        turns.clear();
    }
    turns.insert(key.into_boxed_slice(), Arc::clone(&settled));
    settled
}
