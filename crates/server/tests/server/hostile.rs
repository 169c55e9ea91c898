//! Clients that mean no good, or know no better.

use std::time::{Duration, Instant};

use crate::support::client::Client;
use crate::support::node::{Home, Node, pig, request};
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, GameInfo, MAX_MESSAGE, Refusal, ServerMessage};
use server::{Config, Limits};
use table::{Clock, Command, SetupChange};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

const UPGRADE: &[(&str, &str)] = &[
    ("upgrade", "websocket"),
    ("connection", "upgrade"),
    ("sec-websocket-version", "13"),
    ("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA=="),
];

async fn node(home: &Home) -> Node {
    Node::start(home.config()).await
}

/// A table with Mia at it.
async fn table(node: &Node) -> Client {
    let made = node.make(&pig(2, 0, 100, Clock::None)).await;
    Client::join(node.address, &made.table, Some(&made.token)).await
}

/// What the server says last, and with which code it closes.
async fn end(client: &mut Client) -> (Vec<String>, Option<u16>) {
    let mut codes = Vec::new();
    while let Ok(message) = client.next().await {
        if let ServerMessage::Refused { refusal, .. } = message {
            codes.push(refusal.code);
        }
    }
    (codes, client.closed.as_ref().map(|frame| frame.code.into()))
}

#[tokio::test]
async fn garbage_gets_an_error_and_then_the_door() {
    let home = Home::sqlite();
    let node = node(&home).await;
    let mut mia = table(&node).await;
    for garbage in
        ["", "{", "null", "{\"type\":\"command\"}", "{\"type\":\"sudo\"}", "[[[[[[", "\0"]
    {
        mia.send_text(garbage).await.unwrap();
    }
    for _ in 0..20 {
        if mia.send_text("garbage").await.is_err() {
            break;
        }
    }
    let (codes, closed) = end(&mut mia).await;
    assert!(codes.len() >= 10 && codes.iter().all(|code| code == "bad-message"), "{codes:?}");
    assert_eq!(closed, Some(1008));
    // A single mistake is forgiven.
    let mut mia = Client::join(node.address, &mia.table, Some(&mia.token)).await;
    mia.send_text("oops").await.unwrap();
    mia.must(Command::Chat { text: "sorry".to_owned() }).await;
    node.stop().await;
}

#[tokio::test]
async fn whoever_goes_on_talking_at_the_door_is_not_listened_to() {
    let home = Home::sqlite();
    let node = node(&home).await;
    let mut mia = table(&node).await;
    let garbage = "[".repeat(MAX_MESSAGE - 1);
    let mut said = 0;
    let talk = async {
        while mia.send_text(&garbage).await.is_ok() {
            said += 1;
        }
    };
    timeout(Duration::from_mins(1), talk).await.unwrap();
    // What is allowed and forgiven, and what the kernel took in advance: far from all that
    // can be said in a second.
    assert!(said < 400, "{said} messages");
    node.stop().await;
}

#[tokio::test]
async fn deep_nesting_is_only_a_bad_message() {
    let home = Home::sqlite();
    let node = node(&home).await;
    let mut mia = table(&node).await;
    mia.send_text(&"[".repeat(MAX_MESSAGE - 1)).await.unwrap();
    mia.must(Command::Chat { text: "still here".to_owned() }).await;
    node.stop().await;
}

#[tokio::test]
async fn an_oversized_message_closes_the_connection() {
    let home = Home::sqlite();
    let node = node(&home).await;
    let mut mia = table(&node).await;
    let _ = mia.send_text(&"x".repeat(2 * MAX_MESSAGE)).await;
    let (codes, _) = timeout(Duration::from_secs(5), end(&mut mia)).await.unwrap();
    assert!(codes.is_empty());
    let body = "x".repeat(1 << 20);
    let answer = request(node.address, "POST", "/api/tables", &[], &body).await;
    assert_eq!(answer.status, 413);
    node.stop().await;
}

#[tokio::test]
async fn binary_messages_are_refused() {
    let home = Home::sqlite();
    let node = node(&home).await;
    let mut mia = table(&node).await;
    mia.socket.send(Message::binary(vec![0_u8, 159, 146, 150])).await.unwrap();
    // News of the table, such as her own arrival, may come in between.
    let refusal = loop {
        if let ServerMessage::Refused { refusal, .. } = mia.next().await.unwrap() {
            break refusal;
        }
    };
    assert_eq!(refusal.code, "bad-message");
    node.stop().await;
}

#[tokio::test]
async fn pages_of_other_sites_are_refused() {
    let home = Home::sqlite();
    let config = Config { origins: vec!["https://kiste.example".to_owned()], ..home.config() };
    let node = Node::start(config).await;
    let own = format!("http://{}", node.address);
    let upgrade = async |origin: &str| {
        let mut headers = UPGRADE.to_vec();
        headers.push(("origin", origin));
        let mut wanted = format!("ws://{}/ws", node.address).into_client_request().unwrap();
        wanted.headers_mut().insert("origin", origin.parse().unwrap());
        let stream = TcpStream::connect(node.address).await.unwrap();
        match tokio_tungstenite::client_async(wanted, stream).await {
            Ok(_) => 101,
            Err(Error::Http(response)) => response.status().as_u16(),
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!(upgrade("https://evil.example").await, 403);
    assert_eq!(upgrade("null").await, 403);
    assert_eq!(upgrade(&format!("{own}.evil.example")).await, 403);
    assert_eq!(upgrade(&own).await, 101);
    assert_eq!(upgrade("https://kiste.example").await, 101);
    let body = serde_json::to_string(&pig(2, 0, 100, Clock::None)).unwrap();
    let post = async |origin: &str| {
        request(node.address, "POST", "/api/tables", &[("origin", origin)], &body).await.status
    };
    assert_eq!(post("https://evil.example").await, 403);
    assert_eq!(post(&own).await, 201);
    node.stop().await;
}

#[tokio::test]
async fn a_wrong_token_opens_no_seat() {
    let home = Home::sqlite();
    let node = node(&home).await;
    let mia = table(&node).await;
    let wrong = Client::join(node.address, &mia.table, Some(&"0".repeat(32))).await;
    assert_eq!(wrong.state().you, None);
    let mut socket = Client::open(node.address).await.unwrap();
    let hello = ClientMessage::Hello {
        version: protocol::VERSION,
        table: mia.table.clone(),
        token: Some("not a token".to_owned()),
        last_seq: None,
    };
    socket.send(Message::text(serde_json::to_string(&hello).unwrap())).await.unwrap();
    let answer = socket.next().await.unwrap().unwrap().into_text().unwrap();
    assert!(answer.contains("bad-token"), "{answer}");
    node.stop().await;
}

#[tokio::test]
async fn a_summary_is_for_those_who_sit_at_the_table() {
    let home = Home::sqlite();
    let limits = Limits { questions_burst: 10, questions_per_second: 0, ..Limits::default() };
    let node = Node::start(Config { limits, ..home.config() }).await;
    let mia = table(&node).await;
    let tom = table(&node).await;
    let code = async |table: &str, token: &str| {
        let answer = node.glance(table, token).await;
        let refusal: Refusal = serde_json::from_str(&answer.body).unwrap();
        assert!(!answer.body.contains("Mia"), "{}", answer.body);
        (answer.status, refusal.code)
    };
    let nobody = "0".repeat(32);
    assert_eq!(code(&mia.table, "").await, (401, "bad-token".to_owned()));
    assert_eq!(code(&mia.table, "guess").await, (401, "bad-token".to_owned()));
    assert_eq!(code(&mia.table, &nobody).await, (403, "not-seated".to_owned()));
    assert_eq!(code(&mia.table, &tom.token).await, (403, "not-seated".to_owned()));
    assert_eq!(code("nothere", &mia.token).await, (404, "no-such-table".to_owned()));
    assert_eq!(code("..%2F..%2Fetc", &mia.token).await, (404, "no-such-table".to_owned()));
    assert_eq!(node.get(&format!("/api/tables/{}", mia.table)).await.status, 401);
    let seen = node.glance(&mia.table, &mia.token).await;
    assert_eq!((seen.status, seen.headers["cache-control"].as_str()), (200, "no-store"));
    let invite = mia.state().invite.as_deref().unwrap();
    assert!(!seen.body.contains(invite) && !seen.body.contains(&mia.token), "{}", seen.body);
    // Records are questions too; the eleventh is one too many.
    let record = format!("/api/tables/{}/record", mia.table);
    let statuses = [node.get(&record).await.status, node.get(&record).await.status];
    assert_eq!(statuses, [404, 404]);
    assert_eq!(node.get(&record).await.status, 429);
    assert_eq!(node.glance(&mia.table, &mia.token).await.status, 429);
    node.stop().await;
}

#[tokio::test]
async fn unknown_tables_and_versions_are_refused() {
    let home = Home::sqlite();
    let node = node(&home).await;
    let hello = async |version: u32, table: &str| {
        let mut socket = Client::open(node.address).await.unwrap();
        let hello =
            ClientMessage::Hello { version, table: table.to_owned(), token: None, last_seq: None };
        socket.send(Message::text(serde_json::to_string(&hello).unwrap())).await.unwrap();
        let answer = socket.next().await.unwrap().unwrap().into_text().unwrap();
        serde_json::from_str::<serde_json::Value>(&answer).unwrap()["refusal"]["code"].clone()
    };
    assert_eq!(hello(protocol::VERSION, "nothere").await, "no-such-table");
    assert_eq!(hello(protocol::VERSION, "../../etc").await, "no-such-table");
    assert_eq!(hello(999, "nothere").await, "other-version");
    assert_eq!(node.get("/api/tables/nothere/record").await.status, 404);
    node.stop().await;
}

#[tokio::test]
async fn floods_are_slowed_down_and_then_cut_off() {
    let home = Home::sqlite();
    let limits = Limits { messages_burst: 20, messages_per_second: 5, ..Limits::default() };
    let node = Node::start(Config { limits, ..home.config() }).await;
    let mut mia = table(&node).await;
    for n in 0..200 {
        let command = Command::Chat { text: format!("spam {n}") };
        let flood = ClientMessage::Command { id: format!("flood-{n}"), command };
        if mia.send(&flood).await.is_err() {
            break;
        }
    }
    let (codes, closed) = end(&mut mia).await;
    assert!(codes.iter().all(|code| code == "too-fast"), "{codes:?}");
    assert_eq!(closed, Some(1008));
    let mia = Client::join(node.address, &mia.table, Some(&mia.token)).await;
    assert!(mia.seq < 40, "the flood went through: {}", mia.seq);
    node.stop().await;
}

#[tokio::test]
async fn tables_and_connections_are_limited() {
    let home = Home::sqlite();
    let limits = Limits {
        connections_per_address: 3,
        tables_burst: 2,
        tables_per_hour: 0,
        ..Limits::default()
    };
    let node = Node::start(Config { limits, ..home.config() }).await;
    let mia = table(&node).await;
    let second = Client::join(node.address, &mia.table, None).await;
    let _third = Client::join(node.address, &mia.table, None).await;
    assert!(matches!(Client::open(node.address).await,
        Err(Error::Http(response)) if response.status() == 429));
    drop(second);
    tokio::time::sleep(Duration::from_millis(200)).await;
    Client::join(node.address, &mia.table, None).await;
    node.make(&pig(2, 0, 100, Clock::None)).await;
    let body = serde_json::to_string(&pig(2, 0, 100, Clock::None)).unwrap();
    assert_eq!(request(node.address, "POST", "/api/tables", &[], &body).await.status, 429);
    node.stop().await;
}

#[tokio::test]
async fn impossible_tables_are_refused_with_a_reason() {
    let home = Home::sqlite();
    let node = node(&home).await;
    for (change, code) in
        [(("pig", "chess"), "no-such-game"), (("Mia", " "), "no-name"), (("\"100\"", "\"-1\""), "")]
    {
        let body = serde_json::to_string(&pig(2, 0, 100, Clock::None)).unwrap();
        let body = body.replace(change.0, change.1);
        let answer = request(node.address, "POST", "/api/tables", &[], &body).await;
        assert_eq!(answer.status, 422, "{}", answer.body);
        assert!(answer.body.contains(code), "{}", answer.body);
    }
    let answer = request(node.address, "POST", "/api/tables", &[], "{}").await;
    assert!(answer.status == 422 || answer.status == 400, "{}", answer.status);
    node.stop().await;
}

#[tokio::test]
async fn a_client_that_does_not_read_is_let_go_and_delays_nobody() {
    let home = Home::sqlite();
    let node = node(&home).await;
    let mut mia = table(&node).await;
    // Eve never reads: her socket's buffers fill up, then her outbox.
    let eve = Client::join(node.address, &mia.table, None).await;
    for n in 0..600 {
        let change = SetupChange {
            options: Some(vec![("target".to_owned(), (50 + n % 2).to_string())]),
            ..SetupChange::default()
        };
        mia.must(Command::Configure(change)).await;
    }
    drop(eve);
    node.stop().await;
}

#[tokio::test]
async fn answers_carry_what_protects_browsers() {
    let home = Home::sqlite();
    let node = node(&home).await;
    for path in ["/", "/t/anything", "/api/games", "/healthz", "/metrics", "/missing.png"] {
        let answer = node.get(path).await;
        let expected = if path == "/missing.png" { 404 } else { 200 };
        assert_eq!(answer.status, expected, "{path}");
        let policy = &answer.headers["content-security-policy"];
        assert!(policy.contains("default-src 'none'"));
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"));
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert_eq!(answer.headers["referrer-policy"], "no-referrer");
    }
    let games = node.get("/api/games").await;
    assert_eq!(serde_json::from_str::<Vec<GameInfo>>(&games.body).unwrap(), protocol::menu());
    table(&node).await;
    let metrics = node.get("/metrics").await;
    assert!(metrics.body.contains("kiste_tables_created_total"), "{}", metrics.body);
    assert!(metrics.body.contains("kiste_commit_seconds_bucket"), "{}", metrics.body);
    node.stop().await;
}

/// One byte now and then would otherwise hold a connection for ever.
#[tokio::test]
async fn whoever_does_not_finish_a_request_is_let_go() {
    let home = Home::sqlite();
    let patience = Duration::from_millis(600);
    let node = Node::start(Config { patience, ..home.config() }).await;
    let begun = Instant::now();
    let mut slow = TcpStream::connect(node.address).await.unwrap();
    for byte in b"GET / HTTP/1.1\r\nhost: kiste\r\nx-slow: " {
        if slow.write_all(&[*byte]).await.is_err() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let mut answer = Vec::new();
    // It may end by a reset, as there was somebody writing.
    let _ = timeout(Duration::from_secs(10), slow.read_to_end(&mut answer)).await.unwrap();
    assert!(begun.elapsed() >= patience);
    assert!(!answer.starts_with(b"HTTP/1.1 200"));
    // Nor may one keep silent before or after a request.
    let mut silent = TcpStream::connect(node.address).await.unwrap();
    timeout(Duration::from_secs(10), silent.read_to_end(&mut answer)).await.unwrap().unwrap();
    let mut idle = TcpStream::connect(node.address).await.unwrap();
    idle.write_all(b"GET /healthz HTTP/1.1\r\nhost: kiste\r\n\r\n").await.unwrap();
    answer.clear();
    timeout(Duration::from_secs(10), idle.read_to_end(&mut answer)).await.unwrap().unwrap();
    assert!(answer.starts_with(b"HTTP/1.1 200"));
    // A table is held by whoever says hello, and by nobody who does not.
    let mut mia = table(&node).await;
    let mut mute = Client::open(node.address).await.unwrap();
    let closed = async { while let Some(Ok(_)) = mute.next().await {} };
    timeout(Duration::from_secs(10), closed).await.unwrap();
    mia.must(Command::Chat { text: "still here".to_owned() }).await;
    node.stop().await;
}
