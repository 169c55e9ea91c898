//! Races over a simulated network: fair to the honest, closed to liars, and
//! never unjust to whoever could not know.

mod fair;
mod late;
mod lies;
mod network;
mod order;
