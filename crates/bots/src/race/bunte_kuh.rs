//! One funnel after the other.

use engine::{Chance, Moment, QuickDice, Stamp};
use games::bunte_kuh::{BunteKuh, KuhAction, KuhView, Step};
use pyramid::{Cell, Orientation};

use super::{Intent, RaceStrategy, Reflexes, thought};
use crate::Observation;

pub(crate) const STRATEGY: RaceStrategy<BunteKuh> = RaceStrategy { intend, choose };

/// Searches, points at what it found, and puts its die anyhow.
fn intend(
    observation: &Observation<'_, BunteKuh>,
    reflexes: Reflexes,
    seed: u64,
) -> Option<Intent<KuhAction>> {
    let view = observation.view();
    let mut chance = thought(seed, view.round, view.step as u32);
    let events = view.events;
    let after = |time: u32, chance: &mut QuickDice| {
        let at = view.clock.plus(Reflexes::about(time, chance));
        (at, Some(Stamp { at, seen: events }))
    };
    match view.step {
        Step::Search => {
            let (found, at) = search(&view, reflexes, seed);
            let at = at.max(view.clock);
            let stamp = Some(Stamp { at, seen: events });
            let action = match found {
                Some(_) => KuhAction::Stop { stamp },
                None => KuhAction::Nowhere { stamp },
            };
            Some(Intent { at, action })
        }
        Step::Point => {
            let (found, _) = search(&view, reflexes, seed);
            let (at, stamp) = after(reflexes.grab, &mut chance);
            found.map(|cell| Intent { at, action: KuhAction::Point { cell, stamp } })
        }
        Step::Put => {
            let (at, stamp) = after(reflexes.sum + reflexes.grab, &mut chance);
            let (cell, orientation) = place(&view, &mut chance)?;
            Some(Intent { at, action: KuhAction::Put { cell, orientation, stamp } })
        }
        _ => None,
    }
}

/// So many funnels are looked at however short the patience of a table is: with
/// fewer, games of slow bots would hardly end.
const LOOKS: u32 = 6;

/// The first funnel that seems to have the sum, and when it calls; if there is
/// none, when it has looked at all.
fn search(view: &KuhView, reflexes: Reflexes, seed: u64) -> (Option<Cell>, Moment) {
    let reflexes = reflexes.hurried(view.patience, LOOKS);
    let mut chance = thought(seed, view.round, u32::MAX);
    let chance = &mut chance;
    let mut funnels = view.funnels.clone();
    chance.shuffle(&mut funnels);
    let target: u8 = view.throw.iter().flatten().map(|pips| pips.get()).sum();
    // The throw has to be added up as well.
    let mut now = Moment::new(reflexes.start).plus(Reflexes::about(reflexes.sum, chance));
    for cell in funnels {
        now = now.plus(Reflexes::about(reflexes.sum, chance));
        if (sum(view, cell) == Some(target)) != reflexes.errs(chance) {
            return (Some(cell), now.plus(Reflexes::about(reflexes.grab, chance)));
        }
    }
    (None, now.plus(Reflexes::about(reflexes.grab, chance)))
}

/// The sum of the faces that look into a funnel.
fn sum(view: &KuhView, funnel: Cell) -> Option<u8> {
    funnel.faces_around().try_fold(0, |sum, (cell, axis)| {
        let die = view.dice.iter().find(|die| die.cell == cell)?;
        Some(sum + die.faces[axis.index()]?.get())
    })
}

/// Where and how to put a die.
fn place(view: &KuhView, chance: &mut QuickDice) -> Option<(Cell, Orientation)> {
    let cell = view.pointed.or_else(|| chance.pick(&view.funnels).copied())?;
    Some((cell, Orientation::random(chance)))
}

/// Without a clock: the same search, by the own stopwatch.
fn choose(observation: &Observation<'_, BunteKuh>, reflexes: Reflexes, seed: u64) -> KuhAction {
    let view = observation.view();
    match view.step {
        Step::Tick => {
            let (cell, at) = search(&view, reflexes, seed);
            let millis = at.millis();
            if millis <= view.patience { KuhAction::Call { cell, millis } } else { KuhAction::Pass }
        }
        Step::Put => {
            let mut chance = thought(seed, view.round, view.step as u32);
            place(&view, &mut chance).map_or_else(
                || observation.choices()[0],
                |(cell, orientation)| KuhAction::Put { cell, orientation, stamp: None },
            )
        }
        _ => observation.choices()[0],
    }
}
