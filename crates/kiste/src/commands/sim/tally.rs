//! Counting results, in whole numbers only: sums then do not depend on the
//! order in which threads finish.

use bots::Interval;
use engine::Standing;

use super::paired::Pairs;

/// A win in parts that every number of winners up to eight can share evenly.
const WHOLE_WIN: u64 = 840;

/// Results of one seat or one bot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Results {
    /// How often somebody sat there.
    pub(crate) played: u64,
    /// First places, shared ones included.
    pub(crate) wins: u64,
    shares: u64,
    points: i64,
    squares: i128,
}

impl Results {
    fn add(&mut self, standing: &Standing, winners: u64) {
        self.played += 1;
        if standing.rank == 1 {
            self.wins += 1;
            self.shares += WHOLE_WIN / winners;
        }
        self.points += i64::from(standing.score);
        self.squares += i128::from(standing.score).pow(2);
    }

    fn merge(&mut self, other: &Self) {
        self.played += other.played;
        self.wins += other.wins;
        self.shares += other.shares;
        self.points += other.points;
        self.squares += other.squares;
    }

    /// Part of the games won, a first place shared by n counting 1/n.
    pub(crate) fn share(&self) -> Interval {
        Interval::wilson(self.shares as f64 / WHOLE_WIN as f64, self.played)
    }

    /// Mean of the scores.
    pub(crate) fn mean(&self) -> f64 {
        ratio(self.points as f64, self.played as f64)
    }

    /// Standard deviation of the scores.
    pub(crate) fn spread(&self) -> f64 {
        let n = i128::from(self.played);
        // n Σx² − (Σx)² is exact in whole numbers, where a difference of two
        // rounded means could lose every digit.
        let scaled = n * self.squares - i128::from(self.points).pow(2);
        ratio(scaled as f64, (n * (n - 1).max(1)) as f64).sqrt()
    }
}

fn ratio(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}

/// Results of a series of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// By seat.
    pub(crate) seats: Vec<Results>,
    /// By bot, in the order of the line-up.
    pub(crate) bots: Vec<Results>,
    /// Decisions of all games together.
    pub(crate) decisions: u64,
    /// Events of all games together: decisions, throws and what the rules did.
    pub(crate) events: u64,
    /// Decisions of the shortest and the longest game.
    pub(crate) range: Option<(u64, u64)>,
    /// The first bot in games on the same dice.
    pub(crate) pairs: Pairs,
}

impl Tally {
    /// Counts a game in which `bot_of` says which bot sat where.
    pub(crate) fn add(
        &mut self,
        standings: &[Standing],
        bot_of: impl Fn(usize) -> usize,
        decisions: u64,
        events: u64,
    ) {
        let winners = standings.iter().filter(|standing| standing.rank == 1).count() as u64;
        for standing in standings {
            let seat = standing.seat.index();
            at(&mut self.seats, seat).add(standing, winners);
            at(&mut self.bots, bot_of(seat)).add(standing, winners);
        }
        self.decisions += decisions;
        self.events += events;
        self.widen((decisions, decisions));
    }

    /// Both series together.
    #[must_use]
    pub(crate) fn merge(mut self, other: &Self) -> Self {
        for (index, results) in other.seats.iter().enumerate() {
            at(&mut self.seats, index).merge(results);
        }
        for (index, results) in other.bots.iter().enumerate() {
            at(&mut self.bots, index).merge(results);
        }
        self.decisions += other.decisions;
        self.events += other.events;
        self.pairs.merge(&other.pairs);
        if let Some(range) = other.range {
            self.widen(range);
        }
        self
    }

    fn widen(&mut self, (least, most): (u64, u64)) {
        let (a, b) = self.range.unwrap_or((least, most));
        self.range = Some((a.min(least), b.max(most)));
    }
}

fn at(results: &mut Vec<Results>, index: usize) -> &mut Results {
    if results.len() <= index {
        results.resize_with(index + 1, Results::default);
    }
    &mut results[index]
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;

    fn standings(of: &[(i32, u8)]) -> Vec<Standing> {
        let seats = Seat::all(of.len() as u8);
        seats
            .zip(of)
            .map(|(seat, &(score, rank))| Standing { seat, score, rank, parts: Vec::new() })
            .collect()
    }

    #[test]
    fn a_shared_first_place_is_a_part_of_a_win() {
        let mut tally = Tally::default();
        tally.add(&standings(&[(9, 1), (9, 1), (9, 1), (2, 4)]), |seat| seat % 2, 12, 20);
        let shares: Vec<f64> = tally.seats.iter().map(|seat| seat.share().share).collect();
        assert_eq!(shares, [1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0, 0.0]);
        // The first bot has two of the winning seats, the second one of two.
        assert_eq!(tally.bots[0].wins, 2);
        assert!((tally.bots[0].share().share - 1.0 / 3.0).abs() < 1e-12);
        assert!((tally.bots[1].share().share - 1.0 / 6.0).abs() < 1e-12);
    }

    #[test]
    fn mean_and_spread_are_those_of_the_textbook() {
        let mut tally = Tally::default();
        for score in [2, 4, 4, 4, 5, 5, 7, 9] {
            tally.add(&standings(&[(score, 1)]), |_| 0, 1, 1);
        }
        assert!((tally.seats[0].mean() - 5.0).abs() < 1e-12);
        assert!((tally.seats[0].spread() - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn one_game_has_no_spread() {
        let mut tally = Tally::default();
        tally.add(&standings(&[(7, 1)]), |_| 0, 1, 1);
        assert!(tally.seats[0].spread().abs() < 1e-12);
    }

    #[test]
    fn parts_of_a_series_add_up_to_the_whole_in_any_order() {
        let games = [[(3, 2), (8, 1)], [(5, 1), (5, 1)], [(-2, 2), (0, 1)]];
        let tally = |range: std::ops::Range<usize>| {
            let mut tally = Tally::default();
            for (index, game) in games.iter().enumerate().take(range.end).skip(range.start) {
                tally.add(&standings(game), |seat| seat, 10 + index as u64, 20);
            }
            tally
        };
        let (first, rest) = (tally(0..1), tally(1..3));
        assert_eq!(first.clone().merge(&rest), tally(0..3));
        assert_eq!(rest.merge(&first), tally(0..3));
        assert_eq!(tally(0..3).range, Some((10, 12)));
    }
}
