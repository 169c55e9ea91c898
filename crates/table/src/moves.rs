//! Moves: tried out on a copy of the game, which then is the game.

use std::cell::Cell;

use engine::{AnyMatch, Cost, Refusal, Seat, Stamp};

use crate::play::{Play, Tried};
use crate::race::Judged;
use crate::{Phase, Simulated, Table, TableEvent, TableRefused};

/// Longest action taken, in bytes.
pub const MAX_ACTION: usize = 1024;
/// Longest action taken in a simulated game, in bytes: it holds the motion of a
/// hand, frame by frame.
pub const MAX_TURN: usize = 48 << 10;

/// The game after what [`Table::decide_with_trial`] says, unless no move is in it.
#[derive(Default)]
pub struct Trial(pub(crate) Option<Box<dyn AnyMatch>>);

/// What is at hand while something is decided, and what comes of it.
pub(crate) struct Workings<'a> {
    /// What the turn came to, if it was simulated.
    pub(crate) simulated: Option<&'a Simulated>,
    /// The game after the move that was tried.
    pub(crate) trial: Cell<Option<Box<dyn AnyMatch>>>,
}

impl Table {
    pub(crate) fn acts(
        &self,
        seat: Seat,
        action: &str,
        asked: Option<u64>,
        workings: &Workings<'_>,
    ) -> Result<TableEvent, Refusal> {
        self.in_phase(Phase::Playing)?;
        self.not_stood_in(seat)?;
        let due = self.asked(seat);
        if asked.is_some() && asked != due {
            return Err(TableRefused::Stale { asked: due }.into());
        }
        self.moves(seat, false, action, workings)
    }

    /// A move, or the countdown to one that begins a race.
    fn moves(
        &self,
        seat: Seat,
        bot: bool,
        action: &str,
        workings: &Workings<'_>,
    ) -> Result<TableEvent, Refusal> {
        let play = self.playing()?;
        if play.countdown.is_some() {
            return Err(TableRefused::CountingDown.into());
        }
        // What belongs to another turn says nothing about this one.
        let outcome = workings
            .simulated
            .filter(|turn| turn.seat == seat && turn.action == action)
            .filter(|turn| self.asked(seat) == Some(turn.asked))
            .map(|turn| &turn.outcome);
        let tried = play.try_act(seat, checked_text(play, action)?, outcome)?;
        if tried.begins_race {
            return Ok(TableEvent::Countdown { seat, bot, action: action.to_owned() });
        }
        workings.trial.set(Some(tried.game));
        Ok(TableEvent::Acted { seat, bot, lines: tried.lines, audit: None })
    }

    /// A press in a race, with its moment.
    pub(crate) fn races(
        &self,
        judged: &Judged,
        workings: &Workings<'_>,
    ) -> Result<TableEvent, Refusal> {
        let Judged { seat, id, action, audit } = judged;
        let play = self.playing()?;
        let bot = id.is_none();
        if bot && self.bot_on(*seat).is_none() {
            return Err(TableRefused::NoBotDue { seat: *seat }.into());
        }
        if !bot {
            self.not_stood_in(*seat)?;
        }
        let Tried { lines, game, .. } = play.try_act(*seat, action, None)?;
        workings.trial.set(Some(game));
        Ok(TableEvent::Acted { seat: *seat, bot, lines, audit: Some(audit.clone()) })
    }

    pub(crate) fn bot_acts(
        &self,
        seat: Seat,
        asked: u64,
        action: &str,
        workings: &Workings<'_>,
    ) -> Result<Vec<TableEvent>, Refusal> {
        self.in_phase(Phase::Playing)?;
        if self.bot_on(seat).is_none() {
            return Err(TableRefused::NoBotDue { seat }.into());
        }
        let due = self.asked(seat);
        if due != Some(asked) {
            return Err(TableRefused::Stale { asked: due }.into());
        }
        Ok(vec![self.moves(seat, true, action, workings)?])
    }
}

/// Text of a client or a bot: not too long, and without a stamp, since only the
/// table says when something was done.
pub(crate) fn checked_text<'a>(play: &Play, action: &'a str) -> Result<&'a str, Refusal> {
    let most = match play.game.cost() {
        Cost::Quick => MAX_ACTION,
        Cost::Simulated => MAX_TURN,
    };
    if action.len() > most {
        return Err(TableRefused::ActionTooLong { most }.into());
    }
    if action.contains(Stamp::SIGN) {
        return Err(TableRefused::Stamped.into());
    }
    Ok(action)
}
