//! Bots against bots.

use std::fmt;

use engine::{Game, Match, Pending, Refused, Seat, Seats};

use crate::{Bot, Intent, Observation};

/// Lets `bots`, by seat, play a match to its end; returns the number of
/// decisions. In a race time is simulated: whoever intends to act first does,
/// or time runs out. A bot that does what the rules forbid ends the match with
/// their reason.
pub fn play<G: Game>(
    game: &mut Match<G>,
    bots: &mut [Box<dyn Bot<G>>],
) -> Result<u64, Refused<G::Reason>> {
    let mut choices = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = next_to_act(game.game().pending(), decisions) {
        if let Some(deadline) = game.game().deadline() {
            match first(game, bots, &mut choices, decisions).filter(|(_, next)| next.at < deadline)
            {
                Some((seat, next)) => {
                    game.act(seat, next.action)?;
                    decisions += 1;
                }
                None => {
                    game.timeout();
                }
            }
            continue;
        }
        let no_such_seat = Refused::NoSuchSeat { seat };
        let bot = bots.get_mut(seat.index()).ok_or(no_such_seat)?;
        let observation =
            Observation::of_match(game, seat, &mut choices).ok_or(Refused::NotYourTurn { seat })?;
        let action = bot.choose(&observation);
        game.act(seat, action)?;
        decisions += 1;
    }
    Ok(decisions)
}

/// Who of those asked intends to act first. At the same moment everybody is
/// first in turn.
fn first<G: Game>(
    game: &Match<G>,
    bots: &mut [Box<dyn Bot<G>>],
    choices: &mut Vec<G::Action>,
    decisions: u64,
) -> Option<(Seat, Intent<G::Action>)> {
    let seats = u64::from(game.game().players());
    let turn = |seat: Seat| (seat.index() as u64 + decisions) % seats;
    let intents = game.game().pending().seats().filter_map(|seat| {
        let observation = Observation::of_match(game, seat, choices)?;
        Some((seat, bots.get_mut(seat.index())?.intend(&observation)?))
    });
    intents.min_by_key(|(seat, next)| (next.at, turn(*seat)))
}

fn next_to_act(pending: Pending, decisions: u64) -> Option<Seat> {
    let nth = |mut seats: Seats, n: u64| seats.nth((n % u64::from(seats.len().max(1))) as usize);
    match pending {
        Pending::Any(seats) => nth(seats, decisions),
        _ => pending.seats().first(),
    }
}

/// A share with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The share observed.
    pub share: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

impl Interval {
    /// Wilson's interval for `wins` in `games`, which stays sensible near 0 and
    /// 1; a shared win may count as a part of one.
    ///
    /// ```
    /// let interval = bots::Interval::wilson(90.0, 100);
    /// assert_eq!(interval.to_string(), "90 % (83–94)");
    /// ```
    pub fn wilson(wins: f64, games: u64) -> Self {
        const Z: f64 = 1.959_964;
        if games == 0 {
            return Self { share: 0.0, low: 0.0, high: 1.0 };
        }
        let n = games as f64;
        let share = wins / n;
        let middle = share + Z * Z / (2.0 * n);
        let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).max(0.0).sqrt();
        let scale = 1.0 + Z * Z / n;
        Self { share, low: (middle - reach) / scale, high: (middle + reach) / scale }
    }
}

impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [share, low, high] = [self.share, self.low, self.high].map(|part| 100.0 * part);
        write!(f, "{share:.0} % ({low:.0}–{high:.0})")
    }
}
