#![doc = include_str!("../../../docs/bots.md")]

mod alpha_beta;
mod any;
mod bot;
mod contest;
mod greedy;
pub mod insight;
mod memory;
mod random;
mod search;

pub use alpha_beta::{AlphaBeta, Found};
pub use any::choose_any;
pub use bot::{Bot, Kind, Sight, make};
pub use contest::{Interval, play};
pub use greedy::Greedy;
pub use insight::{Duel, Insight};
pub use memory::{Recall, Rememberer};
pub use random::Random;
pub use search::{Candidate, Report, Search, Settings};
