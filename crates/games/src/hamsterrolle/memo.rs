//! Turns already simulated.
//!
//! An outcome is a function of what is looked up here, so remembering it
//! changes nothing but the time it takes: a turn is asked for when it is
//! rehearsed, played and judged.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use super::notation::Settled;

/// Bytes of keys remembered before the older half is forgotten. A motion of
/// the hand can be long; most turns are a few hundred bytes.
const MAX_BYTES: usize = 8 << 20;

/// What came of a turn, and the fingerprint of its simulation.
pub(super) type Outcome = (Arc<Settled>, u64);

/// Turns of late, and those before them: what was asked for just now is never
/// forgotten before it is asked for again.
#[derive(Default)]
struct Turns {
    late: HashMap<Box<[u8]>, Outcome>,
    before: HashMap<Box<[u8]>, Outcome>,
    bytes: usize,
}

static TURNS: LazyLock<Mutex<Turns>> = LazyLock::new(Mutex::default);

/// The outcome of the turn that `key` describes in full, simulated if need be.
pub(super) fn outcome(key: Vec<u8>, simulate: impl FnOnce() -> (Settled, u64)) -> Outcome {
    let known = {
        let turns = TURNS.lock().unwrap_or_else(PoisonError::into_inner);
        turns.late.get(key.as_slice()).or_else(|| turns.before.get(key.as_slice())).cloned()
    };
    // Others look up their turns while this one is simulated.
    let outcome = known.unwrap_or_else(|| {
        let (settled, digest) = simulate();
        (Arc::new(settled), digest)
    });
    remember(key, outcome.clone());
    outcome
}

/// Whoever asks for this turn from now on is told this.
pub(super) fn remember(key: Vec<u8>, outcome: Outcome) {
    let mut turns = TURNS.lock().unwrap_or_else(PoisonError::into_inner);
    if turns.bytes > MAX_BYTES / 2 {
        turns.before = std::mem::take(&mut turns.late);
        turns.bytes = 0;
    }
    let size = key.len() + size_of::<Settled>();
    if turns.late.insert(key.into_boxed_slice(), outcome).is_none() {
        turns.bytes += size;
    }
}
