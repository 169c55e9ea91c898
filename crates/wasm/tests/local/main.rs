//! A host of local tables as a page uses it.

mod equal_in_wasm;
mod hand;
mod hints;
mod page;
mod refusals;
mod replays;
#[cfg(feature = "wheel")]
mod tries;
mod what_if;
mod whole_games;
