//! Hamstern: what a burrow promises, and how many rounds are left for it.

use engine::{Game, Pending, Seat};
use games::hamstern::{Burrow, Hamstern, Mark};

use super::{Features, Network, Stage, ValueModel};
use crate::heuristics::hamstern::Prospects;

pub(crate) const MODEL: ValueModel<Hamstern> = ValueModel {
    names: NAMES,
    features: |game, seat, out| {
        let burrow = game.burrow(seat);
        features(game, Rival::of(game, seat), burrow, &Prospects::new(game, burrow), out);
    },
    stage: |game| match game.pending() {
        Pending::Throw | Pending::Over => Stage::Quiet,
        _ => Stage::Busy,
    },
    logits_after: Some(logits_after),
    prior: &[("worth-ahead", 1.5)],
    weights: include_str!("../../../../data/values/hamstern.txt"),
};

const NAMES: &[&str] = &[
    "many-players",
    "rounds",
    "hourglass",
    "worth",
    "worth-ahead",
    "points",
    "points-ahead",
    "chambers-begun",
    "jokers",
    "room",
    "acorns",
];

/// The best of the others, by worth and by points.
#[derive(Clone, Copy)]
struct Rival {
    worth: f32,
    points: i32,
}

impl Rival {
    fn of(game: &Hamstern, seat: Seat) -> Self {
        let others = || Seat::all(game.players()).filter(move |other| *other != seat);
        let worth = |other: Seat| {
            let burrow = game.burrow(other);
            Prospects::new(game, burrow).worth(game, burrow)
        };
        let worth = others().map(worth).reduce(f32::max).unwrap_or(0.0);
        let points = others().map(|other| game.score(other).points()).max().unwrap_or(0);
        Self { worth, points }
    }
}

fn features(
    game: &Hamstern,
    rival: Rival,
    burrow: &Burrow,
    prospects: &Prospects,
    out: &mut Features,
) {
    let worth = prospects.worth(game, burrow);
    let points = burrow.worth(game.sheet()).total();
    let (room, acorns) = prospects.room_and_acorns();
    out.ratio(i32::from(game.players()) - 2, 4);
    out.number(prospects.rounds / 12.0);
    out.flag(game.hourglass());
    out.number(worth / 32.0);
    out.number((worth - rival.worth) / 8.0);
    out.ratio(points, 32);
    out.ratio(points - rival.points, 8);
    out.ratio(burrow.begun().into(), 6);
    out.ratio(burrow.jokers_left(game.sheet()).into(), 8);
    out.ratio(room.into(), 6);
    out.number(acorns / 4.0);
}

fn logits_after(
    game: &Hamstern,
    seat: Seat,
    marks: &[Mark],
    network: &Network,
    out: &mut Vec<i32>,
) {
    let (burrow, rival) = (game.burrow(seat), Rival::of(game, seat));
    let now = Prospects::new(game, burrow);
    let mut seen = Features::default();
    out.extend(marks.iter().map(|&mark| {
        let then = game.burrow_after(seat, mark);
        let prospects = if burrow.is_blank() {
            Prospects::new(game, &then)
        } else {
            now.after(game, &then, mark)
        };
        seen.clear();
        features(game, rival, &then, &prospects, &mut seen);
        network.logit(&seen)
    }));
}
