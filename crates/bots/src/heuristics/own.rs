//! Games that somebody has written: what they are worth is said by their
//! script, or by their points.

use engine::{BotLevel, Game, Seat};
use games::own::Own;

use super::Heuristics;
use crate::{Bot, Greedy, Mcts, MctsSettings, Random};

/// Scripts are a thousand times slower than rules in Rust, so that nobody waits
/// for the end of a game: a search looks a few moves ahead.
pub(crate) const HEURISTICS: Heuristics<Own> =
    Heuristics { evaluate, cutoff: |_, decisions| decisions > DEPTH, ..Heuristics::NONE };

const DEPTH: u32 = 6;

fn evaluate(game: &Own, seat: Seat) -> f32 {
    match game.evaluate(seat) {
        Some(value) => value as f32,
        None => game.score(seat).worth() as f32,
    }
}

/// A bot whose search is as long as the script is quick: in steps of the
/// language, so that games repeat.
pub(crate) fn bot(level: BotLevel, seed: u64) -> Box<dyn Bot<Own>> {
    let (iterations, steps) = match level {
        BotLevel::Random => return Box::new(Random::new(seed)),
        BotLevel::Greedy => return Box::new(Greedy::new(seed)),
        BotLevel::Easy => (40, 200_000),
        BotLevel::Medium => (120, 800_000),
        BotLevel::Hard | BotLevel::Expert => (400, 3_000_000),
    };
    Box::new(Patient { iterations, steps, seed })
}

/// See [`bot`].
struct Patient {
    iterations: u32,
    steps: u32,
    seed: u64,
}

impl Bot<Own> for Patient {
    fn choose(&mut self, observation: &crate::Observation<'_, Own>) -> games::own::Move {
        let mut chance = engine::QuickDice::new(self.seed);
        let steps = observation.sample(&mut chance).steps().max(1);
        let affordable = self.steps / (steps * DEPTH);
        let settings = MctsSettings::new(self.iterations.min(affordable).max(2));
        self.seed = self.seed.wrapping_add(1);
        Mcts::with(HEURISTICS, settings, self.seed).choose(observation)
    }
}
