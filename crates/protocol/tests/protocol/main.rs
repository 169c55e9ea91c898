//! What server and page say to one another.

mod conversation;
mod page;
mod typescript;
mod views;
