//! Whether what a throw can bring is what it brings.

use std::collections::HashMap;

use super::walk::{choices, setups};
use crate::{
    Chance, Cost, Event, Game, Odds, Pending, Probability, QuickDice, advance, odds, sample_timeout,
};

/// More ways for dice to fall are sampled.
const WAYS: usize = 1 << 12;
/// Throws of each setup that are looked at.
const THROWS: usize = 6;
/// After so many steps without a throw there is none to come: games throw at
/// their beginning or all the time. Where the world is simulated, the beginning
/// is all there is.
const fn patience<G: Game>() -> usize {
    match G::COST {
        Cost::Quick => 200,
        Cost::Simulated => 1,
    }
}
/// Of those that are sampled, so many: that is slow, and tells little.
const SAMPLED: usize = 1;
/// How often each of these is drawn, and the first of all.
const DRAWS: u32 = 2_000;
const FIRST_DRAWS: u32 = 100_000;

/// All that a pending throw can bring is allowed, its probabilities add up to
/// one, and dice that are thrown again and again agree with them. What is too
/// much to walk is said to be sampled, and is allowed, too.
pub fn the_odds_of_every_throw_add_up<G: Game>() {
    let mut draws = FIRST_DRAWS;
    for (index, setup) in setups::<G>().into_iter().enumerate() {
        let mut game = G::new(&setup.options, setup.players).expect("tried before");
        let mut chance = QuickDice::new(index as u64);
        let (mut looked, mut sampled) = (0, 0);
        for _ in 0..patience::<G>() {
            while game.pending() == Pending::Throw && looked < THROWS {
                if sampled < SAMPLED {
                    if compare(&game, draws) {
                        draws = DRAWS;
                    } else {
                        sampled += 1;
                    }
                }
                looked += 1;
                let throw = game.throw(&mut chance).expect("a throw is pending");
                game.evolve(&Event::Throw(throw));
            }
            if looked == THROWS {
                break;
            }
            // One step only: a throw may come next.
            let effect = game.next_effect().or_else(|| sample_timeout(&game, &mut chance));
            if let Some(effect) = effect {
                game.evolve(&Event::Effect(effect));
            } else {
                let Some(seat) = advance(&mut game, &mut chance) else { break };
                let listed = choices(&game, seat).0;
                let action = chance.pick(&listed).expect("somebody asked has a choice").clone();
                game.evolve(&Event::Act(seat, action));
            }
        }
    }
}

/// Looks at the throw that `game` waits for; false if it is too much to walk.
fn compare<G: Game>(game: &G, draws: u32) -> bool {
    let every = match odds(game, WAYS, 1).expect("a throw is pending") {
        Odds::Exact(every) => every,
        Odds::Sampled(some) => {
            assert_eq!(some.len(), WAYS);
            for throw in some {
                assert!(game.check_throw(&throw).is_ok(), "drawn, but refused: {throw}");
            }
            return false;
        }
    };
    let sum: Probability = every.iter().map(|(_, share)| *share).sum();
    assert_eq!(sum, Probability::ONE, "{every:?}");
    for (throw, _) in &every {
        assert!(game.check_throw(throw).is_ok(), "said to be possible, but refused: {throw}");
    }
    let mut counts: HashMap<String, u32> =
        every.iter().map(|(throw, _)| (throw.to_string(), 0)).collect();
    let mut chance = QuickDice::new(draws.into());
    for _ in 0..draws {
        let throw = game.throw(&mut chance).expect("a throw is pending").to_string();
        let count = counts.get_mut(&throw);
        *count.unwrap_or_else(|| panic!("thrown, but said to be impossible: {throw}")) += 1;
    }
    for (throw, share) in &every {
        let (n, p) = (f64::from(draws), share.to_f64());
        let off = (f64::from(counts[&throw.to_string()]) - n * p).abs();
        // Fair dice stray further once in two million; these are fixed, so never.
        let far = 5.0 * (n * p * (1.0 - p)).sqrt() + 1.0;
        assert!(off <= far, "{throw} came {off:.0} times off of {n}, expected {share} of them");
    }
    true
}
