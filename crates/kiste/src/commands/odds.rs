//! `kiste odds`: what could have been thrown, and what it would have meant.

use std::path::PathBuf;

use bots::{BotLevel, Observation, Strategy, make};
use engine::{
    Event, Odds, QuickDice, Record, RecordError, Seat, advance, odds, replay_trusted, validate,
};
use serde::Serialize;

use super::replay;
use crate::console::{FAINT, STRONG, styled};
use crate::table::{Align, Table, counted};
use crate::{CliError, Console, Status};

const EXAMPLES: &str = "\
Examples:
  kiste odds game.kiste --at 12              what the throw of line 12 could have been
  kiste odds game.kiste --at 12 --games 200  judged by more games from each outcome on
  kiste odds - --at 12 --json < game.kiste   from the standard input, for programs

What an outcome is worth is tried out: greedy bots play on from it, and the table
shows how often each seat wins, a shared first place by halves. Seeds are fixed, so
the same record gives the same table.";

/// Show what a throw could have been, how likely, and what it would have meant
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The record; `-` is the standard input
    file: PathBuf,
    /// The line of the file with the throw
    #[arg(long, value_name = "LINE")]
    at: usize,
    /// Games played on from each outcome
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// So many ways for dice to fall are walked; of more, as many are drawn.
const WAYS: usize = 1 << 11;
/// Of a throw that is too much to walk, so many outcomes are judged.
const DRAWN: usize = 24;

#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    line: usize,
    seats: Vec<String>,
    /// Whether these are all outcomes there are.
    exact: bool,
    thrown: String,
    outcomes: Vec<Outcome>,
    /// What the throw was worth to each seat beyond what was to be expected.
    luck: Vec<f64>,
}

#[derive(Debug, Serialize)]
struct Outcome {
    throw: String,
    /// As a fraction where it is exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    fraction: Option<String>,
    probability: f64,
    /// Share of the games won, by seat.
    wins: Vec<f64>,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<Status, CliError> {
    let report = replay::parse(&replay::read(&args.file)?).and_then(|record| {
        bots::visit(&record.game, Judge { record: &record, args })
            .unwrap_or_else(|| Err(replay::unknown_game(&record)))
    });
    match report {
        Ok(report) if args.json => console.json(&report)?,
        Ok(report) => show(&report, console)?,
        Err(error) => return replay::refuse(error, &args.file, args.json, console),
    }
    Ok(Status::Success)
}

struct Judge<'a> {
    record: &'a Record,
    args: &'a Args,
}

impl bots::Visitor for Judge<'_> {
    type Out = Result<Report, RecordError>;

    fn visit<G: Strategy>(self) -> Self::Out {
        let Self { record, args } = self;
        // Everything has to be legal, and what was thrown has to stand there.
        let whole = replay_trusted::<G>(record)?;
        let thrown = whole.events.iter().find_map(|(line, event)| match event {
            Event::Throw(throw) if *line == args.at => Some(throw.clone()),
            _ => None,
        });
        let Some(thrown) = thrown else {
            let sentence =
                "nothing is thrown in this line; --at wants one that begins with “throw:”";
            return Err(replay::illegal(args.at, "no-throw", sentence.to_owned()));
        };
        let before = validate::<G>(record, args.at - 1)?.game;
        let known = odds(&before, WAYS, 0);
        let exact = matches!(known, Some(Odds::Exact(_)));
        let mut outcomes: Vec<(G::Throw, Option<String>, f64)> = match known {
            Some(Odds::Exact(every)) => every
                .into_iter()
                .map(|(throw, share)| (throw, Some(share.to_string()), share.to_f64()))
                .collect(),
            Some(Odds::Sampled(some)) => {
                let drawn = some.into_iter().take(DRAWN);
                drawn.map(|throw| (throw, None, 1.0 / DRAWN as f64)).collect()
            }
            None => Vec::new(),
        };
        if !outcomes.iter().any(|(throw, ..)| *throw == thrown) {
            outcomes.push((thrown.clone(), None, 0.0));
        }
        let outcomes: Vec<Outcome> = outcomes
            .into_iter()
            .map(|(throw, fraction, probability)| Outcome {
                wins: win_shares(&before, &throw, args.games),
                throw: throw.to_string(),
                fraction,
                probability,
            })
            .collect();
        Ok(Report {
            game: G::ID,
            line: args.at,
            seats: record.seats.clone(),
            exact,
            luck: luck(&outcomes, &thrown.to_string()),
            thrown: thrown.to_string(),
            outcomes,
        })
    }
}

/// What each seat has of `thrown` beyond the mean of all outcomes.
fn luck(outcomes: &[Outcome], thrown: &str) -> Vec<f64> {
    let Some(came) = outcomes.iter().find(|outcome| outcome.throw == thrown) else {
        return Vec::new();
    };
    let mean =
        |seat: usize| outcomes.iter().map(|each| each.probability * each.wins[seat]).sum::<f64>();
    came.wins.iter().enumerate().map(|(seat, share)| share - mean(seat)).collect()
}

/// How often each seat wins if greedy bots play on after this throw.
fn win_shares<G: Strategy>(before: &G, throw: &G::Throw, games: u32) -> Vec<f64> {
    let mut shares = vec![0.0; before.players().into()];
    for number in 0..u64::from(games) {
        let mut game = before.clone();
        game.evolve(&Event::Throw(throw.clone()));
        play_on(&mut game, number);
        let best: Vec<Seat> = game
            .standings()
            .iter()
            .filter(|place| place.rank == 1)
            .map(|place| place.seat)
            .collect();
        for seat in &best {
            shares[seat.index()] += 1.0 / (best.len() as f64 * f64::from(games));
        }
    }
    shares
}

/// No game goes on for longer; where it does, it is judged as it stands.
const MAX_DECISIONS: usize = 20_000;

fn play_on<G: Strategy>(game: &mut G, number: u64) {
    let mut chance = QuickDice::new(number);
    let mut bots: Vec<_> = (0..u64::from(game.players()))
        .map(|seat| make::<G>(BotLevel::Greedy, number * 16 + seat))
        .collect();
    let mut choices = Vec::new();
    for _ in 0..MAX_DECISIONS {
        let Some(seat) = advance(game, &mut chance) else { return };
        let Some(observation) = Observation::new(game, seat, &mut choices) else { return };
        let action = bots[seat.index()].choose(&observation);
        game.evolve(&Event::Act(seat, action));
    }
}

fn show(report: &Report, console: &mut Console<'_>) -> std::io::Result<()> {
    let count = counted(report.outcomes.len() as u64, "outcome", "outcomes");
    let all = if report.exact { "all there are" } else { "drawn by chance: there are too many" };
    console.line(format_args!(
        "{} in line {}: {count}, {all}",
        styled(STRONG, &report.thrown),
        report.line
    ))?;
    console.line("")?;
    let mut columns = vec![("", Align::Left), ("throw", Align::Left), ("chance", Align::Right)];
    columns.extend(report.seats.iter().map(|_| ("wins", Align::Right)));
    let mut table = Table::new(columns);
    for outcome in &report.outcomes {
        let mark = if outcome.throw == report.thrown { "→" } else { "" };
        let chance = match &outcome.fraction {
            Some(fraction) => fraction.clone(),
            None if outcome.probability == 0.0 => "–".to_owned(),
            None => percent(outcome.probability),
        };
        let mut cells = vec![mark.to_owned(), outcome.throw.clone(), chance];
        cells.extend(outcome.wins.iter().map(|share| percent(*share)));
        table.row(cells);
    }
    console.text(table)?;
    console.line("")?;
    for (name, luck) in report.seats.iter().zip(&report.luck) {
        let points = format!("{:+.0}", 100.0 * luck);
        console.line(format_args!("{name}: {points} points of a hundred by this throw"))?;
    }
    console.line(styled(FAINT, "Tried out by greedy bots; columns are the seats in order."))
}

fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}
