//! Live races and evenings at tables, with a host whose clock is simulated.

#[path = "../common/mod.rs"]
mod common;
mod evenings;
mod races;
mod world;
