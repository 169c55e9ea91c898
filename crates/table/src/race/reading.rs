//! Before the first race of a game: whoever has never raced reads what it is
//! about, and the first throw waits for them, though not for ever.

use engine::{Cost, Pending, Seat};

use super::COUNTDOWN;
use crate::evolve::Impossible;
use crate::play::Play;
use crate::{Millis, Phase, Table, TableEvent, TableRefused};

/// How long the first throw waits for somebody who reads, at most.
pub const READING: Millis = 30_000;

/// Somebody who reads before the first race, or has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reader {
    seat: Seat,
    /// Until then the throw waits; nothing once they are ready.
    until: Option<Millis>,
}

impl Reader {
    /// Gives more time.
    pub(crate) fn credit(&mut self, time: Millis) {
        self.until = self.until.map(|until| until.saturating_add(time));
    }
}

impl Table {
    /// Somebody is ready or not: for the game, or for its first race.
    pub(crate) fn readies(&self, seat: Seat, ready: bool) -> Result<TableEvent, TableRefused> {
        if self.phase() == Phase::Playing {
            let play = self.playing()?;
            let is_reading = play.reader(seat).is_some();
            // Once is enough, or somebody could hold a game up.
            let may = if ready { is_reading } else { !is_reading && play.has_race_ahead() };
            if !may {
                return Err(TableRefused::NoRaceAhead);
            }
        } else {
            self.in_phase(Phase::Lobby)?;
        }
        Ok(TableEvent::Readied { seat, ready })
    }

    /// Applies that to the game that is on.
    pub(crate) fn note_reader(
        &mut self,
        seat: Seat,
        ready: bool,
        at: Millis,
    ) -> Result<(), Impossible> {
        let play = self.play_mut()?;
        play.readers.retain(|reader| reader.seat != seat);
        let until = (!ready).then(|| at.saturating_add(READING));
        play.readers.push(Reader { seat, until });
        let begins = play.reading_until(at).saturating_add(COUNTDOWN);
        if let Some(countdown) = &mut play.countdown {
            // Who asks for time gets it, and once all are ready nobody waits longer.
            countdown.until = if ready { countdown.until.min(begins) } else { begins };
        }
        Ok(())
    }

    /// Whether the first race waits for `seat`, who still reads what it is
    /// about.
    pub fn is_reading(&self, seat: Seat) -> bool {
        let reader = self.play.as_ref().and_then(|play| play.reader(seat));
        reader.is_some_and(|reader| reader.until.is_some())
    }
}

impl Play {
    fn reader(&self, seat: Seat) -> Option<&Reader> {
        self.readers.iter().find(|reader| reader.seat == seat)
    }

    /// Until when the first throw waits for those who read; `now` if for nobody.
    pub(crate) fn reading_until(&self, now: Millis) -> Millis {
        self.readers.iter().filter_map(|reader| reader.until).fold(now, Millis::max)
    }

    /// Whether no race has been run yet and the next thing that happens begins
    /// one.
    fn has_race_ahead(&self) -> bool {
        if self.raced || self.game.cost() == Cost::Simulated {
            return false;
        }
        let Pending::One(seat) = self.game.pending() else { return false };
        let (choices, _) = self.game.first_choices(seat, 1);
        let begins =
            |action: &String| self.try_act(seat, action, None).ok()?.begins_race.then_some(());
        self.countdown.is_some() || choices.first().and_then(begins).is_some()
    }
}
