//! One game judged event by event.

use std::fmt;

use bots::Strategy;
use bots::value::{Expected, Shares, WHOLE};
use engine::{
    Event, EventOf, Game, Pending, QuickDice, Record, RecordError, Seat, Viewer, replay_trusted,
    validate,
};

use crate::judge::{Judge, judge};
use crate::report::{Decision, Point, Report, SeatTotals, Throw};

/// Judges a record in small steps, so that whoever runs it can show how far it
/// is: first the curve, then every throw and decision.
pub struct Analysis<G: Game> {
    judge: Box<dyn Judge<G>>,
    /// Before the first event, then after each.
    positions: Vec<G>,
    events: Vec<(usize, EventOf<G>)>,
    values: Vec<Shares>,
    judged: usize,
    report: Report,
}

impl<G: Game> fmt::Debug for Analysis<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Analysis of {}", G::NAME)
    }
}

impl<G: Strategy> Analysis<G> {
    /// Of a record, which is only read; nothing for a game whose positions
    /// nobody knows the worth of.
    pub fn new(record: &Record) -> Result<Option<Self>, RecordError> {
        let Some(judge) = judge() else { return Ok(None) };
        let start = validate::<G>(&Record { events: Vec::new(), ..record.clone() }, 0)?;
        let told = replay_trusted::<G>(record)?;
        let events: Vec<_> = told.events.into_iter().skip(start.events.len()).collect();
        let mut positions = vec![start.game];
        for (_, event) in &events {
            let mut next = positions[positions.len() - 1].clone();
            next.evolve(event);
            positions.push(next);
        }
        let players = record.seats.len();
        let report = Report {
            game: G::ID.to_owned(),
            names: record.seats.clone(),
            whole: WHOLE,
            complete: false,
            done: 0,
            of: 2 * events.len() + 1,
            over: positions.last().is_some_and(|game| game.pending() == Pending::Over),
            curve: Vec::new(),
            throws: Vec::new(),
            decisions: Vec::new(),
            seats: vec![SeatTotals::default(); players],
        };
        Ok(Some(Self { judge, positions, events, values: Vec::new(), judged: 0, report }))
    }

    /// Looks at one more event; false once all is done.
    pub fn step(&mut self) -> bool {
        if self.values.len() < self.positions.len() {
            self.extend_curve();
        } else if self.judged < self.events.len() {
            self.judge(self.judged);
            self.judged += 1;
        }
        let report = &mut self.report;
        report.done = self.values.len() + self.judged;
        report.complete = report.done == report.of;
        !report.complete
    }

    /// What was found so far. Totals are there once everything is done.
    pub fn report(&self) -> &Report {
        &self.report
    }

    fn extend_curve(&mut self) {
        let event = self.values.len();
        let shares = self.judge.value(&self.positions[event]);
        self.values.push(shares);
        let players = self.report.seats.len();
        let line = event.checked_sub(1).map_or(0, |index| self.events[index].0);
        self.report.curve.push(Point { event, line, shares: shares[..players].to_vec() });
        if event == 0 {
            for (seat, share) in self.report.seats.iter_mut().zip(shares) {
                seat.start = share;
            }
        }
        if self.values.len() == self.positions.len() {
            for (seat, share) in self.report.seats.iter_mut().zip(shares) {
                seat.result = share;
                seat.corrected = share;
            }
        }
    }

    fn judge(&mut self, index: usize) {
        let (before, after) = (self.values[index], self.values[index + 1]);
        let (line, event) = self.events[index].clone();
        // What a throw or a decision explains of the change.
        let mut explained = [0; engine::MAX_SEATS as usize];
        match event {
            Event::Throw(throw) => {
                let game = &self.positions[index];
                if let Some(expected) = self.judge.expected(game, index as u64)
                    && expected.outcomes > 1
                {
                    for (seat, explained) in explained.iter_mut().enumerate() {
                        *explained = after[seat] - expected.mean[seat];
                    }
                    self.luck(index, line, throw.to_string(), explained, &expected);
                }
            }
            Event::Act(seat, action) => {
                if let Some((decision, change)) = self.decision(index, line, seat, &action) {
                    explained = change;
                    let totals = &mut self.report.seats;
                    totals[seat.index()].decisions += 1;
                    totals[seat.index()].mistakes += usize::from(decision.cost > 0);
                    totals[seat.index()].cost += decision.cost;
                    for (other, change) in explained.iter().enumerate().take(totals.len()) {
                        if other != seat.index() {
                            totals[other].gifts += change;
                        }
                    }
                    self.report.decisions.push(decision);
                }
            }
            Event::Effect(_) => {}
        }
        for (seat, totals) in self.report.seats.iter_mut().enumerate() {
            totals.rest += after[seat] - before[seat] - explained[seat];
        }
    }

    fn luck(
        &mut self,
        index: usize,
        line: usize,
        thrown: String,
        luck: Shares,
        expected: &Expected,
    ) {
        for (totals, luck) in self.report.seats.iter_mut().zip(luck) {
            totals.luck += luck;
            totals.corrected -= luck;
        }
        self.report.throws.push(Throw {
            event: index + 1,
            line,
            thrown,
            luck: luck[..self.report.seats.len()].to_vec(),
            exact: expected.exact,
            outcomes: expected.outcomes,
        });
    }

    /// What was decided, and how the shares changed by its not being the best;
    /// nothing if there was no choice.
    fn decision(
        &mut self,
        index: usize,
        line: usize,
        seat: Seat,
        action: &G::Action,
    ) -> Option<(Decision, Shares)> {
        let truth = &self.positions[index];
        let mut game = truth.clone();
        // Judged by what the seat could know.
        game.determinize(Viewer::Seat(seat), &mut QuickDice::new(index as u64));
        let open = game == *truth;
        let mut choices = Vec::new();
        game.choices(seat, &mut choices);
        if !choices.contains(action) {
            choices.push(action.clone());
        }
        if choices.len() < 2 {
            return None;
        }
        let verdict = self.judge.decide(&game, seat, action, &choices);
        let cost = verdict.most[seat.index()] - verdict.chosen[seat.index()];
        let mut change = verdict.chosen;
        for (change, most) in change.iter_mut().zip(verdict.most) {
            *change -= most;
        }
        let decision = Decision {
            event: index + 1,
            line,
            seat,
            chosen: action.to_string(),
            best: verdict.best.to_string(),
            choices: choices.len(),
            cost,
            cause: verdict.cause,
            open,
        };
        Some((decision, change))
    }
}
