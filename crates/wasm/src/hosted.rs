//! One table and its whole log.

use std::collections::BTreeMap;

use bots::intend_any;
use table::race::Course;
use table::{
    CommandId, Connection, Entropy, Hands, Input, Millis, Recorded, ReplayError, Table, Verdict,
};

use crate::thought::kind;

/// A table with the events that made it.
pub(crate) struct Hosted {
    pub(crate) table: Table,
    pub(crate) log: Vec<Recorded>,
    /// The race at the table, if one is on.
    pub(crate) course: Course,
    /// Who waits for what is being judged in it.
    pub(crate) waiting: BTreeMap<CommandId, Connection>,
    /// The hand that moves, in a game that is simulated.
    pub(crate) hands: Hands,
}

/// What became of an input.
pub(crate) enum Outcome {
    /// It is done, as event `seq`; events from number `fresh` in the log on
    /// are new.
    Done { seq: u64, fresh: usize },
    /// It is not done.
    Refused(engine::Refusal),
}

impl Hosted {
    pub(crate) fn new(log: Vec<Recorded>) -> Result<Self, ReplayError> {
        let table = Table::replay(&log)?;
        let (course, waiting, hands) = (Course::default(), BTreeMap::new(), Hands::default());
        let mut hosted = Self { table, log, course, waiting, hands };
        hosted.follow();
        Ok(hosted)
    }

    /// When something is due here, at the table or in its race.
    pub(crate) fn next_deadline(&self) -> Option<Millis> {
        let race = self.course.next_deadline(&self.table);
        self.table.next_deadline().into_iter().chain(race).min()
    }

    fn follow(&mut self) {
        self.course.follow(&self.table, |game, seat, level, seed| {
            intend_any(game, seat, kind(level), seed)
        });
    }

    pub(crate) fn settle(&mut self, input: &Input, now: Millis, entropy: &Entropy) -> Outcome {
        let fresh = self.log.len();
        let events = match self.table.decide(input, now, entropy) {
            Err(refusal) => return Outcome::Refused(refusal),
            Ok(Verdict::Repeated { seq }) => return Outcome::Done { seq, fresh },
            Ok(Verdict::Happens(events)) => events,
        };
        let seq = events.first().map_or(self.table.seq(), |event| event.seq);
        for event in events {
            // What a table decides on can happen to it; if it were not so, the
            // log must not say that it did.
            if let Err(error) = self.table.evolve(&event) {
                return Outcome::Refused(engine::Refusal {
                    code: "broken-table".to_owned(),
                    args: serde_json::Map::new(),
                    text: error.to_string(),
                });
            }
            self.log.push(event);
        }
        if self.log.len() > fresh {
            self.follow();
        }
        Outcome::Done { seq, fresh }
    }
}
