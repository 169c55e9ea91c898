//! The state of a game and the rules that change it.

mod round;

use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::{
    Chance, Coverage, Event, EventOf, Game, Part, Pending, Score, Seat, Seats, SetupError, Viewer,
};
use serde::Serialize;
use ts_rs::TS;

use super::{
    Colour, Die, Disco, Entries, Field, First, HopAction, HopEffect, HopOptions, HopReason,
    HopThrow, HopView, Layout, MAX_PLAYERS, Offer, Roll, Rule, Sheet, Spot, Write,
};

/// A game of Hop'n'ROLL.
#[derive(Clone, Debug, PartialEq)]
pub struct HopNRoll {
    /// What never changes, shared by all copies.
    print: Arc<Print>,
    entries: [Entries; MAX_PLAYERS],
    /// What each player's die and field give, once all have hopped.
    offers: [Offer; MAX_PLAYERS],
    sealed: [Sealed; MAX_PLAYERS],
    /// Who hops when, from the topmost pawn.
    order: [Seat; MAX_PLAYERS],
    /// By seat.
    pawns: [Field; MAX_PLAYERS],
    roll: Option<Roll>,
    /// Fields that pawns have hopped to, as bits from the top.
    taken: u16,
    round: u16,
    /// Rounds in a row in which nobody wrote.
    idle: u8,
    players: u8,
    hopped: u8,
    phase: Phase,
    last_round: bool,
    /// Who can write and has not.
    asked: Seats,
    /// Who cannot write and has not been told.
    barred: Seats,
}

#[derive(Debug, PartialEq, Eq)]
struct Print {
    sheet: Arc<Sheet>,
    layout: Layout,
}

/// What a round waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "HopPhase")]
pub enum Phase {
    /// Chance to say whose pawn begins on top.
    Start,
    /// The dice.
    Roll,
    /// The next pawn.
    Hop,
    /// Everybody's numbers.
    Write,
    /// Nothing: the game has ended.
    Over,
}

/// What a player has written this round. Others see it when all have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sealed {
    /// Nothing yet.
    Open,
    /// A number.
    Write(Write),
    /// Nothing, by choice.
    Declined,
    /// Nothing, because nothing fits. Everybody can see that.
    Barred,
}

impl Game for HopNRoll {
    const ID: &'static str = "hop-n-roll";
    const NAME: &'static str = "Hop'n'ROLL";
    const ABOUT: &'static str = "Hop to the die you need and write it where it counts.";
    const PLAYERS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;
    type Options = HopOptions;
    type Action = HopAction;
    type Throw = HopThrow;
    type Effect = HopEffect;
    type Reason = HopReason;
    type View = HopView;

    fn new(options: &HopOptions, players: u8) -> Result<Self, SetupError> {
        let sheet = options.sheet()?;
        let layout = options.tableau()?.layout(players)?.clone();
        let entries = Entries::new(&sheet);
        let mut game = Self {
            entries: std::array::from_fn(|_| entries.clone()),
            print: Arc::new(Print { sheet, layout }),
            offers: Default::default(),
            sealed: [Sealed::Open; MAX_PLAYERS],
            order: [Seat::new(0); MAX_PLAYERS],
            pawns: [Field::new(0); MAX_PLAYERS],
            roll: None,
            taken: 0,
            round: 1,
            idle: 0,
            players,
            hopped: 0,
            phase: Phase::Start,
            last_round: false,
            asked: Seats::NONE,
            barred: Seats::NONE,
        };
        game.line_up(Seat::new(0));
        if let Some(first) = options.first.seat() {
            if first.number() > players {
                return Err(SetupError::Conflict {
                    what: "first-seat",
                    sentence: format!("seat {first} cannot be first: only {players} play"),
                });
            }
            game.line_up(first);
            game.phase = Phase::Roll;
        }
        Ok(game)
    }

    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn pending(&self) -> Pending {
        match self.phase {
            Phase::Start | Phase::Roll => Pending::Throw,
            Phase::Hop => Pending::One(self.order[usize::from(self.hopped)]),
            Phase::Write if !self.barred.is_empty() || self.asked.is_empty() => Pending::Rules,
            Phase::Write => Pending::All(self.asked),
            Phase::Over => Pending::Over,
        }
    }

    #[inline]
    fn choices(&self, seat: Seat, out: &mut Vec<HopAction>) -> Coverage {
        match self.pending() {
            Pending::One(turn) if turn == seat => {
                out.extend(self.free_fields().map(HopAction::Hop));
            }
            Pending::All(seats) if seats.contains(seat) => {
                out.extend(self.writes(seat).map(HopAction::Write));
                out.extend(self.may_decline(seat).then_some(HopAction::Nothing));
            }
            _ => {}
        }
        Coverage::Every
    }

    fn check(&self, seat: Seat, action: &HopAction) -> Result<(), HopReason> {
        match (self.phase, *action) {
            (Phase::Hop, HopAction::Hop(field)) => self.check_hop(field),
            (Phase::Hop, _) => Err(HopReason::HopFirst),
            (_, HopAction::Hop(_)) => Err(HopReason::HasHopped),
            (_, HopAction::Write(write)) => self.check_write(seat, write),
            (_, HopAction::Nothing) => self.check_nothing(seat),
        }
    }

    #[inline]
    fn throw(&self, chance: &mut impl Chance) -> Option<HopThrow> {
        match self.phase {
            Phase::Start => {
                let first = chance.below(self.players.into()) as u8;
                Some(HopThrow::Start(Seat::new(first)))
            }
            Phase::Roll => {
                let numbers = (0..self.players).map(|_| chance.die());
                let mut roll = Roll::new(numbers, Disco::Any);
                roll.disco = Disco::throw(chance);
                Some(HopThrow::Dice(roll))
            }
            Phase::Hop | Phase::Write | Phase::Over => None,
        }
    }

    fn check_throw(&self, throw: &HopThrow) -> Result<(), HopReason> {
        let players = self.players;
        match (self.phase, throw) {
            (Phase::Start, HopThrow::Start(seat)) if seat.number() > players => {
                Err(HopReason::NobodyThere { seat: *seat, players })
            }
            (Phase::Start, HopThrow::Start(_)) => Ok(()),
            (Phase::Start, HopThrow::Dice(_)) => Err(HopReason::StartComesFirst),
            (_, HopThrow::Start(_)) => Err(HopReason::HasStarted),
            (_, HopThrow::Dice(roll)) => match roll.numbers().count() {
                found if found == usize::from(players) => Ok(()),
                found => Err(HopReason::WrongNumberOfDice { players, found }),
            },
        }
    }

    #[inline]
    fn next_effect(&self) -> Option<HopEffect> {
        match (self.phase, self.barred.first()) {
            (Phase::Write, Some(seat)) => Some(HopEffect::Nothing(seat)),
            (Phase::Write, None) if self.asked.is_empty() => Some(self.close()),
            _ => None,
        }
    }

    #[inline]
    fn evolve(&mut self, event: &EventOf<Self>) {
        match *event {
            Event::Throw(HopThrow::Start(seat)) => {
                self.line_up(seat);
                self.phase = Phase::Roll;
            }
            Event::Throw(HopThrow::Dice(roll)) => {
                self.roll = Some(roll);
                self.phase = Phase::Hop;
            }
            Event::Act(seat, HopAction::Hop(field)) => self.hop(seat, field),
            Event::Act(seat, HopAction::Write(write)) => self.seal(seat, Sealed::Write(write)),
            Event::Act(seat, HopAction::Nothing) => self.seal(seat, Sealed::Declined),
            Event::Effect(HopEffect::Nothing(seat)) => {
                self.sealed[seat.index()] = Sealed::Barred;
                self.barred = self.barred.without(seat);
            }
            Event::Effect(HopEffect::Round(round)) => {
                self.unseal();
                self.begin_round(round);
            }
            Event::Effect(HopEffect::LastRound) => {
                self.unseal();
                self.begin_round(self.round + 1);
                self.last_round = true;
            }
            Event::Effect(HopEffect::End) => {
                self.unseal();
                self.phase = Phase::Over;
            }
        }
    }

    fn view(&self, viewer: Viewer) -> HopView {
        HopView::new(self, viewer)
    }

    fn visible_to(&self, event: &EventOf<Self>, viewer: Viewer) -> bool {
        match event {
            Event::Act(seat, HopAction::Write(_) | HopAction::Nothing) => {
                viewer == Viewer::Seat(*seat)
            }
            _ => true,
        }
    }

    fn determinize(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        for seat in Seat::all(self.players) {
            let secret = matches!(self.sealed(seat), Sealed::Write(_) | Sealed::Declined);
            if secret && viewer != Viewer::Seat(seat) {
                let writes = self.writes(seat).count() as u32;
                let choices = writes + u32::from(self.may_decline(seat));
                let chosen = self.writes(seat).nth(chance.below(choices) as usize);
                self.sealed[seat.index()] = chosen.map_or(Sealed::Declined, Sealed::Write);
            }
        }
    }

    #[inline]
    fn score(&self, seat: Seat) -> Score {
        self.entries(seat).score(self.sheet())
    }

    fn parts(&self, seat: Seat) -> Vec<Part> {
        let (sheet, entries) = (self.sheet(), self.entries(seat));
        let stars = |row: Colour| {
            Part::new(row.word(), sheet.row(row).star_points(entries.row(row)) as i32)
        };
        let special = Part::new("special", entries.special_points(sheet) as i32);
        let sixes = Part::new("sixes", entries.six_points() as i32);
        sheet.order().into_iter().map(stars).chain([special, sixes]).collect()
    }
}

/// What is on the table, for bots and pages.
impl HopNRoll {
    /// The printed sheet.
    #[inline]
    pub fn sheet(&self) -> &Sheet {
        &self.print.sheet
    }

    /// The tableau as it lies on the table.
    #[inline]
    pub fn tableau(&self) -> &Layout {
        &self.print.layout
    }

    /// What `seat` has written; not what is sealed in this round.
    #[inline]
    pub fn entries(&self, seat: Seat) -> &Entries {
        &self.entries[seat.index()]
    }

    /// What this round waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of this round, from 1.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Whether this round is the last.
    pub fn is_last_round(&self) -> bool {
        self.last_round
    }

    /// The seats in this round's order of hopping.
    pub fn order(&self) -> &[Seat] {
        &self.order[..usize::from(self.players)]
    }

    /// Where the pawn of `seat` stands, and whether it has hopped this round.
    pub fn pawn(&self, seat: Seat) -> (Field, bool) {
        let waiting = self.order().iter().skip(self.hopped.into()).any(|&other| other == seat);
        (self.pawns[seat.index()], !waiting)
    }

    /// The die on `field` in this round.
    pub fn die(&self, field: Field) -> Option<Die> {
        self.tableau().die(self.roll.as_ref()?, field.index())
    }

    /// What a pawn on `field` may write, effects included.
    pub fn offer(&self, field: Field) -> Offer {
        self.roll.map(|roll| self.tableau().offer(&roll, field.index())).unwrap_or_default()
    }

    /// The fields with a die and no pawn that has hopped, from the top.
    #[inline]
    pub fn free_fields(&self) -> impl Iterator<Item = Field> + use<> {
        let mut bits = self.tableau().dice() & !self.taken;
        std::iter::from_fn(move || {
            let lowest = bits.trailing_zeros() as usize;
            bits &= bits.checked_sub(1)?;
            Some(Field::new(lowest))
        })
    }

    /// What `seat` may write this round, once all have hopped.
    #[inline]
    pub fn writes(&self, seat: Seat) -> impl Iterator<Item = Write> {
        let (entries, offer) = (self.entries(seat), self.offers[seat.index()]);
        self.sheet().order().into_iter().flat_map(move |row| {
            entries
                .writable(row, offer)
                .map(move |(index, value)| Write { value, spot: Spot::new(row, index) })
        })
    }

    /// Whether `seat` may write nothing although it can write: only if no box
    /// takes the own die as thrown, because nobody is forced into an effect.
    #[inline]
    pub fn may_decline(&self, seat: Seat) -> bool {
        !self.entries(seat).can_write(self.plain_offer(seat))
    }

    /// The box of a pyramid that nothing will ever fill after this write,
    /// though something could before.
    pub fn warning(&self, seat: Seat, write: Write) -> Option<Spot> {
        let Write { value, spot } = write;
        let (row, before) = (self.sheet().row(spot.row), self.entries(seat).row(spot.row));
        if row.rule != Rule::ArithmeticPyramid {
            return None;
        }
        let mut killed = row.dead(before.with(spot.index(), value));
        killed
            .find(|dead| row.dead(before).all(|old| old != *dead))
            .map(|at| Spot::new(spot.row, at))
    }

    pub(super) fn sealed(&self, seat: Seat) -> Sealed {
        self.sealed[seat.index()]
    }

    /// What the own die gives without the effect of its field.
    #[inline]
    pub(super) fn plain_offer(&self, seat: Seat) -> Offer {
        self.die(self.pawns[seat.index()]).map(Offer::of).unwrap_or_default()
    }
}

impl First {
    /// The seat, if one was chosen.
    fn seat(self) -> Option<Seat> {
        (self as u8).checked_sub(1).map(Seat::new)
    }
}
