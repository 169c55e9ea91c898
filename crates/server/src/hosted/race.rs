//! Live races: presses are judged, bots press when they have found something,
//! and time runs out.
//!
//! What makes a race is [`RaceRunner`], which knows no sockets and no clock. Here
//! it gets the time, and what comes out of it is settled like everything else.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{AnyMatch, Moment, Seat, Viewer};
use protocol::ServerMessage;
use table::race::{Pressed, RaceRunner};
use table::{Command, CommandId, Connection, Input, Level, TableRefused};

use super::{Hosted, Outcome, TableError};
use crate::bots::kind;
use crate::store::Millis;
use crate::wire;

/// The race at a table, and who waits for its judgements.
#[derive(Default)]
pub(super) struct Race {
    runner: RaceRunner,
    waiting: HashMap<CommandId, Connection>,
}

impl Hosted {
    /// Takes a command that is a press in a race, and says whether it was one.
    pub(super) async fn press(
        &mut self,
        connection: Connection,
        id: &CommandId,
        command: &Command,
        arrived: Millis,
    ) -> Result<bool, TableError> {
        if !matches!(command, Command::Act { .. }) {
            return Ok(false);
        }
        self.load().await?;
        let who = self.guest(connection).map(|guest| guest.who);
        let (Some(table), Some(who)) = (&self.table, who) else { return Ok(false) };
        match self.race.runner.press(table, &who, id, command, arrived.cast_unsigned()) {
            Pressed::No => return Ok(false),
            Pressed::Refused(refusal) => {
                self.answer(connection, id, &Ok(Outcome::Refused(refusal)));
            }
            Pressed::Taken => {
                self.race.waiting.insert(id.clone(), connection);
                self.run_race().await?;
            }
        }
        Ok(true)
    }

    /// Whether a press is still to be judged.
    pub(super) fn is_held(&self, id: &CommandId) -> bool {
        self.race.waiting.contains_key(id)
    }

    /// A ping of the race came back.
    pub(super) fn pong(&mut self, connection: Connection, nonce: u32, arrived: Millis) {
        let viewer = match (&self.table, self.guest(connection)) {
            (Some(table), Some(guest)) => table.viewer_of(&guest.who),
            _ => return,
        };
        if let Viewer::Seat(seat) = viewer {
            self.race.runner.pong(seat, nonce, arrived.cast_unsigned());
        }
    }

    /// Puts before the table what is due in its race, and measures the ways to
    /// the players.
    pub(super) async fn run_race(&mut self) -> Result<(), TableError> {
        while let Some(table) = &self.table {
            let now = self.tables.now().cast_unsigned();
            let Some(input) = self.race.runner.next(table, now) else { break };
            let outcome = self.process(&input).await;
            if let Input::Judged(judged) = &input
                && let Some(id) = &judged.id
                && let Some(connection) = self.race.waiting.remove(id)
            {
                self.answer(connection, id, &outcome);
            }
            outcome?;
        }
        self.refuse_void();
        self.send_pings();
        Ok(())
    }

    /// When the race wants something.
    pub(super) fn race_alarm(&self) -> Option<Millis> {
        let due = self.race.runner.next_deadline(self.table.as_deref()?)?;
        Some(due.cast_signed())
    }

    /// Lets the race know what has happened.
    pub(super) fn follow_race(&mut self) {
        if let Some(table) = &self.table {
            self.race.runner.follow(table, intend);
        }
    }

    /// Whether this node sees to bots and clocks: the one that wrote last does.
    pub(super) fn drive_race(&mut self, drives: bool) {
        self.race.runner.drive(drives);
    }

    fn refuse_void(&mut self) {
        for id in self.race.runner.take_void() {
            if let Some(connection) = self.race.waiting.remove(&id) {
                let refusal = engine::Refusal::from_reason(&TableRefused::RoundOver);
                self.answer(connection, &id, &Ok(Outcome::Refused(refusal)));
            }
        }
    }

    fn send_pings(&mut self) {
        let now = self.tables.now().cast_unsigned();
        let Some(nonce) = self.race.runner.ping(now) else { return };
        let Some(table) = &self.table else { return };
        let text = wire::write(&ServerMessage::Ping { nonce });
        self.guests.retain(|guest| {
            let watches = table.viewer_of(&guest.who) == Viewer::Spectator;
            watches || guest.outbox.try_send(text.clone()).is_ok()
        });
    }
}

/// What a bot will do in a race, and when. One with a bug waits and sees.
fn intend(game: &dyn AnyMatch, seat: Seat, level: Level, seed: u64) -> Option<(Moment, String)> {
    catch_unwind(AssertUnwindSafe(|| bots::intend_any(game, seat, kind(level), seed)))
        .unwrap_or_else(|_| {
            tracing::error!(game = game.id(), %seat, level = level.word(), "a bot panicked");
            None
        })
}
