//! What a bot would do in one's place: asked for, one at a time, and counted.

use table::{Clock, Command};

use crate::common::{BOT, Host, PERSON, act, seat, setup};

fn against_bots(game: &str) -> Host {
    let mut host = Host::new(&setup(game, Clock::None), &[PERSON, BOT]);
    host.connect(1);
    host.send(1, Command::Start).unwrap();
    while !host.table.pending().contains(seat(1)) {
        assert!(host.run_bot());
    }
    host
}

#[test]
fn a_hint_is_given_once_for_each_question_and_counted() {
    let mut host = against_bots("hamstern");
    assert_eq!((host.table.hinted(), host.table.hints()), (None, &[0, 0][..]));
    host.send(1, Command::Hint).unwrap();
    assert_eq!((host.table.hinted(), host.table.hints()), (Some(seat(1)), &[1, 0][..]));
    assert_eq!(host.refused(1, Command::Hint), "hint-given");
    let action = host.first_choice(seat(1));
    host.send(1, act(&action)).unwrap();
    assert_eq!(host.table.hinted(), None, "it was for that question only");
    while !host.table.pending().contains(seat(1)) {
        assert!(host.run_bot());
    }
    host.send(1, Command::Hint).unwrap();
    assert_eq!(host.table.hints(), [2, 0]);
    host.check_replay();
}

#[test]
fn whoever_takes_a_move_back_is_not_told_twice_for_the_price_of_two() {
    let mut host = against_bots("hamstern");
    host.send(1, Command::Hint).unwrap();
    let action = host.first_choice(seat(1));
    host.send(1, act(&action)).unwrap();
    host.send(1, Command::Undo).unwrap();
    assert_eq!(host.table.hinted(), Some(seat(1)));
    assert_eq!(host.refused(1, Command::Hint), "hint-given");
    host.check_replay();
}

#[test]
fn among_people_nobody_is_told_what_to_do() {
    let mut host = Host::started(&setup("hamstern", Clock::None), 2);
    assert_eq!(host.refused(1, Command::Hint), "hint-among-people");
}

#[test]
fn whoever_is_not_asked_is_told_nothing() {
    let mut host = Host::new(&setup("hamstern", Clock::None), &[PERSON, BOT]);
    assert_eq!(host.refused(1, Command::Hint), "playing-only");
    host.send(1, Command::Start).unwrap();
    let action = host.first_choice(seat(1));
    host.send(1, act(&action)).unwrap();
    assert_eq!(host.refused(1, Command::Hint), "not-awaited");
}

#[test]
fn another_game_begins_without_hints() {
    let mut host = against_bots("pig");
    host.send(1, Command::Hint).unwrap();
    host.finish();
    assert_eq!(host.table.hints(), [1, 0]);
    host.send(1, Command::Rematch).unwrap();
    host.send(1, Command::Start).unwrap();
    assert_eq!(host.table.hints(), [0, 0]);
    host.check_replay();
}
