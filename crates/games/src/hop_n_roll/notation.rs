//! Colours, boxes, fields and dice, and how actions, throws and effects are
//! written. `docs/notation/hop-n-roll.md` shows them all.

use std::fmt;
use std::str::FromStr;

use engine::{Chance, NotationError, Pips, Seat};
use serde::{Deserialize, Serialize, Serializer};
use ts_rs::TS;

use super::MAX_PLAYERS;
use super::numbers::MAX_BOXES;

engine::choice! {
    /// A row of the sheet, and a face of the disco die.
    #[derive(Serialize, Deserialize, TS)]
    #[serde(rename_all = "lowercase")]
    #[ts(rename = "RowColour")]
    pub enum Colour {
        Yellow = "yellow",
        Red = "red",
        Blue = "blue",
        Green = "green",
        Purple = "purple",
    }
}

/// How many rows a sheet has.
pub const ROWS: usize = Colour::ALL.len();

/// What the disco die shows: the row in which any number may be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
#[ts(type = "RowColour | \"?\"")]
pub enum Disco {
    /// The row of this colour.
    Row(Colour),
    /// `?`: every row.
    Any,
}

impl Disco {
    pub(super) fn throw(chance: &mut impl Chance) -> Self {
        let face = chance.below(ROWS as u32 + 1) as usize;
        Colour::ALL.get(face).map_or(Self::Any, |&colour| Self::Row(colour))
    }
}

impl fmt::Display for Disco {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row(colour) => colour.fmt(f),
            Self::Any => f.write_str("?"),
        }
    }
}

impl FromStr for Disco {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        const EXPECTED: &str = "a disco die: yellow, red, blue, green, purple or ?";
        match s {
            "?" => Ok(Self::Any),
            _ => s.parse().map(Self::Row).map_err(|_| NotationError::new(s, EXPECTED)),
        }
    }
}

impl Serialize for Disco {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A die on the tableau.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "HopDie")]
pub enum Die {
    /// An ordinary one.
    Number(Pips),
    /// The one with colours.
    Disco(Disco),
}

/// A field of the tableau. Counted and shown from 1, beginning at the top;
/// [`Field::index`] counts from zero for arrays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "number")]
pub struct Field(u8);

impl Field {
    /// The most fields a tableau can have.
    pub const MAX: usize = 9;

    /// The field with this index, counted from zero; indexes beyond
    /// [`Field::MAX`] are the lowest field.
    pub const fn new(index: usize) -> Self {
        Self(if index < Self::MAX { index as u8 } else { Self::MAX as u8 - 1 })
    }

    /// Counted from zero, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from one, for people.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Field {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        match s.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(Self(digit - b'1')),
            _ => Err(NotationError::new(s, "a field from 1 to 9, counted from the top")),
        }
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// A box of the sheet: `red3` is the third of the red row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Which row.
    pub row: Colour,
    index: u8,
}

impl Spot {
    /// Box `index`, counted from zero, of `row`; indexes beyond the longest
    /// row are its last box.
    #[inline]
    pub const fn new(row: Colour, index: usize) -> Self {
        Self { row, index: if index < MAX_BOXES { index as u8 } else { MAX_BOXES as u8 - 1 } }
    }

    /// Counted from zero, for arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// Counted from one, for people.
    pub const fn number(self) -> u8 {
        self.index + 1
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row, self.number())
    }
}

impl FromStr for Spot {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(s, "a box such as red3: colour and number from 1 to 8");
        let digit = s.bytes().next_back().filter(|digit| (b'1'..=b'8').contains(digit));
        let digit = digit.ok_or_else(wrong)?;
        let row = s[..s.len() - 1].parse().map_err(|_| wrong())?;
        Ok(Self { row, index: digit - b'1' })
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A number and the box it goes into: `4 red3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Write {
    /// The number.
    pub value: Pips,
    /// The box.
    pub spot: Spot,
}

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HopAction {
    /// `hop 3`: hop across to the third field from the top.
    Hop(Field),
    /// `write 4 red3`: write a 4 into box 3 of the red row.
    Write(Write),
    /// `nothing`: decline an effect without which nothing fits.
    Nothing,
}

impl fmt::Display for HopAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hop(field) => write!(f, "hop {field}"),
            Self::Write(Write { value, spot }) => write!(f, "write {value} {spot}"),
            Self::Nothing => f.write_str("nothing"),
        }
    }
}

impl FromStr for HopAction {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let mut words = s.split_whitespace();
        match (words.next(), words.next(), words.next(), words.next()) {
            (Some("hop"), Some(field), None, None) => Ok(Self::Hop(field.parse()?)),
            (Some("write"), Some(value), Some(spot), None) => {
                Ok(Self::Write(Write { value: value.parse()?, spot: spot.parse()? }))
            }
            (Some("nothing"), None, None, None) => Ok(Self::Nothing),
            _ => Err(NotationError::new(
                s,
                "an action: “hop 3” to field 3, “write 4 red3” for a 4 in red box 3, or “nothing”",
            )),
        }
    }
}

/// All dice of a round: the number dice ascending, then the disco die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    numbers: [Option<Pips>; MAX_PLAYERS],
    /// The disco die.
    pub disco: Disco,
}

impl Roll {
    /// These number dice, in any order, of which all beyond the sixth are left
    /// out, and the disco die.
    pub fn new(numbers: impl IntoIterator<Item = Pips>, disco: Disco) -> Self {
        let mut counts = [0_usize; 6];
        numbers.into_iter().take(MAX_PLAYERS).for_each(|value| counts[value as usize - 1] += 1);
        let mut sorted = [None; MAX_PLAYERS];
        let mut next = 0;
        for (value, count) in Pips::ALL.into_iter().zip(counts) {
            sorted[next..next + count].fill(Some(value));
            next += count;
        }
        Self { numbers: sorted, disco }
    }

    /// The number dice, ascending.
    pub fn numbers(&self) -> impl Iterator<Item = Pips> {
        self.numbers.iter().map_while(|&value| value)
    }

    /// The number die that is `index`th from the smallest, counted from zero.
    pub fn number(&self, index: usize) -> Option<Pips> {
        self.numbers.get(index).copied().flatten()
    }
}

/// What chance can bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HopThrow {
    /// `start 3`: the pawn of seat 3 begins on top.
    Start(Seat),
    /// `2 3 5 green`: the dice of a round.
    Dice(Roll),
}

impl fmt::Display for HopThrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(seat) => write!(f, "start {seat}"),
            Self::Dice(roll) => {
                roll.numbers().try_for_each(|value| write!(f, "{value} "))?;
                roll.disco.fmt(f)
            }
        }
    }
}

impl FromStr for HopThrow {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        if let Some(seat) = s.strip_prefix("start ") {
            return Ok(Self::Start(seat.trim().parse()?));
        }
        let wrong =
            || NotationError::new(s, "a throw: 2 to 6 dice and the disco die, as in “2 3 5 green”");
        let (numbers, disco) = s.rsplit_once(char::is_whitespace).ok_or_else(wrong)?;
        let numbers: Vec<Pips> =
            numbers.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        if !(2..=MAX_PLAYERS).contains(&numbers.len()) {
            return Err(wrong());
        }
        Ok(Self::Dice(Roll::new(numbers, disco.parse()?)))
    }
}

/// What the rules do by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HopEffect {
    /// `nothing 2`: seat 2 can write its die nowhere and writes nothing.
    Nothing(Seat),
    /// `round 2`: what everyone wrote is shown, and round 2 begins.
    Round(u16),
    /// `last round`: the same, and the round that begins is the last.
    LastRound,
    /// `end`: what everyone wrote is shown, and the game is over.
    End,
}

impl fmt::Display for HopEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing(seat) => write!(f, "nothing {seat}"),
            Self::Round(round) => write!(f, "round {round}"),
            Self::LastRound => f.write_str("last round"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for HopEffect {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let wrong =
            || NotationError::new(s, "an effect: “nothing 2”, “round 2”, “last round” or “end”");
        let mut words = s.split_whitespace();
        match (words.next(), words.next(), words.next()) {
            (Some("nothing"), Some(seat), None) => Ok(Self::Nothing(seat.parse()?)),
            (Some("round"), Some(round), None) => {
                round.parse().map(Self::Round).map_err(|_| wrong())
            }
            (Some("last"), Some("round"), None) => Ok(Self::LastRound),
            (Some("end"), None, None) => Ok(Self::End),
            _ => Err(wrong()),
        }
    }
}
