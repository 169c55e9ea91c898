//! How a table changes: decide, write, and only then tell.

use table::{Input, Table, Verdict};

use super::{ATTEMPTS, Hosted, Outcome, RECENT, Request, TableError};
use crate::bots::Thought;
use crate::store::{Append, Appended, Millis, Wake};
use crate::{random, wire};

/// How long after the time of a race is up others leave it to the node that
/// judges it: longer than any call is waited for.
const RACE_GRACE: u64 = 2_000;

impl Hosted {
    /// Makes sure that the table is in memory.
    pub(super) async fn load(&mut self) -> Result<(), TableError> {
        match self.table {
            Some(_) => Ok(()),
            None => self.read_log().await,
        }
    }

    async fn read_log(&mut self) -> Result<(), TableError> {
        let events = self.tables.events(&self.id, 1).await?;
        if events.is_empty() {
            return Err(TableError::NoSuchTable);
        }
        let table = Table::replay(&events)?;
        if self.table.replace(Box::new(table)).is_none() {
            metrics::gauge!("kiste_tables_loaded").increment(1);
            self.tables.note_loaded();
        }
        let known = events.partition_point(|event| event.seq <= self.announced);
        self.recent = events[events.len().saturating_sub(RECENT)..].to_vec();
        self.noted = Wake::Keep;
        self.unchecked = true;
        self.tell_all(&events[known..]);
        self.drive_race(!self.tables.is_shared());
        self.follow_race();
        Ok(())
    }

    /// Reads what others have written.
    pub(super) async fn catch_up(&mut self) -> Result<(), TableError> {
        let Some(table) = &mut self.table else { return self.load().await };
        let events = self.tables.events(&self.id, table.seq() + 1).await?;
        if events.is_empty() {
            return Ok(());
        }
        for event in &events {
            table.evolve(event)?;
        }
        // Whoever wrote this sees to what is due.
        self.alarm = None;
        self.noted = Wake::Keep;
        self.remember(&events);
        self.tell_all(&events);
        self.drive_race(false);
        self.follow_race();
        Ok(())
    }

    /// Decides, writes, and then tells everybody.
    pub(super) async fn process(&mut self, input: &Input) -> Result<Outcome, TableError> {
        let mut fresh = !self.tables.is_shared();
        for _ in 0..ATTEMPTS {
            self.load().await?;
            let Some(table) = &mut self.table else { return Err(TableError::NoSuchTable) };
            let now = self.tables.now();
            let verdict = table.decide(input, now.cast_unsigned(), &random::bytes());
            let seq = table.seq();
            let happens = match verdict {
                Ok(Verdict::Repeated { seq }) => return Ok(Outcome::Done { seq }),
                Ok(Verdict::Happens(events)) => match events.first() {
                    Some(_) => Ok(events),
                    None => Err(Outcome::Done { seq }),
                },
                Err(refusal) => Err(Outcome::Refused(refusal)),
            };
            let events = match happens {
                Ok(events) => events,
                // Another node may know something that makes it possible.
                Err(_) if !fresh => {
                    fresh = true;
                    self.catch_up().await?;
                    continue;
                }
                Err(outcome) => {
                    self.set_alarm();
                    return Ok(outcome);
                }
            };
            let seq = events[0].seq;
            // Ahead of the log, which is why nobody is told yet and any doubt
            // below ends in reading it again.
            for event in &events {
                table.evolve(event)?;
            }
            let due = due(table, now);
            let wake = self.wake(due, now);
            let append =
                Append { table: self.id.clone(), seq, body: wire::write_events(&events), wake };
            match self.tables.append(append).await {
                Ok(Appended::Stored) => {
                    if wake != Wake::Keep {
                        self.noted = wake;
                    }
                    self.remember(&events);
                    self.tell_all(&events);
                    self.drive_race(true);
                    self.follow_race();
                    self.set_alarm();
                    self.let_bots_think();
                    return Ok(Outcome::Done { seq });
                }
                Ok(Appended::Conflict) => {
                    metrics::counter!("kiste_conflicts_total").increment(1);
                    self.read_log().await?;
                }
                Err(error) => {
                    // Whether it was written is not known.
                    self.forget();
                    return Err(error.into());
                }
            }
        }
        Err(TableError::Busy)
    }

    /// What to write about the next wake; nothing if it is known already.
    fn wake(&self, due: Option<Millis>, now: Millis) -> Wake {
        let wanted = due.map_or(Wake::Never, Wake::At);
        match (self.noted, wanted) {
            (noted, wanted) if noted == wanted => Wake::Keep,
            (Wake::At(noted), Wake::At(due)) if noted <= now && due <= now => Wake::Keep,
            (_, wanted) => wanted,
        }
    }

    /// Clocks are looked at by the node that wrote last.
    fn set_alarm(&mut self) {
        let next = self.table.as_ref().and_then(|table| table.next_deadline());
        self.alarm = next.map(u64::cast_signed);
    }

    pub(super) fn let_bots_think(&mut self) {
        let Some(table) = &self.table else { return };
        for turn in table.due_bots() {
            let (seat, asked) = (turn.seat, turn.asked);
            let Some(game) = table.game() else { return };
            if !self.thinking.insert((seat, asked)) {
                continue;
            }
            let (tables, id) = (self.tables.clone(), self.id.clone());
            let runtime = tokio::runtime::Handle::current();
            let answer = Box::new(move |action| {
                runtime.spawn(async move {
                    tables.send(&id, Request::Bot { seat, asked, action }).await;
                });
            });
            self.tables.bots().think(Thought {
                game: game.boxed_clone(),
                seat,
                level: turn.level,
                seed: turn.seed,
                answer,
            });
        }
    }
}

/// When the table next wants something: now if a bot is to move. A race whose
/// node is gone is taken up by another when its time is up.
fn due(table: &Table, now: Millis) -> Option<Millis> {
    if !table.due_bots().is_empty() {
        return Some(now);
    }
    let timeout = table.timeout_due().map(|due| due.saturating_add(RACE_GRACE));
    table.next_deadline().into_iter().chain(timeout).min().map(u64::cast_signed)
}
