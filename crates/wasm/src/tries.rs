//! What a bot tries in its head, worked out by several workers at once.
//!
//! The one that decides learns what came of each try, and then has nothing
//! left to simulate.

use bots::{Observation, PlacementBot, Skill};
use engine::{Game, Match, Seat};
use games::hamsterrolle::{Hamsterrolle, Turn};
use table::Table;

use crate::Thought;
use crate::thought::{kind, wanted};

/// The game that a thought is about, and whose turn it is, if it is one of
/// the wheel.
fn with_wheel<T>(thought: &Thought, then: impl FnOnce(&Hamsterrolle, Seat) -> T) -> Option<T> {
    let table = Table::replay(&thought.log).ok()?;
    let game: &Match<Hamsterrolle> = table.game()?.as_any().downcast_ref()?;
    Some(then(game.game(), thought.seat))
}

/// The turns that the bot will simulate before it decides.
pub fn tries(thought: &Thought) -> Vec<String> {
    let Ok(table) = Table::replay(&thought.log) else { return Vec::new() };
    let Some(turn) = wanted(&table, thought) else { return Vec::new() };
    let Some(skill) = Skill::of(kind(turn.level)) else { return Vec::new() };
    let tries = |game: &Hamsterrolle, seat| {
        let mut choices = Vec::new();
        let observation = Observation::new(game, seat, &mut choices)?;
        let turns = PlacementBot::new(skill, turn.seed).tries(&observation);
        Some(turns.iter().map(Turn::to_string).collect())
    };
    with_wheel(thought, tries).flatten().unwrap_or_default()
}

/// What comes of one of them, as text for [`learn`].
pub fn attempt(thought: &Thought, turn: &str) -> Option<String> {
    let turn: Turn = turn.parse().ok()?;
    with_wheel(thought, |game, _| {
        let digest = game.digest(&turn.clone().into()).unwrap_or_default();
        format!("{digest:016x} {}", game.settled(&turn))
    })
}

/// Takes over what came of a turn in another worker.
pub fn learn(thought: &Thought, turn: &str, outcome: &str) -> Option<()> {
    let turn: Turn = turn.parse().ok()?;
    let (digest, settled) = outcome.split_once(' ')?;
    let (digest, settled) = (u64::from_str_radix(digest, 16).ok()?, settled.parse().ok()?);
    with_wheel(thought, |game, _| game.remember(&turn, settled, digest))
}
