//! The chores of the project: `cargo xtask help` lists them.

mod changes;
mod lanes;
mod machine;
mod play;
mod run;
mod test;
mod tidy;
mod web;

use std::process::ExitCode;

use run::{Failure, Outcome};

const HELP: &str = "\
cargo xtask <chore>

  play      build all, serve it, and print where to open it
  test      everything: format, lints, tidy, all tests, documentation, browser
            test --thorough also what takes too long for every change;
            test --all also what a change of one game cannot have broken
  tidy      crate directions, file sizes, and that docs name only what exists
  web       the page, with games and bots for the browser, into web/dist
  pictures  take the pictures of the README anew
  bless     write anew what tests compare: tests/playthroughs, tests/told.txt
  codegen   write the TypeScript types of the protocol, the games and reports anew
  train     let a game play itself and learn what its positions are worth:
            train hop-n-roll, or train alone for all that can be chosen

A change to a playthrough is a change to the rules, the dice or the order of
choices: look at it before you commit it.

What follows `play` goes to `kiste serve`, as in `play --listen 0.0.0.0:8080`.
`web --wasm` stops after games and bots, and `web --quick` optimises them less.
`web --install-target` lets rustup fetch what the compiler lacks for them.
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let outcome = match arguments.first().map(String::as_str) {
        Some("test") => test::run(&arguments[1..]),
        Some("play") => play::run(&arguments[1..]),
        Some("tidy") => tidy::run(),
        Some("web") => web::run(&arguments[1..]),
        Some("pictures") => web::pictures(),
        Some("bless") => bless(),
        Some("codegen") => codegen(),
        Some("train") => train(&arguments[1..]),
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

/// Playthroughs, the words of own games on their pages, what is said of mistakes in them, and what is told of lines of
/// records.
fn bless() -> Outcome {
    for (package, test, name) in [
        ("kiste-games", "games", "playthroughs::a_game_plays"),
        ("kiste-games", "games", "the_reference_names"),
        ("kiste-games", "games", "every_mistake_is_told"),
        ("kiste-tell", "told", "the_sentences_of_all_patterns"),
    ] {
        run::cargo(&["test", "--quiet", "-p", package, "--test", test, name])
            .env("KISTE_BLESS", "1")
            .run("what tests compare could not be written; the messages above say why")?;
    }
    Ok(())
}

/// By an example and not by a dependency: the chores build without the games.
fn codegen() -> Outcome {
    let makers = [
        ("kiste-protocol", "typescript", "messages"),
        ("kiste-protocol", "typescript", "views"),
        ("kiste-insight", "reports", "reports"),
    ];
    for (package, example, what) in makers {
        let example = ["run", "--quiet", "-p", package, "--example", example];
        let types = run::cargo(&[&example[..], &["--", what]].concat())
            .output("the types could not be made")?;
        let path = run::root().join(format!("web/src/protocol/{what}.ts"));
        std::fs::write(&path, types).map_err(|error| {
            Failure::new(format!("{} cannot be written: {error}", path.display()))
        })?;
    }
    Ok(())
}

/// An example, too, and as fast as can be: it plays for minutes or hours.
fn train(arguments: &[String]) -> Outcome {
    let example = ["run", "--release", "-p", "kiste-insight", "--example", "train", "--"];
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    run::cargo(&[&example[..], &words].concat())
        .run("nothing was learnt; the messages above say why")
}
