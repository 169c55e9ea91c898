//! The program `kiste`, run for real.

mod commands;
mod documentation;
mod replay;
mod sim;
mod support;
