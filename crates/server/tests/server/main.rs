//! The server on real sockets, with real databases.

mod crash;
mod hostile;
mod serving;
mod store;
mod support;
