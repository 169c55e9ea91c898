//! What happened at a table: the stored truth.

use std::fmt;

use engine::{Salt, Seat, Secret, Seed};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::race::Audit;
use crate::{
    CommandId, Connection, Day, Invite, Millis, Reaction, SeatPlan, Setup, StandIn, TokenHash,
};

/// An event with its place in the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Recorded {
    /// From 1, without gaps.
    pub seq: u64,
    /// When, by the clock of the host; never earlier than the event before.
    pub at: Millis,
    /// The command it came from; on the first event of that command only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<CommandId>,
    /// What happened.
    #[serde(flatten)]
    pub event: TableEvent,
}

impl Recorded {
    /// Reads a list of events, as they are stored.
    pub fn read_all(text: &str) -> serde_json::Result<Vec<Self>> {
        // Nearly all of a long log are moves. To read the name of an event
        // before its fields takes three times as long, wherever it stands.
        match serde_json::from_str::<Vec<RecordedMove>>(text) {
            Ok(moves) => Ok(moves.into_iter().map(Self::from).collect()),
            Err(_) => serde_json::from_str(text),
        }
    }
}

/// A recorded move and nothing else.
#[derive(Deserialize)]
struct RecordedMove {
    seq: u64,
    at: Millis,
    #[serde(default)]
    command: Option<CommandId>,
    #[serde(rename = "event")]
    _event: MoveName,
    seat: Seat,
    #[serde(default)]
    bot: bool,
    lines: Vec<Line>,
    #[serde(default)]
    audit: Option<Audit>,
}

/// What a log calls a move.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum MoveName {
    Acted,
}

impl From<RecordedMove> for Recorded {
    fn from(recorded: RecordedMove) -> Self {
        let RecordedMove { seq, at, command, seat, bot, lines, audit, .. } = recorded;
        Self { seq, at, command, event: TableEvent::Acted { seat, bot, lines, audit } }
    }
}

/// What happened. It holds secrets: only what `protocol::project` makes of it
/// may be sent to anybody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum TableEvent {
    /// The table was set up; always the first event.
    Created {
        /// What is played.
        setup: Setup,
        /// For whom.
        seats: Vec<SeatPlan>,
        /// What one must know to sit down.
        invite: Invite,
    },
    /// Somebody sat down. The first to do so is the host.
    Joined {
        /// Where.
        seat: Seat,
        /// Who.
        name: String,
        /// How to know them again.
        token: TokenHash,
    },
    /// Somebody got up before the game.
    Left {
        /// From where.
        seat: Seat,
    },
    /// Somebody is called differently now.
    Renamed {
        /// Who.
        seat: Seat,
        /// How.
        name: String,
    },
    /// Somebody is ready, or not any more.
    Readied {
        /// Who.
        seat: Seat,
        /// Whether.
        ready: bool,
    },
    /// Game, options or clock were chosen anew.
    Configured {
        /// What is played.
        setup: Setup,
    },
    /// A seat was added behind the others.
    SeatAdded {
        /// For whom.
        plan: SeatPlan,
    },
    /// A seat was taken away.
    SeatRemoved {
        /// Which.
        seat: Seat,
    },
    /// A seat was given to a bot or freed.
    SeatSet {
        /// Which.
        seat: Seat,
        /// For whom.
        plan: SeatPlan,
    },
    /// A game began.
    Started {
        /// What fixes the dice. Nobody sees it before the game is over.
        secret: Sealed,
        /// What happened before the first decision.
        lines: Vec<Line>,
        /// The version of the rules that it is played by.
        #[serde(default = "first_rules")]
        rules: u32,
        /// The record that it goes on from, if somebody tries something out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<String>,
        /// The day whose game it is: then the secret stays one until that is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        day: Option<Day>,
    },
    /// A move was made.
    Acted {
        /// By whom.
        seat: Seat,
        /// Whether a bot made it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
        /// The move and all that followed from it.
        lines: Vec<Line>,
        /// How its moment was judged, in a race.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        audit: Option<Audit>,
    },
    /// Somebody is about to throw, and a race begins with it: after a countdown,
    /// so that all are ready. The throw itself is a move then.
    Countdown {
        /// Who throws.
        seat: Seat,
        /// Whether a bot does.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
        /// How, in the notation of the game.
        action: String,
    },
    /// The time of those who raced was up.
    #[serde(rename = "lapsed")]
    TimedOut {
        /// What the rules did then.
        lines: Vec<Line>,
    },
    /// A move was taken back.
    Undone {
        /// By whom.
        seat: Seat,
        /// Which line of the game, counted from 0.
        line: usize,
    },
    /// Somebody asks whether they may take back what others have seen.
    UndoAsked {
        /// Who.
        seat: Seat,
        /// From which line of the game on, counted from 0.
        line: usize,
    },
    /// Somebody has nothing against that.
    UndoAgreed {
        /// Who.
        seat: Seat,
    },
    /// Somebody has.
    UndoDenied {
        /// Who.
        seat: Seat,
    },
    /// A move was taken back with everything that came after it.
    Rewound {
        /// By whom.
        seat: Seat,
        /// From which line of the game on, counted from 0.
        line: usize,
    },
    /// Somebody was reminded that the game waits for them.
    Nudged {
        /// By whom.
        seat: Seat,
        /// Who.
        whom: Seat,
    },
    /// Somebody was told what a bot would do in their place.
    Hinted {
        /// Who.
        seat: Seat,
    },
    /// A bot plays a seat from now on.
    StoodIn {
        /// Whose.
        seat: Seat,
        /// Why.
        reason: StandIn,
    },
    /// A player plays again in place of the bot.
    TakenBack {
        /// Who.
        seat: Seat,
    },
    /// A player is connected.
    Connected {
        /// Who.
        seat: Seat,
        /// How.
        connection: Connection,
    },
    /// A connection of a player is gone.
    Disconnected {
        /// Who.
        seat: Seat,
        /// Which.
        connection: Connection,
    },
    /// Somebody said something.
    Chatted {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
    /// Somebody showed how they feel.
    Reacted {
        /// Who.
        seat: Seat,
        /// How.
        reaction: Reaction,
    },
    /// The same people get ready for another game.
    Rematched {
        /// Who asked for it.
        seat: Seat,
    },
    /// The evening went on to its next game.
    MovedOn {
        /// Who said so.
        seat: Seat,
    },
    /// The host was away.
    Restarted {
        /// For how long.
        downtime: Millis,
    },
}

/// The version of the rules of all games: it counts up whenever a log of an
/// earlier one can mean something else.
pub const RULES: u32 = 1;

/// Of logs that name none.
fn first_rules() -> u32 {
    1
}

impl TableEvent {
    /// How much it says, in bytes: about as many as it takes in a log.
    pub(crate) fn weight(&self) -> u64 {
        let texts = |lines: &[Line]| -> usize { lines.iter().map(Line::weight).sum() };
        let setup = |setup: &Setup| {
            let sheets: usize = setup.sheets.iter().map(|s| s.name.len() + s.text.len()).sum();
            let options: usize =
                setup.options.iter().map(|(key, value)| key.len() + value.len()).sum();
            let evening: usize = setup.evening.iter().map(crate::EveningGame::bytes).sum();
            sheets + options + evening
        };
        let said: usize = match self {
            Self::Created { setup: chosen, .. } | Self::Configured { setup: chosen } => {
                setup(chosen)
            }
            Self::Started { lines, from, .. } => {
                texts(lines) + from.as_ref().map_or(0, String::len)
            }
            Self::Acted { lines, .. } | Self::TimedOut { lines } => texts(lines),
            Self::Countdown { action, .. } => action.len(),
            Self::Chatted { text, .. } => text.len(),
            _ => 0,
        };
        said as u64 + 64
    }
}

/// An event of the game as text, and who may read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// In the notation of the game.
    pub text: String,
    /// Only these players, while the game is on; everybody if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub only: Option<Vec<Seat>>,
    /// The same with what was to be seen of it, where that is more; not in older
    /// games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<String>,
}

impl Line {
    fn weight(&self) -> usize {
        self.text.len() + self.told.as_ref().map_or(0, String::len) + 16
    }

    /// Whether the same happens in both, and the same people know it.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        self.text == other.text && self.only == other.only
    }
}

/// Seed and salt in the store; never printed by accident.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Sealed(pub Secret);

impl fmt::Debug for Sealed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sealed(…)")
    }
}

#[derive(Serialize, Deserialize)]
struct SealedText {
    seed: String,
    salt: String,
}

impl Serialize for Sealed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Secret { seed, salt } = self.0;
        SealedText { seed: seed.to_string(), salt: salt.to_string() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Sealed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let SealedText { seed, salt } = SealedText::deserialize(deserializer)?;
        let seed: Seed = seed.parse().map_err(serde::de::Error::custom)?;
        let salt: Salt = salt.parse().map_err(serde::de::Error::custom)?;
        Ok(Self(Secret { seed, salt }))
    }
}
