//! Input that is nearly right: what people wrote, made wrong in a few places.
//!
//! Tests of several crates take this file in. Each case has a number, from
//! which all of it follows: `KISTE_FUZZ_CASE=n` repeats that one alone, and
//! `KISTE_FUZZ_CASES=n` says how many inputs there are.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use engine::{Chance, QuickDice};

/// In the thorough run.
const MANY: u64 = 100_000;

/// A case that takes longer hangs, however busy the machine is.
const MAX_TIME: Duration = Duration::from_mins(2);

/// Puts made-up inputs before `try_out`: `usual` of them, or many in the
/// thorough run. So many `together` make a case.
pub(crate) fn each_case(usual: u64, together: u64, mut try_out: impl FnMut(&mut QuickDice)) {
    let number = |name: &str| Some(std::env::var(name).ok()?.parse::<u64>().expect(name));
    let cases = match number("KISTE_FUZZ_CASE") {
        Some(case) => case..case + 1,
        None if std::env::var_os("KISTE_THOROUGH").is_some() => 0..MANY / together,
        None => 0..number("KISTE_FUZZ_CASES").unwrap_or(usual) / together,
    };
    let watched = Watch::begin();
    for case in cases {
        watched.turn_to(case);
        let told = Told(case);
        try_out(&mut QuickDice::new(case));
        drop(told);
    }
}

/// Names the case in which somebody panicked.
struct Told(u64);

impl Drop for Told {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("KISTE_FUZZ_CASE={} repeats this case", self.0);
        }
    }
}

/// Ends the process if a case hangs; nothing else could.
struct Watch(Arc<Mutex<(u64, Instant)>>);

impl Watch {
    fn begin() -> Self {
        let now = Arc::new(Mutex::new((0, Instant::now())));
        let seen = Arc::downgrade(&now);
        thread::spawn(move || {
            while let Some(now) = seen.upgrade() {
                let (case, since) = *now.lock().unwrap_or_else(PoisonError::into_inner);
                if since.elapsed() > MAX_TIME {
                    eprintln!("a case hangs: KISTE_FUZZ_CASE={case} repeats it");
                    std::process::abort();
                }
                drop(now);
                thread::sleep(Duration::from_millis(500));
            }
        });
        Self(now)
    }

    fn turn_to(&self, case: u64) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = (case, Instant::now());
    }
}

/// `text`, wrong in one to four places. Some of what is put in comes from
/// `other`, which is right too.
pub(crate) fn mutate(text: &str, other: &str, dice: &mut QuickDice) -> String {
    let mut text = text.to_owned();
    for _ in 0..=dice.below(4) {
        text = match dice.below(8) {
            0..=1 => in_lines(&text, other, dice),
            2..=3 => in_numbers(&text, dice),
            4..=5 => in_words(&text, other, dice),
            _ => in_bytes(text, dice),
        };
    }
    text
}

/// A place in something so long; 0 in what is empty.
fn place(length: usize, dice: &mut QuickDice) -> usize {
    if length == 0 { 0 } else { dice.below(length as u32) as usize }
}

/// A line is left out, doubled, moved, taken from elsewhere, or the last.
fn in_lines(text: &str, other: &str, dice: &mut QuickDice) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let others: Vec<&str> = other.lines().collect();
    if lines.is_empty() || others.is_empty() {
        return other.to_owned();
    }
    let (at, to) = (place(lines.len(), dice), place(lines.len(), dice));
    match dice.below(5) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[at]),
        2 => lines.swap(at, to),
        3 => lines[at] = others[place(others.len(), dice)],
        _ => lines.truncate(at),
    }
    lines.join("\n") + "\n"
}

/// A number becomes one beside it, or one at the edge of what machines count.
fn in_numbers(text: &str, dice: &mut QuickDice) -> String {
    const EDGES: [&str; 12] = [
        "0",
        "1",
        "-1",
        "7",
        "127",
        "255",
        "256",
        "65536",
        "4294967295",
        "18446744073709551616",
        "1e309",
        "00",
    ];
    let starts: Vec<usize> = text
        .match_indices(|c: char| c.is_ascii_digit())
        .map(|(at, _)| at)
        .filter(|&at| at == 0 || !text.as_bytes()[at - 1].is_ascii_digit())
        .collect();
    let Some(&start) = dice.pick(&starts) else { return text.to_owned() };
    let length = text[start..].bytes().take_while(u8::is_ascii_digit).count();
    let (before, rest) = text.split_at(start);
    let (number, after) = rest.split_at(length);
    let new = match (number.parse::<u64>(), dice.below(3)) {
        (Ok(number), 0) => number.wrapping_add(1).to_string(),
        (Ok(number), 1) => number.saturating_sub(1).to_string(),
        _ => EDGES[place(EDGES.len(), dice)].to_owned(),
    };
    format!("{before}{new}{after}")
}

/// A word changes places with another, or comes from elsewhere.
fn in_words(text: &str, other: &str, dice: &mut QuickDice) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    let others: Vec<&str> = other.split(' ').collect();
    let (at, to) = (place(words.len(), dice), place(words.len(), dice));
    match dice.below(4) {
        0 => words.swap(at, to),
        1 => words[at] = others[place(others.len(), dice)],
        2 => words.insert(at, others[place(others.len(), dice)]),
        _ => drop(words.remove(at)),
    }
    words.join(" ")
}

/// A byte is another, too many or missing. What is no text then becomes some.
fn in_bytes(text: String, dice: &mut QuickDice) -> String {
    let mut bytes = text.into_bytes();
    for _ in 0..=dice.below(3) {
        let at = place(bytes.len(), dice);
        let byte = match dice.below(3) {
            0 => b" \n\t:;,.#=+-\"[]{}/|\0\\"[dice.below(20) as usize],
            1 => dice.bits() as u8,
            _ => bytes.get(at).map_or(b'x', |byte| byte ^ (1 << dice.below(7))),
        };
        match dice.below(3) {
            _ if bytes.is_empty() => bytes.push(byte),
            0 => bytes.insert(at, byte),
            1 => drop(bytes.remove(at)),
            _ => bytes[at] = byte,
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
