//! One program, since each would be built with all the games once more.

mod docs;
mod fuzz;
mod laws;
mod playthroughs;
mod rules;
