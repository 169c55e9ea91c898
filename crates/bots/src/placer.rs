//! Hamsterrolle: a hand that tries placements in its head before it moves.

use std::any::Any;

use engine::{Chance, Game, QuickDice, Seat};
use games::hamsterrolle::{Fate, Hamsterrolle, How, Settled, Turn};
use wheel::{Lie, Placement};

use crate::{Bot, Kind, Sight};

engine::choice! {
    /// How a hand plays.
    pub enum Level {
        /// Puts a piece anywhere, with a shaky hand.
        Reckless = "reckless",
        /// Thinks of a few spots.
        Average = "average",
        /// Thinks of many spots, with a steady hand.
        Careful = "careful",
    }
}

impl Level {
    /// How many spots it simulates before it takes the best.
    const fn tries(self) -> u32 {
        match self {
            Self::Reckless => 1,
            Self::Average => 3,
            Self::Careful => 6,
        }
    }

    /// How far the hand errs at most.
    const fn error(self) -> Error {
        match self {
            Self::Reckless => Error { offset: 60, depth: 20, tilt: 25, skew: 45 },
            Self::Average => Error { offset: 30, depth: 10, tilt: 12, skew: 20 },
            Self::Careful => Error { offset: 15, depth: 5, tilt: 6, skew: 10 },
        }
    }
}

/// Tenths of a degree along the rim, millimetres in depth, degrees of tilt and
/// skew.
struct Error {
    offset: u32,
    depth: u32,
    tilt: u32,
    skew: u32,
}

/// Plays Hamsterrolle: tries placements in the simulation, chooses by its
/// level, and aims with an error like a person's.
#[derive(Clone, Debug)]
pub struct Placer {
    level: Level,
    chance: QuickDice,
}

impl Placer {
    /// A hand whose choices and errors follow from `seed`.
    pub fn new(level: Level, seed: u64) -> Self {
        Self { level, chance: QuickDice::new(seed) }
    }

    /// A number from `-most` to `most`, rather near zero than far from it.
    fn about(&mut self, most: u32) -> i32 {
        let one = self.chance.below(2 * most + 1) + self.chance.below(2 * most + 1);
        one as i32 / 2 - most as i32
    }

    /// Another way to do about the same.
    fn vary(&mut self, turn: &Turn) -> Turn {
        let How::To(spot) = &turn.how else { return turn.clone() };
        let lie = match self.chance.below(4) {
            0 => *self.chance.pick(&Lie::ALL).unwrap_or(&Lie::Flat),
            _ => spot.lie,
        };
        let offset = (i32::from(spot.offset) + self.about(60)).clamp(-140, 140) as i16;
        let height = self.chance.below(4) as u8;
        let spot = Placement { offset, height, lie, ..*spot };
        Turn { how: How::To(spot), ..turn.clone() }
    }

    /// What the hand really does when it means this.
    fn aim(&mut self, meant: &Turn) -> Turn {
        let How::To(spot) = &meant.how else { return meant.clone() };
        let error = self.level.error();
        let spot = Placement {
            offset: (spot.offset + self.about(error.offset) as i16).clamp(-150, 150),
            depth: (spot.depth + self.about(error.depth) as i8).clamp(-40, 40),
            tilt: (spot.tilt + self.about(error.tilt) as i8).clamp(-90, 90),
            skew: (spot.skew + self.about(error.skew) as i8).clamp(-90, 90),
            ..*spot
        };
        Turn { how: How::To(spot), ..meant.clone() }
    }

    /// Takes what fits the rules, or else what it was made from.
    fn legal(game: &Hamsterrolle, seat: Seat, turn: Turn, plain: &Turn) -> Turn {
        if game.check(seat, &turn).is_ok() { turn } else { plain.clone() }
    }
}

/// What a turn is worth: pieces that leave the own hands, and a wheel that
/// stays quiet.
fn worth(game: &Hamsterrolle, settled: &Settled, turn: &Turn, seat: Seat) -> f32 {
    let own = game.stock_for(seat).holds(turn.piece);
    let built = matches!(settled.piece, Fate::Built(_));
    let won = match (own, built) {
        (true, true) => 1.0,
        // A pass that succeeds keeps what one has.
        (false, true) => 0.0,
        (true, false) => -0.1,
        (false, false) => -1.0,
    };
    let fell = settled.fell.iter().filter(|piece| **piece != turn.piece).count() as f32;
    won - fell
}

impl Bot<Hamsterrolle> for Placer {
    fn choose(&mut self, sight: &Sight<'_, Hamsterrolle>) -> Turn {
        let game = sight.sample(&mut self.chance);
        let seat = sight.seat();
        let pick = |chance: &mut QuickDice| {
            let picked = chance.pick(sight.choices()).or(sight.choices().first());
            picked.cloned()
        };
        let mut best: Option<(f32, Turn)> = None;
        for _ in 0..self.level.tries() {
            let Some(plain) = pick(&mut self.chance) else { break };
            let varied = self.vary(&plain);
            let turn = Self::legal(&game, seat, varied, &plain);
            let value = match self.level {
                // It does not think at all.
                Level::Reckless => 0.0,
                _ => worth(&game, &game.settled(&turn), &turn, seat),
            };
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, turn));
            }
            if value >= 1.0 {
                break;
            }
        }
        let meant = best.map_or_else(|| sight.choices()[0].clone(), |(_, turn)| turn);
        let aimed = self.aim(&meant);
        Self::legal(&game, seat, aimed, &meant)
    }
}

/// The hand of this kind, if the game is Hamsterrolle: searches over random
/// continuations say nothing about a wheel.
pub(crate) fn make<G: Game>(kind: Kind, seed: u64) -> Option<Box<dyn Bot<G>>> {
    let level = match kind {
        Kind::Random => return None,
        Kind::Greedy | Kind::Easy => Level::Reckless,
        Kind::Medium => Level::Average,
        Kind::Hard => Level::Careful,
    };
    let bot: Box<dyn Bot<Hamsterrolle>> = Box::new(Placer::new(level, seed));
    let mut bot: Box<dyn Any> = Box::new(Some(bot));
    bot.downcast_mut::<Option<Box<dyn Bot<G>>>>().and_then(Option::take)
}
