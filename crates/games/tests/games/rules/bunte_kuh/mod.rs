//! Bunte Kuh: a test per rule, and the figures of the bare base layer.

mod figures;
mod race;
mod table;
mod ticks;
