//! The examples of `docs/protocol.md` are messages of this protocol.

use protocol::{
    CreateTable, DailyList, DailyStarted, GameInfo, OnShelf, PlayDaily, PushMessage, PushOff,
    PushOffer, PushSubscribe, PutOnShelf, ServerMessage, ShelfFile, ShelfList, Summary,
    TableCreated, read,
};
use serde::de::DeserializeOwned;
use serde_json::{Deserializer, Value};

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// The values in all blocks marked `json kind`.
fn examples(kind: &str) -> Vec<Value> {
    let mark = format!("```json {kind}\n");
    let blocks = PAGE.split(mark.as_str()).skip(1).filter_map(|rest| rest.split("```").next());
    blocks
        .flat_map(|block| Deserializer::from_str(block).into_iter::<Value>())
        .map(|value| value.expect("an example is JSON"))
        .collect()
}

/// Reads each example and writes it again, to the same value.
fn round_trip<T: DeserializeOwned + serde::Serialize>(kind: &str, least: usize) {
    let examples = examples(kind);
    assert!(examples.len() >= least, "only {} examples of {kind}", examples.len());
    for example in examples {
        let message: T = serde_json::from_value(example.clone())
            .unwrap_or_else(|error| panic!("{error} in {example}"));
        assert_eq!(serde_json::to_value(message).unwrap(), example);
    }
}

#[test]
fn every_example_is_a_message() {
    round_trip::<protocol::ClientMessage>("client", 10);
    round_trip::<ServerMessage>("server", 6);
    round_trip::<CreateTable>("create", 1);
    round_trip::<TableCreated>("created", 1);
    round_trip::<Summary>("summary", 1);
    round_trip::<GameInfo>("game", 1);
    round_trip::<ShelfList>("shelf-list", 1);
    round_trip::<ShelfFile>("shelf-file", 1);
    round_trip::<PutOnShelf>("shelf-put", 1);
    round_trip::<OnShelf>("shelf-done", 1);
    round_trip::<DailyList>("daily-list", 1);
    round_trip::<PlayDaily>("daily-play", 1);
    round_trip::<DailyStarted>("daily-started", 1);
    round_trip::<PushOffer>("push-offer", 1);
    round_trip::<PushSubscribe>("push-subscribe", 1);
    round_trip::<PushOff>("push-off", 1);
    round_trip::<PushMessage>("push-message", 1);
    for kind in PAGE.split("```json").skip(1).filter_map(|rest| rest.lines().next()) {
        let known = ["client", "server", "create", "created", "summary", "game"]
            .into_iter()
            .chain(["shelf-list", "shelf-file", "shelf-put", "shelf-done"])
            .chain(["daily-list", "daily-play", "daily-started"])
            .chain(["push-offer", "push-subscribe", "push-off", "push-message"]);
        assert!(known.into_iter().any(|known| kind.trim() == known), "{kind}?");
    }
}

#[test]
fn what_clients_send_is_read() {
    for example in examples("client") {
        assert!(read(&example.to_string()).is_ok(), "{example}");
    }
}

#[test]
fn the_table_of_commands_is_complete() {
    let types = protocol::typescript();
    for command in types.split("\"do\": \"").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(PAGE.contains(&format!("`{command}`")), "{command} is not explained");
    }
}
