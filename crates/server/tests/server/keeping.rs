//! What is kept, for how long, and who may delete it.

use std::time::{Duration, Instant};

use crate::crash::sit_down;
use crate::support::client::Client;
use crate::support::node::{Answer, Home, Node, pig, request};
use server::store::Store;
use server::{Config, Retention};
use table::{Clock, Command};

async fn delete(node: &Node, table: &str, token: &str) -> Answer {
    let header = format!("Bearer {token}");
    let path = format!("/api/tables/{table}");
    request(node.address, "DELETE", &path, &[("authorization", &header)], "").await
}

/// The store as an operator opens it.
pub(crate) async fn beside(home: &Home) -> std::sync::Arc<dyn Store> {
    server::open_beside(&home.config().database).await.unwrap()
}

async fn closed(client: &mut Client) -> Option<u16> {
    while client.next().await.is_ok() {}
    client.closed.as_ref().map(|frame| frame.code.into())
}

#[tokio::test]
async fn players_delete_what_is_theirs_and_nothing_else() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let (mut mia, tom) = sit_down(node.address, node.address).await;
    let table = mia.table.clone();
    for (token, status, code) in [
        ("0".repeat(32), 403, "not-seated"),
        (tom.token.clone(), 403, "host-only"),
        (mia.token.clone(), 403, "others-play"),
        ("nonsense".to_owned(), 401, "bad-token"),
    ] {
        let answer = delete(&node, &table, &token).await;
        assert_eq!(answer.status, status, "{}", answer.body);
        assert!(answer.body.contains(code), "{}", answer.body);
    }
    mia.must(Command::Rename { name: "still here".to_owned() }).await;
    let made = node.make(&pig(1, 1, 100, Clock::None)).await;
    let mut ann = Client::join(node.address, &made.table, Some(&made.token)).await;
    assert_eq!(delete(&node, &made.table, &made.token).await.status, 204);
    assert_eq!(closed(&mut ann).await, Some(4404), "whoever is there is told");
    assert_eq!(node.glance(&made.table, &made.token).await.status, 404);
    let tables = beside(&home).await.list().await.unwrap();
    assert_eq!(tables.iter().map(|listed| &listed.table).collect::<Vec<_>>(), [&table]);
    node.stop().await;
}

/// What `kiste admin delete` does.
async fn an_operator_deletes_a_table_while_it_is_played_at(home: Home) {
    let node = Node::start(home.config()).await;
    let (mut mia, _tom) = sit_down(node.address, node.address).await;
    let store = beside(&home).await;
    let listed = store.list().await.unwrap();
    assert!(listed.len() == 1 && listed[0].rows > 3 && listed[0].bytes > 500, "{listed:?}");
    let now = listed[0].used + 1;
    store.delete(&mia.table, &[], now).await.unwrap();
    assert_eq!(closed(&mut mia).await, Some(4404));
    assert!(store.list().await.unwrap().is_empty());
    node.stop().await;
}

#[tokio::test]
async fn an_operator_deletes_a_table_in_sqlite() {
    an_operator_deletes_a_table_while_it_is_played_at(Home::sqlite()).await;
}

#[tokio::test]
async fn an_operator_deletes_a_table_in_postgres() {
    an_operator_deletes_a_table_while_it_is_played_at(Home::postgres().await).await;
}

#[tokio::test]
async fn tables_are_cleared_away_after_the_time_that_the_operator_sets() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let finished = node.make(&pig(2, 0, 50, Clock::None)).await;
    let mut mia = Client::join(node.address, &finished.table, Some(&finished.token)).await;
    let mut tom = Client::join(node.address, &finished.table, None).await;
    let (invite, name) = (finished.invite.clone(), "Tom".to_owned());
    tom.must(Command::Join { invite, name, seat: None }).await;
    tom.must(Command::Ready { ready: true }).await;
    mia.must(Command::Start).await;
    while mia.state().standings.is_none() {
        let choice =
            |client: &Client| client.state().choices.clone().and_then(|c| c.list.last().cloned());
        match (choice(&mia), choice(&tom)) {
            (Some(action), _) => drop(mia.act(&action).await),
            (None, Some(action)) => drop(tom.act(&action).await),
            (None, None) => drop(mia.next().await.unwrap()),
        }
        let seq = mia.seq.max(tom.seq);
        mia.until_seq(seq).await;
        tom.until_seq(seq).await;
    }
    let record = format!("/api/tables/{}/record", finished.table);
    let before = node.get(&record).await;
    assert_eq!(before.status, 200);
    let unfinished = node.make(&pig(2, 0, 50, Clock::None)).await;
    drop((mia, tom));
    node.stop().await;

    let retention = Retention { finished: Some(Duration::ZERO), unfinished: None };
    let node = Node::start(Config { retention, ..home.config() }).await;
    let store = beside(&home).await;
    let begun = Instant::now();
    while store.list().await.unwrap().iter().any(|listed| listed.table == finished.table) {
        assert!(begun.elapsed() < Duration::from_secs(30), "it is never cleared away");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let after = node.get(&record).await;
    assert_eq!((after.status, after.body), (200, before.body), "the record of its game stays");
    let left = store.list().await.unwrap();
    assert!(left.iter().any(|listed| listed.table == unfinished.table), "{left:?}");
    node.stop().await;
}
