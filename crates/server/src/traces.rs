//! Traces: what requests, tables and the store did and how long that took, sent
//! to a collector of OpenTelemetry by OTLP over HTTP, as JSON.
//!
//! Written here, because the usual libraries for it are more code than the
//! server, and what they are needed for is a list of plain objects.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::http::{Request, Uri, header};
use engine::hex;
use serde_json::{Value, json};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;

use crate::push::{Courier, Reach};
use crate::random;

/// Spans that wait to be sent; more are dropped.
const WAITING: usize = 8_192;
/// Most spans of one message.
const LARGEST: usize = 512;
/// How long spans wait for others to go with.
const GATHER: Duration = Duration::from_secs(1);
/// How long the last ones may take when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// Why traces cannot be sent.
#[derive(Debug, thiserror::Error)]
pub enum TracesError {
    /// The address of the collector is none.
    #[error("“{0}” is no address of a collector; one is http://127.0.0.1:4318")]
    Address(String),
    /// There is no TLS to be had.
    #[error("the way to the collector cannot be encrypted: {0}")]
    Tls(#[from] tokio_rustls::rustls::Error),
}

/// Sends spans to a collector until it is told to stop.
pub struct Exporter {
    stop: oneshot::Sender<()>,
    sending: JoinHandle<()>,
}

impl Exporter {
    /// Sends what waits, and no more.
    pub async fn stop(self) {
        let _ = self.stop.send(());
        if timeout(FAREWELL, self.sending).await.is_err() {
            tracing::warn!("the last traces could not be sent");
        }
    }
}

/// What takes note of spans for the collector at `address`, and what sends
/// them; within a runtime.
pub fn export<S>(address: &str) -> Result<(impl Layer<S> + use<S>, Exporter), TracesError>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
{
    let bad = || TracesError::Address(address.to_owned());
    let uri: Uri =
        format!("{}/v1/traces", address.trim_end_matches('/')).parse().map_err(|_| bad())?;
    if uri.authority().is_none() {
        return Err(bad());
    }
    let courier = Courier::new(Reach::Anywhere)?;
    let (queue, waiting) = mpsc::channel(WAITING);
    let (stop, stopped) = oneshot::channel();
    let sending = tokio::spawn(keep_sending(courier, uri, waiting, stopped));
    Ok((Notes { queue }.with_filter(filter_fn(is_traced)), Exporter { stop, sending }))
}

/// Spans of the server, but for that of a table: it may last for days.
fn is_traced(metadata: &Metadata<'_>) -> bool {
    let ours = metadata.target() == "server" || metadata.target().starts_with("server::");
    ours && (metadata.is_span() || *metadata.level() == Level::ERROR) && metadata.name() != "table"
}

/// Something that has begun.
struct Span {
    trace: [u8; 16],
    id: [u8; 8],
    parent: Option<[u8; 8]>,
    name: &'static str,
    begun: SystemTime,
    attributes: Vec<Value>,
    failed: bool,
}

impl Span {
    /// As OTLP has it, once it is over.
    fn json(&self) -> Value {
        // Kind 1 is what happens inside, status 2 an error.
        let mut span = json!({
            "traceId": hex::encode(&self.trace),
            "spanId": hex::encode(&self.id),
            "name": self.name,
            "kind": 1,
            "startTimeUnixNano": nanos(self.begun),
            "endTimeUnixNano": nanos(SystemTime::now()),
            "attributes": self.attributes,
        });
        if let Some(parent) = &self.parent {
            span["parentSpanId"] = hex::encode(parent).into();
        }
        if self.failed {
            span["status"] = json!({ "code": 2 });
        }
        span
    }
}

struct Notes {
    queue: mpsc::Sender<Value>,
}

impl<S> Layer<S> for Notes
where
    S: Subscriber + for<'a> LookupSpan<'a>,
{
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let Some(span) = context.span(id) else { return };
        let above = span.parent().and_then(|parent| {
            parent.extensions().get::<Span>().map(|parent| (parent.trace, parent.id))
        });
        let mut noted = Span {
            trace: above.map_or_else(random::bytes, |(trace, _)| trace),
            id: random::bytes(),
            parent: above.map(|(_, id)| id),
            name: span.name(),
            begun: SystemTime::now(),
            attributes: Vec::new(),
            failed: false,
        };
        attributes.record(&mut Fields(&mut noted.attributes));
        span.extensions_mut().insert(noted);
    }

    fn on_record(&self, id: &Id, values: &Record<'_>, context: Context<'_, S>) {
        if let Some(span) = context.span(id)
            && let Some(noted) = span.extensions_mut().get_mut::<Span>()
        {
            values.record(&mut Fields(&mut noted.attributes));
        }
    }

    /// Only of errors: they tell that the span has failed.
    fn on_event(&self, event: &tracing::Event<'_>, context: Context<'_, S>) {
        if let Some(span) = context.event_span(event)
            && let Some(noted) = span.extensions_mut().get_mut::<Span>()
        {
            noted.failed = true;
        }
    }

    fn on_close(&self, id: Id, context: Context<'_, S>) {
        if let Some(span) = context.span(&id)
            && let Some(noted) = span.extensions_mut().remove::<Span>()
        {
            // A collector that is that slow gets less.
            let _ = self.queue.try_send(noted.json());
        }
    }
}

/// Fields of a span as attributes.
struct Fields<'a>(&'a mut Vec<Value>);

impl Fields<'_> {
    fn add(&mut self, field: &Field, value: &Value) {
        self.0.push(json!({ "key": field.name(), "value": value }));
    }
}

impl Visit for Fields<'_> {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        self.add(field, &json!({ "stringValue": format!("{value:?}") }));
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.add(field, &json!({ "stringValue": value }));
    }

    // Whole numbers are texts in the JSON of protocol buffers.
    fn record_u64(&mut self, field: &Field, value: u64) {
        self.add(field, &json!({ "intValue": value.to_string() }));
    }
}

async fn keep_sending(
    courier: Courier,
    uri: Uri,
    mut waiting: mpsc::Receiver<Value>,
    mut stopped: oneshot::Receiver<()>,
) {
    let mut stops = false;
    while !stops {
        let mut spans = Vec::new();
        let gathered = Instant::now() + GATHER;
        while spans.len() < LARGEST && !stops {
            tokio::select! {
                // Not one by one: a wake for each would cost more than the span.
                () = tokio::time::sleep_until(gathered) => break,
                _ = &mut stopped => stops = true,
                // Nobody takes notes any more.
                got = waiting.recv_many(&mut spans, LARGEST) => stops = got == 0,
            }
        }
        if stops {
            while let Ok(span) = waiting.try_recv() {
                spans.push(span);
            }
        }
        if spans.is_empty() {
            continue;
        }
        let request = Request::post(uri.clone())
            .header(header::CONTENT_TYPE, "application/json")
            .body(message(&spans).to_string().into_bytes());
        let Ok(request) = request else { continue };
        match courier.deliver(request).await {
            Ok(status) if status.is_success() => {}
            Ok(status) => tracing::warn!(%status, "the collector refuses traces"),
            Err(error) => tracing::warn!(%error, "traces cannot be sent"),
        }
    }
}

fn message(spans: &[Value]) -> Value {
    let service = json!({ "key": "service.name", "value": { "stringValue": "kiste" } });
    let version = env!("CARGO_PKG_VERSION");
    let version = json!({ "key": "service.version", "value": { "stringValue": version } });
    json!({ "resourceSpans": [{
        "resource": { "attributes": [service, version] },
        "scopeSpans": [{ "scope": { "name": "kiste" }, "spans": spans }],
    }] })
}

fn nanos(time: SystemTime) -> String {
    time.duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos().to_string()
}
