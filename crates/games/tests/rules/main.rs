//! The rules of every game, a test each: one program, since each program would
//! be built with all the games once more.

mod abquetschen;
mod bunte_kuh;
mod cui_bono;
mod eintrichtern;
mod evening;
mod hamstern;
mod hamsterrolle;
mod hop_n_roll;
mod own;
mod raffzahn;
mod wuerfelmarsch;
