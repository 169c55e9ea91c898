//! x
use bots::*;
use engine::*;
use games::hamsterrolle::*;
#[test]
fn stats() {
    let mut options = HamsterrolleOptions::default();
    if let Ok(path) = std::env::var("KIT") {
        options
            .attach(DataFile { name: path.clone(), text: std::fs::read_to_string(path).unwrap() })
            .unwrap();
    }
    let which: usize = std::env::var("WHICH").map(|x| x.parse().unwrap()).unwrap_or(3);

    let lineups: &[&[Level]] =
        &[&[Level::Careful; 4], &[Level::Careful, Level::Reckless], &[Level::Reckless; 4]];
    for lineup in lineups.iter().enumerate().filter(|(i, _)| which == 3 || *i == which).map(|x| x.1)
    {
        let games: u64 = std::env::var("GAMES").map(|x| x.parse().unwrap()).unwrap_or(2);
        for g in 0..games {
            let names = lineup.iter().map(|l| l.to_string()).collect();
            let mut game =
                Match::<Hamsterrolle>::new(options.clone(), names, Secret::numbered(7, g)).unwrap();
            let mut bots: Vec<Placer> = lineup
                .iter()
                .enumerate()
                .map(|(i, l)| Placer::new(*l, g * 10 + i as u64))
                .collect();
            let mut choices = vec![];
            let (mut n, mut falls, mut refused, mut unf, mut passes) = (0, 0, 0, 0, 0);
            let mut inside = vec![];
            let mut multi = [0; 12];
            let mut unrested = 0;
            while let Some(seat) = game.game().pending().seats().first() {
                let turn = {
                    let sight = Sight::new(game.game(), seat, &mut choices).unwrap();
                    bots[seat.index()].choose(&sight)
                };
                passes += (turn.verb == Verb::Pass) as usize;
                let ev = game.act(seat, turn).unwrap().to_vec();
                if let Some(Event::Effect(s)) = ev.last() {
                    falls += s.fell.len();
                    multi[s.fell.len().min(11)] += 1;
                    unf += s.unforced.len();
                    refused += (s.piece == Fate::Refused) as usize;
                    inside.push(s.wheel.pieces().len());
                    if s.wheel.imbalance(game.game().kit()).abs() > 0.4 {
                        unrested += 1;
                    }
                }
                n += 1;
                if n > 250 {
                    break;
                }
            }
            let half = &inside[inside.len() / 2..];
            println!(
                "{lineup:?} game {g}: turns {n} winner {:?} falls/turn {:.2} multi {multi:?} refused {refused} unforced {unf} passes {passes} second half mean {:.1} max {} unrested {unrested}",
                game.game()
                    .standings()
                    .iter()
                    .filter(|s| s.rank == 1)
                    .map(|s| lineup[s.seat.index()].to_string())
                    .collect::<Vec<_>>(),
                falls as f64 / n as f64,
                half.iter().sum::<usize>() as f64 / half.len() as f64,
                inside.iter().max().unwrap()
            );
        }
    }
}
