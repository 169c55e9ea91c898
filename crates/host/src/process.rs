//! How a table changes: decide, have it stored, and only then tell.

use std::sync::Arc;

use protocol::{Refusal, ServerMessage};
use table::{
    CommandId, Connection, Entropy, Input, Millis, Recorded, Simulated, Table, TokenHash, Verdict,
};

use crate::hosted::{HostedTable, Pending, Task};
use crate::{Answer, Append, Effect};

/// How often a lost race for the next event is tried again before the sender
/// has to.
const ATTEMPTS: u32 = 20;

/// How long after the time of a race is up others leave it to the host that
/// judges it: longer than any call is waited for.
const RACE_GRACE: Millis = 2_000;

/// An input on its way into the log.
#[derive(Debug)]
pub(crate) struct Processing {
    input: Input,
    simulated: Option<Simulated>,
    then: Then,
    /// Whether what others wrote has been read for it.
    fresh: bool,
    attempts: u32,
    /// What was decided.
    events: Arc<[Recorded]>,
}

/// What follows when it is done, or not done.
#[derive(Debug)]
pub(crate) enum Then {
    /// Nothing: nobody waits for it.
    Nothing,
    /// Its sender is answered.
    Answer {
        connection: Connection,
        id: CommandId,
        /// Who sits down by it, and is there from then on.
        joins: Option<TokenHash>,
    },
    /// Whoever pressed is answered, and the race goes on.
    Race { id: Option<CommandId> },
}

/// What became of an input.
pub(crate) enum Processed {
    /// Durable, as this event.
    Done { seq: u64 },
    /// The table or the rules say no.
    Refused(Refusal),
    /// The host could not.
    Failed(Refusal),
}

impl Processing {
    pub(crate) fn new(input: Input, then: Then) -> Self {
        Self { input, simulated: None, then, fresh: false, attempts: 0, events: Arc::new([]) }
    }

    /// With what was simulated for it.
    pub(crate) fn knowing(self, simulated: Option<Simulated>) -> Self {
        Self { simulated, ..self }
    }
}

impl HostedTable {
    pub(crate) fn process(
        &mut self,
        mut processing: Processing,
        now: Millis,
        entropy: &mut impl FnMut() -> Entropy,
    ) {
        let Some(table) = &mut self.table else { return };
        let Processing { input, simulated, .. } = &processing;
        let verdict = table.decide_with_trial(input, simulated.as_ref(), now, entropy);
        let nothing = match verdict {
            Ok((Verdict::Repeated { seq }, _)) => {
                return self.finish(processing.then, Processed::Done { seq });
            }
            Ok((Verdict::Happens(events), mut trial)) if !events.is_empty() => {
                // Ahead of the log, which is why nobody is told yet and any
                // doubt ends in reading it again.
                // A move is the only event that its command makes.
                let mut evolve = |event| table.evolve_with(event, std::mem::take(&mut trial));
                if let Err(error) = events.iter().try_for_each(&mut evolve) {
                    self.forget();
                    let why = Refusal::new("broken-table", error.to_string());
                    return self.finish(processing.then, Processed::Failed(why));
                }
                processing.events = events.into();
                let by = match &processing.then {
                    Then::Answer { connection, .. } => Some(*connection),
                    Then::Nothing | Then::Race { .. } => None,
                };
                let append = Append { events: processing.events.clone(), due: due(table, now), by };
                self.effects.push_back(Effect::Append(append));
                self.pending = Some(Pending::Append(processing));
                return;
            }
            Ok((Verdict::Happens(_), _)) => Processed::Done { seq: table.seq() },
            Err(refusal) => Processed::Refused(refusal),
        };
        // Another host may know something that makes it possible.
        if self.config.shared && !processing.fresh {
            let from = table.seq() + 1;
            processing.fresh = true;
            self.first([Task::Process(processing)]);
            self.effects.push_back(Effect::CatchUp { from });
            self.pending = Some(Pending::Read);
            return;
        }
        self.set_alarm();
        self.finish(processing.then, nothing);
    }

    /// The events of the last [`Effect::Append`] are durable.
    pub fn stored(&mut self, now: Millis) {
        let Some(Pending::Append(processing)) = self.pending.take() else { return };
        let Processing { then, events, .. } = processing;
        self.remember(&events);
        self.announce(&events, now);
        self.race.drive(true);
        self.follow_race();
        self.set_alarm();
        self.let_bots_think();
        let seq = events.first().map_or(0, |event| event.seq);
        self.finish(then, Processed::Done { seq });
    }

    /// Others have written before this host could; `log` is all of it by now, or
    /// its end, and `table` what it makes.
    pub fn conflicted(&mut self, table: Box<Table>, log: &[Recorded], now: Millis) {
        let Some(Pending::Append(processing)) = self.pending.take() else { return };
        let attempts = processing.attempts + 1;
        self.opened_as(table, log, now);
        if attempts < ATTEMPTS {
            self.first([Task::Process(Processing { attempts, ..processing })]);
        } else {
            self.fail(processing, &try_again());
        }
    }

    pub(crate) fn fail(&mut self, processing: Processing, why: &Refusal) {
        self.finish(processing.then, Processed::Failed(why.clone()));
    }

    fn finish(&mut self, then: Then, processed: Processed) {
        match then {
            Then::Nothing => {}
            Then::Answer { connection, id, joins } => {
                if let (Some(who), Processed::Done { .. }) = (joins, &processed) {
                    let input = Input::Connected { who, connection };
                    self.first([Task::Process(Processing::new(input, Then::Nothing))]);
                }
                self.answer(connection, id, processed);
            }
            Then::Race { id } => {
                // Without the table the race has to wait.
                if !matches!(processed, Processed::Failed(_)) {
                    self.first([Task::RunRace]);
                }
                let waits = id.and_then(|id| self.held.remove_entry(&id));
                if let Some((id, connection)) = waits {
                    self.answer(connection, id, processed);
                }
            }
        }
    }

    /// Tells whoever gave the command `id` what became of it.
    pub(crate) fn answer(&mut self, to: Connection, id: CommandId, processed: Processed) {
        let answer = match processed {
            Processed::Done { seq } => {
                self.send(to, ServerMessage::Ack { id: id.into(), seq });
                Answer::Done
            }
            Processed::Refused(refusal) => {
                self.refuse(to, Some(id.into()), refusal);
                Answer::Refused
            }
            Processed::Failed(refusal) => {
                self.refuse(to, Some(id.into()), refusal);
                Answer::Failed
            }
        };
        self.effects.push_back(Effect::Answered(answer));
    }

    /// Lets time pass, and bots think.
    pub(crate) fn look_at_clocks(&mut self) {
        let tick = Processing::new(Input::Tick, Then::Nothing);
        self.first([Task::Process(tick), Task::Think]);
    }

    pub(crate) fn restart(&mut self, downtime: Millis) {
        let restarted = Processing::new(Input::Restarted { downtime }, Then::Nothing);
        self.first([Task::Process(restarted), Task::Think, Task::RunRace]);
    }

    /// Clocks are looked at by the host that wrote last.
    fn set_alarm(&mut self) {
        self.alarm = self.table().and_then(Table::next_deadline);
    }
}

/// When the table next wants something: now if a bot is to move and somebody
/// waits for it. A race whose
/// host is gone is taken up by another when its time is up.
fn due(table: &Table, now: Millis) -> Option<Millis> {
    if table.is_awaited() && !table.due_bots().is_empty() {
        return Some(now);
    }
    let timeout = table.timeout_due().map(|due| due.saturating_add(RACE_GRACE));
    table.next_deadline().into_iter().chain(timeout).min()
}

/// What somebody is told whose wish could not be seen to.
pub(crate) fn try_again() -> Refusal {
    Refusal::new("try-again", "that did not work; please try again")
}
