//! Why not: what a person is told when the rules forbid something.

use engine::Seat;
use pyramid::{Cell, Colour, Plate};
use serde::Serialize;
use ts_rs::TS;

use super::{CuiBono, OF_A_COLOUR};

/// Why an action or a throw is refused.
#[derive(Clone, Debug, PartialEq, Serialize, TS, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs)] // The sentences say it.
pub enum CuiReason {
    #[error("first pull a die out of the bottom layer")]
    PullFirst,
    #[error("you hold a die: put it into a funnel or keep it")]
    HoldsADie,
    #[error("the die at {cell} is not in the bottom layer, and only those are pulled")]
    NotAtTheBottom { cell: Cell },
    #[error("there is no die at {cell} any more")]
    NothingToPull { cell: Cell },
    #[error("{dice} dice lie on the die at {cell}; only 1 may")]
    TooMuchOnIt { cell: Cell, dice: usize },

    #[error("{cell} is on the plate, and no die goes back there")]
    OntoThePlate { cell: Cell },
    #[error("there is a die at {cell} already")]
    CellTaken { cell: Cell },
    #[error("{cell} is no funnel: three dice must lie under it")]
    NoFunnel { cell: Cell },
    #[error(
        "that funnel holds two {} dice and one {}: it needs three different colours or three of \
         one other colour", colour_name(*two), colour_name(*one)
    )]
    MixedFunnel { two: Colour, one: Colour },
    #[error("that funnel is {0}, and so is your die: three of one colour take only another one",
        colour_name(*colour))]
    FunnelOfItsColour { colour: Colour },
    #[error("that would complete an edge of {} dice alone, down to {foot}", colour_name(*colour))]
    EdgeOfOneColour { colour: Colour, foot: Cell },
    #[error("the pyramid would look the same {times} times: you must keep the die")]
    LooksTheSame { times: u32 },

    #[error("first it is settled who begins, as in “start 1”")]
    WhoBegins,
    #[error("it is settled who begins; now the pyramid is built")]
    BuildThePyramid,
    #[error("nobody plays at seat {seat}; there are {players} players")]
    NobodyThere { seat: Seat, players: u8 },
    #[error("the pyramid must be complete: it has {dice} of 165 dice")]
    NotComplete { dice: usize },
    #[error("the pyramid has 55 {} dice, not {dice}", colour_name(*colour))]
    WrongColours { colour: Colour, dice: usize },
    #[error("the pyramid that stands is completed, and none of its dice changed")]
    OtherFoundation,
}

/// The colour as a word.
pub const fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Yellow => "yellow",
        Colour::Pearl => "pearl",
        Colour::Turquoise => "turquoise",
    }
}

impl CuiBono {
    /// Whether the die at `cell` may be pulled.
    pub(super) fn check_pull(&self, cell: Cell) -> Result<(), CuiReason> {
        if !Plate::STANDARD.base().contains(cell) {
            return Err(CuiReason::NotAtTheBottom { cell });
        }
        if self.heap().pyramid().die(cell).is_none() {
            return Err(CuiReason::NothingToPull { cell });
        }
        match self.heap().burden(cell) {
            0 | 1 => Ok(()),
            dice => Err(CuiReason::TooMuchOnIt { cell, dice }),
        }
    }

    /// Whether the pulled die may be put into the funnel at `cell`.
    pub(super) fn check_put(&self, cell: Cell) -> Result<(), CuiReason> {
        let die = self.held().ok_or(CuiReason::PullFirst)?;
        let colour = die.colour();
        if Plate::STANDARD.base().contains(cell) {
            return Err(CuiReason::OntoThePlate { cell });
        }
        if self.heap().pyramid().die(cell).is_some() {
            return Err(CuiReason::CellTaken { cell });
        }
        let [x, y, z] = self.heap().funnel(cell).ok_or(CuiReason::NoFunnel { cell })?;
        let mixed = |two, one| Err(CuiReason::MixedFunnel { two, one });
        match (x == y, y == z, x == z) {
            (false, false, false) => {}
            (true, true, true) if x != colour => {}
            (true, true, true) => return Err(CuiReason::FunnelOfItsColour { colour }),
            (true, ..) => return mixed(x, z),
            (_, true, _) => return mixed(y, x),
            _ => return mixed(x, y),
        }
        if let Some(foot) = self.heap().edge_of_one_colour(cell, colour) {
            return Err(CuiReason::EdgeOfOneColour { colour, foot });
        }
        if self.heap().looked(cell, die) + 1 >= self.repeats() {
            return Err(CuiReason::LooksTheSame { times: self.repeats() as u32 });
        }
        Ok(())
    }

    /// Whether this can be the pyramid of a game.
    pub(super) fn check_pyramid(pyramid: &pyramid::Pyramid) -> Result<(), CuiReason> {
        if *pyramid.plate() != Plate::STANDARD || pyramid.heap() != Plate::STANDARD.cells() {
            return Err(CuiReason::NotComplete { dice: pyramid.heap().len() });
        }
        for colour in Colour::BUILDING {
            let dice = pyramid.of_colour(colour).len();
            if dice != OF_A_COLOUR {
                return Err(CuiReason::WrongColours { colour, dice });
            }
        }
        Ok(())
    }
}
