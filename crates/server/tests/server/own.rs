//! Tables whose rules somebody has written.

use std::time::{Duration, Instant};

use crate::support::client::Client;
use crate::support::node::{Home, Node, pig};
use protocol::{CreateTable, Phase};
use table::{Clock, Command, EveningGame, Setup, SetupChange, Sheet};

/// A table for two with these functions in place of the usual ones.
fn wish(apply: &str, choices: &str) -> CreateTable {
    let text = format!(
        "game = \"own\"\nkind = \"rules\"\ntitle = \"Test\"\nauthor = \"Mia\"\n\
         licence = \"CC0-1.0\"\nplayers = [2, 2]\nplate = 3\n--- script\nfn setup(t) {{ }}\n\
         fn choices(t) {{ {choices} }}\nfn apply(t, move) {{ {apply} }}\n\
         fn score(t, seat) {{ 0 }}\nfn over(t) {{ false }}\n"
    );
    let sheet = Sheet { name: "test.kiste-game".to_owned(), text };
    let pig = pig(2, 0, 100, Clock::None);
    let setup = Setup { game: "own".to_owned(), options: vec![], sheets: vec![sheet], ..pig.setup };
    CreateTable { setup, ..pig }
}

/// Both sit down and begin.
async fn sit(node: &Node, wish: &CreateTable) -> [Client; 2] {
    let made = node.make(wish).await;
    let mut mia = Client::join(node.address, &made.table, Some(&made.token)).await;
    let mut tom = Client::join(node.address, &made.table, None).await;
    tom.must(Command::Join { invite: made.invite.clone(), name: "Tom".to_owned(), seat: None })
        .await;
    tom.must(Command::Ready { ready: true }).await;
    mia.must(Command::Start).await;
    [mia, tom]
}

#[tokio::test]
async fn a_script_that_fails_ends_its_game_and_no_other() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let [mut bea, _joe] = sit(&node, &pig(2, 0, 100, Clock::None)).await;
    let [mut mia, mut tom] = sit(&node, &wish("loop { }", "[choose(\"a\"), choose(\"b\")]")).await;
    mia.act("choose a").await;
    for client in [&mut mia, &mut tom] {
        let state = client.until(|state| state.phase == Phase::Over).await;
        let view = state.view.read();
        let fault = &view["fault"];
        assert_eq!((&fault["file"], &fault["line"]), (&"test.kiste-game".into(), &11.into()));
        assert!(
            fault["sentence"].as_str().unwrap().contains("a loop that does not end"),
            "{fault}"
        );
        assert_eq!(state.setup.sheets[0].name, "test.kiste-game");
        assert_eq!(state.setup.sheets[0].text, "", "what is in it the view shows");
    }
    bea.must(Command::Chat { text: "we go on".to_owned() }).await;
    node.stop().await;
}

#[tokio::test]
async fn what_a_file_offers_is_chosen_before_the_game() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let mut wish = wish("t.next();", "[say(t.option(\"steps\")), pass()]");
    let offers = "plate = 3\n[[option]]\nkey = \"steps\"\nabout = \"How many steps\"\n\
                  min = 1\nmax = 9\ndefault = 3\n";
    let text = wish.setup.sheets[0].text.replace("plate = 3\n", offers);
    wish.setup.sheets[0].text = text;
    let made = node.make(&wish).await;
    let mut mia = Client::join(node.address, &made.table, Some(&made.token)).await;
    let mut tom = Client::join(node.address, &made.table, None).await;
    let offer = tom.state().offer.clone().expect("everybody sees what can be chosen");
    assert_eq!((&*offer.name, &offer.players[..]), ("Test", &[2][..]));
    assert_eq!((&*offer.options[0].key, &*offer.options[0].default), ("steps", "3"));
    assert_eq!(tom.state().title, "Test");
    let choose = |value: &str| {
        let options = Some(vec![("steps".to_owned(), value.to_owned())]);
        Command::Configure(SetupChange { options, ..SetupChange::default() })
    };
    let refused = mia.command(choose("12")).await.unwrap().unwrap_err();
    assert_eq!(refused.code, "bad-value", "{refused:?}");
    mia.must(choose("7")).await;
    tom.must(Command::Join { invite: made.invite.clone(), name: "Tom".to_owned(), seat: None })
        .await;
    tom.must(Command::Ready { ready: true }).await;
    mia.must(Command::Start).await;
    mia.act("say 7").await;
    assert_eq!(mia.state().offer, None, "once it is on, nothing is chosen any more");
    node.stop().await;
}

/// Nearly as slow as a script may be, for ever.
const SLOW: &str = "let i = 0; while i < 7000 { i += 1; } [choose(\"a\"), choose(\"b\")]";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_scripts_do_not_hold_up_other_tables() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let [mut bea, _joe] = sit(&node, &pig(2, 0, 100, Clock::None)).await;
    let mut slow = Vec::new();
    for _ in 0..4 {
        slow.push(sit(&node, &wish("t.next();", SLOW)).await);
    }
    let mut attackers = Vec::new();
    for [mut mia, mut tom] in slow {
        attackers.push(tokio::spawn(async move {
            for _ in 0..20 {
                mia.act("choose a").await;
                tom.until(|state| !state.pending.is_empty() && state.asked.is_some()).await;
                tom.act("choose b").await;
                mia.until(|state| state.asked.is_some()).await;
            }
        }));
    }
    let mut longest = Duration::ZERO;
    for _ in 0..40 {
        let started = Instant::now();
        bea.must(Command::Chat { text: "and we go on".to_owned() }).await;
        longest = longest.max(started.elapsed());
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    for attacker in attackers {
        attacker.await.unwrap();
    }
    println!("the longest of 40 commands beside four slow scripts took {longest:?}");
    assert!(longest < Duration::from_secs(3), "{longest:?}");
    node.stop().await;
}

/// An evening between two browsers: twice a game that somebody wrote, then one of
/// the box. Nobody is sent the texts of the files.
#[tokio::test]
async fn an_evening_goes_from_games_that_somebody_wrote_to_one_of_the_box() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let mut wish = wish("t.win(t.seat);", "[choose(\"a\"), choose(\"b\")]");
    let sheets = std::mem::take(&mut wish.setup.sheets);
    let own = EveningGame::Brought { game: "own".to_owned(), sheets };
    wish.setup.evening = vec![own.clone(), own, "abquetschen".into()];
    let [mut mia, mut tom] = sit(&node, &wish).await;
    for played in 1..=2 {
        mia.act("choose a").await;
        for client in [&mut mia, &mut tom] {
            let state = client.until(|state| state.phase == Phase::Over).await;
            assert_eq!(state.view.read()["title"], "Test");
            let evening = state.evening.as_ref().unwrap();
            assert_eq!(evening.titles, ["Test", "Test", "Abquetschen"]);
            assert_eq!(
                (evening.results.len(), &evening.totals[..]),
                (played, &[2 * played as u32, 0][..])
            );
            let EveningGame::Brought { sheets, .. } = &state.setup.evening[0] else { panic!() };
            assert_eq!((&*sheets[0].name, &*sheets[0].text), ("test.kiste-game", ""));
        }
        mia.must(Command::Next).await;
        tom.until(|state| state.phase == Phase::Lobby).await;
        tom.must(Command::Ready { ready: true }).await;
        mia.must(Command::Start).await;
    }
    let state = tom.until(|state| state.phase == Phase::Playing).await;
    assert_eq!((&*state.setup.game, state.setup.sheets.len()), ("abquetschen", 0));
    node.stop().await;
}
