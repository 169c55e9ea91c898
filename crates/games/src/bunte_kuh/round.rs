//! From the throw to the next one: calls, and what comes of them.

use engine::{Game, Moment, Seat};
use pyramid::{Cell, Colour, Die, Orientation};

use serde::Serialize;
use ts_rs::TS;

use super::{BunteKuh, KuhAction, KuhEffect, KuhReason, Phase};

/// What there was to find in a round, for everybody to see once it is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Judged {
    /// The sum that was thrown.
    pub wanted: u8,
    /// The funnel that was pointed at.
    pub pointed: Option<Cell>,
    /// The sum it has.
    pub sum: Option<u8>,
    /// Where the sum was to be found by somebody who did not.
    pub missed: Option<Cell>,
}

impl BunteKuh {
    pub(super) fn check_place(&self, cell: Cell) -> Result<(), KuhReason> {
        let found = self.funnels().contains(cell);
        if found { Ok(()) } else { Err(KuhReason::NotAFunnel { cell }) }
    }

    /// Whether this kind of action is what the phase asks for.
    pub(super) fn check_phase(&self, action: KuhAction) -> Result<(), KuhReason> {
        match (self.phase, action) {
            (Phase::Ready, KuhAction::Roll)
            | (Phase::Point(_), KuhAction::Point { .. })
            | (Phase::Put(..), KuhAction::Put { .. }) => Ok(()),
            (Phase::Search, KuhAction::Stop { .. } | KuhAction::Nowhere { .. }) => {
                if self.is_live() { Ok(()) } else { Err(KuhReason::NotInTicks) }
            }
            (Phase::Search, KuhAction::Call { .. } | KuhAction::Pass) => {
                if self.is_live() {
                    Err(KuhReason::OnlyInTicks)
                } else {
                    Ok(())
                }
            }
            (Phase::Ready, _) => Err(KuhReason::NoSumYet),
            (_, KuhAction::Roll) => Err(KuhReason::NoDiceDue),
            (Phase::Point(_), _) => Err(KuhReason::PointNow),
            (Phase::Put(..), _) => Err(KuhReason::PutNow),
            _ => Err(KuhReason::CallFirst),
        }
    }

    pub(super) fn take_effect(&mut self, effect: KuhEffect) {
        if matches!(effect, KuhEffect::Right(_) | KuhEffect::Wrong(_) | KuhEffect::TimeOut) {
            self.judged = self.findings();
            let until = if effect == KuhEffect::TimeOut { self.patience } else { self.clock.now };
            let took = if self.is_live() { until.millis() } else { 0 };
            self.spent = self.spent.saturating_add(took);
        }
        match (effect, self.called.take()) {
            (KuhEffect::Right(seat), Some(at)) => self.hands[seat.index()].tempo.hit(at),
            (KuhEffect::Wrong(seat), Some(_)) => self.hands[seat.index()].tempo.miss(),
            _ => {}
        }
        match effect {
            KuhEffect::Right(seat) => {
                let goal = match self.phase {
                    Phase::Judge(_, _, goal) => goal,
                    _ => None,
                };
                self.phase = Phase::Put(seat, goal);
            }
            KuhEffect::Wrong(seat) => self.pay(seat),
            KuhEffect::Slow(cell, orientation) => self.put(cell, orientation),
            KuhEffect::Reveal => self.reveal(),
            KuhEffect::TimeOut => self.pass_on(),
        }
    }

    /// What there is to find in this round, and what was found of it.
    fn findings(&self) -> Option<Judged> {
        let (right, pointed) = match self.phase {
            Phase::Judge(_, right, pointed) => (right, pointed),
            _ => (false, None),
        };
        Some(Judged {
            wanted: self.sum()?,
            pointed,
            sum: pointed.and_then(|cell| self.pyramid.funnel_sum(cell)),
            missed: self.matching().next().filter(|_| !right),
        })
    }

    /// Red and yellow take turns: thirty of each are enough for all.
    pub(super) fn next_colour(&self) -> Colour {
        // The parity of what was put on the base, also while that is not complete.
        let parity = self.pyramid.heap().len() + self.pyramid.plate().base().len();
        if parity.is_multiple_of(2) { Colour::Red } else { Colour::Yellow }
    }

    /// Everybody else gives `seat` a die.
    pub(super) fn pay(&mut self, seat: Seat) {
        for other in self.seats().filter(|&other| other != seat) {
            self.hands[other.index()].dice -= 1;
            self.hands[seat.index()].dice += 1;
        }
        self.pass_on();
    }

    pub(super) fn put(&mut self, cell: Cell, orientation: Orientation) {
        if let Phase::Put(seat, _) = self.phase {
            self.pyramid.put(cell, Die::new(self.next_colour(), orientation));
            self.hands[seat.index()].dice -= 1;
        }
        self.pass_on();
    }

    /// The shortest stopwatch counts.
    pub(super) fn reveal(&mut self) {
        for hand in &mut self.hands {
            hand.last = hand.sealed.take();
        }
        let clockwise = std::iter::successors(Some(self.roller.next(self.players)), |seat| {
            Some(seat.next(self.players))
        });
        let calls = clockwise.take(self.players.into()).filter_map(|seat| {
            match self.hands[seat.index()].last {
                Some(KuhAction::Call { cell, millis }) => Some((millis, seat, cell)),
                _ => None,
            }
        });
        self.phase = match calls.min_by_key(|(millis, ..)| *millis) {
            Some((_, seat, cell)) => self.judge(seat, cell),
            None => Phase::Nobody,
        };
    }

    pub(super) fn judge(&self, seat: Seat, cell: Option<Cell>) -> Phase {
        let right = match cell {
            Some(cell) => self.pyramid.funnel_sum(cell) == self.sum(),
            None => self.matching().is_empty(),
        };
        Phase::Judge(seat, right, cell)
    }

    /// The end of a round, and maybe of the game.
    pub(super) fn pass_on(&mut self) {
        self.thrown = None;
        self.clock.now = Moment::START;
        self.roller = self.roller.next(self.players);
        self.phase = if self.seats().any(|seat| self.dice(seat) == 0) {
            Phase::Over
        } else {
            self.next_throw()
        };
    }

    /// Around one table somebody throws the dice; in ticks they just fall.
    pub(super) fn next_throw(&self) -> Phase {
        if self.is_live() { Phase::Ready } else { Phase::Throw }
    }

    /// What is listed while all search.
    pub(super) fn list_calls(&self, out: &mut Vec<KuhAction>) {
        if self.is_live() {
            let stamp = self.clock.soon(Moment::START, self.deadline());
            out.extend([KuhAction::Stop { stamp }, KuhAction::Nowhere { stamp }]);
        } else {
            let times = (1_000..).step_by(100);
            let calls = self.funnels().into_iter().map(Some).chain([None]).zip(times);
            out.extend(calls.map(|(cell, millis)| KuhAction::Call { cell, millis }));
            out.push(KuhAction::Pass);
        }
    }
}
