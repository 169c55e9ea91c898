//! What a position of Würfelmarsch for two is worth, by what was learnt.
//!
//! A position is a handful of *patterns* for each seat, all of which are looked up
//! in a table and added: where its dice lie and how they stand, how near the
//! foremost is to its corner, and how near whoever can stop it. The weights were
//! fitted to how games ended (`cargo run --release -p kiste-bots --example march`).

use std::sync::LazyLock;

use engine::Seat;
use games::wuerfelmarsch::Wuerfelmarsch;
use pyramid::Axis;

/// Patterns in the order of their tables.
const CELLS: usize = 0;
const FACES: usize = CELLS + 81;
const DICE: usize = FACES + 3 * 6;
const GUARDED: usize = DICE + 6;
const FREE: usize = GUARDED + 2 * 9;
const MARGIN: usize = FREE + 2 * 9;
const RACE: usize = MARGIN + 2 * 9;
const HOME: usize = RACE + 2 * 9;
const WATCH: usize = HOME + 6;
const SECOND: usize = WATCH + 10;
const COUNTED: usize = SECOND + 9;
const TEMPO: usize = COUNTED + 1;
/// How many patterns there are.
pub const PATTERNS: usize = TEMPO + 1;

/// What was learnt, in parts of which 150 make the odds e to one.
static WEIGHTS: LazyLock<[i32; PATTERNS]> = LazyLock::new(|| {
    let text = include_str!("../../../../data/values/wuerfelmarsch.txt");
    read_march(text).unwrap_or([0; PATTERNS])
});

/// What the seat sees of its own dice.
struct Front {
    axis: Axis,
    dice: usize,
    /// Dice on the own edge, which can still go into the corner of the other.
    home: usize,
    /// Tilts that the nearest of them needs there.
    watch: usize,
    /// Tilts that the foremost and the next die need to the own corner.
    nearest: usize,
    second: usize,
    to_move: bool,
}

/// Nobody there, or nobody in time.
const NEVER: usize = 9;

impl Front {
    fn of(game: &Wuerfelmarsch, seat: Seat, rival: Axis, mut see: impl FnMut(usize)) -> Self {
        let axis = game.side(seat);
        let third = Axis::ALL[3 - axis.index() - rival.index()];
        let to_move = game.turn() == seat;
        let mut this =
            Self { axis, dice: 0, home: 0, watch: NEVER, nearest: NEVER, second: NEVER, to_move };
        for (cell, stands) in game.board().dice(axis) {
            let (along, across) = (cell.along(axis), cell.along(rival));
            this.dice += 1;
            let tilts = usize::from(8 - along.min(8));
            if tilts < this.nearest {
                (this.nearest, this.second) = (tilts, this.nearest);
            } else {
                this.second = this.second.min(tilts);
            }
            if along == 0 {
                this.home += 1;
                this.watch = this.watch.min(usize::from(8 - across.min(8)));
            }
            see(CELLS + 9 * usize::from(along.min(8)) + usize::from(across.min(8)));
            for (place, side) in [axis, rival, third].into_iter().enumerate() {
                see(FACES + 6 * place + usize::from(stands.face(side).get()) - 1);
            }
        }
        this
    }

    /// Tilts until the corner is reached if nobody can sit down in it before.
    fn arrival(&self, rival: &Self) -> usize {
        let free = rival.watch + usize::from(self.to_move) > self.nearest;
        if free { self.nearest } else { NEVER }
    }
}

/// Tells the patterns of `seat` against the other of two players.
#[inline]
fn patterns(game: &Wuerfelmarsch, seat: Seat, mut see: impl FnMut(usize, i32)) {
    let other = seat.next(2);
    let (own, rival) = (game.side(seat), game.side(other));
    let mine = Front::of(game, seat, rival, |pattern| see(pattern, 1));
    let theirs = Front::of(game, other, own, |pattern| see(pattern, -1));
    debug_assert_ne!(mine.axis, theirs.axis);
    for (one, two, sign) in [(&mine, &theirs, 1), (&theirs, &mine, -1)] {
        let turn = 9 * usize::from(one.to_move);
        see(DICE + one.dice.min(5), sign);
        see(HOME + one.home.min(5), sign);
        see(WATCH + one.watch, sign);
        if one.second < NEVER {
            see(SECOND + one.second, sign);
        }
        if one.nearest < NEVER {
            match one.arrival(two) {
                NEVER => see(GUARDED + turn + one.nearest, sign),
                _ => see(FREE + turn + one.nearest, sign),
            }
            // How many tilts the guard has left.
            let margin = (4 + one.nearest).saturating_sub(two.watch).min(8);
            see(MARGIN + turn + margin, sign);
        }
    }
    if let (one @ ..NEVER, two @ ..NEVER) = (mine.arrival(&theirs), theirs.arrival(&mine)) {
        let lead = (4 + two).saturating_sub(one).min(8);
        see(RACE + 9 * usize::from(mine.to_move) + lead, 1);
        see(RACE + 9 * usize::from(theirs.to_move) + (8 - lead), -1);
    }
    let counted = |seat: Seat| i32::from(game.captured(seat)) - i32::from(game.lost(seat));
    see(COUNTED, counted(seat) - counted(other));
    see(TEMPO, if mine.to_move { 1 } else { -1 });
}

/// How far `seat` is ahead of the other of two players.
pub(super) fn value(game: &Wuerfelmarsch, seat: Seat) -> i32 {
    march_value(game, seat, &WEIGHTS)
}

/// The same with weights of your own.
pub fn march_value(game: &Wuerfelmarsch, seat: Seat, weights: &[i32; PATTERNS]) -> i32 {
    let mut sum = 0;
    patterns(game, seat, |pattern, times| sum += weights[pattern] * times);
    sum
}

/// How often `seat` has each pattern more than the other: for learning.
pub fn march_patterns(game: &Wuerfelmarsch, seat: Seat) -> Vec<(usize, i32)> {
    let mut seen = Vec::new();
    patterns(game, seat, |pattern, times| seen.push((pattern, times)));
    seen
}

/// Reads weights as they are written in `data/values`.
pub fn read_march(text: &str) -> Option<[i32; PATTERNS]> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let numbers: Option<Vec<i32>> =
        lines.flat_map(str::split_whitespace).map(|word| word.parse().ok()).collect();
    numbers?.try_into().ok()
}
