//! Abquetschen: dice left, what the next roll can do, and who gets buried.

use engine::{Game, Pending, Seat};
use games::abquetschen::Abquetschen;

use super::Insight;

/// Every build changes what the others can do, so all of them matter.
pub(super) const INSIGHT: Insight<Abquetschen> = Insight {
    promise,
    tries: 4,
    grain: Some(1.5),
    far_enough: |game, decisions| {
        game.pending() == Pending::Throw && decisions >= HORIZON * u32::from(game.players())
    },
    ..Insight::NONE
};

/// Turns of each player that a playout goes.
const HORIZON: u32 = 3;
/// What a won game is worth, in dice.
const A_WIN: f32 = 60.0;
/// What each die that the next roll is expected to place is worth.
const NEXT_ROLL: f32 = 1.5;
/// What an open place is worth, as long as there are few.
const AN_OPENING: f32 = 0.4;
const ENOUGH_OPENINGS: usize = 8;
/// How much of the others' prospects counts against one's own.
const ENVY: f32 = 0.5;

fn promise(game: &Abquetschen, seat: Seat) -> f32 {
    if game.ending().is_some() {
        let best = Seat::all(game.players()).map(|seat| game.score(seat)).max();
        return if Some(game.score(seat)) == best { A_WIN } else { -A_WIN };
    }
    let others = Seat::all(game.players()).filter(|&other| other != seat);
    let best = others.map(|other| prospects(game, other)).fold(f32::NEG_INFINITY, f32::max);
    prospects(game, seat) - ENVY * best
}

fn prospects(game: &Abquetschen, seat: Seat) -> f32 {
    let supply = game.supply(seat);
    let first = game.dice(seat).is_empty();
    let openings = if first { game.heap().burdens() - game.heap() } else { game.openings(seat) };
    let next: usize = (1..=6)
        .filter(|&dice| {
            dice > usize::from(supply) || game.plate().has_build(game.heap(), dice, openings)
        })
        .sum();
    let open = openings.len().min(ENOUGH_OPENINGS) as f32;
    NEXT_ROLL * next as f32 / 6.0 + AN_OPENING * open - f32::from(supply)
}
