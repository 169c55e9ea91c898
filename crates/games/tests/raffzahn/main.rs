//! Raffzahn: a test per rule.

mod race;
mod sight;
mod table;
mod ticks;
