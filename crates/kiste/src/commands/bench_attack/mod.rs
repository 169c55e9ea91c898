//! `kiste bench attack`: what others notice of one address that means no good.

mod attacks;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::task::JoinSet;

use self::attacks::{ATTACKS, Attack, write_long_log};
use crate::commands::load::{BenchError, Host, Latency, Limits, Pair, Way};
use crate::table::{Align, Table};
use crate::{CliError, Console, Status};

const EXAMPLES: &str = "\
Examples:
  kiste bench attack                      every attack
  kiste bench attack resyncs --seconds 20 one of them, measured longer
  kiste bench attack --json               for programs

A server with its usual limits runs on this machine. One address attacks it in
every way that once stopped everybody, while pairs at other addresses play; time
without and with the attack alternate, so that other programs slow down both.
Fails if the 99th percentile of the others is more than twice as long, and more
than the allowance, with any attack.";

/// Others who play meanwhile, each pair at an address of its own.
const OTHERS: u16 = 20;
/// How often each pair makes a move.
const PACE: Duration = Duration::from_millis(100);
/// The times without and with the attack take turns so often.
const ROUNDS: u32 = 4;
/// Number of the attacker's address, unlike those of the others.
const EVE: u16 = 0x0f00;

/// Measure what others notice of one address that attacks the server
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Which attack; every one if none is named
    attack: Option<String>,
    /// How long to measure each, without and with it
    #[arg(long, value_name = "SECONDS", default_value_t = 8.0)]
    seconds: f64,
    /// Milliseconds by which more than twice the time is no fault: on a busy
    /// machine chance is more than an attack
    #[arg(long, value_name = "MS", default_value_t = 5.0)]
    allowance: f64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What others noticed of an attack.
#[derive(Debug, Serialize)]
struct Row {
    attack: &'static str,
    /// How often something was asked of the server.
    asked: u64,
    alone_ms: Latency,
    attacked_ms: Latency,
    holds: bool,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<Status, CliError> {
    let trouble = |error: std::io::Error| CliError::Io { what: "bench".to_owned(), source: error };
    let wanted = |attack: &&Attack| args.attack.as_deref().is_none_or(|name| name == attack.name);
    let chosen: Vec<&Attack> = ATTACKS.iter().filter(wanted).collect();
    if chosen.is_empty() {
        let names: Vec<&str> = ATTACKS.iter().map(|attack| attack.name).collect();
        return Err(CliError::Impossible {
            sentence: "there is no such attack".to_owned(),
            hint: format!("there are {}", names.join(", ")),
        });
    }
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(trouble)?;
    let rows = runtime.block_on(measure(args, &chosen)).map_err(|broken| CliError::Impossible {
        sentence: format!("the measurement failed: {broken}"),
        hint: "the server under attack may have said why".to_owned(),
    })?;
    if args.json {
        console.json(&rows)?;
    } else {
        console.text(summary(&rows))?;
    }
    Ok(if rows.iter().all(|row| row.holds) { Status::Success } else { Status::Invalid })
}

fn summary(rows: &[Row]) -> String {
    let mut table = Table::new([
        ("attack", Align::Left),
        ("asked", Align::Right),
        ("p50 alone", Align::Right),
        ("attacked", Align::Right),
        ("p99 alone", Align::Right),
        ("attacked", Align::Right),
        ("", Align::Left),
    ]);
    for Row { attack, asked, alone_ms, attacked_ms, holds } in rows {
        let ms = |ms: f64| format!("{ms:.1} ms");
        table.row(vec![
            (*attack).to_owned(),
            asked.to_string(),
            ms(alone_ms.p50),
            ms(attacked_ms.p50),
            ms(alone_ms.p99),
            ms(attacked_ms.p99),
            if *holds { "holds" } else { "too long" }.to_owned(),
        ]);
    }
    table.to_string()
}

async fn measure(args: &Args, chosen: &[&Attack]) -> Result<Vec<Row>, BenchError> {
    let mut rows = Vec::new();
    for attack in chosen {
        // Each begins with a server that owes nobody anything.
        let folder = tempfile::tempdir()?;
        write_long_log(folder.path()).await?;
        rows.push(suffer(args, attack, folder.path()).await?);
    }
    Ok(rows)
}

/// Everybody else plays, without and with the attack in turn.
async fn suffer(args: &Args, attack: &Attack, folder: &Path) -> Result<Row, BenchError> {
    let host = Host::start(folder, None, Limits::Usual, 60).await?;
    let mut others = Vec::new();
    for number in 0..OTHERS {
        others.push(Pair::sit_down(Way::new(number, host.address)).await?);
    }
    let eve = Eve::new(host.address);
    // A thread of her own, as if it were another machine: the others' times are
    // not to tell how busy she is herself.
    let elsewhere =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let attackers = {
        let _there = elsewhere.enter();
        (attack.begin)(&eve)
    };
    let watched = watch(args, &mut others, &eve).await;
    drop(attackers);
    // Also if the measurement broke off: it may not be waited for in here.
    elsewhere.shutdown_background();
    let (alone, attacked) = watched?;
    let (alone_ms, attacked_ms) = (Latency::of(alone), Latency::of(attacked));
    let holds = attacked_ms.p99 <= 2.0 * alone_ms.p99 + args.allowance;
    let asked = eve.asked.load(Ordering::Relaxed);
    Ok(Row { attack: attack.name, asked, alone_ms, attacked_ms, holds })
}

/// The times of all moves, without and with the attack.
async fn watch(
    args: &Args,
    others: &mut Vec<Pair>,
    eve: &Eve,
) -> Result<(Vec<Duration>, Vec<Duration>), BenchError> {
    let window = Duration::from_secs_f64(args.seconds / f64::from(ROUNDS));
    let (mut alone, mut attacked) = (Vec::new(), Vec::new());
    // Nobody counts while everything warms up.
    play(others, window / 2).await?;
    for _ in 0..ROUNDS {
        alone.extend(play(others, window).await?);
        eve.attacks.store(true, Ordering::Relaxed);
        attacked.extend(play(others, window).await?);
        eve.attacks.store(false, Ordering::Relaxed);
        // What was asked for is seen to before they are alone again.
        play(others, window / 4).await?;
    }
    Ok((alone, attacked))
}

/// Lets every pair play for a while; the times of all moves.
async fn play(pairs: &mut Vec<Pair>, time: Duration) -> Result<Vec<Duration>, BenchError> {
    let until = Instant::now() + time;
    let mut tasks = JoinSet::new();
    for (number, mut pair) in (0..).zip(pairs.drain(..)) {
        tasks.spawn(async move {
            let mut times = Vec::new();
            // By the clock and not by the last answer, and not all at once.
            let mut due = tokio::time::Instant::now() + PACE * number / u32::from(OTHERS);
            while Instant::now() < until {
                tokio::time::sleep_until(due).await;
                due += PACE;
                times.push(pair.make_move().await?);
            }
            Ok::<_, BenchError>((pair, times))
        });
    }
    let mut times = Vec::new();
    while let Some(finished) = tasks.join_next().await {
        let (pair, its_times) = finished.map_err(std::io::Error::other)??;
        pairs.push(pair);
        times.extend(its_times);
    }
    Ok(times)
}

/// One address that means no good.
#[derive(Clone)]
pub(super) struct Eve {
    way: Way,
    /// Whether she does so now.
    attacks: Arc<AtomicBool>,
    asked: Arc<AtomicU64>,
}

impl Eve {
    fn new(server: SocketAddr) -> Self {
        Self {
            way: Way::new(EVE, server),
            attacks: Arc::new(AtomicBool::new(false)),
            asked: Arc::new(AtomicU64::new(0)),
        }
    }

    /// Waits until she attacks; then that counts.
    async fn attacks(&self) {
        while !self.attacks.load(Ordering::Relaxed) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        self.asked.fetch_add(1, Ordering::Relaxed);
    }
}
