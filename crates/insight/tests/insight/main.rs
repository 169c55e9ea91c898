//! Luck and skill, told apart.

mod analysis;
mod laws;
