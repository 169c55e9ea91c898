//! Why not: what a person is told when the rules forbid something.

use engine::{Game, Pips, Seat};
use serde::Serialize;

use super::sheet::Below;
use super::{Colour, Faces, Field, HopNRoll, Numbers, Offer, Row, Rule, Spot, Write};

/// Why an action or a throw is refused.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs)] // The sentences say it.
pub enum HopReason {
    #[error("numbers are written when all pawns have hopped; now it is your turn to hop")]
    HopFirst,
    #[error("your pawn has hopped; now write the number of its die")]
    HasHopped,
    #[error("there is no field {field}; the tableau has {fields}")]
    NoSuchField { field: Field, fields: usize },
    #[error("field {field} has no die; hop to a field beside one")]
    NoDieThere { field: Field },
    #[error("the pawn of seat {seat} already stands on field {field}")]
    FieldTaken { field: Field, seat: Seat },

    #[error("the {row} row has {boxes} boxes, so there is no box {number}")]
    NoSuchBox { row: Colour, number: u8, boxes: usize },
    #[error("box {number} of the {row} row already holds a {holds}")]
    BoxFilled { row: Colour, number: u8, holds: Pips },
    #[error("the {row} row is written from left to right without gaps: box {next} comes next")]
    LeavesGap { row: Colour, next: u8 },
    #[error("fill the level before it first: box {empty} of the {row} row is still empty")]
    LevelNotOpen { row: Colour, empty: u8 },

    #[error("your die shows a {die}, so you cannot write a {value}")]
    OtherNumber { value: Pips, die: Pips },
    #[error("your die and field give you {choice}, so you cannot write a {value}")]
    OtherNumbers { value: Pips, choice: Faces },
    #[error("the disco die is {disco}, so its number goes into the {disco} row")]
    OtherRow { disco: Colour },
    #[error(
        "you can write {choice} in any row, or any number in the {disco} row, but not a {value} \
         there"
    )]
    NotAmongYourDice { value: Pips, choice: Faces, disco: Colour },

    #[error("all numbers of this row are equal, and it began with a {value}")]
    MustEqual { value: Pips },
    #[error("that box must hold at least a {least}, because the row climbs")]
    MustClimb { least: Pips },
    #[error("that box must hold at most a {most}, because the row falls")]
    MustFall { most: Pips },
    #[error("that box must hold a {needed}, because with the {before} before it that makes seven")]
    MustMakeSeven { before: Pips, needed: u8 },
    #[error("that box must hold an even number, because it follows the odd {before}")]
    MustBeEven { before: Pips },
    #[error("that box must hold an odd number, because it follows the even {before}")]
    MustBeOdd { before: Pips },
    #[error("the second number must differ from the first, which is a {first}")]
    MustDiffer { first: Pips },
    #[error("the two numbers of this row take turns, and now it is the {value}'s turn")]
    MustTakeTurns { value: Pips },
    #[error("above {left} and {right} stands their sum or their difference: {choice}")]
    MustBeSumOrDifference { left: Pips, right: Pips, choice: Faces },
    #[error(
        "no number fits above two {value}s: their sum is more than 6 and their difference is 0"
    )]
    NothingFitsAbove { value: Pips },
    #[error("that box must hold a {below}, the same as the box below it")]
    MustEqualBelow { below: Pips },
    #[error("the {value} is already in this pyramid, and every number is in it only once")]
    AlreadyInPyramid { value: Pips },
    #[error("that box must hold a {value}, because the numbers of a group are equal")]
    MustEqualGroup { value: Pips },
    #[error("the second number must be smaller or larger than the first, which is a {first}")]
    MustMove { first: Pips },
    #[error("that box must hold more than {before}, because the row went down just now")]
    MustGoUp { before: Pips },
    #[error("that box must hold less than {before}, because the row went up just now")]
    MustGoDown { before: Pips },

    #[error("your die fits, for example in box {number} of the {row} row, so you must write it")]
    MustWrite { row: Colour, number: u8 },

    #[error("the first throw says whose pawn begins on top, as in “start 1”")]
    StartComesFirst,
    #[error("it is already settled whose pawn begins on top; now the dice are thrown")]
    HasStarted,
    #[error("seat {seat} does not play, there are {players} players")]
    NobodyThere { seat: Seat, players: u8 },
    #[error("{players} players throw {players} number dice and the disco die, not {found}")]
    WrongNumberOfDice { players: u8, found: usize },
}

impl HopNRoll {
    /// Whether the pawn whose turn it is may hop to `field`.
    pub(super) fn check_hop(&self, field: Field) -> Result<(), HopReason> {
        let fields = self.tableau().fields.len();
        if field.index() >= fields {
            return Err(HopReason::NoSuchField { field, fields });
        }
        if self.die(field).is_none() {
            return Err(HopReason::NoDieThere { field });
        }
        match Seat::all(self.players()).find(|&seat| self.pawn(seat) == (field, true)) {
            Some(seat) => Err(HopReason::FieldTaken { field, seat }),
            None => Ok(()),
        }
    }

    /// Whether `seat` may write this, once all have hopped.
    pub(super) fn check_write(&self, seat: Seat, write: Write) -> Result<(), HopReason> {
        let Write { value, spot } = write;
        let (row, numbers) = (self.sheet().row(spot.row), self.entries(seat).row(spot.row));
        if let Some(reason) = wrong_box(row, numbers, spot) {
            return Err(reason);
        }
        let (offer, plain) = (self.offer(self.pawn(seat).0), self.plain_offer(seat));
        if let Some(reason) = wrong_die(offer, plain, write) {
            return Err(reason);
        }
        if self.entries(seat).open(spot.row).faces(spot.index()).contains(value) {
            Ok(())
        } else {
            Err(wrong_number(row, numbers, write))
        }
    }

    /// Whether `seat` may write nothing although something fits.
    pub(super) fn check_nothing(&self, seat: Seat) -> Result<(), HopReason> {
        let (entries, plain) = (self.entries(seat), self.plain_offer(seat));
        let fits = |&row: &Colour| entries.writable(row, plain).next().map(|(at, _)| (row, at));
        match self.sheet().order().iter().find_map(fits) {
            Some((row, index)) => {
                Err(HopReason::MustWrite { row, number: Spot::new(row, index).number() })
            }
            None => Ok(()),
        }
    }
}

/// Why `spot` is no box to write into now, if it is none.
fn wrong_box(row: &Row, numbers: Numbers, spot: Spot) -> Option<HopReason> {
    let (colour, number) = (spot.row, spot.number());
    if spot.index() >= row.boxes {
        return Some(HopReason::NoSuchBox { row: colour, number, boxes: row.boxes });
    }
    if let Some(holds) = numbers.get(spot.index()) {
        return Some(HopReason::BoxFilled { row: colour, number, holds });
    }
    let before = if row.rule.is_pyramid() {
        row.parts[row.part_of(spot.index())].start
    } else {
        spot.index()
    };
    let empty = (0..before).find(|&index| numbers.get(index).is_none())?;
    let empty = Spot::new(colour, empty).number();
    Some(if row.rule.is_pyramid() {
        HopReason::LevelNotOpen { row: colour, empty }
    } else {
        HopReason::LeavesGap { row: colour, next: empty }
    })
}

/// Why the dice of `offer` do not give this number for this row, if they do
/// not. `plain` is what the own die gives without an effect.
fn wrong_die(offer: Offer, plain: Offer, write: Write) -> Option<HopReason> {
    let Write { value, spot } = write;
    if offer.faces_for(spot.row).contains(value) {
        return None;
    }
    // Only one row can be free here: if all were, any number would do.
    Some(match offer.free_rows().next() {
        Some(disco) if offer.faces.is_empty() => HopReason::OtherRow { disco },
        Some(disco) => HopReason::NotAmongYourDice { value, choice: offer.faces, disco },
        None => match plain.faces.iter().next() {
            Some(die) if offer == plain => HopReason::OtherNumber { value, die },
            _ => HopReason::OtherNumbers { value, choice: offer.faces },
        },
    })
}

/// The rule of `row` that keeps `write` out of the box, which is open to other
/// numbers at best.
fn wrong_number(row: &Row, numbers: Numbers, write: Write) -> HopReason {
    let Write { value, spot } = write;
    let index = spot.index();
    let at = |index: usize| numbers.get(index).unwrap_or(value);
    let before = at(index.saturating_sub(1));
    match row.rule {
        Rule::Equal => HopReason::MustEqual { value: at(0) },
        Rule::Ascending => HopReason::MustClimb { least: before },
        Rule::Descending => HopReason::MustFall { most: before },
        Rule::SumSeven => HopReason::MustMakeSeven { before, needed: 7 - before.get() },
        Rule::EvenOdd if before.get() % 2 == 1 => HopReason::MustBeEven { before },
        Rule::EvenOdd => HopReason::MustBeOdd { before },
        Rule::TwoNumbers if index == 1 => HopReason::MustDiffer { first: before },
        Rule::TwoNumbers => HopReason::MustTakeTurns { value: at(index.saturating_sub(2)) },
        Rule::UnequalPyramid => HopReason::AlreadyInPyramid { value },
        Rule::Groups => HopReason::MustEqualGroup { value: before },
        Rule::SmallerLarger if index == 1 => HopReason::MustMove { first: before },
        Rule::SmallerLarger if before > at(index.saturating_sub(2)) => {
            HopReason::MustGoDown { before }
        }
        Rule::SmallerLarger => HopReason::MustGoUp { before },
        Rule::ArithmeticPyramid => match row.below(row.part_of(index), index) {
            Below::Two(left, right) => {
                let choice = row.open(numbers).faces(index);
                let (left, right) = (at(left), at(right));
                if choice.is_empty() {
                    HopReason::NothingFitsAbove { value: left }
                } else {
                    HopReason::MustBeSumOrDifference { left, right, choice }
                }
            }
            Below::One(below) => HopReason::MustEqualBelow { below: at(below) },
            // Every number fits into the base.
            Below::Nothing => HopReason::MustEqualBelow { below: value },
        },
    }
}
