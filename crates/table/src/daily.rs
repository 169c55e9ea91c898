//! Games of the day: the same dice for everybody who plays on that day.
//!
//! The dice come from a key of that day. Its [promise](DayKey::promise) is
//! public from the day before on and the key itself only when the day is over,
//! so nobody can know the dice beforehand and nobody can change them. Until then
//! a table of the day does not reveal its seed when its game ends, as others do:
//! somebody else may still have theirs before them.

use std::fmt;
use std::str::FromStr;

use engine::{BotLevel, Commitment, Match, NotationError, Refusal, Seat, Secret};
use games::raffzahn::{Raffzahn, time_for};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::beginning::Beginning;
use crate::event::RULES;
use crate::play::Play;
use crate::{
    Clock, Entropy, Millis, Recorded, Sealed, SeatPlan, Setup, Table, TableEvent, TokenHash,
};

const DAY: Millis = 86_400_000;
/// How long after its day a game may be finished; then the key is revealed.
pub const DAY_GRACE: Millis = 3_600_000;
/// Who sits across in a race against the clock, and does nothing.
const PARTNER: &str = "Albert";

/// What counts in a game of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// Points, of which more are better.
    Points,
    /// The time until the player has taken so many dice, of which less is better.
    TimeFor(u32),
}

/// A game that is played every day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyGame {
    /// Its id.
    pub game: &'static str,
    /// What counts.
    pub counts: Counts,
    options: &'static [(&'static str, &'static str)],
    others: &'static [SeatPlan],
}

const BOT: SeatPlan = SeatPlan::Bot { level: BotLevel::Medium };

/// The games of every day.
pub const DAILY: [DailyGame; 3] = [
    DailyGame { game: "hamstern", counts: Counts::Points, options: &[], others: &[] },
    DailyGame { game: "hop-n-roll", counts: Counts::Points, options: &[], others: &[BOT, BOT] },
    DailyGame {
        game: "raffzahn",
        counts: Counts::TimeFor(20),
        // As printed, one may stop at once; nobody else has to get a look.
        options: &[("stop_after", "0")],
        others: &[SeatPlan::Person],
    },
];

impl DailyGame {
    /// The one with this id.
    pub fn named(game: &str) -> Option<&'static Self> {
        DAILY.iter().find(|daily| daily.game == game)
    }

    /// How many seats of people there are, all of whom the player moves for.
    pub fn people(&self) -> usize {
        1 + self.others.iter().filter(|plan| **plan == SeatPlan::Person).count()
    }

    fn setup(&self) -> Setup {
        let own = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
        Setup {
            game: self.game.to_owned(),
            options: self.options.iter().map(own).collect(),
            sheets: Vec::new(),
            clock: Clock::None,
            evening: Vec::new(),
        }
    }
}

/// A day of the calendar, by Universal Time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day(u32);

impl Day {
    /// The day of this moment, in milliseconds since 1970.
    pub fn of(now: Millis) -> Self {
        // Days of any clock that a machine can show.
        Self(u32::try_from(now / DAY).unwrap_or(u32::MAX).min(Self::LAST))
    }

    /// 9999-12-31: years have four digits.
    const LAST: u32 = 2_932_896;

    /// When it begins.
    pub fn start(self) -> Millis {
        Millis::from(self.0) * DAY
    }

    /// When its key is revealed, and its games count no more.
    pub fn reveal(self) -> Millis {
        self.start() + DAY + DAY_GRACE
    }

    /// The day after.
    #[must_use]
    pub fn next(self) -> Self {
        Self((self.0 + 1).min(Self::LAST))
    }

    /// So many days before, as far as there are any.
    #[must_use]
    pub fn back(self, days: u32) -> Self {
        Self(self.0.saturating_sub(days))
    }

    /// Year, month and day.
    fn civil(self) -> (u32, u32, u32) {
        // Years that begin in March end with the day that leap years add.
        let since = self.0 + 719_468;
        let (era, of_era) = (since / 146_097, since % 146_097);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let shifted = (5 * of_year + 2) / 153;
        let day = of_year - (153 * shifted + 2) / 5 + 1;
        let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
        (era * 400 + year + u32::from(month <= 2), month, day)
    }

    fn from_civil(year: u32, month: u32, day: u32) -> Option<Self> {
        let year = year.checked_sub(u32::from(month <= 2))?;
        let (era, of_era) = (year / 400, year % 400);
        let shifted = (month + 9) % 12;
        let of_year = (153 * shifted + 2) / 5 + day.checked_sub(1)?;
        let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year;
        days.checked_sub(719_468).map(Self)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.civil();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "a day such as 2026-11-17");
        if text.len() != 10 || !text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-') {
            return Err(wrong());
        }
        let mut parts = text.split('-').map(str::parse::<u32>);
        let mut part = || parts.next().and_then(Result::ok).ok_or_else(wrong);
        let day = Self::from_civil(part()?, part()?, part()?).ok_or_else(wrong)?;
        // A day that there is not becomes another one on the way.
        if day.to_string() == text { Ok(day) } else { Err(wrong()) }
    }
}

impl TryFrom<String> for Day {
    type Error = NotationError;
    fn try_from(text: String) -> Result<Self, NotationError> {
        text.parse()
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

/// What fixes all dice of a day. A secret until the day is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DayKey([u8; 32]);

impl DayKey {
    /// The key of `day` of a service that keeps `own` to itself.
    pub fn new(own: &[u8; 32], day: Day) -> Self {
        let mut sha = Sha256::new();
        sha.update(b"kiste key of the day");
        sha.update(day.to_string());
        sha.update(own);
        Self(sha.finalize().into())
    }

    /// What is public the day before: SHA-256 of the key.
    pub fn promise(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The digits of the key, once it may be known.
    pub fn reveal(&self) -> String {
        engine::hex::encode(&self.0)
    }

    /// What fixes the dice of `game` on `day`: SHA-256 of the key, a word for
    /// the part, the day and the game.
    pub fn secret(&self, day: Day, game: &str) -> Secret {
        let part = |name: &str| -> [u8; 32] {
            let mut sha = Sha256::new();
            sha.update(self.0);
            sha.update(format!("kiste {name} {day} {game}"));
            sha.finalize().into()
        };
        let mut entropy: Entropy = [0; 48];
        entropy[..32].copy_from_slice(&part("seed"));
        entropy[32..].copy_from_slice(&part("salt")[..16]);
        Secret::new(entropy)
    }
}

impl fmt::Debug for DayKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DayKey(…)")
    }
}

impl FromStr for DayKey {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "a key of 64 hexadecimal digits");
        engine::hex::decode(text).map(Self).ok_or_else(wrong)
    }
}

impl Table {
    /// All events of a table at which the game of this day begins at once.
    /// Whoever makes it has the first of `tokens`; with the second they also
    /// move for somebody who does nothing, where the game needs one.
    pub fn of_the_day(
        (key, day): (&DayKey, Day),
        daily: &DailyGame,
        name: &str,
        tokens: [TokenHash; 2],
        now: Millis,
        entropy: &Entropy,
    ) -> Result<Vec<Recorded>, Refusal> {
        let setup = daily.setup();
        let seats: Vec<SeatPlan> =
            std::iter::once(SeatPlan::Person).chain(daily.others.iter().copied()).collect();
        let mut events = Self::create(&setup, &seats, (name, tokens[0]), now, entropy)?;
        let mut push = |event| {
            let seq = events.len() as u64 + 1;
            events.push(Recorded { seq, at: now, command: None, event });
        };
        if daily.people() > 1 {
            let (seat, name) = (Seat::new(1), PARTNER.to_owned());
            push(TableEvent::Joined { seat, name, token: tokens[1] });
        }
        let table = Self::replay(&events)
            .map_err(|error| Refusal::new("broken-table", error.to_string()))?;
        let secret = key.secret(day, daily.game);
        let beginning = Beginning::with(Vec::new());
        let (_, lines) = Play::new(&table.setup, beginning, table.names(), secret)?;
        let (seq, secret) = (events.len() as u64 + 1, Sealed(secret));
        let event = TableEvent::Started { secret, lines, rules: RULES, from: None, day: Some(day) };
        events.push(Recorded { seq, at: now, command: None, event });
        Ok(events)
    }

    /// The day whose game is played here.
    pub fn day(&self) -> Option<Day> {
        self.play.as_ref()?.day
    }

    /// What the player has achieved in the game of the day, once that is known:
    /// points, or milliseconds. A game that a bot plays to its end is nobody's.
    pub fn day_result(&self) -> Option<i64> {
        self.day()?;
        let me = Seat::new(0);
        self.not_stood_in(me).ok()?;
        match DailyGame::named(&self.setup.game)?.counts {
            Counts::Points => {
                let standings = self.standings()?;
                standings.iter().find(|standing| standing.seat == me).map(|own| own.score.into())
            }
            Counts::TimeFor(dice) => {
                let game = self.game()?.as_any().downcast_ref::<Match<Raffzahn>>()?;
                time_for(dice, game.events())?.try_into().ok()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        let day = |text: &str| text.parse::<Day>().unwrap();
        assert_eq!(day("1970-01-01"), Day(0));
        assert_eq!(day("2000-02-29").next().to_string(), "2000-03-01");
        assert_eq!(day("2100-02-28").next().to_string(), "2100-03-01");
        assert_eq!(day("2026-12-31").next().to_string(), "2027-01-01");
        assert_eq!(Day::of(1_794_931_199_999).to_string(), "2026-11-17");
        assert_eq!(Day::of(u64::MAX).to_string(), "9999-12-31");
        for number in (0..Day::LAST).step_by(97) {
            assert_eq!(day(&Day(number).to_string()), Day(number));
        }
        for wrong in ["2026-02-29", "2026-13-01", "2026-1-01", "1969-12-31", "", "2026-11-1é"] {
            assert!(wrong.parse::<Day>().is_err(), "{wrong}");
        }
    }
}
