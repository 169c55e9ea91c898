//! What people see: everything, and for those who move also what each tilt
//! would bring.

use engine::{Game, Pending, Seat, Viewer};
use pyramid::{Axis, Cell, Colour, Orientation};
use serde::Serialize;
use ts_rs::TS;

use super::clash::saddles;
use super::{End, Saddle, Wuerfelmarsch, colour};

/// All that a page needs to draw a game and to show what a tilt brings.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MarchView {
    /// By seat.
    pub players: Vec<PlayerView>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The dice on the plate, in the order of their cells.
    pub dice: Vec<DieView>,
    /// What the viewer can tilt now, and what comes of it.
    pub tilts: Vec<Outlook>,
    /// Turns left without a tilt before dice are counted.
    pub turns_left: u16,
    /// Turns left without a tilt forward before dice are counted.
    pub sideways_left: u16,
    /// How it ended, once it has.
    pub end: Option<End>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MarchPlayer")]
pub struct PlayerView {
    /// Where the player sits.
    pub side: Axis,
    /// The colour of the dice.
    pub colour: Colour,
    /// The corner to reach.
    pub goal: Cell,
    /// Dice on the plate.
    pub dice: u8,
    /// Dice of others captured.
    pub captured: u8,
    /// The same by colour.
    pub prey: Vec<PreyView>,
    /// Own dice that left the game.
    pub lost: u8,
}

/// Captured dice of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct PreyView {
    /// Which colour.
    pub colour: Colour,
    /// How many.
    pub count: u8,
}

/// A die on the plate.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "MarchDie")]
pub struct DieView {
    /// Where it lies.
    pub cell: Cell,
    /// Whose it is.
    pub seat: Seat,
    /// Its faces towards x, y and z.
    pub faces: Orientation,
}

/// What a tilt would bring.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Outlook {
    /// The die.
    pub from: Cell,
    /// Where it goes.
    pub to: Cell,
    /// How it stands there.
    pub faces: Orientation,
    /// Whether that is the corner that wins.
    pub wins: bool,
    /// The saddles it completes, two at most, none if it wins.
    pub saddles: Vec<Saddle>,
    /// The dice that leave the plate, with who captures them; nobody if they
    /// leave the game.
    pub falls: Vec<FallView>,
}

/// A die that would leave the plate.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct FallView {
    /// Where it lies, after the tilt.
    pub cell: Cell,
    /// Whose it is.
    pub seat: Seat,
    /// Who captures it.
    pub captor: Option<Seat>,
}

impl Wuerfelmarsch {
    /// What tilting the die at `from` into `to` would bring; nothing if that is
    /// no tilt its owner may make.
    pub fn outlook(&self, from: Cell, to: Cell) -> Option<Outlook> {
        let (faces, board) = self.after_tilt(from, to)?;
        let wins = to == self.goal(self.owner(self.board().die(from)?));
        let (mut met, mut falls) = (Vec::new(), Vec::new());
        if !wins {
            met.extend(saddles(&board, self.owners(), to));
            let clash = super::Clash::around(&board, self.owners(), to);
            falls.extend(clash.falls().filter_map(|fall| {
                let captor = match fall.fate {
                    super::Fate::Captured(seat) => Some(seat),
                    super::Fate::Out => None,
                };
                Some(FallView { cell: fall.cell, seat: self.owner(board.die(fall.cell)?), captor })
            }));
        }
        Some(Outlook { from, to, faces, wins, saddles: met, falls })
    }
}

impl MarchView {
    pub(super) fn new(game: &Wuerfelmarsch, viewer: Viewer) -> Self {
        let players = Seat::all(game.players()).map(|seat| PlayerView {
            side: game.side(seat),
            colour: colour(game.side(seat)),
            goal: game.goal(seat),
            dice: game.board().count(game.side(seat)),
            captured: game.captured(seat),
            prey: game.prey(seat).map(|(colour, count)| PreyView { colour, count }).collect(),
            lost: game.lost(seat),
        });
        let of_seat = |seat| {
            let dice = game.board().dice(game.side(seat));
            dice.map(move |(cell, faces)| DieView { cell, seat, faces })
        };
        let mut dice: Vec<DieView> = Seat::all(game.players()).flat_map(of_seat).collect();
        dice.sort_by_key(|die| die.cell);
        let tilts = match (viewer, game.pending()) {
            (Viewer::Seat(seat), Pending::One(turn)) if seat == turn => {
                let side = game.side(seat);
                let ways = game.board().dice(side).flat_map(|(from, _)| {
                    game.board().steps(from, side).filter_map(move |s| game.outlook(from, s.cell))
                });
                ways.collect()
            }
            _ => Vec::new(),
        };
        let [turns_left, sideways_left] = game.patience();
        Self {
            players: players.collect(),
            turn: game.turn(),
            dice,
            tilts,
            turns_left,
            sideways_left,
            end: game.end(),
        }
    }
}
