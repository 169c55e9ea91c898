//! Races: presses are judged, bots press when they have found something, the
//! ways to the players are measured, and time runs out.

use engine::Viewer;
use protocol::ServerMessage;
use table::race::Pressed;
use table::{Command, CommandId, Input, Millis, TableRefused};

use crate::Guest;
use crate::hosted::{HostedTable, Task};
use crate::process::{Processed, Processing, Then};

impl HostedTable {
    /// Takes a command that is a press in a race, and says whether it was one.
    pub(crate) fn press(
        &mut self,
        Guest { connection, who }: Guest,
        id: &CommandId,
        command: &Command,
        arrived: Millis,
    ) -> bool {
        let Some(table) = &self.table else { return false };
        match self.race.press(table, &who, id, command, arrived) {
            Pressed::No => return false,
            Pressed::Refused(refusal) => {
                self.answer(connection, id.clone(), Processed::Refused(refusal));
            }
            Pressed::Taken => {
                self.held.insert(id.clone(), connection);
                self.first([Task::RunRace]);
            }
        }
        true
    }

    /// Puts before the table what is due in its race, and measures the ways to
    /// the players.
    pub(crate) fn run_race(&mut self, now: Millis) {
        let Some(table) = &self.table else { return };
        if let Some(input) = self.race.next(table, now) {
            let id = match &input {
                Input::Judged(judged) => judged.id.clone(),
                _ => None,
            };
            // And then the race goes on.
            self.first([Task::Process(Processing::new(input, Then::Race { id }))]);
            return;
        }
        self.refuse_void();
        self.send_pings(now);
    }

    /// Lets the race know what has happened.
    pub(crate) fn follow_race(&mut self) {
        if let Some(table) = &self.table {
            self.race.follow(table, self.config.intend);
        }
    }

    /// A ping of the race came back.
    pub(crate) fn pong(&mut self, guest: Guest, nonce: u32, arrived: Millis) {
        let Some(table) = &self.table else { return };
        if let Viewer::Seat(seat) = table.viewer_of(&guest.who) {
            self.race.pong(seat, nonce, arrived);
        }
    }

    fn refuse_void(&mut self) {
        for id in self.race.take_void() {
            if let Some(connection) = self.held.remove(&id) {
                let refusal = TableRefused::RoundOver.into();
                self.answer(connection, id, Processed::Refused(refusal));
            }
        }
    }

    fn send_pings(&mut self, now: Millis) {
        let (Some(table), Some(nonce)) = (&self.table, self.race.ping(now)) else { return };
        let players = self.guests.iter().filter(|guest| table.seat_of(&guest.who).is_some());
        let to = players.map(|guest| guest.connection).collect();
        self.send_all(to, ServerMessage::Ping { nonce });
    }
}
