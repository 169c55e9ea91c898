//! A table that goes on from the middle of a game.

use serde_json::json;

use crate::page::{Page, wish};

/// A game of somebody against a bot, to its end.
fn played(game: &str) -> String {
    let mut page = Page::open([6; 32]);
    page.create(&wish(game, 1, &["greedy"]));
    page.command(0, &json!({ "do": "start" }));
    page.play_to_the_end();
    page.record()
}

fn wanted(record: &str, steps: usize) -> serde_json::Value {
    json!({ "record": record, "steps": steps, "seat": 2, "name": "Tom", "levels": ["random"] })
}

#[test]
fn from_every_kind_of_game_one_can_go_on_in_anybodys_place() {
    for game in ["hop-n-roll", "hamstern", "abquetschen", "cui-bono", "eintrichtern", "pig"] {
        let record = played(game);
        let steps = kiste_wasm::replay(&record).unwrap().steps.len() / 2;
        let mut page = Page::open([8; 32]);
        page.try_out(&wanted(&record, steps)).unwrap_or_else(|why| panic!("{game}: {why}"));
        let state = page.state(0);
        assert_eq!((&state["you"], &state["what_if"]), (&json!(2), &json!(true)), "{game}");
        assert_eq!(state["seats"][0]["sitter"]["level"], "random", "{game}");
        assert_eq!(state["phase"], "playing", "{game}");
        page.play_to_the_end();
        let replay = kiste_wasm::replay(&page.record()).expect("the game is one by the rules");
        assert!(replay.steps.len() > steps, "{game}");
        assert_eq!(page.state(0)["series"], json!(null), "{game}: it counts for nothing");
    }
}

#[test]
fn the_position_is_the_one_that_the_replay_showed() {
    let record = played("cui-bono");
    let replay = kiste_wasm::replay(&record).unwrap();
    let decisions = replay.steps.iter().enumerate().skip(1);
    let (at, _) =
        decisions.clone().find(|(at, step)| *at > 20 && step.event.starts_with("2:")).unwrap();
    let mut page = Page::open([8; 32]);
    page.try_out(&wanted(&record, at - 1)).unwrap();
    assert_eq!(page.state(0)["view"]["dice"], replay.steps[at - 1].view["dice"]);
    assert_eq!(page.state(0)["pending"], json!([2]));
}

#[test]
fn what_is_no_game_or_is_over_is_refused_in_a_sentence() {
    let mut page = Page::open([8; 32]);
    let mut code = |wish: serde_json::Value| page.try_out(&wish).unwrap_err().code;
    assert_eq!(code(wanted("nonsense", 0)), "notation");
    assert_eq!(code(wanted(&played("pig"), 100_000)), "playing-only");
    assert_eq!(code(json!({})), "bad-message");
}
