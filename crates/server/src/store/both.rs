//! One way to say the same to both databases.

/// Implements a trait of the store for SQLite and PostgreSQL. Each function is
/// written once, on a connection `on`: one that only `reads`, or one that
/// `writes`, and then all of it is one transaction.
macro_rules! on_both {
    (impl $store:ident { $(
        $(#[$doc:meta])*
        $how:ident fn $name:ident($on:ident $(, $argument:ident: $type:ty)*) -> $done:ty $work:block
    )* }) => {
        mod on_sqlite {
            use super::*;
            $( $(#[$doc])* pub(super) async fn $name(
                $on: &mut sqlx::SqliteConnection $(, $argument: $type)*
            ) -> Result<$done, sqlx::Error> $work )*
        }

        mod on_postgres {
            use super::*;
            $( $(#[$doc])* pub(super) async fn $name(
                $on: &mut sqlx::PgConnection $(, $argument: $type)*
            ) -> Result<$done, sqlx::Error> $work )*
        }

        #[async_trait]
        impl $store for SqliteStore { $(
            async fn $name(&self $(, $argument: $type)*) -> Result<$done, StoreError> {
                on_both!(@sqlite $how self, on => on_sqlite::$name(on $(, $argument)*))
            }
        )* }

        #[async_trait]
        impl $store for PostgresStore { $(
            async fn $name(&self $(, $argument: $type)*) -> Result<$done, StoreError> {
                on_both!(@postgres $how self, on => on_postgres::$name(on $(, $argument)*))
            }
        )* }
    };
    (@sqlite reads $store:ident, $on:ident => $work:expr) => {{
        let mut connection = $store.readers.acquire().await?;
        let $on = &mut *connection;
        Ok($work.await?)
    }};
    // With the one connection that writes.
    (@sqlite writes $store:ident, $on:ident => $work:expr) => {{
        let mut desk = $store.desk.lock().await;
        let mut taken = desk.take().await?;
        let done = async {
            let mut transaction =
                sqlx::Connection::begin_with(&mut taken, "BEGIN IMMEDIATE").await?;
            let $on = &mut *transaction;
            let done = $work.await?;
            transaction.commit().await?;
            Ok::<_, sqlx::Error>(done)
        }
        .await;
        Ok(desk.give_back(taken, done)?)
    }};
    (@postgres reads $store:ident, $on:ident => $work:expr) => {{
        let mut connection = $store.pool.acquire().await?;
        let $on = &mut *connection;
        Ok($work.await?)
    }};
    (@postgres writes $store:ident, $on:ident => $work:expr) => {{
        let mut transaction = $store.pool.begin().await?;
        let $on = &mut *transaction;
        let done = $work.await?;
        transaction.commit().await?;
        Ok(done)
    }};
}
