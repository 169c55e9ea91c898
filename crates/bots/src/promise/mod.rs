//! What a sheet still promises: points to come, as a sum over tables.
//!
//! In games of writing and crossing everybody fills a sheet of their own, and
//! nearly all that matters is which patterns stand on it. Each part of the sheet
//! looks up what its pattern was worth in games that were played
//! (`cargo xtask train GAME --tables`), and the promise is the sum. Sums of whole
//! numbers: the same on every machine.

pub(crate) mod hamstern;
pub(crate) mod hop_n_roll;
mod tables;

use engine::{Game, Seat};

pub use tables::{read, write};

/// A point, as promises are counted.
pub const POINT: i32 = 256;

/// Weights by the number of their pattern, in parts of [`POINT`].
pub type Weights = std::sync::Arc<[i16]>;

/// What a game's sheets promise.
pub trait Promise<G: Game>: Send + Sync {
    /// How many patterns there are.
    fn patterns(&self) -> usize;

    /// Appends the patterns that `seat` has in a position between turns; none
    /// once nothing more can be had.
    fn seen(&self, game: &G, seat: Seat, out: &mut Vec<u32>);

    /// Points and promise of `seat` between turns, in parts of [`POINT`].
    fn worth(&self, game: &G, seat: Seat) -> i32;

    /// Appends how far `seat` is ahead of the best of the others, in points and
    /// promise, after each of these choices.
    fn after(&self, game: &G, seat: Seat, choices: &[G::Action], out: &mut Vec<i32>);

    /// Whether a playout can be broken off here and valued.
    fn is_quiet(&self, game: &G) -> bool;

    /// The same with other weights.
    fn with(&self, weights: Weights) -> Box<dyn Promise<G>>;
}
