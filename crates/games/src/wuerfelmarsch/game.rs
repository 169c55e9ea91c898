//! The state of a game and the rules that change it.

use std::ops::RangeInclusive;

use engine::{
    Chance, Coverage, Event, EventOf, Game, Part, Pending, Score, Seat, SetupError, Viewer,
};
use pyramid::{Axis, Cell, Colour, Die, MAX_SIZE, Orientation};
use serde::Serialize;
use ts_rs::TS;

use crate::cui_bono::colour_name;

use super::{
    Board, Clash, Fall, Fate, MAX_PLAYERS, MarchAction, MarchEffect, MarchOptions, MarchReason,
    MarchThrow, MarchView, Sides,
};

/// A game of Würfelmarsch: small, and copied rather than borrowed. Nothing in it
/// is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wuerfelmarsch {
    board: Board,
    phase: Phase,
    turn: Seat,
    players: u8,
    /// By seat; those nobody sits at come last.
    sides: [Axis; MAX_PLAYERS],
    /// By side.
    owners: [Seat; MAX_PLAYERS],
    /// Dice that each seat has captured, by colour.
    captured: [[u8; MAX_PLAYERS]; MAX_PLAYERS],
    /// Dice of each seat that left the game.
    lost: [u8; MAX_PLAYERS],
    /// The number of each seat's last turn, from 1.
    moved: [u32; MAX_PLAYERS],
    turns: u32,
    /// Turns since the last tilt, and since the last tilt forward.
    still: u16,
    sideways: u16,
    most_still: u16,
    most_sideways: u16,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Start,
    Move,
    /// The tilt into this funnel makes dice leave the plate.
    Clash(Cell),
    Skip,
    Over(End),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "MarchEnd")]
pub enum End {
    /// Somebody reached the far corner, and won.
    Corner,
    /// No die is left on the plate.
    Empty,
    /// Dice were only turned for too long.
    Turning,
    /// No die was tilted forward for too long.
    Sideways,
}

/// What bots and pages ask besides the rules.
impl Wuerfelmarsch {
    /// The plate with its dice.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side that `seat` sits at.
    #[inline]
    pub const fn side(&self, seat: Seat) -> Axis {
        self.sides[if seat.index() < MAX_PLAYERS { seat.index() } else { 0 }]
    }

    /// Whose this die is.
    #[inline]
    pub fn owner(&self, die: Die) -> Seat {
        self.owners[die.colour().index().min(MAX_PLAYERS - 1)]
    }

    pub(super) const fn owners(&self) -> [Seat; MAX_PLAYERS] {
        self.owners
    }

    /// The corner in which a die of `seat` wins.
    #[inline]
    pub const fn goal(&self, seat: Seat) -> Cell {
        CORNERS[self.side(seat).index()]
    }

    /// Whose turn it is, also while the rules follow up on it.
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Dice that `seat` has captured.
    #[inline]
    pub fn captured(&self, seat: Seat) -> u8 {
        self.captured[seat.index()].iter().sum()
    }

    /// Dice that `seat` has captured, by colour.
    pub fn prey(&self, seat: Seat) -> impl Iterator<Item = (Colour, u8)> {
        Colour::BUILDING.into_iter().zip(self.captured[seat.index()]).filter(|&(_, dice)| dice > 0)
    }

    /// Dice of `seat` that left the game without being captured.
    #[inline]
    pub const fn lost(&self, seat: Seat) -> u8 {
        self.lost[seat.index()]
    }

    /// How the game ended, if it has.
    #[inline]
    pub const fn end(&self) -> Option<End> {
        match self.phase {
            Phase::Over(end) => Some(end),
            _ => None,
        }
    }

    /// Turns left without a tilt, and without a tilt forward, before dice are
    /// counted.
    pub const fn patience(&self) -> [u16; 2] {
        [self.most_still - self.still, self.most_sideways - self.sideways]
    }

    /// The same game with other dice on the plate and with `turn` to move: for
    /// problems and examples.
    #[must_use]
    pub fn with_board(mut self, board: Board, turn: Seat) -> Self {
        self.board = board;
        self.turn = turn;
        self.phase = if board.is_empty() { Phase::Over(End::Empty) } else { Phase::Move };
        self.skip_or_move();
        self
    }

    /// How a die stands after a tilt from `from` to `to`, and the plate then,
    /// before anything is captured.
    pub(super) fn after_tilt(&self, from: Cell, to: Cell) -> Option<(Orientation, Board)> {
        let die = self.board.die(from)?;
        let step = self.board.steps(from, self.side(self.owner(die))).find(|s| s.cell == to)?;
        let faces = die.orientation().tilted(step.to, step.from);
        let mut board = self.board;
        board.take(from);
        board.put(to, die.turned(faces));
        Some((faces, board))
    }

    /// Which dice leave the plate when the die at `from` is tilted into `to`, if
    /// its owner may do that and does not win by it.
    #[inline]
    pub fn clash_after(&self, from: Cell, to: Cell) -> Clash {
        match self.after_tilt(from, to) {
            Some((_, board)) => Clash::around(&board, self.owners, to),
            None => Clash::NONE,
        }
    }

    fn tilt(&mut self, from: Cell, to: Cell) {
        let Some((_, board)) = self.after_tilt(from, to) else { return };
        self.board = board;
        self.still = 0;
        let side = self.side(self.turn);
        self.sideways = if to.along(side) > from.along(side) { 0 } else { self.sideways + 1 };
        if to == self.goal(self.turn) {
            self.phase = Phase::Over(End::Corner);
        } else if Clash::around(&self.board, self.owners, to).is_empty() {
            self.pass_on();
        } else {
            self.phase = Phase::Clash(to);
        }
    }

    fn clash(&mut self, clash: &Clash) {
        for fall in clash.falls() {
            let Some(die) = self.board.take(fall.cell) else { continue };
            match fall.fate {
                Fate::Captured(seat) => {
                    self.captured[seat.index()][die.colour().index()] += 1;
                }
                Fate::Out => self.lost[self.owner(die).index()] += 1,
            }
        }
        self.pass_on();
    }

    /// Ends the game or gives the turn to the left.
    fn pass_on(&mut self) {
        self.phase = if self.board.is_empty() {
            Phase::Over(End::Empty)
        } else if self.still >= self.most_still {
            Phase::Over(End::Turning)
        } else if self.sideways >= self.most_sideways {
            Phase::Over(End::Sideways)
        } else {
            Phase::Move
        };
        if self.phase == Phase::Move {
            self.turn = self.turn.next(self.players);
            self.skip_or_move();
        }
    }

    fn skip_or_move(&mut self) {
        if self.phase == Phase::Move && self.board.count(self.side(self.turn)) == 0 {
            self.phase = Phase::Skip;
        }
    }
}

const CORNERS: [Cell; 3] = [corner(Axis::X), corner(Axis::Y), corner(Axis::Z)];

const fn corner(opposite: Axis) -> Cell {
    let mut at = [0; 3];
    at[opposite.index()] = MAX_SIZE - 1;
    match Cell::new(at[0], at[1], at[2]) {
        Some(cell) => cell,
        None => unreachable!(),
    }
}

impl Game for Wuerfelmarsch {
    const ID: &'static str = "wuerfelmarsch";
    const NAME: &'static str = "Würfelmarsch";
    const ABOUT: &'static str = "Tilt a die across the plate, into the far corner.";
    const PLAYERS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;
    type Options = MarchOptions;
    type Action = MarchAction;
    type Throw = MarchThrow;
    type Effect = MarchEffect;
    type Reason = MarchReason;
    type View = MarchView;

    fn new(options: &MarchOptions, players: u8) -> Result<Self, SetupError> {
        let sides = match options.sides.axes() {
            [one, two] if players == 2 => {
                let free = Axis::ALL.into_iter().find(|axis| ![one, two].contains(axis));
                [one, two, free.unwrap_or(Axis::Z)]
            }
            _ => Axis::ALL,
        };
        if players > 2 && options.sides != Sides::XY {
            let sentence =
                format!("the sides “{}” are for two: three sit all around", options.sides);
            return Err(SetupError::Conflict { what: "sides-for-two", sentence });
        }
        let mut owners = [Seat::new(0); MAX_PLAYERS];
        for (seat, side) in Seat::all(players).zip(sides) {
            owners[side.index()] = seat;
        }
        let first = options.first.seat();
        if let Some(seat) = first.filter(|seat| seat.number() > players) {
            let sentence = format!("seat {seat} cannot begin: only {players} play");
            return Err(SetupError::Conflict { what: "first-seat", sentence });
        }
        Ok(Self {
            board: Board::set_up(&sides[..usize::from(players).min(MAX_PLAYERS)]),
            phase: if first.is_some() { Phase::Move } else { Phase::Start },
            turn: first.unwrap_or(Seat::new(0)),
            players,
            sides,
            owners,
            captured: [[0; MAX_PLAYERS]; MAX_PLAYERS],
            lost: [0; MAX_PLAYERS],
            moved: [0; MAX_PLAYERS],
            turns: 0,
            still: 0,
            sideways: 0,
            most_still: options.turning.get() as u16,
            most_sideways: options.sideways.get() as u16,
        })
    }

    #[inline]
    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn pending(&self) -> Pending {
        match self.phase {
            Phase::Start => Pending::Throw,
            Phase::Move => Pending::One(self.turn),
            Phase::Clash(_) | Phase::Skip => Pending::Rules,
            Phase::Over(_) => Pending::Over,
        }
    }

    fn choices(&self, seat: Seat, out: &mut Vec<MarchAction>) -> Coverage {
        if self.pending() == Pending::One(seat) {
            let side = self.side(seat);
            for (cell, now) in self.board.dice(side) {
                let tilts = self.board.steps(cell, side);
                out.extend(tilts.map(|step| MarchAction::Tilt { from: cell, to: step.cell }));
                let turns = Orientation::all().filter(|faces| *faces != now);
                out.extend(turns.map(|faces| MarchAction::Turn { cell, faces }));
            }
        }
        Coverage::Every
    }

    fn check(&self, seat: Seat, action: &MarchAction) -> Result<(), MarchReason> {
        self.why_not(seat, *action)
    }

    fn throw(&self, chance: &mut impl Chance) -> Option<MarchThrow> {
        let seat = || MarchThrow(Seat::new(chance.below(self.players.into()) as u8));
        (self.phase == Phase::Start).then(seat)
    }

    fn check_throw(&self, MarchThrow(seat): &MarchThrow) -> Result<(), MarchReason> {
        if seat.number() > self.players {
            return Err(MarchReason::NobodyThere { seat: *seat, players: self.players });
        }
        Ok(())
    }

    fn next_effect(&self) -> Option<MarchEffect> {
        match self.phase {
            Phase::Clash(cell) => {
                Some(MarchEffect::Clash(Clash::around(&self.board, self.owners, cell)))
            }
            Phase::Skip => Some(MarchEffect::Skip(self.turn)),
            _ => None,
        }
    }

    fn evolve(&mut self, event: &EventOf<Self>) {
        match event {
            Event::Throw(MarchThrow(seat)) => {
                self.turn = *seat;
                self.phase = Phase::Move;
            }
            Event::Act(_, action) => {
                self.turns += 1;
                self.moved[self.turn.index()] = self.turns;
                match *action {
                    MarchAction::Tilt { from, to } => self.tilt(from, to),
                    MarchAction::Turn { cell, faces } => {
                        if let Some(die) = self.board.die(cell) {
                            self.board.put(cell, die.turned(faces));
                        }
                        self.still += 1;
                        self.sideways += 1;
                        self.pass_on();
                    }
                }
            }
            Event::Effect(MarchEffect::Clash(clash)) => self.clash(clash),
            Event::Effect(MarchEffect::Skip(_)) => {
                self.turn = self.turn.next(self.players);
                self.phase = Phase::Move;
                self.skip_or_move();
            }
        }
    }

    fn view(&self, viewer: Viewer) -> MarchView {
        MarchView::new(self, viewer)
    }

    fn visible_to(&self, _: &EventOf<Self>, _: Viewer) -> bool {
        true
    }

    /// The colour of the dice, and how one stands that was moved.
    fn told(&self, event: &EventOf<Self>) -> Option<String> {
        let colour = |cell| Some(colour_name(self.board.die(cell)?.colour()));
        Some(match event {
            Event::Act(_, action @ MarchAction::Tilt { from, to }) => {
                let (faces, _) = self.after_tilt(*from, *to)?;
                format!("{action} {} {faces}", colour(*from)?)
            }
            Event::Act(_, action @ MarchAction::Turn { cell, .. }) => {
                format!("{action} {}", colour(*cell)?)
            }
            Event::Effect(MarchEffect::Clash(clash)) => {
                let falls = clash.falls().map(|Fall { cell, fate }| {
                    let colour = colour(cell)?;
                    Some(match fate {
                        Fate::Captured(seat) => format!("{cell} {colour}>{seat}"),
                        Fate::Out => format!("{cell} {colour}>out"),
                    })
                });
                format!("clash {}", falls.collect::<Option<Vec<_>>>()?.join(" "))
            }
            _ => return None,
        })
    }

    fn determinize(&mut self, _: Viewer, _: &mut impl Chance) {}

    fn score(&self, seat: Seat) -> Score {
        let index = seat.index();
        let points = i32::from(self.captured(seat)) - i32::from(self.lost[index]);
        let score = Score::highest(points).then(self.moved[index] as i32);
        let won = self.phase == Phase::Over(End::Corner) && seat == self.turn;
        if won { score.outright() } else { score }
    }

    fn parts(&self, seat: Seat) -> Vec<Part> {
        vec![
            Part::new("captured", self.captured(seat).into()),
            Part::new("lost", -i32::from(self.lost(seat))),
        ]
    }
}
