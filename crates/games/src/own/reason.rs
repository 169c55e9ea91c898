//! Why an action or a throw is refused.

use engine::Seat;
use pyramid::Colour;
use serde::Serialize;

use crate::cui_bono::colour_name;

/// Why an action or a throw is refused. What a script allows it lists; why it
/// does not list the rest, only its author knows.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs)] // The sentences say it.
pub enum OwnReason {
    #[error("the rules of this game do not allow that now; choose what is offered")]
    NotAmongChoices,
    #[error("exactly {dice} dice are thrown here")]
    OtherThrow { dice: u8 },
    #[error("chance picks a seat here, as in “start 1”")]
    WhichSeat,
    #[error("nobody plays at seat {seat}; there are {players} players")]
    NobodyThere { seat: Seat, players: u8 },
    #[error("first the whole pyramid is laid")]
    PyramidFirst,
    #[error("the pyramid must be complete, with {dice} dice")]
    PyramidNotWhole { dice: usize },
    #[error("the pyramid that stands is completed, and none of its dice changed")]
    OtherFoundation,
    #[error("the pyramid has {right} {} dice", colour_name(*colour))]
    UnevenColours { colour: Colour, right: usize },
}
