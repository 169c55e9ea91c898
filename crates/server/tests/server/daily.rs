//! Games of the day: the same dice for everybody, and a list of results.

use protocol::{DailyGame, DailyList, DailyStarted};
use serde_json::json;
use server::{Config, Limits};
use table::{Command, DayKey, Phase, Token};

use crate::support::client::Client;
use crate::support::node::{Answer, Home, Node, request};

/// Somebody with a browser of their own.
fn player(n: u8) -> String {
    Token([n; 16]).reveal()
}

async fn ask(node: &Node, player: &str, body: &serde_json::Value) -> Answer {
    let header = format!("Bearer {player}");
    let headers = [("authorization", header.as_str())];
    request(node.address, "POST", "/api/daily", &headers, &body.to_string()).await
}

async fn begin(node: &Node, player: &str, game: &str, name: &str) -> DailyStarted {
    let answer = ask(node, player, &json!({ "game": game, "name": name })).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

async fn list(node: &Node, player: &str) -> DailyList {
    let header = format!("Bearer {player}");
    let headers = [("authorization", header.as_str())];
    let answer = request(node.address, "GET", "/api/daily", &headers, "").await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

async fn hamstern(node: &Node, player: &str) -> DailyGame {
    let list = list(node, player).await;
    list.games.into_iter().find(|game| game.game == "hamstern").unwrap()
}

fn code(answer: &Answer) -> String {
    let refusal: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
    refusal["code"].as_str().unwrap().to_owned()
}

/// Plays to the end, always the choice that `pick` says; what it came to.
async fn play(node: &Node, started: &DailyStarted, pick: impl Fn(usize) -> usize) -> i64 {
    let mut client = Client::join(node.address, &started.table, Some(&started.tokens[0])).await;
    loop {
        let asked = client.until(|state| state.asked.is_some() || state.standings.is_some()).await;
        if let Some(standings) = &asked.standings {
            assert_eq!(asked.phase, Phase::Over);
            return standings.iter().find(|own| own.seat.number() == 1).unwrap().score.into();
        }
        let choices = &asked.choices.as_ref().unwrap().list;
        let action = choices[pick(choices.len())].clone();
        client.act(&action).await;
    }
}

async fn only_the_first_try_of_a_player_counts(home: Home) {
    let node = Node::start(home.config()).await;
    let (mia, tom) = (player(1), player(2));
    let first = begin(&node, &mia, "hamstern", "  Mia\u{202e} ").await;
    assert!(first.counts);
    let open = hamstern(&node, &mia).await;
    assert_eq!((open.finished, open.own, open.table.as_ref()), (0, None, Some(&first.table)));

    // Another try, with the dice known, is played for fun.
    let again = begin(&node, &mia, "hamstern", "Mia").await;
    assert!(!again.counts);
    play(&node, &again, |choices| choices - 1).await;
    assert_eq!(hamstern(&node, &mia).await.finished, 0);

    let score = play(&node, &first, |_| 0).await;
    let theirs = begin(&node, &tom, "hamstern", "Tom").await;
    assert!(theirs.counts);
    let other = play(&node, &theirs, |_| 0).await;
    assert_eq!(score, other, "who decides alike has the same dice and the same result");

    let done = hamstern(&node, &mia).await;
    let lines: Vec<_> = done.best.iter().map(|r| (r.place, &*r.name, r.result, r.yours)).collect();
    assert_eq!(lines, [(1, "Mia", score, true), (1, "Tom", score, false)]);
    assert_eq!((done.finished, done.own.unwrap().place), (2, 1));
    node.stop().await;
}

#[tokio::test]
async fn only_the_first_try_of_a_player_counts_in_sqlite() {
    only_the_first_try_of_a_player_counts(Home::sqlite()).await;
}

#[tokio::test]
async fn only_the_first_try_of_a_player_counts_in_postgres() {
    only_the_first_try_of_a_player_counts(Home::postgres().await).await;
}

#[tokio::test]
async fn a_day_is_promised_before_and_revealed_after() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let today = list(&node, &player(1)).await;
    assert_eq!(today.day, today.today);
    assert_eq!(today.key, None, "nobody knows the dice of today");
    assert_ne!(today.promise, today.next);

    let day = |before: u32| today.day.parse::<table::Day>().unwrap().back(before).to_string();
    let past = node.get(&format!("/api/daily?day={}", day(2))).await;
    let past: DailyList = serde_json::from_str(&past.body).unwrap();
    let key: DayKey = past.key.expect("the day is over").parse().unwrap();
    assert_eq!(key.promise().to_string(), past.promise);
    let yesterday = node.get(&format!("/api/daily?day={}", day(1))).await;
    let yesterday: DailyList = serde_json::from_str(&yesterday.body).unwrap();
    assert_eq!(yesterday.next, today.promise, "today was promised yesterday");

    let tomorrow = today.day.parse::<table::Day>().unwrap().next();
    for wrong in [tomorrow.to_string(), day(61), "today".to_owned(), "2026-02-30".to_owned()] {
        let answer = node.get(&format!("/api/daily?day={wrong}")).await;
        assert_eq!((answer.status, code(&answer)), (404, "no-such-day".to_owned()), "{wrong}");
    }
    // The same after a restart: the keys are made from what the database holds.
    node.stop().await;
    let node = Node::start(home.config()).await;
    assert_eq!(list(&node, &player(1)).await.promise, today.promise);
    node.stop().await;
}

#[tokio::test]
async fn a_game_of_the_day_keeps_its_seed_when_it_ends() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let started = begin(&node, &player(1), "hamstern", "Mia").await;
    play(&node, &started, |_| 0).await;
    let client = Client::join(node.address, &started.table, Some(&started.tokens[0])).await;
    assert_eq!(client.state().day.as_ref(), Some(&started.day));
    assert!(client.state().reveal.is_none() && client.state().commitment.is_some());
    let record = node.get(&format!("/api/tables/{}/record", started.table)).await.body;
    assert!(record.contains("commitment:"), "{record}");
    assert!(!record.contains("seed:") && !record.contains("salt:"), "{record}");
    node.stop().await;
}

#[tokio::test]
async fn against_bots_of_the_day_nobody_has_help() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let started = begin(&node, &player(1), "hop-n-roll", "Mia").await;
    assert_eq!(started.tokens.len(), 1);
    let mut mia = Client::join(node.address, &started.table, Some(&started.tokens[0])).await;
    mia.until(|state| state.asked.is_some()).await;
    assert_eq!(mia.command(Command::Hint).await.unwrap().unwrap_err().code, "no-hint-of-day");
    mia.must(Command::Leave).await;
    assert_eq!(mia.command(Command::TakeBack).await.unwrap().unwrap_err().code, "day-given-up");
    node.stop().await;
}

#[tokio::test]
async fn a_race_of_the_day_is_played_alone_with_both_chairs() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let started = begin(&node, &player(1), "raffzahn", "Mia").await;
    assert_eq!(started.tokens.len(), 2);
    let client = Client::join(node.address, &started.table, Some(&started.tokens[1])).await;
    assert_eq!(client.state().you.map(engine::Seat::number), Some(2));
    assert_eq!(client.state().phase, Phase::Playing);
    node.stop().await;
}

#[tokio::test]
async fn who_asks_for_too_much_or_for_nonsense_is_refused() {
    let home = Home::sqlite();
    let limits = Limits { daily_burst: 2, daily_per_hour: 1, ..Limits::for_load_tests() };
    let node = Node::start(Config { limits, ..home.config() }).await;
    let mia = player(1);
    let wish = |game: &str, name: &str| json!({ "game": game, "name": name });
    let body = wish("pig", "x").to_string();
    let nobody = request(node.address, "POST", "/api/daily", &[], &body).await;
    assert_eq!(nobody.status, 401);
    assert_eq!(ask(&node, &mia, &json!({ "game": 3 })).await.status, 422);
    assert_eq!(code(&ask(&node, &mia, &wish("pig", "Mia")).await), "not-daily");
    assert_eq!(code(&ask(&node, &mia, &wish("hamstern", " \u{200b}")).await), "no-name");
    let more = ask(&node, &mia, &wish("hamstern", "Mia")).await;
    assert_eq!((more.status, code(&more)), (429, "too-many-tables".to_owned()));
    node.stop().await;
}

/// Strikes the server down between the last move and its result.
async fn a_result_that_was_not_written_is_made_up_for(home: Home) {
    let node = Node::start(home.config()).await;
    let mia = player(1);
    let started = begin(&node, &mia, "hamstern", "Mia").await;
    begin(&node, &player(2), "hamstern", "Tom").await;
    let score = play(&node, &started, |_| 0).await;
    assert_eq!(hamstern(&node, &mia).await.finished, 1);
    node.stop().await;
    home.execute("UPDATE daily SET worth = NULL, done_at = NULL").await;

    let node = Node::start(home.config()).await;
    let mut done = hamstern(&node, &mia).await;
    for _ in 0..100 {
        if done.finished > 0 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        done = hamstern(&node, &mia).await;
    }
    assert_eq!((done.finished, done.own.unwrap().result), (1, score), "Tom still plays");
    node.stop().await;
}

#[tokio::test]
async fn a_result_that_was_not_written_is_made_up_for_in_sqlite() {
    a_result_that_was_not_written_is_made_up_for(Home::sqlite()).await;
}

#[tokio::test]
async fn a_result_that_was_not_written_is_made_up_for_in_postgres() {
    a_result_that_was_not_written_is_made_up_for(Home::postgres().await).await;
}
