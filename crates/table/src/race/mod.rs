//! Who was first: races over a network, judged by the same measure for all.
//!
//! Everybody sees a throw a little later than it was made, and everybody's
//! hand is seen a little later than it moved, each by the own connection. So a
//! client says with each action *how many events it had shown* and *how long
//! ago it had shown the last of them*. The moment of a press is then the moment
//! at which that event was sent, plus the time that the player took. Where
//! somebody sits in the world does not come into it.
//!
//! A clock on the other side can lie. What a claim leaves over between sending
//! the event and hearing of the press is travel time, and the [`Latency`]
//! has been measured: nobody is granted more than a little above its recent
//! round trips, and nobody more than [`MAX_CREDIT`]. That is what a lie can
//! gain.
//!
//! A [`Referee`] takes the presses of a round as they arrive and gives them
//! back stamped and in order:
//!
//! - A *grab* concerns nobody else (two players never want the same die). It
//!   comes back at once, unless a call came before it.
//! - A *call*, STOP or NERGENS, changes what the others can do. It is held for
//!   as long as one that is as early may still be on its way: the longest
//!   credit among the others, counted from the press. Then the earliest press is the
//!   first. Calls within [`NEAR`] of it are as good as at the same time, and a
//!   generator seeded by the match decides.
//! - Moments never run backwards.
//! - A press that nobody can have made, less than [`FASTEST`] after the throw was
//!   on the screen, is void.
//!
//! Each press comes with an [`Audit`]: what was claimed, what was allowed, what
//! was judged. The stamp becomes part of the game's own record.
//!
//! A [`RaceRunner`] is what a host needs besides its table: it keeps the referee in
//! step with the events, lets bots press when they have found something, sends
//! pings, and knows when time is up. A host puts a player's command before
//! [`RaceRunner::press`], takes what is ready from [`RaceRunner::next`] and puts that
//! before the table, calls [`RaceRunner::follow`] after every event, and sleeps
//! until [`RaceRunner::next_deadline`].
//!
//! ```
//! use engine::{Seat, Secret};
//! use table::race::{PressKind, Press, Referee};
//!
//! let [mia, tom] = [0, 1].map(Seat::new);
//! let mut referee = Referee::new(Secret::numbered(1, 0));
//! for _ in 0..8 {
//!     referee.measured(mia, 30);
//!     referee.measured(tom, 400);
//! }
//! referee.begin(4, 10_000); // the throw is event 4, sent at ten seconds
//! let stop = |seat, since| {
//!     Press { seat, id: None, action: "stop".into(), kind: PressKind::Call, shown: 4, since }
//! };
//! // Mia is near and took 2.1 seconds; Tom is far away and took 2.0.
//! assert!(referee.arrive(stop(mia, 2_100), 12_130).is_empty());
//! let judged = referee.arrive(stop(tom, 2_000), 12_400);
//! assert_eq!((judged[0].seat, judged[0].action.as_str()), (tom, "stop @2000 seen 4"));
//! assert_eq!(judged[1].action, "stop @2100 seen 4");
//! ```

mod latency;
mod reading;
mod referee;
mod round;
mod runner;

pub use latency::{Latency, MAX_CREDIT, SLACK};
pub use reading::READING;
pub(crate) use reading::Reader;
pub use referee::{Audit, Judged, NEAR, Press, PressKind, Referee};
pub use round::{COUNTDOWN, RaceState};
pub(crate) use round::{Countdown, RaceRound};
pub use runner::{FASTEST, PING, Pressed, RaceRunner};
