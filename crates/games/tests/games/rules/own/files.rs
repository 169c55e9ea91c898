//! What a file can say, and what its author is told about mistakes.

use engine::{DataFile, Game, Options, Seat};
use games::own::{Own, OwnOptions, Sample};

use super::support::{act, choices, file, play_out, script, start};

#[test]
fn a_game_of_twenty_lines_plays_to_its_end() {
    let mut game = start(&file(&script("fn score(t, seat) { t.heap.len * seat }")), 2).unwrap();
    assert_eq!(choices(&game), ["put 002", "put 011", "put 020", "put 101", "put 110", "put 200"]);
    act(&mut game, "put 011");
    assert_eq!(game.score(Seat::new(1)).points(), 2);
    assert_eq!(play_out(&mut game, 1), 9);
    assert_eq!(game.fault(), None);
}

#[test]
fn the_games_that_come_with_the_crate_play_to_their_ends() {
    for sample in Sample::ALL {
        let file = sample.read().unwrap_or_else(|error| panic!("{error}"));
        for players in file.head.players.clone() {
            for seed in 0..5 {
                let mut game = start(&sample.data_file(), players).unwrap();
                play_out(&mut game, seed);
                assert_eq!(game.fault(), None, "{sample} with {players}, seed {seed}");
            }
        }
    }
}

/// What the author of this text is told.
fn told(text: &str) -> String {
    let file = DataFile { name: "mine.kiste-game".to_owned(), text: text.to_owned() };
    let mut options = OwnOptions::default();
    let set_up = options.attach(file).and_then(|()| Own::new(&options, 2).map(drop));
    set_up.map_or_else(|error| error.to_string(), |()| "nothing".to_owned())
}

/// The smallest game with something else in it.
fn with(old: &str, new: &str) -> String {
    let text = file(&script("")).text;
    assert!(text.contains(old), "{old}");
    text.replacen(old, new, 1)
}

#[test]
fn every_mistake_in_a_head_is_told_with_its_place_and_what_would_be_right() {
    for (old, new, sentence) in [
        (
            "--- script\n",
            "",
            "whole file: behind the head comes a line “--- script”, and then the script",
        ),
        ("--- script\n", "--- rules\n", "line 8: the first part behind the head is “--- script”"),
        ("\nfn setup(", "\n--- more\nfn setup(", "line 10: behind the script comes “--- rules”"),
        ("game = \"own\"", "game = \"pig\"", "game: it must be “own”, not “pig”"),
        ("kind = \"rules\"", "kind = \"sheet\"", "kind: it must be “rules”, not “sheet”"),
        ("title = \"Test\"", "title = \"\"", "title: it needs 1 to 40 characters in one line"),
        (
            "author = \"Mia\"",
            "author = \" Mia\"",
            "author: it needs 1 to 60 characters in one line",
        ),
        (
            "players = [2, 4]",
            "players = []",
            "players: write the fewest and the most, as in [2, 4]",
        ),
        (
            "players = [2, 4]",
            "players = [1, 4]",
            "players: write the fewest and the most, from 2 to 6: [2, 4]",
        ),
        (
            "players = [2, 4]",
            "players = [4, 2]",
            "players: write the fewest and the most, from 2 to 6: [2, 4]",
        ),
        ("plate = 3", "plate = 10", "plate: an edge has 1 to 9 dice"),
        ("plate = 3", "stock = 1000", "stock: at most 999 dice each"),
        (
            "plate = 3",
            "[[option]]\nkey = \"A\"\nabout = \"x\"\nvalues = [\"a\"]\ndefault = \"a\"",
            "option “A”: a key has 1 to 24 small letters, digits and _",
        ),
        (
            "plate = 3",
            "[[option]]\nkey = \"a\"\nabout = \"x\"\ndefault = 1",
            "option “a”: it needs values = [\"a\", \"b\"], or min and max",
        ),
        (
            "plate = 3",
            "[[option]]\nkey = \"a\"\nabout = \"x\"\nmin = 1\nmax = 3\ndefault = 4",
            "option “a”: its default “4” is none of 1–3",
        ),
        (
            "plate = 3",
            "[[option]]\nkey = \"game\"\nabout = \"x\"\nmin = 1\nmax = 3\ndefault = 2",
            "option: “game” stands there twice",
        ),
    ] {
        assert_eq!(told(&with(old, new)), format!("mine.kiste-game, {sentence}"), "{new}");
    }
}

#[test]
fn every_mistake_in_a_script_is_told_with_its_line() {
    for (old, new, sentence) in [
        ("fn over(", "fn ovre(", "script: the script needs a function over(t)"),
        ("fn apply(t, move)", "fn apply(t)", "script: the script needs a function apply(t, move)"),
        ("fn score(t, seat)", "fn score(t)", "script: the script needs a function score(t, seat)"),
        (
            "fn score(t, seat) { 0 }",
            "fn score(t, seat) { true }",
            "script: score gives a number, or a list of numbers",
        ),
        ("{ t.places.len == 0 }", "{ t.places.len }", "script: over gives true or false"),
        ("{ puts(t.places) }", "{ 5 }", "script: choices gives a list of moves"),
        (
            "{ puts(t.places) }",
            "{ [] }",
            "script: seat 1 has no choice, and the game is not over; is pass() missing?",
        ),
        ("{ puts(t.places) }", "{ [pass(), pass()] }", "script: choices lists “pass” twice"),
        (
            "fn setup(t) { }",
            "fn setup(t) { t.put(cell(1, 0, 0), die(RED)); }",
            "script: the die at 100 lies on fewer than three others",
        ),
        (
            "fn setup(t) { }",
            "fn setup(t) { x += 1; }",
            "line 10: there is no “x”; “let x = …” makes one",
        ),
        (
            "fn setup(t) { }",
            "fn setup(t) { nothing(1); }",
            "line 10: there is no nothing (i64); see the list of host words",
        ),
        // The next word is where the language notices; it is missing before that.
        (
            "fn setup(t) { }",
            "fn setup(t) {\n    let a = 1\n\n    // And so on.\n    let b = 2;\n}",
            "line 11: “;” is missing here",
        ),
        ("fn setup(t) { }", "fn setup(t) { let a = 1 let b = 2; }", "line 10: “;” is missing here"),
        ("fn setup(t) { }", "fn setup(t) { let a = 1.5; }", "line 10"),
        ("fn setup(t) { }", "fn setup(t) { let a = #{b: 1}; }", "line 10"),
        ("fn setup(t) { }", "fn setup(t) { eval(\"1\"); }", "line 10"),
        ("fn setup(t) { }", "fn setup(t) { 1 / 0; }", "line 10"),
        (
            "fn setup(t) { }",
            "fn setup(t) { t.seat = 7; }",
            "line 10: there is no seat 7; they count from 1 to 2",
        ),
        (
            "fn setup(t) { }",
            "fn setup(t) { loop { } }",
            "line 10: setup takes more than 50000 steps; is there a loop that does not end?",
        ),
    ] {
        let told = told(&with(old, new));
        let sentence = format!("mine.kiste-game, {sentence}");
        assert!(told.starts_with(&sentence), "{new}: {told}, not {sentence}");
    }
}

#[test]
fn rules_in_words_are_short_enough_to_be_told_with_every_move() {
    let long = format!("{}\n--- rules\n{}", file(&script("")).text, "ä".repeat(4_001));
    assert_eq!(told(&long), "mine.kiste-game, rules: the rules in words have at most 4000 letters");
}

#[test]
fn nobody_has_lost_a_game_that_a_mistake_has_ended() {
    let own = "fn score(t, seat) { if t.heap.len > 1 { x } else { seat } }";
    let mut game = start(&file(&script(own)), 3).unwrap();
    act(&mut game, "put 011");
    let ahead = |game: &Own| game.standings().into_iter().filter(|s| s.rank == 1).count();
    assert_eq!(ahead(&game), 1);
    act(&mut game, "put 002");
    assert!(game.fault().is_some());
    assert_eq!(ahead(&game), 3);
}
