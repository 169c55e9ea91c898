//! Where a game on the table begins: at its beginning, or in the middle of
//! another one, to try something out there.

use engine::{AnyMatch, DataFile, Line, Record, RecordError, Refusal, Secret};

use crate::event::RULES;
use crate::play::Play;
use crate::{Entropy, Millis, Phase, Recorded, Sealed, Setup, Table, TableEvent, TableRefused};

/// What a game begins with besides its options.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Beginning {
    pub(crate) files: Vec<DataFile>,
    /// The game that it goes on from, up to there.
    pub(crate) from: Option<Record>,
}

impl Beginning {
    /// With these files alone.
    pub(crate) fn with(files: Vec<DataFile>) -> Self {
        Self { files, from: None }
    }

    /// A match of what `setup` names.
    pub(crate) fn start(
        &self,
        setup: &Setup,
        names: Vec<String>,
        secret: Secret,
    ) -> Result<Box<dyn AnyMatch>, Refusal> {
        let Some(from) = &self.from else {
            return games::new_match(&setup.game, &setup.options, &self.files, names, secret)
                .ok_or_else(|| no_such_game(&setup.game))?
                .map_err(|error| Refusal::from_reason(&error));
        };
        continued(&Record { seats: names, ..from.clone() }, secret).map_err(|error| *error.refusal)
    }

    /// The game as it is after `lines`, and no further.
    pub(crate) fn resume(
        &self,
        setup: &Setup,
        names: Vec<String>,
        secret: Secret,
        lines: &[String],
    ) -> Result<Box<dyn AnyMatch>, Refusal> {
        let nothing = || Refusal::from(TableRefused::NothingToUndo);
        let game = if self.from.is_none() {
            let (game, options) = (&setup.game, &setup.options);
            games::resume_match(game, options, &self.files, names, secret, lines)
                .ok_or_else(|| no_such_game(game))??
        } else {
            // Only what came since then was thrown here.
            let mut game = self.start(setup, names, secret)?;
            let since = lines.get(game.len()..).ok_or_else(nothing)?;
            if !since.is_empty() {
                game.apply_stored(&since.iter().map(String::as_str).collect::<Vec<_>>())?;
            }
            game
        };
        if game.len() == lines.len() { Ok(game) } else { Err(nothing()) }
    }
}

impl Table {
    /// The event with which the game goes on from the first `steps` events of
    /// `record`, as a replay counts them, to try something out. It counts for
    /// nothing. While a clock runs nobody can come in, so it goes on from
    /// before. Only for a host that trusts whoever brings the record.
    pub fn tries_out(
        &self,
        record: &Record,
        steps: usize,
        now: Millis,
        entropy: &Entropy,
    ) -> Result<Recorded, Refusal> {
        if self.phase() != Phase::Lobby {
            return Err(TableRefused::LobbyOnly.into());
        }
        let secret = Secret::new(*entropy);
        let from = position(record, steps)?;
        let text = from.to_string();
        let beginning = Beginning { files: Vec::new(), from: Some(from) };
        let (play, lines) = Play::new(&self.setup, beginning, self.names(), secret)?;
        if play.is_over() {
            return Err(TableRefused::PlayingOnly.into());
        }
        let (secret, from) = (Sealed(secret), Some(text));
        let event = TableEvent::Started { secret, lines, rules: RULES, from, day: None };
        Ok(Recorded { seq: self.seq + 1, at: now.max(self.at), command: None, event })
    }

    /// What a game begins with here, from the text of a record or anew.
    pub(crate) fn beginning(&self, from: Option<&str>) -> Result<Beginning, Refusal> {
        let Some(text) = from else { return Ok(Beginning::with(self.files())) };
        let from: Record = text.parse().map_err(|error: RecordError| *error.refusal)?;
        Ok(Beginning { files: Vec::new(), from: Some(from) })
    }

    /// Whether its game goes on from another one, to try something out.
    pub fn is_what_if(&self) -> bool {
        self.play.as_ref().is_some_and(Play::is_what_if)
    }
}

/// The record up to there, or to where no clock ran.
fn position(record: &Record, steps: usize) -> Result<Record, Refusal> {
    // What it throws beyond its end is cut off.
    let game_of = |events: Vec<Line>| {
        continued(&Record { events, secret: None, ..record.clone() }, Secret::numbered(0, 0))
            .map_err(|error| *error.refusal)
    };
    let whole = game_of(record.events.clone())?;
    let line = |index: usize| whole.event(index).map(|text| Line { number: index + 1, text });
    let lines: Vec<Line> = (0..whole.len()).map_while(line).collect();
    // A replay does not count what the rules do before anybody does anything.
    let set_up = lines.iter().take_while(|line| line.text.starts_with('=')).count();
    let mut end = (set_up + steps).min(lines.len());
    while end > 0 && game_of(lines[..end].to_vec())?.deadline().is_some() {
        end -= 1;
    }
    Ok(Record { events: lines[..end].to_vec(), secret: None, ..record.clone() })
}

fn continued(record: &Record, secret: Secret) -> Result<Box<dyn AnyMatch>, RecordError> {
    games::continue_match(record, secret).unwrap_or_else(|| {
        Err(RecordError { line: 0, refusal: Box::new(no_such_game(&record.game)) })
    })
}

fn no_such_game(game: &str) -> Refusal {
    TableRefused::NoSuchGame { game: game.to_owned() }.into()
}
