//! Eintrichtern: remember what lies under which die.
//!
//! The fifth game of *Das Spiel*, Reinhold Wittig's pyramid of dice that stand
//! on a corner, for two to six players.
//!
//! 45 yellow dice lie on the plate, each as it fell, and 36 red dice cover the
//! funnels between them. The player whose turn it is throws three pearl dice,
//! lifts a red die and says aloud what the three yellow faces around that
//! funnel add up to. If that is the sum of the throw, the red die is theirs and
//! they throw again. If not, it goes back, and the next player either throws
//! anew or takes over the same throw. A funnel that lost its red die is out of
//! play.
//!
//! Whoever has eight red dice first, or nine with five or six players, wins.
//! If the red dice run out before, most of them win, and a tie is shared.
//!
//! | option | values | default | |
//! |---|---|---|---|
//! | `plate` | 4–9 | 9 | dice along an edge of the plate |
//! | `few` | 1–12 | 8 | red dice that win with 2 to 4 players |
//! | `many` | 1–12 | 9 | red dice that win with 5 or 6 players |
//!
//! Nobody knows how the yellow dice lie: the event that lays them is told to no
//! one, and views hold only the faces that look outwards or into a funnel
//! without a red die. A sum is announced to all, is seen until its die is put
//! back, and then lives only in the players' heads: the state does not keep it,
//! and neither do views or samples.
//!
//! ```
//! use engine::{Event, Game, Pending, Seat};
//! use games::eintrichtern::{Eintrichtern, EintrichternOptions};
//!
//! let mut game = Eintrichtern::new(&EintrichternOptions::default(), 2)?;
//! game.evolve(&Event::Throw(format!("lay{}", " 321".repeat(45)).parse()?));
//! game.evolve(&Event::Throw("first 1".parse()?));
//! game.evolve(&Event::Throw("1 2 4".parse()?));
//! let mia = Seat::new(0);
//! game.evolve(&Event::Act(mia, "lift 340".parse()?));
//! assert_eq!(game.next_effect().unwrap().to_string(), "sum 6");
//! game.evolve(&Event::Effect("sum 6".parse()?));
//! // Not a 7: it is seen until it is covered again.
//! assert_eq!(game.pending(), Pending::One(mia));
//! let why = game.check(mia, &"roll".parse()?).unwrap_err();
//! assert_eq!(why.to_string(), "first put the red die back on 340");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `docs/notation/eintrichtern.md` tells what a record looks like.

mod hidden;
mod notation;
mod reason;
mod view;

use engine::prelude::*;
use pyramid::{Axis, Cell, Cells, Colour, Die, MAX_SIZE, Orientation, Plate, Pyramid};

pub use hidden::Odds;
pub use notation::{EintrichternAction, EintrichternEffect, EintrichternThrow, Ending};
pub use reason::EintrichternReason;
pub use view::{EintrichternView, LiftedView, PhaseView, PlayerView};

const MAX_PLAYERS: usize = 6;
/// Up to so many players the option `few` holds, then `many`.
const FEW_PLAYERS: u8 = 4;
const MAX_PLATE: u32 = MAX_SIZE as u32;
/// A red die: how it lies plays no part.
const COVER: Die = match Orientation::from_index(0) {
    Some(orientation) => Die::new(Colour::Red, orientation),
    None => unreachable!(),
};

engine::options! {
    /// What can be chosen before a game of Eintrichtern.
    pub struct EintrichternOptions {
        /// Dice along an edge of the plate.
        plate: Whole<4, MAX_PLATE> = Whole::new(MAX_PLATE),
        /// Red dice that win with 2 to 4 players.
        few: Whole<1, 12> = Whole::new(8),
        /// Red dice that win with 5 or 6 players.
        many: Whole<1, 12> = Whole::new(9),
    }
}

/// A game of Eintrichtern, with every hidden face.
#[derive(Clone, Debug, PartialEq)]
pub struct Eintrichtern {
    /// The yellow dice, and the red ones that cover their funnels.
    pyramid: Pyramid,
    players: u8,
    target: u8,
    kept: [u8; MAX_PLAYERS],
    phase: Phase,
    turn: Seat,
    thrown: Option<[Pips; 3]>,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Lay,
    First,
    Throw,
    /// Throw anew, or take over the throw on the table.
    Choose,
    /// Lift a die for the throw on the table.
    Lift,
    /// The die here is lifted, and its sum about to be announced.
    Lifted(Cell),
    /// The sum was not that of the throw, and the die is still off.
    Shown(Cell),
    /// The sum was that of the throw.
    Keep(Cell),
    End(Ending),
    Over(Ending),
}

/// What bots and pages ask besides the rules.
impl Eintrichtern {
    /// The plate under the dice.
    pub fn plate(&self) -> &Plate {
        self.pyramid.plate()
    }

    /// The funnels that a red die covers.
    pub fn covered(&self) -> Cells {
        self.pyramid.heap() - self.plate().base()
    }

    /// How many red dice `seat` has.
    pub fn kept(&self, seat: Seat) -> u8 {
        self.kept[seat.index()]
    }

    /// How many red dice win.
    pub fn target(&self) -> u8 {
        self.target
    }

    /// What the pearl dice add up to, once they are thrown.
    pub fn wanted(&self) -> Option<u8> {
        self.thrown.map(|dice| dice.iter().map(|pips| pips.get()).sum())
    }

    /// What ended the game.
    pub fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// What the three faces around a funnel add up to.
    fn sum(&self, funnel: Cell) -> u8 {
        let face = |(cell, axis)| Some(self.pyramid.die(cell)?.face(axis).get());
        funnel.faces_around().filter_map(face).sum()
    }

    /// Whether everybody sees the upper face of a yellow die towards `side`.
    fn is_open(&self, cell: Cell, side: Axis) -> bool {
        !self.pyramid.is_covered(cell, side)
    }

    /// The lifted die with its sum, while everybody may know that.
    fn announced(&self) -> Option<(Cell, u8)> {
        match self.phase {
            Phase::Shown(cell) | Phase::Keep(cell) => Some((cell, self.sum(cell))),
            _ => None,
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players)
    }
}

/// From one phase to the next.
impl Eintrichtern {
    fn lay(&mut self, orientations: &[Orientation]) {
        let base = self.plate().base();
        for (cell, &orientation) in base.into_iter().zip(orientations) {
            self.pyramid.put(cell, Die::new(Colour::Yellow, orientation));
        }
        for cell in self.plate().funnels(base) {
            self.pyramid.put(cell, COVER);
        }
        self.phase = Phase::First;
    }

    fn take_throw(&mut self, throw: &EintrichternThrow) {
        match throw {
            EintrichternThrow::Lay(orientations) => self.lay(orientations),
            EintrichternThrow::First(seat) => {
                self.turn = *seat;
                self.phase = Phase::Throw;
            }
            EintrichternThrow::Pearl(dice) => {
                self.thrown = Some(*dice);
                self.phase = Phase::Lift;
            }
        }
    }

    fn take_effect(&mut self, effect: EintrichternEffect) {
        match (effect, self.phase) {
            (EintrichternEffect::Sum(sum), Phase::Lifted(cell)) => {
                self.phase =
                    if self.wanted() == Some(sum) { Phase::Keep(cell) } else { Phase::Shown(cell) };
            }
            (EintrichternEffect::Keep(seat), Phase::Keep(cell)) => {
                self.pyramid.take(cell);
                self.kept[seat.index()] += 1;
                self.thrown = None;
                self.phase = if self.kept(seat) >= self.target {
                    Phase::End(Ending::Target)
                } else if self.covered().is_empty() {
                    Phase::End(Ending::Empty)
                } else {
                    Phase::Throw
                };
            }
            (EintrichternEffect::End(ending), _) => self.phase = Phase::Over(ending),
            // No other effect is due in any phase.
            (EintrichternEffect::Sum(_) | EintrichternEffect::Keep(_), _) => {}
        }
    }
}

impl Game for Eintrichtern {
    const ID: &'static str = "eintrichtern";
    const NAME: &'static str = "Eintrichtern";
    const ABOUT: &'static str =
        "Lift a red die, hear the sum below it, and remember where your throw lies hidden.";
    const PLAYERS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;
    const REMEMBERED: bool = true;
    type Options = EintrichternOptions;
    type Action = EintrichternAction;
    type Throw = EintrichternThrow;
    type Effect = EintrichternEffect;
    type Reason = EintrichternReason;
    type View = EintrichternView;

    fn new(options: &EintrichternOptions, players: u8) -> Result<Self, SetupError> {
        // An option that is set lies in its range, so there is such a plate.
        let plate = Plate::new(options.plate.get() as u8).unwrap_or_default();
        let target = if players <= FEW_PLAYERS { options.few } else { options.many };
        Ok(Self {
            pyramid: Pyramid::new(plate),
            players,
            target: target.get() as u8,
            kept: [0; MAX_PLAYERS],
            phase: Phase::Lay,
            turn: Seat::new(0),
            thrown: None,
        })
    }

    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn pending(&self) -> Pending {
        match self.phase {
            Phase::Lay | Phase::First | Phase::Throw => Pending::Throw,
            Phase::Lift | Phase::Choose | Phase::Shown(_) => Pending::One(self.turn),
            Phase::Lifted(_) | Phase::Keep(_) | Phase::End(_) => Pending::Rules,
            Phase::Over(_) => Pending::Over,
        }
    }

    /// Red dice come in the order of their cells.
    fn choices(&self, seat: Seat, out: &mut Vec<EintrichternAction>) -> Coverage {
        if self.pending() == Pending::One(seat) {
            match self.phase {
                Phase::Choose => out.extend([EintrichternAction::Take, EintrichternAction::Roll]),
                Phase::Shown(_) => out.push(EintrichternAction::Cover),
                _ => out.extend(self.covered().into_iter().map(EintrichternAction::Lift)),
            }
        }
        Coverage::Every
    }

    fn check(&self, _: Seat, action: &EintrichternAction) -> Result<(), EintrichternReason> {
        reason::check(self, *action)
    }

    fn throw(&self, chance: &mut impl Chance) -> Option<EintrichternThrow> {
        match self.phase {
            Phase::Lay => {
                let dice = self.plate().base().into_iter();
                let orientations = dice.map(|_| Orientation::random(chance)).collect();
                Some(EintrichternThrow::Lay(orientations))
            }
            Phase::First => {
                let index = chance.below(self.players.into());
                Some(EintrichternThrow::First(Seat::new(index as u8)))
            }
            Phase::Throw => Some(EintrichternThrow::Pearl([(); 3].map(|()| chance.die()))),
            _ => None,
        }
    }

    fn check_throw(&self, throw: &EintrichternThrow) -> Result<(), EintrichternReason> {
        reason::check_throw(self, throw)
    }

    fn next_effect(&self) -> Option<EintrichternEffect> {
        match self.phase {
            Phase::Lifted(cell) => Some(EintrichternEffect::Sum(self.sum(cell))),
            Phase::Keep(_) => Some(EintrichternEffect::Keep(self.turn)),
            Phase::End(ending) => Some(EintrichternEffect::End(ending)),
            _ => None,
        }
    }

    fn evolve(&mut self, event: &EventOf<Self>) {
        match event {
            Event::Throw(throw) => self.take_throw(throw),
            Event::Effect(effect) => self.take_effect(*effect),
            Event::Act(_, EintrichternAction::Lift(cell)) => self.phase = Phase::Lifted(*cell),
            Event::Act(_, EintrichternAction::Cover) => {
                self.turn = self.turn.next(self.players);
                self.phase = Phase::Choose;
            }
            Event::Act(_, EintrichternAction::Take) => self.phase = Phase::Lift,
            Event::Act(_, EintrichternAction::Roll) => {
                self.thrown = None;
                self.phase = Phase::Throw;
            }
        }
    }

    fn view(&self, _: Viewer) -> EintrichternView {
        EintrichternView::of(self)
    }

    /// Nobody is told how the yellow dice lie; sums are announced.
    fn visible_to(&self, event: &EventOf<Self>, _: Viewer) -> bool {
        !matches!(event, Event::Throw(EintrichternThrow::Lay(_)))
    }

    /// Sums are what one has to remember.
    fn is_fleeting(event: &EventOf<Self>) -> bool {
        matches!(event, Event::Effect(EintrichternEffect::Sum(_)))
    }

    /// Everybody knows the same: the open faces, and the sum while it is seen.
    fn determinize(&mut self, _: Viewer, chance: &mut impl Chance) {
        self.redraw(chance);
    }

    fn score(&self, seat: Seat) -> Score {
        Score::highest(self.kept(seat).into())
    }

    fn parts(&self, seat: Seat) -> Vec<Part> {
        vec![Part::new("kept", self.score(seat).points())]
    }
}
