//! The host of all tables that live in this browser.

use std::collections::BTreeMap;

use engine::{Chance, Dice, Record, RecordError, Seat, Seed};
use host::{Config, Decision, Effect, Event, Guest, HostedTable, Request};
use protocol::{ClientMessage, CreateTable, Refusal, ServerMessage, Summary, TableCreated};
use serde::Serialize;
use table::{Connection, Millis, Phase, Recorded, Table, Token};

use crate::{Thought, WhatIf};

/// Hosts tables without a server.
///
/// Connections are numbered by the caller. Several players at one screen are
/// several connections, each with the token of its seat.
pub struct LocalHost {
    pub(crate) entropy: Dice,
    tables: BTreeMap<String, HostedTable>,
    /// At which table somebody is, and who.
    guests: BTreeMap<Connection, (String, Guest)>,
    /// What bots have to decide and have not been given yet.
    thoughts: Vec<Thought>,
}

/// What a call has brought about. To be stored first and told then.
#[derive(Debug, Default, PartialEq, Serialize)]
pub struct Effects {
    /// Goes into the store, all or nothing.
    pub store: Vec<Stored>,
    /// Goes to the clients, in this order.
    pub send: Vec<Sent>,
}

/// An event for the store. The pair of table and number is unique in it.
#[derive(Debug, PartialEq, Serialize)]
pub struct Stored {
    /// Id of the table.
    pub table: String,
    /// Number of the event.
    pub seq: u64,
    /// The event.
    pub event: Recorded,
}

/// A message for a client.
#[derive(Debug, PartialEq, Serialize)]
pub struct Sent {
    /// By which connection.
    pub connection: Connection,
    /// What.
    pub message: ServerMessage,
}

impl LocalHost {
    /// A host whose tokens, ids and dice come from this seed, which must be
    /// fresh from the browser's randomness wherever it matters.
    pub fn new(seed: [u8; 32]) -> Self {
        Self {
            entropy: Dice::new(&Seed(seed)),
            tables: BTreeMap::new(),
            guests: BTreeMap::new(),
            thoughts: Vec::new(),
        }
    }

    /// Makes a table from a [`CreateTable`] in JSON.
    pub fn create(
        &mut self,
        request: &str,
        now: Millis,
    ) -> Result<(TableCreated, Effects), Refusal> {
        let wish: CreateTable = serde_json::from_str(request)
            .map_err(|error| Refusal::new("bad-message", error.to_string()))?;
        let id = self.table_id(&wish.setup.game);
        let token = Token(random(&mut self.entropy));
        let (created, log) = host::create(&wish, &id, token, now, &random(&mut self.entropy))?;
        self.hold(&id, &log, now)
            .map_err(|error| Refusal::new("broken-table", error.to_string()))?;
        let effects = Effects { store: stored(&id, &log), send: Vec::new() };
        Ok((created, effects))
    }

    /// Makes a table at which somebody goes on from the middle of another game,
    /// from a [`WhatIf`] in JSON; everybody else is a bot.
    pub fn what_if(
        &mut self,
        request: &str,
        now: Millis,
    ) -> Result<(TableCreated, Effects), Refusal> {
        let wish: WhatIf = serde_json::from_str(request)
            .map_err(|error| Refusal::new("bad-message", error.to_string()))?;
        let record: Record = wish.record.parse().map_err(|error: RecordError| *error.refusal)?;
        let id = self.table_id(&record.game);
        let token = Token(random(&mut self.entropy));
        let (created, mut log) =
            host::create(&wish.table(&record), &id, token, now, &random(&mut self.entropy))?;
        let broken = |error: table::ReplayError| Refusal::new("broken-table", error.to_string());
        let table = Table::replay(&log).map_err(broken)?;
        log.push(table.tries_out(&record, wish.steps, now, &random(&mut self.entropy))?);
        self.hold(&id, &log, now).map_err(broken)?;
        let mut effects = Effects { store: stored(&id, &log), send: Vec::new() };
        effects.extend(self.handle(&id, Event::Tick, now));
        Ok((created, effects))
    }

    /// What a bot has to find out for somebody who asked for a hint, at the
    /// question that they are asked now.
    pub fn hint(&self, table: &str) -> Option<Thought> {
        let hosted = self.tables.get(table)?;
        let known = hosted.table()?;
        let seat = known.hinted()?;
        let asked = known.asked(seat)?;
        Some(Thought { table: table.to_owned(), seat, asked, log: hosted.recent().to_vec() })
    }

    /// Whether this table is in memory; if not, it may be in the store.
    pub fn holds(&self, table: &str) -> bool {
        self.tables.contains_key(table)
    }

    /// Takes up a table from its stored events, a JSON list. Time did not pass
    /// for it while it was away. A table in memory stays as it is.
    pub fn load(&mut self, table: &str, events: &str, now: Millis) -> Result<Effects, String> {
        if self.holds(table) {
            return Ok(Effects::default());
        }
        let log: Vec<Recorded> = serde_json::from_str(events).map_err(|error| error.to_string())?;
        let last = log.last().map_or(now, |event| event.at);
        self.hold(table, &log, now).map_err(|error| error.to_string())?;
        let downtime = now.saturating_sub(last);
        Ok(self.handle(table, Event::Restarted { downtime }, now))
    }

    /// Lets go of a table, because somebody else holds it now or its events
    /// could not be stored; returns the connections that are cut by that.
    pub fn forget(&mut self, table: &str) -> Vec<Connection> {
        self.tables.remove(table);
        self.thoughts.retain(|thought| thought.table != table);
        let cut = self.guests.iter().filter(|(_, (at, _))| at == table).map(|(c, _)| *c).collect();
        self.guests.retain(|_, (at, _)| at != table);
        cut
    }

    /// Takes a message of the client at `connection`.
    pub fn receive(&mut self, connection: Connection, text: &str, now: Millis) -> Effects {
        let heard = match protocol::read(text) {
            Ok(message) => self.hear(connection, message, now),
            Err(refusal) => Err(refusal),
        };
        heard.unwrap_or_else(|refusal| {
            Effects::only(connection, ServerMessage::Refused { id: None, refusal })
        })
    }

    /// The client at `connection` is gone.
    pub fn disconnect(&mut self, connection: Connection, now: Millis) -> Effects {
        match self.guests.remove(&connection) {
            Some((table, guest)) => self.handle(&table, Event::Detached(guest), now),
            None => Effects::default(),
        }
    }

    /// Lets the time be `now`.
    pub fn tick(&mut self, now: Millis) -> Effects {
        let due = |hosted: &HostedTable| hosted.next_deadline().is_some_and(|when| when <= now);
        let due: Vec<String> =
            self.tables.iter().filter(|(_, h)| due(h)).map(|(id, _)| id.clone()).collect();
        let mut effects = Effects::default();
        for table in due {
            effects.extend(self.handle(&table, Event::Tick, now));
        }
        effects
    }

    /// When [`tick`](Self::tick) will next do something.
    pub fn next_deadline(&self) -> Option<Millis> {
        self.tables.values().filter_map(HostedTable::next_deadline).min()
    }

    /// Decisions that bots have to make and have not been given yet.
    pub fn thoughts(&mut self) -> Vec<Thought> {
        std::mem::take(&mut self.thoughts)
    }

    /// A bot has made up its mind, or could not.
    pub fn bot(
        &mut self,
        table: &str,
        seat: Seat,
        asked: u64,
        decision: Option<Decision>,
        now: Millis,
    ) -> Effects {
        self.handle(table, Event::Decided { seat, asked, decision }, now)
    }

    /// The table at a glance, for the holder of `token`. One that is not in
    /// memory is read from its stored `events`, a JSON list, and stays where
    /// it is: to look at a table is not to sit down at it.
    pub fn summary(
        &self,
        table: &str,
        events: &str,
        token: &str,
        now: Millis,
    ) -> Result<Summary, Refusal> {
        let who = token.parse::<Token>()?.hash();
        let read;
        let known = if let Some(held) = self.tables.get(table).and_then(HostedTable::table) {
            held
        } else {
            let log: Vec<Recorded> = serde_json::from_str(events)
                .map_err(|error| Refusal::new("bad-message", error.to_string()))?;
            if log.is_empty() {
                return Err(no_such_table());
            }
            read = Table::replay(&log)
                .map_err(|error| Refusal::new("broken-table", error.to_string()))?;
            &read
        };
        Ok(protocol::summary(known, table, &who, now)?)
    }

    /// The record of the game at `table`, once it is over.
    pub fn record(&self, table: &str) -> Option<String> {
        let table = self.tables.get(table)?.table()?;
        let over = table.phase() == Phase::Over;
        over.then(|| table.record()).flatten().map(|record| record.to_string())
    }

    pub(crate) fn hold(
        &mut self,
        id: &str,
        log: &[Recorded],
        now: Millis,
    ) -> Result<(), table::ReplayError> {
        let mut hosted = HostedTable::new(Config::default());
        hosted.opened(log, now)?;
        self.tables.insert(id.to_owned(), hosted);
        Ok(())
    }

    fn hear(
        &mut self,
        connection: Connection,
        message: ClientMessage,
        now: Millis,
    ) -> Result<Effects, Refusal> {
        let table = self.guests.get(&connection).map(|(table, _)| table.clone());
        match (message, table) {
            (ClientMessage::Hello { version, table, token, last_seq }, None) => {
                protocol::check_version(version)?;
                self.welcome(connection, &table, token, last_seq, now)
            }
            (_, None) => Err(Refusal::new("bad-message", "say hello first")),
            (ClientMessage::Ping, Some(_)) => Ok(Effects::only(connection, ServerMessage::Pong)),
            (message, Some(table)) => {
                let request = Request::try_from(message)?;
                Ok(self.handle(&table, Event::Requested { connection, request, arrived: now }, now))
            }
        }
    }

    fn welcome(
        &mut self,
        connection: Connection,
        id: &str,
        token: Option<String>,
        last_seq: Option<u64>,
        now: Millis,
    ) -> Result<Effects, Refusal> {
        let (token, fresh) = if let Some(digits) = token {
            (digits.parse::<Token>()?, None)
        } else {
            let token = Token(random(&mut self.entropy));
            (token, Some(token.reveal()))
        };
        if !self.holds(id) {
            return Err(no_such_table());
        }
        let guest = Guest { connection, who: token.hash() };
        self.guests.insert(connection, (id.to_owned(), guest));
        let (version, table) = (protocol::VERSION, id.to_owned());
        let welcome = ServerMessage::Welcome { version, table, token: fresh };
        Ok(self.handle(id, Event::Attached { guest, welcome, last_seq }, now))
    }

    /// Has something happen at a table, and brings the core what it asks for:
    /// what is to be stored and sent is collected for the worker.
    pub(crate) fn handle(&mut self, id: &str, event: Event, now: Millis) -> Effects {
        let mut effects = Effects::default();
        let Some(hosted) = self.tables.get_mut(id) else { return effects };
        hosted.handle(event);
        while let Some(effect) = hosted.next_effect(now, || random(&mut self.entropy)) {
            match effect {
                Effect::Append(append) => {
                    effects.store.extend(stored(id, &append.events));
                    hosted.stored(now);
                }
                Effect::Send { to, message } => {
                    let sent = |connection| Sent { connection, message: message.clone() };
                    effects.send.extend(to.into_iter().map(sent));
                }
                Effect::Think(turn) => self.thoughts.push(Thought::new(id, &turn, hosted.recent())),
                // This is a worker: nobody waits for it but this table.
                Effect::Simulate(simulation) => {
                    let game = hosted.game();
                    let outcome =
                        game.and_then(|game| game.simulate(simulation.seat, &simulation.action));
                    hosted.handle(Event::Simulated { simulation, outcome });
                }
                // All of a table is in memory, or none of it.
                Effect::Load | Effect::CatchUp { .. } => hosted.unavailable(&no_such_table()),
                Effect::Close { connection, .. } => drop(self.guests.remove(&connection)),
                Effect::Share(_) | Effect::Answered(_) | Effect::Compared { .. } => {}
            }
        }
        effects
    }

    /// Local by its looks, so that the page knows where to ask for it.
    /// Tables of the wheel too: they need the larger module.
    pub(crate) fn table_id(&mut self, game: &str) -> String {
        let place = if matches!(game, "hamsterrolle" | "own") { "local-wheel" } else { "local" };
        format!("{place}-{}", table::readable(&random::<16>(&mut self.entropy)))
    }
}

impl Effects {
    fn only(connection: Connection, message: ServerMessage) -> Self {
        Self { store: Vec::new(), send: vec![Sent { connection, message }] }
    }

    pub(crate) fn extend(&mut self, more: Self) {
        self.store.extend(more.store);
        self.send.extend(more.send);
    }
}

pub(crate) fn random<const N: usize>(entropy: &mut Dice) -> [u8; N] {
    let mut bytes = [0; N];
    for chunk in bytes.chunks_mut(4) {
        chunk.copy_from_slice(&entropy.bits().to_le_bytes()[..chunk.len()]);
    }
    bytes
}

pub(crate) fn stored(table: &str, events: &[Recorded]) -> Vec<Stored> {
    let stored =
        |event: &Recorded| Stored { table: table.to_owned(), seq: event.seq, event: event.clone() };
    events.iter().map(stored).collect()
}

fn no_such_table() -> Refusal {
    Refusal::new("no-such-table", "there is no such table")
}
