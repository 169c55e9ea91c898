//! Live races over real sockets, near and far.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use engine::Seat;
use protocol::{CreateTable, Happening, ServerMessage};
use serde_json::Value;
use server::store::{SqliteStore, Store};
use table::{BotLevel, Command, Recorded, SeatPlan, Setup, Table, TableEvent};
use tokio::task::JoinHandle;

use crate::support::client::Client;
use crate::support::distance::far_from;
use crate::support::node::{Home, Node, request};
use crate::support::process::{Victim, free_address};

fn wish(game: &str, options: &[(&str, &str)], people: usize, bots: usize) -> CreateTable {
    let options = options.iter().map(|(k, v)| ((*k).into(), (*v).into())).collect();
    let bot = SeatPlan::Bot { level: BotLevel::Hard };
    CreateTable {
        setup: Setup { game: game.to_owned(), options, ..Setup::default() },
        seats: [vec![SeatPlan::Person; people], vec![bot; bots]].concat(),
        name: "Mia".to_owned(),
    }
}

/// A started table whose people come through these doors, by seat.
async fn sit_down(server: SocketAddr, wish: &CreateTable, doors: &[SocketAddr]) -> Vec<Client> {
    let body = serde_json::to_string(wish).unwrap();
    let answer = request(server, "POST", "/api/tables", &[], &body).await;
    let made: protocol::TableCreated = serde_json::from_str(&answer.body).unwrap();
    let mut clients = vec![Client::join(doors[0], &made.table, Some(&made.token)).await];
    for (number, door) in doors.iter().enumerate().skip(1) {
        let mut client = Client::join(*door, &made.table, None).await;
        let (invite, name) = (made.invite.clone(), format!("P{}", number + 1));
        client.must(Command::Join { invite, name, seat: None }).await;
        client.must(Command::Ready { ready: true }).await;
        clients.push(client);
    }
    clients[0].must(Command::Start).await;
    clients
}

/// All that was written about a table.
async fn log(home: &Home, table: &str) -> Vec<Recorded> {
    let Home::Folder(folder) = home else { unreachable!("these tests use SQLite") };
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let rows = store.load(table, 0).await.unwrap();
    rows.iter().flat_map(|row| serde_json::from_str::<Vec<Recorded>>(&row.body).unwrap()).collect()
}

fn step(client: &Client) -> String {
    client.state().view.read()["step"].as_str().unwrap_or_default().to_owned()
}

/// Rolls if it is up to this one, waits for the throw, and calls after
/// `reaction`; then reads on until the round is over. Says whether the call
/// counted.
fn race(mut client: Client, reaction: u64) -> JoinHandle<(Client, bool)> {
    tokio::spawn(async move {
        client.until(|state| !state.pending.is_empty()).await;
        if client.state().pending == [client.state().you.unwrap()] {
            client.act("roll").await;
        }
        client.until(|state| state.race.is_some_and(|race| race.since.is_some())).await;
        let shown = Instant::now();
        let lines = u32::try_from(client.state().view.read()["events"].as_u64().unwrap()).unwrap();
        let pause = tokio::time::sleep(Duration::from_millis(reaction));
        tokio::pin!(pause);
        loop {
            tokio::select! {
                () = &mut pause => break,
                message = client.next() => drop(message.unwrap()),
            }
        }
        let since = u32::try_from(shown.elapsed().as_millis()).unwrap();
        let stop = Command::Act {
            action: "stop".to_owned(),
            asked: None,
            shown: Some(lines),
            since: Some(since),
        };
        let counted = client.command(stop).await.unwrap().is_ok();
        client.until(|state| state.race.is_none()).await;
        (client, counted)
    })
}

/// Mia is near, the others are far away; the farthest was the fastest by a
/// quarter of a second, and arrives last.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_press_counts_and_not_the_first_arrival() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let mut doors = vec![node.address];
    for delay in [120, 300] {
        doors.push(far_from(node.address, Duration::from_millis(delay)).await);
    }
    let clients = sit_down(node.address, &wish("bunte-kuh", &[], 3, 0), &doors).await;
    let table = clients[0].table.clone();
    let players: Vec<_> =
        clients.into_iter().zip([1_500, 1_500, 1_250]).map(|(c, time)| race(c, time)).collect();
    let mut counted = Vec::new();
    for player in players {
        let (client, first) = player.await.unwrap();
        counted.push(first);
        let told = client.events.iter().any(|event| {
            matches!(&event.what, Happening::Acted { audit: Some(audit), .. } if audit.credit > 500)
        });
        assert!(told, "everybody is told why");
        // Nobody pointed, so the time for it ran out.
        assert!(client.events.iter().any(|e| matches!(e.what, Happening::TimedOut { .. })));
    }
    assert_eq!(counted, [false, false, true]);
    node.stop().await;
    let events = log(&home, &table).await;
    Table::replay(&events).expect("the log is whole");
    let audits: Vec<_> = events
        .iter()
        .filter_map(|recorded| match &recorded.event {
            TableEvent::Acted { seat, audit: Some(audit), .. } => Some((*seat, audit.clone())),
            _ => None,
        })
        .collect();
    let [(seat, audit)] = &audits[..] else { panic!("one call counted: {audits:?}") };
    assert_eq!(*seat, Seat::new(2));
    assert!(audit.arrived > audit.pressed + 400, "{audit:?}");
    assert!((1_200..1_700).contains(&audit.pressed), "{audit:?}");
    assert!(events.iter().any(|r| matches!(r.event, TableEvent::TimedOut { .. })));
}

/// Every face in a message, with the side that it looks to.
fn faces(value: &Value, found: &mut Vec<usize>) {
    match value {
        Value::Object(object) => {
            if let Some(Value::Array(shown)) = object.get("faces") {
                found.extend((0..shown.len()).filter(|side| !shown[*side].is_null()));
            }
            object.values().for_each(|value| faces(value, found));
        }
        Value::Array(list) => list.iter().for_each(|value| faces(value, found)),
        _ => {}
    }
}

/// How often a bot was judged in a race, as far as this client has heard.
fn presses_of_bots(client: &Client) -> usize {
    let judged = |text: &&String| text.contains("\"audit\":{") && text.contains("\"bot\":true");
    client.heard.iter().filter(judged).count()
}

/// All that clients get in rounds of Raffzahn against a bot, byte by byte.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_ever_sent_a_face_of_another_side() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let doors = [node.address, node.address];
    let options = [("stop_after", "0")];
    let mut clients = sit_down(node.address, &wish("raffzahn", &options, 2, 1), &doors).await;
    let table = clients[0].table.clone();
    clients.push(Client::join(node.address, &table, None).await);
    let mut tasks = Vec::new();
    for mut client in clients {
        tasks.push(tokio::spawn(async move {
            // Whether the bot finds something in a round is up to the dice.
            while client.state().view.read()["round"].as_u64() < Some(3)
                || presses_of_bots(&client) < 3
            {
                let rolls = client.state().you.is_some_and(|you| {
                    client.state().race.is_none() && client.state().pending == [you]
                });
                if rolls {
                    let _ = client.command(Command::act("roll")).await.unwrap();
                }
                let roller = client.state().view.read()["roller"].as_u64();
                let own = client.state().you.map(|you| u64::from(you.number()));
                if step(&client) == "race" && roller == own {
                    tokio::time::sleep(Duration::from_millis(2_500)).await;
                    let _ = client.command(Command::act("stop")).await.unwrap();
                }
                client.next().await.unwrap();
            }
            client
        }));
    }
    let mut clients = Vec::new();
    for task in tasks {
        clients.push(task.await.unwrap());
    }
    node.stop().await;
    let events = log(&home, &table).await;
    let opening = events
        .iter()
        .find_map(|recorded| match &recorded.event {
            TableEvent::Started { lines, .. } => Some(lines[0].text.clone()),
            _ => None,
        })
        .unwrap();
    for client in clients {
        let own = client.state().you.map(Seat::index);
        let mut seen = 0;
        for text in &client.heard {
            assert!(!text.contains(&opening), "the pyramid is nobody's to know");
            let mut sides = Vec::new();
            faces(&serde_json::from_str(text).unwrap(), &mut sides);
            seen += sides.len();
            assert!(sides.iter().all(|side| Some(*side) == own), "{own:?} was sent {text}");
        }
        assert_eq!(own.is_some(), seen > 100, "players see their side, and nobody else any");
    }
}

/// The server dies in the countdown and in the round: the throw is made, and
/// time runs on where it was.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_race_goes_on_after_kill_9() {
    let home = Home::sqlite();
    let address = free_address().await;
    let victim = Victim::start(address, &home).await;
    let wish = wish("bunte-kuh", &[("patience", "6")], 2, 0);
    let mut clients = sit_down(address, &wish, &[address, address]).await;
    let roller = clients[0].state().pending[0].index();
    clients[roller].act("roll").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    drop(victim);
    let victim = Victim::start(address, &home).await;
    let mut clients = come_back(address, clients).await;
    assert!(clients[0].state().race.is_some(), "what was announced is not forgotten");
    clients[0].until(|state| state.race.is_some_and(|race| race.since.is_some())).await;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    drop(victim);
    tokio::time::sleep(Duration::from_secs(4)).await;
    let victim = Victim::start(address, &home).await;
    let mut clients = come_back(address, clients).await;
    let since = clients[0].state().race.and_then(|race| race.since).expect("the round is on");
    assert!(since < 5_000, "time stood still while nobody served: {since} ms");
    loop {
        let message = clients[0].next().await.expect("still connected");
        if let ServerMessage::Update { update } = message
            && update.events.iter().any(|event| matches!(event.what, Happening::TimedOut { .. }))
        {
            break;
        }
    }
    assert_eq!(step(&clients[0]), "ready");
    let table = clients[0].table.clone();
    drop(victim);
    let events = log(&home, &table).await;
    Table::replay(&events).expect("the log is whole");
    let throws = events.iter().filter(|r| matches!(r.event, TableEvent::Acted { .. })).count();
    assert_eq!(throws, 1, "the throw was made once");
}

async fn come_back(address: SocketAddr, clients: Vec<Client>) -> Vec<Client> {
    let mut back = Vec::new();
    for client in clients {
        let Client { table, token, .. } = client;
        back.push(Client::resume(address, &table, Some(&token), None).await.unwrap());
    }
    back
}

/// An evening at a server: the next game starts on what stands, also after a
/// restart in between.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_evening_goes_on_after_a_restart() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let mut wish = wish("abquetschen", &[], 1, 1);
    wish.seats[1] = SeatPlan::Bot { level: BotLevel::Random };
    wish.setup.evening = vec!["abquetschen".into(), "raffzahn".into()];
    let mut clients = sit_down(node.address, &wish, &[node.address]).await;
    let mia = &mut clients[0];
    while mia.state().phase == protocol::Phase::Playing {
        match &mia.state().choices {
            Some(choices) => {
                let action = choices.list[0].clone();
                let _ = mia.command(Command::act(action)).await.unwrap();
            }
            None => drop(mia.next().await.unwrap()),
        }
    }
    let totals = mia.state().evening.as_ref().unwrap().totals.clone();
    assert_eq!(totals.iter().sum::<u32>(), 2);
    mia.must(Command::Next).await;
    let (table, token) = (mia.table.clone(), mia.token.clone());
    node.stop().await;
    let node = Node::start(home.config()).await;
    let mut mia = Client::join(node.address, &table, Some(&token)).await;
    let evening = mia.state().evening.clone().unwrap();
    assert_eq!((evening.at, &evening.totals), (1, &totals));
    // The ids of commands begin anew with a new client, so this one has its own.
    mia.command_as("second-game", Command::Start).await.unwrap().unwrap();
    assert_eq!(mia.state().title, "Raffzahn");
    node.stop().await;
    let events = log(&home, &table).await;
    let table = Table::replay(&events).unwrap();
    assert!(table.record().unwrap().to_string().contains("kind = \"pyramid\""));
}
