//! Where crosses can go, rule by rule.

use engine::{Game, Pending, Seats, Viewer};
use games::hamstern::Mark;

use super::table::{parse, seat, table};

#[test]
fn the_first_throw_goes_anywhere_into_the_middle_chamber() {
    let mut table = table(2, &[]);
    table.throw(2);
    assert_eq!(table.game.pending(), Pending::All(Seats::all(2)));
    assert_eq!(
        table.choices(1),
        [
            "M 1 2", "M 2 3", "M 1 4", "M 2 5", "M 4 5", "M 3 6", "M 5 6", "M 4 7", "M 5 8",
            "M 7 8", "M 6 9", "M 8 9",
        ],
    );
    let refused = table.refused(1, "B 7 8");
    assert_eq!(refused.code, "starts-elsewhere");
    assert_eq!(refused.text, "your first crosses go into chamber M, not into B");
    table.mark(1, "M 8 9");
}

#[test]
fn a_first_throw_of_one_may_use_the_joker_track() {
    let mut table = table(1, &[]);
    table.all(1, "M 1 2 3 4 5 6 7");
    assert_eq!(table.game.jokers_left(seat(1)), 0);
}

#[test]
fn example_three_in_the_middle_then_a_one_next_to_them() {
    let mut table = table(2, &[]);
    table.all(3, "M 1 2 3").throw(1);
    let one_cross: Vec<String> =
        table.choices(1).into_iter().filter(|mark| mark.split(' ').count() == 2).collect();
    assert_eq!(one_cross, ["B 7", "M 4", "M 5", "M 6"]);
    for away in ["M 7", "M 8", "M 9"] {
        assert_eq!(table.refused(1, away).code, "not-next-to-cross");
    }
    table.mark(1, "M 5");
}

#[test]
fn diagonally_is_not_next_to_a_cross() {
    let mut table = table(1, &[]);
    table.all(2, "M 1 2").throw(1);
    assert_eq!(table.refused(1, "M 6").code, "only-diagonal");
    assert_eq!(table.refused(1, "M 9").code, "not-next-to-cross");
}

#[test]
fn example_five_in_the_middle_then_a_four_into_a_new_chamber() {
    let mut table = table(2, &[]);
    // The crosses reach the passages to D and G, not those to B and E.
    table.all(5, "M 1 4 5 7 8").throw(4);
    table.mark(1, "D 3 5 6 9").mark(2, "G 1 2 6 7");
    assert_eq!(table.crossed(1, "D"), [3, 5, 6, 9]);
    assert_eq!(table.crossed(2, "G"), [1, 2, 6, 7]);
}

#[test]
fn a_new_chamber_needs_a_cross_at_the_near_end_of_its_passage() {
    let mut table = table(1, &[]);
    table.all(5, "M 1 4 5 7 8").throw(4);
    let refused = table.refused(1, "B 1 2 3 7");
    assert_eq!(refused.code, "passage-not-reached");
    assert_eq!(
        refused.text,
        "you cannot get into chamber B yet: first cross the near end of a passage to it, \
         A 6 or C 4 or M 2",
    );
    assert_eq!(refused.args["near"][2], serde_json::json!({"chamber": "M", "cell": 2}));
}

#[test]
fn a_new_chamber_is_begun_at_the_far_end_of_the_passage() {
    let mut table = table(1, &[]);
    table.all(5, "M 1 4 5 7 8").throw(4);
    let refused = table.refused(1, "D 1 2 4 5");
    assert_eq!(refused.code, "begin-at-passage");
    assert_eq!(refused.text, "a new chamber is begun where the passage comes out: cross D 6 too",);
}

#[test]
fn a_throw_asks_for_exactly_as_many_crosses_as_it_shows() {
    let mut table = table(1, &[]);
    table.throw(4);
    assert_eq!(table.refused(1, "M 1").text, "too few: a 4 asks for exactly 4 crosses, not 1",);
    assert_eq!(table.refused(1, "M 1 2 3 4 5").code, "too-many");
    assert!(table.choices(1).iter().all(|mark| mark.split(' ').count() == 5));
}

#[test]
fn the_crosses_of_a_throw_hang_together() {
    let mut table = table(1, &[]);
    table.throw(3);
    assert_eq!(table.refused(1, "M 1 2 6").code, "not-connected");
    assert_eq!(table.refused(1, "M 1 3 7").code, "not-connected");
}

#[test]
fn older_crosses_do_not_join_the_crosses_of_a_throw() {
    let mut table = table(1, &[]);
    table.all(3, "M 2 5 8").throw(2);
    assert_eq!(table.refused(1, "M 4 6").code, "joined-by-old-crosses");
    table.mark(1, "M 1 4");
}

#[test]
fn a_passage_does_not_join_the_crosses_of_a_throw() {
    // A mark names one chamber, so crosses on both sides cannot even be written.
    assert!("mark M 4 D 6".parse::<Mark>().is_err());
    // On side B, M 4 and M 5 are the two ends of a crescent.
    let mut table = table(1, &[("side", "b")]);
    table.throw(2);
    assert_eq!(table.refused(1, "M 4 5").code, "not-connected");
}

#[test]
fn only_free_cells_of_the_sheet_can_be_crossed() {
    let mut table = table(1, &[]);
    table.all(2, "M 1 2").throw(2);
    assert_eq!(
        table.refused(1, "M 2 3").text,
        "M 2 is crossed already; crosses go into free cells"
    );
    assert_eq!(
        table.refused(1, "M 9 10").text,
        "chamber M has no cell 10; its cells are numbered 1 to 9",
    );
    assert_eq!(table.refused(1, "Z 1 2").text, "this sheet has no chamber Z");
}

#[test]
fn an_older_chamber_can_be_gone_on_with() {
    let mut table = table(1, &[]);
    table.all(2, "M 1 4").all(2, "D 5 6").all(2, "M 7 8").all(2, "D 8 9");
    assert_eq!(table.crossed(1, "M"), [1, 4, 7, 8]);
    assert_eq!(table.crossed(1, "D"), [5, 6, 8, 9]);
}

#[test]
fn open_passages_lead_into_a_chamber_already_begun() {
    let mut table = table(1, &[("passages", "open")]);
    table.all(6, "M 1 2 3 4 5 6").all(2, "D 6 9").all(2, "B 6 7").all(3, "B 1 2 5");
    table.all(3, "A 4 5 6").throw(2);
    // D is begun at 6 and 9; D 2 is not next to them, but the passage from A 5 ends there.
    assert!(table.choices(1).contains(&"D 1 2".to_owned()));
    table.mark(1, "D 1 2");
}

/// “A new chamber may be begun” is what the rulebook says of passages, and it
/// says nothing else of them.
#[test]
fn passages_lead_only_into_a_new_chamber_unless_they_are_open() {
    for (passages, allowed) in [(None, false), (Some("strict"), false), (Some("open"), true)] {
        let options: Vec<_> = passages.map(|value| ("passages", value)).into_iter().collect();
        let mut table = table(1, &options);
        table.all(6, "M 1 2 3 4 5 6").all(2, "B 6 7").all(2, "D 6 9").all(3, "B 1 2 5");
        // A is new and can be begun from B5; D is begun, and A5 leads to D2.
        table.all(3, "A 4 5 6").throw(2);
        assert_eq!(table.game.check(seat(1), &parse("D 1 2")).is_ok(), allowed, "{passages:?}");
        if !allowed {
            let refused = table.refused(1, "D 1 2");
            assert_eq!(refused.code, "passage-used");
            assert_eq!(refused.args["chamber"], "D");
            assert_eq!(table.refused(1, "D 1 4").code, "not-next-to-cross");
        }
    }
}

#[test]
fn whoever_has_no_room_passes_and_is_told() {
    let mut table = table(2, &[]);
    table.throw(6).mark(1, "M 1 2 3 4 5 6").mark(2, "M 1 2 3 5 6 9");
    // Seat 1 spends all jokers, seat 2 only one.
    table.throw(1).mark(1, "D 1 2 3 4 5 6 9").mark(2, "B 7");
    table.throw(1);
    assert_eq!(table.effects, ["pass 1"]);
    assert_eq!(table.game.pending(), Pending::All(Seats::only(seat(2))));
    let players = table.game.view(Viewer::Spectator).players;
    assert_eq!((players[0].passed, players[1].passed), (true, false));
    table.mark(2, "B 8");
    assert_eq!(table.effects, ["close"]);
}

#[test]
fn a_round_closes_by_itself_when_nobody_has_room() {
    let mut table = table(2, &[]);
    table.all(1, "M 1 2 3 4 5 6 7").throw(1);
    assert_eq!(table.effects, ["pass 1", "pass 2", "close"]);
    assert_eq!(table.game.pending(), Pending::Throw);
}

#[test]
fn nobody_with_room_can_pass() {
    assert!("pass".parse::<Mark>().is_err());
    assert!("mark M".parse::<Mark>().is_err(), "a mark without a cross would be a pass");
}

#[test]
fn example_a_one_with_two_crosses_strikes_two_joker_boxes() {
    let mut table = table(2, &[]);
    table.all(3, "M 1 2 3").throw(1).mark(1, "M 5 6").mark(2, "M 4");
    assert_eq!(table.game.burrow(seat(1)).jokers_struck(), 2);
    assert_eq!(table.game.burrow(seat(2)).jokers_struck(), 1);
    assert_eq!(table.game.jokers_left(seat(1)), 5);
}

#[test]
fn a_one_allows_at_most_as_many_crosses_as_joker_boxes_are_left() {
    let mut table = table(1, &[]);
    table.throw(1);
    let refused = table.refused(1, "M 1 2 3 4 5 6 7 8");
    assert_eq!(refused.text, "a 1 allows 1 to 7 crosses, not 8");
    table.mark(1, "M 1 2 3 4 5").throw(1);
    let refused = table.refused(1, "M 6 8 9");
    assert_eq!(
        refused.text,
        "on a 1 each cross strikes a box of your joker track: 2 left, 3 wanted",
    );
    table.mark(1, "M 6 9").throw(1);
    assert_eq!(table.effects, ["pass 1", "close"], "the track is used up");
}

#[test]
fn other_throws_strike_no_joker_box() {
    let mut table = table(1, &[]);
    table.all(3, "M 1 2 3").all(2, "M 5 6");
    assert_eq!(table.game.jokers_left(seat(1)), 7);
}

#[test]
fn variant_the_first_throw_goes_into_any_chamber() {
    let mut table = table(2, &[("start", "free")]);
    table.throw(6).mark(1, "C 1 2 3 4 5 6").mark(2, "G 1 2 3 4 5 6");
    table.throw(2);
    // From then on the ordinary rules hold.
    assert!(!table.choices(1).iter().any(|mark| mark.starts_with('M')));
    assert_eq!(table.refused(1, "M 1 2").code, "passage-not-reached");
    table.mark(1, "E 2 3").mark(2, "M 7 8");
}

#[test]
fn variant_the_first_throw_must_fit_whole() {
    let mut table = table(1, &[("start", "free")]);
    table.throw(1);
    assert!(table.choices(1).contains(&"B 1 2 3 4 5 6 7".to_owned()));
    assert!(!table.choices(1).iter().any(|mark| mark.starts_with("C 1 2 3 4 5 6 ")));
    assert_eq!(table.refused(1, "C 1 2 3 4 5 6 7").code, "no-such-cell");
}
