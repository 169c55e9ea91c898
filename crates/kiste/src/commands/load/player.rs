//! Somebody at a table, as far as a load test needs them.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, CreateTable, TableCreated};
use serde::Deserialize;
use table::{Command, SeatPlan};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::Way;
use super::past::pig;

/// No answer for this long is a failure of the server, not a slow move.
const PATIENCE: Duration = Duration::from_mins(1);

/// Why a load test cannot go on.
#[derive(Debug, thiserror::Error)]
pub(in crate::commands) enum BenchError {
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
    pending: Vec<u8>,
}

/// One end of a table.
pub(in crate::commands) struct Player {
    pub(in crate::commands) socket: WebSocketStream<TcpStream>,
    pub(super) seq: u64,
    pub(super) pending: Option<u8>,
    token: Option<String>,
}

impl Player {
    pub(in crate::commands) async fn join(
        way: Way,
        table: &str,
        token: Option<&str>,
    ) -> Result<Self, BenchError> {
        let stream = way.connect().await?;
        let request = format!("ws://{}/ws", way.to).into_client_request()?;
        // Thousands of connections in one process: the usual 128 KiB each
        // would measure the memory of the load generator.
        let config = WebSocketConfig::default().read_buffer_size(4 << 10);
        let (socket, _) =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        let mut player = Self { socket, seq: 0, pending: None, token: None };
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

    pub(in crate::commands) async fn send(
        &mut self,
        message: &ClientMessage,
    ) -> Result<(), BenchError> {
        let text = serde_json::to_string(message).map_err(|e| BenchError::Answer(e.to_string()))?;
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// Reads one message; returns the id if it answers a command.
    pub(super) async fn receive(&mut self) -> Result<Option<String>, BenchError> {
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

    pub(in crate::commands) async fn command(
        &mut self,
        id: &str,
        command: Command,
    ) -> Result<(), BenchError> {
        self.send(&ClientMessage::Command { id: id.to_owned(), command }).await?;
        while self.receive().await?.as_deref() != Some(id) {}
        Ok(())
    }
}

/// Makes a table of Pig for two.
pub(in crate::commands) async fn make_table(way: Way) -> Result<TableCreated, BenchError> {
    let seats = vec![SeatPlan::Person, SeatPlan::Person];
    way.post("/api/tables", &CreateTable { setup: pig(), seats, name: "Mia".to_owned() }).await
}

/// Looks at a table and leaves again.
pub(in crate::commands) async fn look_at(way: Way, made: &TableCreated) -> Result<(), BenchError> {
    Player::join(way, &made.table, Some(&made.token)).await.map(drop)
}
