//! The shelf: games that people wrote, for others to find, play and change.
//!
//! What lies there is text. It is checked once, when it is put there, where
//! scripts of strangers run; afterwards it is only handed out.

use std::fmt::Write as _;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{DataFile, SetupError};
use games::own;
use protocol::{OnShelf, PutOnShelf, Refusal, ShelfFile, ShelfGame, ShelfList};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use table::{MAX_SHEET_BYTES, Recorded, Table, TableEvent, Token};

use crate::clock::wall;
use crate::hosted::is_scripted;
use crate::http::{App, Caller, refuse, too_fast};
use crate::priority::behind_others;
use crate::random;
use crate::socket::is_table_id;
use crate::store::{Label, Put, PutAnswer, Shelved, StoreError};
use crate::tables::Tables;

/// The largest file, each of its characters escaped.
pub(crate) const MAX_BODY: usize = 2 * MAX_SHEET_BYTES + (4 << 10);
/// Games that one answer lists.
const LISTED: u32 = 24;
/// Games that can be left out in front.
const MAX_SKIPPED: u32 = crate::store::MAX_VERSIONS as u32;
/// Letters that can be searched for.
const MAX_SEARCH_LEN: usize = 60;

/// Who decides what stands on the shelf.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shelf {
    /// Everything shows at once.
    Open,
    /// The operator looks at each version first.
    #[default]
    Accept,
    /// There is no shelf.
    Off,
}

/// What to look for.
#[derive(Deserialize)]
pub(crate) struct Search {
    #[serde(default)]
    find: String,
    #[serde(default)]
    skip: u32,
}

/// Games that everybody may see, by what they say.
pub(crate) async fn list(
    State(app): State<App>,
    axum::Extension(Caller(address)): axum::Extension<Caller>,
    Query(Search { find, skip }): Query<Search>,
) -> Response {
    if let Some(refused) = closed(&app, address) {
        return refused;
    }
    let find: String = find.trim().chars().take(MAX_SEARCH_LEN).collect();
    match app.tables.store().find_on_shelf(&find, skip.min(MAX_SKIPPED), LISTED + 1).await {
        Ok(mut found) => {
            let more = found.len() > LISTED as usize;
            found.truncate(LISTED as usize);
            let games = found.into_iter().map(shown).collect();
            let list = ShelfList { games, more, looked_at: app.shelf == Shelf::Accept };
            ([(header::CACHE_CONTROL, "no-store")], Json(list)).into_response()
        }
        Err(error) => failed(&error),
    }
}

/// Which of the versions.
#[derive(Deserialize)]
pub(crate) struct Which {
    version: Option<u32>,
}

/// One version of a game with its file, or the newest.
pub(crate) async fn file(
    State(app): State<App>,
    axum::Extension(Caller(address)): axum::Extension<Caller>,
    Path(id): Path<String>,
    Query(Which { version }): Query<Which>,
) -> Response {
    if let Some(refused) = closed(&app, address) {
        return refused;
    }
    match open_file(&app, &id, version).await {
        Ok(Some(file)) => ([(header::CACHE_CONTROL, "no-store")], Json(file)).into_response(),
        Ok(None) => {
            let refusal = Refusal::new("not-on-shelf", "there is no such game on the shelf");
            refuse(StatusCode::NOT_FOUND, refusal)
        }
        Err(error) => failed(&error),
    }
}

async fn open_file(
    app: &App,
    id: &str,
    version: Option<u32>,
) -> Result<Option<ShelfFile>, StoreError> {
    if !is_table_id(id) {
        return Ok(None);
    }
    let store = app.tables.store();
    let mut all = store.shelved(id).await?;
    all.retain(|shelved| shelved.accepted);
    let versions = all.iter().map(|shelved| shelved.version).collect();
    let wanted = all.into_iter().rev().find(|shelved| version.is_none_or(|v| v == shelved.version));
    let Some(wanted) = wanted else { return Ok(None) };
    let text = store.shelved_text(id, wanted.version).await?;
    Ok(text.map(|text| ShelfFile { game: shown(wanted), versions, text }))
}

/// Puts a game on the shelf.
pub(crate) async fn put(
    State(app): State<App>,
    axum::Extension(Caller(address)): axum::Extension<Caller>,
    body: Result<Json<PutOnShelf>, JsonRejection>,
) -> Response {
    if app.shelf == Shelf::Off {
        return no_shelf();
    }
    let wish = match body {
        Ok(Json(wish)) => wish,
        Err(rejection) => {
            return refuse(rejection.status(), Refusal::new("bad-message", rejection.body_text()));
        }
    };
    if !app.limiter.may_shelve(address, Instant::now()) {
        let refusal = Refusal::new("shelf-too-many", "too many games for now; try again later");
        return refuse(StatusCode::TOO_MANY_REQUESTS, refusal);
    }
    match shelve(&app, wish).await {
        Ok(done) => (StatusCode::CREATED, Json(done)).into_response(),
        Err(NotPut::Refused(refusal)) => refuse(StatusCode::UNPROCESSABLE_ENTITY, refusal),
        Err(NotPut::Failed(error)) => failed(&error),
    }
}

enum NotPut {
    Refused(Refusal),
    Failed(StoreError),
}

impl From<StoreError> for NotPut {
    fn from(error: StoreError) -> Self {
        Self::Failed(error)
    }
}

async fn shelve(app: &App, wish: PutOnShelf) -> Result<OnShelf, NotPut> {
    let PutOnShelf { text, of } = wish;
    let refused = |code: &str, text: &str| Err(NotPut::Refused(Refusal::new(code, text)));
    let key = match &of {
        None => random::token(),
        Some(of) => match of.key.parse::<Token>() {
            Ok(key) if is_table_id(&of.id) => key,
            _ => return refused("shelf-not-author", NOT_THE_AUTHOR),
        },
    };
    let (label, digest, text) = examine(app, text).await?;
    let further = of.is_some();
    let game = of.map_or_else(random::table_id, |of| of.id);
    let put = Put {
        game,
        key_hash: key.hash().into(),
        further,
        label,
        text,
        digest,
        accepted: app.shelf == Shelf::Open,
        at: wall(),
    };
    match app.tables.store().put_on_shelf(&put).await? {
        PutAnswer::Done(version) => {
            tracing::info!(game = put.game, version, "a game was put on the shelf");
            let key = (!further).then(|| key.reveal());
            Ok(OnShelf { id: put.game, version, key, shown: put.accepted })
        }
        PutAnswer::Known { game, version, accepted } => {
            Ok(OnShelf { id: game, version, key: None, shown: accepted })
        }
        PutAnswer::NotTheAuthor => refused("shelf-not-author", NOT_THE_AUTHOR),
        PutAnswer::EnoughVersions => refused("shelf-versions", "this game has enough versions"),
        PutAnswer::TooManyWaiting => {
            refused("shelf-waiting", "too many games wait to be looked at; try again later")
        }
        PutAnswer::Full => refused("shelf-full", "the shelf is full"),
    }
}

const NOT_THE_AUTHOR: &str = "only its author can put a new version of this game on the shelf";

/// What the file says of itself and how it begins, in the place for scripts of
/// strangers.
async fn examine(app: &App, text: String) -> Result<(Label, String, String), NotPut> {
    let _turn = app.tables.script_turn().await;
    let examining = move || {
        let digest = digest(&text);
        let file = DataFile { name: "shelf.kiste-game".to_owned(), text };
        let (file, start) = own::examine(file)?;
        let head = &file.head;
        let label = Label {
            title: head.title.clone(),
            author: head.author.clone(),
            licence: head.licence.clone(),
            language: head.language.clone(),
            about: head.about.clone(),
            players: [*head.players.start(), *head.players.end()],
            picture: start.picture(),
        };
        Ok::<_, SetupError>((label, digest, file.file.text.clone()))
    };
    let Ok(examined) = tokio::task::spawn_blocking(|| behind_others(examining)).await else {
        let refusal = Refusal::new("try-again", "that did not work; please try again");
        return Err(NotPut::Refused(refusal));
    };
    examined.map_err(|error| NotPut::Refused(Refusal::from_reason(&error)))
}

/// Somebody begins a game in their own browser, where no server would notice.
/// As cheap to make up as a table is to make, and as limited.
pub(crate) async fn played(
    State(app): State<App>,
    axum::Extension(Caller(address)): axum::Extension<Caller>,
    Path(id): Path<String>,
) -> Response {
    if app.shelf == Shelf::Off || !is_table_id(&id) {
        return no_shelf();
    }
    if !app.limiter.may_make_table(address, Instant::now()) {
        return too_fast();
    }
    match app.tables.store().played_from_shelf(&id).await {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(error) => failed(&error),
    }
}

/// Counts a game that begins at `table`, if its file stands on the shelf.
/// Nobody waits for that.
pub(crate) fn count(tables: &Arc<Tables>, table: Option<&Table>, happened: &[Recorded]) {
    if !happened.iter().any(|new| matches!(new.event, TableEvent::Started { .. })) {
        return;
    }
    let own = table.map(Table::setup).filter(|setup| is_scripted(setup));
    let Some(sheet) = own.and_then(|setup| setup.sheets.first()) else { return };
    let (tables, digest) = (tables.clone(), digest(&sheet.text));
    tokio::spawn(async move {
        if let Err(error) = tables.store().played_from_shelf(&digest).await {
            tracing::warn!(%error, "a game from the shelf could not be counted");
        }
    });
}

/// What tells one file from every other: equal texts are the same game.
fn digest(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().fold(String::new(), |mut digits, byte| {
        // Writing to a String cannot fail.
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

/// Why the shelf cannot be looked at, if it cannot.
fn closed(app: &App, address: IpAddr) -> Option<Response> {
    if app.shelf == Shelf::Off {
        return Some(no_shelf());
    }
    (!app.limiter.may_ask(address, Instant::now())).then(too_fast)
}

fn no_shelf() -> Response {
    refuse(StatusCode::NOT_FOUND, Refusal::new("no-shelf", "there is no shelf on this server"))
}

fn failed(error: &StoreError) -> Response {
    tracing::error!(%error, "the shelf cannot be reached");
    let refusal = Refusal::new("try-again", "that did not work; please try again");
    refuse(StatusCode::SERVICE_UNAVAILABLE, refusal)
}

fn shown(shelved: Shelved) -> ShelfGame {
    let Shelved { game, version, label, put_at, played, accepted: _ } = shelved;
    let Label { title, author, licence, language, about, players, picture } = label;
    let put_at = put_at.max(0).cast_unsigned();
    ShelfGame {
        id: game,
        version,
        title,
        author,
        licence,
        language,
        about,
        players,
        picture,
        played,
        put_at,
    }
}
