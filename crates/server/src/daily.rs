//! The games of the day: the same dice for everybody, played at tables here.
//!
//! The dice of a day come from a key that nobody else knows before the day is
//! over; its hash is public the day before. One secret, made at the first start,
//! is behind the keys of all days.

use std::time::Instant;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{DailyGame, DailyList, DailyResult, DailyStarted, PlayDaily, Refusal};
use serde::Deserialize;
use table::{Counts, DAILY, Day, DayKey, Recorded, Table, TableEvent, clean_name};

use crate::clock::wall;
use crate::hosted::TableError;
use crate::http::{App, Caller, bearer, refuse, too_fast};
use crate::store::{Achieved, Append, Appended, Begun, Store, StoreError, Wake};
use crate::tables::{Replayed, Tables};
use crate::{random, wire};

pub(crate) const MAX_BODY: usize = 4 << 10;
/// Results that one answer lists for each game.
const LISTED: u32 = 50;
/// How many days results are kept, and keys handed out.
const KEPT: u32 = 60;

/// What the keys of all days are made from.
#[derive(Clone, Copy)]
pub(crate) struct Daily([u8; 32]);

impl Daily {
    pub(crate) async fn open(store: &dyn Store) -> Result<Self, crate::Error> {
        let fresh = engine::hex::encode(&random::bytes::<32>());
        let known = store.secret("daily", &fresh).await?;
        engine::hex::decode(&known).map(Self).ok_or(crate::Error::Keys)
    }

    fn key(self, day: Day) -> DayKey {
        DayKey::new(&self.0, day)
    }
}

/// Which day.
#[derive(Deserialize)]
pub(crate) struct Which {
    day: Option<String>,
}

/// A day with the results of its games; what is promised about its dice, or the
/// key to them.
pub(crate) async fn list(
    State(app): State<App>,
    axum::Extension(Caller(address)): axum::Extension<Caller>,
    Query(Which { day }): Query<Which>,
    headers: HeaderMap,
) -> Response {
    if !app.limiter.may_ask(address, Instant::now()) {
        return too_fast();
    }
    let today = today();
    let day = match day.map_or(Ok(today), |day| day.parse()) {
        Ok(day) if day <= today && day >= today.back(KEPT) => day,
        _ => {
            let text = format!("days are kept from {} to {today}", today.back(KEPT));
            return refuse(StatusCode::NOT_FOUND, Refusal::new("no-such-day", text));
        }
    };
    let who = bearer(&headers).map(|token| String::from(token.hash()));
    match told(&app, day, who.as_deref()).await {
        Ok(list) => ([(header::CACHE_CONTROL, "no-store")], Json(list)).into_response(),
        Err(error) => failed(&error),
    }
}

async fn told(app: &App, day: Day, who: Option<&str>) -> Result<DailyList, StoreError> {
    let (store, named) = (app.tables.store(), day.to_string());
    let mut games = Vec::new();
    for daily in &DAILY {
        let dice = match daily.counts {
            Counts::Points => None,
            Counts::TimeFor(dice) => Some(dice),
        };
        let (best, finished) = store.best_of_day(&named, daily.game, LISTED).await?;
        let own = match who {
            Some(who) => store.own_of_day(&named, daily.game, who).await?,
            None => None,
        };
        let line = |achieved: Achieved, place: u32| DailyResult {
            place,
            yours: who == Some(achieved.who.as_str()),
            name: achieved.name,
            result: if dice.is_some() { -achieved.worth } else { achieved.worth },
        };
        let places = places(&best);
        games.push(DailyGame {
            game: daily.game.to_owned(),
            dice,
            finished,
            best: best.into_iter().zip(places).map(|(best, place)| line(best, place)).collect(),
            table: own.as_ref().map(|(table, _)| table.clone()),
            own: own.and_then(|(_, own)| own).map(|(own, place)| line(own, place)),
        });
    }
    let now = wall().max(0).cast_unsigned();
    let key = app.daily.key(day);
    Ok(DailyList {
        day: named,
        today: today().to_string(),
        promise: key.promise().to_string(),
        key: (now >= day.reveal()).then(|| key.reveal()),
        next: app.daily.key(day.next()).promise().to_string(),
        reveal: day.reveal(),
        now,
        games,
    })
}

/// Equal results share a place.
fn places(best: &[Achieved]) -> Vec<u32> {
    let better = |one: &Achieved| best.iter().filter(|other| other.worth > one.worth).count();
    best.iter().map(|one| better(one) as u32 + 1).collect()
}

/// Makes a table with a game of today, which begins at once.
pub(crate) async fn play(
    State(app): State<App>,
    axum::Extension(Caller(address)): axum::Extension<Caller>,
    headers: HeaderMap,
    body: Result<Json<PlayDaily>, JsonRejection>,
) -> Response {
    let Some(player) = bearer(&headers) else {
        let refusal = Refusal::new("bad-token", "say who plays by a token of 128 bits");
        return refuse(StatusCode::UNAUTHORIZED, refusal);
    };
    let wish = match body {
        Ok(Json(wish)) => wish,
        Err(rejection) => {
            return refuse(rejection.status(), Refusal::new("bad-message", rejection.body_text()));
        }
    };
    let now = Instant::now();
    if !app.limiter.may_play_daily(address, now) || !app.limiter.may_make_table(address, now) {
        let refusal = Refusal::new("too-many-tables", "too many tables; try again later");
        return refuse(StatusCode::TOO_MANY_REQUESTS, refusal);
    }
    match begin(&app, wish, player.hash().into()).await {
        Ok(Ok(started)) => (StatusCode::CREATED, Json(started)).into_response(),
        Ok(Err(refusal)) => refuse(StatusCode::UNPROCESSABLE_ENTITY, refusal),
        Err(error) => failed(&error),
    }
}

async fn begin(
    app: &App,
    PlayDaily { game, name }: PlayDaily,
    who: String,
) -> Result<Result<DailyStarted, Refusal>, StoreError> {
    let Some(daily) = table::DailyGame::named(&game) else {
        return Ok(Err(Refusal::new("not-daily", "that is no game of the day")));
    };
    let name = match clean_name(&name) {
        Ok(name) => name,
        Err(refused) => return Ok(Err(refused.into())),
    };
    let day = today();
    let (key, tokens) = (app.daily.key(day), [random::token(), random::token()]);
    let (id, now) = (random::table_id(), app.tables.now().cast_unsigned());
    let (maker, hashes) = (name.clone(), tokens.map(|token| token.hash()));
    // Sheets are checked in full, and that takes a while.
    let making =
        move || Table::of_the_day((&key, day), daily, &maker, hashes, now, &random::bytes());
    let busy = || TableError::Busy.refusal();
    let events = match tokio::task::spawn_blocking(making).await {
        Ok(Ok(events)) => events,
        Ok(Err(refusal)) => return Ok(Err(refusal)),
        Err(_) => return Ok(Err(busy())),
    };
    let body = wire::write_events(&events);
    let append = Append { table: id.clone(), seq: 1, body, wake: Wake::Keep };
    if app.tables.append(append).await? != Appended::Stored {
        return Ok(Err(busy()));
    }
    let begun = Begun { day: day.to_string(), game, who, table: id.clone(), name };
    let kept = day.back(KEPT).to_string();
    let counts = app.tables.store().begin_daily(&begun, &kept, wall()).await?;
    metrics::counter!("kiste_daily_games_total").increment(1);
    let tokens = tokens.iter().take(daily.people()).map(table::Token::reveal).collect();
    Ok(Ok(DailyStarted { day: begun.day, table: id, tokens, counts }))
}

/// Notes what somebody has achieved at `table`, if that has just become known.
pub(crate) async fn note(tables: &Tables, id: &str, table: Option<&Table>, events: &[Recorded]) {
    let moves = |new: &Recorded| {
        matches!(new.event, TableEvent::Acted { .. } | TableEvent::TimedOut { .. })
    };
    let Some(table) = table.filter(|_| events.iter().any(moves)) else { return };
    write(tables, id, table, wall()).await;
}

/// Writes the result of a game of the day that has one, `at` which time it was
/// known at the latest; not if the dice could be known by then.
async fn write(tables: &Tables, id: &str, table: &Table, at: i64) {
    let Some(day) = table.day().filter(|day| at.max(0).cast_unsigned() < day.reveal()) else {
        return;
    };
    let Some(result) = table.day_result() else { return };
    let timed = table::DailyGame::named(&table.setup().game)
        .is_some_and(|daily| matches!(daily.counts, Counts::TimeFor(_)));
    let worth = if timed { -result } else { result };
    let noted = tables.store().finish_daily(&day.to_string(), id, worth, wall()).await;
    if let Err(error) = noted {
        tracing::warn!(table = id, %error, "a result of the day could not be written");
    }
}

/// Makes up for results that were not written: a move is durable before its
/// result is, and between the two a server can be struck down or its disk full.
pub(crate) async fn make_up(tables: &Tables) {
    let since = today().back(1).to_string();
    let open = match tables.store().open_of_days(&since).await {
        Ok(open) => open,
        Err(error) => return tracing::warn!(%error, "results of the day cannot be looked for"),
    };
    for id in open {
        let Ok(Some(Replayed { table, log })) = tables.replay(&id).await else { continue };
        // Time stood still while nobody served, so it was no later than that.
        let last = log.last().map_or(0, |event| event.at.cast_signed());
        write(tables, &id, &table, last + wall() - tables.now()).await;
    }
}

fn today() -> Day {
    Day::of(wall().max(0).cast_unsigned())
}

fn failed(error: &StoreError) -> Response {
    tracing::error!(%error, "the games of the day cannot be reached");
    let refusal = Refusal::new("try-again", "that did not work; please try again");
    refuse(StatusCode::SERVICE_UNAVAILABLE, refusal)
}
