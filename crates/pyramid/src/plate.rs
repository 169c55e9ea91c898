//! The plate, and what a heap of dice on it allows.

use crate::{Axis, Cell, Cells, MAX_SIZE};

/// A triangular plate whose edge holds `size` dice. It knows all cells of the
/// pyramid above it and answers what a heap of dice, given as the set of
/// occupied cells, looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plate {
    size: u8,
    cells: Cells,
    base: Cells,
}

impl Default for Plate {
    fn default() -> Self {
        Self::STANDARD
    }
}

impl Plate {
    /// The plate of the box: 45 funnels, room for 165 dice.
    pub const STANDARD: Self = match Self::new(MAX_SIZE) {
        Some(plate) => plate,
        None => unreachable!(),
    };

    /// A plate with this many funnels along each edge, 1 to [`MAX_SIZE`].
    pub const fn new(size: u8) -> Option<Self> {
        if size == 0 || size > MAX_SIZE {
            return None;
        }
        let n = size as usize;
        let (all, above) = (n * (n + 1) * (n + 2) / 6, (n - 1) * n * (n + 1) / 6);
        let cells = Cells::first(all);
        let base = difference(cells, Cells::first(above));
        Some(Self { size, cells, base })
    }

    /// How many funnels an edge of the plate has.
    #[inline]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// All cells of the full pyramid.
    #[inline]
    pub const fn cells(&self) -> Cells {
        self.cells
    }

    /// The cells of the plate itself: the lowest layer.
    #[inline]
    pub const fn base(&self) -> Cells {
        self.base
    }

    /// The cells at this height; the base is at 0.
    pub fn layer(&self, height: u8) -> Cells {
        self.cells.into_iter().filter(|&cell| self.height(cell) == height).collect()
    }

    /// How many layers lie under a cell of this pyramid.
    #[inline]
    pub fn height(&self, cell: Cell) -> u8 {
        (self.size - 1).saturating_sub(cell.depth())
    }

    /// The cells at one side of the full pyramid.
    pub fn side(&self, side: Axis) -> Cells {
        self.level(side, 0)
    }

    /// The cells at this distance from a side, which form a plane.
    pub fn level(&self, side: Axis, distance: u8) -> Cells {
        self.cells.into_iter().filter(|cell| cell.along(side) == distance).collect()
    }

    /// The row through `cell`, from the top to the plate.
    pub fn row(&self, cell: Cell, axis: Axis) -> Cells {
        let row: Cells = cell.upwards(axis).chain(cell.downwards(axis)).collect();
        row.with(cell) & self.cells
    }

    /// The funnels of the plate at its edge, corners included.
    pub fn edge_funnels(&self) -> Cells {
        Axis::ALL.into_iter().fold(Cells::NONE, |edge, side| edge | self.side(side)) & self.base
    }

    /// The three corners of the plate, by the side that each lies opposite of.
    pub fn corner(&self, opposite: Axis) -> Cell {
        let mut corner = Cell::TIP;
        for _ in 1..self.size {
            corner = corner.below(opposite).unwrap_or(corner);
        }
        corner
    }

    /// Whether a die at `cell` would rest on three others or on the plate.
    #[inline]
    pub fn carries(&self, heap: Cells, cell: Cell) -> bool {
        self.cells.contains(cell) && (self.base.contains(cell) || cell.supports().is_subset(heap))
    }

    /// Where a die can be put: the open funnels of the plate and of the heap.
    pub fn places(&self, heap: Cells) -> Cells {
        (self.base - heap) | self.funnels(heap)
    }

    /// The funnels that dice of the heap form: empty cells with three supports.
    pub fn funnels(&self, heap: Cells) -> Cells {
        let mut funnels = Cells::NONE;
        for cell in heap {
            // Each funnel is met once, from the support below it along x.
            if let Some(above) = cell.above(Axis::X)
                && !heap.contains(above)
                && above.supports().is_subset(heap)
            {
                funnels.insert(above);
            }
        }
        funnels
    }

    /// The dice that can be lifted: nothing lies on them.
    pub fn free(&self, heap: Cells) -> Cells {
        heap.into_iter().filter(|cell| !cell.burdens().intersects(heap)).collect()
    }

    /// The dice whose upper face towards this side is uncovered: what somebody
    /// sitting there sees.
    pub fn showing(&self, heap: Cells, side: Axis) -> Cells {
        heap.into_iter().filter(|&cell| !is_covered(heap, cell, side)).collect()
    }

    /// The dice that show at least one face.
    pub fn visible(&self, heap: Cells) -> Cells {
        Axis::ALL.into_iter().fold(Cells::NONE, |all, side| all | self.showing(heap, side))
    }

    /// Whether every die rests on three others or on the plate.
    pub fn holds(&self, heap: Cells) -> bool {
        heap.into_iter().all(|cell| self.carries(heap, cell))
    }
}

/// Whether the upper face of `cell` towards `side` is covered.
#[inline]
pub fn is_covered(heap: Cells, cell: Cell, side: Axis) -> bool {
    cell.above(side).is_some_and(|above| heap.contains(above))
}

const fn difference(all: Cells, less: Cells) -> Cells {
    let mut rest = Cells::NONE;
    let mut index = 0;
    while let Some(cell) = Cell::from_index(index) {
        if all.contains(cell) && !less.contains(cell) {
            rest = rest.with(cell);
        }
        index += 1;
    }
    rest
}
