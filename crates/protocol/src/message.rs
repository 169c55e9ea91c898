//! What goes over the wire: a closed set of messages, each a JSON object with
//! a `type`.

use engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::race::{Audit, RaceTimes};
use table::{Command, Level, Millis, Reaction, SeatPlan, Setup, StandIn};
use ts_rs::TS;

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
        /// The motion, in the notation of the game.
        frames: String,
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
        snapshot: Snapshot,
    },
    /// What has happened since.
    Update {
        /// The news.
        update: Update,
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
    /// Somebody is there.
    Pong,
    /// Measures the way to a client in a race; to be answered at once.
    Ping {
        /// Comes back with the answer.
        nonce: u32,
    },
}

/// Why not: code and arguments for a translated sentence, and the English one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// Key of the sentence.
    pub code: String,
    /// What it speaks of.
    #[ts(type = "Record<string, unknown>")]
    pub args: Map<String, Value>,
    /// In English.
    pub text: String,
}

impl From<engine::Refusal> for Refusal {
    fn from(refusal: engine::Refusal) -> Self {
        let engine::Refusal { code, args, text } = refusal;
        Self { code, args, text }
    }
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
    /// What is played and how; without the text of sheets, which the view shows.
    pub setup: Setup,
    /// What one must know to sit down; told to those who sit here.
    pub invite: Option<String>,
    /// Who sits where.
    pub seats: Vec<SeatState>,
    /// What was promised about the dice, once the game is on.
    pub commitment: Option<String>,
    /// What the viewer sees of the game. Its form is the game's own.
    #[ts(type = "unknown")]
    pub view: Value,
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
    /// Whether the viewer can take its last move back.
    pub can_undo: bool,
    /// The result, once the game is over.
    pub standings: Option<Vec<Standing>>,
    /// What fixed the dice, once the game is over.
    pub reveal: Option<Reveal>,
}

/// How far a race is, by the time of the state; all in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RaceState {
    /// Until the throw is made.
    pub countdown: Option<u32>,
    /// Since it was made.
    pub since: Option<u32>,
    /// From the throw to the moment at which time is up.
    pub deadline: Option<u32>,
}

impl From<RaceTimes> for RaceState {
    fn from(times: RaceTimes) -> Self {
        let RaceTimes { countdown, since, deadline } = times;
        Self { countdown, since, deadline }
    }
}

/// How an evening goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EveningState {
    /// Ids of its games, in order.
    pub programme: Vec<String>,
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

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People gather.
    Lobby,
    /// A game is on.
    Playing,
    /// It has ended.
    Over,
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
        level: Level,
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

/// Where a player stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Standing {
    /// Who.
    #[ts(as = "u8")]
    pub seat: Seat,
    /// All points together.
    pub score: i32,
    /// From 1; shared places share the better rank.
    pub rank: u8,
    /// Where the points come from, in the order of the score sheet.
    pub parts: Vec<(String, i32)>,
}

impl From<engine::Standing> for Standing {
    fn from(standing: engine::Standing) -> Self {
        let engine::Standing { seat, score, rank, parts } = standing;
        let parts = parts.into_iter().map(|part| (part.name, part.points)).collect();
        Self { seat, score, rank, parts }
    }
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
    Lapsed {
        /// What the rules did then.
        lines: Vec<LogLine>,
    },
    /// A move was taken back.
    Undone {
        /// By whom.
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

impl From<table::Phase> for Phase {
    fn from(phase: table::Phase) -> Self {
        match phase {
            table::Phase::Lobby => Self::Lobby,
            table::Phase::Playing => Self::Playing,
            table::Phase::Over => Self::Over,
        }
    }
}
