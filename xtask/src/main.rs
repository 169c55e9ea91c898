//! The chores of the project: `cargo xtask help` lists them.

mod run;
mod test;
mod tidy;

use std::process::ExitCode;

use run::{Failure, Outcome};

const HELP: &str = "\
cargo xtask <chore>

  test    everything: format, lints, tidy, all tests, documentation
  tidy    crate directions, file sizes, and that docs name only what exists
  bless   write the playthroughs under tests/playthroughs anew

A change to a playthrough is a change to the rules, the dice or the order of
choices: look at it before you commit it.
";

fn main() -> ExitCode {
    let chore = std::env::args().nth(1);
    let outcome = match chore.as_deref() {
        Some("test") => test::run(),
        Some("tidy") => tidy::run(),
        Some("bless") => bless(),
        None | Some("help" | "--help" | "-h") => {
            print!("{HELP}");
            Ok(())
        }
        Some(other) => Err(Failure::new(format!("there is no chore “{other}”\n\n{HELP}"))),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nxtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn bless() -> Outcome {
    run::cargo(&[
        "test",
        "--quiet",
        "-p",
        "kiste-games",
        "--test",
        "playthroughs",
        "every_game_plays",
    ])
    .env("KISTE_BLESS", "1")
    .run("the playthroughs could not be written; the messages above say why")
}
