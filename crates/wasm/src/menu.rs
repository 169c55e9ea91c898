//! What a page shows before anybody sits down.

use engine::{Game, OptionSpec, Options};
use serde::Serialize;

/// A game that can be opened.
#[derive(Debug, PartialEq, Serialize)]
pub struct GameInfo {
    /// As in addresses and commands.
    pub id: &'static str,
    /// For people.
    pub name: &'static str,
    /// In one line.
    pub about: &'static str,
    /// Possible numbers of players, ascending.
    pub players: Vec<u8>,
    /// What can be chosen beforehand.
    pub options: Vec<OptionSpec>,
}

/// Every game.
pub fn menu() -> Vec<GameInfo> {
    struct Describe;
    impl games::Visitor for Describe {
        type Out = GameInfo;
        fn visit<G: Game>(self) -> GameInfo {
            GameInfo {
                id: G::ID,
                name: G::NAME,
                about: G::ABOUT,
                players: G::PLAYERS.collect(),
                options: G::Options::spec(),
            }
        }
    }
    games::ids().iter().filter_map(|id| games::visit(id, Describe)).collect()
}
