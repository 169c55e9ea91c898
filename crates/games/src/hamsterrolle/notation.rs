//! Turns, the deal and outcomes as text. `docs/notation/hamsterrolle.md`
//! explains them.

use std::fmt::{self, Display};
use std::str::FromStr;

use engine::{NotationError, Seat};
use wheel::{Arrangement, Colour, Compartment, Kit, Lie, Motion, Piece, Placement};

/// What a player can do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HamsterrolleAction {
    /// A turn of the hand.
    Turn(Turn),
    /// `sit`: sit the turn out, as a player of a team without pieces may.
    Sit,
}

impl HamsterrolleAction {
    /// The turn of the hand, if it is one.
    pub fn turn(&self) -> Option<&Turn> {
        match self {
            Self::Turn(turn) => Some(turn),
            Self::Sit => None,
        }
    }
}

impl From<Turn> for HamsterrolleAction {
    fn from(turn: Turn) -> Self {
        Self::Turn(turn)
    }
}

impl Display for HamsterrolleAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn(turn) => turn.fmt(f),
            Self::Sit => f.write_str("sit"),
        }
    }
}

impl FromStr for HamsterrolleAction {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "sit" { Ok(Self::Sit) } else { text.parse().map(Self::Turn) }
    }
}

/// What a hand does: a piece, what is done with it, and how.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// What is done.
    pub verb: Verb,
    /// With which piece.
    pub piece: Piece,
    /// By what motion.
    pub how: How,
}

engine::choice! {
    /// What is done with a piece.
    pub enum Verb {
        /// Built in.
        Place = "place",
        /// Let fall into the wheel, where nothing better succeeded.
        Drop = "drop",
        /// Taken from below and put further ahead: a constructive pass.
        Pass = "pass",
        /// Moved within its compartment, before the own piece goes there (2000).
        Shift = "shift",
    }
}

/// How the hand moves.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// To a spot given by a few numbers.
    To(Placement),
    /// Frame by frame.
    ByHand(Motion),
}

impl How {
    /// The motion it stands for.
    pub fn motion(&self, kit: &Kit, start: &Arrangement, colour: Colour) -> Motion {
        match self {
            Self::To(placement) => placement.motion(kit, start, colour),
            Self::ByHand(motion) => motion.clone(),
        }
    }
}

const TURN: &str =
    "a turn, “place red1 in 3 flat +20 up 2 out -5 tilt 10” or “place red1 by hand …”";

impl Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.verb, self.piece)?;
        match &self.how {
            How::ByHand(motion) => write!(f, "by hand {motion}"),
            How::To(to) => {
                write!(f, "in {} {}", to.compartment, to.lie.word())?;
                if to.offset != 0 {
                    write!(f, " {:+}", to.offset)?;
                }
                for (word, number) in [
                    ("up", i16::from(to.height)),
                    ("out", i16::from(to.depth)),
                    ("tilt", i16::from(to.tilt)),
                    ("skew", i16::from(to.skew)),
                ] {
                    if number != 0 {
                        write!(f, " {word} {number}")?;
                    }
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Turn {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, TURN);
        let mut words = text.split(' ');
        let verb: Verb = words.next().unwrap_or_default().parse().map_err(|_| wrong())?;
        let piece: Piece = words.next().unwrap_or_default().parse().map_err(|_| wrong())?;
        let how = match (words.next(), words.next()) {
            (Some("by"), Some("hand")) => {
                How::ByHand(words.next().unwrap_or_default().parse().map_err(|_| wrong())?)
            }
            (Some("in"), Some(compartment)) => {
                let compartment = parse_compartment(compartment).ok_or_else(wrong)?;
                let lie = words.next().unwrap_or_default();
                let lie = Lie::ALL.into_iter().find(|one| one.word() == lie).ok_or_else(wrong)?;
                let mut to = Placement { lie, height: 0, ..Placement::new(compartment) };
                while let Some(word) = words.next() {
                    let mut number = || words.next().unwrap_or_default();
                    match word {
                        "up" => to.height = number().parse().map_err(|_| wrong())?,
                        "out" => to.depth = number().parse().map_err(|_| wrong())?,
                        "tilt" => to.tilt = number().parse().map_err(|_| wrong())?,
                        "skew" => to.skew = number().parse().map_err(|_| wrong())?,
                        _ => to.offset = word.parse().map_err(|_| wrong())?,
                    }
                }
                How::To(to)
            }
            _ => return Err(wrong()),
        };
        let turn = Self { verb, piece, how };
        // One turn has one text.
        if turn.to_string() == text { Ok(turn) } else { Err(wrong()) }
    }
}

fn parse_compartment(text: &str) -> Option<Compartment> {
    let number: u8 = text.parse().ok()?;
    (1..=12).contains(&number).then(|| Compartment::new(number - 1))
}

/// Who begins, and in which order a shared fourth set is dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Who begins.
    pub first: Seat,
    /// The colours of the fourth set: the first two for seat 1, and so on; the
    /// seventh is left over. Empty where it is not shared.
    pub shared: Vec<Colour>,
}

impl Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        self.shared.iter().try_for_each(|colour| write!(f, " {colour}"))
    }
}

impl FromStr for Deal {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "the seat that begins and the colours dealt out");
        let mut words = text.split(' ');
        let first = words.next().unwrap_or_default().parse().map_err(|_| wrong())?;
        let shared =
            words.map(|word| word.parse().map_err(|_| wrong())).collect::<Result<_, _>>()?;
        Ok(Self { first, shared })
    }
}

/// What came of a turn: enough to go on without simulating it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// What became of the piece in the hand.
    pub piece: Fate,
    /// What fell and is the player's.
    pub fell: Vec<Piece>,
    /// What fell before anybody had touched anything.
    pub unforced: Vec<Piece>,
    /// How far the wheel rolled, in micrometres, to the right if above zero.
    pub travel: i32,
    /// The wheel at rest.
    pub wheel: Arrangement,
}

/// What became of the piece in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It was built in this compartment and is in the wheel.
    Built(Compartment),
    /// It is back with the player: it fell, or other pieces fell before.
    Back,
    /// It was taken back from a spot where it may not lie.
    Refused,
}

const SETTLED: &str = "an outcome, “built 3; fell red1; alone blue2; rolled -81234; wheel …”";

impl Display for Settled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.piece {
            Fate::Built(compartment) => write!(f, "built {compartment}")?,
            Fate::Back => f.write_str("back")?,
            Fate::Refused => f.write_str("refused")?,
        }
        for (word, pieces) in [("fell", &self.fell), ("alone", &self.unforced)] {
            if !pieces.is_empty() {
                write!(f, "; {word}")?;
                pieces.iter().try_for_each(|piece| write!(f, " {piece}"))?;
            }
        }
        write!(f, "; rolled {}; wheel {}", self.travel, self.wheel)
    }
}

impl FromStr for Settled {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, SETTLED);
        let mut parts = text.split("; ");
        let piece = match parts.next().unwrap_or_default().split_once(' ') {
            None if text.starts_with("back;") => Fate::Back,
            None if text.starts_with("refused;") => Fate::Refused,
            Some(("built", number)) => Fate::Built(parse_compartment(number).ok_or_else(wrong)?),
            _ => return Err(wrong()),
        };
        let (mut fell, mut unforced) = (Vec::new(), Vec::new());
        let (mut travel, mut wheel) = (None, None);
        for part in parts {
            let (word, rest) = part.split_once(' ').ok_or_else(wrong)?;
            let pieces = || -> Result<Vec<Piece>, NotationError> {
                rest.split(' ').map(|word| word.parse().map_err(|_| wrong())).collect()
            };
            match word {
                "fell" => fell = pieces()?,
                "alone" => unforced = pieces()?,
                "rolled" => travel = Some(rest.parse().map_err(|_| wrong())?),
                "wheel" => wheel = Some(rest.parse().map_err(|_| wrong())?),
                _ => return Err(wrong()),
            }
        }
        let settled = Self {
            piece,
            fell,
            unforced,
            travel: travel.ok_or_else(wrong)?,
            wheel: wheel.ok_or_else(wrong)?,
        };
        if settled.to_string() == text { Ok(settled) } else { Err(wrong()) }
    }
}
