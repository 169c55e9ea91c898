//! Races of people and bots.

use engine::Seat;
use table::race::{COUNTDOWN, FASTEST, Pressed, READING};
use table::{ABSENCE, BotLevel, Clock, Command, Phase, TableEvent};

use super::world::World;
use crate::common::{act, seat, setup, token};

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
    let mut world = World::new(&setup("bunte-kuh", Clock::None), 2, &[]);
    world.send(1, Command::Start);
    let roller = world.table().pending().next().unwrap().number();
    let before = world.lines();
    world.send(roller, act("roll"));
    assert_eq!(world.lines(), before, "nobody has seen a die");
    assert_eq!(world.table().race(world.host.now).unwrap().countdown, Some(3_000));
    assert_eq!(world.host.refused(roller, act("roll")), "counting-down");
    world.pass(COUNTDOWN - 1);
    assert_eq!(world.lines(), before);
    world.restart(60_000);
    world.pass(0);
    assert_eq!(world.lines(), before, "the time away is credited");
    world.pass(1);
    assert_eq!(world.lines().len(), before.len() + 2);
    let race = world.table().race(world.host.now).unwrap();
    assert_eq!((race.countdown, race.since, race.deadline), (None, Some(0), Some(45_000)));
    world.pass(40_000);
    world.restart(3_600_000);
    assert_eq!(world.table().race(world.host.now).unwrap().since, Some(40_000));
    world.pass(4_999);
    assert_eq!(world.lines().len(), before.len() + 2);
    world.pass(1);
    assert_eq!(world.lines().last().unwrap(), "= time-out");
    assert!(matches!(world.events().last().unwrap(), TableEvent::TimedOut { .. }));
    world.host.check_replay();
}

/// As in a browser, where the runner is there before the time away is known.
#[test]
fn a_round_that_is_credited_is_judged_by_its_new_clock() {
    let (mut world, _) = thrown("bunte-kuh", 2);
    world.pass(10_000);
    world.host.now += 100_000;
    world.credit(100_000);
    assert_eq!(world.table().race(world.host.now).unwrap().since, Some(10_000));
    world.pass(34_999);
    assert!(!world.events().any(|event| matches!(event, TableEvent::TimedOut { .. })));
    world.pass(1);
    assert!(world.events().any(|event| matches!(event, TableEvent::TimedOut { .. })));
}

#[test]
fn the_clock_of_the_race_is_the_only_one() {
    let (mut world, _) = thrown("bunte-kuh", 3);
    assert_eq!(world.table().deadline(seat(1)), None);
    world.pass(44_999);
    assert!(!world.events().any(|event| matches!(event, TableEvent::StoodIn { .. })));
    assert!(!world.events().any(|event| matches!(event, TableEvent::TimedOut { .. })));
    world.pass(1);
    assert!(world.events().any(|event| matches!(event, TableEvent::TimedOut { .. })));
}

/// One is near and one far; the far one was faster, and arrives later.
#[test]
fn who_pressed_first_is_first_wherever_they_sit() {
    let (mut world, _) = thrown("bunte-kuh", 2);
    let (near, far) = (seat(1), seat(2));
    let start = world.host.now;
    let shown = all(&world);
    for (person, way) in [(near, 20), (far, 400)] {
        world.measure(person, way);
    }
    world.pass(start + 9_020 - world.host.now);
    let late = world.press(1, "nowhere", shown, 9_000);
    assert!(world.answers.is_empty(), "a call is held");
    world.pass(230);
    // Sent again while it is held, it is judged once.
    assert_eq!(world.press_as(1, &late, "nowhere", shown, 9_000), Pressed::Taken);
    world.pass(50);
    let early = world.press(2, "stop", shown, 8_900);
    world.pass(1_000);
    let [(first, done), (second, refused)] = &world.answers[..] else {
        panic!("{:?}", world.answers)
    };
    assert_eq!((first, second), (&early, &late));
    assert!(done.is_ok());
    assert_eq!(refused.as_ref().unwrap_err(), "not-your-turn", "the far one points now");
    let Some(TableEvent::Acted { seat: who, audit: Some(audit), lines, .. }) =
        world.events().find(|event| matches!(event, TableEvent::Acted { audit: Some(_), .. }))
    else {
        panic!("the call is in the log")
    };
    assert_eq!((*who, audit.pressed, audit.claimed), (far, 8_900, 8_900));
    assert_eq!((audit.arrived, audit.credit), (9_300, 420));
    assert_eq!(lines[0].text, format!("2: stop @8900 seen {shown}"));
    // And once more after it is done.
    let again = world.press_as(2, &early, "stop", shown, 8_900);
    assert_eq!(again, Pressed::No, "the table knows it by its id");
    world.host.check_replay();
}

#[test]
fn nobody_is_helped_to_search() {
    let (mut world, roller) = thrown("bunte-kuh", 2);
    let state = protocol::state(world.table(), engine::Viewer::Seat(roller), world.host.now);
    assert_eq!(state.choices, None);
    assert_eq!(state.race.unwrap().since, Some(0));
    let preview = world.table().preview(roller, "nowhere @1000 seen 4").unwrap_err();
    assert_eq!(preview.code, "no-preview");
    let shown = all(&world);
    let id = "x".to_owned().try_into().unwrap();
    let blind = world.press_as(1, &id, "stop", shown - 1, 10);
    assert!(matches!(blind, Pressed::Refused(refusal) if refusal.code == "not-shown"));
    let forged = world.press_as(1, &id, "stop @1 seen 4", shown, 10);
    assert!(matches!(forged, Pressed::Refused(refusal) if refusal.code == "stamped"));
    let chat = Command::Chat { text: "hm".into() };
    let now = world.host.now;
    let talk = world.runner.press(&world.host.table, &token(1), &id, &chat, now);
    assert_eq!(talk, Pressed::No);
}

/// In Raffzahn each take passes at once, STOP is held, and the round closes a
/// second after it.
#[test]
fn a_round_of_raffzahn_with_people() {
    let (mut world, roller) = thrown("raffzahn", 3);
    let shown = all(&world);
    world.pass(1_000);
    let early = world.press(roller.number(), "stop", shown, 1_000);
    assert_eq!(world.answers, [(early, Err("stop-too-early".to_owned()))]);
    world.pass(1_000);
    let stop = world.press(roller.number(), "stop", shown, 2_000);
    world.pass(30);
    assert_eq!(world.answers.last().unwrap().0, stop);
    assert!(world.answers.last().unwrap().1.is_ok());
    // A hand that had not seen the STOP is not punished; the die stays.
    let game = world.table().game().unwrap();
    let right = |seat: Seat| {
        let takes = game.choices(seat).0;
        let first = takes.iter().find(|text| text.starts_with("take"))?;
        Some(first.split(" @").next()?.to_owned())
    };
    let other = Seat::all(3).find(|seat| *seat != roller).unwrap();
    let take = right(other).unwrap();
    world.press(other.number(), &take, shown, 2_020);
    let line = world.lines().pop().unwrap();
    assert!(line == format!("= void {other}") || line == format!("= wrong {other}"), "{line}");
    world.pass(1_100);
    assert_eq!(world.lines().last().unwrap(), "= close");
    assert_eq!(world.table().race(world.host.now), None);
    assert_eq!(world.table().pending().next(), Some(roller.next(3)));
    world.host.check_replay();
}

/// Scripts do; people do not.
#[test]
fn a_press_faster_than_anybody_can_be_is_void() {
    let (mut world, _) = thrown("bunte-kuh", 3);
    let shown = all(&world);
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

#[test]
fn the_first_throw_waits_for_whoever_reads_but_not_for_ever() {
    for says_so in [true, false] {
        let mut world = World::new(&setup("raffzahn", Clock::None), 3, &[]);
        world.send(1, Command::Start);
        let roller = world.table().pending().next().unwrap().number();
        let reader = roller % 3 + 1;
        let not_yet = Command::Ready { ready: false };
        world.send(reader, not_yet.clone());
        assert!(world.table().is_reading(seat(reader)));
        assert_eq!(world.host.refused(reader, not_yet.clone()), "no-race-ahead", "once is enough");
        let before = world.lines();
        world.pass(10_000);
        world.send(roller, act("roll"));
        let race = world.table().race(world.host.now).unwrap();
        assert_eq!((race.waits, race.countdown), (Some(20_000), Some(23_000)));
        world.restart(60_000);
        world.host.check_replay();
        if says_so {
            world.pass(5_000);
            world.send(reader, Command::Ready { ready: true });
            let race = world.table().race(world.host.now).unwrap();
            assert_eq!((race.waits, race.countdown), (None, Some(3_000)));
            world.pass(COUNTDOWN - 1);
        } else {
            world.pass(READING - 10_000 + COUNTDOWN - 1);
        }
        assert_eq!(world.lines(), before, "nobody has seen a die");
        world.pass(1);
        assert_eq!(world.lines().len(), before.len() + 2);
        // The next races wait for nobody.
        assert_eq!(world.host.refused(roller, not_yet), "no-race-ahead");
    }
}

#[test]
fn whoever_throws_is_ready_and_without_a_race_nobody_reads() {
    let mut world = World::new(&setup("bunte-kuh", Clock::None), 2, &[]);
    world.send(1, Command::Start);
    let roller = world.table().pending().next().unwrap().number();
    world.send(roller, Command::Ready { ready: false });
    world.send(roller, act("roll"));
    assert!(!world.table().is_reading(seat(roller)));
    assert_eq!(world.table().race(world.host.now).unwrap().countdown, Some(3_000));
    let mut world = World::new(&setup("pig", Clock::None), 2, &[]);
    world.send(1, Command::Start);
    for ready in [true, false] {
        assert_eq!(world.host.refused(1, Command::Ready { ready }), "no-race-ahead");
    }
}
