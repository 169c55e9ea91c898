//! A round from its first hop to its close.

use engine::Seat;

use super::super::{Colour, Field, HopEffect};
use super::{HopNRoll, Phase, Sealed};

/// So many complete rows of one player bring the last round.
const ROWS_TO_END: u32 = 2;

impl HopNRoll {
    /// Puts the pawns on the top fields, `first` on top, then clockwise.
    pub(super) fn line_up(&mut self, first: Seat) {
        let mut seat = first;
        for place in 0..usize::from(self.players) {
            self.order[place] = seat;
            self.pawns[seat.index()] = Field::new(place);
            seat = seat.next(self.players);
        }
    }

    #[inline]
    pub(super) fn hop(&mut self, seat: Seat, field: Field) {
        self.pawns[seat.index()] = field;
        self.taken |= 1 << field.index();
        self.hopped += 1;
        if self.hopped == self.players {
            self.begin_writing();
        }
    }

    fn begin_writing(&mut self) {
        self.phase = Phase::Write;
        for seat in Seat::all(self.players) {
            let offer = self.offer(self.pawns[seat.index()]);
            self.offers[seat.index()] = offer;
            if self.entries(seat).can_write(offer) {
                self.asked = self.asked.with(seat);
            } else {
                self.barred = self.barred.with(seat);
            }
        }
    }

    #[inline]
    pub(super) fn seal(&mut self, seat: Seat, what: Sealed) {
        self.sealed[seat.index()] = what;
        self.asked = self.asked.without(seat);
    }

    /// How a round closes in which everybody is done.
    pub(super) fn close(&self) -> HopEffect {
        if self.last_round {
            return HopEffect::End;
        }
        let ends = |seat: Seat| {
            let entries = self.entries(seat);
            let rows = match self.sealed(seat) {
                Sealed::Write(write) => entries.complete_rows_with(self.sheet(), write),
                _ => entries.complete_rows(),
            };
            rows >= ROWS_TO_END
        };
        if Seat::all(self.players).any(ends) {
            HopEffect::LastRound
        } else if self.is_idle() || Seat::all(self.players).all(|seat| self.will_be_stuck(seat)) {
            HopEffect::End
        } else {
            HopEffect::Round(self.round + 1)
        }
    }

    /// Whether nobody has written for too long, this round included.
    fn is_idle(&self) -> bool {
        self.nobody_wrote() && self.idle + 1 >= self.sheet().idle_rounds
    }

    #[inline]
    fn nobody_wrote(&self) -> bool {
        !self.sealed.iter().any(|sealed| matches!(sealed, Sealed::Write(_)))
    }

    /// Whether nothing will ever fit on the sheet of `seat` after this round.
    #[inline]
    fn will_be_stuck(&self, seat: Seat) -> bool {
        let entries = self.entries(seat);
        match self.sealed(seat) {
            Sealed::Write(write) => {
                let others = |row: &&Colour| **row != write.spot.row;
                let mut others = Colour::ALL.iter().filter(others);
                others.all(|&row| entries.open(row).is_empty())
                    && entries.with(self.sheet(), write).is_stuck()
            }
            _ => entries.is_stuck(),
        }
    }

    pub(super) fn unseal(&mut self) {
        self.idle = if self.nobody_wrote() { self.idle + 1 } else { 0 };
        for (entries, sealed) in self.entries.iter_mut().zip(&mut self.sealed) {
            if let Sealed::Write(write) = *sealed {
                entries.write(&self.print.sheet, write);
            }
            *sealed = Sealed::Open;
        }
    }

    pub(super) fn begin_round(&mut self, round: u16) {
        let turn = |seat: Seat| self.print.layout.turn(self.pawns[seat.index()]);
        let turns = Seat::all(self.players).fold(0_u16, |set, seat| set | 1 << turn(seat));
        for seat in Seat::all(self.players) {
            let earlier = turns & ((1 << turn(seat)) - 1);
            self.order[earlier.count_ones() as usize] = seat;
        }
        self.round = round;
        self.roll = None;
        self.taken = 0;
        self.hopped = 0;
        self.phase = Phase::Roll;
    }
}
