//! Who wants to be told of their turn and where, and what the service keeps
//! secret; in the same words for both databases.

use async_trait::async_trait;

use super::{Millis, PostgresStore, SqliteStore, StoreError};

/// Browsers that are told of the turns of one seat; a further one takes the
/// place of the first.
pub const MAX_OF_SEAT: i64 = 4;

/// Somebody who wants to be told that it is their turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subscription {
    /// At this table,
    pub table: String,
    /// on the seat of the token with this hash,
    pub who: String,
    /// at this address of a push service,
    pub endpoint: String,
    /// sealed for this key of the browser, in base64url,
    pub p256dh: String,
    /// and with what only the browser knows, in base64url.
    pub auth: String,
    /// The language they speak.
    pub language: String,
    /// Host of the page they were at.
    pub site: String,
}

/// Where subscriptions and secrets are kept.
#[async_trait]
pub trait PushStore {
    /// The secret of this name: `fresh`, if there was none before.
    async fn secret(&self, name: &str, fresh: &str) -> Result<String, StoreError>;

    /// From now on they want to be told; at wall time `now`.
    async fn subscribe(&self, subscription: &Subscription, now: Millis) -> Result<(), StoreError>;

    /// Everybody at `table` who wants to be told.
    async fn subscribed_at(&self, table: &str) -> Result<Vec<Subscription>, StoreError>;

    /// All seats of the browser at `endpoint`, the newest first: at most `limit`.
    async fn subscribed_by(
        &self,
        endpoint: &str,
        limit: u32,
    ) -> Result<Vec<Subscription>, StoreError>;

    /// Notes that the browser is told of question `asked` to its seat, or
    /// reminded of it; whether it has not been before.
    async fn claim_push(
        &self,
        subscription: &Subscription,
        asked: u64,
        nudge: bool,
    ) -> Result<bool, StoreError>;

    /// The browsers with a table at which something happened in the last
    /// `within` before anything last happened at any of these.
    async fn subscribed_lately(&self, within: Millis) -> Result<Vec<String>, StoreError>;

    /// The browser at `endpoint` is told nothing more.
    async fn forget_endpoint(&self, endpoint: &str) -> Result<(), StoreError>;
}

macro_rules! select {
    ($rest:literal) => {
        concat!("SELECT table_id, who, endpoint, p256dh, auth, language, site FROM push ", $rest)
    };
}

type Row = (String, String, String, String, String, String, String);

fn subscription((table, who, endpoint, p256dh, auth, language, site): Row) -> Subscription {
    Subscription { table, who, endpoint, p256dh, auth, language, site }
}

on_both! {
impl PushStore {
    writes fn secret(on, name: &str, fresh: &str) -> String {
        sqlx::query(
            "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        )
        .bind(name)
        .bind(fresh)
        .execute(&mut *on)
        .await?;
        sqlx::query_scalar("SELECT value FROM secrets WHERE name = $1")
            .bind(name)
            .fetch_one(on)
            .await
    }

    /// A browser that asks again has new keys,
    /// perhaps, but is not told again of what it was told.
    writes fn subscribe(on, new: &Subscription, now: Millis) -> () {
        sqlx::query(
            "INSERT INTO push (table_id, who, endpoint, p256dh, auth, language, site,
                 made_at, told, nudged)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, 0)
             ON CONFLICT (table_id, who, endpoint) DO UPDATE SET
                 p256dh = excluded.p256dh, auth = excluded.auth,
                 language = excluded.language, site = excluded.site,
                 made_at = excluded.made_at",
        )
        .bind(&new.table)
        .bind(&new.who)
        .bind(&new.endpoint)
        .bind(&new.p256dh)
        .bind(&new.auth)
        .bind(&new.language)
        .bind(&new.site)
        .bind(now)
        .execute(&mut *on)
        .await?;
        sqlx::query(
            "DELETE FROM push WHERE table_id = $1 AND who = $2 AND endpoint NOT IN
                 (SELECT endpoint FROM push WHERE table_id = $1 AND who = $2
                  ORDER BY made_at DESC, endpoint LIMIT $3)",
        )
        .bind(&new.table)
        .bind(&new.who)
        .bind(MAX_OF_SEAT)
        .execute(on)
        .await?;
        Ok(())
    }

    reads fn subscribed_at(on, table: &str) -> Vec<Subscription> {
        let at = select!("WHERE table_id = $1 ORDER BY who, endpoint");
        let rows: Vec<Row> = sqlx::query_as(at).bind(table).fetch_all(on).await?;
        Ok(rows.into_iter().map(subscription).collect())
    }

    reads fn subscribed_by(on, endpoint: &str, limit: u32) -> Vec<Subscription> {
        let by = select!("WHERE endpoint = $1 ORDER BY made_at DESC, table_id LIMIT $2");
        let query = sqlx::query_as(by).bind(endpoint).bind(i64::from(limit));
        let rows: Vec<Row> = query.fetch_all(on).await?;
        Ok(rows.into_iter().map(subscription).collect())
    }

    writes fn claim_push(on, of: &Subscription, asked: u64, nudge: bool) -> bool {
        let statement = if nudge {
            "UPDATE push SET nudged = $4
             WHERE table_id = $1 AND who = $2 AND endpoint = $3 AND nudged < $4"
        } else {
            "UPDATE push SET told = $4
             WHERE table_id = $1 AND who = $2 AND endpoint = $3 AND told < $4"
        };
        let query = sqlx::query(statement).bind(&of.table).bind(&of.who).bind(&of.endpoint);
        let done = query.bind(asked.cast_signed()).execute(on).await?;
        Ok(done.rows_affected() > 0)
    }

    reads fn subscribed_lately(on, within: Millis) -> Vec<String> {
        sqlx::query_scalar(
            "WITH used AS (
                 SELECT endpoint, (SELECT written_at FROM log WHERE log.table_id = push.table_id
                                   ORDER BY seq DESC LIMIT 1) AS at
                 FROM push)
             SELECT DISTINCT endpoint FROM used WHERE at >= (SELECT MAX(at) FROM used) - $1",
        )
        .bind(within)
        .fetch_all(on)
        .await
    }

    writes fn forget_endpoint(on, endpoint: &str) -> () {
        sqlx::query("DELETE FROM push WHERE endpoint = $1")
            .bind(endpoint)
            .execute(on)
            .await?;
        Ok(())
    }
}
}
