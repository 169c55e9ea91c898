//! What is written: moves, who begins, and the pyramid.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Seat};
use pyramid::{Cell, Pyramid};

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CuiAction {
    /// `pull 800`: take the die at 800 out of the bottom layer.
    Pull(Cell),
    /// `put 431`: put the pulled die into the funnel at 431.
    Put(Cell),
    /// `keep`: keep the pulled die.
    Keep,
}

impl fmt::Display for CuiAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pull(cell) => write!(f, "pull {cell}"),
            Self::Put(cell) => write!(f, "put {cell}"),
            Self::Keep => f.write_str("keep"),
        }
    }
}

impl FromStr for CuiAction {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let mut words = s.split_whitespace();
        match (words.next(), words.next(), words.next()) {
            (Some("pull"), Some(cell), None) => Ok(Self::Pull(cell.parse()?)),
            (Some("put"), Some(cell), None) => Ok(Self::Put(cell.parse()?)),
            (Some("keep"), None, None) => Ok(Self::Keep),
            _ => Err(NotationError::new(
                s,
                "an action: “pull 800” from the bottom, “put 431” into a funnel, or “keep”",
            )),
        }
    }
}

/// What chance can bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CuiThrow {
    /// `start 2`: seat 2 begins.
    Start(Seat),
    /// `pyramid r321y132…/…`: the complete pyramid, layer by layer from the
    /// plate up.
    Pyramid(Box<Pyramid>),
}

impl fmt::Display for CuiThrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(seat) => write!(f, "start {seat}"),
            Self::Pyramid(pyramid) => write!(f, "pyramid {pyramid}"),
        }
    }
}

impl FromStr for CuiThrow {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let mut words = s.split_whitespace();
        match (words.next(), words.next(), words.next()) {
            (Some("start"), Some(seat), None) => Ok(Self::Start(seat.parse()?)),
            (Some("pyramid"), Some(dice), None) => Ok(Self::Pyramid(Box::new(dice.parse()?))),
            _ => Err(NotationError::new(
                s,
                "who begins, as in “start 1”, or “pyramid” with its dice from the plate up",
            )),
        }
    }
}
