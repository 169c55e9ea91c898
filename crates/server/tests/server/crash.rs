//! `kill -9` at any moment, under load: no move that was acknowledged is lost,
//! and none is done twice. A few times on every change, hundreds of times in
//! the thorough run.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::support::client::{Client, Gone};
use crate::support::node::{Home, pig};
use crate::support::process::{Victim, free_address};
use engine::Chance;
use server::store::{PostgresStore, SqliteStore, Store};
use table::{Clock, Command, Recorded, Table};

const TABLES: usize = 6;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_survives_kill_9() {
    survive(Home::sqlite(), kills(150)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_survives_kill_9() {
    survive(Home::postgres().await, kills(100)).await;
}

/// So `many` in the thorough run.
fn kills(many: usize) -> usize {
    if std::env::var_os("KISTE_THOROUGH").is_some() { many } else { many / 6 }
}

/// What a player was promised.
#[derive(Default)]
pub(crate) struct Promises {
    /// Command and the event that it became.
    kept: HashMap<String, u64>,
    /// Commands that were refused, and so must not have happened.
    refused: Vec<String>,
    /// Sent when the test ended, and not answered: may have happened or not.
    open: Option<String>,
}

async fn survive(home: Home, kills: usize) {
    let address = free_address().await;
    let mut victim = Victim::start(address, &home).await;
    let stop = Arc::new(AtomicBool::new(false));
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let mut players = Vec::new();
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let (mia, tom) = sit_down(address, address).await;
        tables.push(mia.table.clone());
        for client in [mia, tom] {
            let (stop, acknowledged) = (stop.clone(), acknowledged.clone());
            players.push(tokio::spawn(play(client, vec![address], stop, acknowledged)));
        }
    }
    let mut dice = engine::QuickDice::new(kills as u64);
    for kill in 0..kills {
        // Mostly amid moves, and now and then while the server starts.
        if kill % 4 > 0 {
            let before = acknowledged.load(Ordering::Relaxed);
            let begun = Instant::now();
            while acknowledged.load(Ordering::Relaxed) == before {
                assert!(begun.elapsed() < Duration::from_secs(30), "nobody gets through any more");
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(u64::from(dice.below(80)))).await;
        drop(victim);
        victim = Victim::start(address, &home).await;
    }
    stop.store(true, Ordering::Relaxed);
    let mut promises = Vec::new();
    for player in players {
        promises.push(player.await.unwrap());
    }
    drop(victim);
    judge(&home, &tables, &promises).await;
    println!("{kills} kills, {} commands acknowledged", acknowledged.load(Ordering::Relaxed));
}

/// Mia, who comes through one door, and Tom, who comes through the other.
pub(crate) async fn sit_down(address: SocketAddr, other: SocketAddr) -> (Client, Client) {
    let body = serde_json::to_string(&pig(2, 0, 1000, Clock::None)).unwrap();
    let answer = crate::support::node::request(address, "POST", "/api/tables", &[], &body).await;
    let made: protocol::TableCreated = serde_json::from_str(&answer.body).unwrap();
    let mut mia = Client::join(address, &made.table, Some(&made.token)).await;
    let mut tom = Client::join(other, &made.table, None).await;
    tom.must(Command::Join { invite: made.invite, name: "Tom".to_owned(), seat: None }).await;
    tom.must(Command::Ready { ready: true }).await;
    mia.must(Command::Start).await;
    (mia, tom)
}

/// Moves when asked, chats otherwise; sends again what was not answered, to
/// whichever of the `doors` is open.
pub(crate) async fn play(
    mut client: Client,
    doors: Vec<SocketAddr>,
    stop: Arc<AtomicBool>,
    acknowledged: Arc<AtomicUsize>,
) -> Promises {
    let mut promises = Promises::default();
    let mut count = 0;
    while !stop.load(Ordering::Relaxed) {
        count += 1;
        let id = format!("{}-{count}", &client.token[..16]);
        let command = match (client.is_asked(), &client.state().choices) {
            (true, Some(choices)) => {
                let action = choices.list.last().unwrap().clone();
                let asked = client.state().asked;
                Command::Act { action, asked, shown: None, since: None }
            }
            _ => Command::Chat { text: id.clone() },
        };
        promises.open = Some(id.clone());
        let answer = loop {
            match client.command_as(&id, command.clone()).await {
                Ok(answer) => break answer,
                Err(Gone) => client = come_back(client, &doors).await,
            }
        };
        promises.open = None;
        match answer {
            Ok(seq) => {
                acknowledged.fetch_add(1, Ordering::Relaxed);
                promises.kept.insert(id, seq);
            }
            Err(refusal) if refusal.code == "try-again" => {
                panic!("the store failed: {refusal:?}")
            }
            Err(_) => promises.refused.push(id),
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    promises
}

/// Tries until a server is back, and takes up where it was.
async fn come_back(client: Client, doors: &[SocketAddr]) -> Client {
    let Client { table, token, seq, .. } = client;
    for door in doors.iter().cycle() {
        match Client::resume(*door, &table, Some(&token), Some(seq)).await {
            Ok(back) => {
                assert!(back.seq >= seq, "the server forgot {seq}, it only knows {}", back.seq);
                return back;
            }
            Err(Gone) => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    }
    unreachable!("there is always another door")
}

/// Compares what was promised with what is in the store.
pub(crate) async fn judge(home: &Home, tables: &[String], promises: &[Promises]) {
    let store: Box<dyn Store> = match home {
        Home::Folder(folder) => Box::new(SqliteStore::open(folder.path()).await.unwrap()),
        Home::Postgres(url) => Box::new(PostgresStore::open(url).await.unwrap()),
    };
    let mut happened: HashMap<String, u64> = HashMap::new();
    for table in tables {
        let mut events: Vec<Recorded> = Vec::new();
        for entry in store.load(table, 0).await.unwrap() {
            events.extend(serde_json::from_str::<Vec<Recorded>>(&entry.body).unwrap());
        }
        Table::replay(&events).expect("the log is whole");
        for event in events {
            if let Some(id) = event.command {
                let before = happened.insert(id.as_str().to_owned(), event.seq);
                assert_eq!(before, None, "{} was done twice", id.as_str());
            }
        }
    }
    for promise in promises {
        assert!(!promise.kept.is_empty(), "somebody never got through");
        for (id, seq) in &promise.kept {
            assert_eq!(happened.get(id), Some(seq), "{id} was acknowledged");
        }
        for id in &promise.refused {
            assert_eq!(happened.get(id), None, "{id} was refused");
        }
    }
}
