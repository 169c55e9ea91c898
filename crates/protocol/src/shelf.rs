//! The shelf: games that people wrote and put where others find them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A game on the shelf, in the newest version that may be seen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ShelfGame {
    /// Its id.
    pub id: String,
    /// Which version this is, from 1.
    pub version: u32,
    /// What the game is called.
    pub title: String,
    /// Who wrote it.
    pub author: String,
    /// Under which terms others may use it.
    pub licence: String,
    /// The language it is written in.
    pub language: String,
    /// The game in a line.
    pub about: String,
    /// Fewest and most players.
    pub players: [u8; 2],
    /// How it begins: the size of the plate, and each die that can be seen
    /// with its cell, colour and upper faces, as in `3 002r321 011-5--`.
    pub picture: String,
    /// How often games of any version have begun.
    pub played: u64,
    /// When this version was put there, in milliseconds since 1970.
    pub put_at: u64,
}

/// A part of the shelf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ShelfList {
    /// The most played first.
    pub games: Vec<ShelfGame>,
    /// Whether there are more behind these.
    pub more: bool,
    /// Whether games show only after the operator has looked at them.
    pub looked_at: bool,
}

/// One version of a game, with its file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ShelfFile {
    /// What the list says of it.
    pub game: ShelfGame,
    /// The versions that there are.
    pub versions: Vec<u32>,
    /// The file.
    pub text: String,
}

/// Wants a game to be put on the shelf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PutOnShelf {
    /// The file.
    pub text: String,
    /// The game that it is a new version of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub of: Option<ShelfKey>,
}

/// What makes somebody the author of a game on the shelf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ShelfKey {
    /// The game.
    pub id: String,
    /// The key that its author was given.
    pub key: String,
}

/// A game is on the shelf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct OnShelf {
    /// Its id.
    pub id: String,
    /// Which version this is.
    pub version: u32,
    /// For putting further versions there; only with the first. To be kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub key: Option<String>,
    /// Whether others can see it already.
    pub shown: bool,
}
