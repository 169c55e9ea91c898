//! What everybody sees: there are no secrets.

use engine::{Pips, Seat};
use pyramid::{Cells, Colour};
use serde::Serialize;

use super::notation::Ending;
use super::{Abquetschen, Phase};

/// What everybody sees.
#[derive(Debug, PartialEq, Serialize)]
pub struct AbquetschenView {
    /// Dice along an edge of the plate.
    pub plate: u8,
    /// What is going on.
    pub phase: PhaseView,
    /// Whose turn it is.
    pub turn: Seat,
    /// What the turquoise die shows, until the turn is over.
    pub roll: Option<Pips>,
    /// How many bonus dice the player may place now.
    pub bonus: Option<u8>,
    /// The start pyramid.
    pub start: Cells,
    /// Whether the others must still leave the start pyramid an open place.
    pub guarded: bool,
    /// The dice built last, bonus dice included.
    pub latest: Cells,
    /// What ended the game.
    pub ending: Option<Ending>,
    /// Everybody's dice, by seat.
    pub players: Vec<PlayerView>,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PhaseView {
    /// Who begins is being rolled for, or the start pyramid is due.
    Start,
    /// A roll, and what is built with it.
    Turn,
    /// A bonus is offered.
    Bonus,
    /// The game has ended.
    Over,
}

/// One player's dice.
#[derive(Debug, PartialEq, Serialize)]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Their colour.
    pub colour: Colour,
    /// Where they lie.
    pub dice: Cells,
    /// How many are left.
    pub supply: u8,
    /// The empty cells right above them: with none, the player is buried.
    pub openings: Cells,
}

impl AbquetschenView {
    pub(super) fn of(game: &Abquetschen) -> Self {
        Self {
            plate: game.plate.size(),
            phase: match game.phase {
                Phase::RollForStart | Phase::Start => PhaseView::Start,
                Phase::Roll | Phase::Pass | Phase::Build(_) => PhaseView::Turn,
                Phase::Bonus(_) => PhaseView::Bonus,
                Phase::End(_) | Phase::Over(_) => PhaseView::Over,
            },
            turn: game.turn,
            roll: game.rolled,
            bonus: match game.phase {
                Phase::Bonus(dice) => Some(dice),
                _ => None,
            },
            start: game.pyramid,
            guarded: game.guarded,
            latest: game.latest,
            ending: game.ending(),
            players: game
                .seats()
                .zip(Colour::BUILDING)
                .map(|(seat, colour)| PlayerView {
                    seat,
                    colour,
                    dice: game.dice(seat),
                    supply: game.supply(seat),
                    openings: game.openings(seat),
                })
                .collect(),
        }
    }
}
