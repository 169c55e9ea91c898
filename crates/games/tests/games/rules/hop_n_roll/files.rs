//! Sheets and tableaux of an owner, and what their mistakes are called.

use engine::{DataFile, Game, Match, Options, Playout, QuickDice, Secret, SetupError};
use games::hop_n_roll::{HopNRoll, HopOptions};

const STANDARD: &str = include_str!("../../../../../../data/hop-n-roll/standard.toml");
const ADVANCED: &str = include_str!("../../../../../../data/hop-n-roll/advanced.toml");
const SIDE_A: &str = include_str!("../../../../../../data/hop-n-roll/tableau-a.toml");
const SIDE_B: &str = include_str!("../../../../../../data/hop-n-roll/tableau-b.toml");

fn attach(text: &str) -> Result<HopOptions, SetupError> {
    let mut options = HopOptions::default();
    options.attach(DataFile { name: "own.toml".to_owned(), text: text.to_owned() })?;
    Ok(options)
}

/// The file with one thing changed, which must be in it.
#[track_caller]
fn changed(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "“{from}” is not in the file");
    text.replacen(from, to, 1)
}

/// The mistake of a changed file as a person reads it.
#[track_caller]
fn mistake(text: &str, from: &str, to: &str) -> String {
    match attach(&changed(text, from, to)) {
        Err(error) => error.to_string(),
        Ok(_) => panic!("“{to}” was taken for “{from}”"),
    }
}

#[test]
fn the_built_in_files_are_sound() {
    for text in [STANDARD, ADVANCED, SIDE_A, SIDE_B] {
        attach(text).unwrap();
        let file = DataFile { name: "built-in".to_owned(), text: text.to_owned() };
        assert_eq!(games::data_file::check(&file).unwrap().game, "hop-n-roll");
    }
}

#[test]
fn a_mistake_in_a_sheet_is_told_by_file_place_and_reason() {
    let cases = [
        (STANDARD, "\"hop-n-roll\"", "\"pig\"", "game: it must be “hop-n-roll”, not “pig”"),
        (STANDARD, "\"sheet\"", "\"map\"", "kind: it must be “sheet” or “tableau”, not “map”"),
        (STANDARD, "\"Standard\"", "\" \"", "name: it needs 1 to 40 characters"),
        (STANDARD, "idle_rounds = 20", "idle_rounds = 0", "idle_rounds: it must be from 1 to 99"),
        (STANDARD, "boxes = 7", "boxes = 9", "row yellow, boxes: each must be from 1 to 8"),
        (STANDARD, "boxes = 7", "boxes = 0", "row yellow, boxes: each must be from 1 to 8"),
        (STANDARD, "boxes = 7\n", "", "row yellow, boxes: the rule equal needs boxes"),
        (
            STANDARD,
            "boxes = 7",
            "boxes = 6",
            "row yellow, stars: each box has a star, so 6 numbers are needed, not 7",
        ),
        (
            STANDARD,
            "7, 10, 14]",
            "7, 10, 140]",
            "row green, stars: a star has at most 99 points, not 140",
        ),
        (STANDARD, "[2, 5]", "[2, 8]", "row red, special: there is no box 8, only 1 to 7"),
        (STANDARD, "[2, 5]", "[0, 5]", "row red, special: there is no box 0, only 1 to 7"),
        (STANDARD, "[2, 5]", "[5, 5]", "row red, special: box 5 is named twice"),
        (
            STANDARD,
            "\"purple\"",
            "\"green\"",
            "row green: there are two rows of this colour; each colour has one",
        ),
        (
            STANDARD,
            "\"equal\"\nboxes = 7",
            "\"equal\"\nlevels = [7]",
            "row yellow, levels: the rule equal has no levels, it has boxes",
        ),
        (
            ADVANCED,
            "levels = [3, 2, 1, 1]",
            "boxes = 7",
            "row red, boxes: the rule arithmetic-pyramid has no boxes, it has levels",
        ),
        (
            ADVANCED,
            "levels = [3, 2, 1, 1]",
            "levels = [4, 2, 1]",
            "row red, levels: on a level of 4 stands one of 3 (sum or difference) or of 4 \
             (the same number), not one of 2",
        ),
        (
            ADVANCED,
            "levels = [3, 2, 1, 1]",
            "levels = [4, 3, 2]",
            "row red, levels: a row has at most 8 boxes, these are 9",
        ),
        (
            ADVANCED,
            "levels = [1, 2, 3]",
            "levels = [1, 2, 4]",
            "row blue, levels: there are six numbers and a row has at most 6 boxes, these are 7",
        ),
        (
            ADVANCED,
            "[2, 7, 16]",
            "[2, 7]",
            "row blue, stars: each level has a star, so 3 numbers are needed, not 2",
        ),
        (
            ADVANCED,
            "groups = [2, 2, 3]",
            "groups = []",
            "row green, groups: each must be from 1 to 8",
        ),
        (
            ADVANCED,
            "groups = [2, 2, 3]",
            "groups = [2, 2, 3]\nboxes = 7",
            "row green, boxes: the rule groups has no boxes, it has groups",
        ),
    ];
    for (text, from, to, expected) in cases {
        assert_eq!(mistake(text, from, to), format!("own.toml, {expected}"));
    }
}

#[test]
fn what_is_not_even_toml_of_the_right_shape_is_told_by_line() {
    let cases = [
        ("colour = \"blue\"", "colour = \"pink\"", "pink"),
        ("rule = \"descending\"", "rule = \"falling\"", "falling"),
        ("stars = [1, 3", "stars = [-1, 3", "-1"),
        ("boxes = 7", "boxs = 7", "boxs"),
        ("name = \"Standard\"", "name = ", ""),
    ];
    for (from, to, word) in cases {
        let line = STANDARD.split(from).next().unwrap().lines().count() + 1;
        let told = mistake(STANDARD, from, to);
        assert!(told.starts_with(&format!("own.toml, line {line}, column ")), "{told}");
        assert!(told.contains(word), "{told}");
    }
    let four = STANDARD.rsplit_once("[[rows]]").unwrap().0;
    assert_eq!(
        attach(four).unwrap_err().to_string(),
        "own.toml, rows: a sheet has 5 rows, this one has 4",
    );
    assert!(attach("").unwrap_err().to_string().contains("game"));
    assert!(attach(&"#".repeat(70_000)).unwrap_err().to_string().contains("64 KiB"));
}

#[test]
fn a_mistake_in_a_tableau_is_told_by_file_place_and_reason() {
    let cases = [
        (SIDE_A, "most_players = 6", "most_players = 7", "most_players: it must be from 2 to 6"),
        (
            SIDE_A,
            "[[fields]]\n",
            "",
            "fields: 5 players need 6 fields from the first die on, there are 5",
        ),
        (SIDE_B, "label = 3\n", "", "fields: with 3 players no field has the label 3"),
        (
            SIDE_B,
            "label = 3\n",
            "label = 4\n",
            "field 4, label: a field further up has the same label",
        ),
        (SIDE_B, "label = 3\n", "label = 9\n", "field 4, label: it is a number of players, 2 to 6"),
        (
            SIDE_B,
            "least_players = 6",
            "least_players = 1",
            "field 1, least_players: it is a number of players, 2 to 6",
        ),
        (
            SIDE_B,
            "effect = \"dj\"",
            "effect = \"die-below\"",
            "field 7, effect: with 2 players no die lies there to choose",
        ),
        (
            SIDE_B,
            "label = 5\n",
            "label = 5\neffect = \"die-above\"\n",
            "field 2, effect: with 5 players no die lies there to choose",
        ),
    ];
    for (text, from, to, expected) in cases {
        assert_eq!(mistake(text, from, to), format!("own.toml, {expected}"));
    }
    let many = format!("{SIDE_A}{}", "[[fields]]\n".repeat(3));
    assert_eq!(
        attach(&many).unwrap_err().to_string(),
        "own.toml, fields: a tableau has at most 9 fields, not 10",
    );
}

#[test]
fn a_tableau_as_printed_for_five_refuses_six_players_kindly() {
    let printed = changed(SIDE_A, "most_players = 6", "most_players = 5");
    let printed = changed(&printed, "[[fields]]\nleast_players = 6\n", "");
    let options = attach(&printed).unwrap();
    HopNRoll::new(&options, 5).unwrap();
    assert_eq!(
        HopNRoll::new(&options, 6).unwrap_err().to_string(),
        "tableau A has room for at most 5 players, not 6",
    );
}

#[test]
fn a_game_runs_on_an_own_sheet_and_an_own_tableau_and_its_record_carries_them() {
    // The green row of seven, the last number free; the rows upside down.
    let sheet = changed(
        STANDARD,
        "boxes = 6\nstars = [1, 2, 4, 7, 10, 14]",
        "boxes = 7\nstars = [1, 2, 4, 7, 10, 14, 18]",
    );
    let (head, rows) = sheet.split_once("[[rows]]").unwrap();
    let mut rows: Vec<&str> = rows.split("[[rows]]").collect();
    rows.reverse();
    let sheet: String = rows.iter().fold(head.to_owned(), |text, row| text + "[[rows]]" + *row);
    // DJ in the middle, a choice with the die above at the end.
    let tableau = changed(SIDE_B, "effect = \"dj\"", "effect = \"die-above\"");
    let tableau = changed(&tableau, "effect = \"plus-minus-one\"", "effect = \"dj\"");

    let mut options = HopOptions::default();
    for (name, text) in [("seven.toml", sheet), ("b2.toml", tableau)] {
        options.attach(DataFile { name: name.to_owned(), text }).unwrap();
    }
    for players in 2..=6 {
        for seed in 0..20 {
            let mut game = HopNRoll::new(&options, players).unwrap();
            Playout::default().run(&mut game, &mut QuickDice::new(seed));
            assert_eq!(game.pending(), engine::Pending::Over);
            assert_eq!(game.sheet().order()[0].word(), "purple");
        }
    }
    let names = vec!["Mia".to_owned(), "Tom".to_owned(), "Ida".to_owned()];
    let game = Match::<HopNRoll>::new(options, names, Secret::numbered(1, 1)).unwrap();
    let record: engine::Record = game.record().to_string().parse().unwrap();
    assert_eq!(record.files.len(), 2);
    let replayed = engine::validate::<HopNRoll>(&record, usize::MAX).unwrap();
    assert_eq!(&replayed.game, game.game());
}

#[test]
fn the_dj_is_last_wherever_the_field_lies() {
    let tableau = changed(SIDE_B, "effect = \"minus-one\"", "effect = \"dj\"");
    let mut options = attach(&tableau).unwrap();
    options.set("first", "1").unwrap();
    let mut desk = super::desk::Desk::with(&options, 4);
    // Fields 2 and 6 are DJ fields now: their pawns come last, in field order.
    desk.play("throw: 1 2 3 4 ?\n1: hop 2\n2: hop 4\n3: hop 6\n4: hop 3");
    desk.play("1: write 4 red1\n2: write 3 red1\n3: write 1 red1\n4: write 2 red1");
    assert_eq!(desk.order(), [4, 2, 1, 3]);
}
