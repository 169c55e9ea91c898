#![doc = include_str!("../../../docs/bots.md")]

mod any;
mod bot;
mod contest;
mod greedy;
pub mod insight;
#[cfg(feature = "wheel")]
mod placer;
mod random;
mod search;

pub use any::choose_any;
pub use bot::{Bot, Kind, Sight, make};
pub use contest::{Interval, play};
pub use greedy::Greedy;
pub use insight::Insight;
#[cfg(feature = "wheel")]
pub use placer::{Level, Placer};
pub use random::Random;
pub use search::{Candidate, Report, Search, Settings};
