//! What happens when three dice meet around a saddle.

use engine::{Event, Game};
use games::wuerfelmarsch::MarchEffect;
use pyramid::{Axis, Orientation};

use super::table::{Table, plate, seat};

/// How a die must stand at p − `to` + `from` to show these faces after the tilt.
fn before(faces: &str, to: Axis, from: Axis) -> String {
    faces.parse::<Orientation>().unwrap().tilted(from, to).to_string()
}

/// Red tilts from 134 to 233, where it shows `faces`. It can complete the saddles
/// 223, with 323 and 224, and 232, with 332 and 242; the third one around it has
/// the funnel it came from.
fn meeting(faces: &str, others: &[(&str, &str)]) -> Table {
    let red = format!("r{}", before(faces, Axis::X, Axis::Z));
    let mut dice = vec![("134", red.as_str())];
    dice.extend_from_slice(others);
    let mut table = plate(3, 1, &dice);
    table.play("tilt 134 233");
    table
}

#[test]
fn the_highest_face_captures_the_lower_dice_of_others() {
    // Into 223 look y of 233, x of 323 and z of 224.
    let table = meeting("153", &[("323", "y321"), ("224", "p264")]);
    assert_eq!(table.effects[0], "clash 224>1 323>1");
    assert_eq!((table.count(1), table.count(2), table.count(3)), ((2, 0), (0, 0), (0, 0)));
    assert_eq!(table.at("233"), "r153", "the captor stays");
    assert_eq!((table.at("323"), table.at("224")), (".".into(), ".".into()));
}

#[test]
fn whoever_is_highest_captures_also_when_another_has_tilted() {
    let table = meeting("153", &[("323", "y642"), ("224", "p264")]);
    assert_eq!(table.effects[0], "clash 224>2 233>2", "yellow's 6 beats the 5 and the 4");
    assert_eq!(table.count(2), (2, 0));
}

#[test]
fn nobody_captures_the_own_dice() {
    let table = meeting("153", &[("323", "r321"), ("224", "p264")]);
    assert_eq!(table.effects[0], "clash 224>1");
    assert_eq!(table.at("323"), "r321");
    let alone = meeting("153", &[("323", "r321"), ("224", "r264"), ("602", "y132")]);
    assert!(alone.effects.is_empty(), "three dice of one colour, and one is highest");
}

#[test]
fn a_shared_highest_face_takes_all_three_out_of_the_game() {
    let table = meeting("153", &[("323", "y514"), ("224", "p264")]);
    assert_eq!(table.effects[0], "clash 224>out 233>out 323>out");
    assert_eq!((table.count(1), table.count(2), table.count(3)), ((0, 1), (0, 1), (0, 1)));
    let three = meeting("153", &[("323", "y514"), ("224", "p145")]);
    assert_eq!(three.effects[0], "clash 224>out 233>out 323>out", "all three alike");
    let own = meeting("153", &[("323", "r514"), ("224", "p264")]);
    assert_eq!(own.effects[0], "clash 224>out 233>out 323>out", "whoever they belong to");
    assert_eq!((own.count(1), own.count(3)), ((0, 2), (0, 1)));
}

#[test]
fn a_shared_lower_face_changes_nothing() {
    let table = meeting("153", &[("323", "y321"), ("224", "p213")]);
    assert_eq!(table.effects[0], "clash 224>1 323>1");
}

#[test]
fn two_dice_do_nothing_and_neither_does_a_peak() {
    let two = meeting("153", &[("323", "y642")]);
    assert!(two.effects.is_empty());
    // 233, 323 and 332 touch each other around a peak, not a saddle.
    let peak = meeting("153", &[("323", "y642"), ("332", "y642")]);
    assert!(peak.effects.is_empty());
}

#[test]
fn turning_never_captures() {
    let dice = [("233", "r153"), ("323", "y642"), ("224", "p264")];
    let mut table = plate(3, 1, &dice);
    assert!(table.play("turn 233 654").effects.is_empty());
}

#[test]
fn only_the_tilted_die_starts_a_clash() {
    // 521, 431 and 422 already lie around a saddle; red tilts elsewhere.
    let others = [("602", "y132"), ("521", "y132"), ("431", "p213"), ("422", "p213")];
    assert!(meeting("153", &others).effects.is_empty());
}

/// The rulebook's example: yellow tilts to the right and forward and completes
/// two saddles. On the right its 6 captures red's 5 beside its own 2; on the
/// left yellow and red both show a 5, so all three of that saddle leave.
#[test]
fn example_two_saddles_at_once() {
    // Right of yellow, at side y, is side x: over the edge y against x.
    let yellow = format!("y{}", before("635", Axis::Y, Axis::X));
    let dice = [
        ("422", yellow.as_str()),
        ("242", "r153"), // right: shows 5 to y
        ("233", "y132"), // right: shows 2 to z
        ("431", "r514"), // left: shows 5 to x
        ("341", "p213"), // left: shows 1 to y
    ];
    let mut table = plate(3, 2, &dice);
    table.play("tilt 422 332");
    assert_eq!(table.effects[0], "clash 242>2 332>out 341>out 431>out");
    assert_eq!(table.count(2), (1, 1), "one captured, and the tilted die lost");
    assert_eq!((table.count(1), table.count(3)), ((0, 1), (0, 1)));
    assert_eq!(table.at("233"), "y132", "the own 2 stays");
}

#[test]
fn captured_in_both_the_higher_captor_gets_it() {
    // Red shows 1 to y and 2 to z; yellow's 5 and pearl's 6 capture it.
    let table =
        meeting("412", &[("323", "y514"), ("224", "y132"), ("332", "p654"), ("242", "p213")]);
    assert_eq!(table.effects[0], "clash 233>3");
    assert_eq!((table.count(2), table.count(3)), ((0, 0), (1, 0)));
    let other =
        meeting("412", &[("323", "y642"), ("224", "y132"), ("332", "p514"), ("242", "p213")]);
    assert_eq!(other.effects[0], "clash 233>2", "whichever saddle is looked at first");
}

/// With two players that is always so.
#[test]
fn captured_in_both_by_dice_of_one_player_that_player_gets_it() {
    // Red shows 1 to y and 2 to z; yellow's two fives capture it.
    let others = [("323", "y514"), ("224", "y132"), ("332", "y514"), ("242", "y213")];
    let table = meeting("412", &others);
    assert_eq!(table.effects[0], "clash 233>2");
    assert_eq!((table.count(1), table.count(2)), ((0, 0), (1, 0)));
    assert_eq!(table.at("233"), ".");
    // Whichever of them is the higher one, and where nobody else plays.
    let higher = meeting("412", &[("323", "y642"), others[1], others[2], others[3]]);
    assert_eq!(higher.effects[0], "clash 233>2");
    let red = format!("r{}", before("412", Axis::X, Axis::Z));
    let mut two = plate(2, 1, &[&[("134", red.as_str())], &others[..]].concat());
    two.play("tilt 134 233");
    assert_eq!((two.effects[0].as_str(), two.count(2)), ("clash 233>2", (1, 0)));
}

#[test]
fn captured_in_both_by_equals_of_two_players_it_leaves_the_game() {
    let table =
        meeting("412", &[("323", "y514"), ("224", "y132"), ("332", "p514"), ("242", "p213")]);
    assert_eq!(table.effects[0], "clash 233>out");
    assert_eq!(table.count(1), (0, 1));
}

#[test]
fn leaving_the_game_beats_being_captured() {
    // In 223 yellow's 5 captures red's 1; in 232 red's 2 and pearl's 2 are even.
    let table =
        meeting("412", &[("323", "y514"), ("224", "y132"), ("332", "p213"), ("242", "p213")]);
    assert_eq!(table.effects[0], "clash 233>out 242>out 332>out");
    assert_eq!((table.count(1), table.count(2), table.count(3)), ((0, 1), (0, 0), (0, 2)));
}

#[test]
fn a_die_that_is_captured_still_captures() {
    // Red's 6 wins in 232; in 223 yellow's 5 beats red's 4.
    let table =
        meeting("546", &[("323", "y514"), ("224", "y132"), ("332", "p213"), ("242", "p321")]);
    assert_eq!(table.effects[0], "clash 233>2 242>1 332>1");
    assert_eq!((table.count(1), table.count(2)), ((2, 0), (1, 0)));
}

#[test]
fn a_clash_is_written_in_the_order_of_cells_and_read_in_any() {
    let read: MarchEffect = "clash 332>1 233>2 242>out".parse().unwrap();
    assert_eq!(read.to_string(), "clash 233>2 242>out 332>1");
    for wrong in ["clash", "clash 233", "clash 233>9", "clash 233>1 233>2", "skip", "skip 1 2"] {
        assert!(wrong.parse::<MarchEffect>().is_err(), "{wrong}");
    }
}

#[test]
fn a_tilt_is_told_with_the_die_and_how_it_stands_and_a_clash_with_the_dice_it_takes() {
    let red = format!("r{}", before("153", Axis::X, Axis::Z));
    let dice = [("134", red.as_str()), ("323", "y321"), ("224", "p264")];
    let mut game = plate(3, 1, &dice).game;
    let tilt = Event::Act(seat(1), "tilt 134 233".parse().unwrap());
    assert_eq!(game.told(&tilt).unwrap(), "tilt 134 233 red 153");
    let turn = Event::Act(seat(1), "turn 134 213".parse().unwrap());
    assert_eq!(game.told(&turn).unwrap(), "turn 134 213 red");
    game.evolve(&tilt);
    let clash = Event::Effect(game.next_effect().unwrap());
    assert_eq!(game.told(&clash).unwrap(), "clash 224 pearl>1 323 yellow>1");
}
