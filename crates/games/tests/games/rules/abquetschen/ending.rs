//! Three ways to the end.

use engine::{Event, Game, Pending, Pips, QuickDice, Seat, advance};
use games::abquetschen::{Abquetschen, AbquetschenOptions, Ending};

use super::support::choices;

/// Random games to their end, each with the state before its last event.
fn endings(ending: Ending, least: usize, mut at: impl FnMut(&Abquetschen, &Abquetschen)) {
    let mut seen = 0;
    for seed in 0..400 {
        let options = AbquetschenOptions {
            plate: engine::Whole::new(if seed % 3 == 0 { 9 } else { 6 }),
            ..Default::default()
        };
        let mut game = Abquetschen::new(&options, 2 + (seed % 2) as u8).unwrap();
        let mut chance = QuickDice::new(seed);
        let mut before = game.clone();
        while game.pending() != Pending::Over {
            match game.pending() {
                Pending::One(seat) => {
                    let listed = choices(&game);
                    let index = engine::Chance::below(&mut chance, listed.len() as u32);
                    before = game.clone();
                    game.evolve(&Event::Act(seat, listed[index as usize]));
                }
                Pending::Throw => {
                    before = game.clone();
                    game.evolve(&Event::Throw(game.throw(&mut chance).unwrap()));
                }
                _ => {
                    let effect = game.next_effect().unwrap();
                    game.evolve(&Event::Effect(effect));
                }
            }
        }
        assert_eq!(advance(&mut game, &mut chance), None);
        if game.ending() == Some(ending) {
            seen += 1;
            at(&before, &game);
        }
    }
    assert!(seen >= least, "only {seen} games end with {ending}");
}

fn winners(game: &Abquetschen) -> Vec<Seat> {
    game.standings().iter().filter(|one| one.rank == 1).map(|one| one.seat).collect()
}

#[test]
fn a_roll_greater_than_the_supply_wins_whether_it_can_be_built_or_not() {
    let mut others_had_fewer = 0;
    endings(Ending::Roll, 20, |before, game| {
        let supply = before.supply(before.turn());
        assert!((1..6).contains(&supply));
        assert_eq!(winners(game), [before.turn()]);
        assert_eq!(game.supply(before.turn()), supply, "they are not built");
        let standing = &game.standings()[before.turn().index()];
        assert_eq!(standing.score, i32::from(supply), "and the result shows them");
        assert_eq!(standing.parts, [engine::Part::new("left", supply.into())]);
        let fewer = |seat| seat != before.turn() && game.supply(seat) < supply;
        others_had_fewer += usize::from(Seat::all(game.players()).any(fewer));
        // The same roll as the supply has would have had to be built.
        let mut equal = before.clone();
        equal.evolve(&Event::Throw(Pips::new(supply).unwrap()));
        assert!(equal.pending() == Pending::One(before.turn()) || equal.next_effect().is_some());
        assert_ne!(equal.next_effect().map(|e| e.to_string()).as_deref(), Some("end roll"));
    });
    assert!(others_had_fewer > 0, "it wins although somebody else has fewer dice left");
}

#[test]
fn the_last_die_built_wins() {
    endings(Ending::Supply, 5, |before, game| {
        assert_eq!(winners(game), [before.turn()]);
        assert_eq!(game.supply(before.turn()), 0);
        assert_eq!(game.score(before.turn()).points(), 0);
    });
}

#[test]
fn when_all_dice_of_the_next_player_are_buried_the_fewest_left_win() {
    endings(Ending::Buried, 5, |_, game| {
        let next = game.turn();
        assert!(!game.dice(next).is_empty() && game.openings(next).is_empty());
        let fewest = Seat::all(game.players()).map(|seat| game.supply(seat)).min().unwrap();
        let due: Vec<Seat> =
            Seat::all(game.players()).filter(|&seat| game.supply(seat) == fewest).collect();
        assert_eq!(winners(game), due, "a tie is shared");
    });
}

#[test]
fn a_player_without_dice_in_the_pyramid_is_not_buried() {
    let game = super::support::after(super::support::STARTED);
    assert!(game.openings(game.turn()).is_empty());
    assert_eq!(game.pending(), Pending::Throw);
}
