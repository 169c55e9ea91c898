//! Text that a person can write and a record can hold.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

/// What has a text notation: `to_string` and `parse` are each other's inverse.
/// It is the one form in which actions, throws and effects leave the process,
/// in records, on the command line and over the network.
pub trait Notation:
    Clone + PartialEq + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static
{
}

impl<T> Notation for T where
    T: Clone + PartialEq + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static
{
}

/// A text that is not in the notation expected at its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{found}” is not {expected}")]
pub struct NotationError {
    /// What stands there, shortened if it is long.
    pub found: String,
    /// What would have been right, as in “a die from 1 to 6”.
    pub expected: &'static str,
}

impl NotationError {
    /// `found` was read where `expected` should stand.
    pub fn new(found: impl AsRef<str>, expected: &'static str) -> Self {
        const MAX_CHARS: usize = 60;
        let found = found.as_ref();
        let mut short: String = found.chars().take(MAX_CHARS).collect();
        if short.len() < found.len() {
            short.push('…');
        }
        Self { found: short, expected }
    }
}

/// What a game uses for a kind of event it does not have: a value of this type
/// cannot exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Never {}

impl Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for Never {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        Err(NotationError::new(s, "anything this game knows"))
    }
}
