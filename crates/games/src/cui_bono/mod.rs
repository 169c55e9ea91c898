//! Cui bono?: pull dice out of the bottom of the pyramid, and get rid of them
//! at its top.
//!
//! From “Das Spiel” by Reinhold Wittig (Abacusspiele); this game is by
//! Jens-Peter Steuck, for two to six players.
//!
//! The pyramid is complete: 55 red, 55 yellow and 55 pearl dice at random. Only
//! its outside can be seen. On your turn
//!
//! 1. **pull** a die out of the bottom layer that has at least two uncovered
//!    upper faces. If a die lies on the third, its whole row slides down by one,
//!    and the cell that empties at the top becomes a funnel. If not, the place
//!    stays empty for ever.
//! 2. **put** it back into a funnel of the pyramid, if one allows it, or **keep**
//!    it, which costs points. Keeping is always allowed.
//!
//! A funnel takes the die if the three dice around it have three different
//! colours, or all the same one and not that of the die. But the die may never
//! complete an edge of one colour: a row from it down to the plate whose dice all
//! have its colour and nothing on their two other upper faces. And dice never go
//! back onto the plate.
//!
//! So that nobody goes round in circles, a die must be kept if putting it back
//! would bring the same pyramid for the third time.
//!
//! **End.** When somebody keeps their tenth die, or with five and six players
//! the seventh. A red die costs 1, a yellow one 2, a pearl one 3. Fewest points
//! win, then fewest dice; after that places are shared.
//!
//! | option | values | default | |
//! |---|---|---|---|
//! | `first` | `random`, `1`–`6` | `random` | seat that begins |
//! | `red` | 0–9 | 1 | minus points of a red die |
//! | `yellow` | 0–9 | 2 | minus points of a yellow die |
//! | `pearl` | 0–9 | 3 | minus points of a pearl die |
//! | `repeats` | 2–9 | 3 | the pyramid may not look the same so many times |
//!
//! Which colour costs what is not in the text of the rulebook, and neither is
//! anything about repetition; both are chosen, so they are options.
//!
//! **What is hidden.** Dice inside the pyramid are in nobody's view until they
//! have come to light once; then everybody remembers their colour. The throw that
//! builds the pyramid is told to nobody, and bots draw unseen dice anew.
//!
//! ```
//! use engine::{Event, Game, QuickDice, Seat};
//! use games::cui_bono::{CuiBono, CuiOptions};
//!
//! let mut game = CuiBono::new(&CuiOptions::default(), 3)?;
//! game.evolve(&Event::Throw("start 1".parse()?));
//! let built = game.throw(&mut QuickDice::new(1)).unwrap();
//! game.evolve(&Event::Throw(built));
//!
//! let mia = Seat::new(0);
//! let mut choices = Vec::new();
//! game.choices(mia, &mut choices);
//! assert_eq!(choices.len(), 3, "at first only the corners can be pulled");
//! let why = game.check(mia, &"pull 080".parse()?);
//! assert_eq!(why, Ok(()));
//! let why = game.check(mia, &"pull 044".parse()?).unwrap_err();
//! assert_eq!(why.to_string(), "2 dice lie on the die at 044; only 1 may");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `docs/notation/cui-bono.md` tells what a record looks like. Choices are listed
//! in the order of their cells, `keep` last.

mod game;
mod heap;
mod notation;
mod reason;
mod view;

pub use game::CuiBono;
pub use heap::Heap;
pub use notation::{CuiAction, CuiThrow};
pub use reason::{CuiReason, colour_name};
pub use view::{CuiView, HeldView, PlayerView, PullView, Pulled, RefusedFunnel};

use engine::{Seat, Whole};
use pyramid::Colour;

use crate::evening::Foundations;

/// The most who can play.
pub const MAX_PLAYERS: usize = 6;

/// How many dice of each colour the pyramid has.
pub const OF_A_COLOUR: usize = 55;

engine::choice! {
    /// Who begins.
    pub enum First {
        Random = "random",
        One = "1",
        Two = "2",
        Three = "3",
        Four = "4",
        Five = "5",
        Six = "6",
    }
}

impl First {
    const fn seat(self) -> Option<Seat> {
        match self {
            Self::Random => None,
            first => Some(Seat::new(first as u8 - 1)),
        }
    }
}

engine::options! {
    /// What can be chosen before a game of Cui bono?.
    pub struct CuiOptions with Foundations {
        /// Seat that begins.
        first: First = First::Random,
        /// Minus points of a red die.
        red: Whole<0, 9> = Whole::new(1),
        /// Minus points of a yellow die.
        yellow: Whole<0, 9> = Whole::new(2),
        /// Minus points of a pearl die.
        pearl: Whole<0, 9> = Whole::new(3),
        /// How many times the pyramid may not look the same.
        repeats: Whole<2, 9> = Whole::new(3),
    }
}

impl CuiOptions {
    /// What a die of each colour costs, in the order of [`Colour::BUILDING`].
    pub const fn costs(&self) -> [u8; Colour::BUILDING.len()] {
        [self.red.get() as u8, self.yellow.get() as u8, self.pearl.get() as u8]
    }
}

/// How many kept dice end the game.
pub const fn most_kept(players: u8) -> u8 {
    if players <= 4 { 10 } else { 7 }
}
