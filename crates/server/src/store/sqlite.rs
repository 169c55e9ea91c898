//! SQLite in a data folder: the default, for one node.

use std::collections::HashMap;
use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use serde::Serialize;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, SqliteConnection};
use tokio::sync::Mutex;

use super::group::{Commit, Writer};
use super::recent::{self, Recent, Step};
use super::{Append, Appended, Damage, Entry, LEASE, Listed, Millis, Store, StoreError, Wake};

/// Pages that the writer keeps at hand: 16 MB.
const WRITER_CACHE: &str = "-16384";
/// Pages in the write-ahead log before they are copied to where they belong:
/// few, because whoever moves then waits for it, and a page is hardly ever
/// written twice before.
const CHECKPOINT: &str = "1000";

/// Tables in a file, written by one connection and read by several.
pub struct SqliteStore {
    writer: Writer,
    /// Of the one connection that writes, between the commits of the writer.
    pub(super) desk: Arc<Mutex<Desk>>,
    pub(super) readers: SqlitePool,
    /// Where to find what was written last.
    recent: SharedRecent,
    /// Held until the store is closed: a second server on the same folder
    /// would not learn of the first one's moves.
    lock: Option<File>,
}

impl SqliteStore {
    /// Opens the database in `folder`, and makes both if they are not there.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        let lock = lock(folder)?;
        report_damage(folder);
        let options = options(folder).create_if_missing(true);
        let pool =
            SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        super::migrations::sqlite(&pool).await?;
        let mut connection = pool.acquire().await?.detach();
        pool.close().await;
        settle_all(&mut connection).await?;
        // Whoever was here before is gone: there is one node only.
        sqlx::query("UPDATE wakes SET leased_until = 0").execute(&mut connection).await?;
        sqlx::query("DELETE FROM nodes").execute(&mut connection).await?;
        Self::with(connection, options, Some(lock)).await
    }

    /// Opens the database in `folder` beside a server that uses it, for an
    /// operator: there must be one.
    pub async fn open_beside(folder: &Path) -> Result<Self, StoreError> {
        let options = options(folder);
        let connection = SqliteConnection::connect_with(&options).await?;
        Self::with(connection, options, None).await
    }

    async fn with(
        mut connection: SqliteConnection,
        options: SqliteConnectOptions,
        lock: Option<File>,
    ) -> Result<Self, StoreError> {
        let reading = options.clone().pragma("cache_size", "-2000");
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(reading.read_only(true).create_if_missing(false))
            .await?;
        let recent = SharedRecent::default();
        *recent.lock() = Recent::read(&mut connection).await?;
        let desk = Desk { connection: Some(connection), options, recent: recent.clone() };
        let desk = Arc::new(Mutex::new(desk));
        let writer = Writer::start(Group(desk.clone()));
        Ok(Self { writer, desk, readers, recent, lock })
    }
}

fn options(folder: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(folder.join("kiste.db"))
        .journal_mode(SqliteJournalMode::Wal)
        // In WAL mode only FULL syncs at every commit; with NORMAL a power
        // cut could take back a move that was acknowledged.
        .synchronous(SqliteSynchronous::Full)
        // What is settled was written a while ago. With the usual 2 MB the
        // writer would have to read it again.
        .pragma("cache_size", WRITER_CACHE)
        .pragma("wal_autocheckpoint", CHECKPOINT)
        .busy_timeout(Duration::from_secs(5))
}

/// Where the one connection that writes lies.
pub(super) struct Desk {
    /// Nothing after a failure.
    connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    recent: SharedRecent,
}

/// Changed by whoever has the desk, and looked into by those who read.
#[derive(Clone, Default)]
struct SharedRecent(Arc<std::sync::Mutex<Recent>>);

impl SharedRecent {
    /// Nothing here is left half done by a panic.
    fn lock(&self) -> MutexGuard<'_, Recent> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Desk {
    /// Takes the connection, or makes it anew. Whoever has done with it without
    /// a failure [gives it back](Desk::give_back): after one, such as a disk
    /// without room, nobody knows what it is in the middle of.
    pub(super) async fn take(&mut self) -> Result<SqliteConnection, sqlx::Error> {
        if let Some(connection) = self.connection.take() {
            return Ok(connection);
        }
        let options = self.options.clone().create_if_missing(false);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        // Nobody knows whether what failed was written.
        let recent = Recent::read(&mut connection).await?;
        *self.recent.lock() = recent;
        Ok(connection)
    }

    pub(super) fn give_back<T, E>(
        &mut self,
        connection: SqliteConnection,
        done: Result<T, E>,
    ) -> Result<T, E> {
        if done.is_ok() {
            self.connection = Some(connection);
        }
        done
    }
}

/// SQLite opens a damaged write-ahead log without a word.
fn report_damage(folder: &Path) {
    match super::wal::examine(&folder.join("kiste.db-wal")) {
        Ok(None) => {}
        Ok(Some(Damage { commits, tables })) => tracing::error!(
            commits,
            tables = tables.join(" "),
            "kiste.db-wal is damaged: what these commits wrote is lost, and these tables may \
             lack what happened there last; docs/operating.md tells how to restore a backup"
        ),
        Err(error) => tracing::error!(%error, "kiste.db-wal cannot be read"),
    }
}

fn lock(folder: &Path) -> Result<File, StoreError> {
    let unusable = |reason: String| StoreError::Folder { folder: folder.to_owned(), reason };
    fs::create_dir_all(folder).map_err(|error| unusable(error.to_string()))?;
    let file = File::create(folder.join("lock")).map_err(|error| unusable(error.to_string()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(unusable("another server uses it; several servers need one PostgreSQL".to_owned()))
        }
        Err(TryLockError::Error(error)) => Err(unusable(error.to_string())),
    }
}

struct Group(Arc<Mutex<Desk>>);

#[async_trait]
impl Commit for Group {
    async fn commit(&mut self, group: &[Append]) -> Result<Vec<Appended>, StoreError> {
        let mut desk = self.0.lock().await;
        let mut connection = desk.take().await?;
        let done = commit(&mut connection, &desk.recent, group).await;
        Ok(desk.give_back(connection, done)?)
    }
}

async fn commit(
    connection: &mut SqliteConnection,
    recent: &SharedRecent,
    group: &[Append],
) -> Result<Vec<Appended>, sqlx::Error> {
    let unknown = recent.lock().unknown(group);
    let settled = last_settled(connection, &unknown).await?;
    let (numbers, step) = {
        let recent = recent.lock();
        (recent.number(group, &settled), recent.next_step(group.len()))
    };
    let stored = group.iter().zip(&numbers).filter_map(|(append, id)| Some((append, (*id)?)));
    // Mostly nothing but rows: one statement is a transaction of its own, and
    // one errand for the thread that writes.
    if step.is_none() && stored.clone().all(|(append, _)| append.wake == Wake::Keep) {
        insert(connection, stored).await?;
    } else {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        insert(&mut transaction, stored.clone()).await?;
        set_wakes(&mut transaction, stored.map(|(append, _)| append)).await?;
        if let Some(step) = &step {
            step.carry_out(&mut transaction).await?;
        }
        transaction.commit().await?;
    }
    recent.lock().note(group, &numbers, step);
    Ok(recent::answers(&numbers))
}

/// Of these tables the number of the last row, as far as there is one.
async fn last_settled(
    connection: &mut SqliteConnection,
    tables: &[&str],
) -> Result<HashMap<String, u64>, sqlx::Error> {
    if tables.is_empty() {
        return Ok(HashMap::new());
    }
    let rows: Vec<(String, Option<i64>)> = sqlx::query_as(
        "SELECT value, (SELECT max(seq) FROM settled WHERE table_id = value) FROM json_each($1)",
    )
    .bind(list(tables.iter()))
    .fetch_all(connection)
    .await?;
    Ok(rows.into_iter().filter_map(|(table, seq)| Some((table, seq? as u64))).collect())
}

/// The rows go in as one list: the statement is always the same and stays
/// prepared.
async fn insert<'a>(
    connection: &mut SqliteConnection,
    rows: impl Iterator<Item = (&'a Append, i64)>,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO recent (id, table_id, seq, written_at, body)
         SELECT value ->> 0, value ->> 1, value ->> 2, $2, value ->> 3 FROM json_each($1)",
    )
    .bind(list(rows.map(|(append, id)| (id, &append.table, append.seq, &append.body))))
    .bind(crate::clock::wall())
    .execute(connection)
    .await?;
    Ok(())
}

/// Moves what whoever was here before left behind.
async fn settle_all(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let mut recent = Recent::read(connection).await?;
    while let Some(step) = recent.last_step() {
        carry_out(connection, &step).await?;
        recent.note(&[], &[], Some(step));
    }
    Ok(())
}

async fn carry_out(connection: &mut SqliteConnection, step: &Step) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    step.carry_out(&mut transaction).await?;
    transaction.commit().await
}

async fn set_wakes<'a>(
    connection: &mut SqliteConnection,
    stored: impl Iterator<Item = &'a Append> + Clone,
) -> Result<(), sqlx::Error> {
    let woken = stored.clone().filter_map(|append| Some((&append.table, append.wake.due()?)));
    if woken.clone().next().is_some() {
        sqlx::query(
            "INSERT INTO wakes (table_id, due, leased_until)
             SELECT value ->> 0, value ->> 1, (value ->> 1) + $2 FROM json_each($1)
             WHERE true ON CONFLICT (table_id) DO UPDATE
             SET due = excluded.due, leased_until = excluded.leased_until",
        )
        .bind(list(woken))
        .bind(LEASE)
        .execute(&mut *connection)
        .await?;
    }
    let asleep = stored.filter(|append| append.wake == Wake::Never).map(|a| &a.table);
    if asleep.clone().next().is_some() {
        sqlx::query("DELETE FROM wakes WHERE table_id IN (SELECT value FROM json_each($1))")
            .bind(list(asleep))
            .execute(connection)
            .await?;
    }
    Ok(())
}

/// The rows of which `bodies` is made, by the number and length of each in
/// `places`.
fn cut(places: &str, mut bodies: &str) -> Option<Vec<Entry>> {
    let places = places.split(',').filter(|place| !place.is_empty());
    places
        .map(|place| {
            let (seq, length) = place.split_once(' ')?;
            let (body, rest) = bodies.split_at_checked(length.parse().ok()?)?;
            bodies = rest;
            Some(Entry { seq: seq.parse().ok()?, body: body.to_owned() })
        })
        .collect()
}

/// A JSON list. Plain data always has a JSON form.
pub(super) fn list(items: impl Iterator<Item = impl Serialize>) -> String {
    serde_json::to_string(&items.collect::<Vec<_>>()).unwrap_or_default()
}

#[async_trait]
impl Store for SqliteStore {
    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
    }

    async fn load(&self, table: &str, seq: u64) -> Result<Vec<Entry>, StoreError> {
        // All rows as one: each would go from one thread to another by itself,
        // which takes longer than everything else that a table is read by. What is
        // recent may have been settled in between.
        let recent = list(self.recent.lock().of(table).iter());
        let (places, bodies): (Option<String>, Option<String>) = sqlx::query_as(
            "SELECT group_concat(seq || ' ' || octet_length(body), ',' ORDER BY seq),
                    group_concat(body, '' ORDER BY seq)
             FROM (SELECT seq, body FROM settled WHERE table_id = $1 AND seq >= $2
                   UNION ALL
                   SELECT seq, body FROM recent
                   WHERE id IN (SELECT value FROM json_each($3)) AND seq >= $2
                   AND seq > (SELECT coalesce(max(seq), 0) FROM settled WHERE table_id = $1))",
        )
        .bind(table)
        .bind(seq as i64)
        .bind(recent)
        .fetch_one(&self.readers)
        .await?;
        let (places, bodies) = (places.unwrap_or_default(), bodies.unwrap_or_default());
        let rows = cut(&places, &bodies);
        Ok(rows.ok_or_else(|| sqlx::Error::Decode("rows of other lengths than told".into()))?)
    }

    async fn newest(&self, tables: &[String]) -> Result<Vec<(String, u64)>, StoreError> {
        let mut newest = Vec::new();
        for table in tables {
            let recent = list(self.recent.lock().of(table).iter());
            let seq: Option<i64> = sqlx::query_scalar(
                "SELECT max(seq) FROM (
                     SELECT max(seq) AS seq FROM settled WHERE table_id = $1
                     UNION ALL
                     SELECT seq FROM recent WHERE id IN (SELECT value FROM json_each($2)))",
            )
            .bind(table)
            .bind(recent)
            .fetch_one(&self.readers)
            .await?;
            newest.extend(seq.map(|seq| (table.clone(), seq as u64)));
        }
        Ok(newest)
    }

    async fn list(&self) -> Result<Vec<Listed>, StoreError> {
        // Each by itself: what is settled comes in the order of tables, and most
        // of it is.
        let rows = sqlx::query_as(
            "SELECT table_id, sum(n), sum(bytes), min(made), max(used) FROM (
                 SELECT table_id, count(*) AS n, sum(length(body)) AS bytes,
                     min(written_at) AS made, max(written_at) AS used
                 FROM settled GROUP BY table_id
                 UNION ALL
                 SELECT table_id, count(*), sum(length(body)), min(written_at), max(written_at)
                 FROM recent, settling WHERE recent.id > upto OR table_id > through
                 GROUP BY table_id)
             GROUP BY table_id ORDER BY max(used)",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(Listed::of).collect())
    }

    async fn take_due(&self, now: Millis, limit: u32) -> Result<Vec<String>, StoreError> {
        // Nearly always nothing is due, and then the writer is left alone.
        let due: Option<i64> = sqlx::query_scalar(
            "SELECT 1 FROM wakes WHERE due <= $1 AND leased_until <= $1 LIMIT 1",
        )
        .bind(now)
        .fetch_optional(&self.readers)
        .await?;
        if due.is_none() {
            return Ok(Vec::new());
        }
        let mut desk = self.desk.lock().await;
        let mut connection = desk.take().await?;
        let taken = sqlx::query_scalar(
            "UPDATE wakes SET leased_until = $1 + $2 WHERE table_id IN (
                 SELECT table_id FROM wakes WHERE due <= $1 AND leased_until <= $1
                 ORDER BY due LIMIT $3)
             RETURNING table_id",
        )
        .bind(now)
        .bind(LEASE)
        .bind(limit)
        .fetch_all(&mut connection)
        .await;
        Ok(desk.give_back(connection, taken)?)
    }

    async fn close(&self) {
        self.writer.close().await;
        if let Some(connection) = self.desk.lock().await.connection.take() {
            let _ = connection.close().await;
        }
        self.readers.close().await;
        if let Some(Err(error)) = self.lock.as_ref().map(File::unlock) {
            tracing::warn!(%error, "the data folder stays locked until this process ends");
        }
    }
}
