//! What is told, compared with what is kept and with the games themselves.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use tell::{TellError, Teller, languages};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn names() -> Vec<String> {
    ["Mia", "Tom", "Ida", "Ben"].map(str::to_owned).to_vec()
}

/// Tellers of a game, in all languages.
fn tellers(game: &str) -> BTreeMap<String, Teller> {
    let teller = |language: String| {
        let teller = Teller::new(game, &language).unwrap_or_else(|error| panic!("{error}"));
        (language, teller)
    };
    languages().into_iter().map(teller).collect()
}

/// What says a line without knowing what it means.
const UNKNOWING: [&str; 2] = ["<name>: <action+>  log-acted", "= <effect+>  <effect>"];

#[test]
fn the_sentences_of_all_patterns_in_all_languages_are_those_that_are_kept() {
    let path = root().join("tests/told.txt");
    let kept = fs::read_to_string(&path).unwrap();
    let mut text = String::new();
    let mut game = BTreeMap::new();
    let mut unused: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut id = "";
    for line in kept.lines() {
        let depth = line.len() - line.trim_start().len();
        let words = line.trim();
        if depth == 4 {
            continue;
        }
        writeln!(text, "{line}").unwrap();
        if depth == 0 && !words.is_empty() && !words.starts_with('#') {
            id = words;
            game = tellers(id);
            let patterns = game["en"].patterns().map(str::to_owned).collect();
            unused.insert(id.to_owned(), patterns);
        } else if depth == 2 {
            for (language, teller) in &game {
                let told = teller.tell(words, &names());
                writeln!(text, "    {language}  {}", told.sentence).unwrap();
                for by in told.by {
                    unused.get_mut(id).unwrap().remove(by);
                }
            }
        }
    }
    if std::env::var_os("KISTE_BLESS").is_some() {
        fs::write(&path, &text).unwrap();
    } else {
        assert_eq!(kept, text, "if the change is meant, `cargo xtask bless` writes it anew");
    }
    let told: BTreeSet<&str> = unused.keys().map(String::as_str).collect();
    assert_eq!(told, games::ids().iter().copied().collect(), "every game has lines to be told");
    // What is common to all games is shown with one of them.
    let pig = Teller::new("pig", "en").unwrap();
    let common: BTreeSet<&str> = pig.patterns().collect();
    for (id, mut unused) in unused {
        unused.retain(|pattern| id == "pig" || !common.contains(pattern.as_str()));
        assert!(unused.is_empty(), "{id}: no line of the file is told with {unused:?}");
    }
}

#[test]
fn playthroughs_of_every_game_are_told_without_notation_in_every_language() {
    let names: Vec<String> = (1..=8).map(|seat| format!("N{seat}")).collect();
    for id in games::ids() {
        let folder = root().join("tests/playthroughs").join(id);
        // Lines repeat by the thousand, but for their numbers.
        let mut lines = BTreeMap::new();
        for entry in fs::read_dir(folder).unwrap() {
            let record = fs::read_to_string(entry.unwrap().path()).unwrap();
            for line in record.lines().filter(|line| is_event(line)) {
                let look = line.replace(|c: char| c.is_ascii_digit(), "0");
                lines.entry(look).or_insert_with(|| line.to_owned());
            }
        }
        assert!(lines.len() > 2, "{id} has playthroughs");
        for (language, teller) in tellers(id) {
            for line in lines.values() {
                let said = teller.tell(line, &names);
                let knowing = said.by.iter().all(|by| !UNKNOWING.contains(by));
                assert!(knowing && !said.by.is_empty(), "{id} in {language}: {line}");
                assert_ne!(said.sentence, *line, "{id} in {language}");
                assert!(!said.sentence.contains(['{', '<']), "{language}: {}", said.sentence);
            }
        }
    }
}

fn is_event(line: &str) -> bool {
    let seat = line.split_once(": ").is_some_and(|(seat, _)| seat.parse::<u8>().is_ok());
    seat || line.starts_with("throw: ") || line.starts_with("= ")
}

#[test]
fn what_says_lines_without_knowing_them_is_still_called_that() {
    let teller = Teller::new("pig", "en").unwrap();
    for unknowing in UNKNOWING {
        assert!(teller.patterns().any(|pattern| pattern == unknowing), "{unknowing}");
    }
}

#[test]
fn a_language_that_there_is_not_is_refused_with_those_that_there_are() {
    let Err(error) = Teller::new("pig", "tlh") else { panic!("nobody speaks it") };
    assert!(matches!(error, TellError::UnknownLanguage { .. }));
    assert_eq!(error.to_string(), "there is no language “tlh”; there is: de, en, fr, it, nl");
}

#[test]
fn a_game_that_nobody_has_written_patterns_for_is_told_with_the_common_ones() {
    let teller = Teller::new("newcomer", "nl").unwrap();
    assert_eq!(teller.tell("throw: 5", &names()).sentence, "Gegooid: 5");
    assert_eq!(teller.tell("9: jump", &names()).sentence, "9: jump");
}

/// What is said of a line of a game of the pyramid, in English.
fn seen(game: &str, line: &str) -> String {
    Teller::new(game, "en").unwrap().tell(line, &names()).sentence
}

#[test]
fn corners_edges_rows_and_the_tip_are_those_that_seat_1_sees() {
    let pulls = |cell: &str| {
        let said = seen("cui-bono", &format!("1: pull {cell}"));
        said.strip_prefix("Mia pulls the die ").unwrap().to_owned()
    };
    assert_eq!(pulls("000"), "at the top");
    assert_eq!(pulls("800"), "in the back corner");
    assert_eq!(pulls("080"), "in the front right corner");
    assert_eq!(pulls("008"), "in the front left corner");
    assert_eq!(pulls("017"), "at the front edge, second from the left");
    assert_eq!(pulls("062"), "at the front edge, third from the right");
    assert_eq!(pulls("044"), "at the front edge, in the middle");
    assert_eq!(pulls("107"), "at the left edge, second from the front");
    assert_eq!(pulls("620"), "at the right edge, third from the back");
    assert_eq!(pulls("222"), "in the middle");
    assert_eq!(pulls("314"), "in the fourth row, second from the left");
}

#[test]
fn no_two_cells_of_the_pyramid_are_told_alike_in_any_language() {
    for (language, teller) in tellers("cui-bono") {
        let mut told = BTreeSet::new();
        for cell in 0..1000_u16 {
            if cell / 100 + cell / 10 % 10 + cell % 10 > 8 {
                continue;
            }
            let line = format!("1: put {cell:03}");
            assert!(told.insert(teller.tell(&line, &names()).sentence), "{language}: {line}");
        }
        assert_eq!(told.len(), 165);
    }
}

#[test]
fn a_die_goes_one_of_six_ways_and_what_is_no_cell_stays_as_it_is_written() {
    for (to, way) in [
        ("233", "to the right"),
        ("215", "to the left"),
        ("314", "to the back left"),
        ("323", "to the back right"),
        ("125", "to the front left"),
        ("134", "to the front right"),
    ] {
        let there = "Mia tilts the die in the third row, third from the left";
        let said = seen("wuerfelmarsch", &format!("1: tilt 224 {to}"));
        assert_eq!(said, format!("{there}, {way}"));
    }
    let shows = seen("wuerfelmarsch", "1: tilt 224 215 red 513");
    assert!(shows.starts_with("Mia tilts the red die in the third row,"), "{shows}");
    assert!(shows.ends_with("to the left; now it shows 5 front, 1 left, 3 right"), "{shows}");
    assert_eq!(seen("wuerfelmarsch", "1: tilt 224 800"), "Mia: tilt 224 800");
    assert_eq!(seen("cui-bono", "1: pull 999"), "Mia: pull 999");
}
