//! Tables for people in different places: WebSocket, storage, fan-out and the
//! page.
//!
//! [`run`] serves on a listener until it is told to stop; a test does so on
//! port 0.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use server::{Config, Database};
//!
//! let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await?;
//! let config = Config::new(Database::Folder("data".into()));
//! server::run(listener, config, async { let _ = tokio::signal::ctrl_c().await; }).await?;
//! # Ok(())
//! # }
//! ```
//!
//! The rooms of the house, from the ground: [`store`] keeps what must survive,
//! and `bus` tells other nodes that there is news. `tables` holds the tables
//! in use, `hosted` is one of them: it decides, stores, and only then tells.
//! `bots` think beside it, `push` calls those who are away. `shelf` hands
//! out games that people wrote, `daily` the games of the day. `door` lets connections in, `socket` and `http` are
//! the rooms behind it, `limits` stands guard.

mod bots;
mod bus;
mod clock;
mod config;
mod daily;
mod door;
mod fair;
mod hosted;
mod http;
mod limits;
mod metrics;
mod page;
mod patient;
mod priority;
mod push;
mod random;
mod records;
mod retention;
mod shelf;
mod socket;
pub mod store;
mod tables;
pub mod traces;
mod wire;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

pub use bus::{Bus, LocalBus, Notice, PostgresBus};
pub use config::{Config, Database, Limits};
pub use push::{Messages, Reach};
pub use retention::Retention;
pub use shelf::Shelf;

use http::App;
use limits::RateLimiter;
use store::{PostgresStore, SqliteStore, Store, StoreError};
use tables::Tables;

/// How long connections may take to close when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// Why a server cannot serve.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The bots have no threads to think on.
    #[error("threads for bots cannot be started: {0}")]
    Threads(std::io::Error),
    /// What messages are signed with cannot be used.
    #[error("the keys for messages in the database cannot be used")]
    Keys,
    /// The listener failed.
    #[error("the listener failed: {0}")]
    Listener(#[from] std::io::Error),
}

/// Serves on `listener` until `shutdown` is done, and then says good-bye to
/// everybody and writes what is under way.
pub async fn run(
    listener: TcpListener,
    config: Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Error> {
    metrics::figures();
    let (store, bus) = open(&config.database).await?;
    let limiter = RateLimiter::new(config.limits.clone());
    let tables = Tables::open(config.clone(), limiter.clone(), store, bus).await?;
    let in_step = {
        let tables = tables.clone();
        let retention = config.retention;
        tokio::spawn(async move {
            tokio::join!(
                tables.keep_in_step(),
                tables.keep_forgetting(),
                tables.keep_clearing(retention),
                daily::make_up(&tables)
            )
        })
    };
    let daily = daily::Daily::open(tables.store()).await?;
    push::resume(&tables).await?;
    let (stop, stopping) = watch::channel(false);
    let (here, mut anybody) = mpsc::channel(1);
    let app = App {
        tables: tables.clone(),
        limiter,
        origins: config.origins.into(),
        behind_proxy: config.behind_proxy,
        patience: config.patience,
        shelf: config.shelf,
        daily,
        stopping: stopping.clone(),
        _here: here,
    };
    if !page::is_built() {
        tracing::warn!("this server was built without the page; `cargo xtask web` builds it");
    }
    tracing::info!(address = %listener.local_addr()?, "serving");
    let door = door::Door {
        router: http::router(app.clone()),
        limiter: (!config.behind_proxy).then(|| app.limiter.clone()),
        patience: config.patience,
    };
    drop(app);
    let serving = door.serve(listener, stopping);
    let serving = tokio::spawn(serving);
    shutdown.await;
    tracing::info!("stopping");
    let _ = stop.send(true);
    // First the listener, then the WebSockets, which have left it long ago.
    let farewell = async {
        let _ = serving.await;
        anybody.recv().await;
    };
    if timeout(FAREWELL, farewell).await.is_err() {
        tracing::warn!("some connections did not close in time");
    }
    in_step.abort();
    tables.shut_down().await;
    tracing::info!("stopped");
    Ok(())
}

/// The tables of a database for its operator, also while a server uses it.
pub async fn open_beside(database: &Database) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match database {
        Database::Folder(folder) => Arc::new(SqliteStore::open_beside(folder).await?),
        Database::Postgres(url) => Arc::new(PostgresStore::open(url).await?),
    })
}

/// The tables of a database that no server uses, for whoever fills it.
pub async fn open_alone(database: &Database) -> Result<Arc<dyn Store>, StoreError> {
    Ok(open(database).await?.0)
}

async fn open(database: &Database) -> Result<(Arc<dyn Store>, Arc<dyn Bus>), StoreError> {
    match database {
        Database::Folder(folder) => {
            let store = SqliteStore::open(folder).await?;
            Ok((Arc::new(store), Arc::new(LocalBus::new())))
        }
        Database::Postgres(url) => {
            let store = PostgresStore::open(url).await?;
            let bus = PostgresBus::open(store.pool()).await?;
            Ok((Arc::new(store), Arc::new(bus)))
        }
    }
}
