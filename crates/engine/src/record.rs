//! Records: a match as plain text that a person can read, write and check.
//!
//! `docs/notation.md` defines the format. In short:
//!
//! ```text
//! kiste record 1
//! game: pig
//! option: target=20
//! seat 1: Mia
//! seat 2: Tom
//! commitment: 5f0c…            (optional)
//!
//! 1: roll                      # what seat 1 does
//! throw: 6                     # what chance brings
//! = turn 2                     # what the rules do; may be left out
//! undone 1: 3                  # seat 1 took the last three events back
//!
//! seed: 9a…                    (once the game is over)
//! salt: 07…
//! ```

use std::fmt::{self, Display, Write as _};
use std::str::FromStr;

use crate::matches::{check_event, is_computed, set_up};
use crate::{
    Commitment, DataFile, Dice, Event, EventOf, Game, Match, NotationError, Options, Pending,
    Refusal, Refused, Seat, Secret, SetupError, read_options,
};

const MAGIC: &str = "kiste record 1";

/// Longest text taken for a record: far above any game, far below trouble.
pub const MAX_RECORD_BYTES: usize = 16 << 20;
/// Most lines of a record that take something back: each has the game played
/// again from its beginning.
pub const MAX_UNDONE: usize = 1_000;
/// How a line begins that takes something back.
const UNDONE: &str = "undone ";

/// A record as written, its events not yet validated.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Record {
    /// Id of the game.
    pub game: String,
    /// Options as written, in order.
    pub options: Vec<(String, String)>,
    /// Sheets of the owner that the game is played on.
    pub files: Vec<DataFile>,
    /// Names of the players, by seat.
    pub seats: Vec<String>,
    /// What was promised about the dice.
    pub commitment: Option<Commitment>,
    /// One event a line.
    pub events: Vec<Line>,
    /// What the promise was about.
    pub secret: Option<Secret>,
}

/// A line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1, as editors count.
    pub number: usize,
    /// Without comment and blanks around it.
    pub text: String,
}

/// A record that cannot be read or is against the rules, with the place.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("line {line}: {refusal}")]
pub struct RecordError {
    /// From 1; 0 if the mistake is in no line.
    pub line: usize,
    /// What is wrong.
    pub refusal: Box<Refusal>,
}

impl RecordError {
    fn new<E: std::error::Error + serde::Serialize>(line: usize, error: &E) -> Self {
        Self { line, refusal: Box::new(Refusal::from_reason(error)) }
    }

    fn unreadable(line: usize, found: &str, expected: &'static str) -> Self {
        let error: Refused<SetupError> = NotationError::new(found, expected).into();
        Self::new(line, &error)
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        if text.len() > MAX_RECORD_BYTES {
            return Err(RecordError::unreadable(1, text, "a record of at most 16 MiB"));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line))
            .filter(|(_, line)| !uncommented(line).is_empty());

        let (number, first) = lines.next().unwrap_or((1, ""));
        if uncommented(first) != MAGIC {
            return Err(RecordError::unreadable(
                number,
                uncommented(first),
                "the first line of a record, “kiste record 1”",
            ));
        }

        let mut record = Self::default();
        let (mut seed, mut salt) = (None, None);
        for (number, raw) in lines {
            let line = uncommented(raw);
            // A sheet's own lines stand behind `|`, with their `#` untouched.
            if let Some(own) = raw.trim_start().strip_prefix('|') {
                let Some(file) = record.files.last_mut() else {
                    return Err(RecordError::unreadable(
                        number,
                        line,
                        "behind a “sheet: NAME” line",
                    ));
                };
                file.text.push_str(own.strip_prefix(' ').unwrap_or(own));
                file.text.push('\n');
                continue;
            }
            let (key, value) = line.split_once(':').unwrap_or((line, ""));
            let (key, value) = (key.trim(), value.trim());
            let hex = |error: NotationError| RecordError::unreadable(number, value, error.expected);
            match key {
                "game" => value.clone_into(&mut record.game),
                "option" => {
                    let (key, value) = value.split_once('=').ok_or_else(|| {
                        RecordError::unreadable(number, value, "an option, “key=value”")
                    })?;
                    record.options.push((key.trim().to_owned(), value.trim().to_owned()));
                }
                "sheet" => {
                    let name = value.to_owned();
                    record.files.push(DataFile { name, text: String::new() });
                }
                "commitment" => record.commitment = Some(value.parse().map_err(hex)?),
                "seed" => seed = Some(value.parse().map_err(hex)?),
                "salt" => salt = Some(value.parse().map_err(hex)?),
                _ if key.starts_with("seat ") => {
                    let due = format!("seat {}", record.seats.len() + 1);
                    if key != due {
                        return Err(RecordError::unreadable(
                            number,
                            key,
                            "the next seat; seats are listed from 1 without gaps",
                        ));
                    }
                    record.seats.push(value.to_owned());
                }
                _ => record.events.push(Line { number, text: line.to_owned() }),
            }
        }
        if let (Some(seed), Some(salt)) = (seed, salt) {
            record.secret = Some(Secret { seed, salt });
        }
        if record.game.is_empty() {
            return Err(RecordError::unreadable(1, "", "a record without the line “game: ID”"));
        }
        Ok(record)
    }
}

/// A line without its comment: `#` at the start or behind a blank.
fn uncommented(line: &str) -> &str {
    let end = line
        .match_indices('#')
        .map(|(at, _)| at)
        .find(|&at| at == 0 || line[..at].ends_with([' ', '\t']))
        .unwrap_or(line.len());
    line[..end].trim()
}

impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MAGIC}\ngame: {}", self.game)?;
        for (key, value) in &self.options {
            writeln!(f, "option: {key}={value}")?;
        }
        for file in &self.files {
            writeln!(f, "sheet: {}", one_line(&file.name))?;
            for line in file.text.lines() {
                writeln!(f, "| {line}")?;
            }
        }
        for (index, name) in self.seats.iter().enumerate() {
            writeln!(f, "seat {}: {}", index + 1, one_line(name))?;
        }
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment: {commitment}")?;
        }
        f.write_char('\n')?;
        for line in &self.events {
            writeln!(f, "{}", line.text)?;
        }
        if let Some(Secret { seed, salt }) = &self.secret {
            writeln!(f, "\nseed: {seed}\nsalt: {salt}")?;
        }
        Ok(())
    }
}

/// A player's name cannot smuggle lines or comments into a record.
fn one_line(name: &str) -> String {
    let clean: String =
        name.chars().map(|c| if c.is_control() || c == '#' { ' ' } else { c }).collect();
    clean.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl<G: Game> Match<G> {
    /// The match as a record. The secret is in it once the game is over.
    pub fn record(&self) -> Record {
        Record {
            game: G::ID.to_owned(),
            options: self.options().pairs().into_iter().map(|(k, v)| (k.to_owned(), v)).collect(),
            files: self.options().attached(),
            seats: self.names().to_vec(),
            commitment: Some(self.commitment()),
            events: self
                .events()
                .iter()
                .map(|event| Line { number: 0, text: event.to_string() })
                .collect(),
            secret: self.reveal(),
        }
    }
}

impl<G: Game> Match<G> {
    /// A match that goes on where a record ends, with the throws as they are
    /// written there; those to come are fixed by `secret`, and if dice are due
    /// at its end they are thrown. For positions that somebody wants to try out,
    /// never for a game that counts.
    pub fn continued(record: &Record, secret: Secret) -> Result<Self, RecordError> {
        let setup = |error: SetupError| RecordError::new(0, &error);
        let replayed = replay_trusted::<G>(record)?;
        let options = options_of::<G>(record).map_err(setup)?;
        let game = set_up::<G>(&options, record.seats.len()).map_err(setup)?;
        let events = replayed.events.into_iter().map(|(_, event)| event);
        Ok(Self::of_events(game, options, record.seats.clone(), secret, events))
    }
}

/// A record that has been played through up to some line.
#[derive(Clone, Debug)]
pub struct Replayed<G: Game> {
    /// The state after the last event played.
    pub game: G,
    /// Every event with its line, those that the record leaves to the rules
    /// included, under the line that brought them about.
    pub events: Vec<(usize, EventOf<G>)>,
}

/// Plays a record through, taking the dice from it, up to and including line
/// `last`. Lines for what the rules do by themselves may be left out.
pub fn validate<G: Game>(record: &Record, last: usize) -> Result<Replayed<G>, RecordError> {
    play_through(record, last, |_, _, _| false)
}

/// Plays a record through to look at it: like [`validate`], but an action in a
/// [simulated](crate::Cost::Simulated) world is taken as written together with
/// what came of it, since computing a whole game of it again takes minutes.
pub fn replay_trusted<G: Game>(record: &Record) -> Result<Replayed<G>, RecordError> {
    play_through(record, usize::MAX, is_computed)
}

/// What a record was played with. Only the software commits to its dice, and by
/// now it puts in whatever file is played with: without one it is an old one.
fn options_of<G: Game>(record: &Record) -> Result<G::Options, SetupError> {
    let mut options: G::Options = read_options(&record.options, &record.files)?;
    if record.commitment.is_some() && record.files.is_empty() {
        options.as_before();
    }
    Ok(options)
}

fn play_through<G: Game>(
    record: &Record,
    last: usize,
    trusts: impl Fn(&G, &EventOf<G>, bool) -> bool,
) -> Result<Replayed<G>, RecordError> {
    let setup = |error: SetupError| RecordError::new(0, &error);
    let options = options_of::<G>(record).map_err(setup)?;
    let mut replayed = Replayed {
        game: set_up::<G>(&options, record.seats.len()).map_err(setup)?,
        events: vec![],
    };

    let mut lines = record.events.iter().take_while(|line| line.number <= last).peekable();
    let mut undone = 0;
    while let Some(line) = lines.next() {
        if let Some(what) = line.text.strip_prefix(UNDONE) {
            undone += 1;
            replayed.follow_up(line.number);
            let count = undone_events(what, record.seats.len()).filter(|_| undone <= MAX_UNDONE);
            let kept = count.and_then(|count| replayed.undo(count));
            let Some(kept) = kept else {
                let expected =
                    "“undone SEAT: HOW MANY” of the events before it, no throw among them";
                return Err(RecordError::unreadable(line.number, &line.text, expected));
            };
            let game = set_up::<G>(&options, record.seats.len()).map_err(setup)?;
            replayed = Replayed { game, events: Vec::new() };
            for (number, event) in kept {
                replayed.apply(number, event);
            }
            continue;
        }
        let told = lines.peek().is_some_and(|next| next.text.starts_with('='));
        let event: EventOf<G> = line.text.parse().map_err(|error: NotationError| {
            RecordError::new(line.number, &Refused::<G::Reason>::from(error))
        })?;
        let is_due = match &event {
            event if trusts(&replayed.game, event, told) => true,
            Event::Effect(effect) => replayed.follow_up_to(line.number, effect),
            Event::Act(..) | Event::Throw(_) => {
                replayed.follow_up(line.number);
                false
            }
        };
        if !is_due {
            check_event(&replayed.game, &event)
                .map_err(|refused| RecordError::new(line.number, &refused))?;
        }
        replayed.apply(line.number, event);
    }
    let line = replayed.events.last().map_or(0, |(line, _)| *line);
    replayed.follow_up(line);
    Ok(replayed)
}

/// A line that says that `seat` took the last `events` back.
pub fn undone_line(seat: Seat, events: usize) -> String {
    format!("{UNDONE}{seat}: {events}")
}

/// How many events such a line takes back.
fn undone_events(what: &str, players: usize) -> Option<usize> {
    let (seat, count) = what.split_once(':')?;
    let seat: Seat = seat.trim().parse().ok()?;
    count.trim().parse().ok().filter(|count| *count > 0 && seat.index() < players)
}

impl<G: Game> Replayed<G> {
    /// What is left without the last `count` events. What fell stays fallen:
    /// no throw can be taken back.
    fn undo(&mut self, count: usize) -> Option<Vec<(usize, EventOf<G>)>> {
        let kept = self.events.len().checked_sub(count)?;
        let thrown = self.events[kept..].iter().any(|(_, event)| matches!(event, Event::Throw(_)));
        if thrown {
            return None;
        }
        self.events.truncate(kept);
        Some(std::mem::take(&mut self.events))
    }

    fn apply(&mut self, line: usize, event: EventOf<G>) {
        self.game.evolve(&event);
        self.events.push((line, event));
    }

    /// Goes on to where `effect` is due, or time is up with it; whether there
    /// is such a place. The record may leave out what the rules did before.
    fn follow_up_to(&mut self, line: usize, effect: &G::Effect) -> bool {
        let Some(mut due) = self.game.next_effect() else {
            return self.game.timeout().as_ref() == Some(effect);
        };
        if due == *effect {
            return true;
        }
        let mut tried = self.clone();
        loop {
            tried.apply(line, Event::Effect(due));
            match tried.game.next_effect() {
                Some(next) if next != *effect => due = next,
                None if tried.game.timeout().as_ref() != Some(effect) => return false,
                _ => break,
            }
        }
        *self = tried;
        true
    }

    fn follow_up(&mut self, line: usize) {
        while self.game.pending() == Pending::Rules
            && let Some(effect) = self.game.next_effect()
        {
            self.apply(line, Event::Effect(effect));
        }
    }
}

/// Why the dice of a record are not the ones promised.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum VerifyError {
    /// The record does not reveal its seed.
    #[error("the record has no seed and salt; they are revealed when a game is over")]
    NoSecret,
    /// The record has no commitment from before the game.
    #[error("the record has no commitment, so nothing was promised about its dice")]
    NoCommitment,
    /// Seed and salt are not the ones committed to.
    #[error("seed and salt do not fit the commitment")]
    OtherSecret,
    /// The seed fixes another throw.
    #[error("line {line}: the seed fixes “{fixed}” here, not “{written}”")]
    OtherThrow {
        /// Where.
        line: usize,
        /// What the seed gives.
        fixed: String,
        /// What the record says.
        written: String,
    },
}

/// Checks every throw of a replayed record against the seed committed to.
pub fn verify<G: Game>(record: &Record, replayed: &Replayed<G>) -> Result<(), VerifyError> {
    let secret = record.secret.as_ref().ok_or(VerifyError::NoSecret)?;
    let commitment = record.commitment.ok_or(VerifyError::NoCommitment)?;
    if secret.commitment() != commitment {
        return Err(VerifyError::OtherSecret);
    }
    // The record was replayed with these very options, so they can be read.
    let Ok(options) = options_of::<G>(record) else { return Err(VerifyError::OtherSecret) };
    let Ok(mut game) = set_up::<G>(&options, record.seats.len()) else {
        return Err(VerifyError::OtherSecret);
    };
    let mut dice = Dice::new(&secret.seed);
    for (line, event) in &replayed.events {
        if let Event::Throw(written) = event {
            match game.throw(&mut dice) {
                Some(fixed) if fixed == *written => {}
                fixed => {
                    return Err(VerifyError::OtherThrow {
                        line: *line,
                        fixed: fixed.map_or_else(String::new, |throw| throw.to_string()),
                        written: written.to_string(),
                    });
                }
            }
        }
        game.evolve(event);
    }
    Ok(())
}
