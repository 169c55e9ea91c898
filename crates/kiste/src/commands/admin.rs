//! `kiste admin`: what an operator does with the tables of a server, while it
//! serves.

use std::time::{SystemTime, UNIX_EPOCH};

use clap::Subcommand;
use serde::Serialize;
use server::store::{Listed, Store, StoreError};

use crate::commands::beside::Place;
use crate::table::{Align, Table, thousands};
use crate::{CliError, Console, Status};

const EXAMPLES: &str = "\
Examples:
  kiste admin stats --data /srv/kiste
  kiste admin tables --data /srv/kiste --json
  kiste admin export k3x9m2p4q6r8s0t1 > table.jsonl
  kiste admin delete k3x9m2p4q6r8s0t1

A server that runs notices within a second. An exported log holds the seed of its dice.";

/// List, export, delete and count the tables of a server, while it serves
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Every table, those at which nothing has happened for longest first
    Tables {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// The log of a table, one event a line
    Export {
        /// Its id
        table: String,
    },
    /// Delete a table for good
    Delete {
        /// Its id
        table: String,
    },
    /// How many tables there are and what they take
    Stats {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}

#[derive(Debug, Serialize)]
struct Row {
    table: String,
    rows: u64,
    bytes: u64,
    days_old: u64,
    days_unused: u64,
}

#[derive(Debug, Serialize)]
struct Stats {
    tables: usize,
    rows: u64,
    bytes: u64,
    used_within_a_day: usize,
    unused_for_a_month: usize,
}

pub(crate) fn run(args: &Args, console: &mut Console<'_>) -> Result<Status, CliError> {
    args.place.with_store(failed, async |store| carry_out(&args.what, store, console).await)
}

async fn carry_out(
    what: &What,
    store: &dyn Store,
    console: &mut Console<'_>,
) -> Result<Status, CliError> {
    match what {
        What::Tables { json } => {
            let rows: Vec<Row> = list(store).await?.into_iter().map(row).collect();
            if *json {
                console.json(&rows)?;
            } else {
                console.text(listing(&rows))?;
            }
        }
        What::Stats { json } => {
            let stats = count(&list(store).await?);
            if *json {
                console.json(&stats)?;
            } else {
                console.line(format!("tables               {}", stats.tables))?;
                console.line(format!("rows                 {}", stats.rows))?;
                console.line(format!("bytes                {}", stats.bytes))?;
                console.line(format!("used within a day    {}", stats.used_within_a_day))?;
                console.line(format!("unused for a month   {}", stats.unused_for_a_month))?;
            }
        }
        What::Export { table } => {
            let rows = store.load(table, 1).await.map_err(|error| failed(&error))?;
            if rows.is_empty() {
                return Err(missing(table));
            }
            for row in rows {
                let events: Vec<serde_json::Value> = serde_json::from_str(&row.body)
                    .map_err(|error| impossible(format!("row {}: {error}", row.seq)))?;
                for event in events {
                    console.line(event)?;
                }
            }
        }
        What::Delete { table } => {
            let known = store.newest(std::slice::from_ref(table)).await;
            if known.map_err(|error| failed(&error))?.is_empty() {
                return Err(missing(table));
            }
            store.delete(table, &[], now()).await.map_err(|error| failed(&error))?;
            console.line(format!("table {table} is deleted"))?;
        }
    }
    Ok(Status::Success)
}

async fn list(store: &dyn Store) -> Result<Vec<Listed>, CliError> {
    store.list().await.map_err(|error| failed(&error))
}

fn row(Listed { table, rows, bytes, made, used }: Listed) -> Row {
    Row { table, rows, bytes, days_old: days(made), days_unused: days(used) }
}

fn count(tables: &[Listed]) -> Stats {
    Stats {
        tables: tables.len(),
        rows: tables.iter().map(|table| table.rows).sum(),
        bytes: tables.iter().map(|table| table.bytes).sum(),
        used_within_a_day: tables.iter().filter(|table| days(table.used) == 0).count(),
        unused_for_a_month: tables.iter().filter(|table| days(table.used) >= 30).count(),
    }
}

fn listing(rows: &[Row]) -> Table {
    let mut table = Table::new([
        ("table", Align::Left),
        ("rows", Align::Right),
        ("bytes", Align::Right),
        ("days old", Align::Right),
        ("days unused", Align::Right),
    ]);
    for row in rows {
        table.row([
            row.table.clone(),
            thousands(row.rows as f64),
            thousands(row.bytes as f64),
            row.days_old.to_string(),
            row.days_unused.to_string(),
        ]);
    }
    table
}

/// Full days since then.
fn days(then: i64) -> u64 {
    (now() - then).max(0).cast_unsigned() / 86_400_000
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

fn failed(error: &StoreError) -> CliError {
    impossible(error.to_string())
}

fn missing(table: &str) -> CliError {
    impossible(format!("there is no table {table}"))
}

fn impossible(sentence: String) -> CliError {
    let hint =
        "kiste admin tables lists what there is; --data or --database names where".to_owned();
    CliError::Impossible { sentence, hint }
}
