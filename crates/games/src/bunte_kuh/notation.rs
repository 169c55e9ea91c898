//! Actions, throws and effects as text.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Pips, Seat, Stamp};
use pyramid::{Cell, Orientation, Pyramid};
use serde::{Serialize, Serializer};
use ts_rs::TS;

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
#[ts(type = "string")]
pub enum KuhAction {
    /// `roll`: throw the three pearl dice.
    Roll,
    /// `stop @5200 seen 9`: “I know a funnel!”
    Stop {
        /// When.
        stamp: Option<Stamp>,
    },
    /// `point 431 @6100 seen 10`: the funnel that was meant.
    Point {
        /// Which.
        cell: Cell,
        /// When.
        stamp: Option<Stamp>,
    },
    /// `nowhere @8000 seen 9`: “no funnel has this sum!”; NERGENS.
    Nowhere {
        /// When.
        stamp: Option<Stamp>,
    },
    /// `put 431 321 @9000 seen 12`: one's own die into a funnel, in any
    /// orientation; in ticks without the stamp.
    Put {
        /// Where.
        cell: Cell,
        /// How.
        orientation: Orientation,
        /// When; not in ticks.
        stamp: Option<Stamp>,
    },
    /// `call 431 in 5200`: in ticks, the funnel found and the milliseconds on
    /// one's own stopwatch.
    Call {
        /// Which funnel; none for NERGENS, written `call nowhere in 5200`.
        cell: Option<Cell>,
        /// The stopwatch.
        millis: u32,
    },
    /// `pass`: in ticks, call nothing.
    Pass,
}

impl KuhAction {
    /// When it was done, if a clock ran.
    pub fn stamp(self) -> Option<Stamp> {
        match self {
            Self::Stop { stamp }
            | Self::Point { stamp, .. }
            | Self::Nowhere { stamp }
            | Self::Put { stamp, .. } => stamp,
            Self::Roll | Self::Call { .. } | Self::Pass => None,
        }
    }
}

const NOWHERE: &str = "nowhere";

impl fmt::Display for KuhAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll => f.write_str("roll")?,
            Self::Pass => f.write_str("pass")?,
            Self::Stop { .. } => f.write_str("stop")?,
            Self::Nowhere { .. } => f.write_str(NOWHERE)?,
            Self::Point { cell, .. } => write!(f, "point {cell}")?,
            Self::Put { cell, orientation, .. } => write!(f, "put {cell} {orientation}")?,
            Self::Call { cell: Some(cell), millis } => write!(f, "call {cell} in {millis}")?,
            Self::Call { cell: None, millis } => write!(f, "call {NOWHERE} in {millis}")?,
        }
        Stamp::join(self.stamp(), f)
    }
}

impl FromStr for KuhAction {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let (action, stamp) = Stamp::split(s)?;
        let words: Vec<&str> = action.split(' ').collect();
        match (words.as_slice(), stamp) {
            (["roll"], None) => Ok(Self::Roll),
            (["pass"], None) => Ok(Self::Pass),
            (["stop"], stamp) => Ok(Self::Stop { stamp }),
            ([NOWHERE], stamp) => Ok(Self::Nowhere { stamp }),
            (["point", cell], stamp) => Ok(Self::Point { cell: cell.parse()?, stamp }),
            (["put", cell, faces], stamp) => {
                Ok(Self::Put { cell: cell.parse()?, orientation: faces.parse()?, stamp })
            }
            (["call", what, "in", millis], None) => {
                let cell = if *what == NOWHERE { None } else { Some(what.parse()?) };
                let read = millis.parse().ok().filter(|read: &u32| read.to_string() == *millis);
                let millis = read.ok_or_else(|| {
                    NotationError::new(millis, "milliseconds on a stopwatch, such as 5200")
                })?;
                Ok(Self::Call { cell, millis })
            }
            _ => Err(NotationError::new(
                s,
                "roll, stop, point 431, nowhere, put 431 321, call 431 in 5200 or pass",
            )),
        }
    }
}

impl Serialize for KuhAction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What chance brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KuhThrow {
    /// `build …`: the base layer, in the notation of [`Pyramid`].
    Build(Box<Pyramid>),
    /// `first 2`: who holds the three dice first.
    First(Seat),
    /// `3 5 6`: the three dice.
    Dice([Pips; 3]),
}

impl fmt::Display for KuhThrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Build(pyramid) => write!(f, "build {pyramid}"),
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Dice([a, b, c]) => write!(f, "{a} {b} {c}"),
        }
    }
}

impl FromStr for KuhThrow {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = s.split(' ').collect();
        match words.as_slice() {
            ["build", pyramid] => pyramid.parse().map(|pyramid| Self::Build(Box::new(pyramid))),
            ["first", seat] => seat.parse().map(Self::First),
            [a, b, c] => Ok(Self::Dice([a.parse()?, b.parse()?, c.parse()?])),
            _ => Err(NotationError::new(s, "three dice, such as 3 5 6")),
        }
    }
}

/// What the rules do by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KuhEffect {
    /// `right 2`: seat 2 was right and may put a die.
    Right(Seat),
    /// `wrong 2`: seat 2 was wrong or did not point in time, and gets a die
    /// from everybody else.
    Wrong(Seat),
    /// `slow 431 123`: a die that nobody put in time lies down by itself.
    Slow(Cell, Orientation),
    /// `reveal`: in ticks, everybody has decided.
    Reveal,
    /// `time-out`: nobody called; the dice pass on.
    TimeOut,
}

impl fmt::Display for KuhEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Right(seat) => write!(f, "right {seat}"),
            Self::Wrong(seat) => write!(f, "wrong {seat}"),
            Self::Slow(cell, orientation) => write!(f, "slow {cell} {orientation}"),
            Self::Reveal => f.write_str("reveal"),
            Self::TimeOut => f.write_str("time-out"),
        }
    }
}

impl FromStr for KuhEffect {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = s.split(' ').collect();
        match words.as_slice() {
            ["right", seat] => seat.parse().map(Self::Right),
            ["wrong", seat] => seat.parse().map(Self::Wrong),
            ["slow", cell, faces] => Ok(Self::Slow(cell.parse()?, faces.parse()?)),
            ["reveal"] => Ok(Self::Reveal),
            ["time-out"] => Ok(Self::TimeOut),
            _ => Err(NotationError::new(s, "right 2, wrong 2, slow 431 123, reveal or time-out")),
        }
    }
}
