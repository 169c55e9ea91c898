//! The order of presses, one rule a test.

use engine::{Moment, Seat, Secret};
use games::new_match;
use table::race::{Judged, NEAR, Press, PressKind, Referee};

const START: u64 = 100_000;

fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

/// Everybody's pings take 80 ms, and event 4, the throw, is sent.
fn referee(series: u64) -> Referee {
    let mut referee = Referee::new(Secret::numbered(series, 0));
    for number in 1..=3 {
        for _ in 0..8 {
            referee.measured(seat(number), 80);
        }
    }
    referee.begin(4, START);
    referee
}

fn press(number: u8, kind: PressKind, since: u32) -> Press {
    Press { seat: seat(number), id: None, action: "go".to_owned(), kind, shown: 4, since }
}

fn texts(judged: &[Judged]) -> Vec<String> {
    judged.iter().map(|one| format!("{}: {}", one.seat, one.action)).collect()
}

#[test]
fn a_grab_is_not_held() {
    let mut referee = referee(1);
    let judged = referee.arrive(press(1, PressKind::Grab, 700), START + 780);
    assert_eq!(texts(&judged), ["1: go @700 seen 4"]);
    assert_eq!(referee.due(), None);
}

#[test]
fn a_call_is_held_for_calls_in_flight_and_no_longer() {
    let mut referee = referee(1);
    assert!(referee.arrive(press(1, PressKind::Call, 700), START + 780).is_empty());
    let due = START + 700 + 100 + u64::from(NEAR);
    assert_eq!(referee.due(), Some(due));
    assert!(referee.release(due - 1).is_empty());
    assert_eq!(texts(&referee.release(due)), ["1: go @700 seen 4"]);
}

#[test]
fn the_earlier_press_counts_and_not_the_earlier_arrival() {
    let mut referee = referee(1);
    referee.arrive(press(1, PressKind::Call, 700), START + 720);
    referee.arrive(press(2, PressKind::Call, 650), START + 745);
    let judged = referee.release(START + 1_000);
    assert_eq!(texts(&judged), ["2: go @650 seen 4", "1: go @700 seen 4"]);
    assert!(judged[0].audit.tied.is_empty());
}

#[test]
fn near_ties_are_decided_by_the_match_and_not_by_arrival() {
    let winner = |series, first: u8, second: u8| {
        let mut referee = referee(series);
        referee.arrive(press(first, PressKind::Call, 700), START + 760);
        referee.arrive(press(second, PressKind::Call, 700 + NEAR), START + 790);
        let judged = referee.release(START + 2_000);
        assert_eq!(judged[0].audit.tied, [seat(1), seat(2)]);
        judged[0].seat
    };
    let wins = (0..400).filter(|&series| winner(series, 1, 2) == seat(1)).count();
    assert!((150..250).contains(&wins), "{wins} of 400");
    assert!((0..50).all(|series| winner(series, 1, 2) == winner(series, 2, 1)));
}

#[test]
fn a_grab_before_the_call_counts_before_it_and_one_behind_it_behind() {
    let mut referee = referee(1);
    referee.arrive(press(1, PressKind::Call, 700), START + 720);
    let judged = referee.arrive(press(2, PressKind::Grab, 690), START + 770);
    assert_eq!(texts(&judged), ["2: go @690 seen 4"]);
    assert!(referee.arrive(press(3, PressKind::Grab, 710), START + 775).is_empty());
    let judged = referee.release(START + 1_000);
    assert_eq!(texts(&judged), ["1: go @700 seen 4", "3: go @710 seen 4"]);
}

#[test]
fn moments_never_run_backwards() {
    let mut referee = referee(1);
    referee.arrive(press(1, PressKind::Grab, 700), START + 720);
    let judged = referee.arrive(press(2, PressKind::Grab, 690), START + 770);
    assert_eq!(texts(&judged), ["2: go @700 seen 4"]);
    assert_eq!(judged[0].audit.pressed, 690, "the audit keeps what was judged");
}

#[test]
fn time_counts_from_the_event_that_was_shown() {
    let mut referee = referee(1);
    referee.sent(6, START + 2_000);
    let late = Press { shown: 6, ..press(1, PressKind::Grab, 150) };
    assert_eq!(texts(&referee.arrive(late, START + 2_230)), ["1: go @2150 seen 6"]);
    let future = Press { shown: 99, ..press(1, PressKind::Grab, 300) };
    assert_eq!(texts(&referee.arrive(future, START + 2_380)), ["1: go @2300 seen 6"]);
}

#[test]
fn whoever_has_not_been_shown_the_throw_cannot_act_on_it() {
    let mut referee = referee(1);
    let blind = Press { shown: 3, ..press(1, PressKind::Grab, 10) };
    assert!(referee.arrive(blind, START + 100).is_empty());
    assert_eq!(referee.due(), None);
}

#[test]
fn time_is_up_when_nothing_can_be_on_its_way() {
    let mut referee = referee(1);
    assert_eq!(referee.timeout_at(Moment::new(3_000)), Some(START + 3_100));
    for number in 1..=3 {
        referee.gone(seat(number));
    }
    assert_eq!(
        referee.timeout_at(Moment::new(3_000)),
        Some(START + 3_000),
        "bots have no way to go"
    );
}

#[test]
fn what_changes_the_game_for_others_is_a_call() {
    let secret = Secret::numbered(1, 0);
    let mut game =
        new_match("raffzahn", &[], &[], vec![String::new(); 3], secret).unwrap().unwrap();
    let roller = game.pending().seats().first().unwrap();
    game.act(roller, "roll").unwrap();
    assert_eq!(PressKind::of(&*game, roller, "take 001 @2000 seen 4"), PressKind::Grab);
    assert_eq!(PressKind::of(&*game, roller, "stop @2000 seen 4"), PressKind::Call);

    let mut game =
        new_match("bunte-kuh", &[], &[], vec![String::new(); 3], secret).unwrap().unwrap();
    let roller = game.pending().seats().first().unwrap();
    game.act(roller, "roll").unwrap();
    assert_eq!(PressKind::of(&*game, seat(1), "stop @2000 seen 4"), PressKind::Call);
    assert_eq!(PressKind::of(&*game, seat(1), "nowhere @2000 seen 4"), PressKind::Call);
    game.act(seat(1), "stop @2000 seen 4").unwrap();
    assert_eq!(
        PressKind::of(&*game, seat(1), "point 223 @2500 seen 5"),
        PressKind::Grab,
        "nobody else is asked"
    );
}
