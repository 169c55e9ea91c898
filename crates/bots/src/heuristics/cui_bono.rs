//! Cui bono?: what was kept, and whether the die in hand can be got rid of.

use engine::{Game, Pending, Seat};
use games::cui_bono::{CuiAction, CuiBono};
use pyramid::{Die, Plate};

use super::{AlphaBetaHeuristics, Heuristics};
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

/// For looking ahead in what may lie in the pyramid. A minus point is worth
/// [`A_POINT`].
pub(crate) const AHEAD: AlphaBetaHeuristics<CuiBono> = AlphaBetaHeuristics {
    hash,
    evaluate: lead,
    good_odds: 4 * A_POINT,
    priority,
    noisy: i32::MAX,
    futile: i32::MIN,
};

const A_POINT: i32 = 100;
/// What a kept die costs beside its points.
const A_KEPT_DIE: i32 = 5;
/// What the first safe pull is worth to whoever has it, and each further one.
const FIRST_PULL: i32 = 60;
const MORE_PULLS: i32 = 6;

/// How far `seat` is ahead of the best of the others.
fn lead(game: &CuiBono, seat: Seat) -> i32 {
    let standing = |seat: Seat| {
        A_POINT * game.score(seat).worth() - A_KEPT_DIE * i32::from(game.dice_kept(seat))
    };
    let others = Seat::all(game.players()).filter(|other| *other != seat);
    let ahead = standing(seat) - others.map(standing).max().unwrap_or(0);
    if game.pending() == Pending::Over {
        return ahead;
    }
    // Whoever moves has to pull something.
    let outlook = match game.held() {
        Some(die) if is_stuck(game) => -A_POINT * i32::from(game.cost(die.colour())),
        Some(_) => 0,
        None => {
            let outlook = Outlook::of(game);
            if outlook.safe == 0 {
                -A_POINT * outlook.least
            } else {
                FIRST_PULL + MORE_PULLS * outlook.safe.min(6)
            }
        }
    };
    ahead + if game.turn() == seat { outlook } else { -outlook }
}

/// Cheap dice and puts before keeping.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "actions of other games are larger")]
fn priority(game: &CuiBono, _: Seat, action: &CuiAction) -> i32 {
    match *action {
        CuiAction::Put(_) => 50,
        CuiAction::Keep => 10,
        CuiAction::Pull(cell) => {
            let die = game.heap().pyramid().die(cell);
            30 - die.map_or(0, |die| i32::from(game.cost(die.colour())))
        }
    }
}

/// The same for positions that go on alike.
fn hash(game: &CuiBono) -> u64 {
    let mut key = u64::from(game.turn().number());
    let mut add = |number: u64| {
        let mixed = (key ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        key = mixed ^ mixed >> 29;
    };
    for seat in Seat::all(game.players()) {
        for kept in game.kept(seat) {
            add(kept.into());
        }
    }
    add(game.held().map_or(7, |die| die.colour().index() as u64));
    add(game.heap().look());
    key
}
