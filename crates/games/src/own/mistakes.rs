//! What the language says of mistakes, in words that help.

use engine::{DataFile, Sentence, SetupError, sentence};
use rhai::{EvalAltResult, LexError, ParseErrorType};

use super::script::{MAX_CALL_DEPTH, MAX_COPIES, MAX_LIST_LEN, MAX_OPERATIONS, MAX_TEXT_LEN};
use crate::data_file::{self, mistake};

/// What the reader of TOML says of a head, in words that can be translated.
pub(super) fn in_head(file: &DataFile, head: &str, error: &toml::de::Error) -> SetupError {
    let span = error.span().unwrap_or_default();
    let beginning = |text: &str| -> String {
        let line = text.lines().next().unwrap_or_default();
        line.trim().chars().take(40).collect()
    };
    let found = beginning(head.get(span.clone()).unwrap_or_default());
    let before = head.get(..span.start).unwrap_or_default();
    let line = before.rfind('\n').map_or(0, |end| end + 1);
    let told = unreadable_head(error.message(), &found, &beginning(&head[line..]));
    // What is missing is nowhere.
    let missing = told.mistake == "head-missing" && span.start == 0;
    let place = data_file::place(head, error.span().filter(|_| !missing));
    mistake(file, place, told)
}

/// The reader's English, by what it is about; `found` is what it stumbles over, in
/// this line.
fn unreadable_head(message: &str, found: &str, line: &str) -> Sentence {
    let about = |words: &[&str]| words.iter().any(|word| message.contains(word));
    let named = |start: &str| message.strip_prefix(start)?.split_once('`');
    let expected = message.rsplit_once("expected ").map_or("", |(_, expected)| expected);
    if let Some((key, _)) = named("missing field `") {
        sentence!("head-missing", "a line “{key} = …” is missing", key = key)
    } else if let Some((key, _)) = named("unknown field `") {
        sentence!("head-unknown", "there is no “{key}” in a head", key = key)
    } else if let Some((found, rest)) = named("unknown variant `") {
        let known = rest.trim_start_matches(", expected ").trim_start_matches("one of ");
        let known = known.replace('`', "").replace(" or ", ", ");
        sentence!(
            "head-variant",
            "it is “{found}”, but can be: {known}",
            found = found,
            known = known
        )
    } else if about(&["duplicate key"]) {
        sentence!("head-twice", "“{key}” stands there twice", key = found)
    } else if about(&["invalid value: integer"]) {
        sentence!("head-range", "{found} is too large or too small here", found = found)
    } else if about(&[
        "invalid basic string, expected `\"`",
        "invalid literal string, expected `'`",
    ]) {
        text_open()
    } else if about(&[" key"]) || found.is_empty() && about(&["must be quoted"]) {
        line_form(if found.is_empty() { line } else { found })
    } else if about(&["must be quoted"]) && found.starts_with(|first: char| first.is_ascii_digit())
    {
        if found.contains(' ') { list_form() } else { no_number(found) }
    } else if about(&["must be quoted"]) || expected == "a string" {
        sentence!(
            "head-quotes",
            "“{found}” is a text, so it stands in quotation marks",
            found = found
        )
    } else if about(&["table"]) {
        sentence!("head-section", "an option begins with a line of its own: [[option]]")
    } else if about(&["array"]) || expected == "a sequence" {
        list_form()
    } else if about(&["integer", "sign", "zero", "digits", "radix", "number"])
        || matches!(expected, "u8" | "u16" | "u32")
    {
        no_number(found)
    } else {
        line_form(if found.is_empty() { line } else { found })
    }
}

fn line_form(found: &str) -> Sentence {
    sentence!(
        "head-syntax",
        "“{found}” cannot be read; a line looks like this: name = value",
        found = found
    )
}

fn list_form() -> Sentence {
    sentence!("head-list", "a list looks like this: [2, 4]")
}

fn no_number(found: &str) -> Sentence {
    sentence!("head-number", "“{found}” is no whole number", found = found)
}

/// Why a script cannot be read.
pub(super) fn unreadable(error: &ParseErrorType) -> Sentence {
    use ParseErrorType as P;
    match error {
        P::UnexpectedEOF => {
            sentence!("early-end", "the script ends too early; is a }} missing?")
        }
        P::BadInput(error) => misspelt(error),
        P::MissingToken(token, _) => {
            sentence!("missing", "“{token}” is missing here", token = token)
        }
        P::DuplicatedVariable(name) | P::VariableExists(name) | P::FnDuplicatedParam(_, name) => {
            sentence!("name-twice", "“{name}” is there twice", name = name)
        }
        P::PropertyExpected => sentence!(
            "property",
            "behind a point comes the name of a property; there are whole numbers only",
        ),
        P::VariableExpected => sentence!("name-expected", "here comes the name of a variable"),
        P::ForbiddenVariable(name) | P::Reserved(name) => reserved(name),
        P::MismatchedType(expected, found) => sentence!(
            "other-kind",
            "{expected} is expected here, not {found}",
            expected = expected,
            found = found,
        ),
        P::WrongFnDefinition => {
            sentence!("function-inside", "a function cannot stand within another")
        }
        P::FnDuplicatedDefinition(name, _) => {
            sentence!("function-twice", "the function {name} is there twice", name = name)
        }
        P::FnMissingName | P::FnMissingParams(_) | P::FnMissingBody(_) => {
            sentence!("function-form", "a function looks like this: fn name(t) {{ … }}")
        }
        P::AssignmentToConstant(_) | P::AssignmentToInvalidLHS(_) => {
            sentence!("no-assignment", "nothing can be put on the left of this =")
        }
        P::VariableUndefined(name) => no_variable(name),
        P::ExprTooDeep => sentence!("expression-deep", "this is too deep; use more lines"),
        P::TooManyFunctions => sentence!("functions-many", "a script has at most 200 functions"),
        P::LiteralTooLarge(..) => large(),
        P::LoopBreak => sentence!("loop-break", "break and continue stand within a loop"),
        other => language(&other.to_string()),
    }
}

fn misspelt(error: &LexError) -> Sentence {
    match error {
        LexError::UnterminatedString => text_open(),
        LexError::StringTooLong(_) => large(),
        LexError::UnexpectedInput(found) => sentence!(
            "unexpected",
            "“{found}” does not belong here; perhaps something is missing before it",
            found = found,
        ),
        LexError::ImproperSymbol(name, _) => reserved(name),
        LexError::MalformedEscapeSequence(found)
        | LexError::MalformedNumber(found)
        | LexError::MalformedChar(found)
        | LexError::MalformedIdentifier(found) => {
            sentence!("misspelt", "“{found}” cannot be read", found = found)
        }
        other => language(&other.to_string()),
    }
}

/// Why the function `name` of a script has failed.
pub(super) fn failed(name: &str, error: &EvalAltResult) -> Sentence {
    use EvalAltResult as E;
    match error {
        E::ErrorTooManyOperations(_) => sentence!(
            "steps",
            "{function} takes more than {most} steps; is there a loop that does not end?",
            function = name,
            most = MAX_OPERATIONS,
        ),
        E::ErrorStackOverflow(_) => sentence!(
            "deep",
            "functions call one another more than {most} deep",
            most = MAX_CALL_DEPTH
        ),
        E::ErrorDataTooLarge(..) => large(),
        E::ErrorTerminated(..) => sentence!(
            "copies",
            "{function} copies more than {most} values; use fewer or shorter lists",
            function = name,
            most = MAX_COPIES,
        ),
        E::ErrorVariableNotFound(variable, _) => no_variable(variable),
        E::ErrorFunctionNotFound(signature, _) => sentence!(
            "no-function",
            "there is no {signature}; see the list of host words",
            signature = signature.replace("i64", kind("i64")).replace(" (", "("),
        ),
        E::ErrorMismatchOutputType(expected, found, _)
        | E::ErrorMismatchDataType(expected, found, _) => sentence!(
            "wrong-kind",
            "{function} has “{found}” where “{expected}” is expected",
            function = name,
            found = kind(found),
            expected = kind(expected),
        ),
        E::ErrorArrayBounds(length, index, _) => sentence!(
            "list-bounds",
            "the list has {length} values, and none at {index}; the first is at 0",
            length = length,
            index = index,
        ),
        E::ErrorArithmetic(text, _) if text.contains("zero") => {
            sentence!("by-zero", "nothing can be divided by 0")
        }
        E::ErrorArithmetic(..) => sentence!("overflow", "the number overflows: it is too large"),
        E::ErrorFor(_) => {
            sentence!("for", "for goes through a range, a list or a set of cells")
        }
        E::ErrorAssignmentToConstant(..) => {
            sentence!("no-assignment", "nothing can be put on the left of this =")
        }
        // What the table says, or what the script itself throws.
        E::ErrorRuntime(value, _) => value
            .clone()
            .try_cast::<Sentence>()
            .unwrap_or_else(|| sentence!("thrown", "{text}", text = value)),
        // The language adds the position, which is told apart.
        other => language(other.to_string().split(" (line ").next().unwrap_or_default()),
    }
}

/// What authors call a kind of value.
pub(super) fn kind(name: &str) -> &str {
    match name {
        "i64" => "number",
        "bool" => "true or false",
        "string" => "text",
        "array" => "list",
        "()" => "nothing",
        other => other,
    }
}

fn reserved(name: &str) -> Sentence {
    sentence!("reserved", "“{name}” is of no use to rules, and not there", name = name)
}

fn no_variable(name: &str) -> Sentence {
    sentence!("no-variable", "there is no “{name}”; “let {name} = …” makes one", name = name)
}

fn text_open() -> Sentence {
    sentence!("text-open", "a text has no end")
}

fn large() -> Sentence {
    sentence!(
        "large",
        "a list holds at most {list} values and a text {text} letters",
        list = MAX_LIST_LEN,
        text = MAX_TEXT_LEN,
    )
}

/// What nobody has met yet, in the language's own words.
fn language(text: &str) -> Sentence {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    let text: String = first.chain(letters).collect();
    sentence!("language", "{text}", text = text)
}
