//! `kiste bench flat`: what a move costs, however many tables there are and
//! however long they have been played at.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde::Serialize;
use server::Database;
use server::store::StoreError;

use crate::commands::bench_serve::{each, play, way};
use crate::commands::load::{BenchError, Host, Latency, Limits, PLAYERS, Pair, Past, Player, Way};
use crate::table::{Align, Table, thousands};
use crate::{CliError, Console, Status};

const EXAMPLES: &str = "\
Examples:
  kiste bench flat                              SQLite in a temporary folder
  kiste bench flat --database postgres://…      PostgreSQL, which has to be empty
  kiste bench flat --svg docs/images/flat.svg the picture of the documentation

Processor time of the server for a move, at the same number of moves a second in
all. Other programs on the machine change it far less than they change times.";

/// Tables that the number of events is varied at.
const FEW: u32 = 100;
/// Tables that are opened one after another.
const OPENED: u32 = 20;
/// Events that the number of tables is varied at.
const YOUNG: u64 = 10;

/// Measure what a move costs, however many tables and events there are
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Numbers of tables
    #[arg(long, value_name = "N,…", value_delimiter = ',', default_values_t = [100, 300, 1_000, 3_000, 9_000])]
    tables: Vec<u32>,
    /// Numbers of events at each table
    #[arg(long, value_name = "N,…", value_delimiter = ',', default_values_t = [10, 100, 1_000, 10_000])]
    events: Vec<u64>,
    /// Moves a second in all
    #[arg(long, value_name = "X", default_value_t = 2_000.0)]
    rate: f64,
    /// How long to measure each figure
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    seconds: u64,
    /// PostgreSQL to use instead of SQLite in temporary folders
    #[arg(long, value_name = "URL", env = "KISTE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Draw it into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What a move cost.
#[derive(Debug, Serialize)]
struct Point {
    tables: u32,
    events: u64,
    /// Processor time of the server for a move.
    us_per_move: f64,
    /// Until somebody who comes back to a table that is not in memory sees the
    /// game: the middle one of some such times.
    ms_to_open: f64,
    /// The same for whoever comes next, when it is in memory: what is left of it
    /// is reading the table.
    ms_to_come: f64,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<Status, CliError> {
    let trouble = |what: &str, source| CliError::Io { what: what.to_owned(), source };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| trouble("bench", error))?;
    let points = runtime.block_on(measure(args)).map_err(|broken| CliError::Impossible {
        sentence: format!("the measurement failed: {broken}"),
        hint: "thousands of connections need as many open files: `ulimit -n 65536`".to_owned(),
    })?;
    if let Some(file) = &args.svg {
        std::fs::write(file, drawing(&points))
            .map_err(|error| trouble(&file.display().to_string(), error))?;
    }
    if args.json {
        console.json(&points)?;
    } else {
        console.text(summary(&points))?;
    }
    Ok(Status::Success)
}

fn summary(points: &[Point]) -> String {
    let mut table = Table::new([
        ("tables", Align::Right),
        ("events of each", Align::Right),
        ("server time a move", Align::Right),
        ("to open a table", Align::Right),
        ("to come to it then", Align::Right),
    ]);
    for Point { tables, events, us_per_move, ms_to_open, ms_to_come } in points {
        table.row([
            thousands(f64::from(*tables)),
            thousands(*events as f64),
            format!("{us_per_move:.0} µs"),
            format!("{ms_to_open:.2} ms"),
            format!("{ms_to_come:.2} ms"),
        ]);
    }
    table.to_string()
}

async fn measure(args: &Args) -> Result<Vec<Point>, BenchError> {
    let mut points = Vec::new();
    let by_tables = args.tables.iter().map(|tables| (*tables, YOUNG));
    // What both begin with is measured once.
    let twice = |events: &&u64| **events == YOUNG && args.tables.contains(&FEW);
    let by_events = args.events.iter().filter(|events| !twice(events)).map(|events| (FEW, *events));
    for (tables, events) in by_tables.chain(by_events) {
        points.push(point(args, tables, events).await?);
    }
    Ok(points)
}

async fn point(args: &Args, tables: u32, events: u64) -> Result<Point, BenchError> {
    let folder = tempfile::tempdir()?;
    let database = match &args.database {
        Some(url) => Database::Postgres(url.clone()),
        None => Database::Folder(folder.path().to_owned()),
    };
    // Their ids differ from those of the points before, in the same database.
    let id = move |number| format!("flat{tables:05}x{events:05}x{number:05}");
    let ids: Vec<String> = (0..tables).map(id).collect();
    let broken = |error: StoreError| BenchError::Answer(error.to_string());
    let store = server::open_alone(&database).await.map_err(broken)?;
    Past::of(events)?.write(&*store, &ids).await?;
    store.close().await;
    let host = Host::start(folder.path(), args.database.as_deref(), Limits::None, 60).await?;
    let address = host.address;
    let [opened, come_to] =
        open_some(tables.min(OPENED), |number| (way(number, address), id(number))).await?;
    let come = move |number| async move { Pair::go_on(way(number, address), &id(number)).await };
    let mut pairs = each(tables, come).await?;
    let used = || host.processor_time().unwrap_or_default().as_secs_f64();
    let pause = Duration::from_secs_f64(f64::from(tables) / args.rate);
    let before = used();
    let (times, _) = play(&mut pairs, Duration::from_secs(args.seconds), Some(pause)).await?;
    let played = used() - before;
    Ok(Point {
        tables,
        events,
        us_per_move: played * 1e6 / times.len().max(1) as f64,
        ms_to_open: opened.p50,
        ms_to_come: come_to.p50,
    })
}

/// Comes to so many tables, one after another, and then once more.
async fn open_some(
    count: u32,
    table: impl Fn(u32) -> (Way, String),
) -> Result<[Latency; 2], BenchError> {
    let mut times = [Vec::new(), Vec::new()];
    for times in &mut times {
        for (way, id) in (0..count).map(&table) {
            let before = Instant::now();
            Player::join(way, &id, Some(&PLAYERS[0].reveal())).await?;
            times.push(before.elapsed());
        }
    }
    Ok(times.map(Latency::of))
}

/// Two curves side by side, over logarithmic axes: a flat line is good news.
fn drawing(points: &[Point]) -> String {
    const WIDTH: f64 = 320.0;
    const HEIGHT: f64 = 200.0;
    let most = points.iter().map(|point| point.us_per_move).fold(50.0, f64::max) * 1.15;
    let mut svg = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 780 290\" font-family=\"sans-serif\" \
         font-size=\"13\">\n<rect width=\"780\" height=\"290\" fill=\"#fff\"/>\n",
    );
    let few = |point: &&Point| point.tables == FEW && point.events != YOUNG;
    let young = |point: &&Point| point.events == YOUNG;
    let mut by_tables: Vec<_> =
        points.iter().filter(young).map(|p| (f64::from(p.tables), p.us_per_move)).collect();
    let mut by_events: Vec<_> = points
        .iter()
        .filter(|point| few(point) || (young(point) && point.tables == FEW))
        .map(|p| (p.events as f64, p.us_per_move))
        .collect();
    for curve in [&mut by_tables, &mut by_events] {
        curve.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    }
    for (left, title, curve) in [
        (50.0, "tables, each with 10 events", by_tables),
        (430.0, "events of each of 100 tables", by_events),
    ] {
        let (Some(first), Some(last)) = (curve.first(), curve.last()) else { continue };
        let span = (last.0 / first.0).max(1.1).log10();
        let x = |n: f64| left + WIDTH * (n / first.0).log10() / span;
        let y = |us: f64| 20.0 + HEIGHT * (1.0 - us / most);
        let mut line = |text: String| {
            svg.push_str(&text);
            svg.push('\n');
        };
        for tick in (0..=4).map(|quarter| (most * f64::from(quarter) / 4.0 / 10.0).floor() * 10.0) {
            let (from, to, at) = (left, left + WIDTH, y(tick));
            line(format!("<path d=\"M{from:.0} {at:.1}H{to:.0}\" stroke=\"#ddd\"/>"));
            line(format!(
                "<text x=\"{:.0}\" y=\"{:.1}\" text-anchor=\"end\">{tick:.0}</text>",
                left - 6.0,
                at + 4.0
            ));
        }
        let mut path = String::new();
        for (n, us) in &curve {
            let _ = write!(
                path,
                "{}{:.1} {:.1}",
                if path.is_empty() { "M" } else { "L" },
                x(*n),
                y(*us)
            );
            let (x, y) = (x(*n), y(*us));
            line(format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"#b5452c\"/>"));
            let label = thousands(*n);
            line(format!("<text x=\"{x:.1}\" y=\"240\" text-anchor=\"middle\">{label}</text>"));
        }
        line(format!("<path d=\"{path}\" fill=\"none\" stroke=\"#b5452c\" stroke-width=\"2\"/>"));
        let middle = left + WIDTH / 2.0;
        line(format!("<text x=\"{middle:.0}\" y=\"264\" text-anchor=\"middle\">{title}</text>"));
    }
    svg.push_str(
        "<text x=\"50\" y=\"12\">µs of the server’s processor time a move</text>\n</svg>\n",
    );
    svg
}
