//! What everybody sees: there are no secrets.

use std::ops::ControlFlow;

use engine::{Pips, Seat};
use pyramid::{Axis, Cell, Cells, Colour};
use serde::Serialize;
use ts_rs::TS;

use super::notation::Ending;
use super::{Abquetschen, Phase, SHORTEST_ROW, bonus_for};

/// What everybody sees.
#[derive(Debug, PartialEq, Serialize, TS)]
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
    /// How many dice are to be placed now, by the roll or as a bonus.
    pub due: Option<u8>,
    /// Where the start pyramid can go, while it is due.
    pub starts: Vec<StartView>,
    /// The rows that can be built now and bring a bonus.
    pub rows: Vec<BonusRow>,
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

/// A place for the start pyramid.
#[derive(Debug, PartialEq, Serialize, TS)]
pub struct StartView {
    /// Its top die.
    pub top: Cell,
    /// All its dice.
    pub cells: Cells,
}

/// A row of new dice that brings bonus dice.
#[derive(Debug, PartialEq, Serialize, TS)]
pub struct BonusRow {
    /// The row.
    pub cells: Cells,
    /// How many bonus dice it brings.
    pub dice: u8,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(rename = "AbquetschenPhase")]
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
#[derive(Debug, PartialEq, Serialize, TS)]
#[ts(rename = "AbquetschenPlayer")]
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
    /// Whether this player must still leave the start pyramid an open place.
    pub bound: bool,
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
            due: game.dice_due(),
            starts: match game.phase {
                Phase::Start => game.start_places().map(|top| StartView::of(game, top)).collect(),
                _ => Vec::new(),
            },
            rows: bonus_rows(game),
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
                    bound: game.guarded && seat != game.starter,
                })
                .collect(),
        }
    }
}

impl StartView {
    fn of(game: &Abquetschen, top: Cell) -> Self {
        Self { top, cells: game.plate.pile(game.heap, top) }
    }
}

/// The rows of all builds that are long enough, each once.
fn bonus_rows(game: &Abquetschen) -> Vec<BonusRow> {
    let mut rows: Vec<BonusRow> = Vec::new();
    let Phase::Build(roll) = game.phase else { return rows };
    let left = game.supply(game.turn) - roll.get();
    if usize::from(roll.get()) < SHORTEST_ROW || left == 0 {
        return rows;
    }
    let all = game.try_each_build(roll.get(), |build| {
        for row in
            build.into_iter().flat_map(|cell| Axis::ALL.map(|axis| row_at(build, cell, axis)))
        {
            let dice = bonus_for(row.len()).min(left);
            if dice > 0 && rows.iter().all(|known| known.cells != row) {
                rows.push(BonusRow { cells: row, dice });
            }
        }
        ControlFlow::<()>::Continue(())
    });
    debug_assert!(all.is_continue());
    rows
}

/// The whole row of `build` that begins at `cell`; nothing if it begins further
/// up.
fn row_at(build: Cells, cell: Cell, axis: Axis) -> Cells {
    if cell.above(axis).is_some_and(|above| build.contains(above)) {
        return Cells::NONE;
    }
    let below = cell.downwards(axis).take_while(|&below| build.contains(below));
    below.fold(Cells::only(cell), Cells::with)
}
