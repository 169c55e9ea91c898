//! Two players at one table, as far as a load test needs them.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, CreateTable, TableCreated};
use serde::Deserialize;
use table::{Command, SeatPlan, Setup};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// No answer for this long is a failure of the server, not a slow move.
const PATIENCE: Duration = Duration::from_mins(1);

/// Why a load test cannot go on.
#[derive(Debug, thiserror::Error)]
pub(super) enum BenchError {
    #[error("the connection failed: {0}")]
    Io(#[from] std::io::Error),
    #[error("the WebSocket failed: {0}")]
    Socket(#[from] tokio_tungstenite::tungstenite::Error),
    #[error("the server said something else than expected: {0}")]
    Answer(String),
    #[error("the server has been silent for {} s", PATIENCE.as_secs())]
    Silent,
}

/// What matters of a message of the server.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    update: Option<News>,
    snapshot: Option<Everything>,
    id: Option<String>,
    token: Option<String>,
}

#[derive(Deserialize)]
struct News {
    seq: u64,
    state: Option<Progress>,
}

#[derive(Deserialize)]
struct Everything {
    state: Progress,
}

#[derive(Deserialize)]
struct Progress {
    seq: u64,
    phase: protocol::Phase,
    pending: Vec<u8>,
}

/// One end of a table.
struct Player {
    socket: WebSocketStream<TcpStream>,
    seq: u64,
    over: bool,
    pending: Option<u8>,
    token: Option<String>,
}

impl Player {
    async fn join(
        address: SocketAddr,
        table: &str,
        token: Option<&str>,
    ) -> Result<Self, BenchError> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let request = format!("ws://{address}/ws").into_client_request()?;
        // Thousands of connections in one process: the usual 128 KiB each
        // would measure the memory of the load generator.
        let config = WebSocketConfig::default().read_buffer_size(4 << 10);
        let (socket, _) =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        let mut player = Self { socket, seq: 0, over: false, pending: None, token: None };
        let hello = ClientMessage::Hello {
            version: protocol::VERSION,
            table: table.to_owned(),
            token: token.map(str::to_owned),
            last_seq: None,
        };
        player.send(&hello).await?;
        while player.seq == 0 {
            player.receive().await?;
        }
        Ok(player)
    }

    async fn send(&mut self, message: &ClientMessage) -> Result<(), BenchError> {
        let text = serde_json::to_string(message).map_err(|e| BenchError::Answer(e.to_string()))?;
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// Reads one message; returns the id if it answers a command.
    async fn receive(&mut self) -> Result<Option<String>, BenchError> {
        let text = self.next_text().await?;
        let unexpected = || BenchError::Answer(text.chars().take(300).collect());
        let heard: Heard<'_> = serde_json::from_str(&text).map_err(|_| unexpected())?;
        if heard.kind == "refused" {
            return Err(unexpected());
        }
        let seq = heard.update.as_ref().map(|news| news.seq);
        let state = heard.update.and_then(|news| news.state);
        if let Some(state) = state.or(heard.snapshot.map(|all| all.state)) {
            self.seq = state.seq;
            self.over = state.phase == protocol::Phase::Over;
            self.pending = state.pending.first().copied();
        }
        self.seq = self.seq.max(seq.unwrap_or(0));
        self.token = heard.token.or(self.token.take());
        Ok(heard.id.filter(|_| heard.kind == "ack"))
    }

    async fn next_text(&mut self) -> Result<Utf8Bytes, BenchError> {
        loop {
            let message =
                timeout(PATIENCE, self.socket.next()).await.map_err(|_| BenchError::Silent)?;
            match message {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(BenchError::Answer("the connection was closed".to_owned())),
            }
        }
    }

    async fn command(&mut self, id: &str, command: Command) -> Result<(), BenchError> {
        self.send(&ClientMessage::Command { id: id.to_owned(), command }).await?;
        while self.receive().await?.as_deref() != Some(id) {}
        Ok(())
    }
}

/// Two players, a game between them, and what comes next.
pub(super) struct Pair {
    players: [Player; 2],
    commands: u64,
    /// Whether something has been thrown in this turn.
    thrown: bool,
}

impl Pair {
    /// Makes a table, seats two players at it and begins.
    pub(super) async fn sit_down(address: SocketAddr) -> Result<Self, BenchError> {
        let made = make_table(address).await?;
        let mia = Player::join(address, &made.table, Some(&made.token)).await?;
        let mut tom = Player::join(address, &made.table, None).await?;
        let join = Command::Join { invite: made.invite, name: "Tom".to_owned(), seat: None };
        tom.command("join", join).await?;
        let mut pair = Self { players: [mia, tom], commands: 0, thrown: false };
        pair.begin().await?;
        Ok(pair)
    }

    async fn begin(&mut self) -> Result<(), BenchError> {
        let [mia, tom] = &mut self.players;
        self.commands += 1;
        tom.command(&format!("ready-{}", self.commands), Command::Ready { ready: true }).await?;
        mia.command(&format!("start-{}", self.commands), Command::Start).await?;
        while tom.seq < mia.seq {
            tom.receive().await?;
        }
        self.thrown = false;
        Ok(())
    }

    /// Makes a move; returns how long it took until the opponent knew.
    pub(super) async fn make_move(&mut self) -> Result<Duration, BenchError> {
        let [mia, tom] = &mut self.players;
        let seat = mia.pending.ok_or_else(|| BenchError::Answer("nobody is asked".to_owned()))?;
        let (mover, opponent) = if seat == 1 { (mia, tom) } else { (tom, mia) };
        let action = if self.thrown { "hold" } else { "roll" }.to_owned();
        self.commands += 1;
        let id = format!("move-{}", self.commands);
        let known = opponent.seq;
        let begun = Instant::now();
        let command = Command::act(action);
        mover.send(&ClientMessage::Command { id: id.clone(), command }).await?;
        while opponent.seq == known {
            opponent.receive().await?;
        }
        let took = begun.elapsed();
        while mover.receive().await?.as_deref() != Some(&id) {}
        while mover.seq < opponent.seq {
            mover.receive().await?;
        }
        self.thrown = !self.thrown && mover.pending == Some(seat);
        if mover.over {
            let id = format!("again-{}", self.commands);
            self.players[0].command(&id, Command::Rematch).await?;
            self.begin().await?;
        }
        Ok(took)
    }
}

/// Makes a table of Pig for two, as long as it can be.
pub(super) async fn make_table(address: SocketAddr) -> Result<TableCreated, BenchError> {
    let setup = Setup {
        game: "pig".to_owned(),
        options: vec![("target".to_owned(), "1000".to_owned())],
        ..Setup::default()
    };
    let seats = vec![SeatPlan::Person, SeatPlan::Person];
    let wish = CreateTable { setup, seats, name: "Mia".to_owned() };
    let body = serde_json::to_string(&wish).map_err(|e| BenchError::Answer(e.to_string()))?;
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (_, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
    serde_json::from_str(body).map_err(|_| BenchError::Answer(answer))
}

/// Looks at a table and leaves again.
pub(super) async fn look_at(address: SocketAddr, made: &TableCreated) -> Result<(), BenchError> {
    Player::join(address, &made.table, Some(&made.token)).await.map(drop)
}
