//! What has happened at a table, as one viewer may know it.

use engine::Seat;
use serde::{Deserialize, Serialize};
use table::race::Audit;
use table::{Millis, Reaction, StandIn};
use ts_rs::TS;

use crate::state::LogLine;

/// An event as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PublicEvent {
    /// Its number.
    pub seq: u64,
    /// When.
    pub at: Millis,
    /// What.
    pub what: Happening,
}

/// What happened. A type of its own: there is no field in it that a secret
/// could be left in by mistake.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Happening {
    /// The table was set up.
    Created,
    /// Somebody sat down.
    Joined {
        /// Where.
        #[ts(as = "u8")]
        seat: Seat,
        /// Who.
        name: String,
    },
    /// Somebody got up.
    Left {
        /// From where.
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// Somebody is called differently now.
    Renamed {
        /// Who.
        #[ts(as = "u8")]
        seat: Seat,
        /// How.
        name: String,
    },
    /// Somebody is ready, or not any more.
    Readied {
        /// Who.
        #[ts(as = "u8")]
        seat: Seat,
        /// Whether.
        ready: bool,
    },
    /// Game, options, sheets or clock were chosen anew.
    Configured,
    /// Seats were put, taken away or given to others.
    Arranged,
    /// A game began.
    Started {
        /// What is promised about the dice.
        commitment: String,
        /// What happened before the first decision.
        lines: Vec<LogLine>,
    },
    /// A move was made.
    Acted {
        /// By whom.
        #[ts(as = "u8")]
        seat: Seat,
        /// Whether by a bot.
        bot: bool,
        /// The move and all that followed from it.
        lines: Vec<LogLine>,
        /// How its moment was judged, in a race.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        audit: Option<Audit>,
    },
    /// Somebody is about to throw, and a race begins with it.
    Countdown {
        /// Who.
        #[ts(as = "u8")]
        seat: Seat,
        /// Whether a bot.
        bot: bool,
    },
    /// The time of those who raced was up.
    #[serde(rename = "lapsed")]
    TimedOut {
        /// What the rules did then.
        lines: Vec<LogLine>,
    },
    /// A move was taken back.
    Undone {
        /// By whom.
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// Somebody asks whether they may take back what others have seen.
    UndoAsked {
        /// Who.
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// Somebody has nothing against that.
    UndoAgreed {
        /// Who.
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// Somebody has.
    UndoDenied {
        /// Who.
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// A move was taken back with everything that came after it.
    Rewound {
        /// By whom.
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// Somebody was reminded that the game waits for them.
    Nudged {
        /// By whom.
        #[ts(as = "u8")]
        seat: Seat,
        /// Who.
        #[ts(as = "u8")]
        whom: Seat,
    },
    /// Somebody was told what a bot would do in their place.
    Hinted {
        /// Who.
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// A bot plays a seat from now on.
    StoodIn {
        /// Whose.
        #[ts(as = "u8")]
        seat: Seat,
        /// Why.
        reason: StandIn,
    },
    /// A player plays again in place of the bot.
    TakenBack {
        /// Who.
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// A player came or went, by one of their connections.
    Presence {
        /// Who.
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// Somebody said something.
    Chatted {
        /// Who.
        #[ts(as = "u8")]
        seat: Seat,
        /// What.
        text: String,
    },
    /// Somebody showed how they feel.
    Reacted {
        /// Who.
        #[ts(as = "u8")]
        seat: Seat,
        /// How.
        reaction: Reaction,
    },
    /// The same people get ready for another game.
    Rematched {
        /// Who asked for it.
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// The evening goes on with its next game.
    MovedOn {
        /// Who said so.
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// The host was away; clocks are credited.
    Restarted,
}
