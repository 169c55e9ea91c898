//! Those who are there: what they ask for, and what they are told.

use engine::Viewer;
use protocol::{Refusal, ServerMessage};
use table::{
    Command, CommandId, Connection, Hand, Input, Millis, Reaction, Recorded, TableRefused,
};

use crate::hosted::{HostedTable, Task};
use crate::process::{Processed, Processing, Then};
use crate::{Effect, Event, Gesture, Guest, Origin, Request};

/// How long somebody who watches waits between two gestures.
const GESTURE_PAUSE: Millis = 1_000;
/// How far those of all are apart.
const GESTURES_APART: Millis = 100;
/// So many fit into the pause of one.
const GESTURES_KEPT: usize = (GESTURE_PAUSE / GESTURES_APART) as usize + 1;

impl HostedTable {
    pub(crate) fn attach(
        &mut self,
        guest: Guest,
        welcome: ServerMessage,
        last_seq: Option<u64>,
        now: Millis,
    ) {
        let Some(table) = &self.table else { return };
        let Guest { connection, who } = guest;
        let viewer = table.viewer_of(&who);
        let news = protocol::catch_up(table, last_seq, &self.recent, viewer, now);
        let hand = self.hands.so_far(table).map(protocol::hand);
        for message in [Some(welcome), Some(news), hand].into_iter().flatten() {
            self.send(connection, message);
        }
        self.guests.push(guest);
        // Bots may have waited for somebody to come.
        self.first([Task::Think]);
        self.note(Input::Connected { who, connection });
    }

    pub(crate) fn detach(&mut self, Guest { connection, who }: Guest) {
        self.drop_guest(connection);
        self.note(Input::Disconnected { who, connection });
    }

    /// Puts something before the table that nobody waits for: if it is refused,
    /// it matters no more.
    fn note(&mut self, input: Input) {
        self.first([Task::Process(Processing::new(input, Then::Nothing))]);
    }

    pub(crate) fn request(
        &mut self,
        connection: Connection,
        request: Request,
        arrived: Millis,
        now: Millis,
    ) {
        let Some(guest) = self.guest(connection) else { return };
        match request {
            Request::Command { id, command } => self.command(guest, id, command, arrived),
            Request::Preview { id, action } => self.preview(guest, id, &action),
            Request::Hand { asked, piece, from, frames } => {
                self.show_hand(guest, asked, piece, (from, frames));
            }
            Request::Gesture { reaction, place } => {
                self.gesture(guest, reaction, place, arrived);
            }
            Request::Settled { asked, digest } => self.settled(guest, asked, &digest),
            Request::Pong { nonce } => self.pong(guest, nonce, arrived),
            Request::Resync => self.resync(guest, now),
        }
    }

    fn command(&mut self, guest: Guest, id: CommandId, command: Command, arrived: Millis) {
        let Guest { connection, who: from } = guest;
        if self.press(guest, &id, &command, arrived) || self.presimulate(guest, &id, &command) {
            return;
        }
        let joins = matches!(command, Command::Join { .. }).then_some(from);
        let then = Then::Answer { connection, id: id.clone(), joins };
        let input = Input::Command { from, id, command };
        self.first([Task::Process(Processing::new(input, then))]);
    }

    fn preview(&mut self, Guest { connection, who }: Guest, id: String, action: &str) {
        let Some(table) = &self.table else { return };
        let standing = match table.viewer_of(&who) {
            Viewer::Seat(seat) => table.preview(seat, action),
            Viewer::Spectator => Err(TableRefused::NotSeated.into()),
        };
        match standing {
            Ok(standing) => {
                self.send(connection, ServerMessage::Preview { id, standing });
            }
            Err(refusal) => self.refuse(connection, Some(id), refusal),
        }
    }

    fn resync(&mut self, Guest { connection, who }: Guest, now: Millis) {
        let Some(table) = &self.table else { return };
        let snapshot = protocol::snapshot(table, table.viewer_of(&who), now);
        self.send(connection, ServerMessage::Snapshot { snapshot: Box::new(snapshot) });
    }

    /// Shows a hand that moves to everybody else. What comes late or is too much
    /// is not shown; nothing is lost by that.
    fn show_hand(
        &mut self,
        Guest { connection, who }: Guest,
        asked: u64,
        piece: String,
        (from, frames): (u32, String),
    ) {
        let Some(table) = &self.table else { return };
        let Viewer::Seat(seat) = table.viewer_of(&who) else { return };
        let hand = Hand { seat, asked, piece, from, frames: vec![frames] };
        let message = protocol::hand(&hand);
        if self.hands.take(table, hand).is_ok() {
            let others = self.guests.iter().map(|guest| guest.connection);
            let to = others.filter(|other| *other != connection).collect();
            self.send_all(to, message);
        }
    }

    /// Shows everybody else how somebody feels who only watches, or where they
    /// point. What comes too fast is not shown, and in a race nobody points:
    /// nothing is lost by that.
    fn gesture(
        &mut self,
        Guest { connection, who }: Guest,
        reaction: Option<Reaction>,
        place: Option<String>,
        arrived: Millis,
    ) {
        let Some(table) = &self.table else { return };
        let place = place.filter(|_| table.race(arrived).is_none());
        if table.viewer_of(&who) != Viewer::Spectator || (reaction.is_none() && place.is_none()) {
            return;
        }
        let shown = self.show(Gesture { by: connection, reaction, place }, arrived);
        if let Some(gesture) = shown.filter(|_| self.config.shared) {
            self.effects.push_back(Effect::Share(gesture));
        }
    }

    /// Shows it to everybody else here, and gives it back if it did not come too
    /// fast: by one connection, or by all of them together.
    pub(crate) fn show(&mut self, gesture: Gesture, now: Millis) -> Option<Gesture> {
        let since = |last: Option<Millis>| last.map_or(Millis::MAX, |at| now.abs_diff(at));
        let own = self.gestures.iter().rev().find(|(by, _)| *by == gesture.by).map(|(_, at)| *at);
        let any = self.gestures.back().map(|(_, at)| *at);
        if since(own) < GESTURE_PAUSE || since(any) < GESTURES_APART {
            return None;
        }
        if self.gestures.len() >= GESTURES_KEPT {
            self.gestures.pop_front();
        }
        self.gestures.push_back((gesture.by, now));
        let others = self.guests.iter().map(|guest| guest.connection);
        let to = others.filter(|other| *other != gesture.by).collect();
        let (reaction, place) = (gesture.reaction, gesture.place.clone());
        self.send_all(to, ServerMessage::Gesture { reaction, place });
        Some(gesture)
    }

    /// Tells everybody what has happened, each as far as they may know.
    pub(crate) fn announce(&mut self, events: &[Recorded], now: Millis) {
        let Some(table) = &self.table else { return };
        let (Some(first), Some(last)) = (events.first(), events.last()) else { return };
        self.announced = last.seq;
        let mut viewers: Vec<(Viewer, Vec<Connection>)> = Vec::new();
        for guest in &self.guests {
            let viewer = table.viewer_of(&guest.who);
            match viewers.iter_mut().find(|(other, _)| *other == viewer) {
                Some((_, to)) => to.push(guest.connection),
                None => viewers.push((viewer, vec![guest.connection])),
            }
        }
        for (viewer, to) in viewers {
            let update = protocol::update(table, first.seq - 1, events, viewer, now);
            let message = ServerMessage::Update { update: Box::new(update) };
            self.effects.push_back(Effect::Send { to, message });
        }
    }

    /// Something could not be seen to, because the table cannot be had.
    pub(crate) fn fail_event(&mut self, event: Event, why: &Refusal) {
        match event {
            Event::Attached { guest, .. } => {
                let connection = guest.connection;
                self.refuse(connection, None, why.clone());
                self.effects.push_back(Effect::Close { connection, code: why.code.clone() });
            }
            Event::Detached(guest) => self.drop_guest(guest.connection),
            Event::Requested { connection, request: Request::Command { id, .. }, .. } => {
                self.answer(connection, id, Processed::Failed(why.clone()));
            }
            Event::Simulated { simulation, .. } => {
                if let Origin::Command { connection, id, .. } = simulation.origin {
                    let connection = self.waiting_for(&id).unwrap_or(connection);
                    self.answer(connection, id, Processed::Failed(why.clone()));
                }
            }
            Event::Requested { .. }
            | Event::Decided { .. }
            | Event::Undecided { .. }
            | Event::Restarted { .. }
            | Event::Written { .. }
            | Event::Shown(_)
            | Event::Tick
            | Event::Wake => {}
        }
    }
}
