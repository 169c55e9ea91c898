//! A host that has only a log, a clock and ears.

use engine::Seat;
use host::{
    Answer, Config, Decision, Effect, Event, Gesture, Guest, HostedTable, Request, Simulation,
};
use protocol::{CreateTable, Refusal, ServerMessage, State};
use table::{
    BotLevel, BotTurn, Clock, Command, CommandId, Connection, Millis, Recorded, SeatPlan, Setup,
    Token,
};

/// What the store does with the next events.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Store {
    Works,
    Fails,
    /// Another host writes something first, so many times.
    Loses(u32),
}

pub(crate) struct World {
    pub(crate) core: HostedTable,
    pub(crate) log: Vec<Recorded>,
    pub(crate) now: Millis,
    pub(crate) store: Store,
    /// How often the whole log was read.
    pub(crate) loads: u32,
    /// What each append asked to be woken for.
    pub(crate) dues: Vec<Option<Millis>>,
    /// What was sent, and how many events were stored by then.
    pub(crate) sent: Vec<(Connection, ServerMessage)>,
    pub(crate) thoughts: Vec<BotTurn>,
    pub(crate) simulations: Vec<Simulation>,
    pub(crate) answers: Vec<Answer>,
    pub(crate) compared: Vec<(u64, u64)>,
    /// What other hosts were to show.
    pub(crate) shared: Vec<Gesture>,
    pub(crate) closed: Vec<Connection>,
    /// How often the core asked for randomness.
    pub(crate) entropy: u32,
    ids: u32,
}

pub(crate) fn token(n: u8) -> Token {
    Token([n; 16])
}

pub(crate) fn guest(n: u8) -> Guest {
    Guest { connection: n.into(), who: token(n).hash() }
}

pub(crate) fn id(name: &str) -> CommandId {
    name.to_owned().try_into().unwrap()
}

/// Somebody else's table that wrote the same log.
const OTHER: Connection = 99;

impl World {
    /// A table of `people`, who are there, and `bots`, before its game.
    pub(crate) fn new(game: &str, people: u8, bots: &[BotLevel]) -> Self {
        Self::with(game, people, bots, Config::default())
    }

    pub(crate) fn with(game: &str, people: u8, bots: &[BotLevel], config: Config) -> Self {
        let mut seats = vec![SeatPlan::Person; people.into()];
        seats.extend(bots.iter().map(|level| SeatPlan::Bot { level: *level }));
        let clock = Clock::Move { seconds: 60 };
        let setup = Setup { game: game.to_owned(), clock, ..Setup::default() };
        let wish = CreateTable { setup, seats, name: "P1".to_owned() };
        let (created, log) = host::create(&wish, "t", token(1), 0, &[7; 48]).unwrap();
        let mut world = Self {
            core: HostedTable::new(config),
            log,
            now: 1_000,
            store: Store::Works,
            loads: 0,
            dues: Vec::new(),
            sent: Vec::new(),
            thoughts: Vec::new(),
            simulations: Vec::new(),
            answers: Vec::new(),
            compared: Vec::new(),
            shared: Vec::new(),
            closed: Vec::new(),
            entropy: 0,
            ids: 0,
        };
        for n in 1..=people {
            world.attach(n);
            if n > 1 {
                let (invite, name) = (created.invite.clone(), format!("P{n}"));
                world.command(n, Command::Join { invite, name, seat: None });
                world.command(n, Command::Ready { ready: true });
            }
        }
        world.sent.clear();
        world
    }

    /// With its game begun.
    pub(crate) fn started(game: &str, people: u8, bots: &[BotLevel]) -> Self {
        let mut world = Self::new(game, people, bots);
        world.command(1, Command::Start);
        world
    }

    pub(crate) fn handle(&mut self, event: Event) {
        self.core.handle(event);
        self.carry_out();
    }

    pub(crate) fn attach(&mut self, n: u8) {
        let welcome = ServerMessage::Pong;
        self.handle(Event::Attached { guest: guest(n), welcome, last_seq: None });
    }

    pub(crate) fn request(&mut self, n: u8, request: Request) {
        let arrived = self.now;
        self.handle(Event::Requested { connection: n.into(), request, arrived });
    }

    pub(crate) fn command(&mut self, n: u8, command: Command) -> CommandId {
        self.ids += 1;
        let id = id(&format!("c{}", self.ids));
        self.request(n, Request::Command { id: id.clone(), command });
        id
    }

    fn carry_out(&mut self) {
        let mut drawn = 0;
        let mut entropy = || {
            drawn += 1;
            [9; 48]
        };
        while let Some(effect) = self.core.next_effect(self.now, &mut entropy) {
            match effect {
                Effect::Append(append) => {
                    self.dues.push(append.due);
                    self.append(&append.events);
                }
                Effect::Load => {
                    self.loads += 1;
                    match self.store {
                        Store::Fails => self.core.unavailable(&Refusal::new("try-again", "no")),
                        _ => self.core.opened(&self.log, self.now).unwrap(),
                    }
                }
                Effect::CatchUp { from } => {
                    let news = &self.log[from as usize - 1..];
                    self.core.caught_up(news, self.now).unwrap();
                }
                Effect::Send { to, message } => {
                    self.sent.extend(to.into_iter().map(|to| (to, message.clone())));
                }
                Effect::Close { connection, .. } => self.closed.push(connection),
                Effect::Think(turn) => self.thoughts.push(turn),
                Effect::Simulate(simulation) => self.simulations.push(simulation),
                Effect::Answered(answer) => self.answers.push(answer),
                Effect::Share(gesture) => self.shared.push(gesture),
                Effect::Compared { here, there } => self.compared.push((here, there)),
            }
        }
        self.entropy += drawn;
    }

    fn append(&mut self, events: &[Recorded]) {
        let sent = self.sent.len();
        assert!(self.core.next_effect(self.now, || [9; 48]).is_none(), "told before stored");
        match self.store {
            Store::Works | Store::Loses(0) => {
                assert_eq!(events[0].seq, self.log.len() as u64 + 1);
                self.log.extend_from_slice(events);
                self.core.stored(self.now);
            }
            Store::Fails => self.core.unavailable(&Refusal::new("try-again", "no")),
            Store::Loses(times) => {
                self.store = Store::Loses(times - 1);
                self.write_elsewhere();
                let table = Box::new(table::Table::restore(&self.log).unwrap());
                self.core.conflicted(table, &self.log, self.now);
            }
        }
        assert_eq!(self.sent.len(), sent, "effects are taken one at a time");
    }

    /// Another host of the same table notes a connection of the first person.
    pub(crate) fn write_elsewhere(&mut self) {
        let table = table::Table::replay(&self.log).unwrap();
        let connection = OTHER + self.log.len() as u64;
        let input = table::Input::Connected { who: token(1).hash(), connection };
        let verdict = table.decide(&input, self.now, &[9; 48]).unwrap();
        let table::Verdict::Happens(events) = verdict else { panic!("it was done before") };
        self.log.extend(events);
    }

    /// Lets time pass, with all that the core wants to do in it.
    pub(crate) fn pass(&mut self, time: Millis) {
        let end = self.now + time;
        while let Some(due) = self.core.next_deadline().filter(|due| *due <= end) {
            self.now = self.now.max(due);
            self.handle(Event::Tick);
        }
        self.now = end;
    }

    /// Has the first thought made up, as some thread would.
    pub(crate) fn think(&mut self) {
        let turn = self.thoughts.remove(0);
        let game = self.core.game().unwrap();
        let decision = host::decide(game, turn.seat, turn.level, turn.seed);
        self.decided(&turn, decision);
    }

    pub(crate) fn decided(&mut self, turn: &BotTurn, decision: Option<Decision>) {
        self.handle(Event::Decided { seat: turn.seat, asked: turn.asked, decision });
    }

    /// The answer to a command: the event, or the code of the refusal.
    pub(crate) fn answer(&self, id: &CommandId) -> Option<Result<u64, &str>> {
        self.sent.iter().rev().find_map(|(_, message)| match message {
            ServerMessage::Ack { id: other, seq } if other == id.as_str() => Some(Ok(*seq)),
            ServerMessage::Refused { id: Some(other), refusal } if other == id.as_str() => {
                Some(Err(refusal.code.as_str()))
            }
            _ => None,
        })
    }

    /// Everything that `n` was sent.
    pub(crate) fn heard(&self, n: u8) -> impl Iterator<Item = &ServerMessage> {
        self.sent.iter().filter(move |(to, _)| *to == u64::from(n)).map(|(_, message)| message)
    }

    /// How things stand for `n`.
    pub(crate) fn state(&self, n: u8) -> State {
        let table = self.core.table().unwrap();
        protocol::state(table, table.viewer_of(&token(n).hash()), self.now)
    }

    /// Whose turn it is, as the number of the person.
    pub(crate) fn mover(&self) -> u8 {
        self.core.table().unwrap().pending().next().map(Seat::number).unwrap()
    }

    pub(crate) fn act(&mut self, n: u8, action: &str) -> CommandId {
        self.command(n, Command::act(action))
    }
}
