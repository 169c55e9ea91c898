//! What `docs/own-games.md` and its German twin show is true.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use engine::DataFile;
use games::own::reference;

use super::support::{file, play_out, script, start};

/// The page, and the heads of its reference.
const PAGES: [(&str, &str, [&str; 2]); 2] =
    [("en", "own-games.md", ["word", "is"]), ("de", "own-games.de.md", ["Wort", "ist"])];

/// What the block with a whole file is; `kiste own check` reads it by this name.
const WHOLE: &str = "kiste-game first.kiste-game";

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

fn page() -> String {
    fs::read_to_string(docs().join(PAGES[0].1)).unwrap()
}

fn blocks(page: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    let rest = page.split(&fence).skip(1);
    rest.map(|rest| rest.split("```").next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn every_piece_of_script_on_the_page_plays() {
    let page = page();
    let whole = blocks(&page, WHOLE)
        .into_iter()
        .map(|text| DataFile { name: "first.kiste-game".to_owned(), text });
    let pieces = blocks(&page, "rhai").into_iter().map(|piece| file(&script(&piece)));
    let mut played = 0;
    for file in whole.chain(pieces) {
        for seed in 0..20 {
            let mut game = start(&file, 2).unwrap_or_else(|error| panic!("{error}\n{}", file.text));
            play_out(&mut game, seed);
            assert_eq!(game.fault(), None, "{}", file.text);
        }
        played += 1;
    }
    assert_eq!(played, 4);
}

/// So what is tested in one of them is tested in both.
#[test]
fn the_german_page_shows_the_same_blocks() {
    let fenced = |page: &str| -> Vec<String> {
        let parts = page.split("```").skip(1).step_by(2);
        parts.map(str::to_owned).collect()
    };
    let [english, german] =
        PAGES.map(|(_, name, _)| fenced(&fs::read_to_string(docs().join(name)).unwrap()));
    assert_eq!(english.len(), 5);
    assert_eq!(german, english);
}

/// Whoever learns it on the page, in whichever language, writes the same scripts.
#[test]
fn the_pages_of_every_language_show_the_same_scripts() {
    let shown = |page: &str| blocks(page, "rhai").iter().map(|block| tight(block)).collect();
    let right: Vec<String> = shown(&page());
    let rules = docs().join("rules");
    for language in ["en", "de", "fr", "it", "nl"] {
        let path = rules.join(language).join("own.md");
        let found: Vec<String> = shown(&fs::read_to_string(&path).unwrap());
        assert_eq!(found, right, "{}", path.display());
    }
}

/// Without what only a list indents.
fn tight(block: &str) -> String {
    block.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_smallest_game_on_the_page_is_the_one_to_start_from() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/own-games");
    let first = fs::read_to_string(folder.join("first.kiste-game")).unwrap();
    assert_eq!(blocks(&page(), WHOLE)[0], first);
}

/// `cargo xtask bless` writes it anew, and `kiste own words` shows it.
#[test]
fn the_reference_names_every_host_word() {
    for (language, name, columns) in PAGES {
        let path = docs().join(name);
        let page = fs::read_to_string(&path).unwrap();
        let (before, found) = page.split_once("<!-- words -->\n").unwrap();
        let messages = docs().join("../data/messages").join(language).join("words.ftl");
        let messages = fs::read_to_string(messages).unwrap();
        let said: BTreeMap<&str, &str> =
            messages.lines().filter_map(|line| line.split_once(" = ")).collect();
        let text = reference(columns, |key, _| {
            let said = said.get(key).unwrap_or_else(|| panic!("{language} has no {key}"));
            // Curly brackets are quoted in catalogues.
            said.replace("{\"{\"}", "{").replace("{\"}\"}", "}")
        });
        if std::env::var_os("KISTE_BLESS").is_some() {
            fs::write(&path, format!("{before}<!-- words -->\n{text}")).unwrap();
            continue;
        }
        assert_eq!(found, text, "{name}: `cargo xtask bless` writes it anew");
    }
}
