//! The dice on the plate with what has been seen of them, and how often they
//! have looked the same.

use engine::Chance;
use pyramid::{Axis, Cell, Cells, Colour, Die, Orientation, Plate, Pyramid};

use crate::looks::Looks;

/// The most looks that are remembered; older ones are forgotten first.
const MAX_LOOKS: usize = 2_000;

/// A die that may be hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seen(pub(super) Option<Die>);

/// The dice of a game of somebody's own.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Board {
    pyramid: Pyramid,
    /// Whether dice that nobody has seen are hidden.
    hides: bool,
    /// Cells whose die everybody has seen.
    seen: Cells,
    looks: Looks,
}

impl Board {
    /// An empty plate.
    pub(super) fn new(plate: Plate, hides: bool) -> Self {
        let pyramid = Pyramid::new(plate);
        Self { pyramid, hides, seen: Cells::NONE, looks: Looks::default() }
    }

    pub(super) const fn pyramid(&self) -> &Pyramid {
        &self.pyramid
    }

    pub(super) const fn plate(&self) -> &Plate {
        self.pyramid.plate()
    }

    pub(super) const fn heap(&self) -> Cells {
        self.pyramid.heap()
    }

    /// The dice of which everybody knows the colour.
    pub(super) const fn known(&self) -> Cells {
        if self.hides { self.seen } else { self.heap() }
    }

    /// The die at `cell` as far as it is known: nothing there, or a die that may
    /// be hidden.
    pub(super) fn die(&self, cell: Cell) -> Option<Seen> {
        let die = self.pyramid.die(cell)?;
        Some(Seen(self.known().contains(cell).then_some(die)))
    }

    /// The known dice of this colour.
    pub(super) fn of_colour(&self, colour: Colour) -> Cells {
        self.pyramid.of_colour(colour) & self.known()
    }

    /// How the die at `from` stands after tilting into a cell beside it.
    pub(super) fn tilted(&self, from: Cell, to: Cell) -> Option<Orientation> {
        let die = self.pyramid.die(from)?;
        Axis::ALL
            .into_iter()
            .flat_map(|forward| forward.others().map(|back| (forward, back)))
            .find(|&(forward, back)| from.beside(forward, back) == Some(to))
            .map(|(forward, back)| die.orientation().tilted(forward, back))
    }

    /// All dice at once, as chance has laid them.
    pub(super) fn fill(&mut self, pyramid: Pyramid) {
        self.pyramid = pyramid;
        self.seen = self.pyramid.plate().visible(self.pyramid.heap());
        let known = self.known();
        let colour = |(cell, die): (Cell, Die)| (cell, known.contains(cell).then(|| die.colour()));
        self.looks = Looks::of(self.pyramid.dice().map(colour));
    }

    pub(super) fn put(&mut self, cell: Cell, die: Die) {
        self.pyramid.put(cell, die);
        self.seen.insert(cell);
        self.looks.moved(cell, die.colour());
    }

    /// Takes a die away, which shows it to everybody, and what lay under it.
    pub(super) fn take(&mut self, cell: Cell) -> Option<Die> {
        let die = self.lift(cell)?;
        self.uncover(cell);
        Some(die)
    }

    /// Lets the dice above an empty cell slide down along a row by one, and
    /// returns the cell that this empties at the top.
    pub(super) fn slide(&mut self, empty: Cell, axis: Axis) -> Option<Cell> {
        if self.heap().contains(empty) {
            return None;
        }
        let mut hole = empty;
        while let Some(above) = hole.above(axis)
            && let Some(die) = self.lift(above)
        {
            self.put(hole, die);
            hole = above;
        }
        self.uncover(hole);
        (hole != empty).then_some(hole)
    }

    fn lift(&mut self, cell: Cell) -> Option<Die> {
        let known = self.known().contains(cell);
        let die = self.pyramid.take(cell)?;
        if !known {
            self.looks.shown(cell, die.colour());
        }
        self.seen.remove(cell);
        self.looks.moved(cell, die.colour());
        Some(die)
    }

    /// Shows what lies under an empty cell.
    fn uncover(&mut self, cell: Cell) {
        for below in (cell.supports() & self.heap()) - self.seen {
            if let Some(die) = self.pyramid.die(below) {
                if self.hides {
                    self.looks.shown(below, die.colour());
                }
                self.seen.insert(below);
            }
        }
    }

    /// Keeps in mind what the pyramid looks like now.
    pub(super) fn remember(&mut self) {
        self.looks.remember();
        self.looks.keep(MAX_LOOKS);
    }

    /// Forgets all earlier looks and keeps the one of now.
    pub(super) fn forget(&mut self) {
        self.looks.forget();
    }

    /// How often the pyramid has looked as it does now.
    pub(super) fn looked(&self) -> usize {
        self.looks.times()
    }

    /// How often the pyramid has looked as it would with `die` at `cell`.
    pub(super) fn looked_with(&self, cell: Cell, die: Die) -> usize {
        self.looks.times_with(cell, die.colour())
    }

    /// Draws all dice anew that nobody has seen.
    pub(super) fn redraw(&mut self, chance: &mut impl Chance) {
        let unseen = self.heap() - self.known();
        self.pyramid.redraw(unseen, chance);
    }
}
