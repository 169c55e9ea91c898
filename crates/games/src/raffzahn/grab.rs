//! What hands do, and what comes of it.

use engine::{Game, Moment, Pips, Seat, Stamp};
use pyramid::Cell;

use super::{
    Called, Fate, Fault, Grab, LOCK, Pace, Phase, ROUND, Raffzahn, RaffzahnAction, RaffzahnEffect,
    RaffzahnReason, Stop,
};

impl Fault {
    /// The same as it is told.
    pub(super) fn reason(self, throw: Pips) -> RaffzahnReason {
        match self {
            Self::NotFree(cell) => RaffzahnReason::DieUnderOthers { cell },
            Self::Shows(cell, shows) => RaffzahnReason::ShowsAnother { cell, shows, throw },
        }
    }
}

impl Raffzahn {
    pub(super) fn check_take(&self, seat: Seat, cell: Cell) -> Result<(), RaffzahnReason> {
        self.pyramid.die(cell).ok_or(RaffzahnReason::NoDieToTake { cell })?;
        match (self.phase, self.thrown) {
            (Phase::Tick, Some(throw)) => {
                self.fault(seat, cell).map_or(Ok(()), |fault| Err(fault.reason(throw)))
            }
            _ => Ok(()),
        }
    }

    pub(super) fn check_stop(
        &self,
        seat: Seat,
        stamp: Option<Stamp>,
    ) -> Result<(), RaffzahnReason> {
        if seat != self.roller {
            Err(RaffzahnReason::NotTheRoller { roller: self.roller })
        } else if self.stop.is_some() {
            Err(RaffzahnReason::Stopped)
        } else if stamp.is_some_and(|stamp| stamp.at < self.stop_after) {
            Err(RaffzahnReason::StopTooEarly { least: self.stop_after.millis() })
        } else {
            Ok(())
        }
    }

    /// Whether a STOP had been called and shown when this was done: then any
    /// grab is late, whatever it reaches for.
    pub(super) fn is_late(&self, stamp: Stamp) -> bool {
        self.stop.is_some_and(|stop| stamp.seen >= stop.shown)
    }

    /// A hand reaches for a die, against the clock.
    pub(super) fn grab(&mut self, seat: Seat, cell: Cell, stamp: Stamp) {
        self.hands[seat.index()].grabbed = stamp.at;
        let amiss = if self.is_late(stamp) {
            RaffzahnEffect::Late(seat)
        } else if let Some(fault) = self.fault(seat, cell) {
            self.hands[seat.index()].fault = Some(fault);
            RaffzahnEffect::Wrong(seat)
        } else if self.stop.is_some() {
            RaffzahnEffect::Void(seat)
        } else {
            self.pyramid.take(cell);
            self.hands[seat.index()].dice += 1;
            self.note(seat, stamp.at, Fate::Taken);
            return;
        };
        let fate = match amiss {
            RaffzahnEffect::Late(_) => Fate::Late,
            RaffzahnEffect::Void(_) => Fate::Void,
            _ => Fate::Wrong,
        };
        self.note(seat, stamp.at, fate);
        self.phase = Phase::Amiss(amiss);
    }

    /// Keeps what a hand did for everybody to look at.
    fn note(&mut self, seat: Seat, at: Moment, fate: Fate) {
        match fate {
            Fate::Taken => self.hands[seat.index()].tempo.hit(at),
            Fate::Wrong | Fate::Void | Fate::Late => self.hands[seat.index()].tempo.miss(),
        }
        if let Some(round) = &mut self.last {
            round.grabs.push(Grab { seat, at, fate });
        }
    }

    /// STOP, by whoever may call it, or by the clock.
    pub(super) fn end_round(&mut self, by: Option<Seat>, at: Moment) {
        self.stop = Some(Stop { at, shown: self.clock.events });
        self.spent = self.spent.saturating_add(at.millis());
        if let Some(round) = &mut self.last {
            round.stop = Some(Called { by, at });
        }
    }

    pub(super) fn take_effect(&mut self, effect: RaffzahnEffect) {
        match effect {
            RaffzahnEffect::Wrong(seat) => {
                let until = self.clock.now.plus(LOCK);
                self.phase = Phase::Race;
                self.hands[seat.index()].locked =
                    self.deadline().map_or(until, |end| until.min(end));
            }
            RaffzahnEffect::Late(seat) => {
                self.phase = Phase::Race;
                self.pay(seat);
            }
            RaffzahnEffect::Void(_) => self.phase = Phase::Race,
            RaffzahnEffect::TimeUp => {
                self.clock.now = ROUND;
                self.end_round(None, ROUND);
            }
            RaffzahnEffect::Reveal => self.reveal(),
            RaffzahnEffect::Close => self.close(),
        }
    }

    /// One die to each opponent, if there are enough.
    pub(super) fn pay(&mut self, seat: Seat) {
        let opponents = self.players - 1;
        if self.dice(seat) < opponents {
            return;
        }
        for other in self.seats() {
            let hand = &mut self.hands[other.index()];
            hand.dice = if other == seat { hand.dice - opponents } else { hand.dice + 1 };
        }
    }

    /// All that was decided in a tick happens at once.
    pub(super) fn reveal(&mut self) {
        let mut over = true;
        for seat in self.seats() {
            let hand = &mut self.hands[seat.index()];
            hand.last = hand.sealed.take();
            if let Some(RaffzahnAction::Take { cell, .. }) = hand.last {
                hand.dice += 1;
                self.pyramid.take(cell);
                over = false;
            }
        }
        let stopped =
            self.hands.iter().any(|hand| matches!(hand.last, Some(RaffzahnAction::Stop { .. })));
        self.phase = if over || stopped { Phase::Close } else { Phase::Tick };
    }

    pub(super) fn close(&mut self) {
        self.thrown = None;
        self.stop = None;
        self.roller = self.roller.next(self.players);
        self.clock.now = Moment::START;
        for hand in &mut self.hands {
            hand.locked = Moment::START;
            hand.grabbed = Moment::START;
        }
        self.phase = match self.pace {
            _ if self.is_down_to_the_base() => Phase::Over,
            Pace::Live => Phase::Ready,
            Pace::Ticks => Phase::Throw,
        };
    }
}
