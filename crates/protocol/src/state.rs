//! How things stand at a table, for one viewer.

use engine::{AnyView, Seat, Standing};
use serde::{Deserialize, Serialize};
use table::race::RaceState;
use table::{BotLevel, Millis, Phase, Setup, StandIn};
use ts_rs::TS;

use crate::GameInfo;

/// How things stand, for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct State {
    /// Number of the last event.
    pub seq: u64,
    /// Time at the host, to show deadlines by.
    pub now: Millis,
    /// The viewer's own seat; none for those who only watch.
    #[ts(as = "Option<u8>")]
    pub you: Option<Seat>,
    /// How far the table is.
    pub phase: Phase,
    /// Name of the game.
    pub title: String,
    /// What is played and how; of sheets only their names, since the view
    /// shows what is in them.
    pub setup: Setup,
    /// What can be chosen, where a file is the game; before it begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub offer: Option<GameInfo>,
    /// What one must know to sit down; told to those who sit here.
    pub invite: Option<String>,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// What was promised about the dice, once the game is on.
    pub commitment: Option<String>,
    /// What the viewer sees of the game. Its form is the game's own.
    #[ts(type = "unknown")]
    pub view: AnyView,
    /// Whom the game waits for.
    #[ts(as = "Vec<u8>")]
    pub pending: Vec<Seat>,
    /// The question put to the viewer; to be sent along with the answer.
    pub asked: Option<u64>,
    /// What the viewer can do now. Not told in a race, where finding it is the
    /// game.
    pub choices: Option<Choices>,
    /// How far the race is, if one is on or about to begin.
    pub race: Option<RaceState>,
    /// How the evening goes, if the game is one of an evening.
    pub evening: Option<EveningState>,
    /// Whether the viewer can take its last move back, which nobody has seen.
    pub can_undo: bool,
    /// How the viewer can take back what others have seen, if that is possible.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rewind: Option<Rewind>,
    /// What somebody wants to take back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wish: Option<UndoWish>,
    /// How often everybody took something back that others had seen, by seat;
    /// none if nobody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub taken_back: Option<Vec<u32>>,
    /// How many hints everybody was given, by seat; none if nobody was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hints: Option<Vec<u32>>,
    /// Whether the game goes on from another one, to try something out: it
    /// counts for nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub what_if: bool,
    /// The day whose game this is: its dice are revealed when that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub day: Option<String>,
    /// How many games everybody has won since they sat down, by seat; none
    /// before the first is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub series: Option<Vec<u32>>,
    /// The result, once the game is over.
    pub standings: Option<Vec<Standing>>,
    /// What fixed the dice, once the game is over.
    pub reveal: Option<Reveal>,
}

/// How a move can be taken back that others have seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Rewind {
    /// Just so: nobody but bots has seen it.
    Freely,
    /// If the others agree.
    ByConsent,
}

/// Somebody wants to take back what others have seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct UndoWish {
    /// Who.
    #[ts(as = "u8")]
    pub seat: Seat,
    /// Who has not said yet whether that is all right.
    #[ts(as = "Vec<u8>")]
    pub waits_for: Vec<Seat>,
}

/// How an evening goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EveningState {
    /// Ids of its games, in order.
    pub programme: Vec<String>,
    /// What they are called; those that somebody has written by their files.
    pub titles: Vec<String>,
    /// The present one, counted from 0.
    pub at: usize,
    /// Everybody's points so far, by seat.
    pub totals: Vec<u32>,
    /// The games that are over.
    pub results: Vec<GameResult>,
}

/// What a game of an evening has brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameResult {
    /// Id of the game.
    pub game: String,
    /// Everybody's points of the evening for it, by seat.
    pub points: Vec<u32>,
}

/// A seat and who sits on it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SeatState {
    /// Which.
    #[ts(as = "u8")]
    pub seat: Seat,
    /// Who.
    pub sitter: Sitter,
    /// Whether it is the host of the table.
    pub host: bool,
    /// When the time for its move is up.
    pub deadline: Option<Millis>,
    /// From when on others may let a bot play for the person who is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot_from: Option<Millis>,
    /// Whether the first race waits for them, who read what it is about.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub reading: bool,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A bot.
    Bot {
        /// How it is called.
        name: String,
        /// How well it plays.
        level: BotLevel,
    },
    /// A person.
    Person {
        /// How they are called.
        name: String,
        /// Whether they are there.
        connected: bool,
        /// Whether they said that the game may begin.
        ready: bool,
        /// Why a bot plays for them, if one does.
        stand_in: Option<StandIn>,
    },
}

/// What a player can do now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Choices {
    /// Moves in the notation of the game, in a stable order.
    pub list: Vec<String>,
    /// Whether these are all; if not, others may be possible too.
    pub complete: bool,
}

/// What fixed the dice; its SHA-256 is the commitment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Reveal {
    /// 64 hexadecimal digits.
    pub seed: String,
    /// 32 hexadecimal digits.
    pub salt: String,
}

/// A line of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LogLine {
    /// In the notation of the game; none if the viewer may not read it yet.
    pub text: Option<String>,
    /// The same with what was to be seen of it, where that is more: how to tell
    /// it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub told: Option<String>,
    /// Whose move it is, if it is one.
    #[ts(as = "Option<u8>")]
    pub seat: Option<Seat>,
}

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// The event.
    pub seq: u64,
    /// When.
    pub at: Millis,
    /// By whom.
    #[ts(as = "u8")]
    pub seat: Seat,
    /// How they were called then.
    pub name: String,
    /// What.
    pub text: String,
}
