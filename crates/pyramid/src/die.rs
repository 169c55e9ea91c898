//! Dice that stand on a corner.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use engine::{Chance, NotationError, Pips};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::Axis;

/// The colours in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(rename = "DieColour")]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Yellow,
    Pearl,
    Turquoise,
}

impl Colour {
    /// All four; the turquoise die is only thrown, never built.
    pub const ALL: [Self; 4] = [Self::Red, Self::Yellow, Self::Pearl, Self::Turquoise];

    /// The three that pyramids are built of.
    pub const BUILDING: [Self; 3] = [Self::Red, Self::Yellow, Self::Pearl];

    /// Its place in [`Colour::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter in notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Yellow => 'y',
            Self::Pearl => 'p',
            Self::Turquoise => 't',
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Colour {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        Self::ALL
            .into_iter()
            .find(|colour| s.chars().eq([colour.letter()]))
            .ok_or_else(|| NotationError::new(s, "a colour: r, y, p or t"))
    }
}

/// How a die stands: what its three upper faces show, written as three digits,
/// `321`, for −x, −y and −z.
///
/// Opposite faces add up to 7 and 1, 2, 3 run counter-clockwise around their
/// corner, so of all triples these 24 can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(as = "[Pips; 3]")]
pub struct Orientation(u8);

/// How many orientations there are.
pub const ORIENTATIONS: usize = 24;

impl Orientation {
    /// The orientation that shows these pips on −x, −y and −z, if a die can.
    pub const fn new(faces: [Pips; 3]) -> Option<Self> {
        let mut index = 0;
        while index < ORIENTATIONS {
            let [x, y, z] = FACES[index];
            if x.get() == faces[0].get() && y.get() == faces[1].get() && z.get() == faces[2].get() {
                return Some(Self(index as u8));
            }
            index += 1;
        }
        None
    }

    /// The orientation with this number, which follows the order of the digits.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < ORIENTATIONS { Some(Self(index as u8)) } else { None }
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All 24, in the order of their digits.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..ORIENTATIONS as u8).map(Self)
    }

    /// One of the 24, each equally likely.
    pub fn random(chance: &mut impl Chance) -> Self {
        Self(chance.below(ORIENTATIONS as u32) as u8)
    }

    /// The upper faces on −x, −y and −z.
    #[inline]
    pub const fn faces(self) -> [Pips; 3] {
        FACES[self.index()]
    }

    /// The upper face towards one side.
    #[inline]
    pub const fn face(self, side: Axis) -> Pips {
        self.faces()[side.index()]
    }

    /// How it stands after tilting over the edge into the neighbouring funnel
    /// p + `to` − `from`; `to` and `from` differ.
    ///
    /// ```
    /// use pyramid::{Axis, Orientation};
    /// // The rulebook's example: the 6 keeps facing the player.
    /// let die: Orientation = "623".parse()?;
    /// assert_eq!(die.tilted(Axis::Y, Axis::Z).to_string(), "642");
    /// # Ok::<(), engine::NotationError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn tilted(self, to: Axis, from: Axis) -> Self {
        TILTED[self.index()][to.index()][from.index()]
    }
}

impl fmt::Display for Orientation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.faces();
        write!(f, "{x}{y}{z}")
    }
}

impl fmt::Debug for Orientation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Orientation {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(s, "three upper faces of a die, such as 321");
        let pips = |byte: u8| Pips::new(byte.wrapping_sub(b'0')).ok_or_else(wrong);
        match *s.as_bytes() {
            [x, y, z] => Self::new([pips(x)?, pips(y)?, pips(z)?]).ok_or_else(wrong),
            _ => Err(wrong()),
        }
    }
}

impl Serialize for Orientation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.faces().serialize(serializer)
    }
}

const FACES: [[Pips; 3]; ORIENTATIONS] = faces();
static TILTED: [[[Orientation; 3]; 3]; ORIENTATIONS] = tilted();

const fn faces() -> [[Pips; 3]; ORIENTATIONS] {
    let mut all = [[Pips::One; 3]; ORIENTATIONS];
    let mut count = 0;
    let mut triple = 0;
    while triple < 216 {
        let faces = [Pips::ALL[triple / 36], Pips::ALL[triple / 6 % 6], Pips::ALL[triple % 6]];
        if is_possible(faces) {
            all[count] = faces;
            count += 1;
        }
        triple += 1;
    }
    assert!(count == ORIENTATIONS);
    all
}

/// One face of each opposite pair, turning the right way: 3, 2, 1 on −x, −y, −z
/// does, and each of swapping two faces and replacing one by its opposite
/// changes the way.
const fn is_possible(faces: [Pips; 3]) -> bool {
    let mut pair = [0_u8; 3];
    let mut high = 0;
    let mut i = 0;
    while i < 3 {
        let pips = faces[i].get();
        pair[i] = if pips > 3 { 7 - pips } else { pips };
        high += (pips > 3) as u8;
        i += 1;
    }
    let apart = pair[0] != pair[1] && pair[1] != pair[2] && pair[2] != pair[0];
    let falling = (pair[0] > pair[1]) as u8 + (pair[1] > pair[2]) as u8 + (pair[0] > pair[2]) as u8;
    // 3, 2, 1 falls three times; an even number of changes keeps the count odd.
    apart && (falling + high) % 2 == 1
}

const fn tilted() -> [[[Orientation; 3]; 3]; ORIENTATIONS] {
    let mut all = [[[Orientation(0); 3]; 3]; ORIENTATIONS];
    let mut index = 0;
    while index < ORIENTATIONS {
        let mut to = 0;
        while to < 3 {
            let mut from = 0;
            while from < 3 {
                let mut faces = FACES[index];
                if to != from {
                    (faces[from], faces[to]) =
                        (faces[to], Pips::ALL[6 - faces[from].get() as usize]);
                }
                all[index][to][from] = match Orientation::new(faces) {
                    Some(orientation) => orientation,
                    None => panic!("a tilted die is a die"),
                };
                from += 1;
            }
            to += 1;
        }
        index += 1;
    }
    all
}

/// A die of the pyramid: its colour and how it stands, written `r321`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Die(NonZeroU8);

impl Die {
    /// A die of this colour that stands so.
    #[inline]
    pub const fn new(colour: Colour, orientation: Orientation) -> Self {
        let number = 1 + colour as u8 * ORIENTATIONS as u8 + orientation.0;
        match NonZeroU8::new(number) {
            Some(number) => Self(number),
            None => unreachable!(),
        }
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0.get() - 1) as usize / ORIENTATIONS]
    }

    /// How it stands.
    #[inline]
    pub const fn orientation(self) -> Orientation {
        Orientation((self.0.get() - 1) % ORIENTATIONS as u8)
    }

    /// What its upper face towards one side shows.
    #[inline]
    pub const fn face(self, side: Axis) -> Pips {
        self.orientation().face(side)
    }

    /// The same die, standing otherwise.
    #[inline]
    #[must_use]
    pub const fn turned(self, orientation: Orientation) -> Self {
        Self::new(self.colour(), orientation)
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour(), self.orientation())
    }
}

impl fmt::Debug for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Die {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let read = || {
            let (colour, faces) = s.split_at_checked(1)?;
            Some(Self::new(colour.parse().ok()?, faces.parse().ok()?))
        };
        read()
            .ok_or_else(|| NotationError::new(s, "a die: its colour and three faces, such as r321"))
    }
}
