//! For absent friends.

use engine::{Game, Pending, Seats, Viewer};

use super::table::{Table, cell, seat, table};

fn ticks(players: u8) -> Table {
    table(players, &[("pace", "ticks")], &[])
}

#[test]
fn everybody_seals_one_call() {
    let mut table = ticks(3);
    table.roll("1 2 3");
    assert_eq!(table.game.pending(), Pending::All(Seats::all(3)));
    assert_eq!(table.game.deadline(), None);
    assert_eq!(table.plain(1, "stop").unwrap_err().code, "not-in-ticks");
    table.plain(1, "call 223 in 8000").unwrap();
    assert_eq!(table.game.view(Viewer::Seat(seat(2))).sealed, None);
    assert!(table.game.view(Viewer::Seat(seat(1))).sealed.is_some());
    assert_eq!(table.game.pending(), Pending::All(Seats::all(3).without(seat(1))));
}

#[test]
fn the_shortest_stopwatch_counts_and_only_that_call() {
    let mut table = ticks(3);
    table.roll("1 2 3");
    table.plain(1, "call nowhere in 3000").unwrap();
    table.plain(2, "call 223 in 2999").unwrap();
    table.plain(3, "pass").unwrap();
    assert_eq!(table.effects, ["reveal", "right 2"]);
    table.plain(2, "put 223 321").unwrap();
    assert_eq!(table.dice(), [20, 19, 20]);
    assert!(table.game.pyramid().heap().contains(cell("223")));
}

#[test]
fn of_equal_times_the_one_left_of_the_roller_counts() {
    let mut table = ticks(3);
    table.roll("1 2 4");
    for number in 1..=3 {
        table.plain(number, "call 223 in 5000").unwrap();
    }
    assert_eq!(table.effects, ["reveal", "wrong 2"]);
    assert_eq!(table.dice(), [19, 22, 19]);
}

#[test]
fn if_all_pass_the_dice_pass_on() {
    let mut table = ticks(2);
    table.roll("1 2 3");
    table.plain(1, "pass").unwrap();
    table.plain(2, "pass").unwrap();
    assert_eq!(table.effects, ["reveal", "time-out"]);
    assert_eq!(table.game.pending(), Pending::Throw);
}

#[test]
fn a_stopwatch_runs_no_longer_than_the_patience() {
    let mut table = ticks(2);
    table.roll("1 2 3");
    assert_eq!(table.plain(1, "call 223 in 45001").unwrap_err().code, "stopwatch-too-long");
    assert_eq!(table.plain(1, "call 008 in 45000").unwrap_err().code, "not-a-funnel");
    table.plain(1, "call 223 in 45000").unwrap();
}

#[test]
fn around_one_table_nothing_is_sealed() {
    let mut table = table(2, &[], &[]);
    table.roll("1 2 3");
    assert_eq!(table.plain(1, "pass").unwrap_err().code, "only-in-ticks");
    assert_eq!(table.plain(1, "call 223 in 1000").unwrap_err().code, "only-in-ticks");
}
