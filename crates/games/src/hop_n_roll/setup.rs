//! What can be chosen before a game, and the data files that come with it.

use std::sync::{Arc, LazyLock};

use engine::{Attachments, DataFile, Game, SetupError};

use super::{HopNRoll, Sheet, Tableau};
use crate::data_file::{Head, mistake, read};

engine::choice! {
    /// The built-in sheets.
    pub enum SheetChoice {
        /// For the first games.
        Standard = "standard",
        /// With pyramids, for those who know the game.
        Advanced = "advanced",
    }
}

engine::choice! {
    /// The built-in sides of the tableau.
    pub enum TableauChoice {
        /// Without effects.
        A = "a",
        /// With effects.
        B = "b",
    }
}

engine::choice! {
    /// Whose pawn begins on top.
    pub enum First {
        Random = "random",
        One = "1",
        Two = "2",
        Three = "3",
        Four = "4",
        Five = "5",
        Six = "6",
    }
}

engine::options! {
    /// What can be chosen before a game of Hop'n'ROLL.
    pub struct HopOptions with HopFiles {
        /// Sheet everyone writes on.
        sheet: SheetChoice = SheetChoice::Standard,
        /// Side of the tableau.
        tableau: TableauChoice = TableauChoice::A,
        /// Seat whose pawn begins on top.
        first: First = First::Random,
    }
}

/// The owner's own sheet and tableau, in place of the built-in ones.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HopFiles {
    sheet: Option<(DataFile, Arc<Sheet>)>,
    tableau: Option<(DataFile, Arc<Tableau>)>,
}

impl Attachments for HopFiles {
    fn attach(&mut self, file: DataFile) -> Result<(), SetupError> {
        // Only the kind; whoever reads the whole file checks the rest of it.
        let head: Head = read(&file)?;
        match head.kind.as_str() {
            "sheet" => self.sheet = Some((file.clone(), Arc::new(Sheet::read(&file)?))),
            "tableau" => self.tableau = Some((file.clone(), Arc::new(Tableau::read(&file)?))),
            kind => {
                let reason = format!("it must be “sheet” or “tableau”, not “{kind}”");
                return Err(mistake(&file, "kind", reason));
            }
        }
        Ok(())
    }

    fn files(&self) -> Vec<DataFile> {
        let sheet = self.sheet.iter().map(|(file, _)| file);
        let tableau = self.tableau.iter().map(|(file, _)| file);
        sheet.chain(tableau).cloned().collect()
    }
}

/// Checks that `file` is for this game and of the kind it is read as.
pub(super) fn check_head(
    file: &DataFile,
    game: &str,
    kind: &str,
    expected: &str,
) -> Result<(), SetupError> {
    if game != HopNRoll::ID {
        return Err(mistake(file, "game", format!("it must be “{}”, not “{game}”", HopNRoll::ID)));
    }
    if kind != expected {
        return Err(mistake(file, "kind", format!("it must be “{expected}”, not “{kind}”")));
    }
    Ok(())
}

/// Checks what people are to call a sheet or tableau.
pub(super) fn check_name(file: &DataFile, name: &str) -> Result<(), SetupError> {
    const MAX_CHARS: usize = 40;
    if name.trim().is_empty() || name.chars().count() > MAX_CHARS {
        return Err(mistake(file, "name", format!("it needs 1 to {MAX_CHARS} characters")));
    }
    Ok(())
}

/// A built-in file, read once however many games are played.
type BuiltIn<T> = LazyLock<Result<Arc<T>, SetupError>>;

macro_rules! built_in {
    ($type:ty, $name:literal) => {
        LazyLock::new(|| {
            let text = include_str!(concat!("../../../../data/hop-n-roll/", $name)).to_owned();
            <$type>::read(&DataFile { name: $name.to_owned(), text }).map(Arc::new)
        })
    };
}

static STANDARD: BuiltIn<Sheet> = built_in!(Sheet, "standard.toml");
static ADVANCED: BuiltIn<Sheet> = built_in!(Sheet, "advanced.toml");
static SIDE_A: BuiltIn<Tableau> = built_in!(Tableau, "tableau-a.toml");
static SIDE_B: BuiltIn<Tableau> = built_in!(Tableau, "tableau-b.toml");

impl HopOptions {
    /// The sheet to play on.
    pub fn sheet(&self) -> Result<Arc<Sheet>, SetupError> {
        match (&self.files.sheet, self.sheet) {
            (Some((_, own)), _) => Ok(own.clone()),
            (None, SheetChoice::Standard) => STANDARD.clone(),
            (None, SheetChoice::Advanced) => ADVANCED.clone(),
        }
    }

    /// The tableau to play on.
    pub fn tableau(&self) -> Result<Arc<Tableau>, SetupError> {
        match (&self.files.tableau, self.tableau) {
            (Some((_, own)), _) => Ok(own.clone()),
            (None, TableauChoice::A) => SIDE_A.clone(),
            (None, TableauChoice::B) => SIDE_B.clone(),
        }
    }
}
