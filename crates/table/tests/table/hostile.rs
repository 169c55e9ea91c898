//! Anything at all is put before tables of every game, by people who do not
//! mean well: nothing panics, a refusal changes nothing, the log replays to
//! the same table, and nobody is told what is not theirs to know.

use crate::common::{BOT, Host, PERSON, seat, setup, token};
use engine::{Seat, Viewer};
use proptest::prelude::*;
use serde_json::Value;
use table::{
    BotLevel, Clock, Command, CommandId, Input, MAX_CHOICES, MAX_EVENTS, MAX_TALK, MAX_UNDO, Phase,
    Reaction, Recorded, SeatPlan, SetupChange, Table, TableEvent,
};

/// Numbers that become an input, whatever they are.
type Step = (u8, u8, u8, u16);

/// What step `(kind, who, what, more)` puts before `table`.
fn input(table: &Table, (kind, who, what, more): Step, index: usize) -> Input {
    let from = token(1 + who % 4);
    let seat = seat(1 + what % 5);
    let own = table.seat_of(&from);
    let plan = if more % 2 == 0 { PERSON } else { BOT };
    let command = match kind {
        0..=1 => Command::Join {
            invite: if more % 9 == 0 { "guess".into() } else { table.invite().as_str().into() },
            name: format!("N{}", what % 6),
            seat: (more % 3 == 0).then_some(seat),
        },
        2 => Command::Leave,
        3 => Command::Rename { name: "\u{202e}x".repeat(usize::from(what % 30)) },
        4..=5 => Command::Ready { ready: what % 4 != 0 },
        6..=9 => Command::Start,
        10 => Command::Configure(SetupChange {
            game: ["pig", "chess"].get(usize::from(what % 3)).map(|game| (*game).to_owned()),
            options: (more % 3 == 0).then(|| vec![("target".into(), (more % 200).to_string())]),
            sheets: (more % 5 == 0).then(Vec::new),
            clock: (more % 2 == 0).then_some(Clock::Move { seconds: u32::from(what) }),
            evening: (more % 11 == 0).then(|| match what % 4 {
                0 => vec![],
                1 => vec!["pig".into(), "raffzahn".into()],
                _ => vec!["bunte-kuh".into(), "cui-bono".into()],
            }),
        }),
        11 => Command::AddSeat { plan },
        12 => Command::RemoveSeat { seat },
        13 => Command::SetSeat { seat, plan },
        14..=44 => {
            let asked = own.and_then(|own| table.asked(own)).map(|asked| match more % 7 {
                0 => asked.wrapping_sub(u64::from(more)),
                _ => asked,
            });
            let shown = (more % 5 == 0).then_some(u32::from(what));
            let since = (more % 2 == 0).then_some(u32::from(more));
            let action = some_action(table, own, more, what);
            Command::Act { action, asked, shown, since }
        }
        45..=49 => Command::Undo,
        50 => Command::TakeBack,
        51 => match more % 4 {
            0 => Command::Agree { agree: what % 4 > 0 },
            1 => Command::LetBotPlay { seat },
            2 => Command::Nudge { seat },
            _ => Command::TakeBack,
        },
        52 => Command::Chat { text: "so ".repeat(usize::from(what)) },
        53 => Command::React { reaction: Reaction::Wow },
        54..=55 => Command::Rematch,
        56..=58 => return Input::Connected { who: from, connection: u64::from(what % 3) },
        59..=61 => return Input::Disconnected { who: from, connection: u64::from(what % 3) },
        62 => return Input::Restarted { downtime: u64::from(more) << (what % 50) },
        63..=64 => return Input::Tick,
        _ => {
            let due = table.due_bots();
            let turn = due.get(usize::from(what) % due.len().max(1));
            let seat = turn.map_or(seat, |turn| turn.seat);
            let asked = turn.map_or(u64::from(more), |turn| turn.asked);
            let stale = u64::from(more % 11 == 0);
            let action = some_action(table, Some(seat), more, what);
            return Input::Bot { seat, asked: asked + stale, action };
        }
    };
    // Every tenth id is one that may have been used before.
    let id = if more % 10 == 0 { format!("old-{}", more % 30) } else { format!("new-{index}") };
    Input::Command { from, id: CommandId::try_from(id).unwrap(), command }
}

/// Mostly a choice of the seat, sometimes nonsense.
fn some_action(table: &Table, seat: Option<Seat>, more: u16, what: u8) -> String {
    let choices = match (table.game(), seat) {
        (Some(game), Some(seat)) if seat.number() <= game.players() => game.choices(seat).0,
        _ => Vec::new(),
    };
    match choices.get(usize::from(more) % choices.len().max(1)) {
        Some(choice) if !what.is_multiple_of(16) => choice.clone(),
        _ => {
            ["", "hold", "roll roll", "1: roll", "\u{0}", "throw: 6"][usize::from(what) % 6].into()
        }
    }
}

/// Whatever is sent to anybody after `events` holds nothing secret.
fn check_secrets(table: &Table, events: &[Recorded], log: &[Recorded]) {
    let seats = table.places().map(|(seat, _)| Viewer::Seat(seat)).collect::<Vec<_>>();
    for viewer in seats.into_iter().chain([Viewer::Spectator]) {
        let after = events.first().map_or(table.seq(), |first| first.seq - 1);
        let update = protocol::update(table, after, events, viewer, 0);
        let snapshot = protocol::snapshot(table, viewer, 0);
        let told = format!(
            "{}\n{}",
            serde_json::to_string(&update).unwrap(),
            serde_json::to_string(&snapshot).unwrap(),
        );
        for n in 1..=5 {
            let hash = serde_json::to_string(&token(n)).unwrap();
            assert!(!told.contains(hash.trim_matches('"')), "{viewer:?} is told a token's hash");
        }
        if viewer == Viewer::Spectator {
            assert!(!told.contains(table.invite().as_str()), "the invite is for those who sit");
        }
        if table.phase() == Phase::Over {
            continue;
        }
        let started = log.iter().rev().find_map(|recorded| match &recorded.event {
            TableEvent::Started { secret, .. } => Some(secret.0),
            _ => None,
        });
        if let (Some(secret), Phase::Playing) = (started, table.phase()) {
            assert!(!told.contains(&secret.seed.to_string()), "{viewer:?} is told the seed");
            assert!(!told.contains(&secret.salt.to_string()), "{viewer:?} is told the salt");
        }
        for line in table.lines() {
            let Some(only) = &line.only else { continue };
            let mine = matches!(viewer, Viewer::Seat(seat) if only.contains(&seat));
            let text = Value::from(line.text.as_str()).to_string();
            assert_eq!(told.contains(&text), mine, "{viewer:?} and the sealed line {text}");
        }
    }
}

fn mistreat(game: &str, options: &[(&str, &str)], clock: Clock, steps: &[Step]) -> Host {
    let mut setup = setup(game, clock);
    setup.options = options.iter().map(|(k, v)| ((*k).into(), (*v).into())).collect();
    let plan = [PERSON, PERSON, SeatPlan::Bot { level: BotLevel::Random }];
    let mut host = Host::new(&setup, &plan);
    for (index, step) in steps.iter().enumerate() {
        host.now += u64::from(step.3) * 10;
        let before = host.table.clone();
        let input = input(&host.table, *step, index);
        match host.put(&input) {
            Ok(events) => check_secrets(&host.table, &events, &host.log),
            Err(refusal) => {
                assert!(host.table == before, "a refusal changed the table");
                assert!(!refusal.code.is_empty() && !refusal.text.is_empty());
                assert_ne!(refusal.code, "refused", "{refusal:?} has a code of its own");
            }
        }
        if host.table.phase() == Phase::Lobby && index == 15 {
            // Most sequences would never get a game started by chance alone.
            let _ = host.join(2, "Tom");
            let _ = host.send(2, Command::Ready { ready: true });
            let _ = host.send(1, Command::Start);
        }
    }
    host.check_replay();
    host
}

fn clock() -> impl Strategy<Value = Clock> {
    prop_oneof![
        Just(Clock::None),
        (5..60_u32).prop_map(|seconds| Clock::Move { seconds }),
        Just(Clock::Days { days: 1 }),
    ]
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    prop::collection::vec((0..75_u8, any::<u8>(), any::<u8>(), any::<u16>()), 0..160)
}

/// Every game that tables can host.
fn hosted() -> impl Strategy<Value = &'static str> {
    let ids: Vec<_> = games::ids().iter().copied().filter(|id| *id != "hamsterrolle").collect();
    proptest::sample::select(ids)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn no_table_can_be_broken(game in hosted(), clock in clock(), steps in steps()) {
        mistreat(game, &[], clock, &steps);
    }

    #[test]
    fn nor_one_whose_games_are_short(clock in clock(), steps in steps()) {
        mistreat("pig", &[("target", "10")], clock, &steps);
    }
}

/// The property above would say little if games never began or ended.
#[test]
fn such_sequences_reach_every_phase() {
    let mut chance = engine::QuickDice::new(4);
    let mut seen = std::collections::BTreeSet::new();
    for round in 0..40 {
        let steps: Vec<Step> = (0..150)
            .map(|_| {
                use engine::Chance as _;
                let bits = chance.bits().to_le_bytes();
                let more = chance.bits() as u16;
                (bits[0] % 75, bits[1], bits[2], more)
            })
            .collect();
        let clock = Clock::Move { seconds: 5 };
        let host = match round % 2 {
            0 => mistreat("pig", &[("target", "10")], clock, &steps),
            _ => mistreat("hamstern", &[], clock, &steps),
        };
        for recorded in &host.log {
            let json = serde_json::to_value(recorded).unwrap();
            seen.insert(json["event"].as_str().unwrap().to_owned());
        }
    }
    let kinds = [
        "created",
        "joined",
        "left",
        "renamed",
        "readied",
        "configured",
        "seat-added",
        "seat-removed",
        "seat-set",
        "started",
        "acted",
        "undone",
        "stood-in",
        "taken-back",
        "connected",
        "disconnected",
        "chatted",
        "reacted",
        "rematched",
        "restarted",
    ];
    for kind in kinds {
        assert!(seen.contains(kind), "no sequence had “{kind}”: {seen:?}");
    }
}

/// Each message is kept for ever, so that somebody without manners could fill
/// the store of the host with them.
#[test]
fn talk_has_an_end_and_begins_anew_with_the_next_game() {
    let mut host = Host::started(&setup("pig", Clock::None), 2);
    let say = || Command::Chat { text: "so".to_owned() };
    let wow = || Command::React { reaction: Reaction::Wow };
    for _ in 0..MAX_TALK {
        host.send(2, wow()).unwrap();
    }
    assert_eq!(host.refused(2, say()), "too-much-talk");
    host.send(1, say()).expect("what one says is not at the cost of another");
    host.finish();
    host.send(1, Command::Rematch).unwrap();
    assert_eq!(host.refused(2, say()), "too-much-talk");
    host.send(2, Command::Ready { ready: true }).unwrap();
    host.send(1, Command::Start).unwrap();
    host.send(2, say()).unwrap();
    host.check_replay();
}

/// Otherwise a message of a few bytes writes a whole set-up, again and again.
#[test]
fn what_changes_nothing_writes_nothing() {
    let mut host = Host::new(&setup("pig", Clock::None), &[SeatPlan::Person, SeatPlan::Person]);
    host.join(2, "Tom").unwrap();
    host.send(2, Command::Ready { ready: true }).unwrap();
    let before = host.log.len();
    let same = SetupChange { game: Some("pig".to_owned()), ..SetupChange::default() };
    for (n, command) in [
        (1, Command::Configure(same)),
        (1, Command::Configure(SetupChange::default())),
        (1, Command::Rename { name: " Mia ".to_owned() }),
        (2, Command::Ready { ready: true }),
    ] {
        assert_eq!(host.send(n, command), Ok(Vec::new()));
    }
    assert_eq!(host.log.len(), before);
    let bot = SeatPlan::Bot { level: BotLevel::Hard };
    host.send(1, Command::SetSeat { seat: seat(2), plan: bot }).unwrap();
    assert_eq!(host.send(1, Command::SetSeat { seat: seat(2), plan: bot }), Ok(Vec::new()));
}

/// A log is kept for ever, so it ends; but a game that is on can be ended.
#[test]
fn a_table_takes_no_more_wishes_after_so_many_events() {
    let mut host = Host::started(&setup("pig", Clock::None), 2);
    let mut names = ["Mia", "Maya"].into_iter().cycle();
    while host.table.seq() < MAX_EVENTS {
        let name = names.next().unwrap().to_owned();
        host.send(1, Command::Rename { name }).unwrap();
    }
    assert_eq!(host.refused(1, Command::Rename { name: "Ann".to_owned() }), "table-full");
    assert_eq!(host.refused(1, Command::Chat { text: "so".to_owned() }), "table-full");
    host.send(1, Command::act("roll")).unwrap();
    host.finish();
    assert_eq!(host.refused(2, Command::Rematch), "table-full");
    host.send(2, Command::Leave).unwrap();
}

#[test]
fn moves_can_be_taken_back_so_many_times_a_game() {
    let mut host = Host::started(&setup("hamstern", Clock::None), 2);
    for _ in 0..MAX_UNDO {
        let choice = host.first_choice(seat(1));
        host.send(1, Command::act(choice)).unwrap();
        host.send(1, Command::Undo).unwrap();
    }
    let choice = host.first_choice(seat(1));
    host.send(1, Command::act(choice)).unwrap();
    assert_eq!(host.refused(1, Command::Undo), "too-many-undone");
    let choice = host.first_choice(seat(2));
    host.send(2, Command::act(choice)).unwrap();
    host.check_replay();
}

/// Nobody sits down as somebody who is there already, as far as eyes can tell.
#[test]
fn names_that_look_alike_or_empty_are_refused() {
    let mut host = Host::new(&setup("pig", Clock::None), &[SeatPlan::Person, SeatPlan::Person]);
    for twin in ["mia", "Міа", "M\u{200d}ia", "Ｍｉａ", "M1a"] {
        assert_eq!(host.join(2, twin).unwrap_err().code, "name-taken", "{twin:?}");
    }
    for empty in ["\u{200d}", "\u{3164}", "\u{2800}"] {
        assert_eq!(host.join(2, empty).unwrap_err().code, "no-name", "{empty:?}");
    }
    host.join(2, "Maia").unwrap();
}

/// Somebody who has everything sent again and again makes nobody list anything.
#[test]
fn choices_are_listed_once_for_each_state_of_a_game() {
    let mut host = Host::started(&setup("hop-n-roll", Clock::None), 2);
    let listed = |host: &Host, n: u8| {
        let choices = host.table.choices(seat(n)).unwrap();
        assert_eq!(*choices, host.table.game().unwrap().first_choices(seat(n), MAX_CHOICES));
        choices.0.as_ptr()
    };
    let before = listed(&host, 1);
    host.send(2, Command::Chat { text: "Hello".to_owned() }).unwrap();
    host.disconnect(2);
    host.connect(2);
    assert_eq!(listed(&host, 1), before, "nothing has changed that could be done");
    let n = host.table.pending().next().unwrap().number();
    for _ in 0..4 {
        let action = host.first_choice(seat(n));
        host.send(n, Command::act(&action)).unwrap();
        for n in 1..=2 {
            let _ = listed(&host, n);
        }
        if !host.table.pending().contains(seat(n)) {
            break;
        }
    }
}
