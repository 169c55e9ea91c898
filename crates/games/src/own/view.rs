//! What people see: the dice as far as they are known, stocks, throws and what
//! the script told.

use engine::{Game, Pending, Pips, Seat};
use pyramid::{Cells, Colour, Orientation, Shown};
use serde::Serialize;
use ts_rs::TS;

use super::Own;
use super::file::Hidden;
use super::script::Fault;
use super::table::Table;

/// All that a page needs to draw a game that somebody has written. What can be
/// done is among the choices, in words that name their cells.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OwnGameView")]
pub struct OwnView {
    /// What the game is called.
    pub title: String,
    /// Who wrote it.
    pub author: String,
    /// The rules in words, Markdown.
    pub rules: String,
    /// The language they are written in, such as `en`.
    pub language: String,
    /// Dice along an edge of the plate.
    pub plate: u8,
    /// By seat.
    pub players: Vec<PlayerView>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The dice in the pyramid, from the tip down, as far as they are known.
    pub dice: Vec<Shown>,
    /// The die in the hand of whose turn it is.
    pub held: Option<HeldView>,
    /// What was thrown last.
    pub thrown: Vec<Pips>,
    /// Cells that the script wants to be looked at.
    pub marks: Cells,
    /// What the script told about the last move.
    pub told: String,
    /// Whether the game has ended.
    pub over: bool,
    /// What is wrong with the file, if that has ended the game.
    pub fault: Option<Fault>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OwnPlayer")]
pub struct PlayerView {
    /// The colour of the seat.
    pub colour: Colour,
    /// Dice left to play with.
    pub stock: u16,
    /// Points so far.
    pub points: i32,
}

/// A die in somebody's hand.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OwnHeld")]
pub struct HeldView {
    /// Its colour.
    pub colour: Colour,
    /// Its faces towards x, y and z.
    pub faces: Orientation,
}

impl OwnView {
    pub(super) fn of(game: &Own) -> Self {
        let (head, table) = (&game.file().head, game.table());
        let (board, pyramid) = (&table.board, table.board.pyramid());
        let known = board.known();
        let shown = |cell| {
            let die = pyramid.die(cell)?;
            if head.hidden == Hidden::Nothing {
                return Some(Shown::open(cell, die));
            }
            let colour = known.contains(cell).then(|| die.colour());
            Some(Shown { colour, ..pyramid.seen(cell)? })
        };
        let players = Seat::all(table.players).map(|seat| PlayerView {
            colour: Table::colour(seat),
            stock: table.stocks[seat.index()],
            points: game.score(seat).points(),
        });
        Self {
            title: head.title.clone(),
            author: head.author.clone(),
            rules: game.file().rules.clone(),
            language: head.language.clone(),
            plate: head.plate.size(),
            players: players.collect(),
            turn: table.seat,
            dice: board.heap().into_iter().filter_map(shown).collect(),
            held: table.held.map(|die| HeldView { colour: die.colour(), faces: die.orientation() }),
            thrown: table.thrown.clone(),
            marks: table.marks,
            told: game.told().to_owned(),
            over: game.pending() == Pending::Over,
            fault: game.fault().cloned(),
        }
    }
}
