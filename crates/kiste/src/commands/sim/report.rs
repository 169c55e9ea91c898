//! What a series of games has shown.

use std::time::Duration;

use bots::Interval;
use engine::{Game, Options};
use serde::Serialize;
use serde_json::{Map, Value};

use super::paired::PairedReport;
use super::series::Series;
use super::tally::{Results, Tally};
use crate::Console;
use crate::console::{STRONG, styled};
use crate::table::{Align, Table, counted, thousands};

/// The result, as its JSON form has it.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    game: &'static str,
    #[serde(skip)]
    name: &'static str,
    options: Map<String, Value>,
    players: usize,
    games: u64,
    seed: u64,
    bots: Vec<BotRow>,
    seats: Vec<SeatRow>,
    length: Length,
    #[serde(skip_serializing_if = "Option::is_none")]
    paired: Option<PairedReport>,
    threads: usize,
    seconds: f64,
    decisions_per_second: f64,
}

#[derive(Debug, Serialize)]
struct BotRow {
    bot: &'static str,
    #[serde(flatten)]
    figures: Figures,
}

#[derive(Debug, Serialize)]
struct SeatRow {
    seat: usize,
    bots: Vec<&'static str>,
    #[serde(flatten)]
    figures: Figures,
}

#[derive(Debug, Serialize)]
struct Figures {
    played: u64,
    wins: u64,
    win_share: f64,
    interval: [f64; 2],
    score: Spread,
}

#[derive(Debug, Serialize)]
struct Spread {
    mean: f64,
    spread: f64,
}

#[derive(Debug, Serialize)]
struct Length {
    decisions: f64,
    events: f64,
    shortest: u64,
    longest: u64,
}

impl Figures {
    fn new(results: &Results) -> Self {
        let Interval { share, low, high } = results.share();
        Self {
            played: results.played,
            wins: results.wins,
            win_share: share,
            interval: [low, high],
            score: Spread { mean: results.mean(), spread: results.spread() },
        }
    }

    fn cells(&self) -> [String; 6] {
        let [low, high] = self.interval.map(|share| format!("{:.1}", 100.0 * share));
        [
            self.played.to_string(),
            self.wins.to_string(),
            format!("{:.1} %", 100.0 * self.win_share),
            format!("{low}–{high} %"),
            format!("{:.1}", self.score.mean),
            format!("{:.1}", self.score.spread),
        ]
    }

    const COLUMNS: [(&'static str, Align); 6] = [
        ("played", Align::Right),
        ("wins", Align::Right),
        ("share", Align::Right),
        ("95 % interval", Align::Right),
        ("score", Align::Right),
        ("±", Align::Right),
    ];
}

impl Report {
    pub(crate) fn new<G: Game>(
        series: &Series<'_, G>,
        tally: &Tally,
        threads: usize,
        time: Duration,
    ) -> Self {
        let lineup = &series.lineup;
        let bots = lineup.bots.iter().zip(&tally.bots);
        let seats = tally.seats.iter().enumerate();
        let (shortest, longest) = tally.range.unwrap_or_default();
        let mean = |sum: u64| sum as f64 / series.games as f64;
        Self {
            game: G::ID,
            name: G::NAME,
            options: series
                .options
                .pairs()
                .into_iter()
                .map(|(key, value)| (key.to_owned(), Value::String(value)))
                .collect(),
            players: lineup.players(),
            games: series.games,
            seed: series.seed,
            bots: bots
                .map(|(bot, results)| BotRow { bot: bot.word(), figures: Figures::new(results) })
                .collect(),
            seats: seats
                .map(|(seat, results)| SeatRow {
                    seat: seat + 1,
                    bots: lineup.on_seat(seat),
                    figures: Figures::new(results),
                })
                .collect(),
            length: Length {
                decisions: mean(tally.decisions),
                events: mean(tally.events),
                shortest,
                longest,
            },
            paired: series.paired.then(|| {
                let seats = (0..lineup.players()).filter(|&seat| lineup.bot(0, seat) == 0).count();
                PairedReport::new(lineup.bots[0].word(), &tally.pairs, seats, lineup.players())
            }),
            threads,
            seconds: time.as_secs_f64(),
            decisions_per_second: tally.decisions as f64 / time.as_secs_f64().max(1e-9),
        }
    }

    pub(crate) fn show(&self, console: &mut Console<'_>) -> std::io::Result<()> {
        console.line(format_args!(
            "{}: {} of {}, seed {}",
            styled(STRONG, self.name),
            counted(self.games, "game", "games"),
            counted(self.players as u64, "player", "players"),
            self.seed
        ))?;
        let table = |first: (&'static str, Align)| {
            Table::new([first].into_iter().chain(Figures::COLUMNS).collect::<Vec<_>>())
        };
        let mut bots = table(("bot", Align::Left));
        for row in &self.bots {
            bots.row([[row.bot.to_owned()].as_slice(), &row.figures.cells()].concat());
        }
        let mut seats = table(("seat", Align::Left));
        for row in &self.seats {
            let seat = format!("{} {}", row.seat, row.bots.join("/"));
            seats.row([[seat].as_slice(), &row.figures.cells()].concat());
        }
        console.text(format_args!("\n{bots}\n{seats}\n"))?;
        let Length { decisions, events, shortest, longest } = &self.length;
        console.line(format_args!(
            "a game: {decisions:.1} decisions ({shortest} to {longest}), {events:.1} events"
        ))?;
        console.line(format_args!(
            "speed: {} decisions/s on {} ({:.1} s)",
            thousands(self.decisions_per_second),
            counted(self.threads as u64, "thread", "threads"),
            self.seconds
        ))?;
        match &self.paired {
            Some(paired) => paired.show(console),
            None => Ok(()),
        }
    }
}
