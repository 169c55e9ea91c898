//! The other commands and the manners of them all, run for real.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use crate::support::{Run, kiste, program};
use serde_json::Value;

#[test]
fn games_are_listed_for_programs() {
    let list = kiste("games --json").expect(0).json();
    let list = list.as_array().unwrap();
    let ids: Vec<&str> = list.iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(ids, games::ids());
    for game in list {
        assert!(game["name"].as_str().is_some_and(|name| !name.is_empty()));
        let players = game["players"].as_array().unwrap();
        assert!(!players.is_empty() && players.iter().all(Value::is_u64), "{game}");
        for option in game["options"].as_array().unwrap() {
            assert!(option["key"].is_string() && option["default"].is_string(), "{option}");
            assert!(option["values"].is_array() || option["values"]["max"].is_u64(), "{option}");
        }
    }
    let pig = list.iter().find(|game| game["id"] == "pig").unwrap();
    assert_eq!(pig["players"], serde_json::json!([2, 3, 4, 5, 6, 7, 8]));
    assert_eq!(pig["options"][0]["values"], serde_json::json!({ "min": 10, "max": 1000 }));
}

#[test]
fn games_are_listed_for_people() {
    let run = kiste("games").expect(0);
    assert!(run.out.contains("pig  Pig, 2–8 players\n"), "{}", run.out);
    assert!(run.out.contains("target=10–1000  Points that win. (default 100)\n"), "{}", run.out);
}

#[test]
fn speed_is_measured() {
    let rows = kiste("bench pig --seconds 0.02 --json").expect(0).json();
    let players: Vec<u64> =
        rows.as_array().unwrap().iter().map(|row| row["players"].as_u64().unwrap()).collect();
    assert_eq!(players, [2, 4, 8]);
    for row in rows.as_array().unwrap() {
        assert_eq!(row["game"], "pig");
        let of = |figure: &str| row[format!("{figure}_per_second")].as_f64().unwrap();
        assert!(of("playouts") > 0.0);
        assert!(of("decisions") > of("playouts"), "a game has many decisions");
        assert!(of("steps") > of("decisions"), "throws are steps too");
        assert!(of("search_iterations") > 0.0);
    }
    let table = kiste("bench pig --seconds 0.02").expect(0).out;
    assert_eq!(table.lines().count(), 4, "{table}");
    kiste("bench pig --seconds 0").expect(2);
    kiste("bench pig --seconds soon").expect(2);
}

#[test]
fn every_game_is_measured_from_its_fewest_to_its_most_players() {
    let rows = kiste("bench --seconds 0.001 --json").expect(0).json();
    let measured: Vec<(&str, u64)> = rows
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["game"].as_str().unwrap(), row["players"].as_u64().unwrap()))
        .collect();
    let list = kiste("games --json").expect(0).json();
    for game in list.as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        if id == "hamsterrolle" {
            continue; // a simulated world has benchmarks of its own
        }
        let players = game["players"].as_array().unwrap();
        for count in [players.first(), players.last()] {
            let count = count.and_then(Value::as_u64).unwrap();
            assert!(measured.contains(&(id, count)), "{id} with {count} players");
        }
    }
}

/// Data files of this repository, which are also what owners start from.
fn built_in_sheets() -> Vec<String> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
    let folders = ["hop-n-roll", "hamstern"].map(|game| data.join(game));
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    files
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "toml"))
        .map(|path| path.display().to_string())
        .collect()
}

#[test]
fn good_sheets_are_said_to_be_good() {
    let sheets = built_in_sheets();
    assert!(sheets.len() >= 4);
    let run = kiste(&format!("sheet check {}", sheets.join(" "))).expect(0);
    assert_eq!(run.out.lines().count(), sheets.len());
    for sheet in &sheets {
        assert!(run.out.contains(&format!("{sheet}: in order, a ")), "{}", run.out);
    }
    assert!(run.out.contains("side-a.toml: in order, a sheet for hamstern\n"), "{}", run.out);
}

#[test]
fn a_bad_sheet_is_named_with_place_and_reason() {
    let dir = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = dir.path().join(name);
        fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let chess = write("chess.toml", "game = \"chess\"\nkind = \"board\"\n");
    let torn = write("torn.toml", "game = \"pig\"\nkind = \n");
    let run = kiste(&format!("sheet check {chess} {torn}")).expect(1);
    assert!(run.err.contains(&format!("{chess}, game: there is no “chess”")), "{}", run.err);
    assert!(run.err.contains(&format!("{torn}, line 2, column 8: ")), "{}", run.err);

    let run = kiste("sheet check nowhere.toml").expect(2);
    assert!(run.err.starts_with("error: nowhere.toml: "), "{}", run.err);
    kiste("sheet check").expect(2);
}

#[test]
fn shells_learn_the_commands() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = kiste(&format!("completions {shell}")).expect(0).out;
        for word in ["replay", "verify", "fixed-seats"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    kiste("completions abacus").expect(2);
}

#[test]
fn help_has_examples_and_the_version_is_ours() {
    for command in ["", "games ", "sim ", "replay ", "bench ", "sheet ", "completions "] {
        let help = kiste(&format!("{command}--help")).expect(0).out;
        assert!(help.contains("Examples:\n  kiste "), "{command}: {help}");
    }
    let version = kiste("--version").expect(0).out;
    assert_eq!(version, concat!("kiste ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn mistakes_are_met_with_advice_on_stderr() {
    for (mistake, advice) in [
        ("sim pigs", "'pig'"),
        ("sim chess", "possible values: hamsterrolle, hop-n-roll, hamstern, "),
        ("simm pig", "'sim'"),
        ("replay", "<FILE>"),
    ] {
        let run = kiste(mistake).expect(2);
        assert_eq!(run.out, "");
        assert!(run.err.contains(advice), "{mistake}: {}", run.err);
    }
}

#[test]
fn colours_are_for_terminals_and_for_those_who_insist() {
    assert!(!kiste("games").out.contains('\u{1b}'));
    let run = |key: &str| Run::of(program().arg("games").env(key, "1").output().unwrap());
    assert!(run("CLICOLOR_FORCE").out.contains('\u{1b}'));
    assert!(!run("NO_COLOR").out.contains('\u{1b}'));
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    for arguments in [
        "games",
        "games --json",
        "sim pig --games 2",
        "sim pig --games 2 --json",
        "bench pig --seconds 0.01",
        "completions bash",
        "--help",
        "--version",
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = program()
            .args(arguments.split_whitespace())
            .stdout(writer)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
            .wait_with_output()
            .unwrap();
        let run = Run::of(output).expect(0);
        assert_eq!(run.err, "", "{arguments}");
    }
}
