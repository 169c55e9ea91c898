//! Moving other pieces: by hand in the edition of 2000, by pushing in both.

use engine::Game;
use games::hamsterrolle::HamsterrolleReason as Reason;

use super::*;

/// Red lies in 3, where seat 1 built last, and the starter in 4; both are low.
fn built_up(edition: &str) -> Hamsterrolle {
    let mut game = table(2, &[("edition", edition)]);
    let lies = wheel(70, &[("red1", 60.0), ("starter", 95.0)]);
    turn(&mut game, 1, "place red1 in 3 flat", built(3, lies));
    game
}

fn check(game: &Hamsterrolle, text: &str) -> Result<(), Reason> {
    game.check(seat(2), &text.parse().unwrap())
}

#[test]
fn in_2000_pieces_of_the_compartment_may_be_moved_by_hand_within_it() {
    let game = built_up("2000");
    assert_eq!(open(&game), [3, 5, 6]);
    assert_eq!(check(&game, "shift red1 in 3 flat -40 up 1"), Ok(()));
    let told = |text: &str| check(&game, text).unwrap_err().to_string();
    assert_eq!(
        told("shift red1 in 4 flat up 1"),
        "a piece that you move stays in its compartment, 3"
    );
    assert_eq!(
        told("shift starter in 4 upright up 1"),
        "compartment 4 is not open to you; you may build in 3, 5, 6"
    );
    assert_eq!(told("shift red2 in 3 flat up 1"), "red2 is not in the wheel");
}

#[test]
fn in_2011_only_by_pushing() {
    let game = built_up("2011");
    assert_eq!(check(&game, "shift red1 in 3 flat up 1"), Err(Reason::OnlyPushed));
}

#[test]
fn whoever_moved_a_piece_goes_on_in_that_compartment_and_cannot_pass() {
    let mut game = built_up("2000");
    let lies = wheel(70, &[("red1", 54.0), ("starter", 95.0)]);
    turn(&mut game, 2, "shift red1 in 3 flat -60", built(3, lies.clone()));
    assert_eq!(game.pending(), Pending::One(seat(2)), "the turn is not over");
    assert_eq!(open(&game), [3]);
    assert_eq!(check(&game, "pass starter in 6 upright up 1"), Err(Reason::Begun));
    assert_eq!(check(&game, "place purple3 in 3 flat +120 up 1"), Ok(()));
    assert!(check(&game, "place purple3 in 5 flat up 1").is_err());
    all_29(&game);

    let lies = wheel(75, &[("red1", 54.0), ("purple3", 70.0), ("starter", 95.0)]);
    turn(&mut game, 2, "place purple3 in 3 flat +60", built(3, lies));
    assert_eq!(game.pending(), Pending::One(seat(1)));
    assert_eq!(open(&game), [3, 5, 6]);
    all_29(&game);
}

#[test]
fn what_falls_while_pieces_are_moved_ends_the_turn() {
    let mut game = built_up("2000");
    let left = wheel(70, &[("red1", 54.0)]);
    let settled = fell(Fate::Built(compartment(3)), &["starter"], left);
    turn(&mut game, 2, "shift red1 in 3 flat -60", settled);
    assert_eq!(game.pending(), Pending::One(seat(1)));
    assert!(game.stock(seat(2)).holds(Piece::STARTER));
    assert_eq!(open(&game), [3, 4, 5]);
    all_29(&game);
}

/// A moved piece is not the last one played: that is what counts for “ahead”.
#[test]
fn a_moved_piece_is_not_played_again() {
    let mut game = table(2, &[("edition", "2000")]);
    turn(&mut game, 1, "place purple1 in 3 flat", built(3, wheel(30, &[("purple1", 72.0)])));
    let lies = wheel(30, &[("purple1", 72.0), ("green3", 50.0)]);
    turn(&mut game, 2, "place green3 in 3 flat", built(3, lies));
    let lies = wheel(30, &[("purple1", 66.0), ("green3", 50.0)]);
    turn(&mut game, 1, "shift purple1 in 3 flat +60", built(3, lies));
    let lies = wheel(30, &[("purple1", 70.0), ("green3", 50.0), ("yellow1", 64.0)]);
    assert_eq!(may_lie(&game, "yellow1", &lies), Ok(()), "ahead of green, the last one played");
}

/// By the physics: taken, put down a little ahead, and then the own piece.
#[test]
fn in_2000_a_hand_really_moves_a_piece_and_builds_then() {
    let mut game = table(2, &[("edition", "2000")]);
    play_text(&mut game, 1, "place purple1 in 3 flat up 1");
    let before = *game.wheel().pose(piece("purple1")).unwrap();
    let settled = play_text(&mut game, 2, "shift purple1 in 3 edge -60 up 1 tilt 20");
    assert_eq!((settled.piece, settled.fell.len()), (Fate::Built(compartment(3)), 0), "{settled}");
    assert_ne!(game.wheel().pose(piece("purple1")), Some(&before));
    assert_eq!((game.pending(), open(&game)), (Pending::One(seat(2)), vec![3]));
    assert_eq!(game.stock(seat(2)).len(), 14);
    let settled = play_text(&mut game, 2, "place green3 in 3 flat +90 up 1");
    assert_eq!(settled.piece, Fate::Built(compartment(3)), "{settled}");
    assert_eq!(game.pending(), Pending::One(seat(1)));
    all_29(&game);
}
