//! A plate to try things on.

use engine::{Event, Game, Options, Pending, Seat};
use games::wuerfelmarsch::{Board, MarchOptions, Wuerfelmarsch};

/// A game and what the rules did after the last move.
pub(crate) struct Table {
    pub(crate) game: Wuerfelmarsch,
    pub(crate) effects: Vec<String>,
}

/// A new game in which seat 1 begins.
pub(crate) fn table(players: u8, options: &[(&str, &str)]) -> Table {
    let mut chosen = MarchOptions::default();
    for (key, value) in [("first", "1")].iter().chain(options) {
        chosen.set(key, value).unwrap();
    }
    Table { game: Wuerfelmarsch::new(&chosen, players).unwrap(), effects: Vec::new() }
}

/// A plate with these dice only, `cell` and `die`: red is seat 1 at side x,
/// yellow seat 2 at side y, pearl seat 3 at side z.
pub(crate) fn plate(players: u8, turn: u8, dice: &[(&str, &str)]) -> Table {
    let mut board = Board::EMPTY;
    for (cell, die) in dice {
        board.put(cell.parse().unwrap(), die.parse().unwrap());
    }
    let game = table(players, &[]).game.with_board(board, seat(turn));
    Table { game, effects: Vec::new() }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

impl Table {
    /// Whoever's turn it is does this, and the rules follow up.
    pub(crate) fn play(&mut self, action: &str) -> &mut Self {
        let Pending::One(seat) = self.game.pending() else { panic!("{:?}", self.game.pending()) };
        let action = action.parse().unwrap();
        self.game.check(seat, &action).unwrap();
        self.game.evolve(&Event::Act(seat, action));
        self.effects.clear();
        while let Some(effect) = self.game.next_effect() {
            self.effects.push(effect.to_string());
            self.game.evolve(&Event::Effect(effect));
        }
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

    /// The die at `cell`, or a gap.
    pub(crate) fn at(&self, cell: &str) -> String {
        let die = self.game.board().die(cell.parse().unwrap());
        die.map_or_else(|| ".".to_owned(), |die| die.to_string())
    }

    /// Dice captured by and lost of a seat.
    pub(crate) fn count(&self, number: u8) -> (u8, u8) {
        (self.game.captured(seat(number)), self.game.lost(seat(number)))
    }
}
