//! Reading data files: TOML whose mistakes are told by file, place and reason.
//!
//! Every data file begins with `game = "<id>"` and `kind = "<word>"`.

use std::ops::Range;

use engine::{DataFile, Game, Options, Sentence, SetupError, sentence};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::{Visitor, visit};

/// Longest data file taken.
const MAX_FILE_BYTES: usize = 64 << 10;

/// Reads `file` as a `T`.
pub fn read<T: DeserializeOwned>(file: &DataFile) -> Result<T, SetupError> {
    check_length(file)?;
    toml::from_str(&file.text)
        .map_err(|error| mistake(file, place(&file.text, error.span()), error.message()))
}

/// Where a span begins: its line and column, from 1.
pub fn place(text: &str, span: Option<Range<usize>>) -> String {
    let Some(before) = span.and_then(|span| text.get(..span.start)) else {
        return "whole file".to_owned();
    };
    let line = before.rsplit('\n').next().unwrap_or_default();
    let (number, column) = (before.matches('\n').count() + 1, line.chars().count() + 1);
    format!("line {number}, column {column}")
}

/// Refuses a file that is longer than any of ours.
pub fn check_length(file: &DataFile) -> Result<(), SetupError> {
    if file.text.len() > MAX_FILE_BYTES {
        return Err(mistake(file, "whole file", sentence!("too-long", "it is longer than 64 KiB")));
    }
    Ok(())
}

/// A mistake in `file`.
pub fn mistake(
    file: &DataFile,
    place: impl Into<String>,
    reason: impl Into<Sentence>,
) -> SetupError {
    SetupError::BadFile { file: file.name.clone(), place: place.into(), reason: reason.into() }
}

/// What every data file begins with.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Head {
    /// Id of the game it belongs to.
    pub game: String,
    /// What it is: `sheet`, `tableau`, …
    pub kind: String,
}

/// Checks a data file of whichever game it names, in full.
pub fn check(file: &DataFile) -> Result<Head, SetupError> {
    struct Attach(DataFile);
    impl Visitor for Attach {
        type Out = Result<(), SetupError>;
        fn visit<G: Game>(self) -> Self::Out {
            G::Options::default().attach(self.0)
        }
    }
    #[cfg(feature = "own")]
    if crate::own::is_game(&file.text) {
        crate::own::GameFile::read(file)?;
        return Ok(Head { game: crate::own::ID.to_owned(), kind: "rules".to_owned() });
    }
    let head: Head = read(file)?;
    visit(&head.game, Attach(file.clone()))
        .unwrap_or_else(|| Err(mistake(file, "game", format!("there is no “{}”", head.game))))?;
    Ok(head)
}
