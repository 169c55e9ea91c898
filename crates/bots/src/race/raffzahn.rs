//! One die after the other.

use engine::{Chance, Moment, Pips, QuickDice, Stamp};
use games::raffzahn::{Raffzahn, RaffzahnAction, RaffzahnView, Step};
use pyramid::{Cell, Cells, Plate};

use super::{Intent, RaceStrategy, Reflexes, thought};
use crate::Observation;

pub(crate) const STRATEGY: RaceStrategy<Raffzahn> = RaceStrategy { intend, choose };

/// Looks through the free dice until one shows the number; the roller who has
/// found none calls STOP.
fn intend(
    observation: &Observation<'_, Raffzahn>,
    reflexes: Reflexes,
    seed: u64,
) -> Option<Intent<RaffzahnAction>> {
    let view = observation.view();
    let own = view.players.get(observation.seat().index())?;
    let begun = if own.grabbed == Moment::START {
        Moment::new(reflexes.start)
    } else {
        own.grabbed.max(own.locked.unwrap_or(Moment::START))
    };
    let mut chance = thought(seed, view.round, own.grabbed.millis());
    let (found, looked) = search(&view, observation, reflexes, begun, &mut chance);
    let events = view.events;
    let stamped = |at: Moment| Some(Stamp { at, seen: events });
    match (view.step, found) {
        (Step::Stopped, found) => {
            // A hand on its way is not held back at once.
            let cell = found?;
            let at = looked.plus(Reflexes::about(reflexes.grab, &mut chance));
            let startled = view.stopped?.plus(reflexes.startle);
            (at >= view.clock && at <= startled)
                .then(|| Intent { at, action: RaffzahnAction::Take { cell, stamp: stamped(at) } })
        }
        (Step::Race, Some(cell)) => {
            let at = looked.plus(Reflexes::about(reflexes.grab, &mut chance));
            // What has just become free is not seen before it is.
            let at = if at < view.clock { view.clock.plus(reflexes.look) } else { at };
            Some(Intent { at, action: RaffzahnAction::Take { cell, stamp: stamped(at) } })
        }
        (Step::Race, None) if view.roller == observation.seat() => {
            let at = looked.plus(reflexes.startle).max(view.stop_after).max(view.clock);
            Some(Intent { at, action: RaffzahnAction::Stop { stamp: stamped(at) } })
        }
        _ => None,
    }
}

/// The first die that seems to show the number, and when all that was looked
/// at before has been.
fn search(
    view: &RaffzahnView,
    observation: &Observation<'_, Raffzahn>,
    reflexes: Reflexes,
    begun: Moment,
    chance: &mut QuickDice,
) -> (Option<Cell>, Moment) {
    let side = Raffzahn::side(observation.seat()).index();
    let heap: Cells = view.dice.iter().map(|die| die.cell).collect();
    let free = Plate::STANDARD.free(heap);
    let mut dice: Vec<(Cell, Option<Pips>)> = view
        .dice
        .iter()
        .filter(|die| free.contains(die.cell))
        .map(|die| (die.cell, die.faces[side]))
        .collect();
    chance.shuffle(&mut dice);
    let mut now = begun;
    for (cell, shows) in dice {
        now = now.plus(Reflexes::about(reflexes.look, chance));
        if (shows == view.throw) != reflexes.errs(chance) {
            return (Some(cell), now);
        }
    }
    (None, now)
}

/// Without a clock: any die that fits; the roller without one calls STOP.
fn choose(observation: &Observation<'_, Raffzahn>, _: Reflexes, seed: u64) -> RaffzahnAction {
    let view = observation.view();
    let takes: Vec<RaffzahnAction> = observation
        .choices()
        .iter()
        .copied()
        .filter(|action| matches!(action, RaffzahnAction::Take { .. }))
        .collect();
    let mut chance = thought(seed, view.round, view.events);
    let take = chance.pick(&takes).copied();
    let last = observation.choices().last().copied();
    // STOP is listed last, and only for the roller; else there is `pass`.
    take.or(last).unwrap_or(RaffzahnAction::Pass)
}
