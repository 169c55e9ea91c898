//! Cui bono?: a test per rule, the rulebook's examples among them.

mod ending;
mod hidden;
mod pulling;
mod putting;
mod table;
