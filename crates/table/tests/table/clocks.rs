//! Time: clocks, absence, bots that stand in, restarts.

use crate::common::{BOT, Host, PERSON, act, seat, setup, token};
use table::{ABSENCE, Clock, Command, Input, NUDGE_PAUSE, Place, StandIn, TableEvent};

fn reason(host: &Host, number: u8) -> Option<StandIn> {
    let Some(Place::Person(person)) = host.table.place(seat(number)) else { panic!() };
    person.stand_in()
}

#[test]
fn without_a_clock_nobody_runs_out_of_time() {
    let mut host = Host::started(&setup("pig", Clock::None), 2);
    assert_eq!(host.table.next_deadline(), None);
    assert_eq!(host.tick(u64::MAX), []);
}

#[test]
fn when_the_time_for_a_move_is_up_a_bot_plays_until_the_seat_is_taken_back() {
    let mut host = Host::started(&setup("pig", Clock::Move { seconds: 30 }), 2);
    assert_eq!(host.table.next_deadline(), Some(30_000));
    assert_eq!(host.tick(29_999), []);
    host.send(1, act("roll")).unwrap();
    let due = host.table.next_deadline().unwrap();
    assert_eq!(due, 59_999, "each move has its own time");

    host.tick(due);
    let late = host.table.pending().first().unwrap().number();
    assert_eq!(reason(&host, late), Some(StandIn::Timeout));
    assert_eq!(host.refused(late, act("roll")), "bot-plays");
    assert!(host.run_bot());

    host.now += 1000;
    host.send(late, Command::TakeBack).unwrap();
    assert_eq!(reason(&host, late), None);
    host.check_replay();
}

#[test]
fn taking_a_seat_back_starts_its_time_again() {
    let mut host = Host::started(&setup("pig", Clock::Move { seconds: 30 }), 2);
    host.tick(30_000);
    host.now = 100_000;
    let turn = host.table.due_bots().remove(0);
    host.send(1, Command::TakeBack).unwrap();
    assert_eq!(host.table.deadline(seat(1)), Some(130_000));
    let late = Input::Bot { seat: turn.seat, asked: turn.asked, action: "roll".into() };
    assert_eq!(host.put(&late).unwrap_err().code, "no-bot-due");
}

#[test]
fn days_per_move_pass_without_anybody_connected() {
    const DAY: u64 = 86_400_000;
    let mut host = Host::started(&setup("pig", Clock::Days { days: 2 }), 2);
    host.disconnect(1);
    assert_eq!(host.tick(2 * DAY - 1), [], "being away is normal here");
    host.tick(2 * DAY);
    assert_eq!(reason(&host, 1), Some(StandIn::Timeout));
    host.check_replay();
}

#[test]
fn without_a_limit_a_bot_comes_only_when_somebody_asks_for_it() {
    let mut host = Host::started(&setup("pig", Clock::None), 3);
    host.now = 1000;
    host.disconnect(1);
    assert_eq!(host.table.next_deadline(), None, "nobody is replaced behind their back");
    assert_eq!(host.tick(500), []);
    let ask = || Command::LetBotPlay { seat: seat(1) };
    host.now = 999 + ABSENCE;
    assert_eq!(host.refused(2, ask()), "just-gone", "a locked phone is not gone");
    host.now = 1000 + ABSENCE;
    assert_eq!(host.table.bot_from(seat(1)), Some(1000 + ABSENCE));
    host.send(2, ask()).unwrap();
    assert_eq!(reason(&host, 1), Some(StandIn::Asked));
    assert!(host.run_bot());
    host.connect(1);
    host.send(1, Command::TakeBack).unwrap();
    assert_eq!(reason(&host, 1), None);
    host.check_replay();
}

#[test]
fn no_bot_can_be_asked_for_whom_is_here_or_is_not_awaited() {
    let mut host = Host::new(&setup("pig", Clock::None), &[PERSON, PERSON, BOT]);
    host.join(2, "Tom").unwrap();
    host.send(2, Command::Ready { ready: true }).unwrap();
    host.connect(1);
    host.send(1, Command::Start).unwrap();
    host.now = ABSENCE;
    let ask = |n| Command::LetBotPlay { seat: seat(n) };
    assert_eq!(host.refused(2, ask(1)), "is-here");
    assert_eq!(host.refused(1, ask(2)), "not-awaited", "Tom is away, but it is not his turn");
    assert_eq!(host.refused(1, ask(3)), "not-awaited", "a bot needs none");
    assert_eq!(host.refused(1, ask(4)), "no-seat");
}

#[test]
fn within_a_clock_being_away_changes_nothing() {
    let mut host = Host::started(&setup("pig", Clock::Move { seconds: 3600 }), 2);
    host.disconnect(1);
    assert_eq!(host.table.next_deadline(), Some(3_600_000), "the clock is what was promised");
    host.tick(3_600_000);
    assert_eq!(reason(&host, 1), Some(StandIn::Timeout));
    host.check_replay();
}

#[test]
fn of_two_connections_the_last_one_counts() {
    let mut host = Host::started(&setup("pig", Clock::None), 2);
    host.put(&Input::Connected { who: token(1), connection: 77 }).unwrap();
    host.disconnect(1);
    assert_eq!(host.table.bot_from(seat(1)), None, "still there by the other one");
    let again = host.put(&Input::Disconnected { who: token(1), connection: 1 }).unwrap();
    assert_eq!(again, [], "gone already");
    host.put(&Input::Disconnected { who: token(1), connection: 77 }).unwrap();
    assert!(host.table.bot_from(seat(1)).is_some());
    let stranger = host.put(&Input::Connected { who: token(9), connection: 5 }).unwrap();
    assert_eq!(stranger, [], "those who watch leave no trace");
}

#[test]
fn whoever_is_awaited_can_be_reminded_once_a_minute() {
    let mut host = Host::started(&setup("pig", Clock::None), 2);
    let nudge = |n| Command::Nudge { seat: seat(n) };
    assert_eq!(host.refused(1, nudge(1)), "not-awaited", "nobody reminds themselves");
    assert_eq!(host.refused(1, nudge(2)), "not-awaited");
    host.send(2, nudge(1)).unwrap();
    assert_eq!(host.refused(2, nudge(1)), "nudged");
    host.now += NUDGE_PAUSE;
    host.send(2, nudge(1)).unwrap();
    host.check_replay();
}

#[test]
fn a_log_in_which_a_bot_stepped_in_for_an_absent_player_still_loads() {
    let mut host = Host::started(&setup("pig", Clock::None), 2);
    let old = r#"{"seq":0,"at":5,"event":"stood-in","seat":1,"reason":"absent"}"#;
    let mut event: table::Recorded = serde_json::from_str(old).unwrap();
    event.seq = host.table.seq() + 1;
    host.table.evolve(&event).unwrap();
    assert_eq!(reason(&host, 1), Some(StandIn::Absent));
}

#[test]
fn downtime_is_credited() {
    let mut host = Host::started(&setup("pig", Clock::Move { seconds: 30 }), 2);
    host.now = 500_000;
    host.put(&Input::Restarted { downtime: 480_000 }).unwrap();
    assert_eq!(host.table.deadline(seat(1)), Some(510_000));
    assert_eq!(host.tick(509_999), []);
    host.tick(510_000);
    assert_eq!(reason(&host, 1), Some(StandIn::Timeout));
    host.check_replay();
}

#[test]
fn a_restart_that_nobody_noticed_leaves_no_trace() {
    let mut host = Host::started(&setup("pig", Clock::None), 2);
    assert_eq!(host.put(&Input::Restarted { downtime: 5 }).unwrap().len(), 1);
    assert_eq!(host.put(&Input::Restarted { downtime: 5 }).unwrap(), [], "nobody is there now");
}

#[test]
fn time_never_runs_backwards() {
    let mut host = Host::started(&setup("pig", Clock::Move { seconds: 30 }), 2);
    host.now = 20_000;
    host.send(1, act("roll")).unwrap();
    host.now = 10_000;
    let events = host.send(2, Command::Chat { text: "hm".into() }).unwrap();
    assert_eq!(events[0].at, 20_000);
}

#[test]
fn due_bots_are_known_by_question_and_seed_and_move_once() {
    let mut host = Host::new(&setup("pig", Clock::None), &[BOT, PERSON]);
    host.send(1, Command::Start).unwrap();
    let turn = host.table.due_bots().remove(0);
    assert_eq!((turn.seat, turn.level.word()), (seat(1), "easy"));
    host.send(1, Command::Chat { text: "hurry".into() }).unwrap();
    assert_eq!(host.table.due_bots(), std::slice::from_ref(&turn), "talk does not disturb a bot");

    let input = Input::Bot { seat: turn.seat, asked: turn.asked, action: "roll".into() };
    let events = host.put(&input).unwrap();
    assert!(matches!(events[0].event, TableEvent::Acted { bot: true, .. }));
    assert_eq!(host.table.decide(&input, 0, &[0; 48]).unwrap_err().code, "stale");
    let next = host.table.due_bots();
    assert!(next.iter().all(|next| next.seed != turn.seed), "every question has its own chance");
    let person = Input::Bot { seat: seat(2), asked: turn.asked, action: "roll".into() };
    assert_eq!(host.put(&person).unwrap_err().code, "no-bot-due");
}

#[test]
fn a_move_that_answers_an_older_question_is_stale() {
    let mut host = Host::started(&setup("pig", Clock::None), 2);
    let asked = host.table.asked(seat(1));
    let roll = Command::Act { action: "roll".into(), asked, shown: None, since: None };
    host.send(1, roll.clone()).unwrap();
    assert_eq!(host.refused(1, roll), "stale", "a double tap is not a second roll");
}
