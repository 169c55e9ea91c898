//! What lies inside stays inside until it has come to light.

use engine::{Chance, Event, Game, Match, Pending, QuickDice, Secret, Viewer};
use games::cui_bono::{CuiBono, CuiOptions};
use pyramid::Plate;

use super::table::{Table, random, seat};

#[test]
fn at_first_109_dice_are_seen_and_56_are_not() {
    let view = random(2, 1).game.view(Viewer::Spectator);
    assert_eq!(view.dice.len(), 165);
    assert_eq!(view.dice.iter().filter(|die| die.colour.is_some()).count(), 109);
    for die in &view.dice {
        let faces = die.faces.iter().flatten().count();
        assert_eq!(faces > 0, die.colour.is_some(), "{}", die.cell);
    }
}

#[test]
fn what_comes_to_light_is_seen_and_remembered() {
    let (mut chance, mut remembered, mut revealed) = (QuickDice::new(1), 0, 0);
    for number in 0..30 {
        let mut table = random(6, number);
        while table.game.pending() != Pending::Over {
            let before = table.game.heap().seen();
            // Dice are put back wherever they can, so that some are covered again.
            let choices = table.choices();
            let action = match choices.first() {
                Some(put) if put.starts_with("put") => put.clone(),
                _ => chance.pick(&choices).unwrap().clone(),
            };
            table.play(&action);
            let heap = table.game.heap();
            let visible = Plate::STANDARD.visible(heap.pyramid().heap());
            assert!(visible.is_subset(heap.seen()), "{action}: whatever shows is seen");
            let kept = before & heap.pyramid().heap();
            assert!(kept.is_subset(heap.seen()), "{action}: nothing is forgotten");
            remembered += (heap.seen() - visible).len();
            revealed += (heap.seen() - before).len();
        }
    }
    assert!(revealed > 100 && remembered > 0, "{revealed}, {remembered}");
}

#[test]
fn nobody_is_told_the_pyramid() {
    let names = vec!["Mia".to_owned(), "Tom".to_owned()];
    let game = Match::<CuiBono>::new(CuiOptions::default(), names, Secret::numbered(1, 0)).unwrap();
    let [start, pyramid] = game.events() else { panic!("{:?}", game.events().len()) };
    let fresh = CuiBono::new(&CuiOptions::default(), 2).unwrap();
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert!(fresh.visible_to(start, viewer));
        assert!(!fresh.visible_to(pyramid, viewer));
    }
}

/// Redrawing what is unseen keeps every colour in the box and moves nothing that
/// was seen.
#[test]
fn redrawing_moves_only_unseen_dice() {
    let table = random(2, 5);
    let mut other = table.game.clone();
    other.determinize(Viewer::Spectator, &mut QuickDice::new(2));
    assert_ne!(other, table.game);
    let [one, two] = [&table.game, &other].map(|game| game.heap().pyramid());
    for at in table.game.heap().seen() {
        assert_eq!(one.die(at), two.die(at));
    }
    for colour in pyramid::Colour::BUILDING {
        assert_eq!(two.of_colour(colour).len(), 55);
    }
}

/// The rule of repetition does not depend on what nobody can know, also when
/// dice come to light on the way.
#[test]
fn a_look_is_recognised_although_more_is_known_of_it() {
    let mut table = Table { game: random(2, 6).game };
    let mut chance = QuickDice::new(3);
    for _ in 0..40 {
        if table.game.pending() == Pending::Over {
            break;
        }
        let mut other = table.game.clone();
        other.determinize(Viewer::Spectator, &mut chance);
        let (mut here, mut there) = (Vec::new(), Vec::new());
        table.game.choices(table.game.turn(), &mut here);
        other.choices(other.turn(), &mut there);
        assert_eq!(here, there);
        let action = *chance.pick(&here).unwrap();
        let event = Event::Act(table.game.turn(), action);
        table.game.evolve(&event);
    }
}
