//! Every puzzle of `data/puzzles`: its answer is best by the same judgement
//! that made it, and whoever answers otherwise hears what that costs.

use std::path::PathBuf;

use insight::{clear_answer, compare};
use kiste_wasm::{Lesson, Verdict};

const SIGN: &str = "#? best";

fn puzzles(game: &str) -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/puzzles").join(game);
    let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{game}: {error}"));
    let mut found: Vec<(String, String)> = files
        .map(|file| {
            let path = file.unwrap().path();
            (path.display().to_string(), std::fs::read_to_string(&path).unwrap())
        })
        .collect();
    found.sort();
    assert!(found.len() >= 8, "{game}: a set is eight, not {}", found.len());
    found
}

fn answers_are_best(game: &str) {
    for (name, text) in puzzles(game) {
        let (position, answer) = text.split_once(SIGN).unwrap_or_else(|| panic!("{name}"));
        let start = position.find("kiste record").unwrap();
        let clear = clear_answer(&position[start..].parse().unwrap());
        let clear = clear.unwrap_or_else(|| panic!("{name}: no choice is clearly best"));
        assert_eq!(answer.trim(), format!("1: {}", clear.action), "{name}");
    }
}

each_of!(the_answers_are_best = answers_are_best: hop_n_roll hamstern abquetschen cui_bono wuerfelmarsch);

each_of!(
    the_answer_is_taken_and_every_other_is_told_what_it_costs = others_are_told_what_they_cost:
    hop_n_roll hamstern abquetschen cui_bono wuerfelmarsch
);

fn others_are_told_what_they_cost(game: &str) {
    let mut explained = 0;
    for (name, text) in puzzles(game) {
        let lesson: Lesson = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let plan = lesson.plan().unwrap();
        let step = &plan.steps[0];
        let Verdict::Right { weighed: Some(weighed) } = lesson.judge(0, &step.answer) else {
            panic!("{name}: the answer is right and weighed");
        };
        assert!(weighed.margin > 0, "{name}");
        let choices = plan.scenes[0][step.frame].state.choices.as_ref().unwrap();
        for choice in choices.list.iter().filter(|choice| **choice != step.answer).take(12) {
            let Verdict::Missed { weighed: Some(weighed), .. } = lesson.judge(0, choice) else {
                panic!("{name}: {choice} is missed and weighed");
            };
            assert!(weighed.margin > 0, "{name}: {choice} is worse");
            explained += usize::from(weighed.cause.is_some());
        }
    }
    assert!(explained > 10, "{game}: only {explained} are told why");
}

#[test]
fn a_choice_is_weighed_only_where_positions_have_a_worth() {
    let names = vec!["Mia".to_owned(), "Tom".to_owned()];
    let secret = engine::Secret::numbered(1, 0);
    let game = games::new_match("pig", &[], &[], names, secret).unwrap().unwrap();
    assert_eq!(compare(&*game, engine::Seat::new(0), "roll", Some("hold")), None);
}
