//! `kiste sim`: let bots play many games and count.

mod paired;
mod progress;
mod report;
mod series;
mod tally;

use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::time::Instant;

use bots::{BotLevel, Strategy};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use engine::{DataFile, read_options};

use crate::commands::sheet;
use crate::{CliError, Console, Status};
use report::Report;
use series::{Lineup, Series};

const EXAMPLES: &str = "\
Examples:
  kiste sim pig --players 3 --games 1000
  kiste sim hop-n-roll --players 4 --bots greedy,random --seed 7
  kiste sim hamstern --players 2 --games 20 --bots hard,greedy --json
  kiste sim pig --games 10 --option target=50 --record games
  kiste sim hop-n-roll --games 100 --bots expert,hard --paired

Bots take the seats in the order given and again from the first if there are
more seats; from game to game everybody moves on by one seat, so that no bot
profits from where it sits (--fixed-seats keeps them). The same seed gives the
same games whatever the number of threads.";

/// Let bots play many games and see who wins, how high and how fast
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Which game
    #[arg(value_parser = PossibleValuesParser::new(games::ids()))]
    game: String,
    /// How many play [default: as many as there are bots, or as few as the game allows]
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// How many games
    #[arg(long, value_name = "K", default_value = "100")]
    games: NonZeroU64,
    /// Who plays, by seat
    #[arg(
        long,
        value_name = "BOT,…",
        value_delimiter = ',',
        default_value = "random",
        value_parser = levels(),
    )]
    bots: Vec<BotLevel>,
    /// Number that fixes all dice and all bots
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Threads to play on [default: one a core]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// An option of the game
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_and_value)]
    options: Vec<(String, String)>,
    /// Play on a sheet of your own
    #[arg(long = "sheet", value_name = "FILE")]
    sheets: Vec<PathBuf>,
    /// Keep every bot on its seat in all games
    #[arg(long)]
    fixed_seats: bool,
    /// Play every set of dice from every seat, and take out what luck is left
    #[arg(long, conflicts_with = "fixed_seats")]
    paired: bool,
    /// Write one text record a game into this directory
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn levels() -> impl TypedValueParser<Value = BotLevel> {
    let words =
        BotLevel::ALL.iter().map(|level| PossibleValue::new(level.word()).help(level.about()));
    PossibleValuesParser::new(words).try_map(|word| word.parse::<BotLevel>())
}

pub(crate) fn key_and_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("an option is written key=value")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<Status, CliError> {
    let report =
        bots::visit(&args.game, Simulate(args)).ok_or_else(|| CliError::Impossible {
            sentence: format!("there is no game “{}”", args.game),
            hint: "`kiste games` lists them".to_owned(),
        })??;
    if args.json {
        console.json(&report)?;
    } else {
        report.show(console)?;
    }
    Ok(Status::Success)
}

struct Simulate<'a>(&'a Args);

impl bots::Visitor for Simulate<'_> {
    type Out = Result<Report, CliError>;

    fn visit<G: Strategy>(self) -> Self::Out {
        let args = self.0;
        if args.bots.contains(&BotLevel::Expert) && !bots::has_expert(G::ID) {
            return Err(CliError::Impossible {
                sentence: format!("{} has no expert: nobody has learnt it yet", G::NAME),
                hint: "`hard` is the best there is".to_owned(),
            });
        }
        let files = args.sheets.iter().map(|path| {
            // A record carries the sheet along; where it lay is nobody's business.
            let name = path.file_name().unwrap_or(path.as_os_str());
            sheet::read(path, name.to_string_lossy().into_owned())
        });
        let files = files.collect::<Result<Vec<DataFile>, CliError>>()?;
        let players = args.players.unwrap_or_else(|| {
            let bots = u8::try_from(args.bots.len()).unwrap_or(u8::MAX);
            bots.max(*G::PLAYERS.start())
        });
        if let Some(dir) = &args.record {
            std::fs::create_dir_all(dir).map_err(|error| CliError::file(dir, error))?;
        }
        let threads = match args.threads {
            Some(threads) => threads.get(),
            None => std::thread::available_parallelism().map_or(1, NonZeroUsize::get),
        };
        let series = Series::<G> {
            options: read_options(&args.options, &files)?,
            lineup: Lineup::new(&args.bots, players, !args.fixed_seats),
            games: args.games.get(),
            seed: args.seed,
            paired: args.paired,
            record: args.record.as_deref(),
        };
        let start = Instant::now();
        let tally = series.play(threads)?;
        Ok(Report::new(&series, &tally, threads, start.elapsed()))
    }
}
