//! How bots play; one program, since each would be built with all the games once more.

mod alpha_beta;
mod endings;
mod hands;
mod levels;
mod memory;
mod races;
mod solo;
mod tables;
mod test_bench;
