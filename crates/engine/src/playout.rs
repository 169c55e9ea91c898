//! Playing on by chance, fast: for simulations, searches and laws.

use crate::{Chance, Event, Game, Pending, Seat};

/// Plays games to their end without allocating per decision; keep one and use
/// it again and again.
#[derive(Clone, Debug)]
pub struct Playout<G: Game> {
    choices: Vec<G::Action>,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Self { choices: Vec::with_capacity(256) }
    }
}

impl<G: Game> Playout<G> {
    /// Plays `game` to its end with random actions; returns the number of
    /// decisions taken.
    pub fn run(&mut self, game: &mut G, chance: &mut impl Chance) -> u64 {
        self.run_with(game, chance, |_, _, choices, chance| chance.below(choices.len() as u32))
    }

    /// Plays `game` to its end; `choose` picks one of the choices by index.
    pub fn run_with<C: Chance>(
        &mut self,
        game: &mut G,
        chance: &mut C,
        mut choose: impl FnMut(&G, Seat, &[G::Action], &mut C) -> u32,
    ) -> u64 {
        let mut decisions = 0;
        while let Some(seat) = advance(game, chance) {
            self.choices.clear();
            game.choices(seat, &mut self.choices);
            let index = choose(game, seat, &self.choices, chance) as usize;
            let Some(action) = self.choices.get(index) else { return decisions };
            game.evolve(&Event::Act(seat, action.clone()));
            decisions += 1;
        }
        decisions
    }
}

/// Lets dice and rules run until somebody must decide, and says who; nobody
/// once the game is over. Of several players asked at once it names the first,
/// of those in a race a random one. Where a deadline runs, time is sometimes
/// up before anybody has decided.
#[inline]
pub fn advance<G: Game>(game: &mut G, chance: &mut impl Chance) -> Option<Seat> {
    loop {
        if let Some(effect) = sample_timeout(game, chance) {
            game.evolve(&Event::Effect(effect));
            continue;
        }
        match game.pending() {
            Pending::One(seat) => return Some(seat),
            Pending::All(seats) => return seats.first(),
            Pending::Any(mut seats) => {
                return seats.nth(chance.below(u32::from(seats.len())) as usize);
            }
            Pending::Throw => game.evolve(&Event::Throw(game.throw(chance)?)),
            Pending::Rules => game.evolve(&Event::Effect(game.next_effect()?)),
            Pending::Over => return None,
        }
    }
}

/// What the rules do because time is up, once in four times that a deadline
/// runs: so random games meet both what players do in time and what happens
/// when they do not. No chance is drawn where no deadline runs.
#[inline]
pub fn sample_timeout<G: Game>(game: &G, chance: &mut impl Chance) -> Option<G::Effect> {
    game.timeout().filter(|_| chance.below(4) == 0)
}
