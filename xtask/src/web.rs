//! The page and all that it runs by itself.
//!
//! Games, tables and bots are compiled to WASM, which a worker of the page
//! loads; then the page is built around them.

mod page;
mod toolchain;

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use crate::lanes::{Step, tell};
use crate::machine;
use crate::run::{Failure, Outcome, Program, cargo, root, target};
use toolchain::{TARGET, Toolchain};

/// A module for the browser.
struct Module {
    /// How its files are called, so that one can tell what a page loads.
    name: &'static str,
    /// Features of `kiste-wasm` beyond its defaults.
    features: &'static [&'static str],
    /// Where the page looks for module and bindings.
    package: &'static str,
}

/// All games but the one that needs rigid bodies, and all games: whoever never
/// plays with the wheel never loads it.
const MODULES: [Module; 2] = [
    Module { name: "kiste_wasm", features: &[], package: "web/src/local/pkg" },
    Module { name: "kiste_wheel", features: WITH_WHEEL, package: "web/src/local/pkg-wheel" },
];

const WITH_WHEEL: &[&str] = &["--features", "wheel"];

/// The profile of what people download.
const SHIPPED: &str = "wasm";

/// The profile of what is tried out here.
const QUICK: &str = "wasm-quick";

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let (mut install_target, mut only_wasm, mut profile) = (false, false, SHIPPED);
    for argument in arguments {
        match argument.as_str() {
            "--install-target" => install_target = true,
            "--wasm" => only_wasm = true,
            "--quick" => profile = QUICK,
            other => {
                return Err(Failure::new(format!(
                    "web knows --wasm, --quick and --install-target, not “{other}”"
                )));
            }
        }
    }
    wasm(install_target, profile)?;
    if only_wasm {
        return Ok(());
    }
    page::build()
}

/// Games and bots for a page that is tried out here: sooner built than what is
/// shipped, and somewhat larger.
pub(crate) fn quick_wasm() -> Outcome {
    wasm(false, QUICK)
}

/// Games and bots as they are shipped.
pub(crate) fn shipped_wasm() -> Outcome {
    wasm(false, SHIPPED)
}

/// What the page needs besides games and bots: made beside them, nobody waits for it afterwards.
pub(crate) const TOOLS: Step = ("tools of the page", |_| {
    page::install()?;
    bindings("build", &[])
});

/// The page around games and bots.
pub(crate) fn build_page() -> Outcome {
    page::build()
}

/// Layout and lints of the page.
pub(crate) fn lint() -> Outcome {
    page::lint()
}

/// Types of the page.
pub(crate) fn check() -> Outcome {
    page::check()
}

/// Unit tests of the page.
pub(crate) fn test() -> Outcome {
    page::test()
}

/// The pictures of the README.
pub(crate) fn pictures() -> Outcome {
    run(&[])?;
    page::take_pictures(&server()?, &machine::browsers()?)
}

/// How much a first visit loads.
pub(crate) fn weigh() -> Outcome {
    page::weigh(&machine::browsers()?)
}

/// Games in a browser at the server that the tests before have built; it reads
/// the page from its folder. Those that have to do with one game, or all.
pub(crate) fn browse(game: Option<&str>) -> Outcome {
    page::browse(&tested_server()?, &machine::browsers()?, game)
}

/// All of them, also those that take long.
pub(crate) fn browse_thoroughly() -> Outcome {
    page::browse_thoroughly(&tested_server()?, &machine::browsers()?)
}

/// The program that is shipped carries the page inside: all of it, and this one.
pub(crate) fn browse_shipped() -> Outcome {
    page::browse_shipped(&built_server("release")?, &machine::browsers()?)
}

/// The server of this checkout.
pub(crate) fn server() -> Outcome<PathBuf> {
    built_server("dev")
}

/// The same while something is built that takes longer.
pub(crate) fn server_beside_it() -> Outcome {
    server_build("dev").gently().run(SERVER_FAILS)
}

/// The server that the tests were built with. To ask for it alone would compile
/// libraries anew, since what only tests need gives some of them more features.
fn tested_server() -> Outcome<PathBuf> {
    let program = program_in("debug");
    if program.is_file() {
        return Ok(program);
    }
    server()
}

/// The server in this profile.
fn built_server(profile: &str) -> Outcome<PathBuf> {
    server_build(profile).run(SERVER_FAILS)?;
    Ok(program_in(if profile == "dev" { "debug" } else { profile }))
}

fn server_build(profile: &str) -> Program {
    cargo(&["build", "--workspace", "--bin", "kiste", "--profile", profile])
}

const SERVER_FAILS: &str = "the server could not be built; the messages above say why";

fn program_in(folder: &str) -> PathBuf {
    target().join(folder).join(format!("kiste{}", std::env::consts::EXE_SUFFIX))
}

/// Games, tables and bots for the browser.
fn wasm(install_target: bool, profile: &str) -> Outcome {
    let toolchain = Toolchain::find(install_target)?;
    tell!("   games and bots to WASM, {toolchain}");
    for Module { name, features, package } in MODULES {
        // To try it out, one module with all games does for both: half the
        // wait, and what each page loads is called as it should be.
        let features = if profile == QUICK { WITH_WHEEL } else { features };
        let compiled = compile(&toolchain, features, profile)?;
        let module = compiled.with_file_name(format!("{name}.wasm"));
        if module != compiled {
            fs::copy(&compiled, &module)
                .map_err(|error| Failure::new(format!("{}: {error}", module.display())))?;
        }
        bind(&module, package)?;
        let module = root().join(package).join(format!("{name}_bg.wasm"));
        let size = fs::metadata(&module).map_or(0, |file| file.len());
        tell!("   {package}: {} kB", size / 1000);
    }
    Ok(())
}

fn compile(toolchain: &Toolchain, features: &[&str], profile: &str) -> Outcome<PathBuf> {
    // A folder of its own: other compiler, other flags, nothing to share.
    let folder = root().join("target/wasm");
    let mut build = cargo(&["build", "--package", "kiste-wasm", "--lib", "--profile", profile])
        .arg("--target")
        .arg(TARGET)
        .arg("--target-dir")
        .arg(&folder)
        // What somebody set for their own processor is wrong for this one.
        .without_env("CARGO_ENCODED_RUSTFLAGS")
        .env("RUSTFLAGS", "-Ctarget-feature=+simd128");
    for feature in features {
        build = build.arg(feature);
    }
    toolchain
        .apply(build)
        .run("games and bots do not compile to WASM; the messages above say why")?;
    Ok(folder.join(TARGET).join(profile).join("kiste_wasm.wasm"))
}

/// The second program of this crate, which takes a while to compile the first time and is needed here only.
fn bindings(chore: &str, arguments: &[&OsStr]) -> Outcome {
    let program = ["--quiet", "--package", "xtask", "--profile", "tool", "--features", "bindings"];
    let program = cargo(&[&[chore], &program[..], &["--bin", "bindings"]].concat());
    arguments
        .iter()
        .fold(program, Program::arg)
        .run("the bindings could not be written; the messages above say why")
}

fn bind(module: &Path, package: &str) -> Outcome {
    let folder = root().join(package);
    // Left-overs of an earlier version must not be taken for something built now.
    match fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(Failure::new(format!("{package} cannot be emptied: {error}")));
        }
        _ => {}
    }
    bindings("run", &["--".as_ref(), module.as_ref(), folder.as_ref()])
}
