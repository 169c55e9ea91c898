//! What a page is told about where a piece may go.

use engine::{Game, Viewer};

use super::*;

/// Red lies in 3, where seat 1 built last.
fn built_up(edition: &str) -> Hamsterrolle {
    let mut game = table(2, &[("edition", edition)]);
    let lies = wheel(70, &[("red1", 60.0), ("starter", 95.0)]);
    turn(&mut game, 1, "place red1 in 3 flat", built(3, lies));
    game
}

fn targets(game: &Hamsterrolle, name: &str) -> Vec<u8> {
    let builds = game.view(Viewer::Spectator).builds;
    builds.into_iter().find(|target| target.piece == name).map_or(Vec::new(), |target| target.to)
}

#[test]
fn a_piece_may_be_built_into_open_compartments_without_its_colour() {
    let game = table(2, &[]);
    assert_eq!(targets(&game, "red1"), [3]);
    assert_eq!(targets(&game, "red3"), [0; 0], "that one is the other player's");
    let game = built_up("2000");
    assert_eq!(targets(&game, "red3"), [5, 6], "there is red in 3");
    assert_eq!(targets(&game, "blue3"), [3, 5, 6]);
}

#[test]
fn only_the_first_edition_lets_one_move_pieces_by_hand_and_with_a_clock_drop_by_will() {
    let view = built_up("2000").view(Viewer::Spectator);
    assert_eq!(names(view.shifts), ["red1"]);
    assert!(view.may_drop);
    let view = built_up("2011").view(Viewer::Spectator);
    assert!(view.shifts.is_empty() && !view.may_drop);
    let untimed = table(2, &[("timed", "false")]).view(Viewer::Spectator);
    assert!(
        untimed.shifts.is_empty() && untimed.may_drop,
        "without a clock it is up to the player"
    );
}

/// A setup that is told to a page only names its files.
#[test]
fn a_page_is_told_of_another_wheel_than_the_built_in_one() {
    let wheel = table(2, &[]).view(Viewer::Spectator).own_wheel;
    assert_eq!(wheel.as_deref(), Some(wheel::FIRST));
    let usual = Hamsterrolle::new(&HamsterrolleOptions::default(), 2).unwrap();
    assert_eq!(usual.view(Viewer::Spectator).own_wheel, None);
}
