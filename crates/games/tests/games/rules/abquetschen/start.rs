//! Who begins, and with what.

use engine::{Game, Pending, Pips};
use pyramid::Colour;

use super::support::{STARTED, after, cells, choices, refused, rolled, seat, validate};

#[test]
fn everybody_gets_55_dice_of_one_colour() {
    let game = after("");
    let players = game.view(engine::Viewer::Spectator).players;
    assert!(players.iter().all(|player| player.supply == 55 && player.dice.is_empty()));
    assert_eq!(players[0].colour, Colour::Red);
    assert_eq!(players[1].colour, Colour::Yellow);
}

#[test]
fn a_smaller_plate_comes_with_a_third_of_its_pyramid() {
    for (plate, supply) in [(5, 11), (6, 18), (7, 28), (8, 40), (9, 55)] {
        let game = validate(3, &format!("plate={plate}"), "").unwrap();
        assert_eq!(game.supply(seat(3)), supply);
    }
}

#[test]
fn in_turn_they_roll_until_somebody_rolls_a_4() {
    let game = validate(3, "", "throw: 1\nthrow: 6\nthrow: 5\nthrow: 3\n").unwrap();
    assert_eq!((game.pending(), game.turn()), (Pending::Throw, seat(2)));
    let game = validate(3, "", "throw: 1\nthrow: 6\nthrow: 5\nthrow: 3\nthrow: 4\n").unwrap();
    assert_eq!(game.pending(), Pending::One(seat(2)));
}

#[test]
fn the_start_pyramid_is_four_dice_and_the_next_player_goes_on() {
    let game = after(STARTED);
    assert_eq!(game.dice(seat(1)), super::support::cells("223 224 233 323"));
    assert_eq!(game.supply(seat(1)), 51);
    assert_eq!((game.pending(), game.turn()), (Pending::Throw, seat(2)));
}

#[test]
fn three_places_are_equally_central() {
    let list = |options| {
        let game = validate(2, options, "throw: 4\n").unwrap();
        choices(&game).iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(list(""), ["start 223", "start 232", "start 322"]);
    assert_eq!(list("plate=8"), ["start 222"]);
    assert_eq!(list("plate=5"), ["start 111"]);
}

#[test]
fn off_the_edge_there_are_fifteen_places() {
    let game = validate(2, "start=free", "throw: 4\n").unwrap();
    assert_eq!(choices(&game).len(), 15);
    assert!(validate(2, "start=free", "throw: 4\n1: start 115\n").is_ok());
}

#[test]
fn a_start_pyramid_elsewhere_is_refused() {
    assert_eq!(
        refused("throw: 4\n1: start 115"),
        "the start pyramid goes as near to the middle as can be, and 115 does not",
    );
    assert_eq!(
        refused("throw: 4\n1: start 034"),
        "a start pyramid with 034 on top would lie at the edge of the plate",
    );
    for wrong in ["224", "222", "000"] {
        assert_eq!(
            refused(&format!("throw: 4\n1: start {wrong}")),
            format!(
                "no start pyramid can have its top die at {wrong}; \
                 it lies on three dice in the second layer"
            ),
        );
    }
    assert_eq!(
        refused("throw: 4\n1: build 224"),
        "first build the start pyramid: three dice on the plate and one on top of them",
    );
}

#[test]
fn the_view_shows_where_the_start_pyramid_can_go_and_how_many_dice_are_due() {
    let view = |game: &games::abquetschen::Abquetschen| game.view(engine::Viewer::Spectator);
    let due = view(&after("throw: 4\n"));
    assert_eq!(due.due, None);
    let starts: Vec<String> = due.starts.iter().map(|start| start.top.to_string()).collect();
    assert_eq!(starts, ["223", "232", "322"]);
    assert_eq!(due.starts[0].cells, cells("223 224 233 323"));
    let built = view(&rolled(&after(STARTED), Pips::Three));
    assert!(built.starts.is_empty());
    assert_eq!(built.due, Some(3), "as many as were rolled");
}

#[test]
fn only_the_others_are_bound_to_leave_the_start_pyramid_open() {
    let bound = |events: &str| -> Vec<bool> {
        let view = after(events).view(engine::Viewer::Spectator);
        view.players.iter().map(|player| player.bound).collect()
    };
    assert_eq!(bound(STARTED), [false, true]);
    let closed = "throw: 3\n2: build 133 134 143\nthrow: 3\n1: build 214 215 314\n";
    assert_eq!(bound(&format!("{STARTED}{closed}")), [false, false]);
}
