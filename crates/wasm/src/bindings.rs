//! What the workers of the page call. Messages, events and answers are JSON;
//! `web/src/local/engine.ts` gives them their types.

// The functions are called from outside of Rust, which the compiler cannot see.
#![allow(unreachable_pub)]

use engine::Seat;
use protocol::{DailyStarted, Refusal, Standing, Summary, TableCreated};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{Effects, LocalHost};

#[derive(Serialize)]
#[serde(untagged)]
enum Making {
    Done { created: TableCreated, effects: Effects },
    Refused { refused: Refusal },
}

#[derive(Serialize)]
#[serde(untagged)]
enum MakingDaily {
    Done { created: DailyStarted, effects: Effects },
    Refused { refused: Refusal },
}

#[derive(Serialize)]
#[serde(untagged)]
enum Glance {
    Seen { summary: Summary },
    Refused { refused: Refusal },
}

#[derive(Serialize)]
#[serde(untagged)]
enum Previewed {
    Standing { standing: Standing },
    Refused { refused: Refusal },
}

/// A [`LocalHost`] behind text.
#[wasm_bindgen]
pub struct Host(LocalHost);

#[wasm_bindgen]
impl Host {
    /// With 32 bytes from the browser's randomness.
    #[wasm_bindgen(constructor)]
    pub fn new(seed: &[u8]) -> Result<Host, String> {
        let seed = seed.try_into().map_err(|_| "a seed has 32 bytes".to_owned())?;
        Ok(Self(LocalHost::new(seed)))
    }

    /// `CreateTable` to `{ created, effects }` or `{ refused }`.
    pub fn create(&mut self, request: &str, now: f64) -> String {
        match self.0.create(request, millis(now)) {
            Ok((created, effects)) => json(&Making::Done { created, effects }),
            Err(refused) => json(&Making::Refused { refused }),
        }
    }

    /// `WhatIf` to `{ created, effects }` or `{ refused }`.
    pub fn what_if(&mut self, request: &str, now: f64) -> String {
        match self.0.what_if(request, millis(now)) {
            Ok((created, effects)) => json(&Making::Done { created, effects }),
            Err(refused) => json(&Making::Refused { refused }),
        }
    }

    /// `OldDaily` to `{ created, effects }` or `{ refused }`.
    pub fn daily(&mut self, request: &str, now: f64) -> String {
        match self.0.daily(request, millis(now)) {
            Ok((created, effects)) => json(&MakingDaily::Done { created, effects }),
            Err(refused) => json(&MakingDaily::Refused { refused }),
        }
    }

    /// The `Thought` of a bot for whoever asked for a hint.
    pub fn hint(&self, table: &str) -> Option<String> {
        self.0.hint(table).map(|thought| json(&thought))
    }

    /// Whether this table is in memory.
    pub fn holds(&self, table: &str) -> bool {
        self.0.holds(table)
    }

    /// A list of events to `Effects`; throws if they are no table.
    pub fn load(&mut self, table: &str, events: &str, now: f64) -> Result<String, String> {
        self.0.load(table, events, millis(now)).map(|effects| json(&effects))
    }

    /// The connections cut by it.
    pub fn forget(&mut self, table: &str) -> String {
        json(&self.0.forget(table))
    }

    /// `ClientMessage` to `Effects`.
    pub fn receive(&mut self, connection: u32, text: &str, now: f64) -> String {
        json(&self.0.receive(connection.into(), text, millis(now)))
    }

    /// To `Effects`.
    pub fn disconnect(&mut self, connection: u32, now: f64) -> String {
        json(&self.0.disconnect(connection.into(), millis(now)))
    }

    /// To `Effects`.
    pub fn tick(&mut self, now: f64) -> String {
        json(&self.0.tick(millis(now)))
    }

    /// When to tick next.
    pub fn next_deadline(&self) -> Option<f64> {
        self.0.next_deadline().map(|when| when as f64)
    }

    /// A list of `Thought`, each handed out once.
    pub fn thoughts(&mut self) -> String {
        json(&self.0.thoughts())
    }

    /// The `Decision` about a thought, in JSON, to `Effects`. Seats count from 1.
    pub fn bot(
        &mut self,
        table: &str,
        seat: u8,
        asked: f64,
        decision: Option<String>,
        now: f64,
    ) -> String {
        let seat = Seat::new(seat.saturating_sub(1));
        let decision = decision.and_then(|json| serde_json::from_str(&json).ok());
        json(&self.0.bot(table, seat, asked as u64, decision, millis(now)))
    }

    /// A table at a glance, for the holder of a token: `{ summary }` or
    /// `{ refused }`. A table that is not held is read from the list of its
    /// `events`, and not taken up by that.
    pub fn summary(&self, table: &str, events: &str, token: &str, now: f64) -> String {
        match self.0.summary(table, events, token, millis(now)) {
            Ok(summary) => json(&Glance::Seen { summary }),
            Err(refused) => json(&Glance::Refused { refused }),
        }
    }

    /// The record of a finished game.
    pub fn record(&self, table: &str) -> Option<String> {
        self.0.record(table)
    }
}

/// A `Thought` to a `Decision` in JSON; throws if it is none. `tried` is a list
/// of turns and what came of them elsewhere.
#[wasm_bindgen]
pub fn think(thought: &str, tried: &str) -> Result<Option<String>, String> {
    let thought = serde_json::from_str(thought).map_err(|error| error.to_string())?;
    #[cfg(feature = "wheel")]
    let decision = {
        let tried: Vec<_> = serde_json::from_str(tried).map_err(|error| error.to_string())?;
        crate::think_with(&thought, &tried)
    };
    #[cfg(not(feature = "wheel"))]
    let decision = {
        let _ = tried;
        crate::think(&thought)
    };
    Ok(decision.map(|decision| json(&decision)))
}

/// The `Thought` of a hint to a `Hint`; throws if it is none.
#[wasm_bindgen]
pub fn hint(thought: &str) -> Result<Option<String>, String> {
    let thought = serde_json::from_str(thought).map_err(|error| error.to_string())?;
    Ok(crate::hint(&thought).map(|hint| json(&hint)))
}

/// A `Thought` to the turns that its bot will simulate, a JSON list.
#[cfg(feature = "wheel")]
#[wasm_bindgen]
pub fn tries(thought: &str) -> Result<String, String> {
    let thought = serde_json::from_str(thought).map_err(|error| error.to_string())?;
    Ok(json(&crate::tries(&thought)))
}

/// What comes of such a turn, to be handed to whoever decides.
#[cfg(feature = "wheel")]
#[wasm_bindgen]
pub fn attempt(thought: &str, turn: &str) -> Result<Option<String>, String> {
    let thought = serde_json::from_str(thought).map_err(|error| error.to_string())?;
    Ok(crate::attempt(&thought, turn))
}

/// A game that somebody writes to its head in JSON, or to `{ line, sentence }`.
#[cfg(feature = "wheel")]
#[wasm_bindgen]
pub fn own_check(name: &str, text: &str) -> String {
    json(&crate::own_check(name, text))
}

/// To an `OwnPosition` after these moves, a JSON list; to `null` if it cannot be
/// played.
#[cfg(feature = "wheel")]
#[wasm_bindgen]
pub fn own_position(name: &str, text: &str, players: u8, moves: &str) -> Result<String, String> {
    let moves: Vec<String> = serde_json::from_str(moves).map_err(|error| error.to_string())?;
    Ok(json(&crate::own_position(name, text, players, &moves)))
}

/// All words that a script has for the table, a JSON list.
#[cfg(feature = "wheel")]
#[wasm_bindgen]
pub fn own_words() -> String {
    json(&crate::own_words())
}

/// A [`crate::OwnBench`] behind text.
#[cfg(feature = "wheel")]
#[wasm_bindgen]
pub struct OwnBench(crate::OwnBench);

#[cfg(feature = "wheel")]
#[wasm_bindgen]
impl OwnBench {
    /// `chosen` are the options, a JSON list of pairs.
    #[wasm_bindgen(constructor)]
    pub fn new(
        name: &str,
        text: &str,
        chosen: &str,
        players: u8,
        games: u32,
    ) -> Result<OwnBench, String> {
        let chosen: Vec<(String, String)> =
            serde_json::from_str(chosen).map_err(|error| error.to_string())?;
        crate::OwnBench::new(name, text, &chosen, players, games).map(Self)
    }

    /// Plays the next game; whether there was one.
    pub fn step(&mut self) -> bool {
        self.0.step()
    }

    /// To `BenchReport`.
    pub fn report(&self) -> String {
        json(&self.0.report())
    }
}

/// An [`insight::Analyst`] behind text.
#[wasm_bindgen]
pub struct Analysis(insight::Analyst);

#[wasm_bindgen]
impl Analysis {
    /// Of a record; throws the line and the reason if it is none.
    #[wasm_bindgen(constructor)]
    pub fn new(record: &str) -> Result<Analysis, String> {
        insight::Analyst::new(record).map(Self).map_err(|illegal| illegal.to_string())
    }

    /// Looks at one more event; false once all is done.
    pub fn step(&mut self) -> bool {
        self.0.step()
    }

    /// How much is done, and of how much: `[done, of]`.
    pub fn progress(&self) -> String {
        json(&self.0.progress())
    }

    /// To `Insight`: what was found so far.
    pub fn insight(&self) -> String {
        json(&self.0.insight())
    }
}

/// A list of `GameInfo`.
#[wasm_bindgen]
pub fn menu() -> String {
    json(&protocol::menu())
}

/// A record to a `Replay`; throws the line and the reason if it is none.
#[wasm_bindgen]
pub fn replay(record: &str) -> Result<String, String> {
    crate::replay(record).map(|replay| json(&replay)).map_err(|illegal| illegal.to_string())
}

/// The same, with every turn of a simulated world simulated again.
#[wasm_bindgen]
pub fn check(record: &str) -> Result<String, String> {
    crate::check(record).map(|replay| json(&replay)).map_err(|illegal| illegal.to_string())
}

/// What was public before a day whose key this is.
#[wasm_bindgen]
pub fn promise_of(key: &str) -> Option<String> {
    crate::promise_of(key)
}

/// The record of a game of a day with what fixed its dice, by the key of that day.
#[wasm_bindgen]
pub fn unseal(record: &str, day: &str, key: &str) -> Result<String, String> {
    crate::unseal(record, day, key).map_err(|refusal| refusal.text)
}

/// A [`crate::Lesson`] behind text.
#[wasm_bindgen]
pub struct Lesson(crate::Lesson);

#[wasm_bindgen]
impl Lesson {
    /// From its file; throws the line and the reason if it is none.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Result<Lesson, String> {
        text.parse().map(Self).map_err(|error: crate::LessonError| error.to_string())
    }

    /// To `LessonPlan`.
    pub fn plan(&self) -> Result<String, String> {
        self.0.plan().map(|plan| json(&plan)).map_err(|refusal| refusal.to_string())
    }

    /// An answer to `Verdict`.
    pub fn judge(&self, step: u32, action: &str) -> String {
        json(&self.0.judge(step as usize, action))
    }

    /// A move to `{ standing }` or `{ refused }`.
    pub fn preview(&self, step: u32, action: &str) -> String {
        match self.0.preview(step as usize, action) {
            Ok(standing) => json(&Previewed::Standing { standing }),
            Err(refused) => json(&Previewed::Refused { refused }),
        }
    }
}

fn json(value: &impl Serialize) -> String {
    // Plain data with string keys always has a JSON form.
    serde_json::to_string(value).unwrap_or_default()
}

/// `Date.now()` is a whole number that a `f64` holds exactly.
fn millis(now: f64) -> table::Millis {
    now as table::Millis
}
