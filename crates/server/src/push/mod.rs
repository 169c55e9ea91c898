//! Telling somebody who is not there that it is their turn: Web Push, without
//! an account, tied to the seat.
//!
//! A table says that somebody is awaited who does not see it. What the browser
//! of that somebody is told is made a little later, of all its tables at once:
//! whoever has come back by then, or has been told, is left in peace.

mod api;
mod delivery;
mod sealing;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use protocol::{PushMessage, PushTurn};
use table::TokenHash;
use tokio::sync::{Semaphore, oneshot};

pub(crate) use self::api::{MAX_BODY, offer, subscribe, unsubscribe};
pub(crate) use self::delivery::Courier;
pub use self::delivery::Reach;
use self::delivery::{SLOWEST, Undelivered};
use self::sealing::Vapid;
use crate::clock::wall;
use crate::hosted::Request;
use crate::store::{Millis, Store, StoreError, Subscription};
use crate::tables::Tables;

/// Browsers that something is to be told.
const MAX_WAITING: usize = 5_000;
/// Messages on their way at the same time.
const AT_ONCE: usize = 16;
/// Tables of one browser that a message tells of.
const MAX_TURNS: u32 = 12;
/// The name that the store knows the keys by.
const KEYS: &str = "vapid";

/// What an operator can choose about messages to those who are away.
#[derive(Clone, Debug)]
pub struct Messages {
    /// Whether there are any.
    pub on: bool,
    /// How push services reach the operator, as `mailto:…` or `https://…`;
    /// without it they are told the address of the page.
    pub contact: Option<String>,
    /// Where they may be sent.
    pub reach: Reach,
    /// How long turns at several tables are gathered for one message.
    pub gather: Duration,
    /// How long a browser is left in peace after a message.
    pub pause: Duration,
}

impl Default for Messages {
    fn default() -> Self {
        Self {
            on: true,
            contact: None,
            reach: Reach::default(),
            gather: Duration::from_secs(5),
            pause: Duration::from_mins(1),
        }
    }
}

/// Sends messages to browsers.
pub(crate) struct Push {
    vapid: Vapid,
    courier: Courier,
    messages: Messages,
    under_way: Semaphore,
    book: Mutex<Book>,
}

#[derive(Default)]
struct Book {
    /// What is to be told, by the endpoint of the browser.
    waiting: HashMap<String, Vec<News>>,
    /// When browsers were last told something.
    told: HashMap<String, Instant>,
}

/// Somebody at a table is awaited who does not see it.
#[derive(Clone, Debug)]
pub(crate) struct News {
    pub(crate) table: String,
    pub(crate) who: TokenHash,
    /// Who reminds them, if this is a reminder.
    pub(crate) nudged_by: Option<String>,
}

/// A table that waits for somebody who does not see it.
#[derive(Clone, Debug)]
pub(crate) struct Awaited {
    /// The question.
    pub(crate) asked: u64,
    pub(crate) turn: PushTurn,
}

/// A table's answer whether somebody is awaited there.
pub(crate) type AwaitedAnswer = oneshot::Sender<Option<Awaited>>;

impl Push {
    /// With the keys of the store, which are made if it has none.
    pub(crate) async fn open(store: &dyn Store, messages: Messages) -> Result<Self, crate::Error> {
        let kept = store.secret(KEYS, &Vapid::fresh()).await?;
        let vapid = Vapid::read(&kept).ok_or(crate::Error::Keys)?;
        let courier = Courier::new(messages.reach).map_err(|_| crate::Error::Keys)?;
        let under_way = Semaphore::new(AT_ONCE);
        Ok(Self { vapid, courier, messages, under_way, book: Mutex::default() })
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        // Nothing is left half done by a panic.
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether somebody else is to be told at `endpoint` later, and when; those
    /// who wait already hear of this too.
    fn enqueue(&self, endpoint: &str, news: News) -> Option<Duration> {
        let Messages { gather, pause, .. } = self.messages;
        let mut book = self.book();
        if let Some(waiting) = book.waiting.get_mut(endpoint) {
            let known = |other: &News| other.table == news.table && other.who == news.who;
            match waiting.iter_mut().find(|other| known(other)) {
                Some(other) => other.nudged_by = news.nudged_by.or(other.nudged_by.take()),
                None => waiting.push(news),
            }
            return None;
        }
        if book.waiting.len() >= MAX_WAITING {
            count("dropped");
            return None;
        }
        book.waiting.insert(endpoint.to_owned(), vec![news]);
        book.told.retain(|_, at| at.elapsed() < pause);
        let since = book.told.get(endpoint).map(Instant::elapsed);
        Some(since.map_or(gather, |since| pause.saturating_sub(since).max(gather)))
    }
}

/// Sees to it that those are told who want to be.
pub(crate) fn tell(tables: &Arc<Tables>, news: Vec<News>) {
    if tables.push().is_none() || news.is_empty() {
        return;
    }
    let tables = tables.clone();
    tokio::spawn(async move {
        if let Err(error) = enqueue(&tables, news).await {
            tracing::warn!(%error, "those who are away cannot be told of their turn");
        }
    });
}

async fn enqueue(tables: &Arc<Tables>, news: Vec<News>) -> Result<(), StoreError> {
    let (Some(push), Some(first)) = (tables.push(), news.first()) else { return Ok(()) };
    for Subscription { who, endpoint, .. } in tables.store().subscribed_at(&first.table).await? {
        let Some(of) = news.iter().find(|news| String::from(news.who) == who) else { continue };
        if let Some(later) = push.enqueue(&endpoint, of.clone()) {
            deliver_later(tables, endpoint, later);
        }
    }
    Ok(())
}

/// What waited to be told when the service was last stopped is told now: what
/// has been told is in the store, and what is to be told at the tables.
pub(crate) async fn resume(tables: &Arc<Tables>) -> Result<(), StoreError> {
    let Some(Messages { gather, pause, .. }) = tables.push().map(|push| &push.messages) else {
        return Ok(());
    };
    let within = (*gather + *pause + SLOWEST).as_millis() as Millis;
    for endpoint in tables.store().subscribed_lately(within).await? {
        // Whoever was there has come back by then, and needs no message.
        deliver_later(tables, endpoint, *gather);
    }
    Ok(())
}

fn deliver_later(tables: &Arc<Tables>, endpoint: String, later: Duration) {
    let tables = tables.clone();
    tokio::spawn(async move {
        tokio::time::sleep(later).await;
        if let Err(error) = deliver(&tables, &endpoint).await {
            tracing::warn!(%error, "somebody who is away cannot be told of their turn");
        }
    });
}

/// Tells one browser of all its tables that wait.
async fn deliver(tables: &Arc<Tables>, endpoint: &str) -> Result<(), StoreError> {
    let Some(push) = tables.push() else { return Ok(()) };
    let Ok(_turn) = push.under_way.acquire().await else { return Ok(()) };
    let news = push.book().waiting.remove(endpoint).unwrap_or_default();
    let (mut fresh, mut known) = (Vec::new(), Vec::new());
    let mut newest = None;
    for subscription in tables.store().subscribed_by(endpoint, MAX_TURNS).await? {
        let Ok(who) = TokenHash::try_from(subscription.who.clone()) else { continue };
        let Some(Awaited { asked, mut turn }) = ask(tables, &subscription.table, who).await else {
            continue;
        };
        let new = news.iter().find(|new| new.table == subscription.table && new.who == who);
        let nudged_by = new.and_then(|new| new.nudged_by.clone());
        let told = tables.store().claim_push(&subscription, asked, false).await?;
        let nudged =
            nudged_by.is_some() && tables.store().claim_push(&subscription, asked, true).await?;
        turn.nudged_by = nudged_by.filter(|_| nudged);
        if told || nudged {
            fresh.push(turn);
        } else {
            known.push(turn);
        }
        newest.get_or_insert(subscription);
    }
    let Some(to) = newest.filter(|_| !fresh.is_empty()) else { return Ok(()) };
    fresh.append(&mut known);
    let message = PushMessage { language: to.language.clone(), turns: fresh };
    let contact = push.messages.contact.clone();
    let contact = contact.unwrap_or_else(|| format!("https://{}", to.site));
    let Some(request) = push.vapid.seal(&to, &message, &contact, wall().cast_unsigned() / 1000)
    else {
        return tables.store().forget_endpoint(endpoint).await;
    };
    push.book().told.insert(endpoint.to_owned(), Instant::now());
    match push.courier.deliver(request).await {
        Ok(status) if status.is_success() => count("sent"),
        Ok(StatusCode::NOT_FOUND | StatusCode::GONE) | Err(Undelivered::Address) => {
            count("gone");
            tables.store().forget_endpoint(endpoint).await?;
        }
        Ok(status) => {
            count("failed");
            tracing::debug!(%status, "a push service refused a message");
        }
        Err(error) => {
            count("failed");
            tracing::debug!(%error, "a message could not be delivered");
        }
    }
    Ok(())
}

/// Whether somebody is awaited at a table and does not see it.
async fn ask(tables: &Arc<Tables>, table: &str, who: TokenHash) -> Option<Awaited> {
    let (answer, answered) = oneshot::channel();
    tables.send(table, Request::Awaited { who, answer }).await;
    answered.await.ok().flatten()
}

fn count(outcome: &'static str) {
    metrics::counter!("kiste_pushes_total", "outcome" => outcome).increment(1);
}
