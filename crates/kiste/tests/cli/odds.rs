//! `kiste odds`, run for real.

use crate::support::kiste_reading;

/// Mia holds at 19 of 20 and Tom throws.
const CLOSE: &str = "\
kiste record 1
game: pig
option: target=20
seat 1: Mia
seat 2: Tom

1: roll
throw: 6
1: roll
throw: 6
1: roll
throw: 4
1: hold
2: roll
throw: 1
";

#[test]
fn every_face_of_a_die_is_as_likely_and_some_are_worth_more() {
    let report = kiste_reading("odds - --at 15 --json", CLOSE.as_bytes()).expect(0).json();
    assert_eq!(report["exact"], true);
    assert_eq!(report["thrown"], "1");
    let outcomes = report["outcomes"].as_array().unwrap();
    assert_eq!(outcomes.len(), 6);
    let share = |index: usize| outcomes[index]["wins"][1].as_f64().unwrap();
    for (index, outcome) in outcomes.iter().enumerate() {
        assert_eq!(outcome["throw"], (index + 1).to_string());
        assert_eq!(outcome["fraction"], "1/6");
        let both = outcome["wins"][0].as_f64().unwrap() + share(index);
        assert!((both - 1.0).abs() < 1e-9, "somebody wins: {outcome}");
    }
    assert!(share(5) > share(0), "a six is better than nothing: {report}");
    // Tom's bad luck is Mia's good luck.
    let luck = |seat: usize| report["luck"][seat].as_f64().unwrap();
    assert!(luck(1) < 0.0, "{report}");
    assert!((luck(0) + luck(1)).abs() < 1e-9, "{report}");
    // The same record gives the same table.
    let again = kiste_reading("odds - --at 15 --json", CLOSE.as_bytes()).expect(0).json();
    assert_eq!(again, report);
}

#[test]
fn a_table_for_people() {
    let run = kiste_reading("odds - --at 15 --games 5", CLOSE.as_bytes()).expect(0);
    assert!(run.out.starts_with("1 in line 15: 6 outcomes, all there are\n"), "{}", run.out);
    assert!(run.out.contains("→  1"), "{}", run.out);
    assert!(run.out.contains("Tom: -"), "{}", run.out);
}

#[test]
fn a_line_without_a_throw_is_told() {
    let run = kiste_reading("odds - --at 14", CLOSE.as_bytes()).expect(1);
    assert!(run.err.contains("line 14: nothing is thrown in this line"), "{}", run.err);
    let run = kiste_reading("odds - --at 99 --json", CLOSE.as_bytes()).expect(1);
    assert_eq!(run.json()["error"]["code"], "no-throw");
    kiste_reading("odds - --at 15 --games 0", CLOSE.as_bytes()).expect(2);
}
