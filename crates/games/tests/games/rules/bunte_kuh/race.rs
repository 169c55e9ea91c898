//! Calls, pointing, putting, paying and the end, against the clock.

use engine::{Game, Moment, Pending, Seats, Viewer};
use games::bunte_kuh::{BunteKuh, KuhOptions, KuhThrow};
use pyramid::Colour;

use super::table::{base, cell, seat, table};

#[test]
fn sixty_dice_are_shared_out_equally() {
    for (players, each) in [(2, 30), (3, 20), (4, 15), (5, 12), (6, 10)] {
        assert_eq!(table(players, &[], &[]).dice(), vec![each; players.into()]);
    }
}

#[test]
fn the_base_is_45_pearl_dice() {
    let fresh = BunteKuh::new(&KuhOptions::default(), 2).unwrap();
    let build = |pyramid| fresh.check_throw(&KuhThrow::Build(Box::new(pyramid)));
    assert_eq!(build(base(&[])), Ok(()));
    let mut red = base(&[]);
    red.put(cell("008"), "r321".parse().unwrap());
    assert!(build(red).is_err());
    let mut higher = base(&[]);
    higher.put(cell("007"), "p321".parse().unwrap());
    assert!(build(higher).is_err());
}

#[test]
fn the_roller_throws_and_then_all_search() {
    let mut table = table(3, &[], &[]);
    assert_eq!(table.game.pending(), Pending::One(seat(1)));
    assert_eq!(table.plain(1, "stop").unwrap_err().code, "no-sum-yet");
    table.roll("1 2 3");
    assert_eq!(table.game.pending(), Pending::Any(Seats::all(3)));
    assert_eq!(table.game.sum(), Some(6));
    assert_eq!(table.try_at(1, "point 007", 900).unwrap_err().code, "call-first");
    assert_eq!(table.plain(1, "roll").unwrap_err().code, "no-dice-due");
}

#[test]
fn whoever_points_at_a_funnel_with_the_sum_puts_a_die_there() {
    let mut table = table(3, &[], &[]);
    table.roll("1 2 3").at(2, "stop", 4_000);
    assert_eq!(table.game.pending(), Pending::One(seat(2)), "the first call is the only one");
    assert_eq!(table.try_at(2, "nowhere", 4_100).unwrap_err().code, "point-now");
    table.at(2, "point 223", 5_000);
    assert_eq!(table.effects, ["right 2"]);
    assert_eq!(table.try_at(2, "put 007 642", 6_000).unwrap_err().code, "put-where-pointed");
    assert_eq!(table.try_at(2, "stop", 6_000).unwrap_err().code, "put-now");
    table.at(2, "put 223 642", 6_000);
    assert_eq!(table.dice(), [20, 19, 20]);
    let die = table.game.pyramid().die(cell("223")).unwrap();
    assert_eq!(die.orientation().to_string(), "642", "in any orientation");
    assert_eq!(die.colour(), Colour::Red);
    assert_eq!(table.game.pending(), Pending::One(seat(2)), "the dice pass left from the roller");
}

#[test]
fn whoever_points_at_another_sum_gets_a_die_from_everybody_else() {
    let mut table = table(4, &[], &[]);
    table.roll("1 2 4").at(3, "stop", 4_000).at(3, "point 223", 5_000);
    assert_eq!(table.effects, ["wrong 3"]);
    assert_eq!(table.dice(), [14, 14, 18, 14]);
    assert!(!table.game.pyramid().heap().contains(cell("223")));
}

#[test]
fn pointing_takes_three_seconds_at_most() {
    let mut table = table(2, &[], &[]);
    table.roll("1 2 3").at(1, "stop", 4_000);
    assert_eq!(table.game.deadline(), Some(Moment::new(7_000)));
    assert_eq!(table.try_at(1, "point 223", 7_001).unwrap_err().code, "time-up");
    assert_eq!(table.try_at(1, "point 008", 6_000).unwrap_err().code, "not-a-funnel");
    table.timeout();
    assert_eq!(table.effects, ["wrong 1"]);
    assert_eq!(table.dice(), [31, 29]);
}

#[test]
fn nowhere_is_right_if_no_funnel_has_the_sum() {
    let mut table = table(2, &[], &[]);
    table.roll("1 2 4").at(2, "nowhere", 9_000);
    assert_eq!(table.effects, ["right 2"]);
    table.at(2, "put 700 124", 9_900);
    assert_eq!(table.dice(), [30, 29], "into any funnel");
    assert!(table.game.pyramid().heap().contains(cell("700")));
}

#[test]
fn nowhere_is_wrong_if_one_funnel_has_the_sum() {
    // Only the funnel at 223 looks at the 6 of this die.
    let mut table = table(2, &[], &[("323", "623")]);
    table.roll("1 2 6").at(2, "nowhere", 9_000);
    assert_eq!(table.game.pyramid().funnel_sum(cell("223")), Some(9));
    assert_eq!(table.effects, ["wrong 2"]);
    assert_eq!(table.dice(), [29, 31]);
}

#[test]
fn funnels_of_higher_layers_count_too() {
    let mut table = table(2, &[], &[]);
    // Three dice around 222, each with a 5 towards it.
    for axis in pyramid::Axis::ALL {
        let place = cell("222").below(axis).unwrap();
        let five = pyramid::Orientation::all().find(|o| o.face(axis).get() == 5).unwrap();
        table.roll("1 2 3").at(1, "stop", 1_000).at(1, &format!("point {place}"), 1_500);
        table.at(1, &format!("put {place} {five}"), 2_000);
    }
    table.roll("6 6 3").at(2, "stop", 3_000).at(2, "point 222", 3_500);
    assert_eq!(table.effects, ["right 2"]);
}

#[test]
fn if_nobody_calls_in_time_the_dice_pass_on() {
    let mut table = table(3, &[("patience", "5")], &[]);
    table.roll("1 2 3");
    assert_eq!(table.game.deadline(), Some(Moment::new(5_000)));
    assert_eq!(table.try_at(1, "stop", 5_001).unwrap_err().code, "time-up");
    table.timeout();
    assert_eq!(table.effects, ["time-out"]);
    assert_eq!(table.dice(), [20, 20, 20]);
    assert_eq!(table.game.pending(), Pending::One(seat(2)));
}

#[test]
fn a_die_that_is_not_put_in_time_lies_down_by_itself() {
    let mut table = table(2, &[], &[]);
    table.roll("1 2 3").at(1, "stop", 1_000).at(1, "point 223", 2_000);
    assert_eq!(table.game.deadline(), Some(Moment::new(22_000)));
    table.timeout();
    assert_eq!(table.effects, ["slow 223 124"]);
    assert_eq!(table.dice(), [29, 30]);
    table.roll("1 2 4").at(2, "nowhere", 1_000);
    table.timeout();
    assert!(table.effects[0].starts_with("slow 007"), "{:?}", table.effects);
}

#[test]
fn whoever_puts_the_last_die_wins() {
    let mut table = table(6, &[], &[]);
    for round in 0..10 {
        assert_ne!(table.game.pending(), Pending::Over);
        let free = table.game.matching().next();
        table.roll("1 2 3");
        assert_eq!(free, None, "no sum before the throw");
        let goal = table.game.matching().next().unwrap();
        table.at(4, "stop", 1_000).at(4, &format!("point {goal}"), 1_500);
        table.at(4, &format!("put {goal} 321"), 2_000);
        assert_eq!(table.game.dice(seat(4)), 9 - round);
    }
    assert_eq!(table.game.pending(), Pending::Over);
    assert_eq!(table.ranks(), [2, 2, 2, 1, 2, 2]);
}

#[test]
fn whoever_pays_the_last_die_wins_and_several_may() {
    let mut table = table(6, &[], &[]);
    for _ in 0..10 {
        table.roll("1 2 4").at(4, "stop", 1_000).timeout();
    }
    assert_eq!(table.game.pending(), Pending::Over);
    assert_eq!(table.dice(), [0, 0, 0, 60, 0, 0]);
    assert_eq!(table.ranks(), [1, 1, 1, 6, 1, 1]);
}

#[test]
fn moments_never_run_backwards() {
    let mut table = table(2, &[], &[]);
    table.roll("1 2 3").at(1, "stop", 4_000);
    assert_eq!(table.try_at(1, "point 223", 3_999).unwrap_err().code, "out-of-order");
    assert_eq!(table.plain(1, "point 223").unwrap_err().code, "no-stamp");
    assert_eq!(table.plain(1, "point 223 @4100 seen 99").unwrap_err().code, "not-shown-yet");
}

#[test]
fn a_judged_round_shows_what_there_was_to_find() {
    let judged = |table: &super::table::Table| {
        let judged = table.game.view(engine::Viewer::Spectator).judged.unwrap();
        let name = |cell: Option<pyramid::Cell>| cell.map(|cell| cell.to_string());
        (judged.wanted, name(judged.pointed), judged.sum, name(judged.missed).is_some())
    };
    let mut game = table(2, &[], &[]);
    game.roll("1 2 3");
    assert_eq!(game.game.view(engine::Viewer::Spectator).judged, None, "nothing while all search");
    game.at(1, "stop", 500).at(1, "point 223", 900);
    assert_eq!(judged(&game), (6, Some("223".to_owned()), Some(6), false));
    game.at(1, "put 223 321", 1_000).roll("1 1 1").at(2, "stop", 500).at(2, "point 322", 900);
    assert_eq!(judged(&game), (3, Some("322".to_owned()), Some(6), false), "there was none");
    game.roll("1 2 3").at(1, "nowhere", 700);
    assert_eq!(judged(&game), (6, None, None, true), "there was one");
    game.roll("1 1 1").timeout();
    assert_eq!(judged(&game), (3, None, None, false));
}

#[test]
fn the_view_tells_the_sum_the_time_and_the_colour_of_the_next_die() {
    let mut table = table(2, &[], &[]);
    let view = |table: &super::table::Table| table.game.view(engine::Viewer::Spectator);
    assert_eq!((view(&table).wanted, view(&table).time), (None, None));
    table.roll("1 2 3");
    assert_eq!((view(&table).wanted, view(&table).time), (Some(6), Some(45_000)));
    table.at(1, "stop", 500);
    assert_eq!(view(&table).time, Some(3_000), "to point");
    table.at(1, "point 223", 900);
    assert_eq!(view(&table).time, Some(20_000), "to put");
    assert_eq!(view(&table).next, pyramid::Colour::Red);
    table.at(1, "put 223 321", 1_000);
    assert_eq!(view(&table).next, pyramid::Colour::Yellow);
}

#[test]
fn how_quick_everybody_was_is_told_by_the_moment_of_the_call() {
    let mut table = table(3, &[], &[]);
    table.roll("1 2 3").at(2, "stop", 4_000).at(2, "point 223", 5_000).at(2, "put 223 642", 6_000);
    table.roll("1 2 4").at(3, "stop", 3_000).at(3, "point 007", 3_500);
    let view = table.game.view(Viewer::Spectator);
    let tempo = |number: usize| {
        let tempo = view.players[number - 1].tempo;
        (tempo.right, tempo.wrong, tempo.best.map(Moment::millis))
    };
    assert_eq!([tempo(1), tempo(2), tempo(3)], [(0, 0, None), (1, 0, Some(4_000)), (0, 1, None)]);
}

/// Whoever practises is told how long all searches took.
#[test]
fn searches_are_added_up_until_somebody_was_judged_or_nobody_called() {
    let mut table = table(2, &[("patience", "5")], &[]);
    let spent = |table: &super::table::Table| table.game.view(Viewer::Spectator).spent;
    table.roll("1 2 3").at(1, "stop", 2_000);
    assert_eq!(spent(&table), 0, "nobody has been judged");
    table.at(1, "point 223", 3_500);
    assert_eq!(spent(&table), 3_500);
    table.at(1, "put 223 642", 9_000);
    table.roll("1 2 4").at(2, "nowhere", 1_000);
    table.at(2, "put 700 124", 1_900);
    assert_eq!(spent(&table), 4_500, "putting costs nothing");
    table.roll("1 2 3").timeout();
    assert_eq!(spent(&table), 9_500);
    table.roll("1 2 3").at(1, "stop", 2_000).timeout();
    assert_eq!(spent(&table), 11_500, "not pointing at all");
}
