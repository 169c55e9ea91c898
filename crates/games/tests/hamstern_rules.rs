//! One test per rule of Hamstern, the rulebook's examples among them.
//!
//! The tests play on side A, whose middle chamber is a square of nine cells:
//!
//! ```text
//!        B7
//!       1 2 3
//!  D6 - 4 5 6 - E5
//!       7 8 9
//!        G1
//! ```

use engine::{
    DataFile, Event, Game, Options, Pending, Pips, QuickDice, Refusal, Seat, Seats, Viewer,
};
use games::hamstern::{Hamstern, HamsternOptions, Mark, Side};

/// A game in progress, with what the rules did since the last throw or mark.
struct Table {
    game: Hamstern,
    effects: Vec<String>,
}

fn table(players: u8, options: &[(&str, &str)]) -> Table {
    let mut chosen = HamsternOptions::default();
    for (key, value) in options {
        chosen.set(key, value).unwrap();
    }
    Table { game: Hamstern::new(&chosen, players).unwrap(), effects: Vec::new() }
}

fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

fn parse(mark: &str) -> Mark {
    format!("mark {mark}").parse().unwrap()
}

impl Table {
    fn throw(&mut self, pips: u8) -> &mut Self {
        assert_eq!(self.game.pending(), Pending::Throw);
        self.game.evolve(&Event::Throw(Pips::new(pips).unwrap()));
        self.settle()
    }

    fn mark(&mut self, number: u8, mark: &str) -> &mut Self {
        assert!(self.game.pending().seats().contains(seat(number)), "{number} is not asked");
        let mark = parse(mark);
        self.game.check(seat(number), &mark).unwrap();
        self.game.evolve(&Event::Act(seat(number), mark));
        self.settle()
    }

    /// A round in which everybody marks the same.
    fn all(&mut self, pips: u8, mark: &str) -> &mut Self {
        self.throw(pips);
        for asked in self.game.pending().seats() {
            self.mark(asked.number(), mark);
        }
        self
    }

    fn settle(&mut self) -> &mut Self {
        self.effects.clear();
        while let Some(effect) = self.game.follow() {
            self.effects.push(effect.to_string());
            self.game.evolve(&Event::Effect(effect));
        }
        self
    }

    fn refused(&self, number: u8, mark: &str) -> Refusal {
        Refusal::from_reason(&self.game.check(seat(number), &parse(mark)).unwrap_err())
    }

    fn choices(&self, number: u8) -> Vec<String> {
        let mut choices = Vec::new();
        self.game.choices(seat(number), &mut choices);
        choices.iter().map(|mark| mark.to_string()["mark ".len()..].to_owned()).collect()
    }

    fn crossed(&self, number: u8, chamber: &str) -> Vec<u8> {
        let position = self.game.sheet().position(chamber.parse().unwrap()).unwrap();
        self.game.burrow(seat(number)).crossed(position).collect()
    }

    fn points(&self, number: u8) -> Vec<i32> {
        self.game.parts(seat(number)).iter().map(|part| part.points).collect()
    }
}

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
fn passages_lead_into_a_chamber_already_begun() {
    let mut table = table(1, &[]);
    table.all(6, "M 1 2 3 4 5 6").all(2, "D 6 9").all(2, "B 6 7").all(3, "B 1 2 5");
    table.all(3, "A 4 5 6").throw(2);
    // D is begun at 6 and 9; D 2 is not next to them, but the passage from A 5 ends there.
    assert!(table.choices(1).contains(&"D 1 2".to_owned()));
    table.mark(1, "D 1 2");
}

#[test]
fn strict_passages_lead_only_into_a_new_chamber() {
    for (passages, allowed) in [("open", true), ("strict", false)] {
        let mut table = table(1, &[("passages", passages)]);
        table.all(6, "M 1 2 3 4 5 6").all(2, "B 6 7").all(2, "D 6 9").all(3, "B 1 2 5");
        // A is new and can be begun from B5; D is begun, and A5 leads to D2.
        table.all(3, "A 4 5 6").throw(2);
        assert_eq!(table.game.check(seat(1), &parse("D 1 2")).is_ok(), allowed, "{passages}");
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

#[test]
fn example_a_five_ticks_the_counter_before_it_is_used() {
    let mut table = fourth_chamber();
    table.throw(5);
    assert_eq!(table.effects, ["tick"]);
    assert_eq!(table.game.ticks(), 1);
    assert_eq!(table.game.pending(), Pending::All(Seats::all(2)), "and is used as ever");
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
fn example_a_full_chamber_brings_its_points_and_its_mushroom_extra() {
    let mut table = table(1, &[]);
    table.all(6, "M 1 2 3 4 5 6").all(1, "M 7 8 9");
    assert_eq!(table.points(1), [7, 1, 0], "chambers, mushrooms, acorns");
    table.all(4, "B 3 4 7 8").all(4, "B 1 2 5 6");
    assert_eq!(table.points(1), [7 + 6, 2, 0]);
    assert_eq!(table.game.score(seat(1)).points(), 15);
}

#[test]
fn example_an_unfinished_chamber_brings_nothing_but_its_acorn_counts() {
    let mut table = table(1, &[]);
    table.all(3, "M 3 5 6").all(5, "E 4 5 6 7 8");
    // A mushroom at E8, an acorn at E4; M and E are both unfinished.
    assert_eq!(table.points(1), [0, 1, 2]);
}

#[test]
fn acorns_bring_two_four_eight_and_sixteen() {
    let sheet = Side::A.sheet().unwrap();
    assert_eq!([0, 1, 2, 3, 4].map(|acorns| sheet.acorn_points(acorns)), [0, 2, 4, 8, 16]);
}

#[test]
fn ties_go_to_chambers_then_mushrooms_then_acorns() {
    let result = |table: &Table| -> Vec<(i32, u8)> {
        table.game.standings().iter().map(|standing| (standing.score, standing.rank)).collect()
    };
    let free = [("start", "free")];

    let mut chambers = table(2, &free);
    chambers.throw(6).mark(1, "E 2 3 4 6 7 8").mark(2, "C 1 2 3 4 5 6");
    chambers.throw(3).mark(1, "C 2 3 5").mark(2, "E 2 3 7");
    chambers.throw(2).mark(1, "G 5 10").mark(2, "E 5 6");
    assert_eq!((chambers.points(1), chambers.points(2)), (vec![0, 2, 4], vec![4, 0, 2]));
    assert_eq!(result(&chambers), [(6, 2), (6, 1)]);

    let mut mushrooms = table(2, &free);
    mushrooms.throw(2).mark(1, "A 1 2").mark(2, "M 1 4");
    mushrooms.throw(2).mark(1, "A 4 5").mark(2, "D 6 9");
    assert_eq!((mushrooms.points(1), mushrooms.points(2)), (vec![0, 0, 2], vec![0, 2, 0]));
    assert_eq!(result(&mushrooms), [(2, 2), (2, 1)]);
    // Acorns never decide: with equal points, chambers and mushrooms they are equal.
}

#[test]
fn a_full_tie_is_shared() {
    let mut table = table(3, &[]);
    table.throw(3).mark(1, "M 1 2 3").mark(2, "M 1 4 7").mark(3, "M 5 6 9");
    let ranks: Vec<u8> = table.game.standings().iter().map(|standing| standing.rank).collect();
    assert_eq!(ranks, [1, 1, 3], "the mushroom at M1 for the first two");
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
        assert_eq!(table.game.tells(&secret, viewer), told);
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
        other.resample(Viewer::Seat(seat(2)), &mut dice);
        changed |= other != table.game;
        assert_eq!(other.view(Viewer::Seat(seat(2))), table.game.view(Viewer::Seat(seat(2))));
        assert_eq!(other.view(Viewer::Spectator), table.game.view(Viewer::Spectator));
    }
    assert!(changed);
    let mut own = table.game.clone();
    own.resample(Viewer::Seat(seat(1)), &mut dice);
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
        serde_json::json!({"cell": 1, "row": 3, "column": 5, "food": "mushroom"}),
    );
    assert_eq!(view["sheet"]["passages"].as_array().unwrap().len(), 11);
}
