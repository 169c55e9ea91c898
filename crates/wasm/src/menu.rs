//! What a page shows before anybody sits down: the games, and the tables that
//! wait to be continued.

use engine::{Game, OptionSpec, Options, Seat};
use protocol::Phase;
use serde::Serialize;
use table::{Millis, Recorded, ReplayError, Table};

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

/// A table in a list of tables.
#[derive(Debug, PartialEq, Serialize)]
pub struct Summary {
    /// Id of the game.
    pub game: String,
    /// How far it is.
    pub phase: Phase,
    /// Who sits where; empty for a seat that is free.
    pub names: Vec<String>,
    /// Whom it waits for.
    pub pending: Vec<Seat>,
    /// When something last happened.
    pub at: Millis,
}

/// What a stored table looks like in a list.
pub fn summary(log: &[Recorded]) -> Result<Summary, ReplayError> {
    let table = Table::replay(log)?;
    let name = |seat: Seat| table.name(seat).unwrap_or_default().to_owned();
    Ok(Summary {
        game: table.setup().game.clone(),
        phase: table.phase().into(),
        names: table.places().map(|(seat, _)| name(seat)).collect(),
        pending: table.pending().collect(),
        at: log.last().map_or(0, |event| event.at),
    })
}
