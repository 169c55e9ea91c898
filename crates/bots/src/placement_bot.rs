//! Hamsterrolle: a hand that tries placements in its head before it moves.

use std::sync::OnceLock;

use engine::{Chance, Game, QuickDice, Seat};
use games::hamsterrolle::{Fate, Hamsterrolle, HamsterrolleAction, How, Settled, Turn};
#[cfg(feature = "parallel")]
use rayon::prelude::*;
use wheel::{Lie, Placement};

use crate::{Bot, BotLevel, Observation};

/// How far ahead a hand thinks, and how far it errs at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// How many spots it simulates before it takes the best; none if it does
    /// not think at all.
    pub tries: u32,
    /// How often it simulates each of them, missing it every time as it may.
    pub looks: u32,
    /// Error along the rim, in tenths of a degree.
    pub offset: u32,
    /// Error along the axle, in millimetres.
    pub depth: u32,
    /// Error of the tilt, in degrees.
    pub tilt: u32,
    /// Error of the skew, in degrees.
    pub skew: u32,
}

impl Skill {
    /// As steady as a person who is neither clumsy nor a surgeon: 3° along the
    /// rim, 8 mm, 15° of tilt and skew at most. It does not think.
    pub const RECKLESS: Self =
        Self { tries: 0, looks: 1, offset: 30, depth: 8, tilt: 15, skew: 15 };
    /// The same hand that thinks of a few spots.
    pub const AVERAGE: Self = Self { tries: 2, ..Self::RECKLESS };
    /// The same hand that thinks of many spots, and of missing them.
    pub const CAREFUL: Self = Self { tries: 4, looks: 2, ..Self::RECKLESS };

    /// The hand of a bot of this level; none for one that only draws lots.
    pub const fn of(level: BotLevel) -> Option<Self> {
        match level {
            BotLevel::Random => None,
            BotLevel::Greedy | BotLevel::Easy => Some(Self::RECKLESS),
            BotLevel::Medium => Some(Self::AVERAGE),
            BotLevel::Hard | BotLevel::Expert => Some(Self::CAREFUL),
        }
    }
}

/// How often a hand that misses looks again, before it takes its time.
const LOOKS: u32 = 8;

/// A spot that a hand thinks of, and ways to miss it that it imagines.
#[derive(Clone, Debug)]
struct Thought {
    meant: Turn,
    looks: Vec<Turn>,
}

/// Plays Hamsterrolle, where searches over random continuations say nothing:
/// tries placements in the simulation, chooses by its
/// skill, and aims with an error like a person's.
#[derive(Clone, Debug)]
pub struct PlacementBot {
    skill: Skill,
    chance: QuickDice,
    /// What came of turns that were simulated elsewhere.
    known: Vec<(Turn, Settled)>,
}

impl PlacementBot {
    /// A hand whose choices and errors follow from `seed`.
    pub fn new(skill: Skill, seed: u64) -> Self {
        Self { skill, chance: QuickDice::new(seed), known: Vec::new() }
    }

    /// What came of some of its [tries](PlacementBot::tries) where they were
    /// simulated: they are not simulated again.
    #[must_use]
    pub fn knowing(self, known: Vec<(Turn, Settled)>) -> Self {
        Self { known, ..self }
    }

    /// What a turn is worth to `seat`, simulated unless it is known.
    fn value(&self, game: &Hamsterrolle, turn: &Turn, seat: Seat) -> f32 {
        match self.known.iter().find(|(known, _)| known == turn) {
            Some((_, settled)) => worth(game, settled, turn, seat),
            None => worth(game, &game.settled(turn), turn, seat),
        }
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
        let error = self.skill;
        let spot = Placement {
            offset: (spot.offset + self.about(error.offset) as i16).clamp(-150, 150),
            depth: (spot.depth + self.about(error.depth) as i8).clamp(-40, 40),
            tilt: (spot.tilt + self.about(error.tilt) as i8).clamp(-90, 90),
            skew: (spot.skew + self.about(error.skew) as i8).clamp(-90, 90),
            ..*spot
        };
        Turn { how: How::To(spot), ..meant.clone() }
    }

    /// The spots it thinks of, one at least, each with the ways to miss it that
    /// it imagines. All are drawn before the first is simulated, so what is
    /// chosen does not depend on how many are simulated at a time, or where.
    fn thoughts(
        &mut self,
        game: &Hamsterrolle,
        observation: &Observation<'_, Hamsterrolle>,
    ) -> Vec<Thought> {
        // Whoever may sit out helps the partner all the same.
        let turns: Vec<&Turn> =
            observation.choices().iter().filter_map(HamsterrolleAction::turn).collect();
        let mut thoughts = Vec::new();
        for _ in 0..self.skill.tries.max(1) {
            let Some(plain) = self.chance.pick(&turns).map(|turn| (*turn).clone()) else { break };
            let varied = self.vary(&plain);
            let meant = Self::legal(game, observation.seat(), varied, &plain);
            let looks = (0..self.skill.looks).map(|_| {
                let missed = self.aim(&meant);
                Self::legal(game, observation.seat(), missed, &meant)
            });
            thoughts.push(Thought { looks: looks.collect(), meant });
        }
        thoughts
    }

    /// The turns it would simulate before it moves: what comes of them may be
    /// worked out elsewhere and [handed on](PlacementBot::knowing).
    ///
    /// ```
    /// use bots::{Observation, PlacementBot, Skill};
    /// use engine::{Event, Game};
    /// use games::hamsterrolle::{Hamsterrolle, HamsterrolleOptions};
    ///
    /// let mut game = Hamsterrolle::new(&HamsterrolleOptions::default(), 2)?;
    /// game.evolve(&Event::Throw("1".parse()?));
    /// let mut choices = Vec::new();
    /// let observation = Observation::new(&game, engine::Seat::new(0), &mut choices).unwrap();
    /// assert_eq!(PlacementBot::new(Skill::CAREFUL, 7).tries(&observation).len(), 4 * 2);
    /// assert!(PlacementBot::new(Skill::RECKLESS, 7).tries(&observation).is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn tries(mut self, observation: &Observation<'_, Hamsterrolle>) -> Vec<Turn> {
        if self.skill.tries == 0 {
            return Vec::new();
        }
        let game = observation.sample(&mut self.chance);
        self.thoughts(&game, observation).into_iter().flat_map(|thought| thought.looks).collect()
    }

    /// Takes what fits the rules, or else what it was made from.
    fn legal(game: &Hamsterrolle, seat: Seat, turn: Turn, plain: &Turn) -> Turn {
        if allows(game, seat, &turn) { turn } else { plain.clone() }
    }
}

fn allows(game: &Hamsterrolle, seat: Seat, turn: &Turn) -> bool {
    game.check(seat, &turn.clone().into()).is_ok()
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

/// A spot and what each look at it has shown. A look is simulated when somebody
/// asks for it, and once.
struct Weighed<'a> {
    thought: &'a Thought,
    looks: Vec<OnceLock<f32>>,
}

impl<'a> Weighed<'a> {
    fn new(thought: &'a Thought) -> Self {
        Self { thought, looks: thought.looks.iter().map(|_| OnceLock::new()).collect() }
    }

    fn values(&self, value: impl Fn(&Turn) -> f32) -> impl Iterator<Item = f32> {
        let looks = self.thought.looks.iter().zip(&self.looks);
        looks.map(move |(turn, once)| *once.get_or_init(|| value(turn)))
    }

    fn mean(&self, value: impl Fn(&Turn) -> f32) -> f32 {
        self.values(value).sum::<f32>() / self.looks.len().max(1) as f32
    }
}

/// The first spot that goes as well as a turn can however it is missed, or else
/// the best of all on average.
fn best_of(thoughts: &[Thought], value: impl Fn(&Turn) -> f32 + Sync) -> Option<&Thought> {
    /// One's own piece is in and nothing has fallen.
    const PERFECT: f32 = 1.0;
    let spots: Vec<Weighed<'_>> = thoughts.iter().map(Weighed::new).collect();
    // One look that goes wrong is enough, and the others are not simulated.
    let is_perfect = |spot: &&Weighed<'_>| spot.values(&value).all(|value| value >= PERFECT);
    #[cfg(feature = "parallel")]
    let perfect = spots.par_iter().find_first(is_perfect);
    #[cfg(not(feature = "parallel"))]
    let perfect = spots.iter().find(is_perfect);
    let best = || spots.iter().rev().max_by(|a, b| a.mean(&value).total_cmp(&b.mean(&value)));
    perfect.or_else(best).map(|spot| spot.thought)
}

impl Bot<Hamsterrolle> for PlacementBot {
    fn choose(&mut self, observation: &Observation<'_, Hamsterrolle>) -> HamsterrolleAction {
        let game = observation.sample(&mut self.chance);
        let seat = observation.seat();
        let thoughts = self.thoughts(&game, observation);
        let best = match self.skill.tries {
            0 => thoughts.first(),
            _ => best_of(&thoughts, |turn| self.value(&game, turn, seat)),
        };
        let Some(Thought { meant, .. }) = best.cloned() else {
            return observation.choices()[0].clone();
        };
        // Before it lets go, a hand sees when the spot is not allowed, and
        // tries again.
        for _ in 0..LOOKS {
            let aimed = self.aim(&meant);
            if allows(&game, seat, &aimed) {
                return aimed.into();
            }
        }
        meant.into()
    }
}
