//! Cui bono?: what was kept, whose turn it is, and what the pyramid leaves to do.

use engine::{Game, Pending, Seat};
use games::cui_bono::CuiBono;
use pyramid::{Colour, Plate};

use super::{Features, Stage, ValueModel};

pub(crate) const MODEL: ValueModel<CuiBono> = ValueModel {
    names: NAMES,
    features,
    stage: |game| match game.pending() {
        Pending::Throw => Stage::Even,
        _ if game.held().is_some() => Stage::Busy,
        _ => Stage::Quiet,
    },
    logits_after: None,
    prior: &[("points-ahead", 1.5), ("dice-ahead", 0.1)],
    weights: include_str!("../../../../data/values/cui-bono.txt"),
};

const NAMES: &[&str] = &[
    "many-players",
    "end-near",
    "points",
    "points-ahead",
    "dice-kept",
    "dice-ahead",
    "next",
    "second",
    "pulls",
    "safe-pulls-to-me",
    "safe-pulls-to-others",
    "no-safe-pull-to-me",
    "no-safe-pull-to-others",
    "one-safe-pull-to-me",
    "one-safe-pull-to-others",
    "open-colours-to-me",
    "open-colours-to-others",
    "least-cost-to-me",
    "least-cost-to-others",
];

/// What the player at turn can do.
pub(crate) struct Outlook {
    pulls: i32,
    /// Pulls of dice that some funnel takes.
    pub(crate) safe: i32,
    /// Colours that some funnel takes.
    open: i32,
    /// Minus points of the cheapest die to pull and keep, if none is safe.
    pub(crate) least: i32,
}

impl Outlook {
    pub(crate) fn of(game: &CuiBono) -> Self {
        let heap = game.heap();
        let mut taken = [false; 3];
        let colours = [Colour::Red, Colour::Yellow, Colour::Pearl];
        for cell in Plate::STANDARD.funnels(heap.pyramid().heap()) {
            let Some(around) = heap.funnel(cell) else { continue };
            let [a, b, c] = around;
            for (taken, colour) in taken.iter_mut().zip(colours) {
                let differ = a != b && b != c && a != c;
                let other = a == b && b == c && a != colour;
                *taken |= (differ || other) && heap.edge_of_one_colour(cell, colour).is_none();
            }
        }
        let mut this = Self { pulls: 0, safe: 0, open: 0, least: i32::MAX };
        this.open = taken.iter().filter(|taken| **taken).count() as i32;
        for cell in heap.pulls() {
            let Some(die) = heap.pyramid().die(cell) else { continue };
            this.pulls += 1;
            let index = colours.iter().position(|colour| *colour == die.colour());
            if index.is_some_and(|index| taken[index]) {
                this.safe += 1;
            } else {
                this.least = this.least.min(game.cost(die.colour()).into());
            }
        }
        if this.safe > 0 || this.pulls == 0 {
            this.least = 0;
        }
        this
    }
}

fn features(game: &CuiBono, seat: Seat, out: &mut Features) {
    let others = || Seat::all(game.players()).filter(move |other| *other != seat);
    let points = game.score(seat).worth();
    let best = others().map(|other| game.score(other).worth()).max().unwrap_or(0);
    let kept = i32::from(game.dice_kept(seat));
    let fewest = others().map(|other| i32::from(game.dice_kept(other))).min().unwrap_or(0);
    let most = Seat::all(game.players()).map(|seat| i32::from(game.dice_kept(seat))).max();
    let (next, second) = (game.turn() == seat, game.turn().next(game.players()) == seat);
    let outlook = Outlook::of(game);
    out.ratio(i32::from(game.players()) - 2, 4);
    out.ratio(most.unwrap_or(0), 10);
    out.ratio(points, 16);
    out.ratio(points - best, 4);
    out.ratio(kept, 10);
    out.ratio(fewest - kept, 4);
    out.flag(next);
    out.flag(second);
    out.ratio(outlook.pulls, 16);
    let mut both = |value: i32, whole: i32| {
        out.ratio(if next { value } else { 0 }, whole);
        out.ratio(if next { 0 } else { value }, whole);
    };
    both(outlook.safe, 8);
    both((outlook.safe == 0).into(), 1);
    both((outlook.safe == 1).into(), 1);
    both(outlook.open, 3);
    both(outlook.least, 3);
}
