//! A pyramid to try things on.

use engine::{Event, Game, Options, Pending, QuickDice, Seat};
use games::cui_bono::{CuiBono, CuiOptions};
use pyramid::{Cell, Colour, Die, Orientation, Plate, Pyramid};

/// A game in which seat 1 begins.
pub(crate) struct Table {
    pub(crate) game: CuiBono,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

pub(crate) fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

/// A game that waits for its pyramid.
pub(crate) fn empty(players: u8, options: &[(&str, &str)]) -> CuiBono {
    let mut chosen = CuiOptions::default();
    for (key, value) in [("first", "1")].iter().chain(options) {
        chosen.set(key, value).unwrap();
    }
    CuiBono::new(&chosen, players).unwrap()
}

/// A game on a random pyramid.
pub(crate) fn random(players: u8, number: u64) -> Table {
    let mut game = empty(players, &[]);
    let throw = game.throw(&mut QuickDice::new(number)).unwrap();
    assert_eq!(game.check_throw(&throw), Ok(()));
    game.evolve(&Event::Throw(throw));
    Table { game }
}

/// A pyramid with dice where `colour` says so.
pub(crate) fn build(colour: impl Fn(Cell) -> Option<Colour>) -> Pyramid {
    let mut pyramid = Pyramid::new(Plate::STANDARD);
    let faces: Orientation = "321".parse().unwrap();
    for cell in Plate::STANDARD.cells() {
        if let Some(colour) = colour(cell) {
            pyramid.put(cell, Die::new(colour, faces));
        }
    }
    assert!(Plate::STANDARD.holds(pyramid.heap()));
    pyramid
}

/// A game on a pyramid of one's own.
pub(crate) fn on(pyramid: Pyramid, options: &[(&str, &str)]) -> Table {
    Table { game: empty(2, options).with_pyramid(pyramid, seat(1)) }
}

impl Table {
    /// Whoever's turn it is does this.
    pub(crate) fn play(&mut self, action: &str) -> &mut Self {
        let Pending::One(seat) = self.game.pending() else { panic!("nobody is asked") };
        let action = action.parse().unwrap();
        self.game.check(seat, &action).unwrap_or_else(|why| panic!("{action}: {why}"));
        self.game.evolve(&Event::Act(seat, action));
        self
    }

    /// Why whoever's turn it is cannot do this.
    pub(crate) fn refused(&self, action: &str) -> String {
        let Pending::One(seat) = self.game.pending() else { panic!("nobody is asked") };
        self.game.check(seat, &action.parse().unwrap()).unwrap_err().to_string()
    }

    /// What can be done now.
    pub(crate) fn choices(&self) -> Vec<String> {
        let mut choices = Vec::new();
        self.game.choices(self.game.turn(), &mut choices);
        choices.iter().map(ToString::to_string).collect()
    }
}
