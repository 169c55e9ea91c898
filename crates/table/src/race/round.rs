//! A round of a race as the table's own events tell it.

use engine::{Moment, Seat, Stamp};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Line, Millis};

/// How long a throw that begins a race is announced before it is made.
pub const COUNTDOWN: Millis = 3_000;

/// A throw that is about to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Countdown {
    /// Who throws.
    pub(crate) seat: Seat,
    /// Whether a bot does.
    pub(crate) bot: bool,
    /// How.
    pub(crate) action: String,
    /// When.
    pub(crate) until: Millis,
}

/// From a throw until no clock runs any more.
///
/// All of it follows from the log, so that a host that was away takes a round
/// up where it was. An event counts as sent when it was decided on; the few
/// milliseconds until it is durable are the same for everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RaceRound {
    /// The number of the throw among the lines of the game, counted from 1.
    pub(crate) throw: u32,
    /// When it was made.
    pub(crate) start: Millis,
    /// When the lines from the throw on happened, in milliseconds since then.
    pub(crate) sent: Vec<u32>,
    /// The latest moment in the game so far.
    pub(crate) last: Moment,
}

impl RaceRound {
    /// The last of `lines` is the throw.
    pub(crate) fn new(lines: usize, at: Millis) -> Self {
        Self { throw: lines as u32, start: at, sent: vec![0], last: Moment::START }
    }

    /// These happened as well.
    pub(crate) fn add(&mut self, lines: &[Line], at: Millis) {
        let time = self.time(at);
        self.sent.extend(lines.iter().map(|_| time));
        let stamps = lines.iter().filter_map(|line| Stamp::split(&line.text).ok()?.1);
        self.last = stamps.map(|stamp| stamp.at).fold(self.last, Moment::max);
    }

    /// Milliseconds since the throw.
    pub(crate) fn time(&self, now: Millis) -> u32 {
        u32::try_from(now.saturating_sub(self.start)).unwrap_or(u32::MAX)
    }

    /// When somebody did something who says how many lines had been shown, and
    /// how long ago the last of them; in milliseconds since the throw.
    pub(crate) fn claimed(&self, shown: u32, since: u32) -> u32 {
        let index = (shown.saturating_sub(self.throw) as usize).min(self.sent.len() - 1);
        self.sent[index].saturating_add(since)
    }

    /// When a moment is, or was.
    pub(crate) fn when(&self, moment: Moment) -> Millis {
        self.start.saturating_add(moment.millis().into())
    }
}

/// How far a race is, by the time of the state; all in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RaceState {
    /// Until the throw is made.
    pub countdown: Option<u32>,
    /// How long of that it waits for those who still read, at most.
    pub waits: Option<u32>,
    /// Since it was made.
    pub since: Option<u32>,
    /// From the throw to the moment at which time is up.
    pub deadline: Option<u32>,
}
