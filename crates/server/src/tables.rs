//! All tables that this node holds, and what keeps them in step with the
//! store, the clock and the other nodes.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use host::{Event, Gesture};
use protocol::{CreateTable, Refusal, Summary, TableCreated};
use table::{Connection, Recorded, Setup, Table, TableEvent, TableRefused, TokenHash};
use tokio::sync::{Semaphore, SemaphorePermit, broadcast, mpsc, oneshot};
use tracing::Instrument;

use crate::bots::BotPool;
use crate::bus::{Bus, Notice};
use crate::clock::{Clock, wall};
use crate::config::Config;
use crate::hosted::{Hosted, Request, TableError, has_sheets, is_scripted};
use crate::limits::RateLimiter;
use crate::priority::behind_others;
use crate::push::Push;
use crate::records::Records;
use crate::store::{Append, Appended, Millis, NodeId, Store, StoreError, Wake};
use crate::{random, wire};

/// Requests that wait for one table.
const QUEUE: usize = 64;
/// How often the service says that it is alive.
const BEAT: Duration = Duration::from_secs(1);
/// Without an answer of the store for this long, something is wrong.
const UNWELL: Millis = 5_000;
/// So long after something could not be written for want of room there is none.
const FULL: Millis = 3_000;
/// From so many rows on a log takes a while to replay, and from so many bytes.
const LONG: usize = 100;
const LONG_TEXT: usize = 64 << 10;
/// Rules of strangers that run at the same time for tables and for the shelf;
/// beside them one bot may think about such rules.
const SCRIPTS_AT_ONCE: usize = 1;
/// A longer gap between two beats is time away: the machine was asleep.
const TOLERATED: Millis = 10_000;
/// How often clocks and bot turns that nobody sees to are looked for.
const LOOK_FOR_DUE: Duration = Duration::from_millis(250);
const MAX_DUE: u32 = 200;
/// How often the store is asked for what no notice told.
const LOOK_FOR_NEWS: Duration = Duration::from_secs(2);

/// How a table is asked something.
pub(crate) type WayToTable = mpsc::Sender<Box<Request>>;

pub(crate) struct Tables {
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    bots: BotPool,
    push: Option<Push>,
    limiter: Arc<RateLimiter>,
    clock: Clock,
    node: NodeId,
    nodes: Mutex<HashSet<NodeId>>,
    hosted: Mutex<HashMap<String, WayToTable>>,
    loaded: AtomicUsize,
    /// When the store last answered a beat.
    beaten: AtomicI64,
    /// When something could last not be written for want of room.
    full: AtomicI64,
    records: Records,
    /// Turns of rules that strangers have written.
    scripts: Semaphore,
    connections: AtomicU32,
    closing: AtomicBool,
    idle: Duration,
    max_loaded: usize,
}

impl Tables {
    /// Joins the service: whatever passed since its last sign of life is time
    /// away, unless another node was there.
    pub(crate) async fn open(
        config: Config,
        limiter: Arc<RateLimiter>,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
    ) -> Result<Arc<Self>, crate::Error> {
        let messages = config.messages;
        let push = if messages.on { Some(Push::open(&*store, messages).await?) } else { None };
        let tables = Arc::new(Self {
            store,
            bus,
            bots: BotPool::start(config.bot_threads).map_err(crate::Error::Threads)?,
            push,
            limiter,
            clock: Clock::default(),
            node: NodeId::from_le_bytes(random::bytes()),
            nodes: Mutex::default(),
            hosted: Mutex::default(),
            loaded: AtomicUsize::new(0),
            beaten: AtomicI64::new(0),
            full: AtomicI64::new(0),
            records: Records::default(),
            scripts: Semaphore::new(SCRIPTS_AT_ONCE),
            connections: AtomicU32::new(0),
            closing: AtomicBool::new(false),
            idle: config.idle,
            max_loaded: config.max_loaded,
        });
        tables.pulse(0).await?;
        Ok(tables)
    }

    /// Everything that goes on beside the requests, until it is dropped.
    pub(crate) async fn keep_in_step(self: &Arc<Self>) {
        tokio::join!(
            self.keep_beating(),
            self.keep_waking(),
            self.keep_listening(),
            self.keep_looking()
        );
    }

    /// Makes a table and gives its maker the keys.
    pub(crate) async fn create(&self, wish: &CreateTable) -> Result<TableCreated, CreateError> {
        let (id, now) = (random::table_id(), self.now().cast_unsigned());
        let (created, events) = {
            let turn = if is_scripted(&wish.setup) { self.script_turn().await } else { None };
            let (wish, id) = (wish.clone(), id.clone());
            // Sheets are checked in full, and that takes a while.
            let making = move || host::create(&wish, &id, random::token(), now, &random::bytes());
            let made = if turn.is_some() {
                tokio::task::spawn_blocking(|| behind_others(making)).await
            } else {
                tokio::task::spawn_blocking(making).await
            };
            made.map_err(|_| CreateError::Failed(TableError::Busy))?
                .map_err(CreateError::Refused)?
        };
        let append = Append {
            table: id.clone(),
            seq: 1,
            body: wire::write_events(&events),
            wake: Wake::Keep,
        };
        match self.append(append).await {
            Ok(Appended::Stored) => {}
            // Two equal ids of 80 random bits: nobody will ever see this.
            Ok(_) => return Err(CreateError::Failed(TableError::Busy)),
            Err(error) => return Err(CreateError::Failed(error.into())),
        }
        metrics::counter!("kiste_tables_created_total").increment(1);
        tracing::info!(table = id, game = wish.setup.game, "table made");
        Ok(created)
    }

    /// The record of a finished game at table `id`: of game number `game`
    /// there, counted from 1, or of the last.
    pub(crate) async fn record(
        &self,
        id: &str,
        game: Option<usize>,
    ) -> Result<Option<String>, TableError> {
        self.records.get(self, id, game).await
    }

    /// What the holder of the token `who` may know of table `id`, without
    /// being there for it.
    pub(crate) async fn summary(
        self: &Arc<Self>,
        id: &str,
        who: TokenHash,
    ) -> Result<Result<Summary, TableRefused>, TableError> {
        let (answer, answered) = oneshot::channel();
        self.send(id, Request::Summary { who, answer }).await;
        // Without an answer the server is stopping.
        answered.await.unwrap_or(Err(TableError::Busy))
    }

    /// Puts a request before a table, which is loaded if it has to be.
    pub(crate) async fn send(self: &Arc<Self>, id: &str, request: Request) {
        self.pass_on(id, Box::new(request)).await;
    }

    /// The same for somebody who has much to ask there, and keeps the way to it.
    pub(crate) async fn send_by(
        self: &Arc<Self>,
        way: &mut WayToTable,
        id: &str,
        request: Request,
    ) {
        if let Err(mpsc::error::SendError(back)) = way.send(Box::new(request)).await {
            self.pass_on(id, back).await;
            *way = self.way_to(id);
        }
    }

    async fn pass_on(self: &Arc<Self>, id: &str, mut request: Box<Request>) {
        while !self.closing.load(Ordering::Relaxed) {
            match self.way_to(id).send(request).await {
                Ok(()) => return,
                // It was just leaving; the next one takes it.
                Err(mpsc::error::SendError(back)) => request = back,
            }
        }
    }

    /// The way to a table, which begins to be served if it was not.
    pub(crate) fn way_to(self: &Arc<Self>, id: &str) -> WayToTable {
        let mut all = self.all();
        if let Some(sender) = all.get(id)
            && !sender.is_closed()
        {
            return sender.clone();
        }
        let (sender, requests) = mpsc::channel(QUEUE);
        all.insert(id.to_owned(), sender.clone());
        drop(all);
        let span = tracing::info_span!("table", table = id);
        tokio::spawn(Hosted::new(id.to_owned(), self.clone()).run(requests).instrument(span));
        sender
    }

    /// A table leaves. What still came for it is for its successor.
    pub(crate) async fn close(
        self: &Arc<Self>,
        id: &str,
        mut requests: mpsc::Receiver<Box<Request>>,
    ) {
        requests.close();
        {
            let mut all = self.all();
            if all.get(id).is_some_and(mpsc::Sender::is_closed) {
                all.remove(id);
            }
        }
        while let Some(request) = requests.recv().await {
            self.pass_on(id, request).await;
        }
    }

    /// Writes, and lets the other nodes know.
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (table, seq) = (append.table.clone(), append.seq);
        let appended = self.store.append(append).await.inspect_err(|error| {
            if error.is_full() {
                self.full.store(wall(), Ordering::Relaxed);
            }
        })?;
        if appended == Appended::Stored && self.bus.is_shared() {
            self.bus.publish(Notice::News { table, seq });
        }
        Ok(appended)
    }

    /// The events of table `id` from number `seq` on.
    pub(crate) async fn events(&self, id: &str, seq: u64) -> Result<Vec<Recorded>, TableError> {
        let rows = self.store.load(id, seq).await?;
        wire::read_rows(&rows)
    }

    /// The table `id` and all its events; nothing if there is none. A long log
    /// is replayed beside the threads that everybody else's moves need.
    pub(crate) async fn replay(&self, id: &str) -> Result<Option<Replayed>, TableError> {
        let rows = self.store.load(id, 1).await?;
        if rows.is_empty() {
            return Ok(None);
        }
        let is_long =
            rows.len() >= LONG || rows.iter().map(|row| row.body.len()).sum::<usize>() >= LONG_TEXT;
        let read = move || wire::read_rows(&rows);
        let log = if is_long { beside(read).await? } else { read()? };
        let turn = self.script_turn_for(&log).await;
        let reads_sheets = set_ups(&log).any(has_sheets);
        let replay = move || {
            let table = Box::new(Table::restore(&log)?);
            Ok(Some(Replayed { table, log }))
        };
        match turn {
            Some(_turn) => beside(|| behind_others(replay)).await,
            None if is_long || reads_sheets => beside(replay).await,
            None => replay(),
        }
    }

    /// Waits until a script may run; at most [`SCRIPTS_AT_ONCE`] do.
    pub(crate) async fn script_turn(&self) -> Option<SemaphorePermit<'_>> {
        self.scripts.acquire().await.ok()
    }

    /// The same, if there are scripts in this log.
    pub(crate) async fn script_turn_for(&self, log: &[Recorded]) -> Option<SemaphorePermit<'_>> {
        if set_ups(log).any(is_scripted) { self.script_turn().await } else { None }
    }

    /// The time of the service.
    pub(crate) fn now(&self) -> Millis {
        self.clock.now()
    }

    pub(crate) fn limiter(&self) -> &RateLimiter {
        &self.limiter
    }

    /// How those who are away are told of their turn, if they are.
    pub(crate) fn push(&self) -> Option<&Push> {
        self.push.as_ref()
    }

    pub(crate) fn bots(&self) -> &BotPool {
        &self.bots
    }

    /// A number for a new connection, unlike any of this or other nodes.
    pub(crate) fn new_connection(&self) -> Connection {
        let count = self.connections.fetch_add(1, Ordering::Relaxed);
        u64::from(self.node) << 32 | u64::from(count)
    }

    /// Whether another node can still hold this connection.
    pub(crate) fn may_be_alive(&self, connection: Connection) -> bool {
        let node = node_of(connection);
        node != self.node && lock(&self.nodes).contains(&node)
    }

    /// Whether another node can know something that this one does not.
    pub(crate) fn is_shared(&self) -> bool {
        self.bus.is_shared()
    }

    /// How long a table stays in memory when nothing happens.
    pub(crate) fn patience(&self) -> Duration {
        if self.loaded.load(Ordering::Relaxed) > self.max_loaded {
            return self.idle.min(Duration::from_secs(1));
        }
        self.idle
    }

    pub(crate) fn note_loaded(&self) {
        self.loaded.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn note_unloaded(&self) {
        self.loaded.fetch_sub(1, Ordering::Relaxed);
    }

    /// Takes no more requests, says good-bye and lets go of the store.
    pub(crate) async fn shut_down(&self) {
        self.closing.store(true, Ordering::Relaxed);
        if let Err(error) = self.beat().await {
            tracing::warn!(%error, "the last sign of life could not be written");
        }
        self.store.close().await;
    }

    pub(crate) async fn beat(&self) -> Result<(), StoreError> {
        self.pulse(TOLERATED).await
    }

    /// What is wrong with the store, if anything is. Asking costs nothing, so
    /// that anybody may.
    pub(crate) fn trouble(&self) -> Option<&'static str> {
        let now = wall();
        if now - self.full.load(Ordering::Relaxed) < FULL {
            return Some("there is no room left to write");
        }
        if now - self.beaten.load(Ordering::Relaxed) >= UNWELL {
            return Some("the database does not answer");
        }
        None
    }

    async fn pulse(&self, tolerated: Millis) -> Result<(), StoreError> {
        let alive = wall();
        let pulse = self.store.beat(self.node, alive, tolerated).await.inspect_err(|error| {
            if error.is_full() {
                self.full.store(wall(), Ordering::Relaxed);
            }
        })?;
        self.clock.set(alive, pulse.away);
        self.beaten.store(wall(), Ordering::Relaxed);
        *lock(&self.nodes) = pulse.nodes.into_iter().collect();
        Ok(())
    }

    async fn keep_beating(&self) {
        let mut ticks = every(BEAT);
        loop {
            ticks.tick().await;
            let before = lock(&self.nodes).clone();
            if let Err(error) = self.beat().await {
                tracing::warn!(%error, "the store does not answer");
                continue;
            }
            if !before.is_subset(&lock(&self.nodes)) {
                self.tell_all(|| Request::NodeGone);
            }
            crate::metrics::figures().run_upkeep();
        }
    }

    async fn keep_waking(self: &Arc<Self>) {
        let mut ticks = every(LOOK_FOR_DUE);
        loop {
            ticks.tick().await;
            match self.store.take_due(self.now(), MAX_DUE).await {
                Ok(due) => {
                    for table in due {
                        // A table too busy to be woken is woken again later.
                        let _ = self.way_to(&table).try_send(Box::new(Request::Event(Event::Wake)));
                    }
                }
                Err(error) => tracing::warn!(%error, "clocks cannot be looked at"),
            }
        }
    }

    async fn keep_listening(&self) {
        let mut notices = self.bus.listen();
        loop {
            match notices.recv().await {
                Ok(Notice::News { table, seq }) => self.tell_news(&table, seq),
                Ok(Notice::Gesture { table, gesture }) => {
                    // What was shown here comes back too.
                    if node_of(gesture.by) != self.node {
                        self.tell(&table, Event::Shown(gesture));
                    }
                }
                Ok(Notice::Missed) | Err(broadcast::error::RecvError::Lagged(_)) => {
                    self.look_for_news().await;
                }
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    async fn keep_looking(&self) {
        if !self.bus.is_shared() {
            return;
        }
        let mut ticks = every(LOOK_FOR_NEWS);
        loop {
            ticks.tick().await;
            self.look_for_news().await;
        }
    }

    async fn look_for_news(&self) {
        let here: Vec<String> = self.all().keys().cloned().collect();
        match self.store.newest(&here).await {
            Ok(newest) => {
                for (table, seq) in newest {
                    self.tell_news(&table, seq);
                }
            }
            Err(error) => tracing::warn!(%error, "news of other nodes cannot be read"),
        }
    }

    /// Has other nodes show something to those who are there at table `id`.
    pub(crate) fn share(&self, id: &str, gesture: Gesture) {
        self.bus.publish(Notice::Gesture { table: id.to_owned(), gesture });
    }

    fn tell_news(&self, table: &str, seq: u64) {
        // A table with a full queue is about to write, and then finds out.
        self.tell(table, Event::Written { seq });
    }

    /// Tells a table that is here; one that is not reads everything anyway.
    fn tell(&self, table: &str, event: Event) {
        if let Some(sender) = self.all().get(table) {
            let _ = sender.try_send(Box::new(Request::Event(event)));
        }
    }

    fn tell_all(&self, request: impl Fn() -> Request) {
        for sender in self.all().values() {
            let _ = sender.try_send(Box::new(request()));
        }
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// The way to table `id`, if it is held here.
    pub(crate) fn hosted_here(&self, id: &str) -> Option<mpsc::Sender<Box<Request>>> {
        self.all().get(id).cloned()
    }

    /// Deletes table `id` for the holder of the token `who`, if it is theirs.
    pub(crate) async fn delete(
        self: &Arc<Self>,
        id: &str,
        who: TokenHash,
    ) -> Result<Result<(), Refusal>, TableError> {
        let (answer, answered) = oneshot::channel();
        self.send(id, Request::Delete { who, answer }).await;
        answered.await.unwrap_or(Err(TableError::Busy))
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Box<Request>>>> {
        lock(&self.hosted)
    }
}

/// A table and its log.
pub(crate) struct Replayed {
    pub(crate) table: Box<Table>,
    pub(crate) log: Vec<Recorded>,
}

/// Why there is no new table.
pub(crate) enum CreateError {
    Refused(Refusal),
    Failed(TableError),
}

/// All that the table of this log was ever set up with.
fn set_ups(log: &[Recorded]) -> impl Iterator<Item = &Setup> {
    log.iter().filter_map(|recorded| match &recorded.event {
        TableEvent::Created { setup, .. } | TableEvent::Configured { setup } => Some(setup),
        _ => None,
    })
}

/// The node that a connection is at.
fn node_of(connection: Connection) -> NodeId {
    (connection >> 32) as NodeId
}

/// Nothing here is left half done by a panic.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(crate) fn every(period: Duration) -> tokio::time::Interval {
    let mut ticks = tokio::time::interval(period);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    ticks
}

/// Does what takes a while beside the threads that everybody else's moves need.
async fn beside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, TableError> + Send + 'static,
) -> Result<T, TableError> {
    tokio::task::spawn_blocking(work).await.unwrap_or(Err(TableError::Busy))
}
