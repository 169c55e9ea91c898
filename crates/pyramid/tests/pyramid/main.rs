//! The pyramid of dice.

mod builds;
mod geometry;
