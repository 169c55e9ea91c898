//! The rules of Hop'n'ROLL, one test each.

mod desk;
mod rounds;
