//! What one address can do to a server.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, CreateTable, TableCreated};
use server::store::{SqliteStore, Store, StoreError};
use table::{BotLevel, Command, SeatPlan, Setup, SetupChange, Sheet};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use super::Eve;
use crate::commands::load::{BenchError, Past, Player};

/// Connections of one attack.
const CROWD: usize = 20;
/// A little slower than messages of a connection are refused.
const PACE: Duration = Duration::from_millis(52);
/// How long somebody waits who was not let in.
const LATER: Duration = Duration::from_millis(100);

/// A way to attack.
pub(super) struct Attack {
    pub(super) name: &'static str,
    pub(super) begin: fn(&Eve) -> JoinSet<()>,
}

pub(super) const ATTACKS: [Attack; 12] = [
    Attack { name: "resyncs", begin: |eve| talk(eve, &hamstern(), |_| ClientMessage::Resync) },
    Attack { name: "returns", begin: |eve| crowd(eve, CROWD, come_and_go) },
    Attack { name: "previews", begin: |eve| talk(eve, &hamstern(), |_| preview()) },
    Attack { name: "refusals", begin: |eve| talk(eve, &hamstern(), |_| act("no such move")) },
    Attack { name: "records", begin: |eve| crowd(eve, 12, ask_for_records) },
    Attack { name: "set-ups", begin: |eve| talk_in_lobby(eve, configure) },
    Attack { name: "undos", begin: |eve| crowd(eve, CROWD, take_back) },
    Attack { name: "bots", begin: |eve| crowd(eve, 30, play_hard_bots) },
    Attack { name: "chat", begin: |eve| talk_in_lobby(eve, |_| say("hello there")) },
    Attack { name: "hands", begin: |eve| crowd(eve, CROWD, wave) },
    Attack { name: "garbage", begin: |eve| crowd(eve, CROWD, babble) },
    Attack { name: "requests", begin: |eve| crowd(eve, CROWD, request) },
];

/// The table whose log takes long to replay.
const LONG: &str = "longlonglonglong";
/// As many events as a table may have.
const LONG_EVENTS: u64 = 20_000;

/// Writes that table.
pub(super) async fn write_long_log(folder: &Path) -> Result<(), BenchError> {
    let broken = |error: StoreError| BenchError::Answer(error.to_string());
    let store = SqliteStore::open(folder).await.map_err(broken)?;
    Past::of(LONG_EVENTS)?.write(&store, &[LONG.to_owned()]).await?;
    store.close().await;
    Ok(())
}

/// So many do it again and again, whatever becomes of it.
fn crowd<F>(eve: &Eve, many: usize, what: impl Fn(Eve) -> F + Copy + Send + 'static) -> JoinSet<()>
where
    F: Future<Output = Result<(), BenchError>> + Send + 'static,
{
    let mut tasks = JoinSet::new();
    for _ in 0..many {
        let eve = eve.clone();
        tasks.spawn(async move {
            loop {
                eve.attacks().await;
                if what(eve.clone()).await.is_err() {
                    tokio::time::sleep(LATER).await;
                }
            }
        });
    }
    tasks
}

/// A crowd whose every connection has a table with a game of its own, where it
/// says `what` as fast as it may.
fn talk(eve: &Eve, wish: &CreateTable, what: fn(u64) -> ClientMessage) -> JoinSet<()> {
    chatter(eve, wish, true, what)
}

/// The same before any game.
fn talk_in_lobby(eve: &Eve, what: fn(u64) -> ClientMessage) -> JoinSet<()> {
    chatter(eve, &hamstern(), false, what)
}

fn chatter(
    eve: &Eve,
    wish: &CreateTable,
    begin: bool,
    what: fn(u64) -> ClientMessage,
) -> JoinSet<()> {
    let mut tasks = JoinSet::new();
    for _ in 0..CROWD {
        let (eve, wish) = (eve.clone(), wish.clone());
        tasks.spawn(async move {
            let Ok(made) = eve.way.post::<TableCreated>("/api/tables", &wish).await else { return };
            let mut has_game = !begin;
            loop {
                eve.attacks().await;
                let Ok(mut player) = Player::join(eve.way, &made.table, Some(&made.token)).await
                else {
                    tokio::time::sleep(LATER).await;
                    continue;
                };
                if !has_game {
                    has_game = player.command("start", Command::Start).await.is_ok();
                }
                // Shown the door, she comes again.
                let _ = keep_saying(&eve, &mut player, PACE, what).await;
            }
        });
    }
    tasks
}

/// Says `what` at this pace until the connection ends, and reads what comes.
async fn keep_saying(
    eve: &Eve,
    player: &mut Player,
    pace: Duration,
    what: fn(u64) -> ClientMessage,
) -> Result<(), BenchError> {
    let mut ticks = tokio::time::interval(pace);
    let mut said = 0;
    loop {
        tokio::select! {
            heard = player.socket.next() => match heard {
                Some(heard) => drop(heard?),
                None => return Ok(()),
            },
            _ = ticks.tick() => {
                eve.attacks().await;
                said += 1;
                player.send(&what(said)).await?;
            }
        }
    }
}

/// Hamstern on a sheet that costs as much as one may.
fn hamstern() -> CreateTable {
    let sheet = Sheet { name: "dear.toml".to_owned(), text: dear_sheet("dear") };
    let setup = Setup { game: "hamstern".to_owned(), sheets: vec![sheet], ..Setup::default() };
    let seats = vec![SeatPlan::Person, SeatPlan::Bot { level: BotLevel::Random }];
    CreateTable { setup, seats, name: "Eve".to_owned() }
}

/// Twelve chambers of as many ways to mark as a sheet may have.
fn dear_sheet(name: &str) -> String {
    let mut map = String::new();
    for (band, row) in (0..3).flat_map(|band| (0..3).map(move |row| (band, row))) {
        let chamber = |n: usize| char::from(b'A' + (band * 4 + n) as u8).to_string().repeat(3);
        let wall = if row == 1 { "-" } else { "." };
        map += &(0..4).map(chamber).collect::<Vec<_>>().join(wall);
        map += if row == 2 && band < 2 { "\n|..............\n" } else { "\n" };
    }
    let points = ('A'..='L').map(|letter| format!("{letter} = 1")).collect::<Vec<_>>().join("\n");
    format!(
        "game = \"hamstern\"\nkind = \"sheet\"\nname = \"{name}\"\nmap = \"\"\"\n{map}\"\"\"\n\
         start = \"A\"\nacorns = [[0, 0], [0, 1], [0, 2], [1, 0]]\nacorn_points = [2, 4, 8, 16]\n\
         mushrooms = []\nmushroom_points = 1\njoker_track = 7\ncounter = 3\n\
         hourglass_faces = [4, 5, 6]\nhourglass_chambers = 4\n[points]\n{points}"
    )
}

fn command(command: Command) -> ClientMessage {
    // What was done already would cost nothing.
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    ClientMessage::Command { id: format!("eve-{number}"), command }
}

fn act(action: &str) -> ClientMessage {
    command(Command::act(action))
}

fn say(text: &str) -> ClientMessage {
    command(Command::Chat { text: text.to_owned() })
}

fn preview() -> ClientMessage {
    ClientMessage::Preview { id: "p".to_owned(), action: "A1".to_owned() }
}

/// Another sheet every other time, of half of what a message may hold.
fn configure(number: u64) -> ClientMessage {
    let padding = format!("\n# {}", "x".repeat(30_000));
    let text = dear_sheet(if number % 4 < 2 { "dear" } else { "dearer" }) + padding.as_str();
    let sheets = Some(vec![Sheet { name: "dear.toml".to_owned(), text }]);
    command(Command::Configure(SetupChange { sheets, ..SetupChange::default() }))
}

/// Comes to the table with the long log and leaves again.
async fn come_and_go(eve: Eve) -> Result<(), BenchError> {
    Player::join(eve.way, LONG, None).await.map(drop)
}

async fn ask_for_records(eve: Eve) -> Result<(), BenchError> {
    eve.way.get(&format!("/api/tables/{LONG}/record")).await.map(drop)
}

/// Whatever there is to be had.
async fn request(eve: Eve) -> Result<(), BenchError> {
    eve.way.get("/api/games").await.map(drop)
}

/// Begins a game against as many hard bots as there may be, and waits.
async fn play_hard_bots(eve: Eve) -> Result<(), BenchError> {
    let mut seats = vec![SeatPlan::Person];
    seats.extend([SeatPlan::Bot { level: BotLevel::Hard }; 5]);
    let wish = CreateTable { seats, ..hamstern() };
    let made: TableCreated = eve.way.post("/api/tables", &wish).await?;
    let mut player = Player::join(eve.way, &made.table, Some(&made.token)).await?;
    player.command("start", Command::Start).await?;
    while let Some(Ok(_)) = player.socket.next().await {}
    Ok(())
}

/// Makes a move and takes it back, as long as that is allowed.
async fn take_back(eve: Eve) -> Result<(), BenchError> {
    let made: TableCreated = eve.way.post("/api/tables", &hamstern()).await?;
    let mut player = Player::join(eve.way, &made.table, Some(&made.token)).await?;
    player.send(&command(Command::Start)).await?;
    let mut ticks = tokio::time::interval(PACE);
    let mut choice = None;
    loop {
        tokio::select! {
            heard = player.socket.next() => match heard.transpose()? {
                Some(heard) => choice = first_choice(heard.to_text()?).or(choice),
                None => return Ok(()),
            },
            _ = ticks.tick() => {
                eve.attacks().await;
                let next = choice.take().map_or(Command::Undo, Command::act);
                player.send(&command(next)).await?;
            }
        }
    }
}

/// The first move that a message offers.
fn first_choice(text: &str) -> Option<String> {
    let message: serde_json::Value = serde_json::from_str(text).ok()?;
    let state = message.pointer("/update/state").or(message.pointer("/snapshot/state"))?;
    Some(state.pointer("/choices/list/0")?.as_str()?.to_owned())
}

/// Shows a hand that never rests.
async fn wave(eve: Eve) -> Result<(), BenchError> {
    let mut player = Player::join(eve.way, LONG, None).await?;
    let hand = |_| ClientMessage::Hand {
        asked: 1,
        piece: "1a".to_owned(),
        from: 0,
        frames: "AAAA".to_owned(),
    };
    keep_saying(&eve, &mut player, Duration::from_millis(5), hand).await
}

/// Says what nobody understands until she is shown the door.
async fn babble(eve: Eve) -> Result<(), BenchError> {
    let mut player = Player::join(eve.way, LONG, None).await?;
    loop {
        eve.attacks().await;
        player.socket.send(Message::text("[".repeat(60_000))).await?;
    }
}
