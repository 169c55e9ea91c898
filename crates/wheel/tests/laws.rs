//! The sanity laws of the wheel, through its public face.

use proptest::prelude::*;
use wheel::{
    Arrangement, Colour, Compartment, Hand, Kit, Lie, LiveTurn, Motion, Phase, Piece, Placement,
    STANDARD, digest_of_reference_game, digest_of_reference_turns, opening, play,
};

fn piece(name: &str) -> Piece {
    name.parse().unwrap()
}

/// Every bit of three turns. Built with and without optimisation, native and
/// as WebAssembly, this is one number; a new one means that old records play
/// out differently.
#[test]
fn the_reference_turns_have_one_digest() {
    assert_eq!(format!("{:016x}", digest_of_reference_turns()), "ddd23927b2a4e201");
}

/// A turn for each piece.
#[test]
fn the_reference_game_has_one_digest() {
    assert_eq!(format!("{:016x}", digest_of_reference_game()), "98658dacefbe8839");
}

#[test]
fn the_starter_stands_in_the_lowest_compartment() {
    let kit = Kit::standard();
    let start = opening(kit);
    assert_eq!(start.compartment_of(kit, Piece::STARTER), Some(Compartment::new(0)));
    assert!(start.position_of(Compartment::new(0)).abs() < 1.0);
    let up = start.pose(Piece::STARTER).unwrap();
    assert!(up.turn[3].abs() > 32_700, "it stands upright: {up:?}");
}

/// The first piece of each colour, two compartments ahead.
fn the_first_piece_rolls_by_25_to_40_degrees_into_balance(kit: &Kit) {
    let start = opening(kit);
    let place = Placement::new(Compartment::new(2));
    let mut rolled = Vec::new();
    for colour in Colour::SET {
        let first = Piece::new(colour, 1).unwrap();
        let outcome = play(kit, &start, first, &place.motion(kit, &start, colour));
        assert_eq!(outcome.fallen, [], "{colour}");
        assert!(outcome.rested, "{colour} does not come to rest");
        let imbalance = outcome.rest.imbalance(kit);
        assert!(
            imbalance.abs() < f64::from(kit.rolling_resistance()) + 0.05,
            "{colour}: {imbalance} mm"
        );
        let degrees = outcome.rest.degrees();
        rolled.push((colour, degrees));
        // It rolls without slipping, to the left.
        let arc = -degrees.to_radians() * f64::from(kit.wheel().radius) * 100.0;
        assert!((f64::from(outcome.travel) / 1e3 - arc).abs() < 2.0, "{colour} {arc}");
    }
    for (colour, degrees) in &rolled {
        // The lightest rolls it by a little more than 25°, the heaviest by
        // nearly 40°.
        assert!((25.0..=40.0).contains(degrees), "{colour}: {degrees}°, {rolled:?}");
    }
    let of = |wanted: Colour| rolled.iter().find(|(colour, _)| *colour == wanted).unwrap().1;
    assert!(of(Colour::Blue) < of(Colour::Purple), "{rolled:?}");
}

#[test]
fn the_first_piece_rolls_the_wheel() {
    the_first_piece_rolls_by_25_to_40_degrees_into_balance(Kit::standard());
}

/// A wheel of the true width whose rim falls off by so many degrees to its sides.
fn crowned(degrees: u8) -> Kit {
    let file = STANDARD.replacen("width = 46", "width = 60", 1).replacen(
        "facets = 4",
        &format!("facets = 4\ncrown = {degrees}"),
        1,
    );
    Kit::read(&file).unwrap()
}

/// Put off the middle of the lowest compartment, a cube lies on one half of the rim and leans as that
/// does. Farther up it would slide, and over the side.
#[test]
fn what_lies_on_a_crowned_rim_leans_to_its_side() {
    for (degrees, depth) in [(0, 18), (3, 18), (6, 18), (6, -18)] {
        let kit = crowned(degrees);
        let start = Arrangement::default();
        let place = Placement { depth, ..Placement::new(Compartment::new(0)) };
        let cube = piece("purple1");
        let rest = play(&kit, &start, cube, &place.motion(&kit, &start, Colour::Purple)).rest;
        let pose = rest.pose(cube).unwrap();
        assert!(i32::from(depth) * pose.at[2] > 0, "it is on its side: {pose:?}");
        let [x, y, z, w] = pose.turn.map(|part| f64::from(part) / 32_767.0);
        // How far each of its axes points along the axle.
        let along = [2.0 * (x * z - w * y), 2.0 * (y * z + w * x), 1.0 - 2.0 * (x * x + y * y)];
        let most = along.into_iter().map(f64::abs).fold(0.0, f64::max);
        let leans = most.min(1.0).acos().to_degrees();
        assert!((leans - f64::from(degrees)).abs() < 0.5, "{degrees}°: it leans by {leans}°");
    }
}

/// Also on a rim that falls off to its sides, if not too steeply.
#[test]
fn the_first_piece_rolls_a_crowned_wheel() {
    the_first_piece_rolls_by_25_to_40_degrees_into_balance(&crowned(3));
}

/// A turn fed frame by frame is the turn played at once, and both repeat.
#[test]
fn the_same_frames_give_the_same_bits() {
    let kit = Kit::standard();
    let start = opening(kit);
    let motion = Placement::new(Compartment::new(2)).motion(kit, &start, Colour::White);
    let whole = play(kit, &start, piece("white2"), &motion);
    let mut live = LiveTurn::new(kit, &start, piece("white2"));
    let mut hands =
        motion.to_string().parse::<Motion>().unwrap().hands().collect::<Vec<_>>().into_iter();
    while live.phase() != Phase::Rest {
        live.frame(hands.next());
        let _ = (live.now(), live.travel(), live.held());
    }
    assert_eq!(live.outcome(), whole);
}

/// Until somebody touches it, to two hundredths of a millimetre.
#[test]
fn a_settled_wheel_stays_as_it_is() {
    let kit = Kit::standard();
    let start = opening(kit);
    for colour in Colour::SET {
        let motion = Placement::new(Compartment::new(2)).motion(kit, &start, colour);
        let once = play(kit, &start, Piece::new(colour, 1).unwrap(), &motion).rest;
        let mut live = LiveTurn::new(kit, &once, Piece::new(colour, 2).unwrap());
        (0..300).for_each(|_| live.frame(Some(Hand::HOME)));
        let again = live.now();
        let turned = again.degrees() - once.degrees();
        assert!(turned.abs() < 0.001, "{colour}: the wheel turned by {turned}°");
        for (one, pose) in once.pieces() {
            let moved = again.pose(*one).unwrap().at;
            for (a, b) in pose.at.iter().zip(moved) {
                assert!((a - b).abs() < 20, "{one} moved from {pose:?} to {moved:?}");
            }
        }
    }
}

/// A bot's or a page's placement really puts the piece where it says.
#[test]
fn a_placement_is_let_go_in_its_compartment() {
    let kit = Kit::standard();
    let start = opening(kit);
    for colour in Colour::SET {
        for lie in Lie::ALL {
            let place = Placement { lie, ..Placement::new(Compartment::new(2)) };
            let held = Piece::new(colour, 3).unwrap();
            let mut live = LiveTurn::new(kit, &start, held);
            let motion = place.motion(kit, &start, colour);
            let mut hands = motion.hands();
            while matches!(live.phase(), Phase::Carry) {
                live.frame(hands.next());
            }
            let release = live.outcome().release.unwrap();
            assert_eq!(
                release.compartment_of(kit, held),
                Some(Compartment::new(2)),
                "{colour} {lie:?}"
            );
            assert!(release.is_inside(kit, held), "{colour} {lie:?}");
        }
    }
}

/// A wheel with some pieces in it, to be stirred.
fn busy() -> Arrangement {
    let kit = Kit::standard();
    let mut now = opening(kit);
    for (index, name) in ["red1", "purple1", "yellow1", "white1"].into_iter().enumerate() {
        let place = Placement::new(Compartment::new(2 + index as u8));
        now = play(kit, &now, piece(name), &place.motion(kit, &now, piece(name).colour())).rest;
    }
    now
}

fn hand() -> impl Strategy<Value = (Hand, usize)> {
    let at = prop::array::uniform3(-2_500..=2_500);
    (at, prop::array::uniform3(0..3_600), any::<bool>(), 1..40_usize)
        .prop_map(|(at, turn, hold, frames)| (Hand { at, turn, grip: true, hold }, frames))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    /// However wildly the hand stirs: no panic, nothing lost, an end.
    #[test]
    fn no_piece_is_ever_lost(stretches in prop::collection::vec(hand(), 1..8), taken in any::<bool>()) {
        use std::sync::LazyLock;
        static BUSY: LazyLock<Arrangement> = LazyLock::new(busy);
        let kit = Kit::standard();
        let hands = stretches.iter().flat_map(|(hand, frames)| std::iter::repeat_n(*hand, *frames));
        let motion = Motion::new(hands);
        let held = if taken { BUSY.pieces()[0].0 } else { piece("orange4") };
        let outcome = play(kit, &BUSY, held, &motion);
        let mut due: Vec<Piece> = BUSY.pieces().iter().map(|(piece, _)| *piece).collect();
        // Taken out of the hand by the end of the turn, it is back in a stock.
        if outcome.release.is_some() {
            due.push(held);
        } else {
            due.retain(|piece| *piece != held);
        }
        due.sort_unstable();
        due.dedup();
        let mut found: Vec<Piece> = outcome.rest.pieces().iter().map(|(piece, _)| *piece).collect();
        found.extend(&outcome.fallen);
        found.extend(&outcome.unforced);
        found.sort_unstable();
        prop_assert_eq!(found, due);
        // What is in the wheel is within its sides and its rim, and every
        // number is one: what is none would be written as zeros.
        for (piece, pose) in outcome.rest.pieces() {
            let length = pose.turn.iter().map(|x| f64::from(*x).powi(2)).sum::<f64>().sqrt();
            prop_assert!((length - 32_767.0).abs() < 4.0, "{} is turned by {:?}", piece, pose.turn);
            let [x, y, _] = pose.at.map(|x| f64::from(x) / 1e5);
            prop_assert!(x.hypot(y) < 1.9, "{} is outside the wheel: {:?}", piece, pose);
        }
    }
}

/// A hand that does not move lets the engine fall asleep; what it lets go of
/// then falls all the same.
#[test]
fn a_piece_held_still_falls_when_let_go() {
    let kit = Kit::standard();
    let start = opening(kit);
    for still in [10, 60, 130, 600] {
        let mut live = LiveTurn::new(kit, &start, piece("red1"));
        for _ in 0..still {
            live.frame(Some(Hand::HOME));
        }
        while live.phase() != Phase::Rest {
            live.frame(None);
        }
        let outcome = live.outcome();
        assert_eq!(outcome.fallen, [piece("red1")], "after {still} frames");
    }
}
