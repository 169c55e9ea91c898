//! Actions, throws and effects as text.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Pips, Seat, Stamp};
use pyramid::{Cell, Pyramid};
use serde::{Serialize, Serializer};
use ts_rs::TS;

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
#[ts(type = "string")]
pub enum RaffzahnAction {
    /// `roll`: throw the turquoise die.
    Roll,
    /// `take 431 @2310 seen 57`: reach for a die; in ticks `take 431`.
    Take {
        /// Which.
        cell: Cell,
        /// When; not in ticks.
        stamp: Option<Stamp>,
    },
    /// `stop @4200 seen 61`: the roller ends the round; in ticks `stop`.
    Stop {
        /// When; not in ticks.
        stamp: Option<Stamp>,
    },
    /// `pass`: take nothing in this tick.
    Pass,
}

impl RaffzahnAction {
    /// When it was done, if a clock ran.
    pub fn stamp(self) -> Option<Stamp> {
        match self {
            Self::Take { stamp, .. } | Self::Stop { stamp } => stamp,
            Self::Roll | Self::Pass => None,
        }
    }
}

impl fmt::Display for RaffzahnAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll => f.write_str("roll"),
            Self::Pass => f.write_str("pass"),
            Self::Take { cell, stamp } => {
                write!(f, "take {cell}")?;
                Stamp::join(*stamp, f)
            }
            Self::Stop { stamp } => {
                f.write_str("stop")?;
                Stamp::join(*stamp, f)
            }
        }
    }
}

impl FromStr for RaffzahnAction {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        match Stamp::split(s)? {
            ("roll", None) => Ok(Self::Roll),
            ("pass", None) => Ok(Self::Pass),
            ("stop", stamp) => Ok(Self::Stop { stamp }),
            (action, stamp) => match action.strip_prefix("take ") {
                Some(cell) => Ok(Self::Take { cell: cell.parse()?, stamp }),
                None => Err(NotationError::new(s, "roll, take 431, stop or pass")),
            },
        }
    }
}

impl Serialize for RaffzahnAction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What chance brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RaffzahnThrow {
    /// `build …`: the pyramid, in the notation of [`Pyramid`]. Nobody sees it
    /// from all sides, so nobody is told.
    Build(Box<Pyramid>),
    /// `first 2`: who holds the turquoise die first.
    First(Seat),
    /// `5`: the turquoise die.
    Die(Pips),
}

impl fmt::Display for RaffzahnThrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Build(pyramid) => write!(f, "build {pyramid}"),
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Die(pips) => pips.fmt(f),
        }
    }
}

impl FromStr for RaffzahnThrow {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        if let Some(pyramid) = s.strip_prefix("build ") {
            pyramid.parse().map(|pyramid| Self::Build(Box::new(pyramid)))
        } else if let Some(seat) = s.strip_prefix("first ") {
            seat.parse().map(Self::First)
        } else {
            s.parse().map(Self::Die)
        }
    }
}

/// What the rules do by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaffzahnEffect {
    /// `wrong 2`: the die is not free or shows another number; the hand of
    /// seat 2 is locked for half a second.
    Wrong(Seat),
    /// `void 2`: seat 2 reached for the die before it could see the STOP, but
    /// after it was called. Nothing comes of it.
    Void(Seat),
    /// `late 2`: seat 2 had seen the STOP and grabbed all the same, whatever it
    /// was. It puts the die back and gives one die to each opponent.
    Late(Seat),
    /// `time-up`: nobody has called STOP for so long that the rules do.
    TimeUp,
    /// `reveal`: everybody has decided for this tick.
    Reveal,
    /// `close`: the round is over.
    Close,
}

impl fmt::Display for RaffzahnEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wrong(seat) => write!(f, "wrong {seat}"),
            Self::Void(seat) => write!(f, "void {seat}"),
            Self::Late(seat) => write!(f, "late {seat}"),
            Self::TimeUp => f.write_str("time-up"),
            Self::Reveal => f.write_str("reveal"),
            Self::Close => f.write_str("close"),
        }
    }
}

impl FromStr for RaffzahnEffect {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        match s.split_once(' ') {
            Some(("wrong", seat)) => seat.parse().map(Self::Wrong),
            Some(("void", seat)) => seat.parse().map(Self::Void),
            Some(("late", seat)) => seat.parse().map(Self::Late),
            None if s == "time-up" => Ok(Self::TimeUp),
            None if s == "reveal" => Ok(Self::Reveal),
            None if s == "close" => Ok(Self::Close),
            _ => Err(NotationError::new(s, "wrong 2, void 2, late 2, time-up, reveal or close")),
        }
    }
}
