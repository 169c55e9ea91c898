//! Looking ahead where something is hidden: in several worlds that may be the
//! true one.

use engine::{Event, Game, Pending, QuickDice};

use crate::{AlphaBeta, AlphaBetaHeuristics, Bot, Observation};

/// Looks ahead in each of some samples for what would be best there, and then
/// compares what was found in all of them.
pub struct Worlds<G: Game> {
    search: AlphaBeta<G>,
    worlds: u32,
    chance: QuickDice,
}

impl<G: Game> Worlds<G> {
    /// `positions` are for the search in one world; each is searched for the best
    /// choice, and once more for each choice that was best somewhere.
    pub fn new(heuristics: AlphaBetaHeuristics<G>, worlds: u32, positions: u32, seed: u64) -> Self {
        let search = AlphaBeta::with(heuristics, positions, seed).keen();
        Self { search, worlds, chance: QuickDice::new(seed) }
    }
}

impl<G: Game> Bot<G> for Worlds<G> {
    fn choose(&mut self, observation: &Observation<'_, G>) -> G::Action {
        if let [only] = observation.choices() {
            return only.clone();
        }
        let seat = observation.seat();
        let worlds: Vec<G> =
            (0..self.worlds.max(1)).map(|_| observation.sample(&mut self.chance)).collect();
        let mut best: Vec<(G::Action, u32)> = Vec::new();
        for world in &worlds {
            let action = self.search.best_in(world, seat, observation.choices()).action;
            match best.iter_mut().find(|(other, _)| *other == action) {
                Some((_, times)) => *times += 1,
                None => best.push((action, 1)),
            }
        }
        if best.len() == 1 {
            return best.swap_remove(0).0;
        }
        let mut leads = best.iter().map(|(action, times)| {
            let leads = worlds.iter().map(|world| {
                let mut then = world.clone();
                then.evolve(&Event::Act(seat, action.clone()));
                while then.pending() == Pending::Rules
                    && let Some(effect) = then.next_effect()
                {
                    then.evolve(&Event::Effect(effect));
                }
                i64::from(self.search.lead(&then, seat))
            });
            (leads.sum::<i64>(), *times)
        });
        let mut first = 0;
        let mut most = leads.next();
        for (index, lead) in (1..).zip(leads) {
            if Some(lead) > most {
                (first, most) = (index, Some(lead));
            }
        }
        best.swap_remove(first).0
    }
}
