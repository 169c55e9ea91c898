//! Where and how one may build.

use engine::Game;
use games::hamsterrolle::HamsterrolleReason as Reason;

use super::*;

/// After somebody built in this compartment.
fn after_building_in(number: u8, pairs: &[(&str, &str)]) -> Hamsterrolle {
    let mut game = table(2, pairs);
    let lies = wheel(30, &[("starter", 0.0), ("red1", f64::from(number - 1) * 30.0)]);
    turn(&mut game, 1, "place red1 in 3 flat", built(number, lies));
    game
}

#[test]
fn the_first_piece_leaves_one_compartment_free_ahead_of_the_starter() {
    for edition in ["2000", "2011"] {
        let game = table(2, &[("edition", edition)]);
        assert_eq!(open(&game), [3]);
        let place = |number: u8| format!("place red1 in {number} flat up 1").parse().unwrap();
        assert_eq!(game.check(seat(1), &place(3)), Ok(()));
        let refused = game.check(seat(1), &place(2)).unwrap_err();
        assert_eq!(refused.to_string(), "compartment 2 is not open to you; you may build in 3");
    }
}

#[test]
fn any_own_piece_may_be_chosen_but_no_other() {
    let game = table(2, &[]);
    for piece in game.stock(seat(1)).pieces() {
        let turn = format!("place {piece} in 3 flat up 1").parse().unwrap();
        assert_eq!(game.check(seat(1), &turn), Ok(()), "{piece}");
    }
    let refused = game.check(seat(1), &"place red3 in 3 flat up 1".parse().unwrap());
    assert_eq!(refused, Err(Reason::NotInStock { piece: "red3".to_owned() }));
}

#[test]
fn later_pieces_go_into_the_same_compartment_the_next_or_the_next_but_one() {
    let game = after_building_in(4, &[]);
    assert_eq!(open(&game), [4, 5, 6]);
    let lies = |angle: f64| wheel(30, &[("red1", 80.0), ("purple3", angle)]);
    for (angle, right) in
        [(95.0, true), (120.0, true), (150.0, true), (180.0, false), (60.0, false)]
    {
        assert_eq!(may_lie(&game, "purple3", &lies(angle)).is_ok(), right, "{angle}°");
    }
    // The compartments go round: ahead of 12 comes 1.
    assert_eq!(open(&after_building_in(12, &[])), [12, 1, 2]);
}

#[test]
fn in_2011_the_next_compartments_may_be_occupied() {
    let mut game = table(2, &[]);
    let lies = wheel(30, &[("red1", 60.0), ("starter", 90.0), ("blue4", 120.0)]);
    turn(&mut game, 1, "place red1 in 3 flat", built(3, lies));
    assert_eq!(open(&game), [3, 4, 5]);
}

#[test]
fn in_2000_they_are_the_next_free_ones() {
    let mut game = table(2, &[("edition", "2000")]);
    let lies = wheel(30, &[("red1", 60.0), ("starter", 90.0), ("blue4", 150.0)]);
    turn(&mut game, 1, "place red1 in 3 flat", built(3, lies));
    assert_eq!(open(&game), [3, 5, 7]);
}

#[test]
fn the_tip_of_2000_keeps_the_opening_compartment_for_one_piece() {
    let tip = [("edition", "2000"), ("tip", "true")];
    let mut game = after_building_in(3, &tip);
    assert_eq!(open(&game), [4, 5]);
    // Only the opening: the next compartment takes several.
    let lies = wheel(40, &[("starter", 0.0), ("red1", 60.0), ("blue3", 90.0)]);
    turn(&mut game, 2, "place blue3 in 4 flat", built(4, lies));
    assert_eq!(open(&game), [4, 5, 6]);
    assert_eq!(open(&after_building_in(3, &[("edition", "2000")])), [3, 4, 5]);
}

#[test]
fn no_colour_lies_twice_in_a_compartment() {
    let game = after_building_in(3, &[]);
    let lies = wheel(30, &[("red1", 55.0), ("red3", 68.0)]);
    let refused = may_lie(&game, "red3", &lies).unwrap_err();
    assert_eq!(refused.to_string(), "there is a red piece in compartment 3 already");
    // The same colour next door is fine, and so is another colour here.
    assert_eq!(may_lie(&game, "red3", &wheel(30, &[("red1", 55.0), ("red3", 90.0)])), Ok(()));
    assert_eq!(may_lie(&game, "green3", &wheel(30, &[("red1", 50.0), ("green3", 72.0)])), Ok(()));
}

#[test]
fn a_piece_reaches_further_ahead_than_every_piece_of_its_compartment() {
    let game = after_building_in(3, &[]);
    let lies = |own: f64| {
        wheel(30, &[("purple1", 55.0), ("orange1", 47.0), ("purple3", 90.0), ("yellow3", own)])
    };
    assert_eq!(may_lie(&game, "yellow3", &lies(72.0)), Ok(()));
    let refused = may_lie(&game, "yellow3", &lies(51.0)).unwrap_err();
    match refused {
        // The foremost of them is named, with what is missing.
        Reason::NotAhead { other, short } => assert!(other == "purple1" && short > 10, "{short}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn with_the_wider_scope_than_every_piece_in_the_wheel() {
    let lies = wheel(30, &[("purple1", 95.0), ("yellow3", 65.0)]);
    let narrow = after_building_in(3, &[]);
    assert_eq!(may_lie(&narrow, "yellow3", &lies), Ok(()));
    let wide = after_building_in(3, &[("scope", "wheel")]);
    assert!(matches!(may_lie(&wide, "yellow3", &lies), Err(Reason::NotAhead { .. })));
}

#[test]
fn in_2000_only_the_last_piece_played_there_is_compared() {
    let mut game = table(2, &[("edition", "2000")]);
    let lies = wheel(30, &[("purple1", 72.0)]);
    turn(&mut game, 1, "place purple1 in 3 flat", built(3, lies));
    let lies = wheel(30, &[("purple1", 72.0), ("green3", 50.0)]);
    turn(&mut game, 2, "place green3 in 3 flat", built(3, lies));
    // Ahead of the green one, behind the purple one.
    let lies = wheel(30, &[("purple1", 72.0), ("green3", 50.0), ("yellow1", 62.0)]);
    assert_eq!(may_lie(&game, "yellow1", &lies), Ok(()));
    let behind = wheel(30, &[("purple1", 72.0), ("green3", 60.0), ("yellow1", 50.0)]);
    assert!(matches!(may_lie(&game, "yellow1", &behind), Err(Reason::NotAhead { .. })));
}

#[test]
fn a_piece_is_let_go_inside_the_wheel() {
    let game = after_building_in(3, &[]);
    let mut poses = wheel(30, &[("green3", 72.0)]).pieces().to_vec();
    poses[0].1.at[2] = 90_000;
    let beside = Arrangement::new(300_000, poses);
    assert_eq!(may_lie(&game, "green3", &beside), Err(Reason::OutsideTheWheel));
}

#[test]
fn in_2011_a_turn_takes_30_seconds_and_then_the_piece_falls_from_the_hand() {
    let game = table(2, &[]);
    assert_eq!(game.seconds(), Some(30));
    let place: Turn = "place red1 in 3 flat up 1".parse().unwrap();
    let by_hand = |verb: Verb, wait: u32| Turn {
        verb,
        how: games::hamsterrolle::How::ByHand(game.motion(&place).after(wait)),
        ..place.clone()
    };
    assert_eq!(game.check(seat(1), &by_hand(Verb::Place, 600)), Ok(()));
    let late = game.check(seat(1), &by_hand(Verb::Place, 1_800));
    assert_eq!(late, Err(Reason::TooLate { seconds: 30 }));
    assert_eq!(
        game.check(seat(1), &by_hand(Verb::Drop, 600)),
        Err(Reason::TimeLeft { seconds: 30 })
    );
    assert_eq!(game.check(seat(1), &by_hand(Verb::Drop, 1_800)), Ok(()));
    // Whoever writes a drop by numbers waits that long.
    let drop: Turn = "drop red1 in 9 flat up 30".parse().unwrap();
    assert!(game.motion(&drop).frames() > 1_800);
    assert_eq!(game.check(seat(1), &drop), Ok(()));
}

#[test]
fn in_2000_there_is_no_clock_and_a_piece_may_be_let_fall_anywhere() {
    let game = table(2, &[("edition", "2000")]);
    assert_eq!(game.seconds(), None);
    assert_eq!(game.check(seat(1), &"drop red1 in 9 flat up 30".parse().unwrap()), Ok(()));
}

#[test]
fn a_hand_that_never_grips_and_numbers_out_of_bounds_are_refused() {
    let game = table(2, &[]);
    let told = |text: &str| game.check(seat(1), &text.parse().unwrap()).unwrap_err();
    assert_eq!(told("place red1 by hand "), Reason::NoGrip);
    assert_eq!(told("place red1 in 3 flat +999"), Reason::Unsound);
}
