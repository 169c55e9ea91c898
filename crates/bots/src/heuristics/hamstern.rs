//! Hamstern: which chambers will be full, and what lies on the way.

use engine::{Event, Game, Pending, Seat};
use games::hamstern::{Burrow, Cells, Chamber, Hamstern, MAX_CHAMBERS, Mark};

use super::Heuristics;

/// Everybody fills the own burrow: only the throws matter for one's plans.
pub(crate) const HEURISTICS: Heuristics<Hamstern> = Heuristics {
    evaluate,
    evaluate_actions: Some(evaluate_actions),
    rollout_width: u32::MAX,
    prior_temperature: Some(1.0),
    is_relevant: |event, _| !matches!(event, Event::Act(..)),
    cutoff: |game, decisions| {
        game.pending() == Pending::Throw && decisions >= HORIZON * u32::from(game.players())
    },
    alpha_beta: None,
};

/// Rounds that a playout goes.
const HORIZON: u32 = 4;
/// Rounds that filling a piece of so many free cells takes, in between others.
/// A single cell waits for a joker.
const ROUNDS_TO_FILL: [f32; 11] = [0.0, 6.0, 3.5, 3.2, 3.0, 3.0, 3.2, 3.6, 4.0, 4.4, 4.8];
/// Rounds that a chamber takes before the next one is begun.
const ROUNDS_PER_CHAMBER: f32 = 2.0;
/// Every second throw ticks the counter.
const ROUNDS_PER_TICK: f32 = 2.0;
/// Points that a throw without room is missed for.
const A_PASS: f32 = 2.5;
/// Points that a box of the joker track will bring.
const A_JOKER: f32 = 0.4;

fn evaluate(game: &Hamstern, seat: Seat) -> f32 {
    let burrow = game.burrow(seat);
    Prospects::new(game, burrow).worth(game, burrow)
}

fn evaluate_actions(game: &Hamstern, seat: Seat, marks: &[Mark], out: &mut Vec<f32>) {
    let burrow = game.burrow(seat);
    let now = Prospects::new(game, burrow);
    out.extend(marks.iter().map(|&mark| {
        let then = game.burrow_after(seat, mark);
        if burrow.is_blank() {
            return Prospects::new(game, &then).worth(game, &then);
        }
        now.after(game, &then, mark).worth(game, &then)
    }));
}

/// Rounds to come after this one.
pub(crate) fn rounds_left(game: &Hamstern) -> f32 {
    let ticks = ROUNDS_PER_TICK * f32::from(game.ticks_left());
    if game.hourglass() {
        return ticks;
    }
    let begun = Seat::all(game.players()).map(|seat| game.burrow(seat).begun()).max();
    let missing = game.sheet().hourglass_chambers().saturating_sub(begun.unwrap_or(0));
    ticks + ROUNDS_PER_CHAMBER * f32::from(missing)
}

/// What to expect of a chamber.
#[derive(Clone, Copy, Default)]
struct Prospect {
    /// Points of the chamber and its mushrooms.
    points: f32,
    acorns: f32,
    /// The largest throw there is room for now.
    room: u8,
}

/// What to expect of each chamber of a burrow.
#[derive(Clone, Copy)]
pub(crate) struct Prospects {
    pub(crate) rounds: f32,
    chambers: [Prospect; MAX_CHAMBERS],
}

impl Prospects {
    pub(crate) fn new(game: &Hamstern, burrow: &Burrow) -> Self {
        let rounds = rounds_left(game);
        let mut this = Self { rounds, chambers: [Prospect::default(); MAX_CHAMBERS] };
        for position in 0..game.sheet().chambers().len() {
            this.update(game, burrow, position);
        }
        this
    }

    /// Looks at a chamber that has changed.
    fn update(&mut self, game: &Hamstern, burrow: &Burrow, position: usize) {
        let chamber = &game.sheet().chambers()[position];
        let (crossed, frontier) = (burrow.crossed(position), burrow.frontier(position));
        let free = chamber.cells() - crossed;
        let (full, room) = if free.is_empty() {
            (1.0, 0)
        } else if crossed.is_empty() && frontier.is_empty() {
            (0.0, 0)
        } else {
            outlook(chamber, free, frontier, self.rounds)
        };
        let likely = if full == 0.0 {
            0.0
        } else {
            let begun = if crossed.is_empty() { 0.7 } else { 1.0 };
            begun * (0.3 + 0.7 * full) * self.rounds / (self.rounds + 1.5)
        };
        let share = |food: Cells| {
            f32::from((food & crossed).len()) + likely * f32::from((food & free).len())
        };
        let mushrooms = share(chamber.mushrooms()) * f32::from(game.sheet().mushroom_points());
        let points = full * f32::from(chamber.points()) + mushrooms;
        self.chambers[position] = Prospect { points, acorns: share(chamber.acorns()), room };
    }

    /// The same after a mark that made `then` of it.
    pub(crate) fn after(&self, game: &Hamstern, then: &Burrow, mark: Mark) -> Self {
        // Only the chamber itself changes, and those it now leads to.
        let mut prospects = *self;
        if let Some(position) = game.sheet().position(mark.chamber) {
            prospects.update(game, then, position);
            for way in game.sheet().chambers()[position].ways() {
                if way.near.touches(mark.cells) {
                    prospects.update(game, then, way.chamber);
                }
            }
        }
        prospects
    }

    /// The largest throw there is room for, and acorns to expect.
    pub(crate) fn room_and_acorns(&self) -> (u8, f32) {
        let room = self.chambers.iter().map(|chamber| chamber.room).max();
        (room.unwrap_or(0), self.chambers.iter().map(|chamber| chamber.acorns).sum())
    }

    pub(crate) fn worth(&self, game: &Hamstern, burrow: &Burrow) -> f32 {
        let (mut points, mut acorns, mut room) = (0.0, 0.0, 0);
        for chamber in &self.chambers[..game.sheet().chambers().len()] {
            points += chamber.points;
            acorns += chamber.acorns;
            room = room.max(chamber.room);
        }
        let jokers = f32::from(burrow.jokers_left(game.sheet())).min(self.rounds);
        let too_large = f32::from(6_u8.saturating_sub(room).min(5));
        points + acorn_worth(game, acorns) + A_JOKER * jokers
            - A_PASS * too_large / 6.0 * self.rounds.min(3.0)
    }
}

/// What so many acorns bring, with parts of one by chance.
fn acorn_worth(game: &Hamstern, acorns: f32) -> f32 {
    let points = |acorns: u8| f32::from(game.sheet().acorn_points(acorns));
    let whole = acorns as u8;
    let part = acorns - f32::from(whole);
    points(whole) + part * (points(whole + 1) - points(whole))
}

/// The chance that the free cells of a chamber will all be crossed, and the
/// largest throw there is room for now.
fn outlook(chamber: &Chamber, free: Cells, frontier: Cells, rounds: f32) -> (f32, u8) {
    let (mut left, mut full, mut widest) = (free, 1.0, 0);
    while !left.is_empty() {
        let piece = piece(chamber, left.lowest(), left);
        let size = piece.len();
        let needed = ROUNDS_TO_FILL[usize::from(size).min(ROUNDS_TO_FILL.len() - 1)];
        let chance = rounds / (rounds + needed);
        full *= chance * chance.sqrt();
        if piece.touches(frontier) {
            widest = widest.max(size);
        }
        left = left - piece;
    }
    (full, widest)
}

/// All of `cells` that hang together with `seed`.
fn piece(chamber: &Chamber, seed: Cells, cells: Cells) -> Cells {
    let mut piece = seed;
    loop {
        let grown = piece | (chamber.around(piece) & cells);
        if grown == piece {
            return piece;
        }
        piece = grown;
    }
}
