//! Why not: what a person is told when the rules forbid something.

use engine::Seat;
use pyramid::{Cell, Orientation};
use serde::Serialize;

use super::board::ways;
use super::{Board, MarchAction, Wuerfelmarsch};

/// Why an action or a throw is refused.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs)] // The sentences say it.
pub enum MarchReason {
    #[error("{cell} is no funnel of the plate: the digits of those add up to 8")]
    NotOnThePlate { cell: Cell },
    #[error("there is no die at {cell}")]
    EmptyFunnel { cell: Cell },
    #[error("the die at {cell} belongs to seat {seat}; move one of your own")]
    NotYourDie { cell: Cell, seat: Seat },
    #[error("a die is tilted over one edge: {to} is not next to {from}")]
    NotBeside { from: Cell, to: Cell },
    #[error("dice go forward or sideways, never back: {to} is nearer to your side than {from}")]
    Backwards { from: Cell, to: Cell },
    #[error("there is a die at {to} already; dice are tilted into empty funnels")]
    FunnelTaken { to: Cell },
    #[error("the die at {cell} shows {faces} already: turn it so that it shows something else")]
    SameFaces { cell: Cell, faces: Orientation },
    #[error("nobody plays at seat {seat}; there are {players} players")]
    NobodyThere { seat: Seat, players: u8 },
}

impl Wuerfelmarsch {
    /// Whether `seat` may do this.
    pub(super) fn why_not(&self, seat: Seat, action: MarchAction) -> Result<(), MarchReason> {
        let (MarchAction::Tilt { from: cell, .. } | MarchAction::Turn { cell, .. }) = action;
        if !Board::has(cell) {
            return Err(MarchReason::NotOnThePlate { cell });
        }
        let die = self.board().die(cell).ok_or(MarchReason::EmptyFunnel { cell })?;
        let owner = self.owner(die);
        if owner != seat {
            return Err(MarchReason::NotYourDie { cell, seat: owner });
        }
        match action {
            MarchAction::Turn { faces, .. } if faces == die.orientation() => {
                Err(MarchReason::SameFaces { cell, faces })
            }
            MarchAction::Turn { .. } => Ok(()),
            MarchAction::Tilt { from, to } => {
                if !Board::has(to) {
                    return Err(MarchReason::NotOnThePlate { cell: to });
                }
                let side = self.side(seat);
                // Next to each other: one coordinate grows by one, another shrinks.
                let apart = (from.coordinates().iter().zip(to.coordinates()))
                    .map(|(from, to)| from.abs_diff(to))
                    .fold([0; 2], |[sum, most], by| [sum + by, most.max(by)]);
                if apart != [2, 1] {
                    Err(MarchReason::NotBeside { from, to })
                } else if ways(from, side).all(|step| step.cell != to) {
                    Err(MarchReason::Backwards { from, to })
                } else if self.board().die(to).is_some() {
                    Err(MarchReason::FunnelTaken { to })
                } else {
                    Ok(())
                }
            }
        }
    }
}
