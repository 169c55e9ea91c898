//! Who has played the games of a day and how well; in the same words for both
//! databases.

use async_trait::async_trait;
use sqlx::postgres::PgConnection;
use sqlx::{Connection as _, SqliteConnection};

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

/// The same questions for either database, on a connection of it.
macro_rules! on {
    ($name:ident, $connection:ty) => {
        mod $name {
            use super::*;

            type Done<T> = Result<T, sqlx::Error>;

            /// Within a transaction.
            pub(super) async fn begin(
                on: &mut $connection,
                new: &Begun,
                kept: &str,
                now: Millis,
            ) -> Done<bool> {
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

            pub(super) async fn finish(
                on: &mut $connection,
                day: &str,
                table: &str,
                worth: i64,
                now: Millis,
            ) -> Done<()> {
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

            pub(super) async fn open(on: &mut $connection, since: &str) -> Done<Vec<String>> {
                sqlx::query_scalar("SELECT table_id FROM daily WHERE day >= $1 AND worth IS NULL")
                    .bind(since)
                    .fetch_all(on)
                    .await
            }

            pub(super) async fn best(
                on: &mut $connection,
                day: &str,
                game: &str,
                limit: u32,
            ) -> Done<(Vec<Achieved>, u32)> {
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

            pub(super) async fn own(
                on: &mut $connection,
                day: &str,
                game: &str,
                who: &str,
            ) -> Done<Own> {
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
    };
}

on!(sqlite, SqliteConnection);
on!(postgres, PgConnection);

#[async_trait]
impl DailyStore for SqliteStore {
    async fn begin_daily(&self, new: &Begun, kept: &str, now: Millis) -> Result<bool, StoreError> {
        at_desk!(self, connection => sqlite::begin(connection, new, kept, now))
    }

    async fn finish_daily(
        &self,
        day: &str,
        table: &str,
        worth: i64,
        now: Millis,
    ) -> Result<(), StoreError> {
        at_desk!(self, connection => sqlite::finish(connection, day, table, worth, now))
    }

    async fn open_of_days(&self, since: &str) -> Result<Vec<String>, StoreError> {
        Ok(sqlite::open(&mut *self.readers.acquire().await?, since).await?)
    }

    async fn best_of_day(
        &self,
        day: &str,
        game: &str,
        limit: u32,
    ) -> Result<(Vec<Achieved>, u32), StoreError> {
        Ok(sqlite::best(&mut *self.readers.acquire().await?, day, game, limit).await?)
    }

    async fn own_of_day(&self, day: &str, game: &str, who: &str) -> Result<Own, StoreError> {
        Ok(sqlite::own(&mut *self.readers.acquire().await?, day, game, who).await?)
    }
}

#[async_trait]
impl DailyStore for PostgresStore {
    async fn begin_daily(&self, new: &Begun, kept: &str, now: Millis) -> Result<bool, StoreError> {
        let mut transaction = self.pool().begin().await?;
        let counts = postgres::begin(&mut transaction, new, kept, now).await?;
        transaction.commit().await?;
        Ok(counts)
    }

    async fn finish_daily(
        &self,
        day: &str,
        table: &str,
        worth: i64,
        now: Millis,
    ) -> Result<(), StoreError> {
        let mut connection = self.pool().acquire().await?;
        Ok(postgres::finish(&mut connection, day, table, worth, now).await?)
    }

    async fn open_of_days(&self, since: &str) -> Result<Vec<String>, StoreError> {
        Ok(postgres::open(&mut *self.pool().acquire().await?, since).await?)
    }

    async fn best_of_day(
        &self,
        day: &str,
        game: &str,
        limit: u32,
    ) -> Result<(Vec<Achieved>, u32), StoreError> {
        Ok(postgres::best(&mut *self.pool().acquire().await?, day, game, limit).await?)
    }

    async fn own_of_day(&self, day: &str, game: &str, who: &str) -> Result<Own, StoreError> {
        Ok(postgres::own(&mut *self.pool().acquire().await?, day, game, who).await?)
    }
}
