//! Those who are away are told that it is their turn: once, sealed and signed,
//! and only where and as long as they want it.

use std::time::Duration;

use protocol::{ClientMessage, Sitter};
use serde_json::json;
use server::{Config, Limits, Messages, Reach};
use table::{Clock, Command};

use crate::serving::started;
use crate::support::client::Client;
use crate::support::node::{Answer, Home, Node, request};
use crate::support::push::{PushService, key, signed, subscribe};

const SLOW: Clock = Clock::Days { days: 2 };

fn telling(home: &Home) -> Config {
    let messages = Messages {
        reach: Reach::Anywhere,
        gather: Duration::from_millis(100),
        pause: Duration::ZERO,
        ..Messages::default()
    };
    Config { messages, ..home.config() }
}

fn code(answer: &Answer) -> String {
    let refusal: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
    refusal["code"].as_str().unwrap().to_owned()
}

/// Plays until it is the other's turn.
async fn play_turn(player: &mut Client) {
    player.until(|state| state.asked.is_some()).await;
    while player.is_asked() {
        let can_hold = player.state().choices.as_ref().unwrap().list.contains(&"hold".to_owned());
        // Names of their own also for who comes back and counts from 1 again.
        let id = format!("{}-{}", if can_hold { "hold" } else { "roll" }, player.seq);
        let action = Command::act(if can_hold { "hold" } else { "roll" });
        let seq = player.command_as(&id, action).await.unwrap().unwrap();
        player.until_seq(seq).await;
    }
}

/// Goes, and waits until the other knows that.
async fn leave(tom: Client, other: &mut Client) -> String {
    let token = tom.token.clone();
    drop(tom);
    let gone = |sitter: &Sitter| matches!(sitter, Sitter::Person { connected: false, .. });
    other.until(|state| state.seats.iter().any(|seat| gone(&seat.sitter))).await;
    token
}

async fn who_is_away_is_told_once_a_turn(home: Home) {
    let mut service = PushService::start().await;
    let node = Node::start(telling(&home)).await;
    let (mut mia, tom) = started(&node, 100, SLOW).await;
    let browser = service.browser("tom");
    browser.must_ask(&node, &tom.table, &tom.token).await;
    let token = leave(tom, &mut mia).await;
    play_turn(&mut mia).await;

    let delivered = service.next().await;
    assert_eq!(delivered.path, "/tom");
    let claims = signed(&delivered, &key(&node).await);
    assert_eq!(claims["aud"], format!("http://{}", service.address));
    assert_eq!(claims["sub"], format!("https://{}", node.address));
    assert_eq!(delivered.headers["ttl"], "86400");
    let message = browser.open(&delivered);
    assert_eq!(message.language, "de");
    let [turn] = &message.turns[..] else { panic!("{message:?}") };
    assert_eq!((&turn.table, &*turn.title), (&mia.table, "Pig"));
    assert_eq!((&turn.players[..], &turn.nudged_by), (&["Mia".to_owned()][..], &None));

    // Whatever else happens there, it is the same turn.
    mia.must(Command::Chat { text: "Tom?".to_owned() }).await;
    service.stays_silent().await;
    // Also for another process.
    node.stop().await;
    let node = Node::start(telling(&home)).await;
    let mut mia = Client::join(node.address, &mia.table, Some(&mia.token)).await;
    mia.command_as("again", Command::Chat { text: "Tom!".to_owned() }).await.unwrap().unwrap();
    service.stays_silent().await;

    let mut tom = Client::join(node.address, &mia.table, Some(&token)).await;
    play_turn(&mut tom).await;
    leave(tom, &mut mia).await;
    play_turn(&mut mia).await;
    assert_eq!(browser.open(&service.next().await).turns.len(), 1, "the next turn");
    service.stays_silent().await;
    node.stop().await;
}

#[tokio::test]
async fn who_is_away_is_told_once_a_turn_in_sqlite() {
    who_is_away_is_told_once_a_turn(Home::sqlite()).await;
}

#[tokio::test]
async fn who_is_away_is_told_once_a_turn_in_postgres() {
    who_is_away_is_told_once_a_turn(Home::postgres().await).await;
}

/// Stopped in the seconds in which turns at several tables are gathered.
async fn what_waited_to_be_told_is_told_after_a_restart(home: Home) {
    let mut service = PushService::start().await;
    let patient = Messages { gather: Duration::from_mins(1), ..telling(&home).messages };
    let node = Node::start(Config { messages: patient, ..telling(&home) }).await;
    let (mut mia, tom) = started(&node, 100, SLOW).await;
    let browser = service.browser("tom");
    browser.must_ask(&node, &tom.table, &tom.token).await;
    leave(tom, &mut mia).await;
    play_turn(&mut mia).await;
    node.stop().await;
    let node = Node::start(telling(&home)).await;
    assert_eq!(browser.open(&service.next().await).turns.len(), 1, "what waited");
    node.stop().await;
    let node = Node::start(telling(&home)).await;
    service.stays_silent().await;
    node.stop().await;
}

#[tokio::test]
async fn what_waited_to_be_told_is_told_after_a_restart_in_sqlite() {
    what_waited_to_be_told_is_told_after_a_restart(Home::sqlite()).await;
}

#[tokio::test]
async fn what_waited_to_be_told_is_told_after_a_restart_in_postgres() {
    what_waited_to_be_told_is_told_after_a_restart(Home::postgres().await).await;
}

#[tokio::test]
async fn who_sees_the_table_is_not_told_and_who_hides_it_is() {
    let mut service = PushService::start().await;
    let home = Home::sqlite();
    let node = Node::start(telling(&home)).await;
    let (mut mia, mut tom) = started(&node, 100, SLOW).await;
    let browser = service.browser("tom");
    browser.must_ask(&node, &tom.table, &tom.token).await;
    play_turn(&mut mia).await;
    service.stays_silent().await;
    // Hidden only when it had been shown: that much they know.
    tom.until(|state| state.asked.is_some()).await;
    tom.send(&ClientMessage::Look { visible: false }).await.unwrap();
    service.stays_silent().await;
    play_turn(&mut tom).await;
    play_turn(&mut mia).await;
    assert_eq!(browser.open(&service.next().await).turns.len(), 1, "there, but hidden");
    tom.send(&ClientMessage::Look { visible: true }).await.unwrap();
    play_turn(&mut tom).await;
    play_turn(&mut mia).await;
    service.stays_silent().await;
    node.stop().await;
}

#[tokio::test]
async fn who_comes_back_before_a_message_is_sent_is_left_in_peace() {
    let mut service = PushService::start().await;
    let home = Home::sqlite();
    let mut config = telling(&home);
    config.messages.gather = Duration::from_millis(600);
    let node = Node::start(config).await;
    let (mut mia, tom) = started(&node, 100, SLOW).await;
    service.browser("tom").must_ask(&node, &tom.table, &tom.token).await;
    let token = leave(tom, &mut mia).await;
    play_turn(&mut mia).await;
    let _tom = Client::join(node.address, &mia.table, Some(&token)).await;
    service.stays_silent().await;
    node.stop().await;
}

#[tokio::test]
async fn turns_at_several_tables_come_in_one_message() {
    let mut service = PushService::start().await;
    let home = Home::sqlite();
    let mut config = telling(&home);
    config.messages.gather = Duration::from_secs(2);
    let node = Node::start(config).await;
    let browser = service.browser("tom");
    let mut tables = Vec::new();
    for _ in 0..3 {
        let (mut mia, tom) = started(&node, 100, SLOW).await;
        browser.must_ask(&node, &tom.table, &tom.token).await;
        leave(tom, &mut mia).await;
        tables.push(mia);
    }
    for mia in &mut tables {
        play_turn(mia).await;
    }
    let message = browser.open(&service.next().await);
    let mut told: Vec<_> = message.turns.iter().map(|turn| turn.table.clone()).collect();
    let mut waiting: Vec<_> = tables.iter().map(|mia| mia.table.clone()).collect();
    told.sort();
    waiting.sort();
    assert_eq!(told, waiting);
    tokio::time::sleep(Duration::from_secs(2)).await;
    service.stays_silent().await;
    node.stop().await;
}

#[tokio::test]
async fn a_browser_is_left_in_peace_for_a_while_after_a_message() {
    let mut service = PushService::start().await;
    let home = Home::sqlite();
    let mut config = telling(&home);
    config.messages.pause = Duration::from_secs(3);
    let node = Node::start(config).await;
    let browser = service.browser("tom");
    let (mut first, tom) = started(&node, 100, SLOW).await;
    browser.must_ask(&node, &tom.table, &tom.token).await;
    leave(tom, &mut first).await;
    let (mut second, tom) = started(&node, 100, SLOW).await;
    browser.must_ask(&node, &tom.table, &tom.token).await;
    leave(tom, &mut second).await;
    play_turn(&mut first).await;
    assert_eq!(browser.open(&service.next().await).turns.len(), 1);
    play_turn(&mut second).await;
    service.stays_silent().await;
    let later = browser.open(&service.next().await);
    let tables: Vec<_> = later.turns.iter().map(|turn| &turn.table).collect();
    assert_eq!(tables, [&second.table, &first.table], "all that wait, the news first");
    node.stop().await;
}

#[tokio::test]
async fn a_browser_that_wants_no_more_messages_or_is_gone_gets_none() {
    let mut service = PushService::start().await;
    let home = Home::sqlite();
    let node = Node::start(telling(&home)).await;
    let (mut mia, mut tom) = started(&node, 200, SLOW).await;
    let (off, gone, other) =
        (service.browser("off"), service.browser("gone"), service.browser("other"));
    for browser in [&off, &gone, &other] {
        browser.must_ask(&node, &tom.table, &tom.token).await;
    }
    let body = json!({ "endpoint": off.endpoint }).to_string();
    assert_eq!(request(node.address, "DELETE", "/api/push", &[], &body).await.status, 204);
    tom.send(&ClientMessage::Look { visible: false }).await.unwrap();
    play_turn(&mut mia).await;
    let mut told = [service.next().await.path, service.next().await.path];
    told.sort();
    assert_eq!(told, ["/gone", "/other"]);
    play_turn(&mut tom).await;
    play_turn(&mut mia).await;
    assert_eq!(service.next().await.path, "/other", "the other is forgotten");
    service.stays_silent().await;
    node.stop().await;
}

#[tokio::test]
async fn a_nudge_calls_who_is_away_once_a_turn() {
    let mut service = PushService::start().await;
    let home = Home::sqlite();
    let node = Node::start(telling(&home)).await;
    let (mut mia, tom) = started(&node, 100, SLOW).await;
    let browser = service.browser("tom");
    browser.must_ask(&node, &tom.table, &tom.token).await;
    let seat = tom.state().you.unwrap();
    leave(tom, &mut mia).await;
    play_turn(&mut mia).await;
    assert_eq!(browser.open(&service.next().await).turns[0].nudged_by, None);
    mia.must(Command::Nudge { seat }).await;
    let message = browser.open(&service.next().await);
    assert_eq!(message.turns[0].nudged_by.as_deref(), Some("Mia"));
    let again = mia.command(Command::Nudge { seat }).await.unwrap();
    assert_eq!(again.unwrap_err().code, "nudged");
    service.stays_silent().await;
    node.stop().await;
}

#[tokio::test]
async fn at_a_table_that_plays_fast_nobody_is_told() {
    let mut service = PushService::start().await;
    let home = Home::sqlite();
    let node = Node::start(telling(&home)).await;
    let fast = Clock::Move { seconds: 300 };
    let (mut mia, tom) = started(&node, 100, fast).await;
    service.browser("tom").must_ask(&node, &tom.table, &tom.token).await;
    leave(tom, &mut mia).await;
    play_turn(&mut mia).await;
    service.stays_silent().await;
    node.stop().await;
}

#[tokio::test]
async fn only_the_holder_of_a_seat_is_told_and_only_at_a_public_push_service() {
    let service = PushService::start().await;
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let (mia, _tom) = started(&node, 100, SLOW).await;
    let mut wish = service.browser("mia").subscription();
    for inside in [
        "http://127.0.0.1:9/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://10.0.0.7/a",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/a",
        "https://router/a",
        "https://push.example:22/a",
        "http://push.example/a",
        "file:///etc/passwd",
        "",
    ] {
        wish["endpoint"] = inside.into();
        let answer = subscribe(&node, &mia.table, &mia.token, &wish).await;
        assert_eq!((answer.status, &*code(&answer)), (422, "push-address"), "{inside}");
    }
    wish["endpoint"] = "https://push.example/a".into();
    let stranger = "0".repeat(32);
    let answer = subscribe(&node, &mia.table, &stranger, &wish).await;
    assert_eq!((answer.status, &*code(&answer)), (403, "not-seated"));
    assert_eq!(subscribe(&node, &mia.table, "no token", &wish).await.status, 401);
    assert_eq!(subscribe(&node, "nowhere", &mia.token, &wish).await.status, 404);
    for (field, nonsense) in [("auth", "c2hvcnQ"), ("p256dh", "BAAA"), ("language", "<b>")] {
        let mut wrong = wish.clone();
        wrong[field] = nonsense.into();
        let answer = subscribe(&node, &mia.table, &mia.token, &wrong).await;
        assert_eq!((answer.status, &*code(&answer)), (422, "push-keys"), "{field}");
    }
    let long = json!({ "endpoint": "a".repeat(10_000) });
    assert_eq!(subscribe(&node, &mia.table, &mia.token, &long).await.status, 413);
    assert_eq!(subscribe(&node, &mia.table, &mia.token, &wish).await.status, 204);
    node.stop().await;
}

#[tokio::test]
async fn an_address_asks_to_be_told_of_so_many_seats() {
    let home = Home::sqlite();
    let limits =
        Limits { subscriptions_burst: 2, subscriptions_per_hour: 1, ..Limits::for_load_tests() };
    let service = PushService::start().await;
    let node = Node::start(Config { limits, ..telling(&home) }).await;
    let (mia, _tom) = started(&node, 100, SLOW).await;
    let mut statuses = Vec::new();
    for path in ["a", "b", "c"] {
        statuses.push(service.browser(path).ask(&node, &mia.table, &mia.token).await.status);
    }
    assert_eq!(statuses, [204, 204, 429]);
    node.stop().await;
}

#[tokio::test]
async fn of_one_seat_four_browsers_are_told_at_the_most() {
    let mut service = PushService::start().await;
    let home = Home::sqlite();
    let node = Node::start(telling(&home)).await;
    let (mut mia, tom) = started(&node, 100, SLOW).await;
    for path in ["a", "b", "c", "d", "e", "f"] {
        service.browser(path).must_ask(&node, &tom.table, &tom.token).await;
        // By the wall clock, in milliseconds.
        tokio::time::sleep(Duration::from_millis(3)).await;
    }
    leave(tom, &mut mia).await;
    play_turn(&mut mia).await;
    let mut told = Vec::new();
    for _ in 0..4 {
        told.push(service.next().await.path);
    }
    told.sort();
    assert_eq!(told, ["/c", "/d", "/e", "/f"]);
    service.stays_silent().await;
    node.stop().await;
}

#[tokio::test]
async fn all_nodes_and_all_starts_have_the_same_keys() {
    let home = Home::postgres().await;
    let (one, two) = tokio::join!(Node::start(telling(&home)), Node::start(telling(&home)));
    let first = key(&one).await;
    assert_eq!(first, key(&two).await);
    one.stop().await;
    two.stop().await;
    let again = Node::start(telling(&home)).await;
    assert_eq!(first, key(&again).await);
    again.stop().await;
}

#[tokio::test]
async fn a_server_that_sends_no_messages_says_so() {
    let home = Home::sqlite();
    let messages = Messages { on: false, ..Messages::default() };
    let node = Node::start(Config { messages, ..home.config() }).await;
    let answer = node.get("/api/push").await;
    assert_eq!((answer.status, &*code(&answer)), (404, "no-push"));
    node.stop().await;
}
