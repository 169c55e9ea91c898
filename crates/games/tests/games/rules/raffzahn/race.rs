//! Grabbing, STOP and the end, against the clock.

use engine::{Game, Moment, Pending, Stamp};
use games::raffzahn::{Raffzahn, RaffzahnOptions, RaffzahnThrow};

use super::table::{cell, full, seat, table};

#[test]
fn the_pyramid_is_full_but_for_its_tip_and_made_of_the_dice_in_the_box() {
    let game = engine::Match::<Raffzahn>::new(
        RaffzahnOptions::default(),
        vec![String::new(); 3],
        engine::Secret::numbered(3, 1),
    )
    .unwrap();
    assert_eq!(game.game().heap().len(), 164);
    assert!(!game.game().heap().contains(cell("000")));

    let fresh = Raffzahn::new(&RaffzahnOptions::default(), 3).unwrap();
    let build = |pyramid| fresh.check_throw(&RaffzahnThrow::Build(Box::new(pyramid)));
    assert_eq!(build(full(&[])), Ok(()));
    let mut without = full(&[]);
    without.take(cell("001"));
    assert!(build(without).is_err());
    let mut too_red = full(&[]);
    for index in 1..=56 {
        let at = pyramid::Cell::from_index(index).unwrap();
        too_red.put(at, "r321".parse().unwrap());
    }
    assert!(build(too_red).is_err());
    let mut turquoise = full(&[]);
    turquoise.put(cell("001"), "t321".parse().unwrap());
    assert!(build(turquoise).is_err());
}

#[test]
fn the_roller_throws_and_then_all_grab_at_once() {
    let mut table = table(3, &[], &[]);
    assert_eq!(table.game.pending(), Pending::One(seat(1)));
    assert_eq!(table.plain(1, "take 001").unwrap_err().code, "not-thrown");
    table.roll("3");
    assert_eq!(table.game.pending().seats().len(), 3);
    assert_eq!(table.plain(1, "roll").unwrap_err().code, "no-roll-due");
    assert_eq!(table.plain(1, "pass").unwrap_err().code, "no-passing");
}

#[test]
fn a_free_die_with_the_number_on_the_own_side_is_taken() {
    let mut table = table(3, &[], &[]);
    table.roll("2");
    table.at(2, "take 001", 800);
    assert_eq!(table.dice(), [0, 1, 0]);
    assert!(!table.game.heap().contains(cell("001")));
    assert!(table.effects.is_empty());
}

#[test]
fn taking_frees_what_lies_below() {
    let mut table = table(3, &[], &[]);
    table.roll("3");
    // 101 lies under 100 and 001.
    assert!(!table.game.free().contains(cell("101")));
    table.at(1, "take 001", 700).at(1, "take 100", 900);
    assert!(table.game.free().contains(cell("101")));
    table.at(1, "take 101", 1_100);
    assert_eq!(table.dice(), [3, 0, 0]);
}

#[test]
fn the_number_counts_on_ones_own_side_only() {
    let mut table = table(3, &[], &[("010", "264")]);
    table.roll("2");
    table.at(1, "take 010", 700);
    assert_eq!(table.dice(), [1, 0, 0]);
    // The next die shows a 2 to seat 2 and not to seat 1.
    table.at(1, "take 001", 900);
    assert_eq!(table.effects, ["wrong 1"]);
    table.at(2, "take 001", 900);
    assert_eq!(table.dice(), [1, 1, 0]);
}

#[test]
fn two_players_never_want_the_same_die() {
    for orientation in pyramid::Orientation::all() {
        let [x, y, z] = orientation.faces();
        assert!(x != y && y != z && z != x);
    }
}

#[test]
fn a_wrong_grab_locks_the_hand_for_half_a_second() {
    let mut table = table(3, &[], &[]);
    table.roll("3");
    table.at(2, "take 001", 1_000);
    assert_eq!(table.effects, ["wrong 2"], "it shows seat 2 another number");
    table.at(1, "take 101", 1_000);
    assert_eq!(table.effects, ["wrong 1"], "it is not free");
    let refused = table.try_at(1, "take 001", 1_499).unwrap_err();
    assert_eq!((refused.code.as_str(), &refused.args["until"]), ("hand-locked", &1_500.into()));
    table.at(3, "take 001", 1_499);
    assert_eq!(table.effects, ["wrong 3"], "other hands are not locked");
    table.at(1, "take 001", 1_500);
    assert_eq!(table.dice(), [1, 0, 0]);
}

#[test]
fn where_no_die_lies_nothing_is_grabbed() {
    let mut table = table(3, &[], &[]);
    table.roll("3");
    assert_eq!(table.try_at(1, "take 000", 900).unwrap_err().code, "no-die-to-take");
}

#[test]
fn only_the_roller_calls_stop_and_not_at_once() {
    let mut table = table(3, &[], &[]);
    table.roll("3");
    assert_eq!(table.try_at(2, "stop", 2_000).unwrap_err().code, "not-the-roller");
    assert_eq!(table.try_at(1, "stop", 1_499).unwrap_err().code, "stop-too-early");
    table.at(1, "stop", 1_500);
    assert_eq!(table.try_at(1, "stop", 1_600).unwrap_err().code, "stopped");
}

#[test]
fn as_printed_stop_may_come_at_once() {
    let mut table = table(3, &[("stop_after", "0")], &[]);
    table.roll("3").at(1, "stop", 0);
    assert_eq!(table.game.deadline(), Some(Moment::new(1_000)));
}

#[test]
fn a_take_after_the_stop_was_seen_costs_a_die_for_each_opponent() {
    let mut table = table(3, &[], &[]);
    table.roll("3");
    table.at(1, "take 001", 700).at(1, "take 010", 900).at(1, "take 100", 1_100);
    table.at(1, "stop", 1_500);
    table.at(1, "take 002", 1_900);
    assert_eq!(table.effects, ["late 1"]);
    assert_eq!(table.dice(), [1, 1, 1]);
    assert!(table.game.heap().contains(cell("002")), "it is put back");
    // With fewer dice than opponents nothing is given.
    table.at(1, "take 002", 2_100);
    assert_eq!(table.effects, ["late 1"]);
    assert_eq!(table.dice(), [1, 1, 1]);
}

#[test]
fn any_grab_after_the_stop_was_seen_is_late_also_of_a_wrong_die() {
    let mut table = table(3, &[], &[]);
    table.roll("2").at(2, "take 001", 700).at(2, "take 010", 900).at(2, "take 100", 1_100);
    // Not free.
    table.at(2, "take 004", 1_300);
    assert_eq!(table.effects, ["wrong 2"], "before the STOP it only locks the hand");
    let before = table.shown();
    table.at(1, "stop", 1_500);
    // Sent before the STOP was shown, and so nothing but a wrong grab.
    let unseen = Stamp { at: Moment::new(1_800), seen: before };
    table.try_stamped(2, "take 004", unseen).unwrap();
    assert_eq!((table.effects[0].as_str(), table.dice()), ("wrong 2", vec![0, 3, 0]));
    // Not free, and even with a hand that is still locked.
    table.at(2, "take 004", 1_900);
    assert_eq!((table.effects[0].as_str(), table.dice()), ("late 2", vec![1, 1, 1]));
    // Free, but it shows seat 1 another number.
    table.at(1, "take 002", 2_000);
    assert_eq!(table.effects, ["late 1"]);
}

#[test]
fn between_two_a_late_take_costs_one_die() {
    let mut table = table(2, &[], &[]);
    table.roll("3").at(1, "take 001", 700).at(1, "stop", 1_500).at(1, "take 010", 1_900);
    assert_eq!(table.dice(), [0, 1]);
}

#[test]
fn a_take_sent_before_the_stop_could_be_seen_is_void_and_costs_nothing() {
    let mut table = table(3, &[], &[]);
    table.roll("2").at(2, "take 001", 700).at(2, "take 010", 900);
    let before = table.shown();
    table.at(1, "stop", 1_500);
    let stamp = Stamp { at: Moment::new(1_600), seen: before };
    table.try_stamped(2, "take 100", stamp).unwrap();
    assert_eq!(table.effects, ["void 2"]);
    assert_eq!(table.dice(), [0, 2, 0]);
    assert!(table.game.heap().contains(cell("100")));
    let stamp = Stamp { at: Moment::new(1_700), seen: before + 1 };
    table.try_stamped(2, "take 100", stamp).unwrap();
    assert_eq!(table.effects, ["late 2"]);
    assert_eq!(table.dice(), [1, 0, 1]);
}

#[test]
fn a_second_after_the_stop_the_round_closes_and_the_die_passes_left() {
    let mut table = table(3, &[], &[]);
    table.roll("3").at(1, "stop", 2_000);
    assert_eq!(table.game.deadline(), Some(Moment::new(3_000)));
    assert_eq!(table.try_at(2, "take 001", 3_001).unwrap_err().code, "time-up");
    table.timeout();
    assert_eq!(table.effects, ["close"]);
    assert_eq!(table.game.pending(), Pending::One(seat(2)));
    assert_eq!(table.game.deadline(), None);
}

#[test]
fn after_a_minute_without_a_stop_the_rules_call_it() {
    let mut table = table(3, &[], &[]);
    table.roll("3").timeout();
    assert_eq!(table.effects, ["time-up"]);
    table.at(1, "take 001", 60_400);
    assert_eq!(table.effects, ["late 1"]);
    table.timeout();
    assert_eq!(table.game.pending(), Pending::One(seat(2)));
}

#[test]
fn base_dice_can_be_taken_once_they_are_free() {
    let mut table = table(3, &[], &[]);
    table.roll("3");
    let moment = table.down_to_the_base();
    table.at(1, "take 008", moment + 10);
    assert_eq!(table.dice(), [120, 0, 0]);
}

#[test]
fn the_game_ends_with_a_stop_when_only_the_base_is_left() {
    let mut table = table(3, &[], &[]);
    table.roll("3").at(1, "stop", 2_000).timeout();
    assert_ne!(table.game.pending(), Pending::Over, "there is a pyramid above the base");
    table.roll("3");
    let moment = table.down_to_the_base();
    assert_ne!(table.game.pending(), Pending::Over, "nobody has called STOP");
    table.at(2, "stop", moment).timeout();
    assert_eq!(table.game.pending(), Pending::Over);
    let ranks: Vec<u8> = table.game.standings().iter().map(|standing| standing.rank).collect();
    assert_eq!(ranks, [1, 2, 2], "most dice win and ties are shared");
}

#[test]
fn an_empty_plate_waits_for_the_stop_alone() {
    let mut table = table(2, &[], &[]);
    table.roll("3");
    let mut moment = table.down_to_the_base();
    while let Some(next) = table.game.free().next() {
        moment += 10;
        table.at(1, &format!("take {next}"), moment);
    }
    assert_eq!(table.game.pending(), Pending::Any(engine::Seats::only(seat(1))));
    table.at(1, "stop", moment);
    assert_eq!(table.effects, ["close"], "nothing is left to be late for");
    assert_eq!(table.game.pending(), Pending::Over);
}

#[test]
fn moments_never_run_backwards_and_nobody_sees_the_future() {
    let mut table = table(3, &[], &[]);
    table.roll("3").at(1, "take 001", 1_000);
    assert_eq!(table.try_at(2, "take 010", 999).unwrap_err().code, "out-of-order");
    assert_eq!(table.plain(2, "take 010").unwrap_err().code, "no-stamp");
    let future = Stamp { at: Moment::new(1_000), seen: table.shown() + 1 };
    assert_eq!(table.try_stamped(2, "take 010", future).unwrap_err().code, "not-shown-yet");
}

#[test]
fn every_round_has_its_own_time() {
    let mut table = table(3, &[], &[]);
    table.roll("1").at(1, "take 001", 1_600);
    assert_eq!(table.effects, ["wrong 1"]);
    table.at(1, "stop", 1_700).timeout().roll("3");
    table.at(1, "take 001", 500);
    assert_eq!(table.dice(), [1, 0, 0], "and no hand stays locked");
}
