//! Bots, and turns that are simulated beside the table.

use engine::Outcome;
use host::{Decision, Event, Request, Simulation};
use protocol::ServerMessage;
use table::{BotLevel, Command};

use crate::world::{World, id};

/// A cube of the player's own (each of two has two sets), put where a game
/// begins.
fn cube(player: u8) -> String {
    format!("place purple{} in 3 flat up 1", 2 * player)
}

/// Two people at the wheel, and who builds first.
fn wheel() -> (World, u8) {
    let world = World::started("hamsterrolle", 2, &[]);
    let mover = world.mover();
    (world, mover)
}

fn outcome(world: &World, simulation: &Simulation) -> Option<Outcome> {
    world.core.game().unwrap().simulate(simulation.seat, &simulation.action)
}

fn turn(world: &World, mover: u8) -> Command {
    Command::Act { action: cube(mover), asked: world.state(mover).asked, shown: None, since: None }
}

#[test]
fn a_bot_thinks_once_about_each_question_and_its_answer_counts() {
    let mut world = World::started("pig", 1, &[BotLevel::Random, BotLevel::Random]);
    if world.thoughts.is_empty() {
        world.command(1, Command::Leave);
    }
    let before = world.log.len();
    let stale = world.thoughts[0].clone();
    world.think();
    assert_eq!(world.log.len(), before + 1);
    world.decided(&stale, Some(Decision { action: "roll".into(), outcome: None }));
    assert_eq!(world.log.len(), before + 1, "that question is closed");
}

#[test]
fn a_bot_that_fails_takes_its_first_choice() {
    let mut world = World::started("pig", 1, &[BotLevel::Random, BotLevel::Random]);
    if world.thoughts.is_empty() {
        world.command(1, Command::Leave);
    }
    let turn = world.thoughts.remove(0);
    let first = world.core.game().unwrap().choices(turn.seat).0.remove(0);
    world.decided(&turn, None);
    let line = world.core.table().unwrap().lines().map(|line| line.text.clone());
    assert!(line.collect::<Vec<_>>().contains(&format!("{}: {first}", turn.seat)));
}

/// To ask the system for some is a way through the kernel, and the dice are
/// fixed long before.
#[test]
fn a_move_needs_no_randomness() {
    let mut world = World::started("pig", 2, &[]);
    assert_eq!(world.entropy, 1, "the game needed some");
    let stored = world.log.len();
    world.act(world.mover(), "roll");
    assert_eq!((world.log.len(), world.entropy), (stored + 1, 1));
}

#[test]
fn a_turn_of_the_hand_is_simulated_first_and_its_outcome_taken_up() {
    let (mut world, mover) = wheel();
    let before = world.log.len();
    let id = world.command(mover, turn(&world, mover));
    assert_eq!((world.log.len(), world.answer(&id)), (before, None));
    let simulation = world.simulations.remove(0);
    let mut outcome = outcome(&world, &simulation).unwrap();
    // Whatever was simulated is what happens: here the wheel has rolled a
    // little farther.
    let rolled = outcome.effect.replace("rolled -", "rolled -1");
    assert_ne!(rolled, outcome.effect, "{}", outcome.effect);
    outcome.effect = rolled;
    let line = format!("= {}", outcome.effect);
    world.handle(Event::Simulated { simulation, outcome: Some(outcome) });
    assert_eq!(world.answer(&id), Some(Ok(before as u64 + 1)));
    assert_eq!(world.core.table().unwrap().lines().last().unwrap().text, line);
}

#[test]
fn one_turn_is_simulated_at_a_time_and_answered_to_who_asks_last() {
    let (mut world, mover) = wheel();
    let command = turn(&world, mover);
    let request = Request::Command { id: id("a"), command: command.clone() };
    world.request(mover, request.clone());
    let other = world.command(mover, command);
    assert_eq!(world.answer(&other), Some(Err("try-again")));

    // The client comes back by another connection and sends it again.
    let guest = host::Guest { connection: 11, ..crate::world::guest(mover) };
    world.handle(Event::Attached { guest, welcome: ServerMessage::Pong, last_seq: None });
    world.request(11, request);
    assert_eq!(world.simulations.len(), 1);
    let simulation = world.simulations.remove(0);
    let outcome = outcome(&world, &simulation);
    world.handle(Event::Simulated { simulation, outcome });
    let acks = world.sent.iter().filter(|(_, m)| matches!(m, ServerMessage::Ack { .. }));
    assert_eq!(acks.map(|(to, _)| *to).collect::<Vec<_>>().last(), Some(&11));
}

#[test]
fn a_turn_that_cannot_be_simulated_now_is_put_off() {
    let (mut world, mover) = wheel();
    let before = world.log.len();
    let id = world.command(mover, turn(&world, mover));
    let simulation = world.simulations.remove(0);
    world.handle(Event::Simulated { simulation, outcome: None });
    assert_eq!((world.answer(&id), world.log.len()), (Some(Err("try-again")), before));
    world.command(mover, turn(&world, mover));
    assert_eq!(world.simulations.len(), 1, "and may be tried again");
}

#[test]
fn what_the_rules_forbid_is_not_simulated() {
    let (mut world, mover) = wheel();
    let refused = world.act(mover, &cube(mover).replace("in 3", "in 5"));
    assert_eq!(world.answer(&refused), Some(Err("wrong-compartment")));
    let other = 3 - mover;
    let refused = world.act(other, &cube(other));
    assert_eq!(world.answer(&refused), Some(Err("not-your-turn")));
    assert!(world.simulations.is_empty());
}

#[test]
fn an_outcome_of_another_question_is_not_taken_up() {
    let (mut world, mover) = wheel();
    world.command(mover, turn(&world, mover));
    let simulation = world.simulations.remove(0);
    let outcome = outcome(&world, &simulation);
    // In the meantime a bot was to stand in, and the player took the seat back.
    world.command(mover, Command::Leave);
    world.thoughts.clear();
    world.command(mover, Command::TakeBack);
    let before = world.log.len();
    world.handle(Event::Simulated { simulation, outcome });
    assert_eq!(world.log.len(), before);
    let stale = world.sent.iter().rev().find_map(|(_, message)| match message {
        ServerMessage::Refused { refusal, .. } => Some(refusal.code.as_str()),
        _ => None,
    });
    assert_eq!(stale, Some("stale"));
}

#[test]
fn a_bot_hands_its_outcome_in_or_has_it_simulated() {
    let mut world = World::started("hamsterrolle", 1, &[BotLevel::Easy]);
    if world.thoughts.is_empty() {
        let mover = world.mover();
        world.command(mover, Command::Leave);
    }
    let bot = world.thoughts.remove(0);
    let game = world.core.game().unwrap();
    let decision = host::decide(game, bot.seat, bot.level, bot.seed).unwrap();
    assert!(decision.outcome.is_some());
    world.decided(&bot, Some(Decision { outcome: None, ..decision.clone() }));
    let simulation = world.simulations.remove(0);
    assert_eq!(simulation.action, decision.action);
    let before = world.log.len();
    world.handle(Event::Simulated { simulation, outcome: decision.outcome });
    assert_eq!(world.log.len(), before + 1);
}

#[test]
fn what_a_turn_came_to_is_compared_with_what_its_client_saw() {
    let (mut world, mover) = wheel();
    let asked = world.state(mover).asked.unwrap();
    let settled = |digest: &str| Request::Settled { asked, digest: digest.to_owned() };
    world.request(mover, settled("nonsense"));
    world.request(3 - mover, settled("1"));
    world.command(mover, turn(&world, mover));
    let simulation = world.simulations.remove(0);
    let outcome = outcome(&world, &simulation).unwrap();
    let here = outcome.digest;
    world.handle(Event::Simulated { simulation, outcome: Some(outcome) });
    assert_eq!(world.compared, []);
    world.request(mover, settled(&format!("{:016x}", here ^ 1)));
    assert_eq!(world.compared, [(here, here ^ 1)]);
}

#[test]
fn a_hand_that_moves_is_shown_to_the_others_and_to_who_comes() {
    let (mut world, mover) = wheel();
    let asked = world.state(mover).asked.unwrap();
    let hand =
        |asked| Request::Hand { asked, piece: "purple1".into(), from: 0, frames: "AAAA".into() };
    world.sent.clear();
    world.request(mover, hand(asked));
    assert!(matches!(world.sent[..], [(to, ServerMessage::Hand { .. })] if to != u64::from(mover)));
    world.request(mover, hand(asked + 1));
    assert_eq!(world.sent.len(), 1, "what comes late is not shown");
    world.attach(9);
    assert!(matches!(world.heard(9).last(), Some(ServerMessage::Hand { .. })));
}
