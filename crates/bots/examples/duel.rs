//! Two bots against each other on paired dice, for whoever tunes them:
//! `duel GAME ONE OTHER PAIRS SEED [KEY=VALUE…]`. A bot is a level, or
//! `mcts:PLAYOUTS:EXPLORATION:WINNING:DECISIONS`,
//! `trials:PLAYOUTS:WIDTH:DECISIONS:WINNING`, `valued:PLAYOUTS:DECISIONS`,
//! `look:POSITIONS`, `keen:POSITIONS`, `value`; OTHER may be `alone`. It plays every
//! set of dice from both seats and tells after each how many are won, how sure that
//! is, and how long the bots think, usually and at most.

use std::time::{Duration, Instant};

use bots::value::Valuer;
use bots::{
    AlphaBeta, Bot, BotLevel, Mcts, MctsSettings, Observation, Strategy, TrialSettings, Trials,
    ValueBot, make,
};
use engine::{Match, Secret, read_options};

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

/// How long a bot has thought, in all and at most, and how often.
type Thought = (Duration, Duration, u32);

/// Plays on to the end; `who` says which bot has a seat.
fn play<G: Strategy>(
    game: &mut Match<G>,
    bots: &mut [Box<dyn Bot<G>>],
    who: impl Fn(usize) -> usize,
    thought: &mut [Thought; 2],
) {
    let mut choices = Vec::new();
    while let Some(seat) = game.game().pending().seats().first() {
        let observation = Observation::of_match(game, seat, &mut choices).expect("is asked");
        let start = Instant::now();
        let action = bots[who(seat.index())].choose(&observation);
        let (took, most, count) = &mut thought[who(seat.index())];
        *took += start.elapsed();
        *most = start.elapsed().max(*most);
        *count += u32::from(observation.choices().len() > 1);
        game.act(seat, action).expect("is legal");
    }
}

/// A mean with an interval of 95 %.
#[derive(Default)]
struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn text(&self) -> String {
        let mean = self.sum / self.count;
        let variance = (self.squares / self.count - mean * mean).max(0.0);
        let reach = 1.96 * (variance / (self.count - 1.0).max(1.0)).sqrt();
        format!("{mean:.1} ({:.1}–{:.1})", mean - reach, mean + reach)
    }
}

struct Duel(Vec<String>);

impl bots::Visitor for Duel {
    type Out = ();
    fn visit<G: Strategy>(self) {
        let args = &self.0;
        let (sets, seed): (u64, u64) = (args[3].parse().unwrap(), args[4].parse().unwrap());
        let pairs = args[5..].iter().filter_map(|word| word.split_once('='));
        let pairs: Vec<_> = pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        let options: G::Options = read_options(&pairs, &[]).expect("options");
        let alone = args[2] == "alone";
        let mut thought = [Thought::default(); 2];
        let mut mean = Mean::default();
        for set in 0..sets {
            let mut result = 0.0;
            for swapped in 0..if alone { 1 } else { 2 } {
                let names = if alone { vec!["one"] } else { vec!["one", "other"] };
                let names = names.into_iter().map(str::to_owned).collect();
                let secret = Secret::numbered(seed, set);
                let mut game = Match::<G>::new(options.clone(), names, secret).expect("players");
                let mut bots = vec![bot(&args[1], 2 * set + swapped as u64)];
                if !alone {
                    bots.push(bot(&args[2], 1_000_000 + 2 * set + swapped as u64));
                }
                play(&mut game, &mut bots, |seat| seat ^ swapped, &mut thought);
                let standings = game.game().standings();
                let winners = standings.iter().filter(|standing| standing.rank == 1).count() as f64;
                let own = &standings[swapped];
                result += match own.rank {
                    _ if alone => f64::from(own.score),
                    1 => 50.0 / winners,
                    _ => 0.0,
                };
            }
            mean.add(result);
            let each = thought.map(|(took, most, count)| {
                let usual = took / count.max(1);
                format!("{}/{} ms", usual.as_millis(), most.as_millis())
            });
            let unit = if alone { "points" } else { "%" };
            println!("{} sets: {} {unit}, {}", set + 1, mean.text(), each.join(" "));
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let id = args[0].clone();
    bots::visit(&id, Duel(args)).expect("a game");
}
