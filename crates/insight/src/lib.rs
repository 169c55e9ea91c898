#![doc = include_str!("../../../docs/insight.md")]

mod analysis;
mod any;
mod luck;
mod reason;
mod report;

pub use analysis::Analysis;
pub use any::{Analyst, analyse};
pub use bots::value::WHOLE;
pub use luck::luck;
pub use report::{
    Cause, Decision, Insight, Point, Report, SeatTotals, Throw, Totals, Unsupported, report_types,
};
