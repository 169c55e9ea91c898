//! The server on real sockets, with real databases.

mod crash;
mod fuzz;
mod hostile;
#[path = "../../../../tests/mutate.rs"]
mod mutate;
mod page;
mod races;
mod serving;
mod store;
mod support;
mod takeover;
mod wheel;
