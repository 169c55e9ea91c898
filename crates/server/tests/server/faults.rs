//! Full disks, stopped processes, damaged files: what is lost, what is told, and
//! what heals by itself.

use std::path::Path;
use std::time::{Duration, Instant};

use crate::crash::sit_down;
use crate::support::client::Client;
use crate::support::node::{Home, Node, pig, request};
use crate::support::postgres::run_beside_postgres;
use crate::support::process::{Victim, free_address};
use server::store::{SqliteStore, Store, examine_wal};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection};
use table::{Clock, Command, Recorded};

fn folder(home: &Home) -> &Path {
    let Home::Folder(folder) = home else { panic!("only SQLite has a folder") };
    folder.path()
}

async fn log(store: &SqliteStore, table: &str) -> Vec<Recorded> {
    let rows = store.load(table, 1).await.unwrap();
    rows.iter().flat_map(|row| serde_json::from_str::<Vec<Recorded>>(&row.body).unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_told_and_heals_by_itself() {
    let home = Home::sqlite();
    let address = free_address().await;
    let victim = Victim::start(address, &home).await;
    let (mut mia, _tom) = sit_down(address, address).await;
    let wal = std::fs::metadata(folder(&home).join("kiste.db-wal")).unwrap().len();
    victim.limit_files(&(wal + 40_000).to_string());
    let (mut kept, mut n) = (Vec::new(), 0);
    let refusal = loop {
        n += 1;
        let id = format!("rename-{n}");
        let command = Command::Rename { name: format!("Mia {n}") };
        match mia.command_as(&id, command).await.unwrap() {
            Ok(seq) => kept.push((id, seq)),
            Err(refusal) => break refusal,
        }
    };
    assert_eq!(refusal.code, "no-space", "{}", refusal.text);
    let health = request(address, "GET", "/healthz", &[], "").await;
    assert_eq!(health.status, 503);
    assert!(health.body.contains("no room"), "{}", health.body);
    let body = serde_json::to_string(&pig(2, 0, 100, Clock::None)).unwrap();
    let made = request(address, "POST", "/api/tables", &[], &body).await;
    assert_eq!(made.status, 503, "no new tables meanwhile");
    assert!(made.body.contains("no-space"), "{}", made.body);

    victim.limit_files("unlimited");
    let freed = Instant::now();
    let seq = loop {
        n += 1;
        let command = Command::Rename { name: format!("Mia {n}") };
        match mia.command_as(&format!("rename-{n}"), command).await.unwrap() {
            Ok(seq) => break seq,
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    };
    assert!(freed.elapsed() < Duration::from_secs(1), "it took {:?}", freed.elapsed());
    kept.push((format!("rename-{n}"), seq));
    while request(address, "GET", "/healthz", &[], "").await.status != 200 {
        assert!(freed.elapsed() < Duration::from_secs(10), "it is well again, but does not say so");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    drop(victim);
    let store = SqliteStore::open(folder(&home)).await.unwrap();
    let log = log(&store, &mia.table).await;
    for (id, seq) in kept {
        let found: Vec<u64> = log
            .iter()
            .filter(|event| event.command.as_ref().is_some_and(|command| command.as_str() == id))
            .map(|event| event.seq)
            .collect();
        assert_eq!(found, [seq], "what was acknowledged is there once");
    }
}

/// A laptop that sleeps, or a process that is stopped: nobody's time runs.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_in_which_the_process_was_stopped_is_credited() {
    let home = Home::sqlite();
    let address = free_address().await;
    let victim = Victim::start(address, &home).await;
    let body = serde_json::to_string(&pig(2, 0, 1000, Clock::Move { seconds: 10 })).unwrap();
    let answer = request(address, "POST", "/api/tables", &[], &body).await;
    let made: protocol::TableCreated = serde_json::from_str(&answer.body).unwrap();
    let mut mia = Client::join(address, &made.table, Some(&made.token)).await;
    let mut tom = Client::join(address, &made.table, None).await;
    tom.must(Command::Join { invite: made.invite, name: "Tom".to_owned(), seat: None }).await;
    tom.must(Command::Ready { ready: true }).await;
    mia.must(Command::Start).await;
    victim.signal("STOP");
    tokio::time::sleep(Duration::from_millis(11_500)).await;
    victim.signal("CONT");
    tokio::time::sleep(Duration::from_millis(500)).await;
    mia.act("roll").await;
    let back = Client::join(address, &made.table, Some(&made.token)).await;
    let seats = serde_json::to_string(&back.state().seats).unwrap();
    assert!(!seats.contains("timeout"), "a bot has stepped in: {seats}");
}

#[tokio::test]
async fn a_damaged_log_is_told_with_the_tables_concerned() {
    let home = Home::sqlite();
    let wal = folder(&home).join("kiste.db-wal");
    let address = free_address().await;
    let victim = Victim::start(address, &home).await;
    let (mut mia, _tom) = sit_down(address, address).await;
    let (mut ann, _ben) = sit_down(address, address).await;
    for n in 0..5 {
        mia.must(Command::Rename { name: format!("Mia {n}") }).await;
    }
    let before = std::fs::metadata(&wal).unwrap().len() as usize;
    for n in 0..5 {
        ann.must(Command::Rename { name: format!("Ann {n}") }).await;
    }
    drop(victim);
    assert_eq!(examine_wal(&wal).unwrap(), None, "kill -9 damages nothing");
    let mut bytes = std::fs::read(&wal).unwrap();
    bytes[before + 300] ^= 0xff;
    std::fs::write(&wal, &bytes).unwrap();
    let damage = examine_wal(&wal).unwrap().expect("it is found");
    assert!(damage.commits >= 5, "{damage:?}");
    assert!(damage.tables.contains(&ann.table), "{damage:?}");
    // What can be read is served all the same.
    let node = Node::start(home.config()).await;
    let back = Client::join(node.address, &mia.table, Some(&mia.token)).await;
    assert_eq!(back.state().you.map(engine::Seat::number), Some(1));
    node.stop().await;
    assert_eq!(examine_wal(&folder(&home).join("none")).unwrap(), None);
}

/// What docs/operating.md says about backups, done.
#[tokio::test]
async fn a_backup_made_while_serving_can_be_restored_and_played_on() {
    let home = Home::sqlite();
    let restored = tempfile::tempdir().unwrap();
    let copy = restored.path().join("kiste.db");
    let back_up = async {
        let options = SqliteConnectOptions::new().filename(folder(&home).join("kiste.db"));
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        let vacuum = format!("VACUUM INTO '{}'", copy.display());
        sqlx::query(AssertSqlSafe(vacuum)).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    };
    let mia = played_around(&home, back_up).await;
    plays_on_as_before(&Home::Folder(restored), mia).await;
}

/// The same with PostgreSQL, whose own programs do it: into the database that
/// went on after the backup.
#[tokio::test]
async fn a_backup_of_postgres_can_be_restored_and_played_on() {
    let home = Home::postgres().await;
    let Home::Postgres(url) = &home else { unreachable!("just made") };
    let folder = tempfile::tempdir().unwrap();
    let dump = folder.path().join("kiste.dump");
    let back_up = async {
        run_beside_postgres("pg_dump", |program| {
            program.arg("--format=custom").arg("--file").arg(&dump).arg(url)
        });
    };
    let mia = played_around(&home, back_up).await;
    run_beside_postgres("pg_restore", |program| {
        program.args(["--clean", "--if-exists", "--dbname"]).arg(url).arg(&dump)
    });
    plays_on_as_before(&home, mia).await;
}

/// Somebody's game, backed up in its middle. Who it was, and what was
/// acknowledged before the backup.
async fn played_around(home: &Home, back_up: impl Future<Output = ()>) -> (Client, u64) {
    let node = Node::start(home.config()).await;
    let (mut mia, _tom) = sit_down(node.address, node.address).await;
    let kept = mia.must(Command::Rename { name: "Mia before".to_owned() }).await;
    back_up.await;
    mia.must(Command::Rename { name: "Mia after".to_owned() }).await;
    node.stop().await;
    (mia, kept)
}

async fn plays_on_as_before(home: &Home, (mia, kept): (Client, u64)) {
    let node = Node::start(home.config()).await;
    let mut back = Client::join(node.address, &mia.table, Some(&mia.token)).await;
    let seats = serde_json::to_string(&back.state().seats).unwrap();
    assert!(seats.contains("Mia before"), "{seats}");
    assert!(back.seq >= kept);
    back.must(Command::Rename { name: "Mia again".to_owned() }).await;
    node.stop().await;
}
