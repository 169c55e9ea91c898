//! What a table is asked by those who are not there, and whom it would like to
//! call.

use protocol::PushTurn;
use table::{Clock, Millis, Place, Recorded, Table, TableEvent, TokenHash};
use tokio::sync::oneshot;

use super::request::SummaryAnswer;
use super::{Hosted, TableError};
use crate::push::{Awaited, News};

/// Whoever plays with less time for a move stays.
const SLOW: Millis = 10 * 60_000;

impl Hosted {
    /// Reads the table if need be.
    async fn fetch(&mut self) -> Result<(), TableError> {
        let loaded = match self.core.table() {
            Some(_) => Ok(()),
            None => self.load().await,
        };
        loaded.inspect_err(|error| self.fail(error))
    }

    pub(super) async fn summary(
        &mut self,
        who: &TokenHash,
        answer: oneshot::Sender<SummaryAnswer>,
    ) {
        let loaded = self.fetch().await;
        // Whoever asked may have gone; nobody is hurt by that.
        let _ = match (loaded, self.core.table()) {
            (Ok(()), Some(table)) => {
                answer.send(Ok(protocol::summary(table, &self.id, who, self.now())))
            }
            (Err(TableError::NoSuchTable), _) => answer.send(Err(TableError::NoSuchTable)),
            _ => answer.send(Err(TableError::Busy)),
        };
    }

    /// Whether the holder of the token `who` is awaited and does not see it.
    pub(super) async fn awaited(&mut self, who: &TokenHash) -> Option<Awaited> {
        self.fetch().await.ok()?;
        let table = self.core.table()?;
        let seat = table.seat_of(who)?;
        if !table.pending().contains(seat) || is_stood_in(table, who) || self.is_watched(who) {
            return None;
        }
        let others = table.places().filter(|(other, _)| *other != seat);
        let players = others.filter_map(|(other, _)| table.name(other).map(str::to_owned));
        let turn = PushTurn {
            table: self.id.clone(),
            title: protocol::summary(table, &self.id, who, self.now()).ok()?.title,
            players: players.collect(),
            nudged_by: None,
        };
        Some(Awaited { asked: table.asked(seat)?, turn })
    }

    /// Calls those whom these events make the table wait for, or who are
    /// reminded by them.
    pub(super) fn call(&self, events: &[Recorded]) {
        let (Some(table), Some(first)) = (self.core.table(), events.first()) else { return };
        let slow = match table.clock() {
            Clock::None | Clock::Days { .. } => true,
            clock @ Clock::Move { .. } => clock.limit().is_some_and(|limit| limit >= SLOW),
        };
        if !slow || self.tables.push().is_none() {
            return;
        }
        let away = |(seat, who): &(_, TokenHash)| {
            table.pending().contains(*seat) && !is_stood_in(table, who) && !self.is_watched(who)
        };
        let news = table.holders().filter(away).filter_map(|(seat, who)| {
            let nudged = events.iter().find_map(|recorded| match &recorded.event {
                TableEvent::Nudged { seat: by, whom } if *whom == seat => Some(*by),
                _ => None,
            });
            let asked = table.asked(seat).is_some_and(|asked| asked >= first.seq);
            let nudged_by = nudged.and_then(|by| table.name(by)).map(str::to_owned);
            (asked || nudged_by.is_some()).then(|| News { table: self.id.clone(), who, nudged_by })
        });
        crate::push::tell(&self.tables, news.collect());
    }

    /// Whether somebody looks at the table through a connection of `who`. Of
    /// those at other nodes it is known only that they are there.
    fn is_watched(&self, who: &TokenHash) -> bool {
        let connections = self.core.table().into_iter().flat_map(Table::connections);
        connections.filter(|(holder, _)| holder == who).any(|(_, connection)| {
            match self.wires.get(&connection) {
                Some(wire) => wire.visible,
                None => self.tables.may_be_alive(connection),
            }
        })
    }
}

fn is_stood_in(table: &Table, who: &TokenHash) -> bool {
    let place = table.seat_of(who).and_then(|seat| table.place(seat));
    matches!(place, Some(Place::Person(person)) if person.stand_in().is_some())
}
