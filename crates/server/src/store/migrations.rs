//! Migrations, embedded. Written out here rather than by sqlx's macro, which
//! would compile both database drivers a second time for the build itself.

use std::pin::Pin;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, PgPool, SqlSafeStr, SqlitePool};

/// Number, name and text of each, in order. Those released never change.
type Listed = (i64, &'static str, &'static str);

const SQLITE: &[Listed] = &[
    (1, "tables", include_str!("../../migrations/sqlite/0001_tables.sql")),
    (2, "one_key", include_str!("../../migrations/sqlite/0002_one_key.sql")),
    (3, "retention", include_str!("../../migrations/sqlite/0003_retention.sql")),
    (4, "shelf", include_str!("../../migrations/sqlite/0004_shelf.sql")),
    (5, "push", include_str!("../../migrations/sqlite/0005_push.sql")),
    (6, "daily", include_str!("../../migrations/sqlite/0006_daily.sql")),
];
const POSTGRES: &[Listed] = &[
    (1, "tables", include_str!("../../migrations/postgres/0001_tables.sql")),
    (2, "one_key", include_str!("../../migrations/postgres/0002_one_key.sql")),
    (3, "retention", include_str!("../../migrations/postgres/0003_retention.sql")),
    (4, "shelf", include_str!("../../migrations/postgres/0004_shelf.sql")),
    (5, "push", include_str!("../../migrations/postgres/0005_push.sql")),
    (6, "daily", include_str!("../../migrations/postgres/0006_daily.sql")),
];

/// Boxed, because the compiler cannot see that what sqlx returns here is Send
/// for every lifetime.
type Migrated<'a> = Pin<Box<dyn Future<Output = Result<(), MigrateError>> + Send + 'a>>;

pub(super) fn sqlite(pool: &SqlitePool) -> Migrated<'_> {
    Box::pin(async move { migrator(SQLITE).run(pool).await })
}

pub(super) fn postgres(pool: &PgPool) -> Migrated<'_> {
    Box::pin(async move { migrator(POSTGRES).run(pool).await })
}

fn migrator(listed: &[Listed]) -> Migrator {
    let migration = |(number, name, text): &Listed| {
        let sql = AssertSqlSafe(*text).into_sql_str();
        Migration::new(*number, (*name).into(), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations(listed.iter().map(migration).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_listed() {
        for (folder, listed) in [("sqlite", SQLITE), ("postgres", POSTGRES)] {
            let path = format!("{}/migrations/{folder}", env!("CARGO_MANIFEST_DIR"));
            let mut files: Vec<String> = std::fs::read_dir(path)
                .unwrap()
                .map(|file| file.unwrap().file_name().into_string().unwrap())
                .collect();
            files.sort();
            let names: Vec<String> =
                listed.iter().map(|(number, name, _)| format!("{number:04}_{name}.sql")).collect();
            assert_eq!(files, names);
        }
    }
}
