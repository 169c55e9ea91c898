//! Running scripts: one engine for all of them, its limits, and what an author
//! is told when something goes wrong.

use std::cell::Cell as Counter;
use std::fmt;
use std::sync::LazyLock;
use std::thread;

use engine::{DataFile, Sentence, SetupError, sentence};
use rhai::packages::{
    ArithmeticPackage, BasicIteratorPackage, BasicStringPackage, LogicPackage, Package,
};
use rhai::{AST, CallFnOptions, Dynamic, Engine, EvalAltResult, FuncArgs, Position, Scope, Stmt};
use serde::Serialize;
use ts_rs::TS;

use super::mistakes;
use super::words::{self, Word};
use crate::data_file::mistake;

/// Steps of one answer: a hundred times what games need, and gone in the blink
/// of an eye. Versions of the language may count otherwise, so this ends a game
/// as faulty and never decides one.
pub(super) const MAX_OPERATIONS: u64 = 50_000;
/// Values that one answer may copy: what bounds its memory.
pub(super) const MAX_COPIES: u32 = 400_000;
pub(super) const MAX_LIST_LEN: usize = 1_000;
pub(super) const MAX_TEXT_LEN: usize = 1_000;
pub(super) const MAX_CALL_DEPTH: usize = 16;
const MAX_EXPRESSION_DEPTH: usize = 32;

/// What a script must answer, and with how many arguments.
const REQUIRED: [(&str, usize); 5] =
    [("setup", 1), ("choices", 1), ("apply", 2), ("score", 2), ("over", 1)];
/// What it may answer besides.
const OPTIONAL: [(&str, usize); 3] = [("thrown", 2), ("evaluate", 2), ("tell", 2)];

/// What is wrong with a script, for its author.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "OwnFault")]
pub struct Fault {
    /// Name of the file.
    pub file: String,
    /// The line in it; none if the mistake is in no line.
    pub line: Option<usize>,
    /// What is wrong and what would be right.
    #[serde(flatten)]
    pub told: Sentence,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}, line {line}: {}", self.file, self.told),
            None => write!(f, "{}: {}", self.file, self.told),
        }
    }
}

impl From<Fault> for SetupError {
    fn from(fault: Fault) -> Self {
        let place = fault.line.map_or("script".to_owned(), |line| format!("line {line}"));
        Self::BadFile { file: fault.file, place, reason: fault.told }
    }
}

/// A script that was read.
#[derive(Debug)]
pub(super) struct Script {
    name: String,
    /// The line of the file that the script begins in.
    first_line: usize,
    ast: AST,
    /// Where its functions begin, by name.
    lines: Vec<(String, usize)>,
    optional: [bool; OPTIONAL.len()],
}

impl Script {
    pub(super) fn read(file: &DataFile, text: &str, first_line: usize) -> Result<Self, SetupError> {
        let place = |position: Position| match (position.line(), position.position()) {
            (Some(line), Some(column)) => {
                format!("line {}, column {column}", first_line + line - 1)
            }
            (Some(line), None) => format!("line {}", first_line + line - 1),
            (None, _) => "script".to_owned(),
        };
        let ast = ENGINE.0.compile(text).map_err(|error| {
            let told = mistakes::unreadable(error.err_type());
            let position = if told.mistake == "missing" {
                line_before(text, error.position())
            } else {
                error.position()
            };
            mistake(file, place(position), told)
        })?;
        // They would never run, and nobody would know why.
        let idle = |statement: &&Stmt| !matches!(statement, Stmt::Noop(_));
        if let Some(statement) = ast.statements().iter().find(idle) {
            let told = sentence!(
                "outside-functions",
                "only functions stand in a script; put this into one of them",
            );
            return Err(mistake(file, place(statement.position()), told));
        }
        let has = |name: &str, arguments: usize| {
            ast.iter_functions().any(|f| f.name == name && f.params.len() == arguments)
        };
        for (name, arguments) in REQUIRED {
            if !has(name, arguments) {
                let parameters = ["t", "t, move"][usize::from(arguments > 1 && name == "apply")];
                let parameters = if name == "score" { "t, seat" } else { parameters };
                let told = sentence!(
                    "function-missing",
                    "the script needs a function {function}",
                    function = format!("{name}({parameters})"),
                );
                return Err(mistake(file, "script", told));
            }
        }
        let optional = OPTIONAL.map(|(name, arguments)| has(name, arguments));
        let begins = |(index, line): (usize, &str)| {
            let (name, _) = line.trim_start().strip_prefix("fn ")?.split_once('(')?;
            Some((name.trim().to_owned(), first_line + index))
        };
        let lines = text.lines().enumerate().filter_map(begins).collect();
        Ok(Self { name: file.name.clone(), first_line, ast, lines, optional })
    }

    /// Whether it answers one of the questions that need no answer.
    pub(super) fn answers(&self, name: &str) -> bool {
        OPTIONAL.iter().zip(self.optional).any(|((known, _), has)| *known == name && has)
    }

    /// Asks the script.
    pub(super) fn call(&self, name: &str, arguments: impl FuncArgs) -> Result<Dynamic, Fault> {
        COPIES_LEFT.set(MAX_COPIES);
        let before = STEPS.get();
        let options = CallFnOptions::new().eval_ast(false);
        let mut scope = Scope::new();
        STEPS_OF_CALL.set(0);
        let answer = ENGINE
            .0
            .call_fn_with_options::<Dynamic>(options, &mut scope, &self.ast, name, arguments);
        STEPS.set(before + STEPS_OF_CALL.get() as u32);
        answer.map_err(|error| self.fault_of(name, *error))
    }

    /// A fault that is in no line, but in what a function did.
    pub(super) fn fault(&self, told: Sentence) -> Fault {
        Fault { file: self.name.clone(), line: None, told }
    }

    fn fault_of(&self, name: &str, mut error: EvalAltResult) -> Fault {
        let mut position = error.position();
        while let EvalAltResult::ErrorInFunctionCall(_, _, inner, _) = error {
            error = *inner;
            if !error.position().is_none() {
                position = error.position();
            }
        }
        // Some mistakes are in no line: then it is where the function begins.
        let begins = || self.lines.iter().find(|(known, _)| known == name).map(|(_, line)| *line);
        let line = position.line().map(|line| self.first_line + line - 1).or_else(begins);
        Fault { file: self.name.clone(), line, told: mistakes::failed(name, &error) }
    }
}

/// Where something is missing: the language notices at the next word, and if that
/// begins a line, it is missing at the end of the last line that says anything.
fn line_before(text: &str, found: Position) -> Position {
    let says = |line: &str| !line.trim().is_empty() && !line.trim_start().starts_with("//");
    let lines: Vec<&str> = text.lines().collect();
    let (Some(number), Some(column)) = (found.line(), found.position()) else { return found };
    let begins = lines
        .get(number - 1)
        .is_none_or(|line| line.chars().take(column - 1).all(char::is_whitespace));
    if !begins {
        return found;
    }
    let earlier = lines.get(..number - 1).and_then(|lines| lines.iter().rposition(|l| says(l)));
    let at = earlier.and_then(|index| u16::try_from(index + 1).ok());
    at.map_or(found, |line| Position::new(line, 0))
}

thread_local! {
    static STEPS: Counter<u32> = const { Counter::new(0) };
    static STEPS_OF_CALL: Counter<u64> = const { Counter::new(0) };
    static COPIES_LEFT: Counter<u32> = const { Counter::new(MAX_COPIES) };
}

/// Counts the steps of all scripts that `what` runs.
pub(super) fn counted<R>(what: impl FnOnce() -> R) -> (R, u32) {
    STEPS.set(0);
    let done = what();
    (done, STEPS.get())
}

/// Takes note that a script copies so many values; whether it may.
pub(super) fn copies(values: usize) -> bool {
    let left = COPIES_LEFT.get();
    let rest = u32::try_from(values).ok().and_then(|values| left.checked_sub(values));
    COPIES_LEFT.set(rest.unwrap_or(0));
    rest.is_some()
}

/// All values in a list and in the lists within, counted as far as matters.
fn count(value: &Dynamic, most: usize) -> usize {
    let Ok(list) = value.as_array_ref() else { return 1 };
    let mut sum = 1;
    for value in list.iter() {
        if sum > most {
            break;
        }
        sum += count(value, most - sum);
    }
    sum
}

/// The error of copying too much.
pub(super) fn too_many_copies() -> EvalAltResult {
    EvalAltResult::ErrorTerminated(Dynamic::UNIT, Position::NONE)
}

/// The language as games may use it, and the words that the host adds.
pub(super) static ENGINE: LazyLock<(Engine, Vec<Word>)> = LazyLock::new(|| {
    let mut engine = Engine::new_raw();
    ArithmeticPackage::new().register_into_engine(&mut engine);
    LogicPackage::new().register_into_engine(&mut engine);
    BasicIteratorPackage::new().register_into_engine(&mut engine);
    BasicStringPackage::new().register_into_engine(&mut engine);
    engine.set_max_operations(MAX_OPERATIONS);
    engine.set_max_array_size(MAX_LIST_LEN);
    engine.set_max_string_size(MAX_TEXT_LEN);
    engine.set_max_call_levels(MAX_CALL_DEPTH);
    engine.set_max_expr_depths(MAX_EXPRESSION_DEPTH, MAX_EXPRESSION_DEPTH);
    engine.set_max_functions(200);
    engine.set_max_variables(200);
    // Maps grow past their limit by assignment, and nothing here needs them.
    // What calls by name or runs text is of no use to rules.
    for symbol in
        ["#{", "eval", "Fn", "call", "curry", "this", "import", "export", "print", "debug"]
    {
        engine.disable_symbol(symbol);
    }
    meter(&mut engine);
    let words = words::register(&mut engine);
    (engine, words)
});

/// So many steps, and whoever else waits for the processor gets it: a thread of
/// lower priority is not interrupted before its slice of time is over, and a move
/// at another table would wait for one at each of its ways through the server.
const STEPS_AT_A_STRETCH: u64 = 500;

/// A list can only grow by copying what a variable holds, so counting what is
/// read bounds the memory of an answer: the limits of the language do not, since
/// they look at each list alone.
#[allow(deprecated, reason = "not deprecated, says its author, but free to change: we pin it")]
fn meter(engine: &mut Engine) {
    engine.on_progress(|steps| {
        STEPS_OF_CALL.set(steps);
        if steps.is_multiple_of(STEPS_AT_A_STRETCH) {
            thread::yield_now();
        }
        None
    });
    engine.on_var(|name, _, context| {
        if let Some(value) = context.scope().get(name)
            && value.is_array()
            && !copies(count(value, MAX_COPIES as usize))
        {
            return Err(Box::new(too_many_copies()));
        }
        Ok(None)
    });
}
