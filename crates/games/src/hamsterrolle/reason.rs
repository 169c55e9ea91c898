//! Why a turn is refused.

use serde::Serialize;

/// Why a turn is refused.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum HamsterrolleReason {
    /// The piece is not in the stock it would come from.
    #[error("{piece} is not in your stock")]
    NotInStock {
        /// The piece.
        piece: String,
    },
    /// Another compartment is due.
    #[error("compartment {compartment} is not open to you; you may build in {open}")]
    WrongCompartment {
        /// Where it would lie.
        compartment: String,
        /// Where it may.
        open: String,
    },
    /// A piece of that colour is in the compartment.
    #[error("there is a {colour} piece in compartment {compartment} already")]
    SameColour {
        /// Its colour.
        colour: String,
        /// Where.
        compartment: String,
    },
    /// Its foremost edge is behind that of another piece.
    #[error("it must reach further ahead than {other}: {short} tenths of a degree are missing")]
    NotAhead {
        /// The piece that is further ahead.
        other: String,
        /// How much is missing.
        short: u16,
    },
    /// It would be let go outside the wheel.
    #[error("let it go inside the wheel")]
    OutsideTheWheel,
    /// The hand never takes hold.
    #[error("the hand must hold the piece before it lets go")]
    NoGrip,
    /// The time is over before the hand lets go.
    #[error("after {seconds} seconds the piece is let fall where it is: this is a drop")]
    TooLate {
        /// The time there is.
        seconds: u32,
    },
    /// The time is not over yet.
    #[error("in the edition of 2011 a piece is dropped only after {seconds} seconds")]
    TimeLeft {
        /// The time there is.
        seconds: u32,
    },
    /// Pieces are moved by hand in the edition of 2000 only.
    #[error("in the edition of 2011 pieces are moved only by pushing them with your own")]
    OnlyPushed,
    /// A piece that is not in the wheel cannot be moved within it.
    #[error("{piece} is not in the wheel")]
    NotInWheel {
        /// The piece.
        piece: String,
    },
    /// A piece is moved out of its compartment.
    #[error("a piece that you move stays in its compartment, {compartment}")]
    LeavesCompartment {
        /// Where it lies.
        compartment: String,
    },
    /// A pass after something was touched.
    #[error("you have begun to build: you cannot pass any more")]
    Begun,
    /// Sitting out with pieces of one's own.
    #[error("you have pieces of your own: only a player of a team who has none sits out")]
    OwnPieces,
    /// A pass takes a piece that is not in one of the lowest compartments.
    #[error("a pass takes a piece out of one of the two lowest compartments: {lowest}")]
    NotLowest {
        /// The compartments.
        lowest: String,
    },
    /// A pass does not go forward.
    #[error("a pass puts the piece further ahead than compartment {source_compartment}")]
    NotForward {
        /// Where it came from.
        source_compartment: String,
    },
    /// The opening compartment has its piece (the tip of 2000).
    #[error("the opening compartment, {compartment}, takes only one piece")]
    OneInOpening {
        /// Its number.
        compartment: String,
    },
    /// A number of a placement is out of bounds.
    #[error(
        "a placement is within 15° of the middle, up to 60 mm above the rim, 40 mm to the sides, \
         and tilted by 90° at most"
    )]
    Unsound,
    /// A deal that cannot come about.
    #[error(
        "that is no deal of this game: seats 1 to {players}, and every colour of a shared set once"
    )]
    NoSuchDeal {
        /// How many play.
        players: u8,
    },
}
