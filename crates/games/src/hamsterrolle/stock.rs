//! A set of pieces.

use serde::{Serialize, Serializer};
use ts_rs::TS;
use wheel::Piece;

/// Some of the 29 pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
#[ts(as = "Vec<String>")]
pub struct Stock(u32);

impl Stock {
    /// Nothing.
    pub const EMPTY: Self = Self(0);

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is nothing in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it holds the piece.
    pub const fn holds(self, piece: Piece) -> bool {
        self.0 & 1 << piece.index() != 0
    }

    /// The pieces in their order.
    pub fn pieces(self) -> impl Iterator<Item = Piece> {
        Piece::all().filter(move |piece| self.holds(*piece))
    }

    pub(super) fn insert(&mut self, piece: Piece) {
        self.0 |= 1 << piece.index();
    }

    pub(super) fn remove(&mut self, piece: Piece) {
        self.0 &= !(1 << piece.index());
    }

    pub(super) fn take_all(&mut self, from: &mut Self) {
        self.0 |= from.0;
        from.0 = 0;
    }
}

impl FromIterator<Piece> for Stock {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Self {
        let mut stock = Self::EMPTY;
        pieces.into_iter().for_each(|piece| stock.insert(piece));
        stock
    }
}

impl Serialize for Stock {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.pieces().map(|piece| piece.to_string()))
    }
}
