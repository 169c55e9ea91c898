//! What is written: moves, who begins, and what the rules do.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Seat};
use pyramid::{Cell, Orientation};

use super::{Clash, Fall, Fate};

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarchAction {
    /// `tilt 044 143`: roll the die at 044 over the edge into 143.
    Tilt {
        /// Where it lies.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// `turn 044 213`: put the die at 044 back with these faces up.
    Turn {
        /// Where it lies.
        cell: Cell,
        /// The faces towards x, y and z.
        faces: Orientation,
    },
}

impl fmt::Display for MarchAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tilt { from, to } => write!(f, "tilt {from} {to}"),
            Self::Turn { cell, faces } => write!(f, "turn {cell} {faces}"),
        }
    }
}

impl FromStr for MarchAction {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let mut words = s.split_whitespace();
        match (words.next(), words.next(), words.next(), words.next()) {
            (Some("tilt"), Some(from), Some(to), None) => {
                Ok(Self::Tilt { from: from.parse()?, to: to.parse()? })
            }
            (Some("turn"), Some(cell), Some(faces), None) => {
                Ok(Self::Turn { cell: cell.parse()?, faces: faces.parse()? })
            }
            _ => Err(NotationError::new(
                s,
                "an action: “tilt 044 143” from cell to cell, or “turn 044 213” to these faces",
            )),
        }
    }
}

/// Who begins: `start 2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarchThrow(pub Seat);

impl fmt::Display for MarchThrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "start {}", self.0)
    }
}

impl FromStr for MarchThrow {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let mut words = s.split_whitespace();
        match (words.next(), words.next(), words.next()) {
            (Some("start"), Some(seat), None) => Ok(Self(seat.parse()?)),
            _ => Err(NotationError::new(s, "who begins, as in “start 1”")),
        }
    }
}

/// What the rules do by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarchEffect {
    /// `clash 143>2 134>out`: the tilt completed a saddle. Seat 2 captures the
    /// die at 143, and that at 134 leaves the game.
    Clash(Clash),
    /// `skip 2`: seat 2 has no dice left and is passed over.
    Skip(Seat),
}

impl fmt::Display for MarchEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Skip(seat) => write!(f, "skip {seat}"),
            Self::Clash(clash) => {
                f.write_str("clash")?;
                clash.falls().try_for_each(|Fall { cell, fate }| match fate {
                    Fate::Captured(seat) => write!(f, " {cell}>{seat}"),
                    Fate::Out => write!(f, " {cell}>out"),
                })
            }
        }
    }
}

impl FromStr for MarchEffect {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let wrong = || {
            NotationError::new(
                s,
                "an effect: “skip 2”, or “clash 143>2 134>out” with who captures which die",
            )
        };
        let mut words = s.split_whitespace();
        match words.next() {
            Some("skip") => match (words.next(), words.next()) {
                (Some(seat), None) => Ok(Self::Skip(seat.parse()?)),
                _ => Err(wrong()),
            },
            Some("clash") => {
                let falls = words.map(|word| {
                    let (cell, fate) = word.split_once('>').ok_or_else(wrong)?;
                    let fate = match fate {
                        "out" => Fate::Out,
                        seat => Fate::Captured(seat.parse()?),
                    };
                    Ok(Fall { cell: cell.parse()?, fate })
                });
                let falls = falls.collect::<Result<Vec<Fall>, NotationError>>()?;
                let clash = Clash::new(falls).filter(|clash| !clash.is_empty());
                clash.map(Self::Clash).ok_or_else(wrong)
            }
            _ => Err(wrong()),
        }
    }
}
