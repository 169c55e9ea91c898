//! x
use engine::*;
use games::hamsterrolle::*;
#[test]
fn explore() {
    for players in [2u8, 3, 4] {
        let names = (0..players).map(|s| format!("P{s}")).collect();
        let mut game = Match::<Hamsterrolle>::new(
            HamsterrolleOptions::default(),
            names,
            Secret::numbered(1, 0),
        )
        .unwrap();
        let mut chance = QuickDice::new(1);
        let t = std::time::Instant::now();
        let mut n = 0;
        let mut choices = vec![];
        let mut falls = 0;
        let mut refused = 0;
        let mut unf = 0;
        let mut pieces = 0;
        let mut len = 0;
        while let Some(seat) = game.game().pending().seats().first() {
            choices.clear();
            game.game().choices(seat, &mut choices);
            let a = chance.pick(&choices).unwrap().clone();
            let t1 = std::time::Instant::now();
            let ev = game.act(seat, a.clone()).unwrap().to_vec();
            if let Some(Event::Effect(s)) = ev.last() {
                falls += s.fell.len();
                unf += s.unforced.len();
                refused += (s.piece == Fate::Refused) as usize;
                pieces += s.wheel.pieces().len();
                len += ev.last().unwrap().to_string().len();
                if n < 15 || n % 20 == 0 {
                    println!(
                        "{n} {a} -> {:?} fell {:?} unf {:?} deg {:.1} in {} imb {:.2} {:?} choices {}",
                        s.piece,
                        s.fell,
                        s.unforced,
                        s.wheel.degrees(),
                        s.wheel.pieces().len(),
                        s.wheel.imbalance(game.game().kit()),
                        t1.elapsed(),
                        choices.len()
                    );
                }
            }
            n += 1;
            if n > 400 {
                break;
            }
        }
        println!(
            "players {players} turns {n} time {:?} falls/turn {:.2} refused {refused} unforced {unf} avg pieces {:.1} bytes {len}",
            t.elapsed(),
            falls as f64 / n as f64,
            pieces as f64 / n as f64
        );
    }
}
