//! Scripts that mean no good, on a live server: whoever plays something else
//! does not notice, memory stays bounded, and nothing falls.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use protocol::{CreateTable, Phase, TableCreated};
use table::{BotLevel, Clock, Command, SeatPlan, Setup, Sheet};

use crate::support::client::Client;
use crate::support::node::{Home, pig, request};
use crate::support::others::{Others, Times};
use crate::support::process::{Victim, free_address};

/// What a script does that means no good: its name, `choices`, `apply` and what
/// else it has.
const ATTACKS: [[&str; 4]; 9] = [
    ["endless loop", TWO, "loop { }", ""],
    [
        "nearly endless choices",
        "let i = 0; while i < 7000 { i += 1; } [choose(\"a\"), choose(\"b\")]",
        NEXT,
        "",
    ],
    ["growing text", TWO, "let s = \"abcdefgh\"; loop { s += s; }", ""],
    ["texts in lists", TWO, "let l = []; loop { l.push(\"0123456789\" + l.len); t.kept = l; }", ""],
    [
        "lists in lists",
        TWO,
        "let l = []; for i in 0..1000 { l.push([l, l]); } t.kept = l; t.next();",
        "",
    ],
    ["deep recursion", TWO, "dig(t, 0);", "fn dig(t, n) { dig(t, n + 1) + dig(t, n + 1) }"],
    ["thousands of choices", "let m = NO_MOVES; for i in 0..4000 { m += say(i); } m", NEXT, ""],
    [
        "slow evaluate",
        TWO,
        NEXT,
        "fn evaluate(t, seat) { let i = 0; while i < 7000 { i += 1; } i }",
    ],
    [
        "long logs",
        TWO,
        NEXT,
        "fn tell(t, move) { let s = \"0123456789\"; for i in 0..6 { s += s; } s }",
    ],
];
/// As often a connection may send something.
const PACE: Duration = Duration::from_millis(50);
const TWO: &str = "[choose(\"a\"), choose(\"b\")]";
const NEXT: &str = "t.next();";

/// One person against a bot that looks ahead, by the rules of an attacker.
fn wish([title, choices, apply, more]: [&str; 4]) -> CreateTable {
    let text = format!(
        "game = \"own\"\nkind = \"rules\"\ntitle = \"{title}\"\nauthor = \"Eve\"\n\
         licence = \"CC0-1.0\"\nplayers = [2, 2]\nplate = 9\n--- script\nfn setup(t) {{ }}\n\
         fn choices(t) {{ {choices} }}\nfn apply(t, move) {{ {apply} }}\n\
         fn score(t, seat) {{ 0 }}\nfn over(t) {{ false }}\n{more}\n"
    );
    let sheet = Sheet { name: "eve.kiste-game".to_owned(), text };
    let pig = pig(1, 0, 100, Clock::None);
    let setup = Setup { game: "own".to_owned(), options: vec![], sheets: vec![sheet], ..pig.setup };
    let seats = vec![SeatPlan::Person, SeatPlan::Bot { level: BotLevel::Hard }];
    CreateTable { setup, seats, name: "Eve".to_owned() }
}

/// What attackers do now.
struct Signal {
    rest: AtomicBool,
    over: AtomicBool,
}

/// Plays by such rules until the time is over, as fast as a server lets anybody:
/// a game that ended as faulty is begun again. Says how many moves were made.
async fn attack(address: SocketAddr, attack: [&str; 4], signal: Arc<Signal>) -> u32 {
    let body = serde_json::to_string(&wish(attack)).unwrap();
    let answer = request(address, "POST", "/api/tables", &[], &body).await;
    assert_eq!(answer.status, 201, "{}: {}", attack[0], answer.body);
    let made: TableCreated = serde_json::from_str(&answer.body).unwrap();
    let mut eve = Client::join(address, &made.table, Some(&made.token)).await;
    let action = if attack[0] == "thousands of choices" { "say 7" } else { "choose a" };
    let mut moves = 0;
    while !signal.over.load(Ordering::Relaxed) {
        if signal.rest.load(Ordering::Relaxed) {
            tokio::time::sleep(PACE).await;
            continue;
        }
        let command = match eve.state().phase {
            Phase::Lobby => Command::Start,
            Phase::Over => Command::Rematch,
            Phase::Playing => Command::act(action),
        };
        // Refused while the bot thinks.
        moves += u32::from(eve.command(command).await.unwrap().is_ok());
        tokio::time::sleep(PACE).await;
    }
    moves
}

/// The one in the middle.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

/// On every change for a blink, and for a minute and a half in the thorough run,
/// where the figures of `docs/operating.md` come from. Peace and attack take turns,
/// so that what else the machine does disturbs both alike.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn scripts_that_mean_no_good_hurt_nobody_else() {
    let thorough = std::env::var_os("KISTE_THOROUGH").is_some();
    let (rounds, time) = if thorough { (5, 8) } else { (1, 2) };
    let time = Duration::from_secs(time);
    let home = Home::sqlite();
    let address = free_address().await;
    let victim = Victim::start(address, &home).await;
    let mut others = Others::sit_down(address, 12).await;
    let memory_before = victim.memory();

    let signal = Arc::new(Signal { rest: true.into(), over: false.into() });
    let attackers = ATTACKS.map(|kind| tokio::spawn(attack(address, kind, signal.clone())));
    let (mut alone, mut beside) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        for (rest, times) in [(true, &mut alone), (false, &mut beside)] {
            signal.rest.store(rest, Ordering::Relaxed);
            // What is under way comes to its end, thoughts of bots too.
            tokio::time::sleep(time / 4).await;
            times.push(others.play(time).await);
        }
    }
    let memory = victim.memory_peak() - memory_before;
    signal.over.store(true, Ordering::Relaxed);
    let mut moves = Vec::new();
    for (attacker, [kind, ..]) in attackers.into_iter().zip(ATTACKS) {
        moves.push((kind, attacker.await.unwrap()));
    }
    let share = |times: &[Times], share| median(times.iter().map(|t| t.per_cent(share)).collect());
    let (usual, under) = (share(&alone, 99), share(&beside, 99));
    println!(
        "other tables: p50 {:?}, p99 {usual:?} alone; p50 {:?}, p99 {under:?} beside {moves:?}, a \
         factor of {:.2}; memory of the server +{memory:.0} MB",
        share(&alone, 50),
        share(&beside, 50),
        under.as_secs_f64() / usual.as_secs_f64(),
    );
    assert!(moves.iter().all(|(_, moves)| *moves > 0), "everybody attacked: {moves:?}");
    // Two scripts at once, of 64 MB each at the most.
    assert!(memory < 128.0, "{memory:.0} MB");
    // A blink beside other tests says only that nobody waits for a script to end
    // its budget.
    let more = Duration::from_millis(if thorough { 0 } else { 100 });
    assert!(under < 2 * usual + more, "{usual:?} became {under:?}");
}
