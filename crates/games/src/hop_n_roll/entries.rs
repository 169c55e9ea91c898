//! What one player has written on the sheet, and what it is worth.

use engine::{Pips, Score};

use super::numbers::Numbers;
use super::{Colour, Offer, Open, ROWS, Sheet, Spot, Write};

/// Points for every 6 on the sheet.
const POINTS_PER_SIX: u32 = 1;

/// The numbers on a player's sheet, with what may be written next: the two are
/// kept together because simulations ask for the second far more often than
/// the first changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entries {
    open: [Open; ROWS],
    numbers: [Numbers; ROWS],
    complete: u8,
}

impl Entries {
    /// Nothing written yet.
    pub(super) fn new(sheet: &Sheet) -> Self {
        let open = |index: usize| sheet.row(Colour::ALL[index]).open(Numbers::default());
        Self { open: std::array::from_fn(open), numbers: [Numbers::default(); ROWS], complete: 0 }
    }

    /// Writes into an open box.
    #[inline]
    pub(super) fn write(&mut self, sheet: &Sheet, Write { value, spot }: Write) {
        let (row, at) = (sheet.row(spot.row), spot.row as usize);
        let numbers = self.numbers[at].with(spot.index(), value);
        self.numbers[at] = numbers;
        self.open[at] = row.open(numbers);
        self.complete |= u8::from(row.is_complete(numbers)) << at;
    }

    /// These entries with one more.
    #[must_use]
    pub fn with(&self, sheet: &Sheet, write: Write) -> Self {
        let mut entries = self.clone();
        entries.write(sheet, write);
        entries
    }

    /// The number in a box.
    pub fn number(&self, spot: Spot) -> Option<Pips> {
        self.numbers[spot.row as usize].get(spot.index())
    }

    /// The numbers of a row.
    #[inline]
    pub fn row(&self, row: Colour) -> Numbers {
        self.numbers[row as usize]
    }

    /// How many boxes of a row are filled.
    pub fn filled(&self, row: Colour) -> usize {
        self.row(row).filled().len()
    }

    /// What the rules of a row allow now, whatever the dice show.
    #[inline]
    pub fn open(&self, row: Colour) -> Open {
        self.open[row as usize]
    }

    /// What may be written into a row with the dice of `offer`.
    #[inline]
    pub fn writable(&self, row: Colour, offer: Offer) -> Open {
        self.open(row).within(offer.faces_for(row))
    }

    /// Whether anything may be written with the dice of `offer`.
    #[inline]
    pub fn can_write(&self, offer: Offer) -> bool {
        Colour::ALL.iter().any(|&row| !self.writable(row, offer).is_empty())
    }

    /// Whether no number will ever fit anywhere.
    #[inline]
    pub fn is_stuck(&self) -> bool {
        self.open.iter().all(|open| open.is_empty())
    }

    /// Whether every box of a row is filled.
    pub fn is_complete(&self, row: Colour) -> bool {
        self.complete >> row as u8 & 1 != 0
    }

    /// How many rows are complete.
    #[inline]
    pub fn complete_rows(&self) -> u32 {
        self.complete.count_ones()
    }

    /// How many rows are complete once `write` is written.
    #[inline]
    pub(super) fn complete_rows_with(&self, sheet: &Sheet, write: Write) -> u32 {
        let Write { value, spot } = write;
        let numbers = self.row(spot.row).with(spot.index(), value);
        self.complete_rows() + u32::from(sheet.row(spot.row).is_complete(numbers))
    }

    /// Points for all numbers in special boxes.
    pub fn special_points(&self, sheet: &Sheet) -> u32 {
        Colour::ALL.iter().map(|&row| sheet.row(row).special_points(self.row(row))).sum()
    }

    /// Points for written sixes.
    pub fn six_points(&self) -> u32 {
        self.numbers.iter().map(|row| row.sixes()).sum::<u32>() * POINTS_PER_SIX
    }

    /// All points, a tie going to more complete rows.
    pub fn score(&self, sheet: &Sheet) -> Score {
        let stars = |&row: &Colour| sheet.row(row).star_points(self.row(row));
        let stars: u32 = Colour::ALL.iter().map(stars).sum();
        let points = stars + self.special_points(sheet) + self.six_points();
        Score::highest(points as i32).then(self.complete_rows() as i32)
    }
}
