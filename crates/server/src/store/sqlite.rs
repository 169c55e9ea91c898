//! SQLite in a data folder: the default, for one node.

use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use serde::Serialize;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, SqliteConnection};
use tokio::sync::Mutex;
use tokio::task::JoinHandle;

use super::checkpoint::{self, Growth, keep_copying};
use super::group::{Commit, Writer};
use super::{Append, Appended, Damage, Entry, LEASE, Millis, Store, StoreError, Wake};

/// Pages that the writer keeps at hand: 32 MB.
const WRITER_CACHE: &str = "-32768";

/// Tables in a file, written by one connection and read by several.
pub struct SqliteStore {
    writer: Writer,
    /// Of the one connection that writes, between the commits of the writer.
    pub(super) desk: Arc<Mutex<Desk>>,
    pub(super) readers: SqlitePool,
    copying: JoinHandle<()>,
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
        connection: SqliteConnection,
        options: SqliteConnectOptions,
        lock: Option<File>,
    ) -> Result<Self, StoreError> {
        let reading = options.clone().pragma("cache_size", "-2000");
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(reading.read_only(true).create_if_missing(false))
            .await?;
        let growth = Arc::new(Growth::default());
        let desk = Desk { connection: Some(connection), options: options.clone() };
        let desk = Arc::new(Mutex::new(desk));
        let writer = Writer::start(Group { desk: desk.clone(), growth: growth.clone() });
        let copying = tokio::spawn(keep_copying(growth, desk.clone(), options));
        Ok(Self { writer, desk, readers, copying, lock })
    }
}

/// Nobody else holds what is copied.
impl Drop for SqliteStore {
    fn drop(&mut self) {
        self.copying.abort();
    }
}

/// Bytes of a page of a new database. A move writes a row of a few hundred bytes
/// into a page that is its table's own, and all of the page goes to the log and
/// into its checksum; below this, rows would no longer fit in.
const PAGE_SIZE: u32 = 2048;

fn options(folder: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(folder.join("kiste.db"))
        .page_size(PAGE_SIZE)
        .journal_mode(SqliteJournalMode::Wal)
        // In WAL mode only FULL syncs at every commit; with NORMAL a power
        // cut could take back a move that was acknowledged.
        .synchronous(SqliteSynchronous::Full)
        // Every table that is played at has its own pages in use. With the
        // usual 2 MB the writer would read and write them over and over.
        .pragma("cache_size", WRITER_CACHE)
        .pragma("wal_autocheckpoint", checkpoint::LIMIT)
        .busy_timeout(Duration::from_secs(5))
}

/// Where the one connection that writes lies.
pub(super) struct Desk {
    /// Nothing after a failure.
    connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
}

impl Desk {
    /// Takes the connection, or makes it anew. Whoever has done with it without
    /// a failure [gives it back](Desk::give_back): after one, such as a disk
    /// without room, nobody knows what it is in the middle of.
    pub(super) async fn take(&mut self) -> Result<SqliteConnection, sqlx::Error> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => {
                SqliteConnection::connect_with(&self.options.clone().create_if_missing(false)).await
            }
        }
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

struct Group {
    desk: Arc<Mutex<Desk>>,
    growth: Arc<Growth>,
}

#[async_trait]
impl Commit for Group {
    async fn commit(&mut self, group: &[Append]) -> Result<Vec<Appended>, StoreError> {
        let mut desk = self.desk.lock().await;
        let mut connection = desk.take().await?;
        let done = commit(&mut connection, group).await;
        self.growth.note(group);
        Ok(desk.give_back(connection, done)?)
    }
}

async fn commit(
    connection: &mut SqliteConnection,
    group: &[Append],
) -> Result<Vec<Appended>, sqlx::Error> {
    // Nearly always nothing but rows: one statement is a transaction of
    // its own, one errand for the thread that writes, and needs no copy of
    // every page for a statement that fails within a transaction.
    if group.iter().all(|append| append.wake == Wake::Keep) {
        if insert(connection, group).await? {
            return Ok(vec![Appended::Stored; group.len()]);
        }
    } else {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        if insert(&mut transaction, group).await? {
            set_wakes(&mut transaction, group).await?;
            transaction.commit().await?;
            return Ok(vec![Appended::Stored; group.len()]);
        }
        transaction.rollback().await?;
    }
    // Somebody else was first with one of them; one by one tells which.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut answers = Vec::with_capacity(group.len());
    for append in group {
        let alone = std::slice::from_ref(append);
        answers.push(if insert(&mut transaction, alone).await? {
            set_wakes(&mut transaction, alone).await?;
            Appended::Stored
        } else {
            Appended::Conflict
        });
    }
    transaction.commit().await?;
    Ok(answers)
}

/// Writes all of them, or none if the key refuses one. The rows go in as one
/// list: the statement is always the same and stays prepared.
async fn insert(connection: &mut SqliteConnection, group: &[Append]) -> Result<bool, sqlx::Error> {
    let done = sqlx::query(
        "INSERT INTO log (table_id, seq, written_at, body)
         SELECT value ->> 0, value ->> 1, $2, value ->> 2 FROM json_each($1)",
    )
    .bind(list(group.iter().map(|a| (&a.table, a.seq, &a.body))))
    .bind(crate::clock::wall())
    .execute(connection)
    .await;
    match done {
        Ok(_) => Ok(true),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
        Err(error) => Err(error),
    }
}

async fn set_wakes(
    connection: &mut SqliteConnection,
    stored: &[Append],
) -> Result<(), sqlx::Error> {
    let woken = stored.iter().filter_map(|append| Some((&append.table, append.wake.due()?)));
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
    let asleep = stored.iter().filter(|append| append.wake == Wake::Never).map(|a| &a.table);
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
fn list(items: impl Iterator<Item = impl Serialize>) -> String {
    serde_json::to_string(&items.collect::<Vec<_>>()).unwrap_or_default()
}

#[async_trait]
impl Store for SqliteStore {
    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
    }

    async fn load(&self, table: &str, seq: u64) -> Result<Vec<Entry>, StoreError> {
        // All rows as one: each would go from one thread to another by itself,
        // which takes longer than everything else that a table is read by.
        let (places, bodies): (Option<String>, Option<String>) = sqlx::query_as(
            "SELECT group_concat(seq || ' ' || octet_length(body), ',' ORDER BY seq),
                    group_concat(body, '' ORDER BY seq)
             FROM log WHERE table_id = $1 AND seq >= $2",
        )
        .bind(table)
        .bind(seq as i64)
        .fetch_one(&self.readers)
        .await?;
        let (places, bodies) = (places.unwrap_or_default(), bodies.unwrap_or_default());
        let rows = cut(&places, &bodies);
        Ok(rows.ok_or_else(|| sqlx::Error::Decode("rows of other lengths than told".into()))?)
    }

    async fn newest(&self, tables: &[String]) -> Result<Vec<(String, u64)>, StoreError> {
        let mut newest = Vec::new();
        for table in tables {
            let seq: Option<i64> =
                sqlx::query_scalar("SELECT max(seq) FROM log WHERE table_id = $1")
                    .bind(table)
                    .fetch_one(&self.readers)
                    .await?;
            newest.extend(seq.map(|seq| (table.clone(), seq as u64)));
        }
        Ok(newest)
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
        self.copying.abort();
        if let Some(connection) = self.desk.lock().await.connection.take() {
            let _ = connection.close().await;
        }
        self.readers.close().await;
        if let Some(Err(error)) = self.lock.as_ref().map(File::unlock) {
            tracing::warn!(%error, "the data folder stays locked until this process ends");
        }
    }
}
