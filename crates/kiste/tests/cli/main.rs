//! The program `kiste`, run for real.

mod commands;
mod documentation;
mod odds;
mod own;
mod replay;
mod sim;
mod support;
