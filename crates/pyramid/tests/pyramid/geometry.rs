//! Every number of the pyramid's geometry, counted.

use std::collections::HashSet;

use pyramid::{Axis, CELLS, Cell, Cells, Die, MAX_SIZE, Orientation, Plate, Pyramid, is_covered};

const PLATE: Plate = Plate::STANDARD;

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn all_cells() -> impl Iterator<Item = Cell> {
    (0..CELLS).filter_map(Cell::from_index)
}

#[test]
fn layers_have_45_36_28_21_15_10_6_3_and_1_cells() {
    let sizes: Vec<usize> = (0..MAX_SIZE).map(|height| PLATE.layer(height).len()).collect();
    assert_eq!(sizes, [45, 36, 28, 21, 15, 10, 6, 3, 1]);
    assert_eq!(PLATE.cells().len(), 165);
}

#[test]
fn a_cell_is_its_three_coordinates() {
    for (index, cell) in all_cells().enumerate() {
        let [x, y, z] = cell.coordinates();
        assert_eq!(cell.index(), index);
        assert_eq!(Cell::new(x, y, z), Some(cell));
        assert_eq!(cell.to_string().parse(), Ok(cell));
    }
    assert_eq!(Cell::new(3, 3, 3), None);
    for text in ["", "43", "4311", "333", "x31", "4 1", "９00"] {
        let error = text.parse::<Cell>().unwrap_err();
        assert_eq!(error.expected, "a cell: three digits with a sum of 8 or less");
    }
}

#[test]
fn a_die_rests_on_three_and_carries_up_to_three() {
    for cell in all_cells() {
        let expected = if PLATE.base().contains(cell) { 0 } else { 3 };
        assert_eq!(cell.supports().len(), expected);
        let inside = cell.coordinates().iter().filter(|&&c| c > 0).count();
        assert_eq!(cell.burdens().len(), inside);
        for axis in Axis::ALL {
            if let Some(below) = cell.below(axis) {
                assert_eq!(below.above(axis), Some(cell));
                assert_eq!(below.along(axis), cell.along(axis) + 1);
            }
        }
    }
}

#[test]
fn a_side_of_the_full_pyramid_shows_45_faces() {
    for side in Axis::ALL {
        assert_eq!(PLATE.side(side).len(), 45);
        assert_eq!(PLATE.showing(PLATE.cells(), side), PLATE.side(side));
    }
}

#[test]
fn the_full_pyramid_shows_109_dice_and_hides_56() {
    let visible = PLATE.visible(PLATE.cells());
    assert_eq!(visible.len(), 109);
    assert_eq!((PLATE.cells() - visible).len(), 56);
}

#[test]
fn the_plate_has_24_edge_funnels_of_which_3_are_corners() {
    assert_eq!(PLATE.edge_funnels().len(), 24);
    let corners: Cells = Axis::ALL.map(|side| PLATE.corner(side)).into_iter().collect();
    assert_eq!(corners, ["800", "080", "008"].map(cell).into_iter().collect());
    assert!(corners.is_subset(PLATE.edge_funnels()));
    assert_eq!((PLATE.base() - PLATE.edge_funnels()).len(), 21);
}

#[test]
fn a_bare_base_layer_has_36_funnels_at_saddles_and_28_peaks() {
    let base: Vec<Cell> = PLATE.base().into_iter().collect();
    let edge_to_edge = |a: Cell, b: Cell| {
        Axis::ALL
            .iter()
            .any(|&to| Axis::ALL.iter().any(|&from| to != from && a.beside(to, from) == Some(b)))
    };
    let (mut saddles, mut peaks) = (Cells::NONE, 0);
    for (i, &a) in base.iter().enumerate() {
        for (j, &b) in base.iter().enumerate().skip(i + 1) {
            for &c in &base[j + 1..] {
                if edge_to_edge(a, b) && edge_to_edge(b, c) && edge_to_edge(c, a) {
                    let around: Cells = [a, b, c].into_iter().collect();
                    let place = all_cells().find(|cell| cell.supports() == around);
                    match place {
                        Some(funnel) => saddles.insert(funnel),
                        None => peaks += 1,
                    }
                }
            }
        }
    }
    assert_eq!(saddles.len(), 36);
    assert_eq!(peaks, 28);
    assert_eq!(PLATE.funnels(PLATE.base()), saddles);
    assert_eq!(PLATE.funnels(PLATE.base()), PLATE.layer(1));
}

#[test]
fn of_the_135_upper_faces_of_the_base_108_look_into_a_funnel_each_and_27_outwards() {
    let mut looked_at = HashSet::new();
    for funnel in PLATE.funnels(PLATE.base()) {
        for face in funnel.faces_around() {
            assert!(looked_at.insert(face), "{face:?} looks into two funnels");
        }
    }
    let faces = PLATE.base().len() * 3;
    assert_eq!((faces, looked_at.len(), faces - looked_at.len()), (135, 108, 27));
    for (cell, axis) in looked_at {
        assert!(cell.above(axis).is_some());
    }
}

#[test]
fn the_135_faces_of_the_full_pyramid_are_108_above_the_base_and_27_in_it() {
    let shown = |cells: Cells| -> usize {
        Axis::ALL.iter().map(|&side| (PLATE.showing(PLATE.cells(), side) & cells).len()).sum()
    };
    assert_eq!(shown(PLATE.cells()), 135);
    assert_eq!(shown(PLATE.cells() - PLATE.base()), 108);
    assert_eq!(shown(PLATE.base()), 27);
}

#[test]
fn only_the_tip_of_a_full_pyramid_is_free() {
    assert_eq!(PLATE.free(PLATE.cells()), Cells::only(Cell::TIP));
    let topless = PLATE.cells().without(Cell::TIP);
    assert_eq!(PLATE.free(topless), ["100", "010", "001"].map(cell).into_iter().collect());
    assert_eq!(PLATE.places(topless), Cells::only(Cell::TIP));
}

#[test]
fn an_empty_plate_offers_its_45_funnels() {
    assert_eq!(PLATE.places(Cells::NONE), PLATE.base());
    assert!(PLATE.funnels(Cells::NONE).is_empty());
}

#[test]
fn a_face_is_covered_exactly_by_the_die_above_it() {
    let heap: Cells = PLATE.base().with(cell("331"));
    for axis in Axis::ALL {
        let under = cell("331").below(axis).unwrap();
        for face in Axis::ALL {
            assert_eq!(is_covered(heap, under, face), face == axis);
        }
    }
}

#[test]
fn rows_run_from_a_side_to_the_plate() {
    let row = PLATE.row(cell("212"), Axis::X);
    assert_eq!(row, ["012", "112", "212", "312", "412", "512"].map(cell).into_iter().collect());
    for start in all_cells() {
        for axis in Axis::ALL {
            let row = PLATE.row(start, axis);
            assert_eq!((row & PLATE.base()).len(), 1);
            assert_eq!((row & PLATE.side(axis)).len(), 1);
            assert!(row.contains(start) && row.is_connected());
        }
    }
}

#[test]
fn levels_are_parallel_to_their_side() {
    let sizes: Vec<usize> = (0..9).map(|distance| PLATE.level(Axis::Y, distance).len()).collect();
    assert_eq!(sizes, [45, 36, 28, 21, 15, 10, 6, 3, 1]);
}

#[test]
fn dice_touch_face_to_face_along_rows_only() {
    assert_eq!(
        cell("221").touching(),
        ["321", "231", "222", "121", "211", "220"].map(cell).into_iter().collect(),
    );
    assert!(!Cells::from_iter([cell("800"), cell("710")]).is_connected());
    assert!(Cells::from_iter([cell("700"), cell("800"), cell("710"), cell("701")]).is_connected());
    assert!(Cells::NONE.is_connected());
}

#[test]
fn there_are_24_orientations() {
    let all: HashSet<_> = Orientation::all().map(Orientation::faces).collect();
    assert_eq!(all.len(), 24);
    for [x, y, z] in all {
        let opposite = |a: engine::Pips, b: engine::Pips| a == b || a.get() + b.get() == 7;
        assert!(!opposite(x, y) && !opposite(y, z) && !opposite(z, x));
    }
    // The marching dice at the three sides, and what a mirrored die would show.
    for text in ["321", "132", "213", "623", "642"] {
        assert!(text.parse::<Orientation>().is_ok(), "{text}");
    }
    for text in ["123", "231", "312", "112", "161", "32", "3210", "327"] {
        assert!(text.parse::<Orientation>().is_err(), "{text}");
    }
}

#[test]
fn tilting_shows_the_rulebooks_example() {
    // 6 towards the player, 2 left, 3 right; tilted to the right it shows 2
    // right and 4 left, and still the 6.
    let die: Orientation = "623".parse().unwrap();
    assert_eq!(die.tilted(Axis::Y, Axis::Z).to_string(), "642");
}

#[test]
fn tilting_back_undoes_a_tilt_and_four_in_a_circle_do_too() {
    for die in Orientation::all() {
        for to in Axis::ALL {
            for from in Axis::ALL.into_iter().filter(|&from| from != to) {
                assert_eq!(die.tilted(to, from).tilted(from, to), die);
                let mut round = die;
                for _ in 0..4 {
                    round = round.tilted(to, from);
                }
                assert_eq!(round, die);
                assert_ne!(die.tilted(to, from), die);
            }
        }
    }
}

#[test]
fn every_place_and_orientation_is_reached_by_tilting() {
    let start = (cell("800"), "321".parse::<Orientation>().unwrap());
    let (mut reached, mut open) = (HashSet::from([start]), vec![start]);
    while let Some((place, die)) = open.pop() {
        for to in Axis::ALL {
            for from in Axis::ALL.into_iter().filter(|&from| from != to) {
                let Some(goal) = place.beside(to, from) else { continue };
                let next = (goal, die.tilted(to, from));
                if reached.insert(next) {
                    open.push(next);
                }
            }
        }
    }
    assert_eq!(reached.len(), 45 * 24);
}

#[test]
fn a_tilt_needs_an_empty_neighbour() {
    let mut pyramid = Pyramid::new(PLATE);
    let die: Die = "r321".parse().unwrap();
    pyramid.put(cell("044"), die);
    pyramid.put(cell("134"), die);
    let before = pyramid.clone();
    assert_eq!(pyramid.tilt(cell("044"), Axis::X, Axis::Y), None);
    assert_eq!(pyramid.tilt(cell("044"), Axis::Y, Axis::X), None, "off the plate");
    assert_eq!(pyramid.tilt(cell("800"), Axis::Y, Axis::X), None, "no die there");
    assert_eq!(pyramid, before);
    assert_eq!(pyramid.tilt(cell("044"), Axis::X, Axis::Z), Some(cell("143")));
    assert_eq!(pyramid.die(cell("044")), None);
}

#[test]
fn a_row_slides_down_one_cell_and_its_top_becomes_a_funnel() {
    let mut pyramid = Pyramid::new(PLATE);
    for (die, at) in ["r321", "y321", "p321", "r132"].iter().zip(["800", "700", "600", "500"]) {
        pyramid.put(cell(at), die.parse().unwrap());
    }
    assert_eq!(pyramid.slide(cell("800"), Axis::X), None, "a die lies there");
    pyramid.take(cell("800"));
    assert_eq!(pyramid.slide(cell("800"), Axis::X), Some(cell("500")));
    let row: Vec<String> = pyramid.dice().map(|(cell, die)| format!("{cell} {die}")).collect();
    assert_eq!(row, ["600 r132", "700 p321", "800 y321"]);
    assert_eq!(pyramid.slide(cell("080"), Axis::Y), None, "nothing lies above");
}

#[test]
fn a_funnel_adds_up_the_three_faces_that_look_into_it() {
    let mut pyramid = Pyramid::new(PLATE);
    pyramid.put(cell("431"), "p321".parse().unwrap());
    pyramid.put(cell("341"), "p132".parse().unwrap());
    assert_eq!(pyramid.funnel_sum(cell("331")), None);
    pyramid.put(cell("332"), "p213".parse().unwrap());
    assert_eq!(pyramid.funnel_sum(cell("331")), Some(9));
    pyramid.put(cell("331"), "r623".parse().unwrap());
    assert_eq!(pyramid.funnel_sum(cell("331")), None);
}

#[test]
fn covered_faces_are_not_shown_and_a_buried_die_not_even_its_colour() {
    let mut pyramid = Pyramid::new(PLATE);
    for (at, die) in PLATE.cells().into_iter().zip(["r321", "y623"].into_iter().cycle()) {
        pyramid.put(at, die.parse().unwrap());
    }
    let json = |shown| serde_json::to_value(shown).unwrap();
    assert_eq!(
        json(pyramid.seen(Cell::TIP)),
        serde_json::json!({ "cell": "000", "colour": "red", "faces": [3, 2, 1] }),
    );
    assert_eq!(json(pyramid.seen(cell("300")))["faces"][0], serde_json::Value::Null);
    assert_eq!(
        json(pyramid.seen(cell("111"))),
        serde_json::json!({ "cell": "111", "colour": null, "faces": [null, null, null] }),
    );
    let from_x = pyramid.seen_from(cell("300"), &[Axis::X]).unwrap();
    assert_eq!((from_x.colour, from_x.faces), (None, [None; 3]));
}

#[test]
fn smaller_plates_are_the_same_cells_with_a_base_further_up() {
    let sizes: Vec<usize> = (1..=9).map(|size| Plate::new(size).unwrap().cells().len()).collect();
    assert_eq!(sizes, [1, 4, 10, 20, 35, 56, 84, 120, 165]);
    let eight = Plate::new(8).unwrap();
    assert_eq!(eight.base().len(), 36);
    assert_eq!(eight.funnels(eight.base()).len(), 28);
    assert_eq!(eight.corner(Axis::Y), cell("070"));
    assert_eq!(eight.row(cell("212"), Axis::X).len(), 5);
    assert_eq!((Plate::new(0), Plate::new(10)), (None, None));
}

#[test]
fn a_pyramid_is_written_layer_by_layer() {
    let text = "r321y623p145/t654";
    let pyramid: Pyramid = text.parse().unwrap();
    assert_eq!(pyramid.plate().size(), 2);
    assert_eq!(pyramid.die(Cell::TIP).unwrap().to_string(), "t654");
    assert_eq!(pyramid.to_string(), text);
    assert_eq!("...".parse::<Pyramid>().unwrap(), Pyramid::new(Plate::new(2).unwrap()));

    let refusals = [
        ("r321y623", "a pyramid: its base is no triangle"),
        ("", "a pyramid: its base is no triangle"),
        ("r321.p145/t654", "a pyramid: a die lies on fewer than three others"),
        ("r321y623p145/t654r321", "a pyramid: each layer is one line shorter than that below"),
        ("r321y623p145/t654/r321", "a pyramid: each layer is one line shorter than that below"),
        ("r321y623p14", "a die, such as r321, or a gap, written ."),
        ("r321y623p123", "a die: its colour and three faces, such as r321"),
        ("ärger", "a die: its colour and three faces, such as r321"),
    ];
    for (text, expected) in refusals {
        assert_eq!(text.parse::<Pyramid>().unwrap_err().expected, expected, "{text}");
    }
}

mod heaps {
    use super::*;
    use proptest::prelude::*;

    /// Heaps as play makes them: dice put where they can lie.
    fn heap() -> impl Strategy<Value = Cells> {
        proptest::collection::vec(any::<prop::sample::Index>(), 0..165).prop_map(|picks| {
            picks.into_iter().fold(Cells::NONE, |heap, pick| {
                let places: Vec<Cell> = PLATE.places(heap).into_iter().collect();
                if places.is_empty() { heap } else { heap.with(places[pick.index(places.len())]) }
            })
        })
    }

    proptest! {
        #[test]
        fn no_die_lies_on_fewer_than_three(heap in heap()) {
            prop_assert!(PLATE.holds(heap));
            for cell in PLATE.free(heap) {
                prop_assert!(PLATE.holds(heap.without(cell)));
            }
            for cell in heap - PLATE.free(heap) {
                prop_assert!(!PLATE.holds(heap.without(cell)));
            }
        }

        #[test]
        fn places_are_exactly_where_a_die_would_rest(heap in heap()) {
            for cell in PLATE.cells() - heap {
                prop_assert_eq!(PLATE.places(heap).contains(cell), PLATE.holds(heap.with(cell)));
            }
        }

        #[test]
        fn sets_behave_like_sets(a in heap(), b in heap()) {
            let set = |cells: Cells| cells.into_iter().collect::<HashSet<_>>();
            let (x, y) = (set(a), set(b));
            prop_assert_eq!(set(a | b), x.union(&y).copied().collect());
            prop_assert_eq!(set(a & b), x.intersection(&y).copied().collect());
            prop_assert_eq!(set(a - b), x.difference(&y).copied().collect());
            prop_assert_eq!(a.len(), x.len());
            prop_assert_eq!(a.is_subset(b), x.is_subset(&y));
            prop_assert_eq!(a.intersects(b), !x.is_disjoint(&y));
        }

        #[test]
        fn a_pyramid_reads_back_as_written(heap in heap(), seed in any::<u64>()) {
            let mut chance = engine::QuickDice::new(seed);
            let mut pyramid = Pyramid::new(PLATE);
            for cell in heap {
                let colour = *engine::Chance::pick(&mut chance, &pyramid::Colour::ALL).unwrap();
                pyramid.put(cell, Die::new(colour, Orientation::random(&mut chance)));
            }
            prop_assert_eq!(pyramid.to_string().parse::<Pyramid>(), Ok(pyramid));
        }
    }
}
