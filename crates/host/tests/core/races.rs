//! Races: pings, presses, what is void, and time that runs out.

use host::{Event, Request};
use protocol::ServerMessage;
use table::race::{COUNTDOWN, PING};
use table::{BotLevel, Command, CommandId, TableEvent};

use crate::world::World;

/// A game of Bunte Kuh whose first throw was just made.
fn thrown(people: u8, bots: &[BotLevel]) -> World {
    let mut world = World::started("bunte-kuh", people, bots);
    if world.thoughts.is_empty() {
        let mover = world.mover();
        world.act(mover, "roll");
    } else {
        world.think();
    }
    world.pass(COUNTDOWN);
    assert!(world.core.table().unwrap().race(world.now).unwrap().since.is_some());
    world
}

fn press(world: &mut World, n: u8, action: &str, since: u32) -> CommandId {
    let shown = world.core.table().unwrap().lines().count() as u32;
    let (action, since) = (action.to_owned(), Some(since));
    world.command(n, Command::Act { action, asked: None, shown: Some(shown), since })
}

fn nonces(world: &World, n: u8) -> Vec<u32> {
    let ping = |message: &ServerMessage| match message {
        ServerMessage::Ping { nonce } => Some(*nonce),
        _ => None,
    };
    world.heard(n).filter_map(ping).collect()
}

#[test]
fn the_ways_to_the_players_are_measured_while_a_race_is_on() {
    let mut world = World::new("bunte-kuh", 2, &[]);
    world.attach(9);
    world.pass(10 * PING);
    assert!(nonces(&world, 1).is_empty(), "nobody races yet");
    world.command(1, Command::Start);
    let mover = world.mover();
    world.act(mover, "roll");
    world.pass(4 * PING);
    assert!(nonces(&world, 1).len() >= 4, "{:?}", nonces(&world, 1));
    assert!(nonces(&world, 9).is_empty(), "who only watches is not measured");
}

#[test]
fn a_call_is_held_for_one_that_may_be_on_its_way() {
    let mut world = thrown(2, &[]);
    // The second player is far away.
    for _ in 0..8 {
        world.sent.clear();
        world.pass(PING);
        for nonce in nonces(&world, 2) {
            world.now += 400;
            world.request(2, Request::Pong { nonce });
            world.now -= 400;
        }
    }
    world.pass(500);
    let call = press(&mut world, 1, "nowhere", 2_000);
    assert_eq!(world.answer(&call), None, "somebody may have been as early");
    let again = world.log.len();
    world.pass(1_000);
    assert!(world.answer(&call).is_some());
    assert!(world.log.len() > again || world.answer(&call).unwrap().is_err());
}

#[test]
fn what_is_held_when_the_round_ends_is_void() {
    let mut world = thrown(2, &[]);
    for _ in 0..8 {
        world.sent.clear();
        world.pass(PING);
        for nonce in nonces(&world, 2) {
            world.now += 400;
            world.request(2, Request::Pong { nonce });
            world.now -= 400;
        }
    }
    let held = press(&mut world, 1, "nowhere", 2_000);
    assert_eq!(world.answer(&held), None);
    // The host was away, and takes the round up anew.
    world.handle(Event::Restarted { downtime: 5_000 });
    world.pass(0);
    assert_eq!(world.answer(&held), Some(Err("round-over")));
}

#[test]
fn bots_press_and_time_runs_out_by_the_made_up_clock() {
    let mut world = thrown(1, &[BotLevel::Hard]);
    world.pass(200_000);
    let events = || world.log.iter().map(|recorded| &recorded.event);
    let pressed = |event: &&TableEvent| matches!(event, TableEvent::Acted { audit: Some(_), .. });
    let timed_out = |event: &&TableEvent| matches!(event, TableEvent::TimedOut { .. });
    assert!(events().filter(pressed).count() + events().filter(timed_out).count() > 0);
    assert!(world.core.table().unwrap().race(world.now).is_none(), "the round is over");
}
