//! Turns that are simulated beside the table, and bots, which think there.
//!
//! What comes of a turn of the hand is computed, and that takes longer than a
//! table may think. So it is simulated elsewhere first, and its outcome is
//! handed to the table with it.

use engine::{Outcome, Seat, Viewer};
use table::{Command, CommandId, Connection, Input, Simulated, TokenHash};

use crate::hosted::{HostedTable, Task};
use crate::process::{Processing, Then, try_again};
use crate::{Decision, Effect, Guest, Origin, Simulation};

/// What a turn came to on one side.
struct Fingerprint {
    who: TokenHash,
    asked: u64,
    digest: u64,
}

/// What a turn came to on this side, and at the client that made it: whichever
/// is known first waits for the other.
#[derive(Default)]
pub(crate) struct Digests {
    here: Option<Fingerprint>,
    there: Option<Fingerprint>,
}

impl Digests {
    /// Both, once both sides have told of the same turn.
    fn both(&mut self) -> Option<(u64, u64)> {
        let (here, there) = (self.here.as_ref()?, self.there.as_ref()?);
        if (&here.who, here.asked) != (&there.who, there.asked) {
            return None;
        }
        Some((self.here.take()?.digest, self.there.take()?.digest))
    }
}

impl HostedTable {
    /// Has the turn in this command simulated first, if it is one that takes a
    /// while, and says whether it is.
    pub(crate) fn presimulate(
        &mut self,
        Guest { connection, who: from }: Guest,
        id: &CommandId,
        command: &Command,
    ) -> bool {
        let Some((seat, asked, action)) = self.takes_long(&from, id, command) else { return false };
        if let Some((simulated, waits)) = &mut self.simulating {
            if simulated == id {
                // Sent again by a client that came back: that one is answered.
                *waits = connection;
            } else {
                self.refuse(connection, Some(id.clone().into()), try_again());
            }
            return true;
        }
        self.simulating = Some((id.clone(), connection));
        let (id, command) = (id.clone(), command.clone());
        let origin = Origin::Command { connection, from, id, command };
        let simulation = Simulation { seat, asked, action, origin };
        self.effects.push_back(Effect::Simulate(simulation));
        true
    }

    /// The turn in a command, if it has to be simulated. Whatever the table
    /// refuses without trying costs nothing.
    fn takes_long(
        &self,
        from: &TokenHash,
        id: &CommandId,
        command: &Command,
    ) -> Option<(Seat, u64, String)> {
        let Command::Act { action, asked, .. } = command else { return None };
        let table = self.table()?;
        let game = self.game().filter(|game| game.is_simulated(action))?;
        let Viewer::Seat(seat) = table.viewer_of(from) else { return None };
        let due = table.asked(seat).filter(|due| asked.is_none_or(|asked| asked == *due))?;
        if table.done(id).is_some() || game.check(seat, action).is_err() {
            return None;
        }
        Some((seat, due, action.clone()))
    }

    /// Who is to be answered about the command whose turn has been simulated.
    pub(crate) fn waiting_for(&mut self, id: &CommandId) -> Option<Connection> {
        self.simulating.take_if(|(simulated, _)| simulated == id).map(|(_, waits)| waits)
    }

    /// A turn has been simulated, or could not be.
    pub(crate) fn simulated(&mut self, simulation: Simulation, outcome: Option<Outcome>) {
        let Simulation { seat, asked, action, origin } = simulation;
        match origin {
            Origin::Command { connection, from, id, command } => {
                let connection = self.waiting_for(&id).unwrap_or(connection);
                let Some(outcome) = outcome else {
                    return self.refuse(connection, Some(id.into()), try_again());
                };
                if matches!(command, Command::Act { asked: Some(_), .. }) {
                    self.digests.here =
                        Some(Fingerprint { who: from, asked, digest: outcome.digest });
                    self.compare();
                }
                // The question may be another one by now, and the turn an answer
                // to that as well.
                let guest = Guest { connection, who: from };
                let due = self.table().and_then(|table| table.asked(seat)) == Some(asked);
                if !due && self.presimulate(guest, &id, &command) {
                    return;
                }
                let then = Then::Answer { connection, id: id.clone(), joins: None };
                let input = Input::Command { from, id, command };
                let simulated = Simulated { seat, asked, action, outcome };
                let processing = Processing::new(input, then).knowing(Some(simulated));
                self.first([Task::Process(processing)]);
            }
            Origin::Bot => {
                let Some(outcome) = outcome else { return };
                self.bot_acts(seat, asked, action, Some(outcome));
            }
        }
    }

    /// A client tells what its turn came to.
    pub(crate) fn settled(&mut self, guest: Guest, asked: u64, digest: &str) {
        let Ok(digest) = u64::from_str_radix(digest, 16) else { return };
        self.digests.there = Some(Fingerprint { who: guest.who, asked, digest });
        self.compare();
    }

    fn compare(&mut self) {
        if let Some((here, there)) = self.digests.both() {
            self.effects.push_back(Effect::Compared { here, there });
        }
    }

    /// Nobody waits for a bot at a table that all have left.
    pub(crate) fn let_bots_think(&mut self) {
        let Some(table) = &self.table else { return };
        if self.guests.is_empty() && !table.is_awaited() {
            return;
        }
        for turn in table.due_bots() {
            if self.thinking.insert((turn.seat, turn.asked)) {
                self.effects.push_back(Effect::Think(turn));
            }
        }
    }

    /// A bot has made up its mind.
    pub(crate) fn decided(&mut self, seat: Seat, asked: u64, decision: Option<Decision>) {
        self.thinking.remove(&(seat, asked));
        let Some(game) = self.game() else { return };
        let first = || game.choices(seat).0.into_iter().next();
        let (action, outcome) = match decision {
            Some(Decision { action, outcome }) => (action, outcome),
            None => match first() {
                Some(action) => (action, None),
                None => return,
            },
        };
        // A decision without its outcome is simulated as a person's is.
        let due = self.table().and_then(|table| table.asked(seat)) == Some(asked);
        let takes_long = game.is_simulated(&action) && outcome.is_none();
        if due && takes_long && game.check(seat, &action).is_ok() {
            let simulation = Simulation { seat, asked, action, origin: Origin::Bot };
            return self.effects.push_back(Effect::Simulate(simulation));
        }
        self.bot_acts(seat, asked, action, outcome);
    }

    /// A refusal means that the question is no longer open.
    fn bot_acts(&mut self, seat: Seat, asked: u64, action: String, outcome: Option<Outcome>) {
        let simulated =
            outcome.map(|outcome| Simulated { seat, asked, action: action.clone(), outcome });
        let input = Input::Bot { seat, asked, action };
        let processing = Processing::new(input, Then::Nothing).knowing(simulated);
        self.first([Task::Process(processing)]);
    }
}
