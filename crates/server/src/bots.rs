//! Bots think on threads of their own, so that people never wait for them.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Instant;

use bots::Kind;
use engine::{AnyMatch, Seat};
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

/// A few threads and the thoughts that wait for them, first come first served.
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
                    while let Some(thought) = queue.next() {
                        think(thought);
                    }
                })
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { queue, threads })
    }

    pub(crate) fn think(&self, thought: Thought) {
        let mut waiting = self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.thoughts.push_back(thought);
        drop(waiting);
        self.queue.arrived.notify_one();
    }
}

/// Thoughts under way are finished, those waiting are dropped: they are due
/// again wherever their table is loaded next.
impl Drop for BotPool {
    fn drop(&mut self) {
        let mut waiting = self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.closed = true;
        waiting.thoughts.clear();
        drop(waiting);
        self.queue.arrived.notify_all();
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

impl Queue {
    fn next(&self) -> Option<Thought> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if waiting.closed {
                return None;
            }
            if let Some(thought) = waiting.thoughts.pop_front() {
                return Some(thought);
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
    answer(chosen);
}

pub(crate) fn kind(level: Level) -> Kind {
    match level {
        Level::Random => Kind::Random,
        Level::Greedy => Kind::Greedy,
        Level::Easy => Kind::Easy,
        Level::Medium => Kind::Medium,
        Level::Hard => Kind::Hard,
    }
}
