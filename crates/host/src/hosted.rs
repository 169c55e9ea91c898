//! One live table: its state, who is there, and what is still to be done.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use engine::{AnyMatch, Seat};
use protocol::{Refusal, ServerMessage};
use table::race::RaceRunner;
use table::{CommandId, Connection, Entropy, Hands, Millis, Recorded, ReplayError, Table};

use crate::decision::{Intend, intend};
use crate::process::Processing;
use crate::simulation::Digests;
use crate::{Effect, Event, Guest, Request};

/// What differs between hosts.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// Whether others host the same table, so that the store may know more than
    /// this host.
    pub shared: bool,
    /// How many events are kept at least for those who come back.
    pub kept: usize,
    /// How bots are asked what they will do in a race.
    pub intend: Intend,
}

impl Default for Config {
    fn default() -> Self {
        Self { shared: false, kept: usize::MAX, intend }
    }
}

/// One table as a host holds it.
pub struct HostedTable {
    pub(crate) config: Config,
    pub(crate) guests: Vec<Guest>,
    /// The table, while it is in memory: a copy of the log, thrown away and
    /// read again after any doubt.
    pub(crate) table: Option<Box<Table>>,
    /// Its last events.
    pub(crate) recent: Vec<Recorded>,
    /// The last event that the guests have been told of.
    pub(crate) announced: u64,
    /// When to look at the clocks, if that is up to this host.
    pub(crate) alarm: Option<Millis>,
    /// Questions that bots are thinking about.
    pub(crate) thinking: BTreeSet<(Seat, u64)>,
    /// The race, if one is on.
    pub(crate) race: RaceRunner,
    /// Who waits for what is being judged in it.
    pub(crate) held: BTreeMap<CommandId, Connection>,
    /// The command whose turn is being simulated, and whom to answer.
    pub(crate) simulating: Option<(CommandId, Connection)>,
    /// What the last such turn came to, here and at its client.
    pub(crate) digests: Digests,
    /// The hand that moves, in a game that is simulated.
    pub(crate) hands: Hands,
    /// Who of those who only watch made the last gestures, and when.
    pub(crate) gestures: VecDeque<(Connection, Millis)>,
    pub(crate) tasks: VecDeque<Task>,
    pub(crate) effects: VecDeque<Effect>,
    /// What the store has been asked.
    pub(crate) pending: Option<Pending>,
    /// For whom what others wrote has just been read: nobody who comes from
    /// another host is shown less than they saw there.
    pub(crate) read_for: Option<Connection>,
}

/// What is to be done next.
#[derive(Debug)]
#[allow(clippy::large_enum_variant)] // one at a time, and soon moved on
pub(crate) enum Task {
    Handle(Event),
    Process(Processing),
    RunRace,
    Think,
}

/// A question to the store that has not been answered.
#[derive(Debug)]
#[allow(clippy::large_enum_variant)] // one at a time, and soon moved on
pub(crate) enum Pending {
    /// To write what was decided.
    Append(Processing),
    /// To read what the next task needs.
    Read,
    /// To read what is only of interest.
    News,
}

impl Task {
    /// Whether it can be done only with the table in memory. What is in passing
    /// is not worth reading it.
    fn needs_table(&self) -> bool {
        match self {
            Self::Process(_) => true,
            Self::RunRace | Self::Think => false,
            Self::Handle(event) => match event {
                Event::Requested {
                    request: Request::Pong { .. } | Request::Settled { .. },
                    ..
                }
                | Event::Written { .. }
                | Event::Shown(_)
                | Event::Tick
                | Event::Wake => false,
                Event::Attached { .. }
                | Event::Detached(_)
                | Event::Requested { .. }
                | Event::Decided { .. }
                | Event::Undecided { .. }
                | Event::Simulated { .. }
                | Event::Restarted { .. } => true,
            },
        }
    }
}

impl HostedTable {
    /// A table that is not in memory yet.
    pub fn new(config: Config) -> Self {
        Self {
            config,
            guests: Vec::new(),
            table: None,
            recent: Vec::new(),
            announced: 0,
            alarm: None,
            thinking: BTreeSet::new(),
            race: RaceRunner::default(),
            held: BTreeMap::new(),
            simulating: None,
            digests: Digests::default(),
            hands: Hands::default(),
            gestures: VecDeque::new(),
            tasks: VecDeque::new(),
            effects: VecDeque::new(),
            pending: None,
            read_for: None,
        }
    }

    /// The table, while it is in memory.
    pub fn table(&self) -> Option<&Table> {
        self.table.as_deref()
    }

    /// The game at it.
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.table()?.game()
    }

    /// Its last events, as many as are [kept](Config::kept).
    pub fn recent(&self) -> &[Recorded] {
        &self.recent
    }

    /// Who is there.
    pub fn guests(&self) -> &[Guest] {
        &self.guests
    }

    /// Tells this connection nothing more. That it is gone is another matter,
    /// and an [`Event::Detached`].
    pub fn drop_guest(&mut self, connection: Connection) {
        self.guests.retain(|guest| guest.connection != connection);
    }

    /// When [`Event::Tick`] will next do something.
    pub fn next_deadline(&self) -> Option<Millis> {
        let race = self.table().and_then(|table| self.race.next_deadline(table));
        self.alarm.into_iter().chain(race).min()
    }

    /// When to look at the clocks of the table, if that is up to this host.
    pub fn alarm(&self) -> Option<Millis> {
        self.alarm
    }

    /// Something has happened; what comes of it are the next effects.
    pub fn handle(&mut self, event: Event) {
        self.tasks.push_back(Task::Handle(event));
    }

    /// The next thing that the host has to do, if it is known without working
    /// anything out.
    pub fn ready_effect(&mut self) -> Option<Effect> {
        self.effects.pop_front()
    }

    /// Whether something is left to work out.
    pub fn has_work(&self) -> bool {
        self.pending.is_none() && !self.tasks.is_empty()
    }

    /// The next thing that the host has to do; nothing if all is done, or as
    /// long as the store has not answered.
    pub fn next_effect(
        &mut self,
        now: Millis,
        mut entropy: impl FnMut() -> Entropy,
    ) -> Option<Effect> {
        loop {
            if let Some(effect) = self.ready_effect() {
                return Some(effect);
            }
            if self.pending.is_some() {
                return None;
            }
            let task = self.tasks.pop_front()?;
            if task.needs_table() && self.table.is_none() {
                self.tasks.push_front(task);
                self.pending = Some(Pending::Read);
                return Some(Effect::Load);
            }
            match task {
                Task::Handle(event) => self.handle_now(event, now),
                Task::Process(processing) => self.process(processing, now, &mut entropy),
                Task::RunRace => self.run_race(now),
                Task::Think => self.let_bots_think(),
            }
        }
    }

    /// The log was read: this is all of it.
    pub fn opened(&mut self, log: &[Recorded], now: Millis) -> Result<(), ReplayError> {
        let table = Box::new(Table::restore(log)?);
        self.opened_as(table, log, now);
        Ok(())
    }

    /// The same for a host that has replayed it elsewhere, because that takes a
    /// while: `log` is all of it or its end.
    pub fn opened_as(&mut self, table: Box<Table>, log: &[Recorded], now: Millis) {
        self.table = Some(table);
        self.pending = None;
        let kept = self.config.kept.min(log.len());
        self.recent = log[log.len() - kept..].to_vec();
        let known = log.partition_point(|event| event.seq <= self.announced);
        self.announce(&log[known..], now);
        self.race.drive(!self.config.shared);
        self.follow_race();
    }

    /// What others have written since was read.
    pub fn caught_up(&mut self, events: &[Recorded], now: Millis) -> Result<(), ReplayError> {
        let Some(table) = self.table.as_mut() else { return Ok(()) };
        for event in events {
            table.evolve(event)?;
        }
        self.pending = None;
        if events.is_empty() {
            return Ok(());
        }
        // Whoever wrote this sees to what is due.
        self.alarm = None;
        self.remember(events);
        self.announce(events, now);
        self.race.drive(false);
        self.follow_race();
        Ok(())
    }

    /// What the store was asked for cannot be had. Whoever waits for it is
    /// told why, and the table is forgotten: whether it was written is not
    /// known.
    pub fn unavailable(&mut self, why: &Refusal) {
        match self.pending.take() {
            Some(Pending::Append(processing)) => self.fail(processing, why),
            Some(Pending::Read) => match self.tasks.pop_front() {
                Some(Task::Process(processing)) => self.fail(processing, why),
                Some(Task::Handle(event)) => self.fail_event(event, why),
                Some(Task::RunRace | Task::Think) | None => {}
            },
            Some(Pending::News) | None => {}
        }
        self.forget();
    }

    /// Leaves memory; the guests stay, and the log is the truth anyway.
    pub fn forget(&mut self) {
        self.table = None;
        self.recent = Vec::new();
        self.thinking.clear();
    }

    fn handle_now(&mut self, event: Event, now: Millis) {
        match event {
            Event::Attached { guest, welcome, last_seq } => {
                let read = self.read_for.take() == Some(guest.connection);
                match &self.table {
                    Some(table) if self.config.shared && !read => {
                        let from = table.seq() + 1;
                        self.read_for = Some(guest.connection);
                        self.first([Task::Handle(Event::Attached { guest, welcome, last_seq })]);
                        self.effects.push_back(Effect::CatchUp { from });
                        self.pending = Some(Pending::Read);
                    }
                    _ => self.attach(guest, welcome, last_seq, now),
                }
            }
            Event::Detached(guest) => self.detach(guest),
            Event::Requested { connection, request, arrived } => {
                self.request(connection, request, arrived, now);
            }
            Event::Decided { seat, asked, decision } => self.decided(seat, asked, decision),
            Event::Undecided { seat, asked } => {
                self.thinking.remove(&(seat, asked));
                self.let_bots_think();
            }
            Event::Simulated { simulation, outcome } => self.simulated(simulation, outcome),
            Event::Restarted { downtime } => self.restart(downtime),
            Event::Written { seq } => self.look_for_news(seq),
            Event::Shown(gesture) => drop(self.show(gesture, now)),
            Event::Tick => {
                self.first([Task::RunRace]);
                if self.alarm.take_if(|due| *due <= now).is_some() {
                    self.look_at_clocks();
                }
            }
            Event::Wake => {
                self.race.drive(true);
                self.look_at_clocks();
            }
        }
    }

    fn look_for_news(&mut self, seq: u64) {
        let known = self.table().map_or(self.announced, Table::seq);
        if seq <= known {
            return;
        }
        self.pending = Some(Pending::News);
        self.effects.push_back(match self.table() {
            Some(table) => Effect::CatchUp { from: table.seq() + 1 },
            None => Effect::Load,
        });
    }

    pub(crate) fn remember(&mut self, events: &[Recorded]) {
        self.recent.extend_from_slice(events);
        let kept = self.config.kept;
        if self.recent.len() > kept.saturating_mul(2) {
            self.recent.drain(..self.recent.len() - kept);
        }
    }

    /// These come before whatever else is to be done, in this order.
    pub(crate) fn first<const N: usize>(&mut self, tasks: [Task; N]) {
        for task in tasks.into_iter().rev() {
            self.tasks.push_front(task);
        }
    }

    pub(crate) fn send(&mut self, to: Connection, message: ServerMessage) {
        self.send_all(vec![to], message);
    }

    pub(crate) fn send_all(&mut self, to: Vec<Connection>, message: ServerMessage) {
        if !to.is_empty() {
            self.effects.push_back(Effect::Send { to, message });
        }
    }

    pub(crate) fn refuse(&mut self, to: Connection, id: Option<String>, refusal: Refusal) {
        self.send(to, ServerMessage::Refused { id, refusal });
    }

    pub(crate) fn guest(&self, connection: Connection) -> Option<Guest> {
        self.guests.iter().copied().find(|guest| guest.connection == connection)
    }
}
