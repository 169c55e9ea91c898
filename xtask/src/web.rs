//! The page and all that it runs by itself.
//!
//! Games, tables and bots are compiled to WASM, which a worker of the page
//! loads; then the page is built around them.

mod page;
mod toolchain;

use std::fs;
use std::path::{Path, PathBuf};

use crate::machine;
use crate::run::{Failure, Outcome, cargo, root};
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
    Module {
        name: "kiste_wheel",
        features: &["--features", "wheel"],
        package: "web/src/local/pkg-wheel",
    },
];

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let (mut install_target, mut only_wasm) = (false, false);
    for argument in arguments {
        match argument.as_str() {
            "--install-target" => install_target = true,
            "--wasm" => only_wasm = true,
            other => {
                return Err(Failure::new(format!(
                    "web knows --wasm and --install-target, not “{other}”"
                )));
            }
        }
    }
    wasm(install_target)?;
    if only_wasm {
        return Ok(());
    }
    page::build()
}

/// Types and unit tests of the page.
pub(crate) fn test() -> Outcome {
    page::test()
}

/// The pictures of the README.
pub(crate) fn pictures() -> Outcome {
    run(&[])?;
    page::take_pictures(&served()?, &machine::chromium()?)
}

/// Whole games in a browser, on the server that people run, with the page in it.
pub(crate) fn browse() -> Outcome {
    page::build()?;
    page::browse(&served()?, &machine::chromium()?)
}

/// Builds the server after the page, so that it carries this one.
fn served() -> Outcome<PathBuf> {
    println!("── the server");
    // With the features of the whole workspace, as the tests before it: most
    // of what it needs is compiled already.
    cargo(&["build", "--quiet", "--workspace", "--bin", "kiste"])
        .run("the server could not be built; the messages above say why")?;
    let folder = std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| root().join("target"), |named| root().join(named));
    Ok(folder.join("debug").join(format!("kiste{}", std::env::consts::EXE_SUFFIX)))
}

/// Builds games and bots for the browser and lets them play there as here.
pub(crate) fn same_games() -> Outcome {
    wasm(false)?;
    cargo(&["test", "--quiet", "--package", "kiste-wasm", "--features", "wheel", "--test", "local"])
        .arg("--")
        .arg("--ignored")
        .run("a game went otherwise in WASM than here; the messages above say which")
}

/// Games, tables and bots for the browser.
fn wasm(install_target: bool) -> Outcome {
    let toolchain = Toolchain::find(install_target)?;
    println!("── games and bots to WASM, {toolchain}");
    for Module { name, features, package } in MODULES {
        let compiled = compile(&toolchain, features)?;
        let module = compiled.with_file_name(format!("{name}.wasm"));
        if module != compiled {
            fs::copy(&compiled, &module)
                .map_err(|error| Failure::new(format!("{}: {error}", module.display())))?;
        }
        bind(&module, package)?;
        let module = root().join(package).join(format!("{name}_bg.wasm"));
        let size = fs::metadata(&module).map_or(0, |file| file.len());
        println!("   {package}: {} kB", size / 1000);
    }
    Ok(())
}

fn compile(toolchain: &Toolchain, features: &[&str]) -> Outcome<PathBuf> {
    // A folder of its own: other compiler, other flags, nothing to share.
    let folder = root().join("target/wasm");
    let mut build = cargo(&["build", "--package", "kiste-wasm", "--lib", "--profile", "wasm"])
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
    Ok(folder.join(TARGET).join("wasm/kiste_wasm.wasm"))
}

/// Calls the second program of this crate, which takes a while to compile the
/// first time and is needed here only.
fn bind(module: &Path, package: &str) -> Outcome {
    let folder = root().join(package);
    // Left-overs of an earlier version must not be taken for something built now.
    match fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(Failure::new(format!("{package} cannot be emptied: {error}")));
        }
        _ => {}
    }
    cargo(&["run", "--quiet", "--package", "xtask", "--profile", "tool"])
        .arg("--features")
        .arg("bindings")
        .arg("--bin")
        .arg("bindings")
        .arg("--")
        .arg(module)
        .arg(&folder)
        .run("the bindings could not be written; the messages above say why")
}
