//! Games that somebody has written.

mod docs;
mod files;
mod limits;
mod mistakes;
mod side_by_side;
mod support;
