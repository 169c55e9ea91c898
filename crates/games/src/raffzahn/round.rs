//! A round against the clock as everybody can look at it, during and after it.

use engine::{Event, EventOf, Moment, Pips, Seat};
use serde::Serialize;
use ts_rs::TS;

use super::{ROUND, Raffzahn, RaffzahnAction, RaffzahnEffect};

/// What has happened since the throw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "RaffzahnRound")]
pub struct Round {
    /// What was thrown.
    pub throw: Pips,
    /// What hands have reached for, in order.
    pub grabs: Vec<Grab>,
    /// How it ended, once it has.
    pub stop: Option<Called>,
}

/// A hand reached for a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "RaffzahnGrab")]
pub struct Grab {
    /// Whose hand.
    pub seat: Seat,
    /// When, from the throw.
    pub at: Moment,
    /// What came of it.
    pub fate: Fate,
}

/// What came of a grab.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "RaffzahnFate")]
pub enum Fate {
    /// The die is theirs.
    Taken,
    /// It was not free, or shows another number.
    Wrong,
    /// It was on its way when STOP was called.
    Void,
    /// It came after the STOP.
    Late,
}

/// The end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "RaffzahnCalled")]
pub struct Called {
    /// Who called STOP; nobody if time was up.
    pub by: Option<Seat>,
    /// When, from the throw.
    pub at: Moment,
}

impl Round {
    pub(super) fn new(throw: Pips) -> Self {
        Self { throw, grabs: Vec::new(), stop: None }
    }
}

/// How long the rounds took until so many dice were taken, by whichever hand:
/// each until its STOP, the last one until the last of these dice. In
/// milliseconds; nothing as long as there are fewer.
pub fn time_for(dice: u32, events: &[EventOf<Raffzahn>]) -> Option<u64> {
    let (mut taken, mut before) = (0, 0);
    for (index, event) in events.iter().enumerate() {
        match event {
            Event::Act(_, RaffzahnAction::Take { stamp: Some(stamp), .. }) => {
                let amiss = matches!(
                    events.get(index + 1),
                    Some(Event::Effect(
                        RaffzahnEffect::Wrong(_)
                            | RaffzahnEffect::Void(_)
                            | RaffzahnEffect::Late(_)
                    ))
                );
                taken += u32::from(!amiss);
                if taken >= dice {
                    return Some(before + u64::from(stamp.at.millis()));
                }
            }
            Event::Act(_, RaffzahnAction::Stop { stamp: Some(stamp) }) => {
                before += u64::from(stamp.at.millis());
            }
            Event::Effect(RaffzahnEffect::TimeUp) => before += u64::from(ROUND.millis()),
            _ => {}
        }
    }
    None
}
