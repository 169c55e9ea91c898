//! The same games, move for move, whether Rust runs here or in a browser.

use std::io::Write as _;
use std::process::{Command, Stdio};

use crate::page::{Page, wish};
use serde_json::json;

const UNBUILT: &str = "is the module as new as the sources?";

/// Tests that Node runs what is run here, for each game that they name.
macro_rules! in_wasm {
    ($name:ident = $check:ident: $($game:ident $($of:expr)?;)*) => {
        mod $name {
            $(
                #[test]
                #[ignore = "needs the module that `cargo xtask web --wasm` builds, and runs after it"]
                fn $game() {
                    super::$check(&stringify!($game).replace('_', "-"), $($of)?);
                }
            )*
        }
    };
}

in_wasm! { a_game_is_the_same_in_wasm = plays_the_same:
    pig &[(None, "hard")];
    hop_n_roll &[(None, "easy")];
    hamstern &[(None, "easy"), (None, "greedy")];
    // Scripts, too: hidden dice, throws and long lists of choices.
    own &[
        (Some("quarry"), "hard"),
        (Some("summit"), "medium"),
        (Some("sixes"), "easy"),
        (Some("abquetschen"), "greedy"),
        (Some("cui-bono"), "easy"),
        (Some("wuerfelmarsch"), "greedy"),
    ];
}

/// Node loads the module as the page's worker does and plays these games, of a
/// file and against a bot, with the same seed; dice, bots and records must be
/// the same.
fn plays_the_same(game: &str, tables: &[(Option<&str>, &str)]) {
    for &(file, level) in tables {
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
        assert_eq!(wasm, native, "{game} {file:?}; {UNBUILT}");
    }
}

// Every game that is judged, and one that is not.
in_wasm! { a_report_is_the_same_in_wasm = reports_the_same:
    hop_n_roll; hamstern; abquetschen; cui_bono; pig;
}

/// What a page tells of luck and skill is what the command line tells, to the
/// byte.
fn reports_the_same(game: &str) {
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
    assert!(wasm == native, "{game}; {UNBUILT}");
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
    assert_eq!(wasm, kiste_wasm::reference_digest(), "{UNBUILT}");
}
