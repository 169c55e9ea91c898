//! What a position is worth: a share of the win for every seat.
//!
//! A game that has a [`ValueModel`] says what matters in a position; weights
//! that were learnt by playing (`cargo xtask train`) make shares of it. The
//! network is asked about *quiet* positions only, those between turns. In the
//! middle of a turn everybody does what looks best until it is over.

pub(crate) mod abquetschen;
pub(crate) mod cui_bono;
pub(crate) mod hamstern;
pub(crate) mod hop_n_roll;
mod network;
mod shares;

use std::fmt;
use std::sync::Arc;

use engine::{Event, Game, MAX_SEATS, Odds, Pending, Seat, odds};

pub use network::{Features, MAX_INPUTS, Network, ONE};
pub use shares::{Shares, WHOLE, even, from_leads, result};

use crate::Strategy;

/// How a position is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Nothing has happened that tells the seats apart.
    Even,
    /// Between turns: the network knows such positions.
    Quiet,
    /// In the middle of a turn.
    Busy,
}

/// Appends the logit of a seat after each of these choices of it.
pub type LogitsAfter<G> = fn(&G, Seat, &[<G as Game>::Action], &Network, &mut Vec<i32>);

/// What matters in the positions of a game.
#[derive(Clone)]
pub struct ValueModel<G: Game> {
    /// A name for each feature, in order.
    pub names: &'static [&'static str],
    /// What a quiet position looks like to a seat.
    pub features: fn(&G, Seat, &mut Features),
    /// How a position is looked at.
    pub stage: fn(&G) -> Stage,
    /// What each choice of a seat comes to for it, where there is a quicker way
    /// to tell than doing it, or where it chooses at the same time as others.
    pub logits_after: Option<LogitsAfter<G>>,
    /// What is known before anything is learnt: some features and their weights.
    pub prior: &'static [(&'static str, f32)],
    /// The weights that were learnt.
    pub weights: &'static str,
}

impl<G: Game> fmt::Debug for ValueModel<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ValueModel of {}", G::NAME)
    }
}

/// Ways for dice to fall that are walked one by one; of more, as many as
/// [`DRAWN`] are drawn.
const WAYS: usize = 8_000;
/// The same while looking ahead, where every choice asks.
const DEEP: usize = 250;
/// How many outcomes are drawn of a throw that is too much to walk.
const DRAWN: usize = 256;

/// Tells what positions of a game are worth.
#[derive(Clone, Debug)]
pub struct Valuer<G: Game> {
    model: ValueModel<G>,
    network: Arc<Network>,
    features: Features,
    choices: Vec<G::Action>,
    logits: Vec<i32>,
}

/// What a throw was about to bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The mean over all outcomes, in shares.
    pub mean: Shares,
    /// How many outcomes were looked at.
    pub outcomes: usize,
    /// Whether these are all there are, each with its probability.
    pub exact: bool,
}

/// What can be thrown, each with its weight.
struct Weighted<T> {
    each: Vec<(T, u128)>,
    exact: bool,
}

impl<T: Clone> Weighted<T> {
    /// All that can come in up to `ways` ways; of more, some that `number`
    /// draws.
    fn of<G: Game<Throw = T>>(game: &G, ways: usize, number: u64) -> Self {
        match odds(game, ways, number) {
            Some(Odds::Exact(every)) => {
                let common = every.iter().fold(1, |common, (_, share)| share.common(common));
                let each = every.into_iter().map(|(throw, share)| (throw, share.of(common)));
                Self { each: each.collect(), exact: true }
            }
            Some(Odds::Sampled(some)) => {
                let each = some.into_iter().take(DRAWN).map(|throw| (throw, 1));
                Self { each: each.collect(), exact: false }
            }
            None => Self { each: Vec::new(), exact: true },
        }
    }
}

impl<G: Strategy> Valuer<G> {
    /// With the weights of the crate; nothing for a game that has none.
    pub fn new() -> Option<Self> {
        let model = G::VALUE?;
        let network = Network::read(model.weights).ok()?;
        Some(Self::with(model, Arc::new(network)))
    }
}

impl<G: Game> Valuer<G> {
    /// With weights of your own.
    pub fn with(model: ValueModel<G>, network: Arc<Network>) -> Self {
        let features = Features::default();
        Self { model, network, features, choices: Vec::new(), logits: Vec::new() }
    }

    /// What matters in the game.
    pub fn model(&self) -> &ValueModel<G> {
        &self.model
    }

    /// The weights.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// What `game` is worth to each seat. In the middle of a turn, what it is
    /// worth once everybody has done what looks best.
    pub fn value(&mut self, game: &G) -> Shares {
        match game.pending() {
            Pending::Over => shares::result(game),
            _ if self.stage(game) != Stage::Busy => self.quiet(game),
            _ => {
                let mut game = game.clone();
                self.settle(&mut game);
                self.quiet(&game)
            }
        }
    }

    /// Plays on to the end of the turn, everybody as looks best.
    pub fn settle(&mut self, game: &mut G) {
        loop {
            let event = match game.pending() {
                Pending::Rules => match game.next_effect() {
                    Some(effect) => Event::Effect(effect),
                    None => return,
                },
                Pending::Over | Pending::Throw => return,
                _ if self.stage(game) != Stage::Busy => return,
                pending => {
                    let Some(seat) = pending.seats().first() else { return };
                    match self.pick(game, seat) {
                        Some(action) => Event::Act(seat, action),
                        None => return,
                    }
                }
            };
            game.evolve(&event);
        }
    }

    /// What looks best to `seat` in the middle of a turn.
    pub fn pick(&mut self, game: &G, seat: Seat) -> Option<G::Action> {
        let mut choices = std::mem::take(&mut self.choices);
        choices.clear();
        game.choices(seat, &mut choices);
        let mut logits = std::mem::take(&mut self.logits);
        logits.clear();
        match self.model.logits_after {
            _ if choices.len() < 2 => logits.resize(choices.len(), 0),
            Some(after) => after(game, seat, &choices, &self.network, &mut logits),
            None => logits
                .extend(choices.iter().map(|action| self.after(game, seat, action)[seat.index()])),
        }
        // The first of those that are best.
        let best = (0..logits.len().min(choices.len())).rev().max_by_key(|&index| logits[index]);
        let picked = best.map(|index| choices[index].clone());
        self.logits = logits;
        self.choices = choices;
        picked
    }

    /// What it is worth to each seat if `seat` does `action` now.
    pub fn after(&mut self, game: &G, seat: Seat, action: &G::Action) -> Shares {
        let mut then = game.clone();
        then.evolve(&Event::Act(seat, action.clone()));
        while then.pending() == Pending::Rules
            && let Some(effect) = then.next_effect()
        {
            then.evolve(&Event::Effect(effect));
        }
        self.value(&then)
    }

    /// What each of `choices` of `seat` is worth to every seat: the position at
    /// the end of the turn, and where `deep`, the mean over what is thrown next.
    pub fn judge(
        &mut self,
        game: &G,
        seat: Seat,
        choices: &[G::Action],
        deep: bool,
    ) -> Vec<Shares> {
        let mut throws = None;
        let mut worths = Vec::with_capacity(choices.len());
        for action in choices {
            let mut then = game.clone();
            then.evolve(&Event::Act(seat, action.clone()));
            self.settle(&mut then);
            let worth = if deep && then.pending() == Pending::Throw {
                // The same throws for every choice: their luck is not judged.
                let throws = throws.get_or_insert_with(|| Weighted::of(&then, DEEP, 0));
                self.mean(&then, throws)
            } else {
                self.quiet(&then)
            };
            worths.push(worth);
        }
        worths
    }

    /// What the pending throw is about to bring; nothing if none is.
    pub fn expected(&mut self, game: &G, number: u64) -> Option<Expected> {
        let throws = Weighted::of(game, WAYS, number);
        (!throws.each.is_empty()).then(|| Expected {
            mean: self.mean(game, &throws),
            outcomes: throws.each.len(),
            exact: throws.exact,
        })
    }

    /// The mean worth of `game` after each of `throws`.
    fn mean(&mut self, game: &G, throws: &Weighted<G::Throw>) -> Shares {
        let mut sums = [0_u128; MAX_SEATS as usize];
        for (throw, weight) in &throws.each {
            let mut then = game.clone();
            then.evolve(&Event::Throw(throw.clone()));
            for (sum, share) in sums.iter_mut().zip(self.value(&then)) {
                *sum += weight * share as u128;
            }
        }
        shares::parts(&sums, game.players())
    }

    /// What a quiet position looks like to a seat.
    pub fn features(&mut self, game: &G, seat: Seat) -> &Features {
        self.features.clear();
        (self.model.features)(game, seat, &mut self.features);
        &self.features
    }

    /// How a position is looked at.
    pub fn stage(&self, game: &G) -> Stage {
        (self.model.stage)(game)
    }

    fn quiet(&mut self, game: &G) -> Shares {
        if game.pending() == Pending::Over {
            return shares::result(game);
        }
        if self.stage(game) == Stage::Even {
            return even(game.players());
        }
        let mut logits = [0; MAX_SEATS as usize];
        for seat in Seat::all(game.players()) {
            self.features(game, seat);
            logits[seat.index()] = self.network.logit(&self.features);
        }
        shares::from_logits(&logits, game.players())
    }
}
