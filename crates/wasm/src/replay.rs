//! Going through a finished game step by step.

use engine::{
    Game, Record, RecordError, Refusal, Replayed, Standing, VerifyError, Viewer, replay_trusted,
    told, validate, verify,
};
use serde::Serialize;
use serde_json::Value;

/// A game to look at, from before its first event to its last.
#[derive(Debug, PartialEq, Serialize)]
pub struct Replay {
    /// Id of the game.
    pub game: String,
    /// What was chosen beforehand.
    pub options: Vec<(String, String)>,
    /// Who played, by seat.
    pub names: Vec<String>,
    /// The game before the first event, then after each.
    pub steps: Vec<Step>,
    /// How it ended, or stands.
    pub standings: Vec<Standing>,
    /// Whether every throw was fixed before the game began; if not, why that
    /// cannot be said.
    pub dice: Result<(), VerifyError>,
}

/// How things stood after an event.
#[derive(Debug, PartialEq, Serialize)]
pub struct Step {
    /// The event in the notation of the game; empty for the beginning.
    pub event: String,
    /// The same with what was to be seen of it, where that is more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told: Option<String>,
    /// What somebody who watched saw.
    pub view: Value,
}

/// Reads a record to be looked at. It is played through, but what came of a
/// turn in a simulated world is shown as it was written down.
pub fn replay(text: &str) -> Result<Replay, RecordError> {
    play(text, false)
}

/// Reads a record that nobody has to be trusted for: simulated worlds are
/// simulated again.
pub fn check(text: &str) -> Result<Replay, RecordError> {
    play(text, true)
}

fn play(text: &str, judged: bool) -> Result<Replay, RecordError> {
    struct Play<'a> {
        record: &'a Record,
        judged: bool,
    }
    impl games::Visitor for Play<'_> {
        type Out = Result<Replay, RecordError>;
        fn visit<G: Game>(self) -> Self::Out {
            let record = self.record;
            let start = validate::<G>(&Record { events: Vec::new(), ..record.clone() }, 0)?;
            let whole: Replayed<G> =
                if self.judged { validate(record, usize::MAX)? } else { replay_trusted(record)? };
            let mut game = start.game;
            let mut steps = vec![step(String::new(), None, &game)];
            for (_, event) in whole.events.iter().skip(start.events.len()) {
                let told = told(&game, event);
                game.evolve(event);
                steps.push(step(event.to_string(), told, &game));
            }
            Ok(Replay {
                game: record.game.clone(),
                options: record.options.clone(),
                names: record.seats.clone(),
                steps,
                standings: game.standings(),
                dice: verify(record, &whole),
            })
        }
    }
    let record: Record = text.parse()?;
    games::visit(&record.game, Play { record: &record, judged }).unwrap_or_else(|| {
        let refused = table::TableRefused::NoSuchGame { game: record.game.clone() };
        Err(RecordError { line: 0, refusal: Box::new(Refusal::from_reason(&refused)) })
    })
}

fn step<G: Game>(event: String, told: Option<String>, game: &G) -> Step {
    // Views are plain data with string keys; the laws serialise each one.
    let view = serde_json::to_value(game.view(Viewer::Spectator)).unwrap_or(Value::Null);
    Step { event, told, view }
}
