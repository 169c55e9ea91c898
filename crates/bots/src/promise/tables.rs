//! Tables as they are written down.

use std::fmt::Write as _;

use super::{POINT, Weights};

/// The first line of a file of tables.
const HEAD: &str = "kiste tables 1";
/// What a written one counts: finer would be chance.
const STEP: i32 = POINT / 16;
/// Numbers of a line, for people who look into the file.
const LINE: usize = 32;

/// Reads as many weights as there are patterns; a file with a mistake is refused
/// with a sentence.
pub fn read(text: &str, patterns: usize) -> Result<Weights, String> {
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    if lines.next() != Some(HEAD) {
        return Err(format!("tables begin with “{HEAD}”"));
    }
    let mut weights: Vec<i16> = Vec::with_capacity(patterns);
    for word in lines.flat_map(str::split_whitespace) {
        // `-7` is a weight, `0*40` is forty of them.
        let (number, times) = word.split_once('*').unwrap_or((word, "1"));
        let wrong = || format!("“{word}” is no weight");
        let number = number.parse::<i32>().map_err(|_| wrong())?.checked_mul(STEP);
        let weight = number.and_then(|number| i16::try_from(number).ok()).ok_or_else(wrong)?;
        let times = times.parse::<usize>().map_err(|_| wrong())?;
        if times > patterns - weights.len() {
            return Err(format!("there are more than {patterns} weights"));
        }
        weights.resize(weights.len() + times, weight);
    }
    if weights.len() < patterns {
        return Err(format!("there are {} weights instead of {patterns}", weights.len()));
    }
    Ok(weights.into())
}

/// Writes weights, rounded, as [`read`] reads them.
pub fn write(weights: &[i16]) -> String {
    let mut text = format!("{HEAD}\n");
    let rounded = |weight: i16| (i32::from(weight) + STEP / 2).div_euclid(STEP);
    let (mut at, mut in_line) = (0, 0);
    while at < weights.len() {
        let number = rounded(weights[at]);
        let times = weights[at..].iter().take_while(|next| rounded(**next) == number).count();
        at += times;
        text.push_str(if in_line == 0 { "" } else { " " });
        // Writing to a String cannot fail.
        let _ = match times {
            1 => write!(text, "{number}"),
            _ => write!(text, "{number}*{times}"),
        };
        in_line = (in_line + 1) % LINE;
        if in_line == 0 {
            text.push('\n');
        }
    }
    if in_line > 0 {
        text.push('\n');
    }
    text
}
