//! Bots that search like people.
//!
//! In a race it does not help to know the best move: one has to see it, and
//! first. These bots look at one die or one funnel after the other, in an order
//! of their own, and take time for each, as people do; and like people they
//! sometimes misread. What they intend, and when, is a function of what they
//! see and of their seed: asked again after each event, they answer the same
//! as long as nothing has changed for them.

pub(crate) mod bunte_kuh;
pub(crate) mod raffzahn;

use engine::{Chance, Game, Moment, QuickDice};

use crate::{Bot, BotLevel, Observation};

/// What a bot will do, and when, unless something happens before.
#[derive(Clone, Debug, PartialEq)]
pub struct Intent<A> {
    /// When.
    pub at: Moment,
    /// What, stamped with that moment.
    pub action: A,
}

/// How quick and how careful somebody is; times in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reflexes {
    /// From the throw to the first look.
    pub start: u32,
    /// For each die looked at.
    pub look: u32,
    /// For adding up three faces.
    pub sum: u32,
    /// From seeing to having grabbed, or pressed.
    pub grab: u32,
    /// For so long after a STOP a hand that is on its way is not held back.
    pub startle: u32,
    /// Of a thousand dice or funnels so many are misread.
    pub errors: u32,
}

impl Reflexes {
    /// How a bot of this level plays races. People take about a quarter of a
    /// second to react to anything at all, and about as long for a die that
    /// they have to read; for a sum of three dice one to two seconds.
    pub const fn of(level: BotLevel) -> Self {
        match level {
            BotLevel::Random => Self::new(1_500, 400, 1_500, 900, 300, 500),
            BotLevel::Easy => Self::new(1_400, 450, 1_900, 1_000, 300, 40),
            BotLevel::Greedy => Self::new(1_000, 400, 1_500, 800, 200, 0),
            BotLevel::Medium => Self::new(900, 280, 1_200, 700, 250, 20),
            BotLevel::Hard | BotLevel::Expert => Self::new(600, 160, 700, 450, 150, 5),
        }
    }

    const fn new(start: u32, look: u32, sum: u32, grab: u32, startle: u32, errors: u32) -> Self {
        Self { start, look, sum, grab, startle, errors }
    }

    /// The same for whoever has only so long to look at `looks` sums: less time
    /// for each, so that something is found now and then.
    fn hurried(self, patience: u32, looks: u32) -> Self {
        let needed = self.start + (1 + looks) * self.sum + self.grab;
        let hurry = |time: u32| {
            if needed > patience {
                (u64::from(time) * u64::from(patience) / u64::from(needed)) as u32
            } else {
                time
            }
        };
        let Self { start, look, sum, grab, startle, errors } = self;
        Self { start: hurry(start), look, sum: hurry(sum), grab: hurry(grab), startle, errors }
    }

    /// About `time`, a third more or less.
    fn about(time: u32, chance: &mut QuickDice) -> u32 {
        let third = time / 3;
        time - third + chance.below(2 * third + 1)
    }

    /// Whether this one is misread.
    fn errs(self, chance: &mut QuickDice) -> bool {
        chance.below(1_000) < self.errors
    }
}

/// How to play one race.
pub(crate) struct RaceStrategy<G: Game> {
    /// While a clock runs: what, and when; nothing to wait and see.
    intend: Intend<G>,
    /// While none does.
    choose: fn(&Observation<'_, G>, Reflexes, u64) -> G::Action,
}

type Intend<G> = fn(&Observation<'_, G>, Reflexes, u64) -> Option<Intent<<G as Game>::Action>>;

/// A bot for a race.
pub(crate) struct RaceBot<G: Game> {
    strategy: RaceStrategy<G>,
    reflexes: Reflexes,
    seed: u64,
}

impl<G: Game> RaceBot<G> {
    pub(crate) fn new(strategy: RaceStrategy<G>, reflexes: Reflexes, seed: u64) -> Self {
        Self { strategy, reflexes, seed }
    }
}

impl<G: Game> Bot<G> for RaceBot<G> {
    fn choose(&mut self, observation: &Observation<'_, G>) -> G::Action {
        (self.strategy.choose)(observation, self.reflexes, self.seed)
    }

    fn intend(&mut self, observation: &Observation<'_, G>) -> Option<Intent<G::Action>> {
        (self.strategy.intend)(observation, self.reflexes, self.seed)
    }
}

/// Chance for one thought of a bot: the same seed, round and occasion give the
/// same thought.
fn thought(seed: u64, round: u32, occasion: u32) -> QuickDice {
    let mixed = u64::from(round) << 32 | u64::from(occasion);
    QuickDice::new(seed ^ mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}
