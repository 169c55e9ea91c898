//! What is written: actions, throws and effects.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Pips, Seat};
use pyramid::{Cell, Orientation};
use serde::Serialize;
use ts_rs::TS;

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EintrichternAction {
    /// `lift 340`: the red die there, for the throw on the table.
    Lift(Cell),
    /// `cover`: the red die goes back, and its sum is out of sight.
    Cover,
    /// `take`: the throw of the player before.
    Take,
    /// `roll`: the pearl dice anew.
    Roll,
}

impl fmt::Display for EintrichternAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lift(cell) => write!(f, "lift {cell}"),
            Self::Cover => f.write_str("cover"),
            Self::Take => f.write_str("take"),
            Self::Roll => f.write_str("roll"),
        }
    }
}

impl FromStr for EintrichternAction {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let (word, rest) = s.split_once(' ').unwrap_or((s, ""));
        match (word, rest.trim()) {
            ("lift", cell) => Ok(Self::Lift(cell.parse()?)),
            ("cover", "") => Ok(Self::Cover),
            ("take", "") => Ok(Self::Take),
            ("roll", "") => Ok(Self::Roll),
            _ => Err(NotationError::new(s, "one of lift CELL, cover, take, roll")),
        }
    }
}

/// What chance brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EintrichternThrow {
    /// `lay 321 154 …`: how the yellow dice lie, in the order of the cells of
    /// the plate. Nobody is told.
    Lay(Vec<Orientation>),
    /// `first 2`: seat 2 begins.
    First(Seat),
    /// `2 5 6`: the three pearl dice.
    Pearl([Pips; 3]),
}

impl fmt::Display for EintrichternThrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay(dice) => {
                f.write_str("lay")?;
                dice.iter().try_for_each(|orientation| write!(f, " {orientation}"))
            }
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Pearl([a, b, c]) => write!(f, "{a} {b} {c}"),
        }
    }
}

impl FromStr for EintrichternThrow {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let (word, rest) = s.split_once(' ').unwrap_or((s, ""));
        match word {
            "lay" => {
                let dice =
                    rest.split_whitespace().map(str::parse).collect::<Result<Vec<_>, _>>()?;
                Ok(Self::Lay(dice))
            }
            "first" => Ok(Self::First(rest.trim().parse()?)),
            _ => {
                let dice = s.split_whitespace().map(str::parse).collect::<Result<Vec<Pips>, _>>();
                let dice = dice.ok().and_then(|dice| dice.try_into().ok());
                dice.map(Self::Pearl).ok_or_else(|| {
                    NotationError::new(s, "three dice, such as 2 5 6, or lay DICE… or first SEAT")
                })
            }
        }
    }
}

engine::choice! {
    /// What brought a game to its end.
    #[derive(Serialize, TS)]
    #[serde(rename_all = "lowercase")]
    #[ts(rename = "EintrichternEnding")]
    pub enum Ending {
        /// Somebody has the red dice it takes.
        Target = "target",
        /// The red dice have run out.
        Empty = "empty",
    }
}

/// What the rules do by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EintrichternEffect {
    /// `sum 12`: announced to everybody after a lift.
    Sum(u8),
    /// `keep 2`: it is that of the throw, so seat 2 keeps the red die.
    Keep(Seat),
    /// `end target`, `end empty`: the game is over.
    End(Ending),
}

impl fmt::Display for EintrichternEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sum(sum) => write!(f, "sum {sum}"),
            Self::Keep(seat) => write!(f, "keep {seat}"),
            Self::End(ending) => write!(f, "end {ending}"),
        }
    }
}

impl FromStr for EintrichternEffect {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let (word, rest) = s.split_once(' ').unwrap_or((s, ""));
        let sum = || {
            let plain = rest.bytes().all(|byte| byte.is_ascii_digit()) && !rest.starts_with('0');
            let sum = plain.then(|| rest.parse().ok()).flatten();
            sum.filter(|sum| super::Odds::SUMS.contains(sum))
        };
        match word {
            "sum" => {
                sum().map(Self::Sum).ok_or_else(|| NotationError::new(s, "a sum from 3 to 18"))
            }
            "keep" => Ok(Self::Keep(rest.parse()?)),
            "end" => Ok(Self::End(rest.parse()?)),
            _ => Err(NotationError::new(s, "one of sum N, keep SEAT, end target, end empty")),
        }
    }
}
