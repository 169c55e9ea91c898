//! What nobody sees, and how likely it is.

use engine::{Chance, Pips};
use pyramid::{Axis, Cell, ORIENTATIONS, Orientation};

use super::Eintrichtern;

/// How likely each sum around a funnel is, for somebody who sees the open faces
/// and remembers nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Odds([f32; 19]);

impl Odds {
    /// The smallest and the largest sum of three faces.
    pub const SUMS: std::ops::RangeInclusive<u8> = 3..=18;

    /// How likely this sum is.
    pub fn of(&self, sum: u8) -> f32 {
        self.0.get(usize::from(sum)).copied().unwrap_or(0.0)
    }

    /// The odds of three fair dice.
    pub fn of_three_dice() -> Self {
        Self::of_faces([[1.0; 6]; 3])
    }

    /// The sum of three faces, each of whose pips weighs so much.
    fn of_faces(weights: [[f32; 6]; 3]) -> Self {
        let mut odds = [0.0; 19];
        for (pips, weight) in triples(weights) {
            odds[usize::from(sum(pips))] += weight;
        }
        let all: f32 = odds.iter().sum();
        Self(odds.map(|weight| weight / all))
    }
}

fn sum(pips: [Pips; 3]) -> u8 {
    pips.iter().map(|pips| pips.get()).sum()
}

/// All triples of faces, with what they weigh together.
fn triples(weights: [[f32; 6]; 3]) -> impl Iterator<Item = ([Pips; 3], f32)> {
    (0..216_usize).map(move |number| {
        let faces = [number / 36, number / 6 % 6, number % 6];
        let weight = weights[0][faces[0]] * weights[1][faces[1]] * weights[2][faces[2]];
        (faces.map(|face| Pips::ALL[face]), weight)
    })
}

impl Eintrichtern {
    /// The odds of the sums around a funnel that a red die covers, as the open
    /// faces of its three dice have them.
    pub fn odds(&self, funnel: Cell) -> Odds {
        Odds::of_faces(self.weights(funnel))
    }

    /// For each of the three dice around a funnel, in how many ways it can lie
    /// so as to show each number to it.
    fn weights(&self, funnel: Cell) -> [[f32; 6]; 3] {
        let mut weights = [[0.0; 6]; 3];
        for (weights, (cell, axis)) in weights.iter_mut().zip(funnel.faces_around()) {
            for orientation in self.possible(cell) {
                weights[usize::from(orientation.face(axis).get()) - 1] += 1.0;
            }
        }
        weights
    }

    /// What everybody sees of a yellow die.
    fn known(&self, cell: Cell) -> [Option<Pips>; 3] {
        Axis::ALL.map(|axis| {
            let die = self.pyramid.die(cell).filter(|_| self.is_open(cell, axis));
            die.map(|die| die.face(axis))
        })
    }

    /// The ways in which a yellow die can lie, as far as everybody sees.
    fn possible(&self, cell: Cell) -> impl Iterator<Item = Orientation> + Clone + use<> {
        fitting(self.known(cell))
    }

    /// Turns the yellow dice as they may lie for all that anybody knows.
    pub(super) fn redraw(&mut self, chance: &mut impl Chance) {
        let announced = self.announced();
        // The faces around a lifted die must add up to what was announced.
        let triple = announced.and_then(|(funnel, announced)| {
            let fits = || triples(self.weights(funnel)).filter(|(pips, _)| sum(*pips) == announced);
            let all: u32 = fits().map(|(_, weight)| weight as u32).sum();
            let mut left = chance.below(all);
            let drawn = fits().find(|(_, weight)| {
                let found = left < *weight as u32;
                left = left.saturating_sub(*weight as u32);
                found
            });
            drawn.map(|(triple, _)| (funnel, triple))
        });
        for cell in self.plate().base() {
            let Some(die) = self.pyramid.die(cell) else { continue };
            let mut known = self.known(cell);
            for ((other, axis), pips) in triple.into_iter().flat_map(around) {
                if other == cell {
                    known[axis.index()] = Some(pips);
                }
            }
            let drawn = match known.iter().flatten().count() {
                0 => Orientation::random(chance),
                1 => {
                    let ways = fitting(known);
                    let nth = chance.below(ways.clone().count() as u32) as usize;
                    ways.clone().nth(nth).unwrap_or(die.orientation())
                }
                // Two faces of a die leave no choice for the third.
                _ => fitting(known).next().unwrap_or(die.orientation()),
            };
            self.pyramid.put(cell, die.turned(drawn));
        }
    }
}

/// The faces around a funnel with what they show.
fn around((funnel, pips): (Cell, [Pips; 3])) -> impl Iterator<Item = ((Cell, Axis), Pips)> {
    funnel.faces_around().zip(pips)
}

/// The orientations with these faces.
fn fitting(known: [Option<Pips>; 3]) -> impl Iterator<Item = Orientation> + Clone {
    (0..ORIENTATIONS).filter_map(Orientation::from_index).filter(move |orientation| {
        known.iter().zip(orientation.faces()).all(|(known, face)| known.is_none_or(|k| k == face))
    })
}
