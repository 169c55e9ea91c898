//! Puzzles: positions from games of bots in which one choice is clearly best.

use bots::value::result;
use bots::{Bot, BotLevel, Observation, Strategy, Visitor, make, play, visit};
use engine::{Line, Match, Pending, Record, Seat, Secret};
use serde::Serialize;

use crate::judge::{Judge, LookAhead, POSITIONS, done, judge};

/// Whoever solves it.
pub const SOLVER: Seat = Seat::new(0);
/// What the answer must be worth beyond everything else, by the value function:
/// a twentieth of a win.
const MARGIN: i32 = crate::WHOLE / 20;
/// Choices below which there is nothing to find.
const FEWEST: usize = 4;
/// So many times `hard` is asked, each time with other playouts.
const SEARCHES: u64 = 3;
/// What looks next best is played to the end so many times, and so many of it.
const GAMES: u64 = 150;
const RIVALS: usize = 3;
/// How many times as many positions a longer look has.
const FURTHER: u32 = 20;
/// Positions of one game that are looked into.
const CANDIDATES: usize = 4;

/// A position and the answer to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Puzzle {
    /// The game so far; [`SOLVER`] is asked.
    #[serde(serialize_with = "as_text")]
    pub record: Record,
    /// What is best.
    pub answer: Answer,
}

fn as_text<S: serde::Serializer>(record: &Record, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(record)
}

/// What is best in a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// In the notation of the game.
    pub action: String,
    /// What it is worth beyond the next best, in parts of
    /// [`WHOLE`](crate::WHOLE).
    pub margin: i32,
    /// How many choices there were.
    pub choices: usize,
}

/// The puzzle in game number `index` of the series `seed`, if there is one in
/// it; nothing for a game whose positions nobody knows the worth of.
pub fn find_puzzle(id: &str, seed: u64, index: u64) -> Option<Puzzle> {
    struct Find(u64, u64);
    impl Visitor for Find {
        type Out = Option<Puzzle>;
        fn visit<G: Strategy>(self) -> Self::Out {
            find::<G>(self.0, self.1)
        }
    }
    visit(id, Find(seed, index))?
}

/// The clearly best choice where `record` ends, by the value function, by
/// `hard` and by games played out from there; nothing if they do not agree.
pub fn clear_answer(record: &Record) -> Option<Answer> {
    struct Check<'a>(&'a Record);
    impl Visitor for Check<'_> {
        type Out = Option<Answer>;
        fn visit<G: Strategy>(self) -> Self::Out {
            let game = Match::<G>::continued(self.0, Secret::numbered(0, 0)).ok()?;
            let ranked = ranked(game.game())?;
            is_clear(&game, self.0, &ranked).then(|| answer(&ranked))
        }
    }
    visit(&record.game, Check(record))?
}

/// The choices with their worth, best first; nothing if none stands out.
fn ranked<G: Strategy>(game: &G) -> Option<Vec<(i32, G::Action)>> {
    let mut choices = Vec::new();
    if game.pending().seats().contains(SOLVER) {
        game.choices(SOLVER, &mut choices);
    }
    if choices.len() < FEWEST {
        return None;
    }
    let ranked = judge::<G>()?.rank(game, SOLVER, choices);
    (ranked[0].0 - ranked[1].0 >= MARGIN).then_some(ranked)
}

fn answer<A: ToString>(ranked: &[(i32, A)]) -> Answer {
    let (best, next) = (&ranked[0], &ranked[1]);
    Answer { action: best.1.to_string(), margin: best.0 - next.0, choices: ranked.len() }
}

/// Whether a search comes to the same as the values, and games played out do or,
/// where nothing is left to chance, a longer look ahead.
fn is_clear<G: Strategy>(game: &Match<G>, record: &Record, ranked: &[(i32, G::Action)]) -> bool {
    let best = &ranked[0].1;
    let found = |seed: u64| {
        let mut choices = Vec::new();
        let observation = Observation::of_match(game, SOLVER, &mut choices);
        observation.is_some_and(|seen| make::<G>(BotLevel::Hard, seed).choose(&seen) == *best)
    };
    if !(0..SEARCHES).all(found) {
        return false;
    }
    if G::VALUE.is_none() {
        return stays_ahead(game.game(), ranked);
    }
    // The same dice for both: their luck is not judged.
    let results = |action: &G::Action| -> Option<Vec<i32>> {
        (0..GAMES).map(|index| played_out::<G>(record, action, index)).collect()
    };
    let Some(of_best) = results(best) else { return false };
    ranked[1..]
        .iter()
        .take(RIVALS)
        .all(|(_, rival)| results(rival).is_some_and(|of_rival| beats(&of_best, &of_rival)))
}

/// Whether the best choice is ahead of its rivals as clearly when one looks further,
/// and is more than doing what ends the game.
fn stays_ahead<G: Strategy>(game: &G, ranked: &[(i32, G::Action)]) -> bool {
    let Some(heuristics) = G::HEURISTICS.alpha_beta else { return false };
    let mut judge = LookAhead::new(heuristics, FURTHER * POSITIONS);
    let mut worth = |action| judge.after(game, SOLVER, action)[SOLVER.index()];
    let best = &ranked[0].1;
    let most = worth(best);
    done(game, SOLVER, best).pending() != Pending::Over
        && ranked[1..].iter().take(RIVALS).all(|(_, rival)| most - worth(rival) >= MARGIN)
}

/// What the game comes to for the solver if greedy players go on from there.
fn played_out<G: Strategy>(record: &Record, action: &G::Action, index: u64) -> Option<i32> {
    let mut game = Match::<G>::continued(record, Secret::numbered(1, index)).ok()?;
    game.act(SOLVER, action.clone()).ok()?;
    let seats = 0..game.names().len() as u64;
    let mut bots: Vec<Box<dyn Bot<G>>> =
        seats.map(|seat| make(BotLevel::Greedy, 8 * index + seat)).collect();
    play(&mut game, &mut bots).ok()?;
    Some(result(game.game())[SOLVER.index()])
}

/// Whether one is better on the same dice, by more than two standard errors.
fn beats(one: &[i32], other: &[i32]) -> bool {
    let differences: Vec<i64> = one.iter().zip(other).map(|(a, b)| i64::from(a - b)).collect();
    let (count, sum) = (differences.len() as i64, differences.iter().sum::<i64>());
    let squares: i64 = differences.iter().map(|each| each * each).sum();
    // sum / n > 2 sqrt(variance / n), all in whole numbers.
    sum > 0 && sum * sum * (count - 1) > 4 * (count * squares - sum * sum)
}

fn find<G: Strategy>(seed: u64, index: u64) -> Option<Puzzle> {
    let names = vec!["Albert".to_owned(), "Berta".to_owned()];
    let options = <G::Options as Default>::default();
    let mut game = Match::<G>::new(options, names, Secret::numbered(seed, index)).ok()?;
    // Where one has to look ahead, what greedy players do is over before it begins.
    let level = if G::VALUE.is_some() { BotLevel::Greedy } else { BotLevel::Easy };
    let mut bots = [2 * index, 2 * index + 1].map(|seed| make::<G>(level, seed));
    play(&mut game, &mut bots).ok()?;

    // Without a promise about dice, which only the whole game keeps, and with
    // the sheets that everybody has.
    let whole = game.record();
    let until = |events: usize| Record {
        events: (0..events).map(|at| Line { number: at + 1, ..whole.events[at].clone() }).collect(),
        files: Vec::new(),
        commitment: None,
        secret: None,
        ..whole.clone()
    };
    let mut position = G::new(game.options(), game.names().len() as u8).ok()?;
    let mut candidates = Vec::new();
    for (at, event) in game.events().iter().enumerate() {
        if let engine::Event::Act(SOLVER, _) = event
            && let Some(ranked) = ranked(&position)
        {
            candidates.push((at, ranked));
        }
        position.evolve(event);
    }
    candidates.sort_by_key(|(_, ranked)| std::cmp::Reverse(ranked[0].0 - ranked[1].0));
    candidates.into_iter().take(CANDIDATES).find_map(|(at, ranked)| {
        let record = until(at);
        let game = Match::<G>::continued(&record, Secret::numbered(0, 0)).ok()?;
        is_clear(&game, &record, &ranked).then(|| Puzzle { answer: answer(&ranked), record })
    })
}
