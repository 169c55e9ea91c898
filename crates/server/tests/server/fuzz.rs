//! Messages that are nearly right, by the thousand, over a real socket to a
//! table where somebody else plays: the server answers them or shows the door,
//! and the other one notices nothing.

use std::time::Duration;

use crate::mutate::{each_case, mutate};
use crate::support::client::Client;
use crate::support::node::{Home, Node, pig};
use engine::{Chance, QuickDice};
use protocol::ClientMessage;
use server::store::{SqliteStore, Store};
use table::{Clock, Command, Reaction, Recorded, Table};

/// So many messages go to one table.
const AT_A_TABLE: u64 = 100;

/// Something that Mia could say.
fn right(mia: &Client, index: u64, dice: &mut QuickDice) -> ClientMessage {
    let state = mia.state();
    let choices = state.choices.as_ref().map(|choices| choices.list.clone()).unwrap_or_default();
    let action = dice.pick(&choices).cloned().unwrap_or_default();
    let asked = state.asked;
    let id = format!("f{index}");
    let command = match dice.below(14) {
        0 => {
            let (table, token) = (mia.table.clone(), Some(mia.token.clone()));
            let version = protocol::VERSION;
            return ClientMessage::Hello { version, table, token, last_seq: Some(mia.seq) };
        }
        1 => return ClientMessage::Preview { id, action },
        2 => {
            let (piece, frames) = ("purple1".to_owned(), "AAAA".to_owned());
            return ClientMessage::Hand { asked: asked.unwrap_or(3), piece, from: 0, frames };
        }
        3 => {
            let digest = "0123456789abcdef".to_owned();
            return ClientMessage::Settled { asked: asked.unwrap_or(3), digest };
        }
        4 => return ClientMessage::Resync,
        5 => return ClientMessage::Pong { nonce: dice.bits() },
        6 => Command::Undo,
        7 => Command::React { reaction: Reaction::Wow },
        8 => Command::Rename { name: "Mia Maria".to_owned() },
        9 => Command::Rematch,
        _ => Command::Act { action, asked, shown: Some(120), since: Some(480) },
    };
    ClientMessage::Command { id, command }
}

/// Says so much to a table of `node`; which.
async fn talk(node: &Node, dice: &mut QuickDice) -> String {
    let mut wish = pig(2, 0, 100, Clock::None);
    if dice.below(10) == 0 {
        "hamsterrolle".clone_into(&mut wish.setup.game);
        wish.setup.options.clear();
    }
    let made = node.make(&wish).await;
    let mut mia = Client::join(node.address, &made.table, Some(&made.token)).await;
    let mut tom = Client::join(node.address, &made.table, None).await;
    tom.must(Command::Join { invite: made.invite, name: "Tom".to_owned(), seat: None }).await;
    tom.must(Command::Ready { ready: true }).await;
    mia.must(Command::Start).await;
    for index in 0..AT_A_TABLE {
        let mut write = || serde_json::to_string(&right(&mia, index, dice)).unwrap();
        let (text, other) = (write(), write());
        let text = if dice.below(3) == 0 { text } else { mutate(&text, &other, dice) };
        let mut here = mia.send_text(&text).await.is_ok();
        while here {
            match tokio::time::timeout(Duration::from_millis(1), mia.next()).await {
                Ok(heard) => here = heard.is_ok(),
                Err(_) => break,
            }
        }
        if !here {
            mia = Client::join(node.address, &made.table, Some(&made.token)).await;
        }
    }
    let answer = tom.command(Command::Chat { text: "and now?".to_owned() }).await;
    assert!(answer.is_ok(), "Tom was sent away");
    assert_eq!(tom.state().you.map(engine::Seat::number), Some(2));
    made.table
}

/// What is stored of a table can be loaded again.
async fn is_whole(store: &SqliteStore, table: &str) {
    let mut events: Vec<Recorded> = Vec::new();
    for entry in store.load(table, 0).await.unwrap() {
        events.extend(serde_json::from_str::<Vec<Recorded>>(&entry.body).unwrap());
    }
    Table::replay(&events).expect("the log is whole");
}

#[test]
fn no_message_breaks_the_server() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let home = Home::sqlite();
    let node = runtime.block_on(Node::start(home.config()));
    let mut tables = Vec::new();
    each_case(1_000, AT_A_TABLE, |dice| tables.push(runtime.block_on(talk(&node, dice))));
    runtime.block_on(node.stop());
    let Home::Folder(folder) = &home else { unreachable!("it is SQLite") };
    runtime.block_on(async {
        let store = SqliteStore::open(folder.path()).await.unwrap();
        for table in &tables {
            is_whole(&store, table).await;
        }
    });
}
