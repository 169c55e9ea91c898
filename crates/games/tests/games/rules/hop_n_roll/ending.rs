//! When the game ends.

use engine::{DataFile, Game, Options, Pending};
use games::hop_n_roll::{HopOptions, Phase};

use super::desk::{Desk, STANDARD, seat};

/// Seat 1 has completed the yellow row and lacks one box of the red one.
fn nearly_two_rows() -> Desk {
    let mut desk = Desk::new(2, STANDARD);
    for index in 1..=7 {
        desk.fill(&[&format!("2 yellow{index}")]);
    }
    for index in 1..=6 {
        desk.fill(&[&format!("2 red{index}")]);
    }
    desk
}

#[test]
fn one_complete_row_does_not_end_the_game() {
    let desk = nearly_two_rows();
    assert_eq!(desk.game.entries(seat(1)).complete_rows(), 1);
    assert_eq!(desk.effects.last().unwrap(), "round 14");
    assert!(!desk.game.is_last_round());
}

#[test]
fn two_complete_rows_at_the_end_of_a_round_bring_exactly_one_more_round() {
    let mut desk = nearly_two_rows();
    desk.fill(&["2 red7"]);
    assert_eq!(desk.effects.last().unwrap(), "last round");
    assert!(desk.game.is_last_round());
    assert_eq!(desk.game.round(), 15);
    // A full round: thrown, hopped and written by everybody.
    desk.fill(&["6 blue1"]);
    assert_eq!(desk.effects.last().unwrap(), "end");
    assert_eq!((desk.game.pending(), desk.game.phase()), (Pending::Over, Phase::Over));
    assert_eq!(desk.game.entries(seat(1)).filled("blue".parse().unwrap()), 1);
}

#[test]
fn two_complete_rows_of_two_players_together_do_not_end_the_game() {
    let mut desk = Desk::new(2, STANDARD);
    for index in 1..=7 {
        desk.fill(&[&format!("2 yellow{index}")]);
    }
    let complete = |number| desk.game.entries(seat(number)).complete_rows();
    assert_eq!((complete(1), complete(2)), (1, 1));
    assert!(!desk.game.is_last_round());
}

/// A sheet of five small arithmetic pyramids, which two sixes block for good.
fn tiny(idle_rounds: u8) -> HopOptions {
    let head = format!(
        "game = \"hop-n-roll\"\nkind = \"sheet\"\nname = \"Tiny\"\nidle_rounds = {idle_rounds}\n"
    );
    let row = |colour| {
        format!(
            "[[rows]]\ncolour = \"{colour}\"\nrule = \"arithmetic-pyramid\"\nlevels = [2, 1]\n\
             stars = [1, 2]\n"
        )
    };
    let rows = ["yellow", "red", "blue", "green", "purple"].map(row).concat();
    let text = head + rows.as_str();
    let mut options = HopOptions::default();
    options.set("first", "1").unwrap();
    options.attach(DataFile { name: "tiny.toml".to_owned(), text }).unwrap();
    options
}

#[test]
fn the_game_ends_when_no_number_will_ever_fit_on_any_sheet() {
    let mut desk = Desk::with(&tiny(20), 2);
    for colour in ["yellow", "red", "blue", "green", "purple"] {
        for number in [1, 2] {
            assert_ne!(desk.game.pending(), Pending::Over);
            desk.play("throw: 6 6 ?").hop_by(&[(1, 1), (2, 2)]);
            desk.play(&format!("1: write 6 {colour}{number}\n2: write 6 {colour}{number}"));
        }
    }
    assert_eq!(desk.effects.last().unwrap(), "end");
    assert_eq!(desk.game.round(), 10);
    assert!(desk.game.entries(seat(1)).is_stuck());
    assert_eq!(desk.game.entries(seat(1)).complete_rows(), 0);
}

#[test]
fn the_game_ends_when_nobody_has_written_for_as_many_rounds_as_the_sheet_says() {
    let mut desk = Desk::with(&tiny(3), 2);
    for colour in ["yellow", "red", "blue", "green", "purple"] {
        for number in [1, 2] {
            // The base of 1 and 6 takes a 5 above it.
            desk.play(&format!("throw: {0} {0} ?", if number == 1 { 1 } else { 6 }))
                .hop_by(&[(1, 1), (2, 2)]);
            let value = if number == 1 { 1 } else { 6 };
            desk.play(&format!("1: write {value} {colour}{number}"));
            desk.play(&format!("2: write {value} {colour}{number}"));
        }
    }
    desk.effects.clear();
    for _ in 0..2 {
        desk.play("throw: 2 2 ?").hop_by(&[(1, 1), (2, 2)]);
    }
    // Writing starts the count anew.
    desk.play("throw: 2 2 red").hop_by(&[(1, 3), (2, 2)]).play("1: write 5 red3");
    for _ in 0..3 {
        desk.play("throw: 2 2 ?").hop_by(&[(1, 1), (2, 2)]);
    }
    assert_eq!(
        desk.effects,
        [
            "nothing 1",
            "nothing 2",
            "round 12",
            "nothing 1",
            "nothing 2",
            "round 13",
            "nothing 2",
            "round 14",
            "nothing 1",
            "nothing 2",
            "round 15",
            "nothing 1",
            "nothing 2",
            "round 16",
            "nothing 1",
            "nothing 2",
            "end",
        ]
    );
}
