//! Würfelmarsch: a test per rule, the rulebook's examples among them.

mod captures;
mod ending;
mod moves;
mod table;
mod views;
