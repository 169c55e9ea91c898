//! The server on real sockets, with real databases.

mod attack;
mod crash;
mod daily;
mod faults;
mod fuzz;
mod hostile;
mod keeping;
#[path = "../../../../tests/mutate.rs"]
mod mutate;
mod own;
mod page;
mod push;
mod races;
mod scripts;
mod serving;
mod set_ups;
mod shelf;
mod store;
mod support;
mod takeover;
mod wheel;
