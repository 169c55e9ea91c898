//! The host of all tables that live in this browser.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Chance, Dice, Seat, Seed, Viewer};
use protocol::{ClientMessage, CreateTable, Refusal, ServerMessage, Summary, TableCreated};
use serde::Serialize;
use table::race::{Judged, Pressed};
use table::{
    Command, CommandId, Connection, Hand, Input, Millis, Phase, Recorded, Table, TableRefused,
    Token, TokenHash,
};

use crate::Thought;
use crate::hosted::{Hosted, Outcome};

/// Hosts tables without a server.
///
/// Connections are numbered by the caller. Several players at one screen are
/// several connections, each with the token of its seat.
pub struct LocalHost {
    entropy: Dice,
    tables: BTreeMap<String, Hosted>,
    guests: BTreeMap<Connection, Guest>,
    /// Questions that bots have been given: table, seat, question.
    thinking: BTreeSet<(String, Seat, u64)>,
}

/// Somebody at a table, by one connection.
struct Guest {
    table: String,
    who: TokenHash,
}

/// A call under way.
struct Call {
    now: Millis,
    effects: Effects,
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
            thinking: BTreeSet::new(),
        }
    }

    /// Makes a table from a [`CreateTable`] in JSON.
    pub fn create(
        &mut self,
        request: &str,
        now: Millis,
    ) -> Result<(TableCreated, Effects), Refusal> {
        let wish: CreateTable = serde_json::from_str(request)
            .map_err(|error| refusal("bad-message", &error.to_string()))?;
        let token = Token(self.random());
        let maker = (wish.name.as_str(), token.hash());
        let log = Table::create(&wish.setup, &wish.seats, maker, now, &self.random())?;
        let hosted =
            Hosted::new(log).map_err(|error| refusal("broken-table", &error.to_string()))?;
        let id = self.table_id(&wish.setup.game);
        let created = TableCreated {
            table: id.clone(),
            token: token.reveal(),
            invite: hosted.table.invite().as_str().to_owned(),
        };
        let effects = Effects { store: stored(&id, &hosted.log), send: Vec::new() };
        self.tables.insert(id, hosted);
        Ok((created, effects))
    }

    /// Whether this table is in memory; if not, it may be in the store.
    pub fn holds(&self, table: &str) -> bool {
        self.tables.contains_key(table)
    }

    /// Takes up a table from its stored events, a JSON list. Time did not pass
    /// for it while it was away. A table in memory stays as it is.
    pub fn load(&mut self, table: &str, events: &str, now: Millis) -> Result<Effects, String> {
        let mut call = Call::new(now);
        if self.holds(table) {
            return Ok(call.effects);
        }
        let log: Vec<Recorded> = serde_json::from_str(events).map_err(|error| error.to_string())?;
        let last = log.last().map_or(now, |event| event.at);
        let hosted = Hosted::new(log).map_err(|error| error.to_string())?;
        self.tables.insert(table.to_owned(), hosted);
        let downtime = now.saturating_sub(last);
        self.note(&mut call, table, &Input::Restarted { downtime });
        self.run_race(&mut call, table);
        Ok(call.effects)
    }

    /// Lets go of a table, because somebody else holds it now or its events
    /// could not be stored; returns the connections that are cut by that.
    pub fn forget(&mut self, table: &str) -> Vec<Connection> {
        self.tables.remove(table);
        self.thinking.retain(|(id, ..)| id != table);
        let cut: Vec<Connection> =
            self.guests.iter().filter(|(_, g)| g.table == table).map(|(c, _)| *c).collect();
        self.guests.retain(|_, guest| guest.table != table);
        cut
    }

    /// Takes a message of the client at `connection`.
    pub fn receive(&mut self, connection: Connection, text: &str, now: Millis) -> Effects {
        let mut call = Call::new(now);
        match protocol::read(text) {
            Ok(message) => self.hear(&mut call, connection, message),
            Err(refusal) => call.refuse(connection, None, refusal),
        }
        call.effects
    }

    /// The client at `connection` is gone.
    pub fn disconnect(&mut self, connection: Connection, now: Millis) -> Effects {
        let mut call = Call::new(now);
        if let Some(Guest { table, who }) = self.guests.remove(&connection) {
            self.note(&mut call, &table, &Input::Disconnected { who, connection });
        }
        call.effects
    }

    /// Lets the time be `now`.
    pub fn tick(&mut self, now: Millis) -> Effects {
        let mut call = Call::new(now);
        let due = |hosted: &Hosted| hosted.next_deadline().is_some_and(|when| when <= now);
        let due: Vec<String> =
            self.tables.iter().filter(|(_, h)| due(h)).map(|(id, _)| id.clone()).collect();
        for table in due {
            self.note(&mut call, &table, &Input::Tick);
            self.run_race(&mut call, &table);
        }
        call.effects
    }

    /// When [`tick`](Self::tick) will next do something.
    pub fn next_deadline(&self) -> Option<Millis> {
        self.tables.values().filter_map(Hosted::next_deadline).min()
    }

    /// Decisions that bots have to make and have not been given yet.
    pub fn thoughts(&mut self) -> Vec<Thought> {
        let mut thoughts = Vec::new();
        for (id, hosted) in &self.tables {
            for turn in hosted.table.due_bots() {
                if self.thinking.insert((id.clone(), turn.seat, turn.asked)) {
                    thoughts.push(Thought::new(id, &turn, &hosted.log));
                }
            }
        }
        thoughts
    }

    /// A bot has made up its mind. If it could not, the first choice is taken:
    /// a bot with a bug must not stop a table of people.
    pub fn bot(
        &mut self,
        table: &str,
        seat: Seat,
        asked: u64,
        action: Option<String>,
        now: Millis,
    ) -> Effects {
        let mut call = Call::new(now);
        self.thinking.remove(&(table.to_owned(), seat, asked));
        let first = || {
            let game = self.tables.get(table)?.table.game()?;
            game.choices(seat).0.into_iter().next()
        };
        if let Some(action) = action.or_else(first) {
            self.note(&mut call, table, &Input::Bot { seat, asked, action });
        }
        call.effects
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
        let who = token.parse::<Token>().map_err(|refused| because(&refused))?.hash();
        let read;
        let known = if let Some(hosted) = self.tables.get(table) {
            &hosted.table
        } else {
            let log: Vec<Recorded> = serde_json::from_str(events)
                .map_err(|error| refusal("bad-message", &error.to_string()))?;
            if log.is_empty() {
                return Err(no_such_table());
            }
            read =
                Table::replay(&log).map_err(|error| refusal("broken-table", &error.to_string()))?;
            &read
        };
        protocol::summary(known, table, &who, now).map_err(|refused| because(&refused))
    }

    /// The record of the game at `table`, once it is over.
    pub fn record(&self, table: &str) -> Option<String> {
        let table = &self.tables.get(table)?.table;
        let over = table.phase() == Phase::Over;
        over.then(|| table.record()).flatten().map(|record| record.to_string())
    }

    fn hear(&mut self, call: &mut Call, connection: Connection, message: ClientMessage) {
        if let ClientMessage::Hello { version, table, token, last_seq } = message {
            let welcomed = protocol::check_version(version)
                .and_then(|()| self.welcome(call, connection, &table, token, last_seq));
            if let Err(refusal) = welcomed {
                call.refuse(connection, None, refusal);
            }
            return;
        }
        let Some(Guest { table: id, who }) = self.guests.get(&connection) else {
            return call.refuse(connection, None, refusal("bad-message", "say hello first"));
        };
        let Some(Hosted { table, runner, .. }) = self.tables.get_mut(id) else { return };
        match message {
            // What a turn came to is the same module's word on both sides.
            ClientMessage::Hello { .. } | ClientMessage::Settled { .. } => {}
            ClientMessage::Command { id, command } => match CommandId::try_from(id) {
                Ok(id) => self.command(call, connection, id, command),
                Err(refused) => call.refuse(connection, None, because(&refused)),
            },
            ClientMessage::Preview { id, action } => {
                let answer = match table.viewer_of(who) {
                    Viewer::Seat(seat) => table.preview(seat, &action).map_err(Refusal::from),
                    Viewer::Spectator => Err(because(&TableRefused::NotSeated)),
                };
                match answer {
                    Ok(standing) => {
                        let standing = standing.into();
                        call.send(connection, ServerMessage::Preview { id, standing });
                    }
                    Err(refusal) => call.refuse(connection, Some(id), refusal),
                }
            }
            ClientMessage::Hand { asked, piece, from, frames } => {
                let Viewer::Seat(seat) = table.viewer_of(who) else { return };
                let hand = Hand { seat, asked, piece, from, frames: vec![frames] };
                let id = id.clone();
                self.show_hand(call, connection, &id, hand);
            }
            ClientMessage::Resync => {
                let snapshot = protocol::snapshot(table, table.viewer_of(who), call.now);
                call.send(connection, ServerMessage::Snapshot { snapshot });
            }
            ClientMessage::Ping => call.send(connection, ServerMessage::Pong),
            ClientMessage::Pong { nonce } => {
                if let Viewer::Seat(seat) = table.viewer_of(who) {
                    runner.pong(seat, nonce, call.now);
                }
            }
        }
    }

    /// Shows a hand that moves to everybody else at its table. What comes late
    /// is not shown; nothing is lost by that.
    fn show_hand(&mut self, call: &mut Call, from: Connection, id: &str, hand: Hand) {
        let Some(Hosted { table, hands, .. }) = self.tables.get_mut(id) else { return };
        let message = protocol::hand(&hand);
        if hands.take(table, hand).is_ok() {
            for (connection, _) in self.guests.iter().filter(|(_, guest)| guest.table == id) {
                if *connection != from {
                    call.send(*connection, message.clone());
                }
            }
        }
    }

    fn welcome(
        &mut self,
        call: &mut Call,
        connection: Connection,
        id: &str,
        token: Option<String>,
        last_seq: Option<u64>,
    ) -> Result<(), Refusal> {
        if self.guests.contains_key(&connection) {
            return Err(refusal("bad-message", "this message is out of place"));
        }
        let (token, fresh) = if let Some(digits) = token {
            (digits.parse().map_err(|refused| because(&refused))?, None)
        } else {
            let token = Token(self.random());
            (token, Some(token.reveal()))
        };
        let Some(Hosted { table, log, hands, .. }) = self.tables.get(id) else {
            return Err(no_such_table());
        };
        let who = token.hash();
        let news = protocol::catch_up(table, last_seq, log, table.viewer_of(&who), call.now);
        let hand = hands.so_far(table).map(protocol::hand);
        let (version, table) = (protocol::VERSION, id.to_owned());
        call.send(connection, ServerMessage::Welcome { version, table, token: fresh });
        call.send(connection, news);
        if let Some(hand) = hand {
            call.send(connection, hand);
        }
        self.guests.insert(connection, Guest { table: id.to_owned(), who });
        self.note(call, id, &Input::Connected { who, connection });
        Ok(())
    }

    fn command(
        &mut self,
        call: &mut Call,
        connection: Connection,
        id: CommandId,
        command: Command,
    ) {
        let Some(guest) = self.guests.get(&connection) else { return };
        let (table, from) = (guest.table.clone(), guest.who);
        let joins = matches!(command, Command::Join { .. });
        if let Some(hosted) = self.tables.get_mut(&table) {
            match hosted.runner.press(&hosted.table, &from, &id, &command, call.now) {
                Pressed::No => {}
                Pressed::Refused(refusal) => {
                    return call.refuse(connection, Some(id.into()), refusal.into());
                }
                Pressed::Taken => {
                    hosted.waiting.insert(id, connection);
                    return self.run_race(call, &table);
                }
            }
        }
        let name = id.as_str().to_owned();
        match self.process(call, &table, &Input::Command { from, id, command }) {
            Ok(seq) => {
                call.send(connection, ServerMessage::Ack { id: name, seq });
                if joins {
                    self.note(call, &table, &Input::Connected { who: from, connection });
                }
            }
            Err(refusal) => call.refuse(connection, Some(name), refusal),
        }
    }

    /// Puts before a table what is due in its race, and measures the ways to its
    /// players.
    fn run_race(&mut self, call: &mut Call, id: &str) {
        while let Some(hosted) = self.tables.get_mut(id) {
            let Some(input) = hosted.runner.next(&hosted.table, call.now) else { break };
            let outcome = self.process(call, id, &input);
            if let Input::Judged(Judged { id: Some(command), .. }) = input {
                self.answer(call, id, command, outcome);
            }
        }
        let Some(hosted) = self.tables.get_mut(id) else { return };
        let ping = hosted.runner.ping(call.now);
        for command in hosted.runner.take_void() {
            self.answer(call, id, command, Err(because(&TableRefused::RoundOver)));
        }
        let (Some(nonce), Some(hosted)) = (ping, self.tables.get(id)) else { return };
        for (connection, guest) in self.guests.iter().filter(|(_, guest)| guest.table == id) {
            if hosted.table.seat_of(&guest.who).is_some() {
                call.send(*connection, ServerMessage::Ping { nonce });
            }
        }
    }

    /// Tells whoever pressed what became of it.
    fn answer(
        &mut self,
        call: &mut Call,
        table: &str,
        id: CommandId,
        outcome: Result<u64, Refusal>,
    ) {
        let waiting = self.tables.get_mut(table).and_then(|hosted| hosted.waiting.remove(&id));
        let Some(connection) = waiting else { return };
        match outcome {
            Ok(seq) => call.send(connection, ServerMessage::Ack { id: id.into(), seq }),
            Err(refusal) => call.refuse(connection, Some(id.into()), refusal),
        }
    }

    /// Settles what nobody waits for: if it is refused, it matters no more.
    fn note(&mut self, call: &mut Call, id: &str, input: &Input) {
        let _ = self.process(call, id, input);
    }

    /// Puts an input before a table, and notes what to store and whom to tell.
    fn process(&mut self, call: &mut Call, id: &str, input: &Input) -> Result<u64, Refusal> {
        let entropy = self.random();
        let Some(hosted) = self.tables.get_mut(id) else { return Err(no_such_table()) };
        let (seq, fresh) = match hosted.process(input, call.now, &entropy) {
            Outcome::Done { seq, fresh } => (seq, fresh),
            Outcome::Refused(refusal) => return Err(refusal.into()),
        };
        let Hosted { table, log, .. } = hosted;
        let news = &log[fresh..];
        let Some(first) = news.first() else { return Ok(seq) };
        call.effects.store.extend(stored(id, news));
        for (connection, guest) in self.guests.iter().filter(|(_, guest)| guest.table == id) {
            let viewer = table.viewer_of(&guest.who);
            let update = protocol::update(table, first.seq - 1, news, viewer, call.now);
            call.send(*connection, ServerMessage::Update { update });
        }
        Ok(seq)
    }

    fn random<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        for chunk in bytes.chunks_mut(4) {
            chunk.copy_from_slice(&self.entropy.bits().to_le_bytes()[..chunk.len()]);
        }
        bytes
    }

    /// Local by its looks, so that the page knows where to ask for it.
    /// Tables of the wheel too: they need the larger module.
    fn table_id(&mut self, game: &str) -> String {
        const SIGNS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
        let signs = self.random::<16>().map(|byte| char::from(SIGNS[usize::from(byte % 32)]));
        let place = if game == "hamsterrolle" { "local-wheel" } else { "local" };
        format!("{place}-{}", String::from_iter(signs))
    }
}

impl Call {
    fn new(now: Millis) -> Self {
        Self { now, effects: Effects::default() }
    }

    fn send(&mut self, connection: Connection, message: ServerMessage) {
        self.effects.send.push(Sent { connection, message });
    }

    fn refuse(&mut self, connection: Connection, id: Option<String>, refusal: Refusal) {
        self.send(connection, ServerMessage::Refused { id, refusal });
    }
}

fn stored(table: &str, events: &[Recorded]) -> Vec<Stored> {
    let stored =
        |event: &Recorded| Stored { table: table.to_owned(), seq: event.seq, event: event.clone() };
    events.iter().map(stored).collect()
}

fn because(refused: &TableRefused) -> Refusal {
    engine::Refusal::from_reason(refused).into()
}

fn no_such_table() -> Refusal {
    refusal("no-such-table", "there is no such table")
}

fn refusal(code: &str, text: &str) -> Refusal {
    Refusal { code: code.to_owned(), args: serde_json::Map::new(), text: text.to_owned() }
}
