#![doc = include_str!("../../../docs/bots.md")]

mod alpha_beta;
mod any;
mod bot;
mod contest;
mod greedy;
mod heuristics;
mod mcts;
mod memory_bot;
#[cfg(feature = "wheel")]
mod placement_bot;
pub mod promise;
mod race;
mod random;
mod rollouts;
mod strategy;
#[cfg(feature = "own")]
mod test_bench;
pub mod value;
mod value_bot;

pub use alpha_beta::{AlphaBeta, BestMove};
pub use any::{choose_any, intend_any};
pub use bot::{Bot, Observation, has_expert, make};
pub use contest::{Interval, play};
pub use engine::BotLevel;
pub use greedy::Greedy;
pub use heuristics::march_value::{
    PATTERNS as MARCH_PATTERNS, march_patterns, march_value, read_march,
};
pub use heuristics::{AlphaBetaHeuristics, EvaluateActions, Heuristics, ListMoves};
pub use mcts::{Candidate, Mcts, MctsReport, MctsSettings};
pub use memory_bot::{MemoryBot, Recall};
#[cfg(feature = "wheel")]
pub use placement_bot::{PlacementBot, Skill};
pub(crate) use race::RaceBot;
pub use race::{Intent, Reflexes};
pub use random::Random;
pub use rollouts::{RolloutSettings, Rollouts};
pub use strategy::{Expert, Strategy, Visitor, visit};
#[cfg(feature = "own")]
pub use test_bench::{BenchReport, OddGame, Share, Spread, TestBench};
pub use value_bot::ValueBot;
