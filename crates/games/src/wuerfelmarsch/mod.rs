//! Würfelmarsch: tilt a die across the plate, into the far corner.
//!
//! From “Das Spiel” by Reinhold Wittig (Abacusspiele), where it is the game of
//! pure strategy, for two or three players.
//!
//! Everybody sits at a side of the triangular plate, with five dice of one
//! colour in the five middle funnels of that edge. They stand on a corner, so
//! each shows three faces: the 3 towards its owner, the 2 towards the left and
//! the 1 towards the right neighbour. On your turn do one of two things with
//! one of your dice:
//!
//! - **tilt** it over an edge into an empty neighbouring funnel, forward or
//!   sideways but never back towards your own side; it rolls a quarter turn;
//! - **turn** it where it lies, so that it shows other faces than before.
//!
//! **Captures.** A tilted die that now forms a saddle with two others, so that
//! the three faces look into one funnel, starts a clash. The highest of the
//! three faces captures the lower dice of other players; nobody captures their
//! own. If two or three share the highest value, all three dice leave the game.
//! A die can complete two saddles with one tilt. Both are judged as the dice lie
//! after the tilt, and only then taken away: leaving the game beats being
//! captured, a die captured in both by dice of one player is that player's; by
//! dice of two it goes to the higher captor, and out of the game if they are
//! equal. Three dice around a peak do nothing, and neither does turning.
//!
//! **End.** Whoever tilts a die into the corner opposite the own side wins at
//! once, before any capture. If the plate is empty, or after
//! [`turning`](MarchOptions::turning) turns without a tilt, or
//! [`sideways`](MarchOptions::sideways) without a tilt forward, dice are
//! counted: those captured, minus the own ones that left the game. Most win; a
//! tie goes to whoever of those moved last. Who has no die left is skipped.
//!
//! | option | values | default | |
//! |---|---|---|---|
//! | `sides` | `xy`, `xz`, `yx`, `yz`, `zx`, `zy` | `xy` | sides of the first and second of two players |
//! | `first` | `random`, `1`, `2`, `3` | `random` | seat that begins |
//! | `turning` | 10–500 | 60 | turns without a tilt after which dice are counted |
//! | `sideways` | 20–1000 | 200 | turns without a tilt forward after which dice are counted |
//!
//! The rulebook knows none of the two limits; without the second, dice could be
//! tilted to and fro for ever.
//!
//! ```
//! use engine::{Event, Game, Seat};
//! use games::wuerfelmarsch::{MarchOptions, Wuerfelmarsch};
//!
//! let mut game = Wuerfelmarsch::new(&MarchOptions::default(), 2)?;
//! let mia = Seat::new(0);
//! game.evolve(&Event::Throw("start 1".parse()?));
//! let outlook = game.outlook("044".parse()?, "143".parse()?).unwrap();
//! assert_eq!(outlook.faces.to_string(), "623"); // how it will stand
//! game.evolve(&Event::Act(mia, "tilt 044 143".parse()?));
//! let why = game.check(Seat::new(1), &"tilt 143 242".parse()?).unwrap_err();
//! assert_eq!(why.to_string(), "the die at 143 belongs to seat 1; move one of your own");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `docs/notation/wuerfelmarsch.md` tells what a record looks like. Choices are
//! listed die by die in the order of their cells: tilts first, forward before
//! sideways, then the 23 turns by their digits.

mod board;
mod clash;
mod game;
mod notation;
mod reason;
mod view;

pub use board::{Board, FUNNELS, Step};
pub use clash::{Clash, Fall, Fate, Meeting, Saddle, Verdict};
pub use game::{End, Wuerfelmarsch};
pub use notation::{MarchAction, MarchEffect, MarchThrow};
pub use reason::MarchReason;
pub use view::{DieView, FallView, MarchView, Outlook, PlayerView, PreyView};

use engine::{Seat, Whole};
use pyramid::{Axis, Colour, Orientation};

/// How many dice everybody begins with.
pub const DICE: usize = 5;

/// The most who can play: one at each side.
pub const MAX_PLAYERS: usize = 3;

engine::choice! {
    /// The sides of the first and the second of two players. Three players sit
    /// at x, y and z.
    pub enum Sides {
        XY = "xy",
        XZ = "xz",
        YX = "yx",
        YZ = "yz",
        ZX = "zx",
        ZY = "zy",
    }
}

impl Sides {
    const fn axes(self) -> [Axis; 2] {
        match self {
            Self::XY => [Axis::X, Axis::Y],
            Self::XZ => [Axis::X, Axis::Z],
            Self::YX => [Axis::Y, Axis::X],
            Self::YZ => [Axis::Y, Axis::Z],
            Self::ZX => [Axis::Z, Axis::X],
            Self::ZY => [Axis::Z, Axis::Y],
        }
    }
}

engine::choice! {
    /// Who begins.
    pub enum First {
        Random = "random",
        One = "1",
        Two = "2",
        Three = "3",
    }
}

impl First {
    const fn seat(self) -> Option<Seat> {
        match self {
            Self::Random => None,
            Self::One => Some(Seat::new(0)),
            Self::Two => Some(Seat::new(1)),
            Self::Three => Some(Seat::new(2)),
        }
    }
}

engine::options! {
    /// What can be chosen before a game of Würfelmarsch.
    pub struct MarchOptions {
        /// Sides of the first and second of two players.
        sides: Sides = Sides::XY,
        /// Seat that begins.
        first: First = First::Random,
        /// Turns without a tilt after which dice are counted.
        turning: Whole<10, 500> = Whole::new(60),
        /// Turns without a tilt forward after which dice are counted.
        sideways: Whole<20, 1000> = Whole::new(200),
    }
}

/// The colour of whoever sits at this side.
pub const fn colour(side: Axis) -> Colour {
    Colour::BUILDING[side.index()]
}

/// How the dice of this side stand at first: the 3 to their owner, the 2 to the
/// left and the 1 to the right neighbour. Turns go to the left.
pub fn start_orientation(side: Axis) -> Orientation {
    use engine::Pips::{One, Three, Two};
    let [left, right] = side.others();
    let mut faces = [Three; 3];
    faces[left.index()] = Two;
    faces[right.index()] = One;
    // 3, 2, 1 on the sides in turn is how dice are made, whatever the side.
    Orientation::new(faces).unwrap_or_else(|| unreachable!("a die shows 3, 2, 1"))
}
