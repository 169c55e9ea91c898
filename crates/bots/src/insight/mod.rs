//! What somebody who knows a game well sees in it.
//!
//! Without one, a game is judged by its score, its choices weigh the same, and
//! playouts are random: enough for every bot to play it.

mod pig;

use std::any::Any;
use std::fmt;

use engine::{Chance, Event, EventOf, Game, Pending, QuickDice, Seat};

/// Knowledge of one game, for [`Greedy`](crate::Greedy) and
/// [`Search`](crate::Search). Begin with [`Insight::NONE`] and replace what
/// you know better.
#[derive(Clone)]
pub struct Insight<G: Game> {
    /// Points that the seat will about have in the end; more is better.
    pub promise: fn(&G, Seat) -> f32,
    /// What the state promises the seat once it has done this, where there is
    /// a quicker or better way to tell than doing it in a copy.
    pub after: Option<After<G>>,
    /// How many choices, picked by chance, a playout compares at each
    /// decision; with one it plays at random.
    pub tries: u32,
    /// So many points less promise halve the attention that a search gives to
    /// a choice at first; without it, all choices begin alike.
    pub grain: Option<f32>,
    /// Whether the plans of the seat depend on this event, which it sees.
    pub heeds: fn(&EventOf<G>, Seat) -> bool,
    /// Whether a playout stops here and is judged by the promise: asked before
    /// each decision, with the number of decisions since the root.
    pub far_enough: fn(&G, u32) -> bool,
}

/// What a state promises a seat once it has done something.
pub type After<G> = fn(&G, Seat, &<G as Game>::Action) -> f32;

impl<G: Game> fmt::Debug for Insight<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Insight into {}", G::NAME)
    }
}

impl<G: Game> Default for Insight<G> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<G: Game> Insight<G> {
    /// What can be said of every game.
    pub const NONE: Self = Self {
        promise: |game, seat| game.score(seat).worth() as f32,
        after: None,
        tries: 1,
        grain: None,
        heeds: |_, _| true,
        far_enough: |_, _| false,
    };

    /// What the state promises the seat once it has done `action`.
    pub fn after(&self, game: &G, seat: Seat, action: &G::Action) -> f32 {
        if let Some(after) = self.after {
            return after(game, seat, action);
        }
        let mut then = game.clone();
        then.evolve(&Event::Act(seat, action.clone()));
        while then.pending() == Pending::Rules
            && let Some(effect) = then.follow()
        {
            then.evolve(&Event::Effect(effect));
        }
        (self.promise)(&then, seat)
    }

    /// Appends how worth trying each of the choices looks, each above zero.
    pub(crate) fn weigh(
        &self,
        game: &G,
        seat: Seat,
        choices: &[G::Action],
        weights: &mut Vec<f32>,
    ) {
        let Some(grain) = self.grain else {
            weights.resize(weights.len() + choices.len(), 1.0);
            return;
        };
        let first = weights.len();
        weights.extend(choices.iter().map(|action| self.after(game, seat, action)));
        let best = weights[first..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for weight in &mut weights[first..] {
            // Falls off like a bell but never to nothing: promises can err.
            let behind = (best - *weight) / grain;
            *weight = 1.0 / (1.0 + behind * behind);
        }
    }

    /// What the seat does in a playout: an index into the choices, which are
    /// not empty.
    pub(crate) fn lean(
        &self,
        game: &G,
        seat: Seat,
        choices: &[G::Action],
        chance: &mut QuickDice,
    ) -> usize {
        let count = choices.len() as u32;
        let start = chance.below(count);
        if self.tries <= 1 || count == 1 {
            return start as usize;
        }
        // All of them, or some picked apart from each other.
        let tries = self.tries.min(count);
        let (mut best, mut most) = (start as usize, f32::NEG_INFINITY);
        for nth in 0..tries {
            let stride = nth * count / tries;
            let index = ((start + stride) % count) as usize;
            let value = self.after(game, seat, &choices[index]);
            if value > most {
                (best, most) = (index, value);
            }
        }
        best
    }
}

/// The insight into the game `G`.
pub fn of<G: Game>() -> Insight<G> {
    let known: [&dyn Any; 1] = [&pig::INSIGHT];
    known.iter().find_map(|any| any.downcast_ref::<Insight<G>>()).cloned().unwrap_or_default()
}
