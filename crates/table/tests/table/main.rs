//! Tables, with a host that keeps everything in memory.

mod clocks;
mod common;
mod fuzz;
mod hints;
mod hostile;
mod live;
mod lobby;
mod old_logs;
mod race;
mod stamps;
mod undo;
mod what_if;
