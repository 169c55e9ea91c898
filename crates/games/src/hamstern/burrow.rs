//! One player's sheet: what is crossed, and what can be.

use std::ops::RangeInclusive;

use engine::Pips;
use serde::Serialize;
use ts_rs::TS;

use super::notation::{Cells, Mark};
use super::sheet::{MAX_CHAMBERS, MAX_CROSSES, Sheet};
use super::{Passages, Start};

/// The face that is worth as many crosses as boxes of the joker track are struck.
pub(super) const JOKER: Pips = Pips::One;

/// One player's sheet. Chambers are given by their position in sheet order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Burrow {
    crossed: [Cells; MAX_CHAMBERS],
    /// Where a throw can begin, once what is crossed is taken away. Kept up
    /// with every cross, because it is asked for far more often.
    reach: [Cells; MAX_CHAMBERS],
    struck: u8,
}

impl Burrow {
    /// A sheet without a cross.
    pub(super) fn blank(sheet: &Sheet, start: Start) -> Self {
        let mut reach = [Cells::NONE; MAX_CHAMBERS];
        for (position, chamber) in sheet.chambers().iter().enumerate() {
            if start == Start::Free || position == sheet.start() {
                reach[position] = chamber.cells();
            }
        }
        Self { crossed: [Cells::NONE; MAX_CHAMBERS], reach, struck: 0 }
    }

    /// The crossed cells of a chamber.
    #[inline]
    pub fn crossed(&self, chamber: usize) -> Cells {
        self.crossed[chamber]
    }

    /// The free cells of a chamber where a throw can begin: next to a cross, or
    /// behind a passage that has been reached.
    #[inline]
    pub fn frontier(&self, chamber: usize) -> Cells {
        self.reach[chamber] - self.crossed[chamber]
    }

    /// Whether nothing is crossed yet.
    pub fn is_blank(&self) -> bool {
        self.crossed.iter().all(|cells| cells.is_empty())
    }

    /// In how many chambers there is a cross.
    #[inline]
    pub fn begun(&self) -> u8 {
        self.crossed.iter().filter(|cells| !cells.is_empty()).count() as u8
    }

    /// Struck boxes of the joker track.
    pub fn jokers_struck(&self) -> u8 {
        self.struck
    }

    /// Boxes left on the joker track.
    pub fn jokers_left(&self, sheet: &Sheet) -> u8 {
        sheet.joker_track().saturating_sub(self.struck)
    }

    /// How many crosses `face` asks for: as many as it shows, but for a 1 any
    /// number that the joker track allows. Empty if it allows none.
    #[inline]
    pub fn sizes(&self, sheet: &Sheet, face: Pips) -> RangeInclusive<u8> {
        match face {
            JOKER => 1..=self.jokers_left(sheet).min(MAX_CROSSES as u8),
            _ => face.get()..=face.get(),
        }
    }

    /// Every mark of one of these sizes: chambers in sheet order, then by size,
    /// then by ascending bits.
    #[inline]
    pub fn marks<'a>(
        &'a self,
        sheet: &'a Sheet,
        sizes: RangeInclusive<u8>,
    ) -> impl Iterator<Item = Mark> + 'a {
        sheet.chambers().iter().enumerate().flat_map(move |(position, chamber)| {
            let (crossed, frontier) = (self.crossed[position], self.frontier(position));
            let sets = if frontier.is_empty() { &[] } else { chamber.sets(sizes.clone()) };
            sets.iter()
                .filter(move |set| !set.touches(crossed) && set.touches(frontier))
                .map(|&cells| Mark { chamber: chamber.letter(), cells })
        })
    }

    /// Whether there is room for `face`.
    #[inline]
    pub fn has_room(&self, sheet: &Sheet, face: Pips) -> bool {
        self.marks(sheet, self.sizes(sheet, face)).next().is_some()
    }

    /// Whether there is room for any face at all. Where three or more fit, two
    /// of them fit as well, so the smallest number decides.
    pub fn has_room_at_all(&self, sheet: &Sheet) -> bool {
        let least = if self.jokers_left(sheet) > 0 { 1 } else { 2 };
        self.marks(sheet, least..=least).next().is_some()
    }

    /// Puts the crosses of a legal mark for `face` on the sheet.
    pub fn cross(&mut self, sheet: &Sheet, passages: Passages, mark: Mark, face: Pips) {
        let Some(position) = sheet.position(mark.chamber) else { return };
        let chamber = &sheet.chambers()[position];
        if self.is_blank() {
            self.reach = [Cells::NONE; MAX_CHAMBERS];
        }
        let begins = self.crossed[position].is_empty();
        if passages == Passages::Strict && begins {
            // Passages have done their work here; from now on crosses lead on.
            self.reach[position] = Cells::NONE;
        }
        self.crossed[position] |= mark.cells;
        self.reach[position] |= chamber.around(mark.cells);
        for way in chamber.ways() {
            let open = passages == Passages::Open || self.crossed[way.chamber].is_empty();
            if open && way.near.touches(mark.cells) {
                self.reach[way.chamber] |= way.far;
            }
        }
        if face == JOKER {
            self.struck += mark.cells.len();
        }
    }

    /// What the sheet is worth.
    #[inline]
    pub fn worth(&self, sheet: &Sheet) -> Worth {
        let mut worth = Worth::default();
        for (chamber, &crossed) in sheet.chambers().iter().zip(&self.crossed) {
            if crossed == chamber.cells() {
                worth.chambers += i32::from(chamber.points());
            }
            let mushrooms = (crossed & chamber.mushrooms()).len();
            worth.mushrooms += i32::from(mushrooms) * i32::from(sheet.mushroom_points());
            worth.acorn_count += (crossed & chamber.acorns()).len();
        }
        worth.acorns = sheet.acorn_points(worth.acorn_count).into();
        worth
    }
}

/// Where the points of a sheet come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Worth {
    /// From full chambers.
    pub chambers: i32,
    /// From crossed mushrooms.
    pub mushrooms: i32,
    /// From crossed acorns.
    pub acorns: i32,
    /// How many acorns these are.
    pub acorn_count: u8,
}

impl Worth {
    /// All points together.
    pub const fn total(self) -> i32 {
        self.chambers + self.mushrooms + self.acorns
    }
}
