//! Written numbers and what may be written, packed into machine words: a game
//! asks for them at every decision of a simulation.

use std::fmt;

use engine::Pips;
use serde::{Serialize, Serializer};
use ts_rs::TS;

/// The most boxes a row can have.
pub const MAX_BOXES: usize = 8;

/// A set of dice values.
#[derive(Clone, Copy, PartialEq, Eq, Default, TS)]
#[ts(as = "Vec<Pips>")]
pub struct Faces(u8);

impl Faces {
    /// No value.
    pub const NONE: Self = Self(0);
    /// 1 to 6.
    pub const ALL: Self = Self(0b11_1111);
    /// 2, 4 and 6.
    pub const EVEN: Self = Self(0b10_1010);
    /// 1, 3 and 5.
    pub const ODD: Self = Self(0b01_0101);

    /// Just this value.
    #[inline]
    pub const fn only(value: Pips) -> Self {
        Self(1 << (value.get() - 1))
    }

    /// This value and every larger one.
    #[inline]
    pub const fn at_least(value: Pips) -> Self {
        Self(Self::ALL.0 & (Self::ALL.0 << (value.get() - 1)))
    }

    /// This value and every smaller one.
    #[inline]
    pub const fn at_most(value: Pips) -> Self {
        Self(Self::ALL.0 >> (6 - value.get()))
    }

    /// The value `number`, if a die can show it.
    #[inline]
    pub const fn of(number: u8) -> Self {
        match Pips::new(number) {
            Some(value) => Self::only(value),
            None => Self::NONE,
        }
    }

    /// Values in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Values of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn except(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether `value` is in the set.
    #[inline]
    pub const fn contains(self, value: Pips) -> bool {
        self.0 & Self::only(value).0 != 0
    }

    /// Whether no value is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The values, ascending.
    pub fn iter(self) -> impl Iterator<Item = Pips> {
        Pips::ALL.into_iter().filter(move |&value| self.contains(value))
    }

    /// The values one below those of the set, where there are any.
    #[must_use]
    pub const fn lowered(self) -> Self {
        Self(self.0 >> 1)
    }

    /// The values one above those of the set, where there are any.
    #[must_use]
    pub const fn raised(self) -> Self {
        Self((self.0 << 1) & Self::ALL.0)
    }
}

/// `2, 3 or 5`, for sentences.
impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.0.count_ones() as usize;
        for (index, value) in self.iter().enumerate() {
            let before = match index {
                0 => "",
                _ if index + 1 == count => " or ",
                _ => ", ",
            };
            write!(f, "{before}{value}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Pips::get)).finish()
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The numbers of one row: four bits a box, 0 for an empty one.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Numbers(u32);

impl Numbers {
    const LOWEST_BITS: u32 = 0x1111_1111;

    /// The number in box `index`, counted from 0.
    #[inline]
    pub const fn get(self, index: usize) -> Option<Pips> {
        Pips::new(self.raw(index))
    }

    /// The number in box `index`, 0 if it is empty.
    #[inline]
    pub(super) const fn raw(self, index: usize) -> u8 {
        (self.0 >> (4 * index) & 0xf) as u8
    }

    /// The row with `value` in the empty box `index`.
    #[inline]
    #[must_use]
    pub const fn with(self, index: usize, value: Pips) -> Self {
        Self(self.0 | (value.get() as u32) << (4 * index))
    }

    /// Which boxes are filled.
    #[inline]
    pub const fn filled(self) -> Boxes {
        Boxes((self.0 | self.0 >> 1 | self.0 >> 2) & Self::LOWEST_BITS)
    }

    /// How many boxes hold a 6.
    #[inline]
    pub const fn sixes(self) -> u32 {
        // Of 1 to 6 only the 6 has both of these bits.
        (self.0 >> 1 & self.0 >> 2 & Self::LOWEST_BITS).count_ones()
    }

    /// The numbers in `boxes` added up.
    #[inline]
    pub const fn sum(self, boxes: Boxes) -> u32 {
        let chosen = self.0 & (boxes.0 * 0xf);
        let pairs = (chosen & 0x0f0f_0f0f) + (chosen >> 4 & 0x0f0f_0f0f);
        pairs.wrapping_mul(0x0101_0101) >> 24
    }
}

impl fmt::Debug for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..MAX_BOXES).try_for_each(|index| match self.get(index) {
            Some(value) => write!(f, "{value}"),
            None => write!(f, "."),
        })
    }
}

/// A set of boxes of one row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Boxes(u32);

impl Boxes {
    /// Boxes `start` up to but without `end`, counted from 0.
    pub fn range(start: usize, end: usize) -> Self {
        (start..end).fold(Self::default(), Self::with)
    }

    /// The set with box `index` in it.
    #[inline]
    #[must_use]
    pub const fn with(self, index: usize) -> Self {
        Self(self.0 | 1 << (4 * index))
    }

    /// Whether box `index` is in the set.
    #[inline]
    pub const fn contains(self, index: usize) -> bool {
        self.0 >> (4 * index) & 1 != 0
    }

    /// Whether all of `boxes` are in this set.
    #[inline]
    pub const fn covers(self, boxes: Self) -> bool {
        self.0 & boxes.0 == boxes.0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// What may be written into one row now: a set of values for each box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Open(u64);

impl Open {
    /// Nothing at all.
    pub const NONE: Self = Self(0);

    /// `faces` in box `index`, nothing elsewhere.
    #[inline]
    pub const fn only(index: usize, faces: Faces) -> Self {
        Self((faces.0 as u64) << (8 * index))
    }

    /// What either allows.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What remains with these values only.
    #[inline]
    #[must_use]
    pub const fn within(self, faces: Faces) -> Self {
        Self(self.0 & (faces.0 as u64 * 0x0101_0101_0101_0101))
    }

    /// The values for box `index`.
    #[inline]
    pub const fn faces(self, index: usize) -> Faces {
        Faces((self.0 >> (8 * index)) as u8)
    }

    /// Whether nothing may be written.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many pairs of box and value.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

/// Boxes from the first, with their values ascending.
impl Iterator for Open {
    type Item = (usize, Pips);

    #[inline]
    fn next(&mut self) -> Option<(usize, Pips)> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some((bit / 8, *Pips::ALL.get(bit % 8)?))
    }
}
