//! The one trait a game implements.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;

use crate::{
    Chance, Moment, Notation, Options, Outcome, Part, Reason, Score, Seat, Seats, SetupError,
    Standing, rank,
};

/// A game: its state, and the rules that change it.
///
/// There is one way to change a state. Somebody acts, the dice fall, or the
/// rules themselves follow up; each of these is checked, becomes an [`Event`],
/// and [`Game::evolve`] applies it. The same events give the same state on
/// every machine.
///
/// A state waits for exactly one thing, and [`Game::pending`] says for what:
///
/// | pending | what comes | asked by | checked by |
/// |---|---|---|---|
/// | `One`, `All`, `Any` | an action | [`choices`](Game::choices) | [`check`](Game::check) |
/// | `Throw` | chance | [`throw`](Game::throw) | [`check_throw`](Game::check_throw) |
/// | `Rules` | a consequence | [`next_effect`](Game::next_effect) | equality with it |
/// | `Over` | nothing | | |
///
/// While players are asked, time may run: then [`deadline`](Game::deadline)
/// says until when, and [`timeout`](Game::timeout) what the rules do at its end.
///
/// Games are pure: no clock, no input or output, no generator of their own.
/// `docs/adding-a-game.md` writes a whole game in front of your eyes; the
/// [`laws`](mod@crate::laws) tell whether an implementation is sound.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// Name in commands, records, addresses and data: `hop-n-roll`.
    const ID: &'static str;
    /// Name for people: `Hop'n'ROLL`.
    const NAME: &'static str;
    /// What the game is, in one line.
    const ABOUT: &'static str;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// How much work its rules are.
    const COST: Cost = Cost::Quick;
    /// Whether it is about remembering: what some events tell is
    /// [seen for a moment](Game::is_fleeting) only.
    const REMEMBERED: bool = false;

    /// What can be chosen beforehand.
    type Options: Options;
    /// What a player can do.
    type Action: Notation;
    /// What chance can bring; [`Never`](crate::Never) if nothing.
    type Throw: Notation;
    /// What the rules do by themselves; [`Never`](crate::Never) if nothing.
    type Effect: Notation;
    /// Why an action or throw is refused.
    type Reason: Reason;
    /// What one viewer may see. A type of its own: a secret is not filtered
    /// out of it, it never gets in.
    type View: Serialize + PartialEq + Debug;

    /// A game ready for its first event. `players` is within
    /// [`Game::PLAYERS`]: [`crate::Match`] has checked it.
    fn new(options: &Self::Options, players: u8) -> Result<Self, SetupError>;

    /// How many play.
    fn players(&self) -> u8;

    /// Whom or what the game waits for.
    fn pending(&self) -> Pending;

    /// Appends what `seat` can do now, in a stable order; nothing if it is not
    /// asked. `out` is the caller's, so that simulations reuse it.
    fn choices(&self, seat: Seat, out: &mut Vec<Self::Action>) -> Coverage;

    /// Whether `seat`, which is being asked, may do this; if not, why not.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Reason>;

    /// Lets the dice fall, if a throw is pending.
    fn throw(&self, chance: &mut impl Chance) -> Option<Self::Throw>;

    /// Whether this outcome can come from the pending throw: for records that
    /// people write by hand.
    fn check_throw(&self, throw: &Self::Throw) -> Result<(), Self::Reason>;

    /// What the rules do now, if they are pending; most small games have
    /// nothing that follows by itself.
    fn next_effect(&self) -> Option<Self::Effect> {
        None
    }

    /// Until when those asked have time, in a game where the rules give them
    /// only so much. While a deadline runs, every action carries a
    /// [`Stamp`](crate::Stamp).
    fn deadline(&self) -> Option<Moment> {
        None
    }

    /// What the rules do when the deadline passes and nobody has ended the
    /// wait; there is one exactly while a deadline runs. Unlike what
    /// [`next_effect`](Game::next_effect) returns it need not happen, so a record cannot
    /// leave it out.
    fn timeout(&self) -> Option<Self::Effect> {
        None
    }

    /// Whether something has to be [simulated](Game::simulate) for `action`.
    fn is_simulated(&self, action: &Self::Action) -> bool {
        let _ = action;
        Self::COST == Cost::Simulated
    }

    /// What an allowed `action` of `seat` comes to in a game that is
    /// [simulated](Cost::Simulated): the effect that [`next_effect`](Game::next_effect)
    /// names after it, without doing it. It can be computed anywhere and
    /// handed on, since it is data.
    fn simulate(&self, seat: Seat, action: &Self::Action) -> Option<Outcome<Self::Effect>> {
        let _ = (seat, action);
        None
    }

    /// Applies an event that has been checked.
    fn evolve(&mut self, event: &EventOf<Self>);

    /// What `viewer` may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Whether `viewer` may read `event` when it happens, just before it is
    /// applied. Of an event it may not read, it learns only that there was one.
    fn visible_to(&self, event: &EventOf<Self>, viewer: Viewer) -> bool;

    /// Whether `event` tells something that is seen for a moment and then lives
    /// in the players' heads only: it is told when it happens, and never again
    /// while the game is on. Asked in games that are [about
    /// that](Game::REMEMBERED) only.
    fn is_fleeting(event: &EventOf<Self>) -> bool {
        let _ = event;
        false
    }

    /// `event` with what everybody who may read it sees of the things in it just
    /// before it is applied, for whoever tells it in sentences: `pull 800 red`.
    /// The patterns of `data/log` read it; nothing if there is no more to see
    /// than its notation says.
    fn told(&self, event: &EventOf<Self>) -> Option<String> {
        let _ = event;
        None
    }

    /// Redraws all that `viewer` cannot know, in agreement with all that it
    /// does. Searching bots look at such states only, so they cannot peek. A
    /// game without secrets does nothing.
    fn determinize(&mut self, viewer: Viewer, chance: &mut impl Chance);

    /// Points of `seat` so far with all tie-breaks, without allocating:
    /// searches ask millions of times.
    fn score(&self, seat: Seat) -> Score;

    /// Where the points of `seat` come from; they add up to its score.
    fn parts(&self, seat: Seat) -> Vec<Part> {
        vec![Part::new("points", self.score(seat).points())]
    }

    /// Everybody's place, by seat. At the end this is the result.
    fn standings(&self) -> Vec<Standing> {
        let scores = || Seat::all(self.players()).map(|seat| self.score(seat));
        Seat::all(self.players())
            .map(|seat| Standing {
                seat,
                score: self.score(seat).points(),
                rank: rank(self.score(seat), scores()),
                parts: self.parts(seat),
            })
            .collect()
    }
}

/// Whom or what a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// One player, whose turn it is.
    One(Seat),
    /// Each of these players, at the same time, in any order.
    All(Seats),
    /// Whoever of these players is first.
    Any(Seats),
    /// The dice.
    Throw,
    /// The rules, which follow up by themselves.
    Rules,
    /// Nobody: the game has ended.
    Over,
}

impl Pending {
    /// The players being asked.
    pub fn seats(self) -> Seats {
        match self {
            Self::One(seat) => Seats::only(seat),
            Self::All(seats) | Self::Any(seats) => seats,
            Self::Throw | Self::Rules | Self::Over => Seats::NONE,
        }
    }
}

/// How much work the rules of a game are for the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Thousands of events in a second, as on paper.
    Quick,
    /// A world is simulated for what follows from an action: a few events in a
    /// second. Searches leave such a game to bots of its own, and the laws play
    /// fewer games of it.
    Simulated,
}

/// Whether a list of choices is all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coverage {
    /// Exactly what is allowed.
    Every,
    /// Some of what is allowed, where there is too much to list.
    Sample,
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who only watches and knows no secret.
    Spectator,
}

/// What happened: the only thing that changes a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<Action, Throw, Effect> {
    /// A player did something.
    Act(Seat, Action),
    /// Chance decided something.
    Throw(Throw),
    /// The rules did something by themselves.
    Effect(Effect),
}

/// The events of the game `G`.
pub type EventOf<G> = Event<<G as Game>::Action, <G as Game>::Throw, <G as Game>::Effect>;
