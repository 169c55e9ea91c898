//! Who sees what.

use engine::{Game, Moment, QuickDice, Viewer};
use games::raffzahn::{Fate, Raffzahn, time_for};
use pyramid::Axis;

use super::table::{cell, seat, table};

#[test]
fn a_player_sees_the_uncovered_faces_of_the_own_side_and_no_others() {
    let table = table(3, &[], &[]);
    for (number, side) in [(1, Axis::X), (2, Axis::Y), (3, Axis::Z)] {
        let view = table.game.view(Viewer::Seat(seat(number)));
        assert_eq!(view.dice.len(), 164, "where dice lie is no secret");
        let mut seen = 0;
        for die in &view.dice {
            let covered =
                die.cell.above(side).is_some_and(|above| table.game.heap().contains(above));
            assert_eq!(die.faces[side.index()].is_some(), !covered);
            assert_eq!(die.colour.is_some(), !covered);
            for other in side.others() {
                assert_eq!(die.faces[other.index()], None);
            }
            seen += usize::from(!covered);
        }
        assert_eq!(seen, 45);
    }
}

#[test]
fn whoever_watches_sees_no_face_before_the_end() {
    let mut table = table(3, &[], &[]);
    let faces = |view: games::raffzahn::RaffzahnView| {
        view.dice.iter().filter(|die| die.colour.is_some() || die.faces != [None; 3]).count()
    };
    assert_eq!(faces(table.game.view(Viewer::Spectator)), 0);
    table.roll("3");
    let moment = table.down_to_the_base();
    assert_eq!(faces(table.game.view(Viewer::Spectator)), 0);
    table.at(1, "stop", moment).timeout();
    assert_eq!(faces(table.game.view(Viewer::Spectator)), 45, "at the end all is open");
}

#[test]
fn nobody_is_told_how_the_pyramid_was_built() {
    let names = vec![String::new(); 3];
    let game = games::new_match("raffzahn", &[], &[], names, engine::Secret::numbered(1, 1));
    let game = game.unwrap().unwrap();
    let audience = game.audience(0).unwrap();
    assert!(audience.seats.is_empty() && !audience.spectators);
    assert!(game.audience(1).unwrap().spectators, "who begins is no secret");
}

#[test]
fn what_is_redrawn_agrees_with_what_was_seen() {
    let table = table(3, &[], &[]);
    let mut other = table.game.clone();
    other.determinize(Viewer::Seat(seat(2)), &mut QuickDice::new(4));
    assert_ne!(other, table.game);
    assert_eq!(other.view(Viewer::Seat(seat(2))), table.game.view(Viewer::Seat(seat(2))));
    assert_ne!(other.view(Viewer::Seat(seat(1))), table.game.view(Viewer::Seat(seat(1))));
    assert!(other.heap().contains(cell("001")));
}

#[test]
fn only_the_locked_hand_is_told_what_was_wrong_about_its_grab() {
    let mut table = table(2, &[], &[]);
    table.roll("3");
    table.at(2, "take 001", 900);
    assert_eq!(table.effects, ["wrong 2"]);
    let wrong = |viewer| table.game.view(viewer).wrong.map(|reason| reason.to_string());
    let told = wrong(Viewer::Seat(seat(2)));
    assert_eq!(told.as_deref(), Some("the die at 001 shows you a 2, not a 3"));
    assert_eq!(wrong(Viewer::Seat(seat(1))), None, "this side is not seen from there");
    assert_eq!(wrong(Viewer::Spectator), None);
    let mut guess = table.game.clone();
    guess.determinize(Viewer::Seat(seat(1)), &mut QuickDice::new(4));
    assert_eq!(guess.view(Viewer::Seat(seat(2))).wrong, None, "nor can it be guessed from");
    table.at(1, "take 010", 1_500);
    assert_eq!(table.game.view(Viewer::Seat(seat(2))).wrong, None, "the hand is free again");
    table.at(2, "take 011", 1_600);
    let told = table.game.view(Viewer::Seat(seat(2))).wrong.map(|reason| reason.to_string());
    assert_eq!(told.as_deref(), Some("the die at 011 is not free: another lies on it"));
}

#[test]
fn what_hands_did_in_a_round_is_seen_until_the_next_throw() {
    let mut table = table(3, &[], &[]);
    table.roll("3").at(1, "take 001", 700).at(2, "take 010", 900).at(1, "stop", 1_500);
    table.at(1, "take 010", 1_900);
    let round = |table: &super::table::Table| table.game.view(Viewer::Spectator).last.unwrap();
    let grabs = |table: &super::table::Table| -> Vec<(u8, u32, Fate)> {
        let grabs = round(table).grabs;
        grabs.iter().map(|grab| (grab.seat.number(), grab.at.millis(), grab.fate)).collect()
    };
    let done = [(1, 700, Fate::Taken), (2, 900, Fate::Wrong), (1, 1_900, Fate::Late)];
    assert_eq!(grabs(&table), done);
    table.timeout();
    assert_eq!(grabs(&table), done);
    let stop = round(&table).stop.unwrap();
    assert_eq!((stop.by, stop.at.millis()), (Some(seat(1)), 1_500));
    assert_eq!(table.game.view(Viewer::Spectator).spent, 1_500, "until its STOP");
    let tempo = table.game.view(Viewer::Spectator).players[0].tempo;
    let best = tempo.best.map(Moment::millis);
    assert_eq!((tempo.right, tempo.wrong, best, tempo.total), (1, 1, Some(700), 700));
    table.roll("2");
    assert_eq!(grabs(&table), []);
}

#[test]
fn after_a_round_everybody_sees_what_they_overlooked_and_nobody_what_others_did() {
    let mut table = table(3, &[], &[("010", "132"), ("100", "213")]);
    let overlooked = |table: &super::table::Table, number| {
        let view = table.game.view(Viewer::Seat(seat(number)));
        view.overlooked.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    table.roll("3");
    assert!(overlooked(&table, 1).is_empty(), "not while it runs");
    table.at(1, "stop", 1_500).timeout();
    // Below the tip lie three free dice, and each shows its 3 to another side.
    assert_eq!(overlooked(&table, 1), ["001"]);
    assert_eq!(overlooked(&table, 2), ["010"]);
    assert_eq!(overlooked(&table, 3), ["100"]);
    assert!(table.game.view(Viewer::Spectator).overlooked.is_empty());
}

#[test]
fn the_time_for_so_many_dice_is_that_of_the_rounds_before_and_of_the_last_die() {
    let event = |line: &&str| line.parse::<engine::EventOf<Raffzahn>>().unwrap();
    let events: Vec<_> = [
        "1: take 001 @900 seen 4",
        "2: stop @1500 seen 5",
        "throw: 3",
        "1: take 010 @400 seen 7",
        "= wrong 1",
        "= time-up",
        "1: take 010 @700 seen 9",
        "1: stop @1600 seen 10",
        "1: take 100 @100 seen 12",
    ]
    .iter()
    .map(event)
    .collect();
    assert_eq!(time_for(1, &events), Some(900));
    // A wrong die counts for nothing, and what comes later changes nothing.
    assert_eq!(time_for(2, &events[..5]), None);
    assert_eq!(time_for(2, &events), Some(1_500 + 60_000 + 700));
    assert_eq!(time_for(3, &events), Some(1_500 + 60_000 + 1_600 + 100));
    assert_eq!(time_for(4, &events), None);
}
