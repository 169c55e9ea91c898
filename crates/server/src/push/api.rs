//! What a page asks about messages: the key, to be told, and to be left in
//! peace.

use std::time::Instant;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{PushOff, PushOffer, PushSubscribe, Refusal};

use super::sealing::Keys;
use crate::clock::wall;
use crate::hosted::TableError;
use crate::http::{App, Caller, bearer, refuse, too_fast};
use crate::socket::is_table_id;
use crate::store::{StoreError, Subscription};

/// The longest subscription.
pub(crate) const MAX_BODY: usize = 4 << 10;
/// Longest name of a language and of a host.
const MAX_LANGUAGE: usize = 12;
const MAX_SITE: usize = 255;

/// The key to subscribe with.
pub(crate) async fn offer(State(app): State<App>) -> Response {
    match app.tables.push() {
        Some(push) => Json(PushOffer { key: push.vapid.public().to_owned() }).into_response(),
        None => none_sent(),
    }
}

/// The holder of a seat wants to be told when it is their turn.
pub(crate) async fn subscribe(
    State(app): State<App>,
    axum::Extension(Caller(address)): axum::Extension<Caller>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Result<Json<PushSubscribe>, JsonRejection>,
) -> Response {
    let Some(push) = app.tables.push() else { return none_sent() };
    if !app.limiter.may_subscribe(address, Instant::now()) {
        return too_fast();
    }
    let wish = match body {
        Ok(Json(wish)) => wish,
        Err(rejection) => {
            return refuse(rejection.status(), Refusal::new("bad-message", rejection.body_text()));
        }
    };
    let Some(token) = bearer(&headers) else {
        let refusal = Refusal::new("bad-token", "that is not a token of a seat");
        return refuse(StatusCode::UNAUTHORIZED, refusal);
    };
    if !is_table_id(&id) {
        return refuse(StatusCode::NOT_FOUND, TableError::NoSuchTable.refusal());
    }
    let PushSubscribe { endpoint, p256dh, auth, language } = wish;
    if !push.courier.takes(&endpoint) {
        let text = "messages go to push services only, by https to a public host";
        return refuse(StatusCode::UNPROCESSABLE_ENTITY, Refusal::new("push-address", text));
    }
    let spoken = |b: u8| b.is_ascii_alphanumeric() || b == b'-';
    if Keys::read(&p256dh, &auth).is_none()
        || language.len() > MAX_LANGUAGE
        || !language.bytes().all(spoken)
    {
        let refusal = Refusal::new("push-keys", "that is not what a browser subscribes with");
        return refuse(StatusCode::UNPROCESSABLE_ENTITY, refusal);
    }
    match app.tables.summary(&id, token.hash()).await {
        Ok(Ok(_)) => {}
        Ok(Err(refused)) => return refuse(StatusCode::FORBIDDEN, Refusal::from_reason(&refused)),
        Err(error @ TableError::NoSuchTable) => {
            return refuse(StatusCode::NOT_FOUND, error.refusal());
        }
        Err(error) => return refuse(StatusCode::SERVICE_UNAVAILABLE, error.refusal()),
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let site = host.filter(|host| host.len() <= MAX_SITE).unwrap_or("localhost").to_owned();
    let who = token.hash().into();
    let subscription = Subscription { table: id, who, endpoint, p256dh, auth, language, site };
    answer(app.tables.store().subscribe(&subscription, wall()).await)
}

/// A browser wants to be told nothing more. Only it knows its endpoint.
pub(crate) async fn unsubscribe(
    State(app): State<App>,
    axum::Extension(Caller(address)): axum::Extension<Caller>,
    body: Result<Json<PushOff>, JsonRejection>,
) -> Response {
    if !app.limiter.may_ask(address, Instant::now()) {
        return too_fast();
    }
    match body {
        Ok(Json(PushOff { endpoint })) => {
            answer(app.tables.store().forget_endpoint(&endpoint).await)
        }
        Err(rejection) => {
            refuse(rejection.status(), Refusal::new("bad-message", rejection.body_text()))
        }
    }
}

fn answer(done: Result<(), StoreError>) -> Response {
    match done {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(error) => {
            tracing::error!(%error, "subscriptions cannot be written");
            refuse(StatusCode::SERVICE_UNAVAILABLE, TableError::Store(error).refusal())
        }
    }
}

fn none_sent() -> Response {
    refuse(StatusCode::NOT_FOUND, Refusal::new("no-push", "this server sends no messages"))
}
