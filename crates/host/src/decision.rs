//! What bots decide, with all that is known of it.

use engine::{AnyMatch, Moment, Outcome, Seat};
use serde::{Deserialize, Serialize};
use table::BotLevel;

/// What a bot does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// In the notation of the game.
    pub action: String,
    /// What that comes to, in a game that is simulated: whoever thinks has the
    /// time for it, and the table has not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

impl Decision {
    /// For `action`, which is simulated here if the game is of that kind.
    pub fn new(game: &dyn AnyMatch, seat: Seat, action: String) -> Self {
        let outcome = game.simulate(seat, &action);
        Self { action, outcome }
    }
}

/// What the bot on `seat` does; nothing if it is not asked. The same seed gives
/// the same answer on every machine.
pub fn decide(game: &dyn AnyMatch, seat: Seat, level: BotLevel, seed: u64) -> Option<Decision> {
    let action = bots::choose_any(game, seat, level, seed)?;
    Some(Decision::new(game, seat, action))
}

/// How a host asks what a bot will do in a race, and when.
pub type Intend = fn(&dyn AnyMatch, Seat, BotLevel, u64) -> Option<(Moment, String)>;

/// What the bot on `seat` will do in a race, stamped, and when.
pub fn intend(
    game: &dyn AnyMatch,
    seat: Seat,
    level: BotLevel,
    seed: u64,
) -> Option<(Moment, String)> {
    bots::intend_any(game, seat, level, seed)
}
