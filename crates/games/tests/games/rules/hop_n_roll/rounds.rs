//! Throwing, hopping and writing.

use engine::{Game, Options, Pending, SetupError};
use games::hop_n_roll::{Die, Field, HopNRoll, HopOptions, Phase};

use super::desk::{Desk, STANDARD, seat};

fn dice(desk: &Desk) -> Vec<String> {
    let shown = |index| match desk.game.die(Field::new(index)) {
        Some(Die::Number(value)) => value.to_string(),
        Some(Die::Disco(disco)) => disco.to_string(),
        None => "-".to_owned(),
    };
    (0..desk.game.tableau().fields.len()).map(shown).collect()
}

#[test]
fn the_first_throw_says_whose_pawn_begins_on_top_and_the_others_follow_clockwise() {
    let mut desk = Desk::with(&HopOptions::default(), 4);
    desk.refuses(
        "throw: 1 2 3 4 ?",
        "the first throw says whose pawn begins on top, as in “start 1”",
    )
    .refuses("throw: start 5", "seat 5 does not play, there are 4 players")
    .play("throw: start 3")
    .refuses(
        "throw: start 3",
        "it is already settled whose pawn begins on top; now the dice are thrown",
    );
    assert_eq!(desk.order(), [3, 4, 1, 2]);
    let stands = |number| desk.game.pawn(seat(number));
    assert_eq!([3, 4, 1, 2].map(|n| stands(n).0.number()), [1, 2, 3, 4]);
}

#[test]
fn a_chosen_seat_begins_without_a_throw() {
    let mut options = HopOptions::default();
    options.set("first", "2").unwrap();
    let desk = Desk::with(&options, 3);
    assert_eq!(desk.order(), [2, 3, 1]);
    assert_eq!(desk.game.phase(), Phase::Roll);

    options.set("first", "6").unwrap();
    assert_eq!(
        HopNRoll::new(&options, 5).unwrap_err(),
        SetupError::Conflict {
            what: "first-seat",
            sentence: "seat 6 cannot be first: only 5 play".to_owned()
        },
    );
    assert!(options.set("first", "7").is_err());
}

#[test]
fn there_is_a_number_die_for_each_player_and_the_disco_die() {
    for players in 2..=6 {
        let mut desk = Desk::new(players, STANDARD);
        for wrong in (2..=6).filter(|count| *count != players) {
            let throw = format!("throw: {}green", "3 ".repeat(wrong.into()));
            let sentence = format!(
                "{players} players throw {players} number dice and the disco die, not {wrong}"
            );
            desk.refuses(&throw, &sentence);
        }
        desk.play(&format!("throw: {}green", "3 ".repeat(players.into())));
    }
}

#[test]
fn dice_lie_ascending_from_the_top_equal_ones_below_each_other_the_disco_die_under_the_last() {
    let mut desk = Desk::new(3, STANDARD);
    desk.play("throw: 4 2 4 blue");
    assert_eq!(dice(&desk), ["2", "4", "4", "blue", "-", "-"]);
}

#[test]
fn pawns_hop_from_the_topmost_down_each_beside_a_die_of_choice() {
    let mut desk = Desk::new(3, STANDARD);
    desk.play("throw: 2 4 5 blue").refuses("2: hop 1", "seat 2 is not asked");
    assert_eq!(desk.choices(1), ["hop 1", "hop 2", "hop 3", "hop 4"]);
    assert!(desk.choices(2).is_empty());
    desk.play("1: hop 2").refuses("1: hop 1", "seat 1 is not asked");
    assert_eq!(desk.choices(2), ["hop 1", "hop 3", "hop 4"]);
}

#[test]
fn one_pawn_stands_beside_a_die() {
    let mut desk = Desk::new(3, STANDARD);
    desk.play("throw: 2 4 5 blue\n1: hop 2")
        .refuses("2: hop 2", "the pawn of seat 1 already stands on field 2");
    // Seat 3 still waits on the third field of the other side.
    desk.play("2: hop 3\n3: hop 1");
}

#[test]
fn a_hop_needs_a_field_with_a_die() {
    let mut desk = Desk::new(2, STANDARD);
    desk.play("throw: 2 4 blue")
        .refuses("1: hop 4", "field 4 has no die; hop to a field beside one")
        .refuses("1: hop 7", "there is no field 7; the tableau has 6");
}

#[test]
fn the_new_order_holds_for_the_next_round() {
    let mut desk = Desk::new(3, STANDARD);
    desk.play("throw: 2 4 5 ?\n1: hop 4\n2: hop 3\n3: hop 1");
    desk.play("3: write 2 red1\n1: write 6 blue1\n2: write 5 red1");
    assert_eq!(desk.effects, ["round 2"]);
    assert_eq!(desk.order(), [3, 2, 1]);
    assert_eq!(desk.game.pending(), Pending::Throw);
    desk.play("throw: 1 1 1 ?");
    assert_eq!(desk.game.pending(), Pending::One(seat(3)));
}

#[test]
fn sides_alternate_each_round() {
    let mut desk = Desk::new(2, STANDARD);
    let sides = |desk: &Desk| {
        let view = desk.game.view(engine::Viewer::Spectator);
        let column = |right: bool| -> Vec<u8> {
            let pawns = view.fields.iter().filter_map(|f| if right { f.right } else { f.left });
            pawns.map(engine::Seat::number).collect()
        };
        (column(false), column(true))
    };
    assert_eq!(sides(&desk), (vec![1, 2], vec![]));
    desk.play("throw: 1 1 ?\n1: hop 3");
    assert_eq!(sides(&desk), (vec![2], vec![1]));
    desk.play("2: hop 1");
    assert_eq!(sides(&desk), (vec![], vec![2, 1]));
    desk.play("1: write 1 red1\n2: write 1 red1");
    assert_eq!(sides(&desk), (vec![], vec![2, 1]));
    desk.play("throw: 1 1 ?\n2: hop 2");
    assert_eq!(sides(&desk), (vec![2], vec![1]));
}

#[test]
fn nobody_writes_before_all_have_hopped_and_nobody_hops_after() {
    let mut desk = Desk::new(2, STANDARD);
    let hop_first = "numbers are written when all pawns have hopped; now it is your turn to hop";
    desk.play("throw: 2 4 ?")
        .refuses("1: write 2 red1", hop_first)
        .refuses("1: nothing", hop_first)
        .play("1: hop 1\n2: hop 2")
        .refuses("1: hop 3", "your pawn has hopped; now write the number of its die");
}

#[test]
fn all_write_at_once_in_any_order_and_each_once() {
    let mut desk = Desk::new(3, STANDARD);
    desk.play("throw: 2 4 5 ?\n1: hop 1\n2: hop 2\n3: hop 3");
    assert_eq!(desk.game.pending(), Pending::All(engine::Seats::all(3)));
    desk.play("3: write 5 red1").refuses("3: write 5 blue1", "seat 3 is not asked");
    assert_eq!(desk.game.entries(seat(3)).number("red1".parse().unwrap()), None);
    desk.play("1: write 2 red1\n2: write 4 red1");
    assert_eq!(desk.game.entries(seat(3)).number("red1".parse().unwrap()).unwrap().get(), 5);
}

#[test]
fn a_number_die_goes_into_any_row_as_it_is() {
    let mut desk = Desk::new(2, STANDARD);
    desk.play("throw: 3 4 green\n1: hop 2\n2: hop 1");
    assert_eq!(
        desk.choices(1),
        ["write 4 yellow1", "write 4 red1", "write 4 blue1", "write 4 green1", "write 4 purple1"],
    );
    desk.refuses("1: write 3 red1", "your die shows a 4, so you cannot write a 3");
}

#[test]
fn the_disco_die_is_any_number_in_the_row_of_its_colour() {
    let mut desk = Desk::new(2, STANDARD);
    desk.play("throw: 3 4 green\n1: hop 3\n2: hop 1");
    let all: Vec<String> = (1..=6).map(|n| format!("write {n} green1")).collect();
    assert_eq!(desk.choices(1), all);
    desk.refuses(
        "1: write 1 red1",
        "the disco die is green, so its number goes into the green row",
    )
    .play("1: write 1 green1");
}

#[test]
fn the_question_mark_is_any_number_in_any_row() {
    let mut desk = Desk::new(2, STANDARD);
    desk.anything();
    assert_eq!(desk.choices(1).len(), 30);
    desk.play("1: write 6 purple1");
}

#[test]
fn who_can_write_must() {
    let mut desk = Desk::new(2, STANDARD);
    desk.play("throw: 3 4 green\n1: hop 1\n2: hop 2").refuses(
        "1: nothing",
        "your die fits, for example in box 1 of the yellow row, so you must write it",
    );
}

/// After this only a 6 (and in even rows what follows) fits for seat 1.
fn only_sixes(desk: &mut Desk) {
    desk.fill(&["6 yellow1", "6 red1", "1 blue1", "1 green1", "1 purple1", "2 purple2"]);
}

#[test]
fn who_cannot_write_writes_nothing_and_is_not_asked() {
    let mut desk = Desk::new(2, STANDARD);
    only_sixes(&mut desk);
    desk.effects.clear();
    // Picking a die that cannot be used is allowed.
    desk.play("throw: 2 2 ?").hop_by(&[(1, 1), (2, 3)]);
    assert_eq!(desk.effects, ["nothing 1"]);
    assert_eq!(desk.game.pending(), Pending::All(engine::Seats::only(seat(2))));
    desk.play("2: write 1 blue1");
    assert_eq!(desk.effects, ["nothing 1", "round 8"]);
}

#[test]
fn the_example_of_the_rulebook_the_disco_die_takes_a_one() {
    // Three play and the first takes the 4; somebody writes a 1 with the disco
    // die in the row of its colour.
    let mut desk = Desk::new(3, STANDARD);
    desk.play("throw: 2 4 5 purple\n1: hop 2\n2: hop 4\n3: hop 1\n2: write 1 purple1");
    assert_eq!(desk.choices(1).len(), 5);
    assert!(desk.choices(1).iter().all(|choice| choice.starts_with("write 4 ")));
}
