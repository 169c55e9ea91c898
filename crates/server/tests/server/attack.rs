//! One bad client hurts nobody: each of these stopped everybody once.

use std::time::{Duration, Instant};

use crate::support::client::Client;
use crate::support::node::{Home, Node, pig, request};
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, CreateTable, ServerMessage};
use server::store::{Append, SqliteStore, Store, Wake};
use server::{Config, Limits};
use table::{BotLevel, Clock, Command, Input, Recorded, SeatPlan, Setup, Table, Token, Verdict};
use tokio_tungstenite::tungstenite::Message;

/// A table with Mia at it.
async fn table(node: &Node) -> Client {
    let made = node.make(&pig(2, 0, 100, Clock::None)).await;
    Client::join(node.address, &made.table, Some(&made.token)).await
}

/// Limits as they are served with.
async fn usual(home: &Home) -> Node {
    Node::start(Config { limits: Limits::default(), ..home.config() }).await
}

async fn close_code(client: &mut Client) -> Option<u16> {
    while client.next().await.is_ok() {}
    client.closed.as_ref().map(|frame| frame.code.into())
}

#[tokio::test]
async fn everything_is_sent_again_a_few_times_only() {
    let home = Home::sqlite();
    let node = usual(&home).await;
    let mut mia = table(&node).await;
    for _ in 0..40 {
        if mia.send(&ClientMessage::Resync).await.is_err() {
            break;
        }
    }
    assert_eq!(close_code(&mut mia).await, Some(1008));
    assert!(mia.snapshots <= 7, "{} snapshots", mia.snapshots);
    node.stop().await;
}

#[tokio::test]
async fn a_hand_that_never_rests_is_shown_the_door() {
    let home = Home::sqlite();
    let node = usual(&home).await;
    let mut mia = table(&node).await;
    let hand = ClientMessage::Hand {
        asked: 1,
        piece: "1a".to_owned(),
        from: 0,
        frames: "AAAA".to_owned(),
    };
    for _ in 0..400 {
        if mia.send(&hand).await.is_err() {
            break;
        }
    }
    assert_eq!(close_code(&mut mia).await, Some(1008));
    node.stop().await;
}

#[tokio::test]
async fn an_unknown_and_a_broken_table_close_with_their_own_reasons() {
    let home = Home::sqlite();
    let Home::Folder(folder) = &home else { unreachable!("it was just made so") };
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let body = r#"[{"seq":1,"at":0,"event":"left","seat":1}]"#.to_owned();
    let broken = Append { table: "broken".to_owned(), seq: 1, body, wake: Wake::Never };
    store.append(broken).await.unwrap();
    store.close().await;
    let node = usual(&home).await;
    for (table, code, close) in
        [("nothere", "no-such-table", 4404), ("broken", "broken-table", 4500)]
    {
        let mut socket = Client::open(node.address).await.unwrap();
        let hello = ClientMessage::Hello {
            version: protocol::VERSION,
            table: table.to_owned(),
            token: None,
            last_seq: None,
        };
        socket.send(Message::text(serde_json::to_string(&hello).unwrap())).await.unwrap();
        let told = socket.next().await.unwrap().unwrap().into_text().unwrap();
        assert!(told.contains(code), "{told}");
        let Some(Ok(Message::Close(Some(frame)))) = socket.next().await else {
            panic!("it is closed")
        };
        assert_eq!(u16::from(frame.code), close);
    }
    node.stop().await;
}

#[tokio::test]
async fn what_an_address_writes_has_a_limit_that_is_told_in_a_sentence() {
    let home = Home::sqlite();
    let limits = Limits { written_burst: 1, written_per_hour: 0, ..Limits::default() };
    let node = Node::start(Config { limits, ..home.config() }).await;
    let mut mia = table(&node).await;
    let mut done = 0;
    let refusal = loop {
        let text = "a long story ".repeat(10);
        match mia.command(Command::Chat { text }).await.unwrap() {
            Ok(_) => done += 1,
            Err(refusal) => break refusal,
        }
    };
    assert_eq!(refusal.code, "too-much-written");
    assert!(refusal.text.contains("in the last hour"), "{}", refusal.text);
    assert!((1..=5).contains(&done), "{done}");
    node.stop().await;
}

#[tokio::test]
async fn plain_requests_are_limited_by_address() {
    let home = Home::sqlite();
    let limits = Limits { requests_burst: 5, requests_per_second: 0, ..Limits::default() };
    let node = Node::start(Config { limits, ..home.config() }).await;
    let mut statuses = Vec::new();
    for _ in 0..7 {
        statuses.push(node.get("/api/games").await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 429]);
    assert_eq!(node.get("/healthz").await.status, 200, "whoever watches over it may");
    node.stop().await;
}

#[tokio::test]
async fn connections_for_plain_requests_are_limited_by_address() {
    let home = Home::sqlite();
    let limits = Limits { plain_per_address: 3, ..Limits::default() };
    let node = Node::start(Config { limits, ..home.config() }).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(tokio::net::TcpStream::connect(node.address).await.unwrap());
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    let mut more = tokio::net::TcpStream::connect(node.address).await.unwrap();
    let mut nothing = Vec::new();
    let ended = tokio::io::AsyncReadExt::read_to_end(&mut more, &mut nothing);
    let ended = tokio::time::timeout(Duration::from_secs(5), ended).await.expect("hung up on");
    assert!(ended.is_err() || nothing.is_empty());
    drop(held);
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(node.get("/healthz").await.status, 200);
    node.stop().await;
}

/// A log that takes long to replay: somebody is renamed all the time.
fn long_log(events: u64) -> Vec<Recorded> {
    let setup = Setup { game: "pig".to_owned(), ..Setup::default() };
    let who = Token([1; 16]).hash();
    let seats = [SeatPlan::Person, SeatPlan::Bot { level: BotLevel::Random }];
    let mut log = Table::create(&setup, &seats, ("Mia", who), 0, &[5; 48]).unwrap();
    let mut table = Table::replay(&log).unwrap();
    while table.seq() < events {
        let name = if table.seq().is_multiple_of(2) { "Maya" } else { "Mia" }.to_owned();
        let id = format!("c{}", table.seq()).try_into().unwrap();
        let input = Input::Command { from: who, id, command: Command::Rename { name } };
        let Verdict::Happens(events) = table.decide(&input, 0, &[5; 48]).unwrap() else {
            panic!("it is new")
        };
        for event in &events {
            table.evolve(event).unwrap();
        }
        log.extend(events);
    }
    log
}

/// One thread serves here, as for everybody when all threads are held.
#[tokio::test]
async fn whoever_asks_for_records_of_long_logs_holds_nobody_up() {
    let home = Home::sqlite();
    let Home::Folder(folder) = &home else { unreachable!("it was just made so") };
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let log = long_log(8_000);
    for chunk in log.chunks(50) {
        let body = serde_json::to_string(chunk).unwrap();
        let (table, seq) = ("longlonglonglong".to_owned(), chunk[0].seq);
        store.append(Append { table, seq, body, wake: Wake::Never }).await.unwrap();
    }
    store.close().await;
    let node = Node::start(home.config()).await;
    let mut mia = table(&node).await;
    let begun = Instant::now();
    Table::replay(&log).unwrap();
    let replay = begun.elapsed();
    let alone = rename(&mut mia, "alone").await;
    let address = node.address;
    let asking: Vec<_> = (0..40)
        .map(|_| {
            tokio::spawn(request(address, "GET", "/api/tables/longlonglonglong/record", &[], ""))
        })
        .collect();
    let attacked = rename(&mut mia, "attacked").await;
    for asked in asking {
        assert_eq!(asked.await.unwrap().status, 404, "no game was finished there");
    }
    let most = 3 * alone + 4 * replay;
    assert!(attacked < most, "{attacked:?} instead of {alone:?}, a replay takes {replay:?}");
    node.stop().await;
}

/// How long it takes to be renamed many times.
async fn rename(client: &mut Client, name: &str) -> Duration {
    let begun = Instant::now();
    for n in 0..60 {
        client.must(Command::Rename { name: format!("{name} {n}") }).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    begun.elapsed()
}

/// Everybody else's easy bot had to wait for all of these once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hard_bots_of_one_address_do_not_silence_those_of_others() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let wish = |bots: usize, level: BotLevel| {
        let mut seats = vec![SeatPlan::Person];
        seats.extend(vec![SeatPlan::Bot { level }; bots]);
        let setup = Setup { game: "hamstern".to_owned(), ..Setup::default() };
        CreateTable { setup, seats, name: "Mia".to_owned() }
    };
    let mut crowd = Vec::new();
    for _ in 0..6 {
        let made = node.make(&wish(5, BotLevel::Hard)).await;
        let mut eve =
            Client::join_from([127, 0, 0, 9], node.address, &made.table, Some(&made.token)).await;
        eve.must(Command::Start).await;
        crowd.push(eve);
    }
    let made = node.make(&wish(1, BotLevel::Easy)).await;
    let mut mia =
        Client::join_from([127, 0, 0, 1], node.address, &made.table, Some(&made.token)).await;
    mia.must(Command::Start).await;
    let bot_moved =
        |message: &ServerMessage| serde_json::to_string(message).unwrap().contains("\"bot\":true");
    while !bot_moved(&mia.next().await.unwrap()) {}
    // Now the crowd's have not all had their turn.
    let mut moved = 0;
    for eve in &mut crowd {
        while let Ok(Ok(message)) =
            tokio::time::timeout(Duration::from_millis(50), eve.next()).await
        {
            moved += usize::from(bot_moved(&message));
        }
    }
    assert!(moved < 30, "all {moved} bots of the crowd were served first");
    node.stop().await;
}
