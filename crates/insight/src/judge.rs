//! Who says what a position is worth: learnt values, or looking ahead.

use std::collections::HashMap;

use bots::value::{Expected, Shares, Valuer, even, from_leads, result};
use bots::{AlphaBeta, AlphaBetaHeuristics, Observation, Strategy};
use engine::{Event, Game, MAX_SEATS, Pending, Seat};

use crate::reason::cause;
use crate::report::Cause;

/// What a decision was worth beside the best one.
pub(crate) struct Verdict<A> {
    pub(crate) chosen: Shares,
    pub(crate) best: A,
    pub(crate) most: Shares,
    /// Why the best one is better, where that can be said.
    pub(crate) cause: Option<Cause>,
}

/// Judges positions of a game, always alike.
pub(crate) trait Judge<G: Game> {
    /// What `game` is worth to each seat.
    fn value(&mut self, game: &G) -> Shares;

    /// What the pending throw is about to bring; nothing if that is not known.
    fn expected(&mut self, game: &G, number: u64) -> Option<Expected>;

    /// `action` beside the best of `choices`, which may be the same.
    fn decide(
        &mut self,
        game: &G,
        seat: Seat,
        action: &G::Action,
        choices: &[G::Action],
    ) -> Verdict<G::Action>;
}

/// The judge of a game; nothing where nobody knows what positions are worth.
pub(crate) fn judge<G: Strategy>() -> Option<Box<dyn Judge<G>>> {
    if let Some(valuer) = Valuer::<G>::new() {
        return Some(Box::new(valuer));
    }
    let heuristics = G::HEURISTICS.alpha_beta?;
    Some(Box::new(LookAhead::new(heuristics)))
}

impl<G: Game> Judge<G> for Valuer<G> {
    fn value(&mut self, game: &G) -> Shares {
        Self::value(self, game)
    }

    fn expected(&mut self, game: &G, number: u64) -> Option<Expected> {
        Self::expected(self, game, number)
    }

    fn decide(
        &mut self,
        game: &G,
        seat: Seat,
        action: &G::Action,
        choices: &[G::Action],
    ) -> Verdict<G::Action> {
        let chosen = self.after(game, seat, action);
        let (mut best, mut most) = (action, chosen);
        for choice in choices {
            let worth = self.after(game, seat, choice);
            if worth[seat.index()] > most[seat.index()] {
                (best, most) = (choice, worth);
            }
        }
        let better = most[seat.index()] > chosen[seat.index()];
        let cause = better.then(|| cause(self, game, seat, action, best)).flatten();
        Verdict { chosen, best: best.clone(), most, cause }
    }
}

/// Positions that are looked at to judge one.
const POSITIONS: u32 = 10_000;

/// Judges an open game by what can be reached.
struct LookAhead<G: Game> {
    search: AlphaBeta<G>,
    heuristics: AlphaBetaHeuristics<G>,
    /// What was judged already: the position after a move is the one before the
    /// next.
    known: HashMap<u64, Shares>,
}

impl<G: Game> LookAhead<G> {
    fn new(heuristics: AlphaBetaHeuristics<G>) -> Self {
        let search = AlphaBeta::with(heuristics.clone(), POSITIONS, 0);
        Self { search, heuristics, known: HashMap::new() }
    }

    fn after(&mut self, game: &G, seat: Seat, action: &G::Action) -> Shares {
        let mut then = game.clone();
        then.evolve(&Event::Act(seat, action.clone()));
        while then.pending() == Pending::Rules
            && let Some(effect) = then.next_effect()
        {
            then.evolve(&Event::Effect(effect));
        }
        self.value(&then)
    }
}

impl<G: Game> Judge<G> for LookAhead<G> {
    fn value(&mut self, game: &G) -> Shares {
        let players = game.players();
        match game.pending() {
            Pending::Over => return result(game),
            // Who begins is drawn: until then nobody is ahead.
            Pending::Throw => return even(players),
            Pending::Rules => {
                let mut then = game.clone();
                if let Some(effect) = game.next_effect() {
                    then.evolve(&Event::Effect(effect));
                }
                return if then == *game { even(players) } else { self.value(&then) };
            }
            _ => {}
        }
        let key = (self.heuristics.hash)(game);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let mut leads = [0; MAX_SEATS as usize];
        if players == 2 {
            let lead = self.search.lead(game, Seat::new(0));
            (leads[0], leads[1]) = (lead, -lead);
        } else {
            for seat in Seat::all(players) {
                leads[seat.index()] = self.search.lead(game, seat);
            }
        }
        let shares = from_leads(&leads, self.heuristics.good_odds, players);
        self.known.insert(key, shares);
        shares
    }

    /// All seats begin alike, so whoever is drawn, the mean is even.
    fn expected(&mut self, game: &G, _: u64) -> Option<Expected> {
        let players = game.players();
        (game.pending() == Pending::Throw).then(|| Expected {
            mean: even(players),
            outcomes: players.into(),
            exact: true,
        })
    }

    fn decide(
        &mut self,
        game: &G,
        seat: Seat,
        action: &G::Action,
        _: &[G::Action],
    ) -> Verdict<G::Action> {
        let chosen = self.after(game, seat, action);
        let mut listed = Vec::new();
        let found = Observation::new(game, seat, &mut listed)
            .map(|observation| self.search.run(&observation).action)
            .filter(|found| found != action);
        if let Some(found) = found {
            // Both from behind the move, so that both are seen as far.
            let worth = self.after(game, seat, &found);
            if worth[seat.index()] > chosen[seat.index()] {
                return Verdict { chosen, best: found, most: worth, cause: None };
            }
        }
        Verdict { chosen, best: action.clone(), most: chosen, cause: None }
    }
}
