//! A host of local tables as a page uses it.

mod daily;
mod equal_in_wasm;
mod hand;
mod hints;
mod lessons;
mod page;
mod puzzles;
mod refusals;
mod replays;
#[cfg(feature = "wheel")]
mod tries;
mod what_if;
mod whole_games;
