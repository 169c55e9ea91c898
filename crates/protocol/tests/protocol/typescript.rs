//! The TypeScript types that are checked in are those of the Rust types.

use std::path::Path;

#[test]
fn the_checked_in_types_are_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol");
    for (file, types) in
        [("messages.ts", protocol::typescript()), ("views.ts", protocol::view_types())]
    {
        let path = folder.join(file);
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == types, "{} is out of date: run `cargo xtask codegen`", path.display());
    }
}

#[test]
fn every_type_that_is_named_is_declared() {
    for text in [protocol::typescript(), protocol::view_types()] {
        // Comments name what they like.
        let code = |line: &&str| !line.starts_with("/**") && !line.starts_with(" *");
        let text: String = text.lines().filter(code).flat_map(|line| [line, "\n"]).collect();
        for word in text.split(|c: char| !c.is_alphanumeric()) {
            let a_type = word.starts_with(|c: char| c.is_ascii_uppercase())
                && word.chars().any(|c| c.is_ascii_lowercase());
            if a_type && text.contains(&format!(": {word}")) {
                let declared = text.contains(&format!("export type {word} ="));
                assert!(declared || ["Array", "Record"].contains(&word), "{word} is not declared");
            }
        }
    }
}

#[test]
fn every_game_has_the_type_of_its_view() {
    let text = protocol::view_types();
    for id in games::ids() {
        assert!(text.contains(&format!("  \"{id}\": ")), "{id} is not in ViewOf");
    }
}
