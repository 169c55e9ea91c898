//! Steps, some of them beside one another, each with its time.
//!
//! The first lane of a stage speaks as it goes. What the others say is kept
//! back and shown only if they fail, so that two builds do not talk at once.

use std::cell::RefCell;
use std::io::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::run::{Failure, Outcome};

/// Something to do, with its name.
pub(crate) type Step = (&'static str, fn(&Scope) -> Outcome);

/// Steps that follow one another, beside other lanes.
pub(crate) type Lane = &'static [Step];

/// What to look at: all, or what this one game can have broken.
pub(crate) type Scope = Option<String>;

thread_local! {
    /// What this lane keeps back; nothing on a lane that speaks.
    static KEPT: RefCell<Option<Vec<u8>>> = const { RefCell::new(None) };
}

/// Whether this lane keeps back what its programs say.
pub(crate) fn keeps_back() -> bool {
    KEPT.with_borrow(Option::is_some)
}

/// Says something on this lane.
pub(crate) fn say(bytes: &[u8]) {
    KEPT.with_borrow_mut(|kept| match kept {
        Some(kept) => kept.extend_from_slice(bytes),
        None => {
            // Nobody is there to be told that nobody is there.
            let _ = std::io::stdout().write_all(bytes);
        }
    });
}

/// As `println!`, on this lane.
macro_rules! tell {
    ($($part:tt)*) => { $crate::lanes::say(format!("{}\n", format_args!($($part)*)).as_bytes()) };
}
pub(crate) use tell;

/// Runs the lanes beside one another; whichever step fails first ends them
/// all, the others after the step they are in. Returns how long each took.
pub(crate) fn run(lanes: &[Lane], scope: &Scope) -> Outcome<Vec<(&'static str, Duration)>> {
    let failed = AtomicBool::new(false);
    let times = Mutex::new(Vec::new());
    let follow = |lane: Lane| -> Outcome {
        for (name, step) in lane {
            if failed.load(Ordering::Relaxed) {
                return Ok(());
            }
            tell!("\n── {name}");
            let begun = Instant::now();
            if let Err(failure) = step(scope) {
                failed.store(true, Ordering::Relaxed);
                return Err(Failure::new(format!("{name}: {failure}")));
            }
            println!("   {name}: fine, {:.1} s", begun.elapsed().as_secs_f32());
            times.lock().unwrap_or_else(PoisonError::into_inner).push((*name, begun.elapsed()));
        }
        Ok(())
    };
    let follow_quietly = |lane: Lane| {
        KEPT.set(Some(Vec::new()));
        let outcome = follow(lane);
        if outcome.is_err() {
            let kept = KEPT.take().unwrap_or_default();
            say(&kept);
        }
        outcome
    };
    let Some((spoken, quiet)) = lanes.split_first() else { return Ok(Vec::new()) };
    let outcomes = thread::scope(|scope| {
        let quiet: Vec<_> = quiet.iter().map(|lane| scope.spawn(|| follow_quietly(lane))).collect();
        let first = follow(spoken);
        let others = quiet.into_iter().map(|lane| {
            lane.join().unwrap_or_else(|_| Err(Failure::new("a step of the chores panicked")))
        });
        [first].into_iter().chain(others).collect::<Vec<_>>()
    });
    outcomes.into_iter().collect::<Outcome<()>>()?;
    Ok(times.into_inner().unwrap_or_else(PoisonError::into_inner))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FINE: fn(&Scope) -> Outcome = |_| Ok(());
    const BROKEN: fn(&Scope) -> Outcome = |_| Err(Failure::new("mend it"));
    /// So that what follows it surely comes after another lane has failed.
    const SLOW: fn(&Scope) -> Outcome = |_| {
        thread::sleep(Duration::from_millis(300));
        Ok(())
    };
    const NEVER: fn(&Scope) -> Outcome = |_| panic!("another lane failed before");

    #[test]
    fn every_step_has_its_time() {
        let times = run(&[&[("a", FINE), ("b", FINE)], &[("c", SLOW)]], &None).unwrap();
        let mut names: Vec<_> = times.iter().map(|(name, _)| *name).collect();
        names.sort_unstable();
        assert_eq!(names, ["a", "b", "c"]);
    }

    #[test]
    fn a_failure_is_named_and_ends_the_other_lanes() {
        let failure = run(&[&[("a", SLOW), ("b", NEVER)], &[("c", BROKEN)]], &None).unwrap_err();
        assert_eq!(failure.to_string(), "c: mend it");
    }
}
