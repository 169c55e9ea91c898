//! `kiste analyse`: what was luck, and what was skill.

use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};
use insight::{Analyst, Insight, Report, Totals};

use super::replay;
use crate::console::{FAINT, STRONG, styled};
use crate::table::{Align, Table, counted};
use crate::{CliError, Console, Status};

const EXAMPLES: &str = "\
Examples:
  kiste analyse game.kiste           luck and skill of every seat, and what mattered most
  kiste analyse game.kiste --json    everything, for programs
  kiste analyse - < game.kiste       from the standard input

All figures are shares of a win. Start, luck and what others gave away, less what the
own decisions cost, add up to the result, with a rest that the model cannot tell.
docs/insight.md says how it is computed.";

/// Tell luck from skill in a game that was played
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The record; `-` is the standard input
    file: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// How many decisions and throws to show
    #[arg(long, value_name = "N", default_value_t = 3)]
    top: usize,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<Status, CliError> {
    let mut analyst =
        match replay::parse(&replay::read(&args.file)?).and_then(|record| Analyst::of(&record)) {
            Ok(analyst) => analyst,
            Err(error) => return replay::refuse(error, &args.file, args.json, console),
        };
    let bar = ProgressBar::new(analyst.progress().1 as u64);
    // The template is our own and well-formed; the bar hides itself where
    // nobody watches.
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    while analyst.step() {
        bar.set_position(analyst.progress().0 as u64);
    }
    bar.finish_and_clear();
    match analyst.insight() {
        insight if args.json => console.json(&insight)?,
        Insight::Judged { report } => show(&report, args.top, console)?,
        Insight::Told { totals } => tell(&totals, console)?,
    }
    Ok(Status::Success)
}

fn show(report: &Report, top: usize, console: &mut Console<'_>) -> std::io::Result<()> {
    let percent =
        |share: i32| format!("{:+.1} %", f64::from(share) * 100.0 / f64::from(report.whole));
    let name = |seat: usize| report.names.get(seat).map_or("", String::as_str);
    let mut table = Table::new(vec![
        ("seat", Align::Left),
        ("start", Align::Right),
        ("luck", Align::Right),
        ("own mistakes", Align::Right),
        ("others'", Align::Right),
        ("rest", Align::Right),
        ("result", Align::Right),
        ("without luck", Align::Right),
    ]);
    for (seat, totals) in report.seats.iter().enumerate() {
        table.row(vec![
            format!("{} {}", seat + 1, name(seat)),
            percent(totals.start),
            percent(totals.luck),
            percent(-totals.cost),
            percent(totals.gifts),
            percent(totals.rest),
            percent(totals.result),
            percent(totals.corrected),
        ]);
    }
    console.text(table)?;
    let mut decisions: Vec<_> = report.decisions.iter().filter(|each| each.cost > 0).collect();
    decisions.sort_by_key(|each| std::cmp::Reverse(each.cost));
    console.line("")?;
    console.line(styled(STRONG, "What cost most"))?;
    for each in decisions.iter().take(top) {
        let why = each.cause.as_ref().map(|cause| format!(": {}", cause.text)).unwrap_or_default();
        console.line(format_args!(
            "line {}: {} did {} ({}); better was {}{why}",
            each.line,
            name(each.seat.index()),
            each.chosen,
            percent(-each.cost),
            each.best,
        ))?;
    }
    let mut throws: Vec<_> = report.throws.iter().collect();
    throws.sort_by_key(|each| std::cmp::Reverse(each.luck.iter().copied().max()));
    console.line("")?;
    console.line(styled(STRONG, "The luckiest throws"))?;
    for each in throws.iter().take(top) {
        let lucky = each.luck.iter().enumerate().max_by_key(|(_, luck)| **luck);
        let (seat, luck) = lucky.map_or((0, 0), |(seat, luck)| (seat, *luck));
        let of = if each.exact { "all" } else { "a sample" };
        console.line(format_args!(
            "line {}: {} for {} ({}), against {of} of {}",
            each.line,
            each.thrown,
            name(seat),
            percent(luck),
            counted(each.outcomes as u64, "outcome", "outcomes"),
        ))?;
    }
    if !report.over {
        console.line(styled(FAINT, "The game is not over: the result is what it is worth now."))?;
    }
    Ok(())
}

fn tell(totals: &Totals, console: &mut Console<'_>) -> std::io::Result<()> {
    console.line(&totals.unsupported.text)?;
    let last = totals.points.last();
    for (seat, name) in totals.names.iter().enumerate() {
        let points = last.and_then(|points| points.get(seat)).copied().unwrap_or(0);
        let decisions = totals.decisions.get(seat).copied().unwrap_or(0);
        let decisions = counted(decisions as u64, "decision", "decisions");
        console.line(format_args!("{name}: {points} points, {decisions}"))?;
    }
    for moment in &totals.moments {
        let changes = moment.changes.iter().zip(&totals.names).filter(|(change, _)| **change != 0);
        let changes: Vec<_> = changes.map(|(change, name)| format!("{name} {change:+}")).collect();
        let name = totals.names.get(moment.seat.index()).map_or("", String::as_str);
        console.line(format_args!(
            "What mattered, event {}: {name} did {} ({})",
            moment.event,
            moment.action,
            changes.join(", "),
        ))?;
    }
    let turns = counted(totals.turning_points.len() as u64, "time", "times");
    console.line(format_args!("The lead changed {turns}."))
}
