//! The state of a game and the rules that change it.

use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::{
    Chance, Coverage, Event, EventOf, Game, Never, Part, Pending, Score, Seat, SetupError, Viewer,
};
use pyramid::{Colour, Die, Plate, Pyramid};

use crate::evening::Foundation;

use super::{
    CuiAction, CuiOptions, CuiReason, CuiThrow, CuiView, Heap, MAX_PLAYERS, Pulled, colour_name,
    most_kept,
};

/// A game of Cui bono?.
#[derive(Clone, Debug, PartialEq)]
pub struct CuiBono {
    /// What stood before the pyramid was completed.
    foundation: Arc<Foundation>,
    heap: Heap,
    phase: Phase,
    /// The last pull, for whoever watches.
    pulled: Option<Pulled>,
    turn: Seat,
    players: u8,
    /// Dice that each seat has kept, by colour.
    kept: [[u8; 3]; MAX_PLAYERS],
    costs: [u8; 3],
    repeats: u8,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Start,
    Build,
    Pull,
    /// The pulled die goes somewhere.
    Place(Die),
    Over,
}

/// What bots and pages ask besides the rules.
impl CuiBono {
    /// The pyramid as it stands.
    #[inline]
    pub const fn heap(&self) -> &Heap {
        &self.heap
    }

    /// The die that was pulled and lies nowhere yet.
    #[inline]
    pub const fn held(&self) -> Option<Die> {
        match self.phase {
            Phase::Place(die) => Some(die),
            _ => None,
        }
    }

    /// The die that was pulled last.
    pub const fn pulled(&self) -> Option<Pulled> {
        self.pulled
    }

    /// Whose turn it is.
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// How many dice of each colour `seat` has kept.
    #[inline]
    pub const fn kept(&self, seat: Seat) -> [u8; 3] {
        self.kept[seat.index()]
    }

    /// How many dice `seat` has kept.
    #[inline]
    pub const fn dice_kept(&self, seat: Seat) -> u8 {
        let [red, yellow, pearl] = self.kept[seat.index()];
        red + yellow + pearl
    }

    /// What a die of this colour costs.
    #[inline]
    pub const fn cost(&self, colour: Colour) -> u8 {
        match colour {
            Colour::Turquoise => 0,
            _ => self.costs[colour.index()],
        }
    }

    /// How often the pyramid may not look the same.
    pub const fn repeats(&self) -> usize {
        self.repeats as usize
    }

    /// The same game on another pyramid, complete or not, with `turn` to pull:
    /// for problems and examples.
    #[must_use]
    pub fn with_pyramid(mut self, pyramid: Pyramid, turn: Seat) -> Self {
        self.heap = Heap::new(pyramid);
        self.turn = turn;
        self.phase = Phase::Pull;
        self.end_without_dice();
        self
    }

    fn end_without_dice(&mut self) {
        if self.heap.pulls().next().is_none() {
            self.phase = Phase::Over;
        }
    }

    fn pass_on(&mut self) {
        self.turn = self.turn.next(self.players);
        self.phase = Phase::Pull;
        self.end_without_dice();
    }

    fn keep(&mut self, die: Die) {
        self.heap.forget();
        if let Some(kept) = self.kept[self.turn.index()].get_mut(die.colour().index()) {
            *kept += 1;
        }
        if self.dice_kept(self.turn) >= most_kept(self.players) {
            self.phase = Phase::Over;
        } else {
            self.pass_on();
        }
    }
}

impl Game for CuiBono {
    const ID: &'static str = "cui-bono";
    const NAME: &'static str = "Cui bono?";
    const ABOUT: &'static str = "Pull dice out of the bottom and get rid of them at the top.";
    const PLAYERS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;
    type Options = CuiOptions;
    type Action = CuiAction;
    type Throw = CuiThrow;
    type Effect = Never;
    type Reason = CuiReason;
    type View = CuiView;

    fn new(options: &CuiOptions, players: u8) -> Result<Self, SetupError> {
        let first = options.first.seat();
        if let Some(seat) = first.filter(|seat| seat.number() > players) {
            let sentence = format!("seat {seat} cannot begin: only {players} play");
            return Err(SetupError::Conflict { what: "first-seat", sentence });
        }
        Ok(Self {
            heap: Heap::new(Pyramid::new(Plate::STANDARD)),
            phase: if first.is_some() { Phase::Build } else { Phase::Start },
            pulled: None,
            turn: first.unwrap_or(Seat::new(0)),
            players,
            kept: [[0; 3]; MAX_PLAYERS],
            costs: options.costs(),
            repeats: options.repeats.get() as u8,
            foundation: options.files.foundation(),
        })
    }

    #[inline]
    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn pending(&self) -> Pending {
        match self.phase {
            Phase::Start | Phase::Build => Pending::Throw,
            Phase::Pull | Phase::Place(_) => Pending::One(self.turn),
            Phase::Over => Pending::Over,
        }
    }

    fn choices(&self, seat: Seat, out: &mut Vec<CuiAction>) -> Coverage {
        if seat == self.turn {
            match self.phase {
                Phase::Pull => out.extend(self.heap.pulls().map(CuiAction::Pull)),
                Phase::Place(_) => {
                    let funnels = Plate::STANDARD.funnels(self.heap.pyramid().heap());
                    let open = funnels.into_iter().filter(|&cell| self.check_put(cell).is_ok());
                    out.extend(open.map(CuiAction::Put));
                    out.push(CuiAction::Keep);
                }
                _ => {}
            }
        }
        Coverage::Every
    }

    fn check(&self, _: Seat, action: &CuiAction) -> Result<(), CuiReason> {
        match (*action, self.phase) {
            (CuiAction::Pull(_), Phase::Place(_)) => Err(CuiReason::HoldsADie),
            (CuiAction::Pull(cell), _) => self.check_pull(cell),
            (CuiAction::Put(cell), _) => self.check_put(cell),
            (CuiAction::Keep, Phase::Place(_)) => Ok(()),
            (CuiAction::Keep, _) => Err(CuiReason::PullFirst),
        }
    }

    fn throw(&self, chance: &mut impl Chance) -> Option<CuiThrow> {
        match self.phase {
            Phase::Start => {
                Some(CuiThrow::Start(Seat::new(chance.below(self.players.into()) as u8)))
            }
            Phase::Build => Some(CuiThrow::Pyramid(Box::new(self.foundation.complete(chance)))),
            _ => None,
        }
    }

    fn check_throw(&self, throw: &CuiThrow) -> Result<(), CuiReason> {
        match (throw, self.phase) {
            (CuiThrow::Start(seat), Phase::Start) if seat.number() > self.players => {
                Err(CuiReason::NobodyThere { seat: *seat, players: self.players })
            }
            (CuiThrow::Start(_), Phase::Start) => Ok(()),
            (CuiThrow::Start(_), _) => Err(CuiReason::BuildThePyramid),
            (CuiThrow::Pyramid(_), Phase::Start) => Err(CuiReason::WhoBegins),
            (CuiThrow::Pyramid(pyramid), _) if !self.foundation.carries(pyramid) => {
                Err(CuiReason::OtherFoundation)
            }
            (CuiThrow::Pyramid(pyramid), _) => Self::check_pyramid(pyramid),
        }
    }

    fn evolve(&mut self, event: &EventOf<Self>) {
        match event {
            Event::Throw(CuiThrow::Start(seat)) => {
                self.turn = *seat;
                self.phase = Phase::Build;
            }
            Event::Throw(CuiThrow::Pyramid(pyramid)) => {
                self.heap = Heap::new((**pyramid).clone());
                self.phase = Phase::Pull;
            }
            Event::Act(_, CuiAction::Pull(cell)) => {
                let row = self.heap.sliding(*cell);
                if let Some(die) = self.heap.pull(*cell) {
                    self.pulled = Some(Pulled { cell: *cell, row });
                    self.phase = Phase::Place(die);
                }
            }
            Event::Act(_, CuiAction::Put(cell)) => {
                if let Phase::Place(die) = self.phase {
                    self.heap.put(*cell, die);
                    self.pass_on();
                }
            }
            Event::Act(_, CuiAction::Keep) => {
                if let Phase::Place(die) = self.phase {
                    self.keep(die);
                }
            }
            Event::Effect(never) => match *never {},
        }
    }

    fn view(&self, viewer: Viewer) -> CuiView {
        CuiView::new(self, viewer)
    }

    fn visible_to(&self, event: &EventOf<Self>, _: Viewer) -> bool {
        !matches!(event, Event::Throw(CuiThrow::Pyramid(_)))
    }

    /// The colour of the die, which two uncovered faces show to all.
    fn told(&self, event: &EventOf<Self>) -> Option<String> {
        let Event::Act(_, action) = event else { return None };
        let die = match action {
            CuiAction::Pull(cell) => self.heap.pyramid().die(*cell),
            CuiAction::Put(_) | CuiAction::Keep => self.held(),
        };
        Some(format!("{action} {}", colour_name(die?.colour())))
    }

    fn determinize(&mut self, _: Viewer, chance: &mut impl Chance) {
        self.heap.redraw(chance);
    }

    fn score(&self, seat: Seat) -> Score {
        let kept = self.kept(seat).into_iter().zip(self.costs);
        let points = kept.map(|(dice, cost)| i32::from(dice) * i32::from(cost)).sum();
        Score::lowest(points).then(-i32::from(self.dice_kept(seat)))
    }

    fn parts(&self, seat: Seat) -> Vec<Part> {
        let kept = Colour::BUILDING.into_iter().zip(self.kept(seat)).zip(self.costs);
        kept.map(|((colour, dice), cost)| {
            Part::new(colour_name(colour), i32::from(dice) * i32::from(cost))
        })
        .collect()
    }
}
