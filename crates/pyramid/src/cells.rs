//! Sets of cells.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::Cell;

/// A set of cells, as bits: copied rather than borrowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, TS)]
#[ts(as = "Vec<Cell>")]
pub struct Cells([u64; 3]);

impl Cells {
    /// No cell.
    pub const NONE: Self = Self([0; 3]);

    /// Just this cell.
    #[inline]
    pub const fn only(cell: Cell) -> Self {
        Self::NONE.with(cell)
    }

    /// The first `count` cells from the tip.
    pub(crate) const fn first(count: usize) -> Self {
        let mut words = [0; 3];
        let mut word = 0;
        while word < 3 {
            let bits = count.saturating_sub(64 * word);
            words[word] = if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
            word += 1;
        }
        Self(words)
    }

    /// This set and `cell`.
    #[inline]
    #[must_use]
    pub const fn with(mut self, cell: Cell) -> Self {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
        self
    }

    /// This set without `cell`.
    #[inline]
    #[must_use]
    pub const fn without(mut self, cell: Cell) -> Self {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
        self
    }

    /// What is in either; `|` for constants.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    /// Adds `cell`.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        *self = self.with(cell);
    }

    /// Takes `cell` out.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        *self = self.without(cell);
    }

    /// Whether `cell` is in it.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }

    /// Whether there is nothing in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many are in it.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Whether all of it is in `other`.
    #[inline]
    pub fn is_subset(self, other: Self) -> bool {
        (self - other).is_empty()
    }

    /// Whether a cell is in both.
    #[inline]
    pub fn intersects(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// The first cell from the tip.
    #[inline]
    pub fn next(self) -> Option<Cell> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Cell::from_index(64 * word + self.0[word].trailing_zeros() as usize)
    }

    /// The cells of this set that hang together with `from` by faces.
    #[must_use]
    pub fn component(self, from: Cell) -> Self {
        let (mut found, mut edge) = (Self::NONE, Self::only(from) & self);
        while !edge.is_empty() {
            found |= edge;
            edge = edge.touching() & (self - found);
        }
        found
    }

    /// Whether all of it hangs together by faces. An empty set does.
    pub fn is_connected(self) -> bool {
        self.next().is_none_or(|cell| self.component(cell) == self)
    }

    /// Every cell that shares a face with one of these.
    #[must_use]
    pub fn touching(self) -> Self {
        self.into_iter().fold(Self::NONE, |all, cell| all | cell.touching())
    }

    /// Every cell that rests on one of these.
    #[must_use]
    pub fn burdens(self) -> Self {
        self.into_iter().fold(Self::NONE, |all, cell| all | cell.burdens())
    }
}

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = CellsIter;
    #[inline]
    fn into_iter(self) -> CellsIter {
        CellsIter(self)
    }
}

/// The cells of a set, from the tip down.
#[derive(Clone, Debug)]
pub struct CellsIter(Cells);

impl Iterator for CellsIter {
    type Item = Cell;
    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let cell = self.0.next()?;
        self.0.remove(cell);
        Some(cell)
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for CellsIter {}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, Self::with)
    }
}

macro_rules! bitwise {
    ($op:ident $fn:ident, $assign:ident $assign_fn:ident, |$a:ident, $b:ident| $word:expr) => {
        impl $op for Cells {
            type Output = Self;
            #[inline]
            fn $fn(self, other: Self) -> Self {
                let word = |$a: u64, $b: u64| $word;
                let (a, b) = (self.0, other.0);
                Self([word(a[0], b[0]), word(a[1], b[1]), word(a[2], b[2])])
            }
        }

        impl $assign for Cells {
            #[inline]
            fn $assign_fn(&mut self, other: Self) {
                *self = $op::$fn(*self, other);
            }
        }
    };
}
bitwise!(BitAnd bitand, BitAndAssign bitand_assign, |a, b| a & b);
bitwise!(BitOr bitor, BitOrAssign bitor_assign, |a, b| a | b);
bitwise!(Sub sub, SubAssign sub_assign, |a, b| a & !b);

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
