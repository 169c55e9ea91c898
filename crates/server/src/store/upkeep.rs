//! What keeps the service going: who is alive, which tables there are, and what
//! is left of those that were deleted.

use async_trait::async_trait;

use super::{Listed, Millis, NODE_GONE, NodeId, PostgresStore, Pulse, SqliteStore, StoreError};

/// How long deletions are remembered: far longer than a node takes to hear of
/// them.
const DELETION_KNOWN: Millis = 3_600_000;

/// What a table is made of, besides records.
const DELETE: [&str; 3] = [
    "DELETE FROM log WHERE table_id = $1",
    "DELETE FROM wakes WHERE table_id = $1",
    "DELETE FROM push WHERE table_id = $1",
];

/// Where the service notes how it is.
#[async_trait]
pub trait UpkeepStore {
    /// Notes at wall time `now` that this node is alive, and so the service. A
    /// gap of more than `tolerated` since the service was last seen counts as
    /// time away.
    async fn beat(&self, node: NodeId, now: Millis, tolerated: Millis)
    -> Result<Pulse, StoreError>;

    /// Every table with what it takes, those at which nothing has happened for
    /// longest first. Reads everything, so not for every day.
    async fn list(&self) -> Result<Vec<Listed>, StoreError>;

    /// Deletes `table` at wall time `now`; of its games `records` are left.
    async fn delete(&self, table: &str, records: &[String], now: Millis) -> Result<(), StoreError>;

    /// The tables that were deleted since wall time `since`.
    async fn deleted(&self, since: Millis) -> Result<Vec<String>, StoreError>;

    /// What is left of the games of a table that was deleted, in order.
    async fn records(&self, table: &str) -> Result<Vec<String>, StoreError>;
}

on_both! {
impl UpkeepStore {
    writes fn beat(on, node: NodeId, now: Millis, tolerated: Millis) -> Pulse {
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
        .fetch_one(&mut *on)
        .await?;
        sqlx::query(
            "INSERT INTO nodes (id, alive) VALUES ($1, $2)
             ON CONFLICT (id) DO UPDATE SET alive = excluded.alive",
        )
        .bind(i64::from(node))
        .bind(now)
        .execute(&mut *on)
        .await?;
        let forget = sqlx::query("DELETE FROM nodes WHERE alive < $1").bind(now - NODE_GONE);
        forget.execute(&mut *on).await?;
        let nodes: Vec<i64> = sqlx::query_scalar("SELECT id FROM nodes").fetch_all(on).await?;
        Ok(Pulse { away, nodes: nodes.into_iter().map(|id| id as NodeId).collect() })
    }

    reads fn list(on) -> Vec<Listed> {
        let rows: Vec<(String, i64, i64, i64, i64)> = sqlx::query_as(
            "SELECT table_id, COUNT(*), CAST(SUM(LENGTH(body)) AS BIGINT),
                 MIN(written_at), MAX(written_at)
             FROM log GROUP BY table_id ORDER BY MAX(written_at)",
        )
        .fetch_all(on)
        .await?;
        let listed = |(table, rows, bytes, made, used)| {
            let (rows, bytes): (i64, i64) = (rows, bytes);
            Listed { table, rows: rows as u64, bytes: bytes as u64, made, used }
        };
        Ok(rows.into_iter().map(listed).collect())
    }

    writes fn delete(on, table: &str, records: &[String], now: Millis) -> () {
        for statement in DELETE {
            sqlx::query(statement).bind(table).execute(&mut *on).await?;
        }
        // Deleted again because something slipped in: what was kept stays.
        if !records.is_empty() {
            let forget = sqlx::query("DELETE FROM records WHERE table_id = $1").bind(table);
            forget.execute(&mut *on).await?;
        }
        for (game, text) in (1_i64..).zip(records) {
            sqlx::query("INSERT INTO records (table_id, game, text) VALUES ($1, $2, $3)")
                .bind(table)
                .bind(game)
                .bind(text)
                .execute(&mut *on)
                .await?;
        }
        sqlx::query(
            "INSERT INTO deletions (table_id, at) VALUES ($1, $2)
             ON CONFLICT (table_id) DO UPDATE SET at = excluded.at",
        )
        .bind(table)
        .bind(now)
        .execute(&mut *on)
        .await?;
        let forget = sqlx::query("DELETE FROM deletions WHERE at < $1").bind(now - DELETION_KNOWN);
        forget.execute(on).await?;
        Ok(())
    }

    reads fn deleted(on, since: Millis) -> Vec<String> {
        let deleted = "SELECT table_id FROM deletions WHERE at >= $1";
        sqlx::query_scalar(deleted).bind(since).fetch_all(on).await
    }

    reads fn records(on, table: &str) -> Vec<String> {
        let left = "SELECT text FROM records WHERE table_id = $1 ORDER BY game";
        sqlx::query_scalar(left).bind(table).fetch_all(on).await
    }
}
}
