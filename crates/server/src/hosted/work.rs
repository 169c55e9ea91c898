//! Where the work of a table is done: what may take long, beside the threads
//! that everybody else's moves need.

use axum::extract::ws::Utf8Bytes;
use host::{Event, HostedTable};
use protocol::ServerMessage;
use table::{Command, Setup, SetupChange, Sheet, Table};
use tokio::runtime::{Handle, RuntimeFlavor};

use super::Hosted;
use crate::priority::behind_others;
use crate::wire;

/// What a command with sheets counts for; one that only has those of the table
/// read again counts for one.
const SHEETS: u32 = 10;

/// Lines from which on it takes a while to tell a game from its beginning.
const LONG: usize = 1_000;

/// What is read in full for what is being carried out. Sheets are checked by
/// beginning a game with them, and a script among them is run.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Reads {
    /// Nothing.
    Nothing,
    /// What the table is set up with.
    Setup,
    /// Sheets that somebody wants to be played with.
    Brought,
    /// All that has been played, for somebody who comes or has missed something.
    Game,
}

impl Reads {
    pub(super) fn of(event: &Event) -> Self {
        match event {
            Event::Requested { request: host::Request::Command { command, .. }, .. } => {
                Self::of_command(command)
            }
            Event::Attached { .. } | Event::Requested { request: host::Request::Resync, .. } => {
                Self::Game
            }
            _ => Self::Nothing,
        }
    }

    fn of_command(command: &Command) -> Self {
        match command {
            Command::Configure(change) if brings_sheets(change) => Self::Brought,
            Command::Configure(_)
            | Command::AddSeat { .. }
            | Command::RemoveSeat { .. }
            | Command::SetSeat { .. }
            | Command::Start => Self::Setup,
            _ => Self::Nothing,
        }
    }
}

/// How much of what an address may have read in full `command` takes.
pub(crate) fn reading_cost(command: &Command) -> u32 {
    match Reads::of_command(command) {
        Reads::Nothing | Reads::Game => 0,
        Reads::Setup => 1,
        Reads::Brought => SHEETS,
    }
}

impl Hosted {
    /// Has the core do something. Rules that strangers have written, and sheets
    /// that are read in full, take long: they are worked on beside the threads
    /// that everybody else's moves need, and few at once. A long game is told
    /// beside them, too.
    pub(super) async fn with_core<R: Send>(
        &mut self,
        work: impl FnOnce(&mut HostedTable) -> R + Send,
    ) -> R {
        if !self.takes_long() {
            return if self.tells_much() {
                beside(|| work(&mut self.core))
            } else {
                work(&mut self.core)
            };
        }
        self.flush();
        let _turn = self.tables.script_turn().await;
        beside(|| behind_others(|| work(&mut self.core)))
    }

    /// A message as text. What strangers' rules tell may be long.
    pub(super) fn write(&self, message: &ServerMessage) -> Utf8Bytes {
        if self.tells_much() || self.takes_long() {
            beside(|| wire::write(message))
        } else {
            wire::write(message)
        }
    }

    fn tells_much(&self) -> bool {
        let table = self.core.table().filter(|_| self.reads == Reads::Game);
        table.is_some_and(|table| table.lines().nth(LONG).is_some())
    }

    fn takes_long(&self) -> bool {
        let setup = self.core.table().map(Table::setup);
        setup.is_some_and(is_scripted)
            || match self.reads {
                Reads::Nothing | Reads::Game => false,
                Reads::Setup => setup.is_some_and(has_sheets),
                Reads::Brought => true,
            }
    }
}

fn brings_sheets(change: &SetupChange) -> bool {
    let programme = change.evening.as_deref().unwrap_or_default();
    change.sheets.is_some() || programme.iter().any(|item| !item.sheets().is_empty())
}

/// Whether it is played with files that somebody brought.
pub(crate) fn has_sheets(setup: &Setup) -> bool {
    !setup.sheets.is_empty() || setup.evening.iter().any(|item| !item.sheets().is_empty())
}

/// Whether strangers have written its rules, or those of another game of its
/// evening: how long these take is theirs to say, within limits.
pub(crate) fn is_scripted(setup: &Setup) -> bool {
    let scripted = |game: &str, sheets: &[Sheet]| game == games::own::ID && !sheets.is_empty();
    scripted(&setup.game, &setup.sheets)
        || setup.evening.iter().any(|item| scripted(item.game(), item.sheets()))
}

/// Does something that takes a while; where there are other threads, they go on.
fn beside<R>(work: impl FnOnce() -> R) -> R {
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::MultiThread => tokio::task::block_in_place(work),
        _ => work(),
    }
}
