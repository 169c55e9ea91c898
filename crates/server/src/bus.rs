//! Notices between nodes: table so-and-so has news up to event so-and-so.
//!
//! A notice is a hint and may get lost; the log is the truth. Nodes therefore
//! also ask the store now and then what is newer than what they hold.

use std::collections::HashMap;
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPool};
use tokio::sync::{broadcast, mpsc};

/// Notices that wait for a slow reader before it is told that it missed some.
const BACKLOG: usize = 4096;
const CHANNEL: &str = "kiste";
/// PostgreSQL takes less than 8,000 bytes.
const MAX_PAYLOAD: usize = 7_900;
/// Longer than the gap between two commits under load, shorter than anybody
/// notices.
const GATHER: Duration = Duration::from_millis(2);

/// What a node hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A table has a row that begins with event `seq`.
    News {
        /// Which table.
        table: String,
        /// Which event.
        seq: u64,
    },
    /// Notices were lost: ask the store.
    Missed,
}

/// The way notices take. Without tokio's types in it, a further kind of bus is
/// two functions.
pub trait Bus: Send + Sync + 'static {
    /// Tells the other nodes, soon.
    fn publish(&self, table: &str, seq: u64);
    /// All notices from now on, maybe one's own among them.
    fn listen(&self) -> broadcast::Receiver<Notice>;
    /// Whether there can be other nodes at all.
    fn is_shared(&self) -> bool;
}

/// The bus of a node that is alone.
pub struct LocalBus(broadcast::Sender<Notice>);

impl LocalBus {
    /// A bus within this process.
    pub fn new() -> Self {
        Self(broadcast::channel(BACKLOG).0)
    }
}

impl Default for LocalBus {
    fn default() -> Self {
        Self::new()
    }
}

impl Bus for LocalBus {
    fn publish(&self, table: &str, seq: u64) {
        // Nobody listening is the usual case.
        let _ = self.0.send(Notice::News { table: table.to_owned(), seq });
    }

    fn listen(&self) -> broadcast::Receiver<Notice> {
        self.0.subscribe()
    }

    fn is_shared(&self) -> bool {
        false
    }
}

/// Notices through PostgreSQL: sent after the commit, many at a time, because
/// every NOTIFY takes a lock that all writers share.
pub struct PostgresBus {
    outgoing: mpsc::Sender<(String, u64)>,
    incoming: broadcast::Sender<Notice>,
}

impl PostgresBus {
    /// Starts listening, and keeps at it whatever the connection does.
    pub async fn open(pool: PgPool) -> Result<Self, sqlx::Error> {
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen(CHANNEL).await?;
        let (incoming, _) = broadcast::channel(BACKLOG);
        let (outgoing, queue) = mpsc::channel(BACKLOG);
        tokio::spawn(hear(listener, incoming.clone()));
        tokio::spawn(tell(pool, queue));
        Ok(Self { outgoing, incoming })
    }
}

impl Bus for PostgresBus {
    fn publish(&self, table: &str, seq: u64) {
        // While the database does not answer notices are dropped rather than
        // kept: the others then find the news in the store.
        let _ = self.outgoing.try_send((table.to_owned(), seq));
    }

    fn listen(&self) -> broadcast::Receiver<Notice> {
        self.incoming.subscribe()
    }

    fn is_shared(&self) -> bool {
        true
    }
}

async fn hear(mut listener: PgListener, incoming: broadcast::Sender<Notice>) {
    loop {
        match listener.try_recv().await {
            Ok(Some(notification)) => {
                for notice in read(notification.payload()) {
                    let _ = incoming.send(notice);
                }
            }
            // The connection was lost and has been made again.
            Ok(None) => {
                let _ = incoming.send(Notice::Missed);
            }
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => {
                tracing::warn!(%error, "notices of other nodes cannot be heard");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

async fn tell(pool: PgPool, mut queue: mpsc::Receiver<(String, u64)>) {
    let mut waiting = Vec::new();
    while queue.recv_many(&mut waiting, BACKLOG).await > 0 {
        tokio::time::sleep(GATHER).await;
        while let Ok(next) = queue.try_recv() {
            waiting.push(next);
        }
        // Later rows of a table replace earlier ones.
        let latest: HashMap<String, u64> = waiting.drain(..).collect();
        let sent = sqlx::query("SELECT pg_notify($1, payload) FROM UNNEST($2::text[]) payload")
            .bind(CHANNEL)
            .bind(write(&latest))
            .execute(&pool)
            .await;
        match sent {
            Ok(_) => {}
            Err(sqlx::Error::PoolClosed) => return,
            // The others will find the news in the store within seconds.
            Err(error) => tracing::warn!(%error, "other nodes could not be told"),
        }
    }
}

/// `table:seq`, as many as fit, one a word.
fn write(latest: &HashMap<String, u64>) -> Vec<String> {
    let mut payloads = vec![String::new()];
    for (table, seq) in latest {
        let notice = format!("{table}:{seq} ");
        match payloads.last_mut() {
            Some(last) if last.len() + notice.len() <= MAX_PAYLOAD => last.push_str(&notice),
            _ => payloads.push(notice),
        }
    }
    payloads
}

fn read(payload: &str) -> impl Iterator<Item = Notice> + '_ {
    payload.split_whitespace().filter_map(|word| {
        let (table, seq) = word.rsplit_once(':')?;
        Some(Notice::News { table: table.to_owned(), seq: seq.parse().ok()? })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payloads_hold_every_notice_and_stay_small_enough() {
        let latest: HashMap<String, u64> =
            (0..1000).map(|n| (format!("table-with-a-long-name-{n}"), n)).collect();
        let payloads = write(&latest);
        assert!(payloads.len() > 1);
        assert!(payloads.iter().all(|payload| payload.len() < 8000));
        let back: HashMap<String, u64> = payloads
            .iter()
            .flat_map(|payload| read(payload))
            .map(|notice| match notice {
                Notice::News { table, seq } => (table, seq),
                Notice::Missed => unreachable!("never written"),
            })
            .collect();
        assert_eq!(back, latest);
    }
}
