//! `kiste puzzles`: positions with one clearly best move.

use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};
use insight::{Puzzle, WHOLE, find_puzzle};

use crate::table::counted;
use crate::{CliError, Console, Status};

const EXAMPLES: &str = "\
Examples:
  kiste puzzles hamstern --games 200 --seed 1 --out data/puzzles/hamstern
  kiste puzzles cui-bono --games 20          only tell what was found

Bots play; where the value function sees one choice clearly ahead, a search and games
played out from there (in Würfelmarsch a longer look ahead) must agree, or the position
is dropped. The same words find the
same puzzles. docs/insight.md says how that is judged, docs/lessons.md what is written.";

/// Find positions with one clearly best move in games of bots
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Id of the game
    game: String,
    /// How many games are looked through, at most
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// Number of the series of games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many puzzles are enough
    #[arg(long, value_name = "N", default_value_t = 8)]
    most: usize,
    /// Write them to this directory, a file each
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<Status, CliError> {
    if !insight::is_judged(&args.game) {
        return Err(CliError::Impossible {
            sentence: format!("nobody knows what positions of “{}” are worth", args.game),
            hint: "it is known of hop-n-roll, hamstern, abquetschen, cui-bono and wuerfelmarsch"
                .to_owned(),
        });
    }
    let bar = ProgressBar::new(args.games);
    // The template is our own and well-formed; the bar hides itself where
    // nobody watches.
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}") {
        bar.set_style(style);
    }
    let mut found = 0;
    for index in 0..args.games {
        if found == args.most {
            break;
        }
        if let Some(puzzle) = find_puzzle(&args.game, args.seed, index) {
            found += 1;
            bar.set_message(counted(found as u64, "puzzle", "puzzles"));
            tell(args, index, &puzzle, console)?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    console.line(counted(found as u64, "puzzle", "puzzles"))?;
    Ok(Status::Success)
}

fn tell(
    args: &Args,
    index: u64,
    puzzle: &Puzzle,
    console: &mut Console<'_>,
) -> Result<(), CliError> {
    let answer = &puzzle.answer;
    let share = f64::from(answer.margin) * 100.0 / f64::from(WHOLE);
    console.line(format_args!(
        "game {index}: {} of {} choices, {share:.1} % of a win ahead",
        answer.action, answer.choices
    ))?;
    let Some(folder) = &args.out else { return Ok(()) };
    std::fs::create_dir_all(folder).map_err(|error| CliError::file(folder, error))?;
    let file = folder.join(format!("{}-{index}.puzzle", args.seed));
    let text = format!(
        "# Game {index} of `kiste puzzles {} --seed {}`: {share:.1} % of a win ahead of all else.\n\
         {}#? best\n1: {}\n",
        args.game, args.seed, puzzle.record, answer.action
    );
    std::fs::write(&file, text).map_err(|error| CliError::file(&file, error))
}
