//! Why a mark is refused.

use engine::{Pips, Seat};
use serde::Serialize;

use super::Hamstern;
use super::burrow::JOKER;
use super::notation::{Cells, Letter, Mark};
use super::sheet::{Chamber, MAX_CROSSES, Passage, Place};
use super::{Passages, Start};

/// Why a mark is refused.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum HamsternReason {
    /// The sheet has no chamber with this letter.
    #[error("this sheet has no chamber {chamber}")]
    NoSuchChamber {
        /// The letter given.
        chamber: Letter,
    },
    /// The chamber has fewer cells.
    #[error("chamber {chamber} has no cell {cell}; its cells are numbered 1 to {cells}")]
    NoSuchCell {
        /// Where.
        chamber: Letter,
        /// The number given.
        cell: u8,
        /// How many there are.
        cells: u8,
    },
    /// A cell is crossed already.
    #[error("{chamber} {cell} is crossed already; crosses go into free cells")]
    AlreadyCrossed {
        /// Where.
        chamber: Letter,
        /// The first such cell.
        cell: u8,
    },
    /// Fewer crosses than pips.
    #[error("too few: a {throw} asks for exactly {throw} crosses, not {crosses}")]
    TooFew {
        /// What the die shows.
        throw: Pips,
        /// How many crosses were meant.
        crosses: u8,
    },
    /// More crosses than pips.
    #[error("too many: a {throw} asks for exactly {throw} crosses, not {crosses}")]
    TooMany {
        /// What the die shows.
        throw: Pips,
        /// How many crosses were meant.
        crosses: u8,
    },
    /// More crosses than a 1 ever allows.
    #[error("a 1 allows 1 to {most} crosses, not {crosses}")]
    TooManyForOne {
        /// How many a 1 allows.
        most: u8,
        /// How many crosses were meant.
        crosses: u8,
    },
    /// More crosses on a 1 than the joker track pays for.
    #[error("on a 1 each cross strikes a box of your joker track: {left} left, {crosses} wanted")]
    JokerTrack {
        /// Boxes left.
        left: u8,
        /// How many crosses were meant.
        crosses: u8,
    },
    /// The cells are in several pieces.
    #[error("the crosses of one throw must hang together, upwards, downwards or sideways")]
    NotConnected,
    /// The cells hang together only by way of older crosses.
    #[error(
        "the crosses of one throw must hang together by themselves; older ones do not join them"
    )]
    JoinedByOldCrosses,
    /// The first throw belongs elsewhere.
    #[error("your first crosses go into chamber {start}, not into {chamber}")]
    StartsElsewhere {
        /// Where they go.
        start: Letter,
        /// Where they were meant.
        chamber: Letter,
    },
    /// No passage to this chamber is reached.
    #[error("you cannot get into chamber {chamber} yet: first cross the near end of a passage to it, {}", places(.near))]
    PassageNotReached {
        /// The new chamber.
        chamber: Letter,
        /// The near ends of its passages.
        near: Vec<Place>,
    },
    /// A new chamber is begun away from its passage.
    #[error("a new chamber is begun where the passage comes out: cross {} too", places(.far))]
    BeginAtPassage {
        /// The new chamber.
        chamber: Letter,
        /// The far ends of the passages that are reached.
        far: Vec<Place>,
    },
    /// Passages lead only into new chambers, by choice.
    #[error(
        "chamber {chamber} is begun already, and passages lead only into new chambers in this game; go on next to one of its crosses"
    )]
    PassageUsed {
        /// The chamber.
        chamber: Letter,
    },
    /// Only corners touch.
    #[error("diagonally is not next to a cross; go on above, below or beside one")]
    OnlyDiagonal,
    /// Away from all crosses.
    #[error("the crosses of a throw begin next to a cross you have, and none of these cells is")]
    NotNextToCross,
}

fn places(places: &[Place]) -> String {
    places.iter().map(Place::to_string).collect::<Vec<_>>().join(" or ")
}

/// Whether `seat` may make `mark` of the throw `face`.
pub(super) fn check(
    game: &Hamstern,
    seat: Seat,
    face: Pips,
    mark: Mark,
) -> Result<(), HamsternReason> {
    use HamsternReason as Why;
    let Mark { chamber: letter, cells } = mark;
    let (sheet, burrow) = (game.sheet(), game.burrow(seat));
    let Some(position) = sheet.position(letter) else {
        return Err(Why::NoSuchChamber { chamber: letter });
    };
    let chamber = &sheet.chambers()[position];
    if let Some(cell) = (cells - chamber.cells()).next() {
        return Err(Why::NoSuchCell { chamber: letter, cell, cells: chamber.size() });
    }
    let old = burrow.crossed(position);
    if let Some(cell) = (cells & old).next() {
        return Err(Why::AlreadyCrossed { chamber: letter, cell });
    }

    let crosses = cells.len();
    match face {
        JOKER if usize::from(crosses) > MAX_CROSSES => {
            return Err(Why::TooManyForOne { most: MAX_CROSSES as u8, crosses });
        }
        JOKER if crosses > burrow.jokers_left(sheet) => {
            return Err(Why::JokerTrack { left: burrow.jokers_left(sheet), crosses });
        }
        JOKER => {}
        throw if crosses < throw.get() => return Err(Why::TooFew { throw, crosses }),
        throw if crosses > throw.get() => return Err(Why::TooMany { throw, crosses }),
        _ => {}
    }

    if !chamber.connected(cells) {
        let joined = cells.within(chamber.piece(cells.lowest(), cells | old));
        return Err(if joined { Why::JoinedByOldCrosses } else { Why::NotConnected });
    }
    if cells.touches(burrow.frontier(position)) {
        return Ok(());
    }
    Err(why_out_of_reach(game, seat, position, cells))
}

/// Why a throw cannot begin in any of `cells`.
fn why_out_of_reach(game: &Hamstern, seat: Seat, position: usize, cells: Cells) -> HamsternReason {
    use HamsternReason as Why;
    let (sheet, burrow) = (game.sheet(), game.burrow(seat));
    let chamber = &sheet.chambers()[position];
    let letter = chamber.letter();
    if burrow.is_blank() && game.start == Start::Middle {
        let start = sheet.chambers()[sheet.start()].letter();
        return Why::StartsElsewhere { start, chamber: letter };
    }
    let old = burrow.crossed(position);
    if old.is_empty() {
        let far = burrow.frontier(position);
        if far.is_empty() {
            let near = sheet.passages().iter().filter_map(|passage| match passage {
                Passage { from, to } if to.chamber == letter => Some(*from),
                Passage { from, to } if from.chamber == letter => Some(*to),
                Passage { .. } => None,
            });
            return Why::PassageNotReached { chamber: letter, near: near.collect() };
        }
        let far = far.map(|cell| Place { chamber: letter, cell }).collect();
        return Why::BeginAtPassage { chamber: letter, far };
    }
    let behind_passage = chamber
        .ways()
        .iter()
        .any(|way| way.near.touches(cells) && way.far.touches(burrow.crossed(way.chamber)));
    if behind_passage && game.passages == Passages::Strict {
        return Why::PassageUsed { chamber: letter };
    }
    if touch_by_corner(chamber, cells, old) { Why::OnlyDiagonal } else { Why::NotNextToCross }
}

fn touch_by_corner(chamber: &Chamber, cells: Cells, crossed: Cells) -> bool {
    let place = |cell: u8| chamber.places[usize::from(cell) - 1];
    cells.flat_map(|cell| crossed.map(move |old| (place(cell), place(old)))).any(
        |((row, column), (old_row, old_column))| {
            row.abs_diff(old_row) == 1 && column.abs_diff(old_column) == 1
        },
    )
}
