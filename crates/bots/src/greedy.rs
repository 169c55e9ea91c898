//! One step ahead.

use engine::{Game, QuickDice};

use crate::{Bot, Heuristics, Observation, Strategy};

/// Does what looks best once it is done, by the [`Heuristics`] of the game.
#[derive(Clone, Debug)]
pub struct Greedy<G: Game> {
    heuristics: Heuristics<G>,
    chance: QuickDice,
    values: Vec<f32>,
}

impl<G: Strategy> Greedy<G> {
    /// A bot whose choices follow from `seed`.
    pub fn new(seed: u64) -> Self {
        Self::with(G::HEURISTICS, seed)
    }
}

impl<G: Game> Greedy<G> {
    /// A bot with heuristics of your own.
    pub fn with(heuristics: Heuristics<G>, seed: u64) -> Self {
        Self { heuristics, chance: QuickDice::new(seed), values: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, observation: &Observation<'_, G>) -> G::Action {
        let now = observation.sample(&mut self.chance);
        self.values.clear();
        self.heuristics.evaluate_actions(
            &now,
            observation.seat(),
            observation.choices(),
            &mut self.values,
        );
        let mut values = self.values.iter();
        observation.best_by(&mut self.chance, |_| *values.next().unwrap_or(&f32::NEG_INFINITY))
    }
}
