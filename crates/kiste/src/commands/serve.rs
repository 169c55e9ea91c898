//! `kiste serve`: tables and the page for browsers.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use server::traces::Exporter;
use server::{Config, Database, Limits, Messages, Reach, Retention, Shelf};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, Layer as _, Registry};

use crate::{CliError, Console, Status};

const EXAMPLES: &str = "\
Examples:
  kiste serve                                        http://127.0.0.1:8080
  kiste serve --listen 0.0.0.0:8080 --data /srv/kiste
  KISTE_DATABASE=postgres://… kiste serve            several of these make a cluster

docs/operating.md has the rest: systemd, TLS, backup, upgrade.";

/// Serve tables and the page to browsers
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Where to listen; port 0 picks a free one
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// Folder of the tables
    #[arg(long, value_name = "FOLDER", default_value = "kiste-data")]
    data: PathBuf,
    /// PostgreSQL to use instead of the folder
    #[arg(long, value_name = "URL", env = "KISTE_DATABASE", hide_env_values = true, value_parser = postgres)]
    database: Option<String>,
    /// Public address of the page, if a proxy changes the host name
    #[arg(long = "origin", value_name = "URL")]
    origins: Vec<String>,
    /// Believe X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,
    /// Threads on which bots think [default: half of the cores]
    #[arg(long, value_name = "N")]
    bot_threads: Option<usize>,
    /// How long a table at which nothing happens stays in memory
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    idle: u64,
    /// Connections at the same time
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections)]
    max_connections: usize,
    /// Connections at the same time from one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections_per_address)]
    max_connections_per_address: usize,
    /// Tables that one address can make in an hour
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables_per_hour)]
    tables_per_hour: u32,
    /// Messages that one connection can send in a second
    #[arg(long, value_name = "N", default_value_t = Limits::default().messages_per_second)]
    messages_per_second: u32,
    /// Plain HTTP requests that one address can make in a second
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests_per_second)]
    requests_per_second: u32,
    /// Megabytes that the moves of one address can write in an hour
    #[arg(long, value_name = "N", default_value_t = Limits::default().written_per_hour >> 10)]
    megabytes_per_hour: u32,
    /// Days after which a table whose game is over becomes its records [default: never]
    #[arg(long, value_name = "DAYS")]
    keep_finished: Option<u32>,
    /// Days after which any other table that nobody uses is cleared away [default: never]
    #[arg(long, value_name = "DAYS")]
    keep_unfinished: Option<u32>,
    /// Games that people write: show what they put on the shelf at once, after `kiste shelf accept`, or have none
    #[arg(long, value_name = "HOW", default_value = "accept")]
    shelf: ShelfPolicy,
    /// Games that one address can put on the shelf in an hour
    #[arg(long, value_name = "N", default_value_t = Limits::default().shelf_per_hour)]
    shelf_per_hour: u32,
    /// How push services reach the operator, as mailto:… or https://… [default: the address of the page]
    #[arg(long, value_name = "URL", value_parser = contact)]
    push_contact: Option<String>,
    /// Send no messages to players who are away
    #[arg(long)]
    no_push: bool,
    /// Send such messages also by http and to this machine and network
    #[arg(long)]
    push_anywhere: bool,
    /// Collector of OpenTelemetry that traces are sent to, by OTLP over HTTP [default: none are]
    #[arg(long, value_name = "URL", env = "KISTE_TRACES")]
    traces: Option<String>,
    /// How to write the log
    #[arg(long, value_name = "FORM", default_value = "text")]
    log: Log,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Log {
    /// For people
    Text,
    /// One object a line, for programs
    Json,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum ShelfPolicy {
    /// Everything shows at once
    Open,
    /// The operator looks at each version first
    Accept,
    /// There is no shelf
    Off,
}

impl From<ShelfPolicy> for Shelf {
    fn from(policy: ShelfPolicy) -> Self {
        match policy {
            ShelfPolicy::Open => Self::Open,
            ShelfPolicy::Accept => Self::Accept,
            ShelfPolicy::Off => Self::Off,
        }
    }
}

pub(crate) fn postgres(url: &str) -> Result<String, String> {
    if url.starts_with("postgres://") || url.starts_with("postgresql://") {
        return Ok(url.to_owned());
    }
    Err("an address such as postgres://user@host/name; without one, --data names a folder"
        .to_owned())
}

fn contact(url: &str) -> Result<String, String> {
    if url.starts_with("mailto:") || url.starts_with("https://") {
        return Ok(url.to_owned());
    }
    Err("an address such as mailto:you@kiste.example or https://kiste.example/contact".to_owned())
}

impl Args {
    fn config(&self) -> Config {
        let database = match &self.database {
            Some(url) => Database::Postgres(url.clone()),
            None => Database::Folder(self.data.clone()),
        };
        let usual = Config::new(database);
        Config {
            origins: self.origins.clone(),
            behind_proxy: self.behind_proxy,
            limits: Limits {
                connections: self.max_connections,
                connections_per_address: self.max_connections_per_address,
                // As many as may be there, if all come back at once.
                arrivals_burst: u32::try_from(self.max_connections_per_address)
                    .unwrap_or(u32::MAX)
                    .saturating_add(100),
                // A quarter of an hour's worth at once.
                tables_burst: (self.tables_per_hour / 4).max(1),
                tables_per_hour: self.tables_per_hour,
                shelf_burst: self.shelf_per_hour.div_ceil(2),
                shelf_per_hour: self.shelf_per_hour,
                messages_burst: self.messages_per_second.saturating_mul(3),
                messages_per_second: self.messages_per_second,
                // Half of what a connection may say at all, for half a minute at once.
                set_ups_burst: self.messages_per_second.saturating_mul(30),
                set_ups_per_second: self.messages_per_second.div_ceil(2),
                requests_burst: self.requests_per_second.saturating_mul(30),
                requests_per_second: self.requests_per_second,
                // Each WebSocket begins as a plain connection.
                plain_per_address: self.max_connections_per_address.saturating_add(56),
                // Half an hour's worth at once.
                written_burst: self.megabytes_per_hour.saturating_mul(512),
                written_per_hour: self.megabytes_per_hour.saturating_mul(1024),
                ..Limits::default()
            },
            shelf: self.shelf.into(),
            messages: Messages {
                on: !self.no_push,
                contact: self.push_contact.clone(),
                reach: if self.push_anywhere { Reach::Anywhere } else { Reach::Public },
                ..usual.messages
            },
            bot_threads: self.bot_threads.unwrap_or(usual.bot_threads),
            idle: Duration::from_secs(self.idle),
            retention: Retention {
                finished: self.keep_finished.map(days),
                unfinished: self.keep_unfinished.map(days),
            },
            ..usual
        }
    }
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<Status, CliError> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|source| CliError::Io { what: "threads".to_owned(), source })?;
    runtime.block_on(async {
        let traces = start_log(args.log, args.traces.as_deref())?;
        let (listener, address) = listen(args.listen)
            .await
            .map_err(|source| CliError::Io { what: args.listen.to_string(), source })?;
        console.line(format!("Kiste is served at http://{address}"))?;
        console.flush()?;
        let stopped =
            stopped().map_err(|source| CliError::Io { what: "signals".to_owned(), source })?;
        server::run(listener, args.config(), stopped).await.map_err(|error| {
            let hint = "docs/operating.md tells what a server needs".to_owned();
            CliError::Impossible { sentence: error.to_string(), hint }
        })?;
        if let Some(traces) = traces {
            traces.stop().await;
        }
        Ok(Status::Success)
    })
}

fn days(days: u32) -> Duration {
    Duration::from_hours(24 * u64::from(days))
}

async fn listen(address: SocketAddr) -> std::io::Result<(TcpListener, SocketAddr)> {
    let listener = TcpListener::bind(address).await?;
    let address = listener.local_addr()?;
    Ok((listener, address))
}

/// Done when somebody asks the server to stop.
fn stopped() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// To the standard error, as `KISTE_LOG` wants it; and traces to their collector,
/// if there is one.
fn start_log(form: Log, traces: Option<&str>) -> Result<Option<Exporter>, CliError> {
    let filter = EnvFilter::builder()
        .with_default_directive(tracing::Level::INFO.into())
        .with_env_var("KISTE_LOG")
        .from_env_lossy();
    let log = tracing_subscriber::fmt::layer::<Registry>().with_writer(std::io::stderr);
    let log = match form {
        Log::Text => log.with_target(false).boxed(),
        Log::Json => log.json().flatten_event(true).boxed(),
    };
    let (traces, exporter) = match traces.map(server::traces::export).transpose() {
        Ok(exported) => exported.unzip(),
        Err(error) => {
            let hint = "docs/operating.md tells how traces are sent".to_owned();
            return Err(CliError::Impossible { sentence: error.to_string(), hint });
        }
    };
    // Fails only if a log has been started before, and then that one goes on.
    let _ = tracing_subscriber::registry().with(log.with_filter(filter)).with(traces).try_init();
    Ok(exporter)
}
