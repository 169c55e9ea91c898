//! Bots think on threads of their own, so that people never wait for them.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Instant;

use bots::BotLevel;
use engine::{AnyMatch, Cost, Seat};
use table::Level;

/// A move to be thought about.
pub(crate) struct Thought {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    pub(crate) seed: u64,
    /// Takes the answer; nothing if the game does not ask this seat.
    pub(crate) answer: Box<dyn FnOnce(Option<String>) + Send>,
}

/// A turn to be played through before the table hears of it.
pub(crate) struct Rehearsal {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seat: Seat,
    pub(crate) action: String,
    /// Takes the fingerprint of what it came to; nothing if that failed.
    pub(crate) answer: Box<dyn FnOnce(Option<u64>) + Send>,
}

/// Rehearsals that may wait. Beyond that, waiting takes longer than people do.
const MOST_REHEARSALS: usize = 100;

/// Too many rehearsals wait already.
pub(crate) struct Overworked;

/// A few threads and what waits for them, first come first served; but people
/// wait for rehearsals, so these go before thoughts.
pub(crate) struct BotPool {
    queue: Arc<Queue>,
    threads: Vec<JoinHandle<()>>,
}

#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    arrived: Condvar,
}

#[derive(Default)]
struct Waiting {
    rehearsals: VecDeque<Rehearsal>,
    thoughts: VecDeque<Thought>,
    closed: bool,
}

impl BotPool {
    pub(crate) fn start(threads: usize) -> std::io::Result<Self> {
        let queue = Arc::new(Queue::default());
        let threads = (0..threads.max(1))
            .map(|number| {
                let queue = queue.clone();
                std::thread::Builder::new().name(format!("bot-{number}")).spawn(move || {
                    while let Some(work) = queue.next() {
                        match work {
                            Work::Think(thought) => think(thought),
                            Work::Rehearse(rehearsal) => rehearse(rehearsal),
                        }
                    }
                })
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { queue, threads })
    }

    pub(crate) fn think(&self, thought: Thought) {
        self.queue.waiting().thoughts.push_back(thought);
        self.queue.arrived.notify_one();
    }

    pub(crate) fn rehearse(&self, rehearsal: Rehearsal) -> Result<(), Overworked> {
        let mut waiting = self.queue.waiting();
        if waiting.rehearsals.len() >= MOST_REHEARSALS {
            return Err(Overworked);
        }
        waiting.rehearsals.push_back(rehearsal);
        drop(waiting);
        self.queue.arrived.notify_one();
        Ok(())
    }
}

/// Thoughts under way are finished, those waiting are dropped: they are due
/// again wherever their table is loaded next.
impl Drop for BotPool {
    fn drop(&mut self) {
        let mut waiting = self.queue.waiting();
        waiting.closed = true;
        waiting.thoughts.clear();
        waiting.rehearsals.clear();
        drop(waiting);
        self.queue.arrived.notify_all();
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

/// What a thread does next.
enum Work {
    Rehearse(Rehearsal),
    Think(Thought),
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Option<Work> {
        let mut waiting = self.waiting();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some(rehearsal) = waiting.rehearsals.pop_front() {
                return Some(Work::Rehearse(rehearsal));
            }
            if let Some(thought) = waiting.thoughts.pop_front() {
                return Some(Work::Think(thought));
            }
            waiting = self.arrived.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

fn think(thought: Thought) {
    let Thought { game, seat, level, seed, answer } = thought;
    let started = Instant::now();
    let chosen =
        catch_unwind(AssertUnwindSafe(|| bots::choose_any(&*game, seat, kind(level), seed)))
            .unwrap_or_else(|_| {
                // A bot with a bug must not stop a table of people.
                tracing::error!(game = game.id(), %seat, level = level.word(), "a bot panicked");
                game.choices(seat).0.into_iter().next()
            });
    metrics::histogram!("kiste_bot_seconds", "level" => level.word()).record(started.elapsed());
    // The table must not have to simulate what the bot chose.
    if let Some(action) = chosen.as_deref().filter(|_| game.cost() == Cost::Simulated) {
        play_through(&*game, seat, action);
    }
    answer(chosen);
}

fn rehearse(rehearsal: Rehearsal) {
    let Rehearsal { game, seat, action, answer } = rehearsal;
    let started = Instant::now();
    let digest = play_through(&*game, seat, &action);
    metrics::histogram!("kiste_turn_seconds").record(started.elapsed());
    answer(digest);
}

/// Simulates a turn, which the game then remembers; returns what it came to.
fn play_through(game: &dyn AnyMatch, seat: Seat, action: &str) -> Option<u64> {
    catch_unwind(AssertUnwindSafe(|| game.digest(seat, action))).unwrap_or_else(|_| {
        // A turn that the simulation cannot bear must not stop a table.
        tracing::error!(game = game.id(), %seat, "a simulation panicked");
        None
    })
}

pub(crate) fn kind(level: Level) -> BotLevel {
    match level {
        Level::Random => BotLevel::Random,
        Level::Greedy => BotLevel::Greedy,
        Level::Easy => BotLevel::Easy,
        Level::Medium => BotLevel::Medium,
        Level::Hard => BotLevel::Hard,
    }
}
