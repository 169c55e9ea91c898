//! What is durable, and what others write.

use host::{Answer, Config, Event};
use protocol::ServerMessage;
use table::{BotLevel, Command};

use crate::world::{Store, World};

fn chat() -> Command {
    Command::Chat { text: "hello".to_owned() }
}

fn shared() -> Config {
    Config { shared: true, kept: 2, ..Config::default() }
}

#[test]
fn nobody_hears_of_what_could_not_be_stored() {
    let mut world = World::new("pig", 2, &[]);
    world.store = Store::Fails;
    let before = world.log.len();
    let id = world.command(2, chat());
    assert_eq!(world.answer(&id), Some(Err("try-again")));
    assert_eq!((world.sent.len(), world.log.len()), (1, before));
    assert_eq!(world.answers.last(), Some(&Answer::Failed));
    assert!(world.core.table().is_none(), "whether it was written is not known");

    world.store = Store::Works;
    let loads = world.loads;
    let id = world.command(2, chat());
    assert_eq!(world.answer(&id), Some(Ok(before as u64 + 1)));
    assert_eq!(world.loads, loads + 1, "the log is read again");
}

#[test]
fn a_table_that_cannot_be_read_is_told_and_the_guest_may_come_back() {
    let mut world = World::new("pig", 1, &[BotLevel::Random]);
    world.core.forget();
    world.store = Store::Fails;
    world.attach(9);
    assert!(matches!(&world.sent[..], [(9, ServerMessage::Refused { id: None, .. })]));
    assert_eq!(world.closed, [9]);
    assert_eq!(world.core.guests().len(), 1);
}

#[test]
fn whoever_loses_the_race_for_an_event_tries_again_and_hears_of_the_other() {
    let mut world = World::with("pig", 2, &[], shared());
    world.store = Store::Loses(3);
    let before = world.log.len() as u64;
    let id = world.command(2, chat());
    assert_eq!(world.answer(&id), Some(Ok(before + 4)));
    assert_eq!(world.heard(1).count(), 4, "three times the other, and then the chat");

    world.store = Store::Loses(1_000);
    let id = world.command(2, chat());
    assert_eq!(world.answer(&id), Some(Err("try-again")));
}

#[test]
fn what_others_wrote_is_read_before_anybody_is_refused() {
    let mut world = World::with("pig", 2, &[], shared());
    world.write_elsewhere();
    let id = world.command(2, Command::Start);
    assert_eq!(world.answer(&id), Some(Err("host-only")));
    assert_eq!(world.core.table().unwrap().seq(), world.log.len() as u64);
}

#[test]
fn news_of_others_are_read_once_and_told() {
    let mut world = World::with("pig", 1, &[BotLevel::Random], shared());
    world.write_elsewhere();
    let seq = world.log.len() as u64;
    world.handle(Event::Written { seq });
    world.handle(Event::Written { seq });
    assert_eq!(world.heard(1).count(), 1);
    assert!(world.core.recent().len() <= 4, "only the last events are kept");
}

#[test]
fn a_table_that_was_forgotten_is_read_when_it_is_needed() {
    let mut world = World::started("pig", 2, &[]);
    let loads = world.loads;
    world.core.forget();
    world.handle(Event::Tick);
    assert_eq!(world.loads, loads, "nothing is due yet");
    world.pass(60_000);
    assert_eq!(world.loads, loads + 1);
    assert_eq!(world.thoughts.len(), 1, "a bot stands in for who took too long");
}

#[test]
fn whoever_writes_says_when_the_table_wants_to_be_woken() {
    let mut world = World::started("pig", 2, &[]);
    assert_eq!(world.dues.last(), Some(&Some(world.now + 60_000)));
    assert_eq!(world.core.next_deadline(), Some(world.now + 60_000));
    world.pass(60_000);
    assert_eq!(world.dues.last(), Some(&Some(world.now)), "at once, for a bot");

    let mut bots = World::started("pig", 1, &[BotLevel::Random]);
    bots.handle(Event::Wake);
    assert!(bots.thoughts.len() <= 1, "each question is thought about once");
}

#[test]
fn time_away_is_credited() {
    let mut world = World::started("pig", 2, &[]);
    world.pass(50_000);
    let mut again = World::new("pig", 2, &[]);
    again.log.clone_from(&world.log);
    again.now = world.now + 1_000_000;
    again.core = host::HostedTable::new(Config::default());
    again.handle(Event::Restarted { downtime: 1_000_000 });
    assert_eq!(again.core.next_deadline(), Some(again.now + 10_000));
}
