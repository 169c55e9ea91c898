//! `kiste own`, run for real.

use std::fs;
use std::path::Path;

use crate::support::kiste;

fn sample(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/own-games");
    folder.join(format!("{name}.kiste-game")).canonicalize().unwrap().display().to_string()
}

#[test]
fn games_in_order_are_said_to_be_so() {
    let run = kiste(&format!("own check {} {}", sample("quarry"), sample("summit"))).expect(0);
    assert!(run.out.contains("in order, “Quarry” by Kiste for 2 to 6 players\n"), "{}", run.out);
    assert_eq!(run.out.lines().count(), 2);
}

#[test]
fn a_mistake_is_named_with_file_line_and_reason() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.kiste-game");
    let text = fs::read_to_string(sample("summit")).unwrap();
    let text = text.replace("t.passed = 0;\n}", "t.passed = ;\n}");
    let line = text.lines().position(|line| line.ends_with("t.passed = ;")).unwrap() + 1;
    fs::write(&path, text).unwrap();
    let run = kiste(&format!("own check {}", path.display())).expect(1);
    let place = format!("mine.kiste-game, line {line}, column 16: ");
    assert!(run.err.contains(&place), "{}", run.err);
    kiste("own check no-such-file.kiste-game").expect(2);
}

#[test]
fn the_test_bench_says_what_its_author_wants_to_know() {
    let report = kiste(&format!("own test {} --games 20 --json", sample("sixes"))).expect(0).json();
    assert_eq!(report["games"], 20);
    assert_eq!(report["faults"], 0);
    assert_eq!(report["seats"].as_array().unwrap().len(), 2);
    assert!(report["decisions"]["middle"].as_u64().unwrap() > 3, "{report}");
    let kinds: Vec<&str> =
        report["odd"].as_array().unwrap().iter().map(|odd| odd["why"].as_str().unwrap()).collect();
    assert!(kinds.contains(&"longest") && kinds.contains(&"shortest"), "{kinds:?}");
    let again = kiste(&format!("own test {} --games 20 --json", sample("sixes"))).expect(0).json();
    assert_eq!(again, report, "the same games each time");
}

#[test]
fn a_file_is_simulated_like_any_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let dir = folder.path().display();
    let sim = format!("sim own --sheet {} --games 2 --record {dir} --json", sample("summit"));
    let report = kiste(&sim).expect(0).json();
    assert_eq!(report["games"], 2);
    let record = fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap().path();
    let run = kiste(&format!("replay {} --verify", record.display())).expect(0);
    assert!(!run.out.is_empty());
}

#[test]
fn all_words_are_listed() {
    let words = kiste("own words").expect(0).out;
    assert!(words.contains("| `t.builds(dice, near)` |"), "{words}");
}
