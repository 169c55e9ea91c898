//! Messages that are nearly right, by the thousand, into tables where people
//! play: each is refused or carried out, a refusal changes nothing, and the
//! log tells the same table again.

#[path = "../../../../tests/mutate.rs"]
mod mutate;

use crate::common::{Host, setup, token};
use engine::{Chance, QuickDice};
use mutate::{each_case, mutate};
use protocol::ClientMessage;
use table::{BotLevel, Clock, Command, CommandId, Input, Phase, Reaction, SeatPlan, SetupChange};

/// So many messages go to one table.
const AT_A_TABLE: u64 = 100;

/// Games whose moves are quickly worked out.
fn quick_games() -> Vec<&'static str> {
    games::ids().iter().copied().filter(|id| *id != "hamsterrolle").collect()
}

fn seated(game: &str, dice: &mut QuickDice) -> Host {
    let clock = match dice.below(3) {
        0 => Clock::None,
        1 => Clock::Move { seconds: 30 },
        _ => Clock::Days { days: 1 },
    };
    Host::started(&setup(game, clock), 2)
}

/// What person `n` could say to this table.
fn right(host: &Host, n: u8, index: u64, dice: &mut QuickDice) -> ClientMessage {
    let own = host.table.seat_of(&token(n));
    let choices = match (host.table.game(), own) {
        (Some(game), Some(seat)) if seat.number() <= game.players() => game.choices(seat).0,
        _ => Vec::new(),
    };
    let action = dice.pick(&choices).cloned().unwrap_or_default();
    let seat = crate::common::seat(1 + dice.below(3) as u8);
    let command = match dice.below(27) {
        0 => Command::Join {
            invite: host.table.invite().as_str().to_owned(),
            name: "Eve".to_owned(),
            seat: Some(seat),
        },
        1 => Command::Rename { name: "Mia Maria".to_owned() },
        2 => Command::Ready { ready: true },
        3 => Command::Start,
        4 => Command::Configure(SetupChange {
            game: dice.pick(&quick_games()).map(|id| (*id).to_owned()),
            options: Some(vec![("target".to_owned(), "50".to_owned())]),
            sheets: Some(Vec::new()),
            clock: Some(Clock::Move { seconds: 20 }),
            evening: Some(vec!["bunte-kuh".into(), "cui-bono".into()]),
        }),
        5 => Command::SetSeat { seat, plan: SeatPlan::Bot { level: BotLevel::Easy } },
        6 => Command::AddSeat { plan: SeatPlan::Person },
        7 => Command::RemoveSeat { seat },
        8 => Command::Undo,
        9 => Command::TakeBack,
        10 => Command::Chat { text: "well played".to_owned() },
        11 => Command::React { reaction: Reaction::Wow },
        12 => Command::Rematch,
        13 => Command::Leave,
        14 => Command::Agree { agree: true },
        15 => Command::LetBotPlay { seat },
        16 => Command::Nudge { seat },
        18 => Command::Hint,
        17 => return ClientMessage::Preview { id: "p1".to_owned(), action },
        _ => {
            let asked = own.and_then(|own| host.table.asked(own));
            Command::Act { action, asked, shown: Some(120), since: Some(480) }
        }
    };
    ClientMessage::Command { id: format!("id-{index}"), command }
}

/// Puts it before the table as a host does; whether it was carried out.
fn hear(host: &mut Host, n: u8, message: ClientMessage) -> bool {
    match message {
        ClientMessage::Command { id, command } => {
            let Ok(id) = CommandId::try_from(id) else { return false };
            host.put(&Input::Command { from: token(n), id, command }).is_ok()
        }
        ClientMessage::Preview { action, .. } => {
            if let Some(seat) = host.table.seat_of(&token(n)) {
                let _ = host.table.preview(seat, &action);
            }
            false
        }
        _ => false,
    }
}

#[test]
fn no_message_breaks_a_table() {
    let games = quick_games();
    let (mut cases, mut read, mut done) = (0, 0, 0);
    each_case(3_000, AT_A_TABLE, |dice| {
        let mut host = seated(dice.pick(&games).unwrap(), dice);
        for index in 0..AT_A_TABLE {
            cases += 1;
            host.now += u64::from(dice.below(5_000));
            // Mostly somebody who is asked; else no game would get on.
            let n = match host.table.pending().first() {
                Some(seat) if dice.below(3) > 0 => seat.number(),
                _ => 1 + dice.below(3) as u8,
            };
            let write = |dice: &mut QuickDice| {
                serde_json::to_string(&right(&host, n, index, dice)).unwrap()
            };
            let (text, other) = (write(dice), write(dice));
            // Every third as it should be, for the same reason.
            let text = if dice.below(3) == 0 { text } else { mutate(&text, &other, dice) };
            let Ok(message) = protocol::read(&text) else { continue };
            read += 1;
            let before = host.table.clone();
            if hear(&mut host, n, message) {
                done += 1;
            } else {
                assert!(host.table == before, "a refusal changed the table: {text}");
            }
            if host.table.phase() == Phase::Lobby && dice.below(10) == 0 {
                let _ = host.send(2, Command::Ready { ready: true });
                let _ = host.send(1, Command::Start);
            }
        }
        host.check_replay();
    });
    println!("{cases} messages, {read} of them readable, {done} carried out");
    assert!(cases < 1_000 || (read > cases / 4 && done > cases / 20), "nothing gets through");
}
