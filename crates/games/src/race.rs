//! What races have in common: their pace, and a clock that events set.

use engine::{Moment, Stamp};
use serde::Serialize;
use ts_rs::TS;

engine::choice! {
    /// How a race is played.
    #[derive(Serialize, TS)]
    #[serde(rename_all = "lowercase")]
    #[ts(rename = "RacePace")]
    pub enum Pace {
        /// At the same time, against the clock.
        Live = "live",
        /// For absent friends: everybody decides in peace, sealed.
        Ticks = "ticks",
    }
}

/// How long after the last event the listed choices of a race are.
pub(crate) const STEP: u32 = 250;

/// The time of a race as its events tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RaceClock {
    /// When the last thing happened, since the throw.
    pub(crate) now: Moment,
    /// How many events there have been since the beginning of the game.
    pub(crate) events: u32,
}

impl RaceClock {
    pub(crate) const NEW: Self = Self { now: Moment::START, events: 0 };

    /// Another event; `at` its moment, if it has one.
    pub(crate) fn count(&mut self, at: Option<Moment>) {
        self.events += 1;
        self.now = at.unwrap_or(self.now);
    }

    /// Whether an action can carry this stamp now.
    pub(crate) fn check(
        self,
        deadline: Option<Moment>,
        stamp: Option<Stamp>,
    ) -> Result<(), StampReason> {
        match (deadline, stamp) {
            (None, None) => Ok(()),
            (None, Some(_)) => Err(StampReason::NoClock),
            (Some(_), None) => Err(StampReason::NoStamp),
            (Some(deadline), Some(Stamp { at, seen })) => {
                if at < self.now {
                    Err(StampReason::OutOfOrder { clock: self.now.millis() })
                } else if at > deadline {
                    Err(StampReason::TimeUp { deadline: deadline.millis() })
                } else if seen > self.events {
                    Err(StampReason::NotShownYet { events: self.events })
                } else {
                    Ok(())
                }
            }
        }
    }

    /// The stamp of somebody who has been shown everything and acts a little
    /// later, not before `earliest` and not after `deadline`.
    pub(crate) fn soon(self, earliest: Moment, deadline: Option<Moment>) -> Option<Stamp> {
        let at = self.now.plus(STEP).max(earliest).min(deadline?);
        Some(Stamp { at, seen: self.events })
    }
}

/// How quick somebody has been, for the end of a race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "RaceTempo")]
pub struct Tempo {
    /// Presses that counted.
    pub right: u32,
    /// Presses that were wrong, too late or void.
    pub wrong: u32,
    /// The quickest that counted, from the throw.
    pub best: Option<Moment>,
    /// Milliseconds of all that counted together.
    pub total: u32,
}

impl Tempo {
    /// A press that counts.
    pub(crate) fn hit(&mut self, at: Moment) {
        self.right += 1;
        self.best = Some(self.best.map_or(at, |best| best.min(at)));
        self.total = self.total.saturating_add(at.millis());
    }

    /// A press that does not.
    pub(crate) fn miss(&mut self) {
        self.wrong += 1;
    }
}

/// Why a stamp cannot be right.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum StampReason {
    /// The table has not said when it was done.
    #[error("the clock runs, so the table must say when this was done")]
    NoStamp,
    /// There is no time to tell.
    #[error("no clock runs here, so this has no moment")]
    NoClock,
    /// Something happened later and is written before.
    #[error("something happened {clock} ms after the throw already")]
    OutOfOrder {
        /// The last moment.
        clock: u32,
    },
    /// The time was up before.
    #[error("time was up {deadline} ms after the throw")]
    TimeUp {
        /// When.
        deadline: u32,
    },
    /// Nobody sees the future.
    #[error("there have been only {events} events so far")]
    NotShownYet {
        /// How many.
        events: u32,
    },
}
