//! What everybody sees of the dice in a move just before it is made, for whoever
//! tells it in sentences; `data/log/own.log` reads it.

use pyramid::Cell;

use super::notation::Move;
use super::table::Table;
use crate::cui_bono::colour_name;

/// A die that nobody can name yet, such as one out of a stock.
const ANY: &str = "any";

/// The move with the colour of its die, how that stands afterwards where it rolls
/// or turns, and the layer it leaves or comes to. Nothing is told of several dice
/// at once, nor of one that nobody has seen.
pub(super) fn told(table: &Table, action: &Move) -> Option<String> {
    let board = &table.board;
    let colour = |cell| Some(colour_name(board.die(cell)?.0?.colour()));
    // The plate and the tip go without saying.
    let layer = |cell: Cell| match board.plate().height(cell) {
        0 => String::new(),
        height if height + 1 == board.plate().size() => String::new(),
        height => format!(" {}", height + 1),
    };
    Some(match action {
        Move::Put(cells) if cells.len() == 1 => {
            let layer = layer(cells.into_iter().next()?);
            let held = table.held.map(|die| colour_name(die.colour()));
            if held.is_none() && layer.is_empty() {
                return None;
            }
            format!("{action} {}{layer}", held.unwrap_or(ANY))
        }
        Move::Take(cells) if cells.len() == 1 => {
            let cell = cells.into_iter().next()?;
            format!("{action} {}{}", colour(cell)?, layer(cell))
        }
        Move::Tilt(from, to) => {
            format!("{action} {} {}", colour(*from)?, board.tilted(*from, *to)?)
        }
        Move::Turn(cell, _) => format!("{action} {}", colour(*cell)?),
        Move::Lift(from, to) => format!("{action} {}{}", colour(*from)?, layer(*to)),
        _ => return None,
    })
}
