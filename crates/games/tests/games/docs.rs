//! What the documentation shows is true.

use std::fs;
use std::path::{Path, PathBuf};

use engine::{Game, Record};
use games::Visitor;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The fenced blocks of a page in one language.
fn blocks(page: &Path, language: &str) -> Vec<String> {
    let text = fs::read_to_string(page).unwrap_or_else(|_| panic!("{} is missing", page.display()));
    let fence = format!("```{language}\n");
    text.split(&fence)
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap_or_default().to_owned())
        .collect()
}

fn notation_pages() -> Vec<(String, PathBuf)> {
    games::ids()
        .iter()
        .map(|id| ((*id).to_owned(), root().join("docs/notation").join(format!("{id}.md"))))
        .collect()
}

struct Validate<'a>(&'a Record);

impl Visitor for Validate<'_> {
    type Out = Result<usize, engine::RecordError>;
    fn visit<G: Game>(self) -> Self::Out {
        engine::validate::<G>(self.0, usize::MAX).map(|replayed| replayed.events.len())
    }
}

#[test]
fn every_record_in_the_documentation_is_legal() {
    let mut pages = vec![root().join("docs/notation.md")];
    pages.extend(notation_pages().into_iter().map(|(_, page)| page));
    for page in pages {
        let records = blocks(&page, "record");
        assert!(!records.is_empty(), "{} shows no record", page.display());
        for text in records {
            let record: Record =
                text.parse().unwrap_or_else(|error| panic!("{}: {error}", page.display()));
            let replayed = games::visit(&record.game, Validate(&record))
                .unwrap_or_else(|| panic!("{}: no game “{}”", page.display(), record.game));
            match replayed {
                Ok(events) => assert!(events > 0, "{}: an empty record", page.display()),
                Err(illegal) => panic!("{}: {illegal}\n{text}", page.display()),
            }
        }
    }
}

struct Parse<'a>(&'a str);

impl Visitor for Parse<'_> {
    type Out = Result<String, engine::NotationError>;
    fn visit<G: Game>(self) -> Self::Out {
        self.0.parse::<G::Action>().map(|action| action.to_string())
    }
}

#[test]
fn every_action_in_the_documentation_is_in_its_notation() {
    for (id, page) in notation_pages() {
        let lists = blocks(&page, "actions");
        assert!(!lists.is_empty(), "{} shows no actions", page.display());
        for line in lists.iter().flat_map(|list| list.lines()) {
            let action = line.split('#').next().unwrap_or_default().trim();
            assert_eq!(games::visit(&id, Parse(action)).unwrap().as_deref(), Ok(action));
        }
    }
}

fn rules_page(language: &str, name: &str) -> String {
    let page = root().join("docs/rules").join(language).join(name);
    fs::read_to_string(&page).unwrap_or_else(|_| panic!("{} is missing", page.display()))
}

/// What is ours and not the rulebook's stands where players look for it.
#[test]
fn rules_pages_tell_of_our_own_limits_and_numbers() {
    for (page, en, de) in [
        ("hop-n-roll.md", "for twenty rounds", "zwanzig Runden lang"),
        ("hamstern.md", "a row of seven boxes", "deren sieben Kästchen"),
        ("bunte-kuh.md", "**45 seconds**", "**45 Sekunden**"),
        ("bunte-kuh.md", "**3 seconds**", "**3 Sekunden**"),
        ("bunte-kuh.md", "**20 seconds**", "**20 Sekunden**"),
        ("hamsterrolle.md", "the reference stays where it was", "bleibt, wo es war"),
    ] {
        for (language, words) in [("en", en), ("de", de)] {
            let text = rules_page(language, page).replace('\n', " ");
            assert!(text.contains(words), "{language}/{page} does not say “{words}”");
        }
    }
    for side in [games::hamstern::Side::A, games::hamstern::Side::B] {
        let options = games::hamstern::HamsternOptions { side, ..Default::default() };
        let game = games::hamstern::Hamstern::new(&options, 2).unwrap();
        assert_eq!(game.sheet().joker_track(), 7, "as the rules page says");
    }
}

/// The page on evenings names every ready programme and what a game counts.
#[test]
fn a_rules_page_tells_how_games_are_chained() {
    struct Name;
    impl Visitor for Name {
        type Out = &'static str;
        fn visit<G: Game>(self) -> Self::Out {
            G::NAME
        }
    }
    for (language, rows) in [
        (
            "en",
            [
                "| ranked **before** them | 2 |",
                "| **level** with them | 1 |",
                "| behind them | 0 |",
            ],
        ),
        ("de", ["| **vor** ihr | 2 |", "| **gleichauf** | 1 |", "| hinter ihr | 0 |"]),
    ] {
        let text = rules_page(language, "evening.md");
        for row in rows {
            assert!(text.contains(row), "{language}: {row}");
        }
        for programme in games::evening::PROGRAMMES {
            let names = programme.map(|id| games::visit(id, Name).unwrap());
            assert!(text.contains(&format!("| {} |", names.join(" | "))), "{language}: {names:?}");
        }
    }
}

/// The worked example is the real thing, and as short as it claims.
#[test]
fn adding_a_game_shows_the_code_that_runs() {
    let pig = fs::read_to_string(root().join("crates/games/src/pig/mod.rs")).unwrap();
    let registry = fs::read_to_string(root().join("crates/games/src/lib.rs")).unwrap();
    let page = root().join("docs/adding-a-game.md");
    let mut rest = pig.as_str();
    for block in blocks(&page, "rust") {
        match rest.split_once(&block) {
            Some((before, after)) => {
                assert!(code(before).next().is_none(), "is not on the page:\n{before}");
                rest = after;
            }
            None => assert!(registry.contains(&block), "is not in the source:\n{block}"),
        }
    }
    assert!(code(rest).next().is_none(), "is not on the page:\n{rest}");
    let lines = code(&pig).count();
    assert!(lines <= 100, "Pig has grown to {lines} lines");

    for (language, file) in [("ts", "web/src/games/index.ts"), ("ftl", "data/messages/en/pig.ftl")]
    {
        let source = fs::read_to_string(root().join(file)).unwrap();
        let shown = blocks(&page, language);
        assert!(!shown.is_empty(), "{file} is not shown");
        for block in shown {
            assert!(source.contains(&block), "is not in {file}:\n{block}");
        }
    }
}

/// Lines of Rust without comments and blanks.
fn code(source: &str) -> impl Iterator<Item = &str> {
    source.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"))
}
