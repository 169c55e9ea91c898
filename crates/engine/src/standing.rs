//! Who is ahead, and by what.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Seat;

/// Points of one player with everything that breaks a tie. The greater score
/// is the better one.
///
/// ```
/// use engine::Score;
/// let mia = Score::highest(30).then(2);
/// let tom = Score::highest(30).then(1);
/// assert!(mia > tom);
/// assert!(Score::lowest(3) > Score::lowest(8));
/// assert!(Score::highest(0).outright() > mia);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    points: i32,
    key: [i32; 4],
    depth: u8,
    outright: bool,
}

/// What winning outright adds to the worth of a score: more than the points of
/// any game, little enough that points still tell outright wins apart.
const OUTRIGHT: i32 = 1_000;

impl Score {
    /// Most points win.
    pub const fn highest(points: i32) -> Self {
        Self { points, key: [points, 0, 0, 0], depth: 1, outright: false }
    }

    /// Fewest points win.
    pub const fn lowest(points: i32) -> Self {
        Self { points, key: [-points, 0, 0, 0], depth: 1, outright: false }
    }

    /// A tie so far goes to the greater `tie_break`; a fourth and any further
    /// one is out of reach and ignored.
    #[must_use]
    pub const fn then(mut self, tie_break: i32) -> Self {
        if (self.depth as usize) < self.key.len() {
            self.key[self.depth as usize] = tie_break;
            self.depth += 1;
        }
        self
    }

    /// Has reached what wins the game, whatever the points are.
    #[must_use]
    pub const fn outright(mut self) -> Self {
        self.outright = true;
        self
    }

    /// People are told these points instead of those that decide.
    ///
    /// ```
    /// use engine::Score;
    /// let winner = Score::lowest(0).shown_as(3);
    /// assert_eq!(winner.points(), 3);
    /// assert!(winner > Score::lowest(2));
    /// ```
    #[must_use]
    pub const fn shown_as(mut self, points: i32) -> Self {
        self.points = points;
        self
    }

    /// The points that people are told.
    pub const fn points(&self) -> i32 {
        self.points
    }

    /// The points as a measure in which more is always better.
    pub const fn worth(&self) -> i32 {
        if self.outright { self.key[0] + OUTRIGHT } else { self.key[0] }
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Self) -> Ordering {
        self.outright.cmp(&other.outright).then(self.key.cmp(&other.key))
    }
}

/// A named part of somebody's points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(into = "(String, i32)", from = "(String, i32)")]
#[ts(type = "[string, number]")]
pub struct Part {
    /// Stable name in lower case, also the key of its translation.
    pub name: String,
    /// Points from this part.
    pub points: i32,
}

impl Part {
    /// `points` from `name`.
    pub fn new(name: impl Into<String>, points: i32) -> Self {
        Self { name: name.into(), points }
    }
}

/// Where a player stands, at the end or on the way there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Standing {
    /// Who.
    pub seat: Seat,
    /// All points together.
    pub score: i32,
    /// From 1; players who share a place share the better rank.
    pub rank: u8,
    /// Where the points come from, in the order of the score sheet.
    pub parts: Vec<Part>,
}

impl From<Part> for (String, i32) {
    fn from(Part { name, points }: Part) -> Self {
        (name, points)
    }
}

impl From<(String, i32)> for Part {
    fn from((name, points): (String, i32)) -> Self {
        Self { name, points }
    }
}

/// The rank of `score` among `scores`: one more than the number of better ones.
pub fn rank(score: Score, scores: impl IntoIterator<Item = Score>) -> u8 {
    1 + scores.into_iter().filter(|other| *other > score).count() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_go_to_the_tie_breaks_in_order_and_are_shared_when_those_are_equal() {
        let scores =
            [Score::highest(9).then(1), Score::highest(9).then(2), Score::highest(9).then(1)];
        let ranks: Vec<u8> = scores.iter().map(|s| rank(*s, scores)).collect();
        assert_eq!(ranks, [2, 1, 2]);
    }

    #[test]
    fn parts_are_pairs_in_sheet_order() {
        let standing = Standing {
            seat: Seat::new(0),
            score: 5,
            rank: 1,
            parts: vec![Part::new("rows", 4), Part::new("bonus", 1)],
        };
        let text = serde_json::to_string(&standing).unwrap();
        assert_eq!(text, r#"{"seat":1,"score":5,"rank":1,"parts":[["rows",4],["bonus",1]]}"#);
        assert_eq!(serde_json::from_str::<Standing>(&text).unwrap(), standing);
    }
}
