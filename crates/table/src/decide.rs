//! Checking inputs and saying what happens.

use std::cell::Cell;

use engine::{Refusal, Seat, Secret};

use crate::beginning::Beginning;
use crate::evening::{check_first, check_programme};
use crate::event::RULES;
use crate::moves::{Trial, Workings};
use crate::play::Play;
use crate::table::{MAX_EVENTS, MAX_TALK, MAX_WRITTEN};
use crate::words::{clean_chat, clean_name, look};
use crate::{
    Command, Input, Invite, Millis, Phase, Place, Recorded, Sealed, SeatPlan, Setup, SetupChange,
    Simulated, StandIn, Table, TableEvent, TableRefused, TokenHash,
};

/// Most sheets that can be attached to a table.
pub const MAX_SHEETS: usize = 4;
/// Most bytes of all sheets together.
pub const MAX_SHEET_BYTES: usize = 64 << 10;
/// Most moves that a player can take back in a game.
pub const MAX_UNDO: u32 = 100;
/// Most options that can be set.
pub const MAX_OPTIONS: usize = 32;

/// Fresh random bytes of the host, for whatever must not be guessed.
pub type Entropy = [u8; 48];

/// What becomes of an input that is not refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// These events: store them, then [`evolve`](Table::evolve) with each,
    /// then tell people. There may be none.
    Happens(Vec<Recorded>),
    /// Nothing: the same command was carried out before.
    Repeated {
        /// As this event.
        seq: u64,
    },
}

impl Table {
    /// The first events of a new table. Whoever makes it sits down on the
    /// first seat for people and is its host.
    pub fn create(
        setup: &Setup,
        seats: &[SeatPlan],
        host: (&str, TokenHash),
        now: Millis,
        entropy: &Entropy,
    ) -> Result<Vec<Recorded>, Refusal> {
        let setup = setup.clone().with_first_files();
        check_setup(&setup, seats.len())?;
        check_first(&setup)?;
        let mut letters = [0; 12];
        letters.copy_from_slice(&entropy[..12]);
        let invite = Invite::new(letters);
        let mut events = vec![TableEvent::Created { setup, seats: seats.to_vec(), invite }];
        if let Some(index) = seats.iter().position(|plan| *plan == SeatPlan::Person) {
            let name = clean_name(host.0)?;
            events.push(TableEvent::Joined { seat: Seat::new(index as u8), name, token: host.1 });
        }
        Ok(number(events, 0, now, None))
    }

    /// Checks `input` and says what happens; a refusal leaves no trace.
    pub fn decide(
        &self,
        input: &Input,
        now: Millis,
        entropy: &Entropy,
    ) -> Result<Verdict, Refusal> {
        self.decide_with(input, None, now, entropy)
    }

    /// The same, when the turn in `input` has been simulated beside the table:
    /// then nothing is computed here that takes long.
    pub fn decide_with(
        &self,
        input: &Input,
        simulated: Option<&Simulated>,
        now: Millis,
        entropy: &Entropy,
    ) -> Result<Verdict, Refusal> {
        self.decide_with_trial(input, simulated, now, || *entropy).map(|(verdict, _)| verdict)
    }

    /// The same with how the game stands after it, for [`Table::evolve_with`]: so
    /// that a move is read, checked and played once. For randomness is asked only
    /// if the input needs some.
    pub fn decide_with_trial(
        &self,
        input: &Input,
        simulated: Option<&Simulated>,
        now: Millis,
        entropy: impl FnOnce() -> Entropy,
    ) -> Result<(Verdict, Trial), Refusal> {
        let workings = Workings { simulated, trial: Cell::new(None) };
        let verdict = self.work_out(input, &workings, now, entropy)?;
        Ok((verdict, Trial(workings.trial.into_inner())))
    }

    fn work_out(
        &self,
        input: &Input,
        workings: &Workings<'_>,
        now: Millis,
        entropy: impl FnOnce() -> Entropy,
    ) -> Result<Verdict, Refusal> {
        // Hosts' clocks may step back; events never do.
        let now = now.max(self.at);
        let mut id = None;
        let events = match input {
            Input::Command { from, id: named, command } => {
                if let Some(seq) = self.done(named) {
                    return Ok(Verdict::Repeated { seq });
                }
                id = Some(named.clone());
                self.has_room(command)?;
                let event = self.command(from, command, workings, now, entropy)?;
                // What changes nothing writes nothing.
                if self.is_so_already(&event) { Vec::new() } else { vec![event] }
            }
            Input::Connected { who, connection } => {
                let new = |seat: &Seat| {
                    self.person(*seat).is_some_and(|p| !p.connections.contains(connection))
                };
                let seat = self.seat_of(who).filter(|_| self.seq < 2 * MAX_EVENTS).filter(new);
                seat.map(|seat| TableEvent::Connected { seat, connection: *connection })
                    .into_iter()
                    .collect()
            }
            Input::Disconnected { who, connection } => {
                let known = |seat: &Seat| {
                    self.person(*seat).is_some_and(|p| p.connections.contains(connection))
                };
                let seat = self.seat_of(who).filter(known);
                seat.map(|seat| TableEvent::Disconnected { seat, connection: *connection })
                    .into_iter()
                    .collect()
            }
            Input::Bot { seat, asked, action } => self.bot_acts(*seat, *asked, action, workings)?,
            Input::Judged(judged) => {
                if let Some(named) = &judged.id {
                    if let Some(seq) = self.done(named) {
                        return Ok(Verdict::Repeated { seq });
                    }
                    id = Some(named.clone());
                }
                vec![self.races(judged, workings)?]
            }
            Input::Timeout => self.timeouts(now),
            Input::Tick => self.overdue(now)?,
            Input::Restarted { downtime } => self.restarted(*downtime),
        };
        Ok(Verdict::Happens(number(events, self.seq, now, id)))
    }

    fn command(
        &self,
        from: &TokenHash,
        command: &Command,
        workings: &Workings<'_>,
        now: Millis,
        entropy: impl FnOnce() -> Entropy,
    ) -> Result<TableEvent, Refusal> {
        let seat = match (command, self.seat_of(from)) {
            (Command::Join { .. }, Some(_)) => return Err(TableRefused::SeatedAlready.into()),
            (Command::Join { invite, name, seat }, None) => self.invited(invite, name, *seat)?,
            (_, None) => return Err(TableRefused::NotSeated.into()),
            (_, Some(seat)) => seat,
        };
        Ok(match command {
            Command::Join { name, .. } => {
                TableEvent::Joined { seat, name: clean_name(name)?, token: *from }
            }
            Command::Leave => self.leaves(seat),
            Command::Rename { name } => self.renames(seat, name)?,
            Command::Ready { ready } => self.readies(seat, *ready)?,
            Command::Start => self.begins(seat, entropy())?,
            Command::Configure(change) => self.configures(seat, change)?,
            Command::AddSeat { plan } => {
                self.arranges(seat, self.places.len() + 1)?;
                TableEvent::SeatAdded { plan: *plan }
            }
            Command::RemoveSeat { seat: which } => {
                self.known(*which)?;
                self.arranges(seat, self.places.len() - 1)?;
                TableEvent::SeatRemoved { seat: *which }
            }
            Command::SetSeat { seat: which, plan } => {
                self.known(*which)?;
                self.arranges(seat, self.places.len())?;
                TableEvent::SeatSet { seat: *which, plan: *plan }
            }
            Command::Act { action, asked, .. } => self.acts(seat, action, *asked, workings)?,
            Command::Undo => self.undoes(seat)?,
            Command::Agree { agree } => self.agrees(seat, *agree)?,
            Command::LetBotPlay { seat: whose } => self.asks_for_bot(*whose, now)?,
            Command::Hint => self.gives_hint(seat)?,
            Command::Nudge { seat: whom } => self.nudges(seat, *whom, now)?,
            Command::TakeBack => self.takes_back(seat)?,
            Command::Chat { text } => {
                self.may_talk(seat)?;
                TableEvent::Chatted { seat, text: clean_chat(text)? }
            }
            Command::React { reaction } => {
                self.may_talk(seat)?;
                TableEvent::Reacted { seat, reaction: *reaction }
            }
            Command::Rematch => {
                self.in_phase(Phase::Over)?;
                self.evening_is_over()?;
                TableEvent::Rematched { seat }
            }
            Command::Next => {
                self.is_host(seat)?;
                self.in_phase(Phase::Over)?;
                self.next_game().ok_or(TableRefused::NoNextGame)?;
                TableEvent::MovedOn { seat }
            }
        })
    }

    fn leaves(&self, seat: Seat) -> TableEvent {
        match self.phase() {
            Phase::Playing => TableEvent::StoodIn { seat, reason: StandIn::Left },
            Phase::Lobby | Phase::Over => TableEvent::Left { seat },
        }
    }

    fn renames(&self, seat: Seat, name: &str) -> Result<TableEvent, TableRefused> {
        let name = clean_name(name)?;
        self.name_is_free(&name, Some(seat))?;
        Ok(TableEvent::Renamed { seat, name })
    }

    fn takes_back(&self, seat: Seat) -> Result<TableEvent, TableRefused> {
        self.in_phase(Phase::Playing)?;
        match self.not_stood_in(seat) {
            Ok(()) => Err(TableRefused::NoStandIn),
            // Whoever has seen a bot play some of it has had help.
            Err(_) if self.day().is_some() => Err(TableRefused::DayGivenUp),
            Err(_) => Ok(TableEvent::TakenBack { seat }),
        }
    }

    /// Where somebody who was invited sits down.
    fn invited(&self, invite: &str, name: &str, wish: Option<Seat>) -> Result<Seat, TableRefused> {
        if !self.invite.admits(invite) {
            return Err(TableRefused::WrongInvite);
        }
        self.in_phase(Phase::Lobby)?;
        self.name_is_free(&clean_name(name)?, None)?;
        if let Some(seat) = wish {
            return match self.known(seat)? {
                Place::Open => Ok(seat),
                _ => Err(TableRefused::SeatTaken { seat }),
            };
        }
        let open = self.places().find(|(_, place)| **place == Place::Open);
        open.map(|(seat, _)| seat).ok_or(TableRefused::Full)
    }

    fn configures(&self, by: Seat, change: &SetupChange) -> Result<TableEvent, Refusal> {
        self.host_in_lobby(by)?;
        let setup = change.applied_to(&self.setup);
        check_setup(&setup, self.places.len())?;
        self.check_beginning(&setup)?;
        Ok(TableEvent::Configured { setup })
    }

    /// Whether `by` may rearrange the seats so that there are `seats`.
    fn arranges(&self, by: Seat, seats: usize) -> Result<(), Refusal> {
        self.host_in_lobby(by)?;
        if self.evening.is_some() && seats != self.places.len() {
            return Err(TableRefused::EveningSeats.into());
        }
        check_setup(&self.setup, seats)
    }

    fn begins(&self, by: Seat, entropy: Entropy) -> Result<TableEvent, Refusal> {
        self.host_in_lobby(by)?;
        for (seat, place) in self.places() {
            match place {
                Place::Open => return Err(TableRefused::EmptySeat { seat }.into()),
                Place::Person(person)
                    if seat != by && !person.ready && person.stand_in.is_none() =>
                {
                    let name = person.name.clone();
                    return Err(TableRefused::NotReady { name }.into());
                }
                _ => {}
            }
        }
        let secret = Secret::new(entropy);
        let beginning = Beginning::with(self.files());
        let (_, lines) = Play::new(&self.setup, beginning, self.names(), secret)?;
        let secret = Sealed(secret);
        Ok(TableEvent::Started { secret, lines, rules: RULES, from: None, day: None })
    }

    fn host_in_lobby(&self, seat: Seat) -> Result<(), TableRefused> {
        self.is_host(seat)?;
        self.in_phase(Phase::Lobby)
    }

    fn is_host(&self, seat: Seat) -> Result<(), TableRefused> {
        if self.host == Some(seat) { Ok(()) } else { Err(TableRefused::HostOnly) }
    }

    pub(crate) fn in_phase(&self, phase: Phase) -> Result<(), TableRefused> {
        match phase {
            _ if self.phase() == phase => Ok(()),
            Phase::Lobby => Err(TableRefused::LobbyOnly),
            Phase::Playing => Err(TableRefused::PlayingOnly),
            Phase::Over => Err(TableRefused::OverOnly),
        }
    }

    pub(crate) fn playing(&self) -> Result<&Play, TableRefused> {
        self.in_phase(Phase::Playing)?;
        self.play.as_ref().ok_or(TableRefused::PlayingOnly)
    }

    pub(crate) fn may_talk(&self, seat: Seat) -> Result<(), TableRefused> {
        match self.person(seat) {
            Some(person) if person.talk >= MAX_TALK => {
                Err(TableRefused::TooMuchTalk { most: MAX_TALK })
            }
            _ => Ok(()),
        }
    }

    /// Whether the log has room for what comes of `command`: it is kept for
    /// ever, so it ends somewhere. A game that is on may use as much again, and
    /// whoever wants to get up may always.
    fn has_room(&self, command: &Command) -> Result<(), TableRefused> {
        // What was played by other rules can be looked at, and talked about.
        let talks = matches!(command, Command::Chat { .. } | Command::React { .. });
        if let Some(rules) = self.shut
            && !talks
            && *command != Command::Leave
        {
            return Err(TableRefused::OlderRules { rules });
        }
        let times = match command {
            Command::Leave => return Ok(()),
            Command::Act { .. } | Command::TakeBack => 2,
            _ => 1,
        };
        if self.seq >= times * MAX_EVENTS || self.written >= times * MAX_WRITTEN {
            return Err(TableRefused::TableFull { most: MAX_EVENTS });
        }
        Ok(())
    }

    /// Whether things are as `event` would make them.
    fn is_so_already(&self, event: &TableEvent) -> bool {
        match event {
            TableEvent::Configured { setup } => *setup == self.setup,
            TableEvent::Renamed { seat, name } => self.name(*seat) == Some(name),
            TableEvent::Readied { seat, ready } if self.phase() == Phase::Playing => {
                self.is_reading(*seat) != *ready
            }
            TableEvent::Readied { seat, ready } => self
                .person(*seat)
                .is_some_and(|person| person.ready == *ready && person.stand_in.is_none()),
            TableEvent::SeatSet { seat, plan } => {
                self.place(*seat) == Some(&Place::from_plan(*plan))
            }
            _ => false,
        }
    }

    pub(crate) fn not_stood_in(&self, seat: Seat) -> Result<(), TableRefused> {
        match self.person(seat).and_then(|person| person.stand_in) {
            None => Ok(()),
            Some(_) => Err(TableRefused::BotPlays),
        }
    }

    pub(crate) fn known(&self, seat: Seat) -> Result<&Place, TableRefused> {
        self.place(seat).ok_or(TableRefused::NoSeat { seat })
    }

    fn name_is_free(&self, name: &str, except: Option<Seat>) -> Result<(), TableRefused> {
        let wanted = look(name);
        let taken = self.places().any(|(seat, _)| {
            Some(seat) != except && self.name(seat).is_some_and(|other| look(other) == wanted)
        });
        if taken { Err(TableRefused::NameTaken { name: name.to_owned() }) } else { Ok(()) }
    }
}

/// Whether `players` could play this: the surest way to know is to try.
fn check_setup(setup: &Setup, players: usize) -> Result<(), Refusal> {
    setup.clock.check()?;
    let bytes: usize = setup.sheets.iter().map(|s| s.name.len() + s.text.len()).sum();
    if setup.sheets.len() > MAX_SHEETS || bytes > MAX_SHEET_BYTES {
        let (most, bytes) = (MAX_SHEETS, MAX_SHEET_BYTES);
        return Err(TableRefused::TooManySheets { most, bytes }.into());
    }
    if setup.options.len() > MAX_OPTIONS {
        return Err(TableRefused::TooManyOptions { most: MAX_OPTIONS }.into());
    }
    check_programme(setup, players)?;
    let nobody = vec![String::new(); players];
    Beginning::with(setup.files()).start(setup, nobody, Secret::numbered(0, 0)).map(drop)
}

fn number(
    events: Vec<TableEvent>,
    after: u64,
    at: Millis,
    mut command: Option<crate::CommandId>,
) -> Vec<Recorded> {
    (after + 1..)
        .zip(events)
        .map(|(seq, event)| Recorded { seq, at, command: command.take(), event })
        .collect()
}
