//! What may take long steps back when anything else has to be done.
//!
//! Steps are those of `nice`; only Linux has them for one thread, elsewhere all
//! share alike.

use std::panic::resume_unwind;
use std::thread;

/// How far rules of strangers step back: beside somebody else's move they get a
/// tenth of a core, on an idle machine all of it.
const STRANGERS: i32 = 10;

/// What their threads are called, for whoever counts them.
const NAME: &str = "script";

/// How far bots step back: people's moves get three times as much of a core that
/// both want.
pub(crate) const BOTS: i32 = 5;

/// Does something on a thread of its own, to which the system gives time that
/// nobody else wants; returns when it is done.
///
/// A thread can step back but not come forward again, so it ends with its work.
pub(crate) fn behind_others<R: Send>(work: impl FnOnce() -> R + Send) -> R {
    let stepping_back = || {
        step_back(STRANGERS);
        work()
    };
    let named = thread::Builder::new().name(NAME.to_owned());
    let done = thread::scope(|scope| {
        let thread = named.spawn_scoped(scope, stepping_back);
        thread.expect("the system has another thread").join()
    });
    done.unwrap_or_else(|panic| resume_unwind(panic))
}

/// Lets other threads go first from now on.
pub(crate) fn step_back(steps: i32) {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{getpriority_process, setpriority_process};
        let further = |now: i32| setpriority_process(None, (now + steps).min(19));
        if let Err(error) = getpriority_process(None).and_then(further) {
            tracing::debug!(%error, "a thread keeps the priority of everything else");
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = steps;
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::process::getpriority_process;

    use super::*;

    #[test]
    fn only_what_may_wait_steps_back() {
        let usual = getpriority_process(None).unwrap();
        let there = behind_others(|| getpriority_process(None).unwrap());
        assert_eq!(there, (usual + STRANGERS).min(19));
        assert_eq!(getpriority_process(None).unwrap(), usual);
    }

    #[test]
    #[should_panic(expected = "a mistake in the rules")]
    fn a_panic_there_is_one_here() {
        behind_others(|| panic!("a mistake in the rules"));
    }
}
