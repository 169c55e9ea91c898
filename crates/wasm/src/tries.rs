//! What a bot tries in its head, worked out by several workers at once.
//!
//! The one that decides is handed what came of each try, and then has nothing
//! left to simulate but what it does.

use bots::{Bot, Observation, PlacementBot, Skill};
use engine::{Match, Outcome, Seat};
use games::hamsterrolle::{Hamsterrolle, Settled, Turn};
use host::Decision;
use table::Table;

use crate::Thought;
use crate::thought::{think, wanted};

/// A turn that was tried, and the [`Outcome`] that came of it, both as text.
pub type Tried = (String, String);

/// The bot that a thought is about, with the game as its seat sees it, if it is
/// one of the wheel that thinks.
fn with_bot<T>(
    thought: &Thought,
    then: impl FnOnce(PlacementBot, &Match<Hamsterrolle>, Seat) -> Option<T>,
) -> Option<T> {
    let table = Table::replay(&thought.log).ok()?;
    let turn = wanted(&table, thought)?;
    let skill = Skill::of(turn.level)?;
    let game = table.game()?.as_any().downcast_ref()?;
    then(PlacementBot::new(skill, turn.seed), game, turn.seat)
}

/// The turns that the bot will simulate before it decides.
pub fn tries(thought: &Thought) -> Vec<String> {
    let tries = |bot: PlacementBot, game: &Match<Hamsterrolle>, seat| {
        let mut choices = Vec::new();
        let observation = Observation::of_match(game, seat, &mut choices)?;
        Some(bot.tries(&observation).iter().map(Turn::to_string).collect())
    };
    with_bot(thought, tries).unwrap_or_default()
}

/// What comes of one of them, as text for [`think_with`].
pub fn attempt(thought: &Thought, turn: &str) -> Option<String> {
    let turn: Turn = turn.parse().ok()?;
    let table = Table::replay(&thought.log).ok()?;
    let game: &Match<Hamsterrolle> = table.game()?.as_any().downcast_ref()?;
    Some(game.game().outcome(&turn).to_string())
}

/// Decides as [`think`] does, with what came of some tries elsewhere. To be
/// trusted as this process is; what cannot be read is simulated here.
pub fn think_with(thought: &Thought, tried: &[Tried]) -> Option<Decision> {
    let known: Vec<(Turn, Settled)> = tried.iter().filter_map(read).collect();
    if known.is_empty() {
        return think(thought);
    }
    with_bot(thought, |bot, game, seat| {
        let mut choices = Vec::new();
        let observation = Observation::of_match(game, seat, &mut choices)?;
        let turn = bot.knowing(known).choose(&observation);
        Some(Decision::new(game, seat, turn.to_string()))
    })
}

fn read((turn, outcome): &Tried) -> Option<(Turn, Settled)> {
    let outcome: Outcome<Settled> = outcome.parse().ok()?;
    Some((turn.parse().ok()?, outcome.effect))
}
