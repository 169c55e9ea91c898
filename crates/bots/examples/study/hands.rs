//! The hands of a study.

use std::fmt;
use std::str::FromStr;

use bots::{Bot, BotLevel, Observation, PlacementBot, Skill, make};
use engine::{Chance, Game, QuickDice};
use games::hamsterrolle::{Hamsterrolle, HamsterrolleAction, How, Turn, Verb};
use wheel::Placement;

/// As exact as a person with a mouse: 3° along the rim, 6 mm, 10° of tilt and skew at most.
const EXACT: Skill = Skill { tries: 0, looks: 1, offset: 30, depth: 6, tilt: 10, skew: 10 };
/// How often a hand that misses looks again.
const LOOKS: u32 = 8;

/// A kind of hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Exact, and simulates so many spots first, each so often.
    Exact(u32, u32),
    /// As exact, any piece, the nearest compartment.
    Mindless,
    /// A bot.
    Level(BotLevel),
}

impl Kind {
    pub(crate) fn hand(self, seed: u64) -> Box<dyn Bot<Hamsterrolle>> {
        match self {
            Self::Exact(tries, looks) => {
                Box::new(PlacementBot::new(Skill { tries, looks, ..EXACT }, seed))
            }
            Self::Mindless => Box::new(Mindless(QuickDice::new(seed))),
            Self::Level(level) => make(level, seed),
        }
    }
}

impl FromStr for Kind {
    type Err = String;
    fn from_str(word: &str) -> Result<Self, String> {
        let thinks = word.strip_prefix("think").map(|of| of.split_once('x').unwrap_or((of, "1")));
        let thinks = thinks.map(|(spots, looks)| (spots.parse(), looks.parse()));
        match (word, thinks) {
            ("exact", _) => Ok(Self::Exact(0, 1)),
            ("mindless", _) => Ok(Self::Mindless),
            (_, Some((Ok(spots), Ok(looks)))) => Ok(Self::Exact(spots, looks)),
            _ => word.parse().map(Self::Level).map_err(|_| {
                format!(
                    "{word} is no hand: exact, think12, think4x3, mindless, easy, medium or hard"
                )
            }),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exact(0, _) => f.write_str("exact"),
            Self::Exact(spots, 1) => write!(f, "think{spots}"),
            Self::Exact(spots, looks) => write!(f, "think{spots}x{looks}"),
            Self::Mindless => f.write_str("mindless"),
            Self::Level(level) => write!(f, "{level}"),
        }
    }
}

/// Puts any piece flat into the nearest compartment where it may lie.
struct Mindless(QuickDice);

impl Mindless {
    /// A number from `-most` to `most`, rather near zero than far from it.
    fn about(&mut self, most: u32) -> i32 {
        let one = self.0.below(2 * most + 1) + self.0.below(2 * most + 1);
        one as i32 / 2 - most as i32
    }

    fn aim(&mut self, spot: Placement) -> Placement {
        Placement {
            offset: (spot.offset + self.about(EXACT.offset) as i16).clamp(-150, 150),
            depth: self.about(EXACT.depth) as i8,
            tilt: self.about(EXACT.tilt) as i8,
            skew: self.about(EXACT.skew) as i8,
            ..spot
        }
    }
}

impl Bot<Hamsterrolle> for Mindless {
    fn choose(&mut self, observation: &Observation<'_, Hamsterrolle>) -> HamsterrolleAction {
        let game = observation.sample(&mut self.0);
        let open = game.open();
        let near = |turn: &Turn| match &turn.how {
            How::To(spot) => open.iter().position(|one| *one == spot.compartment),
            How::ByHand(_) => None,
        };
        let places: Vec<&Turn> = observation
            .choices()
            .iter()
            .filter_map(HamsterrolleAction::turn)
            .filter(|turn| turn.verb == Verb::Place)
            .collect();
        let Some(any) = self.0.pick(&places) else {
            return self.0.pick(observation.choices()).unwrap_or(&HamsterrolleAction::Sit).clone();
        };
        let same = places.iter().filter(|turn| turn.piece == any.piece);
        let Some(nearest) = same.min_by_key(|turn| near(turn)) else {
            return (*any).clone().into();
        };
        let How::To(spot) = &nearest.how else { return (*nearest).clone().into() };
        for _ in 0..LOOKS {
            let aimed: HamsterrolleAction =
                Turn { how: How::To(self.aim(*spot)), ..(*nearest).clone() }.into();
            if game.check(observation.seat(), &aimed).is_ok() {
                return aimed;
            }
        }
        (*nearest).clone().into()
    }
}
