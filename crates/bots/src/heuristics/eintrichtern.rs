//! Eintrichtern: red dice in hand. What lies hidden is guessed anew in every
//! sample, so a search gains little from looking far.

use games::eintrichtern::Eintrichtern;

use super::Heuristics;

pub(crate) const HEURISTICS: Heuristics<Eintrichtern> =
    Heuristics { cutoff: |_, decisions| decisions >= HORIZON, ..Heuristics::NONE };

/// Decisions that a playout goes: a lift for each of a few players.
const HORIZON: u32 = 8;
