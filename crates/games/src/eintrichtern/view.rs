//! What everybody sees: the open faces, and a sum while its die is off.

use engine::{Pips, Seat};
use pyramid::{Axis, Cell, Cells, Colour, Shown};
use serde::Serialize;
use ts_rs::TS;

use super::notation::Ending;
use super::{Eintrichtern, Phase};

/// What everybody sees.
#[derive(Debug, PartialEq, Serialize, TS)]
pub struct EintrichternView {
    /// Dice along an edge of the plate.
    pub plate: u8,
    /// What is going on.
    pub phase: PhaseView,
    /// Whose turn it is.
    pub turn: Seat,
    /// The pearl dice.
    pub thrown: Option<[Pips; 3]>,
    /// What they add up to.
    pub wanted: Option<u8>,
    /// The yellow dice, each with the faces that are open.
    pub yellow: Vec<Shown>,
    /// Where red dice lie, the lifted one included.
    pub red: Cells,
    /// The lifted die, until it is put back.
    pub lifted: Option<LiftedView>,
    /// How many red dice win.
    pub target: u8,
    /// What ended the game.
    pub ending: Option<Ending>,
    /// Everybody's red dice, by seat.
    pub players: Vec<PlayerView>,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(rename = "EintrichternPhase")]
pub enum PhaseView {
    /// The dice are being laid out or thrown.
    Throw,
    /// A red die is to be lifted.
    Lift,
    /// The throw on the table may be taken over.
    Choose,
    /// A sum is seen.
    Shown,
    /// The game has ended.
    Over,
}

/// A lifted die.
#[derive(Debug, PartialEq, Serialize, TS)]
pub struct LiftedView {
    /// Where it belongs.
    pub cell: Cell,
    /// The sum of the faces below it.
    pub sum: u8,
    /// Whether that is what was thrown.
    pub meets: bool,
}

/// One player's red dice.
#[derive(Debug, PartialEq, Serialize, TS)]
#[ts(rename = "EintrichternPlayer")]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// How many.
    pub kept: u8,
}

impl EintrichternView {
    pub(super) fn of(game: &Eintrichtern) -> Self {
        let yellow = |cell: Cell| {
            let die = game.pyramid.die(cell)?;
            let faces = Axis::ALL.map(|axis| game.is_open(cell, axis).then(|| die.face(axis)));
            Some(Shown { cell, colour: Some(Colour::Yellow), faces })
        };
        Self {
            plate: game.plate().size(),
            phase: match game.phase {
                Phase::Lay | Phase::First | Phase::Throw => PhaseView::Throw,
                Phase::Lift | Phase::Lifted(_) => PhaseView::Lift,
                Phase::Choose => PhaseView::Choose,
                Phase::Shown(_) | Phase::Keep(_) => PhaseView::Shown,
                Phase::End(_) | Phase::Over(_) => PhaseView::Over,
            },
            turn: game.turn,
            thrown: game.thrown,
            wanted: game.wanted(),
            yellow: game.plate().base().into_iter().filter_map(yellow).collect(),
            red: game.covered(),
            lifted: game.announced().map(|(cell, sum)| LiftedView {
                cell,
                sum,
                meets: game.wanted() == Some(sum),
            }),
            target: game.target,
            ending: game.ending(),
            players: game.seats().map(|seat| PlayerView { seat, kept: game.kept(seat) }).collect(),
        }
    }
}
