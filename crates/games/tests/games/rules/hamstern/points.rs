//! What a sheet is worth, and who wins.

use engine::Game;
use games::hamstern::Side;

use super::table::{Table, seat, table};

#[test]
fn example_a_full_chamber_brings_its_points_and_its_mushroom_extra() {
    let mut table = table(1, &[]);
    table.all(6, "M 1 2 3 4 5 6").all(1, "M 7 8 9");
    assert_eq!(table.points(1), [7, 1, 0], "chambers, mushrooms, acorns");
    table.all(4, "B 3 4 7 8").all(4, "B 1 2 5 6");
    assert_eq!(table.points(1), [7 + 6, 2, 0]);
    assert_eq!(table.game.score(seat(1)).points(), 15);
}

#[test]
fn example_an_unfinished_chamber_brings_nothing_but_its_acorn_counts() {
    let mut table = table(1, &[]);
    table.all(3, "M 3 5 6").all(5, "E 4 5 6 7 8");
    // A mushroom at E8, an acorn at E4; M and E are both unfinished.
    assert_eq!(table.points(1), [0, 1, 2]);
}

#[test]
fn acorns_bring_two_four_eight_and_sixteen() {
    let sheet = Side::A.sheet().unwrap();
    assert_eq!([0, 1, 2, 3, 4].map(|acorns| sheet.acorn_points(acorns)), [0, 2, 4, 8, 16]);
}

#[test]
fn ties_go_to_chambers_then_mushrooms_then_acorns() {
    let result = |table: &Table| -> Vec<(i32, u8)> {
        table.game.standings().iter().map(|standing| (standing.score, standing.rank)).collect()
    };
    let free = [("start", "free")];

    let mut chambers = table(2, &free);
    chambers.throw(6).mark(1, "E 2 3 4 6 7 8").mark(2, "C 1 2 3 4 5 6");
    chambers.throw(3).mark(1, "C 2 3 5").mark(2, "E 2 3 7");
    chambers.throw(2).mark(1, "G 5 10").mark(2, "E 5 6");
    assert_eq!((chambers.points(1), chambers.points(2)), (vec![0, 2, 4], vec![4, 0, 2]));
    assert_eq!(result(&chambers), [(6, 2), (6, 1)]);

    let mut mushrooms = table(2, &free);
    mushrooms.throw(2).mark(1, "A 1 2").mark(2, "M 1 4");
    mushrooms.throw(2).mark(1, "A 4 5").mark(2, "D 6 9");
    assert_eq!((mushrooms.points(1), mushrooms.points(2)), (vec![0, 0, 2], vec![0, 2, 0]));
    assert_eq!(result(&mushrooms), [(2, 2), (2, 1)]);
    // Acorns never decide: with equal points, chambers and mushrooms they are equal.
}

#[test]
fn a_full_tie_is_shared() {
    let mut table = table(3, &[]);
    table.throw(3).mark(1, "M 1 2 3").mark(2, "M 1 4 7").mark(3, "M 5 6 9");
    let ranks: Vec<u8> = table.game.standings().iter().map(|standing| standing.rank).collect();
    assert_eq!(ranks, [1, 1, 3], "the mushroom at M1 for the first two");
}

#[test]
fn the_view_tells_how_many_acorns_there_are_and_when_a_1_is_the_joker() {
    let mut table = table(1, &[]);
    table.all(3, "M 3 5 6").all(5, "E 4 5 6 7 8");
    let view = table.game.view(engine::Viewer::Spectator);
    assert_eq!((view.players[0].parts.acorns, view.players[0].parts.acorn_count), (2, 1));
    assert!(!view.joker);
    table.throw(1);
    assert!(table.game.view(engine::Viewer::Spectator).joker);
}
