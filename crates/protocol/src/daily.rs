//! Games of the day: the same for everybody, with a list of results.

use serde::{Deserialize, Serialize};
use table::Millis;
use ts_rs::TS;

/// A day with its games, and what is promised about its dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct DailyList {
    /// The day, such as `2026-11-17`, by Universal Time.
    pub day: String,
    /// The day it is now.
    pub today: String,
    /// SHA-256 of the key that fixes the dice of this day.
    pub promise: String,
    /// The key, once the day is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub key: Option<String>,
    /// The same promise for the day after, which has not begun.
    pub next: String,
    /// When the key is revealed; until then a game that was begun counts.
    pub reveal: Millis,
    /// Time at the host.
    pub now: Millis,
    /// The games of the day.
    pub games: Vec<DailyGame>,
}

/// One game of a day and how it was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct DailyGame {
    /// Id of the game.
    pub game: String,
    /// If the time counts that somebody takes: for how many dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dice: Option<u32>,
    /// How many have finished it.
    pub finished: u32,
    /// The best, in order.
    pub best: Vec<DailyResult>,
    /// What the asker has achieved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub own: Option<DailyResult>,
    /// The table of the asker whose result counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
}

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DailyResult {
    /// Which place it is; equal results share one.
    pub place: u32,
    /// Whose.
    pub name: String,
    /// Points, or milliseconds.
    pub result: i64,
    /// Whether it is the asker's.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub yours: bool,
}

/// Wants to play a game of today.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayDaily {
    /// Id of the game.
    pub game: String,
    /// How the list is to name them.
    pub name: String,
}

/// A table with a game of today, which has begun.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct DailyStarted {
    /// The day.
    pub day: String,
    /// Id of the table.
    pub table: String,
    /// What makes somebody the player; with a second one they also move for
    /// the chair across, where the game needs somebody there.
    pub tokens: Vec<String>,
    /// Whether its result goes into the list: only that of the first try does.
    pub counts: bool,
}
