//! The game on the table.

use std::collections::VecDeque;
use std::sync::OnceLock;

use engine::{
    AnyMatch, Audience, Cost, Outcome, Pending, Record, Refusal, Seat, Seats, Secret, Viewer,
};

use crate::beginning::Beginning;
use crate::race::{Countdown, RaceRound, Reader};
use crate::undo::{MARKS, Mark, shows_nothing};
use crate::{Day, Line, Millis, Setup, UndoWish};

/// A game being played, with what the table remembers about each line of it.
pub(crate) struct Play {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) secret: Secret,
    /// What was promised about it, as it is shown with every state.
    pub(crate) commitment: String,
    /// What the game began with besides its options.
    pub(crate) beginning: Beginning,
    pub(crate) names: Vec<String>,
    pub(crate) lines: Vec<Played>,
    /// Since when each seat is being asked.
    pub(crate) questions: Vec<Option<Question>>,
    /// What each seat can do now, once somebody wanted to know.
    choices: Vec<OnceLock<Choices>>,
    /// How often each seat has taken something back.
    pub(crate) undone: Vec<u32>,
    /// Where several began to act at the same time, if they still do. What is
    /// taken back is played again from here.
    pub(crate) together: Option<Mark>,
    /// Where the last moves were made that all have seen and that can be taken
    /// back.
    pub(crate) marks: VecDeque<Mark>,
    /// The throw that a race is about to begin with.
    pub(crate) countdown: Option<Countdown>,
    /// The round of a race that is on.
    pub(crate) round: Option<RaceRound>,
    /// Whether a race has been run.
    pub(crate) raced: bool,
    /// Who reads before the first race, or has.
    pub(crate) readers: Vec<Reader>,
    /// What somebody wants to take back.
    pub(crate) wish: Option<UndoWish>,
    /// The line that the others would not have taken back.
    pub(crate) denied: Option<usize>,
    /// How often each seat took something back that others had seen.
    pub(crate) rewinds: Vec<u32>,
    /// How many hints each seat was given, and the last question with one.
    pub(crate) hints: Vec<u32>,
    pub(crate) hinted: Option<(Seat, u64)>,
    /// Everything that was done, also what was taken back, as a record has it;
    /// kept only once something was.
    pub(crate) history: Option<Vec<String>>,
    /// The day whose game it is.
    pub(crate) day: Option<Day>,
}

/// Most choices that are listed; of more, only so many.
pub const MAX_CHOICES: usize = 1000;

/// Moves in the notation of the game, in a stable order, and whether these are
/// all.
pub type Choices = (Vec<String>, bool);

/// A question to a seat: the event that raised it, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    pub(crate) seq: u64,
    pub(crate) at: Millis,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Played {
    pub(crate) line: Line,
    /// For a move: by whom, whom the game was waiting for, and the question.
    pub(crate) act: Option<(Seat, Pending, Option<Question>)>,
    /// Whether it happened with everything on the table, nobody raced, and nobody
    /// learnt anything by it that was hidden or left to chance.
    pub(crate) open: bool,
}

impl Played {
    /// What nobody did: nobody can take it back on its own.
    fn by_itself(line: Line) -> Self {
        Self { line, act: None, open: false }
    }
}

/// What would come of a move.
pub(crate) struct Tried {
    /// It and all that follows.
    pub(crate) lines: Vec<Line>,
    /// Whether a clock begins to run with it.
    pub(crate) begins_race: bool,
    /// The game after it, without its past.
    pub(crate) game: Box<dyn AnyMatch>,
}

impl Play {
    /// A new game, and what happened before its first decision.
    pub(crate) fn new(
        setup: &Setup,
        beginning: Beginning,
        names: Vec<String>,
        secret: Secret,
    ) -> Result<(Self, Vec<Line>), Refusal> {
        let game = beginning.start(setup, names.clone(), secret)?;
        let lines = lines_from(&*game, 0);
        let questions = vec![None; names.len()];
        let played = lines.iter().cloned().map(Played::by_itself).collect();
        let play = Self {
            game,
            commitment: secret.commitment().to_string(),
            secret,
            beginning,
            undone: vec![0; names.len()],
            rewinds: vec![0; names.len()],
            hints: vec![0; names.len()],
            hinted: None,
            choices: vec![OnceLock::new(); names.len()],
            names,
            lines: played,
            questions,
            together: None,
            marks: VecDeque::new(),
            countdown: None,
            round: None,
            raced: false,
            readers: Vec::new(),
            wish: None,
            denied: None,
            history: None,
            day: None,
        };
        Ok((play, lines))
    }

    /// What would happen if `seat` did `action` now, which came to `outcome` if
    /// somebody has simulated it.
    pub(crate) fn try_act(
        &self,
        seat: Seat,
        action: &str,
        outcome: Option<&Outcome>,
    ) -> Result<Tried, Refusal> {
        let mut trial = self.game.trial();
        match outcome {
            Some(outcome) => trial.act_with(seat, action, outcome)?,
            None => trial.act(seat, action)?,
        };
        let begins_race = self.game.deadline().is_none() && trial.deadline().is_some();
        Ok(Tried { lines: lines_from(&*trial, 0), begins_race, game: trial })
    }

    /// What the rules would do if the time of those who race were up now.
    pub(crate) fn try_timeout(&self) -> Vec<Line> {
        let mut trial = self.game.trial();
        trial.timeout();
        lines_from(&*trial, 0)
    }

    /// When the time of those who race is up.
    pub(crate) fn timeout_due(&self) -> Option<Millis> {
        Some(self.round.as_ref()?.when(self.game.deadline()?))
    }

    /// Lets it happen; the stored `lines` must be what happens, except that a
    /// simulated world is not computed again. A `trial` of just now is
    /// taken over.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        lines: &[Line],
        at: Millis,
        trial: Option<Box<dyn AnyMatch>>,
    ) -> Result<(), Refusal> {
        let pending = self.game.pending();
        if !lines.first().is_some_and(|line| line.text.starts_with(&format!("{seat}: "))) {
            return Err(differs(lines));
        }
        let before = self.game.len();
        if !matches!(pending, Pending::All(_)) {
            self.together = None;
        } else if self.together.is_none() {
            self.together = Some(self.mark());
        }
        // What shows something cannot be taken back anyway: whether anything else
        // is hidden takes a while to find out.
        let open = lines.iter().all(shows_nothing) && self.is_open();
        if open {
            self.marks.truncate(MARKS - 1);
            self.marks.push_front(self.mark());
        } else {
            self.marks.clear();
        }
        let happened = if let Some(trial) = trial {
            self.game.adopt(trial) && self.game.len() == before + lines.len()
        } else {
            let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
            self.game.apply_stored(&texts)?;
            is_since(&*self.game, before, lines)
        };
        if !happened {
            return Err(differs(lines));
        }
        let question = self.questions.get_mut(seat.index()).and_then(Option::take);
        self.lines.extend(lines.iter().enumerate().map(|(index, line)| Played {
            line: line.clone(),
            act: (index == 0).then_some((seat, pending, question)),
            open,
        }));
        // Something followed: what was done together is closed.
        if lines.len() > 1 {
            self.together = None;
        }
        self.remember(lines);
        self.countdown = None;
        self.note_round(lines, at);
        Ok(())
    }

    /// Lets the rules do what they do when time is up; the stored `lines` must
    /// be that.
    pub(crate) fn time_out(&mut self, lines: &[Line], at: Millis) -> Result<(), Refusal> {
        let deadline = self.game.deadline();
        let before = self.game.len();
        self.game.timeout();
        if lines.is_empty() || !is_since(&*self.game, before, lines) {
            return Err(differs(lines));
        }
        self.lines.extend(lines.iter().cloned().map(Played::by_itself));
        self.together = None;
        self.marks.clear();
        self.remember(lines);
        self.note_round(lines, at);
        if let (Some(round), Some(deadline)) = (&mut self.round, deadline) {
            round.last = round.last.max(deadline);
        }
        Ok(())
    }

    /// Takes note of `lines`, which just happened, if a clock runs.
    fn note_round(&mut self, lines: &[Line], at: Millis) {
        self.raced |= self.game.deadline().is_some();
        self.round = match (self.game.deadline(), self.round.take()) {
            (None, _) => None,
            (Some(_), None) => Some(RaceRound::new(self.lines.len(), at)),
            (Some(_), Some(mut round)) => {
                round.add(lines, at);
                Some(round)
            }
        };
    }

    /// Keeps lines to be read that the rules make something else of.
    pub(crate) fn read_on(&mut self, lines: &[Line]) {
        self.lines.extend(lines.iter().cloned().map(Played::by_itself));
        (self.countdown, self.round, self.together) = (None, None, None);
    }

    /// Whether everybody knows all of how things stand, and nobody races or
    /// waits for what is simulated.
    fn is_open(&self) -> bool {
        !self.is_racing() && self.game.cost() == Cost::Quick && !self.game.has_secrets()
    }

    fn remember(&mut self, lines: &[Line]) {
        self.wish = None;
        self.denied = None;
        if let Some(history) = &mut self.history {
            history.extend(lines.iter().map(|line| line.text.clone()));
        }
    }

    /// The game as a record, with what was taken back in it.
    pub(crate) fn record(&self) -> Record {
        let mut record = self.game.record();
        if let Some(history) = &self.history {
            let line = |text: &String| engine::Line { number: 0, text: text.clone() };
            record.events = history.iter().map(line).collect();
        }
        // Nobody promised anything about dice that come from another game.
        if self.is_what_if() {
            (record.commitment, record.secret) = (None, None);
        }
        // Others may have the same dice before them.
        if self.day.is_some() {
            record.secret = None;
        }
        record
    }

    /// Whether it goes on from another game, to try something out.
    pub(crate) fn is_what_if(&self) -> bool {
        self.beginning.from.is_some()
    }

    /// Notes whom the game, which has changed, asks since event `seq`, unless it
    /// asked them before.
    pub(crate) fn note_questions(&mut self, seq: u64, at: Millis) {
        self.choices.fill(OnceLock::new());
        let pending = self.pending();
        for (index, slot) in self.questions.iter_mut().enumerate() {
            *slot = match *slot {
                _ if !pending.contains(Seat::new(index as u8)) => None,
                Some(question) => Some(question),
                None => Some(Question { seq, at }),
            };
        }
    }

    /// Asks `seat` anew, so that its time starts again.
    pub(crate) fn ask_again(&mut self, seat: Seat, seq: u64, at: Millis) {
        if let Some(slot @ Some(_)) = self.questions.get_mut(seat.index()) {
            *slot = Some(Question { seq, at });
        }
    }

    /// Gives everybody who is being asked more time.
    pub(crate) fn credit(&mut self, time: Millis) {
        let held = self.lines.iter_mut().filter_map(|played| played.act.as_mut()?.2.as_mut());
        for question in self.questions.iter_mut().flatten().chain(held) {
            question.at = question.at.saturating_add(time);
        }
        for reader in &mut self.readers {
            reader.credit(time);
        }
        if let Some(countdown) = &mut self.countdown {
            countdown.until = countdown.until.saturating_add(time);
        }
        if let Some(round) = &mut self.round {
            round.start = round.start.saturating_add(time);
        }
    }

    /// Whether a race is on or about to begin, so that no other clock counts.
    pub(crate) fn is_racing(&self) -> bool {
        self.countdown.is_some() || self.round.is_some()
    }

    pub(crate) fn question(&self, seat: Seat) -> Option<Question> {
        self.questions.get(seat.index()).copied().flatten()
    }

    pub(crate) fn choices(&self, seat: Seat) -> Option<&Choices> {
        let listed = self.choices.get(seat.index())?;
        Some(listed.get_or_init(|| self.game.first_choices(seat, MAX_CHOICES)))
    }

    pub(crate) fn pending(&self) -> Seats {
        self.game.pending().seats()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.pending() == Pending::Over
    }

    pub(crate) fn lines(&self) -> impl ExactSizeIterator<Item = &Line> {
        self.lines.iter().map(|played| &played.line)
    }
}

/// Equal if nobody can tell them apart, now or later.
impl PartialEq for Play {
    fn eq(&self, other: &Self) -> bool {
        let views = |play: &Self| {
            let seats = Seat::all(play.game.players()).map(Viewer::Seat);
            seats.chain([Viewer::Spectator]).map(|v| play.game.view(v)).collect::<Vec<_>>()
        };
        self.secret == other.secret
            && self.names == other.names
            && self.lines == other.lines
            && self.questions == other.questions
            && self.undone == other.undone
            && self.beginning == other.beginning
            && self.countdown == other.countdown
            && self.round == other.round
            && self.raced == other.raced
            && self.readers == other.readers
            && self.wish == other.wish
            && self.denied == other.denied
            && self.rewinds == other.rewinds
            && self.hints == other.hints
            && self.hinted == other.hinted
            && self.history == other.history
            && self.day == other.day
            && self.game.record() == other.game.record()
            && views(self) == views(other)
    }
}

impl Clone for Play {
    fn clone(&self) -> Self {
        Self {
            game: self.game.boxed_clone(),
            secret: self.secret,
            commitment: self.commitment.clone(),
            beginning: self.beginning.clone(),
            names: self.names.clone(),
            lines: self.lines.clone(),
            questions: self.questions.clone(),
            choices: self.choices.clone(),
            undone: self.undone.clone(),
            together: self.together.clone(),
            marks: self.marks.clone(),
            countdown: self.countdown.clone(),
            round: self.round.clone(),
            raced: self.raced,
            readers: self.readers.clone(),
            wish: self.wish,
            denied: self.denied,
            rewinds: self.rewinds.clone(),
            hints: self.hints.clone(),
            hinted: self.hinted,
            history: self.history.clone(),
            day: self.day,
        }
    }
}

fn lines_from(game: &dyn AnyMatch, from: usize) -> Vec<Line> {
    (from..game.len())
        .filter_map(|index| {
            let only = only_for(game, index);
            let told = game.told(index).map(str::to_owned);
            Some(Line { text: game.event(index)?, only, told })
        })
        .collect()
}

/// Whether exactly this has happened in `game` after its event number `from`,
/// however it is told.
fn is_since(game: &dyn AnyMatch, from: usize, lines: &[Line]) -> bool {
    let is = |(index, line): (usize, &Line)| {
        game.event(index).is_some_and(|text| text == line.text)
            && only_for(game, index) == line.only
    };
    from + lines.len() == game.len() && (from..).zip(lines).all(is)
}

/// Who alone may read event `index`, unless everybody may.
fn only_for(game: &dyn AnyMatch, index: usize) -> Option<Vec<Seat>> {
    let everybody = Audience { seats: Seats::all(game.players()), spectators: true };
    let told = game.audience(index)?;
    (told != everybody).then(|| told.seats.collect())
}

/// Whether these are the same lines, however they are told.
pub(crate) fn same(one: &[Line], other: &[Line]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| one.is_same(other))
}

fn differs(lines: &[Line]) -> Refusal {
    Refusal {
        code: "other-lines".to_owned(),
        args: serde_json::Map::new(),
        text: format!(
            "the rules make something else of “{}” than what is stored",
            lines.first().map_or("", |line| line.text.as_str()),
        ),
    }
}
