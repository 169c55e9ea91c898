//! Time: whose is up, who is missing, and where a bot is due.

use engine::{Moment, Refusal, Seat, Secret};
use sha2::{Digest, Sha256};

use crate::play::Play;
use crate::race::{Countdown, RaceState};
use crate::{BotLevel, Clock, Millis, Phase, Place, StandIn, Table, TableEvent};

/// How long somebody has to be away before others may ask for a bot: a locked
/// phone is not gone.
pub const ABSENCE: Millis = 120_000;
/// How well a bot plays that stands in for somebody.
pub const STAND_IN: BotLevel = BotLevel::Medium;

/// A bot that has to make a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotTurn {
    /// For this seat.
    pub seat: Seat,
    /// How well.
    pub level: BotLevel,
    /// The question; [`Input::Bot`](crate::Input::Bot) names it, so that an
    /// answer that comes too late or twice does nothing.
    pub asked: u64,
    /// The chance of the bot: the same question always has the same seed, so
    /// that any process may think it over and come to the same answer.
    pub seed: u64,
}

impl Table {
    /// The bots that have to make a move now. In a race none has to: there they
    /// act when they have found something.
    pub fn due_bots(&self) -> Vec<BotTurn> {
        let Some(play) = self.play.as_ref().filter(|play| !play.is_racing()) else {
            return Vec::new();
        };
        self.pending()
            .filter_map(|seat| {
                let level = self.bot_on(seat)?;
                let asked = self.asked(seat)?;
                // Who comes and goes must not change what the bots of a day do.
                let occasion = if play.day.is_some() { play.game.len() as u64 } else { asked };
                Some(BotTurn { seat, level, asked, seed: bot_seed(&play.secret, seat, occasion) })
            })
            .collect()
    }

    /// Whether anybody waits for what happens next: somebody is there, or looks
    /// in now and then, as one does at a game that takes days.
    pub fn is_awaited(&self) -> bool {
        matches!(self.clock(), Clock::Days { .. }) || self.connections().next().is_some()
    }

    /// How well the bot plays that plays `seat`, if one does.
    pub(crate) fn bot_on(&self, seat: Seat) -> Option<BotLevel> {
        match self.place(seat)? {
            Place::Bot(level) => Some(*level),
            Place::Person(person) => person.stand_in.map(|_| STAND_IN),
            Place::Open => None,
        }
    }

    /// When the time of `seat` for its move is up. A race has a clock of its
    /// own, which is the same for all.
    pub fn deadline(&self, seat: Seat) -> Option<Millis> {
        if self.phase() != Phase::Playing || self.bot_on(seat).is_some() {
            return None;
        }
        let play = self.play.as_ref().filter(|play| !play.is_racing())?;
        Some(play.question(seat)?.at.saturating_add(self.clock().limit()?))
    }

    /// When [`Input::Tick`](crate::Input::Tick) will next change something.
    pub fn next_deadline(&self) -> Option<Millis> {
        let countdown = self.play.as_ref().and_then(|play| Some(play.countdown.as_ref()?.until));
        self.deadlines().map(|(_, when, _)| when).chain(countdown).min()
    }

    /// When the time of those who race is up, by the table's clock alone. A host
    /// waits a little longer, for what is on its way
    /// ([`RaceRunner`](crate::race::RaceRunner)).
    pub fn timeout_due(&self) -> Option<Millis> {
        self.play.as_ref()?.timeout_due()
    }

    /// How far the race is, if one is on or about to begin.
    pub fn race(&self, now: Millis) -> Option<RaceState> {
        let play = self.play.as_ref().filter(|play| play.is_racing())?;
        let left = |until: Millis| u32::try_from(until.saturating_sub(now)).unwrap_or(u32::MAX);
        Some(RaceState {
            countdown: play.countdown.as_ref().map(|countdown| left(countdown.until)),
            waits: play
                .countdown
                .as_ref()
                .map(|_| left(play.reading_until(now)))
                .filter(|left| *left > 0),
            since: play.round.as_ref().map(|round| round.time(now)),
            deadline: play.game.deadline().map(Moment::millis),
        })
    }

    /// What time brings about: throws that were announced, and bots that step
    /// in.
    pub(crate) fn overdue(&self, now: Millis) -> Result<Vec<TableEvent>, Refusal> {
        let mut events: Vec<TableEvent> = Vec::new();
        if let Some(play) = &self.play
            && let Some(Countdown { seat, bot, action, until }) = &play.countdown
            && *until <= now
        {
            let lines = play.try_act(*seat, action, None)?.lines;
            events.push(TableEvent::Acted { seat: *seat, bot: *bot, lines, audit: None });
        }
        for (seat, when, reason) in self.deadlines() {
            let new = !events.iter().any(
                |event| matches!(event, TableEvent::StoodIn { seat: earlier, .. } if *earlier == seat),
            );
            if when <= now && new {
                events.push(TableEvent::StoodIn { seat, reason });
            }
        }
        Ok(events)
    }

    /// What happens if the time of those who race is up.
    pub(crate) fn timeouts(&self, now: Millis) -> Vec<TableEvent> {
        let due = self.timeout_due().is_some_and(|due| due <= now);
        let lines = self.play.as_ref().filter(|_| due).map(Play::try_timeout);
        lines.map(|lines| TableEvent::TimedOut { lines }).into_iter().collect()
    }

    /// A table that nobody was at and no clock ran for has missed nothing.
    pub(crate) fn restarted(&self, downtime: Millis) -> Vec<TableEvent> {
        let attended = self.people().any(|(_, person)| person.is_connected());
        let racing = self.play.as_ref().is_some_and(Play::is_racing);
        let timed = self.phase() == Phase::Playing && (racing || self.clock().limit().is_some());
        (attended || timed).then_some(TableEvent::Restarted { downtime }).into_iter().collect()
    }

    /// When a bot steps in by itself, for whom and why. Only the clock brings
    /// that about: without one, a bot comes when somebody asks for it.
    fn deadlines(&self) -> impl Iterator<Item = (Seat, Millis, StandIn)> {
        let playing = self.phase() == Phase::Playing;
        let waited_for = self.people().filter(move |(seat, person)| {
            playing && person.stand_in.is_none() && self.pending().contains(*seat)
        });
        waited_for.filter_map(|(seat, _)| Some((seat, self.deadline(seat)?, StandIn::Timeout)))
    }
}

/// The chance of the bot on `seat` for one occasion.
pub(crate) fn bot_seed(secret: &Secret, seat: Seat, occasion: u64) -> u64 {
    let mut sha = Sha256::new();
    sha.update(b"kiste bot");
    // Salt and not only seed: the seed is of no use to a bot then.
    sha.update(secret.salt.0);
    sha.update([seat.number()]);
    sha.update(occasion.to_le_bytes());
    let hash: [u8; 32] = sha.finalize().into();
    let mut seed = [0; 8];
    seed.copy_from_slice(&hash[..8]);
    u64::from_le_bytes(seed)
}
