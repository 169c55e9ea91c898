//! The state of a table.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use engine::{AnyMatch, Cost, Record, Refusal, Seat, Seats, Secret, Standing, Viewer};
use games::evening::Evening;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::evening::titles;
use crate::play::{Choices, Play};
use crate::{
    BotLevel, Clock, CommandId, Connection, Invite, Line, Millis, Recorded, SeatPlan, Setup,
    StandIn, TableEvent, TableRefused, TokenHash,
};

/// How many chat messages a table keeps at hand.
pub const CHAT_KEPT: usize = 50;
/// Most chat messages and reactions of a player from one start of a game to the
/// next: each is kept for ever in the log, and nobody needs more.
pub const MAX_TALK: u32 = 250;
/// Events after which a table takes no more wishes; a game that is on may use
/// as many again.
pub const MAX_EVENTS: u64 = 20_000;
/// The same in bytes, about.
pub const MAX_WRITTEN: u64 = 32 << 20;

/// A table: who sits at it, what is played, and how far it is.
///
/// It is made from its events and from nothing else: [`Table::replay`] gives
/// the same table on every machine.
#[derive(Clone, PartialEq)]
pub struct Table {
    pub(crate) seq: u64,
    pub(crate) at: Millis,
    pub(crate) setup: Setup,
    pub(crate) invite: Invite,
    pub(crate) places: Vec<Place>,
    pub(crate) host: Option<Seat>,
    pub(crate) play: Option<Play>,
    /// How far the evening is; from the start of its first game on.
    pub(crate) evening: Option<Evening>,
    /// What the games of the evening are called.
    pub(crate) titles: Vec<String>,
    /// Games won since everybody sat down, by seat.
    pub(crate) wins: Vec<u32>,
    pub(crate) chat: VecDeque<Said>,
    /// How much its events say, in bytes, about.
    pub(crate) written: u64,
    pub(crate) done: BTreeMap<CommandId, u64>,
    /// The version of the rules that its game began by, if those of today make
    /// something else of it: then it is only read.
    pub(crate) shut: Option<u32>,
    /// Since when somebody has been connected without a break.
    pub(crate) attended: Option<Millis>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People gather.
    Lobby,
    /// A game is on.
    Playing,
    /// It has ended.
    Over,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    /// Nobody yet.
    Open,
    /// A bot.
    Bot(BotLevel),
    /// A person.
    Person(Person),
}

/// A person on a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    pub(crate) name: String,
    pub(crate) token: TokenHash,
    pub(crate) ready: bool,
    pub(crate) stand_in: Option<StandIn>,
    pub(crate) connections: BTreeSet<Connection>,
    /// Since when the last connection is gone.
    pub(crate) gone: Millis,
    /// Messages and reactions since a game last began.
    pub(crate) talk: u32,
    /// When they were last reminded that the game waits for them.
    pub(crate) nudged: Option<Millis>,
}

impl Person {
    /// How they are called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether they said that the game may begin.
    pub fn is_ready(&self) -> bool {
        self.ready
    }

    /// Whether they are there.
    pub fn is_connected(&self) -> bool {
        !self.connections.is_empty()
    }

    /// Since when they are away, if they are.
    pub fn away_since(&self) -> Option<Millis> {
        (!self.is_connected()).then_some(self.gone)
    }

    /// Why a bot plays their seat, if one does.
    pub fn stand_in(&self) -> Option<StandIn> {
        self.stand_in
    }
}

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The event.
    pub seq: u64,
    /// When.
    pub at: Millis,
    /// By whom; seats may have changed hands since, so the name is kept too.
    pub seat: Seat,
    /// How they were called.
    pub name: String,
    /// What.
    pub text: String,
}

/// Stored events that are not a table.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ReplayError {
    /// There are none.
    #[error("a table needs at least the event of its creation")]
    Empty,
    /// An event is missing or twice there.
    #[error("event {expected} is due, but {found} is stored")]
    Gap {
        /// The next number.
        expected: u64,
        /// The number found.
        found: u64,
    },
    /// An event cannot have happened here.
    #[error("event {seq} cannot have happened: {reason}")]
    Impossible {
        /// Its number.
        seq: u64,
        /// Why not.
        reason: String,
    },
}

impl Table {
    /// The table that these events make.
    pub fn replay<'a>(events: impl IntoIterator<Item = &'a Recorded>) -> Result<Self, ReplayError> {
        let mut events = events.into_iter();
        let first = events.next().ok_or(ReplayError::Empty)?;
        let mut table = Self::open(first)?;
        for event in events {
            table.evolve(event)?;
        }
        Ok(table)
    }

    /// The table that its first event makes.
    pub fn open(first: &Recorded) -> Result<Self, ReplayError> {
        if first.seq != 1 {
            return Err(ReplayError::Gap { expected: 1, found: first.seq });
        }
        let TableEvent::Created { setup, seats, invite } = &first.event else {
            let reason = "a table begins with its creation".to_owned();
            return Err(ReplayError::Impossible { seq: 1, reason });
        };
        Ok(Self {
            seq: 1,
            at: first.at,
            setup: setup.clone(),
            invite: invite.clone(),
            places: seats.iter().copied().map(Place::from_plan).collect(),
            host: None,
            play: None,
            evening: None,
            titles: titles(&setup.evening),
            wins: vec![0; seats.len()],
            chat: VecDeque::new(),
            written: first.event.weight(),
            done: first.command.iter().map(|id| (id.clone(), 1)).collect(),
            shut: None,
            attended: None,
        })
    }

    /// The table that these events make, as far as the rules of today allow: a
    /// game that began by others stays where they part, and its lines can be
    /// read to the last.
    pub fn restore(events: &[Recorded]) -> Result<Self, ReplayError> {
        let part = match Self::replay(events) {
            Err(ReplayError::Impossible { seq, .. }) => seq as usize - 1,
            replayed => return replayed,
        };
        let rules = events[..=part].iter().rev().find_map(|event| match event.event {
            TableEvent::Started { rules, .. } => Some(rules),
            _ => None,
        });
        // Without a game it is the log that is damaged, and not the rules.
        let rules = rules.ok_or_else(|| ReplayError::Impossible {
            seq: part as u64 + 1,
            reason: "no game was on".to_owned(),
        })?;
        let mut table = Self::replay(&events[..part])?;
        table.shut(rules, &events[part..]);
        Ok(table)
    }

    /// Whether its game can only be read, since it began by older rules.
    pub fn is_shut(&self) -> bool {
        self.shut.is_some()
    }

    /// Number of the last event.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// How far the table is.
    pub fn phase(&self) -> Phase {
        match &self.play {
            None => Phase::Lobby,
            Some(play) if play.is_over() => Phase::Over,
            Some(_) => Phase::Playing,
        }
    }

    /// What is played and how.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How long a move may take.
    pub fn clock(&self) -> Clock {
        self.setup.clock
    }

    /// What one must know to sit down: for those who sit here already.
    pub fn invite(&self) -> &Invite {
        &self.invite
    }

    /// Who sits where.
    pub fn places(&self) -> impl ExactSizeIterator<Item = (Seat, &Place)> {
        self.places.iter().enumerate().map(|(index, place)| (Seat::new(index as u8), place))
    }

    /// Who sits on `seat`.
    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.get(seat.index())
    }

    /// Who may start the game and change the table.
    pub fn host(&self) -> Option<Seat> {
        self.host
    }

    /// The seat that the holder of this token sits on.
    pub fn seat_of(&self, token: &TokenHash) -> Option<Seat> {
        // Every seat is compared, so that the time taken tells nothing.
        self.places().fold(None, |found, (seat, place)| match place {
            Place::Person(person) if person.token == *token => Some(seat),
            _ => found,
        })
    }

    /// The people at the table, by the hashes of their tokens.
    pub fn holders(&self) -> impl Iterator<Item = (Seat, TokenHash)> {
        self.people().map(|(seat, person)| (seat, person.token))
    }

    /// What the holder of this token may see.
    pub fn viewer_of(&self, token: &TokenHash) -> Viewer {
        self.seat_of(token).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Every connection that has not been reported gone, and whose it is: a
    /// host that finds one of a process that is no more reports it.
    pub fn connections(&self) -> impl Iterator<Item = (TokenHash, Connection)> {
        self.people().flat_map(|(_, person)| person.connections.iter().map(|c| (person.token, *c)))
    }

    /// How `seat` is called; bots have names too.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        match self.place(seat)? {
            Place::Open => None,
            Place::Bot(_) => Some(bot_name(seat)),
            Place::Person(person) => Some(&person.name),
        }
    }

    /// The game, with every secret in it: for the host and its bots.
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.play.as_ref().map(|play| &*play.game)
    }

    /// The game as a record. Moves that are still sealed are in it, so before
    /// the game is over it is for the host only.
    pub fn record(&self) -> Option<Record> {
        self.play.as_ref().map(Play::record)
    }

    /// What was promised about the dice: 64 hexadecimal digits.
    pub fn commitment(&self) -> Option<&str> {
        self.play.as_ref().map(|play| play.commitment.as_str())
    }

    /// What fixed the dice, once the game is over. Those of a day are revealed
    /// with its key.
    pub fn reveal(&self) -> Option<Secret> {
        self.play.as_ref().filter(|play| play.day.is_none())?.game.reveal()
    }

    /// The result, once the game is over. Before, points can give sealed moves
    /// away; what may be known of them is in the views.
    pub fn standings(&self) -> Option<Vec<Standing>> {
        self.play.as_ref().filter(|play| play.is_over()).map(|play| play.game.standings())
    }

    /// Whom the game waits for.
    pub fn pending(&self) -> Seats {
        match &self.play {
            Some(play) if self.shut.is_none() => play.pending(),
            _ => Seats::NONE,
        }
    }

    /// The question that `seat` is being asked: a move that names it counts
    /// for this question only.
    pub fn asked(&self, seat: Seat) -> Option<u64> {
        self.play.as_ref()?.question(seat).map(|question| question.seq)
    }

    /// What `seat` can do now, if a game is on: at most [`MAX_CHOICES`](crate::MAX_CHOICES) of
    /// it. Worked out once, however many ask and however often.
    pub fn choices(&self, seat: Seat) -> Option<&Choices> {
        self.play.as_ref()?.choices(seat)
    }

    /// The lines of the game so far and who may read them.
    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        self.play.iter().flat_map(Play::lines)
    }

    /// Whether `seat` can take its last move back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.play.as_ref().is_some_and(|play| play.undoable(seat).is_some())
    }

    /// Where `seat` would stand after `action`, as far as it can know. In a race
    /// that would be the answer to what all are looking for, and what has to be
    /// simulated first takes too long for a question in passing.
    pub fn preview(&self, seat: Seat, action: &str) -> Result<Standing, Refusal> {
        let play = self.play.as_ref().ok_or(TableRefused::PlayingOnly)?;
        if play.is_racing() {
            return Err(TableRefused::NoPreview.into());
        }
        if play.game.cost() == Cost::Simulated {
            return Err(TableRefused::NotForeseen.into());
        }
        play.game.preview(seat, action)
    }

    /// The last things said, oldest first.
    pub fn chat(&self) -> impl ExactSizeIterator<Item = &Said> {
        self.chat.iter()
    }

    /// What became of the command with this id, if it was carried out: the
    /// number of its first event.
    pub fn done(&self, id: &CommandId) -> Option<u64> {
        self.done.get(id).copied()
    }

    pub(crate) fn person(&self, seat: Seat) -> Option<&Person> {
        match self.place(seat)? {
            Place::Person(person) => Some(person),
            _ => None,
        }
    }

    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, &Person)> {
        self.places().filter_map(|(seat, place)| match place {
            Place::Person(person) => Some((seat, person)),
            _ => None,
        })
    }
}

impl Place {
    pub(crate) fn from_plan(plan: SeatPlan) -> Self {
        match plan {
            SeatPlan::Person => Self::Open,
            SeatPlan::Bot { level } => Self::Bot(level),
        }
    }
}

/// What the bot on `seat` is called.
pub(crate) fn bot_name(seat: Seat) -> &'static str {
    const NAMES: [&str; engine::MAX_SEATS as usize] =
        ["Albert", "Berta", "Carla", "Dora", "Emil", "Frieda", "Gustav", "Hilda"];
    NAMES[seat.index() % NAMES.len()]
}
