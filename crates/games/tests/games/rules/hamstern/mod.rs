//! Hamstern: a test per rule, the rulebook's examples among them; sheets; and
//! whole games against brute force.

mod counter;
mod marking;
mod play;
mod points;
mod sealed;
mod sheets;
mod table;
