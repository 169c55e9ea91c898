//! The network in floating point while it learns: TD(λ) by λ-returns, steps
//! by Adam.

use bots::value::{MAX_INPUTS, Network, ONE};
use engine::{Chance, QuickDice};

use super::selfplay::Episode;

/// How much of a return comes from later positions than the next.
pub(crate) const LAMBDA: f32 = 0.8;
/// Size of a step at first; in the end a twentieth of it.
const STEP: f32 = 0.004;
/// Slopes far below this are noise, and no reason to step.
const TINY: f32 = 1e-3;
/// Weights are kept within what whole numbers can say.
const MOST: f32 = 12.0;

pub(crate) struct Learner {
    pub(crate) seed: u64,
    pub(crate) games: u64,
    pub(crate) curve: Vec<f64>,
    inputs: usize,
    hidden: usize,
    /// Bias and straight weights, then of each hidden unit bias, weight to the
    /// logit, and weights.
    weights: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    /// How the loss grows with each weight, in all positions since the last step.
    slopes: Vec<f32>,
    positions: u32,
}

impl Learner {
    /// Begins with what `prior` says of the inputs called `names`.
    pub(crate) fn new(names: &[&str], prior: &[(&str, f32)], hidden: usize, seed: u64) -> Self {
        let inputs = names.len();
        let count = 1 + inputs + hidden * (2 + inputs);
        let mut weights = vec![0.0; count];
        let mut chance = QuickDice::new(seed);
        let mut small = |size: f32| size * (chance.below(2_001) as f32 / 1_000.0 - 1.0);
        for unit in weights[1 + inputs..].chunks_mut(2 + inputs) {
            for weight in unit.iter_mut() {
                *weight = small(0.3);
            }
            unit[1] = 0.0;
        }
        for (name, weight) in prior {
            if let Some(index) = names.iter().position(|other| other == name) {
                weights[1 + index] = *weight;
            }
        }
        let zero = || vec![0.0; count];
        Self {
            seed,
            games: 0,
            curve: Vec::new(),
            inputs,
            hidden,
            weights,
            mean: zero(),
            square: zero(),
            slopes: zero(),
            positions: 0,
        }
    }

    pub(crate) fn hidden(&self) -> usize {
        self.hidden
    }

    pub(crate) fn network(&self, names: &[&str]) -> Result<Network, String> {
        let (straight, units) = self.weights.split_at(1 + self.inputs);
        let units: Vec<(f32, f32, &[f32])> =
            units.chunks(2 + self.inputs).map(|unit| (unit[0], unit[1], &unit[2..])).collect();
        Network::from_numbers(names, (straight[0], &straight[1..]), &units)
    }

    /// Learns from a game; returns the mean loss of what was said before.
    pub(crate) fn learn(&mut self, episode: &Episode) -> f64 {
        let said: Vec<Vec<f32>> = episode.positions.iter().map(|seen| self.shares(seen)).collect();
        let mut goal = episode.result.clone();
        let mut slopes = std::mem::take(&mut self.slopes);
        let mut loss = 0.0;
        for (index, seen) in episode.positions.iter().enumerate().rev() {
            if let Some(next) = said.get(index + 1) {
                for (goal, next) in goal.iter_mut().zip(next) {
                    *goal = LAMBDA * *goal + (1.0 - LAMBDA) * next;
                }
            }
            for seat in 0..episode.players {
                let share = said[index][seat];
                loss -= f64::from(episode.result[seat]) * f64::from(share.max(1e-6).ln());
                self.descend(&seen[seat], share - goal[seat], &mut slopes);
            }
        }
        let count = episode.positions.len().max(1);
        self.slopes = slopes;
        self.positions += count as u32;
        loss / count as f64
    }

    fn shares(&self, seen: &[[i16; MAX_INPUTS]]) -> Vec<f32> {
        let logits: Vec<f32> = seen.iter().map(|x| self.logit(x)).collect();
        let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let sum: f32 = logits.iter().map(|logit| (logit - most).exp()).sum();
        logits.iter().map(|logit| (logit - most).exp() / sum).collect()
    }

    fn logit(&self, x: &[i16; MAX_INPUTS]) -> f32 {
        let (straight, units) = self.weights.split_at(1 + self.inputs);
        let sum = straight[0] + dot(&straight[1..], x);
        let units = units.chunks(2 + self.inputs);
        sum + units.map(|unit| unit[1] * level(unit, x).clamp(0.0, 8.0)).sum::<f32>()
    }

    /// Adds how the loss grows with each weight, if it grows by `slope` with
    /// the logit.
    fn descend(&self, x: &[i16; MAX_INPUTS], slope: f32, slopes: &mut [f32]) {
        let inputs = self.inputs;
        let (straight, units) = slopes.split_at_mut(1 + inputs);
        straight[0] += slope;
        add(&mut straight[1..], slope, x);
        let weights = self.weights[1 + inputs..].chunks(2 + inputs);
        for (unit, slopes) in weights.zip(units.chunks_mut(2 + inputs)) {
            let level = level(unit, x);
            if level <= 0.0 {
                continue;
            }
            slopes[1] += slope * level.min(8.0);
            if level < 8.0 {
                let slope = slope * unit[1];
                slopes[0] += slope;
                add(&mut slopes[2..], slope, x);
            }
        }
    }

    /// Changes the weights by all that was learnt since the last time, step
    /// `number` of as many as `all` games bring.
    pub(crate) fn step(&mut self, number: u64, all: u64) {
        let done = self.games as f32 / all.max(1) as f32;
        let rate = STEP * (1.0 - 0.95 * done.min(1.0));
        let number = number as f32;
        let scale = 1.0 / self.positions.max(1) as f32;
        let (first, second) = (1.0 - 0.9_f32.powf(number), 1.0 - 0.999_f32.powf(number));
        for index in 0..self.weights.len() {
            let slope = self.slopes[index] * scale;
            let (mean, square) = (&mut self.mean[index], &mut self.square[index]);
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            let step = rate * (*mean / first) / ((*square / second).sqrt() + TINY);
            self.weights[index] = (self.weights[index] - step).clamp(-MOST, MOST);
        }
        self.slopes.fill(0.0);
        self.positions = 0;
    }

    /// All that is needed to go on.
    pub(crate) fn text(&self) -> String {
        let numbers = |list: &[f32]| {
            list.iter().map(|value| value.to_bits().to_string()).collect::<Vec<_>>().join(" ")
        };
        let curve: Vec<String> = self.curve.iter().map(ToString::to_string).collect();
        format!(
            "{} {} {}\n{}\n{}\n{}\n{}\n",
            self.seed,
            self.games,
            self.hidden,
            curve.join(" "),
            numbers(&self.weights),
            numbers(&self.mean),
            numbers(&self.square),
        )
    }

    pub(crate) fn read(text: &str, inputs: usize) -> Option<Self> {
        let mut lines = text.lines();
        let head: Vec<u64> = numbers(lines.next()?)?;
        let [seed, games, hidden] = head[..] else { return None };
        let curve = numbers(lines.next()?)?;
        let mut list = || {
            let bits: Vec<u32> = numbers(lines.next()?)?;
            Some(bits.into_iter().map(f32::from_bits).collect::<Vec<_>>())
        };
        let (weights, mean, square) = (list()?, list()?, list()?);
        let hidden = hidden as usize;
        let count = 1 + inputs + hidden * (2 + inputs);
        (weights.len() == count).then_some(Self {
            seed,
            games,
            curve,
            inputs,
            hidden,
            weights,
            mean,
            square,
            slopes: vec![0.0; count],
            positions: 0,
        })
    }
}

fn numbers<T: std::str::FromStr>(line: &str) -> Option<Vec<T>> {
    line.split_whitespace().map(|word| word.parse().ok()).collect()
}

fn level(unit: &[f32], x: &[i16; MAX_INPUTS]) -> f32 {
    unit[0] + dot(&unit[2..], x)
}

fn dot(weights: &[f32], x: &[i16; MAX_INPUTS]) -> f32 {
    let sum: f32 = weights.iter().zip(x).map(|(weight, x)| weight * f32::from(*x)).sum();
    sum / ONE as f32
}

fn add(slopes: &mut [f32], slope: f32, x: &[i16; MAX_INPUTS]) {
    for (sum, x) in slopes.iter_mut().zip(x) {
        *sum += slope * f32::from(*x) / ONE as f32;
    }
}
