//! How Hamsterrolle plays: `cargo run --release -p kiste-bots --example hands -- 5 careful careful
//! reckless` plays five games of these hands and tells turns, falls, pieces in the wheel and winners.

use bots::{Bot as _, Level, Placer, Sight};
use engine::{Event, Game as _, Match, Secret};
use games::hamsterrolle::{Hamsterrolle, HamsterrolleOptions, Verb};

/// Games longer than this are left.
const PATIENCE: usize = 300;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().unwrap_or_default().parse()?;
    let levels = words.map(|word| word.parse()).collect::<Result<Vec<Level>, _>>()?;
    for number in 0..games {
        println!("{}", play(number, &levels)?);
    }
    Ok(())
}

fn play(number: u64, levels: &[Level]) -> Result<String, Box<dyn std::error::Error>> {
    let names = levels.iter().map(ToString::to_string).collect();
    let secret = Secret::numbered(7, number);
    let mut game = Match::<Hamsterrolle>::new(HamsterrolleOptions::default(), names, secret)?;
    let seeds = number * 10..;
    let mut hands: Vec<Placer> =
        levels.iter().zip(seeds).map(|(level, seed)| Placer::new(*level, seed)).collect();
    let mut choices = Vec::new();
    let (mut inside, mut falls, mut most, mut passes) = (Vec::new(), 0, 0, 0);
    while let Some(seat) = game.game().pending().seats().first()
        && inside.len() < PATIENCE
    {
        let Some(sight) = Sight::new(game.game(), seat, &mut choices) else { break };
        let turn = hands[seat.index()].choose(&sight);
        passes += usize::from(turn.verb == Verb::Pass);
        if let Some(Event::Effect(settled)) = game.act(seat, turn)?.last() {
            falls += settled.fell.len();
            most = most.max(settled.fell.len());
            inside.push(settled.wheel.pieces().len());
        }
    }
    let turns = inside.len();
    let later = &inside[turns / 2..];
    let winners: Vec<&str> = game
        .game()
        .standings()
        .iter()
        .filter(|standing| standing.rank == 1)
        .map(|standing| levels[standing.seat.index()].word())
        .collect();
    Ok(format!(
        "game {number}: {turns} turns, {:.2} falls a turn, at most {most} at once, {passes} passes, \
         {:.1} pieces in the wheel in the second half, ahead: {}",
        falls as f64 / turns as f64,
        later.iter().sum::<usize>() as f64 / later.len().max(1) as f64,
        winners.join(", "),
    ))
}
