//! Cui bono?: what was kept, and whether the die in hand can be got rid of.

use engine::{Game, Pending, Seat};
use games::cui_bono::{CuiAction, CuiBono};
use pyramid::{Die, Plate};

use super::Heuristics;
use crate::value::cui_bono::Outlook;

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

/// The same for the expert, who also sees at the end of a playout what the pyramid
/// leaves to whoever is next.
pub(crate) const EXPERT: Heuristics<CuiBono> =
    Heuristics { evaluate: evaluate_outlook, ..HEURISTICS };

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

/// What somebody who can get rid of a die is ahead, and for each die that can be
/// got rid of, up to so many.
const A_SAFE_TURN: f32 = 0.3;
const A_SAFE_PULL: f32 = 0.06;
const SAFE_PULLS: i32 = 6;

/// The same with what the next turn brings: half of it to whoever is next, half of
/// it to the others.
fn evaluate_outlook(game: &CuiBono, seat: Seat) -> f32 {
    let kept = evaluate(game, seat);
    if game.held().is_some() || game.pending() == Pending::Over {
        return kept;
    }
    let outlook = Outlook::of(game);
    let next = match outlook.safe {
        0 => -(outlook.least as f32) - A_DIE,
        safe => A_SAFE_TURN + A_SAFE_PULL * safe.min(SAFE_PULLS) as f32,
    };
    kept + if game.turn() == seat { next / 2.0 } else { -next / 2.0 }
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
