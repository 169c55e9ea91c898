//! What is written: marks of the players and effects of the rules.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};
use std::str::FromStr;

use engine::{NotationError, Seat};
use serde::{Serialize, Serializer};
use ts_rs::TS;

/// The letter by which a chamber is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "string")]
pub struct Letter(u8);

impl Letter {
    /// How many letters there are.
    pub const COUNT: usize = 26;

    /// `A` to `Z`.
    pub const fn new(letter: char) -> Option<Self> {
        if letter.is_ascii_uppercase() { Some(Self(letter as u8)) } else { None }
    }

    /// Counted from zero, for arrays.
    pub const fn index(self) -> usize {
        (self.0 - b'A') as usize
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        char::from(self.0).fmt(f)
    }
}

impl FromStr for Letter {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let mut chars = s.chars();
        match (chars.next().and_then(Self::new), chars.next()) {
            (Some(letter), None) => Ok(letter),
            _ => Err(NotationError::new(s, "a chamber, a letter from A to Z")),
        }
    }
}

impl Serialize for Letter {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.0.into())
    }
}

/// A set of cells of one chamber, iterated by number. Cells are numbered from 1
/// in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, TS)]
#[ts(as = "Vec<u8>", rename = "CellNumbers")]
pub struct Cells(u16);

impl Cells {
    /// No cell.
    pub const NONE: Self = Self(0);
    /// The highest number a cell can have.
    pub const MAX: u8 = u16::BITS as u8;

    /// The cell with this number; none if there is no such number.
    pub const fn only(number: u8) -> Self {
        match number {
            1..=Self::MAX => Self(1 << (number - 1)),
            _ => Self::NONE,
        }
    }

    /// The cells numbered 1 to `count`.
    pub const fn first(count: u8) -> Self {
        if count >= Self::MAX { Self(u16::MAX) } else { Self((1 << count) - 1) }
    }

    /// One bit a cell, the lowest for cell 1.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two sets share a cell.
    pub const fn touches(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every cell of this set is in `other`.
    pub const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The lowest cell alone.
    #[must_use]
    pub const fn lowest(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }
}

impl BitOr for Cells {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Cells {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cells {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for Cells {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Iterator for Cells {
    type Item = u8;
    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.is_empty() {
            return None;
        }
        let number = self.0.trailing_zeros() as u8 + 1;
        self.0 &= self.0 - 1;
        Some(number)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len().into(), Some(self.len().into()))
    }
}

impl FromIterator<u8> for Cells {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        numbers.into_iter().fold(Self::NONE, |cells, number| cells | Self::only(number))
    }
}

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, number) in self.enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{number}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

/// What a player does with a throw: crosses in cells of one chamber.
///
/// ```
/// use games::hamstern::Mark;
/// let mark: Mark = "mark M 5 1 2".parse()?;
/// assert_eq!(mark.to_string(), "mark M 1 2 5");
/// assert!("mark M 1 1".parse::<Mark>().is_err());
/// # Ok::<(), engine::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
pub struct Mark {
    /// Where.
    pub chamber: Letter,
    /// Which cells of it.
    pub cells: Cells,
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "mark {} {}", self.chamber, self.cells)
    }
}

impl FromStr for Mark {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let mut words = s.split_whitespace();
        let (Some("mark"), Some(chamber)) = (words.next(), words.next()) else {
            return Err(NotationError::new(s, "a mark like “mark M 1 2 5”"));
        };
        let chamber = chamber.parse()?;
        let mut cells = Cells::NONE;
        for word in words {
            let cell = Cells::only(whole_number(word).unwrap_or(0));
            if cell.is_empty() {
                return Err(NotationError::new(word, "the number of a cell, from 1 to 16"));
            }
            if cell.touches(cells) {
                return Err(NotationError::new(s, "a mark that names each cell once"));
            }
            cells |= cell;
        }
        if cells.is_empty() {
            return Err(NotationError::new(s, "a mark with at least one cell"));
        }
        Ok(Self { chamber, cells })
    }
}

/// Digits only and no leading zero, so that a number is written in one way.
fn whole_number(word: &str) -> Option<u8> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit()) && !word.starts_with('0');
    plain.then(|| word.parse().ok()).flatten()
}

engine::choice! {
    /// What brought a game to its end.
    #[derive(Serialize, TS)]
    #[serde(rename_all = "lowercase")]
    #[ts(rename = "HamsternEnding")]
    pub enum Ending {
        /// The last box of the counter was ticked.
        Counter = "counter",
        /// No sheet has room for any throw.
        Stuck = "stuck",
    }
}

/// What the rules do by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HamsternEffect {
    /// `circle`: playing alone, the throw circles a counter box in the first
    /// pass.
    Circle,
    /// `tick`: the throw crosses a counter box for everyone.
    Tick,
    /// `pass 2`: seat 2 has no room for the throw.
    Pass(Seat),
    /// `close`: everyone is done, the crosses of the round are on the sheets.
    Close,
    /// `hourglass`: from the next round on, throws tick the counter.
    Hourglass,
    /// `end counter`, `end stuck`: the game is over.
    End(Ending),
}

impl fmt::Display for HamsternEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Circle => f.write_str("circle"),
            Self::Tick => f.write_str("tick"),
            Self::Pass(seat) => write!(f, "pass {seat}"),
            Self::Close => f.write_str("close"),
            Self::Hourglass => f.write_str("hourglass"),
            Self::End(ending) => write!(f, "end {ending}"),
        }
    }
}

impl FromStr for HamsternEffect {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let (word, rest) = s.split_once(' ').unwrap_or((s, ""));
        match (word, rest.trim()) {
            ("circle", "") => Ok(Self::Circle),
            ("tick", "") => Ok(Self::Tick),
            ("pass", seat) => Ok(Self::Pass(seat.parse()?)),
            ("close", "") => Ok(Self::Close),
            ("hourglass", "") => Ok(Self::Hourglass),
            ("end", ending) => Ok(Self::End(ending.parse()?)),
            _ => Err(NotationError::new(
                s,
                "one of circle, tick, pass SEAT, close, hourglass, end counter, end stuck",
            )),
        }
    }
}
