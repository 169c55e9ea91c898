//! The wheel at tables: turns are worked out beside them, and hands are shown.

use crate::support::client::Client;
use crate::support::node::{Home, Node};
use engine::{Event, Game, Seat};
use games::hamsterrolle::{Hamsterrolle, HamsterrolleOptions, How, Turn};
use protocol::{ClientMessage, CreateTable, ServerMessage};
use table::{Command, SeatPlan, Setup};
use wheel::{Hand, Motion};

fn wheel(edition: &str) -> CreateTable {
    let setup = Setup {
        game: "hamsterrolle".to_owned(),
        options: vec![("edition".to_owned(), edition.to_owned())],
        ..Setup::default()
    };
    CreateTable { setup, seats: vec![SeatPlan::Person; 2], name: "Mia".to_owned() }
}

/// A table with a game on, and its players: the one who is asked first.
async fn playing(node: &Node, edition: &str) -> [Client; 2] {
    let made = node.make(&wheel(edition)).await;
    let mut mia = Client::join(node.address, &made.table, Some(&made.token)).await;
    let mut tom = Client::join(node.address, &made.table, None).await;
    let name = "Tom".to_owned();
    tom.must(Command::Join { invite: made.invite, name, seat: None }).await;
    tom.must(Command::Ready { ready: true }).await;
    let begun = mia.must(Command::Start).await;
    mia.until_seq(begun).await;
    tom.until_seq(begun).await;
    if mia.is_asked() { [mia, tom] } else { [tom, mia] }
}

/// The first turn offered to whoever is asked.
fn first_choice(client: &Client) -> String {
    client.state().choices.as_ref().unwrap().list[0].clone()
}

fn asked(client: &Client) -> u64 {
    client.state().asked.unwrap()
}

fn act(action: &str, asked: u64) -> Command {
    Command::Act { action: action.to_owned(), asked: Some(asked), shown: None, since: None }
}

fn hand(asked: u64, from: u32, frames: &str) -> ClientMessage {
    ClientMessage::Hand { asked, piece: "red1".to_owned(), from, frames: frames.to_owned() }
}

/// Reads until a hand is shown: its seat, first frame and motions.
async fn shown(client: &mut Client) -> (Seat, u32, Vec<String>) {
    loop {
        if let ServerMessage::Hand { seat, from, frames, piece, .. } = client.next().await.unwrap()
        {
            assert_eq!(piece, "red1");
            return (seat, from, frames);
        }
    }
}

/// The game as it is before its first turn.
fn opening(first: Seat) -> Hamsterrolle {
    let mut game = Hamsterrolle::new(&HamsterrolleOptions::default(), 2).unwrap();
    game.evolve(&Event::Throw(first.to_string().parse().unwrap()));
    game
}

async fn figure(node: &Node, name: &str) -> u64 {
    let figures = node.get("/metrics").await.body;
    let line = figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.map_or(0, |value| value.parse().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_play_and_see_the_same_wheel() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let mut players = playing(&node, "2011").await;
    for _ in 0..6 {
        let mover = usize::from(!players[0].is_asked());
        let (turn, asked) = (first_choice(&players[mover]), asked(&players[mover]));
        let seq = players[mover].must(act(&turn, asked)).await;
        for player in &mut players {
            player.until_seq(seq).await;
        }
        let [one, two] = &players;
        assert_eq!(one.state().view, two.state().view);
        assert_ne!(one.is_asked(), two.is_asked());
    }
    // A table that comes back from its log is the same, without any physics.
    let [mia, _] = &players;
    let (table, token) = (mia.table.clone(), mia.token.clone());
    let view = mia.state().view.clone();
    node.stop().await;
    let node = Node::start(home.config()).await;
    let simulated = figure(&node, "kiste_turns_simulated_total").await;
    let mia = Client::join(node.address, &table, Some(&token)).await;
    assert_eq!(mia.state().view, view);
    assert_eq!(figure(&node, "kiste_turns_simulated_total").await, simulated);
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hand_is_shown_to_all_others_and_to_whoever_comes_later() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let [mut mover, mut other] = playing(&node, "2011").await;
    let (question, seat) = (asked(&mover), mover.state().you.unwrap());
    mover.send(&hand(question, 0, "AAAA")).await.unwrap();
    mover.send(&hand(question, 6, "BBBB")).await.unwrap();
    assert_eq!(shown(&mut other).await, (seat, 0, vec!["AAAA".to_owned()]));
    assert_eq!(shown(&mut other).await, (seat, 6, vec!["BBBB".to_owned()]));
    // Somebody who only watches comes in the middle of the turn.
    let mut ada = Client::join(node.address, &mover.table, None).await;
    let so_far = (seat, 0, vec!["AAAA".to_owned(), "BBBB".to_owned()]);
    assert_eq!(shown(&mut ada).await, so_far);
    // None of these is shown: not asked, an old question, out of order, not a
    // motion, watching only.
    other.send(&hand(question, 0, "CCCC")).await.unwrap();
    ada.send(&hand(question, 0, "CCCC")).await.unwrap();
    mover.send(&hand(question - 1, 0, "CCCC")).await.unwrap();
    mover.send(&hand(question, 6, "CCCC")).await.unwrap();
    mover.send(&hand(question, 9, "<b>")).await.unwrap();
    mover.send(&hand(question, 12, "DDDD")).await.unwrap();
    assert_eq!(shown(&mut ada).await, (seat, 12, vec!["DDDD".to_owned()]));
    // The connection is lost, and the player comes back to the same hand.
    let (table, token, seq) = (mover.table.clone(), mover.token.clone(), mover.seq);
    drop(mover);
    let mut mover = Client::resume(node.address, &table, Some(&token), Some(seq)).await.unwrap();
    let so_far = ["AAAA", "BBBB", "DDDD"].map(str::to_owned).to_vec();
    assert_eq!(shown(&mut mover).await, (seat, 0, so_far));
    mover.send(&hand(question, 0, "EEEE")).await.unwrap();
    assert_eq!(shown(&mut ada).await, (seat, 0, vec!["EEEE".to_owned()]));
    // The piece goes back, and is shown to be back to whoever comes.
    mover.send(&hand(question, 7, "")).await.unwrap();
    mover.send(&hand(question, 0, "")).await.unwrap();
    assert_eq!(shown(&mut ada).await, (seat, 0, vec![String::new()]));
    let turn = act(&first_choice(&mover), question);
    let done = mover.command_as("turn", turn).await.unwrap().unwrap();
    ada.until_seq(done).await;
    assert_eq!(ada.state().pending, [other.state().you.unwrap()]);
    // The turn is over, and so is what the hand did in it.
    let mut late = Client::join(node.address, &mover.table, None).await;
    let bye = other.must(Command::Chat { text: "well done".to_owned() }).await;
    while late.seq < bye {
        let message = late.next().await.unwrap();
        assert!(!matches!(message, ServerMessage::Hand { .. }), "{message:?}");
    }
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_while_a_turn_is_worked_out() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let [mut mover, mut other] = playing(&node, "2000").await;
    // The hand waits for nearly two minutes before it builds, which the first
    // edition allows: a long simulation.
    let game = opening(mover.state().you.unwrap());
    let turn: Turn = first_choice(&mover).parse().unwrap();
    let patient = game.motion(&turn).after(110 * 60);
    let turn = Turn { how: How::ByHand(patient), ..turn }.to_string();
    let question = asked(&mover);
    let command = act(&turn, question);
    let sent = ClientMessage::Command { id: "slow".to_owned(), command: command.clone() };
    mover.send(&sent).await.unwrap();
    let before = other.must(Command::Chat { text: "take your time".to_owned() }).await;
    // A second turn has to wait; the same one, sent again from another
    // connection, is carried out once.
    let again = mover.command(act(&first_choice(&mover), question)).await.unwrap();
    assert_eq!(again.unwrap_err().code, "try-again");
    let (table, token, seq) = (mover.table.clone(), mover.token.clone(), mover.seq);
    drop(mover);
    let mut mover = Client::resume(node.address, &table, Some(&token), Some(seq)).await.unwrap();
    let done = mover.command_as("slow", command).await.unwrap().unwrap();
    assert!(before < done, "somebody waited");
    other.until_seq(done).await;
    assert!(other.is_asked());
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_computed_something_else_is_noticed() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let differing = async || figure(&node, "kiste_turns_differing_total").await;
    let compared = async || figure(&node, "kiste_turns_compared_total").await;
    // Whichever side is done first.
    for (right, sooner) in [(true, false), (false, false), (false, true), (true, true)] {
        let before = (compared().await, differing().await);
        let [mut mover, mut other] = playing(&node, "2011").await;
        let (turn, question) = (first_choice(&mover), asked(&mover));
        let game = opening(mover.state().you.unwrap());
        let ours = game.outcome(&turn.parse().unwrap()).digest;
        let digest = format!("{:016x}", if right { ours } else { ours ^ 1 });
        let settled = ClientMessage::Settled { asked: question, digest };
        if sooner {
            mover.send(&settled).await.unwrap();
        }
        // The turn counts, as the host computed it.
        let done = mover.must(act(&turn, question)).await;
        if !sooner {
            mover.send(&settled).await.unwrap();
        }
        other.until_seq(done).await;
        mover.until_seq(done).await;
        assert_eq!(mover.state().view, other.state().view);
        // Neither somebody else's word on it counts, nor another word.
        let wrong = format!("{:016x}", !ours);
        other.send(&ClientMessage::Settled { asked: question, digest: wrong }).await.unwrap();
        let odd = ClientMessage::Settled { asked: question, digest: "<b>".to_owned() };
        mover.send(&odd).await.unwrap();
        mover.send(&settled).await.unwrap();
        for player in [&mut mover, &mut other] {
            player.must(Command::Chat { text: "well".to_owned() }).await;
        }
        let after = (compared().await, differing().await);
        assert_eq!(after, (before.0 + 1, before.1 + u64::from(!right)));
    }
    node.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_longer_motion_fits_into_a_message() {
    let home = Home::sqlite();
    let node = Node::start(home.config()).await;
    let [mut mover, _other] = playing(&node, "2011").await;
    // A hand that trembles for twenty seconds: nothing of it can be shortened.
    let game = opening(mover.state().you.unwrap());
    let turn: Turn = first_choice(&mover).parse().unwrap();
    let trembling = (0..20 * 60).map(|i| Hand { at: [i % 7, i % 5, 1_200], ..Hand::HOME });
    let motion = Motion::new(trembling.chain(game.motion(&turn).hands()));
    let turn = Turn { how: How::ByHand(motion), ..turn }.to_string();
    assert!(turn.len() > table::MAX_ACTION, "{} bytes", turn.len());
    let question = asked(&mover);
    mover.must(act(&turn, question)).await;
    node.stop().await;
}
