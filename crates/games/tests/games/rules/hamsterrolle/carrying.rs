//! The hands: what they carry, hold, push, and how they let go.

use games::hamsterrolle::HamsterrolleReason as Reason;
use wheel::{LiveTurn, Phase};

use super::*;

/// The turn as it is after these frames.
fn after<'k>(game: &'k Hamsterrolle, name: &str, hands: &[Hand]) -> LiveTurn<'k> {
    let mut live = LiveTurn::new(game.kit(), game.wheel(), piece(name));
    for hand in hands {
        live.frame(Some(*hand));
    }
    live
}

/// “You are allowed to hold the wheel when a piece is being placed. But when
/// you are finished, the wheel has to be released.”
#[test]
fn the_wheel_stands_while_it_is_held_and_rolls_when_it_is_let_go() {
    let mut game = table(2, &[]);
    let hands = hands_of(&game, "place purple1 in 3 flat up 1");
    let released = after(&game, "purple1", &hands);
    assert_eq!(released.phase(), Phase::Hold, "the piece is let go, the wheel is not");
    assert_eq!(released.now().angle, game.wheel().angle, "held, it does not turn");
    assert_eq!(released.travel(), 0);
    let settled = play(&mut game, 1, by_hand(Verb::Place, "purple1", hands));
    assert!(settled.travel < -60_000, "{settled}");

    // However long somebody holds on, the wheel is let go in the end.
    let mut game = table(2, &[]);
    let hands = hands_of(&game, "place purple1 in 3 flat up 1");
    let last = *hands.last().unwrap();
    assert!(last.hold && !last.grip);
    let clings = hands.into_iter().chain(std::iter::repeat_n(last, 3_000));
    let clung = play(&mut game, 1, by_hand(Verb::Place, "purple1", clings));
    assert!(clung.travel < -60_000, "{clung}");
}

#[test]
fn a_wheel_that_nobody_holds_gives_way_while_one_builds() {
    let game = table(2, &[]);
    let hands = hands_of(&game, "place purple1 in 3 flat");
    let last = hands.iter().rposition(|hand| hand.grip).unwrap();
    let press = straight(hands[last], hands[last].at.map(|x| x * 11 / 10), 60);
    let free: Vec<Hand> = hands[..last]
        .iter()
        .copied()
        .chain(press)
        .map(|hand| Hand { hold: false, ..hand })
        .collect();
    let live = after(&game, "purple1", &free);
    assert_ne!(live.now().angle, game.wheel().angle);
}

/// “The held piece touching the table does not count as fallen.”
#[test]
fn a_piece_in_the_hand_may_touch_the_table() {
    let mut game = table(2, &[]);
    let dips = straight(Hand::HOME, [0, -1_900, 1_200], 90);
    let presses = std::iter::repeat_n(dips[89], 30);
    let rises = straight(dips[89], Hand::HOME.at, 90);
    let down: Vec<Hand> = dips.iter().copied().chain(presses).collect();
    let live = after(&game, "purple1", &down);
    // The hand is at the table's height, the cube stands on the table.
    let above = live.now().pose(piece("purple1")).unwrap().at[1] + 180_000;
    assert!((14_000..16_000).contains(&above), "{above} µm above the table");
    assert_eq!((live.phase(), live.fallen().len()), (Phase::Carry, 0));

    let builds = hands_of(&game, "place purple1 in 3 flat up 1");
    let all = down.into_iter().chain(rises).chain(builds);
    let settled = play(&mut game, 1, by_hand(Verb::Place, "purple1", all));
    assert_eq!((settled.piece, settled.fell.len()), (Fate::Built(compartment(3)), 0), "{settled}");
    all_29(&game);
}

/// “You may shift pieces that are already in a compartment, using the piece
/// that you are placing in that very compartment.”
#[test]
fn pieces_in_the_compartment_are_pushed_with_the_piece_in_the_hand() {
    for edition in ["2000", "2011"] {
        let mut game = table(2, &[("edition", edition)]);
        // The cube lies at the bottom, in compartment 3.
        let low =
            Settled { fell: vec![Piece::STARTER], ..built(3, wheel(60, &[("purple1", 60.0)])) };
        turn(&mut game, 1, "place purple1 in 3 flat", low);
        let lies = *game.wheel().pose(piece("purple1")).unwrap();
        // In ahead of the cube, then back along the rim, where the cube is.
        let hands = hands_of(&game, "place green3 in 3 flat +90 up 2");
        let last = hands.iter().rposition(|hand| hand.grip).unwrap();
        let back = hands_of(&game, "place green3 in 3 flat -30 up 2")[last - 5].at;
        let push = straight(hands[last], back, 60);
        let lets_go = Hand { grip: false, ..push[59] };
        let all = [&hands[..=last], &push, &[push[59]; 20], &[lets_go; 20]].concat();
        let live = after(&game, "green3", &all);
        let now = *live.now().pose(piece("purple1")).unwrap();
        assert_eq!(live.now().angle, game.wheel().angle, "the wheel was held");
        let pushed = now.at[0] - lies.at[0];
        assert!(pushed > 3_000, "the cube was pushed by {pushed} µm");
        let settled = play(&mut game, 2, by_hand(Verb::Place, "green3", all));
        assert_eq!(settled.piece, Fate::Built(compartment(3)), "{settled}");
    }
}

/// One has to reach into the wheel: a hand that is drawn through another piece
/// stays on its way and does not rise over it.
#[test]
fn the_hand_does_not_rise_over_what_is_in_its_way() {
    let game = table(2, &[]);
    let hold = Hand { hold: true, ..Hand::HOME };
    let low = straight(hold, [0, -1_500, 1_200], 60);
    let sweep = straight(low[59], [0, -1_500, 100], 60);
    let live = after(&game, "purple1", &[low, sweep].concat());
    let at = live.now().pose(piece("purple1")).unwrap().at;
    assert!((at[1] + 150_000).abs() < 5_000, "{at:?}");
    let starter = live.now().pose(Piece::STARTER).unwrap().at;
    assert!(starter[2] < -8_000, "the starter gave way: {starter:?}");
}

/// “Zero hand velocity at release”: let go in full swing, it falls straight down.
#[test]
fn a_piece_is_let_go_without_a_push() {
    let game = table(2, &[]);
    let swing = straight(Hand::HOME, [-3_000, 0, 1_200], 30);
    let mut live = after(&game, "purple1", &swing[..20]);
    let at = |live: &LiveTurn<'_>| live.now().pose(piece("purple1")).unwrap().at;
    let before = at(&live);
    live.frame(Some(swing[20]));
    assert!(before[0] - at(&live)[0] > 5_000, "it was in full swing");
    let released = at(&live);
    (0..8).for_each(|_| live.frame(None));
    let fallen = at(&live);
    assert!((fallen[0] - released[0]).abs() < 500, "{released:?} to {fallen:?}");
    assert!(fallen[1] < released[1] - 50_000, "{released:?} to {fallen:?}");
}

/// A hand is strong enough for a piece, not for the wheel: 1.5 newtons move
/// wheel and starter, which roll, by no more than half a·t².
#[test]
fn the_force_of_the_hand_is_capped() {
    let game = table(2, &[]);
    let mut live = LiveTurn::new(game.kit(), game.wheel(), piece("purple1"));
    // Around to the right of the wheel, then drawn through it to the left.
    let front = straight(Hand::HOME, [2_600, 0, 1_200], 60);
    let beside = straight(front[59], [2_600, 0, 0], 60);
    let through = straight(beside[59], [-2_600, 0, 0], 40);
    let mut travelled = Vec::new();
    for hand in front.into_iter().chain(beside).chain(through) {
        live.frame(Some(hand));
        travelled.push(-f64::from(live.travel()) / 1e6);
    }
    let touched = travelled.iter().position(|far| *far > 0.000_5).unwrap();
    let grams = game.kit().wheel_grams() + game.kit().grams(wheel::Colour::Starter);
    // A rolling ring resists like nearly twice its weight.
    let most = 1.5 / (1.8 * f64::from(grams) / 1e3);
    for (frame, far) in travelled[touched..].iter().take(20).enumerate() {
        let seconds = (frame + 3) as f64 / 60.0;
        let bound = 0.002 + 0.5 * most * seconds * seconds;
        assert!(*far < bound, "{far} m in {seconds} s, at most {bound}");
    }
    assert!(travelled[touched + 20] > 0.005, "but it does push");
}

#[test]
fn a_hand_that_presses_does_not_get_a_piece_through_the_rim() {
    let game = table(2, &[]);
    let hands = hands_of(&game, "place orange1 in 3 flat");
    let last = hands.iter().rposition(|hand| hand.grip).unwrap();
    let press = straight(hands[last], hands[last].at.map(|x| x * 3 / 2), 30);
    let live = after(&game, "orange1", &[&hands[..last], &press, &[press[29]; 120]].concat());
    let at = live.now().pose(piece("orange1")).unwrap().at.map(|x| f64::from(x) / 1e3);
    assert!(at[0].hypot(at[1]) < 172.0, "{at:?}");
}

/// A hand that wants too much is not a piece that lies wrong: what counts is
/// where the piece is when it is let go.
#[test]
fn by_hand_the_piece_counts_and_not_the_hand() {
    let mut game = table(2, &[]);
    let hands = hands_of(&game, "place orange1 in 3 flat");
    let last = hands.iter().rposition(|hand| hand.grip).unwrap();
    // Drawn on through the rim and out of the wheel, the plate lies on the rim.
    let press = straight(hands[last], hands[last].at.map(|x| x * 3 / 2), 30);
    let lets_go = Hand { grip: false, ..press[29] };
    let all = [&hands[..last], &press, &[lets_go; 20]].concat();
    let settled = play(&mut game, 1, by_hand(Verb::Place, "orange1", all));
    assert_eq!(settled.piece, Fate::Built(compartment(3)), "{settled}");
}

/// At a spot where it may not lie, the hand does not let go: the piece comes
/// back, nothing else has changed, and the next player is asked.
#[test]
fn by_hand_a_spot_that_is_not_allowed_is_not_built_on() {
    let mut game = table(2, &[]);
    let written = "place purple1 in 5 flat up 1";
    let refused = game.check(seat(1), &written.parse().unwrap());
    assert!(matches!(refused, Err(Reason::WrongCompartment { .. })));
    let hands = hands_of(&game, written);
    let before = game.wheel().clone();
    let settled = play(&mut game, 1, by_hand(Verb::Place, "purple1", hands));
    assert_eq!((settled.piece, settled.fell.len()), (Fate::Refused, 0));
    assert!(!settled.wheel.holds(piece("purple1")) && settled.wheel.holds(Piece::STARTER));
    assert!((settled.wheel.degrees() - before.degrees()).abs() < 0.5);
    assert_eq!(game.stock(seat(1)).len(), 14);
    assert_eq!((open(&game), game.pending()), (vec![3], Pending::One(seat(2))));
    all_29(&game);
}
