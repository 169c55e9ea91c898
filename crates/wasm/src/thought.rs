//! Decisions of bots, taken away from the host so that nobody waits for them.

use engine::Seat;
use host::Decision;
use serde::{Deserialize, Serialize};
use table::{BotTurn, Recorded, Table};

/// A decision that a bot has to make, with all that is needed for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Thought {
    /// Id of the table.
    pub table: String,
    /// Who decides.
    pub seat: Seat,
    /// The question; to be named with the answer.
    pub asked: u64,
    /// How the table came to be.
    pub log: Vec<Recorded>,
}

impl Thought {
    pub(crate) fn new(table: &str, turn: &BotTurn, log: &[Recorded]) -> Self {
        Self { table: table.to_owned(), seat: turn.seat, asked: turn.asked, log: log.to_vec() }
    }
}

/// What the bot does; nothing if it is not asked any more. The same thought
/// has the same answer on every machine.
pub fn think(thought: &Thought) -> Option<Decision> {
    let table = Table::replay(&thought.log).ok()?;
    let turn = wanted(&table, thought)?;
    host::decide(table.game()?, turn.seat, turn.level, turn.seed)
}

/// The decision at the table, if it is still to be made.
pub(crate) fn wanted(table: &Table, thought: &Thought) -> Option<BotTurn> {
    let wanted = |turn: &BotTurn| turn.seat == thought.seat && turn.asked == thought.asked;
    table.due_bots().into_iter().find(wanted)
}
