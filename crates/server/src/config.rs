//! What an operator can choose.

use std::path::PathBuf;
use std::time::Duration;

use crate::{Messages, Retention, Shelf};

/// How to serve.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where tables are kept.
    pub database: Database,
    /// Origins of pages that may use this server, besides its own: for a proxy
    /// that changes the host name.
    pub origins: Vec<String>,
    /// Whether a reverse proxy stands in front, whose `X-Forwarded-For` tells
    /// who is there. Without one, anybody could write that header.
    pub behind_proxy: bool,
    /// How much anybody may ask for.
    pub limits: Limits,
    /// How long somebody may take to say what they want: the head of a
    /// request, or the hello after it.
    pub patience: Duration,
    /// Threads on which bots think.
    pub bot_threads: usize,
    /// How long a table at which nothing happens stays in memory.
    pub idle: Duration,
    /// Beyond this many tables in memory, idle ones leave at once.
    pub max_loaded: usize,
    /// How long tables are kept at which nothing happens.
    pub retention: Retention,
    /// Who decides what stands on the shelf.
    pub shelf: Shelf,
    /// How those who are away are told that it is their turn.
    pub messages: Messages,
}

impl Config {
    /// The usual choices.
    pub fn new(database: Database) -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            database,
            origins: Vec::new(),
            behind_proxy: false,
            limits: Limits::default(),
            patience: Duration::from_secs(10),
            bot_threads: (cores / 2).max(1),
            idle: Duration::from_mins(1),
            max_loaded: 20_000,
            retention: Retention::default(),
            shelf: Shelf::default(),
            messages: Messages::default(),
        }
    }
}

/// Where tables are kept.
#[derive(Clone)]
pub enum Database {
    /// SQLite in this folder.
    Folder(PathBuf),
    /// The PostgreSQL at this address, alone or with other nodes.
    Postgres(String),
}

/// An address may hold a password, so it is not printed.
impl std::fmt::Debug for Database {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Folder(folder) => f.debug_tuple("Folder").field(folder).finish(),
            Self::Postgres(_) => f.write_str("Postgres(…)"),
        }
    }
}

/// How much anybody may ask for. An address is an IPv4 address or an IPv6 /64.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections at the same time.
    pub connections: usize,
    /// Connections at the same time from one address.
    pub connections_per_address: usize,
    /// Connections that one address can open at once. Each one that comes to
    /// a seat or leaves it is written down.
    pub arrivals_burst: u32,
    /// Connections that one address can open in a second after that.
    pub arrivals_per_second: u32,
    /// Tables that one address can make at once.
    pub tables_burst: u32,
    /// Tables that one address can make in an hour after that.
    pub tables_per_hour: u32,
    /// Games that one address can put on the shelf at once.
    pub shelf_burst: u32,
    /// Games that one address can put there in an hour after that.
    pub shelf_per_hour: u32,
    /// Games of the day that one address can begin at once.
    pub daily_burst: u32,
    /// The same in an hour after that.
    pub daily_per_hour: u32,
    /// Seats that one address can ask to be told of at once.
    pub subscriptions_burst: u32,
    /// The same in an hour after that.
    pub subscriptions_per_hour: u32,
    /// Questions about tables and the shelf that one address can ask at once over HTTP.
    pub questions_burst: u32,
    /// Such questions that one address can ask in a second after that.
    pub questions_per_second: u32,
    /// Plain HTTP requests that one address can make at once.
    pub requests_burst: u32,
    /// Such requests that one address can make in a second after that.
    pub requests_per_second: u32,
    /// Connections for plain HTTP at the same time from one address; not
    /// counted behind a proxy, which has its own.
    pub plain_per_address: usize,
    /// Times that one address can have everything sent again at once.
    pub resyncs_burst: u32,
    /// The same in a second after that.
    pub resyncs_per_second: u32,
    /// Changes before a game that one address can make at once; one that brings
    /// sheets counts for ten.
    pub set_ups_burst: u32,
    /// The same in a second after that.
    pub set_ups_per_second: u32,
    /// Kilobytes that the commands of one address can write at once.
    pub written_burst: u32,
    /// Kilobytes that they can write in an hour after that.
    pub written_per_hour: u32,
    /// Turns that one address can have simulated at once.
    pub turns_burst: u32,
    /// Turns that one address can have simulated in a second after that.
    pub turns_per_second: u32,
    /// Motions of a hand that one connection can show at once.
    pub hands_burst: u32,
    /// Motions of a hand that one connection can show in a second after that.
    pub hands_per_second: u32,
    /// Messages that one connection can send at once.
    pub messages_burst: u32,
    /// Messages that one connection can send in a second after that.
    pub messages_per_second: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 20_000,
            connections_per_address: 200,
            arrivals_burst: 300,
            arrivals_per_second: 10,
            tables_burst: 30,
            tables_per_hour: 120,
            shelf_burst: 5,
            shelf_per_hour: 12,
            daily_burst: 20,
            daily_per_hour: 20,
            subscriptions_burst: 60,
            subscriptions_per_hour: 120,
            questions_burst: 100,
            questions_per_second: 5,
            requests_burst: 3_000,
            requests_per_second: 100,
            plain_per_address: 256,
            resyncs_burst: 60,
            resyncs_per_second: 4,
            set_ups_burst: 600,
            set_ups_per_second: 10,
            written_burst: 64 << 10,
            written_per_hour: 128 << 10,
            turns_burst: 20,
            turns_per_second: 1,
            hands_burst: 60,
            hands_per_second: 30,
            messages_burst: 60,
            messages_per_second: 20,
        }
    }
}

impl Limits {
    /// No limits that a load test on one machine would meet.
    pub fn for_load_tests() -> Self {
        Self {
            connections: 100_000,
            connections_per_address: 100_000,
            arrivals_burst: u32::MAX,
            arrivals_per_second: u32::MAX,
            tables_burst: u32::MAX,
            tables_per_hour: u32::MAX,
            shelf_burst: u32::MAX,
            shelf_per_hour: u32::MAX,
            daily_burst: u32::MAX,
            daily_per_hour: u32::MAX,
            subscriptions_burst: u32::MAX,
            subscriptions_per_hour: u32::MAX,
            questions_burst: u32::MAX,
            questions_per_second: u32::MAX,
            requests_burst: u32::MAX,
            requests_per_second: u32::MAX,
            plain_per_address: 100_000,
            resyncs_burst: u32::MAX,
            resyncs_per_second: u32::MAX,
            set_ups_burst: u32::MAX,
            set_ups_per_second: u32::MAX,
            written_burst: u32::MAX,
            written_per_hour: u32::MAX,
            turns_burst: u32::MAX,
            turns_per_second: u32::MAX,
            hands_burst: u32::MAX,
            hands_per_second: u32::MAX,
            messages_burst: u32::MAX,
            messages_per_second: u32::MAX,
        }
    }
}
