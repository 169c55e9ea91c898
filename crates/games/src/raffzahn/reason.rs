//! Why not.

use engine::{Pips, Seat};
use pyramid::Cell;
use serde::Serialize;

use crate::race::StampReason;

/// Why an action or a throw is refused. Reaching for the wrong die is none of
/// these: it happens, and locks the hand.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum RaffzahnReason {
    /// The die is in somebody's hand, or has been thrown already.
    #[error("the turquoise die is thrown once a round, before anybody takes")]
    NoRollDue,
    /// The die has not been thrown.
    #[error("wait until the turquoise die has been thrown")]
    NotThrown,
    /// There is no die at that place.
    #[error("there is no die at {cell}")]
    NoDieToTake {
        /// Where.
        cell: Cell,
    },
    /// The hand is locked after a wrong grab.
    #[error("your hand is locked until {until} ms after the throw, because you took a wrong die")]
    HandLocked {
        /// Until when.
        until: u32,
    },
    /// In ticks: dice lie on it.
    #[error("the die at {cell} is not free: another lies on it")]
    DieUnderOthers {
        /// Where.
        cell: Cell,
    },
    /// In ticks: it shows something else.
    #[error("the die at {cell} shows you a {shows}, not a {throw}")]
    ShowsAnother {
        /// Where.
        cell: Cell,
        /// What the own side shows.
        shows: Pips,
        /// What was thrown.
        throw: Pips,
    },
    /// Somebody else holds the die.
    #[error("only seat {roller}, who threw the die, can call STOP")]
    NotTheRoller {
        /// Who.
        roller: Seat,
    },
    /// STOP was called before.
    #[error("STOP has been called already")]
    Stopped,
    /// The first moments belong to everybody.
    #[error("STOP can be called from {least} ms after the throw on")]
    StopTooEarly {
        /// From when on.
        least: u32,
    },
    /// Only in ticks.
    #[error("in a race nobody passes: just take nothing")]
    NoPassing,
    /// Such a throw is not due.
    #[error("another throw is due here")]
    OtherDieDue,
    /// Such a pyramid is not in the box.
    #[error("the pyramid has all dice but the tip, 55 of each colour at most")]
    NotThatPyramid,
    /// The moment cannot be right.
    #[error(transparent)]
    #[serde(untagged)]
    Stamp(StampReason),
}

impl From<StampReason> for RaffzahnReason {
    fn from(reason: StampReason) -> Self {
        Self::Stamp(reason)
    }
}
