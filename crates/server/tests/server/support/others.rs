//! Everybody else: people at tables of their own while somebody means no good.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use protocol::TableCreated;
use table::{Clock, Command};

use super::client::Client;
use super::node::{pig, request};

/// People who each do something every now and then.
pub(crate) struct Others(Vec<Client>);

impl Others {
    /// Seats so many of them at tables of their own.
    pub(crate) async fn sit_down(address: SocketAddr, count: usize) -> Self {
        let mut tables = Vec::new();
        for _ in 0..count {
            let body = serde_json::to_string(&pig(2, 0, 100, Clock::None)).unwrap();
            let answer = request(address, "POST", "/api/tables", &[], &body).await;
            let made: TableCreated = serde_json::from_str(&answer.body).unwrap();
            tables.push(Client::join(address, &made.table, Some(&made.token)).await);
        }
        let mut others = Self(tables);
        others.play(Duration::from_millis(500)).await;
        others
    }

    /// How long their commands take: each at its own pace, until the time is
    /// over.
    pub(crate) async fn play(&mut self, time: Duration) -> Times {
        let until = Instant::now() + time;
        let playing = self.0.drain(..).enumerate().map(|(number, mut client)| {
            tokio::spawn(async move {
                let mut took = Vec::new();
                tokio::time::sleep(Duration::from_millis(4 * number as u64)).await;
                while Instant::now() < until {
                    let begun = Instant::now();
                    let name = format!("Mia {}", took.len() % 10);
                    client.must(Command::Rename { name }).await;
                    took.push(begun.elapsed());
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                (client, took)
            })
        });
        let mut all = Times::default();
        for player in playing.collect::<Vec<_>>() {
            let (client, took) = player.await.unwrap();
            self.0.push(client);
            all.0.extend(took);
        }
        all
    }
}

/// How long something took, again and again.
#[derive(Default)]
pub(crate) struct Times(Vec<Duration>);

impl Times {
    pub(crate) fn extend(&mut self, more: Self) {
        self.0.extend(more.0);
    }

    /// What so many of a hundred did not exceed.
    pub(crate) fn per_cent(&self, share: usize) -> Duration {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        sorted[(sorted.len() * share / 100).min(sorted.len() - 1)]
    }
}
