//! What a host says no to.

use crate::page::{Page, wish};
use kiste_wasm::LocalHost;
use serde_json::{Value, json};

fn refused(answer: &Value) -> &str {
    assert_eq!(answer["type"], "refused", "{answer}");
    answer["refusal"]["code"].as_str().unwrap()
}

#[test]
fn bad_messages_are_told_and_change_nothing() {
    let mut page = Page::open([4; 32]);
    page.create(&wish("pig", 2, &[]));
    assert_eq!(refused(&page.say(0, &json!({ "type": "fly" }))), "bad-message");
    assert_eq!(refused(&page.say(0, &json!(17))), "bad-message");
    let hello = json!({ "type": "hello", "version": 1, "table": "x" });
    assert_eq!(refused(&page.say(0, &hello)), "bad-message");
    let start = json!({ "type": "command", "id": "go", "command": { "do": "start" } });
    assert_eq!(refused(&page.say(0, &start)), "empty-seat");
    assert_eq!(page.state(0)["phase"], "lobby");
    assert_eq!(page.say(0, &json!({ "type": "ping" }))["type"], "pong");
}

#[test]
fn options_can_change_before_the_game_and_not_after() {
    let mut page = Page::open([8; 32]);
    page.create(&wish("pig", 1, &["random"]));
    let target = |id: &str, points: &str| {
        let change = json!({ "do": "configure", "options": [["target", points]] });
        json!({ "type": "command", "id": id, "command": change })
    };
    assert_eq!(refused(&page.say(0, &target("a", "lots"))), "bad-value");
    let whole = json!({ "do": "configure", "setup": { "game": "pig" } });
    let whole = json!({ "type": "command", "id": "b", "command": whole });
    assert_eq!(refused(&page.say(0, &whole)), "bad-message");
    assert_eq!(page.say(0, &target("c", "20"))["type"], "ack");
    assert_eq!(page.state(0)["setup"]["options"], json!([["target", "20"]]));
    page.command(0, &json!({ "do": "start" }));
    assert_eq!(page.state(0)["view"]["target"], 20);
    assert_eq!(refused(&page.say(0, &target("d", "30"))), "lobby-only");
}

#[test]
fn a_glance_is_for_those_who_sit_there_and_takes_nothing_up() {
    let mut page = Page::open([9; 32]);
    page.create(&wish("pig", 1, &["random"]));
    page.watch();
    page.command(0, &json!({ "do": "start" }));
    let held = page.glance(0).unwrap();
    assert_eq!(held.seats.len(), 2);
    assert_eq!(page.glance(1).unwrap_err().code, "not-seated");
    page.reopen();
    assert_eq!(page.glance(0).unwrap(), held);
    assert_eq!(page.glance(1).unwrap_err().code, "not-seated");
    let elsewhere = LocalHost::new([1; 32]);
    let token = "0".repeat(32);
    assert_eq!(elsewhere.summary("local-x", "[]", &token, 0).unwrap_err().code, "no-such-table");
    assert_eq!(elsewhere.summary("local-x", "[{}]", &token, 0).unwrap_err().code, "bad-message");
    assert_eq!(elsewhere.summary("local-x", "[]", "mine", 0).unwrap_err().code, "bad-token");
}

#[test]
fn the_same_command_is_carried_out_once() {
    let mut page = Page::open([5; 32]);
    page.create(&wish("pig", 1, &["random"]));
    page.command(0, &json!({ "do": "start" }));
    let roll =
        json!({ "type": "command", "id": "r", "command": { "do": "act", "action": "roll" } });
    let first = page.say(0, &roll);
    assert_eq!(first["type"], "ack");
    let after = page.state(0);
    assert_eq!(page.say(0, &roll), first);
    assert_eq!(page.state(0), after);
}

#[test]
fn strangers_and_other_versions_stay_out() {
    let mut host = LocalHost::new([6; 32]);
    let mut ask = |message: Value| {
        let effects = host.receive(1, &message.to_string(), 0);
        assert!(effects.store.is_empty());
        serde_json::to_value(&effects.send[0].message).unwrap()
    };
    let ping = json!({ "type": "ping" });
    assert_eq!(refused(&ask(ping)), "bad-message");
    let other = json!({ "type": "hello", "version": 99, "table": "x" });
    assert_eq!(refused(&ask(other)), "other-version");
    let nowhere = json!({ "type": "hello", "version": 1, "table": "x" });
    assert_eq!(refused(&ask(nowhere)), "no-such-table");
    let token = json!({ "type": "hello", "version": 1, "table": "x", "token": "mine" });
    assert_eq!(refused(&ask(token)), "bad-token");
}

#[test]
fn stored_events_that_are_no_table_are_told() {
    let mut host = LocalHost::new([7; 32]);
    assert!(host.load("local-x", "[]", 0).is_err());
    assert!(host.load("local-x", "no list", 0).is_err());
    assert!(!host.holds("local-x"));
}

#[test]
fn a_record_that_is_none_is_told_by_line() {
    let told = |text: &str| kiste_wasm::replay(text).unwrap_err().line;
    assert_eq!(told("hello"), 1);
    let pig = "kiste record 1\ngame: pig\nseat 1: Mia\nseat 2: Tom\n\n";
    assert_eq!(told(&format!("{pig}2: roll\n")), 6);
    assert_eq!(told(&pig.replace("pig", "chess")), 0);
}
