//! From an address of this machine to the server.

use std::net::{Ipv4Addr, SocketAddr};

use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use super::BenchError;

/// How somebody reaches the server: from an address of their own, since limits
/// go by address and an address has only so many ports.
#[derive(Clone, Copy, Debug)]
pub(in crate::commands) struct Way {
    from: Ipv4Addr,
    pub(super) to: SocketAddr,
}

impl Way {
    /// Of somebody who is number `household` among those who load the server.
    pub(in crate::commands) fn new(household: u16, to: SocketAddr) -> Self {
        let [high, low] = household.to_be_bytes();
        // Broadcast and network addresses aside; nobody needs that many.
        Self { from: Ipv4Addr::new(127, 1 + (high >> 4), 1 + (high & 15), 1 + low.min(253)), to }
    }

    pub(super) async fn connect(self) -> Result<TcpStream, BenchError> {
        let socket = TcpSocket::new_v4()?;
        // Where only one address of the machine itself exists, all share it.
        let _ = socket.bind((self.from, 0).into());
        let stream = socket.connect(self.to).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Asks for `path` and gives the whole answer back.
    pub(in crate::commands) async fn get(self, path: &str) -> Result<String, BenchError> {
        self.ask(&format!("GET {path} HTTP/1.1\r\n"), "").await
    }

    /// Posts `body` to `path` and reads the answer.
    pub(in crate::commands) async fn post<T: DeserializeOwned>(
        self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, BenchError> {
        let body = serde_json::to_string(body).map_err(|e| BenchError::Answer(e.to_string()))?;
        let head = format!(
            "POST {path} HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: {}\r\n",
            body.len()
        );
        let answer = self.ask(&head, &body).await?;
        let (_, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
        serde_json::from_str(body).map_err(|_| BenchError::Answer(answer))
    }

    async fn ask(self, head: &str, body: &str) -> Result<String, BenchError> {
        let request = format!("{head}host: {}\r\nconnection: close\r\n\r\n{body}", self.to);
        let mut stream = self.connect().await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Ok(String::from_utf8_lossy(&answer).into_owned())
    }
}
