//! Whole conversations: hello, updates, gaps, refusals, the end.

use engine::{Seat, Viewer};
use protocol::{Happening, Phase, ServerMessage, Sitter, catch_up, snapshot, state, update};
use table::{
    BotLevel, Clock, Command, Input, Recorded, SeatPlan, Setup, Table, Token, TokenHash, Verdict,
};

struct Host {
    table: Table,
    log: Vec<Recorded>,
}

const MIA: Viewer = Viewer::Seat(Seat::new(0));
const TOM: Viewer = Viewer::Seat(Seat::new(1));

fn token(n: u8) -> TokenHash {
    Token([n; 16]).hash()
}

impl Host {
    /// Mia and Tom at a table of `game`, already started.
    fn started(game: &str, options: &[(&str, &str)]) -> Self {
        let setup = Setup {
            game: game.to_owned(),
            options: options.iter().map(|(k, v)| ((*k).into(), (*v).into())).collect(),
            clock: Clock::Move { seconds: 60 },
            ..Setup::default()
        };
        let seats = [SeatPlan::Person, SeatPlan::Person];
        let log = Table::create(&setup, &seats, ("Mia", token(1)), 0, &[3; 48]).unwrap();
        let mut host = Self { table: Table::replay(&log).unwrap(), log };
        let invite = host.table.invite().as_str().to_owned();
        host.send(2, Command::Join { invite, name: "Tom".into(), seat: None });
        host.send(2, Command::Ready { ready: true });
        host.send(1, Command::Start);
        host
    }

    fn send(&mut self, n: u8, command: Command) -> Vec<Recorded> {
        let id = format!("id-{}", self.log.len()).try_into().unwrap();
        let input = Input::Command { from: token(n), id, command };
        let Verdict::Happens(events) = self.table.decide(&input, 5000, &[7; 48]).unwrap() else {
            panic!("sent twice")
        };
        for event in &events {
            self.table.evolve(event).unwrap();
        }
        self.log.extend(events.clone());
        events
    }

    fn choose(&mut self, n: u8) -> Vec<Recorded> {
        let seat = Seat::new(n - 1);
        let action = self.table.game().unwrap().choices(seat).0.pop().unwrap();
        self.send(n, Command::act(action))
    }

    fn finish(&mut self) {
        while let Some(seat) = self.table.pending().first() {
            self.choose(seat.number());
        }
    }
}

#[test]
fn a_client_resumes_from_its_last_event() {
    let mut host = Host::started("pig", &[]);
    let last = host.table.seq();
    host.choose(1);
    host.send(2, Command::Chat { text: "ouch".into() });
    let ServerMessage::Update { update } = catch_up(&host.table, Some(last), &host.log, TOM, 0)
    else {
        panic!("nothing is missing")
    };
    assert_eq!((update.after, update.seq), (last, last + 2));
    assert!(matches!(&update.events[0].what, Happening::Acted { lines, .. } if lines.len() == 2));
    assert!(matches!(&update.events[1].what, Happening::Chatted { text, .. } if text == "ouch"));
    assert_eq!(update.state, Some(state(&host.table, TOM, 0)));
}

#[test]
fn a_gap_means_a_snapshot() {
    let mut host = Host::started("pig", &[]);
    host.choose(1);
    let seq = host.table.seq();
    let recent = &host.log[host.log.len() - 2..];
    let is_snapshot = |last: Option<u64>| {
        let answer = catch_up(&host.table, last, recent, Viewer::Spectator, 0);
        matches!(answer, ServerMessage::Snapshot { .. })
    };
    assert!(is_snapshot(None), "a new client");
    assert!(is_snapshot(Some(seq - 3)), "too long ago");
    assert!(is_snapshot(Some(seq + 1)), "from another life of the table");
    assert!(is_snapshot(Some(0)));
    assert!(!is_snapshot(Some(seq - 2)));
    assert!(!is_snapshot(Some(seq)), "nothing happened since");
}

#[test]
fn following_updates_leads_to_the_snapshot() {
    let mut host = Host::started("hamstern", &[]);
    for viewer in [MIA, TOM, Viewer::Spectator] {
        let mut known = snapshot(&host.table, viewer, 9);
        for n in [1, 0, 1, 2, 1, 2, 2, 1] {
            let after = host.table.seq();
            let events = match n {
                0 => host.send(1, Command::Undo),
                n => host.choose(n),
            };
            let news = update(&host.table, after, &events, viewer, 9);
            assert_eq!(news.after, known.state.seq, "no gap");
            match news.log {
                Some(log) => known.log = log,
                None => {
                    for event in news.events {
                        if let Happening::Acted { lines, .. } = event.what {
                            known.log.extend(lines);
                        }
                    }
                }
            }
            known.state = news.state.unwrap();
            assert_eq!(known, snapshot(&host.table, viewer, 9));
        }
    }
}

#[test]
fn a_sealed_move_is_seen_by_its_player_only_until_the_end() {
    let mut host = Host::started("hamstern", &[]);
    let lines = host.table.lines().count();
    host.choose(1);
    let line = |viewer| snapshot(&host.table, viewer, 0).log.swap_remove(lines);
    assert!(line(MIA).text.is_some_and(|text| text.starts_with("1: ")));
    for viewer in [TOM, Viewer::Spectator] {
        assert_eq!(line(viewer).text, None);
        assert_eq!(line(viewer).seat, Some(Seat::new(0)), "that she moved can be seen");
    }
    host.finish();
    let whole = snapshot(&host.table, Viewer::Spectator, 0);
    assert!(whole.log.iter().all(|line| line.text.is_some()), "nothing is sealed any more");
}

#[test]
fn the_end_brings_result_and_proof() {
    let mut host = Host::started("pig", &[("target", "20")]);
    let promised = state(&host.table, TOM, 0).commitment.unwrap();
    assert_eq!(state(&host.table, TOM, 0).reveal, None);
    assert_eq!(state(&host.table, TOM, 0).standings, None);
    host.finish();
    let end = snapshot(&host.table, Viewer::Spectator, 0);
    assert_eq!(end.state.phase, Phase::Over);
    assert!(end.state.standings.unwrap().iter().any(|s| s.rank == 1 && s.score >= 20));

    // What a client has been told is enough to check the dice by itself.
    let reveal = end.state.reveal.unwrap();
    let text = format!(
        "kiste record 1\ngame: pig\noption: target=20\nseat 1: Mia\nseat 2: Tom\n\
         commitment: {promised}\n\n{}\n\nseed: {}\nsalt: {}\n",
        end.log.iter().filter_map(|line| line.text.as_deref()).collect::<Vec<_>>().join("\n"),
        reveal.seed,
        reveal.salt,
    );
    let record: engine::Record = text.parse().unwrap();
    let judged = engine::validate::<games::pig::Pig>(&record, usize::MAX).unwrap();
    assert_eq!(engine::verify(&record, &judged), Ok(()));
}

#[test]
fn a_state_says_who_sits_where_and_until_when_they_may_think() {
    let host = Host::started("pig", &[]);
    let state = state(&host.table, TOM, 6000);
    assert_eq!((state.you, state.now), (Some(Seat::new(1)), 6000));
    assert_eq!(state.pending, [Seat::new(0)]);
    assert_eq!(state.seats[0].deadline, Some(65_000));
    assert_eq!(state.seats[1].deadline, None);
    assert!(state.seats[0].host && !state.seats[1].host);
    assert_eq!(state.choices, None, "it is not Tom's turn");
    let mia = protocol::state(&host.table, MIA, 6000);
    assert_eq!(mia.choices.unwrap().list, ["roll"]);
    assert_eq!(mia.asked, Some(host.table.seq()));
    let Sitter::Person { name, ready, .. } = &state.seats[1].sitter else { panic!() };
    assert_eq!((name.as_str(), *ready), ("Tom", true));
}

#[test]
fn a_summary_tells_no_more_than_anybody_at_the_table_knows() {
    let mut host = Host::started("hamstern", &[]);
    host.choose(1);
    let glance = |host: &Host, n| protocol::summary(&host.table, "k3x9", &token(n), 7000);
    let summary = glance(&host, 2).unwrap();
    let known = state(&host.table, TOM, 7000);
    assert_eq!((&summary.seats, &summary.pending), (&known.seats, &known.pending));
    assert_eq!(Some(summary.you), known.you);
    assert_eq!((summary.standings, summary.now), (None, 7000), "points would tell what Mia wrote");
    assert_eq!(glance(&host, 3), Err(table::TableRefused::NotSeated));
    host.finish();
    assert_eq!(glance(&host, 1).unwrap().standings, state(&host.table, MIA, 0).standings);
}

#[test]
fn bots_are_shown_with_their_level() {
    let setup = Setup { game: "pig".into(), ..Setup::default() };
    let seats = [SeatPlan::Person, SeatPlan::Bot { level: BotLevel::Hard }];
    let log = Table::create(&setup, &seats, ("Mia", token(1)), 0, &[3; 48]).unwrap();
    let table = Table::replay(&log).unwrap();
    let state = state(&table, Viewer::Spectator, 0);
    assert!(matches!(&state.seats[1].sitter, Sitter::Bot { level: BotLevel::Hard, .. }));
    assert_eq!(state.title, "Pig");
    assert_eq!(state.invite, None, "those who only watch cannot bring others");
    assert_eq!(protocol::state(&table, MIA, 0).invite.as_deref(), Some(table.invite().as_str()));
}

#[test]
fn a_preview_tells_the_points_and_nothing_else() {
    let mut host = Host::started("hamstern", &[]);
    // Until one of Mia's marks is worth something.
    for _ in 0..30 {
        let (choices, _) = host.table.game().unwrap().choices(Seat::new(0));
        let before = snapshot(&host.table, MIA, 0);
        let promised = choices.last().map(|c| host.table.preview(Seat::new(0), c).unwrap());
        assert_eq!(snapshot(&host.table, MIA, 0), before, "a preview changes nothing");
        for n in [1, 2] {
            if host.table.pending().contains(Seat::new(n - 1)) {
                host.choose(n);
            }
        }
        let now = &host.table.game().unwrap().standings()[0];
        if let Some(promised) = promised {
            assert_eq!((promised.score, &promised.parts), (now.score, &now.parts));
            if now.score > 0 {
                return;
            }
        }
    }
    panic!("thirty rounds without a point");
}

#[test]
fn messages_that_are_too_long_or_not_messages_are_refused_with_a_code() {
    let long = " ".repeat(protocol::MAX_MESSAGE + 1);
    assert_eq!(protocol::read(&long).unwrap_err().code, "message-too-long");
    for wrong in [
        "",
        "[]",
        r#"{"type":"hullo"}"#,
        r#"{"type":"ping","extra":{"type":"ping"}"#,
        r#"{"type":"hello","version":-1,"table":"x"}"#,
        r#"{"type":"command","id":"a","command":{"do":"act"}}"#,
        r#"{"type":"command","id":"a","command":{"do":"add-seat","plan":{"kind":"bot","level":"godlike"}}}"#,
        r#"{"type":"command","id":"a","command":{"do":"remove-seat","seat":9}}"#,
        r#"{"type":"command","id":"a","command":{"do":"undo"},"seat":2}"#,
    ] {
        assert_eq!(protocol::read(wrong).unwrap_err().code, "bad-message", "{wrong}");
    }
    assert_eq!(protocol::check_version(2).unwrap_err().args["version"], 1);
    assert!(protocol::check_version(protocol::VERSION).is_ok());
}

/// A sum is said once and then lives in heads: who says to have missed it is
/// not told it, or nobody would have to remember anything.
#[test]
fn past_sums_of_a_memory_game_are_never_sent_again() {
    let mut host = Host::started("eintrichtern", &[]);
    let before = host.table.seq();
    let mut told = 0;
    for _ in 0..40 {
        let Some(seat) = host.table.pending().first() else { break };
        let events = host.choose(seat.number());
        let live = update(&host.table, host.table.seq() - 1, &events, TOM, 0);
        told += serde_json::to_string(&live).unwrap().matches("sum ").count();
    }
    assert!(told > 3, "sums are said when dice are lifted: {told}");
    assert_eq!(host.table.phase(), Phase::Playing);
    for viewer in [MIA, TOM, Viewer::Spectator] {
        let all = serde_json::to_string(&snapshot(&host.table, viewer, 0)).unwrap();
        assert!(!all.contains("sum "), "{all}");
        let missed = catch_up(&host.table, Some(before), &host.log, viewer, 0);
        assert!(matches!(missed, ServerMessage::Update { .. }));
        assert!(!serde_json::to_string(&missed).unwrap().contains("sum "));
    }
    host.finish();
    let all = serde_json::to_string(&snapshot(&host.table, TOM, 0)).unwrap();
    assert!(all.contains("sum "), "once it is over nothing has to be remembered");
}
