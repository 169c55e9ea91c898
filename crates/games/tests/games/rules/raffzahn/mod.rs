//! Raffzahn: a test per rule.

mod race;
mod table;
mod ticks;
mod views;
