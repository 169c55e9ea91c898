//! Lessons: a record with questions in its comments, played by somebody who
//! learns the game. `docs/lessons.md` defines the format.
//!
//! The learner has seat 1 and makes its moves; everything else, dice included,
//! comes from the record. What the rules refuse is refused with their reason,
//! and what they allow is compared with what the lesson asks for.

use engine::{AnyMatch, Line, Pending, Record, RecordError, Refusal, Seat, Secret, Stamp, Viewer};
use insight::Weighed;
use protocol::{Choices, LogLine, Phase, RaceState, SeatState, Sitter, Standing, State};
use serde::Serialize;
use table::{BotLevel, Clock, Setup};

/// How the comments begin that ask something.
const SIGN: &str = "#?";
/// How a position begins.
const SCENE: &str = "kiste record 1";
/// Whoever learns.
const LEARNER: Seat = Seat::new(0);

/// A lesson that holds together: every move of it is by the rules, and every
/// question has its answer.
pub struct Lesson {
    scenes: Vec<Scene>,
    steps: Vec<Step>,
}

/// A position and how it goes on.
struct Scene {
    record: Record,
    /// All of its events, also those that the record leaves to the rules.
    told: Vec<String>,
    /// The moves among them.
    moves: Vec<usize>,
}

/// A question.
struct Step {
    id: String,
    scene: usize,
    /// The learner's move that answers it, counted among the moves of the scene.
    at: usize,
    /// Answers that are as good, unless something is said about them.
    also: Vec<Answers>,
    /// What is said about some that are not.
    hints: Vec<(Answers, String)>,
}

/// Moves of a kind: in both patterns, `*` stands for anything.
struct Answers {
    action: String,
    /// What has to come of them, if that matters: one of the lines that follow.
    brings: Option<String>,
}

impl Answers {
    /// “MOVE” or “MOVE -> LINE”.
    fn new(pattern: &str) -> Self {
        let (action, brings) = pattern
            .split_once("->")
            .map_or((pattern, None), |(action, line)| (action, Some(line.trim().to_owned())));
        Self { action: action.trim().to_owned(), brings }
    }

    fn include(&self, action: &str, Frame { lines, .. }: &Frame) -> bool {
        let texts = || lines.iter().skip(1).filter_map(|line| line.text.as_deref());
        let brought = |pattern: &String| texts().any(|text| fits(pattern, text));
        fits(&self.action, action) && self.brings.as_ref().is_none_or(brought)
    }
}

/// All that a page shows of a lesson.
#[derive(Debug, PartialEq, Serialize)]
pub struct LessonPlan {
    /// Id of the game.
    pub game: String,
    /// Positions, each from before its first move to after its last.
    pub scenes: Vec<Vec<Frame>>,
    /// The questions.
    pub steps: Vec<StepPlan>,
}

/// How things stand after a move and all that followed from it.
#[derive(Debug, PartialEq, Serialize)]
pub struct Frame {
    /// What happened since the one before.
    pub lines: Vec<LogLine>,
    /// What the learner sees.
    pub state: State,
}

/// Where a question is asked.
#[derive(Debug, PartialEq, Serialize)]
pub struct StepPlan {
    /// Key of its texts.
    pub id: String,
    /// The position.
    pub scene: usize,
    /// The frame in which the learner answers.
    pub frame: usize,
    /// The answer in the record.
    pub answer: String,
}

/// What is said to an answer.
#[derive(Debug, PartialEq, Serialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
pub enum Verdict {
    /// The rules do not allow it.
    Refused {
        /// Why.
        refusal: Refusal,
    },
    /// It can be done, but is not what was asked for.
    Missed {
        /// Key of what is said to it, if it is nothing general.
        hint: Option<String>,
        /// What would come of it.
        frame: Box<Frame>,
        /// What the answer is worth beyond it, where that is known.
        weighed: Option<Weighed>,
    },
    /// Right: the record goes on with it.
    Right {
        /// What it is worth beyond the next best, where that is known.
        weighed: Option<Weighed>,
    },
    /// As good as what the record goes on with.
    AlsoRight {
        /// What comes of it.
        frame: Box<Frame>,
    },
}

/// A lesson that cannot be given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonError {
    /// From 1.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

impl std::fmt::Display for LessonError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::str::FromStr for Lesson {
    type Err = LessonError;

    fn from_str(text: &str) -> Result<Self, LessonError> {
        let mut this = Self { scenes: Vec::new(), steps: Vec::new() };
        let begins = |line: &str| line.trim() == SCENE;
        let lines: Vec<&str> = text.lines().collect();
        let starts: Vec<usize> = (0..lines.len()).filter(|&at| begins(lines[at])).collect();
        for (nth, &start) in starts.iter().enumerate() {
            let end = starts.get(nth + 1).copied().unwrap_or(lines.len());
            this.read_scene(&lines[start..end]).map_err(|error| LessonError {
                line: start + error.line.max(1),
                reason: error.reason,
            })?;
        }
        let games = || this.scenes.iter().map(|scene| &scene.record.game);
        let wrong = |reason: &str| Err(LessonError { line: 1, reason: reason.to_owned() });
        if games().zip(games().skip(1)).any(|(one, next)| one != next) {
            return wrong("a lesson is about one game");
        }
        if this.steps.is_empty() {
            return wrong("a lesson asks something: “#? NAME” before a move of seat 1");
        }
        Ok(this)
    }
}

impl Lesson {
    fn read_scene(&mut self, lines: &[&str]) -> Result<(), LessonError> {
        let record: Record = lines.join("\n").parse().map_err(|error: RecordError| {
            LessonError { line: error.line, reason: error.refusal.to_string() }
        })?;
        let whole = continued(&record)
            .map_err(|error| LessonError { line: error.line, reason: error.refusal.to_string() })?;
        let told: Vec<String> = (0..whole.len()).filter_map(|index| whole.event(index)).collect();
        let moves: Vec<usize> =
            (0..told.len()).filter(|&index| mover(&told[index]).is_some()).collect();
        let scene = self.scenes.len();

        // Moves stand in the order of their lines, which effects do not change.
        let mut at = 0;
        let mut asked: Option<(usize, Step)> = None;
        for (index, line) in lines.iter().enumerate().map(|(index, line)| (index + 1, line.trim()))
        {
            let wrong = |reason: &str| LessonError { line: index, reason: reason.to_owned() };
            if let Some(words) = line.strip_prefix(SIGN).map(str::trim) {
                let (first, rest) = words.split_once(' ').unwrap_or((words, ""));
                match (first, rest.trim(), &mut asked) {
                    ("or", pattern, Some((_, step))) => step.also.push(Answers::new(pattern)),
                    ("not", rule, Some((_, step))) => {
                        let (pattern, hint) = rule
                            .rsplit_once(':')
                            .ok_or_else(|| wrong("“#? not MOVE: HINT” names a hint"))?;
                        step.hints.push((Answers::new(pattern), hint.trim().to_owned()));
                    }
                    (id, "", None) if !id.is_empty() => {
                        let (also, hints) = (Vec::new(), Vec::new());
                        asked = Some((index, Step { id: id.to_owned(), scene, at, also, hints }));
                    }
                    (_, _, Some(_)) => {
                        return Err(wrong("the question before has no answer yet"));
                    }
                    _ => return Err(wrong("a question is “#? NAME”, and then “or” and “not”")),
                }
            } else if record.events.iter().any(|event| event.number == index)
                && mover(line).is_some()
            {
                if let Some((_, step)) = asked.take_if(|_| mover(line) == Some(LEARNER)) {
                    self.steps.push(Step { at, ..step });
                }
                at += 1;
            }
        }
        if let Some((line, _)) = asked {
            let reason = "the question has no answer: a move of seat 1 follows it".to_owned();
            return Err(LessonError { line, reason });
        }
        self.scenes.push(Scene { record, told, moves });
        Ok(())
    }

    /// All that a page shows of it.
    pub fn plan(&self) -> Result<LessonPlan, Refusal> {
        let frames = |scene: &Scene| -> Result<Vec<Frame>, Refusal> {
            (0..=scene.moves.len()).map(|at| scene.frame(at)).collect()
        };
        let answer = |step: &Step| self.scenes[step.scene].answer(step.at).0.to_owned();
        Ok(LessonPlan {
            game: self.scenes[0].record.game.clone(),
            scenes: self.scenes.iter().map(frames).collect::<Result<_, _>>()?,
            steps: self
                .steps
                .iter()
                .map(|step| StepPlan {
                    id: step.id.clone(),
                    scene: step.scene,
                    frame: step.at,
                    answer: answer(step),
                })
                .collect(),
        })
    }

    /// What is said to `action` as the answer to question `step`.
    pub fn judge(&self, step: usize, action: &str) -> Verdict {
        let judged = || -> Result<Verdict, Refusal> {
            let step = self.steps.get(step).ok_or_else(no_such_step)?;
            let scene = &self.scenes[step.scene];
            let mut game = scene.before(step.at)?;
            let (right, stamp) = scene.answer(step.at);
            let stamped = stamp.map_or(action.to_owned(), |stamp| format!("{action} {stamp}"));
            game.check(LEARNER, &stamped)?;
            // Turns of the wheel that are known need not be simulated again.
            let right_one = |game: &dyn AnyMatch| Verdict::Right {
                weighed: insight::compare(game, LEARNER, right, None),
            };
            if action.trim() == right {
                return Ok(right_one(&*game));
            }
            let position = game.boxed_clone();
            let before = game.len();
            game.act(LEARNER, &stamped)?;
            // Many moves can be written in more than one way.
            let written = game.event(before).unwrap_or_default();
            let action = action_of(&written).0;
            if action == right {
                return Ok(right_one(&*position));
            }
            let frame = Box::new(scene.seen(&*game, before, step.at + 1));
            let known = |answers: &Answers| answers.include(action, &frame);
            let hint = step.hints.iter().find(|(answers, _)| known(answers));
            if hint.is_none() && step.also.iter().any(known) {
                return Ok(Verdict::AlsoRight { frame });
            }
            let hint = hint.map(|(_, hint)| hint.clone());
            let weighed = insight::compare(&*position, LEARNER, right, Some(action));
            Ok(Verdict::Missed { hint, frame, weighed })
        };
        judged().unwrap_or_else(|refusal| Verdict::Refused { refusal })
    }

    /// Where the learner would stand after `action`.
    pub fn preview(&self, step: usize, action: &str) -> Result<Standing, Refusal> {
        let step = self.steps.get(step).ok_or_else(no_such_step)?;
        let scene = &self.scenes[step.scene];
        let (_, stamp) = scene.answer(step.at);
        let stamped = stamp.map_or(action.to_owned(), |stamp| format!("{action} {stamp}"));
        scene.before(step.at)?.preview(LEARNER, &stamped)
    }
}

impl Scene {
    /// The game before move `at`, or after the last.
    fn before(&self, at: usize) -> Result<Box<dyn AnyMatch>, Refusal> {
        let events = self.told[..self.end_of(at)]
            .iter()
            .enumerate()
            .map(|(index, text)| Line { number: index + 1, text: text.clone() })
            .collect();
        continued(&Record { events, ..self.record.clone() }).map_err(|error| *error.refusal)
    }

    /// How many events there are before move `at`.
    fn end_of(&self, at: usize) -> usize {
        self.moves.get(at).copied().unwrap_or(self.told.len())
    }

    /// What the learner does as move `at`, and the moment written with it.
    fn answer(&self, at: usize) -> (&str, Option<Stamp>) {
        action_of(self.moves.get(at).map_or("", |&index| self.told[index].as_str()))
    }

    fn frame(&self, at: usize) -> Result<Frame, Refusal> {
        let since = if at == 0 { 0 } else { self.end_of(at - 1) };
        Ok(self.seen(&*self.before(at)?, since, at))
    }

    /// What the learner sees of a game, and of what happened `since`.
    fn seen(&self, game: &dyn AnyMatch, since: usize, at: usize) -> Frame {
        let line = |index: usize| {
            let text = game.event(index).unwrap_or_default();
            let readable = game.audience(index).is_some_and(|who| who.seats.contains(LEARNER));
            let told = game.told(index).filter(|_| readable).map(str::to_owned);
            LogLine { seat: mover(&text), text: readable.then_some(text), told }
        };
        let asked = game.pending().seats();
        let race = game.deadline().map(|_| {
            // Time has passed, and stands still.
            let (_, stamp) = self.answer(at);
            let since = stamp.map_or(0, |stamp| stamp.at.millis());
            RaceState { countdown: None, waits: None, since: Some(since), deadline: None }
        });
        let choices = (race.is_none() && asked.contains(LEARNER)).then(|| {
            let (list, complete) = game.first_choices(LEARNER, table::MAX_CHOICES);
            Choices { list, complete }
        });
        let over = game.pending() == Pending::Over;
        Frame {
            lines: (since..game.len()).map(line).collect(),
            state: State {
                seq: 0,
                now: 0,
                you: Some(LEARNER),
                phase: if over { Phase::Over } else { Phase::Playing },
                title: game.name().to_owned(),
                setup: Setup {
                    game: game.id().to_owned(),
                    options: game.record().options,
                    sheets: Vec::new(),
                    clock: Clock::None,
                    evening: Vec::new(),
                },
                offer: None,
                invite: None,
                seats: self.seats(),
                commitment: None,
                view: game.view(Viewer::Seat(LEARNER)),
                pending: asked.collect(),
                asked: asked.contains(LEARNER).then_some(at as u64),
                choices,
                race,
                evening: None,
                can_undo: false,
                rewind: None,
                wish: None,
                taken_back: None,
                hints: None,
                what_if: false,
                day: None,
                series: None,
                standings: over.then(|| game.standings()),
                reveal: None,
            },
        }
    }

    fn seats(&self) -> Vec<SeatState> {
        let sitter = |seat: Seat, name: &str| {
            let name = name.to_owned();
            if seat == LEARNER {
                Sitter::Person { name, connected: true, ready: true, stand_in: None }
            } else {
                Sitter::Bot { name, level: BotLevel::Easy }
            }
        };
        let named = self.record.seats.iter().enumerate();
        named
            .map(|(index, name)| {
                let seat = Seat::new(index as u8);
                let (sitter, host) = (sitter(seat, name), seat == LEARNER);
                SeatState { seat, sitter, host, deadline: None, bot_from: None, reading: false }
            })
            .collect()
    }
}

/// The match that goes on where a record ends. What it throws is no secret.
fn continued(record: &Record) -> Result<Box<dyn AnyMatch>, RecordError> {
    games::continue_match(record, Secret::numbered(0, 0)).unwrap_or_else(|| {
        let refused = table::TableRefused::NoSuchGame { game: record.game.clone() };
        Err(RecordError { line: 0, refusal: Box::new(Refusal::from_reason(&refused)) })
    })
}

/// What a move is, without its player and its moment; and that moment.
fn action_of(line: &str) -> (&str, Option<Stamp>) {
    let action = line.split_once(": ").map_or("", |(_, action)| action);
    Stamp::split(action).unwrap_or((action, None))
}

/// Whose move this line is, if it is one.
fn mover(line: &str) -> Option<Seat> {
    line.split_once(':').and_then(|(who, _)| who.parse().ok())
}

/// Whether `text` is what `pattern` says, in which `*` stands for anything.
fn fits(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((head, rest)) => text.strip_prefix(head).is_some_and(|tail| {
            (0..=tail.len())
                .filter(|&at| tail.is_char_boundary(at))
                .any(|at| fits(rest, &tail[at..]))
        }),
    }
}

fn no_such_step() -> Refusal {
    Refusal::new("no-such-step", "the lesson has no such question")
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn a_star_stands_for_anything() {
        for (pattern, text) in [
            ("pull 800", "pull 800"),
            ("pull *", "pull 800"),
            ("*", ""),
            ("put * in *", "put a in b"),
        ] {
            assert!(fits(pattern, text), "{pattern} {text}");
        }
        for (pattern, text) in
            [("pull 800", "pull 80"), ("pull *", "put 800"), ("", "x"), ("*a", "b")]
        {
            assert!(!fits(pattern, text), "{pattern} {text}");
        }
    }
}
