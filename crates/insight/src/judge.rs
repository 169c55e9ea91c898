//! Who says what a position is worth: learnt values, or looking ahead.

use std::cmp::Reverse;
use std::collections::HashMap;

use bots::value::{Expected, Shares, Valuer, even, from_leads, result};
use bots::{AlphaBeta, AlphaBetaHeuristics, Observation, Strategy};
use engine::{Event, Game, MAX_SEATS, Pending, Seat};

use crate::WHOLE;
use crate::reason::{cause, describe};
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

    /// What the game is worth to each seat once `seat` has done `action`.
    fn after(&mut self, game: &G, seat: Seat, action: &G::Action) -> Shares;

    /// What speaks for `best` against `chosen`, where that can be said.
    fn cause(
        &mut self,
        game: &G,
        seat: Seat,
        chosen: &G::Action,
        best: &G::Action,
    ) -> Option<Cause>;

    /// The choices with what they are worth to `seat`, best first. The first few
    /// are judged as well as can be, the others well enough to be behind them.
    fn rank(&mut self, game: &G, seat: Seat, choices: Vec<G::Action>) -> Vec<(i32, G::Action)> {
        let worth = |action| (self.after(game, seat, &action)[seat.index()], action);
        let mut ranked: Vec<_> = choices.into_iter().map(worth).collect();
        ranked.sort_by_key(|(worth, _)| Reverse(*worth));
        ranked
    }

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
    Some(Box::new(LookAhead::new(heuristics, POSITIONS)))
}

impl<G: Game> Judge<G> for Valuer<G> {
    fn value(&mut self, game: &G) -> Shares {
        Self::value(self, game)
    }

    fn after(&mut self, game: &G, seat: Seat, action: &G::Action) -> Shares {
        Self::after(self, game, seat, action)
    }

    fn cause(
        &mut self,
        game: &G,
        seat: Seat,
        chosen: &G::Action,
        best: &G::Action,
    ) -> Option<Cause> {
        cause(self, game, seat, chosen, best)
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
pub(crate) const POSITIONS: u32 = 10_000;
/// Positions that show whether a choice is among the best.
const GLANCE: u32 = 2_000;
/// Choices that are among the best.
const FEW: usize = 4;
/// Shares above which a game is as good as won.
const SURE: i32 = WHOLE * 95 / 100;

/// Judges an open game by what can be reached.
pub(crate) struct LookAhead<G: Game> {
    search: AlphaBeta<G>,
    heuristics: AlphaBetaHeuristics<G>,
    /// What was judged already: the position after a move is the one before the
    /// next.
    known: HashMap<u64, Shares>,
}

impl<G: Game> LookAhead<G> {
    /// A judge that looks at so many positions to judge one.
    pub(crate) fn new(heuristics: AlphaBetaHeuristics<G>, positions: u32) -> Self {
        let search = AlphaBeta::with(heuristics.clone(), positions, 0);
        Self { search, heuristics, known: HashMap::new() }
    }

    /// The game after the best answer to it that anybody else has.
    fn answered(&mut self, mut game: G) -> G {
        let Some(turn) = game.pending().seats().first() else { return game };
        let mut choices = Vec::new();
        if let Some(observation) = Observation::new(&game, turn, &mut choices) {
            let reply = self.search.run(&observation).action;
            game = done(&game, turn, &reply);
        }
        game
    }
}

/// The game once `seat` has done `action`, with what the rules do about it.
pub(crate) fn done<G: Game>(game: &G, seat: Seat, action: &G::Action) -> G {
    let mut then = game.clone();
    then.evolve(&Event::Act(seat, action.clone()));
    while then.pending() == Pending::Rules
        && let Some(effect) = then.next_effect()
    {
        then.evolve(&Event::Effect(effect));
    }
    then
}

/// By how much the score of `seat` is above the best of the others.
fn ahead<G: Game>(game: &G, seat: Seat) -> i32 {
    let others = Seat::all(game.players()).filter(|other| *other != seat);
    let best = others.map(|other| game.score(other).worth()).max();
    game.score(seat).worth() - best.unwrap_or(0)
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

    fn after(&mut self, game: &G, seat: Seat, action: &G::Action) -> Shares {
        self.value(&done(game, seat, action))
    }

    fn cause(
        &mut self,
        game: &G,
        seat: Seat,
        chosen: &G::Action,
        best: &G::Action,
    ) -> Option<Cause> {
        let (chosen, best) = (done(game, seat, chosen), done(game, seat, best));
        let [lost, won] = [&chosen, &best].map(|then| self.value(then)[seat.index()]);
        if won > SURE {
            return describe("sure-win", true, game.players());
        }
        if lost < WHOLE - SURE {
            return describe("sure-loss", false, game.players());
        }
        if ahead(&best, seat) > ahead(&chosen, seat) {
            return describe("gain", true, game.players());
        }
        let [chosen, best] = [chosen, best].map(|then| ahead(&self.answered(then), seat));
        (best > chosen).then(|| describe("reply", false, game.players())).flatten()
    }

    fn rank(&mut self, game: &G, seat: Seat, choices: Vec<G::Action>) -> Vec<(i32, G::Action)> {
        let mut glance = Self::new(self.heuristics.clone(), GLANCE);
        let worth = |action| (glance.after(game, seat, &action)[seat.index()], action);
        let mut ranked: Vec<_> = choices.into_iter().map(worth).collect();
        ranked.sort_by_key(|(worth, _)| Reverse(*worth));
        let few = ranked.len().min(FEW);
        for (worth, action) in &mut ranked[..few] {
            *worth = self.after(game, seat, action)[seat.index()];
        }
        ranked[..few].sort_by_key(|(worth, _)| Reverse(*worth));
        ranked
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
                let cause = self.cause(game, seat, action, &found);
                return Verdict { chosen, best: found, most: worth, cause };
            }
        }
        Verdict { chosen, best: action.clone(), most: chosen, cause: None }
    }
}
