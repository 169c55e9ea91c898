//! What can be taken back, and what cannot.

use crate::common::{BOT, Host, PERSON, act, seat, setup};
use engine::{Pending, Seats};
use table::{Clock, Command, Input, Rewind, TableEvent};

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

/// A game in which everything lies open: nothing is thrown after its start.
fn march(seats: &[table::SeatPlan]) -> Host {
    let mut host = Host::new(&setup("wuerfelmarsch", Clock::None), seats);
    for n in 2..=u8::try_from(seats.iter().filter(|plan| **plan == PERSON).count()).unwrap() {
        host.join(n, &format!("P{n}")).unwrap();
        host.send(n, Command::Ready { ready: true }).unwrap();
    }
    host.send(1, Command::Start).unwrap();
    host
}

/// The first two decisions; whose the first was.
fn two_moves(host: &mut Host) -> u8 {
    let first = host.table.pending().first().unwrap();
    while host.table.pending().contains(first) {
        choose(host, first.number());
    }
    let second = host.table.pending().first().unwrap();
    choose(host, second.number());
    first.number()
}

#[test]
fn against_bots_a_move_is_taken_back_with_all_that_followed_and_counted() {
    let mut host = march(&[PERSON, BOT]);
    while !host.table.pending().contains(seat(1)) {
        assert!(host.run_bot());
    }
    let before: Vec<String> = host.table.lines().map(|line| line.text.clone()).collect();
    choose(&mut host, 1);
    assert!(!host.table.pending().contains(seat(1)));
    assert!(host.run_bot());
    assert_eq!(host.table.rewind(seat(1)), Some(Rewind::Freely));
    host.send(1, Command::Undo).unwrap();
    let after: Vec<String> = host.table.lines().map(|line| line.text.clone()).collect();
    assert_eq!(after, before);
    assert!(host.table.pending().contains(seat(1)));
    assert_eq!(host.table.taken_back(), [1, 0]);
    choose(&mut host, 1);
    host.check_replay();
}

/// The table remembers how the game was before the last few moves, and plays it
/// again from the beginning where it does not.
#[test]
fn taking_back_comes_to_the_same_however_long_ago_it_was() {
    let mut host = march(&[PERSON, BOT]);
    let mut stood = Vec::new();
    while stood.len() < 6 {
        while !host.table.pending().contains(seat(1)) {
            assert!(host.run_bot());
        }
        let game = host.table.game().unwrap();
        stood.push((game.record(), game.view(engine::Viewer::Spectator)));
        choose(&mut host, 1);
    }
    while let Some((record, view)) = stood.pop() {
        host.send(1, Command::Undo).unwrap();
        let game = host.table.game().unwrap();
        assert_eq!(game.record(), record);
        assert_eq!(game.view(engine::Viewer::Spectator), view);
        assert!(host.table.pending().contains(seat(1)));
    }
    choose(&mut host, 1);
    host.check_replay();
}

#[test]
fn among_people_everybody_is_asked_and_one_can_refuse() {
    let mut host = march(&[PERSON, PERSON]);
    let first = two_moves(&mut host);
    let other = 3 - first;
    assert_eq!(host.table.rewind(seat(first)), Some(Rewind::ByConsent));
    assert_eq!(host.refused(other, Command::Agree { agree: true }), "nothing-asked");
    let lines = host.table.lines().count();
    host.send(first, Command::Undo).unwrap();
    assert_eq!(host.table.lines().count(), lines, "nothing happens before they say so");
    assert_eq!(host.refused(first, Command::Undo), "undo-asked");
    assert_eq!(host.refused(first, Command::Agree { agree: true }), "nothing-asked");
    host.send(other, Command::Agree { agree: false }).unwrap();
    assert_eq!(host.refused(first, Command::Undo), "undo-denied", "nobody is asked twice");
    assert_eq!(host.table.rewind(seat(first)), None);
    host.send(other, Command::Undo).unwrap();
    host.send(first, Command::Agree { agree: true }).unwrap();
    assert!(host.table.lines().count() < lines);
    assert!(host.table.pending().contains(seat(other)));
    host.check_replay();
}

#[test]
fn a_wish_to_take_back_lapses_with_the_next_move() {
    let mut host = march(&[PERSON, PERSON]);
    let first = two_moves(&mut host);
    host.send(3 - first, Command::Undo).unwrap();
    choose(&mut host, first);
    assert_eq!(host.table.undo_wish(), None);
    host.check_replay();
}

#[test]
fn what_was_taken_back_is_an_event_of_the_record_and_the_record_holds() {
    let mut host = march(&[PERSON, BOT]);
    while !host.table.pending().contains(seat(1)) {
        assert!(host.run_bot());
    }
    for _ in 0..2 {
        choose(&mut host, 1);
        assert!(host.run_bot());
        host.send(1, Command::Undo).unwrap();
    }
    choose(&mut host, 1);
    let record = host.table.record().unwrap();
    let undone = record.events.iter().filter(|line| line.text.starts_with("undone 1: ")).count();
    assert_eq!(undone, 2);
    let read: engine::Record = record.to_string().parse().unwrap();
    let told = engine::validate::<games::wuerfelmarsch::Wuerfelmarsch>(&read, usize::MAX).unwrap();
    let texts: Vec<String> = told.events.iter().map(|(_, event)| event.to_string()).collect();
    let lines: Vec<String> = host.table.lines().map(|line| line.text.clone()).collect();
    assert_eq!(texts, lines, "what was taken back does not count");
    let forged = record.to_string().replacen("undone 1: ", "undone 1: 99", 1);
    let read: engine::Record = forged.parse().unwrap();
    assert!(engine::validate::<games::wuerfelmarsch::Wuerfelmarsch>(&read, usize::MAX).is_err());
}

#[test]
fn where_something_hidden_was_shown_nothing_is_taken_back() {
    let mut host = Host::new(&setup("eintrichtern", Clock::None), &[PERSON, BOT]);
    host.send(1, Command::Start).unwrap();
    while !host.table.pending().contains(seat(1)) {
        assert!(host.run_bot());
    }
    choose(&mut host, 1);
    assert_eq!(host.table.rewind(seat(1)), None, "one has seen what was under a die");
    assert_eq!(host.refused(1, Command::Undo), "nothing-to-undo");
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
fn a_hop_that_all_saw_needs_their_consent_and_a_number_written_in_secret_does_not() {
    let mut host = Host::started(&setup("hop-n-roll", Clock::None), 3);
    while let Pending::One(hopping) = pending(&host) {
        choose(&mut host, hopping.number());
        assert!(!host.table.can_undo(hopping), "everybody saw the hop");
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
