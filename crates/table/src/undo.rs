//! Taking back what was done in a game, at the cost of what is taken back.

use engine::{AnyMatch, MAX_UNDONE, Pending, Refusal, Seat, undone_line};

use crate::play::{Play, Played};
use crate::{Line, Setup, TableRefused};

/// The game as it was after so many lines.
pub(crate) struct Mark {
    lines: usize,
    game: Box<dyn AnyMatch>,
}

impl Clone for Mark {
    fn clone(&self) -> Self {
        Self { lines: self.lines, game: self.game.trial() }
    }
}

/// How many moves are remembered with the game as it was before them.
pub(crate) const MARKS: usize = 8;

impl Play {
    /// The line that `seat` may still take back: its own last move, in a phase
    /// where several act at the same time and which is not yet closed.
    ///
    /// Since that move no dice may have fallen, no rule may have followed up,
    /// and nobody may have moved in a way that `seat` could see. That the
    /// phase is still the same follows from who is left in it: exactly those
    /// asked back then, without those who have moved since.
    pub(crate) fn undoable(&self, seat: Seat) -> Option<usize> {
        let mine = |played: &Played| matches!(played.act, Some((who, ..)) if who == seat);
        let index = self.lines.iter().rposition(mine)?;
        let Some((_, Pending::All(seats), _)) = self.lines[index].act else { return None };
        let mut left = seats.without(seat);
        for later in &self.lines[index + 1..] {
            let (other, ..) = later.act?;
            let sealed = later.line.only.as_ref().is_some_and(|only| !only.contains(&seat));
            if !sealed {
                return None;
            }
            left = left.without(other);
        }
        let same_phase = !left.is_empty() && self.game.pending() == Pending::All(left);
        same_phase.then_some(index)
    }

    /// How often `seat` has taken something back.
    pub(crate) fn undone(&self, seat: Seat) -> u32 {
        self.undone.get(seat.index()).copied().unwrap_or(0)
    }

    /// Takes line `index` back: what was done at the same time is played again
    /// without it.
    pub(crate) fn undo(&mut self, seat: Seat, index: usize) -> Result<(), Refusal> {
        let nothing = || Refusal::from(TableRefused::NothingToUndo);
        if self.undoable(seat) != Some(index) {
            return Err(nothing());
        }
        // What can be taken back was done since then.
        let since = self.together.as_ref().filter(|mark| mark.lines <= index);
        let Mark { lines: from, game } = since.ok_or_else(nothing)?;
        let kept = self.lines.iter().enumerate().skip(*from).filter(|(at, _)| *at != index);
        let texts: Vec<&str> = kept.map(|(_, played)| played.line.text.as_str()).collect();
        // Tried out first: should it fail, nothing has changed.
        let mut again = game.trial();
        if !texts.is_empty() {
            again.apply_stored(&texts)?;
        }
        if from + again.len() + 1 != self.lines.len() {
            return Err(nothing());
        }
        self.game.go_back(*from, &**game);
        self.game.adopt(again);
        self.marks.clear();
        if let Some(undone) = self.undone.get_mut(seat.index()) {
            *undone += 1;
        }
        let taken = self.lines.remove(index);
        if let Some(history) = &mut self.history
            && let Some(at) = history.iter().rposition(|text| *text == taken.line.text)
        {
            history.remove(at);
        }
        self.wish = None;
        if let (Some((_, _, question)), Some(slot)) =
            (taken.act, self.questions.get_mut(seat.index()))
        {
            *slot = question;
        }
        Ok(())
    }

    /// The line from which on `seat` may take everything back that all have
    /// seen: its own last move, if nothing hidden was shown with it or since.
    pub(crate) fn rewindable(&self, seat: Seat) -> Option<usize> {
        let often: u32 = self.rewinds.iter().sum();
        // In a game of the day what was seen was seen: all have the same chance.
        let fixed = self.is_racing() || self.is_over() || self.day.is_some();
        if fixed || often as usize >= MAX_UNDONE {
            return None;
        }
        let mine = |played: &Played| matches!(played.act, Some((who, ..)) if who == seat);
        let index = self.lines.iter().rposition(mine)?;
        let since = &self.lines[index..];
        since.iter().all(|played| played.open).then_some(index)
    }

    /// Takes everything back from line `index` on.
    pub(crate) fn rewind(
        &mut self,
        setup: &Setup,
        seat: Seat,
        index: usize,
    ) -> Result<(), Refusal> {
        if self.rewindable(seat) != Some(index) {
            return Err(TableRefused::NothingToUndo.into());
        }
        self.marks.retain(|mark| mark.lines <= index);
        if let Some(mark) = self.marks.pop_front_if(|mark| mark.lines == index) {
            self.game.go_back(index, &*mark.game);
        } else {
            // Longer ago than is remembered: all of it is played again.
            let before = self.lines().take(index).map(|line| line.text.clone());
            let before: Vec<String> = before.collect();
            let (names, secret) = (self.names.clone(), self.secret);
            self.game = self.beginning.resume(setup, names, secret, &before)?;
        }
        let texts = || self.lines.iter().map(|played| played.line.text.clone()).collect();
        let taken = self.lines.len() - index;
        self.history.get_or_insert_with(texts).push(undone_line(seat, taken));
        self.lines.truncate(index);
        if let Some(times) = self.rewinds.get_mut(seat.index()) {
            *times += 1;
        }
        self.questions.fill(None);
        self.together = None;
        self.wish = None;
        self.denied = None;
        Ok(())
    }

    pub(crate) fn mark(&self) -> Mark {
        Mark { lines: self.lines.len(), game: self.game.trial() }
    }
}

/// Whether nobody learnt anything by it that was hidden or left to chance.
pub(crate) fn shows_nothing(line: &Line) -> bool {
    !line.text.starts_with("throw") && line.only.is_none()
}
