//! Games that somebody has written.

mod docs;
mod files;
mod limits;
mod side_by_side;
mod support;
