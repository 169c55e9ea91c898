//! What a bot would do in one's place.

use serde_json::{Value, json};

use crate::page::{Page, wish};

/// A table against a bot at which the person has something to choose.
fn asked(game: &str) -> Page {
    let mut page = Page::open([5; 32]);
    page.create(&wish(game, 1, &["greedy"]));
    page.command(0, &json!({ "do": "start" }));
    let choices = |page: &Page| page.state(0)["choices"]["list"].as_array().map_or(0, Vec::len);
    while choices(&page) < 2 {
        assert!(page.play_on(), "{game}");
    }
    page
}

#[test]
fn a_hint_is_something_that_can_be_done_and_is_told_only_to_whoever_asked() {
    for game in [
        "hop-n-roll",
        "hamstern",
        "abquetschen",
        "cui-bono",
        "eintrichtern",
        "wuerfelmarsch",
        "pig",
    ] {
        let mut page = asked(game);
        assert_eq!(page.hint(), None, "{game}: nobody asked");
        page.command(0, &json!({ "do": "hint" }));
        let hint = page.hint().unwrap_or_else(|| panic!("{game}: there is a hint"));
        let state = page.state(0);
        assert_eq!(state["hints"], json!([1, 0]));
        let act = json!({ "do": "act", "action": hint.action, "asked": state["asked"] });
        page.command(0, &act);
        assert_eq!(page.hint(), None, "{game}: it was for that question");
    }
}

#[test]
fn where_it_is_known_why_a_hint_says_so() {
    let mut page = asked("hamstern");
    let mut told = 0;
    for _ in 0..16 {
        if page.state(0)["asked"] != Value::Null && page.hint().is_none() {
            page.command(0, &json!({ "do": "hint" }));
            assert_eq!(page.hint(), page.hint(), "asked again, the same");
            told += usize::from(page.hint().is_some_and(|hint| hint.cause.is_some()));
        }
        assert!(page.play_on());
    }
    assert!(told > 0, "of some moves it can be said what speaks for them");
}
