//! Group commit: appends that arrive while the disk is busy share the next
//! commit.

use std::collections::HashSet;
use std::time::Instant;

use async_trait::async_trait;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use tracing::Instrument;

use super::{Append, Appended, StoreError};

/// Most rows of one commit; beyond this, waiting for more gains nothing.
const LARGEST_GROUP: usize = 1024;

/// Writes a group in one transaction.
#[async_trait]
pub(super) trait Commit: Send + 'static {
    /// At most one append of each table, sorted by table. Answers in the same
    /// order.
    async fn commit(&mut self, group: &[Append]) -> Result<Vec<Appended>, StoreError>;
}

struct Waiting {
    append: Append,
    done: oneshot::Sender<Result<Appended, StoreError>>,
}

/// The way to the one task that writes.
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Waiting>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn start(commit: impl Commit) -> Self {
        let (queue, waiting) = mpsc::channel(4 * LARGEST_GROUP);
        let task = tokio::spawn(write(waiting, commit));
        Self { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)) }
    }

    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (done, outcome) = oneshot::channel();
        let queue = self.queue.lock().await.clone().ok_or(StoreError::Closed)?;
        queue.send(Waiting { append, done }).await.map_err(|_| StoreError::Closed)?;
        outcome.await.map_err(|_| StoreError::Closed)?
    }

    /// Takes no more appends and waits for those under way.
    pub(super) async fn close(&self) {
        drop(self.queue.lock().await.take());
        if let Some(task) = self.task.lock().await.take() {
            // A panic in the task has failed its appends already.
            let _ = task.await;
        }
    }
}

async fn write(mut waiting: mpsc::Receiver<Waiting>, mut commit: impl Commit) {
    let mut arrived = Vec::new();
    loop {
        // What had to be left over goes first; only then wait for more.
        let room = LARGEST_GROUP.saturating_sub(arrived.len()).max(1);
        if arrived.is_empty() {
            if waiting.recv_many(&mut arrived, room).await == 0 {
                return;
            }
        } else {
            while arrived.len() < LARGEST_GROUP
                && let Ok(next) = waiting.try_recv()
            {
                arrived.push(next);
            }
        }
        let (group, later) = one_of_each_table(std::mem::take(&mut arrived));
        arrived = later;
        let (appends, done): (Vec<_>, Vec<_>) =
            group.into_iter().map(|waiting| (waiting.append, waiting.done)).unzip();
        let started = Instant::now();
        let span = tracing::debug_span!(parent: None, "commit", rows = appends.len());
        let outcome = commit.commit(&appends).instrument(span).await;
        metrics::histogram!("kiste_commit_seconds").record(started.elapsed());
        metrics::histogram!("kiste_commit_rows").record(appends.len() as f64);
        // Whoever asked may have gone; the row is written all the same.
        match outcome {
            Ok(answers) => {
                for (done, answer) in done.into_iter().zip(answers) {
                    let _ = done.send(Ok(answer));
                }
            }
            Err(error) => {
                tracing::error!(%error, rows = appends.len(), "a commit failed");
                for done in done {
                    let _ = done.send(Err(error.clone()));
                }
            }
        }
    }
}

/// Splits off a second append of the same table: the answer to the first may
/// refuse it. Sorted, so that nodes lock rows in the same order.
fn one_of_each_table(arrived: Vec<Waiting>) -> (Vec<Waiting>, Vec<Waiting>) {
    let mut tables = HashSet::new();
    let (mut group, later): (Vec<_>, Vec<_>) =
        arrived.into_iter().partition(|waiting| tables.insert(waiting.append.table.clone()));
    group.sort_by(|a, b| a.append.table.cmp(&b.append.table));
    (group, later)
}
