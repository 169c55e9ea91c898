//! `kiste bench`: how fast this machine plays.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::{BotLevel, Mcts, MctsSettings, Observation, Strategy, make, play};
use clap::builder::PossibleValuesParser;
use engine::{Cost, Event, Game, MAX_SEATS, Match, Playout, QuickDice, Secret, advance};
use serde::Serialize;

use crate::commands::{bench_attack, bench_flat, bench_own, bench_serve, bench_wheel};
use crate::table::{Align, Table, thousands};
use crate::{CliError, Console, Status};

const EXAMPLES: &str = "\
Examples:
  kiste bench                       every game at several numbers of players
  kiste bench pig --seconds 5       one game, measured longer
  kiste bench --json                for programs
  kiste bench serve                 the server under load
  kiste bench attack                the same while one address means no good
  kiste bench flat                  the same with few tables and many, young and old
  kiste bench wheel                 the physics of Hamsterrolle
  kiste bench own                   games as files, and the same games in Rust

Everything runs on one thread, so the figures are those of one core.";

/// Measure random playouts and search iterations per second on one core
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    other: Option<Other>,
    /// Which game; every game if none is named
    #[arg(value_parser = PossibleValuesParser::new(games::ids()))]
    game: Option<String>,
    /// How long to measure each figure
    #[arg(long, value_name = "X", default_value = "1", value_parser = seconds)]
    seconds: Duration,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What else can be measured.
#[derive(Debug, clap::Subcommand)]
enum Other {
    Serve(bench_serve::Args),
    Attack(bench_attack::Args),
    Flat(bench_flat::Args),
    Wheel(bench_wheel::Args),
    Own(bench_own::Args),
}

pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "a number of seconds, such as 0.5")?;
    match Duration::try_from_secs_f64(seconds) {
        Ok(time) if !time.is_zero() => Ok(time),
        _ => Err("a number of seconds above 0".to_owned()),
    }
}

#[derive(Debug, Serialize)]
struct Row {
    game: &'static str,
    players: u8,
    decisions_per_second: f64,
    steps_per_second: f64,
    playouts_per_second: f64,
    search_iterations_per_second: f64,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<Status, CliError> {
    match &args.other {
        Some(Other::Serve(args)) => return bench_serve::run(args, console),
        Some(Other::Attack(args)) => return bench_attack::run(args, console),
        Some(Other::Flat(args)) => return bench_flat::run(args, console),
        Some(Other::Wheel(args)) => return bench_wheel::run(args, console),
        Some(Other::Own(args)) => return bench_own::run(args, console),
        None => {}
    }
    let mut rows = Vec::new();
    for id in games::ids() {
        if args.game.as_deref().is_none_or(|game| game == *id)
            && let Some(measured) = bots::visit(id, Measure { time: args.seconds })
        {
            rows.extend(measured?);
        }
    }
    if args.json {
        console.json(&rows)?;
        return Ok(Status::Success);
    }
    let mut table = Table::new([
        ("game", Align::Left),
        ("players", Align::Right),
        ("decisions/s", Align::Right),
        ("steps/s", Align::Right),
        ("playouts/s", Align::Right),
        ("search iterations/s", Align::Right),
    ]);
    for row in &rows {
        table.row([
            row.game.to_owned(),
            row.players.to_string(),
            thousands(row.decisions_per_second),
            thousands(row.steps_per_second),
            thousands(row.playouts_per_second),
            thousands(row.search_iterations_per_second),
        ]);
    }
    console.text(table)?;
    Ok(Status::Success)
}

struct Measure {
    time: Duration,
}

impl bots::Visitor for Measure {
    type Out = Result<Vec<Row>, CliError>;

    fn visit<G: Strategy>(self) -> Self::Out {
        // Playouts and searches say nothing about a simulated world.
        if G::COST == Cost::Simulated {
            return Ok(Vec::new());
        }
        let (least, most) = G::PLAYERS.into_inner();
        let mut counts = vec![least, 4.clamp(least, most), most];
        counts.dedup();
        counts.into_iter().map(|players| measure::<G>(players, self.time)).collect()
    }
}

fn measure<G: Strategy>(players: u8, time: Duration) -> Result<Row, CliError> {
    let fresh = G::new(&G::Options::default(), players)?;
    let (playouts_per_second, decisions_per_second) = random_play(&fresh, time);
    Ok(Row {
        game: G::ID,
        players,
        decisions_per_second,
        steps_per_second: decisions_per_second * steps_per_decision::<G>(players, time)?,
        playouts_per_second,
        search_iterations_per_second: search(&fresh, time),
    })
}

/// Playouts and decisions per second.
pub(crate) fn random_play<G: Game>(fresh: &G, time: Duration) -> (f64, f64) {
    let mut playout = Playout::default();
    let mut chance = QuickDice::new(1);
    let (mut playouts, mut decisions) = (0_u64, 0);
    let start = Instant::now();
    while start.elapsed() < time {
        let mut game = fresh.clone();
        decisions += playout.run(&mut game, &mut chance);
        black_box(&game);
        playouts += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    (playouts as f64 / seconds, decisions as f64 / seconds)
}

/// How many steps, that is decisions and throws, there are for each decision:
/// counted in matches, which keep a log, as the measured playouts do not. A
/// hundred of them, or as many as there is time for.
fn steps_per_decision<G: Strategy>(players: u8, time: Duration) -> Result<f64, CliError> {
    const SAMPLE: u64 = 100;
    let (mut decisions, mut throws) = (0, 0);
    let start = Instant::now();
    for index in 0..SAMPLE {
        if index > 0 && start.elapsed() > time {
            break;
        }
        let names = vec![String::new(); players.into()];
        let mut game = Match::<G>::new(G::Options::default(), names, Secret::numbered(1, index))?;
        let seeds = index * u64::from(MAX_SEATS)..;
        let mut seats: Vec<_> =
            seeds.take(players.into()).map(|seed| make(BotLevel::Random, seed)).collect();
        decisions += play(&mut game, &mut seats)
            .map_err(|refused| CliError::bot_refused(index, &refused))?;
        throws += game.events().iter().filter(|event| matches!(event, Event::Throw(_))).count();
    }
    Ok(1.0 + throws as f64 / decisions.max(1) as f64)
}

/// Iterations per second of searches at the first decisions of games, each as
/// long as those of a `medium` bot: a longer search has a larger tree to walk.
fn search<G: Strategy>(fresh: &G, time: Duration) -> f64 {
    let settings = MctsSettings::new(400);
    let mut search = Mcts::new(settings, 1);
    let mut chance = QuickDice::new(3);
    let mut choices = Vec::new();
    let mut iterations = 0_u64;
    let start = Instant::now();
    while start.elapsed() < time {
        let mut game = fresh.clone();
        let Some(seat) = advance(&mut game, &mut chance) else { break };
        let Some(observation) = Observation::new(&game, seat, &mut choices) else { break };
        let report = search.run(&observation, settings.iterations);
        iterations += u64::from(black_box(report).iterations);
    }
    iterations as f64 / start.elapsed().as_secs_f64()
}
