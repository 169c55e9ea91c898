//! Races: what counts is what can be had now.

use games::bunte_kuh::BunteKuh;
use games::raffzahn::Raffzahn;

use super::Insight;

/// A search that is let loose on a race looks no further than a round: the next
/// throw changes everything.
const NEXT: u32 = 12;

pub(super) const RAFFZAHN: Insight<Raffzahn> =
    Insight { far_enough: |_, decisions| decisions > NEXT, ..Insight::NONE };

pub(super) const BUNTE_KUH: Insight<BunteKuh> =
    Insight { far_enough: |_, decisions| decisions > NEXT, ..Insight::NONE };
