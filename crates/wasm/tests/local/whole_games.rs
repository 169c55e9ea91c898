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

#[test]
fn races_against_bots_run_by_the_clock_of_the_browser() {
    for (game, bots, reload) in
        [("raffzahn", &["hard", "easy"][..], 0), ("bunte-kuh", &["hard", "medium"][..], 150)]
    {
        let mut page = Page::open([4; 32]);
        page.create(&wish(game, 1, bots));
        page.command(0, &json!({ "do": "start" }));
        let mut steps = 0;
        while page.play_on() {
            steps += 1;
            if reload > 0 && steps % reload == 0 {
                page.reload();
            }
        }
        assert_eq!(page.state(0)["phase"], "over", "{game}");
        assert!(page.stored("countdown") > 1, "{game}");
        let replay = kiste_wasm::replay(&page.record()).unwrap();
        assert_eq!(replay.dice, Ok(()), "{game}: the dice were fixed beforehand");
    }
}

#[test]
fn several_people_race_at_one_screen() {
    let mut page = Page::open([5; 32]);
    page.create(&wish("bunte-kuh", 2, &[]));
    page.join("Tom");
    page.command(1, &json!({ "do": "ready", "ready": true }));
    page.command(0, &json!({ "do": "start" }));
    assert!(page.play_on(), "the roller throws");
    assert_eq!(page.state(1)["race"]["countdown"], json!(3_000));
    assert_eq!(page.state(1)["view"]["throw"], json!(null), "nobody has the dice before");
    while page.state(0)["race"]["since"].is_null() {
        assert!(page.wait());
    }
    assert_eq!(page.state(0)["choices"], json!(null));
    let shown = page.state(0)["view"]["events"].clone();
    let stop = json!({ "do": "act", "action": "stop", "shown": shown, "since": 200 });
    let call = json!({ "type": "command", "id": "stop", "command": stop });
    let held = page.say(1, &call);
    assert_eq!(held, json!(null), "a call is not acknowledged before it is judged");
    while page.state(0)["view"]["step"] == "search" {
        assert!(page.wait());
    }
    assert_eq!(page.state(0)["view"]["caller"], json!(2));
    let again = page.say(1, &call);
    assert_eq!(again["type"], "ack", "and done once, however often it is sent");
    assert_eq!(page.stored("acted"), 2);
    // Who does not point in time was wrong.
    while page.stored("lapsed") == 0 {
        assert!(page.wait());
    }
    assert_eq!(page.state(0)["view"]["players"][1]["dice"], json!(31));
}

#[test]
fn an_evening_survives_a_reload_between_its_games() {
    let mut page = Page::open([6; 32]);
    let mut wish = wish("abquetschen", 1, &["random"]);
    wish["setup"]["evening"] = json!(["abquetschen", "raffzahn"]);
    page.create(&wish);
    page.command(0, &json!({ "do": "start" }));
    page.play_to_the_end();
    let before = page.state(0)["evening"].clone();
    assert_eq!(before["at"], json!(0));
    assert_eq!(before["results"].as_array().map(Vec::len), Some(1));
    page.command(0, &json!({ "do": "next" }));
    page.reload();
    let after = page.state(0)["evening"].clone();
    assert_eq!((&after["at"], &after["totals"]), (&json!(1), &before["totals"]));
    page.command(0, &json!({ "do": "start" }));
    page.play_to_the_end();
    assert_eq!(page.state(0)["evening"]["results"].as_array().map(Vec::len), Some(2));
    assert!(page.record().contains("kind = \"pyramid\""), "it was played on what stood");
}
