//! What can be played: the same list from the server, in the browser and on
//! the command line.

use engine::{DataFile, Game, Offer, OptionSpec, Options};
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
    /// Whether there are bots of the level `expert` for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub expert: bool,
    /// What can be chosen beforehand.
    pub options: Vec<OptionSpec>,
    /// Ready evenings that begin with it, each a list of ids.
    pub evenings: Vec<Vec<String>>,
}

/// The game that a file of `game` makes, where the file itself is the game.
pub(crate) fn offered(game: &str, file: &DataFile) -> Option<GameInfo> {
    struct OfFile<'a>(&'a DataFile);
    impl games::Visitor for OfFile<'_> {
        type Out = Option<GameInfo>;
        fn visit<G: Game>(self) -> Option<GameInfo> {
            let Offer { name, about, players, options } = G::Options::offer(self.0)?;
            let expert = bots::has_expert(G::ID);
            let id = G::ID.to_owned();
            Some(GameInfo { id, name, about, players, expert, options, evenings: Vec::new() })
        }
    }
    games::visit(game, OfFile(file)).flatten()
}

/// Every game.
///
/// ```
/// let pig = protocol::menu().into_iter().find(|game| game.id == "pig").unwrap();
/// assert_eq!(pig.players.first(), Some(&2));
/// assert_eq!(pig.options[0].key, "target");
/// assert!(!pig.expert);
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
                expert: bots::has_expert(G::ID),
                options: G::Options::spec(),
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
