//! Live races and evenings at tables, with a host whose clock is simulated.

mod evenings;
mod races;
mod world;
