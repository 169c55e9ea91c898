//! The command line of Kiste, one module a command.
//!
//! A command writes to a [`Console`] and ends in a [`Status`] or a
//! [`CliError`]; [`run`] turns those into exit codes:
//!
//! | code | meaning |
//! |---|---|
//! | 0 | done; what was judged is in order |
//! | 1 | judged and found wrong: an illegal record, dice that were not promised, a bad sheet |
//! | 2 | could not be done as asked: unknown game, unreadable file, wrong option |

mod commands;
mod console;
mod error;
mod table;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::commands::{
    admin, analyse, bench, completions, games, odds, own, perft, puzzles, replay, serve, sheet,
    shelf, sim,
};
pub use crate::console::Console;
pub use crate::error::{CliError, Status};

const EXAMPLES: &str = "\
Examples:
  kiste games                                      what can be played
  kiste sim pig --players 3 --games 1000           a thousand games by random players
  kiste sim pig --games 10 --record games          keep each game as a text record
  kiste replay games/pig-1-0.kiste --verify        judge one and check its dice
  kiste bench                                      how fast this machine plays
  kiste serve                                      play in the browser, alone or with friends";

/// Tabletop games in one crate: play, simulate, judge and measure them.
#[derive(Debug, Parser)]
#[command(name = "kiste", version, after_help = EXAMPLES)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Games(games::Args),
    Sim(sim::Args),
    Replay(replay::Args),
    Odds(odds::Args),
    Analyse(analyse::Args),
    Puzzles(puzzles::Args),
    Bench(bench::Args),
    Perft(perft::Args),
    Serve(serve::Args),
    Admin(admin::Args),
    Shelf(shelf::Args),
    #[command(subcommand)]
    Sheet(sheet::Command),
    #[command(subcommand)]
    Own(own::Command),
    Completions(completions::Args),
}

impl Cli {
    /// Carries out what was asked, writing to `console`.
    pub fn execute(self, console: &mut Console<'_>) -> Result<Status, CliError> {
        match self.command {
            Command::Games(args) => games::run(&args, console),
            Command::Admin(args) => admin::run(&args, console),
            Command::Shelf(args) => shelf::run(&args, console),
            Command::Sim(args) => sim::run(&args, console),
            Command::Replay(args) => replay::run(&args, console),
            Command::Odds(args) => odds::run(&args, console),
            Command::Analyse(args) => analyse::run(&args, console),
            Command::Puzzles(args) => puzzles::run(&args, console),
            Command::Bench(args) => bench::run(&args, console),
            Command::Perft(args) => perft::run(&args, console),
            Command::Serve(args) => serve::run(&args, console),
            Command::Sheet(command) => sheet::run(&command, console),
            Command::Own(command) => own::run(&command, console),
            Command::Completions(args) => completions::run(&args, console),
        }
    }
}

/// Carries out what was asked on the real terminal.
pub fn run(cli: Cli) -> ExitCode {
    let mut out = std::io::BufWriter::new(anstream::stdout().lock());
    let mut err = anstream::stderr();
    let mut console = Console::new(&mut out, &mut err);
    let result = cli.execute(&mut console);
    // What was written so far may still be in the buffer, or its reader gone.
    let result = result.and_then(|verdict| console.flush().map(|()| verdict).map_err(Into::into));
    match result {
        Ok(Status::Success) => ExitCode::SUCCESS,
        Ok(Status::Invalid) => ExitCode::from(1),
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            // If even stderr is closed there is nobody left to tell.
            let _ = console.error(&failure.to_string(), failure.hint());
            ExitCode::from(2)
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_arguments_fit_together() {
        super::Cli::command().debug_assert();
    }
}
