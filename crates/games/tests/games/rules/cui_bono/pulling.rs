//! Building the pyramid and pulling dice out of it.

use engine::{Event, Game, Match, Options, Pending, QuickDice, Secret, SetupError};
use games::cui_bono::{CuiBono, CuiOptions, CuiThrow, colour_name};
use pyramid::{Colour, Plate, Pyramid};

use super::table::{build, cell, empty, on, random, seat};

#[test]
fn the_pyramid_is_complete_with_55_dice_of_each_colour() {
    let table = random(2, 1);
    let pyramid = table.game.heap().pyramid();
    assert_eq!(pyramid.heap(), Plate::STANDARD.cells());
    for colour in Colour::BUILDING {
        assert_eq!(pyramid.of_colour(colour).len(), 55);
    }
    assert_ne!(random(2, 2).game.heap().pyramid(), pyramid, "at random");
}

#[test]
fn a_pyramid_that_is_none_is_refused() {
    let game = empty(2, &[]);
    let why = |pyramid: Pyramid| {
        game.check_throw(&CuiThrow::Pyramid(Box::new(pyramid))).unwrap_err().to_string()
    };
    let base = build(|at| (at.depth() == 8).then_some(Colour::Red));
    assert_eq!(why(base), "the pyramid must be complete: it has 45 of 165 dice");
    let red = build(|_| Some(Colour::Red));
    assert_eq!(why(red), "the pyramid has 55 red dice, not 165");
    let small: Pyramid = "r321r321r321/r321".parse().unwrap();
    assert_eq!(why(small), "the pyramid must be complete: it has 4 of 165 dice");
}

#[test]
fn who_begins_is_random_or_chosen() {
    let game = CuiBono::new(&CuiOptions::default(), 6).unwrap();
    let mut begun = game.clone();
    begun.evolve(&Event::Throw("start 4".parse().unwrap()));
    assert_eq!(begun.turn(), seat(4));
    assert!(matches!(begun.throw(&mut QuickDice::new(1)), Some(CuiThrow::Pyramid(_))));
    let why = |game: &CuiBono, throw: &str| {
        game.check_throw(&throw.parse().unwrap()).unwrap_err().to_string()
    };
    assert_eq!(why(&game, "start 7"), "nobody plays at seat 7; there are 6 players");
    assert_eq!(why(&begun, "start 1"), "it is settled who begins; now the pyramid is built");
    let early = "pyramid r321";
    assert_eq!(why(&game, early), "first it is settled who begins, as in “start 1”");
    let mut third = CuiOptions::default();
    third.set("first", "3").unwrap();
    assert!(matches!(CuiBono::new(&third, 2), Err(SetupError::Conflict { .. })));
}

#[test]
fn at_first_only_the_three_corners_can_be_pulled() {
    assert_eq!(random(2, 1).choices(), ["pull 008", "pull 080", "pull 800"]);
}

#[test]
fn only_dice_of_the_bottom_layer_are_pulled() {
    let table = random(2, 1);
    assert_eq!(
        table.refused("pull 000"),
        "the die at 000 is not in the bottom layer, and only those are pulled",
    );
}

#[test]
fn a_pulled_die_needs_two_uncovered_faces() {
    let table = random(2, 1);
    assert_eq!(table.refused("pull 701"), "2 dice lie on the die at 701; only 1 may");
    assert_eq!(table.refused("pull 332"), "3 dice lie on the die at 332; only 1 may");
}

#[test]
fn the_row_above_slides_down_and_its_top_becomes_a_funnel() {
    let mut table = random(2, 1);
    let before = table.game.heap().pyramid().clone();
    table.play("pull 800");
    let after = table.game.heap().pyramid();
    assert_eq!(table.game.held(), before.die(cell("800")));
    for x in 1..=8 {
        let [at, above] = [x, x - 1].map(|x| cell(&format!("{x}00")));
        assert_eq!(after.die(at), before.die(above), "{at}");
    }
    assert_eq!(after.die(cell("000")), None);
    assert!(Plate::STANDARD.funnels(after.heap()).contains(cell("000")));
    assert_eq!(after.heap().len(), 164);
    assert_eq!(table.game.pending(), Pending::One(seat(1)), "and decides where it goes");
}

#[test]
fn a_die_with_nothing_on_it_leaves_a_hole_for_ever() {
    // A funnel of red dice, and a red die alone.
    let dice = ["332", "323", "233", "611"].map(cell);
    let mut table = on(build(|at| dice.contains(&at).then_some(Colour::Red)), &[]);
    table.play("pull 611");
    assert_eq!(table.choices(), ["keep"]);
    assert_eq!(table.refused("put 611"), "611 is on the plate, and no die goes back there");
    table.play("keep");
    assert_eq!(table.refused("pull 611"), "there is no die at 611 any more");
}

#[test]
fn only_one_die_a_turn() {
    let mut table = random(2, 1);
    assert_eq!(table.refused("keep"), "first pull a die out of the bottom layer");
    assert_eq!(table.refused("put 000"), "first pull a die out of the bottom layer");
    table.play("pull 800");
    assert_eq!(table.refused("pull 080"), "you hold a die: put it into a funnel or keep it");
}

/// Whatever is pulled, nothing is left hanging in the air.
#[test]
fn every_die_always_rests_on_three_others_or_on_the_plate() {
    let mut chance = QuickDice::new(7);
    for number in 0..20 {
        let mut table = random(4, number);
        while table.game.pending() != Pending::Over {
            let choices = table.choices();
            let action = engine::Chance::pick(&mut chance, &choices).unwrap().clone();
            table.play(&action);
            let heap = table.game.heap().pyramid().heap();
            assert!(Plate::STANDARD.holds(heap), "{action}");
        }
    }
}

#[test]
fn the_view_shows_which_row_slides_and_which_slid() {
    let mut table = random(2, 1);
    let whole = table.game.view(engine::Viewer::Seat(seat(1)));
    assert_eq!(whole.pulled, None);
    let corner = whole.pulls.iter().find(|pull| pull.cell == cell("800")).unwrap();
    let slides: Vec<String> = corner.slides.iter().map(ToString::to_string).collect();
    assert_eq!(slides, ["700", "600", "500", "400", "300", "200", "100", "000"]);
    table.play("pull 800");
    let view = table.game.view(engine::Viewer::Spectator);
    let pulled = view.pulled.unwrap();
    assert_eq!((pulled.cell, pulled.row), (cell("800"), Some(pyramid::Axis::X)));
    let held = view.held.unwrap();
    assert_eq!(held.cost, table.game.cost(held.colour));
}

#[test]
fn a_pull_is_told_with_the_colour_that_everybody_sees() {
    let names = vec![String::new(); 2];
    let mut game =
        Match::<CuiBono>::new(CuiOptions::default(), names, Secret::numbered(4, 0)).unwrap();
    let Pending::One(first) = game.game().pending() else { panic!("nobody is asked") };
    let colour = |at: &str, game: &Match<CuiBono>| {
        colour_name(game.game().heap().pyramid().die(cell(at)).unwrap().colour())
    };
    let red = colour("800", &game);
    let from = game.events().len();
    assert_eq!(game.told(from - 1), None, "nobody saw the pyramid being built");
    game.act(first, "pull 800".parse().unwrap()).unwrap();
    game.act(first, "keep".parse().unwrap()).unwrap();
    assert_eq!(game.told(from), Some(format!("{first}: pull 800 {red}").as_str()));
    assert_eq!(game.told(from + 1), Some(format!("{first}: keep {red}").as_str()));
    // The same when it was tried first and then taken over, and nothing when it is taken back.
    let mut trial = game.trial();
    let Pending::One(next) = trial.game().pending() else { panic!("nobody is asked") };
    let other = colour("080", &game);
    trial.act(next, "pull 080".parse().unwrap()).unwrap();
    let before = game.trial();
    game.adopt(trial);
    assert_eq!(game.told(from + 2), Some(format!("{next}: pull 080 {other}").as_str()));
    game.go_back(from + 2, &before);
    assert_eq!((game.told(from + 2), game.told(from + 1).is_some()), (None, true));
}
