//! Everything that must hold before a change is shared.

use std::time::Instant;

use crate::run::{Failure, Outcome, cargo};
use crate::{machine, tidy, web};

type Step = (&'static str, fn() -> Outcome);

const STEPS: &[Step] = &[
    ("format", format),
    ("tidy", tidy::run),
    ("lints", lints),
    ("tests of units, laws, playthroughs, command line, server", tests),
    ("examples in the documentation", examples),
    ("documentation builds", documentation),
    ("the same games in WASM", web::same_games),
    ("the page", web::test),
    ("whole games in a browser", web::browse),
];

pub(crate) fn run() -> Outcome {
    let start = Instant::now();
    for (index, (name, step)) in STEPS.iter().enumerate() {
        println!("\n── {}/{} {name}", index + 1, STEPS.len());
        let begun = Instant::now();
        step().map_err(|failure| Failure::new(format!("{name}: {failure}")))?;
        println!("   {name}: fine, {:.1} s", begun.elapsed().as_secs_f32());
    }
    println!("\nEverything holds, {:.0} s.", start.elapsed().as_secs_f32());
    Ok(())
}

fn format() -> Outcome {
    cargo(&["fmt", "--all", "--check"]).run("run `cargo fmt` and commit what it changes")
}

/// The whole workspace, with what only the second module of the page has.
const ALL: [&str; 3] = ["--workspace", "--features", "kiste-wasm/wheel"];

fn lints() -> Outcome {
    let lints = ["--all-targets", "--", "-D", "warnings"];
    cargo(&[&["clippy", "--quiet"], &ALL[..], &lints].concat())
        .run("clippy's messages above say what to mend")
}

fn tests() -> Outcome {
    machine::postgres()?;
    let hint = "the tests named above fail";
    if cargo(&["nextest", "--version"]).works() {
        cargo(&[&["nextest", "run", "--no-fail-fast"], &ALL[..]].concat()).run(hint)
    } else {
        cargo(&[&["test", "--all-targets", "--no-fail-fast"], &ALL[..]].concat()).run(hint)
    }
}

/// nextest does not run the examples in doc comments.
fn examples() -> Outcome {
    cargo(&["test", "--quiet", "--workspace", "--doc"]).run("the examples named above fail")
}

fn documentation() -> Outcome {
    cargo(&["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"])
        .env("RUSTDOCFLAGS", "-D warnings")
        .run("rustdoc's messages above say what to mend")
}
