//! A host that keeps everything in memory, for tests.

use engine::{Refusal, Seat};
use table::{
    BotLevel, Clock, Command, Input, Millis, Recorded, SeatPlan, Setup, Table, Token, TokenHash,
    Verdict,
};

pub(crate) const PERSON: SeatPlan = SeatPlan::Person;
pub(crate) const BOT: SeatPlan = SeatPlan::Bot { level: BotLevel::Easy };

pub(crate) struct Host {
    pub(crate) table: Table,
    pub(crate) log: Vec<Recorded>,
    pub(crate) now: Millis,
    ids: u32,
}

/// The token of person `n`.
pub(crate) fn token(n: u8) -> TokenHash {
    Token([n; 16]).hash()
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::try_from(number).unwrap()
}

pub(crate) fn setup(game: &str, clock: Clock) -> Setup {
    Setup { game: game.to_owned(), clock, ..Setup::default() }
}

pub(crate) fn act(action: &str) -> Command {
    Command::act(action)
}

impl Host {
    /// A table whose host is person 1, called Mia.
    pub(crate) fn new(setup: &Setup, seats: &[SeatPlan]) -> Self {
        let log = Table::create(setup, seats, ("Mia", token(1)), 0, &[5; 48]).unwrap();
        let table = Table::replay(&log).unwrap();
        Self { table, log, now: 0, ids: 0 }
    }

    /// A started table of so many people, all connected; names Mia, P2, P3, …
    pub(crate) fn started(setup: &Setup, people: u8) -> Self {
        let mut host = Self::new(setup, &vec![PERSON; people.into()]);
        for n in 2..=people {
            host.join(n, &format!("P{n}")).unwrap();
            host.send(n, Command::Ready { ready: true }).unwrap();
        }
        for n in 1..=people {
            host.connect(n);
        }
        host.send(1, Command::Start).unwrap();
        host
    }

    pub(crate) fn put(&mut self, input: &Input) -> Result<Vec<Recorded>, Refusal> {
        let entropy = [self.log.len() as u8; 48];
        let (verdict, mut trial) =
            self.table.decide_with_trial(input, None, self.now, || entropy)?;
        match verdict {
            Verdict::Repeated { .. } => Ok(Vec::new()),
            Verdict::Happens(events) => {
                for event in &events {
                    self.table.evolve_with(event, std::mem::take(&mut trial)).unwrap();
                }
                self.log.extend(events.iter().cloned());
                Ok(events)
            }
        }
    }

    pub(crate) fn send(&mut self, n: u8, command: Command) -> Result<Vec<Recorded>, Refusal> {
        self.ids += 1;
        let id = format!("c{}", self.ids).try_into().unwrap();
        self.put(&Input::Command { from: token(n), id, command })
    }

    /// The code of the refusal that `command` must meet.
    pub(crate) fn refused(&mut self, n: u8, command: Command) -> String {
        let before = self.table.clone();
        let refusal = self.send(n, command).expect_err("it must be refused");
        assert!(self.table == before, "a refusal changes nothing");
        refusal.code
    }

    pub(crate) fn join(&mut self, n: u8, name: &str) -> Result<Vec<Recorded>, Refusal> {
        let invite = self.table.invite().as_str().to_owned();
        self.send(n, Command::Join { invite, name: name.to_owned(), seat: None })
    }

    pub(crate) fn connect(&mut self, n: u8) {
        self.put(&Input::Connected { who: token(n), connection: n.into() }).unwrap();
    }

    pub(crate) fn disconnect(&mut self, n: u8) {
        self.put(&Input::Disconnected { who: token(n), connection: n.into() }).unwrap();
    }

    pub(crate) fn tick(&mut self, now: Millis) -> Vec<Recorded> {
        self.now = now;
        self.put(&Input::Tick).unwrap()
    }

    /// Lets a due bot do the first thing it can.
    pub(crate) fn run_bot(&mut self) -> bool {
        let Some(turn) = self.table.due_bots().into_iter().next() else { return false };
        let action = self.first_choice(turn.seat);
        self.put(&Input::Bot { seat: turn.seat, asked: turn.asked, action }).unwrap();
        true
    }

    pub(crate) fn first_choice(&self, seat: Seat) -> String {
        self.table.game().unwrap().choices(seat).0.swap_remove(0)
    }

    /// Plays on with last choices until the game is over.
    pub(crate) fn finish(&mut self) {
        for _ in 0..10_000 {
            let Some(seat) = self.table.pending().first() else { break };
            let (choices, _) = self.table.game().unwrap().choices(seat);
            let action = choices.last().unwrap().clone();
            match self.table.due_bots().iter().find(|turn| turn.seat == seat) {
                Some(turn) => {
                    self.put(&Input::Bot { seat, asked: turn.asked, action }).unwrap();
                }
                None => {
                    self.send(seat.number(), act(&action)).unwrap();
                }
            }
        }
        assert_eq!(self.table.phase(), table::Phase::Over);
    }

    /// The log, through JSON and back, gives the same table.
    pub(crate) fn check_replay(&self) {
        let text = serde_json::to_string(&self.log).unwrap();
        let log: Vec<Recorded> = serde_json::from_str(&text).unwrap();
        assert_eq!(log, self.log);
        assert!(Table::replay(&log).unwrap() == self.table, "replay differs");
    }
}
