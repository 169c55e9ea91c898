//! What goes into a hosted table, and what comes out of it.

use std::sync::Arc;

use engine::{Outcome, Seat};
use protocol::{ClientMessage, Refusal, ServerMessage};
use serde::{Deserialize, Serialize};
use table::{BotTurn, Command, CommandId, Connection, Millis, Reaction, Recorded, TokenHash};

use crate::Decision;

/// Somebody at a table, by one connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Which.
    pub connection: Connection,
    /// Whose.
    pub who: TokenHash,
}

/// What happens to a hosted table.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant)] // one at a time, and soon moved on
pub enum Event {
    /// Somebody is there.
    Attached {
        /// Who.
        guest: Guest,
        /// What they are told first.
        welcome: ServerMessage,
        /// The last event that they know of.
        last_seq: Option<u64>,
    },
    /// Somebody's connection is gone.
    Detached(Guest),
    /// Somebody who is there wants something.
    Requested {
        /// Who.
        connection: Connection,
        /// What.
        request: Request,
        /// When that was heard.
        arrived: Millis,
    },
    /// A bot has made up its mind; without a decision the first choice is taken,
    /// since a bot with a bug must not stop a table of people.
    Decided {
        /// For this seat.
        seat: Seat,
        /// About this question.
        asked: u64,
        /// What it does.
        decision: Option<Decision>,
    },
    /// What an [`Effect::Simulate`] came to; nothing if it could not be done
    /// now.
    Simulated {
        /// Which.
        simulation: Simulation,
        /// To what.
        outcome: Option<Outcome>,
    },
    /// A bot could not be given the time to think; it is asked again.
    Undecided {
        /// For this seat.
        seat: Seat,
        /// About this question.
        asked: u64,
    },
    /// The host was away, and no time passed for the table.
    Restarted {
        /// So long.
        downtime: Millis,
    },
    /// Another host of the same table has written up to this event.
    Written {
        /// Its number.
        seq: u64,
    },
    /// Somebody who watches at another host of the same table shows something.
    Shown(Gesture),
    /// It may be time for something.
    Tick,
    /// It is up to this host to see what is due.
    Wake,
}

/// What somebody who only watches shows the others. It is worth something for a
/// moment: nothing of it is stored, and what gets lost is not missed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gesture {
    /// By whom.
    pub by: Connection,
    /// How they feel.
    pub reaction: Option<Reaction>,
    /// Where they point to.
    pub place: Option<String>,
}

/// What somebody at a table asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// To do something.
    Command {
        /// The name of the command.
        id: CommandId,
        /// What.
        command: Command,
    },
    /// To know where one would stand after a move.
    Preview {
        /// Comes back with the answer.
        id: String,
        /// The move.
        action: String,
    },
    /// To show how the own hand moves.
    Hand {
        /// The question that the turn answers.
        asked: u64,
        /// The piece in the hand.
        piece: String,
        /// Number of the first frame.
        from: u32,
        /// The motion.
        frames: String,
    },
    /// To show others how one feels who only watches, or where they point.
    Gesture {
        /// How they feel.
        reaction: Option<Reaction>,
        /// Where they point to.
        place: Option<String>,
    },
    /// To have compared what the own turn came to on the own screen.
    Settled {
        /// The question that it answered.
        asked: u64,
        /// All bits of it, in hexadecimal digits.
        digest: String,
    },
    /// To have a ping taken as answered.
    Pong {
        /// Of the ping.
        nonce: u32,
    },
    /// To be sent everything again.
    Resync,
}

/// Longest id of a question, in bytes; it goes back as it came.
const MAX_ID: usize = 40;

/// Longest name of a place on a board, in bytes.
const MAX_PLACE: usize = 12;

/// Whether this can be a place of a board: it goes to others as it came.
fn is_place(text: &str) -> bool {
    let letters = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    (1..=MAX_PLACE).contains(&text.len()) && text.bytes().all(letters)
}

/// Everything but the beginning of a conversation, and what needs no table:
/// pings, and whether anybody looks.
impl TryFrom<ClientMessage> for Request {
    type Error = Refusal;

    fn try_from(message: ClientMessage) -> Result<Self, Refusal> {
        Ok(match message {
            ClientMessage::Command { id, command } => {
                Self::Command { id: CommandId::try_from(id)?, command }
            }
            ClientMessage::Preview { id, action } if id.len() <= MAX_ID => {
                Self::Preview { id, action }
            }
            ClientMessage::Hand { asked, piece, from, frames } => {
                Self::Hand { asked, piece, from, frames }
            }
            ClientMessage::Gesture { reaction, place } if place.as_deref().is_none_or(is_place) => {
                Self::Gesture { reaction, place }
            }
            ClientMessage::Settled { asked, digest } => Self::Settled { asked, digest },
            ClientMessage::Pong { nonce } => Self::Pong { nonce },
            ClientMessage::Resync => Self::Resync,
            ClientMessage::Hello { .. }
            | ClientMessage::Look { .. }
            | ClientMessage::Ping
            | ClientMessage::Gesture { .. }
            | ClientMessage::Preview { .. } => {
                return Err(Refusal::new("bad-message", "this message is out of place"));
            }
        })
    }
}

/// What a host has to do, in this order.
#[derive(Clone, Debug, PartialEq)]
#[allow(clippy::large_enum_variant)] // one at a time, and soon moved on
pub enum Effect {
    /// Store these events, or none of them, and say
    /// [`stored`](crate::HostedTable::stored),
    /// [`conflicted`](crate::HostedTable::conflicted) or
    /// [`unavailable`](crate::HostedTable::unavailable).
    Append(Append),
    /// Read the table's log and say [`opened`](crate::HostedTable::opened) or
    /// [`unavailable`](crate::HostedTable::unavailable).
    Load,
    /// Read the log from this event on and say
    /// [`caught_up`](crate::HostedTable::caught_up) or
    /// [`unavailable`](crate::HostedTable::unavailable).
    CatchUp {
        /// Its number.
        from: u64,
    },
    /// Tell these.
    Send {
        /// Whom.
        to: Vec<Connection>,
        /// What.
        message: ServerMessage,
    },
    /// Have the guests of other hosts of the same table shown it, as an
    /// [`Event::Shown`], if that is easily done.
    Share(Gesture),
    /// Let go of somebody who could not be let in.
    Close {
        /// Whom.
        connection: Connection,
        /// The code of the refusal that they were told: some may come back.
        code: String,
    },
    /// Let a bot make up its mind about the game as it is now, and hand in
    /// [`Event::Decided`].
    Think(BotTurn),
    /// Simulate a turn of the game as it is now, and hand in
    /// [`Event::Simulated`].
    Simulate(Simulation),
    /// Somebody was told what became of a command: for whoever counts.
    Answered(Answer),
    /// A turn was simulated here and at the client that made it. If it came to
    /// different things, the state that the client gets heals it; somebody
    /// should hear of it all the same.
    Compared {
        /// The fingerprint of what it came to here.
        here: u64,
        /// And there.
        there: u64,
    },
}

/// Events that have been decided on.
#[derive(Clone, Debug, PartialEq)]
pub struct Append {
    /// One after another, following on what is stored.
    pub events: Arc<[Recorded]>,
    /// When the table next wants something after them, for the case that this
    /// host is gone by then.
    pub due: Option<Millis>,
    /// By whose command they are, if they are by one.
    pub by: Option<Connection>,
}

/// A turn that has to be simulated before the table hears of it, because that
/// takes longer than a table may think.
#[derive(Clone, Debug, PartialEq)]
pub struct Simulation {
    /// Whose turn.
    pub seat: Seat,
    /// The question that it answers.
    pub asked: u64,
    /// The turn.
    pub action: String,
    /// Who makes it.
    pub origin: Origin,
}

/// Who makes a turn.
#[derive(Clone, Debug, PartialEq)]
pub enum Origin {
    /// A person, by a command.
    Command {
        /// From where.
        connection: Connection,
        /// From whom.
        from: TokenHash,
        /// The name of the command.
        id: CommandId,
        /// The command.
        command: Command,
    },
    /// A bot.
    Bot,
}

/// What became of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is durable.
    Done,
    /// The table or the rules say no.
    Refused,
    /// The host could not.
    Failed,
}
