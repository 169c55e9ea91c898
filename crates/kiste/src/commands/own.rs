//! `kiste own`: games that somebody has written.

use std::path::{Path, PathBuf};

use bots::{BenchReport, Share, Spread, TestBench};
use engine::{DataFile, read_options};
use games::own::{OwnOptions, examine, reference};

use crate::commands::sheet;
use crate::console::{STRONG, styled};
use crate::table::{Align, Table};
use crate::{CliError, Console, Status};

const EXAMPLES: &str = "\
Examples:
  kiste own check my.kiste-game                  head, script, and a first position for each number of players
  kiste own test my.kiste-game                   200 games of bots: length, choices, seats, skill
  kiste own words                                what a script can say to the table
  kiste sim own --sheet my.kiste-game            many games by bots of your choice";

/// Write games of your own: check them and let bots try them
#[derive(Debug, clap::Subcommand)]
#[command(after_help = EXAMPLES)]
pub(crate) enum Command {
    /// Say whether games can be played: file, line and reason of the first mistake in each
    Check {
        /// Games
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Let bots play a game and say what its author wants to know
    Test(TestArgs),
    /// List every word that a script has for the table, as Markdown
    Words,
}

#[derive(Debug, clap::Args)]
pub(crate) struct TestArgs {
    /// The game
    file: PathBuf,
    /// How many play [default: the fewest that can]
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// How many games
    #[arg(long, value_name = "K", default_value_t = 200)]
    games: u32,
    /// Number that fixes all dice and all bots
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// An option of the game
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = super::sim::key_and_value)]
    options: Vec<(String, String)>,
    /// Write the games worth a look into this directory
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(command: &Command, console: &mut Console<'_>) -> Result<Status, CliError> {
    match command {
        Command::Check { files } => check(files, console),
        Command::Test(args) => test(args, console),
        Command::Words => {
            console.text(reference(["word", "is"], |_, english| english.to_owned()))?;
            Ok(Status::Success)
        }
    }
}

/// A record carries the file along; where it lay is nobody's business.
fn read(path: &Path) -> Result<DataFile, CliError> {
    let name = path.file_name().unwrap_or(path.as_os_str());
    sheet::read(path, name.to_string_lossy().into_owned())
}

fn check(files: &[PathBuf], console: &mut Console<'_>) -> Result<Status, CliError> {
    let mut verdict = Status::Success;
    for path in files {
        match examine(read(path)?) {
            Ok((file, _)) => console.line(format_args!(
                "{}: {}, “{}” by {} for {} to {} players",
                path.display(),
                styled(STRONG, "in order"),
                file.head.title,
                file.head.author,
                file.head.players.start(),
                file.head.players.end(),
            ))?,
            Err(mistake) => {
                console.error(&mistake.to_string(), None)?;
                verdict = Status::Invalid;
            }
        }
    }
    Ok(verdict)
}

fn test(args: &TestArgs, console: &mut Console<'_>) -> Result<Status, CliError> {
    let options: OwnOptions = read_options(&args.options, &[read(&args.file)?])?;
    let fewest = *options.file()?.head.players.start();
    let players = args.players.unwrap_or(fewest);
    let mut bench = TestBench::new(options, players, args.games, args.seed)?;
    while bench.step() {}
    let report = bench.report();
    if let Some(dir) = &args.record {
        std::fs::create_dir_all(dir).map_err(|error| CliError::file(dir, error))?;
        for (number, game) in report.odd.iter().enumerate() {
            let path = dir.join(format!("{}-{}.kiste", game.why, number + 1));
            std::fs::write(&path, &game.record).map_err(|error| CliError::file(&path, error))?;
        }
    }
    if args.json {
        console.json(&report)?;
    } else {
        show(&report, console)?;
    }
    Ok(if report.faults == 0 { Status::Success } else { Status::Invalid })
}

fn show(report: &BenchReport, console: &mut Console<'_>) -> Result<(), CliError> {
    let spread = |s: &Spread| format!("{}, from {} to {}", s.middle, s.least, s.most);
    let share = |s: &Share| format!("{} % ({}–{})", s.share, s.low, s.high);
    let mut table = Table::new([("what", Align::Left), ("figure", Align::Left)]);
    let mut row = |what: &str, figure: String| table.row([what.to_owned(), figure]);
    row("games", format!("{} with {} players", report.games, report.players));
    row("decisions in a game", spread(&report.decisions));
    row("choices at a decision", spread(&report.choices));
    row("only one choice", format!("{} % of decisions", report.forced));
    row("nothing but pass", format!("{} % of decisions", report.stuck));
    for (seat, wins) in (1..).zip(&report.seats) {
        row(&format!("seat {seat} wins alone between random players"), share(wins));
    }
    row("nobody wins alone", format!("{} % of those games", report.draws));
    row("a greedy player's part of the wins against random ones", share(&report.greedy));
    row("a searching player's against greedy ones", share(&report.search));
    row("games that ended as faulty", report.faults.to_string());
    console.text(table)?;
    for fault in report.odd.iter().filter_map(|game| game.fault.as_ref()) {
        console.error(&fault.to_string(), None)?;
    }
    Ok(())
}
