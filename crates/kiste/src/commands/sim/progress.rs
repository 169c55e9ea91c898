//! A progress bar for runs that take a while.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Runs shorter than this show nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// Counts finished games; on a terminal people see it, elsewhere nobody does.
pub(crate) struct Progress {
    bar: ProgressBar,
    start: Instant,
    shown: OnceLock<()>,
}

impl Progress {
    pub(crate) fn new(games: u64) -> Self {
        let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::hidden());
        if let Ok(style) =
            ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} to go")
        {
            bar.set_style(style);
        }
        Self { bar, start: Instant::now(), shown: OnceLock::new() }
    }

    /// One more game is finished.
    pub(crate) fn step(&self) {
        self.bar.inc(1);
        if self.shown.get().is_none() && self.start.elapsed() > PATIENCE {
            self.shown.get_or_init(|| self.bar.set_draw_target(ProgressDrawTarget::stderr()));
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
