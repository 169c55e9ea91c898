//! Side B of the tableau.

use engine::Game;
use games::hop_n_roll::{Die, Field};

use super::desk::{Desk, SIDE_B, seat};

const BOTH: &[(&str, &str)] = &[("tableau", "b"), ("sheet", "advanced")];

/// The numbers and rows a seat could write this round.
fn numbers(desk: &Desk, number: u8) -> Vec<u8> {
    let mut values: Vec<u8> = desk.game.writes(seat(number)).map(|w| w.value.get()).collect();
    values.sort_unstable();
    values.dedup();
    values
}

fn hopped(throw: &str, hops: &[(u8, u8)]) -> Desk {
    let mut desk = Desk::new(hops.len() as u8, SIDE_B);
    desk.play(&format!("throw: {throw}")).hop_by(hops);
    desk
}

#[test]
fn dice_begin_at_the_field_with_the_number_of_players_and_disco_lies_lowest() {
    let dice = ["1 2 ?", "1 2 3 ?", "1 2 3 4 ?", "1 2 3 4 5 ?", "1 2 3 4 5 6 ?"];
    let expected = ["---12?", "--123?", "-1234?", "12345?", "123456?"];
    for (players, (throw, expected)) in (2..).zip(dice.into_iter().zip(expected)) {
        let mut desk = Desk::new(players, SIDE_B);
        desk.play(&format!("throw: {throw}"));
        let shown = |index| match desk.game.die(Field::new(index)) {
            Some(Die::Number(value)) => value.to_string(),
            Some(Die::Disco(disco)) => disco.to_string(),
            None => "-".to_owned(),
        };
        let fields = desk.game.tableau().fields.len();
        assert_eq!((0..fields).map(shown).collect::<String>(), expected);
        let first = desk.game.free_fields().next().unwrap();
        assert_eq!(desk.game.tableau().fields[first.index()].label, Some(players));
    }
}

#[test]
fn a_field_without_effect_gives_the_die_as_it_is() {
    let desk = hopped("3 3 3 3 3 red", &[(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]);
    assert_eq!(numbers(&desk, 1), [3]);
}

#[test]
fn minus_one_may_lower_the_die_by_one() {
    let desk = hopped("3 3 3 3 3 red", &[(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]);
    assert_eq!(numbers(&desk, 2), [2, 3]);
    assert_eq!(numbers(&desk, 5), [2, 3]);
}

#[test]
fn minus_one_makes_neither_a_zero_nor_a_six_of_a_one() {
    let desk = hopped("1 1 1 1 1 red", &[(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]);
    assert_eq!(numbers(&desk, 2), [1]);
}

#[test]
fn plus_minus_one_may_lower_or_raise_the_die_by_one() {
    let mut desk = hopped("3 3 3 3 3 red", &[(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]);
    assert_eq!(numbers(&desk, 3), [2, 3, 4]);
    desk.refuses(
        "3: write 5 red1",
        "your die and field give you 2, 3 or 4, so you cannot write a 5",
    );
}

#[test]
fn plus_minus_one_stays_within_one_and_six() {
    let desk = hopped("1 1 1 1 1 red", &[(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]);
    assert_eq!(numbers(&desk, 3), [1, 2]);
    let desk = hopped("6 6 6 6 6 red", &[(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]);
    assert_eq!(numbers(&desk, 3), [5, 6]);
}

#[test]
fn a_changed_number_does_not_change_the_order_of_the_next_round() {
    let mut desk = hopped("3 3 3 red", &[(1, 3), (2, 4), (3, 5)]);
    // Seat 1 writes more than seat 2 and stays before it.
    desk.play("1: write 4 red1\n2: write 3 red1\n3: write 2 red1");
    assert_eq!(desk.order(), [1, 2, 3]);
}

#[test]
fn choice_of_both_dice_whether_or_not_the_other_is_taken() {
    let desk = hopped("1 2 4 6 red", &[(1, 4), (2, 5), (3, 2), (4, 3)]);
    assert_eq!(numbers(&desk, 1), [4, 6], "the die below is taken by seat 2");
    let desk = hopped("1 2 4 6 red", &[(1, 4), (2, 6), (3, 2), (4, 3)]);
    assert_eq!(numbers(&desk, 1), [4, 6], "the die below is free");
}

#[test]
fn the_chosen_other_die_counts_as_thrown() {
    // The die below lies on a field with −1, which is for the pawn there only.
    let desk = hopped("4 6 red", &[(1, 4), (2, 5)]);
    assert_eq!(numbers(&desk, 1), [4, 6]);
    assert_eq!(numbers(&desk, 2), [5, 6]);
}

#[test]
fn the_dj_uses_any_die_as_thrown_even_one_already_used() {
    let mut desk = hopped("1 4 6 red", &[(1, 6), (2, 3), (3, 5)]);
    let all: Vec<String> = desk.choices(1);
    let row = |name: &str| all.iter().filter(|choice| choice.contains(name)).count();
    assert_eq!(row("red"), 6, "the disco die");
    for other in ["yellow", "blue", "green", "purple"] {
        assert_eq!(row(other), 3, "1, 4 or 6 in the {other} row");
    }
    desk.refuses(
        "1: write 5 blue1",
        "you can write 1, 4 or 6 in any row, or any number in the red row, but not a 5 there",
    );
    // Seat 3 lowers the 6 for itself; for the DJ it is still a 6.
    desk.play("3: write 5 blue1\n1: write 6 blue1");
}

#[test]
fn the_dj_is_last_in_the_next_round() {
    let mut desk = hopped("1 4 6 red", &[(1, 6), (2, 4), (3, 5)]);
    desk.play("1: write 1 red1\n2: write 4 red1\n3: write 6 red1");
    assert_eq!(desk.order(), [2, 3, 1]);
}

/// After this the sheet of seat 1 takes only a 6, or a 1 in the purple row.
fn nearly_full(desk: &mut Desk) {
    for write in [
        "6 yellow1",
        "6 red1",
        "6 blue1",
        "1 blue2",
        "1 green1",
        "2 purple1",
        "1 purple2",
        "6 purple3",
    ] {
        desk.play("throw: 1 1 ?").hop_by(&[(1, 6), (2, 4)]);
        desk.play(&format!("1: write {write}"));
        let choice = desk.choices(2)[0].clone();
        desk.play(&format!("2: {choice}"));
    }
}

#[test]
fn nobody_is_forced_to_use_an_effect() {
    let mut desk = Desk::new(2, SIDE_B);
    nearly_full(&mut desk);
    // The own 2 fits nowhere, lowered to 1 it would.
    desk.play("throw: 2 2 red").hop_by(&[(1, 5), (2, 4)]);
    assert_eq!(desk.choices(1), ["write 1 blue3", "write 1 purple4", "nothing"]);
    desk.play("1: nothing");
    let choice = desk.choices(2)[0].clone();
    desk.play(&format!("2: {choice}"));
    assert_eq!(desk.game.entries(seat(1)).filled(games::hop_n_roll::Colour::Blue), 2);
}

#[test]
fn a_die_that_fits_as_thrown_must_be_written_somehow() {
    let mut desk = Desk::new(2, SIDE_B);
    nearly_full(&mut desk);
    desk.play("throw: 1 1 red").hop_by(&[(1, 5), (2, 4)]).refuses(
        "1: nothing",
        "your die fits, for example in box 3 of the blue row, so you must write it",
    );
}

#[test]
fn effects_are_for_number_dice_the_disco_die_stays_as_it_is() {
    let mut desk = Desk::new(2, BOTH);
    desk.play("throw: 3 5 green").hop_by(&[(1, 6), (2, 4)]);
    assert_eq!(desk.choices(1).iter().filter(|choice| choice.contains("green")).count(), 6);
    assert!(desk.game.standings().iter().all(|standing| standing.score == 0));
}
