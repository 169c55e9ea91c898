//! A bot for Eintrichtern that remembers and forgets like people.
//!
//! It hears every sum that is announced. How long it keeps one is fixed when it
//! hears it, by what it has heard before, so a bot that is made anew for each
//! decision remembers the same; what is forgotten stays forgotten until the
//! same die is lifted again. Everything else it reckons from the faces that all
//! can see.

use engine::{Chance, Event, QuickDice, Seat};
use games::eintrichtern::{
    Eintrichtern, EintrichternAction, EintrichternEffect, EintrichternThrow, Odds,
};
use pyramid::{CELLS, Cell};

use crate::{Bot, BotLevel, Observation};

/// How well somebody remembers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recall {
    /// After so many further lifts half of the sums are forgotten; with 0 all
    /// of them at once.
    pub half_life: u32,
}

impl Recall {
    /// The memory of a bot of this level; none for one that does not think.
    pub const fn of(level: BotLevel) -> Option<Self> {
        match level {
            BotLevel::Random => None,
            BotLevel::Greedy => Some(Self { half_life: 0 }),
            BotLevel::Easy => Some(Self { half_life: 3 }),
            BotLevel::Medium => Some(Self { half_life: 12 }),
            BotLevel::Hard | BotLevel::Expert => Some(Self { half_life: 100 }),
        }
    }

    /// Whether a sum is still there after so many further lifts, if it slips
    /// away as easily as `slips` says: any number, the same for this sum always.
    fn holds(self, age: u32, slips: u32) -> bool {
        // Falls off steeply at first and slowly later, as memory does.
        let (kept, all) = (u64::from(self.half_life), u64::from(self.half_life) + u64::from(age));
        self.half_life > 0 && u64::from(slips) * all <= kept * u64::from(u32::MAX)
    }
}

/// The odds of what is known.
const SURE: f32 = 1.0;

/// How many dice have been lifted in vain for the throw on the table.
fn looked(observation: &Observation<'_, Eintrichtern>) -> f32 {
    let mut lifts = 0.0;
    for event in observation.history() {
        match event {
            Event::Throw(EintrichternThrow::Pearl(_)) => lifts = 0.0,
            Event::Act(_, EintrichternAction::Lift(_)) => lifts += 1.0,
            _ => {}
        }
    }
    lifts
}

/// A bot for Eintrichtern with a memory.
#[derive(Clone, Debug)]
pub struct MemoryBot {
    recall: Recall,
    chance: QuickDice,
}

impl MemoryBot {
    /// A bot that remembers so well, and whose guesses follow from `seed`.
    pub fn new(recall: Recall, seed: u64) -> Self {
        Self { recall, chance: QuickDice::new(seed) }
    }

    /// What the bot still knows of the sums it has heard, by funnel.
    pub fn remembered(
        &self,
        observation: &Observation<'_, Eintrichtern>,
    ) -> impl Iterator<Item = (Cell, u8)> {
        let sums = self.sums(observation);
        (0..CELLS).filter_map(move |index| Some((Cell::from_index(index)?, sums[index]?)))
    }

    /// One of several guesses, each as likely as it is to be right; a sure one
    /// if there is any.
    fn guess(&mut self, odds: impl Iterator<Item = f32> + Clone) -> usize {
        const PARTS: f32 = 65_536.0;
        if let Some(sure) = odds.clone().position(|odds| odds >= SURE) {
            return sure;
        }
        let weights = odds.map(|odds| (odds * PARTS) as u32);
        let mut left = self.chance.below(weights.clone().sum());
        let drawn = weights.clone().position(|weight| {
            let found = left < weight;
            left = left.saturating_sub(weight);
            found
        });
        drawn.unwrap_or_else(|| self.chance.below(weights.count() as u32) as usize)
    }

    fn sums(&self, observation: &Observation<'_, Eintrichtern>) -> [Option<u8>; CELLS] {
        let mut heard = [None; CELLS];
        let (mut lifts, mut lifted) = (0, None);
        let mut mood = Mood::of(observation.seat());
        for event in observation.history() {
            match event {
                Event::Act(_, EintrichternAction::Lift(cell)) => {
                    lifts += 1;
                    lifted = Some(*cell);
                }
                Event::Effect(EintrichternEffect::Sum(sum)) => {
                    mood.take_in(*sum);
                    if let Some(cell) = lifted {
                        heard[cell.index()] = Some((*sum, lifts, mood.slips()));
                    }
                }
                Event::Throw(EintrichternThrow::Pearl(dice)) => {
                    for pips in dice {
                        mood.take_in(pips.get());
                    }
                }
                _ => {}
            }
        }
        heard.map(|heard| {
            let (sum, when, slips) = heard?;
            self.recall.holds(lifts - when, slips).then_some(sum)
        })
    }
}

/// What makes one sum stick longer than another: all that was heard before.
struct Mood(u64);

impl Mood {
    fn of(seat: Seat) -> Self {
        Self(seat.number().into())
    }

    fn take_in(&mut self, number: u8) {
        self.0 = self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number.into());
    }

    fn slips(&self) -> u32 {
        QuickDice::new(self.0).bits()
    }
}

impl Bot<Eintrichtern> for MemoryBot {
    fn choose(&mut self, observation: &Observation<'_, Eintrichtern>) -> EintrichternAction {
        // What is asked of it, open faces and dice, is the same in every sample.
        let table = observation.sample(&mut self.chance);
        let sums = self.sums(observation);
        let funnels: Vec<(Option<u8>, Odds)> = table
            .covered()
            .into_iter()
            .map(|funnel| (sums[funnel.index()], table.odds(funnel)))
            .collect();
        let odds = |sum: u8| {
            funnels.iter().map(move |(remembered, odds)| match remembered {
                Some(remembered) => f32::from(u8::from(*remembered == sum)),
                None => odds.of(sum),
            })
        };
        let best = |sum: u8| odds(sum).fold(0.0, f32::max);
        let wanted = table.wanted().unwrap_or(0);
        // The more have looked for a sum, the less likely it is still there:
        // or bots that forget would look for one that is nowhere, for ever.
        let hope = |best: f32| if best >= SURE { best } else { best / (1.0 + looked(observation)) };
        // Not the likeliest of them: a guess that failed and was forgotten
        // would be made again and again.
        let guess = self.guess(odds(wanted));
        let mut lifts = 0..;
        observation.best_by(&mut self.chance, |action| match action {
            EintrichternAction::Lift(_) if lifts.next() == Some(guess) => 1.0,
            EintrichternAction::Lift(_) | EintrichternAction::Cover => 0.0,
            EintrichternAction::Take => hope(best(wanted)),
            EintrichternAction::Roll => {
                let three = Odds::of_three_dice();
                Odds::SUMS.map(|sum| three.of(sum) * best(sum)).sum()
            }
        })
    }
}
