//! What somebody who knows a game well sees in it.
//!
//! Without any, a game is evaluated by its score, all priors are equal, and
//! rollouts are random: enough for every bot to play it.

pub(crate) mod abquetschen;
pub(crate) mod cui_bono;
pub(crate) mod eintrichtern;
pub(crate) mod hamstern;
pub(crate) mod hop_n_roll;
pub(crate) mod march_value;
#[cfg(feature = "own")]
pub(crate) mod own;
pub(crate) mod pig;
pub(crate) mod races;
pub(crate) mod wuerfelmarsch;

use std::fmt;

use engine::{Chance, Event, EventOf, Game, Pending, QuickDice, Seat};

/// Knowledge of one game, for [`Greedy`](crate::Greedy) and
/// [`Mcts`](crate::Mcts). Begin with [`Heuristics::NONE`] and replace what
/// you know better.
#[derive(Clone)]
pub struct Heuristics<G: Game> {
    /// Points that the seat will about have in the end; more is better.
    pub evaluate: fn(&G, Seat) -> f32,
    /// The same after each choice, where there is a quicker or better way to
    /// tell than doing it in a copy.
    pub evaluate_actions: Option<EvaluateActions<G>>,
    /// How many choices, picked by chance, a rollout compares at each
    /// decision; with one it plays at random.
    pub rollout_width: u32,
    /// So many points behind the best choice halve the prior of another;
    /// without it, all choices begin alike.
    pub prior_temperature: Option<f32>,
    /// Whether the plans of the seat depend on this event, which it sees.
    pub is_relevant: fn(&EventOf<G>, Seat) -> bool,
    /// Whether a rollout stops here and is evaluated: asked before
    /// each event, with the number of decisions since the root.
    pub cutoff: fn(&G, u32) -> bool,
    /// How to look ahead move by move, where nothing is hidden and no dice
    /// fall: then [`AlphaBeta`](crate::AlphaBeta) plays in place of the tree
    /// search.
    pub alpha_beta: Option<AlphaBetaHeuristics<G>>,
}

/// Knowledge of a game without chance and secrets.
#[derive(Clone)]
pub struct AlphaBetaHeuristics<G: Game> {
    /// The same number for states that go on alike, another one for others:
    /// what transpositions are known by.
    pub hash: fn(&G) -> u64,
    /// How far the seat is ahead of all others.
    pub evaluate: fn(&G, Seat) -> i32,
    /// A lead of this makes the odds of winning e to one, by how games ended.
    pub good_odds: i32,
    /// Appends the choices of at least this priority and, last of all, one of the
    /// rest, if there is a rest. The priority says how soon to look at a choice.
    /// What is below zero is unlikely to be good and looked at less deeply, right
    /// before the horizon not at all.
    pub moves: ListMoves<G>,
    /// Choices of at least this priority are searched also behind the horizon
    /// (quiescence), so that no exchange is evaluated in its middle.
    pub noisy: i32,
    /// Choices of less priority are all alike: behind the first move, one of
    /// them stands for all.
    pub futile: i32,
}

impl<G: Game> fmt::Debug for AlphaBetaHeuristics<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AlphaBetaHeuristics of {}", G::NAME)
    }
}

/// Appends choices with their priority.
pub type ListMoves<G> = fn(&G, Seat, i32, &mut Vec<(i32, <G as Game>::Action)>);

/// Appends the evaluation after each of these choices.
pub type EvaluateActions<G> = fn(&G, Seat, &[<G as Game>::Action], &mut Vec<f32>);

impl<G: Game> fmt::Debug for Heuristics<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Heuristics of {}", G::NAME)
    }
}

impl<G: Game> Default for Heuristics<G> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<G: Game> Heuristics<G> {
    /// What can be said of every game.
    pub const NONE: Self = Self {
        evaluate: |game, seat| game.score(seat).worth() as f32,
        evaluate_actions: None,
        rollout_width: 1,
        prior_temperature: None,
        is_relevant: |_, _| true,
        cutoff: |_, _| false,
        alpha_beta: None,
    };

    /// Appends the evaluation after each of `choices`.
    pub fn evaluate_actions(
        &self,
        game: &G,
        seat: Seat,
        choices: &[G::Action],
        out: &mut Vec<f32>,
    ) {
        if let Some(evaluate_actions) = self.evaluate_actions {
            return evaluate_actions(game, seat, choices, out);
        }
        out.extend(choices.iter().map(|action| {
            let mut then = game.clone();
            then.evolve(&Event::Act(seat, action.clone()));
            while then.pending() == Pending::Rules
                && let Some(effect) = then.next_effect()
            {
                then.evolve(&Event::Effect(effect));
            }
            (self.evaluate)(&then, seat)
        }));
    }

    /// Appends the prior of each of the choices, above zero.
    pub(crate) fn priors(&self, game: &G, seat: Seat, choices: &[G::Action], out: &mut Vec<f32>) {
        let Some(temperature) = self.prior_temperature else {
            out.resize(out.len() + choices.len(), 1.0);
            return;
        };
        let first = out.len();
        self.evaluate_actions(game, seat, choices, out);
        let best = out[first..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for prior in &mut out[first..] {
            // Falls off like a bell but never to nothing: evaluations can err.
            let behind = (best - *prior) / temperature;
            *prior = 1.0 / (1.0 + behind * behind);
        }
    }

    /// What the seat does in a rollout: an index into the choices, which are
    /// not empty.
    pub(crate) fn rollout_policy(
        &self,
        game: &G,
        seat: Seat,
        choices: &[G::Action],
        chance: &mut QuickDice,
        scratch: &mut Scratch<G>,
    ) -> usize {
        let count = choices.len();
        let start = chance.below(count as u32) as usize;
        let width = (self.rollout_width as usize).min(count);
        if width <= 1 {
            return start;
        }
        // All of them, or some picked apart from each other: neighbours in the
        // list are mostly alike.
        let nth = |nth: usize| (start + nth * count / width) % count;
        let Scratch { sample, values } = scratch;
        sample.clear();
        sample.extend((0..width).map(|index| choices[nth(index)].clone()));
        values.clear();
        self.evaluate_actions(game, seat, sample, values);
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for (index, &value) in values.iter().enumerate() {
            if value > most {
                (best, most) = (index, value);
            }
        }
        nth(best)
    }
}

/// Memory that rollouts use again and again.
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
