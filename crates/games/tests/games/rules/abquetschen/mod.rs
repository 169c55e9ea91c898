//! Abquetschen: a test per rule, the rulebook's own figures among them, and
//! random games for what takes long to come about.

mod bonus;
mod building;
mod ending;
mod start;
mod support;
