//! Abquetschen: dice left, what the next roll can do, and who gets buried.

use engine::{Game, Pending, Seat};
use games::abquetschen::Abquetschen;

use super::Heuristics;

/// Every build changes what the others can do, so all of them matter.
pub(crate) const HEURISTICS: Heuristics<Abquetschen> = Heuristics {
    evaluate,
    rollout_width: 4,
    prior_temperature: Some(1.5),
    cutoff: |game, decisions| {
        game.pending() == Pending::Throw && decisions >= HORIZON * u32::from(game.players())
    },
    ..Heuristics::NONE
};

/// Turns of each player that a playout goes.
const HORIZON: u32 = 3;
/// What a won game is worth, in dice.
const A_WIN: f32 = 60.0;
/// What each die that the next roll is expected to place is worth.
const NEXT_ROLL: f32 = 3.0;
/// What an open place above an own die is worth.
const AN_OPENING: f32 = 0.5;
/// How much the prospects of the best of the others count against one's own:
/// there is more to be gained by squeezing them than by spreading out.
const ENVY: f32 = 2.0;

fn evaluate(game: &Abquetschen, seat: Seat) -> f32 {
    if game.ending().is_some() {
        let best = Seat::all(game.players()).map(|seat| game.score(seat)).max();
        return if Some(game.score(seat)) == best { A_WIN } else { -A_WIN };
    }
    let others = Seat::all(game.players()).filter(|&other| other != seat);
    let best = others.map(|other| prospects(game, other)).fold(f32::NEG_INFINITY, f32::max);
    prospects(game, seat) - ENVY * best
}

pub(crate) fn prospects(game: &Abquetschen, seat: Seat) -> f32 {
    let supply = game.supply(seat);
    let heap = game.heap();
    let first = game.dice(seat).is_empty();
    let openings = if first { heap.burdens() - heap } else { game.openings(seat) };
    // The pile under an opening is a build by itself: most rolls that can be
    // used are used so, and it takes no search to see.
    let mut rolls = [false; 7];
    for opening in openings {
        if let Some(roll) = rolls.get_mut(game.plate().pile(heap, opening).len()) {
            *roll = true;
        }
    }
    let useful = |dice: &usize| rolls[*dice] || *dice > usize::from(supply);
    let next: usize = (1..=6).filter(useful).sum();
    let open = openings.len() as f32;
    NEXT_ROLL * next as f32 / 6.0 + AN_OPENING * open - f32::from(supply)
}
