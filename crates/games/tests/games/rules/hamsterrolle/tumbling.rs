//! What comes down, by the physics.

use std::f64::consts::FRAC_PI_4;

use wheel::{LiveTurn, Phase};

use super::*;

/// Seat 2 is to play, and the wheel stands so: seat 1 put the named piece there.
fn standing(name: &str, lies: Arrangement, edition: &str) -> Hamsterrolle {
    let mut game = table(2, &[("edition", edition)]);
    let gone: &[&str] = if lies.holds(Piece::STARTER) { &[] } else { &["starter"] };
    turn(&mut game, 1, &format!("place {name} in 3 flat"), fell(Fate::Back, gone, lies));
    all_29(&game);
    game
}

/// The wheel as a game begins, with one piece more.
fn beside_the_starter(more: (Piece, Pose)) -> Arrangement {
    let opening = table(2, &[]).wheel().clone();
    Arrangement::new(opening.angle, opening.pieces().iter().copied().chain([more]))
}

/// The blue bar leans on the front edge of the rim, one end in the wheel and
/// the other on the table.
fn leaning() -> Arrangement {
    let (sin, cos) = (8.0_f64 / 60.0, (1.0 - (8.0_f64 / 60.0).powi(2)).sqrt());
    let y = -180_000.0 + 45_000.0 * sin + 6_000.0 * cos;
    let z = 25_000.0 + 60_000.0 * cos - 45_000.0 * cos + 6_000.0 * sin;
    // Its length points away from the viewer, then it is raised at the far end.
    let (raised, level) = ((sin.asin() / 2.0).sin_cos(), FRAC_PI_4.sin_cos());
    let turn = [raised.0 * level.1, raised.1 * level.0, raised.0 * level.0, raised.1 * level.1];
    let pose =
        Pose { at: [0, y as i32 + 100, z as i32], turn: turn.map(|part| (part * 32_767.0) as i16) };
    Arrangement::new(0, [(piece("blue1"), pose)])
}

/// “They only have to touch the table, even if they are still lying partly
/// inside the wheel.”
#[test]
fn a_piece_that_leans_in_the_wheel_and_touches_the_table_has_fallen() {
    let game = standing("blue1", leaning(), "2011");
    // It really leans: untouched, it stays where it is.
    let mut live = LiveTurn::untouched(game.kit(), game.wheel());
    (0..20).for_each(|_| live.frame(None));
    assert_eq!(live.outcome().unforced, [piece("blue1")], "it touches the table");
    let pose = *live.now().pose(piece("blue1")).unwrap();
    let moved = (0..3).map(|i| (pose.at[i] - leaning().pieces()[0].1.at[i]).abs()).max();
    assert!(moved < Some(3_000), "{pose:?}");
    let far_end = pose.at[2] - 45_000;
    assert!(far_end < 20_000, "the far end is between the sides of the wheel: {far_end}");

    for edition in ["2000", "2011"] {
        let mut game = standing("blue1", leaning(), edition);
        let settled = play_text(&mut game, 2, "place purple3 in 3 flat up 1");
        assert_eq!(settled.fell, [piece("blue1")], "{settled}");
        assert!(game.stock(seat(2)).holds(piece("blue1")));
        all_29(&game);
    }
}

/// “Pieces that fall, but remain within the wheel, are left as they are.”
#[test]
fn what_falls_but_remains_within_the_wheel_is_left_as_it_is() {
    // High above the bottom, on the right, in the air.
    let lies = beside_the_starter(wheel(0, &[("purple1", -150.0)]).pieces()[0]);
    let mut game = standing("purple1", lies, "2011");
    let before = game.wheel().compartment_of(game.kit(), piece("purple1"));
    let settled = play_text(&mut game, 2, "place green3 in 3 flat up 1");
    assert_eq!(settled.fell, [], "{settled}");
    let after = settled.wheel.compartment_of(game.kit(), piece("purple1"));
    assert!(after.is_some() && after != before, "it came down to {after:?}");
    assert_eq!(settled.piece, Fate::Built(compartment(3)));
    assert_eq!(game.stock(seat(2)).len(), 13);
    all_29(&game);
}

/// “This ends your turn, even if you haven't placed your piece yet.”
#[test]
fn whoever_sweeps_a_piece_out_of_the_wheel_has_not_built_yet() {
    for edition in ["2000", "2011"] {
        let mut game = table(2, &[("edition", edition)]);
        let hold = Hand { hold: true, ..Hand::HOME };
        let low = straight(hold, [0, -1_500, 1_200], 60);
        let sweep = straight(low[59], [0, -1_500, -900], 60);
        // Then it would go on to build where it may.
        let builds = hands_of(&game, "place purple1 in 3 flat up 1");
        let all = low.into_iter().chain(sweep).chain(builds);
        let settled = play(&mut game, 1, by_hand(Verb::Place, "purple1", all));
        assert_eq!(settled.fell, [Piece::STARTER], "{settled}");
        assert_eq!(settled.piece, Fate::Back);
        assert!(settled.wheel.pieces().is_empty());
        assert_eq!(game.stock(seat(1)).len(), 15, "the own piece and the starter");
        assert_eq!(game.pending(), Pending::One(seat(2)));
        assert_eq!(open(&game), [3]);
        all_29(&game);
    }
}

/// “Should any pieces fall out between turns, without any player having
/// disturbed the wheel”: this one is on its way down beside the wheel.
#[test]
fn what_comes_down_before_a_hand_touches_anything_is_nobodys() {
    let mut red = wheel(0, &[("red1", -60.0)]).pieces()[0];
    red.1.at[2] = 60_000;
    let lies = beside_the_starter(red);
    for edition in ["2000", "2011"] {
        let mut game = standing("red1", lies.clone(), edition);
        let builds = hands_of(&game, "place purple3 in 3 flat up 1");
        let waits = std::iter::repeat_n(Hand::HOME, 60);
        let settled = play(&mut game, 2, by_hand(Verb::Place, "purple3", waits.chain(builds)));
        assert_eq!(settled.unforced, [piece("red1")], "{settled}");
        assert_eq!((settled.piece, settled.fell.len()), (Fate::Built(compartment(3)), 0));
        assert_eq!(game.stock(seat(2)).len(), 13);
        let (aside, out) = (names(game.aside()), names(game.out()));
        match edition {
            "2000" => assert_eq!((aside, out), (vec!["red1".to_owned()], vec![])),
            _ => assert_eq!((aside, out), (vec![], vec!["red1".to_owned()])),
        }
        all_29(&game);

        // Had the other hand been at the wheel by then, it would be the player's.
        let mut game = standing("red1", lies.clone(), edition);
        let settled = play_text(&mut game, 2, "place purple3 in 3 flat up 1");
        assert_eq!(settled.fell, [piece("red1")], "{settled}");
    }
}

/// “You have to take every playing piece that falls out during this process.”
#[test]
fn a_pass_takes_a_piece_out_and_what_falls_with_it_is_the_players() {
    let mut game = table(2, &[]);
    let settled = play_text(&mut game, 1, "pass starter in 3 upright up 1");
    assert_eq!((settled.piece, settled.fell.len()), (Fate::Built(compartment(3)), 0));
    assert_eq!(game.stock(seat(1)).len(), 14);
    assert_eq!(open(&game), [3, 4, 5], "the next builds on from there");

    let mut game = table(2, &[]);
    let settled = play_text(&mut game, 1, "pass starter in 3 flat up 40 out 25");
    assert_eq!(settled.fell, [Piece::STARTER], "{settled}");
    assert_eq!(game.stock(seat(1)).len(), 15);
    assert_eq!(open(&game), [3]);
    all_29(&game);
}

/// The cube is lifted out for a pass and meets the starter on its way.
#[test]
fn whoever_sweeps_a_piece_out_during_a_pass_has_both() {
    for edition in ["2000", "2011"] {
        let mut game = table(2, &[("edition", edition)]);
        play_text(&mut game, 1, "place purple1 in 3 flat up 1");
        let tenths = |at: [i32; 3]| at.map(|micrometres| micrometres / 100);
        let lies = tenths(game.wheel().pose(piece("purple1")).unwrap().at);
        let meets = tenths(game.wheel().pose(Piece::STARTER).unwrap().at);
        let hold = Hand { at: lies, hold: true, ..Hand::HOME };
        let mut way = vec![hold];
        for to in [[lies[0], lies[1] + 300, 0], [0, -900, 1_000], [meets[0], meets[1], 1_000]] {
            way.extend(straight(way[way.len() - 1], to, 60));
        }
        way.extend(straight(way[way.len() - 1], [meets[0], meets[1], -900], 60));
        let settled = play(&mut game, 2, by_hand(Verb::Pass, "purple1", way));
        assert_eq!((settled.piece, &settled.fell[..]), (Fate::Back, &[Piece::STARTER][..]));
        assert_eq!(game.stock(seat(2)).len(), 16, "what fell and what was in the hand");
        assert_eq!(open(&game), [3, 4, 5]);
        all_29(&game);
    }
}

/// Everything always comes to rest, also when the wheel was not held.
#[test]
fn a_turn_ends_with_everything_at_rest() {
    let game = table(2, &[]);
    let hands = hands_of(&game, "place purple1 in 3 flat up 1");
    let free = hands.into_iter().map(|hand| Hand { hold: false, ..hand });
    let mut live = LiveTurn::new(game.kit(), game.wheel(), piece("purple1"));
    let mut hands = free;
    while live.phase() != Phase::Rest {
        live.frame(hands.next());
    }
    let outcome = live.outcome();
    assert!(outcome.rested, "it was not stopped at the end of its time");
    assert!(outcome.rest.imbalance(game.kit()).abs() < 0.4);
}
