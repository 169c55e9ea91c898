//! What `docs/own-games.md` shows is true.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use engine::DataFile;
use games::own::words;

use super::support::{file, play_out, script, start};

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/own-games.md")
}

fn page() -> String {
    fs::read_to_string(path()).unwrap()
}

fn blocks(page: &str, language: &str) -> Vec<String> {
    let fence = format!("```{language}\n");
    let rest = page.split(&fence).skip(1);
    rest.map(|rest| rest.split("```").next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn every_piece_of_script_on_the_page_plays() {
    let page = page();
    let whole = blocks(&page, "kiste-game")
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

/// Whoever learns it on the page, in whichever language, writes the same scripts.
#[test]
fn the_pages_of_every_language_show_the_same_scripts() {
    let shown = |page: &str| blocks(page, "rhai").iter().map(|block| tight(block)).collect();
    let right: Vec<String> = shown(&page());
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
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
    assert_eq!(blocks(&page(), "kiste-game")[0], first);
}

/// `cargo xtask bless` writes it anew, and `kiste own words` shows it.
#[test]
fn the_reference_names_every_host_word() {
    let page = page();
    let (before, reference) = page.split_once("<!-- words -->\n").unwrap();
    let (mut text, mut group) = (String::new(), "");
    for word in words() {
        if word.group != group {
            group = word.group;
            write!(text, "\n### {group}\n\n| word | is |\n|---|---|\n").unwrap();
        }
        writeln!(text, "| `{}` | {} |", word.sign, word.about).unwrap();
    }
    if std::env::var_os("KISTE_BLESS").is_some() {
        fs::write(path(), format!("{before}<!-- words -->\n{text}")).unwrap();
        return;
    }
    assert_eq!(reference, text, "`cargo xtask bless` writes it anew");
}
