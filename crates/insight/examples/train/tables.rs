//! Learning what sheets promise: tables, by temporal coherence.

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use bots::Strategy;
use bots::promise::{POINT, Promise, write};
use engine::{Chance, Event, Game, Pending, QuickDice, Seat, read_options};

/// How much later positions say, against what came in the end.
const LAMBDA: f32 = 0.5;
/// Games after which play follows what was learnt since.
const REFRESH: u64 = 500;
/// The greatest step towards what was seen, shared by all patterns of a position.
const STEP: f32 = 0.5;

/// What is learnt of one pattern.
#[derive(Clone, Copy, Default)]
struct Pattern {
    weight: f32,
    /// Sums of what was missing, with and without sign: where they differ, the
    /// pattern is about right and what is left is chance.
    net: f32,
    gross: f32,
}

struct Tables<G: Game> {
    promise: Box<dyn Promise<G>>,
    patterns: Vec<Pattern>,
    options: G::Options,
    players: Vec<u8>,
    choices: Vec<G::Action>,
    worths: Vec<i32>,
}

/// A sheet with tables of its own: its name, how to get it, and how many play.
type SheetPlan = (&'static str, &'static [(&'static str, &'static str)], &'static [u8]);

fn sheets<G: Game>() -> &'static [SheetPlan] {
    match G::ID {
        "hamstern" => &[("a", &[], &[2, 2, 2, 1]), ("b", &[("side", "b")], &[2, 2, 2, 1])],
        "hop-n-roll" => &[("standard", &[], &[2]), ("advanced", &[("sheet", "advanced")], &[2])],
        _ => &[],
    }
}

/// Learns the tables of every sheet of the game, or of `only` one, and writes
/// them to `values`.
pub(crate) fn learn<G: Strategy>(
    games: u64,
    seed: u64,
    only: Option<&str>,
    values: &Path,
) -> Result<(), String> {
    if sheets::<G>().is_empty() {
        return Err(format!("there are no tables for {}", G::NAME));
    }
    for (name, options, players) in sheets::<G>() {
        if only.is_some_and(|only| only != *name) {
            continue;
        }
        let pairs: Vec<(String, String)> =
            options.iter().map(|&(k, v)| (k.to_owned(), v.to_owned())).collect();
        let options = read_options::<G::Options>(&pairs, &[]).map_err(|error| error.to_string())?;
        let mut tables = Tables::<G>::new(options, players.to_vec())?;
        let points = tables.learn(games, seed)?;
        let file = format!("{}-{name}", G::ID);
        crate::write(&values.join(format!("{file}.txt")), &write(&tables.weights()))?;
        let made = format!(
            "# How {file}.txt was made.\n\
             command = \"cargo xtask train {} --tables {name} --games {games} --seed {seed}\"\n\
             games = {games}\nseed = {seed}\npatterns = {}\nlambda = {LAMBDA}\n\
             players = {players:?}\npoints = {points:.2}\n",
            G::ID,
            tables.patterns.len(),
        );
        crate::write(&values.join(format!("{file}.toml")), &made)?;
    }
    Ok(())
}

/// What a seat saw between turns, and its points then.
struct Seen {
    patterns: Vec<u32>,
    points: f32,
}

impl<G: Strategy> Tables<G> {
    fn new(options: G::Options, players: Vec<u8>) -> Result<Self, String> {
        let game = G::new(&options, players[0]).map_err(|error| error.to_string())?;
        let promise = G::blank_promise(&game)
            .ok_or_else(|| format!("there are no tables for {}", G::NAME))?;
        let patterns = vec![Pattern::default(); promise.patterns()];
        Ok(Self { promise, patterns, options, players, choices: Vec::new(), worths: Vec::new() })
    }

    fn weights(&self) -> Vec<i16> {
        self.patterns.iter().map(|pattern| (pattern.weight * POINT as f32).round() as i16).collect()
    }

    /// Plays and learns; returns the mean points of the last games.
    fn learn(&mut self, games: u64, seed: u64) -> Result<f32, String> {
        let begin = Instant::now();
        let (mut points, mut count, mut mean) = (0.0, 0, 0.0);
        for index in 0..games {
            if index % REFRESH == 0 {
                self.promise = self.promise.with(Arc::from(self.weights()));
            }
            let one_in = 20 + (180 * index / games.max(1)) as u32;
            let (sum, players) = self.game(index, seed, one_in)?;
            points += sum;
            count += players;
            if (index + 1) % (games / 20).max(1) == 0 {
                mean = points / count as f32;
                let rate = (index + 1) as f64 / begin.elapsed().as_secs_f64();
                eprintln!("{} games, {mean:.2} points, {rate:.0} games a second", index + 1);
                (points, count) = (0.0, 0);
            }
        }
        Ok(mean)
    }

    fn game(&mut self, index: u64, seed: u64, one_in: u32) -> Result<(f32, usize), String> {
        let players = self.players[(index % self.players.len() as u64) as usize];
        let mut game = G::new(&self.options, players).map_err(|error| error.to_string())?;
        let mut dice = QuickDice::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ index);
        let mut positions: Vec<Vec<Seen>> = Vec::new();
        loop {
            let pending = game.pending();
            if self.promise.is_quiet(&game) {
                let look = |seat: Seat| {
                    let mut patterns = Vec::new();
                    self.promise.seen(&game, seat, &mut patterns);
                    Seen { patterns, points: game.score(seat).points() as f32 }
                };
                positions.push(Seat::all(players).map(look).collect());
            }
            let event = match pending {
                Pending::Over => break,
                Pending::Throw => game.throw(&mut dice).map(Event::Throw),
                Pending::Rules => game.next_effect().map(Event::Effect),
                _ => pending.seats().first().and_then(|seat| {
                    self.choices.clear();
                    game.choices(seat, &mut self.choices);
                    let count = self.choices.len();
                    let best = if count < 2 {
                        0
                    } else if dice.below(one_in) == 0 {
                        dice.below(count as u32) as usize
                    } else {
                        self.worths.clear();
                        self.promise.after(&game, seat, &self.choices, &mut self.worths);
                        let all = 0..self.worths.len();
                        all.rev().max_by_key(|&index| self.worths[index]).unwrap_or(0)
                    };
                    self.choices.get(best).cloned().map(|action| Event::Act(seat, action))
                }),
            };
            let Some(event) = event else { break };
            game.evolve(&event);
        }
        let points: Vec<f32> =
            Seat::all(players).map(|seat| game.score(seat).points() as f32).collect();
        let end = points[0] - points.get(1).unwrap_or(&0.0);
        self.follow(&positions, end);
        Ok((points.iter().sum(), players.into()))
    }

    /// Moves how far the first was thought to be ahead of the second towards how
    /// far it came to be: what speaks for one speaks against the other.
    fn follow(&mut self, seen: &[Vec<Seen>], end: f32) {
        let mut later = end;
        for position in seen.iter().rev() {
            let mut thought = 0.0;
            let mut patterns = 0;
            for (seen, sign) in position.iter().zip([1.0, -1.0]) {
                let promised = seen.patterns.iter().map(|&at| self.patterns[at as usize].weight);
                thought += sign * (seen.points + promised.sum::<f32>());
                patterns += seen.patterns.len();
            }
            let missing = later - thought;
            let share = STEP / patterns.max(1) as f32;
            for (seen, sign) in position.iter().zip([1.0, -1.0]) {
                for &at in &seen.patterns {
                    self.patterns[at as usize].move_by(sign * missing, share);
                }
            }
            later = LAMBDA * later + (1.0 - LAMBDA) * thought;
        }
    }
}

impl Pattern {
    fn move_by(&mut self, missing: f32, share: f32) {
        let trust = if self.gross > 0.0 { self.net.abs() / self.gross } else { 1.0 };
        self.weight = (self.weight + trust * share * missing).clamp(-120.0, 120.0);
        self.net += missing;
        self.gross += missing.abs();
    }
}
