//! Notices between nodes: table so-and-so has news up to event so-and-so.
//!
//! A notice is a hint and may get lost; the log is the truth. Nodes therefore
//! also ask the store now and then what is newer than what they hold.

use std::collections::HashMap;
use std::time::Duration;

use host::Gesture;
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
    /// Somebody shows something who watches a table. Unlike news, this is in no
    /// store: what gets lost was not seen.
    Gesture {
        /// Which table.
        table: String,
        /// What.
        gesture: Gesture,
    },
    /// Notices were lost: ask the store.
    Missed,
}

/// The way notices take. Without tokio's types in it, a further kind of bus is
/// two functions.
pub trait Bus: Send + Sync + 'static {
    /// Tells the other nodes, soon.
    fn publish(&self, notice: Notice);
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
    fn publish(&self, notice: Notice) {
        // Nobody listening is the usual case.
        let _ = self.0.send(notice);
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
    outgoing: mpsc::Sender<Notice>,
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
    fn publish(&self, notice: Notice) {
        // While the database does not answer notices are dropped rather than
        // kept: the others then find the news in the store.
        let _ = self.outgoing.try_send(notice);
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

async fn tell(pool: PgPool, mut queue: mpsc::Receiver<Notice>) {
    let mut waiting = Vec::new();
    while queue.recv_many(&mut waiting, BACKLOG).await > 0 {
        tokio::time::sleep(GATHER).await;
        while let Ok(next) = queue.try_recv() {
            waiting.push(next);
        }
        let sent = sqlx::query("SELECT pg_notify($1, payload) FROM UNNEST($2::text[]) payload")
            .bind(CHANNEL)
            .bind(write(waiting.drain(..)))
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

/// `table:seq` and `table!gesture`, as many as fit, one a word.
fn write(notices: impl Iterator<Item = Notice>) -> Vec<String> {
    // Later rows of a table replace earlier ones.
    let (mut latest, mut words) = (HashMap::new(), Vec::new());
    for notice in notices {
        match notice {
            Notice::News { table, seq } => drop(latest.insert(table, seq)),
            // Without spaces: its place is made of letters, digits and dashes.
            Notice::Gesture { table, gesture } => {
                words
                    .extend(serde_json::to_string(&gesture).map(|told| format!("{table}!{told} ")));
            }
            Notice::Missed => {}
        }
    }
    words.extend(latest.into_iter().map(|(table, seq)| format!("{table}:{seq} ")));
    let mut payloads = vec![String::new()];
    for word in words {
        match payloads.last_mut() {
            Some(last) if last.len() + word.len() <= MAX_PAYLOAD => last.push_str(&word),
            _ => payloads.push(word),
        }
    }
    payloads
}

fn read(payload: &str) -> impl Iterator<Item = Notice> + '_ {
    payload.split_whitespace().filter_map(|word| {
        if let Some((table, gesture)) = word.split_once('!') {
            let gesture = serde_json::from_str(gesture).ok()?;
            return Some(Notice::Gesture { table: table.to_owned(), gesture });
        }
        let (table, seq) = word.rsplit_once(':')?;
        Some(Notice::News { table: table.to_owned(), seq: seq.parse().ok()? })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn news(n: u64) -> Notice {
        Notice::News { table: format!("table-with-a-long-name-{n}"), seq: n }
    }

    #[test]
    fn payloads_hold_every_notice_and_stay_small_enough() {
        let gesture = Gesture {
            by: u64::MAX,
            reaction: Some(table::Reaction::Wow),
            place: Some("die-2".to_owned()),
        };
        let pointed = Notice::Gesture { table: "t1".to_owned(), gesture };
        let older = Notice::News { table: "table-with-a-long-name-7".to_owned(), seq: 3 };
        let told = [older, pointed.clone()].into_iter().chain((0..1000).map(news));
        let payloads = write(told);
        assert!(payloads.len() > 1);
        assert!(payloads.iter().all(|payload| payload.len() < 8000));
        let back: Vec<Notice> = payloads.iter().flat_map(|payload| read(payload)).collect();
        assert_eq!(back.len(), 1001, "the latest of each table, and the gesture");
        assert!(back.contains(&pointed) && (0..1000).all(|n| back.contains(&news(n))));
    }
}
