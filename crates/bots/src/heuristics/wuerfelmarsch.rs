//! Würfelmarsch: who is nearest to the corner, and who has dice to stop it.

use engine::{Game, Seat};
use games::wuerfelmarsch::{Clash, End, FUNNELS, Fate, MarchAction, Wuerfelmarsch};
use pyramid::{Axis, CELLS, Cell, ORIENTATIONS, Orientation};

use super::{AlphaBetaHeuristics, Heuristics, march_value};

/// The bots that look ahead use `alpha_beta`, for two with what was learnt; the
/// rest is for those that try one move, or play on by chance.
pub(crate) const HEURISTICS: Heuristics<Wuerfelmarsch> = Heuristics {
    evaluate: |game, seat| value(game, seat) as f32 / A_DIE as f32,
    rollout_width: 12,
    prior_temperature: Some(0.5),
    cutoff: |_, decisions| decisions >= HORIZON,
    alpha_beta: Some(AlphaBetaHeuristics {
        hash,
        evaluate: |game, seat| match game.players() {
            2 if game.end().is_none() => march_value::value(game, seat),
            _ => value(game, seat),
        },
        good_odds: GOOD_ODDS,
        moves,
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

/// Appends the moves that are worth a look, with how soon to look at them.
fn moves(game: &Wuerfelmarsch, seat: Seat, least: i32, out: &mut Vec<(i32, MarchAction)>) {
    let side = game.side(seat);
    let others = || Seat::all(game.players()).filter(move |other| *other != seat);
    let bits = |axis| game.board().dice(axis).fold(0, |bits, (cell, _)| bits | bit(cell));
    let own: u64 = bits(side);
    let enemies = others().fold(0, |all, other| all | bits(game.side(other)));
    let mut spare = None;
    let mut add = |priority: i32, action: MarchAction| {
        if priority >= least {
            out.push((priority, action));
        } else if spare.is_none_or(|(before, _)| priority < before) {
            spare = Some((priority, action));
        }
    };
    for (from, now) in game.board().dice(side) {
        let rest = (own | enemies) & !bit(from);
        let near = NEAR[place(from)] & enemies != 0;
        // Faces that will matter soon: those of saddles here, and those that a
        // tilt brings into a saddle.
        let mut windows = Windows::default();
        for step in game.board().steps(from, side) {
            let to = step.cell;
            let pairs = &PAIRS[place(to)];
            let mut meets = false;
            for (axis, pair) in Axis::ALL.into_iter().zip(pairs) {
                if pair.count_ones() == 2 && pair & rest == *pair && pair & enemies != 0 {
                    meets = true;
                    windows.after(axis, step.to, step.from);
                }
            }
            meets |= pairs.iter().any(|pair| pair.count_ones() == 2 && pair & rest == *pair);
            add(tilt(game, seat, from, to, meets), MarchAction::Tilt { from, to });
        }
        if near {
            for (axis, pair) in Axis::ALL.into_iter().zip(&PAIRS[place(from)]) {
                if pair.count_ones() == 2 && pair & rest != 0 {
                    windows.now(axis);
                }
            }
        }
        let before = windows.score(PIPS[now.index()]);
        // Most turns are of no use: if none is wanted, one is enough.
        let most = if windows.is_empty() { 2 * FUTILE } else { -1 };
        if least > most {
            let faces = Orientation::all().find(|faces| *faces != now).unwrap_or(now);
            add(2 * FUTILE, MarchAction::Turn { cell: from, faces });
            continue;
        }
        let highest = PIPS.iter().map(|pips| windows.score(*pips)).max().unwrap_or(0);
        for faces in Orientation::all().filter(|faces| *faces != now) {
            let score = windows.score(PIPS[faces.index()]);
            let gain = score - before;
            let useful = gain > 0 && score == highest;
            let priority = if useful { FUTILE + gain.min(-FUTILE - 1) } else { 2 * FUTILE };
            add(priority, MarchAction::Turn { cell: from, faces });
        }
    }
    out.extend(spare);
}

/// How soon to look at a tilt.
fn tilt(game: &Wuerfelmarsch, seat: Seat, from: Cell, to: Cell, meets: bool) -> i32 {
    if to == game.goal(seat) {
        return 100 * NOISY;
    }
    let side = game.side(seat);
    let forward = to.along(side) > from.along(side);
    let way = if forward { 40 + 8 * i32::from(to.along(side)) } else { 0 };
    let stops = Seat::all(game.players()).any(|other| other != seat && game.goal(other) == to);
    let clash = if meets { game.clash_after(from, to) } else { Clash::NONE };
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

fn owns(game: &Wuerfelmarsch, seat: Seat, cell: Cell) -> bool {
    game.board().die(cell).is_some_and(|die| game.owner(die) == seat)
}

/// Faces of a die that look, or after a tilt will look, where dice meet: how
/// often each counts, and how often its opposite does.
#[derive(Default)]
struct Windows {
    pips: [i32; 3],
}

impl Windows {
    fn now(&mut self, axis: Axis) {
        self.pips[axis.index()] += 1;
    }

    /// The face on `axis` after a tilt.
    fn after(&mut self, axis: Axis, to: Axis, from: Axis) {
        if axis == from {
            self.pips[to.index()] += 1;
        } else if axis == to {
            self.pips[from.index()] -= 1;
        } else {
            self.pips[axis.index()] += 1;
        }
    }

    fn is_empty(&self) -> bool {
        self.pips == [0; 3]
    }

    fn score(&self, pips: [i8; 3]) -> i32 {
        self.pips.iter().zip(pips).map(|(times, pips)| times * i32::from(pips)).sum()
    }
}

/// The place of a cell among those of the plate.
const fn place(cell: Cell) -> usize {
    cell.index().saturating_sub(CELLS - FUNNELS)
}

const fn bit(cell: Cell) -> u64 {
    1 << place(cell)
}

/// The faces of each orientation.
static PIPS: [[i8; 3]; ORIENTATIONS] = pips();
/// Funnels within two tilts, as bits.
static NEAR: [u64; FUNNELS] = near();
/// The two other dice of each saddle that a die can be part of, as bits: by the
/// side to which it shows its face there.
static PAIRS: [[u64; 3]; FUNNELS] = pairs();

const fn pips() -> [[i8; 3]; ORIENTATIONS] {
    let mut all = [[0; 3]; ORIENTATIONS];
    let mut index = 0;
    while index < ORIENTATIONS {
        if let Some(stands) = Orientation::from_index(index) {
            let [x, y, z] = stands.faces();
            all[index] = [x.get() as i8, y.get() as i8, z.get() as i8];
        }
        index += 1;
    }
    all
}

const fn near() -> [u64; FUNNELS] {
    let mut all = [0; FUNNELS];
    let mut one = 0;
    while one < FUNNELS {
        let mut two = 0;
        while two < FUNNELS {
            let (Some(a), Some(b)) =
                (Cell::from_index(CELLS - FUNNELS + one), Cell::from_index(CELLS - FUNNELS + two))
            else {
                panic!("there are 45 funnels")
            };
            let (a, b) = (a.coordinates(), b.coordinates());
            if a[0].abs_diff(b[0]) + a[1].abs_diff(b[1]) + a[2].abs_diff(b[2]) <= 4 {
                all[one] |= 1 << two;
            }
            two += 1;
        }
        one += 1;
    }
    all
}

const fn pairs() -> [[u64; 3]; FUNNELS] {
    let mut all = [[0; 3]; FUNNELS];
    let mut index = 0;
    while index < FUNNELS {
        let Some(cell) = Cell::from_index(CELLS - FUNNELS + index) else {
            panic!("there are 45 funnels")
        };
        let mut axis = 0;
        while axis < 3 {
            if let Some(funnel) = cell.above(Axis::ALL[axis]) {
                let mut other = 0;
                while other < 3 {
                    if other != axis
                        && let Some(die) = funnel.below(Axis::ALL[other])
                    {
                        all[index][axis] |= bit(die);
                    }
                    other += 1;
                }
            }
            axis += 1;
        }
        index += 1;
    }
    all
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
