//! Scripts that mean no good, on a live server: whoever plays something else
//! does not notice, memory stays bounded, and nothing falls.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use protocol::{CreateTable, Phase, TableCreated};
use table::{BotLevel, Clock, Command, SeatPlan, Setup, Sheet};
use tokio::task::JoinHandle;

use crate::support::client::Client;
use crate::support::node::{Answer, Home, pig, request};
use crate::support::others::{Others, Times};
use crate::support::process::{Victim, free_address};

/// What a script does that means no good: its name, `choices`, `apply` and what
/// else it has.
type Attack = [&'static str; 4];

const ATTACKS: [Attack; 9] = [
    ["endless loop", TWO, "loop { }", ""],
    ["nearly endless choices", NEARLY, NEXT, ""],
    ["growing text", TWO, "let s = \"abcdefgh\"; loop { s += s; }", ""],
    ["texts in lists", TWO, "let l = []; loop { l.push(\"0123456789\" + l.len); t.kept = l; }", ""],
    // There are no maps; this is what comes nearest to nesting them.
    ["nested lists by name", TWO, NESTED, ""],
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
const TWO: &str = "[choose(\"a\"), choose(\"b\")]";
const NEARLY: &str = "let i = 0; while i < 7000 { i += 1; } [choose(\"a\"), choose(\"b\")]";
const NEXT: &str = "t.next();";
const NESTED: &str = "let l = []; for i in 0..1000 { l.push([l, l]); t[`k${i}`] = l; } t.next();";

/// As often a connection may send something.
const PACE: Duration = Duration::from_millis(50);
/// So long is waited for rules of strangers, which wait for everybody else.
const PATIENCE: Duration = Duration::from_secs(5);
/// Where attackers come from; everybody else is somewhere else.
const ELSEWHERE: [u8; 4] = [127, 0, 0, 9];
/// What a script may take while it runs, in MB.
const MEMORY: f64 = 64.0;
const AT_ONCE: usize = 2;
/// What everybody does at least: begins, moves, and begins again or moves on.
const LEAST: u32 = 3;

/// One person against a bot that looks ahead, by the rules of an attacker.
fn wish([title, choices, apply, more]: Attack) -> CreateTable {
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

async fn ask_for_table(address: SocketAddr, attack: Attack) -> Answer {
    let body = serde_json::to_string(&wish(attack)).unwrap();
    request(address, "POST", "/api/tables", &[], &body).await
}

/// What attackers do now.
#[derive(Default)]
struct Signal {
    attack: AtomicBool,
    over: AtomicBool,
    /// What each of them has done.
    moves: Vec<AtomicU32>,
}

/// Plays by such rules whenever it is time to, as fast as a server lets anybody:
/// a game that ended as faulty is begun again.
async fn play(address: SocketAddr, attack: Attack, signal: Arc<Signal>, member: usize) {
    let answer = ask_for_table(address, attack).await;
    assert_eq!(answer.status, 201, "{}: {}", attack[0], answer.body);
    let made: TableCreated = serde_json::from_str(&answer.body).unwrap();
    let mut eve = Client::join_from(ELSEWHERE, address, &made.table, Some(&made.token)).await;
    let action = if attack[0] == "thousands of choices" { "say 7" } else { "choose a" };
    while !signal.over.load(Ordering::Relaxed) {
        if signal.attack.load(Ordering::Relaxed) {
            let command = match eve.state().phase {
                Phase::Lobby => Command::Start,
                Phase::Over => Command::Rematch,
                Phase::Playing => Command::act(action),
            };
            // Refused while the bot thinks, and not answered soon where everybody
            // else needs the machine.
            let answer = tokio::time::timeout(PATIENCE, eve.command(command)).await;
            let done = answer.is_ok_and(|answer| answer.unwrap().is_ok());
            signal.moves[member].fetch_add(done.into(), Ordering::Relaxed);
        }
        tokio::time::sleep(PACE).await;
    }
}

/// Some who attack together.
struct Gang {
    signal: Arc<Signal>,
    members: Vec<JoinHandle<()>>,
}

impl Gang {
    fn gather(address: SocketAddr, attacks: &[Attack]) -> Self {
        let moves = attacks.iter().map(|_| AtomicU32::new(0)).collect();
        let signal = Arc::new(Signal { moves, ..Signal::default() });
        let join = |(member, &attack)| tokio::spawn(play(address, attack, signal.clone(), member));
        Self { members: attacks.iter().enumerate().map(join).collect(), signal }
    }

    fn attack(&self, now: bool) {
        self.signal.attack.store(now, Ordering::Relaxed);
    }

    /// What each of them has done.
    fn moves(&self) -> impl Iterator<Item = u32> {
        self.signal.moves.iter().map(|moves| moves.load(Ordering::Relaxed))
    }

    async fn leave(self) {
        self.signal.over.store(true, Ordering::Relaxed);
        for member in self.members {
            member.await.unwrap();
        }
    }
}

/// Waits for it, but not for ever.
async fn soon(holds: impl Fn() -> bool) {
    let begun = Instant::now();
    while !holds() && begun.elapsed() < PATIENCE {
        tokio::time::sleep(PACE).await;
    }
}

/// What others noticed of an attack.
struct Noticed {
    alone: Times,
    beside: Times,
    /// Scripts that ran at the same time, at the most.
    at_once: usize,
    moves: u32,
}

/// Peace and attack take turns, so that what else the machine does disturbs both
/// alike.
async fn notice(
    victim: &Arc<Victim>,
    address: SocketAddr,
    others: &mut Others,
    attacks: &[Attack],
    (rounds, time): (u32, Duration),
) -> Noticed {
    let gang = Gang::gather(address, attacks);
    let counting = Arc::new(AtomicBool::new(true));
    let counted = tokio::task::spawn_blocking({
        let (victim, counting) = (victim.clone(), counting.clone());
        move || {
            let mut most = 0;
            while counting.load(Ordering::Relaxed) {
                most = most.max(victim.scripts());
                std::thread::sleep(Duration::from_millis(5));
            }
            most
        }
    });
    let (mut alone, mut beside) = (Times::default(), Times::default());
    for _ in 0..rounds {
        // What is under way comes to its end, thoughts of bots too.
        soon(|| victim.scripts() == 0).await;
        alone.extend(others.play(time).await);
        gang.attack(true);
        tokio::time::sleep(4 * PACE).await;
        beside.extend(others.play(time).await);
        gang.attack(false);
    }
    // On a machine that is busy enough, scripts hardly get to run.
    gang.attack(true);
    soon(|| gang.moves().all(|moves| moves >= LEAST)).await;
    let moves = gang.moves().sum();
    counting.store(false, Ordering::Relaxed);
    let at_once = counted.await.unwrap();
    gang.leave().await;
    Noticed { alone, beside, at_once, moves }
}

/// Everybody together for a blink on every change; in the thorough run one kind
/// after the other, too, from three tables each, which is where the figures of
/// `docs/operating.md` come from.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn scripts_that_mean_no_good_hurt_nobody_else() {
    let thorough = std::env::var_os("KISTE_THOROUGH").is_some();
    let length = if thorough { (3, 1_500) } else { (2, 500) };
    let length = (length.0, Duration::from_millis(length.1));
    let home = Home::sqlite();
    let address = free_address().await;
    let victim = Arc::new(Victim::start(address, &home).await);
    let mut others = Others::sit_down(address, 12).await;
    let before = victim.memory();

    let mut waves = vec![("all together", ATTACKS.to_vec())];
    if thorough {
        waves.extend(ATTACKS.map(|attack| (attack[0], vec![attack; 3])));
    }
    for (kind, attacks) in waves {
        // Whatever else the machine does may fall into one measurement; what a
        // script does is in each.
        let mut tries = if thorough { 3 } else { 1 };
        loop {
            let noticed = notice(&victim, address, &mut others, &attacks, length).await;
            let Noticed { alone, beside, at_once, moves } = noticed;
            // All that was ever in use, by this kind or those before it.
            let memory = victim.memory_peak() - before;
            let (usual, under) = (alone.per_cent(99), beside.per_cent(99));
            println!(
                "{kind}: others p50 {:.1?}, p99 {usual:.1?} alone; p50 {:.1?}, p99 {under:.1?} \
                 beside {moves} moves, a factor of {:.2}; {at_once} at once; memory +{memory:.1} MB",
                alone.per_cent(50),
                beside.per_cent(50),
                under.as_secs_f64() / usual.as_secs_f64(),
            );
            assert!(moves > 0, "{kind}: nobody attacked");
            assert!((1..=AT_ONCE).contains(&at_once), "{kind}: {at_once} at once");
            assert!(memory < MEMORY * AT_ONCE as f64, "{kind}: {memory:.0} MB");
            // Five milliseconds are no fault, as for `kiste bench attack`: alone the
            // others may not even wait for three. A blink beside other tests says only
            // that nobody waits for a script to end its budget.
            let more = Duration::from_millis(if thorough { 5 } else { 100 });
            if under < 2 * usual + more {
                break;
            }
            tries -= 1;
            assert!(tries > 0, "{kind}: {usual:?} became {under:?}");
        }
    }
}

/// Maps grow past every limit, so a script with one is not even let in.
#[tokio::test]
async fn a_script_with_maps_does_not_get_to_a_table() {
    let home = Home::sqlite();
    let node = crate::support::node::Node::start(home.config()).await;
    let nested = "let m = #{}; loop { m = #{a: m, b: m}; }";
    let answer = ask_for_table(node.address, ["nested maps", TWO, nested, ""]).await;
    assert_eq!(answer.status, 422, "{}", answer.body);
    assert!(answer.body.contains("line 11") && answer.body.contains("#{"), "{}", answer.body);
    node.stop().await;
}
