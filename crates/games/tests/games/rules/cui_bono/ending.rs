//! Counting and the end.

use engine::{Game, Pending};

use super::table::{Table, random, seat};

/// Everybody keeps what comes, from the corner 800 on.
fn keep_all(players: u8) -> (Table, usize) {
    let mut table = random(players, 3);
    let mut turns = 0;
    while table.game.pending() != Pending::Over {
        let pull = table.choices()[0].clone();
        table.play(&pull).play("keep");
        turns += 1;
    }
    (table, turns)
}

#[test]
fn the_tenth_die_of_a_player_ends_the_game_and_with_five_or_six_the_seventh() {
    for (players, most) in [(2, 10), (3, 10), (4, 10), (5, 7), (6, 7)] {
        let (table, turns) = keep_all(players);
        assert_eq!(turns, usize::from(players) * (most - 1) + 1, "{players}");
        assert_eq!(usize::from(table.game.dice_kept(seat(1))), most);
        assert_eq!(usize::from(table.game.dice_kept(seat(2))), most - 1);
    }
}

#[test]
fn red_costs_one_yellow_two_and_pearl_three() {
    let (table, _) = keep_all(4);
    for standing in table.game.standings() {
        let [red, yellow, pearl] = table.game.kept(standing.seat).map(i32::from);
        assert_eq!(standing.score, red + 2 * yellow + 3 * pearl);
        let parts: Vec<(&str, i32)> =
            standing.parts.iter().map(|part| (part.name.as_str(), part.points)).collect();
        assert_eq!(parts, [("red", red), ("yellow", 2 * yellow), ("pearl", 3 * pearl)]);
    }
}

#[test]
fn what_the_colours_cost_can_be_chosen() {
    let options = [("red", "3"), ("yellow", "0"), ("pearl", "1")];
    let pyramid = random(2, 3).game.heap().pyramid().clone();
    let mut table = super::table::on(pyramid, &options);
    for _ in 0..6 {
        let pull = table.choices()[0].clone();
        table.play(&pull).play("keep");
    }
    for standing in table.game.standings() {
        let [red, _, pearl] = table.game.kept(standing.seat).map(i32::from);
        assert_eq!(standing.score, 3 * red + pearl);
    }
}

#[test]
fn fewest_points_win_then_fewest_dice_then_it_is_shared() {
    use pyramid::Colour::{Pearl, Red, Yellow};
    // Dice that lie alone on the plate: each can be pulled, none can be put.
    let alone = |colours: &'static [pyramid::Colour]| {
        let mut colours = colours.iter();
        let pyramid = super::table::build(|_| None);
        let mut pyramid = pyramid;
        for cell in ["008", "026", "044", "062", "080"] {
            let Some(colour) = colours.next() else { break };
            let die = pyramid::Die::new(*colour, "321".parse().unwrap());
            pyramid.put(cell.parse().unwrap(), die);
        }
        let mut table = super::table::on(pyramid, &[]);
        while table.game.pending() != Pending::Over {
            let pull = table.choices()[0].clone();
            table.play(&pull).play("keep");
        }
        table.game.standings().iter().map(|standing| standing.rank).collect::<Vec<u8>>()
    };
    assert_eq!(alone(&[Red, Yellow]), [1, 2], "1 against 2 points");
    assert_eq!(alone(&[Pearl, Yellow]), [2, 1]);
    assert_eq!(alone(&[Red, Pearl, Yellow]), [2, 1], "3 points each, but two dice against one");
    assert_eq!(alone(&[Red, Red]), [1, 1], "all equal");
}
