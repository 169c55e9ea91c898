//! A host of local tables as a page uses it.

mod equal_in_wasm;
mod hand;
mod page;
mod refusals;
mod replays;
#[cfg(feature = "wheel")]
mod tries;
mod whole_games;
