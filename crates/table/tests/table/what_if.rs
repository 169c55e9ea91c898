//! A table at which somebody goes on from the middle of another game.

use engine::Record;
use table::{Clock, Command, Setup, Table};

use crate::common::{BOT, Host, PERSON, seat, setup};

/// A game to its end, as the record of it.
fn played(game: &str) -> Record {
    let mut host = Host::started(&setup(game, Clock::None), 2);
    host.finish();
    host.table.record().unwrap()
}

/// Person 1 on seat 2, a bot on seat 1, after so many steps of the record.
fn tried(record: &Record, steps: usize) -> Host {
    let setup = Setup { options: record.options.clone(), ..setup(&record.game, Clock::None) };
    let mut host = Host::new(&setup, &[BOT, PERSON]);
    let begun = host.table.tries_out(record, steps, 7, &[3; 48]).unwrap();
    host.table.evolve(&begun).unwrap();
    host.log.push(begun);
    host
}

/// To the end, with the first choices there are.
fn go_on(host: &mut Host) {
    while !host.table.pending().is_empty() {
        if !host.run_bot() {
            let action = host.first_choice(seat(2));
            host.send(1, Command::act(action)).unwrap();
        }
    }
}

fn lines(host: &Host) -> Vec<String> {
    host.table.lines().map(|line| line.text.clone()).collect()
}

#[test]
fn the_game_goes_on_from_there_with_other_dice() {
    let record = played("hamstern");
    let told: Vec<String> = record.events.iter().map(|line| line.text.clone()).collect();
    let steps = told.len() / 2;
    let mut host = tried(&record, steps);
    assert_eq!(lines(&host)[..steps], told[..steps]);
    assert!(lines(&host).len() <= steps + 3, "only what is due before somebody decides");
    host.check_replay();
    go_on(&mut host);
    assert_ne!(lines(&host), told, "dice that were not thrown yet are others");
    host.check_replay();
}

#[test]
fn what_was_thrown_before_the_decision_stays() {
    let record = played("hamstern");
    let throw = record.events.iter().position(|line| line.text.starts_with("throw")).unwrap();
    let host = tried(&record, throw + 1);
    assert_eq!(lines(&host)[throw], record.events[throw].text);
    assert!(host.table.pending().contains(seat(2)));
}

#[test]
fn a_what_if_counts_for_nothing_and_promises_nothing_about_dice() {
    let mut host = tried(&played("hamstern"), 5);
    assert!(host.table.is_what_if());
    go_on(&mut host);
    assert_eq!(host.table.series(), None);
    let record = host.table.record().unwrap();
    assert_eq!((record.commitment, record.secret), (None, None));
    host.send(1, Command::Rematch).unwrap();
    host.send(1, Command::Start).unwrap();
    assert!(!host.table.is_what_if(), "another game is a game");
    host.check_replay();
}

#[test]
fn moves_of_a_what_if_can_be_taken_back_but_not_what_came_before() {
    let record = played("wuerfelmarsch");
    let mut host = tried(&record, 6);
    assert_eq!(host.table.rewind(seat(2)), None, "nothing was done here yet");
    while !host.table.pending().contains(seat(2)) {
        assert!(host.run_bot());
    }
    let before = lines(&host);
    let action = host.first_choice(seat(2));
    host.send(1, Command::act(action)).unwrap();
    host.send(1, Command::Undo).unwrap();
    assert_eq!(lines(&host), before);
    host.check_replay();
}

#[test]
fn a_race_is_entered_before_its_throw() {
    let names = vec!["Mia".to_owned(), "Tom".to_owned()];
    let secret = engine::Secret::numbered(1, 0);
    let mut game = games::new_match("raffzahn", &[], &[], names, secret).unwrap().unwrap();
    let before = game.len();
    game.act(game.pending().seats().first().unwrap(), "roll").unwrap();
    assert!(game.deadline().is_some(), "a clock runs");
    let host = tried(&game.record(), game.len());
    assert_eq!(lines(&host).len(), before, "as before the throw");
    assert!(host.table.race(7).is_none(), "nobody can come in while a clock runs");
    assert!(!host.table.pending().is_empty());
    host.check_replay();
}

#[test]
fn a_game_that_is_over_is_not_gone_on_with() {
    let record = played("pig");
    let host = Host::new(&setup("pig", Clock::None), &[BOT, PERSON]);
    let refused = |table: &Table, steps| table.tries_out(&record, steps, 0, &[3; 48]).unwrap_err();
    assert_eq!(refused(&host.table, usize::MAX).code, "playing-only");
    let running = tried(&record, 2);
    assert_eq!(refused(&running.table, 2).code, "lobby-only");
}
