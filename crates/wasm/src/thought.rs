//! Decisions of bots, taken away from the host so that nobody waits for them.

use engine::Seat;
use host::Decision;
use serde::{Deserialize, Serialize};
use table::{BotLevel, BotTurn, Recorded, Table};

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

/// What somebody might do who asked for a hint.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    /// In the notation of the game.
    pub action: String,
    /// What speaks for it, where that can be said.
    pub cause: Option<insight::Cause>,
}

/// What the best bot there is would do in the place of whoever asked; nothing
/// if they are not asked any more. It knows what they can know.
pub fn hint(thought: &Thought) -> Option<Hint> {
    let table = Table::replay(&thought.log).ok()?;
    let seat = table.hinted().filter(|seat| *seat == thought.seat)?;
    let game = table.game()?;
    let best = bots::has_expert(game.id());
    let level = if best { BotLevel::Expert } else { BotLevel::Hard };
    let action = bots::choose_any(game, seat, level, thought.asked)?;
    let cause = insight::why(game, seat, &action);
    Some(Hint { action, cause })
}

/// The decision at the table, if it is still to be made.
pub(crate) fn wanted(table: &Table, thought: &Thought) -> Option<BotTurn> {
    let wanted = |turn: &BotTurn| turn.seat == thought.seat && turn.asked == thought.asked;
    table.due_bots().into_iter().find(wanted)
}
