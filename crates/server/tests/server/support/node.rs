//! Servers on real sockets.

use std::collections::HashMap;
use std::net::SocketAddr;

use protocol::{CreateTable, TableCreated};
use server::{Config, Database, Limits};
use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use table::{BotLevel, Clock, SeatPlan, Setup};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::postgres::Postgres;

/// A server of this process.
pub(crate) struct Node {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), server::Error>>,
}

impl Node {
    pub(crate) async fn start(config: Config) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        Self::on(listener, config)
    }

    pub(crate) fn on(listener: TcpListener, config: Config) -> Self {
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let shutdown = async { stopped.await.unwrap_or(()) };
        let task = tokio::spawn(server::run(listener, config, shutdown));
        Self { address, stop, task }
    }

    pub(crate) async fn stop(self) {
        self.stop.send(()).unwrap();
        self.task.await.unwrap().unwrap();
    }

    /// Makes a table through the front door.
    pub(crate) async fn make(&self, wish: &CreateTable) -> TableCreated {
        let body = serde_json::to_string(wish).unwrap();
        let answer = request(self.address, "POST", "/api/tables", &[], &body).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        serde_json::from_str(&answer.body).unwrap()
    }

    /// Asks how a table stands, with this token.
    pub(crate) async fn glance(&self, table: &str, token: &str) -> Answer {
        let header = format!("Bearer {token}");
        let path = format!("/api/tables/{table}");
        request(self.address, "GET", &path, &[("authorization", &header)], "").await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        request(self.address, "GET", path, &[], "").await
    }
}

/// A database that lasts as long as this.
pub(crate) enum Home {
    Folder(TempDir),
    Postgres(String),
}

impl Home {
    pub(crate) fn sqlite() -> Self {
        Self::Folder(tempfile::tempdir().unwrap())
    }

    pub(crate) async fn postgres() -> Self {
        Self::Postgres(Postgres::start().database().await)
    }

    /// Does this to the database while nobody serves.
    pub(crate) async fn execute(&self, statement: &'static str) {
        match self {
            Self::Folder(folder) => {
                let options = SqliteConnectOptions::new().filename(folder.path().join("kiste.db"));
                let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
                sqlx::query(statement).execute(&mut connection).await.unwrap();
                connection.close().await.unwrap();
            }
            Self::Postgres(url) => {
                let mut connection = PgConnection::connect(url).await.unwrap();
                sqlx::query(statement).execute(&mut connection).await.unwrap();
                connection.close().await.unwrap();
            }
        }
    }

    pub(crate) fn config(&self) -> Config {
        let database = match self {
            Self::Folder(folder) => Database::Folder(folder.path().to_owned()),
            Self::Postgres(url) => Database::Postgres(url.clone()),
        };
        Config { limits: Limits::for_load_tests(), bot_threads: 1, ..Config::new(database) }
    }
}

/// Pig for people and bots, to `target` points.
pub(crate) fn pig(people: usize, bots: usize, target: u32, clock: Clock) -> CreateTable {
    let seats = std::iter::repeat_n(SeatPlan::Person, people)
        .chain(std::iter::repeat_n(SeatPlan::Bot { level: BotLevel::Random }, bots))
        .collect();
    let options = vec![("target".to_owned(), target.to_string())];
    let setup = Setup { game: "pig".to_owned(), options, clock, ..Setup::default() };
    CreateTable { setup, seats, name: "Mia".to_owned() }
}

/// What a server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HashMap<String, String>,
    pub(crate) body: String,
}

pub(crate) async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let (host, length) = (address.to_string(), body.len().to_string());
    let mut all = vec![("host", host.as_str()), ("connection", "close")];
    if !body.is_empty() {
        all.extend([("content-type", "application/json"), ("content-length", &length)]);
    }
    all.extend(headers);
    let lines: String = all.iter().flat_map(|(name, value)| [name, ": ", value, "\r\n"]).collect();
    let text = format!("{method} {path} HTTP/1.1\r\n{lines}\r\n{body}");
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    // A server that has seen enough may close before it has read everything.
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").expect("an answer of HTTP");
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let headers = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .collect();
    Answer { status, headers, body: body.to_owned() }
}
