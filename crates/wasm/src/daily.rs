//! Games of days that are over: their keys are known, so anybody can play and
//! check them without a server.

use engine::{Record, RecordError};
use protocol::{DailyStarted, Refusal};
use serde::Deserialize;
use table::{DailyGame, Day, DayKey, Millis, Table, Token};

use crate::LocalHost;
use crate::local::{Effects, random, stored};

/// Which game of which day somebody wants to play.
#[derive(Clone, Debug, Deserialize)]
pub struct OldDaily {
    /// The day, such as `2026-11-17`.
    pub day: String,
    /// Its key, as it was revealed.
    pub key: String,
    /// Id of the game.
    pub game: String,
    /// How they are called.
    pub name: String,
}

impl LocalHost {
    /// Makes a table with a game of a day that is over, from an [`OldDaily`] in
    /// JSON. It counts for no list.
    pub fn daily(
        &mut self,
        request: &str,
        now: Millis,
    ) -> Result<(DailyStarted, Effects), Refusal> {
        let wish: OldDaily = serde_json::from_str(request)
            .map_err(|error| Refusal::new("bad-message", error.to_string()))?;
        let (day, key) = known(&wish.day, &wish.key)?;
        let daily = DailyGame::named(&wish.game)
            .ok_or_else(|| Refusal::new("not-daily", "that is no game of the day"))?;
        let id = self.table_id(daily.game);
        let tokens = [Token(random(&mut self.entropy)), Token(random(&mut self.entropy))];
        let hashes = tokens.map(|token| token.hash());
        let entropy = random(&mut self.entropy);
        let log = Table::of_the_day((&key, day), daily, &wish.name, hashes, now, &entropy)?;
        self.hold(&id, &log, now)
            .map_err(|error| Refusal::new("broken-table", error.to_string()))?;
        let mut effects = Effects { store: stored(&id, &log), send: Vec::new() };
        effects.extend(self.handle(&id, host::Event::Tick, now));
        let tokens = tokens.iter().take(daily.people()).map(Token::reveal).collect();
        Ok((DailyStarted { day: wish.day, table: id, tokens, counts: false }, effects))
    }
}

/// The record of a game of a day with what fixed its dice, which follows from
/// the key of that day.
pub fn unseal(record: &str, day: &str, key: &str) -> Result<String, Refusal> {
    let mut record: Record = record.parse().map_err(|error: RecordError| *error.refusal)?;
    let (day, key) = known(day, key)?;
    record.secret = Some(key.secret(day, &record.game));
    Ok(record.to_string())
}

fn known(day: &str, key: &str) -> Result<(Day, DayKey), Refusal> {
    let wrong = |error: engine::NotationError| Refusal::new("bad-message", error.to_string());
    Ok((day.parse().map_err(wrong)?, key.parse().map_err(wrong)?))
}

/// What was public before a day whose key this is.
pub fn promise_of(key: &str) -> Option<String> {
    key.parse::<DayKey>().ok().map(|key| key.promise().to_string())
}
