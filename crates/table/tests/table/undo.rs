//! What can be taken back, and what cannot.

use crate::common::{BOT, Host, PERSON, act, seat, setup};
use engine::{Pending, Seats};
use table::{Clock, Command, Input, TableEvent};

/// A round in which everybody marks at the same time, in secret.
fn hamstern(people: u8) -> Host {
    let host = Host::started(&setup("hamstern", Clock::Move { seconds: 60 }), people);
    assert_eq!(pending(&host), Pending::All(Seats::all(people)));
    host
}

fn pending(host: &Host) -> Pending {
    host.table.game().unwrap().pending()
}

fn choose(host: &mut Host, n: u8) -> String {
    let action = host.first_choice(seat(n));
    host.send(n, act(&action)).unwrap();
    action
}

#[test]
fn a_sealed_move_can_be_taken_back_until_the_round_closes() {
    let mut host = hamstern(3);
    let before = host.table.game().unwrap().boxed_clone();
    choose(&mut host, 1);
    assert!(host.table.can_undo(seat(1)));
    let events = host.send(1, Command::Undo).unwrap();
    assert!(matches!(events[0].event, TableEvent::Undone { .. }), "it is part of the log");
    assert_eq!(host.table.game().unwrap().record(), before.record());
    assert_eq!(host.refused(1, Command::Undo), "nothing-to-undo");

    let (choices, _) = host.table.game().unwrap().choices(seat(1));
    host.send(1, act(choices.last().unwrap())).unwrap();
    choose(&mut host, 2);
    choose(&mut host, 3);
    for n in 1..=3 {
        assert!(!host.table.can_undo(seat(n)), "dice have fallen since");
        assert_eq!(host.refused(n, Command::Undo), "nothing-to-undo");
    }
    host.check_replay();
}

#[test]
fn sealed_moves_of_others_do_not_stand_in_the_way() {
    let mut host = hamstern(3);
    choose(&mut host, 1);
    let second = choose(&mut host, 2);
    host.send(1, Command::Undo).unwrap();
    assert_eq!(pending(&host), Pending::All([seat(1), seat(3)].into_iter().collect()));
    let lines: Vec<&str> = host.table.lines().map(|line| line.text.as_str()).collect();
    assert_eq!(*lines.last().unwrap(), format!("2: {second}"), "the other move still stands");
    choose(&mut host, 1);
    choose(&mut host, 3);
    host.check_replay();
}

#[test]
fn the_dice_that_follow_are_the_same_whatever_was_taken_back() {
    let throws = |host: &Host| -> Vec<String> {
        let lines = host.table.lines().map(|line| line.text.clone());
        lines.filter(|text| text.starts_with("throw")).collect()
    };
    let (mut plain, mut changed) = (hamstern(2), hamstern(2));
    choose(&mut changed, 2);
    changed.send(2, Command::Undo).unwrap();
    for host in [&mut plain, &mut changed] {
        choose(host, 1);
        choose(host, 2);
    }
    assert_eq!(throws(&plain).len(), 2);
    assert_eq!(throws(&plain), throws(&changed), "undo is no way to other dice");
}

#[test]
fn taking_a_move_back_gives_no_new_time_for_it() {
    let mut host = hamstern(2);
    let deadline = host.table.deadline(seat(1));
    assert_eq!(deadline, Some(60_000));
    host.now = 50_000;
    choose(&mut host, 1);
    assert_eq!(host.table.deadline(seat(1)), None);
    host.send(1, Command::Undo).unwrap();
    assert_eq!(host.table.deadline(seat(1)), deadline);
}

#[test]
fn a_bot_that_is_thinking_is_not_disturbed_by_undo() {
    let mut host = Host::new(&setup("hamstern", Clock::None), &[PERSON, BOT, BOT]);
    host.send(1, Command::Start).unwrap();
    let due = host.table.due_bots();
    assert_eq!(due.len(), 2, "both may think at once");
    choose(&mut host, 1);
    host.send(1, Command::Undo).unwrap();
    assert_eq!(host.table.due_bots(), due);
    for turn in due {
        let action = host.first_choice(turn.seat);
        host.put(&Input::Bot { seat: turn.seat, asked: turn.asked, action }).unwrap();
    }
    choose(&mut host, 1);
    host.check_replay();
}

#[test]
fn what_a_stand_in_sealed_can_be_taken_back_with_the_seat() {
    let mut host = hamstern(2);
    host.tick(60_000);
    assert!(host.run_bot());
    let bots_seat = if host.table.pending().contains(seat(1)) { 2 } else { 1 };
    assert_eq!(host.refused(bots_seat, Command::Undo), "bot-plays");
    host.send(bots_seat, Command::TakeBack).unwrap();
    host.send(bots_seat, Command::Undo).unwrap();
    choose(&mut host, bots_seat);
    host.check_replay();
}

#[test]
fn open_moves_stand() {
    let mut host = Host::started(&setup("pig", Clock::None), 2);
    host.send(1, act("roll")).unwrap();
    assert_eq!(host.refused(1, Command::Undo), "nothing-to-undo", "a die was thrown");
    while host.table.pending().contains(seat(1)) {
        let (choices, _) = host.table.game().unwrap().choices(seat(1));
        host.send(1, act(choices.last().unwrap())).unwrap();
    }
    assert_eq!(host.refused(1, Command::Undo), "nothing-to-undo", "everybody saw it");
}

#[test]
fn a_hop_stands_and_a_number_written_in_secret_can_be_taken_back() {
    let mut host = Host::started(&setup("hop-n-roll", Clock::None), 3);
    while let Pending::One(hopping) = pending(&host) {
        choose(&mut host, hopping.number());
        let undo = host.refused(hopping.number(), Command::Undo);
        assert_eq!(undo, "nothing-to-undo", "everybody saw the hop");
    }
    let Pending::All(writing) = pending(&host) else { panic!("everybody writes now") };
    let writing: Vec<u8> = writing.map(engine::Seat::number).collect();
    assert!(writing.len() > 1, "the fixed dice leave more than one a number to write");
    let first = writing[0];
    let taken = choose(&mut host, first);
    host.send(first, Command::Undo).unwrap();
    assert_eq!(host.first_choice(seat(first)), taken, "the same choice again");
    for n in writing {
        choose(&mut host, n);
    }
    assert_eq!(host.refused(first, Command::Undo), "nothing-to-undo", "the round has closed");
    host.check_replay();
}

#[test]
fn a_forged_undo_in_a_log_is_found_out() {
    let mut host = hamstern(2);
    choose(&mut host, 1);
    host.send(1, Command::Undo).unwrap();
    let mut forged = host.log.clone();
    let TableEvent::Undone { line, .. } = &mut forged.last_mut().unwrap().event else { panic!() };
    *line -= 1;
    assert!(table::Table::replay(&forged).is_err());
}
