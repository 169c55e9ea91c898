//! One module a command: its arguments, and `run`; `beside` and `load` are what several share.

pub(crate) mod admin;
pub(crate) mod analyse;
pub(crate) mod bench;
pub(crate) mod bench_attack;
pub(crate) mod bench_flat;
pub(crate) mod bench_own;
pub(crate) mod bench_serve;
pub(crate) mod bench_wheel;
pub(crate) mod beside;
pub(crate) mod completions;
pub(crate) mod games;
mod load;
pub(crate) mod odds;
pub(crate) mod own;
pub(crate) mod perft;
pub(crate) mod puzzles;
pub(crate) mod replay;
pub(crate) mod serve;
pub(crate) mod sheet;
pub(crate) mod shelf;
pub(crate) mod sim;
