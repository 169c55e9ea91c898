//! The rules of every game, a test each.

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
