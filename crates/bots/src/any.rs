//! Bots for hosts that hold matches of any game.

use engine::{AnyMatch, Game, Match, Seat};

use crate::{Kind, Sight, make};

/// What a bot of this kind does for `seat` now, as text; nothing if the seat is
/// not asked, or if the game is none of the crate's. A host gives every
/// decision its own `seed`, such as one made of the table and the number of
/// events, and gets the same answer after a restart.
///
/// ```
/// use bots::{Kind, choose_any};
/// use engine::{Seat, Secret};
///
/// let names = vec!["Mia".to_owned(), "Tom".to_owned()];
/// let mut game = games::new_match("pig", &[], &[], names, Secret::numbered(1, 0)).unwrap()?;
/// let mia = Seat::new(0);
/// let action = choose_any(&*game, mia, Kind::Hard, 7).unwrap();
/// assert_eq!(action, "roll");
/// game.act(mia, &action)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn choose_any(game: &dyn AnyMatch, seat: Seat, kind: Kind, seed: u64) -> Option<String> {
    struct Choose<'a>(&'a dyn AnyMatch, Seat, Kind, u64);
    impl games::Visitor for Choose<'_> {
        type Out = Option<String>;
        fn visit<G: Game>(self) -> Self::Out {
            let Self(game, seat, kind, seed) = self;
            let game = game.as_any().downcast_ref::<Match<G>>()?;
            let mut choices = Vec::new();
            let sight = Sight::of(game, seat, &mut choices)?;
            Some(make::<G>(kind, seed).choose(&sight).to_string())
        }
    }
    games::visit(game.id(), Choose(game, seat, kind, seed))?
}
