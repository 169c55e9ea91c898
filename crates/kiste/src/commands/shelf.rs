//! `kiste shelf`: what an operator does with the games that people put on the
//! shelf of a server, while it serves.

use std::str::FromStr;

use clap::Subcommand;
use serde::Serialize;
use server::store::{Shelved, Store, StoreError};

use crate::commands::beside::Place;
use crate::table::{Align, Table};
use crate::{CliError, Console, Status};

const EXAMPLES: &str = "\
Examples:
  kiste shelf list --data /srv/kiste               those that wait come first
  kiste shelf show k3x9m2p4q6r8s0t1                the newest version, with its script
  kiste shelf accept k3x9m2p4q6r8s0t1              let everybody see what waits of this game
  kiste shelf remove k3x9m2p4q6r8s0t1/2            take the second version off

A server that runs notices at once. Tables that play a game keep it, whatever becomes of the shelf.";

/// Look at, accept and remove games that people put on the shelf, while a server serves
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
    /// Every version on the shelf, those that wait first
    List {
        /// Only what waits to be looked at
        #[arg(long)]
        waiting: bool,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// A version with its file
    Show {
        /// A game, or one version of it: GAME/2
        #[arg(value_name = "GAME[/VERSION]")]
        which: Which,
    },
    /// Let everybody see what waits of a game, or one version
    Accept {
        /// A game, or one version of it: GAME/2
        #[arg(value_name = "GAME[/VERSION]")]
        which: Which,
    },
    /// Take a game off the shelf for good, or one version
    Remove {
        /// A game, or one version of it: GAME/2
        #[arg(value_name = "GAME[/VERSION]")]
        which: Which,
    },
}

/// A game, and perhaps one of its versions.
#[derive(Clone, Debug)]
struct Which {
    game: String,
    version: Option<u32>,
}

impl FromStr for Which {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let Some((game, version)) = text.split_once('/') else {
            return Ok(Self { game: text.to_owned(), version: None });
        };
        let version = version.parse().map_err(|_| "a version is a number, as in GAME/2")?;
        Ok(Self { game: game.to_owned(), version: Some(version) })
    }
}

#[derive(Debug, Serialize)]
struct Row {
    game: String,
    version: u32,
    accepted: bool,
    played: u64,
    title: String,
    author: String,
    licence: String,
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
        What::List { waiting, json } => {
            let all = store.whole_shelf().await.map_err(|error| failed(&error))?;
            let rows: Vec<Row> =
                all.into_iter().map(row).filter(|row| !(*waiting && row.accepted)).collect();
            if *json {
                console.json(&rows)?;
            } else {
                console.text(listing(&rows))?;
            }
        }
        What::Show { which } => {
            let all = find(store, which).await?;
            let Some(newest) = all.last() else { return Err(missing(which)) };
            let text = store.shelved_text(&newest.game, newest.version).await;
            let text = text.map_err(|error| failed(&error))?.ok_or_else(|| missing(which))?;
            console.text(printable(&text))?;
        }
        What::Accept { which } => {
            for Shelved { game, version, label, .. } in find(store, which).await? {
                store.accept_on_shelf(&game, version).await.map_err(|error| failed(&error))?;
                let title = printable(&label.title);
                console.line(format!("{game}/{version}, “{title}”, is on the shelf"))?;
            }
        }
        What::Remove { which } => {
            for Shelved { game, version, label, .. } in find(store, which).await? {
                store.remove_from_shelf(&game, version).await.map_err(|error| failed(&error))?;
                let title = printable(&label.title);
                console.line(format!("{game}/{version}, “{title}”, is off the shelf"))?;
            }
        }
    }
    Ok(Status::Success)
}

/// The versions that are meant, in order; there is at least one.
async fn find(store: &dyn Store, which: &Which) -> Result<Vec<Shelved>, CliError> {
    let mut all = store.shelved(&which.game).await.map_err(|error| failed(&error))?;
    all.retain(|shelved| which.version.is_none_or(|version| version == shelved.version));
    if all.is_empty() { Err(missing(which)) } else { Ok(all) }
}

fn row(shelved: Shelved) -> Row {
    let Shelved { game, version, label, accepted, played, .. } = shelved;
    let [title, author, licence] =
        [&label.title, &label.author, &label.licence].map(|text| printable(text));
    Row { game, version, accepted, played, title, author, licence }
}

fn listing(rows: &[Row]) -> Table {
    let mut table = Table::new([
        ("game", Align::Left),
        ("played", Align::Right),
        ("title", Align::Left),
        ("author", Align::Left),
        ("licence", Align::Left),
        ("", Align::Left),
    ]);
    for row in rows {
        table.row([
            format!("{}/{}", row.game, row.version),
            row.played.to_string(),
            row.title.clone(),
            row.author.clone(),
            row.licence.clone(),
            if row.accepted { String::new() } else { "waits".to_owned() },
        ]);
    }
    table
}

/// What strangers wrote, without anything that a terminal would obey: neither
/// controls nor marks that turn the direction of letters.
fn printable(text: &str) -> String {
    let harmless = |letter: char| {
        let turns = matches!(letter, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        matches!(letter, '\n' | '\t') || !(letter.is_control() || turns)
    };
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        if harmless(letter) {
            shown.push(letter);
        } else {
            shown.extend(letter.escape_unicode());
        }
    }
    shown
}

fn failed(error: &StoreError) -> CliError {
    impossible(error.to_string())
}

fn missing(which: &Which) -> CliError {
    let version = which.version.map_or_else(String::new, |version| format!("/{version}"));
    impossible(format!("there is no {}{version} on the shelf", which.game))
}

fn impossible(sentence: String) -> CliError {
    let hint = "kiste shelf list shows what there is; --data or --database names where".to_owned();
    CliError::Impossible { sentence, hint }
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_a_terminal_would_obey_is_spelt_out() {
        let text = "a\tb\n\u{1b}[2J\u{9b}1m\u{202e}c\r";
        assert_eq!(super::printable(text), "a\tb\n\\u{1b}[2J\\u{9b}1m\\u{202e}c\\u{d}");
    }
}
