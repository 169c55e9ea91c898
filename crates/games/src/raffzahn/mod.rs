//! Raffzahn: grab the free dice on your side before somebody calls STOP.
//!
//! One of the six games of *Das Spiel* (Reinhold Wittig; this game by Uwe
//! Beul), for three players, or for two with one side left unclaimed.
//!
//! The full pyramid is built of dice of all three colours at random, and its
//! tip taken away. Everybody sits at a side and sees only the faces towards it:
//! seat 1 at side x, seat 2 at side y, seat 3 at side z. The roller throws the
//! turquoise die, and at once all look for free dice that show this number on
//! *their* side, and take them; that frees others. Two players never want the
//! same die, because its three upper faces differ. Base dice can be taken too.
//!
//! The roller alone may call STOP, and the die passes on to the left. Whoever
//! takes a die after the STOP puts it back and gives one die to each opponent,
//! or nothing without enough dice for that. The game ends with a STOP when
//! nothing lies above the base layer; most dice win, and ties are shared.
//!
//! # In real time
//!
//! The table stamps what is done with its moment and with how many events the
//! player had been shown ([`engine::Stamp`]).
//!
//! - A grab of a die that is not free or shows another number locks the hand
//!   for half a second.
//! - Any grab whose player had seen the STOP is *late* and costs dice, also one
//!   of a wrong die. A take that was sent before the STOP could be seen is
//!   *void*: nothing comes of it.
//! - STOP has to wait for the first 1.5 seconds of a round, so that everybody
//!   gets to look; `stop_after=0` is the game as printed.
//! - A second after the STOP the round closes. A round in which nobody calls
//!   it ends after a minute.
//!
//! # In ticks
//!
//! For absent friends each round goes in ticks: everybody takes one die or
//! passes, sealed until all have decided; takes of a tick happen at once. The
//! roller may call `stop` in place of taking, which ends the round with this
//! tick. So does a tick in which all pass.
//!
//! In an [evening](crate::evening) the pyramid that stands is completed.
//!
//! | option | values | default | |
//! |---|---|---|---|
//! | `pace` | `live`, `ticks` | `live` | race, or sealed decisions |
//! | `stop_after` | 0–10000 | 1500 | milliseconds before STOP can be called |
//!
//! # What can be seen
//!
//! A player sees the uncovered faces on the own side, and the colours of these
//! dice. Where dice lie is seen by all. Spectators see no face and no colour
//! before the end, so that nobody can whisper.
//!
//! ```
//! use engine::{AnyMatch, Seat, Secret};
//!
//! let names = ["Mia", "Tom", "Ann"].map(str::to_owned).to_vec();
//! let mut game = games::new_match("raffzahn", &[], &[], names, Secret::numbered(1, 0)).unwrap()?;
//! let roller = game.pending().seats().first().unwrap();
//! game.act(roller, "roll")?;
//! assert_eq!(game.deadline().unwrap().millis(), 60_000);
//! // Not the tip, which is gone, but one of the three below it.
//! let why = game.act(Seat::new(0), "take 000 @900 seen 4").unwrap_err();
//! assert_eq!(why.text, "there is no die at 000");
//! game.act(Seat::new(0), "take 001 @900 seen 4")?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod determinize;
mod grab;
mod notation;
mod reason;
mod round;
mod view;

use std::sync::Arc;

use engine::prelude::*;
use pyramid::{Axis, Cell, Cells, Colour, Plate, Pyramid};

use crate::cui_bono::OF_A_COLOUR;
use crate::evening::{Foundation, Foundations};
pub use crate::race::Pace;
use crate::race::{RaceClock, Tempo};
pub use notation::{RaffzahnAction, RaffzahnEffect, RaffzahnThrow};
pub use reason::RaffzahnReason;
pub use round::{Called, Fate, Grab, Round, time_for};
pub use view::{PlayerView, RaffzahnView, Step};

const MAX_PLAYERS: usize = 3;
/// How long a hand is locked after a wrong grab.
const LOCK: u32 = 500;
/// How long takes that were on their way at the STOP are waited for.
const GRACE: u32 = 1_000;
/// The longest round.
const ROUND: Moment = Moment::new(60_000);

engine::options! {
    /// What can be chosen before a game of Raffzahn.
    pub struct RaffzahnOptions with Foundations {
        /// Pace: a race, or sealed decisions for absent friends.
        pace: Pace = Pace::Live,
        /// Milliseconds after the throw before STOP can be called.
        stop_after: Whole<0, 10_000> = Whole::new(1_500),
    }
}

/// A game of Raffzahn.
#[derive(Clone, Debug, PartialEq)]
pub struct Raffzahn {
    players: u8,
    pace: Pace,
    stop_after: Moment,
    /// What stood before the pyramid was completed.
    foundation: Arc<Foundation>,
    pyramid: Pyramid,
    phase: Phase,
    /// Who holds the turquoise die.
    roller: Seat,
    round: u32,
    thrown: Option<Pips>,
    clock: RaceClock,
    stop: Option<Stop>,
    hands: [Hand; MAX_PLAYERS],
    /// The last round against the clock, this one if one is on.
    last: Option<Round>,
    /// Milliseconds of all rounds that are over, each until its STOP.
    spent: u32,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Build,
    First,
    Ready,
    Throw,
    /// All grab, and after the STOP those do whose hand was on its way.
    Race,
    /// Somebody has grabbed amiss.
    Amiss(RaffzahnEffect),
    Tick,
    Reveal,
    Close,
    Over,
}

/// A STOP that was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stop {
    at: Moment,
    /// Who has been shown this many events has been shown the STOP.
    shown: u32,
}

/// One player's hand and tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hand {
    dice: u8,
    /// Locked until then.
    locked: Moment,
    /// What locked it.
    fault: Option<Fault>,
    /// Last grab of this round.
    grabbed: Moment,
    sealed: Option<RaffzahnAction>,
    /// What was decided in the tick before.
    last: Option<RaffzahnAction>,
    tempo: Tempo,
}

/// What is wrong about taking a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// Others lie on it.
    NotFree(Cell),
    /// It shows something else than was thrown.
    Shows(Cell, Pips),
}

impl Hand {
    const EMPTY: Self = Self {
        dice: 0,
        locked: Moment::START,
        fault: None,
        grabbed: Moment::START,
        sealed: None,
        last: None,
        tempo: Tempo { right: 0, wrong: 0, best: None, total: 0 },
    };
}

/// What bots and pages ask besides the rules.
impl Raffzahn {
    /// The side that `seat` sits at.
    pub fn side(seat: Seat) -> Axis {
        Axis::ALL[seat.index() % Axis::ALL.len()]
    }

    /// Where dice lie.
    pub fn heap(&self) -> Cells {
        self.pyramid.heap()
    }

    /// The dice that can be lifted.
    pub fn free(&self) -> Cells {
        self.pyramid.plate().free(self.pyramid.heap())
    }

    /// Whether nothing lies above the base layer, so that a STOP ends the game.
    pub fn is_down_to_the_base(&self) -> bool {
        self.heap().is_subset(self.pyramid.plate().base())
    }

    /// How many dice `seat` has.
    pub fn dice(&self, seat: Seat) -> u8 {
        self.hands[seat.index()].dice
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players)
    }

    /// What is wrong about `seat` taking the die at `cell`: it must be free, and
    /// show the number thrown on that side.
    fn fault(&self, seat: Seat, cell: Cell) -> Option<Fault> {
        let free = self.pyramid.die(cell).filter(|_| self.free().contains(cell));
        let Some(die) = free else { return Some(Fault::NotFree(cell)) };
        let shows = die.face(Self::side(seat));
        (Some(shows) != self.thrown).then_some(Fault::Shows(cell, shows))
    }

    fn is_right(&self, seat: Seat, cell: Cell) -> bool {
        self.fault(seat, cell).is_none()
    }

    /// What `seat` could still have taken in the round that is over: the free
    /// dice that show its number on that side.
    fn overlooked(&self, seat: Seat) -> Vec<Cell> {
        let over = self.thrown.is_none();
        let Some(round) = self.last.as_ref().filter(|_| over) else { return Vec::new() };
        let shows = |cell: &Cell| {
            let die = self.pyramid.die(*cell);
            die.is_some_and(|die| die.face(Self::side(seat)) == round.throw)
        };
        self.free().into_iter().filter(shows).collect()
    }

    fn is_locked(&self, seat: Seat) -> bool {
        self.hands[seat.index()].locked > self.clock.now
    }

    /// Why the hand of `seat` is locked.
    fn wrong(&self, seat: Seat) -> Option<RaffzahnReason> {
        let fault = self.hands[seat.index()].fault.filter(|_| self.is_locked(seat))?;
        Some(fault.reason(self.thrown?))
    }

    fn undecided(&self) -> Seats {
        self.seats().filter(|seat| self.hands[seat.index()].sealed.is_none()).collect()
    }

    /// Whom the race waits for: all who can still grab or call.
    fn racing(&self) -> Seats {
        match (self.heap().is_empty(), self.stop) {
            (false, _) => Seats::all(self.players),
            (true, None) => Seats::only(self.roller),
            (true, Some(_)) => Seats::NONE,
        }
    }
}

impl Game for Raffzahn {
    const ID: &'static str = "raffzahn";
    const NAME: &'static str = "Raffzahn";
    const ABOUT: &'static str =
        "Grab every free die that shows the number on your side, until somebody calls STOP.";
    const PLAYERS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;
    type Options = RaffzahnOptions;
    type Action = RaffzahnAction;
    type Throw = RaffzahnThrow;
    type Effect = RaffzahnEffect;
    type Reason = RaffzahnReason;
    type View = RaffzahnView;

    fn new(options: &RaffzahnOptions, players: u8) -> Result<Self, SetupError> {
        Ok(Self {
            players,
            pace: options.pace,
            stop_after: Moment::new(options.stop_after.get()),
            foundation: options.files.foundation(),
            pyramid: Pyramid::new(Plate::STANDARD),
            phase: Phase::Build,
            roller: Seat::new(0),
            round: 0,
            thrown: None,
            clock: RaceClock::NEW,
            stop: None,
            hands: [Hand::EMPTY; MAX_PLAYERS],
            last: None,
            spent: 0,
        })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn pending(&self) -> Pending {
        match self.phase {
            Phase::Build | Phase::First | Phase::Throw => Pending::Throw,
            Phase::Ready => Pending::One(self.roller),
            Phase::Race if self.racing().is_empty() => Pending::Rules,
            Phase::Race => Pending::Any(self.racing()),
            Phase::Tick => Pending::All(self.undecided()),
            Phase::Amiss(_) | Phase::Reveal | Phase::Close => Pending::Rules,
            Phase::Over => Pending::Over,
        }
    }

    /// Free dice with the number thrown on the own side, from the tip down, then
    /// STOP. In a race also the highest of the free dice that would be a wrong
    /// grab; and everything is done a quarter of a second after the last event.
    fn choices(&self, seat: Seat, out: &mut Vec<RaffzahnAction>) -> Coverage {
        if !self.pending().seats().contains(seat) {
            return Coverage::Every;
        }
        let deadline = self.deadline();
        match self.phase {
            Phase::Ready => out.push(RaffzahnAction::Roll),
            Phase::Race => {
                let stamp = self.clock.soon(self.hands[seat.index()].locked, deadline);
                let (right, wrong): (Vec<_>, Vec<_>) =
                    self.free().into_iter().partition(|&cell| self.is_right(seat, cell));
                let grabs = right.into_iter().chain(wrong.into_iter().take(1));
                out.extend(grabs.map(|cell| RaffzahnAction::Take { cell, stamp }));
                if seat == self.roller && self.stop.is_none() {
                    let stamp = self.clock.soon(self.stop_after, deadline);
                    out.push(RaffzahnAction::Stop { stamp });
                }
                return Coverage::Sample;
            }
            Phase::Tick => {
                let takes = self.free().into_iter().filter(|&cell| self.is_right(seat, cell));
                out.extend(takes.map(|cell| RaffzahnAction::Take { cell, stamp: None }));
                out.push(RaffzahnAction::Pass);
                out.extend((seat == self.roller).then_some(RaffzahnAction::Stop { stamp: None }));
            }
            _ => {}
        }
        Coverage::Every
    }

    fn check(&self, seat: Seat, action: &RaffzahnAction) -> Result<(), RaffzahnReason> {
        let rolling = self.phase == Phase::Ready;
        match *action {
            RaffzahnAction::Roll if rolling => return Ok(()),
            RaffzahnAction::Roll => return Err(RaffzahnReason::NoRollDue),
            _ if rolling => return Err(RaffzahnReason::NotThrown),
            RaffzahnAction::Pass if self.pace == Pace::Live => {
                return Err(RaffzahnReason::NoPassing);
            }
            _ => self.clock.check(self.deadline(), action.stamp())?,
        }
        match *action {
            RaffzahnAction::Take { cell, stamp } => {
                let locked = self.hands[seat.index()].locked;
                if stamp.is_some_and(|stamp| stamp.at < locked && !self.is_late(stamp)) {
                    return Err(RaffzahnReason::HandLocked { until: locked.millis() });
                }
                self.check_take(seat, cell)
            }
            RaffzahnAction::Stop { stamp } => self.check_stop(seat, stamp),
            RaffzahnAction::Roll | RaffzahnAction::Pass => Ok(()),
        }
    }

    fn throw(&self, chance: &mut impl Chance) -> Option<RaffzahnThrow> {
        match self.phase {
            Phase::Build => Some(RaffzahnThrow::Build(Box::new(build(&self.foundation, chance)))),
            Phase::First => {
                let first = chance.below(self.players.into()) as u8;
                Some(RaffzahnThrow::First(Seat::new(first)))
            }
            Phase::Throw => Some(RaffzahnThrow::Die(chance.die())),
            _ => None,
        }
    }

    fn check_throw(&self, throw: &RaffzahnThrow) -> Result<(), RaffzahnReason> {
        match (self.phase, throw) {
            (Phase::Build, RaffzahnThrow::Build(pyramid)) => {
                let full = Plate::STANDARD.cells().without(Cell::TIP);
                let few = |colour| pyramid.of_colour(colour).len() <= OF_A_COLOUR;
                let turquoise = pyramid.of_colour(Colour::Turquoise).is_empty();
                let carried = self.foundation.carries(pyramid);
                let few = Colour::BUILDING.into_iter().all(few);
                if pyramid.heap() == full && few && turquoise && carried {
                    Ok(())
                } else {
                    Err(RaffzahnReason::NotThatPyramid)
                }
            }
            (Phase::First, RaffzahnThrow::First(seat)) if seat.number() <= self.players => Ok(()),
            (Phase::Throw, RaffzahnThrow::Die(_)) => Ok(()),
            _ => Err(RaffzahnReason::OtherDieDue),
        }
    }

    fn next_effect(&self) -> Option<RaffzahnEffect> {
        match self.phase {
            Phase::Amiss(effect) => Some(effect),
            Phase::Reveal => Some(RaffzahnEffect::Reveal),
            Phase::Close => Some(RaffzahnEffect::Close),
            Phase::Race if self.racing().is_empty() => Some(RaffzahnEffect::Close),
            _ => None,
        }
    }

    fn deadline(&self) -> Option<Moment> {
        let racing = self.phase == Phase::Race && !self.racing().is_empty();
        racing.then(|| self.stop.map_or(ROUND, |stop| stop.at.plus(GRACE)))
    }

    fn timeout(&self) -> Option<RaffzahnEffect> {
        let time_up =
            if self.stop.is_some() { RaffzahnEffect::Close } else { RaffzahnEffect::TimeUp };
        self.deadline().map(|_| time_up)
    }

    fn evolve(&mut self, event: &EventOf<Self>) {
        self.clock.count(match event {
            Event::Act(_, action) => action.stamp().map(|stamp| stamp.at),
            Event::Throw(_) | Event::Effect(_) => None,
        });
        match event {
            Event::Throw(RaffzahnThrow::Build(pyramid)) => {
                self.pyramid = (**pyramid).clone();
                self.phase = Phase::First;
            }
            Event::Throw(RaffzahnThrow::First(seat)) => {
                self.roller = *seat;
                let live = self.pace == Pace::Live;
                self.phase = if live { Phase::Ready } else { Phase::Throw };
            }
            Event::Throw(RaffzahnThrow::Die(pips)) => {
                self.thrown = Some(*pips);
                self.round += 1;
                let live = self.pace == Pace::Live;
                self.last = live.then(|| Round::new(*pips));
                self.phase = if live { Phase::Race } else { Phase::Tick };
            }
            Event::Act(_, RaffzahnAction::Roll) => self.phase = Phase::Throw,
            Event::Act(seat, RaffzahnAction::Take { cell, stamp: Some(stamp) }) => {
                self.grab(*seat, *cell, *stamp);
            }
            Event::Act(seat, RaffzahnAction::Stop { stamp: Some(stamp) }) => {
                self.end_round(Some(*seat), stamp.at);
            }
            Event::Act(seat, action) => {
                self.hands[seat.index()].sealed = Some(*action);
                if self.undecided().is_empty() {
                    self.phase = Phase::Reveal;
                }
            }
            Event::Effect(effect) => self.take_effect(*effect),
        }
    }

    fn view(&self, viewer: Viewer) -> RaffzahnView {
        RaffzahnView::of(self, viewer)
    }

    /// Nobody sees the pyramid from all sides, and decisions in ticks are
    /// sealed. What happens in a race, everybody sees.
    fn visible_to(&self, event: &EventOf<Self>, viewer: Viewer) -> bool {
        match event {
            Event::Throw(RaffzahnThrow::Build(_)) => false,
            Event::Act(seat, _) if self.phase == Phase::Tick => viewer == Viewer::Seat(*seat),
            _ => true,
        }
    }

    fn determinize(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        determinize::determinize(self, viewer, chance);
    }

    fn score(&self, seat: Seat) -> Score {
        Score::highest(self.dice(seat).into())
    }

    fn parts(&self, seat: Seat) -> Vec<Part> {
        vec![Part::new("dice", self.dice(seat).into())]
    }
}

/// The pyramid over what stands of it, without the tip.
fn build(foundation: &Foundation, chance: &mut impl Chance) -> Pyramid {
    let mut pyramid = foundation.complete(chance);
    pyramid.take(Cell::TIP);
    pyramid
}
