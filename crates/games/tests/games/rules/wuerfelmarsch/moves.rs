//! Setting up, tilting and turning.

use engine::{Event, Game, Options, Pending, SetupError};
use games::wuerfelmarsch::{MarchOptions, Sides, Wuerfelmarsch, start_orientation};
use pyramid::Axis;

use super::table::{plate, seat, table};

#[test]
fn everybody_begins_with_five_dice_in_the_middle_of_the_own_edge() {
    let table = table(3, &[]);
    let cells = |side| -> Vec<String> {
        table.game.board().dice(side).map(|(cell, _)| cell.to_string()).collect()
    };
    assert_eq!(cells(Axis::X), ["026", "035", "044", "053", "062"]);
    assert_eq!(cells(Axis::Y), ["206", "305", "404", "503", "602"]);
    assert_eq!(cells(Axis::Z), ["260", "350", "440", "530", "620"]);
}

#[test]
fn the_three_faces_its_owner_the_two_the_left_and_the_one_the_right_neighbour() {
    let table = table(3, &[]);
    assert_eq!(table.at("044"), "r321");
    assert_eq!(table.at("404"), "y132");
    assert_eq!(table.at("440"), "p213");
    for (side, left) in [(Axis::X, Axis::Y), (Axis::Y, Axis::Z), (Axis::Z, Axis::X)] {
        assert_eq!(start_orientation(side).face(side).get(), 3);
        assert_eq!(start_orientation(side).face(left).get(), 2, "turns go to the left");
    }
}

#[test]
fn two_players_sit_at_any_two_sides() {
    for &sides in Sides::ALL {
        let game = table(2, &[("sides", sides.word())]).game;
        let [one, two] = [1, 2].map(|number| game.side(seat(number)));
        assert_eq!(format!("{one}{two}"), sides.word());
        assert_eq!((game.board().count(one), game.board().count(two)), (5, 5));
        let counts: u8 = Axis::ALL.iter().map(|&side| game.board().count(side)).sum();
        assert_eq!(counts, 10, "the third side stays empty");
    }
    let mut options = MarchOptions::default();
    options.set("sides", "zx").unwrap();
    let three = Wuerfelmarsch::new(&options, 3);
    assert!(matches!(three, Err(SetupError::Conflict { .. })), "three sit all around");
}

#[test]
fn who_begins_is_random_or_chosen() {
    let game = Wuerfelmarsch::new(&MarchOptions::default(), 3).unwrap();
    assert_eq!(game.pending(), Pending::Throw);
    let mut begun = game;
    begun.evolve(&Event::Throw("start 3".parse().unwrap()));
    assert_eq!(begun.pending(), Pending::One(seat(3)));
    let why = game.check_throw(&"start 4".parse().unwrap()).unwrap_err();
    assert_eq!(why.to_string(), "nobody plays at seat 4; there are 3 players");

    assert_eq!(table(2, &[("first", "2")]).game.pending(), Pending::One(seat(2)));
    let mut third = MarchOptions::default();
    third.set("first", "3").unwrap();
    assert!(matches!(Wuerfelmarsch::new(&third, 2), Err(SetupError::Conflict { .. })));
}

#[test]
fn turns_go_to_the_left_neighbour() {
    let mut table = table(3, &[]);
    for next in [2, 3, 1] {
        let action = table.choices()[0].clone();
        table.play(&action);
        assert_eq!(table.game.pending(), Pending::One(seat(next)));
    }
}

#[test]
fn example_a_die_tilted_to_the_right_covers_the_three_and_shows_the_four() {
    // Red, at side x: right 3 (towards z), left 2 (towards y), the 6 to its owner.
    let mut table = plate(2, 1, &[("233", "r623"), ("602", "y132")]);
    // To the right is towards side z.
    table.play("tilt 233 242");
    assert_eq!(table.at("242"), "r642", "right 2, left 4, the 6 still to its owner");
    assert_eq!(table.at("233"), ".");
}

#[test]
fn dice_are_tilted_forward_or_sideways_but_never_back() {
    let table = plate(3, 1, &[("233", "r321"), ("602", "y132"), ("260", "p213")]);
    let tilts: Vec<String> =
        table.choices().into_iter().filter(|choice| choice.starts_with("tilt")).collect();
    assert_eq!(tilts, ["tilt 233 332", "tilt 233 323", "tilt 233 242", "tilt 233 224"]);
    for back in ["143", "134"] {
        assert_eq!(
            table.refused(&format!("tilt 233 {back}")),
            format!(
                "dice go forward or sideways, never back: {back} is nearer to your side than 233"
            ),
        );
    }
}

#[test]
fn back_is_towards_the_own_side_whichever_that_is() {
    for (turn, die, back) in [(2, "y132", ["323", "224"]), (3, "p213", ["332", "242"])] {
        let table = plate(3, turn, &[("233", die), ("026", "r321")]);
        for back in back {
            assert!(table.refused(&format!("tilt 233 {back}")).contains("never back"), "{back}");
        }
    }
}

#[test]
fn dice_are_tilted_into_empty_funnels_next_to_them() {
    let table = plate(2, 1, &[("233", "r321"), ("332", "y132")]);
    assert_eq!(
        table.refused("tilt 233 332"),
        "there is a die at 332 already; dice are tilted into empty funnels",
    );
    for far in ["431", "413", "053", "233"] {
        assert_eq!(
            table.refused(&format!("tilt 233 {far}")),
            format!("a die is tilted over one edge: {far} is not next to 233"),
        );
    }
    let on_top = "is no funnel of the plate: the digits of those add up to 8";
    assert_eq!(table.refused("tilt 233 232"), format!("232 {on_top}"));
    assert_eq!(table.refused("tilt 232 233"), format!("232 {on_top}"));
}

#[test]
fn nobody_moves_the_dice_of_others() {
    let table = table(2, &[]);
    let why = "the die at 404 belongs to seat 2; move one of your own";
    assert_eq!(table.refused("tilt 404 413"), why);
    assert_eq!(table.refused("turn 404 321"), why);
    assert_eq!(table.refused("turn 341 321"), "there is no die at 341");
}

#[test]
fn a_turned_die_shows_other_faces_in_the_same_place() {
    let mut table = table(2, &[]);
    let turns = table.choices().iter().filter(|choice| choice.starts_with("turn 044 ")).count();
    assert_eq!(turns, 23, "any way but as it stands");
    assert_eq!(
        table.refused("turn 044 321"),
        "the die at 044 shows 321 already: turn it so that it shows something else",
    );
    assert_eq!(table.play("turn 044 654").at("044"), "r654");
    assert!("turn 044 322".parse::<games::wuerfelmarsch::MarchAction>().is_err(), "no die does");
}

#[test]
fn a_die_at_the_edge_of_the_plate_goes_where_there_is_one() {
    let table = plate(2, 1, &[("080", "r321"), ("602", "y132")]);
    let tilts: Vec<String> =
        table.choices().into_iter().filter(|choice| choice.starts_with("tilt")).collect();
    assert_eq!(tilts, ["tilt 080 170", "tilt 080 071"]);
}
