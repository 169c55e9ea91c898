//! Trying out: every choice is played on from with the same dice, and the worse
//! half of them is dropped again and again.
//!
//! Where a throw has many outcomes, a tree never comes back to where it was, and
//! all it does is compare its first choices by playouts, each with dice of its
//! own. Here all of them meet the same dice and the same hidden things, so that
//! luck cancels out and what is left is what the choices differ by.

use engine::{Chance, Event, Game, Pending, QuickDice, Seat, sample_timeout};

use crate::heuristics::Scratch;
use crate::mcts::{MAX_CHOICES, RewardScale};
use crate::{Bot, Heuristics, Observation, Strategy};

/// How far choices are tried out. Playouts and not time, so that games repeat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrialSettings {
    /// Playouts for each decision, of all choices together.
    pub playouts: u32,
    /// At most so many choices are tried: those that look best.
    pub width: usize,
    /// Decisions of each player that a playout goes at least; it ends where the
    /// heuristics would cut it off.
    pub decisions: u32,
    /// How much winning counts in a game that was played to its end; the rest
    /// is by how much.
    pub winning: f32,
}

/// A bot that tries its choices out.
#[derive(Clone, Debug)]
pub struct Trials<G: Game> {
    settings: TrialSettings,
    heuristics: Heuristics<G>,
    chance: QuickDice,
    choices: Vec<G::Action>,
    scratch: Scratch<G>,
    /// Choices looked at for this decision.
    looked_at: u64,
}

/// A choice that is still in the running.
#[derive(Clone, Copy, Debug)]
struct Tried {
    index: usize,
    looks: f32,
    reward: f32,
}

impl<G: Strategy> Trials<G> {
    /// A bot whose choices follow from `seed`.
    pub fn new(settings: TrialSettings, seed: u64) -> Self {
        Self {
            settings,
            heuristics: G::HEURISTICS,
            chance: QuickDice::new(seed),
            choices: Vec::new(),
            scratch: Scratch::default(),
            looked_at: 0,
        }
    }
}

impl<G: Game> Trials<G> {
    /// Which of the choices does best.
    fn best(&mut self, observation: &Observation<'_, G>) -> usize {
        let seat = observation.seat();
        let mut tried = self.looks(observation);
        tried.truncate(self.settings.width.max(2));
        let rounds = tried.len().ilog2() + u32::from(!tried.len().is_power_of_two());
        let mut scale = RewardScale::new(self.settings.winning);
        self.looked_at = 0;
        while tried.len() > 1 {
            let each = self.settings.playouts / rounds / tried.len() as u32;
            for _ in 0..each.max(1) {
                if self.looked_at >= MAX_CHOICES {
                    break;
                }
                // One state that may be the true one, and one set of dice, for all.
                let sample = observation.sample(&mut self.chance);
                let (dice, mood) = (self.fork(), self.fork());
                for one in &mut tried {
                    let mut game = sample.clone();
                    let action = observation.choices()[one.index].clone();
                    game.evolve(&Event::Act(seat, action));
                    self.play_on(&mut game, dice.clone(), mood.clone());
                    one.reward += scale.rewards(&game, &self.heuristics)[seat.index()];
                }
            }
            tried.sort_by(|a, b| b.reward.total_cmp(&a.reward));
            tried.truncate(tried.len().div_ceil(2));
        }
        tried[0].index
    }

    /// All choices, those that look best first.
    fn looks(&mut self, observation: &Observation<'_, G>) -> Vec<Tried> {
        let game = observation.sample(&mut self.chance);
        let mut looks = Vec::new();
        self.heuristics.evaluate_actions(
            &game,
            observation.seat(),
            observation.choices(),
            &mut looks,
        );
        let mut tried: Vec<_> = (0..observation.choices().len())
            .map(|index| Tried { index, looks: looks[index], reward: 0.0 })
            .collect();
        self.chance.shuffle(&mut tried);
        tried.sort_by(|a, b| b.looks.total_cmp(&a.looks));
        tried
    }

    fn fork(&mut self) -> QuickDice {
        let [high, low] = [self.chance.below(u32::MAX), self.chance.below(u32::MAX)];
        QuickDice::new(u64::from(high) << 32 | u64::from(low))
    }

    /// Plays to the end, or far enough. What is thrown and how somebody feels
    /// come from two sources, so that the dice stay the same whoever decides
    /// what.
    fn play_on(&mut self, game: &mut G, mut dice: QuickDice, mut mood: QuickDice) {
        let mut decisions = 1;
        loop {
            if decisions >= self.settings.decisions * u32::from(game.players())
                && (self.heuristics.cutoff)(game, u32::MAX)
            {
                return;
            }
            let event = match game.pending() {
                Pending::Over => return,
                Pending::Throw => match game.throw(&mut dice) {
                    Some(throw) => Event::Throw(throw),
                    None => return,
                },
                Pending::Rules => match game.next_effect() {
                    Some(effect) => Event::Effect(effect),
                    None => return,
                },
                pending => {
                    if let Some(effect) = sample_timeout(game, &mut dice) {
                        Event::Effect(effect)
                    } else {
                        let Some(seat) = next(pending, &mut mood) else { return };
                        self.choices.clear();
                        game.choices(seat, &mut self.choices);
                        if self.choices.is_empty() {
                            return;
                        }
                        self.looked_at += self.choices.len() as u64;
                        let index = self.heuristics.rollout_policy(
                            game,
                            seat,
                            &self.choices,
                            &mut mood,
                            &mut self.scratch,
                        );
                        decisions += 1;
                        Event::Act(seat, self.choices[index].clone())
                    }
                }
            };
            game.evolve(&event);
        }
    }
}

fn next(pending: Pending, chance: &mut QuickDice) -> Option<Seat> {
    let mut seats = pending.seats();
    match pending {
        Pending::Any(_) => seats.nth(chance.below(seats.len().into()) as usize),
        _ => seats.first(),
    }
}

impl<G: Game> Bot<G> for Trials<G> {
    fn choose(&mut self, observation: &Observation<'_, G>) -> G::Action {
        let index = match observation.choices() {
            [_] => 0,
            _ => self.best(observation),
        };
        observation.choices()[index].clone()
    }
}
