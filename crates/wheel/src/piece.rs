//! The 29 pieces: four of each of seven colours, and the black starter.

use std::fmt::{self, Display};
use std::str::FromStr;

/// The kind of a piece: its colour, which is its shape, size and weight too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Green,
    Blue,
    Orange,
    Purple,
    White,
    Yellow,
    /// The black starter, of which there is one.
    Starter,
}

impl Colour {
    /// The seven colours of a set and the starter.
    pub const ALL: [Self; 8] = [
        Self::Red,
        Self::Green,
        Self::Blue,
        Self::Orange,
        Self::Purple,
        Self::White,
        Self::Yellow,
        Self::Starter,
    ];
    /// The seven colours of a set.
    pub const SET: [Self; 7] =
        [Self::Red, Self::Green, Self::Blue, Self::Orange, Self::Purple, Self::White, Self::Yellow];

    /// Its word in notations and data files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Orange => "orange",
            Self::Purple => "purple",
            Self::White => "white",
            Self::Yellow => "yellow",
            Self::Starter => "starter",
        }
    }
}

impl Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Colour {
    type Err = PieceError;
    fn from_str(word: &str) -> Result<Self, PieceError> {
        Self::ALL.into_iter().find(|colour| colour.word() == word).ok_or(PieceError)
    }
}

/// One of the 29 pieces: `red1` to `yellow4`, and `starter`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(u8);

/// How many sets there are.
pub const SETS: u8 = 4;

impl Piece {
    /// How many pieces there are.
    pub const COUNT: usize = 29;
    /// The black starter.
    pub const STARTER: Self = Self(28);

    /// The piece numbered `index`, colour by colour and the starter last.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// The piece of this colour in set 1 to 4; there is one starter.
    pub const fn new(colour: Colour, set: u8) -> Option<Self> {
        match colour {
            Colour::Starter => Some(Self::STARTER),
            _ if set >= 1 && set <= SETS => Some(Self(colour as u8 * SETS + set - 1)),
            _ => None,
        }
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / SETS) as usize]
    }

    /// The set it comes from, 1 to 4.
    pub const fn set(self) -> u8 {
        self.0 % SETS + 1
    }

    /// Every piece.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }
}

impl Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::STARTER {
            f.write_str("starter")
        } else {
            write!(f, "{}{}", self.colour(), self.set())
        }
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

/// A word that names no piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a piece is a colour and the number of its set, as in red1, or the starter")]
pub struct PieceError;

impl FromStr for Piece {
    type Err = PieceError;
    fn from_str(word: &str) -> Result<Self, PieceError> {
        Self::all().find(|piece| piece.to_string() == word).ok_or(PieceError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_29_pieces_have_a_name_each() {
        assert_eq!(Piece::all().count(), 29);
        for piece in Piece::all() {
            assert_eq!(piece.to_string().parse(), Ok(piece));
            assert_eq!(Piece::new(piece.colour(), piece.set()), Some(piece));
        }
        assert_eq!("red0".parse::<Piece>(), Err(PieceError));
        assert_eq!("red5".parse::<Piece>(), Err(PieceError));
        assert_eq!(Piece::new(Colour::Red, 5), None);
        assert_eq!(Piece::from_index(29), None);
    }
}
