//! The same promises from both databases.

use std::path::Path;
use std::sync::Arc;

use crate::support::postgres::Postgres;
use server::store::{
    Append, Appended, Entry, LEASE, NODE_GONE, PostgresStore, SqliteStore, Store, Wake,
};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode};
use sqlx::{Connection, query_scalar};

/// Runs a test against both, each in a fresh database.
macro_rules! on_both {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    let folder = tempfile::tempdir().unwrap();
                    let store = super::SqliteStore::open(folder.path()).await.unwrap();
                    super::$test(std::sync::Arc::new(store)).await;
                }
            )*
        }
        mod postgres {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    let url = super::Postgres::start().database().await;
                    let store = super::PostgresStore::open(&url).await.unwrap();
                    super::$test(std::sync::Arc::new(store)).await;
                }
            )*
        }
    };
}

on_both!(
    what_is_appended_can_be_loaded,
    of_two_writers_one_wins,
    a_group_with_one_refusal_is_written_without_it,
    races_are_refused_by_the_database,
    wakes_are_taken_once,
    a_refused_append_moves_no_wake,
    time_away_adds_up,
    nodes_are_known_while_they_live,
    a_closed_store_refuses,
);

fn append(table: &str, seq: u64, body: &str) -> Append {
    Append { table: table.to_owned(), seq, body: body.to_owned(), wake: Wake::Keep }
}

fn waking(table: &str, seq: u64, wake: Wake) -> Append {
    Append { wake, ..append(table, seq, "") }
}

async fn what_is_appended_can_be_loaded(store: Arc<dyn Store>) {
    let bodies = ["", "[\"Mia’s “move”\", \\]", "a\nb\u{1f439}"];
    for (seq, body) in [1, 2, 5].into_iter().zip(bodies) {
        assert_eq!(store.append(append("tea", seq, body)).await.unwrap(), Appended::Stored);
    }
    let entry = |seq, body: &str| Entry { seq, body: body.to_owned() };
    let all = store.load("tea", 0).await.unwrap();
    assert_eq!(all, [entry(1, bodies[0]), entry(2, bodies[1]), entry(5, bodies[2])]);
    assert_eq!(store.load("tea", 3).await.unwrap(), [entry(5, bodies[2])]);
    assert_eq!(store.load("coffee", 0).await.unwrap(), []);
    let asked = ["coffee".to_owned(), "tea".to_owned()];
    assert_eq!(store.newest(&asked).await.unwrap(), [("tea".to_owned(), 5)]);
}

async fn of_two_writers_one_wins(store: Arc<dyn Store>) {
    let first = store.append(append("tea", 1, "mine")).await.unwrap();
    let second = store.append(append("tea", 1, "yours")).await.unwrap();
    assert_eq!((first, second), (Appended::Stored, Appended::Conflict));
    let entries = store.load("tea", 0).await.unwrap();
    assert_eq!(entries, [Entry { seq: 1, body: "mine".to_owned() }]);
}

/// Many at once, so that most of them share a commit with a refused one.
async fn a_group_with_one_refusal_is_written_without_it(store: Arc<dyn Store>) {
    for table in ["t3", "t17"] {
        assert_eq!(store.append(append(table, 1, "first")).await.unwrap(), Appended::Stored);
    }
    let appends = (0..40).map(|table| {
        let store = store.clone();
        let wake = if table % 4 == 0 { Wake::At(1_000) } else { Wake::Keep };
        let append = Append { wake, ..append(&format!("t{table}"), 1, "second") };
        tokio::spawn(async move { (table, store.append(append).await.unwrap()) })
    });
    for written in appends.collect::<Vec<_>>() {
        let (table, outcome) = written.await.unwrap();
        let taken = [3, 17].contains(&table);
        let expected = if taken { Appended::Conflict } else { Appended::Stored };
        assert_eq!(outcome, expected, "table {table}");
        let entries = store.load(&format!("t{table}"), 0).await.unwrap();
        let body = if taken { "first" } else { "second" };
        assert_eq!(entries, [Entry { seq: 1, body: body.to_owned() }]);
    }
}

async fn races_are_refused_by_the_database(store: Arc<dyn Store>) {
    const TABLES: u64 = 20;
    const ROUNDS: u64 = 15;
    const WRITERS: u64 = 3;
    let writers: Vec<_> = (0..WRITERS)
        .map(|writer| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut won = 0;
                for round in 1..=ROUNDS {
                    for table in 0..TABLES {
                        let append = append(&format!("t{table}"), round, &writer.to_string());
                        match store.append(append).await.unwrap() {
                            Appended::Stored => won += 1,
                            Appended::Conflict => {}
                        }
                    }
                }
                won
            })
        })
        .collect();
    let mut won = 0;
    for writer in writers {
        won += writer.await.unwrap();
    }
    assert_eq!(won, TABLES * ROUNDS);
    for table in 0..TABLES {
        let entries = store.load(&format!("t{table}"), 0).await.unwrap();
        let seqs: Vec<u64> = entries.iter().map(|entry| entry.seq).collect();
        assert_eq!(seqs, (1..=ROUNDS).collect::<Vec<_>>());
    }
}

async fn wakes_are_taken_once(store: Arc<dyn Store>) {
    store.append(waking("early", 1, Wake::At(1_000))).await.unwrap();
    store.append(waking("late", 1, Wake::At(50_000))).await.unwrap();
    store.append(waking("never", 1, Wake::At(1_000))).await.unwrap();
    store.append(waking("never", 2, Wake::Never)).await.unwrap();
    assert!(store.take_due(999, 10).await.unwrap().is_empty());
    // Whoever wrote it sees to it; others help out when it is overdue.
    assert!(store.take_due(1_000, 10).await.unwrap().is_empty());
    let overdue = 1_000 + LEASE;
    assert_eq!(store.take_due(overdue, 10).await.unwrap(), ["early"]);
    assert!(store.take_due(overdue, 10).await.unwrap().is_empty());
    // Whoever took it died: somebody else gets it.
    assert_eq!(store.take_due(overdue + LEASE, 10).await.unwrap(), ["early"]);
    // It is moved by the next event, and stays with one that does not mention it.
    store.append(waking("early", 2, Wake::At(200_000))).await.unwrap();
    store.append(waking("early", 3, Wake::Keep)).await.unwrap();
    assert_eq!(store.take_due(199_999, 10).await.unwrap(), ["late"]);
    assert_eq!(store.take_due(200_000 + LEASE, 1).await.unwrap().len(), 1);
    assert_eq!(store.take_due(200_000 + LEASE, 10).await.unwrap().len(), 1);
}

async fn a_refused_append_moves_no_wake(store: Arc<dyn Store>) {
    store.append(waking("tea", 1, Wake::At(1_000))).await.unwrap();
    for wake in [Wake::Never, Wake::At(900_000)] {
        let refused = store.append(waking("tea", 1, wake)).await.unwrap();
        assert_eq!(refused, Appended::Conflict);
    }
    assert_eq!(store.take_due(1_000 + LEASE, 10).await.unwrap(), ["tea"]);
}

async fn time_away_adds_up(store: Arc<dyn Store>) {
    let away = async |now, tolerated| store.beat(1, now, tolerated).await.unwrap().away;
    assert_eq!(away(10_000, 0).await, 0);
    assert_eq!(away(11_000, 5_000).await, 0);
    // A restart: whatever passed since the last sign of life is time away.
    assert_eq!(away(14_000, 0).await, 3_000);
    assert_eq!(away(15_000, 5_000).await, 3_000);
    assert_eq!(away(75_000, 5_000).await, 63_000);
}

async fn nodes_are_known_while_they_live(store: Arc<dyn Store>) {
    let nodes = async |node, now| {
        let mut nodes = store.beat(node, now, 5_000).await.unwrap().nodes;
        nodes.sort_unstable();
        nodes
    };
    assert_eq!(nodes(7, 1_000).await, [7]);
    assert_eq!(nodes(u32::MAX, 2_000).await, [7, u32::MAX]);
    assert_eq!(nodes(u32::MAX, 1_000 + NODE_GONE).await, [7, u32::MAX]);
    assert_eq!(nodes(u32::MAX, 1_001 + NODE_GONE).await, [u32::MAX]);
}

async fn a_closed_store_refuses(store: Arc<dyn Store>) {
    store.close().await;
    assert!(store.append(append("tea", 1, "")).await.is_err());
}

#[tokio::test]
async fn a_folder_has_one_server() {
    let folder = tempfile::tempdir().unwrap();
    let first = SqliteStore::open(folder.path()).await.unwrap();
    let second = SqliteStore::open(folder.path()).await;
    assert!(second.is_err_and(|error| error.to_string().contains("another server")));
    first.close().await;
    SqliteStore::open(folder.path()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_on_one_postgres_race_fairly() {
    let url = Postgres::start().database().await;
    let (one, two) =
        tokio::try_join!(PostgresStore::open(&url), PostgresStore::open(&url)).unwrap();
    let mut won = [0, 0];
    for seq in 1..=300 {
        let (a, b) = tokio::join!(
            one.append(append("tea", seq, "one")),
            two.append(append("tea", seq, "two")),
        );
        match (a.unwrap(), b.unwrap()) {
            (Appended::Stored, Appended::Conflict) => won[0] += 1,
            (Appended::Conflict, Appended::Stored) => won[1] += 1,
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(won[0] + won[1], 300);
    assert_eq!(one.load("tea", 0).await.unwrap().len(), 300);
}

/// How large the pages of a folder's database are; one that is not there begins with these.
async fn page_size(folder: &Path, at_first: u32) -> u32 {
    let options = SqliteConnectOptions::new()
        .filename(folder.join("kiste.db"))
        .create_if_missing(true)
        .page_size(at_first)
        .journal_mode(SqliteJournalMode::Wal);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let size = query_scalar("PRAGMA page_size").fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    size
}

#[tokio::test]
async fn a_database_keeps_the_pages_it_began_with() {
    for (begun_before, size) in [(true, 4096), (false, 2048)] {
        let folder = tempfile::tempdir().unwrap();
        if begun_before {
            assert_eq!(page_size(folder.path(), size).await, size);
        }
        for seq in 1..=2 {
            let store = SqliteStore::open(folder.path()).await.unwrap();
            let body = "x".repeat(5_000);
            assert_eq!(store.append(append("tea", seq, &body)).await.unwrap(), Appended::Stored);
            assert_eq!(store.load("tea", 1).await.unwrap().len() as u64, seq);
            store.close().await;
        }
        assert_eq!(page_size(folder.path(), 8192).await, size);
    }
}
