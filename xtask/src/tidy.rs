//! What no compiler checks: the directions between crates, files of a size
//! that can be read at a sitting, and documentation that names only what
//! exists.

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
    &["kiste-table"],
    &["kiste-protocol"],
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

pub(crate) fn run() -> Outcome {
    let files = tracked_files()?;
    let mut complaints = crates()?;
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
fn tracked_files() -> Outcome<Vec<String>> {
    let output = std::process::Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .map_err(|error| Failure::new(format!("git could not be asked for the files: {error}")))?;
    let list = String::from_utf8_lossy(&output.stdout);
    Ok(list.lines().filter(|file| root().join(file).is_file()).map(str::to_owned).collect())
}

fn crates() -> Outcome<Vec<String>> {
    let json = cargo(&["metadata", "--format-version", "1", "--no-deps"])
        .output("cargo metadata failed")?;
    let metadata: Value = serde_json::from_slice(&json)
        .map_err(|error| Failure::new(format!("cargo metadata cannot be read: {error}")))?;
    let packages = metadata["packages"].as_array().cloned().unwrap_or_default();
    Ok(packages.iter().flat_map(directions).collect())
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
    if lines > MAX_FILE {
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
