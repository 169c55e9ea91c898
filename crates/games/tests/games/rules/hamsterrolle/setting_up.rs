//! Set-up: sets, starter, start player, options.

use std::fs;
use std::path::Path;

use engine::{Game, QuickDice, SetupError};
use games::hamsterrolle::{Deal, HamsterrolleReason};

use super::*;

#[test]
fn two_players_have_two_sets_each() {
    let game = table(2, &[]);
    assert_eq!([1, 2].map(|number| game.stock(seat(number)).len()), [14, 14]);
    assert!(game.stock(seat(1)).holds(piece("red1")) && game.stock(seat(1)).holds(piece("red2")));
    all_29(&game);
}

#[test]
fn three_leave_the_fourth_set_in_the_box() {
    let game = table(3, &[]);
    assert_eq!([1, 2, 3].map(|number| game.stock(seat(number)).len()), [7, 7, 7]);
    assert_eq!(game.out().len(), 7);
    all_29(&game);
}

#[test]
fn or_share_it_out_two_each_and_one_left_over() {
    let mut game = Hamsterrolle::new(&options(&[("fourth", "shared")]), 3).unwrap();
    let deal: Deal = "2 red green blue orange purple white yellow".parse().unwrap();
    assert_eq!(game.check_throw(&deal), Ok(()));
    game.evolve(&Event::Throw(deal));
    assert_eq!([1, 2, 3].map(|number| game.stock(seat(number)).len()), [9, 9, 9]);
    assert!(game.stock(seat(2)).holds(piece("blue4")));
    assert_eq!(names(game.out()), ["yellow4"]);
    assert_eq!(game.pending(), Pending::One(seat(2)));
    all_29(&game);
}

#[test]
fn a_shared_set_is_dealt_whole_and_once() {
    let game = Hamsterrolle::new(&options(&[("fourth", "shared")]), 3).unwrap();
    for wrong in [
        "1",
        "4 red green blue orange purple white yellow",
        "1 red red blue orange purple white yellow",
    ] {
        let refused = game.check_throw(&wrong.parse().unwrap());
        assert_eq!(refused, Err(HamsterrolleReason::NoSuchDeal { players: 3 }), "{wrong}");
    }
    let mut chance = QuickDice::new(3);
    let deal = game.throw(&mut chance).unwrap();
    assert_eq!(game.check_throw(&deal), Ok(()));
}

#[test]
fn four_have_one_set_each() {
    let game = table(4, &[]);
    assert!(Seat::all(4).all(|seat| game.stock(seat).len() == 7));
    all_29(&game);
}

/// Four identical sets of seven pieces, one of each colour, and the starter.
#[test]
fn a_set_has_one_piece_of_each_colour() {
    let game = table(4, &[]);
    for seat in Seat::all(4) {
        let colours: Vec<_> = game.stock(seat).pieces().map(Piece::colour).collect();
        assert_eq!(colours, wheel::Colour::SET);
        assert!(game.stock(seat).pieces().all(|piece| piece.set() == seat.number()));
    }
    assert_eq!(Piece::all().count(), 29);
}

/// “So that each team takes two goes before the other team plays.”
#[test]
fn neighbours_have_their_turns_one_after_the_other() {
    let mut game = table(4, &[("edition", "2000")]);
    let mut teams = Vec::new();
    for number in [1, 2, 3, 4, 1] {
        teams.push(game.view(engine::Viewer::Spectator).teams.unwrap()[usize::from(number - 1)]);
        let own = game.stock(seat(number)).pieces().next().unwrap().to_string();
        let settled = fell(Fate::Back, &[&own], game.wheel().clone());
        turn(&mut game, number, &format!("place {own} in 3 flat"), settled);
    }
    assert_eq!(teams, [0, 0, 1, 1, 0]);
}

/// Of neighbours who play together the first one begins, or else their two
/// goes would be torn apart.
#[test]
fn in_2000_the_first_player_drawn_is_the_first_of_a_pair() {
    let drawn = |players: u8, pairs: &[(&str, &str)]| {
        let game = Hamsterrolle::new(&options(pairs), players).unwrap();
        let first = |number| game.throw(&mut QuickDice::new(number)).unwrap().first.number();
        let mut all: Vec<u8> = (0..60).map(first).collect();
        all.sort_unstable();
        all.dedup();
        all
    };
    assert_eq!(drawn(4, &[("edition", "2000")]), [1, 3]);
    assert_eq!(drawn(4, &[("edition", "2000"), ("teams", "across")]), [1, 2, 3, 4]);
    assert_eq!(drawn(4, &[("edition", "2000"), ("teams", "none")]), [1, 2, 3, 4]);
    assert_eq!(drawn(3, &[("edition", "2000")]), [1, 2, 3]);
    assert_eq!(drawn(4, &[("teams", "beside")]), [1, 2, 3, 4], "2011 does not ask for it");
    // Records from before, and of tables where the shakiest hands began, hold.
    let game = Hamsterrolle::new(&options(&[("edition", "2000")]), 4).unwrap();
    assert_eq!(game.check_throw(&"2".parse().unwrap()), Ok(()));
}

#[test]
fn four_play_alone_in_2011_and_in_teams_of_neighbours_in_2000() {
    let partner = |pairs: &[(&str, &str)]| table(4, pairs).partner(seat(1)).map(Seat::number);
    assert_eq!(partner(&[]), None);
    assert_eq!(partner(&[("edition", "2000")]), Some(2));
    assert_eq!(partner(&[("edition", "2000"), ("teams", "none")]), None);
    assert_eq!(partner(&[("teams", "beside")]), Some(2));
    assert_eq!(partner(&[("teams", "across")]), Some(3));
}

#[test]
fn the_starter_stands_in_the_lowest_compartment() {
    let game = table(2, &[]);
    assert_eq!(game.wheel().pieces().len(), 1);
    assert_eq!(game.wheel().compartment_of(game.kit(), Piece::STARTER), Some(compartment(1)));
    assert!(game.wheel().lowest().contains(&compartment(1)));
}

#[test]
fn chance_says_who_begins() {
    let game = Hamsterrolle::new(&options(&[]), 4).unwrap();
    assert_eq!(game.pending(), Pending::Throw);
    let mut began = [false; 4];
    for number in 0..40 {
        let deal = game.throw(&mut QuickDice::new(number)).unwrap();
        assert!(deal.shared.is_empty());
        began[deal.first.index()] = true;
    }
    assert_eq!(began, [true; 4]);
    assert!(game.check_throw(&"5".parse().unwrap()).is_err());
}

#[test]
fn options_that_do_not_go_together_are_told() {
    let page = |language: &str| {
        let path = format!("../../data/messages/{language}/refusals.ftl");
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
    };
    let pages = ["en", "de"].map(page);
    for (players, pairs, told) in [
        (3, &[("teams", "beside")][..], "teams are for four players"),
        (2, &[("teams", "across")], "teams are for four players"),
        (4, &[("fourth", "shared")], "only three players have a fourth set"),
        (2, &[("fourth", "shared")], "only three players have a fourth set"),
        (2, &[("tip", "true")], "belongs to the edition of 2000"),
    ] {
        match Hamsterrolle::new(&options(pairs), players) {
            Err(SetupError::Conflict { what, sentence }) => {
                assert!(sentence.contains(told), "{sentence}");
                let said = pages.iter().all(|page| page.contains(&format!("    [{what}] ")));
                assert!(said, "both languages say {what}");
            }
            other => panic!("{pairs:?}: {other:?}"),
        }
    }
}

#[test]
fn an_own_wheel_replaces_the_built_in_one_and_its_mistakes_are_told() {
    let text = include_str!("../../../../../../data/hamsterrolle/wheel.toml");
    let file = |text: String| engine::DataFile { name: "own.toml".to_owned(), text };
    let mut own = options(&[]);
    own.attach(file(text.replace("diameter = 360", "diameter = 300"))).unwrap();
    let game = Hamsterrolle::new(&own, 2).unwrap();
    assert!((game.kit().wheel().radius - 1.5).abs() < 1e-6);
    assert_eq!(own.attached().len(), 1);
    let refused = own.attach(file(text.replace("rim = 5", "rim = 0"))).unwrap_err();
    assert_eq!(refused.to_string(), "own.toml, wheel.rim: 0 is not between 4 and 30");
}
