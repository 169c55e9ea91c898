//! Abquetschen: dice left, open places, and what the next roll can do.

use engine::{Game, Pending, Seat};
use games::abquetschen::Abquetschen;

use super::{Features, Stage, ValueModel};
use crate::heuristics::abquetschen::prospects;

pub(crate) const MODEL: ValueModel<Abquetschen> = ValueModel {
    names: NAMES,
    features,
    stage: |game| match game.pending() {
        _ if game.heap().is_empty() => Stage::Even,
        Pending::Throw | Pending::Over => Stage::Quiet,
        _ => Stage::Busy,
    },
    logits_after: None,
    prior: &[("prospects-ahead", 1.0)],
    weights: include_str!("../../../../data/values/abquetschen.txt"),
};

const NAMES: &[&str] = &[
    "many-players",
    "next",
    "dice-left",
    "dice-ahead",
    "openings",
    "openings-ahead",
    "prospects",
    "prospects-ahead",
    "no-opening",
    "one-opening",
    "rival-no-opening",
    "rival-one-opening",
];

fn features(game: &Abquetschen, seat: Seat, out: &mut Features) {
    let others = || Seat::all(game.players()).filter(move |other| *other != seat);
    let openings = |seat: Seat| {
        let first = game.dice(seat).is_empty();
        let all = if first { game.heap().burdens() - game.heap() } else { game.openings(seat) };
        i32::from(all.len() as u8)
    };
    let own = prospects(game, seat);
    let best = others().map(|other| prospects(game, other)).reduce(f32::max).unwrap_or(0.0);
    let supply = i32::from(game.supply(seat));
    let least = others().map(|other| i32::from(game.supply(other))).min().unwrap_or(0);
    let (mine, theirs) = (openings(seat), others().map(openings));
    let (fewest, most) = (theirs.clone().min().unwrap_or(0), theirs.max().unwrap_or(0));
    out.ratio(i32::from(game.players()) - 2, 1);
    out.flag(game.turn() == seat);
    out.ratio(supply, 32);
    out.ratio(least - supply, 8);
    out.ratio(mine, 8);
    out.ratio(mine - most, 8);
    out.number(own / 16.0);
    out.number((own - best) / 8.0);
    out.flag(mine == 0);
    out.flag(mine == 1);
    out.flag(fewest == 0);
    out.flag(fewest == 1);
}
