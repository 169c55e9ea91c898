//! How often a pyramid has looked the same, as far as everybody knows it.

use pyramid::{CELLS, Cell, Colour};

/// What a pyramid looks like, and what it has looked like before.
///
/// A look is a fingerprint of the colours in their cells, unseen dice being grey.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Looks {
    now: u64,
    remembered: Vec<u64>,
}

impl Looks {
    /// The look of these dice, which is remembered; unseen ones have no colour.
    pub(crate) fn of(dice: impl Iterator<Item = (Cell, Option<Colour>)>) -> Self {
        let now = dice.fold(0, |look, (cell, colour)| look ^ trait_of(cell, colour));
        Self { now, remembered: vec![now] }
    }

    /// A die that everybody knows comes to `cell` or leaves it.
    #[inline]
    pub(crate) const fn moved(&mut self, cell: Cell, colour: Colour) {
        self.now ^= trait_of(cell, Some(colour));
    }

    /// A die comes to light. It has never moved before, so all earlier looks had
    /// it where it is.
    pub(crate) fn shown(&mut self, cell: Cell, colour: Colour) {
        let change = trait_of(cell, None) ^ trait_of(cell, Some(colour));
        self.now ^= change;
        self.remembered.iter_mut().for_each(|look| *look ^= change);
    }

    /// Keeps in mind how it looks now.
    #[inline]
    pub(crate) fn remember(&mut self) {
        self.remembered.push(self.now);
    }

    /// Forgets the oldest looks but so many.
    #[cfg(feature = "own")]
    pub(crate) fn keep(&mut self, most: usize) {
        let old = self.remembered.len().saturating_sub(most);
        self.remembered.drain(..old);
    }

    /// Keeps in mind only how it looks now.
    pub(crate) fn forget(&mut self) {
        self.remembered.clear();
        self.remember();
    }

    /// How many remembered looks are the one of now.
    #[cfg(feature = "own")]
    pub(crate) fn times(&self) -> usize {
        self.times_of(self.now)
    }

    /// How many are the one with a die of this colour at `cell`.
    pub(crate) fn times_with(&self, cell: Cell, colour: Colour) -> usize {
        self.times_of(self.now ^ trait_of(cell, Some(colour)))
    }

    fn times_of(&self, look: u64) -> usize {
        self.remembered.iter().filter(|before| **before == look).count()
    }
}

/// What a die of this colour, or an unseen one, adds to a look.
#[inline]
const fn trait_of(cell: Cell, colour: Option<Colour>) -> u64 {
    let kind = match colour {
        Some(colour) => colour.index() + 1,
        None => 0,
    };
    TRAITS[cell.index()][kind]
}

static TRAITS: [[u64; 5]; CELLS] = traits();

/// Numbers without rhyme or reason, the same in every build (splitmix64).
const fn traits() -> [[u64; 5]; CELLS] {
    let mut all = [[0; 5]; CELLS];
    let mut state = 0_u64;
    let mut index = 0;
    while index < CELLS * 5 {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        all[index / 5][index % 5] = mixed ^ (mixed >> 31);
        index += 1;
    }
    all
}
