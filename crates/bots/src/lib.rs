#![doc = include_str!("../../../docs/bots.md")]

mod alpha_beta;
mod any;
mod bot;
mod contest;
mod greedy;
pub mod insight;
mod memory;
#[cfg(feature = "wheel")]
mod placer;
mod race;
mod random;
mod search;

pub use alpha_beta::{AlphaBeta, Found};
pub use any::{choose_any, intend_any};
pub use bot::{Bot, Kind, Sight, make};
pub use contest::{Interval, play};
pub use greedy::Greedy;
pub use insight::{Duel, Insight};
pub use memory::{Recall, Rememberer};
#[cfg(feature = "wheel")]
pub use placer::{Level, Placer, Skill};
pub use race::{Intent, Reflexes};
pub use random::Random;
pub use search::{Candidate, Report, Search, Settings};
