//! Two bots against each other on paired dice, with the luck taken out: what
//! `kiste sim --paired` does, for bots that have no level yet.

use std::process::ExitCode;
use std::time::Instant;

use bots::promise::Promise;
use bots::value::{Valuer, WHOLE, result};
use bots::{
    AlphaBeta, Bot, BotLevel, Interval, Mcts, MctsSettings, RolloutSettings, Rollouts, Strategy,
    ValueBot, make, play,
};
use engine::{Match, Secret, read_options};
use insight::luck;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, games, seed, one, two, rest @ ..] = &words[..] else {
        eprintln!("duel GAME GAMES SEED BOT BOT [OPTION=VALUE]...");
        return ExitCode::from(2);
    };
    let (Ok(games), Ok(seed)) = (games.parse(), seed.parse()) else { return ExitCode::from(2) };
    let options = rest.iter().filter_map(|word| word.split_once('='));
    let options = options.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    let duel = Duel { games, seed, bots: [one.clone(), two.clone()], options };
    match bots::visit(game, duel) {
        Some(Ok(())) => ExitCode::SUCCESS,
        Some(Err(sentence)) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
        None => ExitCode::from(2),
    }
}

struct Duel {
    games: u64,
    seed: u64,
    bots: [String; 2],
    options: Vec<(String, String)>,
}

fn promise<G: Strategy>(game: &G, file: &str) -> Result<Box<dyn Promise<G>>, String> {
    let blank = G::blank_promise(game).ok_or("no tables")?;
    let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    let weights = bots::promise::read(&text, blank.patterns())?;
    Ok(blank.with(weights))
}

fn bot<G: Strategy>(spec: &str, game: &G, seed: u64) -> Result<Box<dyn Bot<G>>, String> {
    if let Ok(level) = spec.parse::<BotLevel>() {
        return Ok(make(level, seed));
    }
    let words: Vec<&str> = spec.split(':').collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<u32>().ok()).unwrap_or(0);
    Ok(match words[0] {
        "mcts" => Box::new(Mcts::new(MctsSettings::new(number(1)), seed)),
        "ab" => Box::new(AlphaBeta::new(number(1), seed).ok_or("no alpha-beta")?),
        "value" => Box::new(ValueBot::new(seed).ok_or("no value")?),
        "valued" => {
            let valuer = Valuer::new().ok_or("no value")?;
            Box::new(Mcts::new(MctsSettings::new(number(1)), seed).valued(valuer, number(2)))
        }
        // roll:FILE:PLAYOUTS:CANDIDATES:THROWS
        "roll" => {
            let settings = RolloutSettings {
                playouts: number(2),
                candidates: number(3) as usize,
                throws: number(4),
                win: number(5) as i32,
            };
            Box::new(Rollouts::new(promise(game, words[1])?, settings, seed))
        }
        _ => return Err(format!("what is {spec}?")),
    })
}

impl bots::Visitor for Duel {
    type Out = Result<(), String>;

    fn visit<G: Strategy>(self) -> Self::Out {
        let options = read_options::<G::Options>(&self.options, &[]);
        let options = options.map_err(|error| error.to_string())?;
        let sample = G::new(&options, 2).map_err(|error| error.to_string())?;
        let (mut plain, mut clean) = (Vec::new(), Vec::new());
        let mut points = [0.0; 2];
        let begin = Instant::now();
        for dice in 0..self.games.div_ceil(2) {
            let (mut won, mut without) = (0.0, 0.0);
            for first in 0..2 {
                let names = vec![self.bots[first].clone(), self.bots[1 - first].clone()];
                let secret = Secret::numbered(self.seed, dice);
                let mut game =
                    Match::<G>::new(options.clone(), names, secret).map_err(|e| e.to_string())?;
                let number =
                    self.seed.wrapping_mul(1_000_003).wrapping_add(2 * dice + first as u64);
                let mut seats = [
                    bot::<G>(&self.bots[first], &sample, 2 * number)?,
                    bot::<G>(&self.bots[1 - first], &sample, 2 * number + 1)?,
                ];
                play(&mut game, &mut seats).map_err(|error| format!("{error:?}"))?;
                let share = f64::from(result(game.game())[first]) / f64::from(WHOLE);
                won += share / 2.0;
                if let Some(luck) = luck(&game) {
                    without += (share - f64::from(luck[first]) / f64::from(WHOLE)) / 2.0;
                }
                for (seat, standing) in game.game().standings().iter().enumerate() {
                    points[usize::from(seat != first)] += f64::from(standing.score);
                }
            }
            plain.push(won);
            clean.push(without);
            if dice % 5 == 4 || dice + 1 == self.games.div_ceil(2) {
                let games = 2.0 * plain.len() as f64;
                println!(
                    "{} {} : {}  {} games  paired {}  corrected {}  points {:.2} : {:.2}  {:.1} s a game",
                    G::ID,
                    self.bots[0],
                    self.bots[1],
                    games,
                    mean(&plain),
                    mean(&clean),
                    points[0] / games,
                    points[1] / games,
                    begin.elapsed().as_secs_f64() / games
                );
            }
        }
        Ok(())
    }
}

fn mean(values: &[f64]) -> Interval {
    let n = values.len() as f64;
    let share = values.iter().sum::<f64>() / n;
    let variance =
        values.iter().map(|value| (value - share).powi(2)).sum::<f64>() / (n - 1.0).max(1.0) / n;
    let reach = 1.96 * variance.sqrt();
    Interval { share, low: share - reach, high: share + reach }
}
