//! What a step costs, and a turn, against a bare scene of the same bodies.

use std::hint::black_box;

use criterion::{BatchSize, Criterion};
use wheel::{
    Arrangement, Compartment, FRAMES_PER_SECOND, Hand, Kit, Live, Phase, Piece, Placement,
};
use wheel::{opening, play, settle_bare};

/// A wheel with so many pieces in it, put in one after the other; what falls
/// is left out.
fn full(pieces: usize) -> Arrangement {
    let kit = Kit::standard();
    let mut now = opening(kit);
    for (index, piece) in Piece::all().cycle().enumerate().take(200) {
        if now.pieces().len() >= pieces {
            break;
        }
        if !now.holds(piece) {
            let lowest = now.lowest()[0].number();
            let spot = Placement {
                height: 30,
                ..Placement::new(Compartment::new(lowest + (index % 3) as u8))
            };
            now = play(kit, &now, piece, &spot.motion(kit, &now, piece.colour())).rest;
        }
    }
    now
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let kit = Kit::standard();
    let start = full(25);
    let held = Piece::all().find(|piece| !start.holds(*piece)).unwrap_or(Piece::STARTER);
    println!("{} pieces in the wheel", start.pieces().len());

    // A second in which nobody holds the wheel: 240 steps each.
    criterion.bench_function("a second of a turn", |bencher| {
        bencher.iter_batched_ref(
            || Live::new(kit, &start, held),
            |live| (0..FRAMES_PER_SECOND).for_each(|_| live.frame(Some(Hand::HOME))),
            BatchSize::SmallInput,
        );
    });
    criterion.bench_function("a second of the bare scene", |bencher| {
        bencher.iter(|| settle_bare(kit, black_box(&start), held, 4 * FRAMES_PER_SECOND));
    });
    let lowest = start.lowest()[0];
    let motion =
        Placement { height: 40, ..Placement::new(lowest) }.motion(kit, &start, held.colour());
    criterion.bench_function("a turn", |bencher| {
        bencher.iter(|| {
            let mut live = Live::new(kit, &start, held);
            let mut hands = motion.hands();
            while live.phase() != Phase::Rest {
                live.frame(hands.next());
            }
            live.frames()
        });
    });
    let seconds = f64::from(play(kit, &start, held, &motion).frames) / f64::from(FRAMES_PER_SECOND);
    println!("the turn takes {seconds:.2} s at the table");
    criterion.final_summary();
}
