//! Places at the table.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::NotationError;

/// The most seats a table has.
pub const MAX_SEATS: u8 = 8;

/// A place at the table. People count from one, so seats are *shown* from one
/// (`Display`, JSON, records); [`Seat::index`] counts from zero for arrays.
///
/// ```
/// use engine::Seat;
/// let first = Seat::new(0);
/// assert_eq!(first.to_string(), "1");
/// assert_eq!("2".parse::<Seat>().unwrap().index(), 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(into = "u8", try_from = "u8")]
#[ts(type = "number")]
pub struct Seat(NonZeroU8);

impl Seat {
    /// The seat with this index, counted from zero; indexes beyond
    /// [`MAX_SEATS`] are the last seat.
    pub const fn new(index: u8) -> Self {
        let index = if index < MAX_SEATS { index } else { MAX_SEATS - 1 };
        match NonZeroU8::new(index + 1) {
            Some(number) => Self(number),
            None => Self(NonZeroU8::MIN),
        }
    }

    /// Counted from zero, for arrays.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Counted from one, for people.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        let index = self.index() as u8 + 1;
        Self::new(if index >= seats { 0 } else { index })
    }

    /// All seats of a table, clockwise from the first.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats.min(MAX_SEATS)).map(Self::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

impl TryFrom<u8> for Seat {
    type Error = NotationError;
    fn try_from(number: u8) -> Result<Self, NotationError> {
        match NonZeroU8::new(number) {
            Some(n) if number <= MAX_SEATS => Ok(Self(n)),
            _ => Err(NotationError::new(number.to_string(), "a seat from 1 to 8")),
        }
    }
}

impl FromStr for Seat {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(s, "a seat from 1 to 8");
        s.parse::<u8>().map_err(|_| wrong())?.try_into().map_err(|_| wrong())
    }
}

/// A set of seats, iterated clockwise from the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, TS)]
#[ts(as = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// Everybody at a table of `seats`.
    pub const fn all(seats: u8) -> Self {
        if seats >= MAX_SEATS { Self(u8::MAX) } else { Self((1 << seats) - 1) }
    }

    /// Just this one.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    /// The set with `seat` in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.index()))
    }

    /// The set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.index()))
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first seat clockwise from seat 1.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat::new(self.0.trailing_zeros() as u8)) }
    }
}

impl Iterator for Seats {
    type Item = Seat;
    fn next(&mut self) -> Option<Seat> {
        let first = self.first()?;
        *self = self.without(first);
        Some(first)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len() as usize, Some(self.len() as usize))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.map(Seat::number)).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_shown_from_one_and_indexed_from_zero() {
        assert_eq!(Seat::new(3).to_string(), "4");
        assert_eq!("4".parse::<Seat>().unwrap(), Seat::new(3));
        assert_eq!(serde_json::to_string(&Seat::new(3)).unwrap(), "4");
        for wrong in ["0", "9", "-1", "", "one"] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_set_of_seats_iterates_clockwise() {
        let set: Seats = [Seat::new(4), Seat::new(0), Seat::new(2)].into_iter().collect();
        assert_eq!(set.map(Seat::number).collect::<Vec<_>>(), [1, 3, 5]);
        assert_eq!(set.without(Seat::new(2)).len(), 2);
        assert_eq!(Seats::all(8).len(), 8);
        assert_eq!(Seat::new(2).next(3), Seat::new(0));
    }
}
