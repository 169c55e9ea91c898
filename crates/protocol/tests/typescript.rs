//! The TypeScript types that are checked in are those of the Rust types.

use std::path::Path;

#[test]
fn the_checked_in_types_are_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/messages.ts");
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == protocol::typescript(),
        "{} differs from crates/protocol: run `cargo xtask codegen`",
        path.display(),
    );
}

#[test]
fn every_type_that_is_named_is_declared() {
    let text = protocol::typescript();
    for word in text.split(|c: char| !c.is_alphanumeric()) {
        let a_type = word.starts_with(|c: char| c.is_ascii_uppercase())
            && word.chars().any(|c| c.is_ascii_lowercase());
        if a_type && text.contains(&format!(": {word}")) {
            let declared = text.contains(&format!("export type {word} ="));
            assert!(declared || ["Array", "Record"].contains(&word), "{word} is not declared");
        }
    }
}
