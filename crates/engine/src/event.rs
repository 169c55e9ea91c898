//! Events as lines of text.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::{Event, NotationError, Seat};

const EXPECTED: &str =
    "an event: “1: …” for what seat 1 does, “throw: …” for dice, “= …” for what the rules do";

impl<A: Display, T: Display, E: Display> Display for Event<A, T, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(seat, action) => write!(f, "{seat}: {action}"),
            Self::Throw(throw) => write!(f, "throw: {throw}"),
            Self::Effect(effect) => write!(f, "= {effect}"),
        }
    }
}

impl<A, T, E> FromStr for Event<A, T, E>
where
    A: FromStr<Err = NotationError>,
    T: FromStr<Err = NotationError>,
    E: FromStr<Err = NotationError>,
{
    type Err = NotationError;
    fn from_str(line: &str) -> Result<Self, NotationError> {
        let line = line.trim();
        if let Some(effect) = line.strip_prefix('=') {
            return Ok(Self::Effect(effect.trim().parse()?));
        }
        let (who, what) = line.split_once(':').ok_or(NotationError::new(line, EXPECTED))?;
        match who.trim() {
            "throw" => Ok(Self::Throw(what.trim().parse()?)),
            seat => {
                let seat: Seat = seat.parse().map_err(|_| NotationError::new(line, EXPECTED))?;
                Ok(Self::Act(seat, what.trim().parse()?))
            }
        }
    }
}
