//! Why an action is refused.

use engine::Pips;
use pyramid::{Cell, Cells};
use serde::Serialize;

use super::{Abquetschen, AbquetschenAction, Phase};

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum AbquetschenReason {
    /// There is no roll to build with.
    #[error("the turquoise die has to be rolled first")]
    NothingRolled,
    /// The start pyramid is due.
    #[error("first build the start pyramid: three dice on the plate and one on top of them")]
    StartPyramidFirst,
    /// The top of a start pyramid lies one layer above the plate.
    #[error(
        "no start pyramid can have its top die at {top}; it lies on three dice in the second layer"
    )]
    NoStartPlace {
        /// Where it was meant.
        top: Cell,
    },
    /// A die of the start pyramid would lie at the edge.
    #[error("a start pyramid with {top} on top would lie at the edge of the plate")]
    StartAtEdge {
        /// Where its top die was meant.
        top: Cell,
    },
    /// The start pyramid goes into the middle, by choice.
    #[error("the start pyramid goes as near to the middle as can be, and {top} does not")]
    StartNotCentral {
        /// Where its top die was meant.
        top: Cell,
    },
    /// The dice of the roll are due.
    #[error("you rolled a {roll}, so now you build exactly {roll} dice")]
    BuildTheRoll {
        /// What the die shows.
        roll: Pips,
    },
    /// The dice of the roll are built already.
    #[error("now you place exactly {dice} bonus dice, or skip them")]
    BonusOrSkip {
        /// How many the row has earned.
        dice: u8,
    },
    /// Not as many dice as the roll says.
    #[error("a {roll} is built with exactly {roll} dice, not {dice}")]
    OtherThanRolled {
        /// What the die shows.
        roll: Pips,
        /// How many dice were meant.
        dice: u8,
    },
    /// Not as many dice as the row has earned.
    #[error("bonus dice are placed all or none: {due} of them, not {dice}")]
    OtherThanBonus {
        /// How many the row has earned.
        due: u8,
        /// How many dice were meant.
        dice: u8,
    },
    /// Below or outside the pyramid.
    #[error("{cell} is outside the pyramid that fits on this plate")]
    OutsidePyramid {
        /// The first such cell.
        cell: Cell,
    },
    /// There is a die already.
    #[error("there is a die at {cell} already")]
    CellTaken {
        /// The first such cell.
        cell: Cell,
    },
    /// A die would lie on fewer than three others.
    #[error("a die at {cell} would roll away: there is none below it at {missing}")]
    WouldRollAway {
        /// The first such cell.
        cell: Cell,
        /// The first support that is missing.
        missing: Cell,
    },
    /// The new dice are in several pieces.
    #[error("the dice of a build must hang together by their faces")]
    BuildInPieces,
    /// No new die touches an own die.
    #[error("at least one of the new dice must touch, face to face, a die that you built before")]
    TouchesNoOwnDie,
    /// No new die of a first build touches any die.
    #[error("your first build must touch a die of somebody by a face")]
    TouchesNoDie,
    /// The start pyramid would lose its last open place.
    #[error("leave an open place above the start pyramid until its owner has built again")]
    ClosesStartPyramid,
}

/// Whether the player whose turn it is may do this.
pub(super) fn check(
    game: &Abquetschen,
    action: AbquetschenAction,
) -> Result<(), AbquetschenReason> {
    use AbquetschenAction as Action;
    use AbquetschenReason as Why;
    match (game.phase, action) {
        (Phase::Start, Action::Start(top)) => game.check_start(top),
        (Phase::Start, _) => Err(Why::StartPyramidFirst),
        (Phase::Build(roll), Action::Build(build)) => {
            let dice = build.len() as u8;
            if dice != roll.get() {
                return Err(Why::OtherThanRolled { roll, dice });
            }
            check_build(game, build)
        }
        (Phase::Build(roll), _) => Err(Why::BuildTheRoll { roll }),
        (Phase::Bonus(_), Action::Skip) => Ok(()),
        (Phase::Bonus(due), Action::Bonus(build)) => {
            let dice = build.len() as u8;
            if dice != due {
                return Err(Why::OtherThanBonus { due, dice });
            }
            check_build(game, build)
        }
        (Phase::Bonus(dice), _) => Err(Why::BonusOrSkip { dice }),
        _ => Err(Why::NothingRolled),
    }
}

fn check_build(game: &Abquetschen, build: Cells) -> Result<(), AbquetschenReason> {
    use AbquetschenReason as Why;
    if let Some(cell) = (build - game.plate.cells()).next() {
        return Err(Why::OutsidePyramid { cell });
    }
    if let Some(cell) = (build & game.heap).next() {
        return Err(Why::CellTaken { cell });
    }
    let there = game.heap | build;
    let mut supports = build.into_iter().map(|cell| {
        let missing = (cell.supports() & game.plate.cells()) - there;
        (cell, missing.next())
    });
    if let Some((cell, Some(missing))) = supports.find(|(_, missing)| missing.is_some()) {
        return Err(Why::WouldRollAway { cell, missing });
    }
    if !build.is_connected() {
        return Err(Why::BuildInPieces);
    }
    if !build.intersects(game.near()) {
        let first = game.dice(game.turn).is_empty();
        return Err(if first { Why::TouchesNoDie } else { Why::TouchesNoOwnDie });
    }
    if game.must_leave_open() && game.closes_start(build) {
        return Err(Why::ClosesStartPyramid);
    }
    Ok(())
}
