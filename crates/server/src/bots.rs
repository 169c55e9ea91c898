//! Bots think on threads of their own, so that people never wait for them.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use engine::{AnyMatch, Moment, Outcome, Seat};
use host::Decision;
use table::BotLevel;

use crate::fair::{FairQueue, Party};
use crate::priority::{self, behind_others, step_back};

/// A move to be thought about.
pub(crate) struct Thought {
    /// For whom, among those who may wait for it.
    pub(crate) party: Party,
    pub(crate) table: String,
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seat: Seat,
    pub(crate) level: BotLevel,
    pub(crate) seed: u64,
    /// Takes the answer; nothing if the bot has none.
    pub(crate) answer: Box<dyn FnOnce(Option<Decision>) + Send>,
}

/// A turn to be simulated before the table hears of it.
pub(crate) struct Presimulation {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seat: Seat,
    pub(crate) action: String,
    /// Takes what it came to; nothing if that failed.
    pub(crate) answer: Box<dyn FnOnce(Option<Outcome>) + Send>,
}

/// Presimulations that may wait. Beyond that, waiting takes longer than people do.
const MAX_PRESIMULATIONS: usize = 100;
/// Thoughts that may wait, and of one party: each holds a game.
const MAX_THOUGHTS: usize = 2_000;
const MAX_THOUGHTS_OF_ONE: usize = 200;

/// Too much waits already.
pub(crate) struct Overworked;

/// A few threads and what waits for them. People wait for presimulations, so
/// these go first; thoughts are shared out fairly, and of those about rules that
/// somebody wrote there is one at a time.
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
    presimulations: VecDeque<Presimulation>,
    thoughts: FairQueue<Thought>,
    /// Thoughts about rules that somebody wrote: of these one at a time.
    scripted: FairQueue<Thought>,
    script_runs: bool,
    /// Whether the last thought was such a one; the two kinds take turns.
    script_last: bool,
    closed: bool,
}

impl Waiting {
    fn queue_for(&mut self, scripted: bool) -> &mut FairQueue<Thought> {
        if scripted { &mut self.scripted } else { &mut self.thoughts }
    }

    fn next_thought(&mut self) -> Option<Thought> {
        for scripted in [!self.script_last, self.script_last] {
            if scripted && self.script_runs {
                continue;
            }
            if let Some((_, thought)) = self.queue_for(scripted).pop() {
                self.script_last = scripted;
                self.script_runs |= scripted;
                return Some(thought);
            }
        }
        None
    }
}

/// Whether somebody else has written the rules that are thought about.
fn is_scripted(game: &dyn AnyMatch) -> bool {
    game.id() == games::own::ID
}

impl BotPool {
    pub(crate) fn start(threads: usize) -> std::io::Result<Self> {
        let queue = Arc::new(Queue::default());
        let threads = (0..threads.max(1))
            .map(|number| {
                let queue = queue.clone();
                std::thread::Builder::new().name(format!("bot-{number}")).spawn(move || {
                    step_back(priority::BOTS);
                    while let Some(work) = queue.next() {
                        match work {
                            Work::Think(thought) => {
                                let (party, started) = (thought.party, Instant::now());
                                let scripted = is_scripted(&*thought.game);
                                if scripted {
                                    behind_others(|| think(thought));
                                } else {
                                    think(thought);
                                }
                                queue.done(party, scripted, started.elapsed());
                            }
                            Work::Presimulate(presimulation) => presimulate(presimulation),
                        }
                    }
                })
            })
            .collect::<Result<_, _>>()?;
        Ok(Self { queue, threads })
    }

    pub(crate) fn think(&self, thought: Thought) -> Result<(), Overworked> {
        let mut waiting = self.queue.waiting();
        let thoughts = waiting.queue_for(is_scripted(&*thought.game));
        if thoughts.len() >= MAX_THOUGHTS || thoughts.len_of(thought.party) >= MAX_THOUGHTS_OF_ONE {
            return Err(Overworked);
        }
        let table = thought.table.clone();
        thoughts.push(thought.party, &table, thought);
        drop(waiting);
        self.queue.arrived.notify_one();
        Ok(())
    }

    pub(crate) fn presimulate(&self, presimulation: Presimulation) -> Result<(), Overworked> {
        let mut waiting = self.queue.waiting();
        if waiting.presimulations.len() >= MAX_PRESIMULATIONS {
            return Err(Overworked);
        }
        waiting.presimulations.push_back(presimulation);
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
        waiting.scripted.clear();
        waiting.presimulations.clear();
        drop(waiting);
        self.queue.arrived.notify_all();
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

/// What a thread does next.
enum Work {
    Presimulate(Presimulation),
    Think(Thought),
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// So long a thought for `party` took.
    fn done(&self, party: Party, scripted: bool, time: Duration) {
        let mut waiting = self.waiting();
        waiting.queue_for(scripted).charge(party, time);
        if scripted {
            waiting.script_runs = false;
            drop(waiting);
            // Another thread may have passed such a thought over.
            self.arrived.notify_one();
        }
    }

    fn next(&self) -> Option<Work> {
        let mut waiting = self.waiting();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some(presimulation) = waiting.presimulations.pop_front() {
                return Some(Work::Presimulate(presimulation));
            }
            if let Some(thought) = waiting.next_thought() {
                return Some(Work::Think(thought));
            }
            waiting = self.arrived.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

fn think(thought: Thought) {
    let Thought { table, game, seat, level, seed, answer, .. } = thought;
    let _span = tracing::debug_span!("thought", table, level = level.word()).entered();
    let started = Instant::now();
    let decision = catch_unwind(AssertUnwindSafe(|| host::decide(&*game, seat, level, seed)))
        .unwrap_or_else(|_| {
            // The table then takes the first choice: a bot with a bug must not
            // stop a table of people.
            note_panic(&*game, seat, level);
            None
        });
    metrics::histogram!("kiste_bot_seconds", "level" => level.word()).record(started.elapsed());
    answer(decision);
}

fn presimulate(presimulation: Presimulation) {
    let Presimulation { game, seat, action, answer } = presimulation;
    let _span = tracing::debug_span!("simulation", game = game.id()).entered();
    let started = Instant::now();
    let outcome = catch_unwind(AssertUnwindSafe(|| game.simulate(seat, &action)));
    metrics::histogram!("kiste_turn_seconds").record(started.elapsed());
    answer(outcome.unwrap_or_else(|_| {
        // A turn that the simulation cannot bear must not stop a table.
        tracing::error!(game = game.id(), %seat, "a simulation panicked");
        None
    }));
}

/// What a bot will do in a race, and when. One with a bug waits and sees.
pub(crate) fn intend(
    game: &dyn AnyMatch,
    seat: Seat,
    level: BotLevel,
    seed: u64,
) -> Option<(Moment, String)> {
    catch_unwind(AssertUnwindSafe(|| host::intend(game, seat, level, seed))).unwrap_or_else(|_| {
        note_panic(game, seat, level);
        None
    })
}

fn note_panic(game: &dyn AnyMatch, seat: Seat, level: BotLevel) {
    tracing::error!(game = game.id(), %seat, level = level.word(), "a bot panicked");
}

#[cfg(test)]
mod tests {
    use engine::{Match, Secret};
    use games::own::{Own, OwnOptions};
    use games::pig::{Pig, PigOptions};

    use super::*;

    fn thought(game: Box<dyn AnyMatch>) -> Thought {
        let (seat, level, answer) = (Seat::new(0), BotLevel::Easy, Box::new(|_| ()));
        Thought { party: None, table: "t".to_owned(), game, seat, level, seed: 1, answer }
    }

    fn pig() -> Box<dyn AnyMatch> {
        let (names, secret) = (vec![String::new(); 2], Secret::numbered(1, 0));
        Match::<Pig>::new(PigOptions::default(), names, secret).unwrap().boxed_clone()
    }

    /// A pool whose threads never come.
    fn idle_pool() -> BotPool {
        BotPool { queue: Arc::default(), threads: Vec::new() }
    }

    fn presimulation() -> Presimulation {
        let (action, answer) = ("roll".to_owned(), Box::new(|_| ()));
        Presimulation { game: pig(), seat: Seat::new(0), action, answer }
    }

    #[test]
    fn turns_that_people_wait_for_are_simulated_before_any_thought() {
        let pool = idle_pool();
        for _ in 0..3 {
            assert!(pool.think(thought(pig())).is_ok());
        }
        assert!(pool.presimulate(presimulation()).is_ok());
        let next = || match pool.queue.next() {
            Some(Work::Presimulate(_)) => "simulation",
            Some(Work::Think(_)) => "thought",
            None => "nothing",
        };
        assert_eq!(next(), "simulation", "although it came last");
        assert_eq!(next(), "thought");
        assert!(pool.presimulate(presimulation()).is_ok());
        assert_eq!(next(), "simulation");
        assert_eq!(next(), "thought");
    }

    #[test]
    fn so_many_thoughts_wait_of_one_address_and_of_all() {
        let pool = idle_pool();
        let of = |last: u8| Thought { party: Some([10, 0, 0, last].into()), ..thought(pig()) };
        for _ in 0..MAX_THOUGHTS_OF_ONE {
            assert!(pool.think(of(1)).is_ok());
        }
        assert!(pool.think(of(1)).is_err(), "one address has had its share of the room");
        for number in MAX_THOUGHTS_OF_ONE..MAX_THOUGHTS {
            let last = 2 + number / MAX_THOUGHTS_OF_ONE;
            assert!(
                pool.think(of(u8::try_from(last).unwrap())).is_ok(),
                "others still have theirs"
            );
        }
        assert!(pool.think(of(99)).is_err(), "no more games are held in memory");
        assert_eq!(pool.queue.waiting().thoughts.len(), MAX_THOUGHTS);
        let Some(Work::Think(_)) = pool.queue.next() else { panic!("a thought waits") };
        assert!(pool.think(of(99)).is_ok(), "there is room again");
    }

    #[test]
    fn so_many_turns_wait_to_be_simulated() {
        let pool = idle_pool();
        for _ in 0..MAX_PRESIMULATIONS {
            assert!(pool.presimulate(presimulation()).is_ok());
        }
        assert!(pool.presimulate(presimulation()).is_err());
    }

    #[test]
    fn of_rules_that_somebody_wrote_one_bot_thinks_at_a_time() {
        let (names, secret) = (vec![String::new(); 2], Secret::numbered(1, 0));
        let own = Match::<Own>::new(OwnOptions::default(), names, secret).unwrap();
        let mut waiting = Waiting::default();
        for game in [own.boxed_clone(), own.boxed_clone(), own.boxed_clone()] {
            waiting.scripted.push(None, "own", thought(game));
        }
        waiting.thoughts.push(None, "pig", thought(pig()));
        waiting.thoughts.push(None, "pig", thought(pig()));
        let next = |waiting: &mut Waiting| waiting.next_thought().map(|t| t.game.id());
        assert_eq!(next(&mut waiting), Some("own"));
        assert_eq!(next(&mut waiting), Some("pig"), "the two kinds take turns");
        assert_eq!(next(&mut waiting), Some("pig"), "while a script runs, the others go on");
        assert_eq!(next(&mut waiting), None);
        waiting.script_runs = false;
        assert_eq!(next(&mut waiting), Some("own"));
        assert_eq!(next(&mut waiting), None);
    }
}
