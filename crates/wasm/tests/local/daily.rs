//! Days that are over are played and checked without a server.

use serde_json::{Value, json};

use crate::page::Page;

const DAY: &str = "2026-11-16";

fn key() -> String {
    "0123456789abcdef".repeat(4)
}

fn wanted(game: &str) -> Value {
    json!({ "day": DAY, "key": key(), "game": game, "name": "Mia" })
}

fn played(game: &str, seed: u8) -> Page {
    let mut page = Page::open([seed; 32]);
    page.daily(&wanted(game)).unwrap();
    page.play_to_the_end();
    page
}

#[test]
fn a_day_has_the_same_dice_in_every_browser_and_its_key_proves_them() {
    for game in ["hamstern", "hop-n-roll"] {
        let page = played(game, 1);
        assert_eq!(page.state(0)["day"], DAY, "{game}");
        assert_eq!(page.state(0)["reveal"], Value::Null, "{game}");
        let record = page.record();
        assert_eq!(record, played(game, 2).record(), "{game}: bots and dice are the same");
        let sealed = kiste_wasm::check(&record).unwrap();
        assert!(sealed.dice.is_err(), "{game}: the record does not give its seed away");

        let open = kiste_wasm::unseal(&record, DAY, &key()).unwrap();
        assert!(kiste_wasm::check(&open).unwrap().dice.is_ok(), "{game}");
        let other = kiste_wasm::unseal(&record, "2026-11-15", &key()).unwrap();
        assert!(kiste_wasm::check(&other).unwrap().dice.is_err(), "{game}: of another day");
    }
}

#[test]
fn a_race_of_a_day_has_one_player_on_both_chairs() {
    let mut page = Page::open([3; 32]);
    page.daily(&wanted("raffzahn")).unwrap();
    assert_eq!((&page.state(0)["you"], &page.state(1)["you"]), (&json!(1), &json!(2)));
    assert_eq!(page.state(1)["phase"], "playing");
}

#[test]
fn what_is_no_day_or_no_key_is_refused_in_a_sentence() {
    let mut page = Page::open([4; 32]);
    let mut code = |wish: &Value| page.daily(wish).unwrap_err().code;
    assert_eq!(code(&wanted("pig")), "not-daily");
    assert_eq!(
        code(&json!({ "day": "2026-02-30", "key": key(), "game": "hamstern", "name": "Mia" })),
        "bad-message"
    );
    assert_eq!(
        code(&json!({ "day": DAY, "key": "12", "game": "hamstern", "name": "Mia" })),
        "bad-message"
    );
    assert_eq!(code(&json!({})), "bad-message");
    assert_eq!(kiste_wasm::promise_of("12"), None);
    assert_eq!(kiste_wasm::promise_of(&key()).map(|promise| promise.len()), Some(64));
}
