//! Messages to somebody who is not there: Web Push, tied to a seat.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// That a server sends such messages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PushOffer {
    /// The key that it signs with: an uncompressed point of P-256, in base64url.
    pub key: String,
}

/// Where the holder of a seat wants to be told that it is their turn: what the
/// browser says of its subscription, and the language to be told in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PushSubscribe {
    /// Address at the push service of the browser.
    pub endpoint: String,
    /// The key of the browser: an uncompressed point of P-256, in base64url.
    pub p256dh: String,
    /// What only the browser and this server know, 16 bytes in base64url.
    pub auth: String,
    /// As in `de`.
    pub language: String,
}

/// No more messages to a browser, of any table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PushOff {
    /// Its address at the push service, which nobody else knows.
    pub endpoint: String,
}

/// What is sent, sealed for the browser: facts and names. Its service worker
/// has the words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PushMessage {
    /// The language of the subscription.
    pub language: String,
    /// Every table that waits for somebody at this browser, the news first.
    pub turns: Vec<PushTurn>,
}

/// A table that waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PushTurn {
    /// Its id.
    pub table: String,
    /// Name of the game.
    pub title: String,
    /// Who else plays.
    pub players: Vec<String>,
    /// Who reminds them, if somebody does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub nudged_by: Option<String>,
}
