//! For absent friends.

use engine::{Game, Pending, Viewer};

use super::table::{Table, cell, seat, table};

fn ticks(players: u8) -> Table {
    table(players, &[("pace", "ticks")], &[("100", "264"), ("010", "213")])
}

#[test]
fn the_dice_fall_by_themselves_and_all_decide_at_the_same_time() {
    let mut table = ticks(3);
    assert_eq!(table.game.pending(), Pending::Throw);
    table.roll("3");
    assert_eq!(table.game.pending(), Pending::All(engine::Seats::all(3)));
    assert_eq!(table.game.deadline(), None);
    assert_eq!(table.try_at(1, "take 001", 100).unwrap_err().code, "no-clock");
}

#[test]
fn only_what_fits_can_be_taken() {
    let mut table = ticks(3);
    table.roll("3");
    assert_eq!(table.plain(1, "take 101").unwrap_err().code, "die-under-others");
    let refused = table.plain(2, "take 001").unwrap_err();
    assert_eq!(refused.code, "shows-another");
    assert_eq!((&refused.args["shows"], &refused.args["throw"]), (&2.into(), &3.into()));
}

#[test]
fn takes_of_a_tick_are_sealed_and_happen_at_once() {
    let mut table = ticks(3);
    table.roll("3");
    table.plain(1, "take 001").unwrap();
    assert_eq!(table.game.view(Viewer::Seat(seat(2))).sealed, None);
    assert!(table.game.view(Viewer::Seat(seat(1))).sealed.is_some());
    assert!(table.game.heap().contains(cell("001")));
    table.plain(2, "pass").unwrap();
    table.plain(3, "take 010").unwrap();
    assert_eq!(table.effects, ["reveal"]);
    assert_eq!(table.dice(), [1, 0, 1]);
    assert!(!table.game.heap().contains(cell("001")));
    assert_eq!(table.game.pending(), Pending::All(engine::Seats::all(3)), "the next tick");
}

#[test]
fn the_roller_alone_may_stop_in_place_of_taking() {
    let mut table = ticks(2);
    table.roll("3");
    assert_eq!(table.plain(2, "stop").unwrap_err().code, "not-the-roller");
    table.plain(1, "stop").unwrap();
    table.plain(2, "pass").unwrap();
    assert_eq!(table.effects, ["reveal", "close"]);
    assert_eq!(table.game.pending(), Pending::Throw);
}

#[test]
fn takes_in_the_tick_of_the_stop_count() {
    let mut table = ticks(2);
    table.roll("2");
    table.plain(2, "take 001").unwrap();
    table.plain(1, "stop").unwrap();
    assert_eq!(table.dice(), [0, 1]);
}

#[test]
fn a_tick_in_which_all_pass_ends_the_round() {
    let mut table = ticks(2);
    table.roll("6");
    table.plain(1, "pass").unwrap();
    table.plain(2, "pass").unwrap();
    assert_eq!(table.effects, ["reveal", "close"]);
    table.roll("3");
    assert_eq!(table.game.view(Viewer::Spectator).roller, seat(2), "the die has passed left");
}
