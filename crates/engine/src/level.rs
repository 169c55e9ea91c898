//! How well a bot plays: a word that tables, bots and the command line share.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

crate::choice! {
    /// How well a bot plays.
    #[derive(Serialize, Deserialize, TS)]
    #[serde(rename_all = "kebab-case")]
    #[ts(rename = "Level")]
    pub enum BotLevel {
        /// Any choice.
        Random = "random",
        /// The choice after which things look best.
        Greedy = "greedy",
        /// A short search.
        Easy = "easy",
        /// A search.
        Medium = "medium",
        /// A long search.
        Hard = "hard",
        /// The best there is, in games where something is clearly better than a
        /// long search.
        Expert = "expert",
    }
}

impl BotLevel {
    /// What the level is, in one line.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Random => "does anything the rules allow",
            Self::Greedy => "takes what looks best right now",
            Self::Easy => "thinks ahead a little",
            Self::Medium => "thinks ahead",
            Self::Hard => "thinks ahead for long",
            Self::Expert => "plays as well as can be, in games that have something better",
        }
    }
}
