//! Figures of many games, with intervals of 95 %.

use bots::Interval;
use engine::{Chance as _, QuickDice};

use crate::hands::Kind;
use crate::watched::{Played, Watched};

/// The turn from which on falls are counted: that of the eighth piece.
const EIGHTH: usize = 7;
/// As many pieces are hoped for in the wheel from the middle on.
const HOPED: std::ops::RangeInclusive<usize> = 8..=16;
/// Series drawn for an interval.
const DRAWS: usize = 1_000;

/// A figure and where it lies in 19 of 20 series.
struct Figure {
    value: f64,
    low: f64,
    high: f64,
}

pub(crate) struct Figures {
    name: String,
    hands: String,
    games: usize,
    over: usize,
    /// Turns a game: a quarter, half, three quarters of them are shorter; the longest.
    turns: [f64; 4],
    middle: Figure,
    falls: Figure,
    three: Figure,
    five: Figure,
    most: usize,
    half: Figure,
    late: Figure,
    hoped: Figure,
    rolled: Figure,
    dropped: Figure,
    hits: Figure,
    nowhere: Figure,
    /// Games in which somebody had nowhere to build.
    stuck: usize,
    settled: f64,
    millis: f64,
    /// Of each kind, where there are several at a table: how often it wins, and in what share of its turns
    /// something falls. At one table both find the same wheel.
    kinds: Vec<(String, Interval, Figure)>,
}

impl Figures {
    /// What the columns of a row are.
    pub(crate) const HEAD: [&'static str; 19] = [
        "wheel",
        "hands",
        "games",
        "not ended",
        "turns: quarters, longest",
        "turns, middle",
        "falls from the 8th piece on, %",
        "3 or more at once, %",
        "5 or more at once, %",
        "most at once",
        "in the wheel at 5/10",
        "at 9/10",
        "8 to 16 in the second half, %",
        "rolls a turn, degrees",
        "drops from three o'clock, % of turns",
        "and something falls, % of turns",
        "nowhere to build, % of turns; games",
        "settling, s; simulating, ms",
        "won; falls of each kind from the 8th piece on, %",
    ];

    pub(crate) fn of(name: &str, hands: &[Kind], games: &[Played]) -> Self {
        let later = |game: &Played| -> Vec<usize> {
            game.turns.iter().skip(EIGHTH).map(|turn| turn.fell.len()).collect()
        };
        let all = |game: &Played| -> Vec<usize> {
            game.turns.iter().map(|turn| turn.fell.len()).collect()
        };
        let at = |tenths: usize| {
            move |games: &[&Played]| {
                mean(
                    games
                        .iter()
                        .filter(|game| !game.turns.is_empty())
                        .map(|game| game.turns[game.turns.len() * tenths / 10].inside as f64),
                )
            }
        };
        let second = |game: &Played| -> Vec<usize> {
            game.turns[game.turns.len() / 2..].iter().map(|turn| turn.inside).collect()
        };
        let watched = |of: fn(&Watched) -> f64| {
            move |games: &[&Played]| mean(games.iter().flat_map(|game| &game.turns).map(of))
        };
        let lengths = sorted(games.iter().map(|game| game.turns.len() as f64));
        let quantile = |share: f64| quantile(&lengths, share);
        let plain = |of: fn(&Watched) -> f64| mean(games.iter().flat_map(|g| &g.turns).map(of));
        let mut kinds: Vec<(String, Interval, Figure)> = Vec::new();
        for kind in hands {
            if hands.iter().any(|other| other != kind)
                && kinds.iter().all(|(word, ..)| *word != kind.to_string())
            {
                let won = games.iter().map(|game| {
                    let ours = game.winners.iter().filter(|winner| *winner == kind).count();
                    ours as f64 / game.winners.len().max(1) as f64
                });
                let won = Interval::wilson(won.sum(), games.len() as u64);
                let own = |game: &Played| -> Vec<usize> {
                    let later = game.turns.iter().skip(EIGHTH).filter(|turn| turn.by == *kind);
                    later.map(|turn| turn.fell.len()).collect()
                };
                let falls = figure(games, |games| share(games, own, |fell| *fell > 0));
                kinds.push((kind.to_string(), won, falls));
            }
        }
        Self {
            name: name.to_owned(),
            hands: words(hands),
            games: games.len(),
            over: games.iter().filter(|game| game.over).count(),
            turns: [quantile(0.25), quantile(0.5), quantile(0.75), quantile(1.0)],
            middle: figure(games, |games| {
                self::quantile(&sorted(games.iter().map(|game| game.turns.len() as f64)), 0.5)
            }),
            falls: figure(games, |games| share(games, later, |fell| *fell > 0)),
            three: figure(games, |games| share(games, all, |fell| *fell >= 3)),
            five: figure(games, |games| share(games, all, |fell| *fell >= 5)),
            most: games.iter().flat_map(all).max().unwrap_or(0),
            half: figure(games, at(5)),
            late: figure(games, at(9)),
            hoped: figure(games, |games| share(games, second, |inside| HOPED.contains(inside))),
            rolled: figure(games, watched(|turn| turn.rolled.abs())),
            dropped: figure(games, watched(|turn| 100.0 * f64::from(!turn.dropped.is_empty()))),
            hits: figure(
                games,
                watched(|turn| {
                    100.0 * f64::from(!turn.dropped.is_empty() && !turn.fell.is_empty())
                }),
            ),
            nowhere: figure(games, watched(|turn| 100.0 * f64::from(turn.nowhere))),
            stuck: games.iter().filter(|game| game.turns.iter().any(|turn| turn.nowhere)).count(),
            settled: plain(|turn| turn.settled),
            millis: plain(|turn| turn.cost.as_secs_f64() * 1_000.0),
            kinds,
        }
    }

    /// The columns.
    pub(crate) fn row(&self) -> Vec<String> {
        let [one, _, three, most] = self.turns;
        let kinds = self.kinds.iter();
        let kinds = kinds.map(|(kind, won, falls)| format!("{kind} {won}; {}", falls.text(0)));
        vec![
            self.name.clone(),
            self.hands.clone(),
            self.games.to_string(),
            (self.games - self.over).to_string(),
            format!("{one:.0}–{three:.0}, {most:.0}"),
            self.middle.text(0),
            self.falls.text(0),
            self.three.text(1),
            self.five.text(1),
            self.most.to_string(),
            self.half.text(1),
            self.late.text(1),
            self.hoped.text(0),
            self.rolled.text(0),
            self.dropped.text(0),
            self.hits.text(0),
            format!("{}; {}", self.nowhere.text(1), self.stuck),
            format!("{:.1}; {:.0}", self.settled, self.millis),
            kinds.collect::<Vec<_>>().join(", "),
        ]
    }
}

/// Hands in words, those that are alike counted.
fn words(hands: &[Kind]) -> String {
    let mut words: Vec<String> = Vec::new();
    for kind in hands {
        let count = hands.iter().filter(|other| *other == kind).count();
        let word = format!("{count} {kind}");
        if !words.contains(&word) {
            words.push(word);
        }
    }
    words.join(", ")
}

impl Figure {
    fn text(&self, digits: usize) -> String {
        let Self { value, low, high } = self;
        format!("{value:.digits$} ({low:.digits$}–{high:.digits$})")
    }
}

/// A figure of all games, and of series of as many drawn from them with repetition: games, not turns,
/// are independent of each other.
fn figure(games: &[Played], of: impl Fn(&[&Played]) -> f64) -> Figure {
    let all: Vec<&Played> = games.iter().collect();
    let mut chance = QuickDice::new(1);
    let drawn = (0..DRAWS).map(|_| {
        let series: Vec<&Played> = all.iter().filter_map(|_| chance.pick(&all).copied()).collect();
        of(&series)
    });
    let drawn = sorted(drawn);
    Figure { value: of(&all), low: quantile(&drawn, 0.025), high: quantile(&drawn, 0.975) }
}

/// The share of numbers with a property, in per cent.
fn share(
    games: &[&Played],
    numbers: impl Fn(&Played) -> Vec<usize>,
    has: impl Fn(&usize) -> bool,
) -> f64 {
    let numbers: Vec<usize> = games.iter().flat_map(|game| numbers(game)).collect();
    100.0 * numbers.iter().filter(|number| has(number)).count() as f64 / numbers.len().max(1) as f64
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (count, sum) = numbers.fold((0.0, 0.0), |(count, sum), number| (count + 1.0, sum + number));
    if count > 0.0 { sum / count } else { 0.0 }
}

fn sorted(numbers: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    numbers
}

/// The number that this share of the sorted ones does not exceed.
fn quantile(sorted: &[f64], share: f64) -> f64 {
    let last = sorted.len().saturating_sub(1);
    sorted.get((share * last as f64).round() as usize).copied().unwrap_or(0.0)
}
