//! Hop'n'ROLL: what the numbers of a row bring, and what may still follow them.

use engine::{Event, Game, Seat};
use games::hop_n_roll::{
    Colour, Entries, Field, HopAction, HopNRoll, Numbers, Phase, Row, Rule, Write,
};

use super::Heuristics;

/// Whose sheet it is matters, and the dice; where other pawns stand only
/// decides what is free.
pub(crate) const HEURISTICS: Heuristics<HopNRoll> = Heuristics {
    evaluate,
    evaluate_actions: Some(evaluate_actions),
    rollout_width: u32::MAX,
    prior_temperature: Some(1.5),
    is_relevant: |event, _| !matches!(event, Event::Act(..)),
    cutoff: |game, decisions| {
        game.phase() == Phase::Roll && decisions >= HORIZON * 2 * u32::from(game.players())
    },
    alpha_beta: None,
};

/// Rounds that a playout goes.
const HORIZON: u32 = 6;
/// Points that a place further down in the next round's order costs.
const A_PLACE: f32 = 0.15;
/// Points to expect of a number in a special box.
const A_SPECIAL: f32 = 4.0;
/// Rounds that a box of the two fullest rows takes to be filled.
const ROUNDS_PER_BOX: f32 = 1.3;

fn evaluate(game: &HopNRoll, seat: Seat) -> f32 {
    let patience = patience(game);
    let rows = Colour::ALL
        .iter()
        .map(|&row| row_worth(game.sheet().row(row), game.entries(seat).row(row), patience));
    rows.sum()
}

/// What each choice adds to the evaluation.
fn evaluate_actions(game: &HopNRoll, seat: Seat, choices: &[HopAction], out: &mut Vec<f32>) {
    let patience = patience(game);
    out.extend(choices.iter().map(|action| match *action {
        HopAction::Write(write) => gain(game, seat, write, patience),
        HopAction::Nothing => 0.0,
        HopAction::Hop(field) => best_gain(game, seat, field, patience),
    }));
}

/// The most that a pawn on `field` can make of its die.
fn best_gain(game: &HopNRoll, seat: Seat, field: Field, patience: f32) -> f32 {
    let (entries, offer) = (game.entries(seat), game.offer(field));
    let place = if game.is_last_round() { 0.0 } else { A_PLACE * field.index() as f32 };
    let gains = Colour::ALL.iter().flat_map(|&row| {
        let print = game.sheet().row(row);
        let numbers = entries.row(row);
        let open = entries.writable(row, offer);
        let before = if open.is_empty() { 0.0 } else { row_worth(print, numbers, patience) };
        open.map(move |(index, value)| {
            row_worth(print, numbers.with(index, value), patience) - before
        })
    });
    let best = gains.fold(f32::NEG_INFINITY, f32::max);
    // Nothing fits: nothing is written.
    (if best.is_finite() { best } else { 0.0 }) - place
}

/// What `write` adds to the evaluation of the sheet.
fn gain(game: &HopNRoll, seat: Seat, Write { value, spot }: Write, patience: f32) -> f32 {
    let (print, numbers) = (game.sheet().row(spot.row), game.entries(seat).row(spot.row));
    row_worth(print, numbers.with(spot.index(), value), patience)
        - row_worth(print, numbers, patience)
}

/// How much a point of the next round is worth now, from 0 to 1: the less, the
/// nearer the end.
pub(crate) fn patience(game: &HopNRoll) -> f32 {
    if game.is_last_round() {
        return 0.0;
    }
    let fewest = Seat::all(game.players()).map(|seat| boxes_to_end(game, seat)).min();
    let rounds = 1.0 + ROUNDS_PER_BOX * fewest.unwrap_or(0) as f32;
    rounds / (rounds + 1.5)
}

/// Boxes that `seat` must fill to complete two rows.
pub(crate) fn boxes_to_end(game: &HopNRoll, seat: Seat) -> usize {
    boxes_to_end_of(game, game.entries(seat))
}

/// The same for a sheet as it may become.
pub(crate) fn boxes_to_end_of(game: &HopNRoll, entries: &Entries) -> usize {
    let (mut least, mut second) = (usize::MAX, usize::MAX);
    for &row in Colour::ALL {
        let left = game.sheet().row(row).boxes - entries.filled(row);
        if left < least {
            (least, second) = (left, least);
        } else {
            second = second.min(left);
        }
    }
    least + second
}

/// Points in the row, and those to come: each further box counts the less, the
/// harder it and those before it are to fill.
pub(crate) fn row_worth(row: &Row, numbers: Numbers, patience: f32) -> f32 {
    let filled = numbers.filled().len();
    let here = row.star_points(numbers) + row.special_points(numbers) + numbers.sixes();
    let mut worth = here as f32;
    let mut stars = row.star_points(numbers) as f32;
    let mut reach = 1.0;
    let mut fits = row.open(numbers).len().min(6) as f32;
    for index in filled..row.boxes {
        reach *= arrival(fits, patience);
        if reach < 0.02 {
            break;
        }
        let better = stars_at(row, index).max(stars);
        let special = if row.special.contains(index) { A_SPECIAL } else { 0.0 };
        worth += reach * (better - stars + special + 1.0 / 6.0);
        stars = better;
        fits = usual_fits(row, index + 1, fits);
    }
    worth
}

/// The star that filling box `index` as the last one brings.
fn stars_at(row: &Row, index: usize) -> f32 {
    let stars = if row.rule.is_pyramid() {
        let full = row.parts.iter().zip(&row.stars);
        full.filter(|(level, _)| level.start + level.size <= index + 1)
            .map(|(_, &stars)| stars)
            .max()
    } else {
        row.stars.get(index).copied()
    };
    stars.map_or(0.0, f32::from)
}

/// How much a box loses by the wait for one of `fits` values of a die.
fn arrival(fits: f32, patience: f32) -> f32 {
    // About two dice can be had, and now and then the disco die.
    let miss = 1.0 - fits / 6.0;
    let found = 1.0 - 0.85 * miss * miss;
    if fits == 0.0 { 0.0 } else { patience * found / (1.0 - patience * (1.0 - found)) }
}

/// How many values will about fit box `index`, when `before` fitted the one
/// before it.
fn usual_fits(row: &Row, index: usize, before: f32) -> f32 {
    match row.rule {
        Rule::Ascending | Rule::Descending => 1.0 + (before - 1.0) * 0.8,
        Rule::EvenOdd | Rule::SmallerLarger => 3.0,
        Rule::UnequalPyramid => 6.0 - index as f32,
        Rule::TwoNumbers if index == 1 => 5.0,
        Rule::SumSeven if index.is_multiple_of(2) => 6.0,
        Rule::Groups if row.parts.iter().any(|group| group.start == index) => 6.0,
        Rule::ArithmeticPyramid if index < row.parts[0].size => 6.0,
        Rule::ArithmeticPyramid => 1.5,
        Rule::Equal | Rule::SumSeven | Rule::TwoNumbers | Rule::Groups => 1.0,
    }
}
