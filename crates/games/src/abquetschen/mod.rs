//! Abquetschen: build up one pyramid together, and bury the others in it.
//!
//! The first game of *Das Spiel*, Reinhold Wittig's pyramid of dice that stand
//! on a corner, for two or three players.
//!
//! Everybody has 55 dice of one colour; what they show does not matter. In turn
//! the players roll the turquoise die until somebody rolls a 4 and builds the
//! start pyramid in the middle of the plate: three dice and one on top.
//!
//! A turn is one roll. Exactly so many dice must be built in, each of them
//! supported, all hanging together by their faces, and at least one touching a
//! die of the own colour from an earlier turn. The very first build of a player
//! may touch anybody's dice. Whoever cannot build passes. Until its owner has
//! built again, the others leave at least one die of the start pyramid with an
//! open place above it.
//!
//! Four, five or six dice of a roll in one row allow one, two or three bonus
//! dice, all or none, by the same rules; dice of this turn are then own dice
//! like all others, and bonus dice bring no further bonus.
//!
//! The game ends at once when somebody about to roll has no die left with an
//! open place above it: the fewest dice left win, and a tie is shared. Whoever
//! rolls more than the own supply wins, and so does whoever uses it up.
//!
//! | option | values | default | |
//! |---|---|---|---|
//! | `plate` | 5–9 | 9 | dice along an edge of the plate; each player gets a third of the pyramid |
//! | `start` | `central`, `free` | `central` | where the start pyramid goes: the middle, or anywhere off the edge |
//!
//! ```
//! use engine::{Event, Game, Pips, Seat};
//! use games::abquetschen::{Abquetschen, AbquetschenOptions};
//!
//! let mut game = Abquetschen::new(&AbquetschenOptions::default(), 2)?;
//! let (mia, tom) = (Seat::new(0), Seat::new(1));
//! game.evolve(&Event::Throw(Pips::Four));
//! game.evolve(&Event::Act(mia, "start 223".parse()?));
//! game.evolve(&Event::Throw(Pips::Three));
//! assert_eq!(game.check(tom, &"build 134 143 133".parse()?), Ok(()));
//! let why = game.check(tom, &"build 134 143 152".parse()?).unwrap_err();
//! assert_eq!(why.to_string(), "the dice of a build must hang together by their faces");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `docs/notation/abquetschen.md` tells what a record looks like.

mod notation;
mod reason;
mod view;

use std::ops::ControlFlow;

use engine::prelude::*;
use pyramid::{Cell, Cells, Colour, MAX_SIZE, Plate, longest_row};

pub use notation::{AbquetschenAction, AbquetschenEffect, Ending};
pub use reason::AbquetschenReason;
pub use view::{AbquetschenView, BonusRow, PhaseView, PlayerView, StartView};

const MAX_PLAYERS: usize = Colour::BUILDING.len();
/// The roll that begins, and the dice of the start pyramid.
const START: Pips = Pips::Four;
/// The row of new dice that brings the first bonus die.
const SHORTEST_ROW: usize = 4;
/// The smallest plate with room for a start pyramid off its edge.
const SMALLEST_PLATE: u32 = 5;
const MAX_PLATE: u32 = MAX_SIZE as u32;

engine::choice! {
    /// Where the start pyramid goes.
    pub enum Start {
        /// As near to the middle of the plate as can be.
        Central = "central",
        /// Anywhere off the edge.
        Free = "free",
    }
}

engine::options! {
    /// What can be chosen before a game of Abquetschen.
    pub struct AbquetschenOptions {
        /// Dice along an edge of the plate; each player gets a third of the pyramid.
        plate: Whole<SMALLEST_PLATE, MAX_PLATE> = Whole::new(MAX_PLATE),
        /// Where the start pyramid goes: the middle, or anywhere off the edge.
        start: Start = Start::Central,
    }
}

/// A game of Abquetschen.
#[derive(Clone, Debug, PartialEq)]
pub struct Abquetschen {
    plate: Plate,
    start: Start,
    players: u8,
    heap: Cells,
    dice: [Cells; MAX_PLAYERS],
    supply: [u8; MAX_PLAYERS],
    phase: Phase,
    /// Whose turn it is to roll or build.
    turn: Seat,
    rolled: Option<Pips>,
    /// The start pyramid, and whose it is.
    pyramid: Cells,
    starter: Seat,
    /// Whether the others must still leave the start pyramid a place above.
    guarded: bool,
    /// The dice built last.
    latest: Cells,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    RollForStart,
    Start,
    Roll,
    Pass,
    Build(Pips),
    Bonus(u8),
    End(Ending),
    Over(Ending),
}

/// What bots and pages ask besides the rules.
impl Abquetschen {
    /// The plate that is built on.
    pub fn plate(&self) -> &Plate {
        &self.plate
    }

    /// All cells with a die.
    pub fn heap(&self) -> Cells {
        self.heap
    }

    /// The cells with a die of `seat`.
    #[inline]
    pub fn dice(&self, seat: Seat) -> Cells {
        self.dice[seat.index()]
    }

    /// How many dice `seat` has left to build.
    #[inline]
    pub fn supply(&self, seat: Seat) -> u8 {
        self.supply[seat.index()]
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The empty cells right above dice of `seat`: where it can be built on to,
    /// now or once they are supported. Without any it is buried for good.
    pub fn openings(&self, seat: Seat) -> Cells {
        self.dice(seat).burdens() - self.heap
    }

    /// What ended the game.
    pub fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// For choosing a build die by die: the cells that can come next when those
    /// of `chosen` are taken already. Each rests on dice or on the plate, and
    /// with each the build can be completed; once nothing is offered, `chosen`
    /// is a whole build, or none at all.
    ///
    /// ```
    /// # use engine::{Event, Game, Pips, Seat};
    /// # use games::abquetschen::{Abquetschen, AbquetschenOptions};
    /// use pyramid::Cells;
    /// # let mut game = Abquetschen::new(&AbquetschenOptions::default(), 2)?;
    /// # let tom = Seat::new(1);
    /// # game.evolve(&Event::Throw(Pips::Four));
    /// # game.evolve(&Event::Act(Seat::new(0), "start 223".parse()?));
    /// game.evolve(&Event::Throw(Pips::Three));
    /// let first = Cells::only("134".parse()?);
    /// let next = game.next_cells(tom, first);
    /// assert_eq!(format!("{next:?}"), "{125, 143}");
    /// let both = first.with("143".parse()?);
    /// assert_eq!(format!("{:?}", game.next_cells(tom, both)), "{133}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn next_cells(&self, seat: Seat, chosen: Cells) -> Cells {
        let mut next = Cells::NONE;
        if self.pending() == Pending::One(seat)
            && let Some(dice) = self.dice_due()
        {
            let all = self.try_each_build(dice, |build| {
                if chosen.is_subset(build) {
                    next |= build;
                }
                ControlFlow::<()>::Continue(())
            });
            debug_assert!(all.is_continue());
        }
        let there = self.heap | chosen;
        (next - chosen).into_iter().filter(|&cell| self.plate.carries(there, cell)).collect()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players)
    }
}

/// What can be built.
impl Abquetschen {
    /// Whether the start pyramid may lie with its top die at `top`; if not, why
    /// not.
    fn check_start(&self, top: Cell) -> Result<(), AbquetschenReason> {
        use AbquetschenReason as Why;
        if !self.plate.cells().contains(top) || self.plate.height(top) != 1 {
            return Err(Why::NoStartPlace { top });
        }
        if top.coordinates().contains(&0) {
            return Err(Why::StartAtEdge { top });
        }
        if self.start == Start::Central && off_centre(top) > off_centre(self.most_central()) {
            return Err(Why::StartNotCentral { top });
        }
        Ok(())
    }

    fn start_places(&self) -> impl Iterator<Item = Cell> + '_ {
        self.plate.cells().into_iter().filter(|&top| self.check_start(top).is_ok())
    }

    fn most_central(&self) -> Cell {
        let tops = self.plate.cells().into_iter().filter(|&cell| self.plate.height(cell) == 1);
        tops.min_by_key(|&top| off_centre(top)).unwrap_or(Cell::TIP)
    }

    /// How many dice the player whose turn it is must build, or may as a bonus.
    fn dice_due(&self) -> Option<u8> {
        match self.phase {
            Phase::Build(roll) => Some(roll.get()),
            Phase::Bonus(dice) => Some(dice),
            _ => None,
        }
    }

    /// The cells of which a build must fill one: above own dice, or above
    /// anybody's for a first build.
    fn near(&self) -> Cells {
        if self.dice(self.turn).is_empty() {
            self.heap.burdens() - self.heap
        } else {
            self.openings(self.turn)
        }
    }

    /// Whether the player whose turn it is must leave the start pyramid open.
    fn must_leave_open(&self) -> bool {
        self.guarded && self.turn != self.starter
    }

    fn closes_start(&self, build: Cells) -> bool {
        (self.pyramid.burdens() - (self.heap | build)).is_empty()
    }

    fn try_each_build<B>(
        &self,
        dice: u8,
        mut visit: impl FnMut(Cells) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let guarded = self.must_leave_open();
        self.plate.try_each_build(self.heap, dice.into(), self.near(), |build| {
            if guarded && self.closes_start(build) {
                return ControlFlow::Continue(());
            }
            visit(build)
        })
    }

    fn can_build(&self, dice: u8) -> bool {
        self.try_each_build(dice, |_| ControlFlow::Break(())).is_break()
    }
}

/// The bonus dice for a row of this many new dice.
fn bonus_for(row: usize) -> u8 {
    (row + 1).saturating_sub(SHORTEST_ROW) as u8
}

/// The more uneven its distances from the three sides, the further off.
fn off_centre(cell: Cell) -> u32 {
    cell.coordinates().map(|distance| u32::from(distance).pow(2)).iter().sum()
}

/// From one phase to the next.
impl Abquetschen {
    fn put(&mut self, build: Cells) {
        self.dice[self.turn.index()] |= build;
        self.heap |= build;
        self.supply[self.turn.index()] -= build.len() as u8;
    }

    fn roll(&mut self, rolled: Pips) {
        self.rolled = Some(rolled);
        self.phase = match self.phase {
            Phase::RollForStart if rolled == START => Phase::Start,
            Phase::RollForStart => {
                self.turn = self.turn.next(self.players);
                Phase::RollForStart
            }
            _ if rolled.get() > self.supply(self.turn) => Phase::End(Ending::Roll),
            _ if self.can_build(rolled.get()) => Phase::Build(rolled),
            _ => Phase::Pass,
        };
    }

    fn act(&mut self, action: AbquetschenAction) {
        match action {
            AbquetschenAction::Start(top) => {
                self.pyramid = self.plate.pile(self.heap, top);
                self.put(self.pyramid);
                self.latest = self.pyramid;
                self.starter = self.turn;
                self.guarded = true;
                self.next_turn();
            }
            AbquetschenAction::Build(build) => {
                self.put(build);
                self.latest = build;
                self.guarded &= self.turn != self.starter;
                let bonus = bonus_for(longest_row(build)).min(self.supply(self.turn));
                if self.supply(self.turn) == 0 {
                    self.phase = Phase::End(Ending::Supply);
                } else if bonus > 0 && self.can_build(bonus) {
                    self.phase = Phase::Bonus(bonus);
                } else {
                    self.next_turn();
                }
            }
            AbquetschenAction::Bonus(build) => {
                self.put(build);
                self.latest |= build;
                if self.supply(self.turn) == 0 {
                    self.phase = Phase::End(Ending::Supply);
                } else {
                    self.next_turn();
                }
            }
            AbquetschenAction::Skip => self.next_turn(),
        }
    }

    fn next_turn(&mut self) {
        self.rolled = None;
        self.turn = self.turn.next(self.players);
        let is_buried = !self.dice(self.turn).is_empty() && self.openings(self.turn).is_empty();
        self.phase = if is_buried { Phase::End(Ending::Buried) } else { Phase::Roll };
    }
}

impl Game for Abquetschen {
    const ID: &'static str = "abquetschen";
    const NAME: &'static str = "Abquetschen";
    const ABOUT: &'static str =
        "Build dice into one pyramid, bury those of the others, and get rid of yours first.";
    const PLAYERS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;
    type Options = AbquetschenOptions;
    type Action = AbquetschenAction;
    type Throw = Pips;
    type Effect = AbquetschenEffect;
    type Reason = AbquetschenReason;
    type View = AbquetschenView;

    fn new(options: &AbquetschenOptions, players: u8) -> Result<Self, SetupError> {
        // An option that is set lies in its range, so there is such a plate.
        let plate = Plate::new(options.plate.get() as u8).unwrap_or_default();
        let supply = (plate.cells().len() / MAX_PLAYERS) as u8;
        Ok(Self {
            plate,
            start: options.start,
            players,
            heap: Cells::NONE,
            dice: [Cells::NONE; MAX_PLAYERS],
            supply: [supply; MAX_PLAYERS],
            phase: Phase::RollForStart,
            turn: Seat::new(0),
            rolled: None,
            pyramid: Cells::NONE,
            starter: Seat::new(0),
            guarded: false,
            latest: Cells::NONE,
        })
    }

    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn pending(&self) -> Pending {
        match self.phase {
            Phase::RollForStart | Phase::Roll => Pending::Throw,
            Phase::Start | Phase::Build(_) | Phase::Bonus(_) => Pending::One(self.turn),
            Phase::Pass | Phase::End(_) => Pending::Rules,
            Phase::Over(_) => Pending::Over,
        }
    }

    /// Builds come in the order of [`Plate::builds`]; `skip` is last.
    fn choices(&self, seat: Seat, out: &mut Vec<AbquetschenAction>) -> Coverage {
        if self.pending() != Pending::One(seat) {
            return Coverage::Every;
        }
        if self.phase == Phase::Start {
            out.extend(self.start_places().map(AbquetschenAction::Start));
        }
        if let Some(dice) = self.dice_due() {
            let action = match self.phase {
                Phase::Bonus(_) => AbquetschenAction::Bonus,
                _ => AbquetschenAction::Build,
            };
            let all = self.try_each_build(dice, |build| {
                out.push(action(build));
                ControlFlow::<()>::Continue(())
            });
            debug_assert!(all.is_continue());
        }
        if matches!(self.phase, Phase::Bonus(_)) {
            out.push(AbquetschenAction::Skip);
        }
        Coverage::Every
    }

    fn check(&self, _: Seat, action: &AbquetschenAction) -> Result<(), AbquetschenReason> {
        reason::check(self, *action)
    }

    fn throw(&self, chance: &mut impl Chance) -> Option<Pips> {
        (self.pending() == Pending::Throw).then(|| chance.die())
    }

    fn check_throw(&self, _: &Pips) -> Result<(), AbquetschenReason> {
        Ok(())
    }

    fn next_effect(&self) -> Option<AbquetschenEffect> {
        match self.phase {
            Phase::Pass => Some(AbquetschenEffect::Pass(self.turn)),
            Phase::End(ending) => Some(AbquetschenEffect::End(ending)),
            _ => None,
        }
    }

    fn evolve(&mut self, event: &EventOf<Self>) {
        match event {
            Event::Throw(rolled) => self.roll(*rolled),
            Event::Act(_, action) => self.act(*action),
            Event::Effect(AbquetschenEffect::Pass(_)) => self.next_turn(),
            Event::Effect(AbquetschenEffect::End(ending)) => self.phase = Phase::Over(*ending),
        }
    }

    fn view(&self, _: Viewer) -> AbquetschenView {
        AbquetschenView::of(self)
    }

    fn visible_to(&self, _: &EventOf<Self>, _: Viewer) -> bool {
        true
    }

    fn determinize(&mut self, _: Viewer, _: &mut impl Chance) {}

    /// Dice left to build, the fewer the better. Whoever wins by a roll greater
    /// than the supply counts as rid of them, though they are still there.
    fn score(&self, seat: Seat) -> Score {
        let left = self.supply(seat).into();
        let rid_of_all = matches!(self.phase, Phase::End(Ending::Roll) | Phase::Over(Ending::Roll));
        if rid_of_all && seat == self.turn {
            Score::lowest(0).shown_as(left)
        } else {
            Score::lowest(left)
        }
    }

    fn parts(&self, seat: Seat) -> Vec<Part> {
        vec![Part::new("left", self.score(seat).points())]
    }
}
