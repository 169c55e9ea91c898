//! Every lesson is taken here to its end, with wrong answers on the way.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use kiste_wasm::{Lesson, LessonPlan, Verdict};

/// A test for each game that is taught.
macro_rules! each_lesson {
    ($name:ident = $check:ident) => {
        each_of! { $name = $check: abquetschen bunte_kuh cui_bono eintrichtern hamstern
        hamsterrolle hop_n_roll raffzahn wuerfelmarsch }
    };
}

fn lesson(game: &str) -> (Lesson, LessonPlan) {
    let file =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../data/lessons/{game}.lesson"));
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{game}: {error}"));
    let lesson: Lesson = text.parse().unwrap_or_else(|error| panic!("{game}: {error}"));
    let plan = lesson.plan().unwrap();
    (lesson, plan)
}

each_lesson!(a_lesson_has_six_to_twelve_steps = has_six_to_twelve_steps);

fn has_six_to_twelve_steps(game: &str) {
    let (_, plan) = lesson(game);
    assert_eq!(plan.game, game);
    assert!((6..=12).contains(&plan.steps.len()), "{game}: {} steps", plan.steps.len());
    let ids: BTreeSet<_> = plan.steps.iter().map(|step| &step.id).collect();
    assert_eq!(ids.len(), plan.steps.len(), "{game}: a step twice");
}

each_lesson!(whoever_answers_as_the_record_does_comes_to_the_end = comes_to_the_end);

fn comes_to_the_end(game: &str) {
    let (lesson, plan) = lesson(game);
    for (number, step) in plan.steps.iter().enumerate() {
        let frames = &plan.scenes[step.scene];
        let asked = &frames[step.frame].state;
        assert!(asked.asked.is_some(), "{game} {}: the learner is not asked", step.id);
        let verdict = lesson.judge(number, &step.answer);
        assert!(matches!(verdict, Verdict::Right { .. }), "{game} {}", step.id);
        let after = &frames[step.frame + 1];
        let own = after.lines[0].text.as_deref().unwrap_or_default();
        assert!(own.starts_with(&format!("1: {}", step.answer)), "{game} {}: {own}", step.id);
    }
}

each_lesson!(whatever_else_the_rules_allow_is_shown_and_can_be_taken_back = all_else_is_shown);

fn all_else_is_shown(game: &str) {
    let (lesson, plan) = lesson(game);
    let mut missed = 0;
    for (number, step) in plan.steps.iter().enumerate() {
        let state = &plan.scenes[step.scene][step.frame].state;
        // Turns of the wheel take their time.
        let most = if game == "hamsterrolle" { 2 } else { 60 };
        for choice in state.choices.iter().flat_map(|choices| &choices.list).take(most) {
            match lesson.judge(number, choice) {
                Verdict::Right { .. } => assert_eq!(*choice, step.answer),
                Verdict::AlsoRight { frame } | Verdict::Missed { frame, .. } => {
                    missed += 1;
                    assert_ne!(frame.state, *state, "{game} {}: {choice}", step.id);
                    assert!(!frame.lines.is_empty());
                }
                Verdict::Refused { refusal } => {
                    panic!("{game} {}: {choice} is listed, but {refusal}", step.id)
                }
            }
        }
        // Nothing that was tried has changed anything.
        let verdict = lesson.judge(number, &step.answer);
        assert!(matches!(verdict, Verdict::Right { .. }), "{game} {}", step.id);
    }
    let is_race = ["raffzahn", "bunte-kuh"].contains(&game);
    assert!(missed > 0 || is_race, "{game}: nothing can be done wrong");
}

each_lesson!(what_the_rules_refuse_is_refused_with_their_reason = refuses_with_reasons);

fn refuses_with_reasons(game: &str) {
    let (lesson, plan) = lesson(game);
    let mut reasons = BTreeSet::new();
    for (number, step) in plan.steps.iter().enumerate() {
        let elsewhere = plan.steps.iter().map(|other| other.answer.as_str());
        for action in elsewhere.chain(["", "dance", "keep", "roll", "nothing"]) {
            if let Verdict::Refused { refusal } = lesson.judge(number, action) {
                assert!(!refusal.text.is_empty(), "{game} {}: {action}", step.id);
                reasons.insert(refusal.code);
            }
        }
    }
    assert!(reasons.len() > 1, "{game}: {reasons:?}");
}

#[test]
fn a_file_that_is_no_lesson_says_where_and_why() {
    let refused = |text: &str| text.parse::<Lesson>().err().unwrap().to_string();
    let head = "kiste record 1\ngame: pig\nseat 1: You\nseat 2: Berta\n";
    assert!(refused("").contains("asks something"));
    assert!(refused(head).contains("asks something"));
    assert!(refused(&format!("{head}#? roll\n")).contains("line 5: the question has no answer"));
    let unknown = refused("kiste record 1\ngame: chess\nseat 1: You\n");
    assert!(unknown.contains("chess"), "{unknown}");
    let twice = refused(&format!("{head}#? roll\n#? again\n1: roll\nthrow: 2\n"));
    assert!(twice.contains("line 6: the question before has no answer yet"), "{twice}");
    let orphan = refused(&format!("{head}#? or hold\n1: roll\nthrow: 2\n"));
    assert!(orphan.contains("line 5: a question is"), "{orphan}");
    let against = refused(&format!("{head}#? roll\n2: roll\nthrow: 2\n"));
    assert!(against.contains("line 6"), "{against}");
}

#[test]
fn answers_are_told_apart_by_what_they_bring() {
    let text = "kiste record 1\ngame: pig\nseat 1: You\nseat 2: Berta\n1: roll\nthrow: 2\n\
                #? hold\n#? not roll -> throw: 1: unlucky\n#? or roll -> throw: *\n1: hold\n";
    let lesson: Lesson = text.parse().unwrap();
    assert_eq!(lesson.judge(0, "hold"), Verdict::Right { weighed: None });
    let rolled = lesson.judge(0, "roll");
    assert!(matches!(rolled, Verdict::AlsoRight { .. }), "{rolled:?}");
    assert!(matches!(lesson.judge(0, "hop"), Verdict::Refused { .. }));
    assert!(matches!(lesson.judge(9, "hold"), Verdict::Refused { .. }));
}
