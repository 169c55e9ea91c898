//! Tables with a past: written into the store before the server starts.

use server::store::{Append, Store, Wake};
use table::{Command, Input, Recorded, SeatPlan, Setup, Table, Token, TokenHash, Verdict};

use super::BenchError;

/// Who plays at all of them.
pub(in crate::commands) const PLAYERS: [Token; 2] = [Token([1; 16]), Token([2; 16])];

/// A game of Pig in which both always throw on, so that it never ends.
pub(super) fn pig() -> Setup {
    let options = vec![("target".to_owned(), "1000".to_owned())];
    Setup { game: "pig".to_owned(), options, ..Setup::default() }
}

/// A table in the middle of such a game.
pub(in crate::commands) struct Past {
    table: Table,
    log: Vec<Recorded>,
}

impl Past {
    /// With at least so many events.
    pub(in crate::commands) fn of(events: u64) -> Result<Self, BenchError> {
        let [mia, tom] = PLAYERS.map(|token| token.hash());
        let seats = [SeatPlan::Person, SeatPlan::Person];
        let log = Table::create(&pig(), &seats, ("Mia", mia), 0, &[5; 48]).map_err(odd)?;
        let mut past = Self { table: Table::replay(&log).map_err(odd)?, log };
        let invite = past.table.invite().as_str().to_owned();
        past.happens(tom, Command::Join { invite, name: "Tom".to_owned(), seat: None })?;
        past.happens(tom, Command::Ready { ready: true })?;
        past.happens(mia, Command::Start)?;
        while past.table.seq() < events {
            let seat = past.table.pending().next().ok_or_else(|| odd("nobody is asked"))?;
            past.happens([mia, tom][seat.index()], Command::act("roll"))?;
        }
        Ok(past)
    }

    fn happens(&mut self, from: TokenHash, command: Command) -> Result<(), BenchError> {
        let id = format!("past-{}", self.table.seq()).try_into().map_err(odd)?;
        let input = Input::Command { from, id, command };
        let verdict = self.table.decide(&input, 0, &[5; 48]).map_err(odd)?;
        let Verdict::Happens(events) = verdict else { return Err(odd("it is new")) };
        for event in &events {
            self.table.evolve(event).map_err(odd)?;
        }
        self.log.extend(events);
        Ok(())
    }

    /// Writes it as each of the tables `ids`, in some hundred rows: of one table
    /// only one can be in a commit.
    pub(in crate::commands) async fn write(
        &self,
        store: &dyn Store,
        ids: &[String],
    ) -> Result<(), BenchError> {
        for row in self.log.chunks(self.log.len().div_ceil(500)) {
            let body = serde_json::to_string(row).map_err(odd)?;
            let writing = ids.iter().map(|id| {
                let (table, seq, body) = (id.clone(), row[0].seq, body.clone());
                store.append(Append { table, seq, body, wake: Wake::Never })
            });
            for written in futures_util::future::join_all(writing).await {
                written.map_err(odd)?;
            }
        }
        Ok(())
    }
}

fn odd(what: impl std::fmt::Display) -> BenchError {
    BenchError::Answer(what.to_string())
}
