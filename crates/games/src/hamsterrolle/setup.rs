//! What can be chosen before a game, and how the pieces are dealt.

use std::sync::Arc;

use engine::{Attachments, DataFile, SetupError};
use wheel::{Colour, Kit, Piece, SETS};

use super::stock::Stock;
use crate::data_file::mistake;

engine::choice! {
    /// Whose rules.
    pub enum Edition {
        /// Hamster Wheel of the year 2000.
        First = "2000",
        /// Hamsterrolle of the year 2011.
        Second = "2011",
    }
}

engine::choice! {
    /// Among which pieces a new one must be foremost (2011).
    pub enum Scope {
        /// Those in its compartment.
        Compartment = "compartment",
        /// All in the wheel.
        Wheel = "wheel",
    }
}

engine::choice! {
    /// Where three players leave the fourth set.
    pub enum Fourth {
        /// In the box.
        Box = "box",
        /// With the players: two pieces each, one is left over.
        Shared = "shared",
    }
}

engine::choice! {
    /// Who plays with whom.
    pub enum Teams {
        /// As the edition says: four play in teams in 2000, alone in 2011.
        Edition = "edition",
        /// Everybody alone.
        None = "none",
        /// Partners sit side by side and play one after the other.
        Beside = "beside",
        /// Partners sit across from each other.
        Across = "across",
    }
}

engine::choice! {
    /// Where a constructive pass may put its piece (2000).
    pub enum PassTo {
        /// Further ahead than it was.
        Forward = "forward",
        /// Into any other compartment, as the text of 2000 has it.
        Any = "any",
    }
}

engine::options! {
    /// What can be chosen before a game of Hamsterrolle.
    pub struct HamsterrolleOptions with HamsterrolleFiles {
        /// Rules of the year 2000 or of 2011.
        edition: Edition = Edition::Second,
        /// A new piece must be foremost in its compartment or in the whole wheel (2011).
        scope: Scope = Scope::Wheel,
        /// Three players leave the fourth set in the box or share it out.
        fourth: Fourth = Fourth::Box,
        /// Four players alone or in teams, side by side or across.
        teams: Teams = Teams::Edition,
        /// A pass goes forward or into any compartment (2000).
        pass: PassTo = PassTo::Any,
        /// Only one piece goes into the opening compartment, so that it is not too easy (2000).
        tip: bool = false,
        /// Thirty seconds for a turn, or as long as it takes, for those who need time (2011).
        timed: bool = true,
    }
}

/// An own wheel in place of the built-in one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HamsterrolleFiles {
    wheel: Option<(DataFile, Arc<Kit>)>,
}

impl Attachments for HamsterrolleFiles {
    fn attach(&mut self, file: DataFile) -> Result<(), SetupError> {
        let kit = Kit::read(&file.text).map_err(|bad| mistake(&file, bad.place, bad.reason))?;
        self.wheel = Some((file, Arc::new(kit)));
        Ok(())
    }

    /// Always the wheel that is played with: sizes have changed and may again,
    /// and a record is judged by those it was played with.
    fn files(&self) -> Vec<DataFile> {
        let built_in =
            || DataFile { name: "wheel.toml".to_owned(), text: wheel::STANDARD.to_owned() };
        vec![self.wheel.as_ref().map_or_else(built_in, |(file, _)| file.clone())]
    }

    /// The heavy wheel of the first records.
    fn as_before(&mut self) {
        let (name, text) = ("wheel-1.toml".to_owned(), wheel::FIRST.to_owned());
        // A test reads the file.
        let _ = self.attach(DataFile { name, text });
    }
}

impl HamsterrolleFiles {
    pub(super) fn kit(&self) -> Arc<Kit> {
        match &self.wheel {
            Some((_, kit)) => Arc::clone(kit),
            None => Arc::new(Kit::standard().clone()),
        }
    }

    /// The file of another wheel than the built-in one.
    pub(super) fn own_wheel(&self) -> Option<Arc<str>> {
        let (file, _) = self.wheel.as_ref()?;
        (file.text != wheel::STANDARD).then(|| file.text.as_str().into())
    }
}

/// The team of each seat, if there are teams.
pub(super) fn teams(options: &HamsterrolleOptions, players: u8) -> Option<[u8; 4]> {
    let beside = Some([0, 0, 1, 1]);
    match (options.teams, options.edition) {
        _ if players != 4 => None,
        (Teams::Beside, _) | (Teams::Edition, Edition::First) => beside,
        (Teams::Across, _) => Some([0, 1, 0, 1]),
        (Teams::None, _) | (Teams::Edition, Edition::Second) => None,
    }
}

/// Refuses options that do not go together.
pub(super) fn agree(options: &HamsterrolleOptions, players: u8) -> Result<(), SetupError> {
    let conflict = |what: &'static str, sentence: &str| {
        Err(SetupError::Conflict { what, sentence: sentence.to_owned() })
    };
    if matches!(options.teams, Teams::Beside | Teams::Across) && players != 4 {
        return conflict("teams-for-four", "teams are for four players");
    }
    if options.fourth == Fourth::Shared && players != 3 {
        return conflict("fourth-for-three", "only three players have a fourth set to share out");
    }
    if options.edition == Edition::Second && options.tip {
        return conflict(
            "tip-of-2000",
            "the tip about the opening compartment belongs to the edition of 2000",
        );
    }
    Ok(())
}

/// The set of each player; two for each of two players.
pub(super) fn stocks(players: u8) -> [Stock; 4] {
    let mut stocks = [Stock::EMPTY; 4];
    let per_player = if players == 2 { 2 } else { 1 };
    for set in 1..=SETS {
        let owner = usize::from((set - 1) / per_player);
        if owner < usize::from(players) {
            for piece in Colour::SET.into_iter().filter_map(|colour| Piece::new(colour, set)) {
                stocks[owner].insert(piece);
            }
        }
    }
    stocks
}
