//! From the drawing of a burrow to its chambers and passages.

use engine::{DataFile, SetupError};

use super::notation::{Cells, Letter};
use super::sheet::{Chamber, MAX_CHAMBERS, MAX_CROSSES, Passage, Place, Way};
use crate::data_file::mistake;

/// The most ways to mark that a sheet may allow, counted over all its chambers:
/// four times those of side A. They are listed for everybody whose turn it is,
/// and looked through by bots, so they are what a sheet costs.
const MAX_WAYS: usize = 4_000;
/// The most rows and columns of a drawing.
const MAX_SIDE: usize = 40;

/// How a mistake names a place of the drawing.
pub(super) fn at(row: usize, column: usize) -> String {
    format!("row {row}, column {column}")
}

/// How a mistake names a chamber.
pub(super) fn chamber(letter: Letter) -> String {
    format!("chamber {letter}")
}

/// A burrow read from its drawing; points and food come later.
pub(super) struct Map<'a> {
    file: &'a DataFile,
    rows: Vec<Vec<Square>>,
    pub(super) chambers: Vec<Chamber>,
    pub(super) passages: Vec<Passage>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Square {
    Earth,
    /// Position of the chamber, and the cell's number there.
    Cell(usize, u8),
    /// `-`
    Sideways,
    /// `|`
    Upwards,
}

impl<'a> Map<'a> {
    pub(super) fn read(file: &'a DataFile, drawing: &str) -> Result<Self, SetupError> {
        let mut map = Self { file, rows: Vec::new(), chambers: Vec::new(), passages: Vec::new() };
        for (row, line) in drawing.lines().enumerate() {
            map.read_row(row, line)?;
        }
        if map.chambers.is_empty() {
            return Err(mistake(file, "map", "it shows no chamber"));
        }
        map.join_cells()?;
        map.dig_passages()?;
        Ok(map)
    }

    fn read_row(&mut self, row: usize, line: &str) -> Result<(), SetupError> {
        let mut squares = Vec::new();
        for (column, drawn) in line.chars().enumerate() {
            let wrong = |reason: String| Err(mistake(self.file, at(row, column), reason));
            if row >= MAX_SIDE || column >= MAX_SIDE {
                return wrong(format!("a map has at most {MAX_SIDE} rows and {MAX_SIDE} columns"));
            }
            squares.push(match drawn {
                '.' | ' ' => Square::Earth,
                '-' => Square::Sideways,
                '|' => Square::Upwards,
                _ => match Letter::new(drawn) {
                    Some(letter) => self.add_cell(letter, row, column)?,
                    None => {
                        return wrong(format!(
                            "“{drawn}” means nothing; a map has letters A to Z, “.”, “-” and “|”"
                        ));
                    }
                },
            });
        }
        self.rows.push(squares);
        Ok(())
    }

    fn add_cell(
        &mut self,
        letter: Letter,
        row: usize,
        column: usize,
    ) -> Result<Square, SetupError> {
        let known = self.chambers.iter().position(|chamber| chamber.letter == letter);
        let position = known.unwrap_or(self.chambers.len());
        if known.is_none() {
            if position == MAX_CHAMBERS {
                let reason = format!("a sheet has at most {MAX_CHAMBERS} chambers");
                return Err(mistake(self.file, at(row, column), reason));
            }
            self.chambers.push(Chamber {
                letter,
                points: 0,
                places: Vec::new(),
                acorns: Cells::NONE,
                mushrooms: Cells::NONE,
                neighbours: Vec::new(),
                ways: Vec::new(),
                sets: Vec::new(),
                sized: [0; MAX_CROSSES + 2],
            });
        }
        let places = &mut self.chambers[position].places;
        if places.len() == usize::from(Cells::MAX) {
            let reason = format!("a chamber has at most {} cells", Cells::MAX);
            return Err(mistake(self.file, chamber(letter), reason));
        }
        places.push((row as u8, column as u8));
        Ok(Square::Cell(position, places.len() as u8))
    }

    fn square(&self, row: usize, column: usize) -> Square {
        self.rows.get(row).and_then(|row| row.get(column)).copied().unwrap_or(Square::Earth)
    }

    /// Position of the chamber at a place of the drawing, and the cell there.
    pub(super) fn cell(&self, row: usize, column: usize) -> Option<(usize, u8)> {
        match self.square(row, column) {
            Square::Cell(position, number) => Some((position, number)),
            _ => None,
        }
    }

    /// Finds what touches what within each chamber, and whether it is in one
    /// piece.
    fn join_cells(&mut self) -> Result<(), SetupError> {
        let mut ways = 0;
        for position in 0..self.chambers.len() {
            let neighbours = self.chambers[position].places.iter().map(|&(row, column)| {
                let (row, column) = (usize::from(row), usize::from(column));
                // Wrapping beyond the upper or left edge lands outside the map.
                [
                    (row.wrapping_sub(1), column),
                    (row, column.wrapping_sub(1)),
                    (row, column + 1),
                    (row + 1, column),
                ]
                .into_iter()
                .filter_map(|(row, column)| self.cell(row, column))
                .filter(|(other, _)| *other == position)
                .map(|(_, cell)| cell)
                .collect::<Cells>()
            });
            self.chambers[position].neighbours = neighbours.collect();
            let whole = &mut self.chambers[position];
            if !whole.connected(whole.cells()) {
                return Err(mistake(
                    self.file,
                    chamber(whole.letter),
                    "its cells do not hang together; they must touch upwards, downwards or sideways",
                ));
            }
            whole.find_sets();
            ways += whole.sets.len();
            if ways > MAX_WAYS {
                let reason = format!(
                    "with it the map has more than {MAX_WAYS} ways to mark 1 to {MAX_CROSSES} \
                     cells; draw fewer, smaller or narrower chambers"
                );
                return Err(mistake(self.file, chamber(whole.letter), reason));
            }
        }
        Ok(())
    }

    fn dig_passages(&mut self) -> Result<(), SetupError> {
        for row in 0..self.rows.len() {
            for column in 0..self.rows[row].len() {
                let run = self.square(row, column);
                let (down, right) = match run {
                    Square::Sideways => (0, 1),
                    Square::Upwards => (1, 0),
                    _ => continue,
                };
                let before = (row.wrapping_sub(down), column.wrapping_sub(right));
                if self.square(before.0, before.1) == run {
                    continue; // Not the beginning of its run.
                }
                let mut behind = (row, column);
                while self.square(behind.0, behind.1) == run {
                    behind = (behind.0 + down, behind.1 + right);
                }
                self.dig((row, column), before, behind)?;
            }
        }
        Ok(())
    }

    /// Joins the cells at both ends of the passage that begins at `place`.
    fn dig(
        &mut self,
        place: (usize, usize),
        before: (usize, usize),
        behind: (usize, usize),
    ) -> Result<(), SetupError> {
        let wrong = |reason: &str| Err(mistake(self.file, at(place.0, place.1), reason));
        let ends = (self.cell(before.0, before.1), self.cell(behind.0, behind.1));
        let (Some((first, from)), Some((second, to))) = ends else {
            return wrong("a passage must lead straight from one cell to another");
        };
        if first == second {
            return wrong("a passage must join two different chambers");
        }
        let end = |position: usize, cell| Place { chamber: self.chambers[position].letter, cell };
        self.passages.push(Passage { from: end(first, from), to: end(second, to) });
        let (from, to) = (Cells::only(from), Cells::only(to));
        self.chambers[first].ways.push(Way { near: from, chamber: second, far: to });
        self.chambers[second].ways.push(Way { near: to, chamber: first, far: from });
        Ok(())
    }

    /// A chamber that cannot be reached from `start`.
    pub(super) fn cut_off_from(&self, start: usize) -> Option<Letter> {
        let mut reached = vec![start];
        let mut next = 0;
        while let Some(&position) = reached.get(next) {
            for way in &self.chambers[position].ways {
                if !reached.contains(&way.chamber) {
                    reached.push(way.chamber);
                }
            }
            next += 1;
        }
        let cut_off = (0..self.chambers.len()).find(|position| !reached.contains(position));
        cut_off.map(|position| self.chambers[position].letter)
    }
}
