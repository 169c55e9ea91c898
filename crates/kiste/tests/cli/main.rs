//! The program `kiste`, run for real.

mod analyse;
mod commands;
mod documentation;
mod odds;
mod own;
mod replay;
mod serve;
mod sim;
mod support;
