//! `kiste analyse` and `kiste puzzles`, run for real.

use std::fs;

use crate::support::{kiste, kiste_reading};

/// A game of Hamstern by bots, as a record.
fn played(folder: &str) -> String {
    let folder =
        std::env::temp_dir().join(format!("kiste-analyse-{folder}-{}", std::process::id()));
    let path = folder.display();
    kiste(&format!(
        "sim hamstern --players 2 --games 1 --bots greedy,random --seed 4 --record {path}"
    ))
    .expect(0);
    let file = fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
    let record = fs::read_to_string(file).unwrap();
    fs::remove_dir_all(&folder).unwrap();
    record
}

#[test]
fn luck_and_skill_add_up_to_the_result() {
    let record = played("sum");
    let told = kiste_reading("analyse - --json", record.as_bytes()).expect(0).json();
    assert_eq!(told["kind"], "judged");
    let report = &told["report"];
    assert_eq!((&report["complete"], &report["over"]), (&true.into(), &true.into()));
    let seats = report["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 2);
    for seat in seats {
        let part = |name: &str| seat[name].as_i64().unwrap();
        let sum = part("start") + part("luck") - part("cost") + part("gifts") + part("rest");
        assert_eq!(sum, part("result"), "{seat}");
        assert_eq!(part("result") - part("luck"), part("corrected"), "{seat}");
    }
    let again = kiste_reading("analyse - --json", record.as_bytes()).expect(0).json();
    assert_eq!(again, told, "the same record gives the same report");
}

#[test]
fn people_read_what_cost_most_and_which_throws_were_lucky() {
    let run = kiste_reading("analyse - --top 2", played("people").as_bytes()).expect(0);
    assert!(run.out.contains("without luck"), "{}", run.out);
    assert!(run.out.contains("What cost most"), "{}", run.out);
    assert!(run.out.contains("; better was mark"), "{}", run.out);
    assert!(run.out.contains("The luckiest throws"), "{}", run.out);
    assert_eq!(run.out.matches("line ").count(), 4, "two of each: {}", run.out);
}

#[test]
fn a_game_that_nobody_can_judge_is_told_by_its_points() {
    let record =
        "kiste record 1\ngame: pig\nseat 1: Mia\nseat 2: Tom\n\n1: roll\nthrow: 4\n1: hold\n";
    let run = kiste_reading("analyse -", record.as_bytes()).expect(0);
    assert!(run.out.contains("Mia: 4 points, 2 decisions"), "{}", run.out);
    let told = kiste_reading("analyse - --json", record.as_bytes()).expect(0).json();
    assert_eq!(told["kind"], "told");
}

#[test]
fn a_record_with_a_mistake_is_refused_with_its_line() {
    let record = "kiste record 1\ngame: pig\nseat 1: Mia\nseat 2: Tom\n\n2: hold\n";
    let run = kiste_reading("analyse -", record.as_bytes()).expect(1);
    assert!(run.err.contains("line 6"), "{}", run.err);
    kiste("analyse no-such-file.kiste").expect(2);
}

#[test]
fn games_on_the_same_dice_are_told_without_luck() {
    let run = "sim hamstern --players 2 --games 12 --bots greedy,random --seed 3 --paired --json";
    let report = kiste(run).expect(0).json();
    let paired = &report["paired"];
    assert_eq!((&paired["bot"], &paired["dice"]), (&"greedy".into(), &6.into()));
    let share = |of: &serde_json::Value| of["win_share"].as_f64().unwrap();
    assert!(share(paired) > 0.5, "{paired}");
    assert!(paired["luck_corrected"]["interval"].is_array(), "{paired}");
    assert_eq!(kiste(run).expect(0).json()["paired"], *paired, "the same words, the same games");
}

#[test]
fn what_was_saved_is_not_made_up_where_nothing_was_left_to_chance() {
    // A greedy player always beats chance here: no interval has a width.
    let run = "sim hamstern --players 2 --games 12 --bots greedy,random --seed 3 --paired";
    let told = kiste(run).expect(0).out;
    let paired = told.lines().find(|line| line.contains("paired:")).unwrap_or_default();
    assert!(paired.contains("100.0 % (100.0–100.0)"), "{told}");
    assert!(!paired.contains("as sure as"), "{told}");
}

#[test]
fn puzzles_are_found_again_with_the_same_words() {
    let run = "puzzles hamstern --games 6 --seed 1 --most 1";
    let found = kiste(run).expect(0).out;
    assert!(found.contains("% of a win ahead") && found.ends_with("1 puzzle\n"), "{found}");
    assert_eq!(kiste(run).expect(0).out, found);
}

#[test]
fn a_game_without_values_has_no_puzzles() {
    let run = kiste("puzzles pig").expect(2);
    assert!(run.err.contains("nobody knows what positions of “pig” are worth"), "{}", run.err);
}

/// Who builds has a piece less each time; what fell is the news.
#[test]
fn of_turns_that_changed_as_much_the_unusual_ones_are_told() {
    let record = include_str!("../../../../tests/playthroughs/hamsterrolle/4-players-1.kiste");
    // Two turns that brought two pieces, and one in which more fell than was built.
    let (begun, _) = record.split_once("\n1: place red1 in 11 flat +60").unwrap();
    let told = kiste_reading("analyse - --json", begun.as_bytes()).expect(0).json();
    let moments = told["totals"]["moments"].as_array().unwrap().iter();
    let seat = |moment: &serde_json::Value| moment["seat"].as_u64().unwrap() as usize;
    let changes: Vec<_> = moments.map(|moment| &moment["changes"][seat(moment) - 1]).collect();
    assert_eq!(changes, [2, 2, 1]);
}
