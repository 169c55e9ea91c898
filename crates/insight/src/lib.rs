#![doc = include_str!("../../../docs/insight.md")]

mod analysis;
mod any;
mod compare;
mod judge;
mod luck;
mod puzzle;
mod reason;
mod report;

pub use analysis::Analysis;
pub use any::{Analyst, analyse, compare, is_judged, why};
pub use bots::value::WHOLE;
pub use compare::Weighed;
pub use luck::luck;
pub use puzzle::{Answer, Puzzle, SOLVER, clear_answer, find_puzzle};
pub use report::{
    Cause, Decision, Insight, Moment, Point, Report, SeatTotals, Throw, Totals, Unsupported,
    report_types,
};
