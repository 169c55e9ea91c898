//! Two bots against each other on paired dice, for whoever tunes them:
//! `duel GAME ONE OTHER PAIRS SEED [KEY=VALUE…]`. A bot is a level, or
//! `mcts:PLAYOUTS:EXPLORATION:WINNING:DECISIONS`,
//! `trials:PLAYOUTS:WIDTH:DECISIONS:WINNING`, `valued:PLAYOUTS:DECISIONS`,
//! `look:POSITIONS`, `keen:POSITIONS`, `value`. It plays every set of dice from both seats and tells
//! after each how many are won, how sure that is, and how long the bots think.

use std::time::{Duration, Instant};

use bots::value::Valuer;
use bots::{
    AlphaBeta, Bot, BotLevel, Mcts, MctsSettings, Observation, Strategy, TrialSettings, Trials,
    ValueBot, make,
};
use engine::{Match, Pending, Secret, read_options};

fn bot<G: Strategy>(words: &str, seed: u64) -> Box<dyn Bot<G>> {
    let mut parts = words.split(':');
    let kind = parts.next().unwrap_or_default();
    let parts: Vec<f32> = parts.map(|part| part.parse().expect("a number")).collect();
    let whole = |index: usize| parts[index] as u32;
    match kind {
        "mcts" => {
            let settings = MctsSettings {
                iterations: whole(0),
                exploration: parts[1],
                winning: parts[2],
                decisions: (parts.len() > 3).then(|| whole(3)),
            };
            Box::new(Mcts::<G>::new(settings, seed))
        }
        "trials" => {
            let settings = TrialSettings {
                playouts: whole(0),
                width: whole(1) as usize,
                decisions: whole(2),
                winning: parts[3],
            };
            Box::new(Trials::<G>::new(settings, seed))
        }
        "valued" => {
            let search = Mcts::<G>::new(MctsSettings::new(whole(0)), seed);
            Box::new(search.valued(Valuer::new().expect("a value"), whole(1)))
        }
        "look" => Box::new(AlphaBeta::<G>::new(whole(0), seed).expect("an open game")),
        "keen" => Box::new(AlphaBeta::<G>::new(whole(0), seed).expect("an open game").keen()),
        "value" => Box::new(ValueBot::<G>::new(seed).expect("a value")),
        level => make(level.parse::<BotLevel>().expect("a level"), seed),
    }
}

/// One game; the result of the first bot and what each has thought.
fn game<G: Strategy>(
    args: &[String],
    options: &[(String, String)],
    seed: u64,
    pair: u64,
    swapped: bool,
    thought: &mut [(Duration, Duration, u32); 2],
) -> f64 {
    let names = vec!["one".to_owned(), "other".to_owned()];
    let options = read_options(options, &[]).expect("options");
    let mut game =
        Match::<G>::new(options, names, Secret::numbered(seed, pair)).expect("a game for two");
    let mut bots: [Box<dyn Bot<G>>; 2] =
        [bot(&args[1], 2 * pair + u64::from(swapped)), bot(&args[2], 1_000_000 + 2 * pair)];
    let mut choices = Vec::new();
    loop {
        let seat = match game.game().pending() {
            Pending::Over => break,
            pending => pending.seats().first().expect("somebody is asked"),
        };
        let who = seat.index() ^ usize::from(swapped);
        let observation = Observation::of_match(&game, seat, &mut choices).expect("is asked");
        let start = Instant::now();
        let action = bots[who].choose(&observation);
        let (took, most, count) = &mut thought[who];
        *took += start.elapsed();
        *most = start.elapsed().max(*most);
        *count += u32::from(observation.choices().len() > 1);
        game.act(seat, action).expect("is legal");
    }
    let standings = game.game().standings();
    let winners = standings.iter().filter(|standing| standing.rank == 1).count() as f64;
    if standings[usize::from(swapped)].rank == 1 { 1.0 / winners } else { 0.0 }
}

struct Duel(Vec<String>);

impl bots::Visitor for Duel {
    type Out = ();
    fn visit<G: Strategy>(self) {
        let args = &self.0;
        let (pairs, seed): (u64, u64) = (args[3].parse().unwrap(), args[4].parse().unwrap());
        let options: Vec<(String, String)> = args[5..]
            .iter()
            .filter_map(|word| word.split_once('='))
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect();
        let mut thought = [(Duration::ZERO, Duration::ZERO, 0); 2];
        let (mut sum, mut squares) = (0.0, 0.0);
        for pair in 0..pairs {
            let result: f64 = [false, true]
                .map(|swapped| game::<G>(args, &options, seed, pair, swapped, &mut thought))
                .iter()
                .sum::<f64>()
                / 2.0;
            sum += result;
            squares += result * result;
            let n = (pair + 1) as f64;
            let mean = sum / n;
            let reach = 1.96 * ((squares / n - mean * mean).max(0.0) / (n - 1.0).max(1.0)).sqrt();
            let each = thought.map(|(took, most, count)| {
                format!(
                    "{:.0}/{:.0} ms",
                    took.as_secs_f64() * 1e3 / f64::from(count.max(1)),
                    most.as_secs_f64() * 1e3
                )
            });
            println!(
                "{:4} games {:.1} % ({:.1}–{:.1})  {}",
                2 * (pair + 1),
                100.0 * mean,
                100.0 * (mean - reach),
                100.0 * (mean + reach),
                each.join(" ")
            );
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let id = args[0].clone();
    bots::visit(&id, Duel(args)).expect("a game");
}
