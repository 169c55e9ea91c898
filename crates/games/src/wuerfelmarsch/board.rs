//! The plate with the dice on it, and where a die can go from each funnel.

use engine::Pips;
use pyramid::{Axis, CELLS, Cell, Die, MAX_SIZE, Orientation};

use super::{DICE, colour, start_orientation};

/// The funnels of the plate.
pub const FUNNELS: usize = 45;

/// The number of the first cell of the plate.
const FIRST: usize = CELLS - FUNNELS;

/// A way into a neighbouring funnel: over the edge towards p + `to` − `from`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The funnel it leads to.
    pub cell: Cell,
    /// The coordinate that grows.
    pub to: Axis,
    /// The coordinate that shrinks.
    pub from: Axis,
}

/// The dice on the plate, copied rather than borrowed. The colour of a die says
/// whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    dice: [Option<Die>; FUNNELS],
    /// Funnels with a die of each side, as bits.
    own: [u64; 3],
}

impl Board {
    /// A plate without dice.
    pub const EMPTY: Self = Self { dice: [None; FUNNELS], own: [0; 3] };

    /// A plate with five dice at each of these sides.
    pub fn set_up(sides: &[Axis]) -> Self {
        let mut board = Self::EMPTY;
        let edge = usize::from(MAX_SIZE);
        for &side in sides {
            let first = (edge - DICE) / 2;
            for place in first..first + DICE {
                let [left, right] = side.others();
                let mut at = [0; 3];
                at[left.index()] = place as u8;
                at[right.index()] = (edge - 1 - place) as u8;
                if let Some(cell) = Cell::new(at[0], at[1], at[2]) {
                    board.put(cell, Die::new(colour(side), start_orientation(side)));
                }
            }
        }
        board
    }

    /// Whether `cell` is a funnel of the plate.
    #[inline]
    pub const fn has(cell: Cell) -> bool {
        cell.index() >= FIRST
    }

    /// The die in this funnel.
    #[inline]
    pub const fn die(&self, cell: Cell) -> Option<Die> {
        if Self::has(cell) { self.dice[place(cell)] } else { None }
    }

    /// Puts a die of one of the sides into a funnel of the plate, in place of
    /// what lies there; other dice and other cells are left out.
    #[inline]
    pub fn put(&mut self, cell: Cell, die: Die) {
        self.take(cell);
        if Self::has(cell)
            && let Some(own) = self.own.get_mut(die.colour().index())
        {
            *own |= 1 << place(cell);
            self.dice[place(cell)] = Some(die);
        }
    }

    /// Takes the die out of a funnel.
    #[inline]
    pub fn take(&mut self, cell: Cell) -> Option<Die> {
        let die = self.die(cell)?;
        self.dice[place(cell)] = None;
        self.own[die.colour().index()] &= !(1 << place(cell));
        Some(die)
    }

    /// How many dice of `side` are on the plate.
    #[inline]
    pub const fn count(&self, side: Axis) -> u8 {
        self.own[side.index()].count_ones() as u8
    }

    /// Whether no die is on the plate.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.own[0] | self.own[1] | self.own[2] == 0
    }

    /// The dice of `side` with how they stand, in the order of their cells.
    #[inline]
    pub fn dice(&self, side: Axis) -> impl Iterator<Item = (Cell, Orientation)> {
        let mut rest = self.own[side.index()];
        std::iter::from_fn(move || {
            let place = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some((Cell::from_index(FIRST + place)?, self.dice[place]?.orientation()))
        })
    }

    /// Where a die of `side` can be tilted from `cell`: two ways forward, then
    /// two sideways, as far as there is an empty funnel.
    #[inline]
    pub fn steps(&self, cell: Cell, side: Axis) -> impl Iterator<Item = Step> {
        ways(cell, side).filter(|step| self.dice[place(step.cell)].is_none())
    }

    /// The saddles that the die at `cell` forms with two others: for each the
    /// funnel between them and the three dice, of which the first shows its face
    /// towards x to it, the second towards y, the third towards z.
    #[inline]
    pub fn saddles(&self, cell: Cell) -> impl Iterator<Item = (Cell, [(Cell, Die); 3])> {
        SADDLES[place(cell)].iter().flatten().filter_map(|&(funnel, [x, y, z])| {
            let die = |cell| Some((cell, self.dice[place(cell)]?));
            Some((funnel, [die(x)?, die(y)?, die(z)?]))
        })
    }
}

/// The ways of a die of `side` out of `cell`, whether free or not.
#[inline]
pub(super) fn ways(cell: Cell, side: Axis) -> impl Iterator<Item = Step> {
    WAYS[place(cell)][side.index()].iter().flatten().copied()
}

/// The face that looks into a saddle, of its die in this place.
#[inline]
pub(super) fn face((index, die): (usize, Die)) -> Pips {
    die.face(Axis::ALL[index])
}

/// The place of a funnel of the plate among the funnels. Nobody asks for other
/// cells; they would count as the first.
#[inline]
const fn place(cell: Cell) -> usize {
    cell.index().saturating_sub(FIRST)
}

static WAYS: [[[Option<Step>; 4]; 3]; FUNNELS] = all_ways();
static SADDLES: [[Option<Around>; 3]; FUNNELS] = all_saddles();

/// A funnel and the three dice around it.
type Around = (Cell, [Cell; 3]);

const fn all_ways() -> [[[Option<Step>; 4]; 3]; FUNNELS] {
    let mut all = [[[None; 4]; 3]; FUNNELS];
    let mut index = 0;
    while index < FUNNELS {
        let Some(cell) = Cell::from_index(FIRST + index) else { panic!("there are 45 funnels") };
        let mut side = 0;
        while side < 3 {
            let forward = Axis::ALL[side];
            let [left, right] = forward.others();
            let edges = [(forward, right), (forward, left), (left, right), (right, left)];
            let mut edge = 0;
            while edge < edges.len() {
                let (to, from) = edges[edge];
                if let Some(cell) = cell.beside(to, from) {
                    all[index][side][edge] = Some(Step { cell, to, from });
                }
                edge += 1;
            }
            side += 1;
        }
        index += 1;
    }
    all
}

const fn all_saddles() -> [[Option<Around>; 3]; FUNNELS] {
    let mut all = [[None; 3]; FUNNELS];
    let mut index = 0;
    while index < FUNNELS {
        let Some(cell) = Cell::from_index(FIRST + index) else { panic!("there are 45 funnels") };
        let mut axis = 0;
        while axis < 3 {
            if let Some(funnel) = cell.above(Axis::ALL[axis])
                && let (Some(x), Some(y), Some(z)) =
                    (funnel.below(Axis::X), funnel.below(Axis::Y), funnel.below(Axis::Z))
            {
                all[index][axis] = Some((funnel, [x, y, z]));
            }
            axis += 1;
        }
        index += 1;
    }
    all
}
