//! Builds: the counts of the rules page, and brute force on small plates.

use std::ops::ControlFlow;

use engine::{Chance, QuickDice};
use proptest::prelude::*;
use pyramid::{Cell, Cells, Plate, longest_row};

fn cells(text: &str) -> Cells {
    text.split_whitespace().map(|cell| cell.parse::<Cell>().unwrap()).collect()
}

fn builds(plate: &Plate, heap: Cells, dice: usize, near: Cells) -> Vec<Cells> {
    let mut out = Vec::new();
    plate.builds(heap, dice, near, &mut out);
    out
}

fn count(heap: Cells, dice: usize, near: Cells) -> usize {
    builds(&Plate::STANDARD, heap, dice, near).len()
}

/// A heap that grew die by die.
fn heap(plate: &Plate, dice: usize, seed: u64) -> Cells {
    let mut chance = QuickDice::new(seed);
    let mut heap = Cells::NONE;
    for _ in 0..dice {
        let places: Vec<Cell> = plate.places(heap).into_iter().collect();
        if let Some(&cell) = chance.pick(&places) {
            heap.insert(cell);
        }
    }
    heap
}

#[test]
fn an_empty_plate_has_36_builds_of_four_dice_and_84_of_seven() {
    let all = Plate::STANDARD.cells();
    let counts: Vec<usize> = (2..=8).map(|dice| count(Cells::NONE, dice, all)).collect();
    assert_eq!(counts, [0, 0, 36, 0, 0, 84, 0]);
    assert_eq!(count(Cells::NONE, 1, all), 45);
}

#[test]
fn after_a_central_start_pyramid_there_are_builds_of_3_5_and_6_dice_only() {
    for top in ["223", "232", "322"] {
        let start = Plate::STANDARD.pile(Cells::NONE, top.parse().unwrap());
        let near = start.touching();
        let counts: Vec<usize> = (1..=6).map(|dice| count(start, dice, near)).collect();
        assert_eq!(counts, [0, 0, 6, 0, 3, 21]);
    }
}

#[test]
fn a_pile_is_a_pyramid_of_its_own_on_an_empty_plate() {
    for cell in Plate::STANDARD.cells() {
        let layers = usize::from(Plate::STANDARD.height(cell)) + 1;
        let pile = Plate::STANDARD.pile(Cells::NONE, cell);
        assert_eq!(pile.len(), layers * (layers + 1) * (layers + 2) / 6);
        assert!(Plate::STANDARD.holds(pile) && pile.is_connected());
    }
    assert_eq!(Cell::TIP.cone(), Plate::STANDARD.cells());
}

#[test]
fn nothing_is_built_with_no_dice_or_in_a_full_pyramid() {
    let all = Plate::STANDARD.cells();
    assert_eq!(count(Cells::NONE, 0, all), 0);
    for dice in 1..=9 {
        assert_eq!(count(all, dice, all), 0);
    }
}

#[test]
fn the_last_cell_is_one_build() {
    let all = Plate::STANDARD.cells();
    assert_eq!(builds(&Plate::STANDARD, all.without(Cell::TIP), 1, all), [Cells::only(Cell::TIP)]);
}

#[test]
fn a_row_counts_touching_dice_in_a_straight_line() {
    assert_eq!(longest_row(Cells::NONE), 0);
    assert_eq!(longest_row(cells("223")), 1);
    assert_eq!(longest_row(cells("223 323 233 224")), 2);
    assert_eq!(longest_row(cells("053 152 251 350")), 1);
    assert_eq!(longest_row(cells("022 122 222 322")), 4);
    assert_eq!(longest_row(cells("022 122 322 422")), 2);
}

#[test]
fn a_search_breaks_off_when_asked_to() {
    let plate = Plate::STANDARD;
    let mut seen = 0;
    let found = plate.try_each_build(Cells::NONE, 4, plate.cells(), |build| {
        seen += 1;
        if seen == 3 { ControlFlow::Break(build) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(seen, 3);
    let third = builds(&plate, Cells::NONE, 4, plate.cells())[2];
    assert_eq!(found, ControlFlow::Break(third));
}

/// All sets of so many empty cells, tried one by one.
fn brute_force(plate: &Plate, heap: Cells, dice: usize, near: Cells) -> Vec<Cells> {
    fn choose(from: &[Cell], dice: usize, chosen: Cells, found: &mut impl FnMut(Cells)) {
        match from {
            _ if dice == 0 => found(chosen),
            [first, rest @ ..] if from.len() >= dice => {
                choose(rest, dice - 1, chosen.with(*first), found);
                choose(rest, dice, chosen, found);
            }
            _ => {}
        }
    }
    let empty: Vec<Cell> = (plate.cells() - heap).into_iter().collect();
    let mut found = Vec::new();
    choose(&empty, dice, Cells::NONE, &mut |build| {
        if plate.holds(heap | build) && build.is_connected() && build.intersects(near) {
            found.push(build);
        }
    });
    found
}

fn sorted(mut builds: Vec<Cells>) -> Vec<String> {
    builds.sort_by_key(|build| build.into_iter().map(Cell::index).collect::<Vec<_>>());
    builds.iter().map(|build| format!("{build:?}")).collect()
}

proptest! {
    #[test]
    fn every_build_is_found_once(
        size in 2..=4_u8, dice in 0..12_usize, built in 1..=6_usize, seed in any::<u64>(),
    ) {
        let plate = Plate::new(size).unwrap();
        let heap = heap(&plate, dice, seed);
        let mut chance = QuickDice::new(!seed);
        let some: Cells = heap.into_iter().filter(|_| chance.below(3) == 0).collect();
        for near in [plate.cells(), heap.touching(), some.touching()] {
            let found = builds(&plate, heap, built, near);
            prop_assert_eq!(sorted(found), sorted(brute_force(&plate, heap, built, near)));
        }
    }

    #[test]
    fn builds_on_the_large_plate_are_what_they_should_be(
        dice in 0..120_usize, built in 1..=6_usize, seed in any::<u64>(),
    ) {
        let plate = Plate::STANDARD;
        let heap = heap(&plate, dice, seed);
        let near = heap.touching();
        let found = builds(&plate, heap, built, near);
        for build in &found {
            prop_assert_eq!(build.len(), built);
            prop_assert!(!build.intersects(heap) && build.intersects(near));
            prop_assert!(plate.holds(heap | *build) && build.is_connected());
        }
        let texts = sorted(found.clone());
        prop_assert!(texts.windows(2).all(|pair| pair[0] != pair[1]), "twice: {:?}", texts);
        prop_assert_eq!(builds(&plate, heap, built, near), found);
    }
}
