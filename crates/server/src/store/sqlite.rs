//! SQLite in a data folder: the default, for one node.

use std::collections::HashMap;
use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, QueryBuilder, Row, Sqlite, SqliteConnection};
use tokio::sync::Mutex;

use super::group::{Commit, Writer};
use super::{
    Append, Appended, Entry, LEASE, Millis, NODE_GONE, NodeId, Pulse, Store, StoreError, Wake,
};

/// Tables in a file, written by one connection and read by several.
pub struct SqliteStore {
    writer: Writer,
    /// The one connection that writes, between the commits of the writer.
    connection: Arc<Mutex<SqliteConnection>>,
    readers: SqlitePool,
    /// Held until the store is closed: a second server on the same folder
    /// would not learn of the first one's moves.
    lock: File,
}

impl SqliteStore {
    /// Opens the database in `folder`, and makes both if they are not there.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        let lock = lock(folder)?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join("kiste.db"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // In WAL mode only FULL syncs at every commit; with NORMAL a power
            // cut could take back a move that was acknowledged.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5));
        let pool =
            SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        super::migrations::sqlite(&pool).await?;
        let mut connection = pool.acquire().await?.detach();
        // Whoever was here before is gone: there is one node only.
        sqlx::query("UPDATE wakes SET leased_until = 0").execute(&mut connection).await?;
        sqlx::query("DELETE FROM nodes").execute(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true).create_if_missing(false))
            .await?;
        let connection = Arc::new(Mutex::new(connection));
        let writer = Writer::start(Group(connection.clone()));
        Ok(Self { writer, connection, readers, lock })
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

struct Group(Arc<Mutex<SqliteConnection>>);

#[async_trait]
impl Commit for Group {
    async fn commit(&mut self, group: &[Append]) -> Result<Vec<Appended>, StoreError> {
        let mut connection = self.0.lock().await;
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let stored = insert(&mut transaction, group).await?;
        let is_stored = |append: &&Append| stored.get(&append.table) == Some(&append.seq);
        set_wakes(&mut transaction, group.iter().filter(is_stored)).await?;
        transaction.commit().await?;
        let mut answers = Vec::with_capacity(group.len());
        for append in group {
            answers.push(if is_stored(&append) {
                Appended::Stored
            } else {
                refusal(&mut connection, append).await?
            });
        }
        Ok(answers)
    }
}

/// Writes what the keys let through, and returns that.
async fn insert(
    connection: &mut SqliteConnection,
    group: &[Append],
) -> Result<HashMap<String, u64>, sqlx::Error> {
    let now = crate::clock::wall();
    let mut query =
        QueryBuilder::<Sqlite>::new("INSERT INTO log (table_id, seq, command, written_at, body) ");
    query.push_values(group, |mut row, append| {
        row.push_bind(&append.table)
            .push_bind(append.seq as i64)
            .push_bind(append.command.as_deref())
            .push_bind(now)
            .push_bind(&append.body);
    });
    query.push(" ON CONFLICT DO NOTHING RETURNING table_id, seq");
    let rows = query.build().fetch_all(connection).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? as u64))).collect()
}

async fn set_wakes(
    connection: &mut SqliteConnection,
    stored: impl Iterator<Item = &Append>,
) -> Result<(), sqlx::Error> {
    for append in stored {
        match append.wake {
            Wake::Keep => {}
            Wake::At(due) => {
                sqlx::query(
                    "INSERT INTO wakes (table_id, due, leased_until) VALUES ($1, $2, $3)
                     ON CONFLICT (table_id) DO UPDATE
                     SET due = excluded.due, leased_until = excluded.leased_until",
                )
                .bind(&append.table)
                .bind(due)
                .bind(due.saturating_add(LEASE))
                .execute(&mut *connection)
                .await?;
            }
            Wake::Never => {
                sqlx::query("DELETE FROM wakes WHERE table_id = $1")
                    .bind(&append.table)
                    .execute(&mut *connection)
                    .await?;
            }
        }
    }
    Ok(())
}

async fn refusal(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<Appended, sqlx::Error> {
    let Some(command) = &append.command else { return Ok(Appended::Conflict) };
    let done: Option<i64> =
        sqlx::query_scalar("SELECT seq FROM log WHERE table_id = $1 AND command = $2")
            .bind(&append.table)
            .bind(command)
            .fetch_optional(connection)
            .await?;
    Ok(done.map_or(Appended::Conflict, |seq| Appended::Duplicate { seq: seq as u64 }))
}

#[async_trait]
impl Store for SqliteStore {
    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
    }

    async fn load(&self, table: &str, seq: u64) -> Result<Vec<Entry>, StoreError> {
        let rows: Vec<(i64, Option<String>, String)> = sqlx::query_as(
            "SELECT seq, command, body FROM log WHERE table_id = $1 AND seq >= $2 ORDER BY seq",
        )
        .bind(table)
        .bind(seq as i64)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows
            .into_iter()
            .map(|(seq, command, body)| Entry { seq: seq as u64, command, body })
            .collect())
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
        let mut connection = self.connection.lock().await;
        let taken = sqlx::query_scalar(
            "UPDATE wakes SET leased_until = $1 + $2 WHERE table_id IN (
                 SELECT table_id FROM wakes WHERE due <= $1 AND leased_until <= $1
                 ORDER BY due LIMIT $3)
             RETURNING table_id",
        )
        .bind(now)
        .bind(LEASE)
        .bind(limit)
        .fetch_all(&mut *connection)
        .await?;
        Ok(taken)
    }

    async fn beat(
        &self,
        node: NodeId,
        now: Millis,
        tolerated: Millis,
    ) -> Result<Pulse, StoreError> {
        let mut connection = self.connection.lock().await;
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let away = sqlx::query_scalar(
            "INSERT INTO service (id, alive, away) VALUES (1, $1, 0)
             ON CONFLICT (id) DO UPDATE SET
                 away = service.away
                     + CASE WHEN $1 - service.alive > $2 THEN $1 - service.alive ELSE 0 END,
                 alive = CASE WHEN $1 > service.alive THEN $1 ELSE service.alive END
             RETURNING away",
        )
        .bind(now)
        .bind(tolerated)
        .fetch_one(&mut *transaction)
        .await?;
        sqlx::query(
            "INSERT INTO nodes (id, alive) VALUES ($1, $2)
             ON CONFLICT (id) DO UPDATE SET alive = excluded.alive",
        )
        .bind(i64::from(node))
        .bind(now)
        .execute(&mut *transaction)
        .await?;
        sqlx::query("DELETE FROM nodes WHERE alive < $1")
            .bind(now - NODE_GONE)
            .execute(&mut *transaction)
            .await?;
        let nodes: Vec<i64> =
            sqlx::query_scalar("SELECT id FROM nodes").fetch_all(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(Pulse { away, nodes: nodes.into_iter().map(|id| id as NodeId).collect() })
    }

    async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
        if let Err(error) = self.lock.unlock() {
            tracing::warn!(%error, "the data folder stays locked until this process ends");
        }
    }
}
