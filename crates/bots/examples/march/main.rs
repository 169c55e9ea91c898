//! Learns what positions of Würfelmarsch are worth, and lets searches with
//! different weights play each other.

use std::process::ExitCode;
use std::sync::OnceLock;
use std::time::Instant;

use bots::{
    AlphaBeta, AlphaBetaHeuristics, Interval, MARCH_PATTERNS, Observation, Strategy,
    march_patterns, march_value, read_march,
};
use engine::{Chance, Event, Game, QuickDice, Seat, advance};
use games::wuerfelmarsch::{MarchOptions, Wuerfelmarsch};

const USAGE: &str = "\
march learn GAMES SEED POSITIONS SHARE OUT FROM    plays games and fits weights to their ends
march duel GAMES SEED POSITIONS WEIGHTS POSITIONS WEIGHTS

Weights are a file, or `plain` for the ones that were thought up. SHARE in percent
is what the end of a game counts; the rest is what the search saw.";

/// The odds of a lead of so much are e to one.
const ODDS: f64 = 150.0;
/// How strongly weights are pulled back to nothing.
const PULL: f64 = 2e-5;
/// A lead beyond this is a won game that was seen.
const SEEN: i32 = 500_000;

type Weights = [i32; MARCH_PATTERNS];
static ONE: OnceLock<Weights> = OnceLock::new();
static TWO: OnceLock<Weights> = OnceLock::new();

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["learn", games, seed, positions, share, out, from] => {
            learn([games, seed, positions, share], out, from)
        }
        ["duel", games, seed, positions, weights, others, other_weights] => {
            duel(games, seed, [positions, others], [weights, other_weights])
        }
        _ => None,
    };
    if done.is_none() {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    }
    ExitCode::SUCCESS
}

/// A search with these weights; there are two of them.
fn search(
    weights: &str,
    second: bool,
    positions: u32,
    seed: u64,
) -> Option<AlphaBeta<Wuerfelmarsch>> {
    let known = Wuerfelmarsch::HEURISTICS.alpha_beta?;
    let plain = |game: &Wuerfelmarsch, seat: Seat| {
        (100.0 * (Wuerfelmarsch::HEURISTICS.evaluate)(game, seat)) as i32
    };
    let evaluate = match (weights, second) {
        ("plain", _) => plain,
        (file, false) => {
            ONE.get_or_init(|| read(file));
            |game: &Wuerfelmarsch, seat: Seat| march_value(game, seat, ONE.wait())
        }
        (file, true) => {
            TWO.get_or_init(|| read(file));
            |game: &Wuerfelmarsch, seat: Seat| march_value(game, seat, TWO.wait())
        }
    };
    Some(AlphaBeta::with(AlphaBetaHeuristics { evaluate, ..known }, positions, seed))
}

fn read(file: &str) -> Weights {
    let text = std::fs::read_to_string(file).expect("the weights can be read");
    read_march(&text).expect("there is a weight for each pattern")
}

/// A game in which somebody begins, after so many moves by chance.
fn opening(moves: u32, dice: &mut QuickDice) -> Option<Wuerfelmarsch> {
    let mut game = Wuerfelmarsch::new(&MarchOptions::default(), 2).ok()?;
    let known = Wuerfelmarsch::HEURISTICS.alpha_beta?;
    for _ in 0..moves {
        let seat = advance(&mut game, dice)?;
        let mut choices = Vec::new();
        (known.moves)(&game, seat, 0, &mut choices);
        let (_, action) = dice.pick(&choices)?;
        game.evolve(&Event::Act(seat, *action));
    }
    Some(game)
}

/// Which seat won, if one did.
fn winner(game: &Wuerfelmarsch) -> Option<usize> {
    let [one, two] = [0, 1].map(|seat| game.score(Seat::new(seat)));
    (one != two).then_some(usize::from(two > one))
}

/// What a position looks like to whoever is at turn, and how it went on for them.
struct Sample {
    seen: Vec<(usize, i32)>,
    seat: usize,
    share: f64,
}

fn learn(numbers: [&str; 4], out: &str, from: &str) -> Option<()> {
    let [games, seed, positions, share] = numbers.map(|word| word.parse::<u32>().ok());
    let (games, seed, positions, share) = (games?, seed?, positions?, f64::from(share?) / 100.0);
    let mut samples = Vec::new();
    let begin = Instant::now();
    for number in 0..games {
        let number = u64::from(seed) << 32 | u64::from(number);
        let mut dice = QuickDice::new(number);
        let moves = 2 + dice.below(12);
        let Some(mut game) = opening(moves, &mut dice) else { continue };
        let mut bots = [
            search(from, false, positions, 2 * number)?,
            search(from, false, positions, 2 * number + 1)?,
        ];
        let first = samples.len();
        while let Some(seat) = advance(&mut game, &mut dice) {
            let mut choices = Vec::new();
            let found = bots[seat.index()].run(&Observation::new(&game, seat, &mut choices)?);
            let before = game;
            game.evolve(&Event::Act(seat, found.action));
            if found.value.abs() < SEEN && game.next_effect().is_none() {
                let thought = 1.0 / (1.0 + (-f64::from(found.value) / ODDS).exp());
                let patterns = march_patterns(&before, seat);
                samples.push(Sample { seen: patterns, seat: seat.index(), share: thought });
            }
        }
        let Some(winner) = winner(&game) else {
            samples.truncate(first);
            continue;
        };
        for sample in &mut samples[first..] {
            let won = f64::from(u8::from(sample.seat == winner));
            sample.share = share * won + (1.0 - share) * sample.share;
        }
    }
    let seconds = begin.elapsed().as_secs();
    let (weights, errors) = fit(&samples);
    let command = "cargo run --release -p kiste-bots --example march -- learn";
    let mut lines = vec![
        format!("# {command} {} {out} {from}", numbers.join(" ")),
        format!(
            "# {} positions, {:.4} bits before and {:.4} after on those held back",
            samples.len(),
            errors[0],
            errors[1]
        ),
    ];
    lines.extend(weights.chunks(9).map(|line| {
        let words: Vec<String> = line.iter().map(ToString::to_string).collect();
        words.join(" ")
    }));
    let text = lines.join("\n") + "\n";
    std::fs::write(out, text).ok()?;
    println!("{} samples in {seconds} s, errors {errors:?}", samples.len());
    Some(())
}

/// Logistic regression by gradient descent; the last tenth is held back.
fn fit(samples: &[Sample]) -> (Vec<i32>, [f64; 2]) {
    let (learnt, held) = samples.split_at(samples.len() * 9 / 10);
    let mut weights = vec![0.0; MARCH_PATTERNS];
    let mut squares = vec![1e-6; MARCH_PATTERNS];
    let before = error(&weights, held);
    for round in 0..60 {
        let rate = 0.05 / (1.0 + f64::from(round) / 10.0);
        // Always the same order, but not that of the games.
        for step in 0..learnt.len() {
            let sample = &learnt[step.wrapping_mul(1_000_003) % learnt.len()];
            let miss = sample.share - predict(&weights, sample);
            for &(pattern, times) in &sample.seen {
                let slope = miss * f64::from(times) - PULL * weights[pattern];
                squares[pattern] += slope * slope;
                weights[pattern] += rate * slope / f64::sqrt(squares[pattern]);
            }
        }
    }
    let after = error(&weights, held);
    (weights.iter().map(|weight| (weight * ODDS).round() as i32).collect(), [before, after])
}

fn predict(weights: &[f64], sample: &Sample) -> f64 {
    let sum: f64 = sample.seen.iter().map(|&(at, times)| weights[at] * f64::from(times)).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// Bits of surprise a position.
fn error(weights: &[f64], samples: &[Sample]) -> f64 {
    let each = samples.iter().map(|sample| {
        let predicted = predict(weights, sample).clamp(1e-6, 1.0 - 1e-6);
        -sample.share * predicted.log2() - (1.0 - sample.share) * (1.0 - predicted).log2()
    });
    each.sum::<f64>() / samples.len().max(1) as f64
}

fn duel(games: &str, seed: &str, positions: [&str; 2], weights: [&str; 2]) -> Option<()> {
    let (games, seed): (u64, u64) = (games.parse().ok()?, seed.parse().ok()?);
    let positions = [positions[0].parse().ok()?, positions[1].parse().ok()?];
    let (mut won, mut times, mut decisions) = (0.0, [0.0; 2], [0; 2]);
    let mut depths = [0; 2];
    for number in 0..games {
        // Every opening once from either side.
        let mut dice = QuickDice::new(seed << 32 | (number / 2));
        let Some(mut game) = opening(4, &mut dice) else { continue };
        let first = (number % 2) as usize;
        let mut bots = [
            search(weights[0], false, positions[0], seed << 32 | (2 * number))?,
            search(weights[1], true, positions[1], seed << 32 | (2 * number + 1))?,
        ];
        while let Some(seat) = advance(&mut game, &mut dice) {
            let mut choices = Vec::new();
            let bot = seat.index() ^ first;
            let begin = Instant::now();
            let found = bots[bot].run(&Observation::new(&game, seat, &mut choices)?);
            times[bot] += begin.elapsed().as_secs_f64();
            decisions[bot] += 1;
            depths[bot] += u32::from(found.depth);
            game.evolve(&Event::Act(seat, found.action));
        }
        won += winner(&game).map_or(0.5, |seat| f64::from(u8::from(seat == first)));
        if number % 10 == 9 || number + 1 == games {
            let each = [0, 1].map(|bot| 1e3 * times[bot] / f64::from(decisions[bot]));
            let depth = [0, 1].map(|bot| f64::from(depths[bot]) / f64::from(decisions[bot]));
            println!(
                "{} games: {}  ms {each:.1?}  depths {depth:.1?}  decisions {decisions:?}",
                number + 1,
                Interval::wilson(won, number + 1)
            );
        }
    }
    Some(())
}
