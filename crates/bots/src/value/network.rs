//! A small network in whole numbers: the same answer on every machine.
//!
//! Inputs are fixed point with eight bits behind the point, weights with ten.
//! What comes out is a logit with ten. A file whose weights could overflow a
//! sum is refused, so nothing is checked while asking.

use std::fmt::{self, Write as _};

/// The most inputs that a network can have.
pub const MAX_INPUTS: usize = 64;
/// One, as an input.
pub const ONE: i32 = 1 << INPUT_BITS;
/// The largest input either way.
const MAX_INPUT: i32 = 8 * ONE - 1;
const INPUT_BITS: u32 = 8;
/// Bits behind the point of weights and logits.
pub(super) const WEIGHT_BITS: u32 = 10;

/// What a position looks like to one seat: numbers around one.
#[derive(Clone, Debug)]
pub struct Features {
    values: [i16; MAX_INPUTS],
    len: usize,
}

impl Default for Features {
    fn default() -> Self {
        Self { values: [0; MAX_INPUTS], len: 0 }
    }
}

impl Features {
    /// Begins anew.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// So many parts of so many; beyond eight times it makes no difference.
    #[inline]
    pub fn ratio(&mut self, part: i32, whole: i32) {
        self.push(part.saturating_mul(ONE) / whole.max(1));
    }

    /// A number that was computed by addition, multiplication and division
    /// only, which are exact alike everywhere.
    #[inline]
    pub fn number(&mut self, value: f32) {
        self.push((value * ONE as f32) as i32);
    }

    /// One or nothing.
    #[inline]
    pub fn flag(&mut self, on: bool) {
        self.push(if on { ONE } else { 0 });
    }

    /// Nothing, so many times.
    pub fn skip(&mut self, count: usize) {
        self.len = (self.len + count).min(MAX_INPUTS);
    }

    /// Sets the input at `index`, counted from 0.
    #[inline]
    pub fn set(&mut self, index: usize, value: f32) {
        if let Some(slot) = self.values.get_mut(index) {
            *slot = ((value * ONE as f32) as i32).clamp(-MAX_INPUT, MAX_INPUT) as i16;
        }
    }

    #[inline]
    fn push(&mut self, value: i32) {
        if let Some(slot) = self.values.get_mut(self.len) {
            *slot = value.clamp(-MAX_INPUT, MAX_INPUT) as i16;
            self.len += 1;
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All of them, those that nobody has set as zero.
    pub fn values(&self) -> &[i16; MAX_INPUTS] {
        &self.values
    }

    /// The same with the input at `index` as in `other`.
    #[must_use]
    pub fn with(&self, index: usize, other: &Self) -> Self {
        let mut mixed = self.clone();
        mixed.values[index] = other.values[index];
        mixed
    }
}

/// The weights of one game: a straight way from inputs to the logit, and one
/// through hidden units that are clipped at nothing and at eight.
#[derive(Clone, PartialEq, Eq)]
pub struct Network {
    names: Vec<String>,
    bias: i32,
    straight: [i16; MAX_INPUTS],
    hidden: Vec<Hidden>,
}

#[derive(Clone, PartialEq, Eq)]
struct Hidden {
    bias: i32,
    weights: [i16; MAX_INPUTS],
    out: i16,
}

impl fmt::Debug for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Network of {} inputs, {} hidden", self.names.len(), self.hidden.len())
    }
}

/// The first line of a file of weights.
const HEAD: &str = "kiste value 1";

impl Network {
    /// Reads weights; a file with a mistake is refused with a sentence.
    pub fn read(text: &str) -> Result<Self, String> {
        let lines = text.lines().map(str::trim).enumerate();
        let mut lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        if lines.next().is_none_or(|(_, line)| line != HEAD) {
            return Err(format!("weights begin with “{HEAD}”"));
        }
        let mut network =
            Self { names: Vec::new(), bias: 0, straight: [0; MAX_INPUTS], hidden: Vec::new() };
        for (index, line) in lines {
            let wrong = |sentence: &str| format!("line {}: {sentence}", index + 1);
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            if word == "inputs" {
                network.names = rest.split_whitespace().map(str::to_owned).collect();
                if network.names.is_empty() || network.names.len() > MAX_INPUTS {
                    return Err(wrong("there are 1 to 64 inputs"));
                }
                continue;
            }
            let numbers = rest.split_whitespace().map(str::parse::<i32>);
            let numbers = numbers.collect::<Result<Vec<_>, _>>();
            let numbers = numbers.map_err(|_| wrong("weights are whole numbers"))?;
            let (bias, weights) =
                numbers.split_first().ok_or_else(|| wrong("a bias is missing"))?;
            match word {
                "straight" => {
                    network.straight = row(weights, network.names.len()).map_err(|e| wrong(&e))?;
                    network.bias = *bias;
                }
                "hidden" => {
                    let (out, weights) =
                        weights.split_first().ok_or_else(|| wrong("a weight is missing"))?;
                    let out = i16::try_from(*out).map_err(|_| wrong("a weight is too large"))?;
                    let weights = row(weights, network.names.len()).map_err(|e| wrong(&e))?;
                    network.hidden.push(Hidden { bias: *bias, weights, out });
                }
                _ => return Err(wrong("a line begins with inputs, straight or hidden")),
            }
        }
        network.check()?;
        Ok(network)
    }

    /// From numbers, as training has them: each hidden unit with bias, weight
    /// to the logit, and weights.
    pub fn from_numbers(
        names: &[&str],
        (bias, straight): (f32, &[f32]),
        hidden: &[(f32, f32, &[f32])],
    ) -> Result<Self, String> {
        let whole = |value: &f32| {
            let scaled = value * (1 << WEIGHT_BITS) as f32;
            scaled.round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i32
        };
        let wide = |value: f32| (value * (1 << (WEIGHT_BITS + INPUT_BITS)) as f32).round() as i32;
        let line =
            |weights: &[f32]| row(&weights.iter().map(whole).collect::<Vec<_>>(), names.len());
        let mut network = Self {
            names: names.iter().map(|&name| name.to_owned()).collect(),
            bias: wide(bias),
            straight: line(straight)?,
            hidden: Vec::new(),
        };
        for (bias, out, weights) in hidden {
            let (bias, out) = (wide(*bias), whole(out) as i16);
            network.hidden.push(Hidden { bias, weights: line(weights)?, out });
        }
        network.check()?;
        Ok(network)
    }

    /// As a file that [`Network::read`] reads.
    pub fn text(&self) -> String {
        let count = self.names.len();
        let mut text = format!("{HEAD}\ninputs {}\n", self.names.join(" "));
        let mut line = |word: &str, numbers: &[i32], row: &[i16]| {
            text.push_str(word);
            let row = row[..count].iter().map(|weight| i32::from(*weight));
            for number in numbers.iter().copied().chain(row) {
                // Writing to a String cannot fail.
                let _ = write!(text, " {number}");
            }
            text.push('\n');
        };
        line("straight", &[self.bias], &self.straight);
        for unit in &self.hidden {
            line("hidden", &[unit.bias, unit.out.into()], &unit.weights);
        }
        text
    }

    /// No sum can leave what an `i32` holds.
    fn check(&self) -> Result<(), String> {
        let most = |bias: i32, weights: &[i16]| {
            let sum: i64 = weights.iter().map(|weight| i64::from(*weight).abs()).sum();
            i64::from(bias).abs() + sum * i64::from(MAX_INPUT)
        };
        let out: Vec<i16> = self.hidden.iter().map(|unit| unit.out).collect();
        let last = most(self.bias, &self.straight) + most(0, &out);
        let units = self.hidden.iter().map(|unit| most(unit.bias, &unit.weights));
        if units.chain([last]).any(|sum| sum > i64::from(i32::MAX)) {
            return Err("the weights are so large that a sum could overflow".to_owned());
        }
        Ok(())
    }

    /// What the inputs are called, in order.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The logit of a position for a seat: the greater, the likelier it wins.
    #[inline]
    pub fn logit(&self, features: &Features) -> i32 {
        let x = &features.values;
        let mut sum = self.bias + dot(&self.straight, x);
        for unit in &self.hidden {
            let level = (unit.bias + dot(&unit.weights, x)) >> WEIGHT_BITS;
            sum += level.clamp(0, MAX_INPUT) * i32::from(unit.out);
        }
        sum >> INPUT_BITS
    }
}

fn row(weights: &[i32], count: usize) -> Result<[i16; MAX_INPUTS], String> {
    if weights.len() != count {
        return Err(format!("there are {count} inputs, but {} weights", weights.len()));
    }
    let mut row = [0; MAX_INPUTS];
    for (slot, weight) in row.iter_mut().zip(weights) {
        *slot = i16::try_from(*weight).map_err(|_| format!("the weight {weight} is too large"))?;
    }
    Ok(row)
}

#[inline]
fn dot(weights: &[i16; MAX_INPUTS], x: &[i16; MAX_INPUTS]) -> i32 {
    weights.iter().zip(x).map(|(weight, x)| i32::from(*weight) * i32::from(*x)).sum()
}
