//! The pyramid as it is taken down: what has been seen of it, and how often it
//! has looked the same.

use engine::Chance;
use pyramid::{Axis, Cell, Cells, Colour, Die, Plate, Pyramid, is_covered};

use crate::looks::Looks;

/// A pyramid that is pulled at from below and put onto from above.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heap {
    pyramid: Pyramid,
    /// Cells whose die has been seen.
    seen: Cells,
    /// Those since the last die was kept, which makes all others new.
    looks: Looks,
}

impl Heap {
    /// A pyramid of which the outside is seen.
    pub fn new(pyramid: Pyramid) -> Self {
        let seen = pyramid.plate().visible(pyramid.heap());
        let colour = |(cell, die): (Cell, Die)| (cell, seen.contains(cell).then(|| die.colour()));
        let looks = Looks::of(pyramid.dice().map(colour));
        Self { pyramid, seen, looks }
    }

    /// The dice where they lie.
    #[inline]
    pub const fn pyramid(&self) -> &Pyramid {
        &self.pyramid
    }

    /// Cells whose die everybody has seen.
    #[inline]
    pub const fn seen(&self) -> Cells {
        self.seen
    }

    /// How many dice lie on the one at `cell`.
    #[inline]
    pub fn burden(&self, cell: Cell) -> usize {
        (cell.burdens() & self.pyramid.heap()).len()
    }

    /// The dice that can be pulled: in the bottom layer, with two or three
    /// uncovered upper faces.
    #[inline]
    pub fn pulls(&self) -> impl Iterator<Item = Cell> {
        let bottom = Plate::STANDARD.base() & self.pyramid.heap();
        bottom.into_iter().filter(|&cell| self.burden(cell) <= 1)
    }

    /// The row that slides down when the die at `cell` is pulled.
    #[inline]
    pub fn sliding(&self, cell: Cell) -> Option<Axis> {
        Axis::ALL.into_iter().find(|&axis| is_covered(self.pyramid.heap(), cell, axis))
    }

    /// Pulls a die, and lets what lies on it slide down.
    pub fn pull(&mut self, cell: Cell) -> Option<Die> {
        let row = self.sliding(cell);
        let die = self.take(cell)?;
        let Some(axis) = row else { return Some(die) };
        let mut hole = cell;
        while let Some(above) = hole.above(axis)
            && let Some(die) = self.take(above)
        {
            self.lay(hole, die);
            hole = above;
        }
        // What lay under the top of the row comes to light.
        self.reveal(hole.supports() & self.pyramid.heap());
        Some(die)
    }

    /// Puts a die into a funnel.
    pub fn put(&mut self, cell: Cell, die: Die) {
        self.lay(cell, die);
        self.looks.remember();
    }

    /// A die was kept: the pyramid never looks again as it did before.
    pub fn forget(&mut self) {
        self.looks.forget();
    }

    /// How often the pyramid has already looked as it would with `die` at
    /// `cell`.
    pub fn looked(&self, cell: Cell, die: Die) -> usize {
        self.looks.times_with(cell, die.colour())
    }

    /// The colours around the funnel at `cell`, if it is one of the pyramid.
    #[inline]
    pub fn funnel(&self, cell: Cell) -> Option<[Colour; 3]> {
        let under = |axis| Some(self.pyramid.die(cell.below(axis)?)?.colour());
        match self.pyramid.die(cell) {
            Some(_) => None,
            None => Some([under(Axis::X)?, under(Axis::Y)?, under(Axis::Z)?]),
        }
    }

    /// Where the edge ends on the plate that a die of this colour at `cell` would
    /// complete in one colour: a row down from it with nothing on its other
    /// upper faces.
    pub fn edge_of_one_colour(&self, cell: Cell, colour: Colour) -> Option<Cell> {
        Axis::ALL.into_iter().find_map(|axis| {
            let bare = |at: &Cell| {
                let sides = axis.others();
                sides.into_iter().all(|side| !is_covered(self.pyramid.heap(), *at, side))
            };
            let mut foot = cell;
            for at in cell.downwards(axis) {
                let same = self.pyramid.die(at).is_some_and(|die| die.colour() == colour);
                if !same || !bare(&at) {
                    return None;
                }
                foot = at;
            }
            bare(&cell).then_some(foot)
        })
    }

    /// Draws all dice anew that nobody has seen.
    pub fn redraw(&mut self, chance: &mut impl Chance) {
        let unseen = self.pyramid.heap() - self.seen;
        self.pyramid.redraw(unseen, chance);
    }

    fn take(&mut self, cell: Cell) -> Option<Die> {
        let die = self.pyramid.take(cell)?;
        self.seen.remove(cell);
        self.looks.moved(cell, die.colour());
        Some(die)
    }

    fn lay(&mut self, cell: Cell, die: Die) {
        self.pyramid.put(cell, die);
        self.seen.insert(cell);
        self.looks.moved(cell, die.colour());
    }

    /// Shows dice. They have never moved before, so all earlier looks had them
    /// where they are.
    fn reveal(&mut self, cells: Cells) {
        for cell in cells - self.seen {
            let Some(die) = self.pyramid.die(cell) else { continue };
            self.looks.shown(cell, die.colour());
            self.seen.insert(cell);
        }
    }
}
