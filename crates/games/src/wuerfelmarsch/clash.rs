//! What happens when a tilt completes saddles.

use engine::{Pips, Seat};
use pyramid::Cell;
use serde::Serialize;
use ts_rs::TS;

use super::Board;
use super::board::face;

/// Three dice around a saddle, compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Saddle {
    /// The funnel above the plate that the three faces look into.
    pub funnel: Cell,
    /// The dice, by the side that the compared face points to.
    pub dice: [Meeting; 3],
    /// What comes of it.
    pub verdict: Verdict,
}

/// A die in a saddle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Meeting {
    /// Where it lies.
    pub cell: Cell,
    /// Whose it is.
    pub seat: Seat,
    /// The face that looks into the funnel.
    pub pips: Pips,
}

/// Who captures in a saddle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Verdict {
    /// The highest value is shared: all three dice leave the game.
    Tie,
    /// The die at `captor` is the highest and captures lower dice of others.
    Capture {
        /// Where it lies.
        captor: Cell,
    },
    /// All three belong to one player, and one is the highest: nothing happens.
    Nothing,
}

/// What becomes of a die in a clash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// This seat captures it.
    Captured(Seat),
    /// It leaves the game, and nobody gets it.
    Out,
}

/// A die that leaves the plate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fall {
    /// Where it lay.
    pub cell: Cell,
    /// What becomes of it.
    pub fate: Fate,
}

/// All dice that leave the plate after a tilt, in the order of their cells. Two
/// saddles have five dice at most, the tilted one in both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clash {
    falls: [Option<Fall>; Clash::MAX],
}

impl Clash {
    /// The most dice that can leave at once.
    pub const MAX: usize = 5;

    /// Nobody leaves.
    pub const NONE: Self = Self { falls: [None; Self::MAX] };

    /// These dice, each once; nothing if there are too many or one is named
    /// twice.
    pub fn new(falls: impl IntoIterator<Item = Fall>) -> Option<Self> {
        let mut clash = Self::NONE;
        for fall in falls {
            if clash.fate(fall.cell).is_some() || !clash.add(fall) {
                return None;
            }
        }
        Some(clash)
    }

    /// The dice that leave, in the order of their cells.
    pub fn falls(&self) -> impl Iterator<Item = Fall> {
        self.falls.into_iter().flatten()
    }

    /// Whether none leaves.
    pub const fn is_empty(&self) -> bool {
        self.falls[0].is_none()
    }

    /// What becomes of the die at `cell`, if it leaves.
    pub fn fate(&self, cell: Cell) -> Option<Fate> {
        self.falls().find(|fall| fall.cell == cell).map(|fall| fall.fate)
    }

    /// Adds a die in its place; whether there was room.
    fn add(&mut self, mut fall: Fall) -> bool {
        for slot in &mut self.falls {
            match slot {
                None => {
                    *slot = Some(fall);
                    return true;
                }
                Some(other) if other.cell > fall.cell => std::mem::swap(other, &mut fall),
                Some(_) => {}
            }
        }
        false
    }

    /// What the saddles around the tilted die at `cell` do. `owner` tells whose
    /// dice have a colour.
    pub(super) fn around(board: &Board, owner: [Seat; 3], cell: Cell) -> Self {
        let mut clash = Self::NONE;
        // The face that captured the tilted die: a second captor must beat it.
        let mut captor_of_tilted = None;
        for saddle in saddles(board, owner, cell) {
            for die in saddle.dice {
                let captor = match saddle.verdict {
                    Verdict::Nothing => continue,
                    Verdict::Tie => None,
                    Verdict::Capture { captor } => {
                        let top = saddle.dice.iter().find(|die| die.cell == captor);
                        match top {
                            Some(top) if top.seat != die.seat => Some(*top),
                            _ => continue,
                        }
                    }
                };
                let mut fate = captor.map_or(Fate::Out, |top| Fate::Captured(top.seat));
                if die.cell == cell {
                    if let Some(before) = clash.fate(cell) {
                        fate = dispute((before, captor_of_tilted), (fate, captor.map(|d| d.pips)));
                        clash.set(cell, fate);
                        continue;
                    }
                    captor_of_tilted = captor.map(|die| die.pips);
                }
                clash.add(Fall { cell: die.cell, fate });
            }
        }
        clash
    }

    fn set(&mut self, cell: Cell, fate: Fate) {
        for fall in self.falls.iter_mut().flatten().filter(|fall| fall.cell == cell) {
            fall.fate = fate;
        }
    }
}

/// What becomes of a die that both saddles claim: leaving the game beats being
/// captured, a player who captures it twice gets it, a higher captor beats a
/// lower one, and equal captors of two players lose it both.
fn dispute(one: (Fate, Option<Pips>), two: (Fate, Option<Pips>)) -> Fate {
    match (one, two) {
        ((fate @ Fate::Captured(_), _), (again, _)) if fate == again => fate,
        ((Fate::Captured(_), Some(low)), (fate @ Fate::Captured(_), Some(high)))
        | ((fate @ Fate::Captured(_), Some(high)), (Fate::Captured(_), Some(low)))
            if low < high =>
        {
            fate
        }
        _ => Fate::Out,
    }
}

/// The saddles that the die at `cell` is part of, judged as the dice lie now.
pub(super) fn saddles(board: &Board, owner: [Seat; 3], cell: Cell) -> impl Iterator<Item = Saddle> {
    board.saddles(cell).map(move |(funnel, dice)| {
        let mut index = 0;
        let dice = dice.map(|(cell, die)| {
            let pips = face((index, die));
            index += 1;
            Meeting { cell, seat: owner[die.colour().index().min(2)], pips }
        });
        Saddle { funnel, dice, verdict: verdict(&dice) }
    })
}

fn verdict(dice: &[Meeting; 3]) -> Verdict {
    let mut top = dice[0];
    let mut shared = false;
    for &die in &dice[1..] {
        if die.pips > top.pips {
            (top, shared) = (die, false);
        } else {
            shared |= die.pips == top.pips;
        }
    }
    if shared {
        Verdict::Tie
    } else if dice.iter().all(|die| die.seat == top.seat) {
        Verdict::Nothing
    } else {
        Verdict::Capture { captor: top.cell }
    }
}
