//! One choice beside another.

use bots::Strategy;
use engine::{QuickDice, Seat, Viewer};
use serde::Serialize;

use crate::WHOLE;
use crate::judge::judge;
use crate::report::Cause;

/// What a choice is worth beyond another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Weighed {
    /// The other one.
    pub instead: String,
    /// What a whole win is counted as.
    pub whole: i32,
    /// What the seat has of it, in parts of `whole`; less than
    /// nothing if the other one is better.
    pub margin: i32,
    /// What speaks for it, where that can be said.
    pub cause: Option<Cause>,
}

/// `best` beside `instead`, or beside what looks best of all else, as far as
/// `seat` can know.
pub(crate) fn weigh<G: Strategy>(
    game: &G,
    seat: Seat,
    best: &G::Action,
    instead: Option<G::Action>,
) -> Option<Weighed> {
    let mut judge = judge::<G>()?;
    let mut game = game.clone();
    game.determinize(Viewer::Seat(seat), &mut QuickDice::new(0));
    let mut choices: Vec<_> = instead.into_iter().collect();
    if choices.is_empty() {
        game.choices(seat, &mut choices);
    }
    choices.retain(|choice| choice != best);
    let most = judge.after(&game, seat, best)[seat.index()];
    let (share, instead) = judge.rank(&game, seat, choices).into_iter().next()?;
    let cause = judge.cause(&game, seat, &instead, best);
    Some(Weighed { instead: instead.to_string(), whole: WHOLE, margin: most - share, cause })
}
