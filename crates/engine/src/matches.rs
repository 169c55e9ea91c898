//! A game being played: state, event log and sealed dice.

use std::sync::Arc;

use crate::{
    Commitment, Cost, Dice, Event, EventOf, Game, Options, Outcome, Pending, Reason, Refusal,
    Refused, Seat, Seats, Secret, SetupError, Viewer,
};

/// Who may read an event at the moment it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Audience {
    /// The players.
    pub seats: Seats,
    /// And those who only watch.
    pub spectators: bool,
}

/// One game from its first event to its last.
///
/// A match asks people only: whenever dice are due it throws them, and whenever
/// the rules follow up it lets them, until somebody has to decide or the game
/// is over.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: G,
    options: Arc<G::Options>,
    names: Arc<[String]>,
    log: Vec<EventOf<G>>,
    audiences: Vec<Audience>,
    /// Of those events that have more to tell than their notation: the index,
    /// and how they are told.
    told: Vec<(usize, Box<str>)>,
    dice: Dice,
    secret: Secret,
}

impl<G: Game> Match<G> {
    /// Sets a game up for the players named, in seat order, and plays on to
    /// the first decision.
    pub fn new(
        options: G::Options,
        names: Vec<String>,
        secret: Secret,
    ) -> Result<Self, SetupError> {
        let game = set_up::<G>(&options, names.len())?;
        let mut this = Self::begun(game, options, names, secret);
        this.advance();
        Ok(this)
    }

    /// Does `action` for `seat` and everything that follows from it. Returns
    /// the new events; after a refusal nothing has changed.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<&[EventOf<G>], Refused<G::Reason>> {
        self.check(seat, &action)?;
        let before = self.log.len();
        self.apply(Event::Act(seat, action));
        self.advance();
        Ok(&self.log[before..])
    }

    /// The same with what was [simulated](Match::simulate) for it before. It is
    /// taken as it is, so it must come from somebody who is trusted; whoever
    /// judges the [record](Match::record) computes it again.
    pub fn act_with(
        &mut self,
        seat: Seat,
        action: G::Action,
        simulated: G::Effect,
    ) -> Result<&[EventOf<G>], Refused<G::Reason>> {
        self.check(seat, &action)?;
        let before = self.log.len();
        self.apply(Event::Act(seat, action));
        let effect = Event::Effect(simulated);
        if is_computed(&self.game, &effect, false) {
            self.apply(effect);
        }
        self.advance();
        Ok(&self.log[before..])
    }

    /// What `action` would come to, in a game that is
    /// [simulated](Cost::Simulated). As much work as doing it.
    pub fn simulate(
        &self,
        seat: Seat,
        action: &G::Action,
    ) -> Result<Option<Outcome<G::Effect>>, Refused<G::Reason>> {
        self.check(seat, action)?;
        Ok(self.game.simulate(seat, action))
    }

    /// Does what the rules do because time is up, and everything that follows
    /// from it. Returns the new events; none if no deadline runs.
    pub fn timeout(&mut self) -> &[EventOf<G>] {
        let before = self.log.len();
        if let Some(effect) = self.game.timeout() {
            self.apply(Event::Effect(effect));
            self.advance();
        }
        &self.log[before..]
    }

    /// Whether `seat` may do `action` now; if not, why not.
    pub fn check(&self, seat: Seat, action: &G::Action) -> Result<(), Refused<G::Reason>> {
        check_event(&self.game, &Event::Act(seat, action.clone()))
    }

    /// The state, with every secret in it.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What was chosen beforehand.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Who plays, by seat.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// All that happened.
    pub fn events(&self) -> &[EventOf<G>] {
        &self.log
    }

    /// Who could read event `index` when it happened.
    pub fn audience(&self, index: usize) -> Option<Audience> {
        self.audiences.get(index).copied()
    }

    /// How event `index` is told with what was to be seen of it, if that is more
    /// than its notation says; see [`Game::told`].
    pub fn told(&self, index: usize) -> Option<&str> {
        let at = self.told.binary_search_by_key(&index, |(index, _)| *index).ok()?;
        Some(&self.told[at].1)
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.game.pending() == Pending::Over
    }

    /// What was promised about the dice before the first throw.
    pub fn commitment(&self) -> Commitment {
        self.secret.commitment()
    }

    /// Seed and salt, once the game is over and nobody can use them.
    pub fn reveal(&self) -> Option<Secret> {
        self.is_over().then_some(self.secret)
    }

    /// Seed and salt at any time: for whoever keeps the match, never for a
    /// player.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// A match to which nothing has happened yet.
    fn begun(game: G, options: G::Options, names: Vec<String>, secret: Secret) -> Self {
        Self {
            game,
            options: options.into(),
            names: names.into(),
            log: Vec::new(),
            audiences: Vec::new(),
            told: Vec::new(),
            dice: Dice::new(&secret.seed),
            secret,
        }
    }

    /// A copy that knows nothing of what has happened, for trying out what comes
    /// next: it costs the same after ten events and after ten thousand.
    #[must_use]
    pub fn trial(&self) -> Self {
        Self {
            game: self.game.clone(),
            options: self.options.clone(),
            names: self.names.clone(),
            log: Vec::new(),
            audiences: Vec::new(),
            told: Vec::new(),
            dice: self.dice.clone(),
            secret: self.secret,
        }
    }

    /// Takes over what has happened to a [trial](Match::trial) of this match
    /// since it was made.
    pub fn adopt(&mut self, trial: Self) {
        self.game = trial.game;
        self.dice = trial.dice;
        let before = self.log.len();
        self.told.extend(trial.told.into_iter().map(|(index, line)| (before + index, line)));
        self.log.extend(trial.log);
        self.audiences.extend(trial.audiences);
    }

    /// Goes back to when there were so many `events`: `trial` was made then, and
    /// nothing has happened to it.
    pub fn go_back(&mut self, events: usize, trial: &Self) {
        self.game.clone_from(&trial.game);
        self.dice.clone_from(&trial.dice);
        self.log.truncate(events);
        self.audiences.truncate(events);
        self.told.truncate(self.told.partition_point(|(index, _)| *index < events));
    }

    fn advance(&mut self) {
        loop {
            let event = match self.game.pending() {
                Pending::Throw => self.game.throw(&mut self.dice).map(Event::Throw),
                Pending::Rules => self.game.next_effect().map(Event::Effect),
                _ => None,
            };
            let Some(event) = event else { return };
            self.apply(event);
        }
    }

    fn apply(&mut self, event: EventOf<G>) {
        // Only the state just before an event knows who may read it.
        self.audiences.push(Audience {
            seats: Seat::all(self.game.players())
                .filter(|seat| self.game.visible_to(&event, Viewer::Seat(*seat)))
                .collect(),
            spectators: self.game.visible_to(&event, Viewer::Spectator),
        });
        if let Some(line) = told(&self.game, &event) {
            self.told.push((self.log.len(), line.into()));
        }
        self.game.evolve(&event);
        self.log.push(event);
    }

    /// Takes up a stored match where its events end. The throws already made
    /// are drawn again from the seed and must be those of the log.
    pub fn resume(
        options: G::Options,
        names: Vec<String>,
        secret: Secret,
        events: impl IntoIterator<Item = EventOf<G>>,
    ) -> Result<Self, ResumeError<G::Reason>> {
        let game = set_up::<G>(&options, names.len())?;
        let mut this = Self::begun(game, options, names, secret);
        this.apply_stored(events)?;
        Ok(this)
    }

    /// A match to which all of this has happened, whoever threw the dice. What
    /// it throws from now on is fixed by `secret`.
    pub(crate) fn of_events(
        game: G,
        options: G::Options,
        names: Vec<String>,
        secret: Secret,
        events: impl IntoIterator<Item = EventOf<G>>,
    ) -> Self {
        let mut this = Self::begun(game, options, names, secret);
        for event in events {
            this.apply(event);
        }
        this.advance();
        this
    }

    /// Lets stored events happen again, and what follows if they stop short of
    /// a decision. They are checked like anybody's, but for one thing: an action
    /// in a [simulated](Cost::Simulated) world and what came of it were replayed
    /// before they were stored, and are not replayed again. Whoever does not trust
    /// the store [validates](crate::validate) the [record](Match::record).
    pub fn apply_stored(
        &mut self,
        events: impl IntoIterator<Item = EventOf<G>>,
    ) -> Result<(), ResumeError<G::Reason>> {
        let mut events = events.into_iter().peekable();
        while let Some(event) = events.next() {
            let index = self.log.len();
            let told = matches!(events.peek(), Some(Event::Effect(_)));
            if !is_computed(&self.game, &event, told) {
                check_event(&self.game, &event)
                    .map_err(|refused| ResumeError::Refused { index, refused })?;
            }
            if let Event::Throw(written) = &event
                && self.game.throw(&mut self.dice).as_ref() != Some(written)
            {
                return Err(ResumeError::OtherDice { index });
            }
            self.apply(event);
        }
        self.advance();
        Ok(())
    }
}

/// The line of an event that is about to happen to `game`, with what is to be
/// seen of it, as [`Game::told`] says.
pub fn told<G: Game>(game: &G, event: &EventOf<G>) -> Option<String> {
    let line = game.told(event)?;
    Some(match event {
        Event::Act(seat, _) => format!("{seat}: {line}"),
        Event::Throw(_) => format!("throw: {line}"),
        Event::Effect(_) => format!("= {line}"),
    })
}

/// Why stored events are not a match.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ResumeError<R: std::error::Error> {
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An event is against the rules.
    #[error("event {index}: {refused}")]
    Refused {
        /// Position in the log.
        index: usize,
        /// Why.
        refused: Refused<R>,
    },
    /// A throw is not the one that the seed fixes.
    #[error("event {index}: the seed fixes another throw")]
    OtherDice {
        /// Position in the log.
        index: usize,
    },
}

impl<R: Reason> ResumeError<R> {
    /// The same for code that hosts every game.
    pub fn refusal(&self) -> Refusal {
        match self {
            Self::Setup(error) => Refusal::from_reason(error),
            Self::Refused { refused, .. } => Refusal::from_reason(refused),
            Self::OtherDice { .. } => Refusal {
                code: "other-dice".to_owned(),
                args: serde_json::Map::new(),
                text: self.to_string(),
            },
        }
    }
}

/// A fresh game for `players`, if that is a number it can be played by.
pub(crate) fn set_up<G: Game>(options: &G::Options, players: usize) -> Result<G, SetupError> {
    match u8::try_from(players) {
        Ok(count) if G::PLAYERS.contains(&count) => G::new(options, count),
        _ => Err(SetupError::Players {
            game: G::NAME,
            least: *G::PLAYERS.start(),
            most: *G::PLAYERS.end(),
            players,
        }),
    }
}

/// Whether `event` is what came of an action in a simulated world, or an action
/// of which that is `told` next: whoever trusts the writer need not compute it
/// again, and what was played by earlier rules can still be looked at.
pub(crate) fn is_computed<G: Game>(game: &G, event: &EventOf<G>, told: bool) -> bool {
    G::COST == Cost::Simulated
        && match event {
            Event::Act(seat, _) => told && game.pending().seats().contains(*seat),
            Event::Effect(_) => game.pending() == Pending::Rules,
            Event::Throw(_) => false,
        }
}

/// Whether `event` can happen to `game` now, whoever says so: a player, a
/// stored log or a record written by hand.
pub(crate) fn check_event<G: Game>(game: &G, event: &EventOf<G>) -> Result<(), Refused<G::Reason>> {
    let pending = game.pending();
    match event {
        _ if pending == Pending::Over => Err(Refused::Over),
        Event::Act(seat, _) if seat.number() > game.players() => {
            Err(Refused::NoSuchSeat { seat: *seat })
        }
        Event::Act(seat, action) => {
            if pending.seats().contains(*seat) {
                game.check(*seat, action).map_err(Refused::Rule)
            } else {
                Err(Refused::NotYourTurn { seat: *seat })
            }
        }
        Event::Throw(throw) => {
            if pending == Pending::Throw {
                game.check_throw(throw).map_err(Refused::Rule)
            } else {
                Err(Refused::NoThrowDue)
            }
        }
        Event::Effect(effect) => match game.next_effect().or_else(|| game.timeout()) {
            Some(due) if due == *effect => Ok(()),
            Some(due) => Err(Refused::WrongEffect { expected: due.to_string() }),
            None => Err(Refused::WrongEffect { expected: "somebody's decision".to_owned() }),
        },
    }
}

/// Options from `key=value` pairs and data files.
pub fn read_options<O: Options>(
    pairs: &[(String, String)],
    files: &[crate::DataFile],
) -> Result<O, SetupError> {
    let mut options = O::default();
    for (key, value) in pairs {
        options.set(key, value)?;
    }
    for file in files {
        options.attach(file.clone())?;
    }
    Ok(options)
}
