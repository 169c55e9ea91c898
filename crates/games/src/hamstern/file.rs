//! Sheets as data files: built in, or an owner's own.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock};

use engine::{Attachments, DataFile, Pips, SetupError};
use serde::Deserialize;

use super::map::{self, Map};
use super::notation::{Cells, Letter};
use super::sheet::{ACORNS, Food, Sheet};
use crate::data_file::{mistake, read};

/// The start chamber must hold any first throw.
const SMALLEST_START: u8 = 6;
/// How long joker track and counter can be.
const TRACK: RangeInclusive<u8> = 1..=20;

/// `data/hamstern/README.md` explains each field.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SheetFile {
    game: String,
    kind: String,
    name: String,
    map: String,
    start: String,
    points: BTreeMap<String, u8>,
    acorns: Vec<Vec<usize>>,
    acorn_points: Vec<u8>,
    mushrooms: Vec<Vec<usize>>,
    mushroom_points: u8,
    joker_track: u8,
    counter: u8,
    hourglass_faces: Vec<u8>,
    hourglass_chambers: u8,
}

/// Reads and checks a sheet.
pub(super) fn load(file: &DataFile) -> Result<Sheet, SetupError> {
    let written: SheetFile = read(file)?;
    let wrong = |place: &str, reason: String| Err(mistake(file, place, reason));
    if written.game != super::ID {
        return wrong("game", format!("“{}” is not “{}”", written.game, super::ID));
    }
    if written.kind != "sheet" {
        return wrong("kind", format!("“{}” is not “sheet”", written.kind));
    }
    if written.name.trim().is_empty() {
        return wrong("name", "a sheet needs a name".to_owned());
    }
    for (place, boxes) in [("joker_track", written.joker_track), ("counter", written.counter)] {
        if !TRACK.contains(&boxes) {
            let (least, most) = (TRACK.start(), TRACK.end());
            return wrong(place, format!("it has {least} to {most} boxes, not {boxes}"));
        }
    }
    let hourglass_faces = faces(file, &written.hourglass_faces)?;

    let Ok(acorn_points) = <[u8; ACORNS]>::try_from(written.acorn_points.as_slice()) else {
        let found = written.acorn_points.len();
        return wrong(
            "acorn_points",
            format!("1 to {ACORNS} acorns have {ACORNS} values, not {found}"),
        );
    };

    let mut map = Map::read(file, &written.map)?;
    let start = start(file, &map, &written.start)?;
    let chambers = map.chambers.len();
    if !(1..=chambers).contains(&usize::from(written.hourglass_chambers)) {
        let reason = format!("it must be from 1 to {chambers}, the number of chambers");
        return wrong("hourglass_chambers", reason);
    }
    give_points(file, &mut map, &written.points)?;
    lay_out_food(file, &mut map, &written)?;

    let mut by_letter = [None; Letter::COUNT];
    for (position, chamber) in (0..).zip(&map.chambers) {
        by_letter[chamber.letter.index()] = Some(position);
    }
    Ok(Sheet {
        name: written.name,
        chambers: map.chambers,
        by_letter,
        start,
        passages: map.passages,
        acorn_points,
        mushroom_points: written.mushroom_points,
        joker_track: written.joker_track,
        counter: written.counter,
        hourglass_faces,
        hourglass_chambers: written.hourglass_chambers,
    })
}

fn faces(file: &DataFile, numbers: &[u8]) -> Result<Vec<Pips>, SetupError> {
    let wrong = |reason: String| Err(mistake(file, "hourglass_faces", reason));
    let mut faces = Vec::new();
    for &number in numbers {
        match Pips::new(number) {
            None => return wrong(format!("a die has no {number}")),
            Some(face) if faces.contains(&face) => {
                return wrong(format!("the {number} stands there twice"));
            }
            Some(face) => faces.push(face),
        }
    }
    if faces.is_empty() {
        return wrong("at least one face must tick the counter".to_owned());
    }
    Ok(faces)
}

fn start(file: &DataFile, map: &Map<'_>, letter: &str) -> Result<usize, SetupError> {
    let start = map.chambers.iter().position(|chamber| chamber.letter.to_string() == letter);
    let Some(start) = start else {
        return Err(mistake(file, "start", format!("the map shows no chamber “{letter}”")));
    };
    let chamber = &map.chambers[start];
    if chamber.size() < SMALLEST_START {
        let reason = format!(
            "the start needs at least {SMALLEST_START} cells to hold any first throw; it has {}",
            chamber.size(),
        );
        return Err(mistake(file, map::chamber(chamber.letter), reason));
    }
    if let Some(cut_off) = map.cut_off_from(start) {
        let reason = format!("no passages lead to it from the start, chamber {}", chamber.letter);
        return Err(mistake(file, map::chamber(cut_off), reason));
    }
    Ok(start)
}

fn give_points(
    file: &DataFile,
    map: &mut Map<'_>,
    points: &BTreeMap<String, u8>,
) -> Result<(), SetupError> {
    for chamber in &mut map.chambers {
        let Some(&points) = points.get(&chamber.letter.to_string()) else {
            return Err(mistake(file, map::chamber(chamber.letter), "it has no points"));
        };
        chamber.points = points;
    }
    let shown = |name: &str| map.chambers.iter().any(|c| c.letter.to_string() == name);
    match points.keys().find(|name| !shown(name)) {
        Some(name) => Err(mistake(file, "points", format!("the map shows no chamber “{name}”"))),
        None => Ok(()),
    }
}

fn lay_out_food(file: &DataFile, map: &mut Map<'_>, written: &SheetFile) -> Result<(), SetupError> {
    if written.acorns.len() != ACORNS {
        let reason = format!("a sheet has {ACORNS} acorns, not {}", written.acorns.len());
        return Err(mistake(file, "acorns", reason));
    }
    let acorns = written.acorns.iter().map(|place| (Food::Acorn, "acorns", place));
    let mushrooms = written.mushrooms.iter().map(|place| (Food::Mushroom, "mushrooms", place));
    for (food, list, place) in acorns.chain(mushrooms) {
        let &[row, column] = place.as_slice() else {
            let reason = format!("{place:?} is not a place, [row, column]");
            return Err(mistake(file, list, reason));
        };
        let wrong = |reason: &str| Err(mistake(file, map::at(row, column), reason));
        let Some((position, cell)) = map.cell(row, column) else {
            return wrong("food must lie in a cell of a chamber");
        };
        let (chamber, cell) = (&mut map.chambers[position], Cells::only(cell));
        if cell.touches(chamber.acorns | chamber.mushrooms) {
            return wrong("something lies there already");
        }
        match food {
            Food::Acorn => chamber.acorns |= cell,
            Food::Mushroom => chamber.mushrooms |= cell,
        }
    }
    Ok(())
}

engine::choice! {
    /// Which side of the sheet lies up.
    pub enum Side { A = "a", B = "b" }
}

impl Side {
    /// The built-in sheet of this side, read once for all games.
    pub fn sheet(self) -> Result<Arc<Sheet>, SetupError> {
        type Loaded = LazyLock<Result<Arc<Sheet>, SetupError>>;
        static A: Loaded = LazyLock::new(|| load(&Side::A.file()).map(Arc::new));
        static B: Loaded = LazyLock::new(|| load(&Side::B.file()).map(Arc::new));
        match self {
            Self::A => A.clone(),
            Self::B => B.clone(),
        }
    }

    /// The data file of this side, to start an own one from.
    pub fn file(self) -> DataFile {
        let (name, text) = match self {
            Self::A => ("side-a.toml", include_str!("../../../../data/hamstern/side-a.toml")),
            Self::B => ("side-b.toml", include_str!("../../../../data/hamstern/side-b.toml")),
        };
        DataFile { name: name.to_owned(), text: text.to_owned() }
    }
}

/// An owner's own sheet in place of the built-in sides.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HamsternFiles {
    own: Option<(DataFile, Arc<Sheet>)>,
}

impl HamsternFiles {
    /// The own sheet, if there is one.
    pub fn sheet(&self) -> Option<Arc<Sheet>> {
        self.own.as_ref().map(|(_, sheet)| Arc::clone(sheet))
    }
}

impl Attachments for HamsternFiles {
    fn attach(&mut self, file: DataFile) -> Result<(), SetupError> {
        let sheet = load(&file)?;
        if let Some((first, _)) = &self.own {
            let reason =
                format!("everybody plays on one sheet, and “{}” is already it", first.name);
            return Err(mistake(&file, "whole file", reason));
        }
        self.own = Some((file, Arc::new(sheet)));
        Ok(())
    }

    fn files(&self) -> Vec<DataFile> {
        self.own.iter().map(|(file, _)| file.clone()).collect()
    }
}
