//! Races: what counts is what can be had now.

use games::bunte_kuh::BunteKuh;
use games::raffzahn::Raffzahn;

use super::Heuristics;

/// A search that is let loose on a race looks no further than a round: the next
/// throw changes everything.
const NEXT: u32 = 12;

pub(super) const RAFFZAHN: Heuristics<Raffzahn> =
    Heuristics { cutoff: |_, decisions| decisions > NEXT, ..Heuristics::NONE };

pub(super) const BUNTE_KUH: Heuristics<BunteKuh> =
    Heuristics { cutoff: |_, decisions| decisions > NEXT, ..Heuristics::NONE };
