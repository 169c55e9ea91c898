//! `kiste sim`, run for real.

use std::fs;
use std::path::Path;

use crate::support::kiste;
use serde_json::Value;

/// The result without what depends on the machine.
fn result(arguments: &str) -> Value {
    let mut report = kiste(&format!("{arguments} --json")).expect(0).json();
    let fields = report.as_object_mut().expect("an object");
    for timing in ["threads", "seconds", "decisions_per_second"] {
        assert!(fields.remove(timing).is_some_and(|value| value.as_f64() > Some(0.0)), "{timing}");
    }
    report
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let one = result("sim pig --players 3 --games 60 --seed 9 --threads 1");
    assert_eq!(one, result("sim pig --players 3 --games 60 --seed 9 --threads 2"));
    assert_ne!(one, result("sim pig --players 3 --games 60 --seed 10 --threads 2"));
}

#[test]
fn results_are_told_by_seat_and_by_bot() {
    let report = result("sim pig --players 4 --games 50 --seed 2");
    assert_eq!(report["game"], "pig");
    assert_eq!(report["options"]["target"], "100");
    assert_eq!(
        (&report["players"], &report["games"], &report["seed"]),
        (&4.into(), &50.into(), &2.into())
    );
    let seats = report["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 4);
    let share = |row: &Value| row["win_share"].as_f64().unwrap();
    assert!((seats.iter().map(share).sum::<f64>() - 1.0).abs() < 1e-9, "somebody wins each game");
    for (index, row) in seats.iter().enumerate() {
        assert_eq!(row["seat"], index + 1);
        assert_eq!(row["played"], 50);
        let [low, high] = [0, 1].map(|end| row["interval"][end].as_f64().unwrap());
        assert!(low < share(row) && share(row) < high);
        assert!(row["score"]["mean"].as_f64() > Some(0.0));
        assert!(row["score"]["spread"].as_f64() > Some(0.0));
    }
    assert_eq!(report["bots"][0]["bot"], "random");
    assert_eq!(report["bots"][0]["played"], 200);
    assert_eq!(report["bots"][0]["wins"], 50);
    let length = |what: &str| report["length"][what].as_f64().unwrap();
    assert!(length("events") > length("decisions"));
    assert!(length("shortest") <= length("decisions"));
    assert!(length("longest") >= length("decisions"));
}

#[test]
fn options_reach_the_game() {
    let length = |arguments: &str| {
        let report = result(&format!("sim pig --games 40 {arguments}"));
        report["length"]["decisions"].as_f64().unwrap()
    };
    assert!(length("--option target=20") < length("") / 2.0);

    for (wrong, why) in [
        ("--option target=5", "it can be 10–1000"),
        ("--option goal=50", "there is: target"),
        ("--option target", "key=value"),
        ("--players 9", "2 to 8 players, not 9"),
        ("--bots cheater", "possible values"),
        ("--games 0", "0"),
        ("--threads 0", "0"),
        ("--sheet nowhere.toml", "nowhere.toml"),
    ] {
        let run = kiste(&format!("sim pig {wrong}")).expect(2);
        assert_eq!(run.out, "");
        assert!(run.err.contains(why), "{wrong}: {}", run.err);
    }
}

fn files(dir: &Path) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = fs::read_dir(dir)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).unwrap())
        })
        .collect();
    files.sort();
    files
}

#[test]
fn every_game_becomes_a_record_that_replays() {
    let dir = tempfile::tempdir().unwrap();
    let (one, two) = (dir.path().join("a/one"), dir.path().join("two"));
    for (threads, dir) in [(1, &one), (2, &two)] {
        let record = dir.display();
        kiste(&format!("sim pig --games 12 --seed 3 --threads {threads} --record {record}"))
            .expect(0);
    }
    let records = files(&one);
    assert_eq!(records, files(&two));
    let names: Vec<&str> = records.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names.len(), 12);
    assert_eq!((names[0], names[11]), ("pig-3-00.kiste", "pig-3-11.kiste"));
    for name in names {
        let path = one.join(name).display().to_string();
        let report = kiste(&format!("replay {path} --verify --json")).expect(0).json();
        assert_eq!(report["over"], true);
        assert_eq!(report["seats"][0], "random");
    }
}

#[test]
fn a_sheet_of_ones_own_is_played_on_and_travels_in_the_record() {
    let built_in = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/hamstern/side-a.toml");
    let text = fs::read_to_string(built_in).unwrap();
    let line = text.lines().find(|line| line.starts_with("joker_track = ")).expect("a track");
    let dir = tempfile::tempdir().unwrap();
    let sheet = dir.path().join("ours.toml");
    fs::write(&sheet, text.replace(line, "joker_track = 1")).unwrap();
    let (sheet, records) = (sheet.display(), dir.path().join("games"));
    let series = "sim hamstern --players 2 --games 20 --seed 4";
    let own = result(&format!("{series} --sheet {sheet} --record {}", records.display()));
    assert_ne!(own["seats"], result(series)["seats"], "another sheet, other games");

    fs::remove_file(dir.path().join("ours.toml")).unwrap();
    let record = records.join("hamstern-4-00.kiste");
    assert!(fs::read_to_string(&record).unwrap().contains("sheet: ours.toml\n| "));
    let report = kiste(&format!("replay {} --verify --json", record.display())).expect(0).json();
    assert_eq!(report["over"], true);

    let pig = dir.path().join("pig.toml");
    fs::write(&pig, "game = \"pig\"\nkind = \"sheet\"\n").unwrap();
    let run = kiste(&format!("sim pig --sheet {}", pig.display())).expect(2);
    assert!(run.err.contains("pig.toml: this game has no sheets to replace"), "{}", run.err);
}

#[test]
fn every_game_is_played_by_every_bot() {
    let list = kiste("games --json").expect(0).json();
    for game in list.as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        let allowed = game["players"].as_array().unwrap().iter().filter_map(Value::as_u64);
        let players = allowed.filter(|&players| players <= 4).max().unwrap();
        let bots = "random,greedy,easy";
        let report = result(&format!("sim {id} --players {players} --bots {bots} --games 1"));
        let bots: Vec<&str> = report["bots"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row["bot"].as_str().unwrap())
            .collect();
        assert_eq!(bots, ["random", "greedy", "easy"]);
        assert_eq!(report["bots"][0]["played"], players - 2, "the first bot comes round again");
    }
}

#[test]
fn thought_beats_chance() {
    let report = result("sim pig --bots greedy,random --games 100 --seed 1");
    let share = |bot: usize| report["bots"][bot]["win_share"].as_f64().unwrap();
    assert_eq!(report["bots"][0]["bot"], "greedy");
    assert!(share(0) > 0.7, "{}", report["bots"]);
    assert!((share(0) + share(1) - 1.0).abs() < 1e-9, "{}", report["bots"]);
}

#[test]
fn bots_change_seats_unless_told_not_to() {
    let report = result("sim pig --bots greedy,random --games 2");
    assert_eq!(report["seats"][0]["bots"], serde_json::json!(["greedy", "random"]));
    let report = result("sim pig --bots greedy,random --games 2 --fixed-seats");
    assert_eq!(report["seats"][0]["bots"], serde_json::json!(["greedy"]));
    assert_eq!(report["seats"][0]["wins"], report["bots"][0]["wins"]);
}

#[test]
fn progress_stays_out_of_files_and_pipes() {
    let run = kiste("sim pig --games 500").expect(0);
    assert_eq!(run.err, "");
    assert!(!run.out.contains('\u{1b}'), "{}", run.out);
}
