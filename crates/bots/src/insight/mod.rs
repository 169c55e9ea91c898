//! What somebody who knows a game well sees in it.
//!
//! Without one, a game is judged by its score, its choices weigh the same, and
//! playouts are random: enough for every bot to play it.

mod abquetschen;
mod cui_bono;
mod eintrichtern;
mod hamstern;
mod hop_n_roll;
mod pig;
mod wuerfelmarsch;

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
    /// What the state promises the seat after each choice, where there is a
    /// quicker or better way to tell than doing it in a copy.
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
    /// each event, with the number of decisions since the root.
    pub far_enough: fn(&G, u32) -> bool,
    /// How to look ahead move by move, where nothing is hidden and no dice
    /// fall: then [`AlphaBeta`](crate::AlphaBeta) plays in place of the tree
    /// search.
    pub duel: Option<Duel<G>>,
}

/// Knowledge of a game without chance and secrets.
#[derive(Clone)]
pub struct Duel<G: Game> {
    /// The same number for states that go on alike, another one for others.
    pub key: fn(&G) -> u64,
    /// How far the seat is ahead of all others.
    pub value: fn(&G, Seat) -> i32,
    /// How soon to look at a choice. What is below zero is unlikely to be good
    /// and looked at less deeply, right before the horizon not at all.
    pub urgency: fn(&G, Seat, &G::Action) -> i32,
    /// Choices at least so urgent are followed also behind the horizon, so that
    /// no exchange is judged in its middle.
    pub loud: i32,
    /// Choices less urgent are all alike: behind the first move, one of them
    /// stands for all.
    pub idle: i32,
}

impl<G: Game> fmt::Debug for Duel<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Duel of {}", G::NAME)
    }
}

/// Appends what a state promises a seat after each of these choices.
pub type After<G> = fn(&G, Seat, &[<G as Game>::Action], &mut Vec<f32>);

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
        duel: None,
    };

    /// Appends what the state promises the seat after each of `choices`.
    pub fn after(&self, game: &G, seat: Seat, choices: &[G::Action], out: &mut Vec<f32>) {
        if let Some(after) = self.after {
            return after(game, seat, choices, out);
        }
        out.extend(choices.iter().map(|action| {
            let mut then = game.clone();
            then.evolve(&Event::Act(seat, action.clone()));
            while then.pending() == Pending::Rules
                && let Some(effect) = then.follow()
            {
                then.evolve(&Event::Effect(effect));
            }
            (self.promise)(&then, seat)
        }));
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
        self.after(game, seat, choices, weights);
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
        scratch: &mut Scratch<G>,
    ) -> usize {
        let count = choices.len();
        let start = chance.below(count as u32) as usize;
        let tries = (self.tries as usize).min(count);
        if tries <= 1 {
            return start;
        }
        // All of them, or some picked apart from each other: neighbours in the
        // list are mostly alike.
        let nth = |nth: usize| (start + nth * count / tries) % count;
        let Scratch { sample, values } = scratch;
        sample.clear();
        sample.extend((0..tries).map(|index| choices[nth(index)].clone()));
        values.clear();
        self.after(game, seat, sample, values);
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for (index, &value) in values.iter().enumerate() {
            if value > most {
                (best, most) = (index, value);
            }
        }
        nth(best)
    }
}

/// Memory that playouts use again and again.
#[derive(Clone, Debug)]
pub(crate) struct Scratch<G: Game> {
    sample: Vec<G::Action>,
    values: Vec<f32>,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Self { sample: Vec::new(), values: Vec::new() }
    }
}

/// The insight into the game `G`.
pub fn of<G: Game>() -> Insight<G> {
    let known: [&dyn Any; 7] = [
        &hop_n_roll::INSIGHT,
        &hamstern::INSIGHT,
        &abquetschen::INSIGHT,
        &cui_bono::INSIGHT,
        &eintrichtern::INSIGHT,
        &wuerfelmarsch::INSIGHT,
        &pig::INSIGHT,
    ];
    known.iter().find_map(|any| any.downcast_ref::<Insight<G>>()).cloned().unwrap_or_default()
}
