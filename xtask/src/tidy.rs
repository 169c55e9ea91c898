//! What no compiler checks: the directions between crates, files of a size
//! that can be read at a sitting, and documentation that names only what
//! exists and every library there is.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::run::{Failure, Outcome, cargo, root};

/// Our crates from the ground up. A crate may use those of earlier rows only.
const LAYERS: &[&[&str]] = &[
    &["kiste-engine", "kiste-wheel"],
    &["kiste-pyramid"],
    &["kiste-games"],
    &["kiste-bots"],
    &["kiste-insight", "kiste-table", "kiste-tell"],
    &["kiste-protocol"],
    &["kiste-host"],
    &["kiste-server", "kiste-wasm"],
    &["kiste"],
    &["xtask"],
];

/// A file longer than this is more than one thing.
const MAX_FILE: usize = 600;

/// What only one of our crates may name.
const RESERVED: &[(&str, &[&str])] =
    &[("tokio", &["kiste-server", "kiste"]), ("rapier3d", &["kiste-wheel"])];

/// Marks of unfinished work, written so that this file does not hold them.
const UNFINISHED: &[&str] = &[concat!("TO", "DO"), concat!("FIX", "ME"), concat!("to", "do!(")];

/// Where each library has its line.
const LIBRARIES: &str = "docs/decisions/005-libraries.md";

pub(crate) fn run() -> Outcome {
    let files = tracked_files()?;
    let packages = packages()?;
    let mut complaints: Vec<String> = packages.iter().flat_map(directions).collect();
    complaints.extend(packages.iter().flat_map(|package| untested(package, &files)));
    complaints.extend(libraries(&read(LIBRARIES)?, &used(&packages)?));
    for file in &files {
        let Ok(text) = fs::read_to_string(root().join(file)) else { continue };
        complaints.extend(source(file, &text));
        complaints.extend(document(file, &text));
    }
    if complaints.is_empty() {
        return Ok(());
    }
    Err(Failure::new(format!("not tidy:\n  {}", complaints.join("\n  "))))
}

/// What git tracks, and what is new and not ignored.
pub(crate) fn tracked_files() -> Outcome<Vec<String>> {
    let output = std::process::Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .map_err(|error| Failure::new(format!("git could not be asked for the files: {error}")))?;
    let list = String::from_utf8_lossy(&output.stdout);
    Ok(list.lines().filter(|file| root().join(file).is_file()).map(str::to_owned).collect())
}

/// Our crates, as cargo tells of them.
fn packages() -> Outcome<Vec<Value>> {
    let json = cargo(&["metadata", "--format-version", "1", "--no-deps"])
        .output("cargo metadata failed")?;
    let mut metadata: Value = parse("cargo metadata", &json)?;
    Ok(metadata["packages"].as_array_mut().map(std::mem::take).unwrap_or_default())
}

fn parse(name: &str, json: &[u8]) -> Outcome<Value> {
    serde_json::from_slice(json)
        .map_err(|error| Failure::new(format!("{name} cannot be read: {error}")))
}

fn read(file: &str) -> Outcome<String> {
    fs::read_to_string(root().join(file))
        .map_err(|error| Failure::new(format!("{file} cannot be read: {error}")))
}

/// A library without tests of its own is not compiled a second time to run
/// them; then it must have none, or nobody would run them.
fn untested(package: &Value, files: &[String]) -> Vec<String> {
    let manifest = package["manifest_path"].as_str().map_or(Path::new(""), Path::new);
    let Some(folder) = manifest.parent().and_then(|folder| folder.strip_prefix(root()).ok()) else {
        return Vec::new();
    };
    let mut targets = package["targets"].as_array().into_iter().flatten();
    let is_library = |target: &Value| {
        target["kind"].as_array().is_some_and(|kinds| kinds.contains(&"lib".into()))
    };
    if !targets.any(|target| is_library(target) && target["test"] == false) {
        return Vec::new();
    }
    let source = folder.join("src");
    let tests = |file: &&String| {
        Path::new(file).starts_with(&source)
            && fs::read_to_string(root().join(file)).is_ok_and(|text| has_tests(&text))
    };
    let name =
        |file: &String| format!("{file} has tests that nobody runs: they belong under tests");
    files.iter().filter(tests).map(name).collect()
}

fn has_tests(source: &str) -> bool {
    ["#[test]", "::test]", "::test("].iter().any(|mark| source.contains(mark))
}

/// The libraries that our crates and the page name.
fn used(packages: &[Value]) -> Outcome<BTreeSet<String>> {
    const PAGE: &str = "web/package.json";
    let crates = packages.iter().filter_map(|package| package["dependencies"].as_array()).flatten();
    let foreign = crates.filter(|dependency| dependency["source"].is_string());
    let mut used: BTreeSet<String> =
        foreign.filter_map(|dependency| dependency["name"].as_str()).map(str::to_owned).collect();
    let page = parse(PAGE, read(PAGE)?.as_bytes())?;
    for kind in ["dependencies", "devDependencies"] {
        used.extend(page[kind].as_object().into_iter().flat_map(|named| named.keys().cloned()));
    }
    Ok(used)
}

/// Every library has its line, and no line names what is gone.
fn libraries(page: &str, used: &BTreeSet<String>) -> Vec<String> {
    let rows = page.lines().filter_map(|line| line.strip_prefix('|')?.split('|').next());
    let told: BTreeSet<String> =
        rows.flat_map(|row| row.split('`').skip(1).step_by(2)).map(str::to_owned).collect();
    let missing = used.difference(&told).map(|name| format!("{name} has no line in {LIBRARIES}"));
    let gone = told.difference(used).map(|name| format!("{LIBRARIES} names {name}, which is gone"));
    missing.chain(gone).collect()
}

fn layer(name: &str) -> Option<usize> {
    LAYERS.iter().position(|row| row.contains(&name))
}

fn directions(package: &Value) -> Vec<String> {
    let name = package["name"].as_str().unwrap_or_default();
    let Some(own) = layer(name) else {
        return vec![format!("{name} has no place among the layers in xtask/src/tidy.rs")];
    };
    let mut complaints = Vec::new();
    for dependency in package["dependencies"].as_array().into_iter().flatten() {
        // Tests and examples may look at anything.
        if dependency["kind"] == "dev" {
            continue;
        }
        let used = dependency["name"].as_str().unwrap_or_default();
        if layer(used).is_some_and(|other| other >= own) {
            complaints.push(format!("{name} uses {used}, which stands above or beside it"));
        }
        for (reserved, users) in RESERVED {
            if used == *reserved && !users.contains(&name) {
                complaints.push(format!("{name} uses {used}, which is for {}", users.join(", ")));
            }
        }
    }
    complaints
}

fn extension(file: &str) -> &str {
    Path::new(file).extension().and_then(|ext| ext.to_str()).unwrap_or_default()
}

fn source(file: &str, text: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    if !matches!(extension(file), "rs" | "ts" | "svelte" | "css" | "js" | "mjs") {
        return complaints;
    }
    let lines = text.lines().count();
    // Nobody reads what a program wrote.
    if lines > MAX_FILE && !text.starts_with("// Generated from ") {
        complaints.push(format!("{file} has {lines} lines, more than {MAX_FILE}"));
    }
    for mark in UNFINISHED {
        if text.contains(mark) {
            complaints.push(format!("{file} holds {mark}"));
        }
    }
    complaints
}

/// Paths, links and chores that a page names must exist.
fn document(file: &str, text: &str) -> Vec<String> {
    if extension(file) != "md" {
        return Vec::new();
    }
    let folder = Path::new(file).parent().unwrap_or(Path::new(""));
    let mut complaints = Vec::new();
    for named in text.split('`').skip(1).step_by(2) {
        if is_path(named) && !root().join(named).exists() {
            complaints.push(format!("{file} names {named}, which does not exist"));
        }
    }
    for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        let target = link.split('#').next().unwrap_or_default();
        let outside = target.is_empty() || target.contains("://") || target.starts_with("mailto:");
        if !outside && !root().join(folder).join(target).exists() {
            complaints.push(format!("{file} links to {target}, which does not exist"));
        }
    }
    for rest in text.split("cargo xtask ").skip(1) {
        let chore: String = rest.chars().take_while(char::is_ascii_lowercase).collect();
        if !chore.is_empty() && !crate::HELP.contains(&format!("\n  {chore} ")) {
            complaints.push(format!("{file} names the chore {chore}, which does not exist"));
        }
    }
    complaints
}

/// Whether a piece of code in a page is a path in this repository; patterns
/// such as `docs/rules/<language>` are not.
fn is_path(text: &str) -> bool {
    const ROOTS: [&str; 6] = ["crates/", "docs/", "data/", "tests/", "web/", "xtask/"];
    ROOTS.iter().any(|root| text.starts_with(root))
        && text.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_names_what_is_gone_is_noticed() {
        let page = "See `crates/gone/src/lib.rs`, [this](no-such-page.md) and cargo xtask fly.";
        assert_eq!(document("docs/page.md", page).len(), 3);
        let page = "See `xtask/src/tidy.rs`, `docs/rules/<language>`, cargo xtask test.";
        assert_eq!(document("docs/page.md", page), Vec::<String>::new());
    }

    #[test]
    fn a_test_that_nobody_runs_is_noticed() {
        let library = |test: bool| {
            let manifest = root().join("xtask/Cargo.toml");
            let target = serde_json::json!({ "kind": ["lib"], "test": test });
            serde_json::json!({ "manifest_path": manifest, "targets": [target] })
        };
        let files = ["xtask/src/tidy.rs".to_owned(), "xtask/src/play.rs".to_owned()];
        assert_eq!(untested(&library(false), &files).len(), 1);
        assert_eq!(untested(&library(true), &files).len(), 0);
    }

    #[test]
    fn a_library_without_a_line_and_a_line_without_a_library_are_noticed() {
        let page = "| library | for |\n|---|---|\n| `a`, `b` | `c` too |";
        let used = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(libraries(page, &used(&["a", "b"])), Vec::<String>::new());
        assert_eq!(libraries(page, &used(&["a", "c"])).len(), 2);
    }

    #[test]
    fn a_long_file_and_unfinished_work_are_noticed() {
        assert_eq!(source("x.rs", &"//\n".repeat(601)).len(), 1);
        assert_eq!(source("x.rs", UNFINISHED[0]).len(), 1);
        assert_eq!(source("x.rs", "fn main() {}").len(), 0);
    }

    #[test]
    fn a_crate_that_looks_up_is_noticed() {
        let package = |name: &str, uses: &str| serde_json::json!({ "name": name, "dependencies": [{ "name": uses, "kind": null }] });
        assert_eq!(directions(&package("kiste-games", "kiste-engine")).len(), 0);
        assert_eq!(directions(&package("kiste-engine", "kiste-games")).len(), 1);
        assert_eq!(directions(&package("kiste-table", "tokio")).len(), 1);
        assert_eq!(directions(&package("kiste-unheard-of", "serde")).len(), 1);
    }
}
