//! Who sees what.

use engine::{Event, Game, QuickDice, Viewer};
use games::hop_n_roll::{HopNRoll, Phase};
use serde_json::{Value, json};

use super::desk::{ADVANCED, Desk, STANDARD, seat};

fn json(game: &HopNRoll, viewer: Viewer) -> Value {
    serde_json::to_value(game.view(viewer)).unwrap()
}

fn writing() -> Desk {
    let mut desk = Desk::new(2, STANDARD);
    desk.play("throw: 2 4 green\n1: hop 1\n2: hop 2\n1: write 2 red1");
    desk
}

#[test]
fn a_written_number_is_sealed_until_all_have_written() {
    let mut desk = writing();
    let (own, other) = (Viewer::Seat(seat(1)), Viewer::Seat(seat(2)));
    assert_eq!(json(&desk.game, own)["own"], "write 2 red1");
    for viewer in [other, Viewer::Spectator] {
        let view = json(&desk.game, viewer);
        assert_eq!(view["own"], Value::Null);
        assert_eq!(view["players"][0]["done"], true, "only that it is written");
        assert_eq!(view["players"][0]["rows"][1]["numbers"][0], Value::Null);
    }
    desk.play("2: write 4 blue1");
    let view = json(&desk.game, other);
    assert_eq!(view["players"][0]["rows"][1]["numbers"][0], 2);
    assert_eq!(view["players"][0]["done"], false, "a new round");
}

#[test]
fn only_the_writer_is_told_what_is_written() {
    let desk = Desk::new(2, STANDARD);
    let write = Event::Act(seat(1), "write 2 red1".parse().unwrap());
    let nothing = Event::Act(seat(1), "nothing".parse().unwrap());
    let hop = Event::Act(seat(1), "hop 2".parse().unwrap());
    for event in [write, nothing] {
        assert!(desk.game.visible_to(&event, Viewer::Seat(seat(1))));
        assert!(!desk.game.visible_to(&event, Viewer::Seat(seat(2))));
        assert!(!desk.game.visible_to(&event, Viewer::Spectator));
    }
    assert!(desk.game.visible_to(&hop, Viewer::Spectator));
}

#[test]
fn resampling_redraws_what_others_have_written_and_nothing_else() {
    let desk = writing();
    let mut chance = QuickDice::new(3);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let mut guess = desk.game.clone();
        guess.determinize(Viewer::Seat(seat(2)), &mut chance);
        seen.insert(json(&guess, Viewer::Seat(seat(1)))["own"].as_str().unwrap().to_owned());
    }
    let all: Vec<String> =
        ["blue", "green", "purple", "red", "yellow"].map(|row| format!("write 2 {row}1")).into();
    assert!(seen.into_iter().eq(all));

    let mut same = desk.game.clone();
    same.determinize(Viewer::Seat(seat(1)), &mut chance);
    assert!(same == desk.game, "nobody else has written");
}

#[test]
fn a_view_shows_the_table_the_sheet_and_what_can_be_done() {
    let mut desk = Desk::new(2, super::desk::SIDE_B);
    desk.play("throw: 2 4 green");
    let view = json(&desk.game, Viewer::Seat(seat(1)));
    assert_eq!(view["phase"], "hop");
    assert_eq!((&view["round"], &view["last_round"]), (&json!(1), &json!(false)));
    assert_eq!(view["asked"], json!([1]));
    assert_eq!(
        view["fields"][3],
        json!({
            "field": 4, "label": 2, "effect": "die-below", "die": {"number": 2},
            "left": null, "right": null,
        })
    );
    assert_eq!(view["fields"][5]["die"], json!({"disco": "green"}));
    let hops = view["hops"].as_array().unwrap();
    assert_eq!(hops.len(), 3);
    assert_eq!((&hops[0]["field"], &hops[0]["numbers"]), (&json!(4), &json!([2, 4])));
    assert_eq!(hops[2]["free_rows"], json!(["green"]));
    assert_eq!(view["sheet"]["rows"][3]["rule"], "sum-seven");

    desk.play("1: hop 4\n2: hop 6");
    let view = json(&desk.game, Viewer::Seat(seat(1)));
    assert_eq!(view["boxes"].as_array().unwrap().len(), 5);
    assert_eq!(view["boxes"][1], json!({"row": "red", "number": 1, "values": [2, 4], "kills": []}));
    assert!(desk.game.view(Viewer::Spectator).boxes.is_empty());
}

#[test]
fn who_cannot_write_is_shown_as_such() {
    let mut desk = Desk::new(2, STANDARD);
    desk.fill(&["6 yellow1", "6 red1", "1 blue1", "1 green1", "1 purple1", "2 purple2"]);
    desk.play("throw: 2 2 ?").hop_by(&[(1, 1), (2, 3)]);
    assert_eq!(desk.game.phase(), Phase::Write);
    let view = desk.game.view(Viewer::Spectator);
    assert!(view.players[0].barred && view.players[0].done && !view.players[1].done);
}

#[test]
fn the_star_that_counts_is_the_one_above_the_last_number() {
    let mut desk = writing();
    let star = |desk: &Desk| json(&desk.game, Viewer::Spectator)["players"][0]["rows"][1].clone();
    assert_eq!(star(&desk)["star"], Value::Null);
    desk.play("2: write 4 blue1");
    assert_eq!(star(&desk)["star"], 0);
    assert_eq!(star(&desk)["stars"], 1);
}

#[test]
fn a_pawn_has_a_die_once_it_has_hopped() {
    let mut desk = Desk::new(2, STANDARD);
    desk.play("throw: 2 4 green");
    let die = |desk: &Desk| json(&desk.game, Viewer::Spectator)["players"][0]["die"].clone();
    assert_eq!(die(&desk), Value::Null);
    desk.play("1: hop 3");
    assert_eq!(die(&desk), json!({ "disco": "green" }));
}

#[test]
fn the_printed_sheet_tells_how_its_rows_stand() {
    let shapes = |options| -> Vec<String> {
        let view = json(&Desk::new(2, options).game, Viewer::Spectator);
        let rows = view["sheet"]["rows"].as_array().unwrap();
        rows.iter().map(|row| row["shape"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(shapes(STANDARD), ["line"; 5]);
    assert_eq!(shapes(ADVANCED), ["line", "up", "down", "line", "line"]);
}
