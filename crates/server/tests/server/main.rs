//! The server on real sockets, with real databases.

mod crash;
mod hostile;
mod page;
mod races;
mod serving;
mod store;
mod support;
mod takeover;
mod wheel;
