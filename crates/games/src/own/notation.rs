//! The table's own words: what players do, and what chance brings.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Pips, Seat};
use pyramid::{Cell, Cells, Orientation, Pyramid};

/// What a player can do in a game of somebody's own.
///
/// ```
/// use games::own::Move;
/// for text in ["put 431", "put 134 143", "take 080", "tilt 044 143", "turn 044 213"] {
///     assert_eq!(text.parse::<Move>()?.to_string(), text);
/// }
/// assert!("put".parse::<Move>().is_err());
/// # Ok::<(), engine::NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// `put 431`, `put 134 143`: dice go there.
    Put(Cells),
    /// `take 080`: dice come away from there.
    Take(Cells),
    /// `tilt 044 143`: a die rolls over an edge.
    Tilt(Cell, Cell),
    /// `turn 044 213`: a die stands otherwise.
    Turn(Cell, Orientation),
    /// `lift 044 431`: a die goes somewhere else.
    Lift(Cell, Cell),
    /// `throw`: let the dice fall.
    Throw,
    /// `say 5`: a number.
    Say(i32),
    /// `choose keep`: a word of the game.
    Choose(Box<str>),
    /// `pass`.
    Pass,
}

/// Longest word that can be chosen.
const MAX_WORD: usize = 24;

/// Whether a player can choose this word: small letters, digits and hyphens.
pub(super) fn is_word(word: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=MAX_WORD).contains(&word.len()) && word.bytes().all(fits)
}

impl Move {
    /// The first word of it.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Put(_) => "put",
            Self::Take(_) => "take",
            Self::Tilt(..) => "tilt",
            Self::Turn(..) => "turn",
            Self::Lift(..) => "lift",
            Self::Throw => "throw",
            Self::Say(_) => "say",
            Self::Choose(_) => "choose",
            Self::Pass => "pass",
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())?;
        match self {
            Self::Put(cells) | Self::Take(cells) => {
                cells.into_iter().try_for_each(|cell| write!(f, " {cell}"))
            }
            Self::Tilt(from, to) | Self::Lift(from, to) => write!(f, " {from} {to}"),
            Self::Turn(cell, faces) => write!(f, " {cell} {faces}"),
            Self::Say(number) => write!(f, " {number}"),
            Self::Choose(word) => write!(f, " {word}"),
            Self::Throw | Self::Pass => Ok(()),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let wrong = || {
            NotationError::new(
                s,
                "one of put CELL…, take CELL…, tilt CELL CELL, turn CELL FACES, lift CELL CELL, \
                 throw, say NUMBER, choose WORD, pass",
            )
        };
        let mut words = s.split_whitespace();
        let word = words.next().ok_or_else(wrong)?;
        let rest: Vec<&str> = words.collect();
        match (word, rest.as_slice()) {
            ("put", list @ [_, ..]) => Ok(Self::Put(cells(s, list)?)),
            ("take", list @ [_, ..]) => Ok(Self::Take(cells(s, list)?)),
            ("tilt", [from, to]) => Ok(Self::Tilt(from.parse()?, to.parse()?)),
            ("turn", [cell, faces]) => Ok(Self::Turn(cell.parse()?, faces.parse()?)),
            ("lift", [from, to]) => Ok(Self::Lift(from.parse()?, to.parse()?)),
            ("throw", []) => Ok(Self::Throw),
            ("say", [number]) => {
                let read: i32 = number.parse().map_err(|_| wrong())?;
                // One number has one way to be written.
                if read.to_string() == **number { Ok(Self::Say(read)) } else { Err(wrong()) }
            }
            ("choose", [word]) if is_word(word) => Ok(Self::Choose((*word).into())),
            ("pass", []) => Ok(Self::Pass),
            _ => Err(wrong()),
        }
    }
}

/// Cells in any order, each once.
fn cells(action: &str, list: &[&str]) -> Result<Cells, NotationError> {
    let mut cells = Cells::NONE;
    for word in list {
        let cell = word.parse()?;
        if cells.contains(cell) {
            return Err(NotationError::new(action, "an action that names each cell once"));
        }
        cells.insert(cell);
    }
    Ok(cells)
}

/// What chance brings to a game of somebody's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnThrow {
    /// `dice 3 5`: what thrown dice show.
    Dice(Vec<Pips>),
    /// `start 2`: one of the seats.
    Seat(Seat),
    /// `pyramid r321…`: dice fill the plate.
    Pyramid(Box<Pyramid>),
}

impl fmt::Display for OwnThrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dice(dice) => {
                f.write_str("dice")?;
                dice.iter().try_for_each(|die| write!(f, " {die}"))
            }
            Self::Seat(seat) => write!(f, "start {seat}"),
            Self::Pyramid(pyramid) => write!(f, "pyramid {pyramid}"),
        }
    }
}

impl FromStr for OwnThrow {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let (word, rest) = s.trim().split_once(' ').unwrap_or((s, ""));
        match word {
            "dice" => {
                let dice: Result<Vec<Pips>, _> = rest.split_whitespace().map(str::parse).collect();
                Ok(Self::Dice(dice?))
            }
            "start" => Ok(Self::Seat(rest.trim().parse()?)),
            "pyramid" => Ok(Self::Pyramid(Box::new(rest.trim().parse()?))),
            _ => Err(NotationError::new(s, "a throw: dice 3 5, start 2 or pyramid r321…")),
        }
    }
}
