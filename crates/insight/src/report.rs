//! What an analysis found. All shares are whole numbers, in parts of ten
//! thousand of a win, so that sums are exact.

use std::collections::BTreeMap;

use engine::Seat;
use serde::Serialize;
use ts_rs::{Config, TS};

/// A game, judged. The same record gives the same report everywhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Report {
    /// Id of the game.
    pub game: String,
    /// Who played, by seat.
    pub names: Vec<String>,
    /// What a whole win is counted as.
    pub whole: i32,
    /// Whether everything has been looked at, and not only the curve so far.
    pub complete: bool,
    /// How many of the events have been looked at, and how many there are.
    pub done: usize,
    /// See `done`.
    pub of: usize,
    /// Whether the game is over; if not, its result is what it is worth now.
    pub over: bool,
    /// Win shares before the first event and after each.
    pub curve: Vec<Point>,
    /// Every throw that could have been another one.
    pub throws: Vec<Throw>,
    /// Every decision between several choices.
    pub decisions: Vec<Decision>,
    /// What the game came to, by seat.
    pub seats: Vec<SeatTotals>,
}

/// Win shares by seat at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Point {
    /// How many events had happened.
    pub event: usize,
    /// The line of the record, 0 before its first event.
    pub line: usize,
    /// By seat; they add up to a whole win.
    pub shares: Vec<i32>,
}

/// A throw and what it was worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Throw {
    /// The event, counted from 1: the step of a replay that shows it.
    pub event: usize,
    /// The line of the record.
    pub line: usize,
    /// What fell, in the notation of the game.
    pub thrown: String,
    /// What each seat has of it beyond the mean of all that could have fallen.
    pub luck: Vec<i32>,
    /// Whether the mean is over all outcomes there are; otherwise some were
    /// drawn by chance, with a fixed seed.
    pub exact: bool,
    /// How many outcomes that were.
    pub outcomes: usize,
}

/// A decision and what it cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Decision {
    /// The event, counted from 1: the step of a replay that shows it.
    pub event: usize,
    /// The line of the record.
    pub line: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was done.
    pub chosen: String,
    /// What would have been best; the same if nothing was better.
    pub best: String,
    /// How many choices there were.
    pub choices: usize,
    /// What the seat lost of its share by not doing the best; never negative.
    pub cost: i32,
    /// Why the other choice was better, where that can be said.
    pub cause: Option<Cause>,
    /// Whether the seat could see everything that the judgement knew. If not,
    /// what was hidden from it was drawn anew for judging.
    pub open: bool,
}

/// Why one choice is better: a code and what its sentence speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Cause {
    /// Key of the sentence, in kebab-case.
    pub code: String,
    /// What the sentence speaks of.
    pub args: BTreeMap<String, String>,
    /// The English sentence.
    pub text: String,
}

/// What the game came to for one seat. `start`, `luck`, `gifts` and `rest`
/// less `cost` add up to `result`, exactly.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct SeatTotals {
    /// What the seat had before the first event.
    pub start: i32,
    /// All its luck with all throws.
    pub luck: i32,
    /// What its own decisions cost it.
    pub cost: i32,
    /// What it has of what the decisions of the others cost them.
    pub gifts: i32,
    /// What the model cannot tell: where its own judgement changed without a
    /// throw or a decision. The smaller, the surer the report.
    pub rest: i32,
    /// The win, or the part of it; in a game that is not over, what the
    /// position is worth.
    pub result: i32,
    /// The result without the luck.
    pub corrected: i32,
    /// How many decisions it had, and how many of them cost something.
    pub decisions: usize,
    /// See `decisions`.
    pub mistakes: usize,
}

/// How much can be said of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Insight {
    /// Luck and skill.
    Judged {
        /// What was found.
        report: Report,
    },
    /// How the game went, but not what luck and skill were.
    Told {
        /// What can be said.
        totals: Totals,
    },
}

/// How a game went that nobody can judge yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Totals {
    /// Id of the game.
    pub game: String,
    /// Who played, by seat.
    pub names: Vec<String>,
    /// Why there is no judgement.
    pub unsupported: Unsupported,
    /// Points of each seat before the first event and after each.
    pub points: Vec<Vec<i32>>,
    /// The events after which somebody else was ahead, counted from 1.
    pub turning_points: Vec<usize>,
    /// Decisions of each seat.
    pub decisions: Vec<usize>,
    /// The decisions after which most points changed, in the order in which they
    /// happened.
    pub moments: Vec<Moment>,
}

/// A decision after which points changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Moment {
    /// The event, counted from 1: the step of a replay that shows it.
    pub event: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was done, in the notation of the game.
    pub action: String,
    /// What it did to the points of each seat, until somebody decided again.
    pub changes: Vec<i32>,
}

/// Why a game is not judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Unsupported {
    /// Key of the sentence, in kebab-case.
    pub code: String,
    /// The English sentence.
    pub text: String,
}

/// The types of a report for the page.
pub fn report_types() -> String {
    let config = Config::new().with_large_int("number");
    let mut file = String::from(
        "// Generated from crates/insight by `cargo xtask codegen`; changes here are lost.\n\n\
         import type { Seat } from \"./messages\";\n",
    );
    let mut declare = |declaration: String| {
        file.push_str("\nexport ");
        file.push_str(&declaration);
        file.push('\n');
    };
    declare(Report::decl(&config));
    declare(Point::decl(&config));
    declare(Throw::decl(&config));
    declare(Decision::decl(&config));
    declare(Cause::decl(&config));
    declare(SeatTotals::decl(&config));
    declare(Insight::decl(&config));
    declare(Totals::decl(&config));
    declare(Moment::decl(&config));
    declare(Unsupported::decl(&config));
    file.lines().flat_map(|line| [line.trim_end(), "\n"]).collect()
}
