//! Hamstern: fill the chambers of your burrow before winter.
//!
//! A roll-and-write game by Moritz Dressler (Nürnberger-Spielkarten-Verlag,
//! 2020) for two to six players, with the designer's own solo rules for one.
//!
//! One die is thrown a round, for everyone. Each player makes exactly as many
//! crosses on the own sheet as it shows, all in one chamber and hanging
//! together. The first throw goes into the middle chamber; later ones begin
//! next to a cross, or in a new chamber behind a passage whose near end is
//! crossed. Whoever has no room passes. A 1 is a joker: any number of crosses,
//! 1 to 7, each paid for with a box of the joker track.
//!
//! With the first cross in anybody's fourth chamber the hourglass starts: from
//! the next round on each 4, 5 or 6 ticks a box of the round counter, and the
//! round with the last box is the last of the game. Alone, the counter runs
//! twice: circles from the beginning, crosses once it is full or the fourth
//! chamber begun.
//!
//! A full chamber brings its printed points, each mushroom 1, and 1 to 4 acorns
//! bring 2, 4, 8 or 16. Ties go to more points from chambers, then from
//! mushrooms, then from acorns.
//!
//! | option | values | default | |
//! |---|---|---|---|
//! | `side` | `a`, `b` | `a` | regular or crooked burrow; an own sheet replaces it |
//! | `start` | `middle`, `free` | `middle` | with `free` the first throw goes into any chamber |
//! | `passages` | `open`, `strict` | `strict` | with `open` they also lead into chambers already begun |
//!
//! A round goes like this: a throw; `tick` or `circle` if the counter runs;
//! `pass N` for everyone without room; a `mark` by everyone else, in any order
//! and sealed until all are done; `close`, which shows the crosses; `hourglass`
//! and `end` when they are due.
//!
//! ```
//! use engine::{Event, Game, Pips, Seat};
//! use games::hamstern::{Hamstern, HamsternOptions};
//!
//! let mut game = Hamstern::new(&HamsternOptions::default(), 2)?;
//! game.evolve(&Event::Throw(Pips::Three));
//! let mia = Seat::new(0);
//! assert_eq!(game.check(mia, &"mark M 1 2 3".parse()?), Ok(()));
//! let why = game.check(mia, &"mark B 1 2 3".parse()?).unwrap_err();
//! assert_eq!(why.to_string(), "your first crosses go into chamber M, not into B");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Sheets are data files: `data/hamstern/README.md` describes them,
//! `docs/notation/hamstern.md` what a record looks like.

mod burrow;
mod file;
mod map;
mod notation;
mod reason;
mod sheet;
mod view;

use std::sync::Arc;

use engine::{
    Chance, Coverage, Event, EventOf, Game, Part, Pending, Pips, Score, Seat, Seats, SetupError,
    Viewer,
};

pub use burrow::{Burrow, Worth};
pub use file::{HamsternFiles, Side};
pub use notation::{Cells, Ending, HamsternEffect, Letter, Mark};
pub use reason::HamsternReason;
pub use sheet::{
    CellLayout, Chamber, ChamberLayout, Food, Layout, MAX_CHAMBERS, MAX_CROSSES, Passage, Place,
    Sheet, Way,
};
pub use view::{ChamberCells, CounterView, HamsternView, OwnView, PlayerView};

const ID: &str = "hamstern";
const MAX_PLAYERS: usize = 6;

engine::choice! {
    /// Where the first throw goes.
    pub enum Start {
        /// Into the middle chamber.
        Middle = "middle",
        /// Into any chamber: the variant for those who know the game.
        Free = "free",
    }
}

engine::choice! {
    /// Where passages lead.
    pub enum Passages {
        /// Into any chamber.
        Open = "open",
        /// Only into a chamber without a cross.
        Strict = "strict",
    }
}

engine::options! {
    /// What can be chosen before a game of Hamstern.
    pub struct HamsternOptions with HamsternFiles {
        /// Side of the sheet: a is regular, b crooked.
        side: Side = Side::A,
        /// Where the first throw goes: the middle chamber or any.
        start: Start = Start::Middle,
        /// Where passages lead: into any chamber or only into a new one.
        passages: Passages = Passages::Strict,
    }
}

/// A game of Hamstern.
#[derive(Clone, Debug, PartialEq)]
pub struct Hamstern {
    sheet: Arc<Sheet>,
    start: Start,
    passages: Passages,
    players: u8,
    burrows: [Burrow; MAX_PLAYERS],
    phase: Phase,
    /// Counted from 1, once the first die has fallen.
    round: u32,
    thrown: Option<Pips>,
    /// Who has no room and has yet to be told so.
    stuck: Seats,
    /// Who has yet to mark.
    asked: Seats,
    /// What is marked in this round, sealed until it closes.
    sealed: [Option<Mark>; MAX_PLAYERS],
    /// What was marked in the round before.
    last: [Option<Mark>; MAX_PLAYERS],
    hourglass: bool,
    circles: u8,
    ticks: u8,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Throw,
    Tick,
    Pass,
    Mark,
    Close,
    Hourglass,
    End(Ending),
    Over(Ending),
}

/// What bots and pages ask besides the rules.
impl Hamstern {
    /// The sheet everyone plays on.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// Everything a page needs to draw the sheet.
    pub fn layout(&self) -> Layout<'_> {
        self.sheet.layout()
    }

    /// The sheet of `seat`, without a sealed mark.
    #[inline]
    pub fn burrow(&self, seat: Seat) -> &Burrow {
        &self.burrows[seat.index()]
    }

    /// The sheet of `seat` as it would be after a legal `mark`.
    #[must_use]
    pub fn burrow_after(&self, seat: Seat, mark: Mark) -> Burrow {
        let mut burrow = *self.burrow(seat);
        if let Some(face) = self.thrown {
            burrow.cross(&self.sheet, self.passages, mark, face);
        }
        burrow
    }

    /// Where passages lead in this game.
    pub fn passages(&self) -> Passages {
        self.passages
    }

    /// What the die shows in this round.
    pub fn thrown(&self) -> Option<Pips> {
        self.thrown
    }

    /// The number of this round, from 1.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// Boxes left on the joker track of `seat`.
    pub fn jokers_left(&self, seat: Seat) -> u8 {
        self.burrow(seat).jokers_left(&self.sheet)
    }

    /// Whether the hourglass runs: throws cross boxes of the counter.
    pub fn hourglass(&self) -> bool {
        self.hourglass
    }

    /// Crossed boxes of the counter.
    pub fn ticks(&self) -> u8 {
        self.ticks
    }

    /// Boxes of the counter that are not crossed yet.
    pub fn ticks_left(&self) -> u8 {
        self.sheet.counter() - self.ticks
    }

    /// Playing alone: circled boxes of the counter, in its first pass.
    pub fn circles(&self) -> Option<u8> {
        self.is_solo().then_some(self.circles)
    }

    /// Whether the game ends with this round because the counter is full.
    pub fn is_last_round(&self) -> bool {
        self.ticks_left() == 0
    }

    /// What ended the game.
    pub fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }

    fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Whether the throw that is being marked has filled a box of the counter.
    fn is_counting(&self) -> bool {
        let marking = matches!(self.phase, Phase::Pass | Phase::Mark | Phase::Close);
        let counts = self.hourglass || self.is_solo();
        marking && counts && self.thrown.is_some_and(|face| self.sheet.is_counted(face))
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players)
    }
}

/// From one phase to the next.
impl Hamstern {
    fn take_effect(&mut self, effect: HamsternEffect) {
        match effect {
            HamsternEffect::Circle => {
                self.circles += 1;
                self.sort_out();
            }
            HamsternEffect::Tick => {
                self.ticks += 1;
                self.sort_out();
            }
            HamsternEffect::Pass(seat) => {
                self.stuck = self.stuck.without(seat);
                self.go_on();
            }
            HamsternEffect::Close => {
                self.close();
                self.phase = self.after_close();
            }
            HamsternEffect::Hourglass => {
                self.hourglass = true;
                self.phase = self.after_close();
            }
            HamsternEffect::End(ending) => self.phase = Phase::Over(ending),
        }
    }

    /// Asks those who have room for the throw and lets the others pass.
    fn sort_out(&mut self) {
        let Some(face) = self.thrown else { return };
        self.asked =
            self.seats().filter(|&seat| self.burrow(seat).has_room(&self.sheet, face)).collect();
        self.stuck = self.seats().filter(|&seat| !self.asked.contains(seat)).collect();
        self.go_on();
    }

    /// To those who pass, then to those who mark, then to the end of the round.
    fn go_on(&mut self) {
        self.phase = if !self.stuck.is_empty() {
            Phase::Pass
        } else if !self.asked.is_empty() {
            Phase::Mark
        } else {
            Phase::Close
        };
    }

    fn close(&mut self) {
        let Some(face) = self.thrown else { return };
        for (burrow, mark) in self.burrows.iter_mut().zip(self.sealed) {
            if let Some(mark) = mark {
                burrow.cross(&self.sheet, self.passages, mark, face);
            }
        }
        self.last = std::mem::take(&mut self.sealed);
    }

    fn after_close(&self) -> Phase {
        if !self.hourglass && self.hourglass_is_due() {
            Phase::Hourglass
        } else if self.is_last_round() {
            Phase::End(Ending::Counter)
        } else if self.seats().any(|seat| self.burrow(seat).has_room_at_all(&self.sheet)) {
            Phase::Throw
        } else {
            Phase::End(Ending::Stuck)
        }
    }

    fn hourglass_is_due(&self) -> bool {
        let enough = self.sheet.hourglass_chambers();
        let circled = self.is_solo() && self.circles == self.sheet.counter();
        circled || self.seats().any(|seat| self.burrow(seat).begun() >= enough)
    }
}

impl Game for Hamstern {
    const ID: &'static str = ID;
    const NAME: &'static str = "Hamstern";
    const ABOUT: &'static str =
        "One die for everyone: fill the chambers of your burrow before the hourglass runs out.";
    const PLAYERS: std::ops::RangeInclusive<u8> = 1..=MAX_PLAYERS as u8;
    type Options = HamsternOptions;
    type Action = Mark;
    type Throw = Pips;
    type Effect = HamsternEffect;
    type Reason = HamsternReason;
    type View = HamsternView;

    fn new(options: &HamsternOptions, players: u8) -> Result<Self, SetupError> {
        let sheet = match options.files.sheet() {
            Some(own) => own,
            None => options.side.sheet()?,
        };
        Ok(Self {
            burrows: [Burrow::blank(&sheet, options.start); MAX_PLAYERS],
            sheet,
            start: options.start,
            passages: options.passages,
            players,
            phase: Phase::Throw,
            round: 0,
            thrown: None,
            stuck: Seats::NONE,
            asked: Seats::NONE,
            sealed: [None; MAX_PLAYERS],
            last: [None; MAX_PLAYERS],
            hourglass: false,
            circles: 0,
            ticks: 0,
        })
    }

    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn pending(&self) -> Pending {
        match self.phase {
            Phase::Throw => Pending::Throw,
            Phase::Mark => Pending::All(self.asked),
            Phase::Over(_) => Pending::Over,
            Phase::Tick | Phase::Pass | Phase::Close | Phase::Hourglass | Phase::End(_) => {
                Pending::Rules
            }
        }
    }

    /// Chambers in sheet order; within each, marks by size, then by ascending
    /// bits of their cells.
    fn choices(&self, seat: Seat, out: &mut Vec<Mark>) -> Coverage {
        if let (Phase::Mark, Some(face)) = (self.phase, self.thrown)
            && self.asked.contains(seat)
        {
            let burrow = self.burrow(seat);
            let sizes = burrow.sizes(&self.sheet, face);
            burrow.marks(&self.sheet, sizes).for_each(|mark| out.push(mark));
        }
        Coverage::Every
    }

    fn check(&self, seat: Seat, mark: &Mark) -> Result<(), HamsternReason> {
        self.thrown.map_or(Ok(()), |face| reason::check(self, seat, face, *mark))
    }

    fn throw(&self, chance: &mut impl Chance) -> Option<Pips> {
        (self.phase == Phase::Throw).then(|| chance.die())
    }

    fn check_throw(&self, _: &Pips) -> Result<(), HamsternReason> {
        Ok(())
    }

    fn next_effect(&self) -> Option<HamsternEffect> {
        match self.phase {
            Phase::Tick if self.hourglass => Some(HamsternEffect::Tick),
            Phase::Tick => Some(HamsternEffect::Circle),
            Phase::Pass => self.stuck.first().map(HamsternEffect::Pass),
            Phase::Close => Some(HamsternEffect::Close),
            Phase::Hourglass => Some(HamsternEffect::Hourglass),
            Phase::End(ending) => Some(HamsternEffect::End(ending)),
            Phase::Throw | Phase::Mark | Phase::Over(_) => None,
        }
    }

    fn evolve(&mut self, event: &EventOf<Self>) {
        match event {
            Event::Throw(face) => {
                self.round += 1;
                self.thrown = Some(*face);
                let counts = self.hourglass || self.is_solo();
                if counts && self.sheet.is_counted(*face) {
                    self.phase = Phase::Tick;
                } else {
                    self.sort_out();
                }
            }
            Event::Act(seat, mark) => {
                self.sealed[seat.index()] = Some(*mark);
                self.asked = self.asked.without(*seat);
                self.go_on();
            }
            Event::Effect(effect) => self.take_effect(*effect),
        }
    }

    fn view(&self, viewer: Viewer) -> HamsternView {
        HamsternView::of(self, viewer)
    }

    /// A mark is the secret of its seat until the round closes.
    fn visible_to(&self, event: &EventOf<Self>, viewer: Viewer) -> bool {
        match event {
            Event::Act(seat, _) => viewer == Viewer::Seat(*seat),
            Event::Throw(_) | Event::Effect(_) => true,
        }
    }

    fn determinize(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let Some(face) = self.thrown else { return };
        for seat in self.seats() {
            if viewer != Viewer::Seat(seat) && self.sealed[seat.index()].is_some() {
                let burrow = self.burrow(seat);
                let marks = || burrow.marks(&self.sheet, burrow.sizes(&self.sheet, face));
                let index = chance.below(marks().count() as u32);
                let other = marks().nth(index as usize);
                self.sealed[seat.index()] = other;
            }
        }
    }

    fn score(&self, seat: Seat) -> Score {
        let worth = self.burrow(seat).worth(&self.sheet);
        Score::highest(worth.total()).then(worth.chambers).then(worth.mushrooms).then(worth.acorns)
    }

    fn parts(&self, seat: Seat) -> Vec<Part> {
        let worth = self.burrow(seat).worth(&self.sheet);
        vec![
            Part::new("chambers", worth.chambers),
            Part::new("mushrooms", worth.mushrooms),
            Part::new("acorns", worth.acorns),
        ]
    }
}
