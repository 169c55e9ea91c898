//! Pig: roll as often as you dare.
//!
//! On your turn roll one die as often as you like. A 2 to 6 is added to the
//! points of this turn; a 1 loses them and ends the turn. Hold, and the points
//! of the turn are yours. Whoever holds at the target first wins.
//!
//! | option | values | default |
//! |---|---|---|
//! | `target` | 10–1000 | 100 |
//!
//! This is the worked example of `docs/adding-a-game.md`.

use engine::prelude::*;

engine::options! {
    /// What can be chosen before a game of Pig.
    pub struct PigOptions {
        /// Points that win.
        target: Whole<10, 1000> = Whole::new(100),
    }
}

engine::choice! {
    /// What a player can do.
    pub enum PigAction { Roll = "roll", Hold = "hold" }
}

/// Why not.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum PigReason {
    /// A turn begins with a roll.
    #[error("roll at least once before you hold")]
    NothingToHold,
}

/// A game of Pig. There are no secrets, so it is its own view.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Pig {
    /// Points that win.
    pub target: u32,
    /// Points each player holds.
    pub banked: Vec<u32>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Points of this turn, which a 1 takes away.
    pub at_stake: u32,
    rolling: bool,
}

impl Game for Pig {
    const ID: &'static str = "pig";
    const NAME: &'static str = "Pig";
    const ABOUT: &'static str = "Roll as often as you dare, but a 1 takes it all away.";
    const PLAYERS: RangeInclusive<u8> = 2..=8;
    type Options = PigOptions;
    type Action = PigAction;
    type Throw = Pips;
    type Effect = Never;
    type Reason = PigReason;
    type View = Self;

    fn new(options: &PigOptions, players: u8) -> Result<Self, SetupError> {
        let banked = vec![0; players.into()];
        let target = options.target.get();
        Ok(Self { target, banked, turn: Seat::new(0), at_stake: 0, rolling: false })
    }

    fn players(&self) -> u8 {
        self.banked.len() as u8
    }

    fn pending(&self) -> Pending {
        match self.rolling {
            true => Pending::Throw,
            false if self.banked.iter().any(|&points| points >= self.target) => Pending::Over,
            false => Pending::One(self.turn),
        }
    }

    fn choices(&self, seat: Seat, out: &mut Vec<PigAction>) -> Coverage {
        if self.pending() == Pending::One(seat) {
            out.push(PigAction::Roll);
            out.extend((self.at_stake > 0).then_some(PigAction::Hold));
        }
        Coverage::Every
    }

    fn check(&self, _: Seat, action: &PigAction) -> Result<(), PigReason> {
        match action {
            PigAction::Hold if self.at_stake == 0 => Err(PigReason::NothingToHold),
            _ => Ok(()),
        }
    }

    fn throw(&self, chance: &mut impl Chance) -> Option<Pips> {
        self.rolling.then(|| chance.die())
    }

    fn check_throw(&self, _: &Pips) -> Result<(), PigReason> {
        Ok(())
    }

    fn evolve(&mut self, event: &EventOf<Self>) {
        match event {
            Event::Act(_, PigAction::Roll) => self.rolling = true,
            Event::Act(_, PigAction::Hold) => self.end_turn(self.at_stake),
            Event::Throw(Pips::One) => self.end_turn(0),
            Event::Throw(pips) => {
                self.at_stake += u32::from(pips.get());
                self.rolling = false;
            }
            Event::Effect(never) => match *never {},
        }
    }

    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }

    fn visible_to(&self, _: &EventOf<Self>, _: Viewer) -> bool {
        true
    }

    fn determinize(&mut self, _: Viewer, _: &mut impl Chance) {}

    fn score(&self, seat: Seat) -> Score {
        Score::highest(self.banked[seat.index()] as i32)
    }
}

impl Pig {
    fn end_turn(&mut self, won: u32) {
        self.banked[self.turn.index()] += won;
        self.turn = self.turn.next(self.players());
        self.at_stake = 0;
        self.rolling = false;
    }
}
