//! Sheets of Hamstern: the two sides, sheets with mistakes, and a sheet of
//! one's own.

use engine::{DataFile, Game, Match, Options, Playout, QuickDice, Secret, validate};
use games::data_file;
use games::hamstern::{Hamstern, HamsternOptions, Side};

/// Letter, cells and points of each chamber, in sheet order.
fn chambers(side: Side) -> Vec<(String, u8, u8)> {
    let sheet = side.sheet().unwrap();
    let chambers = sheet.chambers().iter();
    chambers.map(|c| (c.letter().to_string(), c.size(), c.points())).collect()
}

fn expected(chambers: [(&str, u8, u8); 8]) -> Vec<(String, u8, u8)> {
    chambers.map(|(letter, size, points)| (letter.to_owned(), size, points)).to_vec()
}

#[test]
fn side_a_has_64_cells_in_eight_chambers() {
    let found = chambers(Side::A);
    assert_eq!(
        found,
        expected([
            ("A", 6, 4),
            ("B", 8, 6),
            ("C", 6, 4),
            ("D", 9, 7),
            ("M", 9, 7),
            ("E", 8, 6),
            ("F", 8, 6),
            ("G", 10, 8),
        ]),
    );
    assert_eq!(found.iter().map(|chamber| chamber.1).sum::<u8>(), 64);
}

#[test]
fn side_b_has_62_cells_in_eight_chambers() {
    let found = chambers(Side::B);
    assert_eq!(
        found,
        expected([
            ("A", 7, 5),
            ("B", 7, 5),
            ("C", 6, 4),
            ("M", 8, 6),
            ("E", 9, 7),
            ("D", 10, 8),
            ("F", 8, 6),
            ("G", 7, 5),
        ]),
    );
    assert_eq!(found.iter().map(|chamber| chamber.1).sum::<u8>(), 62);
}

#[test]
fn passages_join_the_cells_that_the_map_shows() {
    let passages = |side: Side| -> Vec<String> {
        let sheet = side.sheet().unwrap();
        sheet.passages().iter().map(|p| format!("{}–{}", p.from, p.to)).collect()
    };
    assert_eq!(
        passages(Side::A),
        [
            "A 6–B 5",
            "B 8–C 4",
            "A 5–D 2",
            "B 7–M 2",
            "C 5–E 2",
            "D 6–M 4",
            "M 6–E 5",
            "E 6–G 5",
            "D 8–F 2",
            "M 8–G 1",
            "F 8–G 6",
        ],
    );
    assert_eq!(
        passages(Side::B),
        [
            "B 6–C 4",
            "A 6–B 7",
            "B 7–M 2",
            "C 6–E 3",
            "A 7–D 2",
            "D 2–M 4",
            "M 6–E 4",
            "M 8–F 1",
            "E 8–G 4",
            "D 10–F 4",
            "F 5–G 2",
        ],
    );
}

#[test]
fn both_sides_have_four_acorns_and_six_mushrooms() {
    for side in [Side::A, Side::B] {
        let sheet = side.sheet().unwrap();
        let acorns: u8 = sheet.chambers().iter().map(|c| c.acorns().len()).sum();
        let mushrooms: u8 = sheet.chambers().iter().map(|c| c.mushrooms().len()).sum();
        assert_eq!((acorns, mushrooms), (4, 6), "{side}");
        assert_eq!((sheet.joker_track(), sheet.counter(), sheet.hourglass_chambers()), (7, 3, 4));
    }
}

#[test]
fn connected_sets_are_counted_right() {
    // All connected sets of cells of the three-by-three square, by size.
    let sheet = Side::A.sheet().unwrap();
    let square = &sheet.chambers()[sheet.start()];
    let counts: Vec<usize> = (1..=8).map(|size| square.sets(size..=size).len()).collect();
    assert_eq!(counts, [9, 12, 22, 36, 49, 48, 32, 0]);
    assert_eq!(square.sets(1..=7).len(), 208);
    #[allow(clippy::reversed_empty_ranges, reason = "what an empty joker track asks for")]
    let nothing = square.sets(1..=0);
    assert!(nothing.is_empty());
}

/// Every way to mark is listed for whoever has to choose, and looked through by
/// bots: a sheet of a kilobyte must not cost a server milliseconds a move.
#[test]
fn a_sheet_that_would_cost_too_much_is_refused() {
    let mut map = String::new();
    for (band, row) in (0..3).flat_map(|band| (0..4).map(move |row| (band, row))) {
        let chamber = |n: usize| char::from(b'A' + (band * 4 + n) as u8).to_string().repeat(4);
        let wall = if row == 1 { "-" } else { "." };
        map += &(0..4).map(chamber).collect::<Vec<_>>().join(wall);
        map += if row == 3 && band < 2 { "\n|..................\n" } else { "\n" };
    }
    let points = ('A'..='L').map(|letter| format!("{letter} = 1")).collect::<Vec<_>>().join("\n");
    let text = format!(
        "game = \"hamstern\"\nkind = \"sheet\"\nname = \"dear\"\nmap = \"\"\"\n{map}\"\"\"\nstart = \"A\"\n\
         acorns = [[0, 0], [0, 1], [0, 2], [0, 3]]\nacorn_points = [2, 4, 8, 16]\n\
         mushrooms = []\nmushroom_points = 1\njoker_track = 7\ncounter = 3\n\
         hourglass_faces = [4, 5, 6]\nhourglass_chambers = 4\n[points]\n{points}"
    );
    let file = DataFile { name: "dear.toml".to_owned(), text };
    let why = data_file::check(&file).unwrap_err().to_string();
    assert!(why.contains("more than 4000 ways to mark"), "{why}");
}

/// What is wrong with side A when `from` is replaced by `to`.
fn mistake(from: &str, to: &str) -> String {
    let text = Side::A.file().text;
    assert_eq!(text.matches(from).count(), 1, "{from}");
    let file = DataFile { name: "mine.toml".to_owned(), text: text.replace(from, to) };
    data_file::check(&file).unwrap_err().to_string()
}

#[test]
fn the_built_in_sides_pass_the_check_for_data_files() {
    for side in [Side::A, Side::B] {
        assert_eq!(data_file::check(&side.file()).unwrap().kind, "sheet");
    }
}

#[test]
fn mistakes_of_the_map_are_told_with_their_place() {
    let row_7 = "FFFF..GGGGG..\nFFFF--GGGGG..";
    for (from, to, told) in [
        (
            "DDD..MMM.EEEE",
            "DDD..MmM.EEEE",
            "row 3, column 6: “m” means nothing; a map has letters A to Z, “.”, “-” and “|”",
        ),
        (
            "AAA-BBBB-CCC.",
            "AAA-BBBB-CCCD",
            "chamber D: its cells do not hang together; they must touch upwards, downwards or \
             sideways",
        ),
        (
            "FFFF..GGGGG..",
            "FFFF..GG-GG..",
            "row 7, column 8: a passage must join two different chambers",
        ),
        (
            "AAA-BBBB-CCC.",
            "AAA-BBBB-.CC.",
            "row 1, column 8: a passage must lead straight from one cell to another",
        ),
        (
            "AAA.BBBB.CCC.",
            "AAA-BBBB.CCC-",
            "row 0, column 12: a passage must lead straight from one cell to another",
        ),
        (
            "AAA.BBBB.CCC.",
            "-AA.BBBB.CCC.",
            "row 0, column 0: a passage must lead straight from one cell to another",
        ),
        (row_7, "FFFF..GGGGGGGG\nFFFF--GGGGGGGGG", "chamber G: a chamber has at most 16 cells"),
        (
            row_7,
            "FFFF..GGGGG..\nFFFF..GGGGG.H",
            "chamber H: no passages lead to it from the start, chamber M",
        ),
        (
            row_7,
            "FFFF..GGGGG..\nFFFF--GGGGG..\nHIJKLNO",
            "row 9, column 4: a sheet has at most 12 chambers",
        ),
        (
            "AAA.BBBB.CCC.",
            "AAA.BBBB.CCC..............................",
            "row 0, column 40: a map has at most 40 rows and 40 columns",
        ),
    ] {
        assert_eq!(mistake(from, to), format!("mine.toml, {told}"), "{to}");
    }
    let whole = Side::A.file().text;
    let map = whole.split("\"\"\"").nth(1).unwrap();
    assert_eq!(mistake(map, "\n...\n"), "mine.toml, map: it shows no chamber");
    let tall = format!("{map}{}A\n", ".\n".repeat(31));
    assert_eq!(
        mistake(map, &tall),
        "mine.toml, row 40, column 0: a map has at most 40 rows and 40 columns",
    );
}

#[test]
fn mistakes_of_start_and_points_are_told_with_their_place() {
    for (from, to, told) in [
        ("start = \"M\"", "start = \"X\"", "start: the map shows no chamber “X”"),
        ("start = \"M\"", "start = \"\"", "start: the map shows no chamber “”"),
        (
            "FFFF..GGGGG..\nFFFF--GGGGG..\n\"\"\"\nstart = \"M\"",
            "FFFF..GGGGG..\n..FF--GGGGG..\n..|..........\n..HHHHH......\n\"\"\"\nstart = \"H\"",
            "chamber H: the start needs at least 6 cells to hold any first throw; it has 5",
        ),
        ("A = 4, ", "", "chamber A: it has no points"),
        ("A = 4, ", "A = 4, H = 4, ", "points: the map shows no chamber “H”"),
    ] {
        assert_eq!(mistake(from, to), format!("mine.toml, {told}"), "{to}");
    }
}

#[test]
fn mistakes_of_food_are_told_with_their_place() {
    for (from, to, told) in [
        (
            "[3, 12]]\nacorn_points",
            "[3, 3]]\nacorn_points",
            "row 3, column 3: food must lie in a cell of a chamber",
        ),
        ("[2, 4, 8, 16]", "[2, 4, 8, 16, 32]", "acorn_points: 1 to 4 acorns have 4 values, not 5"),
        ("[3, 12]]", "[3, 12, 1]]", "acorns: [3, 12, 1] is not a place, [row, column]"),
        ("[8, 10]]", "[8]]", "mushrooms: [8] is not a place, [row, column]"),
        ("[8, 0], [3, 12]]", "[8, 0]]", "acorns: a sheet has 4 acorns, not 3"),
        ("[8, 0], [3, 12]]", "[0, 0], [3, 12]]", "row 0, column 0: something lies there already"),
        ("[8, 10]]", "[8, 0]]", "row 8, column 0: something lies there already"),
        ("[8, 10]]", "[99, 10]]", "row 99, column 10: food must lie in a cell of a chamber"),
    ] {
        assert_eq!(mistake(from, to), format!("mine.toml, {told}"), "{to}");
    }
}

#[test]
fn mistakes_of_tracks_and_hourglass_are_told_with_their_place() {
    for (from, to, told) in [
        ("joker_track = 7", "joker_track = 0", "joker_track: it has 1 to 20 boxes, not 0"),
        ("counter = 3", "counter = 21", "counter: it has 1 to 20 boxes, not 21"),
        ("[4, 5, 6]", "[]", "hourglass_faces: at least one face must tick the counter"),
        ("[4, 5, 6]", "[4, 7]", "hourglass_faces: a die has no 7"),
        ("[4, 5, 6]", "[4, 4]", "hourglass_faces: the 4 stands there twice"),
        (
            "hourglass_chambers = 4",
            "hourglass_chambers = 9",
            "hourglass_chambers: it must be from 1 to 8, the number of chambers",
        ),
        (
            "hourglass_chambers = 4",
            "hourglass_chambers = 0",
            "hourglass_chambers: it must be from 1 to 8, the number of chambers",
        ),
        ("name = \"Side A\"", "name = \" \"", "name: a sheet needs a name"),
        ("kind = \"sheet\"", "kind = \"tableau\"", "kind: “tableau” is not “sheet”"),
    ] {
        assert_eq!(mistake(from, to), format!("mine.toml, {told}"), "{to}");
    }
    let mut options = HamsternOptions::default();
    let text = Side::A.file().text.replace("\"hamstern\"", "\"pig\"");
    let other = options.attach(DataFile { name: "mine.toml".to_owned(), text }).unwrap_err();
    assert_eq!(other.to_string(), "mine.toml, game: “pig” is not “hamstern”");
}

#[test]
fn mistakes_of_toml_are_told_with_their_line() {
    for (from, to, line) in [
        ("counter = 3", "counter = three", 27),
        ("counter = 3", "counter = -3", 27),
        ("counter = 3", "counters = 3", 27),
        ("[3, 12]]", "[3, true]]", 21),
        ("A = 4, ", "A = 300, ", 19),
    ] {
        let told = mistake(from, to);
        assert!(told.starts_with(&format!("mine.toml, line {line}, column ")), "{told}");
    }
    let missing = mistake("counter = 3\n", "");
    assert!(missing.contains("counter"), "{missing}");
}

/// A burrow of one's own: two rooms and a pantry.
const OWN: &str = r#"
game = "hamstern"
kind = "sheet"
name = "Our burrow"
map = """
QQQ PPPP
QQQ-PPPP
 |
RRRR
"""
start = "Q"
points = { Q = 4, P = 9, R = 2 }
acorns = [[0, 0], [0, 7], [3, 0], [3, 3]]
acorn_points = [1, 3, 6, 10]
mushrooms = [[1, 7]]
mushroom_points = 5
joker_track = 3
counter = 2
hourglass_faces = [6]
hourglass_chambers = 2
"#;

fn own_options() -> HamsternOptions {
    let mut options = HamsternOptions::default();
    options.attach(DataFile { name: "our-burrow.toml".into(), text: OWN.into() }).unwrap();
    options
}

#[test]
fn a_game_on_an_own_sheet() {
    let names = vec!["Mia".to_owned(), "Tom".to_owned()];
    let mut game = Match::<Hamstern>::new(own_options(), names, Secret::numbered(1, 1)).unwrap();
    assert_eq!(game.game().sheet().name(), "Our burrow");
    assert_eq!(game.options().attached()[0].name, "our-burrow.toml");
    let mut choices = Vec::new();
    while let Some(seat) = game.game().pending().seats().first() {
        choices.clear();
        game.game().choices(seat, &mut choices);
        game.act(seat, choices[0]).unwrap();
    }
    // The record carries the sheet along.
    let record = game.record().to_string().parse().unwrap();
    let replayed = validate::<Hamstern>(&record, usize::MAX).unwrap();
    assert_eq!(&replayed.game, game.game());
}

#[test]
fn an_own_sheet_brings_its_own_points() {
    let sheet = OWN.trim().replace('\n', "\n| ");
    let record = format!(
        "kiste record 1\ngame: hamstern\nsheet: our-burrow.toml\n| {sheet}\nseat 1: Mia\n\n\
         throw: 6\n1: mark Q 1 2 3 4 5 6\nthrow: 4\n1: mark R 1 2 3 4\nthrow: 5\n\
         1: mark P 3 4 5 6 7\n"
    );
    let replayed = validate::<Hamstern>(&record.parse().unwrap(), usize::MAX).unwrap();
    let parts = replayed.game.parts(engine::Seat::new(0));
    // Q and R are full; three of the acorns are Q 1, R 1 and R 4, and P 4 is the fourth.
    assert_eq!(parts.iter().map(|part| part.points).collect::<Vec<_>>(), [6, 0, 10]);
}

#[test]
fn every_random_game_on_an_own_sheet_ends() {
    for players in 1..=6 {
        for seed in 0..50 {
            let mut game = Hamstern::new(&own_options(), players).unwrap();
            let decisions = Playout::default().run(&mut game, &mut QuickDice::new(seed));
            assert!(decisions > 0 && game.ending().is_some());
        }
    }
}

#[test]
fn everybody_plays_on_one_sheet() {
    let mut options = own_options();
    let second = options.attach(Side::B.file()).unwrap_err();
    assert_eq!(
        second.to_string(),
        "side-b.toml, whole file: everybody plays on one sheet, and “our-burrow.toml” is already it",
    );
    assert_eq!(options, own_options());
}

#[test]
fn the_layout_tells_which_cells_lie_side_by_side() {
    let sheet = Side::A.sheet().unwrap();
    for chamber in sheet.layout().chambers {
        for cell in &chamber.cells {
            let beside = chamber.cells.iter().filter(|other| {
                other.row.abs_diff(cell.row) + other.column.abs_diff(cell.column) == 1
            });
            let beside: Vec<u8> = beside.map(|other| other.cell).collect();
            assert_eq!(
                cell.touches.collect::<Vec<u8>>(),
                beside,
                "{} {}",
                chamber.chamber,
                cell.cell
            );
        }
    }
}
