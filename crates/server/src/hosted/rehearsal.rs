//! Turns that are simulated: worked out beside the table, before it hears of
//! them.
//!
//! What comes of a turn of the hand is computed, and that takes longer than a
//! table may think. So the turn is first played through on a thread of the
//! bots, on a copy of the game. The game remembers what came of it, and when
//! the table then decides about the same turn it has nothing to compute.

use std::time::Instant;

use engine::{Cost, Viewer};
use table::{Command, CommandId, Connection, Hand, TokenHash};

use super::{Hosted, Request, Trouble};
use crate::bots::Rehearsal;
use crate::wire;

/// A command whose turn has been, or is being, played through.
pub(crate) struct Rehearsed {
    pub(crate) connection: Connection,
    pub(crate) from: TokenHash,
    pub(crate) id: CommandId,
    pub(crate) command: Command,
}

/// What a turn came to on one side.
struct Settling {
    who: TokenHash,
    asked: u64,
    digest: u64,
}

/// What a turn came to on this side, and at the client that made it: whichever
/// is known first waits for the other.
#[derive(Default)]
pub(super) struct Settled {
    here: Option<Settling>,
    there: Option<Settling>,
}

impl Settled {
    /// Both digests, once both sides have told of the same turn.
    fn both(&mut self) -> Option<(u64, u64)> {
        let (here, there) = (self.here.as_ref()?, self.there.as_ref()?);
        if (&here.who, here.asked) != (&there.who, there.asked) {
            return None;
        }
        Some((self.here.take()?.digest, self.there.take()?.digest))
    }
}

impl Hosted {
    /// Has the turn in this command played through first, if it is one that
    /// takes a while; gives the command back if the table can decide at once.
    pub(super) async fn rehearse(&mut self, turn: Rehearsed) -> Option<Rehearsed> {
        let Command::Act { action, asked, .. } = &turn.command else { return Some(turn) };
        // If it cannot be read, the table says so to whoever asked.
        let _ = self.load().await;
        let Some(table) = &self.table else { return Some(turn) };
        let Some(game) = table.game().filter(|game| game.cost() == Cost::Simulated) else {
            return Some(turn);
        };
        // Whatever the table refuses without trying costs nothing.
        let Viewer::Seat(seat) = table.viewer_of(&turn.from) else { return Some(turn) };
        let is_due = table.done(&turn.id).is_none()
            && table.asked(seat).is_some_and(|due| asked.is_none_or(|asked| asked == due));
        if !is_due || game.check(seat, action).is_err() {
            return Some(turn);
        }
        if let Some((id, connection)) = &mut self.rehearsing {
            if *id == turn.id {
                // Sent again by a client that came back: that one is answered.
                *connection = turn.connection;
            } else {
                self.put_off(&turn.id, turn.connection);
            }
            return None;
        }
        let keeper = self.tables.keeper();
        let may = self
            .guest(turn.connection)
            .is_none_or(|guest| keeper.may_simulate(guest.address, Instant::now()));
        let (id, connection) = (turn.id.clone(), turn.connection);
        let (game, action) = (game.boxed_clone(), action.clone());
        let (tables, table) = (self.tables.clone(), self.id.clone());
        let runtime = tokio::runtime::Handle::current();
        let answer = Box::new(move |digest| {
            runtime.spawn(async move {
                tables.send(&table, Request::Rehearsed { turn, digest }).await;
            });
        });
        let rehearsal = Rehearsal { game, seat, action, answer };
        if may && self.tables.bots().rehearse(rehearsal).is_ok() {
            self.rehearsing = Some((id, connection));
        } else {
            self.put_off(&id, connection);
        }
        None
    }

    fn put_off(&mut self, id: &CommandId, connection: Connection) {
        let refusal = Trouble::Busy.refusal();
        self.tell(connection, &wire::refused(Some(id.as_str()), &refusal));
    }

    /// A turn has been played through, and `digest` is what it came to.
    pub(super) async fn rehearsed(
        &mut self,
        mut turn: Rehearsed,
        digest: Option<u64>,
    ) -> Result<(), Trouble> {
        if let Some((id, connection)) = self.rehearsing.take_if(|(id, _)| *id == turn.id) {
            turn = Rehearsed { connection, id, ..turn };
        }
        let Some(digest) = digest else {
            self.put_off(&turn.id, turn.connection);
            return Ok(());
        };
        metrics::counter!("kiste_turns_simulated_total").increment(1);
        if let Command::Act { asked: Some(asked), .. } = turn.command {
            self.settled.here = Some(Settling { who: turn.from, asked, digest });
            self.compare();
        }
        self.carry_out(turn).await
    }

    /// A client tells what its turn came to.
    pub(super) fn settled(&mut self, connection: Connection, asked: u64, digest: &str) {
        let Some(guest) = self.guest(connection) else { return };
        let Ok(digest) = u64::from_str_radix(digest, 16) else { return };
        self.settled.there = Some(Settling { who: guest.who, asked, digest });
        self.compare();
    }

    /// The state that the client gets heals it; somebody should hear of it
    /// all the same.
    fn compare(&mut self) {
        let Some((here, there)) = self.settled.both() else { return };
        metrics::counter!("kiste_turns_compared_total").increment(1);
        if here != there {
            metrics::counter!("kiste_turns_differing_total").increment(1);
            tracing::warn!(
                table = self.id,
                here = format!("{here:016x}"),
                there = format!("{there:016x}"),
                "a turn came to something else at the client that made it"
            );
        }
    }

    /// Shows a hand that moves to everybody else.
    pub(super) async fn show_hand(
        &mut self,
        connection: Connection,
        asked: u64,
        piece: String,
        (from, frames): (u32, String),
    ) -> Result<(), Trouble> {
        self.load().await?;
        let (Some(table), Some(guest)) = (&self.table, self.guest(connection)) else {
            return Ok(());
        };
        let Viewer::Seat(seat) = table.viewer_of(&guest.who) else { return Ok(()) };
        let hand = Hand { seat, asked, piece, from, frames: vec![frames] };
        let text = wire::write(&protocol::hand(&hand));
        // What comes late or is too much is not shown. Nothing is lost by that.
        if self.hands.take(table, hand).is_ok() {
            self.guests.retain(|guest| {
                guest.connection == connection || guest.outbox.try_send(text.clone()).is_ok()
            });
        }
        Ok(())
    }
}
