//! What goes over the wire: a closed set of messages, each a JSON object with
//! a `type`.

use engine::{Refusal, Seat, Standing};
use serde::{Deserialize, Serialize};
use table::{Command, Millis, Phase, Reaction, SeatPlan, Setup};
use ts_rs::TS;

use crate::happening::PublicEvent;
use crate::state::{ChatLine, LogLine, SeatState, State};

/// From a client to the host of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: what the client speaks, where it wants to be, and
    /// what it knows already.
    Hello {
        /// Version of the protocol that the client speaks.
        version: u32,
        /// Id of the table.
        table: String,
        /// What makes the client the holder of a seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        token: Option<String>,
        /// Number of the last event it has seen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        last_seq: Option<u64>,
    },
    /// Asks for something to be done.
    Command {
        /// Made by the client, at random. The same id is carried out once.
        id: String,
        /// What.
        command: Command,
    },
    /// Asks where one would stand after a move.
    Preview {
        /// Comes back with the answer.
        id: String,
        /// The move.
        action: String,
    },
    /// Shows the others how the own hand moves, in a turn that has not ended.
    Hand {
        /// The question that the turn answers.
        asked: u64,
        /// The piece in the hand, in the notation of the game.
        piece: String,
        /// Number of the first frame; 0 begins anew.
        from: u32,
        /// The motion, in the notation of the game. An empty one from 0 on: the
        /// piece went back to where it came from.
        frames: String,
    },
    /// Somebody who only watches shows how they feel, or points at a place of
    /// the board. It is shown and forgotten.
    Gesture {
        /// How they feel.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reaction: Option<Reaction>,
        /// Where they point to, in the notation of the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        place: Option<String>,
    },
    /// Tells what the own turn came to on the own screen, where outcomes are
    /// simulated. The host compares; its own outcome counts.
    Settled {
        /// The question that the turn answered.
        asked: u64,
        /// All bits of it, as 16 hexadecimal digits.
        digest: String,
    },
    /// Tells whether the page can be seen. Whoever cannot see it may be told by
    /// other ways that it is their turn.
    Look {
        /// Whether it can.
        visible: bool,
    },
    /// Asks for a snapshot, because something was missed.
    Resync,
    /// Asks whether somebody is there.
    Ping,
    /// Answers a ping of the host, at once.
    Pong {
        /// Of the ping.
        nonce: u32,
    },
}

/// From the host of a table to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// Answers a hello. A snapshot follows from it, or an update if the client
    /// knew enough.
    Welcome {
        /// Version of the protocol that the host speaks.
        version: u32,
        /// Id of the table.
        table: String,
        /// A new token, for a client that came without one. To be kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        token: Option<String>,
    },
    /// Everything anew: at the beginning, and after a gap.
    Snapshot {
        /// All that this viewer may know.
        snapshot: Box<Snapshot>,
    },
    /// What has happened since.
    Update {
        /// The news.
        update: Box<Update>,
    },
    /// A command was carried out and is durable.
    Ack {
        /// Of the command.
        id: String,
        /// Its first event.
        seq: u64,
    },
    /// A command was refused, or (without id) a message was not understood.
    Refused {
        /// Of the command.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        /// Why.
        refusal: Refusal,
    },
    /// Answers a preview.
    Preview {
        /// Of the question.
        id: String,
        /// Where one would stand.
        standing: Standing,
    },
    /// How the hand of somebody moves, in a turn that has not ended. Nothing of
    /// it counts before the turn does.
    Hand {
        /// Whose.
        #[ts(as = "u8")]
        seat: Seat,
        /// The question that the turn answers.
        asked: u64,
        /// The piece in the hand, in the notation of the game.
        piece: String,
        /// Number of the first frame; 0 begins anew.
        from: u32,
        /// Motions in the notation of the game, each following on the one
        /// before. Whoever comes in the middle gets all of them.
        frames: Vec<String>,
    },
    /// Somebody who only watches shows how they feel, or points at a place.
    Gesture {
        /// How they feel.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reaction: Option<Reaction>,
        /// Where they point to, in the notation of the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        place: Option<String>,
    },
    /// Somebody is there.
    Pong,
    /// Measures the way to a client in a race; to be answered at once.
    Ping {
        /// Comes back with the answer.
        nonce: u32,
    },
}

/// Makes a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// What to play.
    pub setup: Setup,
    /// For whom; the maker takes the first seat for a person.
    pub seats: Vec<SeatPlan>,
    /// How the maker is called.
    pub name: String,
}

/// A table was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TableCreated {
    /// Its id.
    pub table: String,
    /// What makes the client the holder of its seat. To be kept.
    pub token: String,
    /// For the link to pass on.
    pub invite: String,
}

/// A table at a glance, for one who sits at it: asked for from outside, it
/// makes nobody present.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Summary {
    /// Its id.
    pub table: String,
    /// Id of the game.
    pub game: String,
    /// Name of the game.
    pub title: String,
    /// How far the table is.
    pub phase: Phase,
    /// The own seat.
    #[ts(as = "u8")]
    pub you: Seat,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// Whom the game waits for.
    #[ts(as = "Vec<u8>")]
    pub pending: Vec<Seat>,
    /// The result, once the game is over.
    pub standings: Option<Vec<Standing>>,
    /// Time at the host, to show deadlines by.
    pub now: Millis,
}

/// All that a viewer may know of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Snapshot {
    /// How things stand.
    pub state: State,
    /// The game so far.
    pub log: Vec<LogLine>,
    /// The last things said.
    pub chat: Vec<ChatLine>,
}

/// What has happened since a client was last told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Update {
    /// The event before the first of these: a client that has not seen it has
    /// missed something and asks for a resync.
    pub after: u64,
    /// The last event that these reach to.
    pub seq: u64,
    /// What can be told of them. Some say nothing to this viewer.
    pub events: Vec<PublicEvent>,
    /// How things stand now, if that has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub state: Option<State>,
    /// The whole game so far, if lines of it were taken back or uncovered.
    /// Otherwise lines come in the events.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub log: Option<Vec<LogLine>>,
}
