//! A burrow as printed, prepared for fast play.

use std::ops::RangeInclusive;

use engine::Pips;
use serde::Serialize;
use ts_rs::TS;

use super::notation::{Cells, Letter};

/// The most chambers a sheet has.
pub const MAX_CHAMBERS: usize = 12;
/// The most crosses one throw can bring: what a 1 allows on a fresh joker track.
pub const MAX_CROSSES: usize = 7;
/// How many acorns a sheet has.
pub(super) const ACORNS: usize = 4;

/// One sheet, the same for every player. Chambers are in sheet order: the
/// reading order of their first cells.
#[derive(Debug, PartialEq, Eq)]
pub struct Sheet {
    pub(super) name: String,
    pub(super) chambers: Vec<Chamber>,
    /// Position of each letter's chamber.
    pub(super) by_letter: [Option<u8>; Letter::COUNT],
    pub(super) start: usize,
    pub(super) passages: Vec<Passage>,
    pub(super) acorn_points: [u8; ACORNS],
    pub(super) mushroom_points: u8,
    pub(super) joker_track: u8,
    pub(super) counter: u8,
    pub(super) hourglass_faces: Vec<Pips>,
    pub(super) hourglass_chambers: u8,
}

impl Sheet {
    /// What people call it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The chambers in sheet order.
    pub fn chambers(&self) -> &[Chamber] {
        &self.chambers
    }

    /// Where the chamber called `letter` stands in sheet order.
    #[inline]
    pub fn position(&self, letter: Letter) -> Option<usize> {
        self.by_letter[letter.index()].map(usize::from)
    }

    /// Where the chamber of the first throw stands in sheet order.
    pub fn start(&self) -> usize {
        self.start
    }

    /// All passages, in reading order.
    pub fn passages(&self) -> &[Passage] {
        &self.passages
    }

    /// What this many crossed acorns bring.
    #[inline]
    pub fn acorn_points(&self, acorns: u8) -> u8 {
        match usize::from(acorns) {
            0 => 0,
            some => self.acorn_points[some.min(ACORNS) - 1],
        }
    }

    /// What each crossed mushroom brings.
    pub fn mushroom_points(&self) -> u8 {
        self.mushroom_points
    }

    /// Boxes of the joker track.
    pub fn joker_track(&self) -> u8 {
        self.joker_track
    }

    /// Boxes of the round counter.
    pub fn counter(&self) -> u8 {
        self.counter
    }

    /// Whether `face` ticks a counter that runs.
    #[inline]
    pub fn is_counted(&self, face: Pips) -> bool {
        self.hourglass_faces.contains(&face)
    }

    /// How many chambers somebody must have begun for the hourglass to run.
    pub fn hourglass_chambers(&self) -> u8 {
        self.hourglass_chambers
    }

    /// Everything a page needs to draw the sheet.
    pub fn layout(&self) -> Layout<'_> {
        Layout {
            name: &self.name,
            start: self.chambers[self.start].letter,
            chambers: self.chambers.iter().map(Chamber::layout).collect(),
            passages: &self.passages,
            acorn_points: self.acorn_points,
            mushroom_points: self.mushroom_points,
            joker_track: self.joker_track,
            counter: self.counter,
            hourglass_faces: &self.hourglass_faces,
            hourglass_chambers: self.hourglass_chambers,
        }
    }
}

/// One chamber of a sheet.
#[derive(Debug, PartialEq, Eq)]
pub struct Chamber {
    pub(super) letter: Letter,
    pub(super) points: u8,
    /// Row and column of each cell, in the order of their numbers.
    pub(super) places: Vec<(u8, u8)>,
    pub(super) acorns: Cells,
    pub(super) mushrooms: Cells,
    /// What each cell touches, cell 1 first.
    pub(super) neighbours: Vec<Cells>,
    pub(super) ways: Vec<Way>,
    /// Every connected set of up to [`MAX_CROSSES`] cells, by size, then by
    /// ascending bits.
    pub(super) sets: Vec<Cells>,
    /// Where in `sets` those of each size begin.
    pub(super) sized: [usize; MAX_CROSSES + 2],
}

/// A passage as seen from one of its two chambers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The cell at the near end.
    pub near: Cells,
    /// Position of the chamber at the far end.
    pub chamber: usize,
    /// The cell at the far end, of that chamber.
    pub far: Cells,
}

impl Chamber {
    /// What it is called.
    pub fn letter(&self) -> Letter {
        self.letter
    }

    /// What it brings when it is full.
    pub fn points(&self) -> u8 {
        self.points
    }

    /// How many cells it has.
    pub fn size(&self) -> u8 {
        self.places.len() as u8
    }

    /// All its cells.
    #[inline]
    pub fn cells(&self) -> Cells {
        Cells::first(self.size())
    }

    /// The cells with an acorn.
    pub fn acorns(&self) -> Cells {
        self.acorns
    }

    /// The cells with a mushroom.
    pub fn mushrooms(&self) -> Cells {
        self.mushrooms
    }

    /// The passages that leave it.
    pub fn ways(&self) -> &[Way] {
        &self.ways
    }

    /// What touches any of `cells` upwards, downwards or sideways.
    #[inline]
    pub fn around(&self, cells: Cells) -> Cells {
        cells.fold(Cells::NONE, |around, cell| around | self.neighbours[usize::from(cell) - 1])
    }

    /// Whether `cells` hang together by themselves.
    pub fn connected(&self, cells: Cells) -> bool {
        self.piece(cells.lowest(), cells) == cells
    }

    /// All of `cells` that hang together with `seed`, which is among them.
    pub(super) fn piece(&self, seed: Cells, cells: Cells) -> Cells {
        let mut piece = seed;
        loop {
            let grown = piece | (self.around(piece) & cells);
            if grown == piece {
                return piece;
            }
            piece = grown;
        }
    }

    /// Every connected set of these sizes, by size, then by ascending bits.
    #[inline]
    pub fn sets(&self, sizes: RangeInclusive<u8>) -> &[Cells] {
        let least = usize::from(*sizes.start()).clamp(1, MAX_CROSSES + 1);
        let most = usize::from(*sizes.end()).min(MAX_CROSSES);
        if least > most { &[] } else { &self.sets[self.sized[least]..self.sized[most + 1]] }
    }

    /// Fills `sets` from `neighbours`: the sets of each size are those of the
    /// size before, grown by one cell.
    pub(super) fn find_sets(&mut self) {
        let mut row: Vec<Cells> = self.cells().map(Cells::only).collect();
        self.sets.clear();
        for size in 1..=MAX_CROSSES {
            self.sized[size] = self.sets.len();
            self.sets.extend_from_slice(&row);
            row = row
                .iter()
                .flat_map(|&set| (self.around(set) - set).map(move |cell| set | Cells::only(cell)))
                .collect();
            row.sort_unstable();
            row.dedup();
        }
        self.sized[MAX_CROSSES + 1] = self.sets.len();
    }

    fn layout(&self) -> ChamberLayout {
        let cells = (1..).zip(&self.places).map(|(cell, &(row, column))| CellLayout {
            cell,
            row,
            column,
            touches: self.neighbours[usize::from(cell) - 1],
            food: if Cells::only(cell).touches(self.acorns) {
                Some(Food::Acorn)
            } else if Cells::only(cell).touches(self.mushrooms) {
                Some(Food::Mushroom)
            } else {
                None
            },
        });
        ChamberLayout { chamber: self.letter, points: self.points, cells: cells.collect() }
    }
}

/// A cell of the burrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Place {
    /// Its chamber.
    pub chamber: Letter,
    /// Its number there.
    pub cell: u8,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.chamber, self.cell)
    }
}

/// A passage between two chambers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Passage {
    /// Its left or upper end.
    pub from: Place,
    /// Its right or lower end.
    pub to: Place,
}

/// Everything a page needs to draw a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "BurrowLayout")]
pub struct Layout<'a> {
    /// What people call the sheet.
    pub name: &'a str,
    /// Where the first throw goes.
    pub start: Letter,
    /// In sheet order.
    pub chambers: Vec<ChamberLayout>,
    /// In reading order.
    pub passages: &'a [Passage],
    /// What 1, 2, 3 and 4 acorns bring.
    pub acorn_points: [u8; ACORNS],
    /// What each mushroom brings.
    pub mushroom_points: u8,
    /// Boxes of the joker track.
    pub joker_track: u8,
    /// Boxes of the round counter.
    pub counter: u8,
    /// Faces that tick the counter.
    pub hourglass_faces: &'a [Pips],
    /// How many chambers start the hourglass.
    pub hourglass_chambers: u8,
}

/// One chamber to draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ChamberLayout {
    /// Its letter.
    pub chamber: Letter,
    /// What it brings when it is full.
    pub points: u8,
    /// By number.
    pub cells: Vec<CellLayout>,
}

/// One cell to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CellLayout {
    /// Its number in the chamber.
    pub cell: u8,
    /// From 0, downwards.
    pub row: u8,
    /// From 0, to the right.
    pub column: u8,
    /// The cells of the chamber beside it.
    pub touches: Cells,
    /// What lies in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub food: Option<Food>,
}

/// What can lie in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Food {
    /// The more of them, the more each is worth.
    Acorn,
    /// Points by itself.
    Mushroom,
}
