//! What people ask of one another: to take something back, to hurry, and to let
//! a bot play for somebody who is away; and of bots, what these would do.

use engine::{Cost, Seat, Seats};

use crate::clock::ABSENCE;
use crate::decide::MAX_UNDO;
use crate::evolve::Impossible;
use crate::{Millis, Person, Place, StandIn, Table, TableEvent, TableRefused};

/// How long somebody who was reminded is left in peace.
pub const NUDGE_PAUSE: Millis = 60_000;

/// Somebody wants to take back what others have seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoWish {
    /// Who.
    pub seat: Seat,
    /// From which line of the game on, counted from 0.
    pub line: usize,
    /// Who has nothing against it.
    pub(crate) agreed: Seats,
}

/// How a move can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rewind {
    /// Just so: nobody but bots has seen it.
    Freely,
    /// If the others agree.
    ByConsent,
}

impl Table {
    pub(crate) fn undoes(&self, seat: Seat) -> Result<TableEvent, TableRefused> {
        let play = self.playing()?;
        self.not_stood_in(seat)?;
        if let Some(line) = play.undoable(seat) {
            if play.undone(seat) >= MAX_UNDO {
                return Err(TableRefused::TooManyUndone { most: MAX_UNDO });
            }
            return Ok(TableEvent::Undone { seat, line });
        }
        let line = play.rewindable(seat).ok_or(TableRefused::NothingToUndo)?;
        if self.witnesses(seat).is_empty() {
            return Ok(TableEvent::Rewound { seat, line });
        }
        match play.wish {
            Some(wish) if wish.seat == seat && self.undo_waits_for().is_empty() => {
                Ok(TableEvent::Rewound { seat, line })
            }
            Some(_) => Err(TableRefused::UndoAsked),
            None if play.denied == Some(line) => Err(TableRefused::UndoDenied),
            None => Ok(TableEvent::UndoAsked { seat, line }),
        }
    }

    pub(crate) fn agrees(&self, seat: Seat, agree: bool) -> Result<TableEvent, TableRefused> {
        let play = self.playing()?;
        self.not_stood_in(seat)?;
        let waits = self.undo_waits_for();
        let wish = play.wish.filter(|_| waits.contains(seat)).ok_or(TableRefused::NothingAsked)?;
        Ok(if !agree {
            TableEvent::UndoDenied { seat }
        } else if waits.without(seat).is_empty() {
            TableEvent::Rewound { seat: wish.seat, line: wish.line }
        } else {
            TableEvent::UndoAgreed { seat }
        })
    }

    /// Applies one of the events that these make.
    pub(crate) fn apply_favour(
        &mut self,
        event: &TableEvent,
        seq: u64,
        at: Millis,
    ) -> Result<(), Impossible> {
        match *event {
            TableEvent::UndoAsked { seat, line } => {
                self.play_mut()?.wish = Some(UndoWish { seat, line, agreed: Seats::NONE });
            }
            TableEvent::UndoAgreed { seat } => {
                let wish = self.play_mut()?.wish.as_mut();
                let wish = wish.ok_or_else(|| Impossible::new("nobody asked"))?;
                wish.agreed = wish.agreed.with(seat);
            }
            TableEvent::UndoDenied { .. } => {
                let play = self.play_mut()?;
                play.denied = play.wish.take().map(|wish| wish.line);
            }
            TableEvent::Rewound { seat, line } => {
                let setup = self.setup.clone();
                let play = self.play_mut()?;
                play.rewind(&setup, seat, line)?;
                play.note_questions(seq, at);
            }
            TableEvent::Nudged { seat, whom } => {
                self.person_mut(whom)?.nudged = Some(at);
                self.count_talk(seat);
            }
            TableEvent::Hinted { seat } => {
                let hinted = self.asked(seat).map(|asked| (seat, asked));
                let play = self.play_mut()?;
                play.hinted = hinted;
                if let Some(hints) = play.hints.get_mut(seat.index()) {
                    *hints += 1;
                }
            }
            _ => {}
        }
        Ok(())
    }

    pub(crate) fn gives_hint(&self, seat: Seat) -> Result<TableEvent, TableRefused> {
        let play = self.playing()?;
        self.not_stood_in(seat)?;
        if play.day.is_some() {
            return Err(TableRefused::NoHintOfDay);
        }
        if self.people().count() > 1 {
            return Err(TableRefused::HintAmongPeople);
        }
        if play.is_racing() || play.game.cost() == Cost::Simulated {
            return Err(TableRefused::NoHint);
        }
        let Some(asked) = self.asked(seat) else {
            let name = self.name(seat).unwrap_or_default().to_owned();
            return Err(TableRefused::NotAwaited { name });
        };
        if play.hinted == Some((seat, asked)) {
            return Err(TableRefused::HintGiven);
        }
        Ok(TableEvent::Hinted { seat })
    }

    /// Who may be told what a bot would do, because they asked for it at this
    /// very question.
    pub fn hinted(&self) -> Option<Seat> {
        let (seat, asked) = self.playing().ok()?.hinted?;
        (self.asked(seat) == Some(asked)).then_some(seat)
    }

    /// How many hints everybody was given in this game, by seat.
    pub fn hints(&self) -> &[u32] {
        self.play.as_ref().map_or(&[], |play| &play.hints)
    }

    /// How `seat` can take its last move back, if others have seen it.
    pub fn rewind(&self, seat: Seat) -> Option<Rewind> {
        let play = self.playing().ok()?;
        self.not_stood_in(seat).ok()?;
        let line = play.rewindable(seat)?;
        if self.witnesses(seat).is_empty() {
            return Some(Rewind::Freely);
        }
        let open = play.wish.is_none() && play.denied != Some(line);
        open.then_some(Rewind::ByConsent)
    }

    /// Who wants to take something back, if somebody has asked.
    pub fn undo_wish(&self) -> Option<UndoWish> {
        self.play.as_ref()?.wish
    }

    /// Who has not said yet whether that is all right.
    pub fn undo_waits_for(&self) -> Seats {
        let Some(wish) = self.undo_wish() else { return Seats::NONE };
        self.witnesses(wish.seat).filter(|seat| !wish.agreed.contains(*seat)).collect()
    }

    /// How many moves everybody has taken back in this game after others had
    /// seen them, by seat.
    pub fn taken_back(&self) -> &[u32] {
        self.play.as_ref().map_or(&[], |play| &play.rewinds)
    }

    /// The people besides `seat` who play themselves.
    fn witnesses(&self, seat: Seat) -> Seats {
        let awake = |(other, person): (Seat, &Person)| {
            (other != seat && person.stand_in.is_none()).then_some(other)
        };
        self.people().filter_map(awake).collect()
    }

    /// From when on others may let a bot play for the person on `seat`, if
    /// that one is away and awaited.
    pub fn bot_from(&self, seat: Seat) -> Option<Millis> {
        let (person, _) = self.awaited(seat, self.playing().ok()?.pending()).ok()?;
        Some(person.away_since()?.saturating_add(ABSENCE))
    }

    pub(crate) fn asks_for_bot(
        &self,
        whose: Seat,
        now: Millis,
    ) -> Result<TableEvent, TableRefused> {
        let play = self.playing()?;
        let (person, name) = self.awaited(whose, play.pending())?;
        if person.is_connected() {
            return Err(TableRefused::IsHere { name });
        }
        if self.bot_from(whose).is_none_or(|from| now < from) {
            return Err(TableRefused::JustGone { name, minutes: ABSENCE / 60_000 });
        }
        Ok(TableEvent::StoodIn { seat: whose, reason: StandIn::Asked })
    }

    pub(crate) fn nudges(
        &self,
        seat: Seat,
        whom: Seat,
        now: Millis,
    ) -> Result<TableEvent, TableRefused> {
        let play = self.playing()?;
        let others = play.pending().without(seat);
        let (person, name) = self.awaited(whom, others)?;
        self.may_talk(seat)?;
        if person.nudged.is_some_and(|at| now < at.saturating_add(NUDGE_PAUSE)) {
            return Err(TableRefused::Nudged { name });
        }
        Ok(TableEvent::Nudged { seat, whom })
    }

    /// The person on `seat`, if they play themselves and are among `pending`.
    fn awaited(&self, seat: Seat, pending: Seats) -> Result<(&Person, String), TableRefused> {
        let place = self.known(seat)?;
        let name = self.name(seat).unwrap_or_default().to_owned();
        match place {
            Place::Person(person) if person.stand_in.is_none() && pending.contains(seat) => {
                Ok((person, name))
            }
            _ => Err(TableRefused::NotAwaited { name }),
        }
    }
}
