//! `kiste completions`: let the shell finish words.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::{Cli, CliError, Console, Status};

const EXAMPLES: &str = "\
Examples:
  kiste completions bash > ~/.local/share/bash-completion/completions/kiste
  kiste completions fish > ~/.config/fish/completions/kiste.fish
  kiste completions zsh  > ~/.zfunc/_kiste";

/// Print a script that lets your shell complete `kiste` commands
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Which shell
    shell: Shell,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<Status, CliError> {
    // Generated into memory: the generator panics when its writer fails, as a
    // closed pipe does.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "kiste", &mut script);
    console.text(String::from_utf8_lossy(&script))?;
    Ok(Status::Success)
}
