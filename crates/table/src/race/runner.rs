//! What a host keeps of a race besides the table.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use engine::{AnyMatch, Commitment, Moment, Refusal, Seat, Stamp};

use super::referee::{Judged, Press, PressKind, Referee};
use super::round::RaceRound;
use crate::clock::bot_seed;
use crate::moves::checked_text;
use crate::play::Play;
use crate::{BotLevel, Command, CommandId, Input, Millis, Phase, Table, TableRefused, TokenHash};

/// How often the way to the players is measured while a race is on.
pub const PING: Millis = 500;
/// Nobody sees a throw, knows what to do and moves in less, in milliseconds.
pub const FASTEST: u32 = 120;
/// Pings that are still waited for.
const PINGS: usize = 16;

/// A race at one table: the referee, the bots, the pings and the clock, as a
/// pure machine. Time comes in with every call.
///
/// It holds nothing that must survive: a new one that [follows](Self::follow)
/// the same table takes the round up where it was, and measures again.
#[derive(Clone, Debug, Default)]
pub struct RaceRunner {
    /// The referee, and the match it is for.
    referee: Option<(Commitment, Referee)>,
    /// What is ready for the table, in order.
    ready: VecDeque<Judged>,
    /// Commands that were held when their round ended.
    void: Vec<CommandId>,
    /// What bots are about to do.
    intents: BTreeMap<Seat, Intent>,
    /// How many lines there were when each bot pressed last: without news it
    /// does not press again.
    pressed: BTreeMap<Seat, usize>,
    pings: VecDeque<Ping>,
    next_ping: Option<Millis>,
    nonce: u32,
    /// Others see to bots and to the clock.
    idle: bool,
}

#[derive(Clone, Debug)]
struct Intent {
    at: Moment,
    action: String,
}

#[derive(Clone, Debug)]
struct Ping {
    nonce: u32,
    sent: Millis,
    answered: BTreeSet<Seat>,
}

/// What becomes of a command of a player.
#[derive(Clone, Debug, PartialEq)]
pub enum Pressed {
    /// It is no press in a race: it goes before the table like any other.
    No,
    /// It comes out of [`RaceRunner::next`], soon.
    Taken,
    /// It cannot count.
    Refused(Refusal),
}

impl RaceRunner {
    /// Takes note of what has happened at the table. `intend` is what the bot
    /// on a seat will do and when, stamped, as `bots::intend_any` says.
    pub fn follow(
        &mut self,
        table: &Table,
        intend: impl Fn(&dyn AnyMatch, Seat, BotLevel, u64) -> Option<(Moment, String)>,
    ) {
        let playing = table.play.as_ref().filter(|_| table.phase() == Phase::Playing);
        let Some(play) = playing.filter(|play| play.is_racing()) else {
            self.end_round();
            self.pings.clear();
            self.next_ping = None;
            if playing.is_none() {
                self.referee = None;
            }
            return;
        };
        let commitment = play.secret.commitment();
        if self.referee.as_ref().is_none_or(|(of, _)| *of != commitment) {
            self.end_round();
            self.referee = Some((commitment, Referee::new(play.secret)));
        }
        self.next_ping.get_or_insert(0);
        // Another round, or the same one after a time away.
        let begun = self.referee.as_ref().and_then(|(_, referee)| referee.begun());
        if begun != play.round.as_ref().map(|round| (round.throw, round.start)) {
            self.end_round();
        }
        let Some((_, referee)) = &mut self.referee else { return };
        for (seat, person) in table.people() {
            if !person.is_connected() {
                referee.gone(seat);
            }
        }
        let Some(round) = &play.round else { return };
        tell(referee, round);
        self.think(table, play, round, intend);
    }

    /// Whether this host sees to the bots and the clock; otherwise another one
    /// that shares the table does.
    pub fn drive(&mut self, drives: bool) {
        self.idle = !drives;
    }

    /// A command of a player, which arrived at `now`.
    pub fn press(
        &mut self,
        table: &Table,
        from: &TokenHash,
        id: &CommandId,
        command: &Command,
        now: Millis,
    ) -> Pressed {
        let Command::Act { action, shown, since, .. } = command else { return Pressed::No };
        let round = table.play.as_ref().and_then(|play| Some((play, play.round.as_ref()?)));
        let (Some((play, round)), Some((_, referee))) = (round, &mut self.referee) else {
            return Pressed::No;
        };
        // What the table knows or says no to without a referee.
        let seat = table.seat_of(from).filter(|seat| table.bot_on(*seat).is_none());
        let Some(seat) = seat.filter(|_| table.done(id).is_none()) else { return Pressed::No };
        let known = |other: &Option<CommandId>| other.as_ref() == Some(id);
        if referee.held().any(|press| known(&press.id))
            || self.ready.iter().any(|judged| known(&judged.id))
        {
            return Pressed::Taken;
        }
        let action = match checked_text(play, action) {
            Ok(action) => action.to_owned(),
            Err(refusal) => return Pressed::Refused(refusal),
        };
        // Who does not say when it was done has done it just now.
        let shown = shown.unwrap_or(u32::MAX);
        if shown < round.throw {
            return Pressed::Refused(TableRefused::NotShown.into());
        }
        let since = since.unwrap_or(u32::MAX);
        if round.claimed(shown, since) < FASTEST {
            return Pressed::Refused(TableRefused::TooQuick { least: FASTEST }.into());
        }
        let kind = kind(play, round, seat, &action, now);
        let press = Press { seat, id: Some(id.clone()), action, kind, shown, since };
        self.ready.extend(referee.arrive(press, now));
        Pressed::Taken
    }

    /// The next thing to put before the table, if one is due. The table must
    /// have followed up on the one before.
    pub fn next(&mut self, table: &Table, now: Millis) -> Option<Input> {
        loop {
            if let Some(judged) = self.ready.pop_front() {
                return Some(Input::Judged(judged));
            }
            let (_, referee) = self.referee.as_mut()?;
            let play = table.play.as_ref()?;
            let round = play.round.as_ref()?;
            let release = referee.due().filter(|due| *due <= now);
            let intent = self.intents.iter().min_by_key(|(_, intent)| intent.at);
            let intent = intent.filter(|(_, next)| !self.idle && round.when(next.at) <= now);
            match (release, intent) {
                (Some(due), intent)
                    if intent.is_none_or(|(_, next)| due <= round.when(next.at)) =>
                {
                    self.ready.extend(referee.release(now));
                }
                (_, Some((&seat, _))) => {
                    let Intent { at, action } = self.intents.remove(&seat)?;
                    self.pressed.insert(seat, play.lines().len());
                    // A bot is as far away as its host: nothing is lost on the
                    // way, not even what the timer was late.
                    let arrived = round.when(at);
                    let kind = kind(play, round, seat, &action, arrived);
                    let shown = round.throw + round.sent.len() as u32 - 1;
                    let since = at.millis().saturating_sub(round.sent.last().copied().unwrap_or(0));
                    let press = Press { seat, id: None, action, kind, shown, since };
                    self.ready.extend(referee.arrive(press, arrived));
                }
                _ => {
                    let timeout = timeout_at(referee, play).filter(|_| !self.idle);
                    return timeout.filter(|at| *at <= now).map(|_| Input::Timeout);
                }
            }
        }
    }

    /// When [`RaceRunner::next`], [`RaceRunner::take_void`] or [`RaceRunner::ping`] will have
    /// something.
    pub fn next_deadline(&self, table: &Table) -> Option<Millis> {
        if !self.ready.is_empty() || !self.void.is_empty() {
            return Some(0);
        }
        let round = table.play.as_ref().and_then(|play| {
            let round = play.round.as_ref()?;
            let (_, referee) = self.referee.as_ref()?;
            let intents = self.intents.values().map(|intent| round.when(intent.at));
            let driven = intents.chain(timeout_at(referee, play)).filter(|_| !self.idle);
            driven.chain(referee.due()).min()
        });
        round.into_iter().chain(self.next_ping).min()
    }

    /// Commands whose round was over before they could count.
    pub fn take_void(&mut self) -> Vec<CommandId> {
        std::mem::take(&mut self.void)
    }

    /// The number of a ping to send to everybody who plays, if it is time.
    pub fn ping(&mut self, now: Millis) -> Option<u32> {
        self.next_ping.filter(|due| *due <= now)?;
        self.next_ping = Some(now.saturating_add(PING));
        self.nonce = self.nonce.wrapping_add(1);
        if self.pings.len() == PINGS {
            self.pings.pop_front();
        }
        self.pings.push_back(Ping { nonce: self.nonce, sent: now, answered: BTreeSet::new() });
        Some(self.nonce)
    }

    /// The ping with this number came back from `seat`.
    pub fn pong(&mut self, seat: Seat, nonce: u32, now: Millis) {
        let ping = self.pings.iter_mut().find(|ping| ping.nonce == nonce);
        let (Some(ping), Some((_, referee))) = (ping, &mut self.referee) else { return };
        if ping.answered.insert(seat) {
            let round_trip = u32::try_from(now.saturating_sub(ping.sent)).unwrap_or(u32::MAX);
            referee.measured(seat, round_trip);
        }
    }

    /// What is under way in the round that was is void.
    fn end_round(&mut self) {
        if let Some((_, referee)) = &mut self.referee {
            self.void.extend(referee.held().filter_map(|press| press.id.clone()));
            referee.end();
        }
        self.void.extend(self.ready.drain(..).filter_map(|judged| judged.id));
        self.intents.clear();
        self.pressed.clear();
    }

    /// Asks the bots again. One that still wants the same keeps to the moment
    /// it had in mind, or it would never get to it while others are busy.
    fn think(
        &mut self,
        table: &Table,
        play: &Play,
        round: &RaceRound,
        intend: impl Fn(&dyn AnyMatch, Seat, BotLevel, u64) -> Option<(Moment, String)>,
    ) {
        let Some((_, referee)) = &self.referee else { return };
        let before = std::mem::take(&mut self.intents);
        let shown = Moment::new(round.sent.last().copied().unwrap_or(0));
        for seat in play.pending() {
            let Some(level) = table.bot_on(seat) else { continue };
            let waits = self.pressed.get(&seat) == Some(&play.lines().len());
            if waits || referee.holds(seat) {
                continue;
            }
            let seed = bot_seed(&play.secret, seat, 0);
            let Some((at, stamped)) = intend(&*play.game, seat, level, seed) else { continue };
            let action = match Stamp::split(&stamped) {
                Ok((action, _)) => action.to_owned(),
                Err(_) => stamped,
            };
            let same = before.get(&seat).filter(|intent| intent.action == action);
            let at = same.map_or(at, |intent| at.min(intent.at)).max(shown);
            self.intents.insert(seat, Intent { at, action });
        }
    }
}

/// Tells the referee what has been sent.
fn tell(referee: &mut Referee, round: &RaceRound) {
    if referee.begun().is_none() {
        referee.begin(round.throw, round.start);
    }
    for (number, time) in (round.throw..).zip(&round.sent) {
        referee.sent(number, round.when(Moment::new(*time)));
    }
    referee.passed(round.last);
}

/// When time is up: not while something is held that was done in time.
fn timeout_at(referee: &Referee, play: &Play) -> Option<Millis> {
    if referee.due().is_some() {
        return None;
    }
    // The table says no before its own time.
    Some(referee.timeout_at(play.game.deadline()?)?.max(play.timeout_due()?))
}

/// Found by trying it as late as it can count.
fn kind(play: &Play, round: &RaceRound, seat: Seat, action: &str, now: Millis) -> PressKind {
    let at = Moment::new(round.time(now)).max(round.last);
    let at = play.game.deadline().map_or(at, |deadline| at.min(deadline));
    let seen = round.throw + round.sent.len() as u32 - 1;
    PressKind::of(&*play.game, seat, &format!("{action} {}", Stamp { at, seen }))
}
