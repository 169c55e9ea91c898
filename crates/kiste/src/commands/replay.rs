//! `kiste replay`: judge a record.

use std::io::Read;
use std::path::{Path, PathBuf};

use engine::{
    Game, MAX_RECORD_BYTES, Pending, Record, RecordError, Refusal, Replayed, Standing, VerifyError,
    told, validate, verify,
};
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};
use tell::{TellError, Teller};

use crate::console::{FAINT, STRONG, styled};
use crate::table::{Align, Table, counted};
use crate::{CliError, Console, Status};

const EXAMPLES: &str = "\
Examples:
  kiste replay game.kiste                   who won, and by what
  kiste replay game.kiste --verify          also check the dice against the revealed seed
  kiste replay game.kiste --verify --day 2026-11-17 --key KEY
                                            the same for a game of the day
  kiste replay game.kiste --from 9 --to 12  the events of these lines and where they lead
  kiste replay game.kiste --tell --lang nl  what happened, in sentences, in Dutch
  kiste replay - --json < game.kiste        from the standard input, for programs

Dice are taken from the record, so a position written by hand can be judged.
Exit code 1: the record is illegal, or --verify found other dice.";

/// Validate a record: standings, or line and reason of the first illegal event
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The record; `-` is the standard input
    file: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Show events from this line of the file on
    #[arg(long, value_name = "LINE")]
    from: Option<usize>,
    /// Validate no further than this line of the file, and show the events up to it
    #[arg(long, value_name = "LINE")]
    to: Option<usize>,
    /// Say in sentences what happened, as the page does
    #[arg(long)]
    tell: bool,
    /// The language of these sentences; everything else stays English
    #[arg(long, value_name = "LANG", requires = "tell", default_value = "en")]
    lang: String,
    /// Check the dice against the commitment and the revealed seed
    #[arg(long)]
    verify: bool,
    /// The day whose game it is, such as 2026-11-17: its dice come from the key of that day
    #[arg(long, requires_all = ["key", "verify"])]
    day: Option<table::Day>,
    /// The key of that day, as the server has revealed it
    #[arg(long, requires = "day")]
    key: Option<table::DayKey>,
}

impl Args {
    /// The lines to show, if any were asked for.
    fn lines(&self) -> Option<(usize, usize)> {
        (self.from.is_some() || self.to.is_some() || self.tell)
            .then(|| (self.from.unwrap_or(1), self.to.unwrap_or(usize::MAX)))
    }
}

#[derive(Debug, Serialize)]
struct Report {
    game: &'static str,
    #[serde(skip)]
    name: &'static str,
    seats: Vec<String>,
    events: usize,
    over: bool,
    #[serde(skip)]
    waits_for: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    verified: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<Vec<Shown>>,
    #[serde(serialize_with = "with_named_parts")]
    standings: Vec<Standing>,
}

/// Parts of points as objects, which is how scripts look them up.
fn with_named_parts<S: Serializer>(standings: &[Standing], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(standings.iter().map(|Standing { seat, score, rank, parts }| {
        let parts: Map<String, Value> =
            parts.iter().map(|part| (part.name.clone(), part.points.into())).collect();
        json!({ "seat": seat, "score": score, "rank": rank, "parts": parts })
    }))
}

#[derive(Debug, Serialize)]
struct Shown {
    line: usize,
    event: String,
    /// With what was to be seen of it, where that is more.
    #[serde(skip)]
    seen: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    told: Option<String>,
    /// What somebody who watched it again has noted below it; a bookmark has no text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    remarks: Vec<String>,
}

/// How a line begins that holds a remark.
const REMARK: &str = "#>";

/// The dice are not the promised ones: as illegal as a wrong move.
fn unproven(unproven: &VerifyError) -> RecordError {
    let line = match unproven {
        VerifyError::OtherThrow { line, .. } => *line,
        _ => 0,
    };
    let mut refusal = Refusal::from_reason(unproven);
    // The line is told once, not again within the sentence.
    let sentence = refusal.text.strip_prefix(&format!("line {line}: ")).map(str::to_owned);
    refusal.text = sentence.unwrap_or(refusal.text);
    refusal.args.remove("line");
    RecordError { line, refusal: Box::new(refusal) }
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<Status, CliError> {
    if let Some((from, to)) = args.lines()
        && from > to
    {
        return Err(CliError::Impossible {
            sentence: format!("no line is from {from} on and up to {to}"),
            hint: "give --from a smaller number than --to".to_owned(),
        });
    }
    if !tell::languages().contains(&args.lang) {
        return Err(cannot_tell(&TellError::UnknownLanguage { language: args.lang.clone() }));
    }
    let mut report = match replayed(&read(&args.file)?, args) {
        Ok(report) => report,
        Err(error) => return refuse(error, &args.file, args.json, console),
    };
    if args.tell {
        tell(&mut report, &args.lang).map_err(|error| cannot_tell(&error))?;
    }
    if args.json {
        console.json(&report)?;
    } else {
        show(&report, console)?;
    }
    Ok(Status::Success)
}

fn cannot_tell(error: &TellError) -> CliError {
    let hint =
        "give --lang one of these, as in `kiste replay game.kiste --tell --lang nl`".to_owned();
    CliError::Impossible { sentence: error.to_string(), hint }
}

/// Adds the sentences to the lines that are shown.
fn tell(report: &mut Report, language: &str) -> Result<(), TellError> {
    let teller = Teller::new(report.game, language)?;
    for shown in report.lines.iter_mut().flatten() {
        let line = shown.seen.as_ref().unwrap_or(&shown.event);
        shown.told = Some(teller.tell(line, &report.seats).sentence);
    }
    Ok(())
}

/// Tells what is wrong with a record, and where.
pub(super) fn refuse(
    RecordError { line, refusal }: RecordError,
    file: &Path,
    as_json: bool,
    console: &mut Console<'_>,
) -> Result<Status, CliError> {
    let line = (line > 0).then_some(line);
    let Refusal { code, args: details, text: reason } = *refusal;
    if as_json {
        let error = json!({ "line": line, "code": code, "reason": reason, "args": details });
        console.json(&json!({ "error": error }))?;
    } else {
        let place = line.map(|line| format!("line {line}: ")).unwrap_or_default();
        console.error(&format!("{}: {place}{reason}", file.display()), None)?;
    }
    Ok(Status::Invalid)
}

pub(super) fn read(path: &Path) -> Result<Vec<u8>, CliError> {
    let fail = |error| CliError::file(path, error);
    let source: Box<dyn Read> = if path == Path::new("-") {
        Box::new(std::io::stdin().lock())
    } else {
        Box::new(std::fs::File::open(path).map_err(fail)?)
    };
    // One byte beyond what is taken for a record, so that the reader of
    // records sees it is too long.
    let mut bytes = Vec::new();
    source.take(MAX_RECORD_BYTES as u64 + 1).read_to_end(&mut bytes).map_err(fail)?;
    Ok(bytes)
}

fn replayed(bytes: &[u8], args: &Args) -> Result<Report, RecordError> {
    let mut record = parse(bytes)?;
    if let (Some(day), Some(key)) = (args.day, &args.key) {
        record.secret = Some(key.secret(day, &record.game));
    }
    let mut report = games::visit(&record.game, Validate { record: &record, args })
        .unwrap_or_else(|| Err(unknown_game(&record)))?;
    remark(&mut report, &String::from_utf8_lossy(bytes));
    Ok(report)
}

/// Adds the remarks of the record to the lines that are shown.
fn remark(report: &mut Report, text: &str) {
    let Some(lines) = &mut report.lines else { return };
    for (index, line) in text.lines().enumerate() {
        let Some(said) = line.strip_prefix(REMARK) else { continue };
        let number = index + 1;
        let above = lines.partition_point(|shown| shown.line < number);
        if let Some(shown) = above.checked_sub(1).and_then(|at| lines.get_mut(at)) {
            shown.remarks.push(said.trim().to_owned());
        }
    }
}

/// A record, if these bytes are one.
pub(super) fn parse(bytes: &[u8]) -> Result<Record, RecordError> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let lines = bytes[..error.valid_up_to()].split(|&byte| byte == b'\n').count();
        illegal(lines, "not-text", "this line is not UTF-8 text".to_owned())
    })?;
    let record: Record = text.parse()?;
    if games::ids().contains(&record.game.as_str()) {
        return Ok(record);
    }
    let line = text.lines().position(|line| line.trim_start().starts_with("game"));
    let RecordError { refusal, .. } = unknown_game(&record);
    Err(RecordError { line: line.map_or(0, |index| index + 1), refusal })
}

/// The record is of a game that is not here.
pub(super) fn unknown_game(record: &Record) -> RecordError {
    let known = games::ids().join(", ");
    let sentence = format!("there is no game “{}”; there is: {known}", record.game);
    illegal(0, "unknown-game", sentence)
}

pub(super) fn illegal(line: usize, code: &str, text: String) -> RecordError {
    let refusal = Refusal { code: code.to_owned(), args: Map::new(), text };
    RecordError { line, refusal: Box::new(refusal) }
}

struct Validate<'a> {
    record: &'a Record,
    args: &'a Args,
}

impl games::Visitor for Validate<'_> {
    type Out = Result<Report, RecordError>;

    fn visit<G: Game>(self) -> Self::Out {
        let Self { record, args } = self;
        let replayed = validate::<G>(record, args.to.unwrap_or(usize::MAX))?;
        if args.verify {
            verify(record, &replayed).map_err(|error| unproven(&error))?;
        }
        let pending = replayed.game.pending();
        Ok(Report {
            game: G::ID,
            name: G::NAME,
            seats: record.seats.clone(),
            events: replayed.events.len(),
            over: pending == Pending::Over,
            waits_for: waits_for(pending),
            verified: args.verify.then_some(true),
            lines: match args.lines() {
                Some((from, _)) => Some(shown(record, &replayed, from)?),
                None => None,
            },
            standings: replayed.game.standings(),
        })
    }
}

fn shown<G: Game>(
    record: &Record,
    replayed: &Replayed<G>,
    from: usize,
) -> Result<Vec<Shown>, RecordError> {
    let start = validate::<G>(&Record { events: Vec::new(), ..record.clone() }, 0)?;
    let mut game = start.game;
    let mut lines = Vec::new();
    for (index, (line, event)) in replayed.events.iter().enumerate() {
        let (event_text, mut seen) = (event.to_string(), None);
        if index >= start.events.len() {
            seen = told(&game, event);
            game.evolve(event);
        }
        if *line >= from {
            let (line, event) = (*line, event_text);
            lines.push(Shown { line, event, seen, told: None, remarks: Vec::new() });
        }
    }
    Ok(lines)
}

fn waits_for(pending: Pending) -> String {
    let seats = pending.seats().map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ");
    match pending {
        _ if pending.seats().len() == 1 => format!("waiting for seat {seats}"),
        Pending::One(_) | Pending::All(_) => format!("waiting for each of seats {seats}"),
        Pending::Any(_) => format!("waiting for the first of seats {seats}"),
        Pending::Throw => "waiting for the dice".to_owned(),
        Pending::Rules => "waiting for the rules".to_owned(),
        Pending::Over => "over".to_owned(),
    }
}

fn show(report: &Report, console: &mut Console<'_>) -> std::io::Result<()> {
    let mut facts =
        vec![counted(report.events as u64, "event", "events"), report.waits_for.clone()];
    if report.verified.is_some() {
        facts.push("dice as promised".to_owned());
    }
    console.line(format_args!("{}: {}", styled(STRONG, report.name), facts.join(", ")))?;
    if let Some(lines) = &report.lines {
        console.line("")?;
        let width = lines.last().map_or(0, |shown| shown.line.to_string().len());
        for Shown { line, event, told, remarks, .. } in lines {
            let text = told.as_ref().unwrap_or(event);
            console.line(format_args!("{}  {text}", styled(FAINT, format!("{line:>width$}"))))?;
            for remark in remarks {
                let remark = format!("{:>width$}  {REMARK} {remark}", "");
                console.line(format_args!("{}", styled(FAINT, remark.trim_end().to_owned())))?;
            }
        }
    }
    let mut table = Table::new([
        ("rank", Align::Right),
        ("seat", Align::Right),
        ("name", Align::Left),
        ("score", Align::Right),
        ("parts", Align::Left),
    ]);
    let mut standings: Vec<&Standing> = report.standings.iter().collect();
    standings.sort_by_key(|standing| standing.rank);
    for standing in standings {
        let parts: Vec<String> =
            standing.parts.iter().map(|part| format!("{} {}", part.name, part.points)).collect();
        table.row([
            standing.rank.to_string(),
            standing.seat.to_string(),
            report.seats.get(standing.seat.index()).cloned().unwrap_or_default(),
            standing.score.to_string(),
            parts.join(", "),
        ]);
    }
    console.line("")?;
    console.text(table)
}
