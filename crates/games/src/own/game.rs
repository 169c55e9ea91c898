//! The state of a game and what scripts make of it.

use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::{
    Chance, Coverage, Event, EventOf, Game, Never, Pending, Score, Seat, SetupError, Viewer,
    sentence,
};
use pyramid::{Cells, Colour, Die, Orientation, Plate, Pyramid};
use rhai::{Array, Dynamic, INT};

use super::board::Board;
use super::file::{DiceAtStart, GameFile, Hidden, Wins};
use super::notation::{Move, OwnThrow};
use super::script::{Fault, counted};
use super::table::{Due, Handle, Table};
use super::words::Moves;
use super::{ID, MAX_PLAYERS, OwnOptions, OwnReason, OwnView, telling};
use crate::evening::Foundation;

/// After so many events a game counts as one that does not end.
const MAX_EVENTS: u32 = 20_000;
/// Steps of all answers in a game together: so much is replayed in seconds, and
/// games need a hundredth of it.
const MAX_STEPS: u64 = 100_000_000;
/// Longest sentence that a script tells, in letters.
const MAX_SENTENCE_LEN: usize = 200;

/// A game that somebody has written.
#[derive(Clone, Debug, PartialEq)]
pub struct Own {
    file: Arc<GameFile>,
    /// What stood before chance lays the rest, if anything did.
    foundation: Option<Arc<Foundation>>,
    table: Table,
    phase: Phase,
    /// What whose turn it is can do, in the order of the script and as a set:
    /// there may be thousands.
    moves: Arc<Vec<Move>>,
    allowed: Arc<HashSet<Move>>,
    scores: [Score; MAX_PLAYERS],
    told: String,
    events: u32,
    /// Steps of the language that the last event took.
    steps: u32,
    /// Steps of all events so far.
    spent: u64,
}

/// What comes next.
#[derive(Clone, Debug, PartialEq)]
enum Phase {
    /// Chance lays the whole pyramid.
    Fill,
    Throw(Due),
    Ask,
    Over,
    Faulty(Fault),
}

/// What bots and pages ask besides the rules.
impl Own {
    /// The file that is played.
    pub const fn file(&self) -> &Arc<GameFile> {
        &self.file
    }

    /// The dice as they lie.
    pub const fn pyramid(&self) -> &Pyramid {
        self.table.board.pyramid()
    }

    /// What is wrong with the file, if that has ended the game.
    pub const fn fault(&self) -> Option<&Fault> {
        match &self.phase {
            Phase::Faulty(fault) => Some(fault),
            _ => None,
        }
    }

    /// What the position is worth to `seat` in the eyes of the script, if it says
    /// so.
    pub fn evaluate(&self, seat: Seat) -> Option<i64> {
        if !self.file.script.answers("evaluate") {
            return None;
        }
        let t = Handle::asking(self.table.clone());
        self.file.script.call("evaluate", (t, INT::from(seat.number()))).ok()?.as_int().ok()
    }

    /// How many steps of the language the last event took: how slow the script
    /// is, on every machine.
    pub const fn steps(&self) -> u32 {
        self.steps
    }

    pub(super) const fn table(&self) -> &Table {
        &self.table
    }

    /// What the script told about the last move.
    pub(super) fn told(&self) -> &str {
        &self.told
    }

    /// The score of `seat` as it was last counted.
    fn score_of(&self, seat: Seat) -> Score {
        self.scores.get(seat.index()).copied().unwrap_or(Score::highest(0))
    }

    /// Lets the script change the table, and asks it how things stand then. If it
    /// fails, the table stays as it was.
    fn change(&mut self, what: impl FnOnce(&Self, &Handle) -> Result<(), Fault>) {
        let handle = Handle::new(self.table.clone());
        let (done, steps) = counted(|| what(self, &handle).and_then(|()| self.settle(handle)));
        self.steps = steps;
        self.spent += u64::from(steps);
        if let Err(fault) = done {
            self.fail(fault);
        } else if self.spent > MAX_STEPS {
            let told =
                sentence!("steps-all", "the game takes more than {most} steps", most = MAX_STEPS);
            self.fail(self.file.script.fault(told));
        }
    }

    /// Ends the game, and nobody has lost it.
    fn fail(&mut self, fault: Fault) {
        self.phase = Phase::Faulty(fault);
        self.scores = [Score::highest(0); MAX_PLAYERS];
    }

    /// Takes over a table and asks whether the game is over, who has how many
    /// points, and what can be done.
    fn settle(&mut self, handle: Handle) -> Result<(), Fault> {
        let file = Arc::clone(&self.file);
        let script = &file.script;
        let mut table = handle.into_table();
        let (plate, heap) = (*table.board.plate(), table.board.heap());
        if let Some(cell) = heap.into_iter().find(|&cell| !plate.carries(heap, cell)) {
            return Err(script.fault(sentence!(
                "floating",
                "the die at {cell} lies on fewer than three others",
                cell = cell
            )));
        }
        let due = table.due.take();
        let t = Handle::asking(table);
        for seat in Seat::all(t.with(|t| t.players)) {
            let answer = script.call("score", (t.clone(), INT::from(seat.number())))?;
            let won = t.with(|t| t.winner) == Some(seat);
            self.scores[seat.index()] = score(&answer, file.head.wins, won).ok_or_else(|| {
                script.fault(sentence!("score-form", "score gives a number, or a list of numbers"))
            })?;
        }
        let over = t.with(|t| t.winner.is_some()) || {
            let answer = script.call("over", (t.clone(),))?;
            answer
                .as_bool()
                .map_err(|_| script.fault(sentence!("over-form", "over gives true or false")))?
        };
        self.moves = Arc::default();
        self.allowed = Arc::default();
        self.phase = if over {
            Phase::Over
        } else if let Some(due) = due {
            if !script.answers("thrown") {
                let told =
                    sentence!("thrown-missing", "whoever throws needs a function thrown(t, dice)");
                return Err(script.fault(told));
            }
            Phase::Throw(due)
        } else {
            self.moves = moves(&script.call("choices", (t.clone(),))?).ok_or_else(|| {
                script.fault(sentence!("choices-form", "choices gives a list of moves"))
            })?;
            let seat = t.with(|t| t.seat);
            if self.moves.is_empty() {
                let told = sentence!(
                    "no-choice",
                    "seat {seat} has no choice, and the game is not over; is pass() missing?",
                    seat = seat,
                );
                return Err(script.fault(told));
            }
            let mut allowed = HashSet::with_capacity(self.moves.len());
            if let Some(twice) = self.moves.iter().find(|one| !allowed.insert((*one).clone())) {
                return Err(script.fault(sentence!(
                    "choice-twice",
                    "choices lists “{action}” twice",
                    action = twice
                )));
            }
            self.allowed = Arc::new(allowed);
            Phase::Ask
        };
        self.table = t.into_table();
        Ok(())
    }
}

/// The points of an answer, with what breaks ties.
fn score(answer: &Dynamic, wins: Wins, won: bool) -> Option<Score> {
    let number = |value: &Dynamic| {
        let bound = INT::from(i32::MAX / 4);
        Some(value.as_int().ok()?.clamp(-bound, bound) as i32)
    };
    let count = match wins {
        Wins::Most => Score::highest,
        Wins::Fewest => Score::lowest,
    };
    let score = match answer.as_array_ref() {
        Ok(list) => {
            let (first, rest) = list.split_first()?;
            rest.iter()
                .try_fold(count(number(first)?), |score, tie| Some(score.then(number(tie)?)))?
        }
        Err(_) => count(number(answer)?),
    };
    Some(if won { score.outright() } else { score })
}

/// The moves of an answer: a list of them, a single one, or a list of both.
fn moves(answer: &Dynamic) -> Option<Arc<Vec<Move>>> {
    if let Some(moves) = answer.read_lock::<Moves>() {
        return Some(Arc::clone(&moves.0));
    }
    let mut all = Vec::new();
    if let Some(one) = answer.read_lock::<Move>() {
        all.push(one.clone());
    } else {
        for value in answer.as_array_ref().ok()?.iter() {
            all.extend(moves(value)?.iter().cloned());
        }
    }
    Some(Arc::new(all))
}

/// A whole pyramid, each colour as often as the others as far as that goes.
fn random_pyramid(plate: Plate, chance: &mut impl Chance) -> Pyramid {
    let mut colours: Vec<Colour> =
        Colour::BUILDING.into_iter().cycle().take(plate.cells().len()).collect();
    chance.shuffle(&mut colours);
    let mut pyramid = Pyramid::new(plate);
    for (cell, colour) in plate.cells().into_iter().zip(colours) {
        pyramid.put(cell, Die::new(colour, Orientation::random(chance)));
    }
    pyramid
}

/// Whether chance can lay this pyramid.
fn check_pyramid(plate: Plate, pyramid: &Pyramid) -> Result<(), OwnReason> {
    if *pyramid.plate() != plate || pyramid.heap() != plate.cells() {
        return Err(OwnReason::PyramidNotWhole { dice: plate.cells().len() });
    }
    for (index, colour) in Colour::BUILDING.into_iter().enumerate() {
        let right = (plate.cells().len() + 2 - index) / 3;
        if pyramid.of_colour(colour).len() != right {
            return Err(OwnReason::UnevenColours { colour, right });
        }
    }
    Ok(())
}

impl Game for Own {
    const ID: &'static str = ID;
    const NAME: &'static str = "A game of your own";
    const ABOUT: &'static str = "Rules for the dice pyramid that somebody has written.";
    const PLAYERS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;
    type Options = OwnOptions;
    type Action = Move;
    type Throw = OwnThrow;
    type Effect = Never;
    type Reason = OwnReason;
    type View = OwnView;

    fn new(options: &OwnOptions, players: u8) -> Result<Self, SetupError> {
        let file = options.file()?;
        let head = &file.head;
        if !head.players.contains(&players) {
            let (least, most) = (head.players.start(), head.players.end());
            let sentence =
                format!("“{}” is for {least} to {most} players, not {players}", head.title);
            return Err(SetupError::Conflict { what: "own-players", sentence });
        }
        let settings = head.settings(options.chosen())?;
        let foundation = options.foundation();
        if foundation.is_some() && (head.dice, head.plate) != (DiceAtStart::Random, Plate::STANDARD)
        {
            let sentence = format!("“{}” does not begin on a pyramid that stands", head.title);
            return Err(SetupError::Conflict { what: "own-foundation", sentence });
        }
        let board = Board::new(head.plate, head.hidden == Hidden::Inside);
        let mut game = Self {
            table: Table::new(board, players, head.stock, settings),
            phase: Phase::Fill,
            moves: Arc::default(),
            allowed: Arc::default(),
            scores: [Score::highest(0); MAX_PLAYERS],
            told: String::new(),
            events: 0,
            steps: 0,
            spent: 0,
            file: Arc::clone(&file),
            foundation,
        };
        let handle = Handle::new(game.table.clone());
        let _ = file.script.call("setup", (handle.clone(),))?;
        if head.dice == DiceAtStart::None {
            game.settle(handle)?;
        } else {
            game.table = handle.into_table();
            if game.table.board.heap() != Cells::NONE {
                let told = sentence!(
                    "laid-twice",
                    "dice = \"random\" lays the pyramid, so setup puts none"
                );
                return Err(file.script.fault(told).into());
            }
        }
        Ok(game)
    }

    fn players(&self) -> u8 {
        self.table.players
    }

    fn pending(&self) -> Pending {
        match self.phase {
            Phase::Fill | Phase::Throw(_) => Pending::Throw,
            Phase::Ask => Pending::One(self.table.seat),
            Phase::Over | Phase::Faulty(_) => Pending::Over,
        }
    }

    /// In the order in which the script lists them.
    fn choices(&self, seat: Seat, out: &mut Vec<Move>) -> Coverage {
        if self.pending() == Pending::One(seat) {
            out.extend(self.moves.iter().cloned());
        }
        Coverage::Every
    }

    fn check(&self, _: Seat, action: &Move) -> Result<(), OwnReason> {
        if self.allowed.contains(action) { Ok(()) } else { Err(OwnReason::NotAmongChoices) }
    }

    fn throw(&self, chance: &mut impl Chance) -> Option<OwnThrow> {
        match self.phase {
            Phase::Fill => {
                let pyramid = match &self.foundation {
                    Some(standing) => standing.complete(chance),
                    None => random_pyramid(*self.table.board.plate(), chance),
                };
                Some(OwnThrow::Pyramid(Box::new(pyramid)))
            }
            Phase::Throw(Due::Dice(count)) => {
                Some(OwnThrow::Dice((0..count).map(|_| chance.die()).collect()))
            }
            Phase::Throw(Due::Seat) => {
                let seat = chance.below(self.table.players.into()) as u8;
                Some(OwnThrow::Seat(Seat::new(seat)))
            }
            _ => None,
        }
    }

    fn check_throw(&self, throw: &OwnThrow) -> Result<(), OwnReason> {
        match (&self.phase, throw) {
            (Phase::Fill, OwnThrow::Pyramid(pyramid)) => {
                if self.foundation.as_ref().is_some_and(|standing| !standing.carries(pyramid)) {
                    return Err(OwnReason::OtherFoundation);
                }
                check_pyramid(*self.table.board.plate(), pyramid)
            }
            (Phase::Throw(Due::Dice(count)), OwnThrow::Dice(dice))
                if dice.len() == usize::from(*count) =>
            {
                Ok(())
            }
            (Phase::Throw(Due::Seat), OwnThrow::Seat(seat)) => {
                if seat.number() <= self.table.players {
                    Ok(())
                } else {
                    Err(OwnReason::NobodyThere { seat: *seat, players: self.table.players })
                }
            }
            (Phase::Throw(Due::Dice(count)), _) => Err(OwnReason::OtherThrow { dice: *count }),
            (Phase::Throw(Due::Seat), _) => Err(OwnReason::WhichSeat),
            _ => Err(OwnReason::PyramidFirst),
        }
    }

    fn evolve(&mut self, event: &EventOf<Self>) {
        self.events += 1;
        if self.events > MAX_EVENTS {
            let told = sentence!(
                "events-many",
                "the game does not end within {most} events",
                most = MAX_EVENTS
            );
            self.fail(self.file.script.fault(told));
            return;
        }
        match event {
            Event::Throw(OwnThrow::Pyramid(pyramid)) => {
                self.table.board.fill((**pyramid).clone());
                self.change(|_, _| Ok(()));
            }
            Event::Throw(throw) => {
                let told = match throw {
                    OwnThrow::Dice(dice) => {
                        self.table.thrown.clone_from(dice);
                        let dice = dice.iter().map(|die| Dynamic::from(INT::from(die.get())));
                        Dynamic::from_array(dice.collect::<Array>())
                    }
                    OwnThrow::Seat(seat) => Dynamic::from(INT::from(seat.number())),
                    OwnThrow::Pyramid(_) => Dynamic::UNIT,
                };
                self.change(|game, t| game.file.script.call("thrown", (t.clone(), told)).map(drop));
            }
            Event::Act(_, action) => {
                let mut sentence = String::new();
                self.change(|game, t| {
                    let script = &game.file.script;
                    let _ = script.call("apply", (t.clone(), action.clone()))?;
                    if script.answers("tell") {
                        let told = script.call("tell", (t.clone(), action.clone()))?;
                        sentence = told.to_string().chars().take(MAX_SENTENCE_LEN).collect();
                    }
                    Ok(())
                });
                self.told = sentence;
            }
            Event::Effect(never) => match *never {},
        }
    }

    fn view(&self, _: Viewer) -> OwnView {
        OwnView::of(self)
    }

    /// What the inside of a pyramid holds is told to nobody.
    fn visible_to(&self, event: &EventOf<Self>, _: Viewer) -> bool {
        self.file.head.hidden == Hidden::Nothing
            || !matches!(event, Event::Throw(OwnThrow::Pyramid(_)))
    }

    fn told(&self, event: &EventOf<Self>) -> Option<String> {
        let Event::Act(_, action) = event else { return None };
        telling::told(&self.table, action)
    }

    fn determinize(&mut self, _: Viewer, chance: &mut impl Chance) {
        self.table.board.redraw(chance);
    }

    fn score(&self, seat: Seat) -> Score {
        self.score_of(seat)
    }
}
