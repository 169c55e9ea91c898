//! What a bot of the wheel tries in its head, worked out by several workers.

use engine::Seat;
use games::hamsterrolle::Turn;
use host::Decision;
use kiste_wasm::{LocalHost, Thought, attempt, think, think_with, tries};
use serde_json::json;

/// A decision of one of two careful bots, in the first game from this seed on
/// that one of them begins.
fn thought(seed: u8) -> Thought {
    let mut thoughts = (seed..).map(first_thought);
    thoughts.find(|thought| thought.seat != Seat::new(0)).unwrap()
}

fn first_thought(seed: u8) -> Thought {
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
    assert_eq!(tries.len(), 4 * 2, "{tries:?}");
    // Here all but the last of them are said to have failed.
    let (last, others) = tries.split_last().unwrap();
    let seen = attempt(&thought, last).unwrap();
    let (digest, settled) = seen.split_once(' ').unwrap();
    let (_, rest) = settled.split_once(';').unwrap();
    let place = piece_and_place(last).1;
    let failed = others.iter().filter(|other| *other != last);
    let mut outcomes: Vec<_> =
        failed.map(|other| (other.clone(), format!("{digest} back;{rest}"))).collect();
    outcomes.push((last.clone(), format!("{digest} built {place};{rest}")));
    let decided = think_with(&thought, &outcomes).unwrap().action;
    assert_eq!(piece_and_place(&decided), piece_and_place(last), "{decided} of {tries:?}");
}

#[test]
fn what_is_tried_elsewhere_is_what_comes_of_it_here() {
    let thought = thought(42);
    let tried = tries(&thought).into_iter().map(|turn| {
        let outcome = attempt(&thought, &turn).unwrap();
        (turn, outcome)
    });
    let decision = think_with(&thought, &tried.collect::<Vec<_>>());
    assert_eq!(decision, think(&thought));
    // And the table is told what comes of what was decided.
    let Decision { action, outcome } = decision.unwrap();
    assert_eq!(attempt(&thought, &action), outcome.map(|outcome| outcome.to_string()));
}

#[test]
fn nonsense_is_not_learnt() {
    let thought = thought(43);
    assert_eq!(attempt(&thought, "dance"), None);
    let place = "place red1 in 3 flat".to_owned();
    let nonsense = [(place.clone(), "0 built".to_owned()), (place, "nonsense".to_owned())];
    assert_eq!(think_with(&thought, &nonsense), think(&thought));
    let other = Thought { log: Vec::new(), ..thought };
    assert!(tries(&other).is_empty());
    assert_eq!(think_with(&other, &nonsense), None);
}
