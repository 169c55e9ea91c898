//! The rules of Hop'n'ROLL, one test each.

mod desk;
mod effects;
mod ending;
mod files;
mod notation;
mod numbers;
mod play;
mod rounds;
mod rows;
mod score;
mod views;
