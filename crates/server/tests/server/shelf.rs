//! The shelf: games that people wrote, for others.

use protocol::{CreateTable, OnShelf, ShelfFile, ShelfList};
use serde_json::json;
use server::{Config, Limits, Shelf};
use table::{Clock, Command, Setup, Sheet};

use crate::keeping::beside;
use crate::support::client::Client;
use crate::support::node::{Answer, Home, Node, pig, request};

/// A small game under a title.
fn text(title: &str, about: &str) -> String {
    format!(
        "game = \"own\"\nkind = \"rules\"\ntitle = \"{title}\"\nauthor = \"Mia Müller\"\n\
         licence = \"CC0-1.0\"\nabout = \"{about}\"\nplayers = [2, 3]\nplate = 2\n--- script\n\
         fn setup(t) {{ t.put(cell(\"001\"), die(RED)); }}\n\
         fn choices(t) {{ [choose(\"a\"), choose(\"b\")] }}\nfn apply(t, move) {{ t.next(); }}\n\
         fn score(t, seat) {{ 0 }}\nfn over(t) {{ false }}\n--- rules\n<b>Choose</b> a letter.\n"
    )
}

async fn post(node: &Node, body: &serde_json::Value) -> Answer {
    request(node.address, "POST", "/api/shelf", &[], &body.to_string()).await
}

async fn put(node: &Node, text: &str) -> OnShelf {
    let answer = post(node, &json!({ "text": text })).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

async fn list(node: &Node, query: &str) -> ShelfList {
    let answer = node.get(&format!("/api/shelf{query}")).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

async fn titles(node: &Node, query: &str) -> Vec<String> {
    list(node, query).await.games.into_iter().map(|game| game.title).collect()
}

async fn file(node: &Node, path: &str) -> Option<ShelfFile> {
    let answer = node.get(&format!("/api/shelf/{path}")).await;
    (answer.status == 200).then(|| serde_json::from_str(&answer.body).unwrap())
}

fn code(answer: &Answer) -> String {
    let refusal: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
    refusal["code"].as_str().unwrap().to_owned()
}

fn open(home: &Home) -> Config {
    Config { shelf: Shelf::Open, ..home.config() }
}

async fn a_game_shows_after_the_operator_has_accepted_it(home: Home) {
    let node = Node::start(home.config()).await;
    let done = put(&node, &text("Letters", "Choose one.")).await;
    assert_eq!((done.version, done.shown), (1, false));
    let before = list(&node, "").await;
    assert!(before.games.is_empty() && before.looked_at);
    assert_eq!(file(&node, &done.id).await, None, "nor by its address");

    let operator = beside(&home).await;
    let waiting = operator.whole_shelf().await.unwrap();
    assert_eq!((waiting.len(), waiting[0].accepted), (1, false));
    operator.accept_on_shelf(&done.id, 1).await.unwrap();
    let [game] = &list(&node, "").await.games[..] else { panic!("it does not show") };
    assert_eq!((&*game.title, &*game.author), ("Letters", "Mia Müller"));
    assert_eq!((&*game.licence, &*game.about), ("CC0-1.0", "Choose one."));
    assert_eq!((game.players, game.played), ([2, 3], 0));
    assert_eq!(game.picture, "2 001r321");
    let found = file(&node, &done.id).await.unwrap();
    assert_eq!(found.text, text("Letters", "Choose one."), "to the letter");

    operator.remove_from_shelf(&done.id, 1).await.unwrap();
    assert!(list(&node, "").await.games.is_empty());
    operator.close().await;
    node.stop().await;
}

#[tokio::test]
async fn a_game_shows_after_the_operator_has_accepted_it_in_sqlite() {
    a_game_shows_after_the_operator_has_accepted_it(Home::sqlite()).await;
}

#[tokio::test]
async fn a_game_shows_after_the_operator_has_accepted_it_in_postgres() {
    a_game_shows_after_the_operator_has_accepted_it(Home::postgres().await).await;
}

async fn games_are_found_by_title_author_and_line(home: Home) {
    let node = Node::start(open(&home)).await;
    assert!(put(&node, &text("Über den Berg", "Climb.")).await.shown);
    put(&node, &text("100% Dice", "Roll_all of them.")).await;
    put(&node, &text("Towers", "Build.")).await;
    assert_eq!(titles(&node, "").await, ["Towers", "100% Dice", "Über den Berg"]);
    assert_eq!(titles(&node, "?find=%C3%BCBER").await, ["Über den Berg"]);
    assert_eq!(titles(&node, "?find=build").await, ["Towers"]);
    assert_eq!(titles(&node, "?find=M%C3%9Cller").await.len(), 3);
    // What means something to a database is a letter like any other.
    assert_eq!(titles(&node, "?find=%25").await, ["100% Dice"]);
    assert_eq!(titles(&node, "?find=l_a").await, ["100% Dice"]);
    assert_eq!(titles(&node, "?find=%5C").await, [""; 0]);
    assert_eq!(titles(&node, "?find=%27").await, [""; 0]);
    assert_eq!(titles(&node, "?skip=2").await, ["Über den Berg"]);
    node.stop().await;
}

#[tokio::test]
async fn games_are_found_by_title_author_and_line_in_sqlite() {
    games_are_found_by_title_author_and_line(Home::sqlite()).await;
}

#[tokio::test]
async fn games_are_found_by_title_author_and_line_in_postgres() {
    games_are_found_by_title_author_and_line(Home::postgres().await).await;
}

async fn only_its_author_puts_further_versions_there(home: Home) {
    let node = Node::start(open(&home)).await;
    let first = put(&node, &text("Letters", "Old.")).await;
    let key = first.key.clone().unwrap();
    let newer = |key: &str, about: &str| json!({ "text": text("Letters", about), "of": { "id": first.id, "key": key } });
    let answer = post(&node, &newer(&"0".repeat(32), "Stolen.")).await;
    assert_eq!((answer.status, &*code(&answer)), (422, "shelf-not-author"));
    let answer = post(&node, &newer("no key", "Stolen.")).await;
    assert_eq!(code(&answer), "shelf-not-author");

    let answer = post(&node, &newer(&key, "New.")).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let second: OnShelf = serde_json::from_str(&answer.body).unwrap();
    assert_eq!((&second.id, second.version, second.key), (&first.id, 2, None));
    let again = put(&node, &text("Letters", "New.")).await;
    assert_eq!((again.id, again.version), (first.id.clone(), 2), "the same text lies there once");

    let games = list(&node, "").await.games;
    assert_eq!((games.len(), games[0].version, &*games[0].about), (1, 2, "New."));
    assert_eq!(titles(&node, "?find=old").await, [""; 0], "the newest is what is found");
    let newest = file(&node, &first.id).await.unwrap();
    assert_eq!((newest.game.version, newest.versions), (2, vec![1, 2]));
    let old = file(&node, &format!("{}?version=1", first.id)).await.unwrap();
    assert_eq!(old.text, text("Letters", "Old."), "versions stay");
    node.stop().await;
}

#[tokio::test]
async fn only_its_author_puts_further_versions_there_in_sqlite() {
    only_its_author_puts_further_versions_there(Home::sqlite()).await;
}

#[tokio::test]
async fn only_its_author_puts_further_versions_there_in_postgres() {
    only_its_author_puts_further_versions_there(Home::postgres().await).await;
}

fn table_of(text: String) -> CreateTable {
    let sheet = Sheet { name: "letters.kiste-game".to_owned(), text };
    let pig = pig(2, 0, 100, Clock::None);
    let setup = Setup { game: "own".to_owned(), options: vec![], sheets: vec![sheet], ..pig.setup };
    CreateTable { setup, ..pig }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_plays_the_version_it_began_with_for_ever() {
    let home = Home::sqlite();
    let node = Node::start(open(&home)).await;
    let first = put(&node, &text("Letters", "Old.")).await;
    let made = node.make(&table_of(text("Letters", "Old."))).await;
    let mut mia = Client::join(node.address, &made.table, Some(&made.token)).await;
    let mut tom = Client::join(node.address, &made.table, None).await;
    let invite = made.invite.clone();
    tom.must(Command::Join { invite, name: "Tom".to_owned(), seat: None }).await;
    tom.must(Command::Ready { ready: true }).await;
    assert_eq!(list(&node, "").await.games[0].played, 0, "nothing has begun");
    mia.must(Command::Start).await;
    mia.act("choose a").await;
    // The count is written beside the table.
    while list(&node, "").await.games[0].played != 1 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }

    // Other rules under the same title, and the old ones are gone from the shelf.
    let newer = text("Letters", "New.").replace("\"a\"", "\"c\"");
    let of = json!({ "id": first.id, "key": first.key.unwrap() });
    assert_eq!(post(&node, &json!({ "text": newer, "of": of })).await.status, 201);
    let operator = beside(&home).await;
    operator.remove_from_shelf(&first.id, 1).await.unwrap();
    operator.close().await;
    node.stop().await;

    let node = Node::start(open(&home)).await;
    let mut mia = Client::join(node.address, &made.table, Some(&made.token)).await;
    let tom_again = tom.token.clone();
    let mut tom = Client::join(node.address, &made.table, Some(&tom_again)).await;
    // Whoever comes back counts their commands from 1 again, so they need names of their own.
    for (player, id, action) in [(&mut tom, "tom", "choose a"), (&mut mia, "mia", "choose b")] {
        player.until(|state| state.asked.is_some()).await;
        player.command_as(id, Command::act(action)).await.unwrap().unwrap();
    }
    assert_eq!(list(&node, "").await.games[0].played, 1, "one game, however often it is read");
    // A game in a browser of its own begins there, and is told.
    let path = format!("/api/shelf/{}/played", first.id);
    assert_eq!(request(node.address, "POST", &path, &[], "").await.status, 204);
    assert_eq!(list(&node, "").await.games[0].played, 2);
    node.stop().await;
}

#[tokio::test]
async fn what_cannot_be_played_or_is_too_much_stays_off_the_shelf() {
    let home = Home::sqlite();
    let limits = Limits { shelf_burst: 4, shelf_per_hour: 1, ..Limits::for_load_tests() };
    let node = Node::start(Config { limits, ..open(&home) }).await;
    let put = async |text: String| post(&node, &json!({ "text": text })).await;

    let broken = text("Letters", "").replace("fn over(t)", "fn voer(t)");
    let answer = put(broken).await;
    assert_eq!((answer.status, &*code(&answer)), (422, "bad-file"), "{}", answer.body);
    let endless = text("Letters", "").replace("t.put(cell(\"001\"), die(RED));", "loop { }");
    let answer = put(endless).await;
    assert!(answer.body.contains("a loop that does not end"), "{}", answer.body);
    // Longer than a game may be, and longer than anything may be.
    let answer = put(text("Letters", "") + " ".repeat(64 << 10).as_str()).await;
    assert_eq!((answer.status, &*code(&answer)), (422, "bad-file"), "{}", answer.body);
    let answer = put(text("Letters", "") + " ".repeat(256 << 10).as_str()).await;
    assert_eq!(answer.status, 413, "{}", answer.body);

    assert_eq!(put(text("Letters", "")).await.status, 201);
    let answer = put(text("Letters", "One more.")).await;
    assert_eq!((answer.status, &*code(&answer)), (429, "shelf-too-many"));
    let strange = [("origin", "https://elsewhere.example")];
    let body = json!({ "text": text("Letters", "Two more.") }).to_string();
    let answer = request(node.address, "POST", "/api/shelf", &strange, &body).await;
    assert_eq!(answer.status, 403, "from another site's page");
    node.stop().await;
}

#[tokio::test]
async fn a_server_without_a_shelf_says_so() {
    let home = Home::sqlite();
    let node = Node::start(Config { shelf: Shelf::Off, ..home.config() }).await;
    for answer in [
        node.get("/api/shelf").await,
        node.get("/api/shelf/abc").await,
        post(&node, &json!({ "text": text("Letters", "") })).await,
    ] {
        assert_eq!((answer.status, &*code(&answer)), (404, "no-shelf"));
    }
    node.stop().await;
}
