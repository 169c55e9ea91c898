//! Hourglass, counter and the end of the game; the game for one.

use engine::{DataFile, Game, Options, Pending, Seats, Viewer};
use games::hamstern::{Hamstern, HamsternOptions};

use super::table::{Table, table};

/// Two players, the first of whom has a cross in four chambers: M, B, D, E.
fn fourth_chamber() -> Table {
    let mut table = table(2, &[]);
    table.all(6, "M 1 2 3 4 5 6");
    table.throw(2).mark(1, "B 7 8").mark(2, "M 7 8");
    table.throw(2).mark(1, "D 5 6").mark(2, "E 5 6");
    assert!(!table.game.hourglass());
    table.throw(5).mark(1, "E 4 5 6 7 8").mark(2, "G 1 2 3 4 5");
    table
}

#[test]
fn example_the_fourth_chamber_starts_the_hourglass_for_everyone() {
    let table = fourth_chamber();
    assert_eq!(table.effects, ["close", "hourglass"]);
    assert!(table.game.hourglass());
    assert_eq!(table.game.ticks(), 0, "the 5 of the round that starts it does not count");
}

/// As `docs/notation.md` promises: what the rules do may be left out, and what
/// is written need not be all of it.
#[test]
fn a_record_may_tell_of_the_hourglass_without_the_close_before_it() {
    let head = "kiste record 1\ngame: hamstern\nseat 1: Mia\nseat 2: Tom\n";
    let rounds = "throw: 6\n1: mark M 1 2 3 4 5 6\n2: mark M 1 2 3 4 5 6\n\
         throw: 2\n1: mark B 7 8\n2: mark M 7 8\n\
         throw: 2\n1: mark D 5 6\n2: mark E 5 6\n\
         throw: 5\n1: mark E 4 5 6 7 8\n2: mark G 1 2 3 4 5\n";
    let judged = |effects: &str| {
        let record: engine::Record = format!("{head}{rounds}{effects}").parse().unwrap();
        engine::validate::<Hamstern>(&record, usize::MAX)
    };
    let all = judged("= close\n= hourglass\n").unwrap();
    for effects in ["= hourglass\n", "= close\n", "= hourglass\nthrow: 5\n= tick\n"] {
        let told = judged(effects).unwrap_or_else(|illegal| panic!("{effects}: {illegal}"));
        let events = told.events.iter().map(|(_, event)| event);
        assert!(all.events.iter().map(|(_, event)| event).eq(events.take(all.events.len())));
    }
    let wrong = judged("= tick\n").unwrap_err();
    assert_eq!((wrong.line, wrong.refusal.code.as_str()), (17, "wrong-effect"));
    assert!(judged("= hourglass\n= close\n").is_err(), "in their order");
}

#[test]
fn example_a_five_ticks_the_counter_before_it_is_used() {
    let mut table = fourth_chamber();
    table.throw(5);
    assert_eq!(table.effects, ["tick"]);
    assert_eq!(table.game.ticks(), 1);
    assert_eq!(table.game.pending(), Pending::All(Seats::all(2)), "and is used as ever");
}

/// Everybody who is asked marks something.
fn mark_any(table: &mut Table) {
    for seat in table.game.pending().seats() {
        let mark = table.choices(seat.number())[0].clone();
        table.mark(seat.number(), &mark);
    }
}

/// Whoever throws by hand has yet to look at the die: the box that it ticked would betray it.
#[test]
fn the_counter_is_also_shown_as_it_was_before_the_throw_that_is_marked() {
    let boxes = |table: &Table| {
        let view = table.game.view(Viewer::Spectator);
        [view.counter_before, view.counter].map(|counter| (counter.ticks, counter.last_round))
    };
    let mut table = fourth_chamber();
    assert_eq!(boxes(&table), [(0, false), (0, false)]);
    let last = table.game.ticks_left();
    for tick in 1..=last {
        table.throw(4);
        assert_eq!(boxes(&table), [(tick - 1, false), (tick, tick == last)]);
        mark_any(&mut table);
        assert_eq!(boxes(&table), [(tick, tick == last); 2], "everybody has seen it");
        if tick == 1 {
            table.throw(2);
            assert_eq!(boxes(&table), [(1, false); 2], "a 2 ticks nothing");
            mark_any(&mut table);
        }
    }
}

#[test]
fn alone_the_circles_are_also_shown_as_they_were() {
    let mut table = table(1, &[]);
    table.throw(6);
    let view = table.game.view(Viewer::Spectator);
    assert_eq!(view.counter_before.circles, Some(0));
    assert_eq!(view.counter.circles, Some(1));
    table.mark(1, "M 1 2 3 4 5 6");
    assert_eq!(table.game.view(Viewer::Spectator).counter_before.circles, Some(1));
}

#[test]
fn only_four_five_and_six_tick_the_counter() {
    for (face, ticks) in [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)] {
        let mut table = fourth_chamber();
        table.throw(face);
        assert_eq!(table.game.ticks(), ticks, "{face}");
    }
}

#[test]
fn without_the_hourglass_nothing_ticks() {
    let mut table = table(2, &[]);
    for _ in 0..2 {
        table.throw(4);
        assert!(table.effects.is_empty());
        table.mark(1, table.choices(1)[0].clone().as_str());
        table.mark(2, table.choices(2)[0].clone().as_str());
    }
    assert_eq!(table.game.ticks(), 0);
}

/// A burrow that is soon full: M has six cells, A, B and C have two each.
const SMALL: &str = r#"
game = "hamstern"
kind = "sheet"
name = "Small"
map = """
AA-MMM-BB
...MMM...
....|....
....CC...
"""
start = "M"
points = { A = 1, M = 4, B = 1, C = 1 }
acorns = [[0, 0], [0, 3], [0, 8], [3, 5]]
acorn_points = [2, 4, 8, 16]
mushrooms = []
mushroom_points = 1
joker_track = 2
counter = 2
hourglass_faces = [4, 5, 6]
hourglass_chambers = 2
"#;

fn small_table(players: u8) -> Table {
    let mut options = HamsternOptions::default();
    options.attach(DataFile { name: "small.toml".into(), text: SMALL.into() }).unwrap();
    Table { game: Hamstern::new(&options, players).unwrap(), effects: Vec::new() }
}

#[test]
fn the_counter_is_ticked_also_when_everybody_passes() {
    let mut table = small_table(2);
    table.all(6, "M 1 2 3 4 5 6").all(2, "A 1 2");
    assert_eq!(table.effects, ["close", "hourglass"]);
    table.throw(4);
    assert_eq!(table.effects, ["tick", "pass 1", "pass 2", "close"]);
    table.throw(6);
    assert_eq!(table.effects, ["tick", "pass 1", "pass 2", "close", "end counter"]);
}

#[test]
fn the_game_ends_when_no_sheet_has_room_for_any_throw() {
    let mut table = small_table(2);
    table.all(6, "M 1 2 3 4 5 6").all(2, "A 1 2").all(2, "B 1 2");
    table.throw(2).mark(1, "C 1 2").mark(2, "C 1 2");
    assert_eq!(table.effects, ["close", "end stuck"]);
    assert_eq!(table.game.pending(), Pending::Over);
}

#[test]
fn single_cells_are_room_only_for_those_with_a_joker() {
    let mut table = small_table(2);
    table.all(6, "M 1 2 3 4 5 6");
    table.throw(1).mark(1, "A 2").mark(2, "A 2");
    table.throw(1).mark(1, "C 1").mark(2, "A 1");
    table.throw(2).mark(1, "B 1 2").mark(2, "B 1 2");
    assert_eq!(table.effects, ["close"], "C has two cells for seat 2");
    table.throw(2);
    assert_eq!(table.effects, ["pass 1"]);
    table.mark(2, "C 1 2");
    // A 1 and C 2 are free on the sheet of seat 1, which has no joker left.
    assert_eq!(table.effects, ["close", "end stuck"]);
}

#[test]
fn the_game_ends_after_the_round_of_the_last_tick() {
    let mut table = fourth_chamber();
    for ticks in 1..=3 {
        assert!(!table.game.is_last_round());
        table.throw(4);
        assert_eq!(table.game.ticks(), ticks);
        for asked in table.game.pending().seats() {
            let first = table.choices(asked.number())[0].clone();
            table.mark(asked.number(), &first);
        }
    }
    assert_eq!(table.effects, ["close", "end counter"]);
    assert_eq!(table.game.pending(), Pending::Over);
    assert!(table.game.is_last_round());
}

#[test]
fn solo_the_counter_runs_twice_circles_first() {
    let mut table = table(1, &[]);
    table.throw(4);
    assert_eq!(table.effects, ["circle"]);
    table.mark(1, "M 1 2 3 5").throw(4);
    assert_eq!(table.effects, ["circle"]);
    table.mark(1, "M 4 7 8 9").throw(4);
    assert_eq!((table.game.circles(), table.game.ticks()), (Some(3), 0));
    table.mark(1, "B 3 4 7 8");
    assert_eq!(table.effects, ["close", "hourglass"], "the first pass is full");
    assert_eq!(table.game.ticks(), 0, "the throw that filled it does not count again");
    for _ in 0..3 {
        table.throw(4);
        assert_eq!(table.effects[0], "tick");
        let first = table.choices(1)[0].clone();
        table.mark(1, &first);
    }
    assert_eq!(table.effects, ["close", "end counter"]);
    assert_eq!(table.game.circles(), Some(3));
}

#[test]
fn solo_the_second_pass_starts_early_with_the_fourth_chamber() {
    let mut table = table(1, &[]);
    table.all(6, "M 1 2 3 4 5 6").all(2, "B 7 8").all(2, "D 5 6");
    assert_eq!(table.game.circles(), Some(1));
    table.throw(5).mark(1, "E 4 5 6 7 8");
    assert_eq!(table.effects, ["close", "hourglass"]);
    assert_eq!((table.game.circles(), table.game.ticks()), (Some(2), 0));
    table.throw(6);
    assert_eq!(table.effects[0], "tick");
    assert_eq!((table.game.circles(), table.game.ticks()), (Some(2), 1));
}

#[test]
fn with_others_there_are_no_circles() {
    let mut table = table(2, &[]);
    table.throw(6);
    assert!(table.effects.is_empty());
    assert_eq!(table.game.circles(), None);
}
