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

/// Knocked about in a turn that failed, the starter still says where to begin.
#[test]
fn it_is_the_starter_that_it_leaves_one_compartment_free_of() {
    let mut game = table(2, &[]);
    let lies = wheel(0, &[("starter", 30.0)]);
    turn(&mut game, 1, "place red1 in 3 flat", fell(Fate::Back, &["red1"], lies));
    assert_eq!(open(&game), [4]);
    // Gone from the wheel, it is measured from where it stood.
    let lies = wheel(0, &[]);
    turn(&mut game, 2, "place red3 in 4 flat", fell(Fate::Back, &["red3", "starter"], lies));
    assert_eq!(open(&game), [3]);
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

/// “The section two spaces clockwise from the pyramid” is meant, whoever puts a
/// piece there: a pass does, too.
#[test]
fn the_tip_of_2000_holds_for_a_pass() {
    let game = after_building_in(3, &[("edition", "2000"), ("tip", "true")]);
    // The wheel has turned by 30°: compartments 1 to 3 are the lowest.
    let pass = |number: u8| format!("pass starter in {number} upright up 1").parse().unwrap();
    let refused = game.check(seat(2), &pass(3)).unwrap_err();
    assert_eq!(refused.to_string(), "the opening compartment, 3, takes only one piece");
    assert_eq!(game.check(seat(2), &pass(4)), Ok(()));
    let without = after_building_in(3, &[("edition", "2000")]);
    assert_eq!(without.check(seat(2), &pass(3)), Ok(()));
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
fn with_the_narrower_scope_it_is_every_piece_of_its_compartment() {
    let game = after_building_in(3, &[("scope", "compartment")]);
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

/// “Further to the front than every piece put in before”, in the whole wheel.
#[test]
fn in_2011_a_piece_reaches_further_ahead_than_every_piece_in_the_wheel() {
    let lies = wheel(30, &[("purple1", 95.0), ("yellow3", 65.0)]);
    for wide in [after_building_in(3, &[]), after_building_in(3, &[("scope", "wheel")])] {
        assert!(matches!(may_lie(&wide, "yellow3", &lies), Err(Reason::NotAhead { .. })));
        let ahead = wheel(30, &[("purple1", 95.0), ("yellow3", 112.0)]);
        assert_eq!(may_lie(&wide, "yellow3", &ahead), Ok(()));
    }
    let narrow = after_building_in(3, &[("scope", "compartment")]);
    assert_eq!(may_lie(&narrow, "yellow3", &lies), Ok(()));
    // The edition of 2000 compares with the last piece of the compartment only.
    for scope in ["wheel", "compartment"] {
        let old = after_building_in(3, &[("edition", "2000"), ("scope", scope)]);
        assert_eq!(may_lie(&old, "yellow3", &lies), Ok(()), "{scope}");
    }
}

/// What has been carried up at the back is behind, however far around.
#[test]
fn behind_goes_up_to_the_top_of_the_wheel() {
    let wide = after_building_in(4, &[("scope", "wheel")]);
    // The wheel has turned by 30°: 110° is 80° ahead of the bottom.
    let lies = |back: f64| wheel(30, &[("purple1", back), ("yellow3", 110.0)]);
    for back in [10.0, -40.0, -75.0, -90.0] {
        assert_eq!(may_lie(&wide, "yellow3", &lies(back)), Ok(()), "{back}°");
    }
    assert!(may_lie(&wide, "yellow3", &lies(125.0)).is_err());
}

/// Half-open sectors: a piece whose middle is on the line between two
/// compartments belongs to the one ahead.
#[test]
fn a_piece_belongs_to_the_compartment_of_its_middle() {
    let game = after_building_in(3, &[]);
    let at = |x: i32, y: i32| {
        let pose = Pose { at: [x, y, 0], turn: [0, 0, 0, 32_767] };
        let lies = Arrangement::new(0, [(piece("purple3"), pose)]);
        lies.compartment_of(game.kit(), piece("purple3")).unwrap().number() + 1
    };
    // 45° is the line between compartments 2 and 3.
    assert_eq!([at(-99_999, -100_000), at(-100_000, -100_000), at(-100_001, -100_000)], [2, 3, 3]);
    // It is the middle of mass that counts: a cone's is below its middle.
    let cone = Pose { at: [-100_000, -100_000, 0], turn: [0, 0, 0, 32_767] };
    let lies = Arrangement::new(0, [(Piece::STARTER, cone)]);
    assert_eq!(lies.compartment_of(game.kit(), Piece::STARTER), Some(compartment(2)));
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

/// Compared is among the pieces that are still there.
#[test]
fn in_2000_the_last_piece_that_is_still_there_counts() {
    let mut game = table(2, &[("edition", "2000")]);
    turn(&mut game, 1, "place purple1 in 3 flat", built(3, wheel(30, &[("purple1", 60.0)])));
    let lies = wheel(30, &[("purple1", 60.0), ("green3", 70.0)]);
    turn(&mut game, 2, "place green3 in 3 flat", built(3, lies));
    // The green one comes down; where to build stays as it was.
    let left = wheel(30, &[("purple1", 60.0)]);
    turn(&mut game, 1, "place red1 in 4 flat", fell(Fate::Back, &["green3"], left));
    assert_eq!(open(&game), [3, 4, 5]);
    let lies = |own: f64| wheel(30, &[("purple1", 60.0), ("yellow3", own)]);
    assert_eq!(may_lie(&game, "yellow3", &lies(72.0)), Ok(()));
    match may_lie(&game, "yellow3", &lies(52.0)) {
        Err(Reason::NotAhead { other, .. }) => assert_eq!(other, "purple1"),
        other => panic!("{other:?}"),
    }
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
fn a_hand_that_never_grips_and_numbers_out_of_bounds_are_refused() {
    let game = table(2, &[]);
    let told = |text: &str| game.check(seat(1), &text.parse().unwrap()).unwrap_err();
    assert_eq!(told("place red1 by hand "), Reason::NoGrip);
    assert_eq!(told("place red1 in 3 flat +999"), Reason::Unsound);
}
