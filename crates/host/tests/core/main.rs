//! One hosted table under a made-up clock, with a store that does as it is
//! told.

mod guests;
mod races;
mod storage;
mod turns;
mod world;
