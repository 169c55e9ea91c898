//! Cui bono?: what was kept, and whether the die in hand can be got rid of.

use engine::{Game, Seat};
use games::cui_bono::{CuiAction, CuiBono};
use pyramid::{Die, Plate};

use super::Heuristics;

/// What a turn leaves to the next player is seen by looking ahead, not evaluated.
pub(crate) const HEURISTICS: Heuristics<CuiBono> = Heuristics {
    evaluate,
    evaluate_actions: Some(evaluate_actions),
    rollout_width: 4,
    prior_temperature: Some(0.7),
    cutoff: |game, decisions| {
        game.held().is_none() && decisions >= HORIZON * u32::from(game.players())
    },
    ..Heuristics::NONE
};

/// Decisions of each player that a playout goes: two a turn.
const HORIZON: u32 = 8;
/// What a kept die costs beside its points: it brings the end nearer.
const A_DIE: f32 = 0.05;

/// Minus points, and those of a die in hand that no funnel takes.
fn evaluate(game: &CuiBono, seat: Seat) -> f32 {
    let kept = game.score(seat).worth() as f32 - A_DIE * f32::from(game.dice_kept(seat));
    match game.held() {
        Some(die) if game.turn() == seat && is_stuck(game) => kept - cost(game, die),
        _ => kept,
    }
}

/// What each choice does to the evaluation: only a pull has to be tried.
fn evaluate_actions(game: &CuiBono, seat: Seat, choices: &[CuiAction], out: &mut Vec<f32>) {
    let held = game.held().map_or(0.0, |die| cost(game, die));
    out.extend(choices.iter().map(|choice| match *choice {
        CuiAction::Put(_) => 0.0,
        CuiAction::Keep => -held,
        CuiAction::Pull(_) => {
            let mut then = game.clone();
            then.evolve(&engine::Event::Act(seat, *choice));
            match then.held() {
                Some(die) if is_stuck(&then) => -cost(&then, die),
                _ => 0.0,
            }
        }
    }));
}

fn cost(game: &CuiBono, die: Die) -> f32 {
    A_DIE + f32::from(game.cost(die.colour()))
}

/// Whether no funnel takes the die in hand.
fn is_stuck(game: &CuiBono) -> bool {
    let funnels = Plate::STANDARD.funnels(game.heap().pyramid().heap());
    funnels.into_iter().all(|cell| game.check(game.turn(), &CuiAction::Put(cell)).is_err())
}
