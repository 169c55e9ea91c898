//! What a bot of the wheel tries in its head, worked out by several workers.

use games::hamsterrolle::Turn;
use kiste_wasm::{LocalHost, Thought, attempt, learn, think, tries};
use serde_json::json;

/// A decision of one of two careful bots.
fn thought(seed: u8) -> Thought {
    let mut host = LocalHost::new([seed; 32]);
    let bot = json!({ "kind": "bot", "level": "hard" });
    let wish = json!({
        "setup": { "game": "hamsterrolle" },
        "seats": [{ "kind": "person" }, bot, bot],
        "name": "Mia",
    });
    let (made, _) = host.create(&wish.to_string(), 0).unwrap();
    let hello = json!({ "type": "hello", "version": 1, "table": made.table, "token": made.token });
    host.receive(1, &hello.to_string(), 0);
    // Somebody who leaves is stood in for by a bot, so one is due in any case.
    for (id, command) in [("a", json!({ "do": "start" })), ("b", json!({ "do": "leave" }))] {
        let command = json!({ "type": "command", "id": id, "command": command });
        host.receive(1, &command.to_string(), 0);
    }
    host.thoughts().pop().unwrap()
}

fn piece_and_place(turn: &str) -> (wheel::Piece, wheel::Compartment) {
    let turn: Turn = turn.parse().unwrap();
    let games::hamsterrolle::How::To(spot) = turn.how else { panic!("{turn}") };
    (turn.piece, spot.compartment)
}

#[test]
fn a_bot_decides_by_what_other_workers_have_seen() {
    let thought = thought(41);
    let tries = tries(&thought);
    assert!((2..=3).contains(&tries.len()), "{tries:?}");
    // Here all but the last of them are said to have failed.
    let (last, others) = tries.split_last().unwrap();
    let seen = attempt(&thought, last).unwrap();
    let (digest, settled) = seen.split_once(' ').unwrap();
    let (_, rest) = settled.split_once(';').unwrap();
    let place = piece_and_place(last).1;
    for other in others.iter().filter(|other| *other != last) {
        learn(&thought, other, &format!("{digest} back;{rest}")).unwrap();
    }
    learn(&thought, last, &format!("{digest} built {place};{rest}")).unwrap();
    let decided = think(&thought).unwrap();
    assert_eq!(piece_and_place(&decided), piece_and_place(last), "{decided} of {tries:?}");
}

#[test]
fn what_is_tried_elsewhere_is_what_comes_of_it_here() {
    let thought = thought(42);
    let tries = tries(&thought);
    let seen: Vec<String> = tries.iter().map(|turn| attempt(&thought, turn).unwrap()).collect();
    let alone = think(&thought);
    for (turn, outcome) in tries.iter().zip(&seen) {
        learn(&thought, turn, outcome).unwrap();
        assert_eq!(attempt(&thought, turn).as_ref(), Some(outcome));
    }
    assert_eq!(think(&thought), alone);
}

#[test]
fn nonsense_is_not_learnt() {
    let thought = thought(43);
    assert_eq!(attempt(&thought, "dance"), None);
    assert_eq!(learn(&thought, "place red1 in 3 flat", "0 built"), None);
    assert_eq!(learn(&thought, "place red1 in 3 flat", "nonsense"), None);
    let other = Thought { log: Vec::new(), ..thought };
    assert!(tries(&other).is_empty());
}
