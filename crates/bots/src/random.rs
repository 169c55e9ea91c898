//! The bot to beat first.

use engine::{Chance, Game, QuickDice};

use crate::{Bot, Observation};

/// Does anything the rules allow.
#[derive(Clone, Debug)]
pub struct Random {
    chance: QuickDice,
}

impl Random {
    /// A bot whose choices follow from `seed`.
    pub fn new(seed: u64) -> Self {
        Self { chance: QuickDice::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, observation: &Observation<'_, G>) -> G::Action {
        let choices = observation.choices();
        choices[self.chance.below(choices.len() as u32) as usize].clone()
    }
}
