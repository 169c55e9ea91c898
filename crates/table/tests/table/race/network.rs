//! A small network without a clock: messages take the time that chance gives
//! them, the same in every run.

use engine::{Chance, QuickDice, Seat, Secret};
use table::race::{Judged, Press, PressKind, Referee};

/// One player's way to the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    /// Milliseconds in one direction at best.
    pub(crate) delay: u32,
    /// Up to so many more, for each message anew.
    pub(crate) jitter: u32,
    /// Of a thousand messages, so many are lost and sent again.
    pub(crate) loss: u32,
}

impl Way {
    /// A way of this length that wavers by a tenth and loses one message in a
    /// hundred.
    pub(crate) fn of(delay: u32) -> Self {
        Self { delay, jitter: 5 + delay / 10, loss: 10 }
    }

    /// How long a message takes. A lost one is noticed by its sender after
    /// twice the round trip, as TCP does.
    pub(crate) fn travel(self, chance: &mut QuickDice) -> u32 {
        let mut time = self.delay + chance.below(self.jitter + 1);
        while chance.below(1_000) < self.loss {
            time += (4 * self.delay).max(200);
        }
        time
    }
}

/// What a client tells about a press it really made.
pub(crate) type Tell = fn(shown: u32, since: u32) -> (u32, u32);

/// The truth.
pub(crate) const HONEST: Tell = |shown, since| (shown, since);

/// A player in a simulated race to one call.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Player {
    pub(crate) way: Way,
    pub(crate) tell: Tell,
    /// What is added to the answers to pings, to look far away.
    pub(crate) drag: u32,
}

impl Player {
    pub(crate) fn honest(delay: u32) -> Self {
        Self { way: Way::of(delay), tell: HONEST, drag: 0 }
    }
}

/// How one round of one call each went.
pub(crate) struct Outcome {
    /// In the order of the referee.
    pub(crate) judged: Vec<Judged>,
    /// Who arrived first.
    pub(crate) first_to_arrive: Seat,
    /// How long each really took from being shown the throw to the press.
    pub(crate) reactions: Vec<u32>,
    /// How long the table waited after the winning call had arrived.
    pub(crate) wait: u32,
}

/// The throw, number 4, is sent; everybody reacts after a time drawn from the
/// same distribution, and calls.
pub(crate) fn race(players: &[Player], round: u64) -> Outcome {
    const THROW: u32 = 4;
    const START: u64 = 1_000_000;
    let mut chance = QuickDice::new(round);
    let mut referee = Referee::new(Secret::numbered(5, round));
    let seats = || (0..players.len()).map(|index| Seat::new(index as u8));
    for (seat, player) in seats().zip(players) {
        for _ in 0..16 {
            let round_trip = player.way.travel(&mut chance) + player.way.travel(&mut chance);
            referee.measured(seat, round_trip + player.drag);
        }
    }
    referee.begin(THROW, START);
    let mut reactions = Vec::new();
    let mut arrivals: Vec<(u64, Press)> = Vec::new();
    for (seat, player) in seats().zip(players) {
        let shown = player.way.travel(&mut chance);
        let reaction = reaction(&mut chance);
        let (told, since) = (player.tell)(THROW, reaction);
        let at = START + u64::from(shown + reaction + player.way.travel(&mut chance));
        let action = "stop".to_owned();
        arrivals.push((
            at,
            Press { seat, id: None, action, kind: PressKind::Call, shown: told, since },
        ));
        reactions.push(reaction);
    }
    arrivals.sort_by_key(|(at, _)| *at);
    let first_to_arrive = arrivals[0].1.seat;
    let mut judged: Vec<Judged> = Vec::new();
    let mut decided = 0;
    for (at, press) in arrivals {
        while let Some(due) = referee.due().filter(|due| *due <= at) {
            decided = if judged.is_empty() { due } else { decided };
            judged.extend(referee.release(due));
        }
        let ready = referee.arrive(press, at);
        decided = if judged.is_empty() && !ready.is_empty() { at } else { decided };
        judged.extend(ready);
    }
    while let Some(due) = referee.due() {
        decided = if judged.is_empty() { due } else { decided };
        judged.extend(referee.release(due));
    }
    let arrived = START + u64::from(judged[0].audit.arrived);
    let wait = decided.saturating_sub(arrived) as u32;
    Outcome { judged, first_to_arrive, reactions, wait }
}

/// A second, and up to two more: the sum of two even draws, like people who
/// search.
fn reaction(chance: &mut QuickDice) -> u32 {
    1_000 + chance.below(1_000) + chance.below(1_000)
}
