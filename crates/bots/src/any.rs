//! Bots for hosts that hold matches of any game.

use engine::{AnyMatch, Match, Moment, Seat};

use crate::{BotLevel, Observation, Strategy, Visitor, make, visit};

/// What a bot of this level does for `seat` now, as text; nothing if the seat is
/// not asked, or if the game is none of the crate's. A host gives every
/// decision its own `seed`, such as one made of the table and the number of
/// events, and gets the same answer after a restart.
///
/// ```
/// use bots::{BotLevel, choose_any};
/// use engine::{Seat, Secret};
///
/// let names = vec!["Mia".to_owned(), "Tom".to_owned()];
/// let mut game = games::new_match("pig", &[], &[], names, Secret::numbered(1, 0)).unwrap()?;
/// let mia = Seat::new(0);
/// let action = choose_any(&*game, mia, BotLevel::Hard, 7).unwrap();
/// assert_eq!(action, "roll");
/// game.act(mia, &action)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn choose_any(game: &dyn AnyMatch, seat: Seat, level: BotLevel, seed: u64) -> Option<String> {
    struct Choose<'a>(&'a dyn AnyMatch, Seat, BotLevel, u64);
    impl Visitor for Choose<'_> {
        type Out = Option<String>;
        fn visit<G: Strategy>(self) -> Self::Out {
            let Self(game, seat, level, seed) = self;
            let game = game.as_any().downcast_ref::<Match<G>>()?;
            let mut choices = Vec::new();
            let observation = Observation::of_match(game, seat, &mut choices)?;
            Some(make::<G>(level, seed).choose(&observation).to_string())
        }
    }
    visit(game.id(), Choose(game, seat, level, seed))?
}

/// What a bot of this level will do for `seat`, as stamped text, and when, while
/// a deadline runs; nothing if it waits, or is not asked. A host asks again
/// after each event, always with the same `seed` for a seat, and lets the
/// bot's press go through the same hands as those of people.
///
/// ```
/// use bots::{BotLevel, intend_any};
/// use engine::{Seat, Secret};
///
/// let names = vec!["Mia".to_owned(), "Tom".to_owned()];
/// let mut game = games::new_match("bunte-kuh", &[], &[], names, Secret::numbered(1, 0)).unwrap()?;
/// let tom = Seat::new(1);
/// assert_eq!(intend_any(&*game, tom, BotLevel::Easy, 7), None, "no clock runs");
/// game.act(game.pending().seats().first().unwrap(), "roll")?;
/// let (at, action) = intend_any(&*game, tom, BotLevel::Easy, 7).unwrap();
/// assert!(at.millis() > 3_000);
/// game.act(tom, &action)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn intend_any(
    game: &dyn AnyMatch,
    seat: Seat,
    level: BotLevel,
    seed: u64,
) -> Option<(Moment, String)> {
    struct Intend<'a>(&'a dyn AnyMatch, Seat, BotLevel, u64);
    impl Visitor for Intend<'_> {
        type Out = Option<(Moment, String)>;
        fn visit<G: Strategy>(self) -> Self::Out {
            let Self(game, seat, level, seed) = self;
            let game = game.as_any().downcast_ref::<Match<G>>()?.game();
            game.deadline()?;
            let mut choices = Vec::new();
            let observation = Observation::new(game, seat, &mut choices)?;
            let next = make::<G>(level, seed).intend(&observation)?;
            Some((next.at, next.action.to_string()))
        }
    }
    visit(game.id(), Intend(game, seat, level, seed))?
}
