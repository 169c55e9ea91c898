//! Monte-Carlo tree search for games with chance, secrets and players who
//! choose at the same time.
//!
//! Every iteration begins with a state that may be the true one for all the
//! seat knows, draws its dice anew and walks down one tree per seat, each made
//! of what that seat sees. So the search foresees no dice, knows no secrets,
//! and lets nobody answer a choice made at the same time.

mod reward;
mod tree;

use engine::{Chance, Event, Game, Pending, QuickDice, Seat, Viewer, run_out};

use self::reward::Judge;
use self::tree::{Tree, is_own};
use crate::insight::Scratch;
use crate::{Bot, Insight, Sight, insight};

/// How a search is limited. Iterations and not time, so that games repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Playouts for each decision.
    pub iterations: u32,
}

impl Settings {
    /// This many playouts for each decision.
    pub const fn new(iterations: u32) -> Self {
        Self { iterations }
    }
}

/// A bot that searches, or a search on its own: [`Search::run`].
#[derive(Clone, Debug)]
pub struct Search<G: Game> {
    settings: Settings,
    insight: Insight<G>,
    chance: QuickDice,
    trees: Vec<Tree<G>>,
    choices: Vec<G::Action>,
    scratch: Scratch<G>,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<A> {
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

impl<G: Game> Search<G> {
    /// A search whose choices follow from `seed`.
    pub fn new(settings: Settings, seed: u64) -> Self {
        Self::with(insight::of(), settings, seed)
    }

    /// A search that uses an insight of your own.
    pub fn with(insight: Insight<G>, settings: Settings, seed: u64) -> Self {
        let chance = QuickDice::new(seed);
        let (trees, choices) = (Vec::new(), Vec::new());
        Self { settings, insight, chance, trees, choices, scratch: Scratch::default() }
    }

    /// Searches what the seat should do with this many iterations, from an
    /// empty tree.
    pub fn run(&mut self, sight: &Sight<'_, G>, iterations: u32) -> Report<G::Action> {
        self.trees.resize_with(sight.players().into(), Tree::default);
        self.trees.iter_mut().for_each(Tree::clear);
        let mut judge = Judge::default();
        for _ in 0..iterations {
            let game = sight.sample(&mut self.chance);
            self.iterate(game, sight.seat(), &mut judge);
        }
        let tree = &self.trees[sight.seat().index()];
        let mut candidates: Vec<_> = tree
            .candidates()
            .map(|(action, visits, reward)| Candidate { action: action.clone(), visits, reward })
            .collect();
        if candidates.is_empty() {
            let action = sight.choices()[0].clone();
            candidates.push(Candidate { action, visits: 0, reward: 0.5 });
        }
        candidates.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.reward.total_cmp(&a.reward)));
        Report { iterations, nodes: self.trees.iter().map(Tree::len).sum(), candidates }
    }

    /// Plays `game` to its end, or far enough, and lets all trees learn of it.
    fn iterate(&mut self, mut game: G, decider: Seat, judge: &mut Judge) {
        self.trees.iter_mut().for_each(Tree::begin);
        let mut decisions = 0;
        loop {
            if (self.insight.far_enough)(&game, decisions) {
                break;
            }
            let event = match game.pending() {
                Pending::Over => break,
                Pending::Throw => match game.throw(&mut self.chance) {
                    Some(throw) => Event::Throw(throw),
                    None => break,
                },
                Pending::Rules => match game.follow() {
                    // What the rules do follows from what was seen before.
                    Some(effect) => {
                        game.evolve(&Event::Effect(effect));
                        continue;
                    }
                    None => break,
                },
                pending => {
                    if decisions > 0
                        && let Some(effect) = run_out(&game, &mut self.chance)
                    {
                        game.evolve(&Event::Effect(effect));
                        continue;
                    }
                    let Some(seat) = self.asked(pending, decider, decisions) else { break };
                    self.choices.clear();
                    game.choices(seat, &mut self.choices);
                    if self.choices.is_empty() {
                        break;
                    }
                    let index = self.trees[seat.index()].choose(
                        &game,
                        seat,
                        &self.choices,
                        &self.insight,
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
                    && (self.insight.heeds)(&event, seat)
                    && game.tells(&event, Viewer::Seat(seat))
                {
                    tree.see(&event);
                }
            }
            game.evolve(&event);
        }
        let rewards = judge.rewards(&game, &self.insight);
        for (tree, reward) in self.trees.iter_mut().zip(rewards) {
            tree.reward(reward);
        }
    }

    /// Who decides next. The first decision is the searcher's: it is what the
    /// search is about, and in a race it asks what comes of being first.
    fn asked(&mut self, pending: Pending, decider: Seat, decisions: u32) -> Option<Seat> {
        let mut seats = pending.seats();
        match pending {
            _ if decisions == 0 && seats.contains(decider) => Some(decider),
            Pending::Any(_) => seats.nth(self.chance.below(seats.len().into()) as usize),
            _ => seats.first(),
        }
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn choose(&mut self, sight: &Sight<'_, G>) -> G::Action {
        if let [only] = sight.choices() {
            return only.clone();
        }
        self.run(sight, self.settings.iterations).candidates.swap_remove(0).action
    }
}
