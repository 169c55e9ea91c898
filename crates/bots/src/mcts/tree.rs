//! What one seat has learnt in a search: an arena of nodes.

use engine::{Event, EventOf, Game, QuickDice, Seat};

use crate::heuristics::{Heuristics, Scratch};

const NONE: u32 = u32::MAX;
const ROOT: u32 = 0;

/// How strongly what looks promising or was seldom tried is preferred to what
/// did well so far.
const EXPLORATION: f32 = 0.4;

/// A situation as the seat knows it.
#[derive(Clone, Copy, Debug)]
struct Node {
    visits: u32,
    /// What the seat can do here: a list through `Edge::next`.
    edges: u32,
    last_edge: u32,
    /// What can happen here that the seat only sees: through `Branch::next`.
    branches: u32,
}

impl Node {
    const NEW: Self = Self { visits: 0, edges: NONE, last_edge: NONE, branches: NONE };
}

/// A choice of the seat.
#[derive(Clone, Debug)]
struct Edge<A> {
    action: A,
    prior: f32,
    visits: u32,
    /// Rewards of all visits together.
    value: f32,
    child: u32,
    next: u32,
}

/// An event that is no choice of the seat: a throw, or what another does.
#[derive(Clone, Debug)]
struct Branch<E> {
    event: E,
    child: u32,
    next: u32,
}

/// The tree of one seat. Its nodes are told apart by what the seat has seen
/// and done, so two states that it cannot tell apart share their statistics,
/// and players who choose at the same time choose without knowing of each
/// other.
#[derive(Clone, Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    branches: Vec<Branch<EventOf<G>>>,
    /// Where the seat is; nowhere once the iteration has left the tree.
    here: Option<u32>,
    /// The edges taken in this iteration.
    path: Vec<u32>,
    /// The edge of each choice at hand.
    found: Vec<u32>,
    priors: Vec<f32>,
}

impl<G: Game> Default for Tree<G> {
    fn default() -> Self {
        Self {
            nodes: vec![Node::NEW],
            edges: Vec::new(),
            branches: Vec::new(),
            here: Some(ROOT),
            path: Vec::new(),
            found: Vec::new(),
            priors: Vec::new(),
        }
    }
}

impl<G: Game> Tree<G> {
    /// Forgets everything but keeps the memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::NEW);
        self.edges.clear();
        self.branches.clear();
    }

    /// Goes back to the root.
    pub(super) fn begin(&mut self) {
        self.here = Some(ROOT);
        self.path.clear();
    }

    /// Whether the iteration is still where the seat keeps statistics.
    pub(super) fn is_inside(&self) -> bool {
        self.here.is_some()
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The choices at the root with visits and mean reward.
    pub(super) fn candidates(&self) -> impl Iterator<Item = (&G::Action, u32, f32)> {
        let mut edge = self.nodes[ROOT as usize].edges;
        std::iter::from_fn(move || {
            let this = self.edges.get(edge as usize)?;
            edge = this.next;
            Some((&this.action, this.visits, this.value / this.visits.max(1) as f32))
        })
    }

    /// Chooses for the seat and goes there: by the statistics of the tree
    /// while inside, by the rollout policy behind its leaves.
    pub(super) fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        choices: &[G::Action],
        heuristics: &Heuristics<G>,
        chance: &mut QuickDice,
        scratch: &mut Scratch<G>,
    ) -> usize {
        let Some(here) = self.here else {
            return heuristics.rollout_policy(game, seat, choices, chance, scratch);
        };
        let node = &mut self.nodes[here as usize];
        node.visits += 1;
        // Most nodes are seen once: they get edges when they are seen again.
        if node.visits == 1 && here != ROOT {
            self.here = None;
            return heuristics.rollout_policy(game, seat, choices, chance, scratch);
        }
        self.find(here, game, seat, choices, heuristics);
        let index = self.select();
        let edge = self.found[index];
        self.path.push(edge);
        let Edge { visits, child, .. } = self.edges[edge as usize];
        self.here = match (visits, child) {
            (0, _) => None,
            (_, NONE) => {
                let child = self.grow();
                self.edges[edge as usize].child = child;
                Some(child)
            }
            _ => Some(child),
        };
        index
    }

    /// Follows an event that the seat sees but does not choose.
    pub(super) fn observe(&mut self, event: &EventOf<G>) {
        let Some(here) = self.here else { return };
        let first = self.nodes[here as usize].branches;
        let mut branch = first;
        while let Some(this) = self.branches.get(branch as usize) {
            if this.event == *event {
                self.here = Some(this.child);
                return;
            }
            branch = this.next;
        }
        let child = self.grow();
        self.nodes[here as usize].branches = self.branches.len() as u32;
        self.branches.push(Branch { event: event.clone(), child, next: first });
        self.here = Some(child);
    }

    /// Credits the choices of this iteration.
    pub(super) fn reward(&mut self, reward: f32) {
        for &edge in &self.path {
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            edge.value += reward;
        }
    }

    fn grow(&mut self) -> u32 {
        self.nodes.push(Node::NEW);
        self.nodes.len() as u32 - 1
    }

    /// Lists the edge of each choice in `found`, making those that are missing.
    fn find(
        &mut self,
        here: u32,
        game: &G,
        seat: Seat,
        choices: &[G::Action],
        heuristics: &Heuristics<G>,
    ) {
        self.found.clear();
        let mut listed = false;
        // Choices come in a stable order, so the next one is mostly the next
        // edge of the list.
        let mut expected = self.nodes[here as usize].edges;
        for (index, action) in choices.iter().enumerate() {
            let edge = self.position(expected, action).or_else(|| {
                // Not behind the expected one: it may stand before it.
                self.position(self.nodes[here as usize].edges, action)
            });
            let edge = edge.unwrap_or_else(|| {
                if !listed {
                    listed = true;
                    self.priors.clear();
                    heuristics.priors(game, seat, choices, &mut self.priors);
                }
                let prior = self.priors.get(index).copied().unwrap_or(1.0);
                self.add(here, action.clone(), prior)
            });
            expected = self.edges[edge as usize].next;
            self.found.push(edge);
        }
    }

    fn position(&self, mut edge: u32, action: &G::Action) -> Option<u32> {
        while let Some(this) = self.edges.get(edge as usize) {
            if this.action == *action {
                return Some(edge);
            }
            edge = this.next;
        }
        None
    }

    fn add(&mut self, here: u32, action: G::Action, prior: f32) -> u32 {
        let new = self.edges.len() as u32;
        self.edges.push(Edge { action, prior, visits: 0, value: 0.0, child: NONE, next: NONE });
        let node = &mut self.nodes[here as usize];
        match node.last_edge {
            NONE => node.edges = new,
            last => self.edges[last as usize].next = new,
        }
        node.last_edge = new;
        new
    }

    /// The index of the choice to try: good so far, or promising and seldom
    /// tried (the PUCT rule). Untried choices count as average.
    fn select(&self) -> usize {
        let (mut visits, mut value, mut prior) = (0, 0.0, 0.0);
        for &edge in &self.found {
            let edge = &self.edges[edge as usize];
            visits += edge.visits;
            value += edge.value;
            prior += edge.prior;
        }
        let average = if visits == 0 { 0.5 } else { value / visits as f32 };
        let exploration = EXPLORATION * (visits as f32 + 1.0).sqrt() / prior;
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for (index, &edge) in self.found.iter().enumerate() {
            let edge = &self.edges[edge as usize];
            let mean = if edge.visits == 0 { average } else { edge.value / edge.visits as f32 };
            let bound = mean + exploration * edge.prior / (1.0 + edge.visits as f32);
            if bound > most {
                (best, most) = (index, bound);
            }
        }
        best
    }
}

/// Whether `event` is the seat's own choice.
pub(super) fn is_own<G: Game>(event: &EventOf<G>, seat: Seat) -> bool {
    matches!(event, Event::Act(actor, _) if *actor == seat)
}
