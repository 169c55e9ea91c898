//! How a game ends and who has won.

use engine::{Game, Pending};
use games::wuerfelmarsch::End;

use super::table::{Table, plate, seat, table};

fn ranks(table: &Table) -> Vec<u8> {
    table.game.standings().iter().map(|standing| standing.rank).collect()
}

#[test]
fn the_corner_opposite_the_own_side_wins_at_once() {
    for (turn, die, from, corner) in
        [(1, "r321", "701", "800"), (2, "y132", "170", "080"), (3, "p213", "107", "008")]
    {
        let others = [("026", "r321"), ("305", "y132"), ("350", "p213")];
        let mut dice = vec![(from, die)];
        dice.extend(others);
        let mut table = plate(3, turn, &dice);
        table.play(&format!("tilt {from} {corner}"));
        assert_eq!(table.game.pending(), Pending::Over);
        assert_eq!(table.game.end(), Some(End::Corner));
        let standings = table.game.standings();
        let winners: Vec<u8> =
            standings.iter().filter(|s| s.rank == 1).map(|s| s.seat.number()).collect();
        assert_eq!(winners, [turn]);
    }
}

#[test]
fn the_corner_wins_before_captures() {
    // In the corner red would meet two yellow dice that show a 6.
    let mut table = plate(2, 1, &[("701", "r321"), ("710", "y264"), ("602", "y132")]);
    table.play("tilt 701 800");
    assert!(table.effects.is_empty());
    assert_eq!(table.game.end(), Some(End::Corner));
    assert_eq!(ranks(&table), [1, 2]);
}

#[test]
fn the_corner_wins_whatever_was_captured() {
    // Yellow captures two of red's dice, then red arrives.
    let mut table =
        plate(2, 2, &[("701", "r321"), ("323", "r321"), ("224", "r264"), ("332", "y153")]);
    assert_eq!(table.play("tilt 332 233").count(2), (2, 0));
    table.play("tilt 701 800");
    assert_eq!(ranks(&table), [1, 2]);
}

#[test]
fn other_corners_win_nothing() {
    let mut table = plate(2, 1, &[("071", "r321"), ("602", "y132")]);
    table.play("tilt 071 080");
    assert_eq!(table.game.end(), None, "that corner is yellow's goal");
}

/// Red ties with two others: the plate is empty.
fn empty_plate(turn: u8, dice: &[(&str, &str)], action: &str) -> Table {
    let mut table = plate(3, turn, dice);
    table.play(action);
    assert_eq!(table.game.end(), Some(End::Empty));
    table
}

#[test]
fn on_an_empty_plate_captures_count_and_lost_dice_are_subtracted() {
    // r321 at 134 shows 623 at 233: its 2 meets two 2s around 223.
    let table =
        empty_plate(1, &[("134", "r321"), ("323", "y213"), ("224", "p132")], "tilt 134 233");
    let scores: Vec<i32> = table.game.standings().iter().map(|standing| standing.score).collect();
    assert_eq!(scores, [-1, -1, -1], "the sum can be negative");
    assert_eq!(ranks(&table)[0], 1, "a tie goes to whoever moved last");
    assert_eq!(ranks(&table), [1, 2, 2], "those who have not moved are even");
}

#[test]
fn a_tie_goes_to_whoever_of_those_moved_last() {
    // Pearl turns, then red ties all away; yellow has not lost anything and wins.
    let mut table = plate(3, 3, &[("134", "r321"), ("323", "p213"), ("224", "p132")]);
    table.play("turn 323 236").play("tilt 134 233");
    assert_eq!(table.effects, ["clash 224>out 233>out 323>out"]);
    let scores: Vec<i32> = table.game.standings().iter().map(|standing| standing.score).collect();
    assert_eq!(scores, [-1, 0, -2]);
    assert_eq!(ranks(&table), [2, 1, 3]);

    let mut even = plate(2, 2, &[("134", "r321"), ("323", "y213"), ("224", "y132")]);
    even.play("turn 323 236").play("tilt 134 233");
    let scores: Vec<i32> = even.game.standings().iter().map(|standing| standing.score).collect();
    assert_eq!(scores, [-1, -2], "red lost one die less");
    assert_eq!(ranks(&even), [1, 2]);
}

#[test]
fn who_has_no_dice_is_skipped() {
    let mut table =
        plate(3, 1, &[("134", "r321"), ("026", "r321"), ("323", "y213"), ("350", "p213")]);
    assert_eq!(table.play("turn 026 654").effects, Vec::<String>::new());
    let mut table = plate(3, 1, &[("134", "r321"), ("350", "p213")]);
    assert_eq!(table.play("turn 134 654").effects, ["skip 2"]);
    assert_eq!(table.game.pending(), Pending::One(seat(3)));
    assert_eq!(table.play("turn 350 654").effects, Vec::<String>::new());
    let mut alone = plate(3, 1, &[("134", "r321")]);
    assert_eq!(alone.play("turn 134 654").effects, ["skip 2", "skip 3"]);
    assert_eq!(alone.game.pending(), Pending::One(seat(1)));
}

#[test]
fn dice_are_counted_after_sixty_turns_without_a_tilt() {
    let mut table = plate(2, 1, &[("134", "r321"), ("602", "y132")]);
    let cells = ["134", "602"];
    for turn in 0..59 {
        let faces = if turn / 2 % 2 == 0 { "654" } else { "321" };
        table.play(&format!("turn {} {faces}", cells[turn % 2]));
        assert_eq!(table.game.end(), None, "{turn}");
    }
    let mut tilted = Table { game: table.game, effects: Vec::new() };
    tilted.play("tilt 602 512");
    assert_eq!(tilted.game.end(), None, "a tilt starts the count anew");
    assert_eq!(tilted.game.patience()[0], 60);
    table.play("turn 602 321");
    assert_eq!(table.game.end(), Some(End::Turning));
    assert_eq!(ranks(&table), [2, 1], "even, and seat 2 moved last");
}

#[test]
fn dice_are_counted_when_none_goes_forward_for_long() {
    let mut table = table(2, &[("sideways", "20")]);
    let ways = ["tilt 062 071", "tilt 602 701", "tilt 071 062", "tilt 701 602"];
    for turn in 0..20 {
        assert_eq!(table.game.end(), None, "{turn}");
        table.play(ways[turn % 4]);
    }
    assert_eq!(table.game.end(), Some(End::Sideways));
}
