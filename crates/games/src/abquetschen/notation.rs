//! What is written: builds of the players and effects of the rules.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Seat};
use pyramid::{Cell, Cells};
use serde::Serialize;
use ts_rs::TS;

/// What a player does.
///
/// ```
/// use games::abquetschen::AbquetschenAction;
/// let build: AbquetschenAction = "build 233 143 134".parse()?;
/// assert_eq!(build.to_string(), "build 134 143 233");
/// assert!("build 233 233".parse::<AbquetschenAction>().is_err());
/// # Ok::<(), engine::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AbquetschenAction {
    /// `start 223`: the start pyramid, with its top die there.
    Start(Cell),
    /// `build 233 143 134`: as many dice as were rolled.
    Build(Cells),
    /// `bonus 331 421`: the bonus dice.
    Bonus(Cells),
    /// `skip`: no bonus dice.
    Skip,
}

impl fmt::Display for AbquetschenAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, word, cells: Cells| {
            f.write_str(word)?;
            cells.into_iter().try_for_each(|cell| write!(f, " {cell}"))
        };
        match *self {
            Self::Start(top) => write!(f, "start {top}"),
            Self::Build(cells) => list(f, "build", cells),
            Self::Bonus(cells) => list(f, "bonus", cells),
            Self::Skip => f.write_str("skip"),
        }
    }
}

impl FromStr for AbquetschenAction {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let (word, rest) = s.split_once(' ').unwrap_or((s, ""));
        match (word, rest.trim()) {
            ("start", top) => Ok(Self::Start(top.parse()?)),
            ("build", list) => Ok(Self::Build(cells(s, list)?)),
            ("bonus", list) => Ok(Self::Bonus(cells(s, list)?)),
            ("skip", "") => Ok(Self::Skip),
            _ => Err(NotationError::new(s, "one of start CELL, build CELL…, bonus CELL…, skip")),
        }
    }
}

/// Cells in any order, each once.
fn cells(action: &str, list: &str) -> Result<Cells, NotationError> {
    let mut cells = Cells::NONE;
    for word in list.split_whitespace() {
        let cell = word.parse()?;
        if cells.contains(cell) {
            return Err(NotationError::new(action, "a build that names each cell once"));
        }
        cells.insert(cell);
    }
    if cells.is_empty() {
        return Err(NotationError::new(action, "a build with at least one cell"));
    }
    Ok(cells)
}

engine::choice! {
    /// What brought a game to its end.
    #[derive(Serialize, TS)]
    #[serde(rename_all = "lowercase")]
    #[ts(rename = "AbquetschenEnding")]
    pub enum Ending {
        /// Whoever is to roll has no die left that could be built on to.
        Buried = "buried",
        /// Somebody rolled more than was left to build.
        Roll = "roll",
        /// Somebody built the last die.
        Supply = "supply",
    }
}

/// What the rules do by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AbquetschenEffect {
    /// `pass 2`: seat 2 cannot build as many dice as it rolled.
    Pass(Seat),
    /// `end buried`, `end roll`, `end supply`: the game is over.
    End(Ending),
}

impl fmt::Display for AbquetschenEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass(seat) => write!(f, "pass {seat}"),
            Self::End(ending) => write!(f, "end {ending}"),
        }
    }
}

impl FromStr for AbquetschenEffect {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let (word, rest) = s.split_once(' ').unwrap_or((s, ""));
        match (word, rest.trim()) {
            ("pass", seat) => Ok(Self::Pass(seat.parse()?)),
            ("end", ending) => Ok(Self::End(ending.parse()?)),
            _ => Err(NotationError::new(s, "pass SEAT or end buried, end roll, end supply")),
        }
    }
}
