//! What each row takes, and what people are told when it does not.

use engine::{Game, Pips};
use games::hop_n_roll::{Colour, Numbers, Write};
use proptest::prelude::*;

use super::desk::{ADVANCED, Desk, STANDARD, seat};

/// What the row takes when it holds `numbers` (`.` is an empty box), as
/// `box:values`.
fn takes(options: &[(&str, &str)], colour: Colour, numbers: &str) -> String {
    let desk = Desk::new(2, options);
    let numbers = numbers
        .chars()
        .enumerate()
        .filter_map(|(index, digit)| Some((index, Pips::new(digit.to_digit(10)? as u8)?)))
        .fold(Numbers::default(), |row, (index, value)| row.with(index, value));
    let open = desk.game.sheet().row(colour).open(numbers);
    let boxes = (0..8).filter(|&index| !open.faces(index).is_empty()).map(|index| {
        let values: String = open.faces(index).iter().map(|value| value.to_string()).collect();
        format!("{}:{values}", index + 1)
    });
    boxes.collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn check(options: &[(&str, &str)], colour: Colour, cases: &[(&str, &str)]) {
    for (numbers, expected) in cases {
        assert_eq!(takes(options, colour, numbers), *expected, "{colour} row with “{numbers}”");
    }
}

#[test]
fn equal_the_first_number_is_free_then_only_that_number() {
    check(
        STANDARD,
        Colour::Yellow,
        &[("", "1:123456"), ("4", "2:4"), ("444444", "7:4"), ("4444444", "")],
    );
    Desk::new(2, STANDARD)
        .fill(&["4 yellow1"])
        .anything()
        .refuses("1: write 5 yellow2", "all numbers of this row are equal, and it began with a 4");
}

#[test]
fn ascending_each_number_is_equal_or_larger_and_numbers_may_be_skipped() {
    check(
        STANDARD,
        Colour::Red,
        &[("", "1:123456"), ("2", "2:23456"), ("225", "4:56"), ("6", "2:6"), ("1122446", "")],
    );
    Desk::new(2, STANDARD)
        .fill(&["4 red1"])
        .anything()
        .refuses("1: write 3 red2", "that box must hold at least a 4, because the row climbs");
}

#[test]
fn descending_each_number_is_equal_or_smaller_and_numbers_may_be_skipped() {
    check(
        STANDARD,
        Colour::Blue,
        &[("", "1:123456"), ("5", "2:12345"), ("553", "4:123"), ("1", "2:1"), ("6644221", "")],
    );
    Desk::new(2, STANDARD)
        .fill(&["4 blue1"])
        .anything()
        .refuses("1: write 5 blue2", "that box must hold at most a 4, because the row falls");
}

#[test]
fn sum_seven_three_pairs_of_which_the_first_number_is_free() {
    check(
        STANDARD,
        Colour::Green,
        &[("", "1:123456"), ("1", "2:6"), ("16", "3:123456"), ("163", "4:4"), ("163452", "")],
    );
    Desk::new(2, STANDARD).fill(&["2 green1"]).anything().refuses(
        "1: write 2 green2",
        "that box must hold a 5, because with the 2 before it that makes seven",
    );
}

#[test]
fn even_odd_strictly_alternating_and_numbers_may_repeat() {
    check(
        STANDARD,
        Colour::Purple,
        &[("", "1:123456"), ("1", "2:246"), ("14", "3:135"), ("1414141", ""), ("6", "2:135")],
    );
    Desk::new(2, STANDARD)
        .fill(&["3 purple1"])
        .anything()
        .refuses(
            "1: write 5 purple2",
            "that box must hold an even number, because it follows the odd 3",
        )
        .play("1: write 2 purple2\n2: write 1 yellow2")
        .anything()
        .refuses(
            "1: write 6 purple3",
            "that box must hold an odd number, because it follows the even 2",
        );
}

#[test]
fn two_numbers_the_first_two_are_free_but_different_then_they_take_turns() {
    check(
        ADVANCED,
        Colour::Yellow,
        &[("", "1:123456"), ("3", "2:12456"), ("35", "3:3"), ("353", "4:5"), ("3535353", "")],
    );
    Desk::new(2, ADVANCED)
        .fill(&["3 yellow1"])
        .anything()
        .refuses("1: write 3 yellow2", "the second number must differ from the first, which is a 3")
        .play("1: write 5 yellow2\n2: write 1 red2")
        .anything()
        .refuses(
            "1: write 5 yellow3",
            "the two numbers of this row take turns, and now it is the 3's turn",
        );
}

#[test]
fn arithmetic_pyramid_the_base_in_any_order_and_a_level_only_when_the_one_below_is_full() {
    check(
        ADVANCED,
        Colour::Red,
        &[
            ("", "1:123456 2:123456 3:123456"),
            (".4", "1:123456 3:123456"),
            ("241", "4:26 5:35"),
            ("241.3", "4:26"),
            ("24163", "6:3"),
            ("241633", "7:3"),
            ("2416333", ""),
        ],
    );
    Desk::new(2, ADVANCED).fill(&["2 red2"]).anything().refuses(
        "1: write 2 red4",
        "fill the level before it first: box 1 of the red row is still empty",
    );
}

#[test]
fn arithmetic_pyramid_a_box_is_the_sum_or_the_difference_of_the_two_below() {
    // 1 + 5 = 6 and 5 - 1 = 4; 5 + 2 is too much, so only 5 - 2 = 3.
    check(ADVANCED, Colour::Red, &[("152", "4:46 5:3"), ("112", "4:2 5:13")]);
    Desk::new(2, ADVANCED)
        .fill(&["1 red1", "5 red2", "2 red3"])
        .anything()
        .refuses("1: write 5 red4", "above 1 and 5 stands their sum or their difference: 4 or 6");
}

#[test]
fn arithmetic_pyramid_the_last_box_equals_the_one_below_it() {
    Desk::new(2, ADVANCED)
        .fill(&["2 red1", "4 red2", "1 red3", "6 red4", "5 red5", "1 red6"])
        .anything()
        .refuses("1: write 2 red7", "that box must hold a 1, the same as the box below it")
        .play("1: write 1 red7");
}

#[test]
fn arithmetic_pyramid_two_equal_fours_fives_or_sixes_kill_the_box_above_and_warn() {
    for value in 1..=6 {
        let mut desk = Desk::new(2, ADVANCED);
        desk.fill(&[&format!("{value} red2")]).anything();
        let write = Write { value: Pips::new(value).unwrap(), spot: "red3".parse().unwrap() };
        let warned = desk.game.warning(seat(1), write).map(|spot| spot.to_string());
        let expected = (value >= 4).then(|| "red5".to_owned());
        assert_eq!(warned, expected, "two {value}s");

        let view = desk.game.view(engine::Viewer::Seat(seat(1)));
        let warnings: Vec<_> = view.boxes.iter().flat_map(|open| &open.kills).collect();
        assert_eq!(warnings.len(), if value >= 4 { 2 } else { 0 }, "in red1 and in red3");

        // It is allowed all the same.
        desk.play(&format!("1: write {value} red3"));
        let choice = desk.choices(2)[0].clone();
        desk.play(&format!("2: {choice}"));
        let dead = &desk.game.view(engine::Viewer::Spectator).players[0].rows[1].dead;
        assert_eq!(*dead, if value >= 4 { vec![5] } else { vec![] });
    }
    Desk::new(2, ADVANCED).fill(&["5 red1", "5 red2", "1 red3"]).anything().refuses(
        "1: write 5 red4",
        "no number fits above two 5s: their sum is more than 6 and their difference is 0",
    );
}

#[test]
fn unequal_pyramid_from_the_tip_and_every_number_once() {
    check(
        ADVANCED,
        Colour::Blue,
        &[
            ("", "1:123456"),
            ("3", "2:12456 3:12456"),
            ("3.6", "2:1245"),
            ("326", "4:145 5:145 6:145"),
            ("326.1", "4:45 6:45"),
            ("326415", ""),
        ],
    );
    Desk::new(2, ADVANCED)
        .fill(&["3 blue1"])
        .anything()
        .refuses(
            "1: write 3 blue2",
            "the 3 is already in this pyramid, and every number is in it only once",
        )
        .refuses(
            "1: write 4 blue4",
            "fill the level before it first: box 2 of the blue row is still empty",
        );
}

#[test]
fn pairs_and_triplet_equal_within_a_group_and_groups_may_share_a_number() {
    check(
        ADVANCED,
        Colour::Green,
        &[
            ("", "1:123456"),
            ("2", "2:2"),
            ("22", "3:123456"),
            ("222", "4:2"),
            ("2222", "5:123456"),
            ("22225", "6:5"),
            ("222255", "7:5"),
            ("2222555", ""),
        ],
    );
    Desk::new(2, ADVANCED).fill(&["2 green1"]).anything().refuses(
        "1: write 3 green2",
        "that box must hold a 2, because the numbers of a group are equal",
    );
}

#[test]
fn smaller_larger_strictly_alternating_with_a_free_first_direction() {
    check(
        ADVANCED,
        Colour::Purple,
        &[
            ("", "1:123456"),
            ("3", "2:12456"),
            ("35", "3:1234"),
            ("31", "3:23456"),
            ("353", "4:456"),
            ("3535353", ""),
        ],
    );
    Desk::new(2, ADVANCED)
        .fill(&["3 purple1"])
        .anything()
        .refuses(
            "1: write 3 purple2",
            "the second number must be smaller or larger than the first, which is a 3",
        )
        .play("1: write 5 purple2\n2: write 1 red2")
        .anything()
        .refuses(
            "1: write 5 purple3",
            "that box must hold less than 5, because the row went up just now",
        )
        .play("1: write 2 purple3\n2: write 1 red3")
        .anything()
        .refuses(
            "1: write 2 purple4",
            "that box must hold more than 2, because the row went down just now",
        );
}

#[test]
fn rows_are_written_from_left_to_right_without_gaps() {
    Desk::new(2, STANDARD)
        .fill(&["3 red1"])
        .anything()
        .refuses(
            "1: write 4 red3",
            "the red row is written from left to right without gaps: box 2 comes next",
        )
        .refuses("1: write 4 red1", "box 1 of the red row already holds a 3")
        .refuses("1: write 4 red8", "the red row has 7 boxes, so there is no box 8")
        .refuses("1: write 4 green7", "the green row has 6 boxes, so there is no box 7");
}

#[test]
fn any_number_of_rows_may_be_begun() {
    let mut desk = Desk::new(2, STANDARD);
    desk.fill(&["3 red1", "3 yellow1", "3 blue1", "3 green1", "3 purple1"]);
    assert!(Colour::ALL.iter().all(|&row| desk.game.entries(seat(1)).filled(row) == 1));
}

proptest! {
    /// However a row is filled, what it holds obeys the rule read literally.
    #[test]
    fn filled_rows_obey_their_rules(
        advanced in any::<bool>(),
        picks in prop::collection::vec(any::<prop::sample::Index>(), 40),
    ) {
        let desk = Desk::new(2, if advanced { ADVANCED } else { STANDARD });
        for colour in Colour::ALL {
            let row = desk.game.sheet().row(*colour);
            let mut numbers = Numbers::default();
            for pick in &picks {
                let open: Vec<_> = row.open(numbers).collect();
                if open.is_empty() {
                    break;
                }
                let (index, value) = open[pick.index(open.len())];
                prop_assert!(numbers.get(index).is_none());
                numbers = numbers.with(index, value);
            }
            let list: Vec<u8> =
                (0..row.boxes).map_while(|index| numbers.get(index)).map(Pips::get).collect();
            let steps = || list.windows(2);
            prop_assert!(match row.rule.word() {
                "equal" => steps().all(|w| w[0] == w[1]),
                "ascending" => steps().all(|w| w[0] <= w[1]),
                "descending" => steps().all(|w| w[0] >= w[1]),
                "sum-seven" => list.chunks_exact(2).all(|w| w[0] + w[1] == 7),
                "even-odd" => steps().all(|w| (w[0] + w[1]) % 2 == 1),
                "two-numbers" => {
                    steps().all(|w| w[0] != w[1]) && list.windows(3).all(|w| w[0] == w[2])
                }
                "arithmetic-pyramid" => {
                    let fits = |a: usize, b: usize, top: usize| match (list.get(a), list.get(b), list.get(top)) {
                        (Some(a), Some(b), Some(top)) => a + b == *top || a.abs_diff(*b) == *top,
                        _ => true,
                    };
                    fits(0, 1, 3) && fits(1, 2, 4) && fits(3, 4, 5)
                        && list.get(6).is_none_or(|last| *last == list[5])
                }
                "unequal-pyramid" => {
                    (1..list.len()).all(|at| !list[..at].contains(&list[at]))
                }
                "groups" => [0..2, 2..4, 4..7].into_iter().all(|group| {
                    let group = list.get(group.start..group.end.min(list.len())).unwrap_or(&[]);
                    group.windows(2).all(|w| w[0] == w[1])
                }),
                "smaller-larger" => {
                    list.windows(3).all(|w| (w[0] < w[1]) != (w[1] < w[2]))
                        && steps().all(|w| w[0] != w[1])
                }
                other => panic!("untested rule {other}"),
            }, "{} row: {:?}", colour, list);
        }
    }
}
