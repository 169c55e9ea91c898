//! Würfelmarsch: who is nearest to the corner, and who has dice to stop it.

use engine::{Game, Seat};
use games::wuerfelmarsch::{End, Fate, MarchAction, Wuerfelmarsch};
use pyramid::Cell;

use super::{AlphaBetaHeuristics, Heuristics};

/// The bots that look ahead use `alpha_beta`; the rest is for those that try one
/// move, or play on by chance.
pub(crate) const HEURISTICS: Heuristics<Wuerfelmarsch> = Heuristics {
    evaluate: |game, seat| value(game, seat) as f32 / A_DIE as f32,
    rollout_width: 12,
    prior_temperature: Some(0.5),
    cutoff: |_, decisions| decisions >= HORIZON,
    alpha_beta: Some(AlphaBetaHeuristics {
        hash,
        evaluate: value,
        good_odds: GOOD_ODDS,
        priority,
        noisy: NOISY,
        futile: FUTILE,
    }),
    ..Heuristics::NONE
};

/// Decisions that a playout goes.
const HORIZON: u32 = 16;
/// A die on the plate; everything else is measured against it.
const A_DIE: i32 = 100;
/// A captured die counts, and one that left the game, if the plate is emptied.
const A_CAPTURE: i32 = 8;
/// What the foremost die is worth by the tilts that it needs to the corner, as
/// long as somebody can get there before it.
const AHEAD: [i32; 9] = [900, 90, 76, 62, 50, 38, 26, 13, 0];
/// What it is worth if nobody can, and what each tilt takes off that.
const FREE_WAY: i32 = 700;
const A_TILT: i32 = 40;
/// The share, in eighths, that each further die counts on its way.
const FOLLOWING: i32 = 2;
/// A lead that wins e games for one that is lost.
const GOOD_ODDS: i32 = 150;
/// Having won.
const A_WIN: i32 = 2_000;

/// Captures and arrivals.
const NOISY: i32 = 1_000;
/// Less urgent than this is no more than passing.
const FUTILE: i32 = -40;

/// How well things look for `seat` against the best of the others.
fn value(game: &Wuerfelmarsch, seat: Seat) -> i32 {
    let others = Seat::all(game.players()).filter(|other| *other != seat);
    let rival = others.map(|other| standing(game, other)).max().unwrap_or(0);
    standing(game, seat) - rival
}

fn standing(game: &Wuerfelmarsch, seat: Seat) -> i32 {
    let side = game.side(seat);
    let (mut dice, mut best, mut others, mut nearest) = (0, 0, 0, 8);
    for (cell, _) in game.board().dice(side) {
        let tilts = 8 - cell.along(side).min(8);
        let ahead = AHEAD[usize::from(tilts)];
        dice += A_DIE;
        others += ahead.min(best);
        best = best.max(ahead);
        nearest = nearest.min(tilts);
    }
    if dice > 0 && nearest > 0 {
        // Those who guard the corner move as often until then, or once less.
        let to_move = game.turn() == seat;
        if guard(game, seat) > nearest - u8::from(to_move) {
            best = FREE_WAY - A_TILT * i32::from(nearest) + if to_move { A_TILT / 2 } else { 0 };
        }
    }
    let won = game.end() == Some(End::Corner) && game.turn() == seat;
    let counted = i32::from(game.captured(seat)) - i32::from(game.lost(seat));
    dice + best + others * FOLLOWING / 8 + A_CAPTURE * counted + if won { A_WIN } else { 0 }
}

/// How many tilts somebody else needs to sit in the corner that `seat` wants.
/// It lies at the edge of the others, where dice go only sideways: those that
/// have left their edge cannot come back.
fn guard(game: &Wuerfelmarsch, seat: Seat) -> u8 {
    let side = game.side(seat);
    let others = Seat::all(game.players()).filter(|other| *other != seat);
    let tilts = others.flat_map(|other| {
        let home = game.side(other);
        let dice = game.board().dice(home).filter(move |(cell, _)| cell.along(home) == 0);
        dice.map(move |(cell, _)| 8 - cell.along(side).min(8))
    });
    tilts.min().unwrap_or(u8::MAX)
}

/// How soon a move is looked at.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "actions of other games are larger")]
fn priority(game: &Wuerfelmarsch, seat: Seat, action: &MarchAction) -> i32 {
    match *action {
        MarchAction::Tilt { from, to } => {
            if to == game.goal(seat) {
                return 100 * NOISY;
            }
            let side = game.side(seat);
            let forward = to.along(side) > from.along(side);
            let way = if forward { 40 + 8 * i32::from(to.along(side)) } else { 0 };
            let stops =
                Seat::all(game.players()).any(|other| other != seat && game.goal(other) == to);
            let clash = game.clash_after(from, to);
            let won: i32 = clash
                .falls()
                .map(|fall| match fall.fate {
                    Fate::Captured(captor) if captor == seat => 2,
                    _ if fall.cell == to || owns(game, seat, fall.cell) => -2,
                    _ => 1,
                })
                .sum();
            let noisy = if clash.is_empty() { 0 } else { NOISY + 200 * won };
            noisy + way + if stops { 60 } else { 0 }
        }
        // Faces matter where dice meet, soon or now.
        MarchAction::Turn { cell, .. } if is_near_others(game, seat, cell) => FUTILE / 2,
        MarchAction::Turn { .. } => 2 * FUTILE,
    }
}

fn owns(game: &Wuerfelmarsch, seat: Seat, cell: Cell) -> bool {
    game.board().die(cell).is_some_and(|die| game.owner(die) == seat)
}

/// Whether a die of somebody else lies within two tilts.
fn is_near_others(game: &Wuerfelmarsch, seat: Seat, cell: Cell) -> bool {
    let others = Seat::all(game.players()).filter(|other| *other != seat);
    others.flat_map(|other| game.board().dice(game.side(other))).any(|(other, _)| {
        let apart: u8 = (cell.coordinates().iter().zip(other.coordinates()))
            .map(|(one, two)| one.abs_diff(two))
            .sum();
        apart <= 4
    })
}

/// The same for positions that go on alike, whatever led there.
fn hash(game: &Wuerfelmarsch) -> u64 {
    let mut key = game.turn().number().into();
    for seat in Seat::all(game.players()) {
        key = mix(key ^ u64::from(game.captured(seat)) << 8 ^ u64::from(game.lost(seat)));
        for (cell, faces) in game.board().dice(game.side(seat)) {
            key = mix(key ^ (cell.index() as u64) << 8 ^ faces.index() as u64);
        }
    }
    key
}

/// Spreads the bits of a number over all of it.
const fn mix(number: u64) -> u64 {
    let number = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    number ^ number >> 29
}
