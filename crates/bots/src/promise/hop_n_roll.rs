//! Hop'n'ROLL: how far each row is and what may follow, which values fit
//! anywhere, who is first, all by how near the end is.

use std::sync::LazyLock;

use engine::{Game, Seat};
use games::hop_n_roll::{
    Colour, Entries, Field, FieldEffect, HopAction, HopNRoll, HopOptions, Offer, Phase,
    SheetChoice, Spot, Write,
};

use super::{POINT, Promise, Weights, read};
use crate::heuristics::hop_n_roll::{boxes_to_end, boxes_to_end_of};

/// The last round, and before it by boxes that somebody needs to end the game.
const PHASES: usize = 9;
/// Phases by boxes to fill.
const PHASE_OF: [usize; 15] = [1, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 8, 8, 8];
/// Sets of values.
const SETS: usize = 64;
/// Filled boxes and what may come next.
const ROW: usize = 9 * SETS;
const COVERED: usize = 5 * ROW;
const TWICE: usize = COVERED + SETS;
const PLACE: usize = TWICE + SETS;
const OWN_END: usize = PLACE + 7;
const PATTERNS: usize = OWN_END + 16;

/// The tables of one sheet.
#[derive(Clone, Debug)]
pub(crate) struct Sheets {
    weights: Weights,
}

/// A place in the next round's order, or something between two.
#[derive(Clone, Copy)]
struct Place {
    whole: usize,
    /// Parts of [`POINT`] towards the next one.
    part: i32,
}

impl Sheets {
    /// With nothing learnt yet.
    pub(crate) fn blank() -> Self {
        Self { weights: vec![0; PATTERNS * PHASES].into() }
    }

    /// What was learnt of the sheet of `game`; nothing for an owner's own.
    pub(crate) fn learnt(game: &HopNRoll) -> Option<Self> {
        static STANDARD: LazyLock<Option<Sheets>> = LazyLock::new(|| {
            Sheets::read(include_str!("../../../../data/values/hop-n-roll-standard.txt"))
        });
        static ADVANCED: LazyLock<Option<Sheets>> = LazyLock::new(|| {
            Sheets::read(include_str!("../../../../data/values/hop-n-roll-advanced.txt"))
        });
        let known = [(SheetChoice::Standard, &STANDARD), (SheetChoice::Advanced, &ADVANCED)];
        known.into_iter().find_map(|(sheet, tables)| {
            let options = HopOptions { sheet, ..HopOptions::default() };
            let same = options.sheet().is_ok_and(|sheet| *sheet == *game.sheet());
            (**tables).clone().filter(|_| same)
        })
    }

    fn read(text: &str) -> Option<Self> {
        Some(Self { weights: read(text, PATTERNS * PHASES).ok()? })
    }

    /// How near the end is, if `seat` has `entries`; nothing if this round is the
    /// last. Between turns the last round is still to come.
    fn phase(game: &HopNRoll, entries: &Entries, others: usize) -> Option<usize> {
        if game.is_last_round() {
            return (game.phase() == Phase::Roll).then_some(0);
        }
        if entries.complete_rows() >= 2 {
            return Some(0);
        }
        let boxes = boxes_to_end_of(game, entries).min(others);
        Some(PHASE_OF[boxes.min(PHASE_OF.len() - 1)])
    }

    /// Fewest boxes that one of the others needs to end the game.
    fn others_to_end(game: &HopNRoll, seat: Seat) -> usize {
        let others = Seat::all(game.players()).filter(|other| *other != seat);
        others.map(|other| boxes_to_end(game, other)).min().unwrap_or(usize::MAX)
    }

    /// Calls `see` with every pattern of a sheet but the place in the order.
    #[inline]
    fn patterns_of(game: &HopNRoll, entries: &Entries, phase: usize, mut see: impl FnMut(usize)) {
        let base = phase * PATTERNS;
        let (mut covered, mut twice) = (0, 0);
        for &colour in Colour::ALL {
            let (open, filled) = (entries.open(colour), entries.filled(colour));
            let mut values = 0;
            for (_, value) in open {
                values |= 1_usize << (value.get() - 1);
            }
            twice |= covered & values;
            covered |= values;
            see(base + colour as usize * ROW + filled * SETS + values);
        }
        see(base + COVERED + covered);
        see(base + TWICE + twice);
        see(base + OWN_END + boxes_to_end_of(game, entries).min(15));
    }

    #[inline]
    fn total(&self, game: &HopNRoll, entries: &Entries, phase: Option<usize>, place: Place) -> i32 {
        let mut sum = POINT * entries.score(game.sheet()).points();
        if let Some(phase) = phase {
            Self::patterns_of(game, entries, phase, |at| sum += i32::from(self.weights[at]));
            let here = phase * PATTERNS + PLACE + place.whole.min(5);
            let [one, next] = [here, here + 1].map(|at| i32::from(self.weights[at]));
            sum += one + if place.part > 0 { (next - one) * place.part / POINT } else { 0 };
        }
        sum
    }

    /// The place in the next round's order of a pawn on `field`: those who still
    /// hop may go anywhere.
    fn place_on(game: &HopNRoll, seat: Seat, field: Field) -> Place {
        let own = turn(game, field);
        let (mut above, mut waiting) = (0, 0);
        for other in Seat::all(game.players()).filter(|other| *other != seat) {
            match game.pawn(other) {
                (there, true) => above += usize::from(turn(game, there) < own),
                _ => waiting += 1,
            }
        }
        let free = || game.free_fields().filter(|other| *other != field);
        let before = free().filter(|&other| turn(game, other) < own).count();
        let expected = POINT * (waiting * before) as i32 / free().count().max(1) as i32;
        Place { whole: above + (expected / POINT) as usize, part: expected % POINT }
    }

    /// The place of a pawn between turns, or once all have hopped.
    fn place(game: &HopNRoll, seat: Seat) -> Place {
        if game.phase() == Phase::Roll {
            let place = game.order().iter().position(|other| *other == seat);
            return Place { whole: place.unwrap_or(0), part: 0 };
        }
        Self::place_on(game, seat, game.pawn(seat).0)
    }
}

/// How late a pawn on `field` is in the next round.
fn turn(game: &HopNRoll, field: Field) -> (bool, usize) {
    let print = game.tableau().fields.get(field.index());
    (print.is_some_and(|print| print.effect == FieldEffect::Dj), field.index())
}

/// What could be written with `offer`.
fn writes(entries: &Entries, offer: Offer) -> impl Iterator<Item = Write> {
    Colour::ALL.iter().flat_map(move |&row| {
        let open = entries.writable(row, offer);
        open.map(move |(index, value)| Write { value, spot: Spot::new(row, index) })
    })
}

impl Promise<HopNRoll> for Sheets {
    fn patterns(&self) -> usize {
        PATTERNS * PHASES
    }

    fn seen(&self, game: &HopNRoll, seat: Seat, out: &mut Vec<u32>) {
        let entries = game.entries(seat);
        let others = Self::others_to_end(game, seat);
        if game.phase() == Phase::Roll
            && let Some(phase) = Self::phase(game, entries, others)
        {
            Self::patterns_of(game, entries, phase, |at| out.push(at as u32));
            let place = Self::place(game, seat).whole.min(5);
            out.push((phase * PATTERNS + PLACE + place) as u32);
        }
    }

    fn worth(&self, game: &HopNRoll, seat: Seat) -> i32 {
        let entries = game.entries(seat);
        let phase = match game.phase() {
            Phase::Over => None,
            _ => Self::phase(game, entries, Self::others_to_end(game, seat)),
        };
        self.total(game, entries, phase, Self::place(game, seat))
    }

    fn after(&self, game: &HopNRoll, seat: Seat, choices: &[HopAction], out: &mut Vec<i32>) {
        let (entries, sheet) = (game.entries(seat), game.sheet());
        let others = Self::others_to_end(game, seat);
        let place = Self::place(game, seat);
        // How near the end is matters to all: what the others have by it, once it
        // was asked for.
        let mut rivals = [None; PHASES + 1];
        let mut ahead = |entries: &Entries, place: Place| {
            let phase = Self::phase(game, entries, others);
            let rival = rivals[phase.map_or(PHASES, |phase| phase)].get_or_insert_with(|| {
                let others = Seat::all(game.players()).filter(|other| *other != seat);
                let worth = |other: Seat| {
                    self.total(game, game.entries(other), phase, Self::place(game, other))
                };
                others.map(worth).max().unwrap_or(0)
            });
            self.total(game, entries, phase, place) - *rival
        };
        out.extend(choices.iter().map(|action| match *action {
            HopAction::Write(write) => ahead(&entries.with(sheet, write), place),
            HopAction::Nothing => ahead(entries, place),
            HopAction::Hop(field) => {
                let place = Self::place_on(game, seat, field);
                let best = writes(entries, game.offer(field))
                    .map(|write| ahead(&entries.with(sheet, write), place))
                    .max();
                best.unwrap_or_else(|| ahead(entries, place))
            }
        }));
    }

    fn is_quiet(&self, game: &HopNRoll) -> bool {
        game.phase() == Phase::Roll
    }

    fn with(&self, weights: Weights) -> Box<dyn Promise<HopNRoll>> {
        Box::new(Self { weights })
    }
}
