//! A hand that moves is shown at a local table as at one of a server.

use kiste_wasm::{Effects, LocalHost};
use protocol::{ServerMessage, State};
use serde_json::{Value, json};

fn say(host: &mut LocalHost, connection: u64, message: &Value) -> Effects {
    host.receive(connection, &message.to_string(), 0)
}

fn command(host: &mut LocalHost, connection: u64, id: &str, command: &Value) -> Effects {
    say(host, connection, &json!({ "type": "command", "id": id, "command": command }))
}

fn hello(host: &mut LocalHost, connection: u64, table: &str, token: Option<&str>) -> Effects {
    let mut hello = json!({ "type": "hello", "version": protocol::VERSION, "table": table });
    if let Some(token) = token {
        hello["token"] = token.into();
    }
    say(host, connection, &hello)
}

/// How things stand for this connection after a call.
fn state(effects: &Effects, connection: u64) -> &State {
    let states = effects.send.iter().filter(|sent| sent.connection == connection);
    let mut state = states.filter_map(|sent| match &sent.message {
        ServerMessage::Update { update } => update.state.as_ref(),
        _ => None,
    });
    state.next_back().expect("news of the table")
}

/// The hands shown by a call: to whom, from which frame, how many motions.
fn shown(effects: &Effects) -> Vec<(u64, u32, usize)> {
    let hands = effects.send.iter().filter_map(|sent| match &sent.message {
        ServerMessage::Hand { from, frames, .. } => Some((sent.connection, *from, frames.len())),
        _ => None,
    });
    hands.collect()
}

#[test]
fn a_hand_is_shown_to_the_others_and_to_whoever_comes_later() {
    let mut host = LocalHost::new([3; 32]);
    let wish = json!({
        "setup": { "game": "hamsterrolle" },
        "seats": [{ "kind": "person" }, { "kind": "person" }],
        "name": "Mia",
    });
    let (made, _) = host.create(&wish.to_string(), 0).unwrap();
    hello(&mut host, 1, &made.table, Some(&made.token));
    hello(&mut host, 2, &made.table, None);
    let join = json!({ "do": "join", "invite": made.invite, "name": "Tom" });
    command(&mut host, 2, "a", &join);
    command(&mut host, 2, "b", &json!({ "do": "ready", "ready": true }));
    let begun = command(&mut host, 1, "c", &json!({ "do": "start" }));
    let mover = if state(&begun, 1).asked.is_some() { 1 } else { 2 };
    let (other, asked) = (3 - mover, state(&begun, mover).asked.unwrap());
    let hand = |asked: u64, from: u32| json!({ "type": "hand", "asked": asked, "piece": "red1", "from": from, "frames": "AAAA" });
    assert_eq!(shown(&say(&mut host, mover, &hand(asked, 0))), [(other, 0, 1)]);
    assert_eq!(shown(&say(&mut host, mover, &hand(asked, 6))), [(other, 6, 1)]);
    assert_eq!(shown(&hello(&mut host, 3, &made.table, None)), [(3, 0, 2)]);
    // Neither from somebody who is not asked, nor for another question, nor
    // twice.
    assert_eq!(shown(&say(&mut host, other, &hand(asked, 0))), []);
    assert_eq!(shown(&say(&mut host, mover, &hand(asked - 1, 0))), []);
    assert_eq!(shown(&say(&mut host, mover, &hand(asked, 6))), []);
    let turn = state(&begun, mover).choices.as_ref().unwrap().list[0].clone();
    let act = json!({ "do": "act", "action": turn, "asked": asked });
    let done = command(&mut host, mover, "d", &act);
    assert!(state(&done, other).asked.is_some());
    assert_eq!(shown(&hello(&mut host, 4, &made.table, None)), []);
}
