//! A page in miniature: a host, a store that outlives it, and one connection
//! for each person at the screen.

use std::collections::BTreeMap;

use kiste_wasm::{Effects, LocalHost, think};
use serde_json::{Value, json};

/// What to ask for, with so many people and these bots.
pub(crate) fn wish(game: &str, people: usize, bots: &[&str]) -> Value {
    let person = || json!({ "kind": "person" });
    let bot = |level: &&str| json!({ "kind": "bot", "level": level });
    let seats: Vec<Value> =
        std::iter::repeat_with(person).take(people).chain(bots.iter().map(bot)).collect();
    json!({ "setup": { "game": game }, "seats": seats, "name": "Mia" })
}

pub(crate) struct Page {
    host: LocalHost,
    seed: [u8; 32],
    now: u64,
    /// Events by number: what the browser keeps.
    stored: BTreeMap<u64, Value>,
    table: String,
    invite: String,
    people: Vec<Person>,
    next_connection: u64,
    commands: u32,
    moves: usize,
}

#[derive(Default)]
struct Person {
    connection: u64,
    token: String,
    state: Value,
    /// What came last that was no news: an acknowledgement or a refusal.
    answer: Value,
}

impl Page {
    pub(crate) fn open(seed: [u8; 32]) -> Self {
        Self {
            host: LocalHost::new(seed),
            seed,
            now: 1_700_000_000_000,
            stored: BTreeMap::new(),
            table: String::new(),
            invite: String::new(),
            people: Vec::new(),
            next_connection: 1,
            commands: 0,
            moves: 0,
        }
    }

    pub(crate) fn create(&mut self, wish: &Value) {
        let (created, effects) = self.host.create(&wish.to_string(), self.now).unwrap();
        self.take(&effects);
        self.table = created.table;
        self.invite = created.invite;
        self.people.push(Person { token: created.token, ..Person::default() });
        self.connect(0);
    }

    /// Goes on from the middle of a game; whether that can be.
    pub(crate) fn try_out(&mut self, wish: &Value) -> Result<(), protocol::Refusal> {
        let (created, effects) = self.host.what_if(&wish.to_string(), self.now)?;
        self.take(&effects);
        self.table = created.table;
        self.people.push(Person { token: created.token, ..Person::default() });
        self.connect(0);
        Ok(())
    }

    /// Plays a game of a day that is over; whether that can be.
    pub(crate) fn daily(&mut self, wish: &Value) -> Result<(), protocol::Refusal> {
        let (started, effects) = self.host.daily(&wish.to_string(), self.now)?;
        assert!(!started.counts, "it is in nobody's list");
        self.take(&effects);
        self.table = started.table;
        for (person, token) in started.tokens.into_iter().enumerate() {
            self.people.push(Person { token, ..Person::default() });
            self.connect(person);
        }
        Ok(())
    }

    /// What somebody who asked for it might do.
    pub(crate) fn hint(&self) -> Option<kiste_wasm::Hint> {
        kiste_wasm::hint(&self.host.hint(&self.table)?)
    }

    /// A further person sits down at the screen.
    pub(crate) fn join(&mut self, name: &str) {
        let person = self.people.len();
        self.people.push(Person::default());
        self.connect(person);
        let invite = self.invite.clone();
        self.command(person, &json!({ "do": "join", "invite": invite, "name": name }));
    }

    /// Somebody looks on without a seat.
    pub(crate) fn watch(&mut self) {
        self.people.push(Person::default());
        self.connect(self.people.len() - 1);
    }

    fn connect(&mut self, person: usize) {
        let connection = self.next_connection;
        self.next_connection += 1;
        self.people[person].connection = connection;
        let mut hello = json!({ "type": "hello", "version": 1, "table": self.table });
        if !self.people[person].token.is_empty() {
            hello["token"] = json!(self.people[person].token);
        }
        self.say(person, &hello);
    }

    pub(crate) fn say(&mut self, person: usize, message: &Value) -> Value {
        self.now += 100;
        self.people[person].answer = Value::Null;
        let connection = self.people[person].connection;
        let effects = self.host.receive(connection, &message.to_string(), self.now);
        self.take(&effects);
        self.people[person].answer.clone()
    }

    /// Has a command carried out; it must not be refused.
    pub(crate) fn command(&mut self, person: usize, command: &Value) {
        self.commands += 1;
        let id = format!("c{}", self.commands);
        let answer = self.say(person, &json!({ "type": "command", "id": id, "command": command }));
        assert_eq!(answer["type"], "ack", "{command}: {answer}");
    }

    pub(crate) fn state(&self, person: usize) -> Value {
        self.people[person].state.clone()
    }

    /// The table at a glance, read from the store if the host does not hold it.
    pub(crate) fn glance(&self, person: usize) -> Result<protocol::Summary, protocol::Refusal> {
        let events = Value::Array(self.stored.values().cloned().collect()).to_string();
        let events = if self.host.holds(&self.table) { "[]" } else { &events };
        self.host.summary(&self.table, events, &self.people[person].token, self.now)
    }

    /// The browser closes and opens again, and nobody sits down yet.
    pub(crate) fn reopen(&mut self) {
        self.host = LocalHost::new([77; 32]);
    }

    pub(crate) fn record(&self) -> String {
        self.host.record(&self.table).expect("the game is over")
    }

    /// One move: of a bot if one is to move, else of somebody at the screen,
    /// who takes now this, now that. Nothing once the game is over.
    pub(crate) fn play_on(&mut self) -> bool {
        // Each is handed out once; where several write at the same time there are several.
        let thoughts = self.host.thoughts();
        for thought in &thoughts {
            // As the worker passes it on.
            let thought = serde_json::from_str(&serde_json::to_string(thought).unwrap()).unwrap();
            let action = think(&thought);
            assert!(action.is_some(), "a bot that is asked has an answer");
            self.now += 100;
            let effects =
                self.host.bot(&thought.table, thought.seat, thought.asked, action, self.now);
            assert!(!effects.store.is_empty(), "and the answer is taken");
            self.take(&effects);
        }
        if !thoughts.is_empty() {
            return true;
        }
        for person in 0..self.people.len() {
            let state = self.state(person);
            let Some(choices) = state["choices"]["list"].as_array() else { continue };
            let action = choices[(self.moves * 7) % choices.len()].clone();
            self.moves += 1;
            let act = json!({ "do": "act", "action": action, "asked": state["asked"] });
            self.command(person, &act);
            return true;
        }
        self.wait()
    }

    /// Lets time pass until something happens, if something will.
    pub(crate) fn wait(&mut self) -> bool {
        let Some(due) = self.host.next_deadline() else { return false };
        self.now = self.now.max(due);
        let effects = self.host.tick(self.now);
        self.take(&effects);
        true
    }

    /// What the store has, by its names.
    pub(crate) fn stored(&self, event: &str) -> usize {
        self.stored.values().filter(|stored| stored["event"] == event).count()
    }

    pub(crate) fn play_to_the_end(&mut self) {
        while self.play_on() {}
    }

    /// The browser closes and opens again: a new host, the same store.
    pub(crate) fn reload(&mut self) {
        self.now += 3_600_000;
        // Other entropy than before: what was promised does not depend on it.
        self.seed[0] = self.seed[0].wrapping_add(100);
        self.host = LocalHost::new(self.seed);
        let events = Value::Array(self.stored.values().cloned().collect());
        let effects = self.host.load(&self.table, &events.to_string(), self.now).unwrap();
        self.take(&effects);
        for person in 0..self.people.len() {
            self.connect(person);
        }
    }

    fn take(&mut self, effects: &Effects) {
        let effects = serde_json::to_value(effects).unwrap();
        for stored in effects["store"].as_array().unwrap() {
            let seq = stored["seq"].as_u64().unwrap();
            let before = self.stored.insert(seq, stored["event"].clone());
            assert_eq!(before, None, "every event is stored once");
        }
        for sent in effects["send"].as_array().unwrap() {
            let connection = sent["connection"].as_u64().unwrap();
            let person = self.people.iter_mut().find(|p| p.connection == connection).unwrap();
            let message = &sent["message"];
            match message["type"].as_str().unwrap() {
                "welcome" => {
                    if let Some(token) = message["token"].as_str() {
                        token.clone_into(&mut person.token);
                    }
                }
                "snapshot" => person.state = message["snapshot"]["state"].clone(),
                "update" => {
                    let update = &message["update"];
                    assert_eq!(update["after"], person.state["seq"], "no gap");
                    if update["state"].is_object() {
                        person.state = update["state"].clone();
                    } else {
                        person.state["seq"] = update["seq"].clone();
                    }
                }
                // Nobody is far away on one machine; an answer changes nothing.
                "ping" => {}
                _ => person.answer = message.clone(),
            }
        }
    }
}
