//! Dice on a plate.

use std::fmt;
use std::str::FromStr;

use engine::{Chance, NotationError, Pips};
use serde::Serialize;
use ts_rs::TS;

use crate::cell::CELLS;
use crate::plate::is_covered;
use crate::{Axis, Cell, Cells, Colour, Die, Orientation, Plate};

/// A plate with the dice on it, each with colour and orientation: a pyramid,
/// being built or taken down.
///
/// Written layer by layer from the plate up, dice as `r321`, empty cells as
/// `.`, without the empty layers at the top: `r321.y623/p145` is a start on a
/// plate of 2 with a hole.
#[derive(Clone, PartialEq, Eq)]
pub struct Pyramid {
    plate: Plate,
    heap: Cells,
    dice: [Option<Die>; CELLS],
}

impl Pyramid {
    /// An empty plate.
    pub const fn new(plate: Plate) -> Self {
        Self { plate, heap: Cells::NONE, dice: [None; CELLS] }
    }

    /// The plate under it.
    #[inline]
    pub const fn plate(&self) -> &Plate {
        &self.plate
    }

    /// The cells with a die.
    #[inline]
    pub const fn heap(&self) -> Cells {
        self.heap
    }

    /// The die at `cell`.
    #[inline]
    pub fn die(&self, cell: Cell) -> Option<Die> {
        self.dice[cell.index()]
    }

    /// All dice, from the tip down.
    pub fn dice(&self) -> impl Iterator<Item = (Cell, Die)> {
        self.heap.into_iter().filter_map(|cell| Some((cell, self.die(cell)?)))
    }

    /// Draws the dice at these cells anew, for whoever has not seen them. How many
    /// of each colour there are can be counted; where they lie and how they stand
    /// cannot be known, so neither plays a part in what is drawn.
    pub fn redraw(&mut self, unseen: Cells, chance: &mut impl Chance) {
        let mut colours = [Colour::Red; CELLS];
        let mut count = 0;
        for colour in Colour::ALL {
            for cell in unseen {
                if self.die(cell).is_some_and(|die| die.colour() == colour) {
                    colours[count] = colour;
                    count += 1;
                }
            }
        }
        chance.shuffle(&mut colours[..count]);
        for (colour, cell) in colours.into_iter().zip(unseen) {
            self.put(cell, Die::new(colour, Orientation::random(chance)));
        }
    }

    /// The cells with a die of this colour.
    pub fn of_colour(&self, colour: Colour) -> Cells {
        self.dice().filter(|(_, die)| die.colour() == colour).map(|(cell, _)| cell).collect()
    }

    /// Puts a die at `cell`, and returns the one that lay there.
    #[inline]
    pub fn put(&mut self, cell: Cell, die: Die) -> Option<Die> {
        self.heap.insert(cell);
        self.dice[cell.index()].replace(die)
    }

    /// Takes the die at `cell` away.
    #[inline]
    pub fn take(&mut self, cell: Cell) -> Option<Die> {
        self.heap.remove(cell);
        self.dice[cell.index()].take()
    }

    /// Tilts the die at `cell` over the edge into p + `to` − `from`, if it is
    /// there and that cell is empty, and returns where it lies now.
    pub fn tilt(&mut self, cell: Cell, to: Axis, from: Axis) -> Option<Cell> {
        let goal = cell.beside(to, from).filter(|&goal| !self.heap.contains(goal))?;
        let die = self.take(cell)?;
        self.put(goal, die.turned(die.orientation().tilted(to, from)));
        Some(goal)
    }

    /// Lets the dice above an empty cell slide down along a row by one, and
    /// returns the cell that this empties at the top.
    pub fn slide(&mut self, empty: Cell, axis: Axis) -> Option<Cell> {
        if self.heap.contains(empty) {
            return None;
        }
        let mut hole = empty;
        while let Some(above) = hole.above(axis)
            && let Some(die) = self.take(above)
        {
            self.put(hole, die);
            hole = above;
        }
        (hole != empty).then_some(hole)
    }

    /// The sum of the three faces that look into the funnel at `cell`, if it is
    /// one.
    pub fn funnel_sum(&self, cell: Cell) -> Option<u8> {
        if self.heap.contains(cell) {
            return None;
        }
        let mut sum = 0;
        for axis in Axis::ALL {
            sum += self.die(cell.below(axis)?)?.face(axis).get();
        }
        Some(sum)
    }

    /// Whether the upper face of `cell` towards `side` is covered.
    #[inline]
    pub fn is_covered(&self, cell: Cell, side: Axis) -> bool {
        is_covered(self.heap, cell, side)
    }

    /// What somebody who can walk around the table sees of the die at `cell`:
    /// its uncovered faces, and no colour if there are none.
    pub fn seen(&self, cell: Cell) -> Option<Shown> {
        self.seen_from(cell, &Axis::ALL)
    }

    /// What is seen of the die at `cell` from these sides only.
    pub fn seen_from(&self, cell: Cell, sides: &[Axis]) -> Option<Shown> {
        let die = self.die(cell)?;
        let faces = Axis::ALL.map(|axis| {
            let seen = sides.contains(&axis) && !self.is_covered(cell, axis);
            seen.then(|| die.face(axis))
        });
        let colour = faces.iter().any(Option::is_some).then(|| die.colour());
        Some(Shown { cell, colour, faces })
    }
}

/// A die as a viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Shown {
    /// Where it lies.
    pub cell: Cell,
    /// Its colour, if known.
    pub colour: Option<Colour>,
    /// Its faces on −x, −y and −z, as far as known.
    pub faces: [Option<Pips>; 3],
}

impl Shown {
    /// A die of which all is known.
    pub fn open(cell: Cell, die: Die) -> Self {
        Self { cell, colour: Some(die.colour()), faces: die.orientation().faces().map(Some) }
    }
}

impl fmt::Display for Pyramid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for height in 0..self.plate.size() {
            let layer = self.plate.layer(height);
            if height > 0 {
                if !layer.intersects(self.heap) {
                    break;
                }
                f.write_str("/")?;
            }
            for cell in layer {
                match self.die(cell) {
                    Some(die) => write!(f, "{die}")?,
                    None => f.write_str(".")?,
                }
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Pyramid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Dice and gaps of one layer.
fn read_layer(mut text: &str) -> Result<Vec<Option<Die>>, NotationError> {
    let mut layer = Vec::new();
    while !text.is_empty() {
        if let Some(rest) = text.strip_prefix('.') {
            layer.push(None);
            text = rest;
        } else {
            let wrong = || NotationError::new(text, "a die, such as r321, or a gap, written .");
            let (die, rest) = text.split_at_checked(4).ok_or_else(wrong)?;
            layer.push(Some(die.parse()?));
            text = rest;
        }
    }
    Ok(layer)
}

impl FromStr for Pyramid {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let wrong = |expected| NotationError::new(s, expected);
        let mut pyramid = None;
        for (height, text) in (0..).zip(s.split('/')) {
            let dice = read_layer(text)?;
            let pyramid: &mut Self = match &mut pyramid {
                Some(pyramid) => pyramid,
                none => {
                    let fits = |&size: &u8| {
                        Plate::new(size).is_some_and(|plate| plate.base().len() == dice.len())
                    };
                    let plate = (1..=crate::MAX_SIZE).find(fits).and_then(Plate::new);
                    let plate = plate.ok_or_else(|| wrong("a pyramid: its base is no triangle"))?;
                    none.insert(Self::new(plate))
                }
            };
            let layer = pyramid.plate.layer(height);
            if layer.len() != dice.len() {
                return Err(wrong("a pyramid: each layer is one line shorter than that below"));
            }
            for (cell, die) in layer.into_iter().zip(dice) {
                if let Some(die) = die {
                    pyramid.put(cell, die);
                }
            }
        }
        let pyramid = pyramid.ok_or_else(|| wrong("a pyramid"))?;
        if !pyramid.plate.holds(pyramid.heap) {
            return Err(wrong("a pyramid: a die lies on fewer than three others"));
        }
        Ok(pyramid)
    }
}
