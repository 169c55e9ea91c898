//! Presses in, stamped actions in order out.

use std::collections::BTreeMap;

use engine::{AnyMatch, Chance, Dice, Moment, Seat, Secret, Seed, Stamp};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use ts_rs::TS;

use super::latency::Latency;
use crate::{CommandId, Millis};

/// Calls within so many milliseconds of the earliest are at the same time: less
/// than people and screens can be told apart by.
pub const NEAR: u32 = 30;

/// What kind of press it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PressKind {
    /// It concerns nobody else.
    Grab,
    /// It changes what the others can do.
    Call,
}

impl PressKind {
    /// The kind of an action, stamped with any legal stamp, found by trying it:
    /// a call is what changes whom the game waits for, or until when.
    pub fn of(game: &dyn AnyMatch, seat: Seat, stamped: &str) -> Self {
        let mut tried = game.trial();
        let alone = game.pending().seats().len() <= 1;
        if alone || tried.act(seat, stamped).is_err() {
            return Self::Grab;
        }
        let before = (game.pending(), game.deadline());
        if (tried.pending(), tried.deadline()) == before { Self::Grab } else { Self::Call }
    }
}

/// What a client says that its player did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press {
    /// Who.
    pub seat: Seat,
    /// The command that it came with; none for a bot.
    pub id: Option<CommandId>,
    /// What, without a stamp.
    pub action: String,
    /// Of which kind.
    pub kind: PressKind,
    /// How many events of the game the client had shown.
    pub shown: u32,
    /// Milliseconds since it had shown the last of them.
    pub since: u32,
}

/// How a press was judged; all times in milliseconds since the throw was sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Audit {
    /// When it arrived.
    pub arrived: u32,
    /// When it was done, according to the client.
    pub claimed: u32,
    /// The longest travel that the connection was granted.
    pub credit: u32,
    /// When it was done, as far as the credit goes.
    pub pressed: u32,
    /// With whom it was tied, if chance decided.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub tied: Vec<Seat>,
}

/// A press that is ready for the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Who.
    pub seat: Seat,
    /// The command that it came with; none for a bot.
    pub id: Option<CommandId>,
    /// The action with its stamp.
    pub action: String,
    /// Why so.
    pub audit: Audit,
}

/// Judges the presses of a match, round after round.
#[derive(Clone, Debug)]
pub struct Referee {
    secret: Secret,
    latencies: BTreeMap<Seat, Latency>,
    round: Option<Round>,
}

/// From a throw to the next.
#[derive(Clone, Debug)]
struct Round {
    /// The number of the throw among the events, counted from 1.
    throw: u32,
    /// When it was sent.
    start: Millis,
    /// When the events from the throw on were sent, since then.
    sent: Vec<u32>,
    /// What is held: the earliest press first, and at the same time in the
    /// order of arrival.
    held: Vec<Held>,
    /// The last moment given out.
    last: Moment,
}

#[derive(Clone, Debug)]
struct Held {
    press: Press,
    seen: u32,
    audit: Audit,
}

impl Referee {
    /// The referee of the match with this secret, from which only ties are
    /// drawn, and none of its dice.
    pub fn new(secret: Secret) -> Self {
        Self { secret, latencies: BTreeMap::new(), round: None }
    }

    /// A ping of `seat` came back after so many milliseconds.
    pub fn measured(&mut self, seat: Seat, round_trip: u32) {
        self.latencies.entry(seat).or_default().measured(round_trip);
    }

    /// The connection of `seat` is gone; nobody waits for it any more.
    pub fn gone(&mut self, seat: Seat) {
        self.latencies.remove(&seat);
    }

    /// The longest travel that `seat` is granted.
    pub fn credit(&self, seat: Seat) -> u32 {
        self.latencies.get(&seat).map_or(0, Latency::credit)
    }

    /// A throw, event number `events` counted from 1, is sent now: a new round
    /// begins. What was held of the old one is void.
    pub fn begin(&mut self, events: u32, now: Millis) {
        let (sent, held) = (vec![0], Vec::new());
        self.round = Some(Round { throw: events, start: now, sent, held, last: Moment::START });
    }

    /// The round is over. What was held of it is void.
    pub fn end(&mut self) {
        self.round = None;
    }

    /// The number of the throw that the round began with, and when.
    pub fn begun(&self) -> Option<(u32, Millis)> {
        self.round.as_ref().map(|round| (round.throw, round.start))
    }

    /// Something has happened at `moment`, whoever judged it: nothing is before
    /// it from now on.
    pub fn passed(&mut self, moment: Moment) {
        if let Some(round) = &mut self.round {
            round.last = round.last.max(moment);
        }
    }

    /// Whether a press of `seat` is held.
    pub fn holds(&self, seat: Seat) -> bool {
        self.held().any(|press| press.seat == seat)
    }

    /// What is held.
    pub fn held(&self) -> impl Iterator<Item = &Press> {
        self.round.iter().flat_map(|round| &round.held).map(|held| &held.press)
    }

    /// All events up to number `events` have been sent by now.
    pub fn sent(&mut self, events: u32, now: Millis) {
        if let Some(round) = &mut self.round {
            let until = (events + 1).saturating_sub(round.throw) as usize;
            let time = round.time(now);
            if until > round.sent.len() {
                round.sent.resize(until, time);
            }
        }
    }

    /// A press arrives. Returns what is ready for the rules: nothing while it
    /// is held, and nothing for a press whose client had not even shown the
    /// throw.
    pub fn arrive(&mut self, press: Press, now: Millis) -> Vec<Judged> {
        let credit = self.credit(press.seat);
        let Some(round) = &mut self.round else { return Vec::new() };
        // Nobody has been shown what was not sent.
        let last = round.throw + round.sent.len() as u32 - 1;
        let seen = press.shown.min(last);
        let Some(shown) = seen.checked_sub(round.throw) else { return Vec::new() };
        let arrived = round.time(now);
        let claimed = round.sent[shown as usize].saturating_add(press.since);
        let pressed = claimed.clamp(arrived.saturating_sub(credit), arrived);
        let audit = Audit { arrived, claimed, credit, pressed, tied: Vec::new() };
        let first_held = round.held.first().map(|held| held.audit.pressed);
        let held = Held { press, seen, audit };
        if held.press.kind == PressKind::Grab && first_held.is_none_or(|first| pressed < first) {
            return vec![round.stamp(held)];
        }
        let behind = round.held.partition_point(|other| other.audit.pressed <= pressed);
        round.held.insert(behind, held);
        self.release(now)
    }

    /// When [`Referee::release`] has something to give out.
    pub fn due(&self) -> Option<Millis> {
        let round = self.round.as_ref()?;
        let first = round.held.first()?;
        let wait = self.longest_credit(Some(first.press.seat));
        // Calls that are just as good are waited for as well.
        Some(round.start + Millis::from(first.audit.pressed) + Millis::from(wait + NEAR))
    }

    /// Gives out what was held, in order, if it is [due](Referee::due).
    pub fn release(&mut self, now: Millis) -> Vec<Judged> {
        if self.due().is_none_or(|due| now < due) {
            return Vec::new();
        }
        let secret = self.secret;
        let Some(round) = &mut self.round else { return Vec::new() };
        let mut held = std::mem::take(&mut round.held);
        break_ties(&mut held, &secret, round.throw);
        held.into_iter().map(|held| round.stamp(held)).collect()
    }

    /// When time that runs out at `deadline` is really up: when nothing that
    /// was done before can still be on its way.
    pub fn timeout_at(&self, deadline: Moment) -> Option<Millis> {
        let round = self.round.as_ref()?;
        let wait = self.longest_credit(None);
        Some(round.start + Millis::from(deadline.millis()) + Millis::from(wait))
    }

    fn longest_credit(&self, without: Option<Seat>) -> u32 {
        let others = self.latencies.iter().filter(|(seat, _)| Some(**seat) != without);
        others.map(|(_, latency)| latency.credit()).max().unwrap_or(0)
    }
}

impl Round {
    fn time(&self, now: Millis) -> u32 {
        u32::try_from(now.saturating_sub(self.start)).unwrap_or(u32::MAX)
    }

    fn stamp(&mut self, held: Held) -> Judged {
        let Held { press, seen, audit } = held;
        self.last = self.last.max(Moment::new(audit.pressed));
        let stamp = Stamp { at: self.last, seen };
        let Press { seat, id, action, .. } = press;
        Judged { seat, id, action: format!("{action} {stamp}"), audit }
    }
}

/// Puts the calls that are as early as the earliest into an order that chance
/// decides; grabs stay behind the call that held them up.
fn break_ties(held: &mut Vec<Held>, secret: &Secret, throw: u32) {
    let Some(first) = held.first().map(|held| held.audit.pressed) else { return };
    let near = |held: &Held| {
        held.press.kind == PressKind::Call && held.audit.pressed <= first.saturating_add(NEAR)
    };
    let (mut tied, rest): (Vec<Held>, Vec<Held>) = held.drain(..).partition(near);
    if tied.len() > 1 {
        // Not in the order of arrival: the draw is that of these seats.
        tied.sort_by_key(|held| held.press.seat);
        let seats: Vec<Seat> = tied.iter().map(|held| held.press.seat).collect();
        draw(secret, throw).shuffle(&mut tied);
        for held in &mut tied {
            held.audit.tied.clone_from(&seats);
        }
    }
    tied.extend(rest);
    *held = tied;
}

/// Chance for ties in the round of this throw, which follows from the match.
fn draw(secret: &Secret, throw: u32) -> Dice {
    let mut sha = Sha256::new();
    sha.update(b"kiste referee");
    sha.update(secret.seed.0);
    sha.update(secret.salt.0);
    sha.update(throw.to_le_bytes());
    Dice::new(&Seed(sha.finalize().into()))
}
