//! Where a die can lie.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::Cells;

/// The longest edge of a plate, in dice.
pub const MAX_SIZE: u8 = 9;

/// The cells of the largest pyramid: 1 + 3 + 6 + … + 45.
pub const CELLS: usize = 165;

/// One of the three directions in which rows run. Each also names the side of
/// the pyramid that it leads away from: side x is where x = 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Axis {
    X,
    Y,
    Z,
}

impl Axis {
    /// The three in order.
    pub const ALL: [Self; 3] = [Self::X, Self::Y, Self::Z];

    /// Its place among three coordinates.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The two others, in the order x, y, z, x.
    #[inline]
    pub const fn others(self) -> [Self; 2] {
        match self {
            Self::X => [Self::Y, Self::Z],
            Self::Y => [Self::Z, Self::X],
            Self::Z => [Self::X, Self::Y],
        }
    }
}

impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["x", "y", "z"][self.index()])
    }
}

impl FromStr for Axis {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        Self::ALL
            .into_iter()
            .find(|axis| axis.to_string() == s)
            .ok_or_else(|| NotationError::new(s, "a side: x, y or z"))
    }
}

/// A place for one die: (x, y, z) ≥ 0 with x + y + z < [`MAX_SIZE`], written as
/// its three digits, `431`.
///
/// The tip is `000`, and down is +(1, 1, 1): a die at p rests on p + ex,
/// p + ey and p + ez. Cells count from the tip, layer after layer, so a smaller
/// pyramid is the first few cells of a larger one, and a cell has the same
/// number in both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "string")]
pub struct Cell(u8);

impl Cell {
    /// The top of every pyramid.
    pub const TIP: Self = Self(0);

    /// The cell with these coordinates, if there is one.
    pub const fn new(x: u8, y: u8, z: u8) -> Option<Self> {
        let (x, y, z) = (x as usize, y as usize, z as usize);
        let depth = x + y + z;
        if depth >= MAX_SIZE as usize {
            return None;
        }
        // All layers above, then the lines of smaller x in this one.
        let before = depth * (depth + 1) * (depth + 2) / 6 + x * (depth + 1) - x * (x + 1) / 2 + x;
        Some(Self((before + y) as u8))
    }

    /// The cell with this number.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < CELLS { Some(Self(index as u8)) } else { None }
    }

    /// Its number, counted from the tip.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its three coordinates.
    #[inline]
    pub const fn coordinates(self) -> [u8; 3] {
        PLACES[self.index()].coordinates
    }

    /// One of its coordinates: its distance from that side.
    #[inline]
    pub const fn along(self, axis: Axis) -> u8 {
        self.coordinates()[axis.index()]
    }

    /// How many layers above it there are: x + y + z.
    #[inline]
    pub const fn depth(self) -> u8 {
        let [x, y, z] = self.coordinates();
        x + y + z
    }

    /// The neighbour that it rests on in this direction: p + ei. None below the
    /// largest base.
    #[inline]
    pub const fn below(self, axis: Axis) -> Option<Self> {
        PLACES[self.index()].below[axis.index()]
    }

    /// The neighbour that covers its upper face in this direction: p − ei.
    /// None outside the pyramid.
    #[inline]
    pub const fn above(self, axis: Axis) -> Option<Self> {
        PLACES[self.index()].above[axis.index()]
    }

    /// The three cells that it rests on.
    #[inline]
    pub const fn supports(self) -> Cells {
        PLACES[self.index()].supports
    }

    /// The cells that rest on it, up to three.
    #[inline]
    pub const fn burdens(self) -> Cells {
        PLACES[self.index()].burdens
    }

    /// This cell and everything that carries it, down to the largest base.
    #[inline]
    pub const fn cone(self) -> Cells {
        CONES[self.index()]
    }

    /// The cells that it shares a face with, up to six.
    #[inline]
    pub const fn touching(self) -> Cells {
        PLACES[self.index()].touching
    }

    /// The neighbour in the same layer over one edge: p + `to` − `from`.
    #[inline]
    pub const fn beside(self, to: Axis, from: Axis) -> Option<Self> {
        match self.above(from) {
            Some(cell) => cell.below(to),
            None => None,
        }
    }

    /// All cells from here up along a row, without this one: p − ei, p − 2ei, …
    pub fn upwards(self, axis: Axis) -> impl Iterator<Item = Self> {
        std::iter::successors(self.above(axis), move |cell| cell.above(axis))
    }

    /// All cells from here down along a row, without this one, as far as the
    /// largest base.
    pub fn downwards(self, axis: Axis) -> impl Iterator<Item = Self> {
        std::iter::successors(self.below(axis), move |cell| cell.below(axis))
    }

    /// The three faces that look into the funnel at this cell: the upper face in
    /// direction i of the die at p + ei.
    pub fn faces_around(self) -> impl Iterator<Item = (Self, Axis)> {
        Axis::ALL.into_iter().filter_map(move |axis| Some((self.below(axis)?, axis)))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.coordinates();
        write!(f, "{x}{y}{z}")
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Cell {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let digit = |byte: u8| byte.is_ascii_digit().then(|| byte - b'0');
        let cell = match *s.as_bytes() {
            [x, y, z] => (|| Self::new(digit(x)?, digit(y)?, digit(z)?))(),
            _ => None,
        };
        cell.ok_or_else(|| NotationError::new(s, "a cell: three digits with a sum of 8 or less"))
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What is asked of a cell again and again, worked out once.
struct Place {
    coordinates: [u8; 3],
    below: [Option<Cell>; 3],
    above: [Option<Cell>; 3],
    supports: Cells,
    burdens: Cells,
    touching: Cells,
}

static PLACES: [Place; CELLS] = places();

const fn places() -> [Place; CELLS] {
    const EMPTY: Place = Place {
        coordinates: [0; 3],
        below: [None; 3],
        above: [None; 3],
        supports: Cells::NONE,
        burdens: Cells::NONE,
        touching: Cells::NONE,
    };
    let mut places = [EMPTY; CELLS];
    let mut index = 0;
    let mut depth = 0;
    while depth < MAX_SIZE {
        let mut x = 0;
        while x <= depth {
            let mut y = 0;
            while x + y <= depth {
                places[index] = place([x, y, depth - x - y]);
                index += 1;
                y += 1;
            }
            x += 1;
        }
        depth += 1;
    }
    places
}

const fn place(coordinates: [u8; 3]) -> Place {
    let mut below = [None; 3];
    let mut above = [None; 3];
    let (mut supports, mut burdens) = (Cells::NONE, Cells::NONE);
    let mut axis = 0;
    while axis < 3 {
        let mut p = coordinates;
        p[axis] += 1;
        below[axis] = Cell::new(p[0], p[1], p[2]);
        if let Some(cell) = below[axis] {
            supports = supports.with(cell);
        }
        if coordinates[axis] > 0 {
            p[axis] -= 2;
            above[axis] = Cell::new(p[0], p[1], p[2]);
            if let Some(cell) = above[axis] {
                burdens = burdens.with(cell);
            }
        }
        axis += 1;
    }
    Place { coordinates, below, above, supports, burdens, touching: supports.or(burdens) }
}

static CONES: [Cells; CELLS] = cones();

const fn cones() -> [Cells; CELLS] {
    let mut cones = [Cells::NONE; CELLS];
    // From the base up, so that the cones below are there already.
    let mut index = CELLS;
    while index > 0 {
        index -= 1;
        let cell = Cell(index as u8);
        cones[index] = Cells::only(cell);
        let mut axis = 0;
        while axis < 3 {
            if let Some(below) = cell.below(Axis::ALL[axis]) {
                cones[index] = cones[index].or(cones[below.index()]);
            }
            axis += 1;
        }
    }
    cones
}
