//! All legal builds of rolls in random games of Abquetschen: `cargo bench -p
//! kiste --bench builds`. The counts are checked against those of the games.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use engine::{Chance, Event, Game, Pending, QuickDice};
use games::abquetschen::{Abquetschen, AbquetschenOptions};
use pyramid::{Cells, Plate};

/// A roll as it came up: heap, cells of which one must be filled, dice.
struct Roll {
    heap: Cells,
    near: Cells,
    dice: usize,
}

/// The rolls of random games for three, and how many builds they allowed.
fn rolls(games: u64) -> (Vec<Roll>, usize) {
    let (mut rolls, mut builds) = (Vec::new(), 0);
    let mut choices = Vec::new();
    for seed in 0..games {
        let mut game = Abquetschen::new(&AbquetschenOptions::default(), 3).expect("is playable");
        let mut chance = QuickDice::new(seed);
        loop {
            match game.pending() {
                Pending::Throw => {
                    let Some(thrown) = game.throw(&mut chance) else { break };
                    let (heap, own) = (game.heap(), game.dice(game.turn()));
                    let near = if own.is_empty() { heap } else { own }.burdens() - heap;
                    game.evolve(&Event::Throw(thrown));
                    let guarded = game.view(engine::Viewer::Spectator).guarded;
                    // A roll that wins is not built, and the start pyramid is
                    // the game's own affair.
                    let is_built = thrown.get() <= game.supply(game.turn());
                    if !heap.is_empty() && !guarded && is_built {
                        choices.clear();
                        game.choices(game.turn(), &mut choices);
                        builds += choices.len();
                        rolls.push(Roll { heap, near, dice: thrown.get().into() });
                    }
                }
                Pending::One(seat) => {
                    choices.clear();
                    game.choices(seat, &mut choices);
                    let action = *chance.pick(&choices).expect("somebody asked has a choice");
                    game.evolve(&Event::Act(seat, action));
                }
                _ => match game.next_effect() {
                    Some(effect) => game.evolve(&Event::Effect(effect)),
                    None => break,
                },
            }
        }
    }
    (rolls, builds)
}

fn main() {
    let (rolls, builds) = rolls(20);
    let mut found = Vec::new();
    let mut enumerate = || {
        let mut count = 0;
        for roll in &rolls {
            found.clear();
            Plate::STANDARD.builds(roll.heap, roll.dice, roll.near, &mut found);
            count += black_box(&found).len();
        }
        count
    };
    assert_eq!(enumerate(), builds, "the games list other builds");
    assert!(builds > rolls.len(), "{} rolls", rolls.len());
    let mut criterion = Criterion::default().configure_from_args();
    let mut group = criterion.benchmark_group("builds");
    group.throughput(Throughput::Elements(rolls.len() as u64));
    group.bench_function("rolls", |bencher| bencher.iter(&mut enumerate));
    group.finish();
    criterion.final_summary();
}
