//! A pyramid of dice that stand on a corner.
//!
//! A triangular plate with 45 funnels carries up to 165 dice. Each shows three
//! upper faces, three dice around a saddle form a funnel for the next, and a
//! die that carries nothing is free to be taken. This crate knows where dice
//! can lie, what they carry and what they show; which of it a game allows is
//! the game's business.
//!
//! What can be built on, and what can be taken:
//!
//! ```
//! use pyramid::{Cells, Plate};
//!
//! let plate = Plate::STANDARD;
//! let full = plate.cells();
//! assert_eq!(full.len(), 165);
//! assert_eq!(plate.free(full), Cells::only("000".parse()?)); // only the tip
//! assert_eq!(plate.funnels(plate.base()).len(), 36);
//! # Ok::<(), engine::NotationError>(())
//! ```
//!
//! Dice have a colour and an orientation, and tilt over an edge into the next
//! funnel:
//!
//! ```
//! use pyramid::{Axis, Plate, Pyramid};
//!
//! let mut pyramid = Pyramid::new(Plate::STANDARD);
//! pyramid.put("044".parse()?, "r321".parse()?);
//! // Away from side x, over the edge towards side z.
//! let there = pyramid.tilt("044".parse()?, Axis::X, Axis::Z).unwrap();
//! assert_eq!(there.to_string(), "143");
//! assert_eq!(pyramid.die(there).unwrap().to_string(), "r623");
//! # Ok::<(), engine::NotationError>(())
//! ```
//!
//! # Geometry
//!
//! Cells are (x, y, z) ≥ 0 with x + y + z ≤ 8; up is −(1, 1, 1).
//!
//! | word | is |
//! |---|---|
//! | layer | the cells with one sum; 45 on the plate, then 36, 28, 21, 15, 10, 6, 3, 1 |
//! | row | a line along one axis |
//! | level | the cells with one coordinate equal |
//! | side | the level 0 of a coordinate; somebody sitting there sees the faces towards it |
//! | funnel | an empty cell with all three supports |
//! | saddle | the three dice around a funnel; three that touch without one form a peak |
//! | free | with nothing above |
//!
//! Questions about shape alone take a set of occupied [`Cells`], 24 bytes of
//! bits, and allocate nothing. A [`Pyramid`] adds the dice. Smaller plates are
//! the same cells, counted from the tip, with a base further up.

mod builds;
mod cell;
mod cells;
mod die;
mod plate;
mod pyramid;

pub use self::pyramid::{Pyramid, Shown};
pub use builds::longest_row;
pub use cell::{Axis, CELLS, Cell, MAX_SIZE};
pub use cells::{Cells, CellsIter};
pub use die::{Colour, Die, ORIENTATIONS, Orientation};
pub use plate::{Plate, is_covered};
