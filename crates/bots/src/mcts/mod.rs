//! Monte-Carlo tree search for games with chance, secrets and players who
//! choose at the same time.
//!
//! Every iteration begins with a state that may be the true one for all the
//! seat knows, draws its dice anew and walks down one tree per seat, each made
//! of what that seat sees. So the search foresees no dice, knows no secrets,
//! and lets nobody answer a choice made at the same time.

mod reward;
mod tree;

use engine::{Chance, Event, Game, Pending, QuickDice, Seat, Viewer, sample_timeout};

use self::reward::{RewardScale, shares};
use self::tree::{Tree, is_own};
use crate::heuristics::Scratch;
use crate::value::{Stage, Valuer};
use crate::{Bot, Heuristics, Observation, Strategy};

/// How a search is limited. Iterations and not time, so that games repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MctsSettings {
    /// Playouts for each decision.
    pub iterations: u32,
}

/// The most choices that a decision may look at, in all its playouts: several
/// times as many as any game needs with what its box holds. With an owner's
/// sheet that offers far more, a thought ends here. Work and not time, so that
/// games repeat.
const MAX_CHOICES: u64 = 24_000_000;

impl MctsSettings {
    /// This many playouts for each decision.
    pub const fn new(iterations: u32) -> Self {
        Self { iterations }
    }
}

/// A bot that searches, or a search on its own: [`Mcts::run`].
#[derive(Clone, Debug)]
pub struct Mcts<G: Game> {
    settings: MctsSettings,
    heuristics: Heuristics<G>,
    chance: QuickDice,
    trees: Vec<Tree<G>>,
    choices: Vec<G::Action>,
    scratch: Scratch<G>,
    /// Choices looked at for this decision.
    looked_at: u64,
    /// After how many it ends.
    most: u64,
    /// What positions are worth, and after how many decisions of each player a
    /// playout asks.
    leaves: Option<(Valuer<G>, u32)>,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq)]
pub struct MctsReport<A> {
    /// How often it played out.
    pub iterations: u32,
    /// How many situations it keeps statistics of, for all seats.
    pub nodes: usize,
    /// The choices, most tried first; never empty.
    pub candidates: Vec<Candidate<A>>,
}

/// A choice as a search sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<A> {
    /// What to do.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// Mean reward, from 0 (lost by far) to 1 (won by far).
    pub reward: f32,
}

impl<G: Strategy> Mcts<G> {
    /// A search whose choices follow from `seed`.
    pub fn new(settings: MctsSettings, seed: u64) -> Self {
        Self::with(G::HEURISTICS, settings, seed)
    }
}

impl<G: Game> Mcts<G> {
    /// A search with heuristics of your own.
    pub fn with(heuristics: Heuristics<G>, settings: MctsSettings, seed: u64) -> Self {
        let chance = QuickDice::new(seed);
        let (trees, choices) = (Vec::new(), Vec::new());
        let (scratch, most) = (Scratch::default(), MAX_CHOICES);
        let leaves = None;
        Self { settings, heuristics, chance, trees, choices, scratch, looked_at: 0, most, leaves }
    }

    /// The same with a budget of choices to look at.
    #[must_use]
    pub fn looking_at(self, most: u64) -> Self {
        Self { most, ..self }
    }

    /// The same with playouts that end in the first quiet position after so many
    /// decisions of each player, and are worth what that is worth.
    #[must_use]
    pub fn valued(self, valuer: Valuer<G>, decisions: u32) -> Self {
        Self { leaves: Some((valuer, decisions)), ..self }
    }

    /// Searches what the seat should do with this many iterations, from an
    /// empty tree.
    pub fn run(
        &mut self,
        observation: &Observation<'_, G>,
        iterations: u32,
    ) -> MctsReport<G::Action> {
        self.trees.resize_with(observation.players().into(), Tree::default);
        self.trees.iter_mut().for_each(Tree::clear);
        let mut scale = RewardScale::default();
        self.looked_at = 0;
        let mut done = 0;
        while done < iterations && self.looked_at < self.most {
            let game = observation.sample(&mut self.chance);
            self.iterate(game, observation.seat(), &mut scale);
            done += 1;
        }
        let tree = &self.trees[observation.seat().index()];
        let mut candidates: Vec<_> = tree
            .candidates()
            .map(|(action, visits, reward)| Candidate { action: action.clone(), visits, reward })
            .collect();
        if candidates.is_empty() {
            let action = observation.choices()[0].clone();
            candidates.push(Candidate { action, visits: 0, reward: 0.5 });
        }
        candidates.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.reward.total_cmp(&a.reward)));
        MctsReport { iterations: done, nodes: self.trees.iter().map(Tree::len).sum(), candidates }
    }

    /// Plays `game` to its end, or far enough, and lets all trees learn of it.
    fn iterate(&mut self, mut game: G, decider: Seat, scale: &mut RewardScale) {
        self.trees.iter_mut().for_each(Tree::begin);
        let mut decisions = 0;
        loop {
            if self.is_leaf(&game, decisions) {
                break;
            }
            let event = match game.pending() {
                Pending::Over => break,
                Pending::Throw => match game.throw(&mut self.chance) {
                    Some(throw) => Event::Throw(throw),
                    None => break,
                },
                Pending::Rules => match game.next_effect() {
                    // What the rules do follows from what was seen before.
                    Some(effect) => {
                        game.evolve(&Event::Effect(effect));
                        continue;
                    }
                    None => break,
                },
                pending => {
                    if decisions > 0
                        && let Some(effect) = sample_timeout(&game, &mut self.chance)
                    {
                        game.evolve(&Event::Effect(effect));
                        continue;
                    }
                    let Some(seat) = self.next_to_act(pending, decider, decisions) else { break };
                    self.choices.clear();
                    game.choices(seat, &mut self.choices);
                    if self.choices.is_empty() {
                        break;
                    }
                    self.looked_at += self.choices.len() as u64;
                    let index = self.trees[seat.index()].choose(
                        &game,
                        seat,
                        &self.choices,
                        &self.heuristics,
                        &mut self.chance,
                        &mut self.scratch,
                    );
                    decisions += 1;
                    Event::Act(seat, self.choices[index].clone())
                }
            };
            for (seat, tree) in Seat::all(game.players()).zip(&mut self.trees) {
                if tree.is_inside()
                    && !is_own::<G>(&event, seat)
                    && (self.heuristics.is_relevant)(&event, seat)
                    && game.visible_to(&event, Viewer::Seat(seat))
                {
                    tree.observe(&event);
                }
            }
            game.evolve(&event);
        }
        let rewards = match &mut self.leaves {
            Some((valuer, _)) => shares(&game, valuer),
            None => scale.rewards(&game, &self.heuristics),
        };
        for (tree, reward) in self.trees.iter_mut().zip(rewards) {
            tree.reward(reward);
        }
    }

    /// Whether a playout ends here.
    fn is_leaf(&self, game: &G, decisions: u32) -> bool {
        match &self.leaves {
            Some((valuer, each)) => {
                decisions >= each * u32::from(game.players())
                    && valuer.stage(game) == Stage::Quiet
                    && game.pending() != Pending::Rules
            }
            None => (self.heuristics.cutoff)(game, decisions),
        }
    }

    /// Who decides next. The first decision is the searcher's: it is what the
    /// search is about, and in a race it asks what comes of being first.
    fn next_to_act(&mut self, pending: Pending, decider: Seat, decisions: u32) -> Option<Seat> {
        let mut seats = pending.seats();
        match pending {
            _ if decisions == 0 && seats.contains(decider) => Some(decider),
            Pending::Any(_) => seats.nth(self.chance.below(seats.len().into()) as usize),
            _ => seats.first(),
        }
    }
}

impl<G: Game> Bot<G> for Mcts<G> {
    fn choose(&mut self, observation: &Observation<'_, G>) -> G::Action {
        if let [only] = observation.choices() {
            return only.clone();
        }
        self.run(observation, self.settings.iterations).candidates.swap_remove(0).action
    }
}
