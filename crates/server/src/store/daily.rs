//! Who has played the games of a day and how well.

use async_trait::async_trait;

use super::{Millis, PostgresStore, SqliteStore, StoreError};

/// Players of one game on one day whose results are kept.
pub const MAX_OF_DAY: i64 = 5_000;

/// Somebody begins a game of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Begun {
    /// The day, as in `2026-11-17`.
    pub day: String,
    /// Id of the game.
    pub game: String,
    /// Hash of the token that the player is known by.
    pub who: String,
    /// Where they play it.
    pub table: String,
    /// How the list names them.
    pub name: String,
}

/// What somebody has achieved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Achieved {
    /// Hash of the token that the player is known by.
    pub who: String,
    /// How the list names them.
    pub name: String,
    /// How good it is: more is better.
    pub worth: i64,
}

/// Where the games of the days are kept.
#[async_trait]
pub trait DailyStore {
    /// Notes that somebody begins a game of a day; whether it counts, which
    /// only their first try does. Days before `kept` are forgotten.
    async fn begin_daily(&self, new: &Begun, kept: &str, now: Millis) -> Result<bool, StoreError>;

    /// Notes the result of the game at `table`, unless it has one already.
    async fn finish_daily(
        &self,
        day: &str,
        table: &str,
        worth: i64,
        now: Millis,
    ) -> Result<(), StoreError>;

    /// The tables of the games since that day that have no result.
    async fn open_of_days(&self, since: &str) -> Result<Vec<String>, StoreError>;

    /// The best results of a game on a day, and how many there are at all.
    async fn best_of_day(
        &self,
        day: &str,
        game: &str,
        limit: u32,
    ) -> Result<(Vec<Achieved>, u32), StoreError>;

    /// The table at which `who` plays a game of a day, with what came of it and
    /// its place.
    async fn own_of_day(
        &self,
        day: &str,
        game: &str,
        who: &str,
    ) -> Result<Option<(String, Option<(Achieved, u32)>)>, StoreError>;
}

type Own = Option<(String, Option<(Achieved, u32)>)>;

on_both! {
impl DailyStore {
    writes fn begin_daily(on, new: &Begun, kept: &str, now: Millis) -> bool {
        sqlx::query("DELETE FROM daily WHERE day < $1")
            .bind(kept)
            .execute(&mut *on)
            .await?;
        let count = "SELECT COUNT(*) FROM daily WHERE day = $1 AND game = $2";
        let query = sqlx::query_scalar(count).bind(&new.day).bind(&new.game);
        let known: i64 = query.fetch_one(&mut *on).await?;
        if known >= MAX_OF_DAY {
            return Ok(false);
        }
        let done = sqlx::query(
            "INSERT INTO daily (day, game, who, table_id, name, made_at)
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
        )
        .bind(&new.day)
        .bind(&new.game)
        .bind(&new.who)
        .bind(&new.table)
        .bind(&new.name)
        .bind(now)
        .execute(on)
        .await?;
        Ok(done.rows_affected() > 0)
    }

    writes fn finish_daily(on, day: &str, table: &str, worth: i64, now: Millis) -> () {
        sqlx::query(
            "UPDATE daily SET worth = $3, done_at = $4
             WHERE day = $1 AND table_id = $2 AND worth IS NULL",
        )
        .bind(day)
        .bind(table)
        .bind(worth)
        .bind(now)
        .execute(on)
        .await?;
        Ok(())
    }

    reads fn open_of_days(on, since: &str) -> Vec<String> {
        sqlx::query_scalar("SELECT table_id FROM daily WHERE day >= $1 AND worth IS NULL")
            .bind(since)
            .fetch_all(on)
            .await
    }

    reads fn best_of_day(on, day: &str, game: &str, limit: u32) -> (Vec<Achieved>, u32) {
        let count = "SELECT COUNT(worth) FROM daily WHERE day = $1 AND game = $2";
        let query = sqlx::query_scalar(count).bind(day).bind(game);
        let finished: i64 = query.fetch_one(&mut *on).await?;
        let rows: Vec<(String, String, i64)> = sqlx::query_as(
            "SELECT who, name, worth FROM daily
             WHERE day = $1 AND game = $2 AND worth IS NOT NULL
             ORDER BY worth DESC, done_at, who LIMIT $3",
        )
        .bind(day)
        .bind(game)
        .bind(i64::from(limit))
        .fetch_all(on)
        .await?;
        let achieved = |(who, name, worth)| Achieved { who, name, worth };
        Ok((rows.into_iter().map(achieved).collect(), finished as u32))
    }

    reads fn own_of_day(on, day: &str, game: &str, who: &str) -> Own {
        let row: Option<(String, String, Option<i64>)> = sqlx::query_as(
            "SELECT table_id, name, worth FROM daily
             WHERE day = $1 AND game = $2 AND who = $3",
        )
        .bind(day)
        .bind(game)
        .bind(who)
        .fetch_optional(&mut *on)
        .await?;
        let Some((table, name, worth)) = row else { return Ok(None) };
        let Some(worth) = worth else { return Ok(Some((table, None))) };
        let better: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM daily WHERE day = $1 AND game = $2 AND worth > $3",
        )
        .bind(day)
        .bind(game)
        .bind(worth)
        .fetch_one(on)
        .await?;
        let own = Achieved { who: who.to_owned(), name, worth };
        Ok(Some((table, Some((own, better as u32 + 1)))))
    }
}
}
