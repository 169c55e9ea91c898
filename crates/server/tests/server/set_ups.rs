//! What people choose before a game is checked in full, and that takes a while:
//! it holds nobody else up.

use std::fs::File;
use std::io::Read;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use engine::Seat;
use futures_util::future::join_all;
use protocol::CreateTable;
use server::store::{Append, SqliteStore, Store, Wake};
use server::{Config, Limits};
use table::{BotLevel, Clock, Command, SeatPlan, Setup, SetupChange, Sheet};

use crate::support::client::Client;
use crate::support::node::{Home, Node, pig};

/// Twelve chambers of as many ways to mark as a sheet may have.
fn dear_sheet(name: &str) -> Sheet {
    let mut map = String::new();
    for (band, row) in (0..3).flat_map(|band| (0..3).map(move |row| (band, row))) {
        let chamber = |n: u8| char::from(b'A' + band * 4 + n).to_string().repeat(3);
        let wall = if row == 1 { "-" } else { "." };
        map += &(0..4).map(chamber).collect::<Vec<_>>().join(wall);
        map += if row == 2 && band < 2 { "\n|..............\n" } else { "\n" };
    }
    let points = ('A'..='L').map(|letter| format!("{letter} = 1")).collect::<Vec<_>>().join("\n");
    let text = format!(
        "game = \"hamstern\"\nkind = \"sheet\"\nname = \"{name}\"\nmap = \"\"\"\n{map}\"\"\"\n\
         start = \"A\"\nacorns = [[0, 0], [0, 1], [0, 2], [1, 0]]\nacorn_points = [2, 4, 8, 16]\n\
         mushrooms = []\nmushroom_points = 1\njoker_track = 7\ncounter = 3\n\
         hourglass_faces = [4, 5, 6]\nhourglass_chambers = 4\n[points]\n{points}"
    );
    Sheet { name: "dear.toml".to_owned(), text }
}

/// Eve at a table with such a sheet.
async fn eve(node: &Node) -> Client {
    let sheets = vec![dear_sheet("dear")];
    let setup = Setup { game: "hamstern".to_owned(), sheets, ..Setup::default() };
    let seats = vec![SeatPlan::Person, SeatPlan::Bot { level: BotLevel::Random }];
    let made = node.make(&CreateTable { setup, seats, name: "Eve".to_owned() }).await;
    Client::join_from([127, 0, 0, 9], node.address, &made.table, Some(&made.token)).await
}

fn bring(sheet: Sheet) -> Command {
    Command::Configure(SetupChange { sheets: Some(vec![sheet]), ..SetupChange::default() })
}

/// An address has as many connections as it likes, so they count together.
#[tokio::test]
async fn an_address_can_bring_so_many_sheets_only() {
    let home = Home::sqlite();
    let node = Node::start(Config { limits: Limits::default(), ..home.config() }).await;
    let begun = Instant::now();
    let (mut brought, mut refused) = (0, 0);
    for _ in 0..4 {
        let mut eve = eve(&node).await;
        // Fewer than what closes a connection.
        for n in 0..25 {
            match eve.command(bring(dear_sheet(&format!("dear {n}")))).await.unwrap() {
                Ok(_) => brought += 1,
                Err(refusal) if refusal.code == "too-fast" => refused += 1,
                Err(refusal) => panic!("{refusal:?}"),
            }
            if refused % 10 == 9 {
                break;
            }
        }
    }
    let most = 60 + begun.elapsed().as_secs() + 1;
    assert!((60..=most).contains(&brought), "{brought} sheets");
    assert!(refused > 0);
    node.stop().await;
}

/// How long it takes to be renamed many times.
async fn rename(client: &mut Client, name: &str) -> Duration {
    let begun = Instant::now();
    for n in 0..60 {
        client.must(Command::Rename { name: format!("{name} {n}") }).await;
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    begun.elapsed()
}

/// One thread serves, as for everybody when all others are held. A seat more or
/// less has the sheets of the table read again, without any being brought.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn whoever_has_sheets_read_again_holds_nobody_up() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let made = node.make(&pig(2, 0, 100, Clock::None)).await;
    let mut mia = Client::join(node.address, &made.table, Some(&made.token)).await;
    let (done, asked) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU32::new(0)));
    let mut attack = Vec::new();
    for _ in 0..6 {
        let (mut eve, done, asked) = (eve(&node).await, done.clone(), asked.clone());
        attack.push(async move {
            while !done.load(Ordering::Relaxed) {
                let plan = SeatPlan::Bot { level: BotLevel::Random };
                eve.must(Command::AddSeat { plan }).await;
                eve.must(Command::RemoveSeat { seat: Seat::new(2) }).await;
                asked.fetch_add(2, Ordering::Relaxed);
            }
        });
    }
    let alone = rename(&mut mia, "alone").await;
    let attack: Vec<_> = attack.into_iter().map(tokio::spawn).collect();
    let attacked = rename(&mut mia, "attacked").await;
    done.store(true, Ordering::Relaxed);
    for attack in attack {
        attack.await.unwrap();
    }
    println!("{alone:?} alone, {attacked:?} beside {} changes", asked.load(Ordering::Relaxed));
    assert!(asked.load(Ordering::Relaxed) > 0, "nobody attacked");
    assert!(attacked < 4 * alone, "{attacked:?} instead of {alone:?}");
    node.stop().await;
}

/// How often the write-ahead log has begun anew, as it says itself.
fn begun_anew(folder: &std::path::Path) -> u32 {
    let mut head = [0; 16];
    File::open(folder.join("kiste.db-wal")).unwrap().read_exact(&mut head).unwrap();
    u32::from_be_bytes([head[12], head[13], head[14], head[15]])
}

/// Copying it to where it belongs keeps no commit waiting; it must come to its
/// end all the same, although somebody writes all the time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_write_ahead_log_that_never_rests_begins_anew() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let before = begun_anew(folder.path());
    let until = Instant::now() + Duration::from_mins(1);
    for seq in 1.. {
        let rows = (0..50).map(|table| {
            let (table, body) = (format!("table{table}"), "x".repeat(20_000));
            store.append(Append { table, seq, body, wake: Wake::Keep })
        });
        for written in join_all(rows).await {
            written.unwrap();
        }
        if begun_anew(folder.path()) != before {
            break;
        }
        assert!(Instant::now() < until, "it only grew");
        let size = folder.path().join("kiste.db-wal").metadata().unwrap().len();
        assert!(size < 100 << 20, "{size} bytes");
    }
    // And all of it is there.
    assert!(!store.load("table49", 1).await.unwrap().is_empty());
    store.close().await;
}
