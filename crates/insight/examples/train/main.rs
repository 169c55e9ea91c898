//! Learns what positions of a game are worth by letting it play itself:
//! `cargo xtask train hop-n-roll`. Same words, same weights.

mod curve;
mod learner;
mod selfplay;
mod tables;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::Strategy;
use bots::value::Valuer;

use self::learner::Learner;
use self::selfplay::{Plan, SelfPlay};

const HELP: &str = "\
cargo xtask train GAME [--games N] [--seed S] [--hidden H] [--minutes M] [--fresh]
cargo xtask train GAME --tables SHEET|all [--games N] [--seed S]

Games are played on from where the last training stopped (target/train), until there
were N of them, or M minutes are over. Weights, how they were made and a curve of the
learning go to data/values. The same number of games gives the same weights.
With --tables it learns what patterns on a sheet promise, from the beginning.";

/// Games between two looks at the weights.
const REFRESH: u64 = 20;
/// Games whose losses make one point of the curve.
const POINT: u64 = 500;

struct Wish {
    game: String,
    games: u64,
    seed: u64,
    hidden: usize,
    most: Duration,
    fresh: bool,
    tables: Option<String>,
}

impl Wish {
    fn read() -> Option<Self> {
        let mut words = std::env::args().skip(1);
        let mut wish = Self {
            game: words.next()?,
            games: 20_000,
            seed: 16,
            hidden: 16,
            most: Duration::from_hours(1),
            fresh: false,
            tables: None,
        };
        while let Some(word) = words.next() {
            let mut number = || words.next()?.parse::<u64>().ok();
            match word.as_str() {
                "--games" => wish.games = number()?,
                "--seed" => wish.seed = number()?,
                "--hidden" => wish.hidden = number()? as usize,
                "--minutes" => wish.most = Duration::from_mins(number()?),
                "--fresh" => wish.fresh = true,
                "--tables" => wish.tables = Some(words.next()?),
                _ => return None,
            }
        }
        Some(wish)
    }
}

fn main() -> ExitCode {
    let Some(wish) = Wish::read() else {
        eprintln!("{HELP}");
        return ExitCode::from(2);
    };
    match bots::visit(&wish.game, Train(&wish)) {
        Some(Ok(())) => ExitCode::SUCCESS,
        Some(Err(sentence)) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
        None => {
            eprintln!("there is no game “{}”", wish.game);
            ExitCode::from(2)
        }
    }
}

struct Train<'a>(&'a Wish);

impl bots::Visitor for Train<'_> {
    type Out = Result<(), String>;

    fn visit<G: Strategy>(self) -> Self::Out {
        let wish = self.0;
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let values = root.join("data/values");
        if let Some(sheet) = &wish.tables {
            let only = (sheet != "all").then_some(sheet.as_str());
            return tables::learn::<G>(wish.games, wish.seed, only, &values);
        }
        let model =
            G::VALUE.ok_or_else(|| format!("nobody has said what matters in {}", G::NAME))?;
        let plan = Plan::<G>::of()?;
        let state = root.join(format!("target/train/{}.state", G::ID));
        let inputs = model.names.len();
        let kept = (!wish.fresh).then(|| fs::read_to_string(&state).ok()).flatten();
        let mut learner = kept
            .and_then(|text| Learner::read(&text, inputs))
            .filter(|learner| learner.seed == wish.seed && learner.hidden() == wish.hidden)
            .unwrap_or_else(|| Learner::new(model.names, model.prior, wish.hidden, wish.seed));
        if learner.games > 0 {
            eprintln!("{}: going on after {} games", G::NAME, learner.games);
        }
        let begin = Instant::now();
        let before = learner.games;
        let mut block = (0.0, 0_u32);
        while learner.games < wish.games && begin.elapsed() < wish.most {
            let network = Arc::new(learner.network(model.names)?);
            let mut table = SelfPlay::new(Valuer::with(model.clone(), network));
            for _ in 0..REFRESH {
                let index = learner.games;
                let episode = table.game(&plan, wish.seed, index, wish.games)?;
                let loss = learner.learn(&episode);
                block = (block.0 + loss, block.1 + 1);
                learner.games += 1;
                if learner.games.is_multiple_of(POINT) {
                    learner.curve.push(block.0 / f64::from(block.1));
                    block = (0.0, 0);
                    let rate = (learner.games - before) as f64 / begin.elapsed().as_secs_f64();
                    eprintln!(
                        "{} games, loss {:.4}, {rate:.0} games a second",
                        learner.games,
                        learner.curve.last().unwrap_or(&0.0),
                    );
                }
            }
            learner.step(learner.games / REFRESH, wish.games);
            // Whoever is stopped loses no more than this.
            if learner.games.is_multiple_of(POINT) {
                write(&state, &learner.text())?;
            }
        }
        let network = learner.network(model.names)?;
        write(&state, &learner.text())?;
        write(&values.join(format!("{}.txt", G::ID)), &network.text())?;
        write(&values.join(format!("{}.svg", G::ID)), &curve::svg(G::NAME, &learner.curve, POINT))?;
        let made = format!(
            "# How {id}.txt was made; {id}.svg has the curve.\n\
             command = \"cargo xtask train {id} --games {} --seed {} --hidden {} --fresh\"\n\
             games = {}\nseed = {}\ninputs = {inputs}\nhidden = {}\n\
             lambda = {}\nexploration = \"{}\"\nloss = {:.4}\ntables = {:?}\n",
            wish.games,
            wish.seed,
            wish.hidden,
            learner.games,
            wish.seed,
            wish.hidden,
            learner::LAMBDA,
            "one decision in 12 at first, in 100 in the end",
            learner.curve.last().unwrap_or(&0.0),
            plan.tables
                .iter()
                .map(|(o, p)| format!("{p} players {}", o.pairs_text()))
                .collect::<Vec<_>>(),
            id = G::ID,
        );
        write(&values.join(format!("{}.toml", G::ID)), &made)
    }
}

trait PairsText {
    fn pairs_text(&self) -> String;
}

impl<O: engine::Options> PairsText for O {
    fn pairs_text(&self) -> String {
        let pairs = self.pairs().into_iter();
        pairs.map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
    }
}

fn write(path: &PathBuf, text: &str) -> Result<(), String> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    fs::write(path, text).map_err(|error| format!("{} cannot be written: {error}", path.display()))
}
