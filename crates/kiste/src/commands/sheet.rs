//! `kiste sheet`: data files of an owner.

use std::path::{Path, PathBuf};

use engine::DataFile;

use crate::console::{STRONG, styled};
use crate::{CliError, Console, Status};

const EXAMPLES: &str = "\
Examples:
  kiste sheet check my-sheet.toml        say whether a game can be played on it";

/// Judge sheets and other data files of your own
#[derive(Debug, clap::Subcommand)]
#[command(after_help = EXAMPLES)]
pub(crate) enum Command {
    /// Check data files: file, place and reason of the first mistake in each
    Check {
        /// Data files
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

pub(crate) fn run(command: &Command, console: &mut Console<'_>) -> Result<Status, CliError> {
    match command {
        Command::Check { files } => check(files, console),
    }
}

fn check(files: &[PathBuf], console: &mut Console<'_>) -> Result<Status, CliError> {
    let mut verdict = Status::Success;
    for path in files {
        match games::data_file::check(&read(path, path.display().to_string())?) {
            Ok(head) => console.line(format_args!(
                "{}: {}, a {} for {}",
                path.display(),
                styled(STRONG, "in order"),
                head.kind,
                head.game
            ))?,
            Err(mistake) => {
                console.error(&mistake.to_string(), None)?;
                verdict = Status::Invalid;
            }
        }
    }
    Ok(verdict)
}

/// The data file at `path`, to be called `name` in errors and records.
pub(crate) fn read(path: &Path, name: String) -> Result<DataFile, CliError> {
    let text = std::fs::read_to_string(path).map_err(|error| CliError::file(path, error))?;
    Ok(DataFile { name, text })
}
