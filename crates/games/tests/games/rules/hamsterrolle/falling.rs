//! What falls, and to whom it goes.

use super::*;

#[test]
fn what_falls_is_the_players_and_the_turn_is_over() {
    let mut game = table(2, &[]);
    let lies = wheel(30, &[("starter", 0.0), ("red1", 60.0)]);
    turn(&mut game, 1, "place red1 in 3 flat", built(3, lies));
    // The green piece stays in the wheel, the others come down.
    let left = wheel(60, &[("green3", 90.0)]);
    turn(
        &mut game,
        2,
        "place green3 in 4 flat",
        fell(Fate::Built(compartment(4)), &["red1", "starter"], left),
    );
    assert!(game.stock(seat(2)).holds(piece("red1")));
    assert!(game.stock(seat(2)).holds(Piece::STARTER), "the starter is a piece like any other");
    assert!(!game.stock(seat(2)).holds(piece("green3")), "what stays in the wheel is placed");
    assert_eq!(game.stock(seat(2)).len(), 15);
    assert_eq!(game.pending(), Pending::One(seat(1)));
    all_29(&game);
}

#[test]
fn a_piece_that_was_not_in_yet_is_taken_back() {
    let mut game = table(2, &[]);
    turn(&mut game, 1, "place red1 in 3 flat", fell(Fate::Back, &["starter"], wheel(0, &[])));
    assert!(game.stock(seat(1)).holds(piece("red1")));
    assert_eq!(game.stock(seat(1)).len(), 15);
    all_29(&game);
}

#[test]
fn so_is_one_that_fell_itself_or_lay_where_it_may_not() {
    for fate in [Fate::Back, Fate::Refused] {
        let mut game = table(2, &[]);
        let start = game.wheel().clone();
        let fallen: &[&str] = if fate == Fate::Back { &["red1"] } else { &[] };
        turn(&mut game, 1, "place red1 in 3 flat", fell(fate, fallen, start));
        assert_eq!(game.stock(seat(1)).len(), 14);
        assert_eq!(open(&game), [3], "a failed turn leaves the compartments open that were");
        all_29(&game);
    }
}

#[test]
fn the_reference_is_where_the_newest_piece_lies_that_stayed_also_if_others_fell() {
    for edition in ["2000", "2011"] {
        let mut game = table(2, &[("edition", edition)]);
        let lies = wheel(30, &[("red1", 60.0), ("starter", 0.0)]);
        turn(&mut game, 1, "place red1 in 3 flat", built(3, lies));
        let left = wheel(30, &[("red1", 60.0), ("green3", 120.0)]);
        let settled = fell(Fate::Built(compartment(5)), &["starter"], left);
        turn(&mut game, 2, "place green3 in 5 flat", settled);
        assert_eq!(open(&game), [5, 6, 7], "{edition}");
        assert_eq!(game.stock(seat(2)).len(), 14, "the starter came, the green one is in");
    }
}

#[test]
fn a_turn_in_which_the_own_piece_did_not_stay_leaves_the_reference() {
    for edition in ["2000", "2011"] {
        for (fate, fallen) in [
            (Fate::Back, &["green3"][..]),
            (Fate::Back, &["starter"]),
            (Fate::Back, &["starter", "red1"]),
            (Fate::Refused, &[]),
        ] {
            let mut game = table(2, &[("edition", edition)]);
            let all = [("red1", 60.0), ("starter", 0.0)];
            turn(&mut game, 1, "place red1 in 3 flat", built(3, wheel(30, &all)));
            let left: Vec<_> = all.into_iter().filter(|(name, _)| !fallen.contains(name)).collect();
            turn(&mut game, 2, "place green3 in 5 flat", fell(fate, fallen, wheel(60, &left)));
            assert_eq!(open(&game), [3, 4, 5], "{edition}: {fallen:?}");
            all_29(&game);
        }
    }
}

#[test]
fn the_starter_can_be_built_in_again() {
    let mut game = table(2, &[]);
    turn(
        &mut game,
        1,
        "place red1 in 3 flat",
        fell(Fate::Back, &["starter", "red1"], wheel(0, &[])),
    );
    turn(&mut game, 2, "place red3 in 3 flat", built(3, wheel(30, &[("red3", 60.0)])));
    let starter = "place starter in 4 upright up 1".parse().unwrap();
    assert_eq!(engine::Game::check(&game, seat(1), &starter), Ok(()));
}

#[test]
fn what_falls_inside_the_wheel_stays() {
    let mut game = table(2, &[]);
    // Everything has tumbled into other compartments.
    let tumbled = wheel(200, &[("starter", 200.0), ("red1", 215.0)]);
    turn(&mut game, 1, "place red1 in 3 flat", built(3, tumbled));
    assert_eq!(game.wheel().pieces().len(), 2);
    assert_eq!(open(&game), [3, 4, 5], "built is where the effect says");
    all_29(&game);
}

fn unforced(names: &[&str], settled: Settled) -> Settled {
    Settled { unforced: names.iter().map(|name| piece(name)).collect(), ..settled }
}

#[test]
fn in_2011_higher_powers_take_pieces_out_of_the_game() {
    let mut game = table(2, &[]);
    let settled = unforced(&["starter"], built(3, wheel(30, &[("red1", 60.0)])));
    turn(&mut game, 1, "place red1 in 3 flat", settled);
    assert_eq!(names(game.out()), ["starter"]);
    assert!(game.aside().is_empty());
    all_29(&game);
}

#[test]
fn in_2000_they_are_set_aside_and_the_next_who_fails_takes_them_too() {
    let mut game = table(2, &[("edition", "2000")]);
    let settled = unforced(&["starter"], built(3, wheel(30, &[("red1", 60.0)])));
    turn(&mut game, 1, "place red1 in 3 flat", settled);
    assert_eq!(names(game.aside()), ["starter"]);
    turn(
        &mut game,
        2,
        "place green3 in 5 flat",
        built(5, wheel(40, &[("red1", 60.0), ("green3", 120.0)])),
    );
    assert_eq!(names(game.aside()), ["starter"], "a success takes nothing");
    turn(
        &mut game,
        1,
        "place blue1 in 5 flat",
        fell(Fate::Back, &["red1"], wheel(40, &[("green3", 120.0)])),
    );
    assert!(game.aside().is_empty());
    assert!(game.stock(seat(1)).holds(Piece::STARTER) && game.stock(seat(1)).holds(piece("red1")));
    all_29(&game);
}

/// Punished twice in the very turn in which they fell; a pass and a spot that
/// is not allowed fail, too.
#[test]
fn in_2000_every_failure_takes_what_is_set_aside() {
    let aside = |text: &str, settled: Settled| {
        let mut game = table(2, &[("edition", "2000")]);
        let lies = wheel(30, &[("red1", 60.0), ("starter", 30.0)]);
        turn(&mut game, 1, "place red1 in 3 flat", built(3, lies));
        turn(&mut game, 2, text, unforced(&["red1"], settled));
        all_29(&game);
        (game.aside().len(), game.stock(seat(2)).len())
    };
    let left = wheel(30, &[]);
    assert_eq!(
        aside("place red3 in 3 flat", fell(Fate::Back, &["starter"], left.clone())),
        (0, 16)
    );
    assert_eq!(aside("pass starter in 5 flat", fell(Fate::Back, &["starter"], left)), (0, 16));
    let left = wheel(30, &[("starter", 30.0)]);
    assert_eq!(aside("place red3 in 3 flat", fell(Fate::Refused, &[], left)), (0, 15));
    let lies = wheel(30, &[("starter", 120.0)]);
    assert_eq!(aside("pass starter in 5 flat", built(5, lies)), (1, 14));
}

#[test]
fn in_2011_nobody_takes_what_is_out_of_the_game() {
    let mut game = table(2, &[]);
    let settled = unforced(&["starter"], fell(Fate::Back, &["red1"], wheel(0, &[])));
    turn(&mut game, 1, "place red1 in 3 flat", settled);
    turn(&mut game, 2, "place red3 in 3 flat", fell(Fate::Back, &["red3"], wheel(0, &[])));
    assert_eq!(names(game.out()), ["starter"]);
    assert_eq!([1, 2].map(|number| game.stock(seat(number)).len()), [14, 14]);
    all_29(&game);
}

#[test]
fn a_wheel_far_from_the_middle_is_drawn_back_without_being_turned() {
    let mut game = table(2, &[]);
    let lies = wheel(30, &[("starter", 0.0), ("red1", 60.0)]);
    turn(
        &mut game,
        1,
        "place red1 in 3 flat",
        Settled { travel: -400_000, ..built(3, lies.clone()) },
    );
    assert_eq!(engine::Game::view(&game, engine::Viewer::Spectator).travel, -400_000);
    turn(
        &mut game,
        2,
        "place red3 in 4 flat",
        Settled { travel: -200_000, ..built(4, lies.clone()) },
    );
    assert_eq!(engine::Game::view(&game, engine::Viewer::Spectator).travel, 0);
    assert_eq!(game.wheel(), &lies);
}
