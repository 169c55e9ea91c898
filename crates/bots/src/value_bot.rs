//! A player that does what is worth most, without searching.

use engine::{Game, QuickDice};

use crate::value::Valuer;
use crate::{Bot, Observation, Strategy};

/// Does what is worth most by the end of the turn, over all that can be thrown
/// next. There is one for every game whose positions have a
/// [`value`](crate::value).
#[derive(Clone, Debug)]
pub struct ValueBot<G: Game> {
    valuer: Valuer<G>,
    chance: QuickDice,
    deep: bool,
}

impl<G: Strategy> ValueBot<G> {
    /// Nothing for a game that nobody has trained.
    pub fn new(seed: u64) -> Option<Self> {
        Some(Self::with(Valuer::new()?, seed))
    }
}

impl<G: Game> ValueBot<G> {
    /// With weights of your own.
    pub fn with(valuer: Valuer<G>, seed: u64) -> Self {
        Self { valuer, chance: QuickDice::new(seed), deep: true }
    }

    /// Without a look at the next throw.
    #[must_use]
    pub fn shallow(self) -> Self {
        Self { deep: false, ..self }
    }
}

impl<G: Game> Bot<G> for ValueBot<G> {
    fn choose(&mut self, observation: &Observation<'_, G>) -> G::Action {
        if let [only] = observation.choices() {
            return only.clone();
        }
        let game = observation.sample(&mut self.chance);
        let seat = observation.seat();
        let worths = self.valuer.judge(&game, seat, observation.choices(), self.deep);
        // The first of those that are best.
        let best = (0..worths.len()).rev().max_by_key(|&index| worths[index][seat.index()]);
        observation.choices()[best.unwrap_or(0)].clone()
    }
}
