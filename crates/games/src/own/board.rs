//! The dice on the plate with what has been seen of them, and how often they
//! have looked the same.

use engine::Chance;
use pyramid::{Axis, Cell, Cells, Colour, Die, Plate, Pyramid};

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
    /// A fingerprint of the colours in their cells, unseen dice being grey.
    look: u64,
    looks: Vec<u64>,
}

impl Board {
    /// An empty plate.
    pub(super) fn new(plate: Plate, hides: bool) -> Self {
        let pyramid = Pyramid::new(plate);
        Self { pyramid, hides, seen: Cells::NONE, look: 0, looks: Vec::new() }
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

    /// All dice at once, as chance has laid them.
    pub(super) fn fill(&mut self, pyramid: Pyramid) {
        self.pyramid = pyramid;
        self.seen = self.pyramid.plate().visible(self.pyramid.heap());
        self.look = 0;
        for (cell, die) in self.pyramid.dice() {
            let known = !self.hides || self.seen.contains(cell);
            self.look ^= trait_of(cell, known.then_some(die));
        }
        self.looks.clear();
        self.looks.push(self.look);
    }

    pub(super) fn put(&mut self, cell: Cell, die: Die) {
        self.pyramid.put(cell, die);
        self.seen.insert(cell);
        self.look ^= trait_of(cell, Some(die));
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
            self.show(cell, die);
        }
        self.seen.remove(cell);
        self.look ^= trait_of(cell, Some(die));
        Some(die)
    }

    /// Shows what lies under an empty cell.
    fn uncover(&mut self, cell: Cell) {
        for below in (cell.supports() & self.heap()) - self.seen {
            if let Some(die) = self.pyramid.die(below) {
                if self.hides {
                    self.show(below, die);
                }
                self.seen.insert(below);
            }
        }
    }

    /// A die comes to light. It has never moved before, so all earlier looks had
    /// it where it is.
    fn show(&mut self, cell: Cell, die: Die) {
        let change = trait_of(cell, None) ^ trait_of(cell, Some(die));
        self.look ^= change;
        self.looks.iter_mut().for_each(|look| *look ^= change);
    }

    /// Keeps in mind what the pyramid looks like now.
    pub(super) fn remember(&mut self) {
        if self.looks.len() >= MAX_LOOKS {
            self.looks.remove(0);
        }
        self.looks.push(self.look);
    }

    /// Forgets all earlier looks and keeps the one of now.
    pub(super) fn forget(&mut self) {
        self.looks.clear();
        self.looks.push(self.look);
    }

    /// How often the pyramid has looked as it does now.
    pub(super) fn looked(&self) -> usize {
        self.looks.iter().filter(|look| **look == self.look).count()
    }

    /// How often the pyramid has looked as it would with `die` at `cell`.
    pub(super) fn looked_with(&self, cell: Cell, die: Die) -> usize {
        let look = self.look ^ trait_of(cell, Some(die));
        self.looks.iter().filter(|before| **before == look).count()
    }

    /// Draws all dice anew that nobody has seen.
    pub(super) fn redraw(&mut self, chance: &mut impl Chance) {
        let unseen = self.heap() - self.known();
        self.pyramid.redraw(unseen, chance);
    }
}

/// What a die, or an unseen one, adds to a look: numbers without rhyme or
/// reason, the same in every build (splitmix64). Only its colour counts.
const fn trait_of(cell: Cell, die: Option<Die>) -> u64 {
    let kind = match die {
        Some(die) => die.colour().index() as u64 + 1,
        None => 0,
    };
    let mut mixed = (cell.index() as u64 * 8 + kind + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
