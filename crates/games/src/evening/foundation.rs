//! A pyramid that is standing when a game begins.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use engine::{Attachments, Chance, DataFile, NotationError, SetupError};
use pyramid::{Cell, Cells, Colour, Die, Orientation, Plate, Pyramid};
use serde::Deserialize;

use crate::cui_bono::OF_A_COLOUR;
use crate::data_file;

/// The dice that stand, by their colours; which way they stand is drawn when
/// the pyramid is completed, since one does not know it of every die and in
/// Raffzahn may not.
///
/// Written like a [`Pyramid`], layer by layer from the plate up, a letter a
/// die and `.` for a gap, without the empty layers at the top.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Foundation {
    dice: Vec<(Cell, Colour)>,
}

impl Foundation {
    /// What stands of `pyramid`, if it is one of the box: on the plate of the
    /// box, no more than 55 dice of a colour, and every die on three others.
    pub fn of(pyramid: &Pyramid) -> Option<Self> {
        let dice: Vec<_> = pyramid.dice().map(|(cell, die)| (cell, die.colour())).collect();
        let standard = *pyramid.plate() == Plate::STANDARD;
        Some(Self { dice }).filter(|this| standard && this.is_of_the_box())
    }

    /// The cells with a die.
    pub fn heap(&self) -> Cells {
        self.dice.iter().map(|(cell, _)| *cell).collect()
    }

    /// The full pyramid over it: missing cells are filled at random with the
    /// dice that are left in the box.
    pub fn complete(&self, chance: &mut impl Chance) -> Pyramid {
        let mut rest: Vec<Colour> = Colour::BUILDING
            .into_iter()
            .flat_map(|colour| vec![colour; OF_A_COLOUR - self.count(colour)])
            .collect();
        chance.shuffle(&mut rest);
        let mut rest = rest.into_iter();
        let mut pyramid = Pyramid::new(Plate::STANDARD);
        for cell in Plate::STANDARD.cells() {
            if let Some(colour) = self.colour(cell).or_else(|| rest.next()) {
                pyramid.put(cell, Die::new(colour, Orientation::random(chance)));
            }
        }
        pyramid
    }

    /// Whether `pyramid` stands on it: the same colours wherever both have a
    /// die.
    pub fn carries(&self, pyramid: &Pyramid) -> bool {
        let same = |&(cell, colour): &(Cell, Colour)| {
            pyramid.die(cell).is_none_or(|die: Die| die.colour() == colour)
        };
        self.dice.iter().all(same)
    }

    fn colour(&self, cell: Cell) -> Option<Colour> {
        self.dice.iter().find(|(other, _)| *other == cell).map(|(_, colour)| *colour)
    }

    fn count(&self, colour: Colour) -> usize {
        self.dice.iter().filter(|(_, other)| *other == colour).count()
    }

    fn is_of_the_box(&self) -> bool {
        let enough = Colour::BUILDING.into_iter().all(|colour| self.count(colour) <= OF_A_COLOUR);
        enough && self.count(Colour::Turquoise) == 0 && Plate::STANDARD.holds(self.heap())
    }
}

impl fmt::Display for Foundation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for height in 0..Plate::STANDARD.size() {
            let layer = Plate::STANDARD.layer(height);
            if height > 0 {
                if !layer.intersects(self.heap()) {
                    break;
                }
                f.write_str("/")?;
            }
            for cell in layer {
                match self.colour(cell) {
                    Some(colour) => write!(f, "{colour}")?,
                    None => f.write_str(".")?,
                }
            }
        }
        Ok(())
    }
}

impl FromStr for Foundation {
    type Err = NotationError;
    fn from_str(s: &str) -> Result<Self, NotationError> {
        let wrong = |expected| NotationError::new(s, expected);
        let mut dice = Vec::new();
        for (height, text) in (0..).zip(s.split('/')) {
            let layer = Plate::STANDARD.layer(height);
            if layer.is_empty() || layer.len() != text.chars().count() {
                return Err(wrong("a pyramid: layers of 45, 36, 28 and so on, a letter a die"));
            }
            for (cell, letter) in layer.into_iter().zip(text.chars()) {
                if letter != '.' {
                    dice.push((cell, letter.to_string().parse()?));
                }
            }
        }
        // From the tip down, as all sets of cells are.
        dice.sort_unstable_by_key(|(cell, _)| *cell);
        let read = Self { dice };
        if read.is_of_the_box() {
            Ok(read)
        } else {
            Err(wrong("a pyramid: each die on three others, and 55 of each colour at most"))
        }
    }
}

/// The foundation of a game that takes a full pyramid down, as a data file:
///
/// ```toml
/// game = "raffzahn"
/// kind = "pyramid"
/// dice = "rrypyr…/yyr…"
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Foundations(Option<(DataFile, Arc<Foundation>)>);

#[derive(Deserialize)]
struct File {
    kind: String,
    dice: String,
}

impl Foundations {
    /// What stands; nothing unless a file says so.
    pub fn foundation(&self) -> Arc<Foundation> {
        self.0.as_ref().map(|(_, foundation)| Arc::clone(foundation)).unwrap_or_default()
    }
}

impl Attachments for Foundations {
    fn attach(&mut self, file: DataFile) -> Result<(), SetupError> {
        let File { kind, dice } = data_file::read(&file)?;
        if kind != "pyramid" {
            return Err(data_file::mistake(&file, "kind", "this game takes a “pyramid”"));
        }
        let foundation: Foundation = dice
            .parse()
            .map_err(|error: NotationError| data_file::mistake(&file, "dice", error.to_string()))?;
        self.0 = Some((file, Arc::new(foundation)));
        Ok(())
    }

    fn files(&self) -> Vec<DataFile> {
        self.0.iter().map(|(file, _)| file.clone()).collect()
    }
}
