//! Records to look at, and records to check.

use std::fs;
use std::path::{Path, PathBuf};

use engine::{Record, RecordError};
use games::hamsterrolle::Settled;

/// A kept playthrough of each game.
fn playthroughs() -> Vec<(String, String)> {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/playthroughs");
    let folders = fs::read_dir(all).unwrap().map(|entry| entry.unwrap().path());
    let first = |folder: PathBuf| {
        let files = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        let text = fs::read_to_string(files.min().unwrap()).unwrap();
        (folder.file_name().unwrap().to_string_lossy().into_owned(), text)
    };
    folders.map(first).collect()
}

/// Every outcome of a game in the wheel told otherwise, by a hair.
fn retouched(record: &str) -> String {
    let lines = record.lines().map(|line| match line.strip_prefix("= ") {
        Some(outcome) => {
            let mut settled: Settled = outcome.parse().unwrap();
            settled.wheel.angle = (settled.wheel.angle + 1) % 3_600_000;
            settled.travel += 1;
            format!("= {settled}\n")
        }
        None => format!("{line}\n"),
    });
    lines.collect()
}

fn code(illegal: &RecordError) -> &str {
    &illegal.refusal.code
}

/// Were a single turn simulated again, its outcome would not be what is written.
#[test]
fn a_game_in_the_wheel_is_shown_as_it_was_written_down() {
    let (_, honest) = playthroughs().into_iter().find(|(game, _)| game == "hamsterrolle").unwrap();
    let told = retouched(&honest);
    let written: Vec<&str> = told.lines().filter_map(|line| line.strip_prefix("= ")).collect();
    assert!(written.len() > 20, "a whole game");

    let replay = kiste_wasm::replay(&told).unwrap();
    let shown: Vec<_> = replay.steps.iter().filter(|step| step.event.starts_with("= ")).collect();
    assert_eq!(shown.len(), written.len());
    for (step, written) in shown.iter().zip(&written) {
        assert_eq!(&step.event[2..], *written);
        let (_, wheel) = written.rsplit_once(' ').unwrap();
        assert_eq!(step.view["wheel"], wheel);
    }
    assert!(replay.standings.iter().any(|standing| standing.rank == 1 && standing.score == 0));
    assert_eq!(replay.dice, Ok(()), "the dice are checked all the same");

    // Whoever checks simulates, and finds the first outcome wrong.
    let illegal = kiste_wasm::check(&told).unwrap_err();
    assert_eq!(code(&illegal), "wrong-effect");
    let first = 1 + told.lines().position(|line| line.starts_with("= ")).unwrap();
    assert_eq!(illegal.line, first);
}

/// What is not the outcome of a simulation is judged in a replay, too.
#[test]
fn turns_and_dice_in_the_wheel_are_judged() {
    let (_, honest) = playthroughs().into_iter().find(|(game, _)| game == "hamsterrolle").unwrap();
    let record: Record = honest.parse().unwrap();
    let act = record.events.iter().find(|line| line.text.contains(" in 3 flat")).unwrap();
    let closed = act.text.replace(" in 3 ", " in 7 ");
    let wrong = honest.replacen(&format!("\n{}\n", act.text), &format!("\n{closed}\n"), 1);
    // It is shown as written, as games by earlier rules are, and judged when it is checked.
    assert!(kiste_wasm::replay(&wrong).is_ok());
    let illegal = kiste_wasm::check(&wrong).unwrap_err();
    assert_eq!((illegal.line, code(&illegal)), (act.number, "wrong-compartment"));
    // An outcome where none is due.
    let outcome = honest.lines().find(|line| line.starts_with("= ")).unwrap();
    let twice = honest.replacen(outcome, &format!("{outcome}\n{outcome}"), 1);
    assert!(kiste_wasm::replay(&twice).is_err());
}

#[test]
fn other_games_are_judged_whether_they_are_shown_or_checked() {
    let mut tried = 0;
    for (game, honest) in playthroughs().into_iter().filter(|(game, _)| game != "hamsterrolle") {
        let shown = kiste_wasm::replay(&honest).unwrap();
        assert_eq!(shown, kiste_wasm::check(&honest).unwrap(), "{game}");
        // Where the rules write something down, something else is refused.
        let mut effects: Vec<&str> = honest.lines().filter(|line| line.starts_with("= ")).collect();
        effects.dedup();
        let [one, other, ..] = effects[..] else { continue };
        let forged = honest.replacen(&format!("{one}\n"), &format!("{other}\n"), 1);
        let [replayed, checked] =
            [kiste_wasm::replay(&forged), kiste_wasm::check(&forged)].map(Result::unwrap_err);
        assert_eq!(replayed, checked, "{game}");
        tried += 1;
    }
    assert!(tried > 2, "{tried} games have effects");
}
