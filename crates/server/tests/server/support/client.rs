//! A client that keeps the books: it notices gaps, doubles and silence.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, PublicEvent, Refusal, ServerMessage, State};
use table::Command;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};

const PATIENCE: Duration = Duration::from_secs(20);

/// Somebody at a table.
pub(crate) struct Client {
    pub(crate) socket: WebSocketStream<TcpStream>,
    pub(crate) table: String,
    pub(crate) token: String,
    /// The last event known.
    pub(crate) seq: u64,
    pub(crate) state: Option<State>,
    /// All events told, in order.
    pub(crate) events: Vec<PublicEvent>,
    /// How often everything came anew.
    pub(crate) snapshots: usize,
    /// Why the server closed.
    pub(crate) closed: Option<CloseFrame>,
    /// Everything that came, as it came.
    pub(crate) heard: Vec<String>,
    commands: u64,
}

/// The connection is gone.
#[derive(Debug)]
pub(crate) struct Gone;

impl Client {
    /// Opens a socket, and says nothing yet.
    pub(crate) async fn open(address: SocketAddr) -> Result<WebSocketStream<TcpStream>, Error> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let request = format!("ws://{address}/ws").into_client_request()?;
        Ok(tokio_tungstenite::client_async(request, stream).await?.0)
    }

    /// The same from an address of one's own on this machine.
    pub(crate) async fn join_from(
        own: [u8; 4],
        address: SocketAddr,
        table: &str,
        token: Option<&str>,
    ) -> Self {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::from((own, 0))).unwrap();
        let stream = socket.connect(address).await.unwrap();
        let request = format!("ws://{address}/ws").into_client_request().unwrap();
        let socket = tokio_tungstenite::client_async(request, stream).await.unwrap().0;
        Self::greet(socket, table, token, None).await.unwrap()
    }

    /// Comes to a table and waits until it is there.
    pub(crate) async fn join(address: SocketAddr, table: &str, token: Option<&str>) -> Self {
        Self::resume(address, table, token, None).await.unwrap()
    }

    /// Comes back, knowing everything up to `last_seq`.
    pub(crate) async fn resume(
        address: SocketAddr,
        table: &str,
        token: Option<&str>,
        last_seq: Option<u64>,
    ) -> Result<Self, Gone> {
        let socket = Self::open(address).await.map_err(|_| Gone)?;
        Self::greet(socket, table, token, last_seq).await
    }

    async fn greet(
        socket: WebSocketStream<TcpStream>,
        table: &str,
        token: Option<&str>,
        last_seq: Option<u64>,
    ) -> Result<Self, Gone> {
        let mut client = Self {
            socket,
            table: table.to_owned(),
            token: token.unwrap_or_default().to_owned(),
            seq: last_seq.unwrap_or(0),
            state: None,
            events: Vec::new(),
            snapshots: 0,
            closed: None,
            heard: Vec::new(),
            commands: 0,
        };
        client
            .send(&ClientMessage::Hello {
                version: protocol::VERSION,
                table: table.to_owned(),
                token: token.map(str::to_owned),
                last_seq,
            })
            .await?;
        match client.next().await? {
            ServerMessage::Welcome { token: new, .. } => {
                assert_eq!(new.is_some(), token.is_none(), "a token is given once");
                client.token = new.or(token.map(str::to_owned)).unwrap();
            }
            other => panic!("no welcome: {other:?}"),
        }
        while client.state.is_none() {
            client.next().await?;
        }
        Ok(client)
    }

    pub(crate) async fn send(&mut self, message: &ClientMessage) -> Result<(), Gone> {
        self.send_text(&serde_json::to_string(message).unwrap()).await
    }

    pub(crate) async fn send_text(&mut self, text: &str) -> Result<(), Gone> {
        self.socket.send(Message::text(text)).await.map_err(|_| Gone)
    }

    /// The next message; news are entered into the books.
    pub(crate) async fn next(&mut self) -> Result<ServerMessage, Gone> {
        loop {
            let message =
                timeout(PATIENCE, self.socket.next()).await.expect("the server is silent");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let message: ServerMessage = serde_json::from_str(&text).unwrap();
                    self.heard.push(text.to_string());
                    if let ServerMessage::Ping { nonce } = message {
                        self.send(&ClientMessage::Pong { nonce }).await?;
                        continue;
                    }
                    self.enter(&message);
                    return Ok(message);
                }
                Some(Ok(Message::Close(frame))) => {
                    self.closed = frame;
                    return Err(Gone);
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(Gone),
            }
        }
    }

    fn enter(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Snapshot { snapshot } => {
                self.snapshots += 1;
                self.seq = snapshot.state.seq;
                self.state = Some(snapshot.state.clone());
            }
            ServerMessage::Update { update } => {
                assert_eq!(update.after, self.seq, "a gap, or something twice");
                self.seq = update.seq;
                self.events.extend(update.events.iter().cloned());
                if let Some(state) = &update.state {
                    self.state = Some(state.clone());
                }
            }
            _ => {}
        }
    }

    /// Has something done, and waits for the answer.
    pub(crate) async fn command(&mut self, command: Command) -> Result<Result<u64, Refusal>, Gone> {
        self.commands += 1;
        let id = format!("{}-{}", &self.token[..12], self.commands);
        self.command_as(&id, command).await
    }

    /// The same, with an id of one's own.
    pub(crate) async fn command_as(
        &mut self,
        id: &str,
        command: Command,
    ) -> Result<Result<u64, Refusal>, Gone> {
        self.send(&ClientMessage::Command { id: id.to_owned(), command }).await?;
        loop {
            match self.next().await? {
                ServerMessage::Ack { id: answered, seq } if answered == id => return Ok(Ok(seq)),
                ServerMessage::Refused { id: Some(answered), refusal } if answered == id => {
                    return Ok(Err(refusal));
                }
                _ => {}
            }
        }
    }

    /// Has something done that must work.
    pub(crate) async fn must(&mut self, command: Command) -> u64 {
        self.command(command).await.expect("still connected").expect("not refused")
    }

    pub(crate) async fn act(&mut self, action: &str) -> u64 {
        self.must(Command::act(action)).await
    }

    /// Reads until things are so.
    pub(crate) async fn until(&mut self, so: impl Fn(&State) -> bool) -> &State {
        while !self.state.as_ref().is_some_and(&so) {
            self.next().await.expect("still connected");
        }
        self.state.as_ref().unwrap()
    }

    /// Reads until event `seq` is known.
    pub(crate) async fn until_seq(&mut self, seq: u64) {
        while self.seq < seq {
            self.next().await.expect("still connected");
        }
    }

    pub(crate) fn state(&self) -> &State {
        self.state.as_ref().unwrap()
    }

    pub(crate) fn is_asked(&self) -> bool {
        self.state().asked.is_some()
    }
}
