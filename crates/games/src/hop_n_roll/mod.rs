//! Hop'n'ROLL: hop to the die you need, write it where it counts.
//!
//! Everybody has a sheet with five coloured rows and a pawn beside the tableau,
//! a column of dice fields. There is a number die for each player, and the
//! disco die with the five colours and a `?`.
//!
//! **A round.** Whoever's pawn is on top throws all dice. The number dice are
//! laid on the fields with the smallest on top, the disco die at the bottom.
//! From the topmost pawn down everybody hops to the other side, beside a die of
//! choice; there is room for one pawn beside a die. The new order holds for the
//! next round, so whoever takes a small number goes early. When all have
//! hopped, all write at once: the number of the own die in any row it fits, or
//! with the disco die any number in the row of its colour (`?`: in any row).
//! Who can write must; who cannot writes nothing.
//!
//! **Rows** are filled from left to right without gaps.
//!
//! | standard | rule | advanced | rule |
//! |---|---|---|---|
//! | yellow | all equal | yellow | two different numbers in turn |
//! | red | never smaller than the one before | red | pyramid from its base: a box is the sum or the difference of the two below, the last repeats the one below it |
//! | blue | never larger than the one before | blue | pyramid from its tip: every number once |
//! | green | pairs that make seven | green | two pairs and a triplet |
//! | purple | even and odd in turn | purple | up and down in turn |
//!
//! In pyramids a level may be filled in any order, but only once the level
//! before it is full. Two equal numbers from 4 to 6 side by side in the red
//! pyramid are allowed, though nothing will ever fit above them:
//! [`HopNRoll::warning`] tells.
//!
//! **Side B of the tableau** has fields with effects, all voluntary and used
//! when writing: one less; one less or one more; this die or the one below; DJ,
//! any die of the round as thrown, at the price of being last in the next.
//! Nobody is forced into an effect: who could write only with its help may
//! write nothing.
//!
//! **End.** When at the end of a round somebody has two complete rows, one more
//! round is played. So that every game ends, it is also over when no number
//! will ever fit on any sheet, or when nobody has written anything for
//! [`Sheet::idle_rounds`] rounds.
//!
//! **Score.** The star above the last number of each row, in pyramids the best
//! star of a full level; the numbers in special boxes; one point for each 6. A
//! tie goes to more complete rows and is shared after that.
//!
//! | option | values | default |
//! |---|---|---|
//! | `sheet` | `standard`, `advanced` | `standard` |
//! | `tableau` | `a`, `b` | `a` |
//! | `first` | `random`, `1`–`6`: the seat whose pawn begins on top | `random` |
//!
//! A data file of kind `sheet` or `tableau` takes the place of the built-in
//! ones; `data/hop-n-roll/README.md` tells how to write one.
//!
//! [`Game::choices`](engine::Game::choices) come in this order: hops from the
//! top field down; numbers by row as on the sheet, in a row by box, in a box
//! ascending; `nothing` last.
//!
//! Source: the rulebook of Hop'n'ROLL by Patricia Limberger and Felix Leder
//! (SPIEL DAS! Verlag, 2026). Printed stars, special boxes and the layout of
//! side B are not in it; ours are chosen, and data.
//!
//! ```
//! use engine::{Game, Playout, QuickDice};
//! use games::hop_n_roll::{HopNRoll, HopOptions};
//!
//! let mut game = HopNRoll::new(&HopOptions::default(), 4)?;
//! Playout::default().run(&mut game, &mut QuickDice::new(1));
//! assert!(game.standings().iter().any(|standing| standing.rank == 1));
//! # Ok::<(), engine::SetupError>(())
//! ```

mod entries;
mod game;
mod notation;
mod numbers;
mod reason;
mod setup;
mod sheet;
mod tableau;
mod view;

pub use entries::Entries;
pub use game::{HopNRoll, Phase};
pub use notation::{
    Colour, Die, Disco, Field, HopAction, HopEffect, HopThrow, ROWS, Roll, Spot, Write,
};
pub use numbers::{Boxes, Faces, MAX_BOXES, Numbers, Open};
pub use reason::HopReason;
pub use setup::{First, HopFiles, HopOptions, SheetChoice, TableauChoice};
use setup::{check_head, check_name};
pub use sheet::{Row, Rule, Sheet, Span};
pub use tableau::{DicePlace, DiscoPlace, FieldEffect, FieldPrint, Layout, Offer, Tableau};
pub use view::{
    FieldView, HopTarget, HopView, Kill, OpenBox, PlayerView, RowPrint, RowShape, RowView,
    SheetView,
};

/// The most who can play.
pub const MAX_PLAYERS: usize = 6;
