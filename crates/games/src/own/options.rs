//! Which game, and what was chosen for it.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use engine::{
    Attachments as _, DataFile, Offer, OptionSpec, OptionValue as _, Options, SetupError,
};

use super::file::{GameFile, Head, is_game, is_key};
use crate::evening::{Foundation, Foundations};

macro_rules! samples {
    ($($(#[$meta:meta])* $sample:ident = $word:literal),* $(,)?) => {
        engine::choice! {
            /// A game that comes with the crate as a file.
            pub enum Sample { $( $(#[$meta])* $sample = $word ),* }
        }

        impl Sample {
            /// Its file.
            pub fn data_file(self) -> DataFile {
                let text = match self {
                    $( Self::$sample => {
                        include_str!(concat!("../../../../data/own-games/", $word, ".kiste-game"))
                    } )*
                };
                DataFile { name: format!("{self}.kiste-game"), text: text.to_owned() }
            }

            /// The game, read once however often it is played.
            pub fn read(self) -> Result<Arc<GameFile>, SetupError> {
                type Loaded = LazyLock<Result<Arc<GameFile>, SetupError>>;
                match self {
                    $( Self::$sample => {
                        static FILE: Loaded =
                            LazyLock::new(|| GameFile::read(&Sample::$sample.data_file()));
                        FILE.clone()
                    } )*
                }
            }
        }
    };
}

samples! {
    /// Take dice of different colours, and mind what you uncover.
    Quarry = "quarry",
    /// Climb on your own dice.
    Summit = "summit",
    /// Tilt your dice until all show you a six.
    Sixes = "sixes",
    /// The first game of the box.
    Abquetschen = "abquetschen",
    /// Pull at the bottom, put at the top.
    CuiBono = "cui-bono",
    /// Tilt a die into the far corner.
    Wuerfelmarsch = "wuerfelmarsch",
}

/// What can be chosen before a game of somebody's own: the file, and what its
/// head offers.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnOptions {
    /// Which built-in game, if no file is attached.
    pub game: Sample,
    file: Option<Arc<GameFile>>,
    /// What stands before chance lays the rest.
    standing: Foundations,
    chosen: BTreeMap<String, String>,
}

impl Default for OwnOptions {
    fn default() -> Self {
        Self {
            game: Sample::Quarry,
            file: None,
            standing: Foundations::default(),
            chosen: BTreeMap::new(),
        }
    }
}

impl OwnOptions {
    /// The game that is played.
    pub fn file(&self) -> Result<Arc<GameFile>, SetupError> {
        match &self.file {
            Some(file) => Ok(Arc::clone(file)),
            None => self.game.read(),
        }
    }

    /// The pyramid that it starts on, if an evening left one.
    pub(super) fn foundation(&self) -> Option<Arc<Foundation>> {
        (!self.standing.files().is_empty()).then(|| self.standing.foundation())
    }

    pub(super) const fn chosen(&self) -> &BTreeMap<String, String> {
        &self.chosen
    }
}

impl Options for OwnOptions {
    fn spec() -> Vec<OptionSpec> {
        vec![OptionSpec {
            key: "game".into(),
            about: "Which of the games that come with the crate.".into(),
            values: Sample::values(),
            default: Sample::Quarry.to_string(),
        }]
    }

    /// Which keys there are is said by the file, which comes later: what it does
    /// not know is refused when the game is set up.
    fn set(&mut self, key: &str, value: &str) -> Result<(), SetupError> {
        if key == "game" {
            return engine::set_from_text(&mut self.game, key, value);
        }
        if !is_key(key) || value.len() > 100 || self.chosen.len() >= 16 {
            let known = "game, and what the head of the file offers".to_owned();
            return Err(SetupError::UnknownOption { key: key.to_owned(), known });
        }
        self.chosen.insert(key.to_owned(), value.to_owned());
        Ok(())
    }

    fn pairs(&self) -> Vec<(&str, String)> {
        let chosen = self.chosen.iter().map(|(key, value)| (key.as_str(), value.clone()));
        [("game", self.game.to_string())].into_iter().chain(chosen).collect()
    }

    fn attach(&mut self, file: DataFile) -> Result<(), SetupError> {
        let is_pyramid = |text: &str| text.lines().any(|line| line == "kind = \"pyramid\"");
        if !is_game(&file.text) && is_pyramid(&file.text) {
            return self.standing.attach(file);
        }
        self.file = Some(GameFile::read(&file)?);
        Ok(())
    }

    fn offer(file: &DataFile) -> Option<Offer> {
        let Head { title, about, players, options, .. } = Head::read(file).ok()?;
        Some(Offer { name: title, about, players: players.collect(), options })
    }

    fn attached(&self) -> Vec<DataFile> {
        let own = self.file.iter().map(|file| file.file.clone());
        own.chain(self.standing.files()).collect()
    }
}
