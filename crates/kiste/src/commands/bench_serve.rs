//! `kiste bench serve`: a server and its load, on this machine.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::task::JoinSet;

use crate::commands::load::{
    BenchError, Host, Latency, Limits, Pair, Way, look_at, make_table, processor_time,
};
use crate::{CliError, Console, Status};

const EXAMPLES: &str = "\
Examples:
  kiste bench serve                          SQLite in a temporary folder
  kiste bench serve --database postgres://…  PostgreSQL
  kiste bench serve --tables 100 --seconds 5 a quick look

Server and load run on the same machine. Every move is durable before the
opponent hears of it; the time is that from sending to the opponent's receipt.";

/// Connections opened at the same time while everybody sits down.
const DOORS: usize = 32;

/// Measure the server: latency under steady load, throughput, memory
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Tables with two players each
    #[arg(long, value_name = "N", default_value_t = 1500, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    tables: u32,
    /// Moves a second at each table
    #[arg(long, value_name = "X", default_value_t = 1.0)]
    rate: f64,
    /// How long to measure each figure
    #[arg(long, value_name = "SECONDS", default_value_t = 20)]
    seconds: u64,
    /// Tables that nobody looks at, for the memory
    #[arg(long, value_name = "N", default_value_t = 5000)]
    idle_tables: u32,
    /// PostgreSQL to use instead of SQLite in a temporary folder
    #[arg(long, value_name = "URL", env = "KISTE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Debug, Serialize)]
struct Report {
    database: &'static str,
    tables: u32,
    moves_per_second: f64,
    latency_ms: Latency,
    saturation_moves_per_second: f64,
    saturation_latency_ms: Latency,
    /// Processor time of a move, which other programs on the machine change
    /// far less than the figures above.
    processor_us_per_move: Option<Processor>,
    idle_tables: u32,
    idle_memory_mb: Option<f64>,
    loaded_memory_mb: Option<f64>,
}

#[derive(Debug, Serialize)]
struct Processor {
    server: f64,
    load: f64,
}

impl Processor {
    /// What server and load have used so far.
    fn now(host: &Host) -> Option<Self> {
        let [server, load] =
            [host.processor_time()?, processor_time("self")?].map(|time| time.as_secs_f64() * 1e6);
        Some(Self { server, load })
    }

    /// What they have used for each of `moves` since `before`.
    fn per_move(self, before: &Self, moves: usize) -> Self {
        let each = |now: f64, before: f64| (now - before) / moves.max(1) as f64;
        Self { server: each(self.server, before.server), load: each(self.load, before.load) }
    }
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<Status, CliError> {
    let trouble = |error: std::io::Error| CliError::Io { what: "bench".to_owned(), source: error };
    // One thread is enough for the load, and leaves the cores to the server.
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(trouble)?;
    let report = runtime.block_on(measure(args)).map_err(|broken| CliError::Impossible {
        sentence: format!("the measurement failed: {broken}"),
        hint: "thousands of connections need as many open files: `ulimit -n 65536`".to_owned(),
    })?;
    if args.json {
        console.json(&report)?;
    } else {
        console.text(summary(&report))?;
    }
    Ok(Status::Success)
}

fn summary(report: &Report) -> String {
    let latency =
        |l: &Latency| format!("p50 {:.1} ms, p99 {:.1} ms, worst {:.1} ms", l.p50, l.p99, l.worst);
    let memory =
        |mb: Option<f64>| mb.map_or("not known here".to_owned(), |mb| format!("{mb:.0} MB"));
    let processor = report.processor_us_per_move.as_ref().map_or(String::new(), |each| {
        format!("; {:.0} µs of the server and {:.0} of the load a move", each.server, each.load)
    });
    format!(
        "{} tables on {}: {:.0} moves/s, {}\n\
         as fast as it goes: {:.0} durable moves/s, {}{processor}\n\
         memory: {} with all of these connected, {} with {} idle tables\n",
        report.tables,
        report.database,
        report.moves_per_second,
        latency(&report.latency_ms),
        report.saturation_moves_per_second,
        latency(&report.saturation_latency_ms),
        memory(report.loaded_memory_mb),
        memory(report.idle_memory_mb),
        report.idle_tables,
    )
}

async fn measure(args: &Args) -> Result<Report, BenchError> {
    let idle_memory_mb = idle_memory(args).await?;
    let folder = tempfile::tempdir()?;
    let host = Host::start(folder.path(), args.database.as_deref(), Limits::None, 60).await?;
    let mut pairs = sit_down(&host, args.tables).await?;
    let time = Duration::from_secs(args.seconds);
    let pause = Duration::from_secs_f64(1.0 / args.rate.max(0.001));
    let (steady, moves) = play(&mut pairs, time, Some(pause)).await?;
    let loaded_memory_mb = host.memory();
    let before = Processor::now(&host);
    let (saturated, most) = play(&mut pairs, time, None).await?;
    let processor_us_per_move = before
        .and_then(|before| Processor::now(&host).map(|now| now.per_move(&before, saturated.len())));
    Ok(Report {
        database: if args.database.is_some() { "PostgreSQL" } else { "SQLite" },
        tables: args.tables,
        moves_per_second: moves,
        latency_ms: Latency::of(steady),
        saturation_moves_per_second: most,
        saturation_latency_ms: Latency::of(saturated),
        processor_us_per_move,
        idle_tables: args.idle_tables,
        idle_memory_mb,
        loaded_memory_mb,
    })
}

/// Makes tables, has somebody look at each, and waits until all have left
/// memory.
async fn idle_memory(args: &Args) -> Result<Option<f64>, BenchError> {
    if args.idle_tables == 0 {
        return Ok(None);
    }
    let folder = tempfile::tempdir()?;
    let host = Host::start(folder.path(), args.database.as_deref(), Limits::None, 5).await?;
    let address = host.address;
    each(args.idle_tables, move |number| async move {
        let way = way(number, address);
        let made = make_table(way).await?;
        look_at(way, &made).await
    })
    .await?;
    tokio::time::sleep(Duration::from_secs(12)).await;
    Ok(host.memory())
}

async fn sit_down(host: &Host, tables: u32) -> Result<Vec<Pair>, BenchError> {
    let address = host.address;
    each(tables, move |number| Pair::sit_down(way(number, address))).await
}

/// For the table of this number: an address has ports for some thousands.
pub(super) fn way(number: u32, address: SocketAddr) -> Way {
    Way::new((number / 5000) as u16, address)
}

/// Does it `count` times, a few at once.
pub(super) async fn each<T, F>(count: u32, what: impl Fn(u32) -> F) -> Result<Vec<T>, BenchError>
where
    T: Send + 'static,
    F: Future<Output = Result<T, BenchError>> + Send + 'static,
{
    let mut tasks = JoinSet::new();
    let mut done = Vec::new();
    for number in 0..count {
        if tasks.len() >= DOORS
            && let Some(finished) = tasks.join_next().await
        {
            done.push(finished.map_err(std::io::Error::other)??);
        }
        tasks.spawn(what(number));
    }
    while let Some(finished) = tasks.join_next().await {
        done.push(finished.map_err(std::io::Error::other)??);
    }
    Ok(done)
}

/// Lets every pair play for `time`, a move every `pause` or as fast as it
/// goes. Returns the times of all moves and how many there were in a second.
pub(super) async fn play(
    pairs: &mut Vec<Pair>,
    time: Duration,
    pause: Option<Duration>,
) -> Result<(Vec<Duration>, f64), BenchError> {
    let stop = Arc::new(AtomicBool::new(false));
    let count = Arc::new(AtomicU64::new(0));
    let mut tasks = JoinSet::new();
    let number = pairs.len() as u32;
    for (index, pair) in (0..).zip(pairs.drain(..)) {
        let (stop, count) = (stop.clone(), count.clone());
        // Tables do not move in step.
        let offset = pause.map(|pause| pause * index / number);
        tasks.spawn(keep_moving(pair, offset, pause, stop, count));
    }
    // The first second belongs to nobody: everything warms up.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (before, begun) = (count.load(Ordering::Relaxed), Instant::now());
    tokio::time::sleep(time).await;
    let moves = count.load(Ordering::Relaxed) - before;
    let rate = moves as f64 / begun.elapsed().as_secs_f64();
    stop.store(true, Ordering::Relaxed);
    let mut times = Vec::new();
    while let Some(finished) = tasks.join_next().await {
        let (pair, its_times) = finished.map_err(std::io::Error::other)??;
        pairs.push(pair);
        times.extend(its_times);
    }
    Ok((times, rate))
}

async fn keep_moving(
    mut pair: Pair,
    offset: Option<Duration>,
    pause: Option<Duration>,
    stop: Arc<AtomicBool>,
    count: Arc<AtomicU64>,
) -> Result<(Pair, Vec<Duration>), BenchError> {
    let mut times = Vec::new();
    // By the clock and not by the last answer: a slow server gets no rest.
    let mut due = tokio::time::Instant::now() + offset.unwrap_or_default();
    while !stop.load(Ordering::Relaxed) {
        if let Some(pause) = pause {
            tokio::time::sleep_until(due).await;
            due += pause;
        }
        times.push(pair.make_move().await?);
        count.fetch_add(1, Ordering::Relaxed);
    }
    Ok((pair, times))
}
