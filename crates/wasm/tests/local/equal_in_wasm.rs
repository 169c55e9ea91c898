//! The same games, move for move, whether Rust runs here or in a browser.

use std::io::Write as _;
use std::process::{Command, Stdio};

use crate::page::{Page, wish};
use serde_json::json;

/// Node loads the module as the page's worker does and plays these games with
/// the same seed; dice, bots and records must be the same.
#[test]
#[ignore = "needs the module that `cargo xtask web --wasm` builds, and runs after it"]
fn a_game_is_the_same_in_wasm() {
    for (game, file, level) in [
        ("pig", None, "hard"),
        ("hop-n-roll", None, "easy"),
        ("hamstern", None, "easy"),
        ("hamstern", None, "greedy"),
        // Scripts, too: hidden dice, throws and long lists of choices.
        ("own", Some("quarry"), "hard"),
        ("own", Some("summit"), "medium"),
        ("own", Some("sixes"), "easy"),
        ("own", Some("abquetschen"), "greedy"),
        ("own", Some("cui-bono"), "easy"),
        ("own", Some("wuerfelmarsch"), "greedy"),
    ] {
        let mut page = Page::open([9; 32]);
        let mut table = wish(game, 1, &[level]);
        table["setup"]["options"] = file.map(|file| ["game", file]).into_iter().collect();
        page.create(&table);
        page.command(0, &json!({ "do": "start" }));
        page.play_to_the_end();
        let native = page.record();

        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/local");
        let output = Command::new("node")
            .args(["play.mjs", game, level])
            .args(file)
            .current_dir(folder)
            .output()
            .expect("node is on the path");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{game} {file:?}: {told}");
        let wasm = String::from_utf8(output.stdout).unwrap();
        assert_eq!(wasm, native, "{game} {file:?}; is the module as new as the sources?");
    }
}

/// What a page tells of luck and skill is what the command line tells, to the
/// byte: of every game that is judged, and of one that is not.
#[test]
#[ignore = "needs the module that `cargo xtask web --wasm` builds, and runs after it"]
fn a_report_is_the_same_in_wasm() {
    for game in ["hop-n-roll", "hamstern", "abquetschen", "cui-bono", "pig"] {
        let mut page = Page::open([9; 32]);
        page.create(&wish(game, 1, &["greedy"]));
        page.command(0, &json!({ "do": "start" }));
        page.play_to_the_end();
        let record = page.record();
        let native = serde_json::to_string(&insight::analyse(&record).unwrap()).unwrap();

        let mut node = Command::new("node")
            .arg("analyse.mjs")
            .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/local"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("node is on the path");
        node.stdin.take().unwrap().write_all(record.as_bytes()).unwrap();
        let output = node.wait_with_output().unwrap();
        assert!(output.status.success(), "{game}");
        let wasm = String::from_utf8(output.stdout).unwrap();
        assert!(wasm == native, "{game}; is the module as new as the sources?");
    }
}

/// A whole game in the wheel, bit for bit. `web/tests/browser/hamsterrolle.test.mjs`
/// compares Node with Chromium.
#[cfg(feature = "wheel")]
#[test]
#[ignore = "needs the module that `cargo xtask web --wasm` builds, and runs after it"]
fn the_wheel_rolls_the_same_in_wasm() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/local");
    let output = Command::new("node")
        .arg("wheel.mjs")
        .current_dir(folder)
        .output()
        .expect("node is on the path");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let wasm = String::from_utf8(output.stdout).unwrap();
    assert_eq!(wasm, kiste_wasm::reference_digest(), "is the module as new as the sources?");
}
