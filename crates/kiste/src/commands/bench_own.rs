//! `kiste bench own`: games as files, and the same games in Rust.

use std::hint::black_box;
use std::time::{Duration, Instant};

use engine::{Chance, Event, Game, Options as _, QuickDice, advance};
use games::Visitor;
use games::own::{Own, OwnOptions, Sample};
use serde::Serialize;

use crate::commands::bench::{random_play, seconds};
use crate::table::{Align, Table, thousands};
use crate::{CliError, Console, Status};

/// Measure the games that come as files, beside those that are also written in Rust
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// How long to measure each figure
    #[arg(long, value_name = "X", default_value = "1", value_parser = seconds)]
    seconds: Duration,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Serialize)]
struct Row {
    game: String,
    /// Lines of script without comments and blanks.
    lines: usize,
    /// From one decision to the next: `apply`, `over`, `score` and `choices`; the
    /// mean, which whatever else the machine does is part of.
    micros_per_decision: f64,
    /// The one in the middle.
    median_micros: f64,
    /// Steps of the language for that, at the most.
    most_steps: u32,
    decisions_per_second: f64,
    /// The same game in Rust.
    decisions_per_second_in_rust: Option<f64>,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<Status, CliError> {
    let mut rows = Vec::new();
    for sample in Sample::ALL {
        let mut options = OwnOptions::default();
        options.set("game", sample.word())?;
        let fresh = Own::new(&options, 2)?;
        let (_, decisions_per_second) = random_play(&fresh, args.seconds);
        let Measured { micros_per_decision, median_micros, most_steps } =
            moves(&fresh, args.seconds);
        rows.push(Row {
            game: sample.to_string(),
            lines: lines(&sample.data_file().text),
            micros_per_decision,
            median_micros,
            most_steps,
            decisions_per_second,
            decisions_per_second_in_rust: games::visit(sample.word(), InRust(args.seconds)),
        });
    }
    if args.json {
        console.json(&rows)?;
        return Ok(Status::Success);
    }
    let mut table = Table::new([
        ("game", Align::Left),
        ("lines", Align::Right),
        ("µs/decision", Align::Right),
        ("median", Align::Right),
        ("most steps", Align::Right),
        ("decisions/s", Align::Right),
        ("in Rust", Align::Right),
    ]);
    for row in &rows {
        table.row([
            row.game.clone(),
            row.lines.to_string(),
            format!("{:.0}", row.micros_per_decision),
            format!("{:.0}", row.median_micros),
            row.most_steps.to_string(),
            thousands(row.decisions_per_second),
            row.decisions_per_second_in_rust.map_or_else(|| "–".to_owned(), thousands),
        ]);
    }
    console.text(table)?;
    Ok(Status::Success)
}

/// Lines of script without comments and blanks.
fn lines(text: &str) -> usize {
    let script = text.split("\n---").nth(1).unwrap_or_default();
    let code = script.lines().skip(1).map(str::trim);
    code.filter(|line| !line.is_empty() && !line.starts_with("//")).count()
}

struct Measured {
    micros_per_decision: f64,
    median_micros: f64,
    most_steps: u32,
}

/// How long the event of a decision takes, and the most steps of one.
fn moves(fresh: &Own, time: Duration) -> Measured {
    let mut chance = QuickDice::new(1);
    let (mut spent, mut took, mut most_steps) = (Duration::ZERO, Vec::new(), 0);
    let mut choices = Vec::new();
    while spent < time {
        let mut game = fresh.clone();
        while let Some(seat) = advance(&mut game, &mut chance) {
            choices.clear();
            game.choices(seat, &mut choices);
            let Some(action) = chance.pick(&choices).cloned() else { break };
            let begun = Instant::now();
            game.evolve(&Event::Act(seat, action));
            took.push(begun.elapsed());
            spent += took[took.len() - 1];
            most_steps = most_steps.max(game.steps());
        }
        black_box(&game);
    }
    took.sort_unstable();
    let micros = |time: Duration| time.as_secs_f64() * 1e6;
    Measured {
        micros_per_decision: micros(spent) / took.len().max(1) as f64,
        median_micros: took.get(took.len() / 2).copied().map_or(0.0, micros),
        most_steps,
    }
}

/// Decisions per second of random games in Rust.
struct InRust(Duration);

impl Visitor for InRust {
    type Out = f64;
    fn visit<G: Game>(self) -> f64 {
        let Ok(fresh) = G::new(&G::Options::default(), 2) else { return 0.0 };
        random_play(&fresh, self.0).1
    }
}
