//! How a command ends.

use std::io;
use std::path::Path;

use engine::SetupError;

/// What a command that ran to its end found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// All is well.
    Success,
    /// Something was judged and is wrong; the command has said what.
    Invalid,
}

/// Why a command could not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// Reading or writing failed.
    #[error("{what}: {source}")]
    Io {
        /// File or stream.
        what: String,
        /// Why.
        source: io::Error,
    },
    /// A game cannot be set up like this.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// What was asked cannot be done.
    #[error("{sentence}")]
    Impossible {
        /// What is wrong.
        sentence: String,
        /// What to do about it.
        hint: String,
    },
}

impl CliError {
    /// A failure to read or write `path`.
    pub fn file(path: &Path, source: io::Error) -> Self {
        Self::Io { what: path.display().to_string(), source }
    }

    /// The rules refused what a bot did in game `index`.
    pub fn bot_refused(index: u64, refused: &impl std::error::Error) -> Self {
        Self::Impossible {
            sentence: format!("game {index}: a bot broke the rules: {refused}"),
            hint: "this is our mistake; please report it with the command that shows it".to_owned(),
        }
    }

    /// Whether the reader of our output has simply gone away.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Io { source, .. } if source.kind() == io::ErrorKind::BrokenPipe)
    }

    /// What to try instead.
    pub fn hint(&self) -> Option<&str> {
        match self {
            Self::Io { source, .. } if source.kind() == io::ErrorKind::NotFound => {
                Some("check the path; `-` reads from the standard input where a record is read")
            }
            Self::Io { .. } => None,
            Self::Setup(SetupError::BadFile { .. }) => {
                Some("`kiste sheet check FILE` judges a sheet without playing on it")
            }
            Self::Setup(_) => Some("`kiste games` lists players, options and their values"),
            Self::Impossible { hint, .. } => Some(hint),
        }
    }
}

impl From<io::Error> for CliError {
    fn from(source: io::Error) -> Self {
        Self::Io { what: "output".to_owned(), source }
    }
}
