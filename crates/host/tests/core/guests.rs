//! Those who are there: what they ask for and what they are told.

use host::{Answer, Event, Request};
use protocol::{ClientMessage, ServerMessage};
use table::{BotLevel, Command, Reaction};

use crate::world::{World, guest, token};

#[test]
fn whoever_comes_is_welcomed_and_told_everything_before_the_others_hear_of_it() {
    let mut world = World::new("pig", 1, &[BotLevel::Random]);
    world.attach(9);
    let heard: Vec<_> = world.heard(9).collect();
    assert!(matches!(heard[..], [ServerMessage::Pong, ServerMessage::Snapshot { .. }]));
    assert_eq!(world.heard(1).count(), 0, "who only watches is no news");

    world.sent.clear();
    let again = Event::Attached {
        guest: host::Guest { connection: 11, ..guest(1) },
        welcome: ServerMessage::Pong,
        last_seq: Some(world.log.len() as u64),
    };
    world.handle(again);
    let told: Vec<_> = world.sent.iter().map(|(to, message)| (*to, message)).collect();
    assert!(matches!(told[0], (11, ServerMessage::Pong)));
    assert!(matches!(told[1], (11, ServerMessage::Update { .. })), "nothing was missed");
    assert!(told[2..].iter().all(|(_, message)| matches!(message, ServerMessage::Update { .. })));
    assert_eq!(told.len(), 5, "three guests hear that somebody is there twice");
}

#[test]
fn a_command_is_told_to_all_and_then_acknowledged() {
    let mut world = World::new("pig", 2, &[]);
    let id = world.command(2, Command::Chat { text: "hello".to_owned() });
    let (last, told) = world.sent.split_last().unwrap();
    assert_eq!(told.len(), 2);
    assert!(told.iter().all(|(_, message)| matches!(message, ServerMessage::Update { .. })));
    assert_eq!(*last, (2, ServerMessage::Ack { id: id.into(), seq: world.log.len() as u64 }));
    assert_eq!(world.answers.last(), Some(&Answer::Done));

    let id = world.command(2, Command::Start);
    assert_eq!(world.answer(&id), Some(Err("host-only")));
    assert_eq!(world.answers.last(), Some(&Answer::Refused));
}

#[test]
fn whoever_joins_is_there_from_then_on() {
    let world = World::new("pig", 2, &[]);
    let connected: Vec<_> = world.core.table().unwrap().connections().collect();
    assert_eq!(connected, [(token(1).hash(), 1), (token(2).hash(), 2)]);
}

#[test]
fn whoever_goes_is_told_nothing_more() {
    let mut world = World::new("pig", 2, &[]);
    world.handle(Event::Detached(guest(2)));
    assert_eq!(world.heard(2).count(), 0);
    assert_eq!(world.heard(1).count(), 1);
    assert_eq!(world.core.table().unwrap().connections().count(), 1);
}

#[test]
fn a_preview_is_for_those_who_play() {
    let mut world = World::started("hop-n-roll", 2, &[]);
    world.attach(9);
    world.sent.clear();
    let action = world.state(world.mover()).choices.unwrap().list.remove(0);
    let preview = |action: &str| Request::Preview { id: "p".into(), action: action.to_owned() };
    let before = world.log.len();
    world.request(world.mover(), preview(&action));
    assert!(matches!(world.sent[0].1, ServerMessage::Preview { .. }), "{:?}", world.sent);
    world.request(world.mover(), preview("dance"));
    world.request(9, preview(&action));
    let codes = world.sent[1..].iter().map(|(_, message)| match message {
        ServerMessage::Refused { id: Some(id), refusal } => (id.as_str(), refusal.code.as_str()),
        other => panic!("{other:?}"),
    });
    assert_eq!(codes.collect::<Vec<_>>(), [("p", "notation"), ("p", "not-seated")]);
    assert_eq!(world.log.len(), before);
}

#[test]
fn who_missed_something_gets_everything_again() {
    let mut world = World::new("pig", 2, &[]);
    world.request(2, Request::Resync);
    assert!(matches!(world.sent[..], [(2, ServerMessage::Snapshot { .. })]));
}

#[test]
fn who_is_not_there_is_not_heard() {
    let mut world = World::new("pig", 1, &[BotLevel::Random]);
    world.request(5, Request::Resync);
    world.command(5, Command::Start);
    assert!(world.sent.is_empty());
}

#[test]
fn a_beginning_in_the_middle_is_out_of_place() {
    for message in [
        ClientMessage::Ping,
        ClientMessage::Preview { id: "x".repeat(41), action: "roll".into() },
        ClientMessage::Hello { version: 1, table: "t".into(), token: None, last_seq: None },
    ] {
        assert_eq!(Request::try_from(message).unwrap_err().code, "bad-message");
    }
    let odd = ClientMessage::Command { id: "a b".into(), command: Command::Undo };
    assert_eq!(Request::try_from(odd).unwrap_err().code, "bad-command-id");
}

#[test]
fn bots_think_for_those_who_are_there_and_for_nobody_else() {
    let mut world = World::started("hamstern", 1, &[BotLevel::Easy]);
    assert_eq!(world.thoughts.len(), 1);
    world.thoughts.clear();
    world.handle(Event::Detached(guest(1)));
    assert_ne!(*world.dues.last().unwrap(), Some(world.now), "nobody is woken for it");
    let turn = world.core.table().unwrap().due_bots().remove(0);
    // What was thought about already is done.
    let first = world.core.game().unwrap().choices(turn.seat).0.remove(0);
    world.decided(&turn, Some(host::Decision { action: first, outcome: None }));
    world.handle(Event::Wake);
    assert!(world.thoughts.is_empty());
    world.core.forget();
    world.attach(9);
    let due = world.core.table().unwrap().due_bots().len();
    assert_eq!(world.thoughts.len(), due, "whoever watches waits for them too");
}

#[test]
fn a_bot_without_time_to_think_is_asked_again() {
    let mut world = World::started("hamstern", 1, &[BotLevel::Easy]);
    let turn = world.thoughts.remove(0);
    world.handle(Event::Undecided { seat: turn.seat, asked: turn.asked });
    assert_eq!(world.thoughts, [turn]);
}

/// Whoever comes from another host has seen what that one wrote.
#[test]
fn nobody_is_shown_less_than_another_host_has_shown() {
    let shared = host::Config { shared: true, ..host::Config::default() };
    let mut world = World::with("pig", 1, &[BotLevel::Random], shared);
    world.write_elsewhere();
    let seen = world.log.len() as u64;
    assert_eq!(world.core.table().unwrap().seq(), seen - 1, "this host has not heard of it");
    let guest = host::Guest { connection: 11, ..guest(1) };
    world.handle(Event::Attached { guest, welcome: ServerMessage::Pong, last_seq: None });
    let first = world.sent.iter().find_map(|(to, message)| match message {
        ServerMessage::Snapshot { snapshot } if *to == 11 => Some(snapshot.state.seq),
        _ => None,
    });
    assert_eq!(first, Some(seen));
}

#[test]
fn who_only_watches_may_show_feelings_and_point_but_not_too_often() {
    let mut world = World::started("cui-bono", 2, &[]);
    (8..=9).for_each(|n| world.attach(n));
    let before = world.log.len();
    let point = |place: &str| Request::Gesture { reaction: None, place: Some(place.to_owned()) };
    let wow = Request::Gesture { reaction: Some(Reaction::Wow), place: None };
    let heard = |world: &mut World, n: u8, request: &Request| -> Vec<u64> {
        world.sent.clear();
        world.request(n, request.clone());
        world.sent.iter().map(|(to, _)| *to).collect()
    };
    assert_eq!(heard(&mut world, 9, &wow), [1, 2, 8], "everybody else");
    assert_eq!(heard(&mut world, 9, &point("012")), [0; 0], "one after the other");
    assert_eq!(heard(&mut world, 8, &wow), [0; 0], "nor all at once");
    world.now += 200;
    assert_eq!(heard(&mut world, 8, &point("012")), [1, 2, 9]);
    assert_eq!(
        world.sent[0].1,
        ServerMessage::Gesture { reaction: None, place: Some("012".into()) }
    );
    world.now += 2_000;
    assert_eq!(heard(&mut world, 1, &wow), [0; 0], "who plays reacts by the table");
    assert_eq!(heard(&mut world, 9, &Request::Gesture { reaction: None, place: None }), [0; 0]);
    assert_eq!(world.log.len(), before, "nothing of it is kept");
    for wrong in ["", "0123456789abc", "<b>", "ü"] {
        let gesture = ClientMessage::Gesture { reaction: None, place: Some(wrong.to_owned()) };
        assert!(Request::try_from(gesture).is_err(), "{wrong}");
    }
}

#[test]
fn nobody_points_in_a_race() {
    let mut world = World::started("raffzahn", 2, &[]);
    world.attach(9);
    let roller = world.mover();
    world.command(roller, Command::act("roll"));
    world.sent.clear();
    let both = Request::Gesture { reaction: Some(Reaction::Wow), place: Some("012".to_owned()) };
    world.request(9, both);
    let told = ServerMessage::Gesture { reaction: Some(Reaction::Wow), place: None };
    assert_eq!(world.sent, [(1, told.clone()), (2, told)]);
}

/// Guests of other hosts are shown it too, and as seldom.
#[test]
fn what_is_shown_at_one_host_is_passed_on_to_the_others_once() {
    let shared = host::Config { shared: true, ..host::Config::default() };
    let mut world = World::with("cui-bono", 2, &[], shared);
    world.command(1, Command::Start);
    world.attach(9);
    let wow = Request::Gesture { reaction: Some(Reaction::Wow), place: None };
    world.request(9, wow.clone());
    world.request(9, wow);
    let passed = host::Gesture { by: 9, reaction: Some(Reaction::Wow), place: None };
    assert_eq!(world.shared, [passed], "what comes too fast goes nowhere");

    world.sent.clear();
    world.now += 2_000;
    let there = host::Gesture { by: 77, reaction: None, place: Some("012".to_owned()) };
    world.handle(Event::Shown(there.clone()));
    let told = ServerMessage::Gesture { reaction: None, place: there.place.clone() };
    assert_eq!(world.sent, [1, 2, 9].map(|to| (to, told.clone())));
    world.handle(Event::Shown(there));
    assert_eq!(world.sent.len(), 3, "nor does another host bring more of it");
    assert_eq!(world.shared.len(), 1, "and it is not passed on again");
    let loads = world.loads;
    world.core.forget();
    world.now += 2_000;
    let late = host::Gesture { by: 77, reaction: None, place: Some("012".to_owned()) };
    world.handle(Event::Shown(late));
    assert_eq!(world.loads, loads, "no table is read for it");
}
