//! Whole games through JSON messages, as the page plays them.

use crate::page::{Page, wish};
use serde_json::json;

#[test]
fn a_whole_game_against_bots() {
    for (game, players) in
        [("pig", 3), ("hop-n-roll", 2), ("hamstern", 2), ("abquetschen", 3), ("eintrichtern", 2)]
    {
        let mut page = Page::open([1; 32]);
        page.create(&wish(game, 1, &vec!["random"; players - 1]));
        page.watch();
        page.command(0, &json!({ "do": "start" }));
        page.play_to_the_end();

        let state = page.state(1);
        assert_eq!(state["phase"], "over", "{game}");
        assert_eq!(state["standings"].as_array().map(Vec::len), Some(players), "{game}");
        let replay = kiste_wasm::replay(&page.record()).unwrap();
        assert_eq!(replay.dice, Ok(()), "{game}: the dice were fixed beforehand");
        let points = |score: i64| i32::try_from(score).unwrap();
        for (standing, told) in replay.standings.iter().zip(state["standings"].as_array().unwrap())
        {
            assert_eq!(standing.score, points(told["score"].as_i64().unwrap()), "{game}");
        }
        assert_eq!(replay.steps.last().unwrap().view, state["view"], "{game}");
    }
}

#[test]
fn several_people_at_one_screen_each_see_their_own() {
    let mut page = Page::open([2; 32]);
    page.create(&wish("hop-n-roll", 3, &[]));
    page.join("Tom");
    page.join("Ida");
    page.command(1, &json!({ "do": "ready", "ready": true }));
    page.command(2, &json!({ "do": "ready", "ready": true }));
    page.command(0, &json!({ "do": "start" }));
    for seat in 0..3 {
        assert_eq!(page.state(seat)["you"], json!(seat + 1));
        assert_eq!(page.state(seat)["seats"][seat]["sitter"]["connected"], json!(true));
    }
    page.play_to_the_end();
    assert_eq!(page.state(2)["phase"], "over");
}

#[test]
fn a_game_survives_a_reload_at_any_moment() {
    let mut page = Page::open([3; 32]);
    page.create(&wish("hamstern", 1, &["easy"]));
    page.command(0, &json!({ "do": "start" }));
    for moves in 0.. {
        if moves % 3 == 0 {
            let before = page.state(0);
            page.reload();
            let after = page.state(0);
            for part in ["phase", "view", "pending", "choices", "commitment", "you"] {
                assert_eq!(before[part], after[part], "{part} after {moves} moves");
            }
        }
        if !page.play_on() {
            break;
        }
    }
    let replay = kiste_wasm::replay(&page.record()).unwrap();
    assert_eq!(replay.dice, Ok(()), "the dice are still those of the beginning");
}
