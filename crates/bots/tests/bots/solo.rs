//! Hamstern alone: no player can have more on average than `docs/bots.md` proves.

use std::ops::RangeInclusive;

use bots::{Bot, BotLevel, make, play};
use engine::{Event, Game, Match, Pips, Seat, Secret};
use games::hamstern::{Hamstern, HamsternOptions, Sheet};

/// The most points that so many crosses can bring, wherever they may lie: each
/// set of full chambers costs its cells, and each acorn or mushroom elsewhere
/// one cross.
fn most_points(sheet: &Sheet) -> Vec<u32> {
    let chambers = sheet.chambers();
    let cells: usize = chambers.iter().map(|chamber| usize::from(chamber.size())).sum();
    let mut most = vec![0; cells + 1];
    for full in 0_u32..1 << chambers.len() {
        let is_full = |index: usize| full >> index & 1 == 1;
        let (mut crosses, mut points) = (0, 0);
        let (mut acorns, mut acorns_elsewhere, mut mushrooms, mut mushrooms_elsewhere) =
            (0_u8, 0_u8, 0_u32, 0_u32);
        for (index, chamber) in chambers.iter().enumerate() {
            let (some_acorns, some_mushrooms) =
                (chamber.acorns().len(), u32::from(chamber.mushrooms().len()));
            if is_full(index) {
                crosses += usize::from(chamber.size());
                points += u32::from(chamber.points());
                acorns += some_acorns;
                mushrooms += some_mushrooms;
            } else {
                acorns_elsewhere += some_acorns;
                mushrooms_elsewhere += some_mushrooms;
            }
        }
        for more_acorns in 0..=acorns_elsewhere {
            for more in 0..=mushrooms_elsewhere {
                let crosses = crosses + usize::from(more_acorns) + more as usize;
                let food = u32::from(sheet.acorn_points(acorns + more_acorns))
                    + (mushrooms + more) * u32::from(sheet.mushroom_points());
                if let Some(slot) = most.get_mut(crosses) {
                    *slot = (*slot).max(points + food);
                }
            }
        }
    }
    for crosses in 1..most.len() {
        most[crosses] = most[crosses].max(most[crosses - 1]);
    }
    most
}

/// Crosses that throws bring at most: their pips, and the whole joker track for
/// the first 1.
fn crosses(sheet: &Sheet, throws: impl Iterator<Item = Pips>) -> usize {
    let (mut crosses, mut joker) = (0, false);
    for face in throws {
        if face == Pips::One {
            joker = true;
        } else {
            crosses += usize::from(face.get());
        }
    }
    crosses + if joker { usize::from(sheet.joker_track()) } else { 0 }
}

/// The mean of `most_points` over all sequences of throws, exactly: the game ends
/// with the throw that fills the counter for the second time, if not before.
fn bound(sheet: &Sheet) -> f64 {
    let most = most_points(sheet);
    let last = most.len() - 1;
    let boxes = 2 * usize::from(sheet.counter());
    // By boxes still to fill; by whether a 1 was thrown; by crosses so far, of
    // which more than there are cells make no difference.
    let mut mean = vec![[vec![0.0; last + 1], vec![0.0; last + 1]]; boxes + 1];
    for crosses in 0..=last {
        mean[0][0][crosses] = f64::from(most[crosses]);
        mean[0][1][crosses] = f64::from(most[crosses]);
    }
    for left in 1..=boxes {
        for joker in [1, 0] {
            for crosses in (0..=last).rev() {
                let mut sum = 0.0;
                let mut ways = 6.0;
                for face in Pips::ALL {
                    let left = left - usize::from(sheet.is_counted(face));
                    let (joker_then, more) = match face {
                        // A further 1 brings nothing: it is as if it had not been thrown.
                        Pips::One if joker == 1 => {
                            ways -= 1.0;
                            continue;
                        }
                        Pips::One => (1, usize::from(sheet.joker_track())),
                        face => (joker, usize::from(face.get())),
                    };
                    let then = (crosses + more).min(last);
                    // A full sheet stays as it is, whatever is thrown.
                    sum += if crosses == last {
                        f64::from(most[last])
                    } else {
                        mean[left][joker_then][then]
                    };
                }
                mean[left][joker][crosses] = sum / ways;
            }
        }
    }
    mean[boxes][0][0]
}

/// A game for one, before its first throw.
fn new_game() -> Hamstern {
    Hamstern::new(&HamsternOptions::default(), 1).unwrap()
}

#[test]
fn nobody_can_have_more_than_the_bound_on_average() {
    let game = new_game();
    let sheet = game.sheet();
    let most = most_points(sheet);
    assert_eq!(
        *most.last().unwrap(),
        70,
        "everything: 48 for chambers, 6 mushrooms, 16 for acorns"
    );
    assert_eq!(most[4], 16, "four crosses on four acorns, if one could");
    // `docs/bots.md` tells it.
    let bound = bound(sheet);
    assert!((bound - BOUND).abs() < 0.01, "{bound}");
}

/// The mean that nobody can beat, as the documentation has it.
const BOUND: f64 = 54.27;

/// Mean points of a level in so many games alone; none of them has more than its
/// throws allow.
fn alone(level: BotLevel, games: RangeInclusive<u64>) -> f64 {
    let most = most_points(new_game().sheet());
    let (mut points, count) = (0, games.clone().count() as f64);
    for number in games {
        let secret = Secret::numbered(20_261_115, number);
        let options = HamsternOptions::default();
        let mut game = Match::<Hamstern>::new(options, vec!["Mia".to_owned()], secret).unwrap();
        let mut bots: Vec<Box<dyn Bot<Hamstern>>> = vec![make(level, number)];
        play(&mut game, &mut bots).unwrap();
        let throws = game.events().iter().filter_map(|event| match event {
            Event::Throw(face) => Some(*face),
            _ => None,
        });
        let crosses = crosses(game.game().sheet(), throws).min(most.len() - 1);
        let had = game.game().score(Seat::new(0)).points();
        assert!(had <= most[crosses] as i32, "game {number}: {had} of {}", most[crosses]);
        points += had;
    }
    f64::from(points) / count
}

#[test]
fn no_game_alone_has_more_points_than_its_throws_allow() {
    let mean = alone(BotLevel::Greedy, 1..=300);
    assert!(mean > 20.0 && mean < BOUND, "{mean}");
}
