//! What a table is asked to do, by people and by its host.

use engine::{BotLevel, DataFile, Outcome, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::race::Judged;
use crate::{TableRefused, TokenHash};

/// Milliseconds, by the clock of the host. A table never reads a clock.
pub type Millis = u64;

/// What somebody with a token, or without a seat yet, asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Sit down, at a given seat or the first empty one.
    Join {
        /// From the link that the host passed on.
        invite: String,
        /// How to be called.
        name: String,
        /// Where to sit.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, as = "Option<u8>")]
        seat: Option<Seat>,
    },
    /// Get up. Before the game the seat is free again; during it a bot plays
    /// on and the seat can be taken back.
    Leave,
    /// Change the own name.
    Rename {
        /// How to be called from now on.
        name: String,
    },
    /// Say whether the game may begin. During the game: whether its first race
    /// may, for whoever has never raced and reads what it is about.
    Ready {
        /// Whether it may.
        ready: bool,
    },
    /// Begin the game. By the host.
    Start,
    /// Choose game, options, sheets or clock anew. Whoever was ready was so for
    /// something else, and is asked again. By the host, before the game.
    Configure(SetupChange),
    /// Put a further seat to the table. By the host, before the game.
    AddSeat {
        /// For whom.
        plan: SeatPlan,
    },
    /// Take a seat away, whoever sits on it; the seats behind it move up. By
    /// the host, before the game.
    RemoveSeat {
        /// Which.
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// Give a seat to a bot or free it, whoever sits on it. By the host,
    /// before the game.
    SetSeat {
        /// Which.
        #[ts(as = "u8")]
        seat: Seat,
        /// For whom.
        plan: SeatPlan,
    },
    /// Make a move.
    Act {
        /// In the notation of the game.
        action: String,
        /// What the move answers, as told in `asked`; a move that comes too
        /// late for it is refused as stale.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        asked: Option<u64>,
        /// In a race: how many lines of the game had been shown.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        shown: Option<u32>,
        /// In a race: milliseconds from showing the last of them to the press,
        /// by the client's own clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        since: Option<u32>,
    },
    /// Take the own last move back, while that is possible. Where others have
    /// seen it, they are asked.
    Undo,
    /// Say whether somebody may take back what one has seen.
    Agree {
        /// Whether they may.
        agree: bool,
    },
    /// Let a bot play for somebody who is away, until they are back.
    LetBotPlay {
        /// For whom.
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// Remind somebody that the game waits for them.
    Nudge {
        /// Whom.
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// Ask what a bot would do in one's place. It is counted; where other people
    /// play there is none.
    Hint,
    /// Play again in place of the bot that stood in.
    TakeBack,
    /// Say something.
    Chat {
        /// What.
        text: String,
    },
    /// Show how one feels.
    React {
        /// How.
        reaction: Reaction,
    },
    /// Get ready for another game with the same seats. Once an evening is over,
    /// for another such evening.
    Rematch,
    /// Go on to the next game of the evening. By the host, after a game.
    Next,
}

impl Command {
    /// A move without anything that a client says about it.
    pub fn act(action: impl Into<String>) -> Self {
        Self::Act { action: action.into(), asked: None, shown: None, since: None }
    }
}

/// What is played and how.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Id of the game.
    pub game: String,
    /// Options as `key`, `value`; those left out have their defaults.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// Sheets of the owner in place of the built-in ones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Sheet>>", optional)]
    pub sheets: Vec<Sheet>,
    /// How long a move may take.
    #[serde(default)]
    pub clock: Clock,
    /// The games of the evening that this is one of, in order; none if it is a
    /// game on its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<EveningGame>>", optional)]
    pub evening: Vec<EveningGame>,
}

impl Setup {
    pub(crate) fn files(&self) -> Vec<DataFile> {
        self.sheets.iter().map(Sheet::data_file).collect()
    }

    /// With the files of the game that its evening begins with: they need not be
    /// sent twice.
    pub(crate) fn with_first_files(mut self) -> Self {
        let first = self.evening.first().filter(|first| first.game() == self.game);
        if let Some(sheets) = first.map(EveningGame::sheets).filter(|sheets| !sheets.is_empty()) {
            self.sheets = sheets.to_vec();
        }
        self
    }
}

/// A game of an evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged, deny_unknown_fields)]
pub enum EveningGame {
    /// As it comes, by its id.
    Named(String),
    /// With files: a game that somebody has written.
    Brought {
        /// Its id.
        game: String,
        /// The files that it is played with.
        sheets: Vec<Sheet>,
    },
}

impl EveningGame {
    /// Its id.
    pub fn game(&self) -> &str {
        match self {
            Self::Named(game) | Self::Brought { game, .. } => game,
        }
    }

    /// How much it says, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        let sheets = self.sheets().iter().map(|sheet| sheet.name.len() + sheet.text.len());
        self.game().len() + sheets.sum::<usize>()
    }

    /// The files that it is played with.
    pub fn sheets(&self) -> &[Sheet] {
        match self {
            Self::Named(_) => &[],
            Self::Brought { sheets, .. } => sheets,
        }
    }
}

impl From<&str> for EveningGame {
    fn from(game: &str) -> Self {
        Self::Named(game.to_owned())
    }
}

/// What to play otherwise than so far. What is left out stays; but another
/// game begins with its own defaults and the built-in sheets, and without the
/// evening that the last one belonged to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SetupChange {
    /// Id of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub game: Option<String>,
    /// All options as `key`, `value`; those not named have their defaults.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub options: Option<Vec<(String, String)>>,
    /// All sheets of the owner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sheets: Option<Vec<Sheet>>,
    /// How long a move may take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<Clock>,
    /// The games of an evening; an empty list for a game on its own. Without a
    /// `game`, the first of them is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub evening: Option<Vec<EveningGame>>,
}

impl SetupChange {
    /// What `setup` becomes by it.
    pub fn applied_to(&self, setup: &Setup) -> Setup {
        let setup = setup.clone();
        let first = self.evening.as_ref().and_then(|evening| evening.first());
        let game = self.game.as_deref().or(first.map(EveningGame::game));
        let setup = match game.filter(|game| *game != setup.game) {
            Some(game) => Setup { game: game.to_owned(), clock: setup.clock, ..Setup::default() },
            None => setup,
        };
        let changed = Setup {
            options: self.options.clone().unwrap_or(setup.options),
            sheets: self.sheets.clone().unwrap_or(setup.sheets),
            clock: self.clock.unwrap_or(setup.clock),
            evening: self.evening.clone().unwrap_or(setup.evening),
            game: setup.game,
        };
        if self.evening.is_some() { changed.with_first_files() } else { changed }
    }
}

/// A data file of the owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// What to call it in errors.
    pub name: String,
    /// Its whole text.
    pub text: String,
}

impl Sheet {
    pub(crate) fn data_file(&self) -> DataFile {
        DataFile { name: self.name.clone(), text: self.text.clone() }
    }
}

/// How long a move may take before a bot steps in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as it likes.
    #[default]
    None,
    /// So many seconds.
    Move {
        /// 5 to 3600.
        seconds: u32,
    },
    /// So many days; nobody needs to stay connected.
    Days {
        /// 1 to 30.
        days: u32,
    },
}

impl Clock {
    /// The time for a move.
    pub fn limit(self) -> Option<Millis> {
        match self {
            Self::None => None,
            Self::Move { seconds } => Some(Millis::from(seconds) * 1000),
            Self::Days { days } => Some(Millis::from(days) * 86_400_000),
        }
    }

    pub(crate) fn check(self) -> Result<(), TableRefused> {
        let (value, least, most, unit) = match self {
            Self::None => return Ok(()),
            Self::Move { seconds } => (seconds, 5, 3600, "seconds"),
            Self::Days { days } => (days, 1, 30, "days"),
        };
        if (least..=most).contains(&value) {
            Ok(())
        } else {
            Err(TableRefused::BadClock { least, most, unit })
        }
    }
}

/// Whom a seat is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever comes.
    Person,
    /// A bot.
    Bot {
        /// How well it plays.
        level: BotLevel,
    },
}

/// How somebody feels about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Hands together.
    Applause,
    /// Laughing.
    Laugh,
    /// Astonished.
    Wow,
    /// Ouch.
    Ouch,
    /// Still thinking.
    Thinking,
    /// A heart.
    Heart,
}

/// Why a bot plays somebody's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum StandIn {
    /// The player got up.
    Left,
    /// The player had been disconnected for a while and others were waiting; in
    /// older games only.
    Absent,
    /// The player's time was up.
    Timeout,
    /// The player is away, and somebody asked for a bot.
    Asked,
}

/// A name that a client makes for a command, so that sending it twice does it
/// once. Unguessable, so that nobody can use up the ids of others.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CommandId(String);

impl CommandId {
    /// As the client wrote it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for CommandId {
    type Error = TableRefused;
    fn try_from(id: String) -> Result<Self, TableRefused> {
        let fine = (1..=40).contains(&id.len())
            && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        if fine { Ok(Self(id)) } else { Err(TableRefused::BadCommandId) }
    }
}

impl From<CommandId> for String {
    fn from(id: CommandId) -> Self {
        id.0
    }
}

/// One of the connections of somebody; the host numbers them at random, so
/// that no two of its processes ever use the same number.
pub type Connection = u64;

/// What a host puts before a table.
///
/// People are named by their token and not by a seat: seats change hands, and
/// a connection that is slow to notice must not act for the next sitter.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A command that came in over a connection.
    Command {
        /// Who sent it.
        from: TokenHash,
        /// Its name.
        id: CommandId,
        /// What is asked for.
        command: Command,
    },
    /// Somebody is there.
    Connected {
        /// Who.
        who: TokenHash,
        /// By which connection.
        connection: Connection,
    },
    /// Somebody's connection is gone.
    Disconnected {
        /// Who.
        who: TokenHash,
        /// Which connection.
        connection: Connection,
    },
    /// A bot has made up its mind.
    Bot {
        /// For this seat.
        seat: Seat,
        /// About this question, as told by [`due_bots`](crate::Table::due_bots).
        asked: u64,
        /// With this result.
        action: String,
    },
    /// A press in a race, of a person or a bot, has been judged.
    Judged(Judged),
    /// The time of those who race is up, and nothing that was done in it can
    /// still be on its way.
    Timeout,
    /// Time has passed.
    Tick,
    /// The host was away and all connections are gone. Said once after a
    /// restart, before anything else. (Where several processes host a table,
    /// one that restarts says instead which of its connections are gone.)
    Restarted {
        /// For how long; clocks are credited with it.
        downtime: Millis,
    },
}

/// A turn that was simulated beside the table, so that the table need not:
/// whoever hosts it hands this in with the [`Input`] that makes the turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simulated {
    /// Whose turn.
    pub seat: Seat,
    /// The question that it answers; another one makes it void.
    pub asked: u64,
    /// The turn.
    pub action: String,
    /// What came of it.
    pub outcome: Outcome,
}
