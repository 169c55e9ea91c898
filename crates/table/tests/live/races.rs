//! Races of people and bots.

use engine::Seat;
use table::race::{COUNTDOWN, FASTEST, Pressed};
use table::{ABSENCE, BotLevel, Clock, Command, Phase, TableEvent};

use crate::common::{act, seat, setup, token};
use crate::world::World;

/// People in a game of `game` whose first throw has just been made; who rolled.
fn thrown(game: &str, people: u8) -> (World, Seat) {
    let mut world = World::new(&setup(game, Clock::Move { seconds: 5 }), people, &[]);
    world.send(1, Command::Start);
    let roller = world.table().pending().next().unwrap();
    world.send(roller.number(), act("roll"));
    world.pass(COUNTDOWN);
    (world, roller)
}

/// How many lines there are: what a client that is up to date has shown.
fn all(world: &World) -> u32 {
    world.table().lines().count() as u32
}

#[test]
fn bots_race_whole_games_and_a_host_may_die_at_any_moment() {
    for (game, bots) in [
        ("raffzahn", &[BotLevel::Hard, BotLevel::Easy][..]),
        ("raffzahn", &[BotLevel::Medium][..]),
        ("bunte-kuh", &[BotLevel::Hard, BotLevel::Medium, BotLevel::Greedy][..]),
    ] {
        for reload in [None, Some(7)] {
            let mut world = World::new(&setup(game, Clock::None), 1, bots);
            world.send(1, Command::Start);
            // Nobody waits for who has gone: a bot races in their place.
            world.send(1, Command::Leave);
            world.finish(reload);
            assert_eq!(world.table().phase(), Phase::Over, "{game}");
            world.host.check_replay();
            let countdowns =
                world.events().filter(|e| matches!(e, TableEvent::Countdown { .. })).count();
            let rolls = world.lines().iter().filter(|line| line.ends_with(": roll")).count();
            assert!(rolls > 0 && countdowns == rolls, "{game}: each throw is announced once");
            for event in world.events() {
                if let TableEvent::Acted { lines, audit, bot, .. } = event {
                    let stamped = lines[0].text.contains('@');
                    assert_eq!(audit.is_some(), stamped, "{game}: {lines:?}");
                    assert!(*bot);
                    if let Some(audit) = audit {
                        assert_eq!((audit.credit, audit.claimed), (0, audit.pressed), "{game}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_dice_fall_after_a_countdown_that_survives_a_restart() {
    let (mut world, _) = thrown("bunte-kuh", 3);
    let shown = u32::try_from(world.lines().len()).unwrap();
    world.pass(u64::from(FASTEST) - 1);
    let id = "script".to_owned().try_into().unwrap();
    let pressed = world.press_as(1, &id, "nowhere", shown, FASTEST - 1);
    let Pressed::Refused(refusal) = pressed else { panic!("{pressed:?}") };
    assert_eq!(refusal.code, "too-quick");
    world.pass(1);
    world.press(2, "nowhere", shown, FASTEST);
}

/// Somebody who is away does not stop the others, once one of them asks.
#[test]
fn a_bot_races_for_who_is_away() {
    let mut world = World::new(&setup("raffzahn", Clock::None), 2, &[BotLevel::Easy]);
    world.send(1, Command::Start);
    world.host.disconnect(2);
    world.pass(ABSENCE);
    while !world.table().pending().contains(seat(2)) {
        world.pass(1_000);
        let calm = world.table().race(world.host.now).is_none();
        if calm && world.table().pending().contains(seat(1)) {
            world.send(1, Command::act("roll"));
        }
    }
    world.send(1, Command::LetBotPlay { seat: seat(2) });
    world.send(1, Command::Leave);
    world.finish(None);
    world.host.check_replay();
}
