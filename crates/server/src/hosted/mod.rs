//! One table as this node holds it: the task that decides, stores, and tells.
//!
//! Whatever happens at a table happens here, one thing after another. An input
//! is decided on, its events are written, and only when they are durable
//! anybody hears of them. The state in memory is a copy of the log: after any
//! doubt it is thrown away and read again.

mod presimulation;
mod process;
mod race;
mod request;

use std::collections::HashSet;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use engine::{Seat, Viewer};
use protocol::ServerMessage;
use table::{Command, CommandId, Connection, Hands, Input, Recorded, Table, TokenHash};
use tokio::sync::{mpsc, oneshot};

pub(crate) use self::presimulation::Presimulated;
pub(crate) use self::request::{Guest, Request, SummaryAnswer, TableError};
use crate::store::{Millis, Wake};
use crate::tables::Tables;
use crate::wire;

/// Events kept for clients that come back after a short while.
const RECENT: usize = 100;
/// How often a lost race is tried again before the sender has to.
const ATTEMPTS: usize = 20;

/// What became of an input.
enum Outcome {
    /// Durable, as this event.
    Done {
        seq: u64,
    },
    Refused(engine::Refusal),
}

pub(crate) struct Hosted {
    id: String,
    tables: Arc<Tables>,
    guests: Vec<Guest>,
    /// The table, while it is in memory.
    table: Option<Box<Table>>,
    /// Its last events.
    recent: Vec<Recorded>,
    /// The last event that the guests know of.
    announced: u64,
    /// What the store has as this table's wake; `Keep` if that is not known.
    noted: Wake,
    /// When to look at the clocks, if that is up to this node.
    alarm: Option<Millis>,
    /// Questions that bots of this node are thinking about.
    thinking: HashSet<(Seat, u64)>,
    /// The race at the table, if one is on.
    race: race::Race,
    /// The turn that is being played through, and whom to answer.
    presimulating: Option<(CommandId, Connection)>,
    /// What the last such turn came to, here and at its client.
    settled: presimulation::Settled,
    /// The hand that moves, in a game that is simulated.
    hands: Hands,
    /// Just read: some connections in it may be long gone.
    unchecked: bool,
    /// There is no such table.
    missing: bool,
}

impl Hosted {
    pub(crate) fn new(id: String, tables: Arc<Tables>) -> Self {
        Self {
            id,
            tables,
            guests: Vec::new(),
            table: None,
            recent: Vec::new(),
            told: 0,
            noted: Wake::Keep,
            alarm: None,
            thinking: HashSet::new(),
            race: race::Race::default(),
            presimulating: None,
            settled: presimulation::Settled::default(),
            hands: Hands::default(),
            unchecked: false,
            missing: false,
        }
    }

    /// Serves until nobody is there and nothing happens any more.
    pub(crate) async fn run(mut self, mut requests: mpsc::Receiver<Request>) {
        let mut busy = Instant::now();
        // Moved when it rings and not by every request, of which it may be
        // the dearer part.
        let mut idle = pin!(tokio::time::sleep(self.tables.patience()));
        loop {
            tokio::select! {
                request = requests.recv() => match request {
                    Some(request) => {
                        self.handle(request).await;
                        busy = Instant::now();
                        if self.missing {
                            break;
                        }
                    }
                    None => break,
                },
                () = sleep_until(self.next_alarm().map(|due| due - self.tables.now())) => {
                    if self.alarm.is_some_and(|due| due <= self.tables.now()) {
                        self.alarm = None;
                        self.act_on_what_is_due().await;
                    }
                    if let Err(error) = self.run_race().await {
                        self.report(&error);
                    }
                    busy = Instant::now();
                }
                () = &mut idle => {
                    let patience = self.tables.patience();
                    let left = patience.saturating_sub(busy.elapsed());
                    let next = if left.is_zero() { patience } else { left };
                    idle.as_mut().reset(tokio::time::Instant::now() + next);
                    if !left.is_zero() {
                        continue;
                    }
                    self.forget();
                    if self.guests.is_empty() && self.alarm.is_none_or(|due| self.is_far(due)) {
                        break;
                    }
                }
            }
        }
        self.forget();
        self.tables.close(&self.id, requests).await;
    }

    /// When to look at the clocks, or at the race.
    fn next_alarm(&self) -> Option<Millis> {
        self.alarm.into_iter().chain(self.race_alarm()).min()
    }

    /// Whether others can see to it: the store wakes some node.
    fn is_far(&self, due: Millis) -> bool {
        due - self.tables.now() > 60_000
    }

    /// Leaves memory; the guests stay, and the log is the truth anyway.
    fn forget(&mut self) {
        if self.table.take().is_some() {
            metrics::gauge!("kiste_tables_loaded").decrement(1);
            self.tables.note_unloaded();
        }
        self.recent = Vec::new();
        self.noted = Wake::Keep;
        self.thinking = HashSet::new();
    }

    async fn handle(&mut self, request: Request) {
        let done = match request {
            Request::Attach { guest, welcome, last_seq } => {
                self.attach(guest, welcome, last_seq).await
            }
            Request::Detach { who, connection } => self.detach(who, connection).await,
            Request::Command { connection, id, command, arrived } => {
                self.command(connection, id, command, arrived).await
            }
            Request::Pong { connection, nonce, arrived } => {
                self.pong(connection, nonce, arrived);
                Ok(())
            }
            Request::Hand { connection, asked, piece, from, frames } => {
                self.show_hand(connection, asked, piece, (from, frames)).await
            }
            Request::Settled { connection, asked, digest } => {
                self.settled(connection, asked, &digest);
                Ok(())
            }
            Request::Presimulated { turn, digest } => self.presimulated(turn, digest).await,
            Request::Preview { connection, id, action } => {
                self.preview(connection, id, &action).await
            }
            Request::Resync { connection } => self.resync(connection).await,
            Request::Summary { who, answer } => self.summary(&who, answer).await,
            Request::Bot { seat, asked, action } => self.bot(seat, asked, action).await,
            Request::News { seq } => self.news(seq).await,
            Request::Wake => {
                self.drive_race(true);
                self.act_on_what_is_due().await;
                Ok(())
            }
            Request::NodeGone => self.clear_connections().await,
        };
        let done = match done {
            Ok(()) if self.unchecked => self.clear_connections().await,
            done => done,
        };
        if let Err(error) = done {
            self.report(&error);
        }
    }

    fn report(&mut self, error: &TableError) {
        match error {
            TableError::NoSuchTable => self.missing = true,
            error => tracing::error!(table = self.id, %error, "a table is in trouble"),
        }
        self.forget();
    }

    async fn attach(
        &mut self,
        guest: Guest,
        welcome: Utf8Bytes,
        last_seq: Option<u64>,
    ) -> Result<(), TableError> {
        if let Err(error) = self.load().await {
            let _ = guest.outbox.try_send(wire::refused(None, &error.refusal()));
            return Err(error);
        }
        let Some(table) = &self.table else { return Ok(()) };
        let viewer = table.viewer_of(&guest.who);
        let now = self.tables.now().cast_unsigned();
        let news = protocol::catch_up(table, last_seq, &self.recent, viewer, now);
        let (who, connection) = (guest.who, guest.connection);
        let hand = self.hands.so_far(table).map(protocol::hand);
        let fits = [Some(welcome), Some(wire::write(&news)), hand.as_ref().map(wire::write)]
            .into_iter()
            .flatten()
            .all(|text| guest.outbox.try_send(text).is_ok());
        if fits {
            self.guests.push(guest);
            self.process(&Input::Connected { who, connection }).await?;
        }
        Ok(())
    }

    async fn detach(&mut self, who: TokenHash, connection: Connection) -> Result<(), TableError> {
        self.guests.retain(|guest| guest.connection != connection);
        self.process(&Input::Disconnected { who, connection }).await?;
        Ok(())
    }

    async fn command(
        &mut self,
        connection: Connection,
        id: CommandId,
        command: Command,
        arrived: Millis,
    ) -> Result<(), TableError> {
        let Some(from) = self.guest(connection).map(|guest| guest.who) else { return Ok(()) };
        match self.press(connection, &id, &command, arrived).await {
            Ok(true) => return Ok(()),
            Ok(false) => {}
            Err(error) => {
                let failed = Err(error);
                // One that is still held may yet happen.
                if !self.is_held(&id) {
                    self.answer(connection, &id, &failed);
                }
                return failed.map(drop);
            }
        }
        match self.presimulate(Presimulated { connection, from, id, command }).await {
            Some(turn) => self.carry_out(turn).await,
            None => Ok(()),
        }
    }

    /// Has the table decide about a command, and answers.
    async fn carry_out(&mut self, turn: Presimulated) -> Result<(), TableError> {
        let Presimulated { connection, from, id, command } = turn;
        let started = Instant::now();
        let input = Input::Command { from, id: id.clone(), command };
        let outcome = self.process(&input).await;
        self.answer(connection, &id, &outcome);
        metrics::histogram!("kiste_command_seconds").record(started.elapsed());
        if let (Ok(Outcome::Done { .. }), Input::Command { command: Command::Join { .. }, .. }) =
            (&outcome, &input)
        {
            self.process(&Input::Connected { who: from, connection }).await?;
        }
        outcome.map(drop)
    }

    /// Tells whoever gave the command `id` what became of it.
    fn answer(
        &mut self,
        connection: Connection,
        id: &CommandId,
        outcome: &Result<Outcome, TableError>,
    ) {
        let (answer, word) = match outcome {
            Ok(Outcome::Done { seq }) => {
                let ack = ServerMessage::Ack { id: id.as_str().to_owned(), seq: *seq };
                (wire::write(&ack), "done")
            }
            Ok(Outcome::Refused(refusal)) => {
                (wire::refused(Some(id.as_str()), &refusal.clone().into()), "refused")
            }
            Err(error) => (wire::refused(Some(id.as_str()), &error.refusal()), "failed"),
        };
        self.tell(connection, &answer);
        metrics::counter!("kiste_commands_total", "outcome" => word).increment(1);
    }

    async fn preview(
        &mut self,
        connection: Connection,
        id: String,
        action: &str,
    ) -> Result<(), TableError> {
        self.load().await?;
        let (Some(table), Some(guest)) = (&self.table, self.guest(connection)) else {
            return Ok(());
        };
        let answer = match table.viewer_of(&guest.who) {
            Viewer::Seat(seat) => match table.preview(seat, action) {
                Ok(standing) => {
                    wire::write(&ServerMessage::Preview { id, standing: standing.into() })
                }
                Err(refusal) => wire::refused(Some(&id), &refusal.into()),
            },
            Viewer::Spectator => {
                let refusal = engine::Refusal::from_reason(&table::TableRefused::NotSeated);
                wire::refused(Some(&id), &refusal.into())
            }
        };
        self.tell(connection, &answer);
        Ok(())
    }

    async fn resync(&mut self, connection: Connection) -> Result<(), TableError> {
        self.load().await?;
        let (Some(table), Some(guest)) = (&self.table, self.guest(connection)) else {
            return Ok(());
        };
        let now = self.tables.now().cast_unsigned();
        let snapshot = protocol::snapshot(table, table.viewer_of(&guest.who), now);
        self.tell(connection, &wire::write(&ServerMessage::Snapshot { snapshot }));
        Ok(())
    }

    async fn summary(
        &mut self,
        who: &TokenHash,
        answer: oneshot::Sender<SummaryAnswer>,
    ) -> Result<(), TableError> {
        let loaded = self.load().await;
        let now = self.tables.now().cast_unsigned();
        // Whoever asked may have gone; nobody is hurt by that.
        let _ = match (&loaded, &self.table) {
            (Ok(()), Some(table)) => answer.send(Ok(protocol::summary(table, &self.id, who, now))),
            (Err(TableError::NoSuchTable), _) => answer.send(Err(TableError::NoSuchTable)),
            _ => answer.send(Err(TableError::Busy)),
        };
        loaded
    }

    async fn bot(
        &mut self,
        seat: Seat,
        asked: u64,
        action: Option<String>,
    ) -> Result<(), TableError> {
        self.thinking.remove(&(seat, asked));
        let Some(action) = action else { return Ok(()) };
        // A refusal means that the question is no longer open.
        self.process(&Input::Bot { seat, asked, action }).await?;
        Ok(())
    }

    async fn news(&mut self, seq: u64) -> Result<(), TableError> {
        let known = self.table.as_ref().map_or(self.announced, |table| table.seq());
        if seq <= known {
            return Ok(());
        }
        self.catch_up().await
    }

    /// Lets time pass and bots think.
    async fn act_on_what_is_due(&mut self) {
        let done = match self.load().await {
            Ok(()) => self.process(&Input::Tick).await.map(drop),
            Err(error) => Err(error),
        };
        match done {
            Ok(()) => self.let_bots_think(),
            Err(error) => self.report(&error),
        }
    }

    /// Connections of nodes that are gone are gone too.
    async fn clear_connections(&mut self) -> Result<(), TableError> {
        self.unchecked = false;
        if self.dead_connections().is_empty() {
            return Ok(());
        }
        // A node that this one has not heard of may just have started.
        self.tables.beat().await?;
        for (who, connection) in self.dead_connections() {
            self.process(&Input::Disconnected { who, connection }).await?;
        }
        Ok(())
    }

    fn dead_connections(&self) -> Vec<(TokenHash, Connection)> {
        let is_dead = |(_, connection): &(TokenHash, Connection)| {
            let is_guest = self.guests.iter().any(|guest| guest.connection == *connection);
            !is_guest && !self.tables.may_be_alive(*connection)
        };
        self.table.iter().flat_map(|table| table.connections()).filter(is_dead).collect()
    }

    fn remember(&mut self, events: &[Recorded]) {
        self.recent.extend_from_slice(events);
        if self.recent.len() > 2 * RECENT {
            self.recent.drain(..self.recent.len() - RECENT);
        }
    }

    /// Tells everybody here what has happened, each as far as they may know.
    fn tell_all(&mut self, events: &[Recorded]) {
        let (Some(table), Some(last)) = (&self.table, events.last()) else { return };
        let (after, now) = (events[0].seq - 1, self.tables.now().cast_unsigned());
        self.announced = last.seq;
        let mut written: Vec<(Viewer, Utf8Bytes)> = Vec::new();
        self.guests.retain(|guest| {
            let viewer = table.viewer_of(&guest.who);
            if let Some((_, text)) = written.iter().find(|(other, _)| *other == viewer) {
                return guest.outbox.try_send(text.clone()).is_ok();
            }
            let update = protocol::update(table, after, events, viewer, now);
            let text = wire::write(&ServerMessage::Update { update });
            written.push((viewer, text.clone()));
            guest.outbox.try_send(text).is_ok()
        });
    }

    fn tell(&mut self, connection: Connection, text: &Utf8Bytes) {
        self.guests.retain(|guest| {
            guest.connection != connection || guest.outbox.try_send(text.clone()).is_ok()
        });
    }

    fn guest(&self, connection: Connection) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.connection == connection)
    }
}

async fn sleep_until(left: Option<Millis>) {
    match left {
        Some(left) => tokio::time::sleep(Duration::from_millis(left.max(0).cast_unsigned())).await,
        None => std::future::pending().await,
    }
}
