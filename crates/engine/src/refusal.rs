//! Why not: every "no" of the engine names its reason for a person.

use std::collections::BTreeMap;
use std::error::Error;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;

use crate::{NotationError, Seat};

/// The reasons of one game, an enum that a person understands. `Display` is
/// the English sentence. Serialised it is an object with a `code` and the
/// arguments of the sentence, for translations:
///
/// ```
/// #[derive(Clone, Debug, PartialEq, serde::Serialize, thiserror::Error)]
/// #[serde(tag = "code", rename_all = "kebab-case")]
/// enum WhyNot {
///     #[error("that box must hold at least a {least}, because the row climbs")]
///     MustClimb { least: u8 },
/// }
/// let refusal = engine::Refusal::from_reason(&WhyNot::MustClimb { least: 4 });
/// assert_eq!(refusal.code, "must-climb");
/// assert_eq!(refusal.args["least"], 4);
/// assert_eq!(refusal.text, "that box must hold at least a 4, because the row climbs");
/// ```
pub trait Reason: Error + Serialize + Clone + PartialEq + Send + Sync + 'static {}
impl<T: Error + Serialize + Clone + PartialEq + Send + Sync + 'static> Reason for T {}

/// Why a match refuses an input. The match is unchanged after it.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refused<R> {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Somebody else, or the dice, must come first.
    #[error("it is not seat {seat}'s turn")]
    NotYourTurn {
        /// Who tried.
        seat: Seat,
    },
    /// There is no such seat at this table.
    #[error("there is no seat {seat} at this table")]
    NoSuchSeat {
        /// Who tried.
        seat: Seat,
    },
    /// Dice were thrown when none were due.
    #[error("no throw is due here")]
    NoThrowDue,
    /// An effect was claimed that the rules do not have here.
    #[error("the rules do not do that here: {expected} comes next")]
    WrongEffect {
        /// What the rules do instead.
        expected: String,
    },
    /// The text is not in this game's notation.
    #[error("{sentence}")]
    Notation {
        /// What was read and what would be right.
        sentence: String,
    },
    /// A rule of the game forbids it.
    #[error(transparent)]
    #[serde(untagged)]
    Rule(R),
}

impl<R> From<NotationError> for Refused<R> {
    fn from(error: NotationError) -> Self {
        Self::Notation { sentence: error.to_string() }
    }
}

/// A refusal of any game: code and arguments for a translated sentence, and
/// the English one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, thiserror::Error)]
#[error("{text}")]
pub struct Refusal {
    /// Stable and in kebab-case, the key of the translated sentence.
    pub code: String,
    /// What the sentence speaks of.
    #[ts(type = "Record<string, unknown>")]
    pub args: Map<String, Value>,
    /// The English sentence.
    pub text: String,
}

impl Refusal {
    /// One that speaks of nothing.
    pub fn new(code: &str, text: impl Into<String>) -> Self {
        Self { code: code.to_owned(), args: Map::new(), text: text.into() }
    }

    /// Takes code and arguments from the serialised form of `reason`.
    pub fn from_reason<R: Error + Serialize>(reason: &R) -> Self {
        let text = reason.to_string();
        let mut args = match serde_json::to_value(reason) {
            Ok(Value::Object(map)) => map,
            // A reason without a tag still reaches people by its sentence.
            _ => Map::new(),
        };
        let code = match args.remove("code") {
            Some(Value::String(code)) => code,
            _ => "refused".to_owned(),
        };
        Self { code, args, text }
    }
}

/// Why a game cannot be set up like this.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{game} is for {least} to {most} players, not {players}")]
    Players {
        /// Name of the game.
        game: &'static str,
        /// Fewest players.
        least: u8,
        /// Most players.
        most: u8,
        /// How many were asked for.
        players: usize,
    },
    /// No option has this key.
    #[error("there is no option “{key}”; there is: {known}")]
    UnknownOption {
        /// The key that was given.
        key: String,
        /// The keys there are.
        known: String,
    },
    /// The option cannot have this value.
    #[error("option “{key}” cannot be “{value}”; it can be {allowed}")]
    BadValue {
        /// The option.
        key: String,
        /// What was given.
        value: String,
        /// What would be right.
        allowed: String,
    },
    /// Options that are fine alone but not together.
    #[error("{sentence}")]
    Conflict {
        /// What does not go together, in a word that pages translate.
        what: &'static str,
        /// What does not go together and why.
        sentence: String,
    },
    /// The game takes no data files.
    #[error("{file}: this game has no sheets to replace")]
    NoSheets {
        /// The file offered.
        file: String,
    },
    /// A data file has a mistake.
    #[error("{file}, {place}: {reason}")]
    BadFile {
        /// Name of the file.
        file: String,
        /// Line, row or box.
        place: String,
        /// What is wrong and what would be right.
        #[serde(flatten)]
        reason: Sentence,
    },
}

/// A sentence for a person, with what translates it where somebody has done so.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Sentence {
    /// In English.
    pub sentence: String,
    /// A word for it; empty if there is none.
    pub mistake: &'static str,
    /// What stands in it, by name.
    #[ts(type = "Record<string, string>")]
    pub with: BTreeMap<&'static str, String>,
}

impl std::fmt::Display for Sentence {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl From<String> for Sentence {
    fn from(sentence: String) -> Self {
        Self { sentence, ..Self::default() }
    }
}

impl From<&str> for Sentence {
    fn from(sentence: &str) -> Self {
        sentence.to_owned().into()
    }
}

/// A [`Sentence`]: its word, its English with `{names}`, and what they stand for.
///
/// ```
/// let told = engine::sentence!("no-seat", "there is no seat {seat}", seat = 7);
/// assert_eq!(told.to_string(), "there is no seat 7");
/// assert_eq!((told.mistake, &*told.with["seat"]), ("no-seat", "7"));
/// ```
#[macro_export]
macro_rules! sentence {
    ($mistake:literal, $text:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        $( let $name = ::std::string::ToString::to_string(&$value); )*
        $crate::Sentence {
            sentence: ::std::format!($text $(, $name = $name)*),
            mistake: $mistake,
            with: ::std::collections::BTreeMap::from([$((::std::stringify!($name), $name)),*]),
        }
    }};
}
