//! Looking a file through, for workshops, shelves and the command line.

use std::fmt::Write as _;
use std::sync::Arc;

use engine::{DataFile, Game, Match, Options as _, Secret, SetupError, Viewer};
use pyramid::{Axis, Cells, Colour, is_covered};

use super::{GameFile, Own, OwnOptions, OwnView};

/// Reads a file, sets it up for every number of players, and gives its first
/// position for the fewest. Where chance lays the dice, that is one of many.
///
/// Runs the script, within its limits.
pub fn examine(file: DataFile) -> Result<(Arc<GameFile>, OwnView), SetupError> {
    let mut options = OwnOptions::default();
    options.attach(file)?;
    let file = options.file()?;
    let players = &file.head.players;
    players.clone().try_for_each(|players| Own::new(&options, players).map(drop))?;
    let names = vec![String::new(); (*players.start()).into()];
    let game = Match::<Own>::new(options, names, Secret::numbered(1, 0))?;
    let start = game.game().view(Viewer::Spectator);
    match start.fault {
        Some(fault) => Err(fault.into()),
        None => Ok((file, start)),
    }
}

impl OwnView {
    /// The dice that can be seen from above in a line: the size of the plate,
    /// and for each die its cell, colour and upper faces, `-` for what is not
    /// known. `3 002r321 011-5--`
    pub fn picture(&self) -> String {
        let heap: Cells = self.dice.iter().map(|shown| shown.cell).collect();
        let mut line = self.plate.to_string();
        for shown in &self.dice {
            if Axis::ALL.into_iter().all(|side| is_covered(heap, shown.cell, side)) {
                continue;
            }
            let colour = shown.colour.map_or('-', Colour::letter);
            let _ = write!(line, " {}{colour}", shown.cell);
            for face in shown.faces {
                let _ = match face {
                    Some(pips) => write!(line, "{pips}"),
                    None => write!(line, "-"),
                };
            }
        }
        line
    }
}
