//! Every mistake that an author can make has a word that translates it, and every
//! language has a sentence for each of them.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use engine::{DataFile, Event, Game, Options, Sentence, SetupError};
use games::own::{Own, OwnOptions};

use super::support::{file, script};

/// What the author of this text is told, when it is set up or by its first moves:
/// where, and what.
fn told(text: &str) -> Option<(String, Sentence)> {
    let file = DataFile { name: "mine.kiste-game".to_owned(), text: text.to_owned() };
    let mut options = OwnOptions::default();
    let mut game = match options.attach(file).and_then(|()| Own::new(&options, 2)) {
        Ok(game) => game,
        Err(SetupError::BadFile { place, reason, .. }) => return Some((place, reason)),
        Err(other) => panic!("{other}"),
    };
    let mut choices = Vec::new();
    // As often as a game may go on, and once more.
    for _ in 0..=20_000 {
        choices.clear();
        let Some(seat) = game.pending().seats().first() else { break };
        game.choices(seat, &mut choices);
        game.evolve(&Event::Act(seat, choices[0].clone()));
    }
    let fault = game.fault()?;
    let place = fault.line.map_or("script".to_owned(), |line| format!("line {line}"));
    Some((place, fault.told.clone()))
}

/// The smallest game with something else in its head.
fn head(old: &str, new: &str) -> String {
    let text = file(&script("")).text;
    assert!(text.contains(old), "{old}");
    text.replacen(old, new, 1)
}

/// The smallest game with this in `setup`.
fn setup(body: &str) -> String {
    file(&script(&format!("fn setup(t) {{ {body} }}"))).text
}

/// With functions of one's own.
fn own(functions: &str) -> String {
    file(&script(functions)).text
}

fn option(rest: &str) -> String {
    head("plate = 3", &format!("[[option]]\nabout = \"x\"\n{rest}"))
}

/// Files with a mistake, by its word.
type Mistakes = Vec<(&'static str, String)>;

/// In the head, and in how a file is made up.
fn in_head() -> Mistakes {
    vec![
        ("too-long", own("") + " ".repeat(64 << 10).as_str()),
        ("first-part", head("--- script\n", "--- rules\n")),
        ("no-script", head("--- script\n", "")),
        ("second-part", head("\nfn setup(", "\n--- more\nfn setup(")),
        ("third-part", own("") + "\n--- rules\n--- more\n"),
        ("rules-long", own("") + "\n--- rules\n" + "a".repeat(4_001).as_str()),
        ("head-syntax", head("plate = 3", "plate = = 3")),
        ("head-missing", head("author = \"Mia\"\n", "")),
        ("head-unknown", head("plate = 3", "plate = 3\nwater = 4")),
        ("head-variant", head("plate = 3", "plate = 3\nwins = \"none\"")),
        ("head-twice", head("plate = 3", "plate = 3\nplate = 4")),
        ("head-range", head("plate = 3", "plate = 300")),
        ("head-quotes", head("\"Mia\"", "Mia")),
        ("head-quotes", head("\"Mia\"", "5")),
        ("text-open", head("\"Mia\"", "\"Mia")),
        ("head-section", head("plate = 3", "[[option]")),
        ("head-section", head("plate = 3", "[option")),
        ("head-list", head("[2, 4]", "[2 4]")),
        ("head-list", head("[2, 4]", "[2, 4")),
        ("head-list", head("[2, 4]", "[2,, 4]")),
        ("head-list", head("[2, 4]", "2")),
        ("head-number", head("plate = 3", "plate = \"3\"")),
        ("head-number", head("plate = 3", "plate = 3.5")),
        ("head-number", head("plate = 3", "plate = 03")),
        ("head-number", head("plate = 3", "plate = 3x")),
        ("head-syntax", head("plate = 3", "plate =")),
        ("head-syntax", head("plate = 3", "plate")),
        ("head-syntax", head("plate = 3", "plate = 3 stock = 4")),
        ("head-syntax", head("plate = 3", "pläte = 3")),
        ("must-be", head("game = \"own\"", "game = \"pig\"")),
        ("must-be", head("kind = \"rules\"", "kind = \"sheet\"")),
        ("characters", head("title = \"Test\"", "title = \"\"")),
        ("characters", head("author = \"Mia\"", "author = \" Mia\"")),
        ("about-long", head("plate = 3", &format!("about = \"{}\"", "a".repeat(121)))),
        ("players-list", head("[2, 4]", "[]")),
        ("players-range", head("[2, 4]", "[4, 2]")),
        ("players-range", head("[2, 4]", "[1, 4]")),
        ("plate", head("plate = 3", "plate = 10")),
        ("stock", head("plate = 3", "stock = 1000")),
        ("option-twice", option("key = \"game\"\nmin = 1\nmax = 3\ndefault = 2")),
        (
            "options-many",
            (0..9).fold(own(""), |text, n| {
                let one = format!(
                    "[[option]]\nabout = \"x\"\nkey = \"k{n}\"\nmin = 1\nmax = 3\ndefault = 2\n"
                );
                text.replacen("--- script", &format!("{one}--- script"), 1)
            }),
        ),
        ("option-key", option("key = \"A\"\nvalues = [\"a\"]\ndefault = \"a\"")),
        ("option-values", option("key = \"a\"\ndefault = 1")),
        ("option-default", option("key = \"a\"\nmin = 1\nmax = 3\ndefault = true")),
        ("option-not-among", option("key = \"a\"\nmin = 1\nmax = 3\ndefault = 4")),
    ]
}

/// In the language of the script.
fn in_script() -> Mistakes {
    let nested = |depth: usize| format!("{}1{}", "(".repeat(depth), ")".repeat(depth));
    let mut many = String::new();
    for n in 0..201 {
        many = format!("{many}fn f{n}() {{ }}\n");
    }
    vec![
        ("function-missing", head("fn over(", "fn ovre(")),
        ("function-missing", head("fn apply(t, move)", "fn apply(t)")),
        ("function-missing", head("fn score(t, seat)", "fn score(t)")),
        ("outside-functions", own("let points = 3;")),
        ("early-end", own("").replace("fn over(t) { t.places.len == 0 }", "fn over(t) { let a =")),
        ("misspelt", setup("let a = 'ab';")),
        ("text-open", setup("let a = \"b;\n")),
        ("missing", setup("let a = (1;")),
        ("missing", setup("let a = 1 let b = 2;")),
        // The next word is where the language notices; it is missing before that.
        ("missing", setup("\n    let a = 1\n\n    // And so on.\n    let b = 2;\n")),
        ("name-twice", own("fn f(a, a) { }")),
        ("property", setup("let a = 1.5;")),
        ("name-expected", setup("let 5 = 3;")),
        ("reserved", setup("eval(\"1\");")),
        ("reserved", setup("let a = #{b: 1};")),
        ("unexpected", setup("let a = ;")),
        ("other-kind", setup("if 1 { }")),
        ("function-inside", setup("fn f() { }")),
        ("function-twice", own("fn f() { }\nfn f() { }")),
        ("function-form", own("fn () { }")),
        ("no-assignment", setup("1 = 2;")),
        ("expression-deep", setup(&format!("let a = {};", nested(60)))),
        ("functions-many", own(&many)),
        ("loop-break", setup("break;")),
        ("language", setup("switch 1 { _ => 1, 2 => 3 }")),
        ("steps", setup("loop { }")),
        ("deep", own("fn f(n) { f(n + 1) }\nfn setup(t) { f(0); }")),
        ("large", setup("let s = \"abcdefgh\"; loop { s += s; }")),
        (
            "copies",
            setup(
                "let a = filled(1000, 0); let b = filled(1000, 0); for i in 0..1000 { b[i] = a; }",
            ),
        ),
        ("no-variable", setup("x += 1;")),
        ("no-function", setup("nothing(1);")),
        ("wrong-kind", setup("let a = 1; if a { }")),
        ("list-bounds", setup("let a = [1]; a[3];")),
        ("by-zero", setup("let a = 0; 1 / a;")),
        ("overflow", setup("let a = 9223372036854775807; a + 1;")),
        ("for", setup("let a = 5; for i in a { }")),
        ("thrown", setup("throw \"no\";")),
    ]
}

/// In what the script does to the table.
fn at_table() -> Mistakes {
    let ends = "fn choices(t) { [pass()] }\nfn apply(t, move) { t.next(); }\nfn over(t) { false }";
    let slow = "fn choices(t) { let i = 0; while i < 6500 { i += 1; } [pass()] }\n\
                fn apply(t, move) { let i = 0; while i < 6500 { i += 1; } }\n\
                fn score(t, seat) { let i = 0; while i < 6500 { i += 1; } 0 }\n\
                fn over(t) { false }";
    vec![
        ("steps-all", own(slow)),
        ("events-many", own(ends)),
        ("floating", setup("t.put(cell(1, 0, 0), die(RED));")),
        ("score-form", own("fn score(t, seat) { true }")),
        ("over-form", own("fn over(t) { 1 }")),
        ("thrown-missing", setup("t.throw_dice(1);")),
        ("choices-form", own("fn choices(t) { 5 }")),
        ("no-choice", own("fn choices(t) { [] }")),
        ("choice-twice", own("fn choices(t) { [pass(), pass()] }")),
        (
            "laid-twice",
            setup("t.put(cell(\"002\"), die(RED));")
                .replace("plate = 3", "plate = 3\ndice = \"random\""),
        ),
        ("no-seat", setup("t.seat = 7;")),
        ("filled", setup("filled(1001, 0);")),
        ("sum", setup("sum([\"a\"]);")),
        ("notation", setup("cell(\"99x\");")),
        ("moves-many", setup("let m = puts(t.cells); loop { m += m; }")),
        ("put-none", setup("put(NO_CELLS);")),
        ("take-none", setup("take(NO_CELLS);")),
        ("number-large", setup("say(99999999999);")),
        ("word-form", setup("choose(\"Two words\");")),
        ("no-cell", setup("pass().cell;")),
        ("nowhere", setup("pass().to;")),
        ("turns-nothing", setup("pass().faces;")),
        ("no-number", setup("pass().number;")),
        ("builds-range", setup("t.builds(7, t.cells);")),
        ("stock-empty", setup("t.add_stock(1, -5);")),
        ("outside", setup("t.put(cell(\"008\"), die(RED));")),
        ("taken", setup("t.put(cell(\"002\"), die(RED)); t.put(cell(\"002\"), die(RED));")),
        ("no-die", setup("t.take(cell(\"002\"));")),
        ("no-tilt", setup("t.tilt(cell(\"002\"), cell(\"011\"));")),
        ("throw-range", setup("t.throw_dice(13);")),
        ("no-memory", setup("t.nothing += 1;")),
        ("no-option", setup("t.option(\"size\");")),
        ("memory-many", setup("for i in 0..1000 { t[`name${i}`] = filled(100, i); }")),
        ("asked-only", own("fn over(t) { t.next(); false }")),
        ("not-kept", setup("t.a = pass();")),
    ]
}

/// Where each language has its sentences.
const CATALOGUES: [&str; 5] = [
    include_str!("../../../../../../data/messages/en/mistakes.ftl"),
    include_str!("../../../../../../data/messages/de/mistakes.ftl"),
    include_str!("../../../../../../data/messages/fr/mistakes.ftl"),
    include_str!("../../../../../../data/messages/it/mistakes.ftl"),
    include_str!("../../../../../../data/messages/nl/mistakes.ftl"),
];

/// The words that a catalogue has sentences for.
fn translated(catalogue: &str) -> BTreeSet<&str> {
    let word = |line| str::strip_prefix(line, "mistake-")?.split_once(" =").map(|(word, _)| word);
    catalogue.lines().filter_map(word).collect()
}

#[test]
fn every_mistake_has_its_word_and_a_sentence_in_every_language() {
    let mut met = BTreeSet::new();
    let mut other = Vec::new();
    for (word, text) in [in_head(), in_script(), at_table()].concat() {
        match told(&text) {
            Some((_, told)) if told.mistake == word => drop(met.insert(word)),
            told => other.push((word, told)),
        }
    }
    assert!(other.is_empty(), "{other:#?}");
    for catalogue in CATALOGUES {
        assert_eq!(translated(catalogue), met);
    }
}

/// One by one: where it is and what is said, as somebody has read it.
/// `cargo xtask bless` writes the page anew.
#[test]
fn every_mistake_is_told_as_somebody_has_read_it() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/own-mistakes.txt");
    let mut page = String::new();
    for (word, text) in [in_head(), in_script(), at_table()].concat() {
        let (place, told) = told(&text).unwrap();
        writeln!(page, "{word}\n  {place}: {told}").unwrap();
    }
    if std::env::var_os("KISTE_BLESS").is_some() {
        fs::write(path, page).unwrap();
        return;
    }
    let right = fs::read_to_string(path).unwrap();
    assert_eq!(page, right, "`cargo xtask bless` writes it anew");
}
