//! Addresses, and what is checked before anything else.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use protocol::{CreateTable, GameInfo, Refusal};
use serde::Deserialize;
use table::{MAX_SHEET_BYTES, Token};
use tokio::sync::{mpsc, watch};
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use tracing::Instrument;

use crate::daily::{self, Daily};
use crate::hosted::TableError;
use crate::limits::RateLimiter;
use crate::shelf::{self, Shelf};
use crate::tables::{CreateError, Tables};
use crate::{page, push, random, socket};

/// A table with the largest sheets, each character escaped.
const MAX_BODY: usize = 2 * MAX_SHEET_BYTES + (16 << 10);
const SLOWEST_ANSWER: Duration = Duration::from_secs(20);

/// Nothing but what the server itself sends, nothing in frames, WebAssembly
/// allowed. Svelte sets style attributes; no others are possible.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; \
    font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What every request can use.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) tables: Arc<Tables>,
    pub(crate) limiter: Arc<RateLimiter>,
    pub(crate) origins: Arc<[String]>,
    pub(crate) behind_proxy: bool,
    /// How long somebody may take to say what they want.
    pub(crate) patience: Duration,
    /// Who decides what stands on the shelf.
    pub(crate) shelf: Shelf,
    /// What the dice of the days come from.
    pub(crate) daily: Daily,
    /// Becomes true when the server is to stop.
    pub(crate) stopping: watch::Receiver<bool>,
    /// Never used: it is closed when the last connection has dropped its copy.
    pub(crate) _here: mpsc::Sender<Infallible>,
}

pub(crate) fn router(app: App) -> Router {
    let answers = Router::new()
        .route("/api/games", get(async || Json::<Vec<GameInfo>>(protocol::menu())))
        .route("/api/tables", post(make_table).layer(DefaultBodyLimit::max(MAX_BODY)))
        .route("/api/tables/{id}", get(summary).delete(delete))
        .route("/api/tables/{id}/record", get(record))
        .route(
            "/api/push",
            get(push::offer).delete(push::unsubscribe).layer(DefaultBodyLimit::max(push::MAX_BODY)),
        )
        .route(
            "/api/tables/{id}/push",
            post(push::subscribe).layer(DefaultBodyLimit::max(push::MAX_BODY)),
        )
        .route(
            "/api/daily",
            get(daily::list).post(daily::play).layer(DefaultBodyLimit::max(daily::MAX_BODY)),
        )
        .route("/api/shelf", get(shelf::list))
        .route("/api/shelf", post(shelf::put).layer(DefaultBodyLimit::max(shelf::MAX_BODY)))
        .route("/api/shelf/{id}", get(shelf::file))
        .route("/api/shelf/{id}/played", post(shelf::played))
        .route("/healthz", get(health))
        .route("/metrics", get(|| async { crate::metrics::figures().render() }))
        .layer(CompressionLayer::new())
        // The page has its small forms with it: nobody's request makes the workers compress megabytes.
        .fallback(page::serve)
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, SLOWEST_ANSWER));
    Router::new()
        .route("/ws", get(socket::upgrade))
        .merge(answers)
        .layer(middleware::from_fn_with_state(app.clone(), check))
        .with_state(app)
}

/// Who asks, as far as a server can tell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Caller(pub(crate) IpAddr);

/// Goes before everything: who is it, may that page ask, what do we log, and
/// what must a browser not do with the answer.
async fn check(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let caller = caller(&app, peer.ip(), request.headers());
    request.extensions_mut().insert(Caller(caller));
    let id = random::request_id();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let span = tracing::info_span!("request", request = id, %method, path);
    let changes = method == Method::POST || method == Method::DELETE || path == "/ws";
    // WebSockets are counted where they are let in, and whoever watches over the
    // server asks after its health whatever else comes from there.
    let plain = path != "/ws" && path != "/healthz";
    let mut response = if changes && !is_from_own_page(&app, request.headers()) {
        tracing::warn!(parent: &span, "refused: another site's page asked");
        let refusal = Refusal::new("wrong-origin", "this page may not use this server");
        refuse(StatusCode::FORBIDDEN, refusal)
    } else if plain && !app.limiter.may_request(caller, Instant::now()) {
        too_fast()
    } else {
        let started = Instant::now();
        let response = next.run(request).instrument(span.clone()).await;
        let status = response.status().as_u16();
        tracing::debug!(parent: &span, status, elapsed = ?started.elapsed(), "answered");
        response
    };
    protect(response.headers_mut());
    response
}

fn protect(headers: &mut HeaderMap) {
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        // Links hold invitations.
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        ),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

/// Behind a proxy the last address that it added is the one it saw.
fn caller(app: &App, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    if !app.behind_proxy {
        return peer;
    }
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    forwarded
        .and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok())
        .unwrap_or(peer)
}

/// Browsers name the site whose page asks. Programs that are no browsers need
/// not; nobody's page can make them do anything.
fn is_from_own_page(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let site = origin.split_once("://").map(|(_, site)| site);
    let own = host.is_some_and(|host| site.is_some_and(|site| site.eq_ignore_ascii_case(host)));
    own || app.origins.iter().any(|allowed| allowed.eq_ignore_ascii_case(origin))
}

async fn make_table(
    State(app): State<App>,
    axum::Extension(Caller(address)): axum::Extension<Caller>,
    body: Result<Json<CreateTable>, axum::extract::rejection::JsonRejection>,
) -> Response {
    if !app.limiter.may_make_table(address, Instant::now()) {
        let refusal = Refusal::new("too-many-tables", "too many tables; try again later");
        return refuse(StatusCode::TOO_MANY_REQUESTS, refusal);
    }
    let wish = match body {
        Ok(Json(wish)) => wish,
        Err(rejection) => {
            return refuse(rejection.status(), Refusal::new("bad-message", rejection.body_text()));
        }
    };
    match app.tables.create(&wish).await {
        Ok(created) => (StatusCode::CREATED, Json(created)).into_response(),
        Err(CreateError::Refused(refusal)) => refuse(StatusCode::UNPROCESSABLE_ENTITY, refusal),
        Err(CreateError::Failed(error)) => {
            tracing::error!(%error, "a table could not be made");
            refuse(StatusCode::SERVICE_UNAVAILABLE, error.refusal())
        }
    }
}

/// A table at a glance, for whoever holds a seat there: it is the token that
/// says so, in the header that proxies and logs leave out.
async fn summary(
    State(app): State<App>,
    axum::Extension(Caller(address)): axum::Extension<Caller>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    if !app.limiter.may_ask(address, Instant::now()) {
        return too_fast();
    }
    let Some(token) = bearer(&headers) else {
        let refusal = Refusal::new("bad-token", "that is not a token of a seat");
        return refuse(StatusCode::UNAUTHORIZED, refusal);
    };
    if !socket::is_table_id(&id) {
        let error = TableError::NoSuchTable;
        return refuse(StatusCode::NOT_FOUND, error.refusal());
    }
    match app.tables.summary(&id, token.hash()).await {
        Ok(Ok(summary)) => ([(header::CACHE_CONTROL, "no-store")], Json(summary)).into_response(),
        Ok(Err(refused)) => {
            let refusal = Refusal::from_reason(&refused);
            refuse(StatusCode::FORBIDDEN, refusal)
        }
        Err(error @ TableError::NoSuchTable) => refuse(StatusCode::NOT_FOUND, error.refusal()),
        Err(error) => refuse(StatusCode::SERVICE_UNAVAILABLE, error.refusal()),
    }
}

/// Deletes a table for the holder of a seat there, if nobody else's is lost.
async fn delete(
    State(app): State<App>,
    axum::Extension(Caller(address)): axum::Extension<Caller>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    if !app.limiter.may_ask(address, Instant::now()) {
        return too_fast();
    }
    let Some(token) = bearer(&headers) else {
        let refusal = Refusal::new("bad-token", "that is not a token of a seat");
        return refuse(StatusCode::UNAUTHORIZED, refusal);
    };
    if !socket::is_table_id(&id) {
        return refuse(StatusCode::NOT_FOUND, TableError::NoSuchTable.refusal());
    }
    match app.tables.delete(&id, token.hash()).await {
        Ok(Ok(())) => StatusCode::NO_CONTENT.into_response(),
        Ok(Err(refusal)) => refuse(StatusCode::FORBIDDEN, refusal),
        Err(error @ TableError::NoSuchTable) => refuse(StatusCode::NOT_FOUND, error.refusal()),
        Err(error) => refuse(StatusCode::SERVICE_UNAVAILABLE, error.refusal()),
    }
}

pub(crate) fn bearer(headers: &HeaderMap) -> Option<Token> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ")?.trim().parse().ok()
}

pub(crate) fn too_fast() -> Response {
    refuse(StatusCode::TOO_MANY_REQUESTS, Refusal::new("too-fast", "that was too fast"))
}

/// Which of the games at a table.
#[derive(Deserialize)]
struct Which {
    game: Option<usize>,
}

async fn record(
    State(app): State<App>,
    axum::Extension(Caller(address)): axum::Extension<Caller>,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Response {
    if !app.limiter.may_ask(address, Instant::now()) {
        return too_fast();
    }
    if !socket::is_table_id(&id) {
        return refuse(StatusCode::NOT_FOUND, TableError::NoSuchTable.refusal());
    }
    match app.tables.record(&id, which.game).await {
        Ok(Some(record)) => record.into_response(),
        Ok(None) => refuse(
            StatusCode::NOT_FOUND,
            Refusal::new("no-record", "there is no finished game at this table"),
        ),
        Err(error) => {
            tracing::error!(table = id, error = %error, "a record cannot be read");
            refuse(StatusCode::SERVICE_UNAVAILABLE, error.refusal())
        }
    }
}

/// Well if the store answers and can be written to.
async fn health(State(app): State<App>) -> Response {
    match app.tables.trouble() {
        None => "ok\n".into_response(),
        Some(trouble) => (StatusCode::SERVICE_UNAVAILABLE, format!("{trouble}\n")).into_response(),
    }
}

pub(crate) fn refuse(status: StatusCode, refusal: Refusal) -> Response {
    (status, Json(refusal)).into_response()
}
