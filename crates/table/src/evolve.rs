//! Applying events: the only thing that changes a table.

use std::collections::BTreeSet;

use engine::{AnyMatch, MAX_SEATS, Refusal, Seat};

use crate::evening::titles;
use crate::play::{Play, same};
use crate::race::{COUNTDOWN, Countdown};
use crate::table::CHAT_KEPT;
use crate::{
    Connection, Line, Millis, Person, Phase, Place, Recorded, ReplayError, Said, Sealed, SeatPlan,
    Setup, StandIn, Table, TableEvent, TokenHash, Trial,
};

impl Table {
    /// Applies an event that [`Table::decide`] made. An error means that the
    /// stored events are damaged; the table must not be used after it.
    pub fn evolve(&mut self, recorded: &Recorded) -> Result<(), ReplayError> {
        self.evolve_with(recorded, Trial::default())
    }

    /// The same with what [`Table::decide_with_trial`] tried when it made this event, on
    /// this very table.
    pub fn evolve_with(
        &mut self,
        recorded: &Recorded,
        Trial(game): Trial,
    ) -> Result<(), ReplayError> {
        let Recorded { seq, at, command, event } = recorded;
        let expected = self.seq + 1;
        if *seq != expected {
            return Err(ReplayError::Gap { expected, found: *seq });
        }
        let impossible = |reason: String| ReplayError::Impossible { seq: expected, reason };
        let before = self.attended.is_some();
        self.apply(event, *seq, *at, game).map_err(|Impossible(reason)| impossible(reason))?;
        self.seq = *seq;
        self.at = *at;
        self.written = self.written.saturating_add(event.weight());
        if let Some(id) = command {
            self.done.insert(id.clone(), *seq);
        }
        let attended = self.people().any(|(_, person)| person.is_connected());
        if before != attended {
            self.attended = attended.then_some(*at);
        }
        Ok(())
    }

    fn apply(
        &mut self,
        event: &TableEvent,
        seq: u64,
        at: Millis,
        trial: Option<Box<dyn AnyMatch>>,
    ) -> Result<(), Impossible> {
        match event {
            TableEvent::Created { .. } => return Err(Impossible::new("it is created already")),
            TableEvent::Joined { seat, name, token } => self.seat_down(*seat, name, *token, at)?,
            TableEvent::Left { seat } => {
                *self.place_mut(*seat)? = Place::Open;
                self.forget_wins(*seat);
                self.pass_host_on();
            }
            TableEvent::Renamed { seat, name } => {
                self.person_mut(*seat)?.name.clone_from(name);
            }
            TableEvent::Readied { seat, ready } if self.phase() == Phase::Playing => {
                self.note_reader(*seat, *ready, at)?;
            }
            TableEvent::Readied { seat, ready } => {
                let person = self.person_mut(*seat)?;
                person.ready = *ready;
                person.stand_in = None;
            }
            TableEvent::Configured { setup } => self.configure(setup),
            TableEvent::SeatAdded { plan } => {
                if self.places.len() >= MAX_SEATS.into() {
                    return Err(Impossible::new("there are no more seats"));
                }
                self.places.push(Place::from_plan(*plan));
                self.wins.push(0);
            }
            TableEvent::SeatRemoved { seat } => self.remove_seat(*seat)?,
            TableEvent::SeatSet { seat, plan } => {
                self.set_seat(*seat, *plan)?;
            }
            TableEvent::Started { secret, lines, rules: _, from, day } => {
                self.start(*secret, from.as_deref(), lines, seq, at)?;
                self.play_mut()?.day = *day;
            }
            TableEvent::Acted { seat, lines, .. } => {
                let play = self.play_mut()?;
                play.act(*seat, lines, at, trial)?;
                play.note_questions(seq, at);
                self.note_result()?;
                self.note_wins();
            }
            TableEvent::Countdown { seat, bot, action } => {
                // Whoever throws is ready.
                if self.is_reading(*seat) {
                    self.note_reader(*seat, true, at)?;
                }
                let play = self.play_mut()?;
                let until = play.reading_until(at).saturating_add(COUNTDOWN);
                let (seat, bot, action) = (*seat, *bot, action.clone());
                play.countdown = Some(Countdown { seat, bot, action, until });
            }
            TableEvent::TimedOut { lines } => {
                let play = self.play_mut()?;
                play.time_out(lines, at)?;
                play.note_questions(seq, at);
                self.note_result()?;
                self.note_wins();
            }
            TableEvent::Undone { seat, line } => {
                let play = self.play_mut()?;
                play.undo(*seat, *line)?;
                play.note_questions(seq, at);
            }
            TableEvent::UndoAsked { .. }
            | TableEvent::UndoAgreed { .. }
            | TableEvent::UndoDenied { .. }
            | TableEvent::Rewound { .. }
            | TableEvent::Nudged { .. }
            | TableEvent::Hinted { .. } => self.apply_favour(event, seq, at)?,
            TableEvent::StoodIn { seat, reason } => {
                self.person_mut(*seat)?.stand_in = Some(*reason);
            }
            TableEvent::TakenBack { seat } => {
                self.person_mut(*seat)?.stand_in = None;
                self.play_mut()?.ask_again(*seat, seq, at);
            }
            TableEvent::Connected { seat, connection } => {
                self.person_mut(*seat)?.connections.insert(*connection);
            }
            TableEvent::Disconnected { seat, connection } => {
                self.disconnect(*seat, *connection, at)?;
            }
            TableEvent::Chatted { seat, text } => self.say(*seat, text, seq, at),
            TableEvent::Reacted { seat, .. } => self.count_talk(*seat),
            TableEvent::Rematched { seat } => {
                self.begin_evening_anew();
                self.gather(*seat);
            }
            TableEvent::MovedOn { seat } => {
                self.move_on()?;
                self.gather(*seat);
            }
            TableEvent::Restarted { downtime } => self.restart(*downtime, at),
        }
        Ok(())
    }

    /// Takes note of `rest` without playing on: the rules of today part with
    /// those it was played by here.
    pub(crate) fn shut(&mut self, rules: u32, rest: &[Recorded]) {
        self.shut = Some(rules);
        for recorded in rest {
            match &recorded.event {
                TableEvent::Started { lines, .. }
                | TableEvent::Acted { lines, .. }
                | TableEvent::TimedOut { lines } => {
                    if let Some(play) = &mut self.play {
                        play.read_on(lines);
                    }
                }
                TableEvent::Undone { .. }
                | TableEvent::UndoAsked { .. }
                | TableEvent::UndoAgreed { .. }
                | TableEvent::UndoDenied { .. }
                | TableEvent::Rewound { .. }
                | TableEvent::Countdown { .. }
                | TableEvent::Hinted { .. }
                | TableEvent::Rematched { .. }
                | TableEvent::MovedOn { .. } => {}
                // Who comes, goes and talks; if that cannot be either, it is
                // of no more use here.
                _ => drop(self.apply(&recorded.event, recorded.seq, recorded.at, None)),
            }
            (self.seq, self.at) = (recorded.seq, recorded.at);
            if let Some(id) = &recorded.command {
                self.done.insert(id.clone(), recorded.seq);
            }
        }
    }

    fn seat_down(
        &mut self,
        seat: Seat,
        name: &str,
        token: TokenHash,
        at: Millis,
    ) -> Result<(), Impossible> {
        *self.place_mut(seat)? = Place::Person(Person {
            name: name.to_owned(),
            token,
            ready: false,
            stand_in: None,
            connections: BTreeSet::new(),
            gone: at,
            talk: 0,
            nudged: None,
        });
        self.forget_wins(seat);
        self.pass_host_on();
        Ok(())
    }

    /// Whoever was ready was so for what was to be played until now.
    fn configure(&mut self, setup: &Setup) {
        if self.setup == *setup {
            return;
        }
        if self.setup.evening != setup.evening {
            self.evening = None;
            self.titles = titles(&setup.evening);
        }
        self.setup = setup.clone();
        for place in &mut self.places {
            if let Place::Person(person) = place {
                person.ready = false;
            }
        }
    }

    fn remove_seat(&mut self, seat: Seat) -> Result<(), Impossible> {
        self.place_mut(seat)?;
        self.places.remove(seat.index());
        self.wins.remove(seat.index());
        self.host = match self.host {
            Some(host) if host == seat => None,
            Some(host) if host > seat => Some(Seat::new(host.index() as u8 - 1)),
            host => host,
        };
        self.pass_host_on();
        Ok(())
    }

    fn set_seat(&mut self, seat: Seat, plan: SeatPlan) -> Result<(), Impossible> {
        *self.place_mut(seat)? = Place::from_plan(plan);
        self.forget_wins(seat);
        self.pass_host_on();
        Ok(())
    }

    /// A host who is gone is followed by the first person still here.
    fn pass_host_on(&mut self) {
        if self.host.is_none_or(|host| self.person(host).is_none()) {
            let first = self.people().map(|(seat, _)| seat).next();
            self.host = first;
        }
    }

    fn start(
        &mut self,
        secret: Sealed,
        from: Option<&str>,
        lines: &[Line],
        seq: u64,
        at: Millis,
    ) -> Result<(), Impossible> {
        self.begin_evening()?;
        let beginning = self.beginning(from)?;
        let (mut play, happened) = Play::new(&self.setup, beginning, self.names(), secret.0)?;
        if !same(&happened, lines) {
            return Err(Impossible::new("the rules begin this game differently"));
        }
        play.note_questions(seq, at);
        self.play = Some(play);
        for place in &mut self.places {
            if let Place::Person(person) = place {
                person.talk = 0;
            }
        }
        Ok(())
    }

    fn disconnect(
        &mut self,
        seat: Seat,
        connection: Connection,
        at: Millis,
    ) -> Result<(), Impossible> {
        let person = self.person_mut(seat)?;
        if person.connections.remove(&connection) && person.connections.is_empty() {
            person.gone = at;
        }
        Ok(())
    }

    /// Somebody who is gone since talks no more.
    pub(crate) fn count_talk(&mut self, seat: Seat) {
        if let Ok(person) = self.person_mut(seat) {
            person.talk += 1;
        }
    }

    fn say(&mut self, seat: Seat, text: &str, seq: u64, at: Millis) {
        self.count_talk(seat);
        let name = self.name(seat).unwrap_or_default().to_owned();
        if self.chat.len() == CHAT_KEPT {
            self.chat.pop_front();
        }
        self.chat.push_back(Said { seq, at, seat, name, text: text.to_owned() });
    }

    /// The same people get ready for another game.
    fn gather(&mut self, by: Seat) {
        self.play = None;
        // A table whose host is away would wait for its start for ever.
        let host = self.host.and_then(|host| self.person(host));
        if !host.is_some_and(|host| host.is_connected() && host.stand_in != Some(StandIn::Left)) {
            self.host = Some(by);
        }
        for (index, place) in self.places.iter_mut().enumerate() {
            if let Place::Person(person) = place {
                person.ready = index == by.index();
                // Whoever got up stays away; the others only lost their turn.
                person.stand_in = person.stand_in.filter(|reason| *reason == StandIn::Left);
            }
        }
    }

    fn restart(&mut self, downtime: Millis, at: Millis) {
        if let Some(play) = &mut self.play {
            play.credit(downtime);
        }
        for place in &mut self.places {
            if let Place::Person(person) = place {
                person.connections.clear();
                person.gone = at;
            }
        }
    }

    fn place_mut(&mut self, seat: Seat) -> Result<&mut Place, Impossible> {
        self.places.get_mut(seat.index()).ok_or_else(|| Impossible::new("there is no such seat"))
    }

    pub(crate) fn person_mut(&mut self, seat: Seat) -> Result<&mut Person, Impossible> {
        match self.place_mut(seat)? {
            Place::Person(person) => Ok(person),
            _ => Err(Impossible::new("nobody sits there")),
        }
    }

    pub(crate) fn play_mut(&mut self) -> Result<&mut Play, Impossible> {
        self.play.as_mut().ok_or_else(|| Impossible::new("no game is on"))
    }

    /// What everybody is called, by seat.
    pub(crate) fn names(&self) -> Vec<String> {
        self.places().map(|(seat, _)| self.name(seat).unwrap_or_default().to_owned()).collect()
    }
}

/// Why an event cannot have happened.
pub(crate) struct Impossible(String);

impl Impossible {
    pub(crate) fn new(reason: &str) -> Self {
        Self(reason.to_owned())
    }
}

impl From<Refusal> for Impossible {
    fn from(refusal: Refusal) -> Self {
        Self(refusal.text)
    }
}
