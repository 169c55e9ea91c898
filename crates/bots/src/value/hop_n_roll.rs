//! Hop'n'ROLL: what a sheet promises, row by row, and how near the end is.

use engine::{Game, Seat};
use games::hop_n_roll::{
    Colour, Entries, Field, FieldEffect, HopAction, HopNRoll, Offer, Phase, Spot, Write,
};

use super::{Features, Network, Stage, ValueModel};
use crate::heuristics::hop_n_roll::{boxes_to_end, boxes_to_end_of, patience, row_worth};

pub(crate) const MODEL: ValueModel<HopNRoll> = ValueModel {
    names: NAMES,
    features: |game, seat, out| {
        let table = Table::new(game, seat);
        table.features(game.entries(seat), table.place(seat), out);
    },
    stage: |game| match game.phase() {
        Phase::Start => Stage::Even,
        Phase::Roll | Phase::Over => Stage::Quiet,
        Phase::Hop | Phase::Write => Stage::Busy,
    },
    logits_after: Some(logits_after),
    prior: &[("worth-ahead", 2.0), ("late", -0.1)],
    weights: include_str!("../../../../data/values/hop-n-roll.txt"),
};

const NAMES: &[&str] = &[
    "many-players",
    "end-near",
    "last-round",
    "late",
    "worth",
    "points",
    "worth-ahead",
    "points-ahead",
    "own-end-near",
    "rows-complete",
    "worth-equal",
    "worth-ascending",
    "worth-descending",
    "worth-sum-seven",
    "worth-even-odd",
    "worth-two-numbers",
    "worth-arithmetic-pyramid",
    "worth-unequal-pyramid",
    "worth-groups",
    "worth-smaller-larger",
    "fits-equal",
    "fits-ascending",
    "fits-descending",
    "fits-sum-seven",
    "fits-even-odd",
    "fits-two-numbers",
    "fits-arithmetic-pyramid",
    "fits-unequal-pyramid",
    "fits-groups",
    "fits-smaller-larger",
    "filled-equal",
    "filled-ascending",
    "filled-descending",
    "filled-sum-seven",
    "filled-even-odd",
    "filled-two-numbers",
    "filled-arithmetic-pyramid",
    "filled-unequal-pyramid",
    "filled-groups",
    "filled-smaller-larger",
    "covered",
];
const FIRST_ROW: usize = 10;
const RULES: usize = 10;

/// What is the same for all that a seat may do.
struct Table<'a> {
    game: &'a HopNRoll,
    patience: f32,
    /// Fewest boxes that anybody needs to end the game. What a choice does to it
    /// is not counted: it is the same for all, and so says nothing of one.
    to_end: usize,
    /// The best of the others, by worth and by points.
    rival: (f32, i32),
}

impl<'a> Table<'a> {
    fn new(game: &'a HopNRoll, seat: Seat) -> Self {
        let patience = patience(game);
        let others = || Seat::all(game.players()).filter(move |other| *other != seat);
        let worths = others().map(|other| worth(game, game.entries(other), patience));
        Self {
            game,
            patience,
            to_end: Seat::all(game.players())
                .map(|seat| boxes_to_end(game, seat))
                .min()
                .unwrap_or(0),
            rival: (
                worths.fold(0.0, f32::max),
                others().map(|other| game.score(other).points()).max().unwrap_or(0),
            ),
        }
    }

    /// The place in the next round's order, in parts of the last one: for
    /// pawns that all stand.
    fn place(&self, seat: Seat) -> f32 {
        let game = self.game;
        let last = f32::from(game.players() - 1);
        if game.phase() != Phase::Write {
            let place = game.order().iter().position(|other| *other == seat);
            return place.unwrap_or(0) as f32 / last;
        }
        let turn = |seat: Seat| self.turn(game.pawn(seat).0);
        let own = turn(seat);
        Seat::all(game.players()).filter(|other| turn(*other) < own).count() as f32 / last
    }

    /// About the place that a pawn on `field` will have.
    fn place_on(&self, field: Field) -> f32 {
        let own = self.turn(field);
        let dice = (0..self.game.tableau().fields.len()).map(Field::new);
        let above = dice.filter(|&other| self.game.die(other).is_some() && self.turn(other) < own);
        above.count() as f32 / f32::from(self.game.players())
    }

    fn turn(&self, field: Field) -> (bool, usize) {
        let print = self.game.tableau().fields.get(field.index());
        (print.is_some_and(|print| print.effect == FieldEffect::Dj), field.index())
    }

    fn features(&self, entries: &Entries, place: f32, out: &mut Features) {
        let game = self.game;
        let sheet = game.sheet();
        let own_to_end = boxes_to_end_of(game, entries);
        let points = entries.score(sheet).points();
        let worth = worth(game, entries, self.patience);
        out.ratio(i32::from(game.players()) - 2, 4);
        out.ratio(14 - self.to_end as i32, 14);
        out.flag(game.is_last_round());
        out.number(place);
        out.number(worth / 64.0);
        out.ratio(points, 64);
        out.number((worth - self.rival.0) / 16.0);
        out.ratio(points - self.rival.1, 16);
        out.ratio(14 - own_to_end as i32, 14);
        out.ratio(entries.complete_rows() as i32, 2);
        out.skip(3 * RULES);
        let mut covered = 0;
        for &colour in Colour::ALL {
            let (row, numbers) = (sheet.row(colour), entries.row(colour));
            let open = row.open(numbers);
            let at = FIRST_ROW + row.rule as usize;
            let fits = open.len().min(6);
            for (_, value) in open {
                covered |= 1 << value.get();
            }
            out.set(at, row_worth(row, numbers, self.patience) / 16.0);
            out.set(at + RULES, fits as f32 / 6.0);
            out.set(at + 2 * RULES, numbers.filled().len() as f32 / row.boxes as f32);
        }
        // How many of the six values fit somewhere.
        out.ratio(i32::from(i8::count_ones(covered) as u8), 6);
    }
}

fn worth(game: &HopNRoll, entries: &Entries, patience: f32) -> f32 {
    let rows = Colour::ALL.iter();
    rows.map(|&row| row_worth(game.sheet().row(row), entries.row(row), patience)).sum()
}

fn logits_after(
    game: &HopNRoll,
    seat: Seat,
    choices: &[HopAction],
    network: &Network,
    out: &mut Vec<i32>,
) {
    let table = Table::new(game, seat);
    let mut features = Features::default();
    let mut logit = |entries: &Entries, place: f32| {
        features.clear();
        table.features(entries, place, &mut features);
        network.logit(&features)
    };
    let entries = game.entries(seat);
    out.extend(choices.iter().map(|action| match *action {
        HopAction::Write(write) => logit(&entries.with(game.sheet(), write), table.place(seat)),
        HopAction::Nothing => logit(entries, table.place(seat)),
        HopAction::Hop(field) => {
            let place = table.place_on(field);
            let best = writes(game, seat, game.offer(field))
                .map(|write| logit(&entries.with(game.sheet(), write), place))
                .max();
            best.unwrap_or_else(|| logit(entries, place))
        }
    }));
}

/// What `seat` could write with `offer`.
fn writes(game: &HopNRoll, seat: Seat, offer: Offer) -> impl Iterator<Item = Write> {
    let entries = game.entries(seat);
    Colour::ALL.iter().flat_map(move |&row| {
        entries
            .writable(row, offer)
            .map(move |(index, value)| Write { value, spot: Spot::new(row, index) })
    })
}
