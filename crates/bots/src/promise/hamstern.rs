//! Hamstern: the crosses of each chamber, acorns, room and jokers, all by how near
//! the end is.

use std::sync::{Arc, LazyLock};

use engine::{Game, Pending, Seat};
use games::hamstern::{
    Burrow, Cells, Chamber, Hamstern, HamsternOptions, MAX_CHAMBERS, Mark, Side,
};

use super::{POINT, Promise, Weights, read};

/// Before the hourglass by chambers missing, alone by circles, then by ticks left.
const PHASES: usize = 9;
/// Phases of the hourglass come last.
const TICKING: usize = 6;
const MAX_ROOM: usize = 7;
const ROOMS: usize = MAX_ROOM + 1;
const MAX_JOKERS: usize = 7;
const ACORN_STATES: usize = 81;

/// Where the patterns of a sheet stand in its tables.
#[derive(Debug)]
struct Shape {
    /// The first pattern of each chamber: as many as sets of its cells, and one
    /// for an untouched chamber that can be begun.
    chambers: [usize; MAX_CHAMBERS],
    /// The largest piece that is free, by what is crossed.
    rooms: [Vec<u8>; MAX_CHAMBERS],
    acorns: usize,
    jokers: usize,
    begun: usize,
    open: usize,
    /// Patterns of one phase.
    phase: usize,
}

impl Shape {
    fn of(game: &Hamstern) -> Self {
        let mut next = 0;
        let mut chambers = [0; MAX_CHAMBERS];
        let mut rooms = [const { Vec::new() }; MAX_CHAMBERS];
        for (position, chamber) in game.sheet().chambers().iter().enumerate() {
            chambers[position] = next;
            let sets = 1 << chamber.size();
            next += sets + 1;
            rooms[position] = (0..sets).map(|crossed| room(chamber, crossed as u16)).collect();
        }
        let acorns = next;
        let jokers = acorns + ACORN_STATES;
        let begun = jokers + ROOMS * (MAX_JOKERS + 1);
        let open = begun + MAX_CHAMBERS + 1;
        let phase = open + MAX_CHAMBERS + 1;
        Self { chambers, rooms, acorns, jokers, begun, open, phase }
    }
}

/// The largest piece that hangs together in what is not crossed.
fn room(chamber: &Chamber, crossed: u16) -> u8 {
    let mut left = chamber.cells() - cells(crossed);
    let mut most = 0;
    while !left.is_empty() {
        let mut piece = left.lowest();
        loop {
            let grown = piece | (chamber.around(piece) & left);
            if grown == piece {
                break;
            }
            piece = grown;
        }
        most = most.max(piece.len());
        left = left - piece;
    }
    most
}

fn cells(bits: u16) -> Cells {
    (1..=Cells::MAX)
        .filter(|cell| bits >> (cell - 1) & 1 != 0)
        .fold(Cells::NONE, |all, cell| all | Cells::only(cell))
}

/// The tables of one sheet.
#[derive(Clone, Debug)]
pub(crate) struct Burrows {
    shape: Arc<Shape>,
    weights: Weights,
}

impl Burrows {
    /// With nothing learnt yet.
    pub(crate) fn blank(game: &Hamstern) -> Self {
        let shape = Shape::of(game);
        let weights = vec![0; shape.phase * PHASES].into();
        Self { shape: Arc::new(shape), weights }
    }

    /// What was learnt of the sheet of `game`; nothing for an owner's own.
    pub(crate) fn learnt(game: &Hamstern) -> Option<Self> {
        static A: LazyLock<Option<Burrows>> = LazyLock::new(|| {
            Burrows::read(Side::A, include_str!("../../../../data/values/hamstern-a.txt"))
        });
        static B: LazyLock<Option<Burrows>> = LazyLock::new(|| {
            Burrows::read(Side::B, include_str!("../../../../data/values/hamstern-b.txt"))
        });
        [(Side::A, &A), (Side::B, &B)].into_iter().find_map(|(side, tables)| {
            let same = side.sheet().is_ok_and(|sheet| *sheet == *game.sheet());
            (**tables).clone().filter(|_| same)
        })
    }

    fn read(side: Side, text: &str) -> Option<Self> {
        let options = HamsternOptions { side, ..HamsternOptions::default() };
        let blank = Self::blank(&Hamstern::new(&options, 2).ok()?);
        let weights = read(text, blank.patterns()).ok()?;
        Some(Self { weights, ..blank })
    }

    /// How near the end is, if `seat` has begun so many chambers; nothing if
    /// this round is the last.
    fn phase(game: &Hamstern, seat: Seat, begun: u8) -> Option<usize> {
        if game.is_last_round() {
            return None;
        }
        let others = Seat::all(game.players()).filter(|other| *other != seat);
        let begun = others.map(|other| game.burrow(other).begun()).fold(begun, u8::max);
        let missing = game.sheet().hourglass_chambers().saturating_sub(begun);
        let counter = game.sheet().counter();
        let counted_out = game.circles().is_some_and(|circles| circles >= counter);
        if game.hourglass() || missing == 0 || counted_out {
            return Some(TICKING + usize::from(game.ticks_left() - 1).min(2));
        }
        Some(match game.circles() {
            Some(circles) => 3 + usize::from(circles).min(2),
            None => usize::from(missing - 1).min(2),
        })
    }

    /// Calls `see` with every pattern of a burrow.
    #[inline]
    fn patterns_of(
        &self,
        game: &Hamstern,
        burrow: &Burrow,
        phase: usize,
        mut see: impl FnMut(usize),
    ) {
        let (shape, sheet) = (&*self.shape, game.sheet());
        let base = phase * shape.phase;
        let (mut most, mut begun, mut open, mut acorns) = (0, 0, 0, 0);
        for (position, chamber) in sheet.chambers().iter().enumerate() {
            let crossed = burrow.crossed(position);
            let bits = usize::from(crossed.bits());
            let mut pattern = bits;
            let mut reached = true;
            if bits > 0 {
                begun += 1;
                most = most.max(shape.rooms[position][bits]);
            } else if burrow.frontier(position).is_empty() {
                reached = false;
            } else {
                open += 1;
                most = most.max(chamber.size());
                pattern = 1 << chamber.size();
            }
            see(base + shape.chambers[position] + pattern);
            for cell in chamber.acorns() {
                let state =
                    if Cells::only(cell).touches(crossed) { 2 } else { usize::from(reached) };
                acorns = 3 * acorns + state;
            }
        }
        let jokers = usize::from(burrow.jokers_left(sheet)).min(MAX_JOKERS);
        let room = usize::from(most).min(MAX_ROOM);
        see(base + shape.acorns + acorns.min(ACORN_STATES - 1));
        see(base + shape.jokers + jokers * ROOMS + room);
        see(base + shape.begun + begun);
        see(base + shape.open + open);
    }

    #[inline]
    fn total(&self, game: &Hamstern, burrow: &Burrow, phase: Option<usize>) -> i32 {
        let mut sum = POINT * burrow.worth(game.sheet()).total();
        if let Some(phase) = phase {
            self.patterns_of(game, burrow, phase, |at| sum += i32::from(self.weights[at]));
        }
        sum
    }
}

impl Promise<Hamstern> for Burrows {
    fn patterns(&self) -> usize {
        self.shape.phase * PHASES
    }

    fn seen(&self, game: &Hamstern, seat: Seat, out: &mut Vec<u32>) {
        let burrow = game.burrow(seat);
        if game.pending() != Pending::Over
            && let Some(phase) = Self::phase(game, seat, burrow.begun())
        {
            self.patterns_of(game, burrow, phase, |at| out.push(at as u32));
        }
    }

    fn worth(&self, game: &Hamstern, seat: Seat) -> i32 {
        let burrow = game.burrow(seat);
        let phase = match game.pending() {
            Pending::Over => None,
            _ => Self::phase(game, seat, burrow.begun()),
        };
        self.total(game, burrow, phase)
    }

    fn after(&self, game: &Hamstern, seat: Seat, marks: &[Mark], out: &mut Vec<i32>) {
        let begun = game.burrow(seat).begun();
        // A mark begins one chamber at most; the hourglass that it may start runs
        // for everybody.
        let phases = [Self::phase(game, seat, begun), Self::phase(game, seat, begun + 1)];
        let rivals = phases.map(|phase| {
            let others = Seat::all(game.players()).filter(|other| *other != seat);
            others.map(|other| self.total(game, game.burrow(other), phase)).max().unwrap_or(0)
        });
        out.extend(marks.iter().map(|&mark| {
            let then = game.burrow_after(seat, mark);
            let begins = usize::from(then.begun() > begun);
            self.total(game, &then, phases[begins]) - rivals[begins]
        }));
    }

    fn is_quiet(&self, game: &Hamstern) -> bool {
        game.pending() == Pending::Throw
    }

    fn with(&self, weights: Weights) -> Box<dyn Promise<Hamstern>> {
        Box::new(Self { shape: Arc::clone(&self.shape), weights })
    }
}
