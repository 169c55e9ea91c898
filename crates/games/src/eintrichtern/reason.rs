//! Why an action or a throw is refused.

use engine::{Game, Seat};
use pyramid::Cell;
use serde::Serialize;

use super::{Eintrichtern, EintrichternAction, EintrichternThrow, Phase};

/// Why an action or a throw is refused.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum EintrichternReason {
    /// A die is lifted already.
    #[error("first put the red die back on {cell}")]
    CoverFirst {
        /// Where it belongs.
        cell: Cell,
    },
    /// No die is lifted.
    #[error("no red die is lifted, so there is none to put back")]
    NothingLifted,
    /// The throw is settled.
    #[error("the throw is settled; now lift a red die")]
    LiftForThrow,
    /// Whose throw it is to be is not settled.
    #[error("first take over the throw of the player before you, or throw anew")]
    TakeOrRoll,
    /// The red die of this funnel is gone.
    #[error("the funnel {cell} is open and out of play; lift a red die")]
    FunnelOpen {
        /// Which funnel.
        cell: Cell,
    },
    /// There never was a red die.
    #[error("there is no red die on {cell}; they lie on the second layer")]
    NoRedDie {
        /// Which cell.
        cell: Cell,
    },
    /// Not as many dice as the plate holds.
    #[error("{due} yellow dice are laid on this plate, not {found}")]
    OtherNumberLaid {
        /// How many it holds.
        due: usize,
        /// How many there are.
        found: usize,
    },
    /// There is no such player.
    #[error("seat {seat} cannot begin; there are {players} players")]
    NobodyToBegin {
        /// The seat given.
        seat: Seat,
        /// How many play.
        players: u8,
    },
    /// Another throw is due.
    #[error("that is not thrown now; it is {due}")]
    OtherThrowDue {
        /// What is thrown now.
        due: &'static str,
    },
}

/// Whether the player whose turn it is may do this.
pub(super) fn check(
    game: &Eintrichtern,
    action: EintrichternAction,
) -> Result<(), EintrichternReason> {
    use EintrichternAction as Action;
    use EintrichternReason as Why;
    match (game.phase, action) {
        (Phase::Shown(_), Action::Cover) | (Phase::Choose, Action::Take | Action::Roll) => Ok(()),
        (Phase::Shown(cell), _) => Err(Why::CoverFirst { cell }),
        (Phase::Choose, Action::Lift(_)) => Err(Why::TakeOrRoll),
        (_, Action::Cover) => Err(Why::NothingLifted),
        (_, Action::Take | Action::Roll) => Err(Why::LiftForThrow),
        (_, Action::Lift(cell)) => {
            let plate = game.plate();
            if game.covered().contains(cell) {
                Ok(())
            } else if plate.cells().contains(cell) && plate.height(cell) == 1 {
                Err(Why::FunnelOpen { cell })
            } else {
                Err(Why::NoRedDie { cell })
            }
        }
    }
}

/// Whether chance can bring this now.
pub(super) fn check_throw(
    game: &Eintrichtern,
    throw: &EintrichternThrow,
) -> Result<(), EintrichternReason> {
    use EintrichternReason as Why;
    use EintrichternThrow as Throw;
    match (game.phase, throw) {
        (Phase::Lay, Throw::Lay(dice)) => {
            let (due, found) = (game.plate().base().len(), dice.len());
            if due == found { Ok(()) } else { Err(Why::OtherNumberLaid { due, found }) }
        }
        (Phase::First, Throw::First(seat)) if seat.number() > game.players() => {
            Err(Why::NobodyToBegin { seat: *seat, players: game.players() })
        }
        (Phase::First, Throw::First(_)) | (Phase::Throw, Throw::Pearl(_)) => Ok(()),
        (Phase::Lay, _) => Err(Why::OtherThrowDue { due: "how the yellow dice lie" }),
        (Phase::First, _) => Err(Why::OtherThrowDue { due: "who begins" }),
        (_, _) => Err(Why::OtherThrowDue { due: "three pearl dice" }),
    }
}
