//! `kiste bench wheel`: how fast turns of Hamsterrolle are simulated.

use std::time::{Duration, Instant};

use serde::Serialize;
use wheel::bare::{Scene, full};
use wheel::{FRAMES_PER_SECOND, Hand, Kit, LiveTurn, Piece, Placement, STEPS_PER_SECOND, play};

use crate::table::{Align, Table};
use crate::{CliError, Console, Status};

const EXAMPLES: &str = "\
Examples:
  kiste bench wheel                 a wheel with 25 pieces
  kiste bench wheel --pieces 8      an emptier one
  kiste bench wheel --json          for programs

A step is 1/240 s. The bare scene is the same bodies in the same physics engine
without a turn around them; both are measured by turns in one run, and of all
rounds the fastest counts, since other programs only ever make them slower.";

/// Frames before anything can have fallen asleep: it takes half a second.
const AWAKE: u32 = FRAMES_PER_SECOND * 2 / 5;
const STEPS_PER_FRAME: u32 = STEPS_PER_SECOND / FRAMES_PER_SECOND;

/// Measure the simulation of the wheel on one core
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Pieces in the wheel
    #[arg(long, value_name = "N", default_value = "25", value_parser = clap::value_parser!(u8).range(1..=28))]
    pieces: u8,
    /// How often to measure each figure
    #[arg(long, value_name = "N", default_value = "20", value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Serialize)]
struct Figures {
    /// Pieces that really are in the wheel.
    pieces: usize,
    /// How long the turn is for those who play it.
    turn_seconds: f64,
    times_real_time: f64,
    /// While everything is awake.
    step_micros: f64,
    bare_step_micros: f64,
    overhead_percent: f64,
    /// While everything sleeps but what a hand holds.
    resting_step_micros: f64,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<Status, CliError> {
    let figures = measure(args.pieces.into(), args.rounds);
    if args.json {
        console.json(&figures)?;
        return Ok(Status::Success);
    }
    let mut table = Table::new([("the wheel", Align::Left), ("", Align::Right)]);
    for (name, value) in [
        ("pieces in it", figures.pieces.to_string()),
        ("a turn, seconds at the table", format!("{:.2}", figures.turn_seconds)),
        ("a turn, times real time", format!("{:.1}", figures.times_real_time)),
        ("µs a step, all awake", format!("{:.1}", figures.step_micros)),
        ("µs a step of the bare scene", format!("{:.1}", figures.bare_step_micros)),
        ("overhead", format!("{:+.1} %", figures.overhead_percent)),
        ("µs a step, a hand waits", format!("{:.1}", figures.resting_step_micros)),
    ] {
        table.row([name.to_owned(), value]);
    }
    console.text(table)?;
    Ok(Status::Success)
}

fn measure(pieces: usize, rounds: u32) -> Figures {
    let kit = Kit::standard();
    let start = full(kit, pieces);
    let held = Piece::all().find(|piece| !start.holds(*piece)).unwrap_or(Piece::STARTER);
    let motion = Placement { height: 40, ..Placement::new(start.lowest()[0]) };
    let motion = motion.motion(kit, &start, held.colour());
    let turn_seconds =
        f64::from(play(kit, &start, held, &motion).frames) / f64::from(FRAMES_PER_SECOND);

    let lying = start.pieces()[0].0;
    let [mut turn, mut bare, mut resting, mut whole] = [Duration::MAX; 4];
    for _ in 0..rounds {
        // With nobody near, everything is awake until it has rested for a while.
        let mut live = LiveTurn::untouched(kit, &start);
        turn = turn.min(took(|| (0..AWAKE).for_each(|_| live.frame(None))));
        let mut scene = Scene::new(kit, &start, lying);
        bare = bare.min(took(|| (0..AWAKE * STEPS_PER_FRAME).for_each(|_| scene.step())));
        // While a hand waits, everything but what it holds sleeps.
        let mut live = LiveTurn::new(kit, &start, held);
        live.frame(Some(Hand::HOME));
        resting = resting.min(took(|| (0..AWAKE).for_each(|_| live.frame(Some(Hand::HOME)))));
        whole = whole.min(took(|| {
            play(kit, &start, held, &motion);
        }));
    }
    let micros = |time: Duration| time.as_secs_f64() * 1e6 / f64::from(AWAKE * STEPS_PER_FRAME);
    Figures {
        pieces: start.pieces().len(),
        turn_seconds,
        times_real_time: turn_seconds / whole.as_secs_f64(),
        step_micros: micros(turn),
        bare_step_micros: micros(bare),
        overhead_percent: (turn.as_secs_f64() / bare.as_secs_f64() - 1.0) * 100.0,
        resting_step_micros: micros(resting),
    }
}

fn took(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}
