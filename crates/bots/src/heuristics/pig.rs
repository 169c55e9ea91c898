//! Pig: a turn is worth rolling on until it holds twenty points.

use engine::{Game, Pending, Seat};
use games::pig::Pig;

use super::Heuristics;

/// The two choices differ little and chance is large: the search leans on the
/// evaluation and looks a few turns ahead, since more would only add noise.
pub(crate) const HEURISTICS: Heuristics<Pig> = Heuristics {
    evaluate,
    rollout_width: 2,
    prior_temperature: Some(0.5),
    cutoff: |_, decisions| decisions > 40,
    ..Heuristics::NONE
};

/// Points banked, and what a turn under way adds if it is played for points
/// alone: one more throw loses a sixth of the turn and brings 20/6, so that the
/// two are even at twenty.
fn evaluate(game: &Pig, seat: Seat) -> f32 {
    let banked = game.score(seat).points() as f32;
    let need = game.target as f32 - banked;
    let (turn, at_stake) = (game.turn, game.at_stake);
    let rolling = game.pending() == Pending::Throw;
    if turn != seat || (at_stake == 0 && !rolling) {
        return banked;
    }
    let held = (at_stake as f32).min(need);
    let thrown = (2..=6).map(|pips| ((at_stake + pips) as f32).min(need)).sum::<f32>() / 6.0;
    banked + if rolling { thrown } else { thrown.max(held) }
}
