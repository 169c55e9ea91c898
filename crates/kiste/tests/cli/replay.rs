//! `kiste replay`, run for real.

use std::fs;

use crate::support::{kiste, kiste_reading};
use serde_json::json;

/// Written by hand: comments, blanks, chosen dice, and not at its end.
const BY_HAND: &str = "\
kiste record 1
game: pig
option: target=20
seat 1: Mia
seat 2: Tom

1: roll      # a good start
throw: 6
1: roll
throw: 5
1: hold
2: roll
throw: 1     # poor Tom
";

#[test]
fn a_record_written_by_hand_is_judged() {
    let run = kiste_reading("replay - --json", BY_HAND.as_bytes()).expect(0);
    assert_eq!(
        run.json(),
        json!({
            "game": "pig",
            "seats": ["Mia", "Tom"],
            "events": 7,
            "over": false,
            "standings": [
                { "seat": 1, "score": 11, "rank": 1, "parts": { "points": 11 } },
                { "seat": 2, "score": 0, "rank": 2, "parts": { "points": 0 } },
            ],
        })
    );
    let run = kiste_reading("replay -", BY_HAND.as_bytes()).expect(0);
    assert!(run.out.starts_with("Pig: 7 events, waiting for seat 1\n"), "{}", run.out);
    assert!(run.out.contains("   1     1  Mia      11  points 11\n"), "{}", run.out);
}

#[test]
fn the_end_is_told() {
    let ended = format!("{BY_HAND}1: roll\nthrow: 6\n1: roll\nthrow: 4\n1: hold\n");
    let run = kiste_reading("replay - --json", ended.as_bytes()).expect(0);
    assert_eq!(run.json()["over"], true);
    assert!(kiste_reading("replay -", ended.as_bytes()).expect(0).out.contains("12 events, over"));
}

#[test]
fn some_lines_are_shown_with_the_standings_they_lead_to() {
    let run = kiste_reading("replay - --from 9 --to 10 --json", BY_HAND.as_bytes()).expect(0);
    let report = run.json();
    assert_eq!(
        report["lines"],
        json!([{ "line": 9, "event": "1: roll" }, { "line": 10, "event": "throw: 5" }])
    );
    assert_eq!(report["events"], 4);
    assert_eq!(report["standings"][0]["score"], 0, "nothing is banked before line 11");

    // What is wrong behind the last line asked for does not matter.
    let broken = format!("{BY_HAND}nonsense\n");
    kiste_reading("replay - --to 12", broken.as_bytes()).expect(0);
    kiste_reading("replay - --from 12", broken.as_bytes()).expect(1);
    let run = kiste_reading("replay - --from 5 --to 3", BY_HAND.as_bytes()).expect(2);
    assert!(run.err.contains("hint:"), "{}", run.err);
}

/// `record` is refused for this reason, in this line, in both forms.
#[track_caller]
fn refused(record: &[u8], line: Option<usize>, code: &str, reason: &str) {
    let run = kiste_reading("replay - --json", record).expect(1);
    let error = &run.json()["error"];
    assert_eq!(error["line"], json!(line), "{error}");
    assert_eq!(error["code"], code, "{error}");
    assert!(error["reason"].as_str().is_some_and(|text| text.contains(reason)), "{error}");
    assert!(error["args"].is_object(), "{error}");
    assert_eq!(run.err, "", "programs read one stream");

    let run = kiste_reading("replay -", record).expect(1);
    assert_eq!(run.out, "");
    let place = line.map(|line| format!("line {line}: ")).unwrap_or_default();
    assert!(run.err.starts_with(&format!("error: -: {place}")), "{}", run.err);
    assert!(run.err.contains(reason), "{}", run.err);
}

#[test]
fn the_first_illegal_event_is_named_by_line_and_reason() {
    let changed = |from: &str, to: &str| BY_HAND.replacen(from, to, 1).into_bytes();
    refused(
        &changed("1: roll ", "1: hold "),
        Some(7),
        "nothing-to-hold",
        "roll at least once before you hold",
    );
    refused(&changed("throw: 5", "throw: 7"), Some(10), "notation", "“7” is not a die");
    refused(&changed("2: roll", "1: roll"), Some(12), "not-your-turn", "not seat 1's turn");
    refused(&changed("throw: 5", "1: roll"), Some(10), "not-your-turn", "");
    refused(&changed("2: roll", "hop: on"), Some(12), "notation", "is not an event");
    refused(
        &changed("game: pig", "game: chess"),
        Some(2),
        "unknown-game",
        "no game “chess”; there is: ",
    );
    refused(&changed("=20", "=7"), None, "bad-value", "it can be 10–1000");
    refused(&changed("seat 2: Tom\n", ""), None, "players", "2 to 8 players, not 1");
    refused(b"", Some(1), "notation", "kiste record 1");
    refused(b"kiste record 1\ngame: pig\n\xff\xfe\n", Some(3), "not-text", "UTF-8");
}

#[test]
fn those_waited_for_are_named() {
    let record = "kiste record 1\ngame: hamstern\nseat 1: Mia\nseat 2: Tom\n\nthrow: 4\n";
    let run = kiste_reading("replay -", record.as_bytes()).expect(0);
    assert!(run.out.contains("waiting for each of seats 1, 2\n"), "{}", run.out);
}

#[test]
fn a_file_that_is_not_there_is_no_verdict() {
    let run = kiste("replay nowhere.kiste --json").expect(2);
    assert_eq!(run.out, "");
    assert!(run.err.starts_with("error: nowhere.kiste: "), "{}", run.err);
    assert!(run.err.contains("hint: "), "{}", run.err);
}

#[test]
fn dice_are_checked_against_the_seed() {
    let dir = tempfile::tempdir().unwrap();
    let records = dir.path().display().to_string();
    kiste(&format!("sim pig --games 1 --seed 5 --record {records}")).expect(0);
    let file = dir.path().join("pig-5-0.kiste");
    let path = file.display();
    assert_eq!(kiste(&format!("replay {path} --verify --json")).expect(0).json()["verified"], true);

    let honest = fs::read_to_string(&file).unwrap();
    let unproven = |text: &str| {
        fs::write(&file, text).unwrap();
        let error = kiste(&format!("replay {path} --verify --json")).expect(1).json();
        error["error"].clone()
    };

    // One throw improved by a pip: still legal, but not what the seed gives.
    let lines: Vec<&str> = honest.lines().collect();
    let at = lines.iter().position(|line| *line == "throw: 3").expect("some three");
    let mut forged = lines.clone();
    forged[at] = "throw: 4";
    let error = unproven(&forged.join("\n"));
    assert_eq!(error["line"], at + 1);
    assert_eq!(error["code"], "other-throw");
    assert_eq!(error["args"], json!({ "fixed": "3", "written": "4" }));
    assert_eq!(error["reason"], "the seed fixes “3” here, not “4”");

    // Another seed behind the same commitment, and none at all.
    let at = lines.iter().position(|line| line.starts_with("seed: ")).expect("revealed");
    let zeros = format!("seed: {}", "0".repeat(64));
    let mut forged = lines.clone();
    forged[at] = &zeros;
    assert_eq!(unproven(&forged.join("\n"))["code"], "other-secret");
    forged[at] = "";
    assert_eq!(unproven(&forged.join("\n"))["code"], "no-secret");
    let promised = lines.iter().position(|line| line.starts_with("commitment: ")).unwrap();
    let mut forged = lines;
    forged[promised] = "";
    assert_eq!(unproven(&forged.join("\n"))["code"], "no-commitment");
}

#[test]
fn a_record_is_told_in_the_language_that_is_asked_for() {
    let run = kiste_reading("replay - --tell", BY_HAND.as_bytes()).expect(0);
    assert!(run.out.starts_with("Pig: 7 events, waiting for seat 1\n"), "{}", run.out);
    assert!(run.out.contains("\n 7  Mia: Roll\n 8  Thrown: 6\n"), "{}", run.out);
    let run = kiste_reading("replay - --tell --lang nl --to 8", BY_HAND.as_bytes()).expect(0);
    assert!(run.out.starts_with("Pig: 2 events, waiting for seat 1\n"), "{}", run.out);
    assert!(run.out.contains("\n8  Gegooid: 6\n\nrank  seat  name"), "{}", run.out);
    let report = kiste_reading("replay - --tell --lang de --from 13 --json", BY_HAND.as_bytes());
    let lines = report.expect(0).json()["lines"].clone();
    assert_eq!(lines, json!([{ "line": 13, "event": "throw: 1", "told": "Gewürfelt: 1" }]),);
}

#[test]
fn a_language_that_nobody_speaks_is_refused_with_those_that_there_are() {
    let run = kiste_reading("replay - --tell --lang tlh", BY_HAND.as_bytes()).expect(2);
    assert!(
        run.err.contains("there is no language “tlh”; there is: de, en, fr, it, nl"),
        "{}",
        run.err
    );
    let run = kiste_reading("replay - --lang nl", BY_HAND.as_bytes()).expect(2);
    assert!(run.err.contains("--tell"), "{}", run.err);
}

#[test]
fn dice_and_places_are_told_as_one_sees_them() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().display();
    kiste(&format!("sim cui-bono --games 1 --seed 3 --record {games}")).expect(0);
    let told = kiste(&format!("replay {games}/cui-bono-3-0.kiste --tell")).expect(0).out;
    assert!(told.contains(" pulls the red die in the "), "{told}");
}

#[test]
fn remarks_stand_below_the_line_that_they_are_about() {
    let remarked = BY_HAND.replace("1: hold\n", "1: hold\n#> Too early?\n#>\n");
    let run = kiste_reading("replay - --from 10 --to 13", remarked.as_bytes()).expect(0);
    assert!(run.out.contains("\n11  1: hold\n    #> Too early?\n    #>\n"), "{}", run.out);
    let run = kiste_reading("replay - --from 10 --json", remarked.as_bytes()).expect(0);
    let lines = run.json()["lines"].clone();
    assert_eq!(lines[1]["remarks"], json!(["Too early?", ""]));
    assert_eq!(lines[0], json!({ "line": 10, "event": "throw: 5" }));
}

#[test]
fn a_game_of_the_day_is_proven_with_the_key_of_that_day() {
    let day: table::Day = "2026-11-17".parse().unwrap();
    let key = table::DayKey::new(&[7; 32], day);
    let secret = key.secret(day, "pig");
    let options = vec![("target".to_owned(), "10".to_owned())];
    let names = vec!["Mia".to_owned(), "Tom".to_owned()];
    let mut game = games::new_match("pig", &options, &[], names, secret).unwrap().unwrap();
    while let Some(seat) = game.pending().seats().first() {
        game.act(seat, game.choices(seat).0.last().unwrap().clone().as_str()).unwrap();
    }
    let mut record = game.record();
    record.secret = None;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("day.kiste");
    fs::write(&path, record.to_string()).unwrap();
    let verify = format!("replay {} --json --verify", path.display());
    let key = key.reveal();
    let report = kiste(&format!("{verify} --day {day} --key {key}")).expect(0).json();
    assert_eq!(report["verified"], true);
    // Without the key, with the key of another day, and on another day.
    assert_eq!(kiste(&verify).expect(1).json()["error"]["code"], "no-secret");
    let other = table::DayKey::new(&[7; 32], day.next()).reveal();
    for (day, key) in [(day, &other), (day.next(), &key)] {
        let error = kiste(&format!("{verify} --day {day} --key {key}")).expect(1).json();
        assert_eq!(error["error"]["code"], "other-secret", "{day} {key}");
    }
    kiste(&format!("{verify} --day {day}")).expect(2);
}
