//! Why a table says no.

use engine::{Refusal, Seat};
use serde::Serialize;

/// Why a table refuses an input; the table is unchanged after it. What a rule
/// of the game forbids comes with that game's own code instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs)] // each sentence says what its variant means
pub enum TableRefused {
    #[error("you do not sit at this table")]
    NotSeated,
    #[error("only the host of the table may do that")]
    HostOnly,
    #[error("that is possible only before the game")]
    LobbyOnly,
    #[error("that is possible only during the game")]
    PlayingOnly,
    #[error("that is possible only after the game")]
    OverOnly,
    #[error("there is no game “{game}”")]
    NoSuchGame { game: String },
    #[error("there is no seat {seat} at this table")]
    NoSeat { seat: Seat },
    #[error("seat {seat} is taken")]
    SeatTaken { seat: Seat },
    #[error("every seat is taken")]
    Full,
    #[error("you sit at this table already")]
    SeatedAlready,
    #[error("this invitation is not for this table")]
    WrongInvite,
    #[error("that is not a token of a seat")]
    BadToken,
    #[error("somebody here is already called {name}")]
    NameTaken { name: String },
    #[error("a name has at least one visible character")]
    NoName,
    #[error("a name has at most {most} characters")]
    NameTooLong { most: usize },
    #[error("there is nothing to say in this message")]
    NothingSaid,
    #[error("a message has at most {most} characters")]
    ChatTooLong { most: usize },
    #[error("enough has been said: a game has room for {most} messages of each player")]
    TooMuchTalk { most: u32 },
    #[error("a move is at most {most} bytes long")]
    ActionTooLong { most: usize },
    #[error("only the table says when something was done")]
    Stamped,
    #[error("the dice are about to fall")]
    CountingDown,
    #[error("there is no first race to wait with")]
    NoRaceAhead,
    #[error("in a race nobody is told beforehand what would come of it")]
    NoPreview,
    #[error("you had not been shown the throw")]
    NotShown,
    #[error("nobody is that quick: a press counts from {least} ms after the throw")]
    TooQuick { least: u32 },
    #[error("the round was over before this could count")]
    RoundOver,
    #[error("the evening begins with {first}, not with {game}")]
    OtherBeginning { first: String, game: String },
    #[error("the evening goes on with {game}")]
    EveningGoesOn { game: String },
    #[error("the files of an evening's games are those of its programme")]
    EveningFiles,
    #[error("there is no next game: this is not an evening, or its last game was played")]
    NoNextGame,
    #[error("those who began an evening play it to its end, so the number of seats stays")]
    EveningSeats,
    #[error("seat {seat} is still empty: invite somebody, let a bot play it, or take it away")]
    EmptySeat { seat: Seat },
    #[error("{name} is not ready yet")]
    NotReady { name: String },
    #[error("a bot is playing your seat; take the seat back first")]
    BotPlays,
    #[error("nobody is playing your seat for you")]
    NoStandIn,
    #[error("no bot is due at seat {seat}")]
    NoBotDue { seat: Seat },
    #[error("what comes of it shows only when it is done")]
    NotForeseen,
    #[error("no hand moves like that here")]
    NoHand,
    #[error("things have moved on since")]
    Stale { asked: Option<u64> },
    #[error("there is nothing of yours that can still be taken back")]
    NothingToUndo,
    #[error("a player can take back {most} moves in a game, and yours are used up")]
    TooManyUndone { most: u32 },
    #[error(
        "this game began by rules of version {rules}, which are not played any more; it can be read"
    )]
    OlderRules { rules: u32 },
    #[error("this table has seen {most} events and takes no more; please make a new one")]
    TableFull { most: u64 },
    #[error("somebody has been asked about taking back already; wait for the answer")]
    UndoAsked,
    #[error("the others would rather let this move stand")]
    UndoDenied,
    #[error("nobody asks whether a move may be taken back")]
    NothingAsked,
    #[error("{name} is here")]
    IsHere { name: String },
    #[error("{name} has just gone; a bot can play for somebody who is away for {minutes} minutes")]
    JustGone { name: String, minutes: u64 },
    #[error("nobody waits for {name}")]
    NotAwaited { name: String },
    #[error("where other people play, nobody is told what to do")]
    HintAmongPeople,
    #[error("you have been told already what a bot would do here")]
    HintGiven,
    #[error("here no bot can say what to do: it is in the eye or in the hand")]
    NoHint,
    #[error("in a game of the day everybody plays alone, without hints")]
    NoHintOfDay,
    #[error("you have given up this game of the day; a bot plays it to its end")]
    DayGivenUp,
    #[error("{name} has just been reminded")]
    Nudged { name: String },
    #[error("a clock of {least} to {most} {unit} a move is possible")]
    BadClock { least: u32, most: u32, unit: &'static str },
    #[error("a command id is 1 to 40 letters, digits or dashes")]
    BadCommandId,
    #[error("at most {most} sheets can be attached, {bytes} bytes together")]
    TooManySheets { most: usize, bytes: usize },
    #[error("at most {most} options can be set")]
    TooManyOptions { most: usize },
}

impl From<TableRefused> for Refusal {
    fn from(reason: TableRefused) -> Self {
        Self::from_reason(&reason)
    }
}
