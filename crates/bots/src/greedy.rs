//! One step ahead.

use engine::{Game, QuickDice};

use crate::{Bot, Insight, Sight, insight};

/// Does what looks best once it is done, by the [`Insight`] into the game.
#[derive(Clone, Debug)]
pub struct Greedy<G: Game> {
    insight: Insight<G>,
    chance: QuickDice,
    values: Vec<f32>,
}

impl<G: Game> Greedy<G> {
    /// A bot whose choices follow from `seed`.
    pub fn new(seed: u64) -> Self {
        Self::with(insight::of(), seed)
    }

    /// A bot that judges by an insight of your own.
    pub fn with(insight: Insight<G>, seed: u64) -> Self {
        Self { insight, chance: QuickDice::new(seed), values: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, sight: &Sight<'_, G>) -> G::Action {
        let now = sight.sample(&mut self.chance);
        self.values.clear();
        self.insight.after(&now, sight.seat(), sight.choices(), &mut self.values);
        let mut values = self.values.iter();
        sight.best_by(&mut self.chance, |_| *values.next().unwrap_or(&f32::NEG_INFINITY))
    }
}
