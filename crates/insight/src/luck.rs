//! Only the luck of a game: what a fair comparison of players takes out.

use bots::Strategy;
use bots::value::{Shares, Valuer};
use engine::{Event, MAX_SEATS, Match};

/// What all throws of a match were worth to each seat beyond what was to be
/// expected; nothing for a game whose positions nobody knows the worth of. On
/// average it is nothing, whoever plays, so the result less the luck has the
/// same mean as the result, and less spread.
pub fn luck<G: Strategy>(of: &Match<G>) -> Option<Shares> {
    let mut valuer = Valuer::<G>::new()?;
    let mut game = G::new(of.options(), of.names().len() as u8).ok()?;
    let mut luck = [0; MAX_SEATS as usize];
    for (index, event) in of.events().iter().enumerate() {
        let expected = match event {
            Event::Throw(_) => valuer.expected(&game, index as u64),
            _ => None,
        };
        game.evolve(event);
        if let Some(expected) = expected {
            let came = valuer.value(&game);
            for (luck, (came, mean)) in luck.iter_mut().zip(came.iter().zip(expected.mean)) {
                *luck += came - mean;
            }
        }
    }
    Some(luck)
}
