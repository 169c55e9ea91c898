//! How Hamsterrolle plays: `cargo run --release -p kiste-bots --example hands -- 30 hard hard easy
//! easy` plays thirty games of these hands, two at a time and seated by chance, and tells turns,
//! falls, pieces in the wheel, how often there is nowhere to build, and winners. The same words give
//! the same games.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use bots::{Bot, BotLevel, Interval, Observation, make};
use engine::{Chance as _, Event, Game as _, Match, QuickDice, Seat, Secret};
use games::hamsterrolle::{Hamsterrolle, HamsterrolleAction, HamsterrolleOptions, How, Turn, Verb};
use wheel::{Lie, Placement};

/// Games longer than this are left.
const PATIENCE: usize = 300;
/// What the rules page hopes for with four hard bots.
const TURNS_HOPED_FOR: std::ops::RangeInclusive<usize> = 40..=120;
const PIECES_HOPED_FOR: usize = 8;
/// How far ahead of the middle of a compartment it is tried whether a piece may lie there, in
/// tenths of a degree.
const FINELY: std::ops::RangeInclusive<i16> = -140..=140;
/// Games at a time.
const THREADS: usize = 2;

type Error = Box<dyn std::error::Error + Send + Sync>;

fn main() -> Result<(), Error> {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().unwrap_or_default().parse()?;
    let levels = words.map(|word| word.parse()).collect::<Result<Vec<BotLevel>, _>>()?;
    let next = AtomicU64::new(0);
    let work = || -> Result<Vec<Played>, Error> {
        let mut played = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return Ok(played);
            }
            let game = play(number, &levels)?;
            println!("{game}");
            played.push(game);
        }
    };
    let played = thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS).map(|_| scope.spawn(work)).collect();
        let join = |thread: thread::ScopedJoinHandle<'_, _>| {
            thread.join().map_err(|_| "a game broke off")?
        };
        threads.into_iter().map(join).collect::<Result<Vec<_>, Error>>()
    })?;
    let mut played: Vec<Played> = played.into_iter().flatten().collect();
    played.sort_by_key(|game| game.number);
    tell(&played);
    Ok(())
}

/// A game, in figures.
struct Played {
    number: u64,
    seated: Vec<BotLevel>,
    /// Pieces in the wheel after each turn.
    inside: Vec<usize>,
    /// Pieces that fell in each turn.
    fell: Vec<usize>,
    passes: usize,
    drops: usize,
    /// Turns with nowhere to build; those of them in which one could pass; those in which one could
    /// drop a piece.
    nowhere: [usize; 3],
    over: bool,
    winners: Vec<BotLevel>,
}

fn play(number: u64, levels: &[BotLevel]) -> Result<Played, Error> {
    let mut seated = levels.to_vec();
    let mut chance = QuickDice::new(number);
    for last in (1..seated.len()).rev() {
        seated.swap(last, chance.below(last as u32 + 1) as usize);
    }
    let names = seated.iter().map(ToString::to_string).collect();
    let secret = Secret::numbered(7, number);
    let mut game = Match::<Hamsterrolle>::new(HamsterrolleOptions::default(), names, secret)?;
    let seeds = number * 10..;
    let mut hands: Vec<Box<dyn Bot<Hamsterrolle>>> =
        seated.iter().zip(seeds).map(|(level, seed)| make(*level, seed)).collect();
    let mut choices = Vec::new();
    let (mut inside, mut fell, mut passes, mut drops) = (Vec::new(), Vec::new(), 0, 0);
    let mut nowhere = [0; 3];
    while let Some(seat) = game.game().pending().seats().first()
        && inside.len() < PATIENCE
    {
        let Some(observation) = Observation::new(game.game(), seat, &mut choices) else { break };
        let listed =
            |verb| observation.choices().iter().any(|choice| verb_of(choice) == Some(verb));
        if !listed(Verb::Place) && !can_build(game.game(), seat) {
            let found = [true, listed(Verb::Pass), listed(Verb::Drop)];
            nowhere.iter_mut().zip(found).for_each(|(count, found)| *count += usize::from(found));
        }
        let action = hands[seat.index()].choose(&observation);
        passes += usize::from(verb_of(&action) == Some(Verb::Pass));
        drops += usize::from(verb_of(&action) == Some(Verb::Drop));
        if let Some(Event::Effect(settled)) = game.act(seat, action)?.last() {
            fell.push(settled.fell.len());
            inside.push(settled.wheel.pieces().len());
        }
    }
    let winners = game
        .game()
        .standings()
        .iter()
        .filter(|standing| standing.rank == 1)
        .map(|standing| seated[standing.seat.index()])
        .collect();
    let over = game.is_over();
    Ok(Played { number, seated, inside, fell, passes, drops, nowhere, over, winners })
}

fn verb_of(action: &HamsterrolleAction) -> Option<Verb> {
    action.turn().map(|turn| turn.verb)
}

/// Whether a piece may lie anywhere where `seat` may build, however it is laid.
fn can_build(game: &Hamsterrolle, seat: Seat) -> bool {
    let spots = game.open().into_iter().flat_map(|compartment| {
        Lie::ALL.into_iter().flat_map(move |lie| {
            let offsets = FINELY.step_by(20);
            offsets.map(move |offset| Placement { lie, offset, ..Placement::new(compartment) })
        })
    });
    let spots: Vec<Placement> = spots.collect();
    game.stock_for(seat).pieces().any(|piece| {
        spots.iter().any(|spot| {
            let turn = Turn { verb: Verb::Place, piece, how: How::To(*spot) };
            game.check(seat, &turn.into()).is_ok()
        })
    })
}

impl Played {
    fn turns(&self) -> usize {
        self.inside.len()
    }

    /// The share of turns in the second half after which enough pieces are in
    /// the wheel.
    fn full(&self) -> f64 {
        let later = &self.inside[self.turns() / 2..];
        let full = later.iter().filter(|inside| **inside >= PIECES_HOPED_FOR).count();
        full as f64 / later.len().max(1) as f64
    }
}

impl std::fmt::Display for Played {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let words =
            |levels: &[BotLevel]| levels.iter().map(|l| l.word()).collect::<Vec<_>>().join(" ");
        write!(
            f,
            "game {}: {}; {} turns, {} falls, {} passes, {} drops, nowhere to build {} times, \
             {:.0} % of the second half full, {}: {}",
            self.number,
            words(&self.seated),
            self.turns(),
            self.fell.iter().sum::<usize>(),
            self.passes,
            self.drops,
            self.nowhere[0],
            100.0 * self.full(),
            if self.over { "won by" } else { "left, ahead" },
            words(&self.winners),
        )
    }
}

/// A mean of one figure a game, with the interval in which it lies in 19 of
/// 20 series.
fn mean(games: &[Played], figure: impl Fn(&Played) -> f64) -> String {
    let count = games.len() as f64;
    let mean = games.iter().map(&figure).sum::<f64>() / count;
    let spread: f64 = games.iter().map(|game| (figure(game) - mean).powi(2)).sum();
    let error = 1.96 * (spread / (count - 1.0).max(1.0) / count).sqrt();
    format!("{mean:.2} ({:.2} to {:.2})", mean - error, mean + error)
}

fn share(wins: f64, of: usize) -> String {
    let Interval { low, share, high } = Interval::wilson(wins, of as u64);
    let percent = |share: f64| 100.0 * share;
    format!("{:.1} % ({:.1} to {:.1}) of {of}", percent(share), percent(low), percent(high))
}

fn count(games: &[Played], wanted: impl Fn(&&Played) -> bool) -> String {
    share(games.iter().filter(wanted).count() as f64, games.len())
}

fn tell(games: &[Played]) {
    let mut lengths: Vec<usize> = games.iter().map(Played::turns).collect();
    lengths.sort_unstable();
    let (Some(least), Some(most)) = (lengths.first(), lengths.last()) else { return };
    println!("\nAll with intervals of 95 %.");
    println!("games that ended: {}", count(games, |game| game.over));
    println!("turns a game: {}", mean(games, |game| game.turns() as f64));
    println!("  the middle one {}, from {least} to {most}", lengths[lengths.len() / 2]);
    let hoped = count(games, |game| TURNS_HOPED_FOR.contains(&game.turns()));
    println!("  {TURNS_HOPED_FOR:?} turns: {hoped}");
    let falls = |game: &Played| game.fell.iter().sum::<usize>() as f64 / game.turns() as f64;
    println!("pieces that fall a turn: {}", mean(games, falls));
    let fell: Vec<usize> = games.iter().flat_map(|game| game.fell.iter().copied()).collect();
    let falling = fell.iter().filter(|fell| **fell > 0).count();
    println!("turns with a fall: {}", share(falling as f64, fell.len()));
    println!("  at most {} at once", fell.iter().max().unwrap_or(&0));
    let chains = fell.iter().filter(|fell| **fell >= 3).count();
    println!("  three or more at once: {}", share(chains as f64, fell.len()));
    println!("passes a game: {}", mean(games, |game| game.passes as f64));
    println!("drops a game: {}", mean(games, |game| game.drops as f64));
    let turns = fell.len();
    let [nowhere, pass, drop] =
        [0, 1, 2].map(|index| games.iter().map(|game| game.nowhere[index]).sum::<usize>());
    println!("turns with nowhere to build: {}", share(nowhere as f64, turns));
    println!("  of these, with a pass: {}", share(pass as f64, nowhere));
    println!("  of these, with a drop: {}", share(drop as f64, nowhere));
    println!("  games with such a turn: {}", count(games, |game| game.nowhere[0] > 0));
    println!("pieces in the wheel, by tenths of the game:");
    for tenth in 0..10 {
        let part = |game: &Played| {
            let (from, to) = (game.turns() * tenth / 10, game.turns() * (tenth + 1) / 10);
            let part = &game.inside[from..to.max(from + 1)];
            part.iter().sum::<usize>() as f64 / part.len() as f64
        };
        println!("  {}: {}", tenth + 1, mean(games, part));
    }
    let second = mean(games, |game| 100.0 * game.full());
    println!("turns of the second half with {PIECES_HOPED_FOR} or more in the wheel, %: {second}");
    let mostly = count(games, |game| game.full() > 0.5);
    println!("  games in which that is most of them: {mostly}");
    println!("winners:");
    for level in BotLevel::ALL {
        let seats =
            games.first().map_or(0, |game| game.seated.iter().filter(|l| *l == level).count());
        let won = |game: &Played| {
            let ours = game.winners.iter().filter(|winner| *winner == level).count();
            ours as f64 / game.winners.len().max(1) as f64
        };
        if seats > 0 {
            let won = share(games.iter().map(won).sum(), games.len());
            println!("  {level}, on {seats} of {} seats: {won}", games[0].seated.len());
        }
    }
}
