//! What the author of a game wants to know of it: many games of bots, counted.

use engine::{Game, Match, Options as _, Record, Seat, Secret, SetupError};
use games::own::{Fault, Own, OwnOptions};
use serde::Serialize;

use crate::{Bot, BotLevel, Interval, Observation, make};

/// Games of bots on a file, played one at a time so that whoever runs them can
/// show how far it is, or stop.
///
/// ```
/// use bots::TestBench;
/// use games::own::OwnOptions;
///
/// let mut bench = TestBench::new(OwnOptions::default(), 2, 4, 1)?;
/// while bench.step() {}
/// let report = bench.report();
/// assert_eq!((report.games, report.faults), (4, 0));
/// # Ok::<(), engine::SetupError>(())
/// ```
#[derive(Debug)]
pub struct TestBench {
    options: OwnOptions,
    players: u8,
    games: u32,
    seed: u64,
    played: u32,
    lengths: Vec<u32>,
    choices: Vec<u32>,
    forced: u32,
    stuck: u32,
    wins: Vec<f64>,
    counted: u32,
    draws: u32,
    contests: [Contest; 2],
    odd: Vec<OddGame>,
    faults: u32,
}

/// How one kind of bot does against another.
#[derive(Clone, Copy, Debug, Default)]
struct Contest {
    wins: f64,
    games: u32,
}

/// The least, the middle and the most of many numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Spread {
    /// The least.
    pub least: u32,
    /// Half are below it.
    pub middle: u32,
    /// The most.
    pub most: u32,
}

impl Spread {
    fn of(numbers: &[u32]) -> Self {
        let mut sorted = numbers.to_vec();
        sorted.sort_unstable();
        let at = |index: usize| sorted.get(index).copied().unwrap_or(0);
        Self { least: at(0), middle: at(sorted.len() / 2), most: at(sorted.len().wrapping_sub(1)) }
    }
}

/// A share of games with its 95 % interval, in per cent.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// What was observed.
    pub share: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

impl Share {
    fn of(wins: f64, games: u32) -> Self {
        let Interval { share, low, high } = Interval::wilson(wins, games.into());
        let [share, low, high] = [share, low, high].map(|part| (1000.0 * part).round() / 10.0);
        Self { share, low, high }
    }
}

/// A game worth a look.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OddGame {
    /// Why: `fault`, `longest` or `shortest`.
    pub why: String,
    /// What the script did wrong, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
    /// The whole game, to be replayed.
    pub record: String,
}

/// What a test bench found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BenchReport {
    /// How many played each game.
    pub players: u8,
    /// Games played.
    pub games: u32,
    /// Decisions in a game.
    pub decisions: Spread,
    /// Choices at a decision.
    pub choices: Spread,
    /// Decisions with a single choice, in per cent.
    pub forced: f64,
    /// Decisions with nothing but `pass`, in per cent.
    pub stuck: f64,
    /// How often each seat wins alone between random players; with the draws
    /// these are all games.
    pub seats: Vec<Share>,
    /// Games that nobody wins alone, in per cent.
    pub draws: f64,
    /// How much of the wins a greedy player has against random ones, a shared win
    /// being shared out; equal players have as much each.
    pub greedy: Share,
    /// A searching player against greedy ones.
    pub search: Share,
    /// Games that ended as faulty.
    pub faults: u32,
    /// Games worth a look: faulty ones, the longest and the shortest.
    pub odd: Vec<OddGame>,
}

/// The most faulty games that are kept.
const MAX_ODD: usize = 10;

impl TestBench {
    /// A bench for so many games, if they can be set up.
    pub fn new(
        options: OwnOptions,
        players: u8,
        games: u32,
        seed: u64,
    ) -> Result<Self, SetupError> {
        Own::new(&options, players)?;
        Ok(Self {
            options,
            players,
            games,
            seed,
            played: 0,
            lengths: Vec::new(),
            choices: Vec::new(),
            forced: 0,
            stuck: 0,
            wins: vec![0.0; players.into()],
            counted: 0,
            draws: 0,
            contests: [Contest::default(); 2],
            odd: Vec::new(),
            faults: 0,
        })
    }

    /// How many games are played.
    pub fn played(&self) -> u32 {
        self.played
    }

    /// Plays the next game; whether there was one. Of ten games six are between
    /// random players, three have a greedy one among them, and in one somebody
    /// who searches meets greedy ones.
    pub fn step(&mut self) -> bool {
        if self.played >= self.games {
            return false;
        }
        let index = self.played;
        self.played += 1;
        match index % 10 {
            0 | 2 | 4 => self.contest(0, index, BotLevel::Greedy, BotLevel::Random),
            9 => self.contest(1, index, BotLevel::Easy, BotLevel::Greedy),
            _ => {
                let levels = vec![BotLevel::Random; self.players.into()];
                if let Some(game) = self.play(index, &levels) {
                    self.count(&game);
                }
            }
        }
        true
    }

    fn contest(&mut self, which: usize, index: u32, hero: BotLevel, others: BotLevel) {
        let seat = (index / 2) as usize % usize::from(self.players);
        let mut levels = vec![others; self.players.into()];
        levels[seat] = hero;
        if let Some(game) = self.play(index, &levels) {
            let contest = &mut self.contests[which];
            contest.games += 1;
            contest.wins += share_of(game.game(), Seat::new(seat as u8));
        }
    }

    /// Plays a game to its end; nothing if it is faulty.
    fn play(&mut self, index: u32, levels: &[BotLevel]) -> Option<Match<Own>> {
        let names = levels.iter().map(ToString::to_string).collect();
        let secret = Secret::numbered(self.seed, index.into());
        let mut game = Match::<Own>::new(self.options.clone(), names, secret).ok()?;
        let mut bots: Vec<Box<dyn Bot<Own>>> = (0..)
            .zip(levels)
            .map(|(seat, level)| make(*level, self.seed ^ (u64::from(index) << 8 | seat)))
            .collect();
        let (mut choices, mut decisions) = (Vec::new(), 0);
        while let Some(seat) = game.game().pending().seats().first() {
            let observation = Observation::of_match(&game, seat, &mut choices)?;
            self.choices.push(observation.choices().len() as u32);
            if let [only] = observation.choices() {
                self.forced += 1;
                self.stuck += u32::from(only.word() == "pass");
            }
            let action = bots.get_mut(seat.index())?.choose(&observation);
            game.act(seat, action).ok()?;
            decisions += 1;
        }
        if let Some(fault) = game.game().fault().cloned() {
            self.faults += 1;
            if self.odd.len() < MAX_ODD {
                let (why, fault) = ("fault".to_owned(), Some(fault));
                self.odd.push(OddGame { why, fault, record: game.record().to_string() });
            }
            return None;
        }
        self.note_length(decisions, || game.record());
        self.lengths.push(decisions);
        Some(game)
    }

    /// Keeps the longest and the shortest game.
    fn note_length(&mut self, decisions: u32, record: impl Fn() -> Record) {
        let known = Spread::of(&self.lengths);
        let first = self.lengths.is_empty();
        for (why, kept) in
            [("longest", decisions > known.most), ("shortest", decisions < known.least)]
        {
            if first || kept {
                self.odd.retain(|game| game.why != why);
                self.odd.push(OddGame {
                    why: why.to_owned(),
                    fault: None,
                    record: record().to_string(),
                });
            }
        }
    }

    fn count(&mut self, game: &Match<Own>) {
        self.counted += 1;
        let shares: Vec<f64> =
            Seat::all(self.players).map(|seat| share_of(game.game(), seat)).collect();
        self.draws += u32::from(shares.iter().all(|share| *share < 1.0));
        for (sum, share) in self.wins.iter_mut().zip(shares) {
            *sum += if share < 1.0 { 0.0 } else { 1.0 };
        }
    }

    /// What was found so far.
    pub fn report(&self) -> BenchReport {
        let decisions = self.choices.len();
        let per_cent = |part: u32, of: usize| {
            if of == 0 { 0.0 } else { (1000.0 * f64::from(part) / of as f64).round() / 10.0 }
        };
        let [greedy, search] = self.contests.map(|c| Share::of(c.wins, c.games));
        BenchReport {
            players: self.players,
            games: self.played,
            decisions: Spread::of(&self.lengths),
            choices: Spread::of(&self.choices),
            forced: per_cent(self.forced, decisions),
            stuck: per_cent(self.stuck, decisions),
            seats: self.wins.iter().map(|wins| Share::of(*wins, self.counted)).collect(),
            draws: per_cent(self.draws, self.counted as usize),
            greedy,
            search,
            faults: self.faults,
            odd: self.odd.clone(),
        }
    }

    /// What the games are played with.
    pub fn options(&self) -> Vec<(String, String)> {
        self.options.pairs().into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
    }
}

/// The part of a win that this seat has: one for a win alone, a half for one
/// that is shared with another.
fn share_of(game: &Own, seat: Seat) -> f64 {
    let standings = game.standings();
    let first = standings.iter().filter(|standing| standing.rank == 1).count();
    let won = standings.iter().any(|standing| standing.seat == seat && standing.rank == 1);
    if won { 1.0 / first as f64 } else { 0.0 }
}
