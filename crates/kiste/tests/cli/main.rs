//! The program `kiste`, run for real.

mod commands;
mod documentation;
mod own;
mod replay;
mod sim;
mod support;
