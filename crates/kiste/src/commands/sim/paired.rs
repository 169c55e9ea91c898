//! Games on the same dice: everybody plays them from every seat, so that the
//! dice favour nobody, and what luck is left is taken out.

use bots::Interval;
use insight::WHOLE;
use serde::Serialize;

use crate::Console;
use crate::console::{STRONG, styled};

/// Sums over the seats of the first bot, in whole numbers: they do not depend
/// on the order in which threads finish.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sums {
    count: u64,
    sum: i64,
    squares: i128,
}

impl Sums {
    pub(crate) fn add(&mut self, value: i64) {
        self.count += 1;
        self.sum += value;
        self.squares += i128::from(value).pow(2);
    }

    fn merge(&mut self, other: Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// Variance of the mean.
    fn variance(&self) -> f64 {
        let n = i128::from(self.count);
        let scaled = n * self.squares - i128::from(self.sum).pow(2);
        scaled as f64 / (n * n * (n - 1).max(1)).max(1) as f64
    }

    /// The mean as a share of wins, where one win counts `whole`.
    fn interval(&self, whole: f64) -> Interval {
        let (share, reach) = (self.mean() / whole, 1.96 * self.variance().sqrt() / whole);
        Interval { share, low: share - reach, high: share + reach }
    }
}

/// Intervals narrower than this have no width: what is left is rounding.
const NO_WIDTH: f64 = 1e-9;

/// What paired games have shown of the first bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pairs {
    /// Results of single games, as if their dice had nothing in common.
    pub(crate) single: Sums,
    /// Sums of all games on the same dice.
    pub(crate) groups: Sums,
    /// The same without luck.
    pub(crate) corrected: Sums,
}

impl Pairs {
    pub(crate) fn merge(&mut self, other: &Self) {
        self.single.merge(other.single);
        self.groups.merge(other.groups);
        self.corrected.merge(other.corrected);
    }
}

/// For people and programs.
#[derive(Debug, Serialize)]
pub(crate) struct PairedReport {
    bot: &'static str,
    /// How many sets of dice.
    dice: u64,
    win_share: f64,
    interval: [f64; 2],
    /// So many games on dice of their own would tell as much as one; nothing
    /// where nothing is left to chance, so that it cannot be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    saving: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    luck_corrected: Option<Corrected>,
}

#[derive(Debug, Serialize)]
struct Corrected {
    win_share: f64,
    interval: [f64; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    saving: Option<f64>,
}

impl PairedReport {
    /// `seats` is on how many seats of each table the bot sits.
    pub(crate) fn new(bot: &'static str, pairs: &Pairs, seats: usize, players: usize) -> Self {
        let whole = f64::from(WHOLE) * seats as f64;
        let paired = pairs.groups.interval(whole * players as f64);
        let plain = pairs.single.interval(whole);
        let saving = |interval: Interval| {
            let (without, with) = (plain.high - plain.low, interval.high - interval.low);
            let told = without > NO_WIDTH && with > NO_WIDTH;
            told.then(|| (without / with).powi(2))
        };
        let corrected = (pairs.corrected.count > 0).then(|| {
            let interval = pairs.corrected.interval(whole * players as f64);
            Corrected {
                win_share: interval.share,
                interval: [interval.low, interval.high],
                saving: saving(interval),
            }
        });
        Self {
            bot,
            dice: pairs.groups.count,
            win_share: paired.share,
            interval: [paired.low, paired.high],
            saving: saving(paired),
            luck_corrected: corrected,
        }
    }

    pub(crate) fn show(&self, console: &mut Console<'_>) -> std::io::Result<()> {
        let line = |share: f64, [low, high]: [f64; 2], saving: Option<f64>| {
            let [share, low, high] = [share, low, high].map(|part| 100.0 * part);
            let sure = saving
                .map(|saving| format!(", as sure as {saving:.1} times as many games"))
                .unwrap_or_default();
            format!("{share:.1} % ({low:.1}–{high:.1}){sure}")
        };
        console.line("")?;
        console.line(format_args!(
            "{} on {} sets of dice, a win counting in parts by seat:",
            styled(STRONG, self.bot),
            self.dice
        ))?;
        let paired = line(self.win_share, self.interval, self.saving);
        console.line(format_args!("  paired:          {paired}"))?;
        match &self.luck_corrected {
            Some(Corrected { win_share, interval, saving }) => {
                let corrected = line(*win_share, *interval, *saving);
                console.line(format_args!("  luck-corrected:  {corrected}"))
            }
            None => console.line("  luck-corrected:  not for this game: its luck is not known"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_on_the_same_dice_tell_more_when_the_dice_decide() {
        // Whoever has the better seat wins: pairs are always even.
        let mut pairs = Pairs::default();
        for _ in 0..10 {
            for result in [i64::from(WHOLE), 0] {
                pairs.single.add(result);
            }
            pairs.groups.add(WHOLE.into());
        }
        let report = PairedReport::new("hard", &pairs, 1, 2);
        assert!((report.win_share - 0.5).abs() < 1e-12);
        assert!(report.interval[1] - report.interval[0] < 1e-9, "nothing is left to chance");
        assert_eq!(report.saving, None, "and then nobody can say what was saved");
        assert!(report.luck_corrected.is_none());
    }

    #[test]
    fn what_was_saved_is_told_where_something_is_left_to_chance() {
        let mut pairs = Pairs::default();
        for (one, other) in [(1, 0), (0, 1), (1, 1), (1, 0)] {
            for result in [one, other] {
                pairs.single.add(result * i64::from(WHOLE));
            }
            pairs.groups.add((one + other) * i64::from(WHOLE));
        }
        let saving = PairedReport::new("hard", &pairs, 1, 2).saving.unwrap();
        assert!((1.0..10.0).contains(&saving), "{saving}");
    }
}
