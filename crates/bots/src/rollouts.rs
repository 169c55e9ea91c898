//! A search that plays its candidates to the end, all on the same dice.

use engine::{Chance, Event, Game, Pending, QuickDice, Seat};

use crate::promise::{POINT, Promise};
use crate::value::{WHOLE, result};
use crate::{Bot, BotLevel, Observation, Strategy, make};

/// How much a search of [`Rollouts`] does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RolloutSettings {
    /// Playouts for each decision, shared out among the candidates.
    pub playouts: u32,
    /// Choices that are played out, those that look best.
    pub candidates: usize,
    /// Throws that a playout goes.
    pub throws: u32,
    /// Points that a won game counts more than a lost one, beside how it was won.
    pub win: i32,
}

/// Plays out what looks best and halves the field again and again: those who are
/// left meet the same dice, so that what tells them apart is the choice.
pub struct Rollouts<G: Game> {
    settings: RolloutSettings,
    promise: Box<dyn Promise<G>>,
    chance: QuickDice,
    choices: Vec<G::Action>,
    worths: Vec<i32>,
}

/// A choice and what came of it so far.
struct Candidate<A> {
    action: A,
    looks: i32,
    sum: i64,
}

impl<G: Game> Rollouts<G> {
    /// A search whose choices follow from `seed`.
    pub fn new(promise: Box<dyn Promise<G>>, settings: RolloutSettings, seed: u64) -> Self {
        let chance = QuickDice::new(seed);
        Self { settings, promise, chance, choices: Vec::new(), worths: Vec::new() }
    }

    /// Plays `game` on as looks best; how far `seat` is ahead then.
    fn play_out(&mut self, mut game: G, seat: Seat, dice: &mut QuickDice) -> i32 {
        let mut throws = 0;
        loop {
            let event = match game.pending() {
                Pending::Over => break,
                Pending::Throw => {
                    if throws == self.settings.throws && self.promise.is_quiet(&game) {
                        break;
                    }
                    throws += 1;
                    match game.throw(dice) {
                        Some(throw) => Event::Throw(throw),
                        None => break,
                    }
                }
                Pending::Rules => match game.next_effect() {
                    Some(effect) => Event::Effect(effect),
                    None => break,
                },
                pending => {
                    let Some(turn) = pending.seats().first() else { break };
                    match self.pick(&game, turn) {
                        Some(action) => Event::Act(turn, action),
                        None => break,
                    }
                }
            };
            game.evolve(&event);
        }
        let others = Seat::all(game.players()).filter(|other| *other != seat);
        let best = others.map(|other| self.promise.worth(&game, other)).max().unwrap_or(0);
        let ahead = self.promise.worth(&game, seat) - best;
        if game.pending() == Pending::Over && game.players() > 1 {
            return ahead
                + POINT * self.settings.win * (result(&game)[seat.index()] - WHOLE / 2) / WHOLE;
        }
        ahead
    }

    /// What looks best.
    fn pick(&mut self, game: &G, seat: Seat) -> Option<G::Action> {
        self.choices.clear();
        game.choices(seat, &mut self.choices);
        if self.choices.len() < 2 {
            return self.choices.pop();
        }
        self.worths.clear();
        self.promise.after(game, seat, &self.choices, &mut self.worths);
        let best = (0..self.worths.len()).rev().max_by_key(|&index| self.worths[index])?;
        Some(self.choices.swap_remove(best))
    }
}

impl<G: Game> Bot<G> for Rollouts<G> {
    fn choose(&mut self, observation: &Observation<'_, G>) -> G::Action {
        if let [only] = observation.choices() {
            return only.clone();
        }
        let seat = observation.seat();
        let now = observation.sample(&mut self.chance);
        let mut looks = Vec::new();
        self.promise.after(&now, seat, observation.choices(), &mut looks);
        let mut field: Vec<_> = (observation.choices().iter().zip(looks))
            .map(|(action, looks)| Candidate { action: action.clone(), looks, sum: 0 })
            .collect();
        field.sort_by_key(|candidate| -candidate.looks);
        field.truncate(self.settings.candidates.max(1));
        let rounds = field.len().next_power_of_two().trailing_zeros().max(1);
        while field.len() > 1 && self.settings.playouts > 0 {
            let each = self.settings.playouts / rounds / field.len() as u32;
            for _ in 0..each.max(1) {
                let game = observation.sample(&mut self.chance);
                let number = u64::from(self.chance.bits()) << 32 | u64::from(self.chance.bits());
                for candidate in &mut field {
                    let mut then = game.clone();
                    then.evolve(&Event::Act(seat, candidate.action.clone()));
                    let ahead = self.play_out(then, seat, &mut QuickDice::new(number));
                    candidate.sum += i64::from(ahead);
                }
            }
            field.sort_by_key(|candidate| (-candidate.sum, -candidate.looks));
            field.truncate(field.len().div_ceil(2));
        }
        field.swap_remove(0).action
    }
}

/// The expert of a game whose sheets have tables. On a sheet of somebody's own,
/// which nobody has learnt, it plays as `hard` does.
pub(crate) struct SheetBot<G: Game> {
    settings: RolloutSettings,
    seed: u64,
    /// Who plays, once it is seen which sheet it is.
    player: Option<Box<dyn Bot<G>>>,
}

impl<G: Game> SheetBot<G> {
    pub(crate) fn new(settings: RolloutSettings, seed: u64) -> Self {
        Self { settings, seed, player: None }
    }
}

impl<G: Strategy> Bot<G> for SheetBot<G> {
    fn choose(&mut self, observation: &Observation<'_, G>) -> G::Action {
        let Self { settings, seed, player } = self;
        let player = player.get_or_insert_with(|| {
            let game = observation.sample(&mut QuickDice::new(*seed));
            match G::promise(&game) {
                Some(promise) => Box::new(Rollouts::new(promise, *settings, *seed)),
                None => make(BotLevel::Hard, *seed),
            }
        });
        player.choose(observation)
    }
}
