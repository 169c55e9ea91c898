//! One table as this node holds it: a task that brings the host core the store,
//! the sockets, the bots' threads and the time.
//!
//! Whatever happens at a table happens here, one thing after another. What it
//! comes to is the business of [`HostedTable`]; here it is carried out.

mod asked;
mod request;
mod work;

use std::collections::HashMap;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use host::{Config, Effect, Event, Guest, HostedTable, Origin, Simulation};
use protocol::{Refusal, ServerMessage};
use table::{BotTurn, Connection, Table, TokenHash};
use tokio::sync::mpsc;
use tracing::Instrument;

use self::request::may_delete;
pub(crate) use self::request::{Outgoing, Request, TableError, Wire};
use self::work::Reads;
pub(crate) use self::work::{has_sheets, is_scripted, reading_cost};
use crate::bots::{Presimulation, Thought, intend};
use crate::store::{Append, Appended, Millis, Wake};
use crate::tables::{Replayed, Tables};
use crate::{daily, random, wire};

/// How long a bot waits that could not be given the time to think.
const THINK_AGAIN: Duration = Duration::from_secs(1);
/// Events kept for clients that come back after a short while.
const RECENT: usize = 100;

pub(crate) struct Hosted {
    id: String,
    tables: Arc<Tables>,
    core: HostedTable,
    /// How its guests are reached.
    wires: HashMap<Connection, Wire>,
    /// What the store has as this table's wake; `Keep` if that is not known.
    noted: Wake,
    /// When what is being carried out was asked for.
    started: Instant,
    /// Whether the table is counted among those in memory.
    counted: bool,
    /// Just read: some connections in it may be long gone.
    unchecked: bool,
    /// There is no such table.
    missing: bool,
    /// What has to be read for what is being carried out.
    reads: Reads,
}

impl Hosted {
    pub(crate) fn new(id: String, tables: Arc<Tables>) -> Self {
        let config = Config { shared: tables.is_shared(), kept: RECENT, intend };
        Self {
            id,
            tables,
            core: HostedTable::new(config),
            wires: HashMap::new(),
            noted: Wake::Keep,
            started: Instant::now(),
            counted: false,
            unchecked: false,
            missing: false,
            reads: Reads::Nothing,
        }
    }

    /// Serves until nobody is there and nothing happens any more.
    pub(crate) async fn run(mut self, mut requests: mpsc::Receiver<Box<Request>>) {
        let mut busy = Instant::now();
        // Moved when it rings and not by every request, of which it may be
        // the dearer part.
        let mut idle = pin!(tokio::time::sleep(self.tables.patience()));
        loop {
            let due = self.core.next_deadline().map(u64::cast_signed);
            tokio::select! {
                request = requests.recv() => match request {
                    Some(request) => {
                        // Not of the table's own span, which may last for days.
                        let span = tracing::debug_span!(parent: None, "asked", table = self.id);
                        self.handle(*request).instrument(span).await;
                        busy = Instant::now();
                        if self.missing {
                            break;
                        }
                    }
                    None => break,
                },
                () = sleep_until(due.map(|due| due - self.tables.now())) => {
                    self.core.handle(Event::Tick);
                    self.carry_out().await;
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
                    if self.core.guests().is_empty() && !self.is_due_soon() {
                        break;
                    }
                }
            }
        }
        self.forget();
        self.tables.close(&self.id, requests).await;
    }

    /// Whether it is not worth leaving the clocks to others: the store wakes
    /// some node.
    fn is_due_soon(&self) -> bool {
        self.core.alarm().is_some_and(|due| due.cast_signed() - self.tables.now() <= 60_000)
    }

    /// Leaves memory; the guests stay, and the log is the truth anyway.
    fn forget(&mut self) {
        self.core.forget();
        self.noted = Wake::Keep;
        self.count();
    }

    /// Keeps count of the tables in memory.
    fn count(&mut self) {
        let loaded = self.core.table().is_some();
        if loaded && !self.counted {
            metrics::gauge!("kiste_tables_loaded").increment(1);
            self.tables.note_loaded();
        } else if !loaded && self.counted {
            metrics::gauge!("kiste_tables_loaded").decrement(1);
            self.tables.note_unloaded();
        }
        self.counted = loaded;
    }

    async fn handle(&mut self, request: Request) {
        match request {
            Request::Attach { guest, wire, welcome, last_seq } => {
                self.wires.insert(guest.connection, wire);
                let event = Event::Attached { guest, welcome, last_seq };
                self.reads = Reads::of(&event);
                self.core.handle(event);
            }
            Request::Event(event) => {
                self.reads = Reads::of(&event);
                match &event {
                    Event::Detached(guest) => drop(self.wires.remove(&guest.connection)),
                    Event::Simulated { outcome: Some(_), .. } => {
                        metrics::counter!("kiste_turns_simulated_total").increment(1);
                    }
                    _ => {}
                }
                self.core.handle(event);
            }
            Request::Look { connection, visible } => {
                if let Some(wire) = self.wires.get_mut(&connection) {
                    wire.visible = visible;
                }
            }
            Request::Summary { who, answer } => self.summary(&who, answer).await,
            Request::Awaited { who, answer } => {
                let awaited = self.awaited(&who).await;
                let _ = answer.send(awaited);
            }
            Request::Delete { who, answer } => {
                let deleted = self.delete(&who).await;
                let _ = answer.send(deleted);
            }
            Request::Deleted => {
                // Something may have been written in between.
                if let Err(error) = self.clear_away().await {
                    self.fail(&error);
                }
            }
            Request::NodeGone => self.unchecked = true,
        }
        self.carry_out().await;
        if std::mem::take(&mut self.unchecked)
            && let Err(error) = self.clear_connections().await
        {
            self.fail(&error);
        }
    }

    /// Does what the core says, until all is done.
    async fn carry_out(&mut self) {
        self.started = Instant::now();
        loop {
            let Some(effect) = self.next_effect().await else { break };
            if matches!(effect, Effect::Append(_) | Effect::Load | Effect::CatchUp { .. }) {
                self.flush();
            }
            let done = match effect {
                Effect::Append(append) => {
                    self.append(append).instrument(tracing::debug_span!("append")).await
                }
                Effect::Load => self.load().instrument(tracing::debug_span!("load")).await,
                Effect::CatchUp { from } => self.catch_up(from).await,
                Effect::Send { to, message } => {
                    self.send(&to, &message);
                    Ok(())
                }
                Effect::Share(gesture) => {
                    self.tables.share(&self.id, gesture);
                    Ok(())
                }
                Effect::Close { connection, code } => {
                    if let Some(wire) = self.wires.remove(&connection) {
                        wire.part(code);
                    }
                    Ok(())
                }
                Effect::Think(turn) => {
                    self.think(&turn);
                    Ok(())
                }
                Effect::Simulate(simulation) => {
                    self.simulate(simulation);
                    Ok(())
                }
                Effect::Answered(answer) => {
                    crate::metrics::commands().note(answer, self.started.elapsed());
                    Ok(())
                }
                Effect::Compared { here, there } => {
                    self.note_compared(here, there);
                    Ok(())
                }
            };
            if let Err(error) = done {
                self.fail(&error);
            }
        }
        self.flush();
        self.reads = Reads::Nothing;
        self.count();
    }

    /// What the core wants done next, which it may have to work out first.
    async fn next_effect(&mut self) -> Option<Effect> {
        let ready = self.core.ready_effect();
        if ready.is_some() || !self.core.has_work() {
            return ready;
        }
        let now = self.now();
        self.with_core(|core| core.next_effect(now, random::bytes)).await
    }

    /// Passes on what everybody was told since the last time.
    fn flush(&mut self) {
        let core = &mut self.core;
        self.wires.retain(|connection, wire| {
            let fits = wire.flush();
            if !fits {
                core.drop_guest(*connection);
            }
            fits
        });
    }

    fn fail(&mut self, error: &TableError) {
        match error {
            TableError::NoSuchTable => self.missing = true,
            error => tracing::error!(table = self.id, %error, "a table is in trouble"),
        }
        self.core.unavailable(&error.refusal());
        self.noted = Wake::Keep;
    }

    /// Reads the whole log.
    async fn load(&mut self) -> Result<(), TableError> {
        let replayed = self.tables.replay(&self.id).await?;
        let Replayed { table, log } = replayed.ok_or(TableError::NoSuchTable)?;
        self.noted = Wake::Keep;
        self.unchecked = true;
        self.core.opened_as(table, &log, self.now());
        Ok(())
    }

    /// Reads what others have written.
    async fn catch_up(&mut self, from: u64) -> Result<(), TableError> {
        let events = self.tables.events(&self.id, from).await?;
        if !events.is_empty() {
            self.noted = Wake::Keep;
        }
        let now = self.now();
        Ok(self.with_core(|core| core.caught_up(&events, now)).await?)
    }

    async fn append(&mut self, append: host::Append) -> Result<(), TableError> {
        let wake = self.wake(append.due.map(u64::cast_signed));
        let row = Append {
            table: self.id.clone(),
            seq: append.events.first().map_or(0, |event| event.seq),
            body: wire::write_events(&append.events),
            wake,
        };
        let bytes = row.body.len();
        match self.tables.append(row).await? {
            Appended::Stored => {
                if let Some(wire) = append.by.and_then(|by| self.wires.get(&by)) {
                    self.tables.limiter().note_written(wire.address, bytes, Instant::now());
                }
                if wake != Wake::Keep {
                    self.noted = wake;
                }
                crate::shelf::count(&self.tables, self.core.table(), &append.events);
                // It was for deciding; what is decided is only told.
                self.reads = Reads::Nothing;
                let now = self.now();
                self.with_core(|core| core.stored(now)).await;
                // Before anybody is told, so that whoever then asks for the list is in it.
                daily::note(&self.tables, &self.id, self.core.table(), &append.events).await;
                self.call(&append.events);
                Ok(())
            }
            Appended::Conflict => {
                metrics::counter!("kiste_conflicts_total").increment(1);
                let replayed = self.tables.replay(&self.id).await?;
                let Replayed { table, log } = replayed.ok_or(TableError::NoSuchTable)?;
                self.noted = Wake::Keep;
                self.unchecked = true;
                self.core.conflicted(table, &log, self.now());
                Ok(())
            }
        }
    }

    /// What to write about the next wake; nothing if it is known already.
    fn wake(&self, due: Option<Millis>) -> Wake {
        let now = self.tables.now();
        let wanted = due.map_or(Wake::Never, Wake::At);
        match (self.noted, wanted) {
            (noted, wanted) if noted == wanted => Wake::Keep,
            (Wake::At(noted), Wake::At(due)) if noted <= now && due <= now => Wake::Keep,
            (_, wanted) => wanted,
        }
    }

    fn send(&mut self, to: &[Connection], message: &ServerMessage) {
        let text = self.write(message);
        for connection in to {
            match self.wires.get_mut(connection) {
                Some(wire) => wire.held.push(text.clone()),
                None => self.core.drop_guest(*connection),
            }
        }
    }

    fn think(&self, turn: &BotTurn) {
        let Some(game) = self.core.game() else { return };
        let (seat, asked) = (turn.seat, turn.asked);
        let answer = self.answer();
        let thought = Thought {
            party: self.wires.values().map(|wire| wire.address).min(),
            table: self.id.clone(),
            game: game.boxed_clone(),
            seat,
            level: turn.level,
            seed: turn.seed,
            answer: Box::new(move |decision| answer(Event::Decided { seat, asked, decision })),
        };
        if self.tables.bots().think(thought).is_err() {
            let answer = self.answer();
            tokio::spawn(async move {
                tokio::time::sleep(THINK_AGAIN).await;
                answer(Event::Undecided { seat, asked });
            });
        }
    }

    fn simulate(&mut self, simulation: Simulation) {
        let Some(game) = self.core.game() else { return };
        let may = match &simulation.origin {
            Origin::Command { connection, .. } => self.wires.get(connection).is_none_or(|wire| {
                self.tables.limiter().may_simulate(wire.address, Instant::now())
            }),
            Origin::Bot => true,
        };
        let (game, seat, action) = (game.boxed_clone(), simulation.seat, simulation.action.clone());
        let (answer, later) = (self.answer(), simulation.clone());
        let answer =
            Box::new(move |outcome| answer(Event::Simulated { simulation: later, outcome }));
        let presimulation = Presimulation { game, seat, action, answer };
        if !may || self.tables.bots().presimulate(presimulation).is_err() {
            self.core.handle(Event::Simulated { simulation, outcome: None });
        }
    }

    /// Takes what threads of the bots have to say back to this table.
    fn answer(&self) -> impl FnOnce(Event) + Send + use<> {
        let (tables, id) = (self.tables.clone(), self.id.clone());
        let runtime = tokio::runtime::Handle::current();
        move |event| {
            runtime.spawn(async move { tables.send(&id, Request::Event(event)).await });
        }
    }

    fn note_compared(&self, here: u64, there: u64) {
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

    /// Deletes the table for the holder of the token `who`.
    async fn delete(&mut self, who: &TokenHash) -> Result<Result<(), Refusal>, TableError> {
        if self.core.table().is_none() {
            self.load().await.inspect_err(|error| self.fail(error))?;
        }
        let may = self.core.table().map_or(Ok(()), |table| may_delete(table, who));
        if may.is_ok() {
            self.clear_away().await?;
        }
        Ok(may)
    }

    /// Deletes the table, and tells those who are there.
    async fn clear_away(&mut self) -> Result<(), TableError> {
        self.tables.store().delete(&self.id, &[], crate::clock::wall()).await?;
        let refusal = TableError::NoSuchTable.refusal();
        for (connection, mut wire) in self.wires.drain() {
            wire.held.push(wire::refused(None, &refusal));
            wire.part(refusal.code.clone());
            self.core.drop_guest(connection);
        }
        self.missing = true;
        Ok(())
    }

    /// Connections of nodes that are gone are gone too.
    async fn clear_connections(&mut self) -> Result<(), TableError> {
        if self.dead_connections().is_empty() {
            return Ok(());
        }
        // A node that this one has not heard of may just have started.
        self.tables.beat().await?;
        for guest in self.dead_connections() {
            self.core.handle(Event::Detached(guest));
        }
        self.carry_out().await;
        Ok(())
    }

    fn dead_connections(&self) -> Vec<Guest> {
        let is_dead = |guest: &Guest| {
            !self.core.guests().contains(guest) && !self.tables.may_be_alive(guest.connection)
        };
        let connections = self.core.table().into_iter().flat_map(Table::connections);
        connections.map(|(who, connection)| Guest { connection, who }).filter(is_dead).collect()
    }

    fn now(&self) -> table::Millis {
        self.tables.now().cast_unsigned()
    }
}

async fn sleep_until(left: Option<Millis>) {
    match left {
        Some(left) => tokio::time::sleep(Duration::from_millis(left.max(0).cast_unsigned())).await,
        None => std::future::pending().await,
    }
}
