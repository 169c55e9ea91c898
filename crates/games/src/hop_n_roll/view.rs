//! What one viewer may see. All there is to hide is what others have written
//! in this round while somebody is still writing.

use engine::{Game, Pending, Pips, Score, Seat, Seats, Viewer};
use serde::Serialize;
use ts_rs::TS;

use super::game::Sealed;
use super::{
    Colour, Die, Faces, Field, FieldEffect, HopAction, HopNRoll, MAX_BOXES, Offer, Open, Phase,
    Rule, Spot,
};

/// All that a page needs to draw a game and to explain it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct HopView {
    /// What the round waits for.
    pub phase: Phase,
    /// From 1.
    pub round: u16,
    /// Whether this round is the last.
    pub last_round: bool,
    /// Who has to decide now.
    pub asked: Seats,
    /// The seats in this round's order of hopping.
    pub order: Vec<Seat>,
    /// Whether pawns hop from left to right in this round, or back.
    pub rightward: bool,
    /// Name of the tableau.
    pub tableau: String,
    /// The tableau from the top.
    pub fields: Vec<FieldView>,
    /// The printed sheet.
    pub sheet: SheetView,
    /// By seat.
    pub players: Vec<PlayerView>,
    /// What the viewer has written in this round while others still write.
    pub own: Option<String>,
    /// Where the viewer can hop now.
    pub hops: Vec<HopTarget>,
    /// Where the viewer can write now, and what.
    pub boxes: Vec<OpenBox>,
    /// Whether the viewer may write nothing instead.
    pub may_decline: bool,
}

/// A field of the tableau.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct FieldView {
    /// From 1 at the top.
    pub field: Field,
    /// The number printed on it.
    pub label: Option<u8>,
    /// What it allows.
    pub effect: FieldEffect,
    /// The die on it.
    pub die: Option<Die>,
    /// The pawn beside it in the left column.
    pub left: Option<Seat>,
    /// The pawn beside it in the right column.
    pub right: Option<Seat>,
}

/// A field the viewer can hop to.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct HopTarget {
    /// The field.
    pub field: Field,
    /// Numbers that may be written in any row.
    pub numbers: Faces,
    /// Rows that may take any number.
    pub free_rows: Vec<Colour>,
    /// Where that would fit on the viewer's sheet; nowhere is allowed too.
    pub boxes: Vec<OpenBox>,
}

/// A box and what may be written into it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct OpenBox {
    /// Its row.
    pub row: Colour,
    /// From 1.
    pub number: u8,
    /// What fits.
    pub values: Faces,
    /// Values after which another box can never be filled.
    pub kills: Vec<Kill>,
}

/// A warning: this value makes that box useless.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Kill {
    /// The value.
    pub value: Pips,
    /// Row of the box.
    pub row: Colour,
    /// Number of the box.
    pub number: u8,
}

/// The printed sheet.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "SheetPrint")]
pub struct SheetView {
    /// Its name.
    pub name: String,
    /// From the top.
    pub rows: Vec<RowPrint>,
}

/// A printed row.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct RowPrint {
    /// Its colour.
    pub colour: Colour,
    /// What may be written.
    pub rule: Rule,
    /// How its boxes stand.
    pub shape: RowShape,
    /// How many boxes, all levels together.
    pub boxes: usize,
    /// How many boxes are in each level or group, in the order of writing.
    pub parts: Vec<usize>,
    /// Points by box, in pyramids by level.
    pub stars: Vec<u8>,
    /// Numbers of the boxes that count extra.
    pub special: Vec<usize>,
}

/// How the boxes of a row stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum RowShape {
    /// Side by side, written from the left.
    Line,
    /// A pyramid, written from its base.
    Up,
    /// A pyramid, written from its top.
    Down,
}

impl RowShape {
    fn of(rule: Rule) -> Self {
        match rule {
            Rule::ArithmeticPyramid => Self::Up,
            _ if rule.is_pyramid() => Self::Down,
            _ => Self::Line,
        }
    }
}

/// A player's side of the table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "HopPlayer")]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Where the pawn stands.
    pub field: Field,
    /// Whether it has hopped in this round.
    pub hopped: bool,
    /// The die it has hopped to.
    pub die: Option<Die>,
    /// Whether this player is done with this round's writing.
    pub done: bool,
    /// Whether nothing fits, so that nothing is written.
    pub barred: bool,
    /// The rows of the sheet from the top.
    pub rows: Vec<RowView>,
    /// What the rows would take next, whatever the dice show.
    pub open: Vec<OpenBox>,
    /// Points for sixes.
    pub sixes: u32,
    /// All points so far.
    pub points: i32,
    /// How many rows are complete.
    pub complete_rows: u32,
}

/// A row as a player has filled it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct RowView {
    /// Its colour.
    pub colour: Colour,
    /// By box.
    pub numbers: Vec<Option<Pips>>,
    /// Points for stars so far.
    pub stars: u32,
    /// Which star brings them, counted from 0.
    pub star: Option<usize>,
    /// Points from special boxes.
    pub special: u32,
    /// Whether every box is filled.
    pub complete: bool,
    /// Numbers of empty boxes that can never be filled.
    pub dead: Vec<usize>,
}

impl HopView {
    pub(super) fn new(game: &HopNRoll, viewer: Viewer) -> Self {
        let pending = game.pending();
        let asked = |seat: &Seat| pending.seats().contains(*seat);
        let me = match viewer {
            Viewer::Seat(seat) if seat.number() <= game.players() => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator => None,
        };
        let hopping = me.filter(asked).filter(|_| matches!(pending, Pending::One(_)));
        let writing = me.filter(asked).filter(|_| matches!(pending, Pending::All(_)));
        let rightward = game.round() % 2 == 1;
        Self {
            phase: game.phase(),
            round: game.round(),
            last_round: game.is_last_round(),
            asked: pending.seats(),
            order: game.order().to_vec(),
            rightward,
            tableau: game.tableau().name.clone(),
            fields: fields(game, rightward),
            sheet: sheet(game),
            players: Seat::all(game.players()).map(|seat| player(game, seat)).collect(),
            own: me.and_then(|seat| own(game, seat)),
            hops: hopping.map_or_else(Vec::new, |seat| hops(game, seat)),
            boxes: writing.map_or_else(Vec::new, |seat| {
                boxes(game, seat, Some(game.offer(game.pawn(seat).0)))
            }),
            may_decline: writing.is_some_and(|seat| game.may_decline(seat)),
        }
    }
}

fn fields(game: &HopNRoll, rightward: bool) -> Vec<FieldView> {
    let pawn_at = |field: Field, right: bool| {
        Seat::all(game.players()).find(|&seat| {
            let (stands, hopped) = game.pawn(seat);
            stands == field && (hopped == rightward) == right
        })
    };
    let view = |(index, print): (usize, &super::FieldPrint)| {
        let field = Field::new(index);
        FieldView {
            field,
            label: print.label,
            effect: print.effect,
            die: game.die(field),
            left: pawn_at(field, false),
            right: pawn_at(field, true),
        }
    };
    game.tableau().fields.iter().enumerate().map(view).collect()
}

fn sheet(game: &HopNRoll) -> SheetView {
    let print = |colour: Colour| {
        let row = game.sheet().row(colour);
        RowPrint {
            colour,
            rule: row.rule,
            shape: RowShape::of(row.rule),
            boxes: row.boxes,
            parts: row.parts.iter().map(|part| part.size).collect(),
            stars: row.stars.clone(),
            special: (0..row.boxes)
                .filter(|&index| row.special.contains(index))
                .map(|index| index + 1)
                .collect(),
        }
    };
    SheetView {
        name: game.sheet().name.clone(),
        rows: game.sheet().order().into_iter().map(print).collect(),
    }
}

fn player(game: &HopNRoll, seat: Seat) -> PlayerView {
    let entries = game.entries(seat);
    let row = |colour: Colour| {
        let (print, numbers) = (game.sheet().row(colour), entries.row(colour));
        RowView {
            colour,
            numbers: (0..print.boxes).map(|index| numbers.get(index)).collect(),
            stars: print.star_points(numbers),
            star: print.star(numbers),
            special: print.special_points(numbers),
            complete: entries.is_complete(colour),
            dead: print.dead(numbers).map(|index| index + 1).collect(),
        }
    };
    let score: Score = game.score(seat);
    let (field, hopped) = game.pawn(seat);
    PlayerView {
        seat,
        field,
        hopped,
        die: game.die(field).filter(|_| hopped),
        done: game.sealed(seat) != Sealed::Open,
        barred: game.sealed(seat) == Sealed::Barred,
        rows: game.sheet().order().into_iter().map(row).collect(),
        open: boxes(game, seat, None),
        sixes: entries.six_points(),
        points: score.points(),
        complete_rows: entries.complete_rows(),
    }
}

fn own(game: &HopNRoll, seat: Seat) -> Option<String> {
    match game.sealed(seat) {
        Sealed::Write(write) => Some(HopAction::Write(write).to_string()),
        Sealed::Declined => Some(HopAction::Nothing.to_string()),
        Sealed::Open | Sealed::Barred => None,
    }
}

fn hops(game: &HopNRoll, seat: Seat) -> Vec<HopTarget> {
    let target = |field: Field| {
        let offer = game.offer(field);
        HopTarget {
            field,
            numbers: offer.faces,
            free_rows: offer.free_rows().collect(),
            boxes: boxes(game, seat, Some(offer)),
        }
    };
    game.free_fields().map(target).collect()
}

/// The boxes of `seat` that take what is offered, or anything at all.
fn boxes(game: &HopNRoll, seat: Seat, offer: Option<Offer>) -> Vec<OpenBox> {
    let entries = game.entries(seat);
    let rows = game.sheet().order().into_iter().flat_map(|row| {
        let open: Open = match offer {
            Some(offer) => entries.writable(row, offer),
            None => entries.open(row),
        };
        (0..MAX_BOXES).map(move |index| (Spot::new(row, index), open.faces(index)))
    });
    rows.filter(|(_, values)| !values.is_empty())
        .map(|(spot, values)| OpenBox {
            row: spot.row,
            number: spot.number(),
            values,
            kills: values
                .iter()
                .filter_map(|value| {
                    let killed = game.warning(seat, super::Write { value, spot })?;
                    Some(Kill { value, row: killed.row, number: killed.number() })
                })
                .collect(),
        })
        .collect()
}
