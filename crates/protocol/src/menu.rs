//! What can be played: the same list from the server, in the browser and on
//! the command line.

use engine::{Game, OptionSpec, Options, Values};
use games::evening::PROGRAMMES;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A game that a table can be made for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameInfo {
    /// As in addresses and commands.
    pub id: String,
    /// For people.
    pub name: String,
    /// In one line.
    pub about: String,
    /// Possible numbers of players, ascending.
    pub players: Vec<u8>,
    /// What can be chosen beforehand.
    pub options: Vec<GameOption>,
    /// Ready evenings that begin with it, each a list of ids.
    pub evenings: Vec<Vec<String>>,
}

/// Something that can be chosen before a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameOption {
    /// As in the options of a setup.
    pub key: String,
    /// What it means, in one line.
    pub about: String,
    /// What it can be set to.
    pub values: OptionValues,
    /// What holds when nothing is said.
    pub default: String,
}

/// What an option can be set to: one of these words, or a whole number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum OptionValues {
    /// One of these words.
    Words(Vec<String>),
    /// A whole number.
    Whole {
        /// Smallest allowed.
        min: u32,
        /// Largest allowed.
        max: u32,
    },
}

impl From<OptionSpec> for GameOption {
    fn from(spec: OptionSpec) -> Self {
        let OptionSpec { key, about, values, default } = spec;
        let values = match values {
            Values::Words(words) => {
                OptionValues::Words(words.into_iter().map(str::to_owned).collect())
            }
            Values::Whole { min, max } => OptionValues::Whole { min, max },
        };
        Self { key: key.to_owned(), about: about.to_owned(), values, default }
    }
}

/// As in a list of commands.
impl std::fmt::Display for OptionValues {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Words(words) => f.write_str(&words.join("|")),
            Self::Whole { min, max } => write!(f, "{min}–{max}"),
        }
    }
}

/// Every game.
///
/// ```
/// let pig = protocol::menu().into_iter().find(|game| game.id == "pig").unwrap();
/// assert_eq!(pig.players.first(), Some(&2));
/// assert_eq!(pig.options[0].key, "target");
/// ```
pub fn menu() -> Vec<GameInfo> {
    struct Describe;
    impl games::Visitor for Describe {
        type Out = GameInfo;
        fn visit<G: Game>(self) -> GameInfo {
            GameInfo {
                id: G::ID.to_owned(),
                name: G::NAME.to_owned(),
                about: G::ABOUT.to_owned(),
                players: G::PLAYERS.collect(),
                options: G::Options::spec().into_iter().map(Into::into).collect(),
                evenings: PROGRAMMES
                    .iter()
                    .filter(|programme| programme.first() == Some(&G::ID))
                    .map(|programme| programme.map(str::to_owned).to_vec())
                    .collect(),
            }
        }
    }
    games::ids().iter().filter_map(|id| games::visit(id, Describe)).collect()
}
