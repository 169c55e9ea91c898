//! One of two nodes on one PostgreSQL dies without a word: the other goes on
//! with its players, its bots and its clocks.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::crash::{judge, play, sit_down};
use crate::support::client::Client;
use crate::support::node::{Home, pig, request};
use crate::support::process::{Victim, free_address};
use protocol::{CreateTable, Sitter, TableCreated};
use server::store::{PostgresStore, Store};
use table::{BotLevel, Clock, Command, Recorded, SeatPlan, Setup, StandIn, TableEvent};

const TABLES: usize = 4;
const BOTS: usize = 5;
/// A lease of the dead node has to run out first, and its sign of life.
const PATIENCE: Duration = Duration::from_secs(90);

async fn make(address: SocketAddr, wish: &CreateTable) -> TableCreated {
    let body = serde_json::to_string(wish).unwrap();
    let answer = request(address, "POST", "/api/tables", &[], &body).await;
    serde_json::from_str(&answer.body).unwrap()
}

/// How many events like this are in the log of `table`. To look at the table
/// itself would bring it to life.
async fn count(store: &PostgresStore, table: &str, is: impl Fn(&TableEvent) -> bool) -> usize {
    let mut count = 0;
    for entry in store.load(table, 0).await.unwrap() {
        let events: Vec<Recorded> = serde_json::from_str(&entry.body).unwrap();
        count += events.iter().filter(|recorded| is(&recorded.event)).count();
    }
    count
}

/// Waits until there are so many of them.
async fn until(
    store: &PostgresStore,
    table: &str,
    wanted: usize,
    is: impl Fn(&TableEvent) -> bool,
) {
    let begun = Instant::now();
    while count(store, table, &is).await < wanted {
        assert!(begun.elapsed() < PATIENCE, "nobody goes on with table {table}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

fn by_bot(event: &TableEvent) -> bool {
    matches!(event, TableEvent::Acted { bot: true, .. })
}

fn timed_out(event: &TableEvent) -> bool {
    matches!(event, TableEvent::StoodIn { reason: StandIn::Timeout, .. })
}

/// Tables of one person and so many bots that most still think when this
/// returns: there is one thread for all of them.
async fn with_thinking_bots(address: SocketAddr) -> Vec<String> {
    let mut wish = pig(1, BOTS, 100, Clock::None);
    // Over days: at other tables bots wait for somebody to be there.
    let clock = Clock::Days { days: 3 };
    wish.setup = Setup { game: "hamstern".to_owned(), clock, ..Setup::default() };
    wish.seats[1..].fill(SeatPlan::Bot { level: BotLevel::Medium });
    let mut tables = Vec::new();
    for _ in 0..2 {
        let made = make(address, &wish).await;
        let mut mia = Client::join(address, &made.table, Some(&made.token)).await;
        mia.must(Command::Start).await;
        tables.push(made.table);
    }
    tables
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_other_node_takes_over_from_one_that_was_killed() {
    let home = Home::postgres().await;
    let Home::Postgres(url) = &home else { unreachable!("it was just made so") };
    let (doomed, other) = (free_address().await, free_address().await);
    let victim = Victim::start(doomed, &home).await;
    let _survivor = Victim::start(other, &home).await;

    // Players who move and talk all the time, one at each node.
    let stop = Arc::new(AtomicBool::new(false));
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let (mut players, mut tables) = (Vec::new(), Vec::new());
    for _ in 0..TABLES {
        let (mia, tom) = sit_down(doomed, other).await;
        tables.push(mia.table.clone());
        for (client, doors) in [(mia, [doomed, other]), (tom, [other, doomed])] {
            let (stop, acknowledged) = (stop.clone(), acknowledged.clone());
            players.push(tokio::spawn(play(client, doors.to_vec(), stop, acknowledged)));
        }
    }
    while acknowledged.load(Ordering::Relaxed) < 100 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    // Somebody who only sees through the other node that a player is gone;
    // bots and a clock that only the doomed node looks after.
    let (gone, mut witness) = sit_down(doomed, other).await;
    let thinking = with_thinking_bots(doomed).await;
    let timed = make(doomed, &pig(1, 1, 100, Clock::Move { seconds: 10 })).await;
    let mut lonely = Client::join(doomed, &timed.table, Some(&timed.token)).await;
    lonely.must(Command::Start).await;
    let noticed = tokio::spawn(async move {
        let is_gone = |state: &protocol::State| {
            matches!(&state.seats[0].sitter, Sitter::Person { connected: false, .. })
        };
        witness.until(is_gone).await;
    });
    drop(victim);

    let before = acknowledged.load(Ordering::Relaxed);
    let store = PostgresStore::open(url).await.unwrap();
    let mut moved = 0;
    for table in &thinking {
        moved += count(&store, table, by_bot).await;
    }
    assert!(moved < BOTS * thinking.len(), "there is nothing left to take over");
    assert_eq!(count(&store, &timed.table, timed_out).await, 0, "the clock still runs");
    for table in &thinking {
        until(&store, table, BOTS, by_bot).await;
    }
    until(&store, &timed.table, 1, timed_out).await;
    tokio::time::timeout(PATIENCE, noticed).await.expect("Mia is missed").unwrap();
    let back = Client::join(other, &gone.table, Some(&gone.token)).await;
    assert_eq!(back.state().you.map(engine::Seat::number), Some(1));
    let begun = Instant::now();
    while acknowledged.load(Ordering::Relaxed) < before + 200 {
        assert!(begun.elapsed() < PATIENCE, "the players do not get through");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    stop.store(true, Ordering::Relaxed);
    let mut promises = Vec::new();
    for player in players {
        promises.push(player.await.unwrap());
    }
    judge(&home, &tables, &promises).await;
}
