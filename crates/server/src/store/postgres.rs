//! PostgreSQL: the truth and the meeting point of several nodes.

use std::collections::HashMap;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::Row;
use sqlx::postgres::{PgPool, PgPoolOptions};

use super::group::{Commit, Writer};
use super::{Append, Appended, Entry, LEASE, Millis, Store, StoreError, Wake};

/// Tables in a PostgreSQL that may be shared with other nodes.
pub struct PostgresStore {
    writer: Writer,
    pub(super) pool: PgPool,
}

impl PostgresStore {
    /// Connects to `url` and brings the database up to date; nodes that start
    /// together wait for each other there.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let pool = PgPoolOptions::new()
            .max_connections(10)
            .acquire_timeout(Duration::from_secs(10))
            .connect(url)
            .await?;
        super::migrations::postgres(&pool).await?;
        Ok(Self { writer: Writer::start(Group(pool.clone())), pool })
    }

    /// The connections, for the notices between nodes.
    pub(crate) fn pool(&self) -> PgPool {
        self.pool.clone()
    }
}

/// The log of a table from an event on.
const LOAD: &str = "SELECT seq, body FROM log WHERE table_id = $1 AND seq >= $2 ORDER BY seq";

struct Group(PgPool);

#[async_trait]
impl Commit for Group {
    async fn commit(&mut self, group: &[Append]) -> Result<Vec<Appended>, StoreError> {
        let mut connection = self.0.acquire().await?;
        let stored = insert(&mut connection, group).await?;
        let answer = |append: &Append| match stored.get(&append.table) {
            Some(seq) if *seq == append.seq => Appended::Stored,
            _ => Appended::Conflict,
        };
        Ok(group.iter().map(answer).collect())
    }
}

/// Writes what the keys let through and moves its wakes, in one statement and
/// so in one transaction and one round trip.
async fn insert(
    connection: &mut sqlx::PgConnection,
    group: &[Append],
) -> Result<HashMap<String, u64>, sqlx::Error> {
    let tables: Vec<&str> = group.iter().map(|append| append.table.as_str()).collect();
    let seqs: Vec<i64> = group.iter().map(|append| append.seq as i64).collect();
    let bodies: Vec<&str> = group.iter().map(|append| append.body.as_str()).collect();
    let changes: Vec<bool> = group.iter().map(|append| append.wake != Wake::Keep).collect();
    let dues: Vec<Option<Millis>> = group.iter().map(|append| append.wake.due()).collect();
    let rows = sqlx::query(
        "WITH given AS (
             SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::text[], $4::boolean[],
                                  $5::bigint[])
             AS given (table_id, seq, body, changes_wake, due)
         ), stored AS (
             INSERT INTO log (table_id, seq, written_at, body)
             SELECT table_id, seq, $6, body FROM given
             ON CONFLICT DO NOTHING
             RETURNING table_id, seq
         ), woken AS (
             INSERT INTO wakes (table_id, due, leased_until)
             SELECT table_id, due, due + $7 FROM given JOIN stored USING (table_id)
             WHERE due IS NOT NULL
             ON CONFLICT (table_id) DO UPDATE
             SET due = excluded.due, leased_until = excluded.leased_until
         ), asleep AS (
             DELETE FROM wakes USING given JOIN stored USING (table_id)
             WHERE wakes.table_id = given.table_id AND changes_wake AND given.due IS NULL
         )
         SELECT table_id, seq FROM stored",
    )
    .bind(tables)
    .bind(seqs)
    .bind(bodies)
    .bind(changes)
    .bind(dues)
    .bind(crate::clock::wall())
    .bind(LEASE)
    .fetch_all(connection)
    .await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? as u64))).collect()
}

#[async_trait]
impl Store for PostgresStore {
    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
    }

    async fn load(&self, table: &str, seq: u64) -> Result<Vec<Entry>, StoreError> {
        let rows: Vec<(i64, String)> =
            sqlx::query_as(LOAD).bind(table).bind(seq as i64).fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(|(seq, body)| Entry { seq: seq as u64, body }).collect())
    }

    async fn newest(&self, tables: &[String]) -> Result<Vec<(String, u64)>, StoreError> {
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT asked.id, last.seq FROM UNNEST($1::text[]) AS asked (id)
             CROSS JOIN LATERAL (
                 SELECT seq FROM log WHERE table_id = asked.id ORDER BY seq DESC LIMIT 1) last",
        )
        .bind(tables)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.into_iter().map(|(table, seq)| (table, seq as u64)).collect())
    }

    async fn take_due(&self, now: Millis, limit: u32) -> Result<Vec<String>, StoreError> {
        let taken = sqlx::query_scalar(
            "UPDATE wakes SET leased_until = $1 + $2 WHERE table_id IN (
                 SELECT table_id FROM wakes WHERE due <= $1 AND leased_until <= $1
                 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED)
             RETURNING table_id",
        )
        .bind(now)
        .bind(LEASE)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        Ok(taken)
    }

    async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }
}
