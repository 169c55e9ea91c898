//! Random playouts of every game, to see whether a change made one slower:
//! `cargo bench -p kiste`. `kiste bench` measures the same without history.

use criterion::{BatchSize, Criterion};
use engine::{Cost, Game, Playout, QuickDice};
use games::Visitor;

struct Measure<'a>(&'a mut Criterion);

impl Visitor for Measure<'_> {
    type Out = ();
    fn visit<G: Game>(self) {
        // A simulated world has a bench of its own.
        if G::COST == Cost::Simulated {
            return;
        }
        let (least, most) = G::PLAYERS.into_inner();
        let players = 4.clamp(least, most);
        let fresh = G::new(&G::Options::default(), players).expect("the defaults are playable");
        let mut playout = Playout::default();
        let mut chance = QuickDice::new(1);
        self.0.bench_function(&format!("playout/{}/{players}", G::ID), |bencher| {
            bencher.iter_batched_ref(
                || fresh.clone(),
                |game| playout.run(game, &mut chance),
                BatchSize::SmallInput,
            );
        });
    }
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    for id in games::ids() {
        games::visit(id, Measure(&mut criterion));
    }
    criterion.final_summary();
}
