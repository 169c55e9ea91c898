//! Why not.

use pyramid::Cell;
use serde::Serialize;

use crate::race::StampReason;

/// Why an action or a throw is refused. A wrong call is none of these: it
/// happens, and costs.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum KuhReason {
    /// The three dice are thrown once a round.
    #[error("the three dice are thrown once a round, before anybody calls")]
    NoDiceDue,
    /// There is no sum yet.
    #[error("wait until the three dice have been thrown")]
    NoSumYet,
    /// STOP or NERGENS comes first.
    #[error("call STOP before you point")]
    CallFirst,
    /// STOP was called; now point.
    #[error("you have called STOP: point at the funnel")]
    PointNow,
    /// The call was right; now put.
    #[error("you were right: put one of your dice")]
    PutNow,
    /// No die can be put there.
    #[error("there is no funnel at {cell}")]
    NotAFunnel {
        /// Where.
        cell: Cell,
    },
    /// One pointed elsewhere.
    #[error("you pointed at {pointed}, so your die goes there")]
    PutWherePointed {
        /// Where.
        pointed: Cell,
    },
    /// The stopwatch ran too long.
    #[error("the stopwatch stops after {most} ms")]
    StopwatchTooLong {
        /// How long it runs.
        most: u32,
    },
    /// Such a decision is for absent friends.
    #[error("around one table one calls STOP or NERGENS")]
    OnlyInTicks,
    /// Such a call is for people around one table.
    #[error("in ticks one writes down the funnel and the time of the own stopwatch")]
    NotInTicks,
    /// Such a throw is not due.
    #[error("another throw is due here")]
    OtherDiceDue,
    /// The base is another one.
    #[error("the base layer has 45 pearl dice, and nothing lies on it")]
    NotThatBase,
    /// The moment cannot be right.
    #[error(transparent)]
    #[serde(untagged)]
    Stamp(StampReason),
}

impl From<StampReason> for KuhReason {
    fn from(reason: StampReason) -> Self {
        Self::Stamp(reason)
    }
}
