//! One WebSocket: a client at a table.

use std::net::IpAddr;
use std::pin::pin;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use host::{Event, Guest};
use protocol::{ClientMessage, MAX_MESSAGE, Refusal, ServerMessage};
use table::{Command, Token, TokenHash};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tracing::Instrument;

use crate::hosted::{Outgoing, Request, Wire, reading_cost};
use crate::http::{App, Caller};
use crate::limits::{Admitted, TokenBucket};
use crate::tables::WayToTable;
use crate::{random, wire};

/// How long a message to a client may take.
const SLOWEST: Duration = Duration::from_secs(10);
/// How long a client may take to hang up after a good-bye.
const LINGER: Duration = Duration::from_secs(1);
/// And so many bytes of it at most: what may have been under way.
const DRAINED: usize = 4 * MAX_MESSAGE;
/// How often a client is asked whether it is there.
const PING: Duration = Duration::from_secs(15);
/// A client that has been silent for longer is gone.
const SILENCE: Duration = Duration::from_secs(35);
/// Messages that wait for a slow client.
const OUTBOX: usize = 128;
/// Bad messages that are forgiven, and how many more a second.
const FORGIVEN: u32 = 10;
const FORGIVEN_PER_SECOND: f64 = 0.1;

/// Motions beyond what is shown that are forgiven, and how many more a second:
/// a line that was stuck brings many at once.
const HANDS_FORGIVEN: u32 = 60;
const HANDS_FORGIVEN_PER_SECOND: f64 = 1.0;
/// Times that a connection can have everything sent again, and how many more a
/// second: a client asks for it after a gap, and there should be none.
const RESYNCS: u32 = 5;
const RESYNCS_PER_SECOND: f64 = 0.2;

/// How a message about a hand begins, as every writer of JSON writes it. One
/// that begins otherwise counts as an ordinary message.
const HAND: &str = r#"{"type":"hand""#;

pub(crate) async fn upgrade(
    State(app): State<App>,
    axum::Extension(Caller(address)): axum::Extension<Caller>,
    socket: WebSocketUpgrade,
) -> Response {
    let Some(admitted) = app.limiter.admit(address, Instant::now()) else {
        return (StatusCode::TOO_MANY_REQUESTS, "too many connections\n").into_response();
    };
    let span = tracing::Span::current();
    socket
        // Thousands of idle connections: large buffers would be most of what
        // the server needs.
        .read_buffer_size(1 << 10)
        .write_buffer_size(4 << 10)
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .on_upgrade(move |socket| {
            Client::new(app, socket, address, admitted).serve().instrument(span)
        })
}

/// Whether this can be the id of a table at all.
pub(crate) fn is_table_id(id: &str) -> bool {
    (1..=40).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}

struct Client {
    app: App,
    socket: WebSocket,
    messages: TokenBucket,
    hands: TokenBucket,
    hands_forgiven: TokenBucket,
    resyncs: TokenBucket,
    address: IpAddr,
    forgiven: TokenBucket,
    _admitted: Admitted,
}

/// Where a client sits after its hello.
struct Place {
    table: String,
    way: WayToTable,
    guest: Guest,
    inbox: mpsc::Receiver<Outgoing>,
}

/// What a connection waits for.
enum Happening {
    News(Option<Outgoing>),
    Frame(Option<Result<Message, axum::Error>>),
    Round,
}

/// Why a connection ends.
#[derive(PartialEq)]
struct CloseReason {
    code: u16,
    reason: &'static str,
}

/// The other side is gone; nothing can be said any more.
const GONE: CloseReason = CloseReason { code: 0, reason: "" };
const STOPPING: CloseReason =
    CloseReason { code: close_code::RESTART, reason: "the server restarts" };
const SLOW: CloseReason = CloseReason { code: close_code::AGAIN, reason: "too slow; come back" };
const RUDE: CloseReason = CloseReason { code: close_code::POLICY, reason: "too many bad messages" };
/// The codes from 4000 on are an application's own; docs/protocol.md lists these.
const NO_TABLE: CloseReason = CloseReason { code: 4404, reason: "there is no such table" };
const BROKEN: CloseReason = CloseReason { code: 4500, reason: "this table cannot be opened" };
const LATER: CloseReason = CloseReason { code: close_code::AGAIN, reason: "come back later" };
const MUTE: CloseReason = CloseReason { code: close_code::POLICY, reason: "say hello first" };

impl Client {
    fn new(app: App, socket: WebSocket, address: IpAddr, admitted: Admitted) -> Self {
        let now = Instant::now();
        Self {
            messages: app.limiter.message_bucket(now),
            hands: app.limiter.hand_bucket(now),
            hands_forgiven: TokenBucket::new(HANDS_FORGIVEN, HANDS_FORGIVEN_PER_SECOND, now),
            resyncs: TokenBucket::new(RESYNCS, RESYNCS_PER_SECOND, now),
            address,
            forgiven: TokenBucket::new(FORGIVEN, FORGIVEN_PER_SECOND, now),
            app,
            socket,
            _admitted: admitted,
        }
    }

    async fn serve(mut self) {
        let reason = match timeout(self.app.patience, self.hello()).await {
            Ok(Ok(mut place)) => {
                tracing::debug!(
                    table = place.table,
                    connection = place.guest.connection,
                    "attached"
                );
                let reason = self.play(&mut place).await;
                place.inbox.close();
                // Whoever was not let in need not be seen off.
                if ![NO_TABLE, BROKEN, LATER].contains(&reason) {
                    let detached = Request::Event(Event::Detached(place.guest));
                    self.ask(&mut place, detached).await;
                }
                reason
            }
            Ok(Err(reason)) => reason,
            Err(_) => MUTE,
        };
        tracing::debug!(reason = reason.reason, "connection ends");
        if reason.code != GONE.code {
            let frame = CloseFrame { code: reason.code, reason: reason.reason.into() };
            let _ = timeout(SLOWEST, self.socket.send(Message::Close(Some(frame)))).await;
            let _ = timeout(LINGER, self.drain()).await;
        }
    }

    /// Reads on for a moment. To close with something unread would reset the
    /// connection, and the client would not learn why; one that goes on talking
    /// does not listen anyway.
    async fn drain(&mut self) {
        let mut read = 0;
        while let Some(Ok(message)) = self.socket.recv().await {
            read += message.into_data().len();
            if read > DRAINED {
                break;
            }
        }
    }

    /// Waits for a hello and goes to the table that it names.
    async fn hello(&mut self) -> Result<Place, CloseReason> {
        loop {
            let frame = self.socket.recv().await;
            let Some(text) = self.read(frame).await? else { continue };
            let (version, table, token, last_seq) = match protocol::read(&text) {
                Ok(ClientMessage::Hello { version, table, token, last_seq }) => {
                    (version, table, token, last_seq)
                }
                Ok(ClientMessage::Ping) => {
                    self.say(wire::write(&ServerMessage::Pong)).await?;
                    continue;
                }
                Ok(_) => {
                    self.object(None, &Refusal::new("hello-first", "say hello first")).await?;
                    continue;
                }
                Err(refusal) => {
                    self.object(None, &refusal).await?;
                    continue;
                }
            };
            if let Err(refusal) = protocol::check_version(version) {
                self.say(wire::refused(None, &refusal)).await?;
                return Err(CloseReason { code: close_code::PROTOCOL, reason: "another version" });
            }
            let known = token.as_deref().map(str::parse::<Token>).transpose();
            let Ok(known) = known else {
                self.object(None, &Refusal::new("bad-token", "that is no token")).await?;
                continue;
            };
            if !is_table_id(&table) {
                self.object(None, &Refusal::new("no-such-table", "there is no such table")).await?;
                continue;
            }
            let token = known.unwrap_or_else(random::token);
            let welcome = ServerMessage::Welcome {
                version: protocol::VERSION,
                table: table.clone(),
                token: known.is_none().then(|| token.reveal()),
            };
            return Ok(self.sit_down(table, token.hash(), welcome, last_seq).await);
        }
    }

    async fn sit_down(
        &mut self,
        table: String,
        who: TokenHash,
        welcome: ServerMessage,
        last_seq: Option<u64>,
    ) -> Place {
        let guest = Guest { connection: self.app.tables.new_connection(), who };
        let (outbox, inbox) = mpsc::channel(OUTBOX);
        let wire = Wire::new(self.address, outbox);
        let mut place = Place { way: self.app.tables.way_to(&table), table, guest, inbox };
        self.ask(&mut place, Request::Attach { guest, wire, welcome, last_seq }).await;
        place
    }

    /// Carries messages both ways until one side has had enough.
    async fn play(&mut self, place: &mut Place) -> CloseReason {
        let mut stopping = self.app.stopping.clone();
        // Made once: a timer for every message costs more than the message.
        let mut stopping = pin!(stopping.wait_for(|stopping| *stopping));
        let mut rounds = tokio::time::interval_at(tokio::time::Instant::now() + PING, PING);
        let mut heard = Instant::now();
        loop {
            // Only waiting happens in here: what is dropped has not begun.
            let happening = tokio::select! {
                news = place.inbox.recv() => Happening::News(news),
                frame = self.socket.recv() => Happening::Frame(frame),
                _ = rounds.tick() => Happening::Round,
                _ = &mut stopping => return STOPPING,
            };
            let done = match happening {
                Happening::News(Some(news)) => self.pass_on(news, place).await,
                // The table let go of this client.
                Happening::News(None) => Err(SLOW),
                Happening::Frame(frame) => {
                    heard = Instant::now();
                    match self.read(frame).await {
                        Ok(Some(text)) => self.hear(&text, place).await,
                        Ok(None) => Ok(()),
                        Err(reason) => Err(reason),
                    }
                }
                Happening::Round if heard.elapsed() > SILENCE => Err(GONE),
                Happening::Round => self.send(Message::Ping(Vec::new().into())).await,
            };
            if let Err(reason) = done {
                return reason;
            }
        }
    }

    /// Sends what waits, all at once.
    async fn pass_on(&mut self, first: Outgoing, place: &mut Place) -> Result<(), CloseReason> {
        let mut farewell = None;
        let sending = async {
            let mut next = Some(first);
            while let Some(news) = next {
                match news {
                    Outgoing::Texts(texts) => {
                        for text in texts {
                            self.socket.feed(Message::Text(text)).await?;
                        }
                    }
                    Outgoing::Farewell(code) => farewell = Some(code),
                }
                next = place.inbox.try_recv().ok();
            }
            self.socket.flush().await
        };
        match timeout(SLOWEST, sending).await {
            Ok(Ok(())) => match farewell.as_deref() {
                None => Ok(()),
                Some("no-such-table") => Err(NO_TABLE),
                Some("broken-table") => Err(BROKEN),
                Some(_) => Err(LATER),
            },
            Ok(Err(_)) | Err(_) => Err(GONE),
        }
    }

    /// Puts something before the table.
    async fn ask(&mut self, place: &mut Place, request: Request) {
        self.app.tables.send_by(&mut place.way, &place.table, request).await;
    }

    async fn hear(&mut self, text: &str, place: &mut Place) -> Result<(), CloseReason> {
        let connection = place.guest.connection;
        let arrived = self.app.tables.now().cast_unsigned();
        let request = match protocol::read(text) {
            Ok(ClientMessage::Ping) => return self.say(wire::write(&ServerMessage::Pong)).await,
            Ok(ClientMessage::Resync) if !self.may_resync() => {
                return self.object(None, &too_fast()).await;
            }
            Ok(ClientMessage::Command { id, .. })
                if !self.app.limiter.may_write(self.address, Instant::now()) =>
            {
                let text = "too much has been written from here in the last hour; wait a little";
                let refusal = Refusal::new("too-much-written", text);
                return self.object(Some(&id), &refusal).await;
            }
            Ok(ClientMessage::Command { id, command }) if !self.may_set_up(&command) => {
                return self.object(Some(&id), &too_fast()).await;
            }
            Ok(ClientMessage::Look { visible }) => {
                self.ask(place, Request::Look { connection, visible }).await;
                return Ok(());
            }
            Ok(message) => host::Request::try_from(message),
            Err(refusal) => Err(refusal),
        };
        let request = match request {
            Ok(request) => Request::Event(Event::Requested { connection, request, arrived }),
            Err(refusal) => return self.object(None, &refusal).await,
        };
        self.ask(place, request).await;
        Ok(())
    }

    fn may_resync(&mut self) -> bool {
        let now = Instant::now();
        self.resyncs.spend(now) && self.app.limiter.may_resync(self.address, now)
    }

    fn may_set_up(&self, command: &Command) -> bool {
        let cost = reading_cost(command);
        cost == 0 || self.app.limiter.may_set_up(self.address, cost, Instant::now())
    }

    /// The text in a frame; nothing if it has been dealt with.
    async fn read(
        &mut self,
        frame: Option<Result<Message, axum::Error>>,
    ) -> Result<Option<Utf8Bytes>, CloseReason> {
        let text = match frame {
            None | Some(Ok(Message::Close(_))) => return Err(GONE),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(None),
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Binary(_))) => {
                let refusal = Refusal::new("bad-message", "messages are text");
                return self.object(None, &refusal).await.map(|()| None);
            }
            // Too large, or not the WebSocket protocol: what follows cannot be
            // understood either.
            Some(Err(_)) => return Err(RUDE),
        };
        // A hand that moves shows so several times a second, and may leave out
        // what is too much; but not for ever.
        if text.starts_with(HAND) {
            let now = Instant::now();
            return match self.hands.spend(now) {
                true => Ok(Some(text)),
                false if self.hands_forgiven.spend(now) => Ok(None),
                false => Err(RUDE),
            };
        }
        if !self.messages.spend(Instant::now()) {
            let refusal = too_fast();
            let id = match protocol::read(&text) {
                Ok(ClientMessage::Command { id, .. } | ClientMessage::Preview { id, .. }) => {
                    Some(id)
                }
                _ => None,
            };
            return self.object(id.as_deref(), &refusal).await.map(|()| None);
        }
        Ok(Some(text))
    }

    /// Answers a bad message; after too many of them, ends it.
    async fn object(&mut self, id: Option<&str>, refusal: &Refusal) -> Result<(), CloseReason> {
        metrics::counter!("kiste_bad_messages_total").increment(1);
        self.say(wire::refused(id, refusal)).await?;
        if self.forgiven.spend(Instant::now()) { Ok(()) } else { Err(RUDE) }
    }

    async fn say(&mut self, text: Utf8Bytes) -> Result<(), CloseReason> {
        self.send(Message::Text(text)).await
    }

    async fn send(&mut self, message: Message) -> Result<(), CloseReason> {
        match timeout(SLOWEST, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(GONE),
        }
    }
}

fn too_fast() -> Refusal {
    Refusal::new("too-fast", "that was too fast")
}
