//! Logs that were written by earlier versions: they load for ever, or at least
//! can be read.
//!
//! `tests/old-logs` has a table of every game. Files there are never written
//! anew; a new version of the rules adds its own beside them
//! (`KISTE_OLD_LOGS=write` makes those that are missing).

use std::fs;
use std::path::PathBuf;

use crate::common::{BOT, Host, PERSON, setup};
use table::{Clock, Command, Input, RULES, Recorded, Table, TableEvent};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/old-logs")
}

/// A table of `game` at which some has happened.
fn play(game: &str) -> Host {
    let mut host = Host::new(&setup(game, Clock::None), &[PERSON, PERSON, BOT]);
    host.join(2, "Tom").unwrap();
    host.connect(1);
    host.connect(2);
    host.send(2, Command::Chat { text: "hello".to_owned() }).unwrap();
    host.send(2, Command::Ready { ready: true }).unwrap();
    host.send(1, Command::Start).unwrap();
    let simulated = host.table.game().unwrap().cost() == engine::Cost::Simulated;
    for n in 0..if simulated { 2 } else { 150 } {
        // Races go by the clock, which nobody keeps here.
        let Some(seat) = host.table.pending().first().filter(|_| host.table.race(0).is_none())
        else {
            break;
        };
        let (choices, _) = host.table.game().unwrap().choices(seat);
        let action = choices[(n * 7) % choices.len()].clone();
        let turn = host.table.due_bots().into_iter().find(|turn| turn.seat == seat);
        match turn {
            Some(turn) => host.put(&Input::Bot { seat, asked: turn.asked, action }).unwrap(),
            None => host.send(seat.number(), Command::act(action)).unwrap(),
        };
    }
    host
}

#[test]
fn logs_of_every_version_load() {
    if std::env::var_os("KISTE_OLD_LOGS").is_some() {
        fs::create_dir_all(folder()).unwrap();
        for game in games::ids() {
            let file = folder().join(format!("{game}-{RULES}.json"));
            if !file.exists() {
                let lines: Vec<String> = play(game)
                    .log
                    .iter()
                    .map(|event| serde_json::to_string(event).unwrap())
                    .collect();
                fs::write(file, lines.join("\n") + "\n").unwrap();
            }
        }
    }
    let mut found = Vec::new();
    for file in fs::read_dir(folder()).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let log: Vec<Recorded> =
            text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        for (event, line) in log.iter().zip(text.lines()) {
            let read = Recorded::read_all(&format!("[{line}]")).unwrap();
            assert_eq!(read, std::slice::from_ref(event), "read in haste, {path:?}: {line}");
        }
        let table = Table::replay(&log).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        assert_eq!(table.seq(), log.len() as u64, "{path:?}");
        found.push(table.setup().game.clone());
    }
    for game in games::ids() {
        assert!(found.iter().any(|other| other == game), "no old log of {game}");
    }
}

#[test]
fn a_log_names_the_rules_it_was_played_by() {
    let host = play("pig");
    let rules = host.log.iter().find_map(|event| match event.event {
        TableEvent::Started { rules, .. } => Some(rules),
        _ => None,
    });
    assert_eq!(rules, Some(RULES));
}

/// Neither lost nor played on by other rules than it began with.
#[test]
fn a_game_of_other_rules_is_read_to_its_last_line_and_not_played_on() {
    let mut host = play("hop-n-roll");
    host.send(2, Command::Chat { text: "well played".to_owned() }).unwrap();
    let mut log = host.log.clone();
    let written = host.table.lines().count();
    let acted = log.iter().position(|event| matches!(event.event, TableEvent::Acted { .. }));
    let part = acted.unwrap() + 4;
    for event in &mut log[part..] {
        if let TableEvent::Acted { lines, .. } = &mut event.event {
            lines[0].text.push_str(" twice");
        }
    }
    assert!(Table::replay(&log).is_err());
    host.table = Table::restore(&log).unwrap();
    host.log = log;
    assert!(host.table.is_shut());
    assert_eq!(host.table.seq(), host.log.len() as u64);
    assert_eq!(host.table.lines().count(), written);
    assert!(host.table.lines().any(|line| line.text.ends_with(" twice")));
    assert_eq!(host.table.chat().last().unwrap().text, "well played");
    assert!(host.table.pending().is_empty() && host.table.due_bots().is_empty());
    assert_eq!(host.refused(1, Command::act("hop 1")), "older-rules");
    assert_eq!(host.refused(1, Command::Undo), "older-rules");
    host.disconnect(2);
    host.connect(2);
    host.send(2, Command::Chat { text: "still here".to_owned() }).unwrap();
    host.send(2, Command::Leave).unwrap();
    // Damage before any game is damage.
    let mut broken = host.log.clone();
    broken.swap(0, 1);
    assert!(Table::restore(&broken).is_err());
}
