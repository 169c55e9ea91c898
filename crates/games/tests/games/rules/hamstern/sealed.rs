//! Marking at the same time, and who sees what.

use engine::{Event, Game, Pending, QuickDice, Seats, Viewer};

use super::table::{parse, seat, table};

#[test]
fn everyone_marks_at_the_same_time_and_in_any_order() {
    let mut table = table(3, &[]);
    table.throw(2);
    assert_eq!(table.game.pending(), Pending::All(Seats::all(3)));
    table.mark(3, "M 1 2");
    assert_eq!(table.game.pending(), Pending::All(Seats::all(2)));
    table.mark(1, "M 1 2");
    assert!(table.effects.is_empty());
    assert!(table.crossed(3, "M").is_empty(), "sealed until the round closes");
    table.mark(2, "M 1 2");
    assert_eq!(table.effects, ["close"]);
    assert_eq!(table.crossed(3, "M"), [1, 2]);
}

#[test]
fn a_mark_is_secret_until_the_round_closes() {
    let mut table = table(2, &[]);
    let secret = Event::Act(seat(1), parse("M 1 2"));
    table.throw(2);
    for (viewer, told) in
        [(Viewer::Seat(seat(1)), true), (Viewer::Seat(seat(2)), false), (Viewer::Spectator, false)]
    {
        assert_eq!(table.game.visible_to(&secret, viewer), told);
    }
    table.mark(1, "M 1 2");
    let view = |viewer| serde_json::to_value(table.game.view(viewer)).unwrap();
    let others = view(Viewer::Seat(seat(2)));
    assert_eq!(others["players"][0]["done"], true);
    assert!(others["own"]["sealed"].is_null());
    assert_eq!(view(Viewer::Seat(seat(1)))["own"]["sealed"]["cells"], serde_json::json!([1, 2]));

    let mut other = table.game.clone();
    let (mut dice, mut changed) = (QuickDice::new(5), false);
    for _ in 0..20 {
        other.determinize(Viewer::Seat(seat(2)), &mut dice);
        changed |= other != table.game;
        assert_eq!(other.view(Viewer::Seat(seat(2))), table.game.view(Viewer::Seat(seat(2))));
        assert_eq!(other.view(Viewer::Spectator), table.game.view(Viewer::Spectator));
    }
    assert!(changed);
    let mut own = table.game.clone();
    own.determinize(Viewer::Seat(seat(1)), &mut dice);
    assert_eq!(own, table.game, "nobody forgets the own mark");
}

#[test]
fn the_view_says_what_can_be_marked() {
    let mut table = table(2, &[]);
    table.all(3, "M 1 2 3").throw(1).mark(2, "M 5");
    let view = serde_json::to_value(table.game.view(Viewer::Seat(seat(1)))).unwrap();
    assert_eq!(view["throw"], 1);
    assert_eq!(view["round"], 2);
    assert_eq!((&view["own"]["least"], &view["own"]["most"]), (&1.into(), &7.into()));
    assert_eq!(
        view["own"]["begin"],
        serde_json::json!([
            {"chamber": "B", "cells": [7]},
            {"chamber": "M", "cells": [4, 5, 6]},
        ]),
    );
    assert_eq!(view["players"][1]["last"], serde_json::json!({"chamber": "M", "cells": [1, 2, 3]}));
    assert_eq!(view["sheet"]["chambers"][4]["chamber"], "M");
    assert_eq!(
        view["sheet"]["chambers"][4]["cells"][0],
        serde_json::json!({
            "cell": 1, "row": 3, "column": 5, "touches": [2, 4], "food": "mushroom",
        }),
    );
    assert_eq!(view["sheet"]["passages"].as_array().unwrap().len(), 11);
}

#[test]
fn whoever_does_not_play_sees_what_a_spectator_sees() {
    let mut table = table(2, &[]);
    table.throw(3).mark(1, "M 1 2 3");
    assert_eq!(table.game.view(Viewer::Seat(seat(8))), table.game.view(Viewer::Spectator));
    assert!(table.choices(8).is_empty());
}
