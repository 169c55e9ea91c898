//! What the tests on real databases and sockets share.

pub(crate) mod client;
pub(crate) mod distance;
pub(crate) mod node;
pub(crate) mod others;
pub(crate) mod postgres;
pub(crate) mod process;
pub(crate) mod push;
