//! How Hamsterrolle plays on a given wheel: hands of a given kind play whole games, and their figures
//! come out as a row of a table. The same words give the same games, on any number of threads.
//!
//! ```text
//! cargo run --release -p kiste-bots --example study -- --games 100 exact exact exact exact
//! … --set wheel.width=44 --set dividers.heights=[9,12,15] exact exact exact exact
//! … think12 think12 mindless mindless     who wins, seated by chance
//! … --watch --games 1 --first 7 exact …   one game, turn by turn
//! … --set wheel.density=0.3 --opening      by how much each first piece rolls that wheel
//! … --plot docs/images/wheel-study.tsv    rows as a picture (SVG)
//! ```
//!
//! Hands: `exact` errs like a person with a mouse and does not think, `think12` simulates twelve
//! spots first and `think4x3` four spots three times each, always with an imagined error, `mindless` puts any piece into the nearest compartment; `easy`, `medium` and `hard` are the bots.

mod figures;
mod hands;
mod kit;
mod plot;
mod watched;

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use crate::figures::Figures;
use crate::hands::Kind;
use crate::watched::Played;

pub(crate) type Error = Box<dyn std::error::Error + Send + Sync>;

/// What the words say.
struct Study {
    name: String,
    games: u64,
    /// The number of the first game; a game follows from its number.
    first: u64,
    threads: usize,
    kit: String,
    watch: bool,
    hands: Vec<Kind>,
}

fn main() -> Result<(), Error> {
    let mut study = Study {
        name: String::new(),
        games: 6,
        first: 0,
        threads: thread::available_parallelism().map_or(1, Into::into),
        kit: wheel::STANDARD.to_owned(),
        watch: false,
        hands: Vec::new(),
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut next = || words.next().ok_or_else(|| format!("{word} needs something behind it"));
        match word.as_str() {
            "--name" => study.name = next()?,
            "--games" => study.games = next()?.parse()?,
            "--first" => study.first = next()?.parse()?,
            "--threads" => study.threads = next()?.parse()?,
            "--kit" => study.kit = std::fs::read_to_string(next()?)?,
            "--set" => study.kit = kit::with(&study.kit, &next()?)?,
            "--watch" => study.watch = true,
            "--opening" => {
                print!("{}", watched::openings(&study.kit)?);
                return Ok(());
            }
            "--plot" => {
                print!("{}", plot::svg(&std::fs::read_to_string(next()?)?)?);
                return Ok(());
            }
            "--head" => {
                println!("{}", Figures::HEAD.join("\t"));
                return Ok(());
            }
            hand => study.hands.push(hand.parse()?),
        }
    }
    let mut played = play(&study)?;
    played.sort_by_key(|game| game.number);
    if study.watch {
        for game in &played {
            println!("{game}");
        }
    }
    println!("{}", Figures::of(&study.name, &study.hands, &played).row().join("\t"));
    Ok(())
}

/// Plays the games, one a thread at a time.
fn play(study: &Study) -> Result<Vec<Played>, Error> {
    let next = AtomicU64::new(study.first);
    let work = || -> Result<Vec<Played>, Error> {
        let mut played = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= study.first + study.games {
                return Ok(played);
            }
            let game = Played::new(number, &study.kit, &study.hands)?;
            eprintln!("game {number}: {} turns", game.turns.len());
            played.push(game);
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..study.threads).map(|_| scope.spawn(work)).collect();
        let join = |thread: thread::ScopedJoinHandle<'_, _>| {
            thread.join().map_err(|_| "a game broke off")?
        };
        let all = threads.into_iter().map(join).collect::<Result<Vec<_>, Error>>()?;
        Ok(all.into_iter().flatten().collect())
    })
}
