//! What a roll allows.

use engine::{Event, Game, Pending, Pips};
use games::abquetschen::{AbquetschenAction, AbquetschenReason};
use pyramid::Cells;

use super::support::{
    STARTED, acted, after, cells, choices, evolved, random_games, refused, rolled, seat, validate,
};

/// Tom's roll after Mia's start, and what he does with it.
fn tom(rest: &str) -> String {
    format!("{STARTED}{rest}")
}

#[test]
fn the_second_player_can_build_with_a_3_a_5_or_a_6_only() {
    let counts: Vec<usize> =
        Pips::ALL.iter().map(|&roll| choices(&rolled(&after(STARTED), roll)).len()).collect();
    assert_eq!(counts, [0, 0, 6, 0, 3, 21]);
}

/// The rulebook's picture: a 5 next to the start pyramid.
#[test]
fn a_5_beside_the_start_pyramid_fills_two_saddles_side_by_side() {
    let game = rolled(&after(STARTED), Pips::Five);
    let builds: Vec<String> = choices(&game).iter().map(ToString::to_string).collect();
    assert_eq!(
        builds,
        ["build 124 133 125 134 143", "build 214 313 215 314 413", "build 232 322 242 332 422"]
    );
    let game = acted(&game, choices(&game)[0]);
    assert_eq!((game.supply(seat(2)), game.dice(seat(2)).len()), (50, 5));
    assert_eq!((game.pending(), game.turn()), (Pending::Throw, seat(1)));
}

#[test]
fn exactly_as_many_dice_as_rolled_are_built() {
    assert_eq!(
        refused(&tom("throw: 5\n2: build 133 134 143")),
        "a 5 is built with exactly 5 dice, not 3"
    );
    assert_eq!(
        refused(&tom("throw: 5\n2: skip")),
        "you rolled a 5, so now you build exactly 5 dice"
    );
}

#[test]
fn every_die_is_supported() {
    assert_eq!(
        refused(&tom("throw: 3\n2: build 133 134 123")),
        "a die at 123 would roll away: there is none below it at 124"
    );
}

#[test]
fn a_cell_holds_one_die() {
    assert_eq!(refused(&tom("throw: 3\n2: build 223 134 143")), "there is a die at 223 already");
}

#[test]
fn dice_stay_within_the_pyramid_of_the_plate() {
    let small = "throw: 4\n1: start 111\nthrow: 3\n2: build 800 022 112\n";
    let refused = validate(2, "plate=5", small).unwrap_err();
    assert_eq!(refused.refusal.text, "800 is outside the pyramid that fits on this plate");
}

#[test]
fn new_dice_hang_together_by_faces() {
    assert_eq!(
        refused(&tom("throw: 3\n2: build 134 143 152")),
        "the dice of a build must hang together by their faces"
    );
    // Dice that only lie on the same old die do not touch each other.
    assert_eq!(
        refused(&tom("throw: 6\n2: build 124 125 134 215 214 314")),
        "the dice of a build must hang together by their faces"
    );
}

#[test]
fn a_first_build_may_touch_anybodys_die_but_must_touch_one() {
    let ida = |build: &str| {
        let events = tom("throw: 5\n2: build 124 125 133 134 143\nthrow: 1\n3: build ") + build;
        validate(3, "", &events).map_err(|refused| refused.refusal.text)
    };
    assert_eq!(ida("123").unwrap().dice(seat(3)), cells("123"));
    assert_eq!(ida("800").unwrap_err(), "your first build must touch a die of somebody by a face");
}

#[test]
fn later_builds_touch_an_own_die() {
    let events = tom("throw: 3\n2: build 133 134 143\nthrow: 3\n1: build 214 215 314\n");
    // These touch only Mia's dice.
    let wrong = format!("{events}throw: 3\n2: build 322 332 422");
    assert_eq!(
        refused(&wrong),
        "at least one of the new dice must touch, face to face, a die that you built before"
    );
    assert!(validate(2, "", &format!("{events}throw: 3\n2: build 232 242 332\n")).is_err());
    assert!(validate(2, "", &format!("{events}throw: 2\n2: build 124 125\n")).is_ok());
}

#[test]
fn whoever_cannot_build_the_roll_passes_and_builds_nothing() {
    let game = after(&tom("throw: 4\n"));
    assert_eq!((game.pending(), game.turn()), (Pending::Throw, seat(1)));
    assert_eq!(game.supply(seat(2)), 55);
    assert!(validate(2, "", &tom("throw: 4\n= pass 2\n")).is_ok());
}

#[test]
fn whoever_can_build_does_not_pass() {
    assert_eq!(
        refused(&tom("throw: 3\n= pass 2")),
        "the rules do not do that here: somebody's decision comes next"
    );
}

/// Mia rolls only what she cannot build, while the others close in on her.
#[test]
fn the_start_pyramid_stays_open_until_its_owner_has_built_again() {
    let mut game = after(STARTED);
    let mia = seat(1);
    let mut kept_open = false;
    for _ in 0..60 {
        if game.turn() == mia {
            let stuck = Pips::ALL.map(|roll| rolled(&game, roll));
            let Some(stuck) = stuck.iter().find(|then| then.pending() == Pending::Rules) else {
                break;
            };
            game = evolved(stuck, &Event::Effect(stuck.next_effect().unwrap()));
            continue;
        }
        // The roll and build that leave Mia the fewest openings.
        let tries = Pips::ALL.map(|roll| rolled(&game, roll));
        for then in tries.iter().filter(|then| then.pending() == Pending::One(seat(2))) {
            let mut near = Vec::new();
            let touching = if then.dice(seat(2)).is_empty() {
                then.heap().touching()
            } else {
                then.openings(seat(2))
            };
            for dice in 1..=6 {
                then.plate().builds(then.heap(), dice, touching, &mut near);
            }
            for build in near {
                let closes = (then.openings(mia) - build).is_empty();
                let checked = then.check(seat(2), &AbquetschenAction::Build(build));
                if closes && checked == Err(AbquetschenReason::ClosesStartPyramid) {
                    assert!(!choices(then).contains(&AbquetschenAction::Build(build)));
                    kept_open = true;
                }
                assert!(!closes || checked.is_err(), "{build:?} closes the start pyramid");
            }
        }
        let best = tries
            .iter()
            .filter(|then| then.pending() == Pending::One(seat(2)))
            .flat_map(|then| choices(then).into_iter().map(|build| acted(then, build)))
            .filter(|then| then.turn() == mia && then.ending().is_none())
            .min_by_key(|then| then.openings(mia).len());
        match best {
            Some(then) => game = then,
            None => break,
        }
        assert!(!game.openings(mia).is_empty());
    }
    assert!(kept_open, "nobody ever tried to close the start pyramid");
}

#[test]
fn its_owner_may_close_the_start_pyramid() {
    let game = after(&tom("throw: 3\n2: build 133 134 143\n"));
    assert!(game.view(engine::Viewer::Spectator).guarded);
    let game = after(&tom("throw: 3\n2: build 133 134 143\nthrow: 3\n1: build 214 215 314\n"));
    assert!(!game.view(engine::Viewer::Spectator).guarded);
}

#[test]
fn a_build_is_chosen_die_by_die_and_can_always_be_completed() {
    let mut completed = 0;
    random_games(8, |game, action, _| {
        let AbquetschenAction::Build(build) = action else { return };
        let mut chosen = Cells::NONE;
        while chosen != build {
            let offered = game.next_cells(game.turn(), chosen);
            let next = (offered & build).next().expect("the rest of the build is offered");
            assert!(game.plate().carries(game.heap() | chosen, next));
            chosen.insert(next);
        }
        assert!(game.next_cells(game.turn(), chosen).is_empty());
        completed += 1;
    });
    assert!(completed > 100);
    let game = rolled(&after(STARTED), Pips::Three);
    assert!(game.next_cells(seat(1), Cells::NONE).is_empty(), "it is not Mia's turn");
    assert!(game.next_cells(seat(2), cells("152")).is_empty(), "no build has this cell");
}

#[test]
fn there_are_never_more_than_a_few_dozen_builds() {
    let mut most = 0;
    random_games(60, |game, _, _| most = most.max(choices(game).len()));
    assert!((20..60).contains(&most), "{most}");
}
