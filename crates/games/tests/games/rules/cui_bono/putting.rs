//! Putting dice back: which funnel takes which die.

use engine::{Event, Game};
use games::cui_bono::CuiAction;
use pyramid::Colour::{self, Pearl, Red, Yellow};
use pyramid::{Cell, Pyramid};

use super::table::{Table, build, cell, on};

/// The two lowest layers in a mixture in which no funnel at the second layer
/// takes anything, with these dice instead; red is pulled from 800.
fn two_layers(own: &[(&str, Colour)]) -> Table {
    let pyramid = build(|at| {
        let here = own.iter().find(|(cell, _)| *cell == at.to_string());
        match (here, at.depth()) {
            (Some((_, colour)), _) => Some(*colour),
            (None, 8) => Some(Red),
            (None, 7) if at != cell("700") => Some(mixture(at)),
            _ => None,
        }
    });
    let mut table = on(pyramid, &[]);
    table.play("pull 800");
    table
}

/// Two of one colour and one of another around every funnel.
fn mixture(at: Cell) -> Colour {
    if at.coordinates()[0].is_multiple_of(2) { Red } else { Yellow }
}

fn puts(table: &Table) -> Vec<String> {
    table.choices().into_iter().filter(|choice| choice.starts_with("put")).collect()
}

/// The rulebook's picture: a red die, and four funnels.
///
/// - A, all pearl, takes it;
/// - B, of three colours, takes it;
/// - C, all red, does not;
/// - D would do by its colours, but would complete an edge of red dice alone.
fn example() -> Table {
    two_layers(&[
        // A at 222, B at 141, C at 114.
        ("322", Pearl),
        ("232", Pearl),
        ("223", Pearl),
        ("241", Red),
        ("151", Yellow),
        ("142", Pearl),
        ("214", Red),
        ("124", Red),
        ("115", Red),
        // D at 006, over the edge 007, 008.
        ("106", Yellow),
        ("016", Pearl),
        ("007", Red),
        ("008", Red),
    ])
}

#[test]
fn example_funnel_a_of_one_other_colour_takes_the_die() {
    assert!(puts(&example()).contains(&"put 222".to_owned()));
}

#[test]
fn example_funnel_b_of_three_colours_takes_the_die() {
    assert!(puts(&example()).contains(&"put 141".to_owned()));
}

#[test]
fn example_funnel_c_of_its_own_colour_does_not() {
    assert_eq!(
        example().refused("put 114"),
        "that funnel is red, and so is your die: three of one colour take only another one",
    );
}

#[test]
fn example_funnel_d_would_complete_an_edge_of_one_colour() {
    assert_eq!(
        example().refused("put 006"),
        "that would complete an edge of red dice alone, down to 008",
    );
}

#[test]
fn two_of_one_colour_and_one_of_another_take_nothing() {
    let table = two_layers(&[("322", Red), ("232", Red), ("223", Yellow)]);
    assert_eq!(
        table.refused("put 222"),
        "that funnel holds two red dice and one yellow: it needs three different colours or three \
         of one other colour",
    );
    for own in [
        [("322", Red), ("232", Yellow), ("223", Red)],
        [("322", Yellow), ("232", Red), ("223", Red)],
    ] {
        assert!(two_layers(&own).refused("put 222").starts_with("that funnel holds two red dice"));
    }
}

#[test]
fn an_edge_of_several_colours_is_allowed() {
    let table = two_layers(&[("106", Yellow), ("016", Pearl), ("007", Red), ("008", Yellow)]);
    assert!(puts(&table).contains(&"put 006".to_owned()), "its foot is yellow");
}

#[test]
fn a_row_with_dice_on_its_sides_is_no_edge() {
    // The corner at 080 has nothing on its sides, so a row down to it is an edge…
    let own = [("160", Yellow), ("061", Pearl), ("070", Red), ("080", Red)];
    assert_eq!(
        two_layers(&own).refused("put 060"),
        "that would complete an edge of red dice alone, down to 080",
    );
    // …but a red row in the middle has dice beside it and is none.
    let inside = [("322", Red), ("422", Red), ("232", Yellow), ("223", Pearl)];
    assert!(puts(&two_layers(&inside)).contains(&"put 222".to_owned()));
}

/// A full pyramid without its tip, whose edges have these colours from the top
/// down to the corners; everything else is pearl.
fn edges(x: Colour, y: Colour, z: Colour, corner: Colour) -> Pyramid {
    build(|at| match at.coordinates() {
        [8, 0, 0] => Some(corner),
        [_, 0, 0] => Some(x),
        [0, _, 0] => Some(y),
        [0, 0, _] => Some(z),
        _ => Some(Pearl),
    })
}

#[test]
fn at_the_tip_all_three_edges_count() {
    // Pulling 800 lets the edge x slide down, which leaves the tip open and puts
    // the tip's own die, which belongs to edge x, at 100.
    let mut y = on(edges(Yellow, Red, Pearl, Red), &[]);
    y.play("pull 800");
    assert_eq!(y.refused("put 000"), "that would complete an edge of red dice alone, down to 080");
    let mut z = on(edges(Yellow, Pearl, Red, Red), &[]);
    z.play("pull 800");
    assert_eq!(z.refused("put 000"), "that would complete an edge of red dice alone, down to 008");
    let mut x = on(
        build(|at| match at.coordinates() {
            [_, 0, 0] => Some(Red),
            [0, _, 0] => Some(Yellow),
            _ => Some(Pearl),
        }),
        &[],
    );
    x.play("pull 800");
    assert_eq!(x.refused("put 000"), "that would complete an edge of red dice alone, down to 800");
    let mut broken = edges(Yellow, Pearl, Red, Yellow);
    broken.put(cell("400"), "r321".parse().unwrap());
    let mut fine = on(broken, &[]);
    fine.play("pull 800");
    assert_eq!(puts(&fine), ["put 000"], "all edges but one are of one colour, that one is not");
}

#[test]
fn dice_go_only_into_funnels_of_the_pyramid() {
    let table = two_layers(&[]);
    assert_eq!(table.refused("put 800"), "800 is on the plate, and no die goes back there");
    assert_eq!(table.refused("put 322"), "there is a die at 322 already");
    assert_eq!(table.refused("put 111"), "111 is no funnel: three dice must lie under it");
}

#[test]
fn keeping_is_allowed_although_a_funnel_would_take_the_die() {
    let mut table = example();
    assert_eq!(table.choices().last().map(String::as_str), Some("keep"));
    table.play("keep");
    assert_eq!(table.game.kept(super::table::seat(1)), [1, 0, 0]);
}

/// A pyramid whose edge x goes round once: every corner die is put on the tip,
/// whatever its colour, but for the last one. That one the rules would allow.
fn carousel(options: &[(&str, &str)]) -> Table {
    on(
        build(|at| match at.coordinates() {
            [2, 0, 0] | [0, 1, 0] => Some(Yellow),
            [_, 0, 0] => Some(Red),
            _ => Some(Pearl),
        }),
        options,
    )
}

fn go_round(table: &mut Table) {
    for _ in 0..8 {
        table.play("pull 800");
        let seat = table.game.turn();
        table.game.evolve(&Event::Act(seat, CuiAction::Put(cell("000"))));
    }
    table.play("pull 800");
}

#[test]
fn the_third_time_the_pyramid_looks_the_same_the_die_is_kept() {
    let mut table = carousel(&[]);
    go_round(&mut table);
    assert_eq!(table.choices(), ["put 000", "keep"], "the second time is allowed");
    table.play("put 000");
    go_round(&mut table);
    assert_eq!(table.choices(), ["keep"]);
    assert_eq!(
        table.refused("put 000"),
        "the pyramid would look the same 3 times: you must keep the die",
    );
}

#[test]
fn how_often_the_pyramid_may_look_the_same_can_be_chosen() {
    let mut strict = carousel(&[("repeats", "2")]);
    go_round(&mut strict);
    assert_eq!(strict.choices(), ["keep"]);
    let mut patient = carousel(&[("repeats", "4")]);
    for _ in 0..2 {
        go_round(&mut patient);
        patient.play("put 000");
    }
    go_round(&mut patient);
    assert_eq!(patient.choices(), ["keep"]);
}

#[test]
fn a_kept_die_makes_every_look_a_new_one() {
    let mut table = carousel(&[("repeats", "2")]);
    go_round(&mut table);
    let die = table.game.held().unwrap();
    assert_eq!(table.game.heap().looked(cell("000"), die), 1);
    table.play("keep");
    assert_eq!(table.game.heap().looked(cell("000"), die), 0);
}
