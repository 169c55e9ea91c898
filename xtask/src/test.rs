//! Everything that must hold before a change is shared.

use std::fs;
use std::num::NonZero;
use std::thread;
use std::time::{Duration, Instant};

use crate::lanes::{self, Lane, Scope, Step, tell};
use crate::run::{Failure, Outcome, Program, cargo, root};
use crate::{changes, machine, tidy, web};

const FORMAT: Step = ("format", |_| format());
const TIDY: Step = ("tidy", |_| tidy::run());
const BUILD: Step = ("build of programs and tests, with lints", |_| build());
const SMALL: Step = ("lints of the module without wheel and scripts", |_| lint_small_module());
const LINTS: Step = ("lints of examples and benches", |_| lint_the_rest());
const EXAMPLES: Step = ("examples in the documentation", |_| examples());
const DOCUMENTATION: Step = ("documentation builds", |_| documentation());
const MACHINE: Step = ("browser and database for the tests", |_| machine::prepare());
const PAGE: Step = ("the page", |_| web::build_page());
const LAYOUT: Step = ("layout and lints of the page", |_| web::lint());
const CHECK: Step = ("types of the page", |_| web::check());
const COMPONENTS: Step = ("components of the page", |_| web::test());
const WEIGHT: Step = ("weight of a first visit", |_| web::weigh());
const BROWSER: Step = ("games in a browser", |game| web::browse(game.as_deref()));

/// For every change. What is built comes first, two builds beside one another;
/// what is timed has the machine for itself.
const STAGES: &[&[Lane]] = &[
    &[&[FORMAT, TIDY]],
    &[
        &[BUILD, SMALL, EXAMPLES],
        &[("games and bots for the browser", |_| web::quick_wasm()), PAGE, CHECK, COMPONENTS],
        &[web::TOOLS, LAYOUT, MACHINE],
    ],
    &[&[("tests of units, laws, playthroughs, command line, server, WASM", tests)]],
    &[&[WEIGHT, BROWSER]],
];

/// Before something is called done: what is shipped instead of what is soon
/// built, and all that takes too long for every change.
const THOROUGH: &[&[Lane]] = &[
    &[&[FORMAT, TIDY, ("licences, bans and sources", |_| deny())]],
    &[
        &[BUILD, SMALL, LINTS, EXAMPLES, DOCUMENTATION],
        &[("games and bots as they are shipped", |_| web::shipped_wasm()), PAGE, CHECK, COMPONENTS],
        &[web::TOOLS, LAYOUT, MACHINE],
    ],
    &[&[("tests, with every kill and all that is made up", |_| thorough_tests())]],
    &[&[("the same turns of the wheel in every build", |_| builds())]],
    &[&[
        WEIGHT,
        ("the page inside the program that is shipped", |_| web::browse_shipped()),
        ("games in a browser, whole live games and whole games in motion", |_| {
            web::browse_thoroughly()
        }),
    ]],
];

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let state = changes::now()?;
    let (stages, scope) = match arguments {
        [] => (STAGES, changes::only_game(&state)),
        [all] if all == "--all" => (STAGES, None),
        [thorough] if thorough == "--thorough" => (THOROUGH, None),
        _ => return Err(Failure::new("test knows --all and --thorough and nothing else")),
    };
    if let Some(game) = &scope {
        println!("Only {game} has changed since everything held: what that cannot have broken is");
        println!(
            "left out, as tests of other games and those that play others. --all tests them too."
        );
    }
    let start = Instant::now();
    let mut times = Vec::new();
    for stage in stages {
        times.extend(lanes::run(stage, &scope)?);
    }
    changes::keep(&state)?;
    println!("\n{}", table(&times));
    println!("Everything holds, {:.0} s.", start.elapsed().as_secs_f32());
    Ok(())
}

fn table(times: &[(&str, Duration)]) -> String {
    let row = |(name, time): &(&str, Duration)| format!("{:7.1} s  {name}\n", time.as_secs_f32());
    times.iter().map(row).collect()
}

fn format() -> Outcome {
    cargo(&["fmt", "--all", "--check"]).run("run `cargo fmt` and commit what it changes")
}

/// The whole workspace, with what only the second module of the page has: the
/// same for all that compiles, so that nothing is compiled twice.
const ALL: [&str; 3] = ["--workspace", "--features", "kiste-wasm/wheel"];

/// Compiled by clippy's own driver, which is rustc with more lints: looked at
/// and compiled in one go. A run of clippy beside the build would read every
/// library once more.
fn on_all(before: &[&str], after: &[&str]) -> Program {
    cargo(&[before, &ALL[..], after].concat())
        .env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver")
        // As `cargo clippy -- -Dwarnings` would pass it on.
        .env("CLIPPY_ARGS", "-Dwarnings")
}

/// The module of the page that knows nothing of wheel and scripts.
fn lint_small_module() -> Outcome {
    lint(&["-p", "kiste-wasm", "--lib"])
}

/// What nobody runs in a test.
fn lint_the_rest() -> Outcome {
    lint(&[&ALL[..], &["--examples", "--benches"]].concat())
}

fn lint(what: &[&str]) -> Outcome {
    cargo(&[&["clippy", "--quiet"], what, &["--", "-Dwarnings"]].concat())
        .run("clippy's messages above say what to mend")
}

fn has_nextest() -> bool {
    cargo(&["nextest", "--version"]).works()
}

fn build() -> Outcome {
    let hint = "programs or tests do not compile, or not without complaints; see above";
    let tests: &[&str] = if has_nextest() { &["nextest", "run"] } else { &["test"] };
    on_all(&[tests, &["--no-run"]].concat(), &TESTED).run(hint)
}

/// What has tests, and the programs they start. To ask for `--lib` or `--bins` as well
/// would build those again that say they have no tests of their own.
const TESTED: [&str; 1] = ["--tests"];

/// With those that play in WASM what was played here: they are left aside
/// where nobody has built the modules.
fn test_run(game: Option<&str>) -> Outcome<Program> {
    machine::postgres()?;
    Ok(if has_nextest() {
        let run = ["nextest", "run", "--no-fail-fast", "--run-ignored", "all"];
        let run = on_all(&run, &TESTED).arg("--test-threads").arg(test_threads());
        let spared = game.map_or_else(|| Ok(Vec::new()), spared)?;
        if spared.is_empty() {
            run
        } else {
            let spared = spared.into_iter().map(|tests| format!("({tests})"));
            run.arg("-E").arg(format!("not ({})", spared.collect::<Vec<_>>().join(" | ")))
        }
    } else {
        on_all(&["test", "--no-fail-fast"], &TESTED).arg("--").arg("--include-ignored")
    })
}

/// Tests that cannot notice a change of this game.
fn spared(game: &str) -> Outcome<Vec<String>> {
    let files = tidy::tracked_files()?.into_iter().filter_map(|file| {
        let text = fs::read_to_string(root().join(&file)).ok()?;
        Some((file, text))
    });
    let tests = files.filter(|(file, _)| file.starts_with("crates/") && file.contains("/tests/"));
    Ok(changes::spared(game, &changes::games(), &tests.collect::<Vec<_>>()))
}

/// More than there are cores: whoever tests a server mostly waits for it.
fn test_threads() -> String {
    let cores = thread::available_parallelism().map_or(2, NonZero::get);
    (cores * 3).to_string()
}

const TESTS_FAIL: &str = "the tests named above fail";

fn tests(game: &Scope) -> Outcome {
    test_run(game.as_deref())?.run(TESTS_FAIL)
}

fn thorough_tests() -> Outcome {
    test_run(None)?.env("KISTE_THOROUGH", "1").run(TESTS_FAIL)
}

/// Rigid bodies move alike, to the bit, however the compiler has arranged
/// their sums; the tests before have compared the game of this build.
fn builds() -> Outcome {
    let digest = |profile: &str| {
        tell!("   {profile} …");
        let run = ["run", "--quiet", "-p", "kiste-wheel", "--bin", "wheel-digest"];
        cargo(&[&run[..], &["--profile", profile, "--", "turns"]].concat())
            .output("the reference turns of the wheel could not be played")
    };
    let ours = digest("dev")?;
    for profile in ["release", "plain"] {
        if digest(profile)? != ours {
            let sentence = format!("profile {profile} comes to another digest than profile dev");
            return Err(Failure::new(sentence));
        }
    }
    Ok(())
}

/// nextest does not run the examples in doc comments.
fn examples() -> Outcome {
    on_all(&["test", "--quiet", "--doc"], &[]).run("the examples named above fail")
}

fn documentation() -> Outcome {
    on_all(&["doc", "--quiet", "--no-deps", "--document-private-items"], &[])
        .env("RUSTDOCFLAGS", "-D warnings")
        .run("rustdoc's messages above say what to mend")
}

/// Known holes are asked for elsewhere: their list has to be fetched.
fn deny() -> Outcome {
    if !cargo(&["deny", "--version"]).works() {
        tell!("   cargo install cargo-deny (minutes, once)");
        cargo(&["install", "--quiet", "--locked", "cargo-deny"])
            .run("cargo-deny could not be installed; its message stands above")?;
    }
    cargo(&["deny", "--workspace", "--all-features", "check", "licenses", "bans", "sources"])
        .run("a library that may not be built in; deny.toml says what may")
}
