//! Races: what counts is what can be had now.

use engine::Game;

use super::Heuristics;

/// A search that is let loose on a race looks no further than a round: the next
/// throw changes everything.
const NEXT: u32 = 12;

/// The heuristics of any race.
pub(crate) const fn heuristics<G: Game>() -> Heuristics<G> {
    let mut heuristics = Heuristics::NONE;
    heuristics.cutoff = |_, decisions| decisions > NEXT;
    heuristics
}
