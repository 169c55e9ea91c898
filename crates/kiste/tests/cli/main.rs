//! The program `kiste`, run for real.

mod commands;
mod documentation;
mod odds;
mod replay;
mod sim;
mod support;
