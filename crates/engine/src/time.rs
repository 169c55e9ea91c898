//! Time, as part of what happens.
//!
//! Games have no clock. A race is told the time by its events: while a
//! [deadline](crate::Game::deadline) runs, every action carries a [`Stamp`],
//! which the host writes and no client can. So a record shows why somebody was
//! first, and replaying it needs no clock either.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use ts_rs::TS;

use crate::NotationError;

/// A point in time: milliseconds since the last throw, written `@2310`.
///
/// ```
/// use engine::Moment;
/// let pressed = Moment::new(1_810).plus(500);
/// assert_eq!(pressed.to_string(), "@2310");
/// assert!(pressed > Moment::START);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
pub struct Moment(u32);

impl Moment {
    /// When the dice came to rest.
    pub const START: Self = Self(0);

    /// So many milliseconds after the throw.
    pub const fn new(millis: u32) -> Self {
        Self(millis)
    }

    /// Milliseconds since the throw.
    pub const fn millis(self) -> u32 {
        self.0
    }

    /// So many milliseconds later.
    #[must_use]
    pub const fn plus(self, millis: u32) -> Self {
        Self(self.0.saturating_add(millis))
    }

    /// The milliseconds from `earlier` to here; none if it is later.
    pub const fn since(self, earlier: Self) -> u32 {
        self.0.saturating_sub(earlier.0)
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}", self.0)
    }
}

impl FromStr for Moment {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let read = |digits: &str| canonical(digits).map(Self);
        s.strip_prefix('@').and_then(read).ok_or_else(|| {
            NotationError::new(s, "a moment: @ and the milliseconds since the throw, such as @2310")
        })
    }
}

/// When something was done and how much of the game its doer had been shown,
/// written `@2310 seen 57` behind the action.
///
/// ```
/// use engine::{Moment, Stamp};
/// let (action, stamp) = Stamp::split("take 431 @2310 seen 57")?;
/// assert_eq!(action, "take 431");
/// assert_eq!(stamp, Some(Stamp { at: Moment::new(2310), seen: 57 }));
/// assert_eq!(Stamp::split("take 431")?, ("take 431", None));
/// # Ok::<(), engine::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Stamp {
    /// When.
    pub at: Moment,
    /// How many events of the game had been shown.
    pub seen: u32,
}

impl Stamp {
    /// What stands before every stamp: text of a client with this in it is
    /// none that a host may pass on.
    pub const SIGN: char = '@';

    /// Takes the stamp, if there is one, off the end of an action's text.
    pub fn split(text: &str) -> Result<(&str, Option<Self>), NotationError> {
        match text.find(Self::SIGN) {
            None => Ok((text, None)),
            Some(at) => {
                let (action, stamp) = text.split_at(at);
                Ok((action.trim_end(), Some(stamp.parse()?)))
            }
        }
    }

    /// An action's text with its stamp, as [`Stamp::split`] reads it.
    pub fn join(stamp: Option<Self>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        stamp.map_or(Ok(()), |stamp| write!(f, " {stamp}"))
    }
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} seen {}", self.at, self.seen)
    }
}

impl FromStr for Stamp {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let read = || {
            let (at, seen) = s.split_once(" seen ")?;
            Some(Self { at: at.parse().ok()?, seen: canonical(seen)? })
        };
        read().ok_or_else(|| NotationError::new(s, "a stamp, such as @2310 seen 57"))
    }
}

/// A number as it is written: no sign, no zeros in front.
fn canonical(digits: &str) -> Option<u32> {
    let number: u32 = digits.parse().ok()?;
    (number.to_string() == digits).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_is_read_as_it_is_written_and_not_otherwise() {
        let stamp = Stamp { at: Moment::new(0), seen: 4_294_967_295 };
        assert_eq!(stamp.to_string().parse(), Ok(stamp));
        for wrong in ["", "@", "@1", "@1 seen", "@1 seen x", "@-1 seen 2", "@01 seen 2", "1 seen 2"]
        {
            assert!(wrong.parse::<Stamp>().is_err(), "{wrong}");
        }
        assert!(Stamp::split("stop @soon").is_err());
    }

    #[test]
    fn time_does_not_wrap_around() {
        let last = Moment::new(u32::MAX);
        assert_eq!(last.plus(1), last);
        assert_eq!(Moment::START.since(last), 0);
    }
}
