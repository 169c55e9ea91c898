//! People at tables, on real sockets, with both databases.

use std::time::Duration;

use crate::support::client::Client;
use crate::support::node::{Home, Node, pig};
use engine::Seat;
use protocol::{ClientMessage, Happening, Phase, ServerMessage, Sitter, Summary};
use server::Config;
use table::{Clock, Command, SetupChange, StandIn};

/// Runs a test with both databases.
macro_rules! on_both {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    super::$test(super::Home::sqlite()).await;
                }
            )*
        }
        mod postgres {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    super::$test(super::Home::postgres().await).await;
                }
            )*
        }
    };
}

on_both!(
    two_people_play_to_the_end,
    a_command_sent_twice_is_done_once,
    who_comes_back_hears_only_what_was_missed,
    a_restart_changes_nothing,
    bots_play_their_turns,
    a_bot_turn_survives_a_restart,
    clocks_run_out_while_somebody_serves,
    time_away_is_credited,
    idle_tables_leave_memory_and_come_back,
    spectators_see_and_cannot_act,
    the_host_changes_options_in_the_lobby,
    a_summary_makes_nobody_present,
);

/// A table for two people, both there and the game begun.
pub(crate) async fn started(node: &Node, target: u32, clock: Clock) -> (Client, Client) {
    let made = node.make(&pig(2, 0, target, clock)).await;
    let mut mia = Client::join(node.address, &made.table, Some(&made.token)).await;
    let mut tom = Client::join(node.address, &made.table, None).await;
    let join = Command::Join { invite: made.invite, name: "Tom".to_owned(), seat: None };
    tom.must(join).await;
    tom.must(Command::Ready { ready: true }).await;
    let seq = mia.must(Command::Start).await;
    mia.until_seq(seq).await;
    tom.until_seq(seq).await;
    (mia, tom)
}

/// Whoever is asked holds after one throw, until somebody has won.
async fn play_on(mia: &mut Client, tom: &mut Client) {
    while mia.state().phase == Phase::Playing {
        let (active, other) =
            if mia.is_asked() { (&mut *mia, &mut *tom) } else { (&mut *tom, &mut *mia) };
        let can_hold = active.state().choices.as_ref().unwrap().list.contains(&"hold".to_owned());
        let seq = active.act(if can_hold { "hold" } else { "roll" }).await;
        active.until_seq(seq).await;
        other.until_seq(seq).await;
    }
}

async fn two_people_play_to_the_end(home: Home) {
    let node = Node::start(home.config()).await;
    let (mut mia, mut tom) = started(&node, 20, Clock::None).await;
    assert_eq!(mia.state().you.map(Seat::number), Some(1));
    assert_eq!(tom.state().you.map(Seat::number), Some(2));
    let unfinished = node.get(&format!("/api/tables/{}/record", mia.table)).await;
    assert_eq!(unfinished.status, 404);
    play_on(&mut mia, &mut tom).await;
    let standings = mia.state().standings.clone().unwrap();
    assert!(standings.iter().any(|standing| standing.rank == 1 && standing.score >= 20));
    // The dice were fixed before the game, as anybody can check now.
    let record = node.get(&format!("/api/tables/{}/record", tom.table)).await;
    assert_eq!(record.status, 200);
    let record: engine::Record = record.body.parse().unwrap();
    assert_eq!(
        record.secret.unwrap().commitment().to_string(),
        mia.state().commitment.clone().unwrap()
    );
    node.stop().await;
}

async fn a_command_sent_twice_is_done_once(home: Home) {
    let node = Node::start(home.config()).await;
    let (mut mia, mut tom) = started(&node, 100, Clock::None).await;
    let roll = || Command::act("roll");
    let first = mia.command_as("the-same", roll()).await.unwrap().unwrap();
    let again = mia.command_as("the-same", roll()).await.unwrap().unwrap();
    assert_eq!(first, again);
    // Also over another connection.
    let mut other = Client::join(node.address, &mia.table, Some(&mia.token)).await;
    let third = other.command_as("the-same", roll()).await.unwrap().unwrap();
    assert_eq!(first, third);
    let seq = tom.must(Command::Chat { text: "done".to_owned() }).await;
    tom.until_seq(seq).await;
    let rolls = tom.events.iter().filter(|event| matches!(event.what, Happening::Acted { .. }));
    assert_eq!(rolls.count(), 1);
    node.stop().await;
}

async fn who_comes_back_hears_only_what_was_missed(home: Home) {
    let node = Node::start(home.config()).await;
    let (mut mia, tom) = started(&node, 100, Clock::None).await;
    let (table, token, known) = (tom.table.clone(), tom.token.clone(), tom.seq);
    drop(tom);
    mia.until(|state| matches!(&state.seats[1].sitter, Sitter::Person { connected: false, .. }))
        .await;
    for text in ["still there?", "hello?"] {
        mia.must(Command::Chat { text: text.to_owned() }).await;
    }
    let mut tom = Client::resume(node.address, &table, Some(&token), Some(known)).await.unwrap();
    assert_eq!(tom.snapshots, 0, "news are enough");
    let said = tom.events.iter().filter(|event| matches!(event.what, Happening::Chatted { .. }));
    assert_eq!(said.count(), 2);
    // Whoever missed too much, or comes from nowhere, gets everything.
    let tom_from_the_future =
        Client::resume(node.address, &table, Some(&token), Some(9999)).await.unwrap();
    assert_eq!(tom_from_the_future.snapshots, 1);
    tom.send(&protocol::ClientMessage::Resync).await.unwrap();
    while tom.snapshots == 0 {
        tom.next().await.unwrap();
    }
    node.stop().await;
}

async fn a_restart_changes_nothing(home: Home) {
    let node = Node::start(home.config()).await;
    let (mut mia, mut tom) = started(&node, 30, Clock::None).await;
    let seq = mia.act("roll").await;
    tom.until_seq(seq).await;
    let (before, known) = (tom.state().view.clone(), tom.seq);
    node.stop().await;
    while tom.next().await.is_ok() {}
    assert_eq!(u16::from(tom.closed.unwrap().code), 1012);
    let node = Node::start(home.config()).await;
    let mut mia = Client::join(node.address, &mia.table, Some(&mia.token)).await;
    let mut tom =
        Client::resume(node.address, &tom.table, Some(&tom.token), Some(known)).await.unwrap();
    assert_eq!(tom.state().view, before);
    mia.until_seq(tom.seq).await;
    let latest = mia.must(Command::Chat { text: "on we go".to_owned() }).await;
    mia.until_seq(latest).await;
    tom.until_seq(latest).await;
    play_on(&mut mia, &mut tom).await;
    node.stop().await;
}

async fn bots_play_their_turns(home: Home) {
    let node = Node::start(home.config()).await;
    let made = node.make(&pig(1, 3, 20, Clock::None)).await;
    let mut mia = Client::join(node.address, &made.table, Some(&made.token)).await;
    mia.must(Command::Start).await;
    while mia.until(|state| state.asked.is_some() || state.phase == Phase::Over).await.phase
        == Phase::Playing
    {
        let seq = mia.act("roll").await;
        mia.until_seq(seq).await;
    }
    let by_bots =
        mia.events.iter().filter(|event| matches!(event.what, Happening::Acted { bot: true, .. }));
    assert!(by_bots.count() >= 3);
    node.stop().await;
}

async fn a_bot_turn_survives_a_restart(home: Home) {
    // Nobody ever comes back to this table; the wake in the store is enough.
    let node = Node::start(home.config()).await;
    let made = node.make(&pig(1, 1, 100, Clock::None)).await;
    let mut mia = Client::join(node.address, &made.table, Some(&made.token)).await;
    mia.must(Command::Start).await;
    mia.act("roll").await;
    if mia.until(|state| !state.pending.is_empty()).await.asked.is_some() {
        mia.act("hold").await;
    }
    node.stop().await;
    let node = Node::start(home.config()).await;
    let mut mia = Client::join(node.address, &made.table, Some(&made.token)).await;
    mia.until(|state| state.asked.is_some() || state.phase == Phase::Over).await;
    node.stop().await;
}

async fn clocks_run_out_while_somebody_serves(home: Home) {
    let node = Node::start(home.config()).await;
    let (mia, mut tom) = started(&node, 100, Clock::Move { seconds: 5 }).await;
    let begun = tokio::time::Instant::now();
    let stood_in = |state: &protocol::State| {
        matches!(state.seats[0].sitter, Sitter::Person { stand_in: Some(StandIn::Timeout), .. })
    };
    tom.until(stood_in).await;
    assert!(begun.elapsed() > Duration::from_millis(4_500), "{:?}", begun.elapsed());
    // The bot moves, and Mia can have her seat back.
    tom.until(|state| state.asked.is_some()).await;
    drop(mia);
    let mut mia = Client::join(node.address, &tom.table, None).await;
    assert!(mia.command(Command::TakeBack).await.unwrap().is_err());
    node.stop().await;
}

async fn time_away_is_credited(home: Home) {
    let node = Node::start(home.config()).await;
    let (mia, tom) = started(&node, 100, Clock::Move { seconds: 60 }).await;
    let left = |client: &Client| {
        let state = client.state();
        state.seats[0].deadline.unwrap() - state.now
    };
    let before = left(&tom);
    node.stop().await;
    tokio::time::sleep(Duration::from_secs(4)).await;
    let node = Node::start(home.config()).await;
    let again = Client::join(node.address, &mia.table, Some(&mia.token)).await;
    let lost = before.saturating_sub(left(&again));
    assert!(lost < 2_500, "{lost} ms were lost of a minute");
    node.stop().await;
}

async fn idle_tables_leave_memory_and_come_back(home: Home) {
    let node = Node::start(Config { idle: Duration::from_millis(100), ..home.config() }).await;
    let (mut mia, mut tom) = started(&node, 100, Clock::None).await;
    for _ in 0..3 {
        // Everybody is still connected, but nothing happens.
        tokio::time::sleep(Duration::from_millis(400)).await;
        let seq = mia.must(Command::Chat { text: "hm".to_owned() }).await;
        mia.until_seq(seq).await;
        tom.until_seq(seq).await;
    }
    let quiet = node.make(&pig(2, 0, 100, Clock::None)).await;
    drop(Client::join(node.address, &quiet.table, Some(&quiet.token)).await);
    tokio::time::sleep(Duration::from_millis(600)).await;
    let back = Client::join(node.address, &quiet.table, Some(&quiet.token)).await;
    assert_eq!(back.state().you.map(Seat::number), Some(1));
    node.stop().await;
}

async fn spectators_see_and_cannot_act(home: Home) {
    let node = Node::start(home.config()).await;
    let (mut mia, _tom) = started(&node, 100, Clock::None).await;
    let mut eve = Client::join(node.address, &mia.table, None).await;
    assert_eq!(eve.state().you, None);
    assert_eq!(eve.state().invite, None);
    for command in [Command::act("roll"), Command::Chat { text: "hi".to_owned() }, Command::Leave] {
        assert_eq!(eve.command(command).await.unwrap().unwrap_err().code, "not-seated");
    }
    let seq = mia.act("roll").await;
    eve.until_seq(seq).await;
    assert!(eve.events.iter().any(|event| matches!(event.what, Happening::Acted { .. })));
    // A preview is for those who play.
    let ask = protocol::ClientMessage::Preview { id: "p".to_owned(), action: "roll".to_owned() };
    mia.send(&ask).await.unwrap();
    eve.send(&ask).await.unwrap();
    assert!(matches!(
        eve.next().await.unwrap(),
        ServerMessage::Refused { id: Some(id), .. } if id == "p"
    ));
    node.stop().await;
}

async fn the_host_changes_options_in_the_lobby(home: Home) {
    let node = Node::start(home.config()).await;
    let made = node.make(&pig(2, 0, 100, Clock::None)).await;
    let mut mia = Client::join(node.address, &made.table, Some(&made.token)).await;
    let mut tom = Client::join(node.address, &made.table, None).await;
    tom.must(Command::Join { invite: made.invite, name: "Tom".to_owned(), seat: None }).await;
    tom.must(Command::Ready { ready: true }).await;
    let target = |points: &str| {
        let options = Some(vec![("target".to_owned(), points.to_owned())]);
        Command::Configure(SetupChange { options, ..SetupChange::default() })
    };
    let refusal = mia.command(target("a few")).await.unwrap().unwrap_err();
    assert_eq!((refusal.code.as_str(), &refusal.args["value"]), ("bad-value", &"a few".into()));
    assert_eq!(tom.command(target("20")).await.unwrap().unwrap_err().code, "host-only");
    let seq = mia.must(target("20")).await;
    tom.until_seq(seq).await;
    assert!(matches!(tom.events.last().unwrap().what, Happening::Configured));
    assert_eq!(tom.state().setup.options, [("target".to_owned(), "20".to_owned())]);
    // Tom was ready for a longer game.
    assert_eq!(mia.command(Command::Start).await.unwrap().unwrap_err().code, "not-ready");
    tom.must(Command::Ready { ready: true }).await;
    let seq = mia.must(Command::Start).await;
    mia.until_seq(seq).await;
    assert_eq!(mia.state().view.read()["target"], 20);
    assert_eq!(mia.command(target("30")).await.unwrap().unwrap_err().code, "lobby-only");
    node.stop().await;
}

async fn a_summary_makes_nobody_present(home: Home) {
    let node = Node::start(home.config()).await;
    let (mut mia, tom) = started(&node, 20, Clock::None).await;
    let (table, token) = (tom.table.clone(), tom.token.clone());
    drop(tom);
    let is_gone = |state: &protocol::State| {
        matches!(&state.seats[1].sitter, Sitter::Person { connected: false, .. })
    };
    mia.until(is_gone).await;
    let before = mia.seq;
    let summary: Summary = serde_json::from_str(&node.glance(&table, &token).await.body).unwrap();
    assert_eq!((summary.game.as_str(), summary.phase), ("pig", Phase::Playing));
    assert_eq!(summary.you.number(), 2);
    assert_eq!(summary.pending, mia.state().pending);
    assert_eq!(summary.seats, mia.state().seats, "Tom is still away");
    assert_eq!(summary.standings, None);
    let seq = mia.must(Command::Chat { text: "nobody came".to_owned() }).await;
    assert_eq!(seq, before + 1, "nothing was written for it");
    let tom = Client::join(node.address, &table, Some(&token)).await;
    mia.until_seq(tom.seq).await;
    play_on(&mut mia, &mut { tom }).await;
    let over: Summary = serde_json::from_str(&node.glance(&table, &token).await.body).unwrap();
    assert_eq!((over.phase, &over.standings), (Phase::Over, &mia.state().standings));
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_of_one_table_sit_at_different_nodes() {
    let home = Home::postgres().await;
    let (one, two) = (Node::start(home.config()).await, Node::start(home.config()).await);
    let made = one.make(&pig(2, 1, 60, Clock::None)).await;
    let mut mia = Client::join(one.address, &made.table, Some(&made.token)).await;
    let mut tom = Client::join(two.address, &made.table, None).await;
    let join = Command::Join { invite: made.invite, name: "Tom".to_owned(), seat: None };
    tom.must(join).await;
    tom.must(Command::Ready { ready: true }).await;
    let begun = mia.must(Command::Start).await;
    mia.until_seq(begun).await;
    tom.until_seq(begun).await;
    // Both talk at the same time while they play: every append is a race.
    let mut chats = 0;
    while mia.state().phase == Phase::Playing && tom.state().phase == Phase::Playing {
        let text = || Command::Chat { text: "quick".to_owned() };
        let (a, b) = tokio::join!(mia.command(text()), tom.command(text()));
        a.unwrap().unwrap();
        b.unwrap().unwrap();
        chats += 2;
        for client in [&mut mia, &mut tom] {
            if client.is_asked() {
                let can_hold =
                    client.state().choices.as_ref().unwrap().list.contains(&"hold".to_owned());
                let action = if can_hold { "hold" } else { "roll" }.to_owned();
                // A move of the bot may have come first.
                let _ = client.command(Command::act(action)).await.unwrap();
            }
        }
    }
    mia.until(|state| state.phase == Phase::Over).await;
    tom.until(|state| state.phase == Phase::Over).await;
    let last = mia.seq.max(tom.seq);
    mia.until_seq(last).await;
    tom.until_seq(last).await;
    assert_eq!(mia.state().view, tom.state().view);
    for client in [&mia, &tom] {
        let said =
            client.events.iter().filter(|event| matches!(event.what, Happening::Chatted { .. }));
        assert_eq!(said.count(), chats);
    }
    // One node dies without a word: its players come to the other.
    two.stop().await;
    let tom = Client::join(one.address, &made.table, Some(&tom.token)).await;
    assert_eq!(tom.state().you.map(Seat::number), Some(2));
    one.stop().await;
}

/// Who watches at another node is seen pointing too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_watches_at_another_node_points_as_well() {
    let home = Home::postgres().await;
    let (one, two) = (Node::start(home.config()).await, Node::start(home.config()).await);
    let (mut mia, mut tom) = started(&one, 100, Clock::None).await;
    let mut there = Client::join(two.address, &mia.table, None).await;
    let mut beside = Client::join(two.address, &mia.table, None).await;
    let place = Some("die-1".to_owned());
    there.send(&ClientMessage::Gesture { reaction: None, place: place.clone() }).await.unwrap();
    for client in [&mut mia, &mut tom, &mut beside] {
        let shown = loop {
            if let ServerMessage::Gesture { place, .. } = client.next().await.unwrap() {
                break place;
            }
        };
        assert_eq!(shown, place);
    }
    // Everybody has seen it once, whoever pointed not at all.
    let seq = mia.must(Command::Chat { text: "where?".to_owned() }).await;
    for client in [&mut mia, &mut tom, &mut there, &mut beside] {
        client.until_seq(seq).await;
    }
    let seen = |client: &Client| client.heard.iter().filter(|text| text.contains("die-1")).count();
    assert_eq!([&mia, &tom, &beside, &there].map(seen), [1, 1, 1, 0]);
    one.stop().await;
    two.stop().await;
}
