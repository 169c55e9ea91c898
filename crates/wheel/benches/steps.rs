//! What a step costs, and a turn, against a bare scene of the same bodies.

use criterion::{BatchSize, Criterion};
use wheel::bare::{Scene, full};
use wheel::{Kit, LiveTurn, Piece, Placement, STEPS_PER_SECOND, play};

/// Steps before anything can have fallen asleep.
const AWAKE: u32 = STEPS_PER_SECOND * 2 / 5;

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let kit = Kit::standard();
    let start = full(kit, 25);
    let held = Piece::all().find(|piece| !start.holds(*piece)).unwrap_or(Piece::STARTER);
    println!("{} pieces in the wheel, {AWAKE} steps", start.pieces().len());
    criterion.bench_function("a turn settles", |bencher| {
        bencher.iter_batched_ref(
            || LiveTurn::untouched(kit, &start),
            |live| (0..AWAKE / 4).for_each(|_| live.frame(None)),
            BatchSize::SmallInput,
        );
    });
    criterion.bench_function("the bare scene", |bencher| {
        bencher.iter_batched_ref(
            || Scene::new(kit, &start, start.pieces()[0].0),
            |scene| (0..AWAKE).for_each(|_| scene.step()),
            BatchSize::SmallInput,
        );
    });
    let motion = Placement { height: 40, ..Placement::new(start.lowest()[0]) };
    let motion = motion.motion(kit, &start, held.colour());
    criterion.bench_function("a whole turn", |bencher| {
        bencher.iter(|| play(kit, &start, held, &motion));
    });
    criterion.final_summary();
}
