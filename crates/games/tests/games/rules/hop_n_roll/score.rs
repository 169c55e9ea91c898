//! What the sheet is worth.

use engine::{DataFile, Game, Options, Part};
use games::hop_n_roll::HopOptions;

use super::desk::{ADVANCED, Desk, STANDARD, seat};

fn parts(desk: &Desk, number: u8) -> Vec<(String, i32)> {
    let parts = desk.game.parts(seat(number)).into_iter();
    parts.map(|Part { name, points }| (name, points)).collect()
}

fn part(desk: &Desk, name: &str) -> i32 {
    parts(desk, 1).into_iter().find(|(part, _)| part == name).unwrap().1
}

#[test]
fn the_star_above_the_last_number_of_a_row_counts_and_an_empty_row_is_worth_nothing() {
    let mut desk = Desk::new(2, STANDARD);
    assert_eq!(desk.points(1), 0);
    let red = [1, 2, 4, 6, 9, 12, 16];
    for (index, stars) in red.into_iter().enumerate() {
        desk.fill(&[&format!("1 red{}", index + 1)]);
        assert_eq!(part(&desk, "red"), stars);
        assert_eq!(part(&desk, "blue"), 0);
    }
}

#[test]
fn the_stars_and_special_boxes_of_the_standard_sheet_are_those_of_the_rules_page() {
    let desk = Desk::new(2, STANDARD);
    let sheet = desk.game.view(engine::Viewer::Spectator).sheet;
    let rows: Vec<_> = sheet
        .rows
        .iter()
        .map(|row| (row.colour.word(), row.rule.word(), row.stars.clone(), row.special.clone()))
        .collect();
    assert_eq!(
        rows,
        [
            ("yellow", "equal", vec![1, 3, 5, 8, 12, 16, 20], vec![4]),
            ("red", "ascending", vec![1, 2, 4, 6, 9, 12, 16], vec![2, 5]),
            ("blue", "descending", vec![1, 2, 4, 6, 9, 12, 16], vec![3, 6]),
            ("green", "sum-seven", vec![1, 2, 4, 7, 10, 14], vec![3, 6]),
            ("purple", "even-odd", vec![1, 2, 3, 5, 7, 10, 13], vec![3, 6]),
        ]
    );
}

#[test]
fn numbers_in_special_boxes_count() {
    let mut desk = Desk::new(2, STANDARD);
    desk.fill(&["4 red1", "5 red2", "5 red3"]);
    assert_eq!(part(&desk, "special"), 5, "only red2 is special");
    desk.fill(&["3 green1", "4 green2", "2 green3"]);
    assert_eq!(part(&desk, "special"), 7);
    let row = &desk.game.view(engine::Viewer::Spectator).players[0].rows[3];
    assert_eq!((row.stars, row.special), (4, 2));
}

#[test]
fn every_six_counts_one_point_wherever_it_stands() {
    let mut desk = Desk::new(2, STANDARD);
    desk.fill(&["6 yellow1", "6 red1", "6 red2", "5 blue1"]);
    assert_eq!(part(&desk, "sixes"), 3);
}

#[test]
fn pyramids_score_only_the_most_valuable_full_level() {
    let mut desk = Desk::new(2, ADVANCED);
    let writes = ["2 red1", "4 red2", "1 red3", "2 red4", "3 red5", "5 red6", "5 red7"];
    let stars = [0, 0, 4, 4, 9, 13, 18];
    for (write, stars) in writes.into_iter().zip(stars) {
        desk.fill(&[write]);
        assert_eq!(part(&desk, "red"), stars, "after {write}");
    }
    let writes = ["3 blue1", "1 blue3", "2 blue2", "4 blue4", "6 blue6", "5 blue5"];
    let stars = [2, 2, 7, 7, 7, 16];
    let mut desk = Desk::new(2, ADVANCED);
    for (write, stars) in writes.into_iter().zip(stars) {
        desk.fill(&[write]);
        assert_eq!(part(&desk, "blue"), stars, "after {write}");
    }
}

#[test]
fn special_boxes_of_a_pyramid_count_even_on_a_level_that_is_not_full() {
    let mut desk = Desk::new(2, ADVANCED);
    desk.fill(&["5 red2"]);
    assert_eq!(parts(&desk, 1).iter().map(|(_, points)| points).sum::<i32>(), 5);
    assert_eq!((part(&desk, "red"), part(&desk, "special")), (0, 5));
}

#[test]
fn parts_are_the_rows_in_sheet_order_then_special_boxes_and_sixes() {
    let desk = Desk::new(2, STANDARD);
    let names: Vec<String> = parts(&desk, 1).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["yellow", "red", "blue", "green", "purple", "special", "sixes"]);
}

/// Yellow is complete with one number and worth as much as one in red.
fn even_sheet() -> HopOptions {
    let row = |colour: &str, boxes: usize| {
        let stars = vec!["5"; boxes].join(", ");
        format!(
            "[[rows]]\ncolour = \"{colour}\"\nrule = \"equal\"\nboxes = {boxes}\nstars = [{stars}]\n"
        )
    };
    let head = "game = \"hop-n-roll\"\nkind = \"sheet\"\nname = \"Even\"\nidle_rounds = 9\n";
    let rows = [("yellow", 1), ("red", 2), ("blue", 2), ("green", 2), ("purple", 2)];
    let rows: String = rows.map(|(colour, boxes)| row(colour, boxes)).concat();
    let mut options = HopOptions::default();
    options.set("first", "1").unwrap();
    options
        .attach(DataFile { name: "even.toml".to_owned(), text: format!("{head}{rows}") })
        .unwrap();
    options
}

#[test]
fn a_tie_goes_to_more_complete_rows_and_is_shared_after_that() {
    let mut desk = Desk::with(&even_sheet(), 3);
    let ranks =
        |desk: &Desk| -> Vec<u8> { desk.game.standings().iter().map(|one| one.rank).collect() };
    assert_eq!(ranks(&desk), [1, 1, 1]);
    desk.play("throw: 2 2 2 ?\n1: hop 1\n2: hop 2\n3: hop 3");
    desk.play("1: write 2 red1\n2: write 2 yellow1\n3: write 2 blue1");
    assert_eq!([1, 2, 3].map(|number| desk.points(number)), [5, 5, 5]);
    assert_eq!(ranks(&desk), [2, 1, 2]);
}

#[test]
fn the_game_on_the_notation_page_ends_with_the_points_it_says() {
    let page = include_str!("../../../../../../docs/notation/hop-n-roll.md");
    let record = page.split("```record\n").last().unwrap().split("```").next().unwrap();
    let replayed =
        engine::validate::<games::hop_n_roll::HopNRoll>(&record.parse().unwrap(), usize::MAX)
            .unwrap();
    assert_eq!(replayed.game.pending(), engine::Pending::Over);
    let points: Vec<i32> = replayed.game.standings().iter().map(|one| one.score).collect();
    assert_eq!(points, [15, 17]);
    assert!(page.contains("15 in all") && page.contains("for sixes, 17"));
}
