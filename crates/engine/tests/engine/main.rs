//! What the engine promises to games and to those who play them.

mod kinds_of_play;
mod laws_notice;
mod records;
mod simulated;
mod time;
