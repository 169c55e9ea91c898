//! What a throw can bring, and how likely.
//!
//! Every draw of every game goes through [`Chance::below`]. So a chance that
//! answers it with each number in turn walks all that a throw can bring, for
//! every game as it is.

use std::fmt;
use std::ops::Add;

use crate::{Chance, Game, QuickDice};

/// A share of all that can happen, exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Probability {
    numerator: u128,
    denominator: u128,
}

impl Probability {
    /// It cannot happen.
    pub const ZERO: Self = Self { numerator: 0, denominator: 1 };
    /// It is certain.
    pub const ONE: Self = Self { numerator: 1, denominator: 1 };

    /// This many of so many equally likely cases; of none, nothing can happen.
    pub const fn new(cases: u128, of: u128) -> Self {
        if of == 0 {
            return Self::ZERO;
        }
        let common = gcd(cases, of);
        Self { numerator: cases / common, denominator: of / common }
    }

    /// The least number of equally likely cases that both `cases` and this
    /// share can be counted in.
    #[must_use]
    pub const fn common(self, cases: u128) -> u128 {
        cases / gcd(cases, self.denominator) * self.denominator
    }

    /// How many of so many equally likely cases this is; exact if they are a
    /// [common](Self::common) number.
    pub const fn of(self, cases: u128) -> u128 {
        cases / self.denominator * self.numerator
    }

    /// As a number from 0 to 1.
    pub fn to_f64(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }
}

impl Add for Probability {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        // Denominators are products of a few small numbers, so they share most
        // of their factors and stay small.
        let common = gcd(self.denominator, other.denominator);
        let of = self.denominator / common * other.denominator;
        let ours = self.numerator * (of / self.denominator);
        Self::new(ours + other.numerator * (of / other.denominator), of)
    }
}

impl std::iter::Sum for Probability {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Probability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.numerator, self.denominator)
    }
}

const fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    if a == 0 { 1 } else { a }
}

/// What the pending throw of a game can bring.
#[derive(Clone, Debug, PartialEq)]
pub enum Odds<T> {
    /// All of it, each outcome once, with its probability; they add up to one.
    Exact(Vec<(T, Probability)>),
    /// Too much to walk, as for a whole pyramid: outcomes drawn by chance, any
    /// of them perhaps more than once.
    Sampled(Vec<T>),
}

/// What the throw that `game` waits for can bring; nothing if it waits for
/// something else. Of more than `most` ways in which dice can fall, as many are
/// drawn by `number`.
pub fn odds<G: Game>(game: &G, most: usize, number: u64) -> Option<Odds<G::Throw>> {
    if let Some(every) = every_outcome(most, |chance| game.throw(chance)) {
        let thrown = every.into_iter().map(|(throw, share)| Some((throw?, share)));
        return thrown.collect::<Option<_>>().map(Odds::Exact);
    }
    let mut chance = QuickDice::new(number);
    (0..most).map(|_| game.throw(&mut chance)).collect::<Option<_>>().map(Odds::Sampled)
}

/// All that `draw` can come to; `None` if that is more than `most` ways.
fn every_outcome<T: PartialEq>(
    most: usize,
    draw: impl Fn(&mut EveryChance) -> T,
) -> Option<Vec<(T, Probability)>> {
    let mut chance = EveryChance::default();
    let mut all: Vec<(T, Probability)> = Vec::new();
    for _ in 0..most {
        let outcome = draw(&mut chance);
        let share = chance.probability()?;
        // Outcomes of neighbouring draws are alike, if any are.
        match all.iter_mut().rev().find(|(known, _)| *known == outcome) {
            Some((_, sum)) => *sum = *sum + share,
            None => all.push((outcome, share)),
        }
        if !chance.advance() {
            return Some(all);
        }
    }
    None
}

/// Answers every draw with one number after the other: whoever draws again and
/// again, calling [`EveryChance::advance`] in between, has met all there is.
#[derive(Clone, Debug, Default)]
struct EveryChance {
    /// The answers so far, and of how many.
    path: Vec<(u32, u32)>,
    /// How many of them were given in this round.
    given: usize,
    /// Bits were asked for, of which there are too many, or far too many draws.
    endless: bool,
}

/// A throw of more dice is never walked.
const DEEPEST: usize = 48;

impl EveryChance {
    /// How likely the draws of this round are; `None` if there is no end to
    /// them.
    fn probability(&self) -> Option<Probability> {
        let mut ways = 1_u128;
        for (_, of) in &self.path {
            ways = ways.checked_mul(u128::from(*of))?;
        }
        (!self.endless).then(|| Probability::new(1, ways))
    }

    /// The next round answers otherwise; false once everything was answered.
    fn advance(&mut self) -> bool {
        self.path.truncate(self.given);
        self.given = 0;
        while let Some((answer, of)) = self.path.pop() {
            if answer + 1 < of {
                self.path.push((answer + 1, of));
                return true;
            }
        }
        false
    }
}

impl Chance for EveryChance {
    fn bits(&mut self) -> u32 {
        self.endless = true;
        0
    }

    fn below(&mut self, n: u32) -> u32 {
        // Where nothing can differ, nothing is drawn.
        if n < 2 || self.endless {
            return 0;
        }
        if self.given == self.path.len() {
            if self.given == DEEPEST {
                self.endless = true;
                return 0;
            }
            self.path.push((0, n));
        }
        let (answer, _) = self.path[self.given];
        self.given += 1;
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all<T: PartialEq + fmt::Debug>(
        draw: impl Fn(&mut EveryChance) -> T,
    ) -> Option<Vec<(T, Probability)>> {
        every_outcome(10_000, draw)
    }

    #[test]
    fn a_die_shows_each_face_once_in_six() {
        let faces = all(|chance| chance.die().get()).unwrap();
        assert_eq!(faces, (1..=6).map(|pips| (pips, Probability::new(1, 6))).collect::<Vec<_>>());
    }

    #[test]
    fn what_can_come_in_several_ways_is_likelier() {
        let sums = all(|chance| chance.die().get() + chance.die().get()).unwrap();
        assert_eq!(sums.len(), 11);
        let of = |sum: u8| sums.iter().find(|(known, _)| *known == sum).unwrap().1;
        assert_eq!(of(2), Probability::new(1, 36));
        assert_eq!(of(7), Probability::new(1, 6));
        assert_eq!(sums.iter().map(|(_, share)| *share).sum::<Probability>(), Probability::ONE);
    }

    #[test]
    fn how_much_is_drawn_may_depend_on_what_was_drawn() {
        // A six is thrown once more.
        let throws = all(|chance| {
            let first = chance.die().get();
            if first == 6 { first + chance.die().get() } else { first }
        });
        let throws = throws.unwrap();
        assert_eq!(throws.len(), 11);
        assert_eq!(throws[0], (1, Probability::new(1, 6)));
        assert_eq!(throws[10], (12, Probability::new(1, 36)));
        assert_eq!(throws.iter().map(|(_, share)| *share).sum::<Probability>(), Probability::ONE);
    }

    #[test]
    fn every_order_is_as_likely_as_every_other() {
        let orders = all(|chance| {
            let mut items = [1, 2, 3, 4];
            chance.shuffle(&mut items);
            items
        });
        let orders = orders.unwrap();
        assert_eq!(orders.len(), 24);
        assert!(orders.iter().all(|(_, share)| *share == Probability::new(1, 24)));
    }

    #[test]
    fn where_there_is_no_end_to_it_nothing_is_said() {
        assert_eq!(all(Chance::bits), None);
        assert_eq!(all(|chance| [(); 165].map(|()| chance.die())), None);
        assert_eq!(all(|chance| [(); 6].map(|()| chance.die())), None, "46,656 ways");
        // Nothing is drawn where nothing can differ.
        assert_eq!(all(|chance| chance.below(1)), Some(vec![(0, Probability::ONE)]));
    }

    #[test]
    fn shares_are_exact_and_told_in_lowest_terms() {
        let third = Probability::new(2, 6);
        assert_eq!(third.to_string(), "1/3");
        assert_eq!((third + Probability::new(1, 6)).to_string(), "1/2");
        assert_eq!(third + third + third, Probability::ONE);
        assert_eq!(Probability::new(0, 7), Probability::ZERO);
        assert_eq!(Probability::new(1, 0), Probability::ZERO);
    }
}
