//! Games that the same people play one after the other.

use engine::Seat;

use crate::Table;

impl Table {
    /// How many games everybody has won since they sat down, by seat; nothing
    /// before the first game is over.
    pub fn series(&self) -> Option<&[u32]> {
        self.wins.iter().any(|wins| *wins > 0).then_some(&self.wins)
    }

    /// A game that is over counts, unless something was tried out in it; a
    /// shared win for each of its winners.
    pub(crate) fn note_wins(&mut self) {
        if self.is_what_if() {
            return;
        }
        for standing in self.standings().unwrap_or_default() {
            if standing.rank == 1
                && self.wins.len() > 1
                && let Some(wins) = self.wins.get_mut(standing.seat.index())
            {
                *wins += 1;
            }
        }
    }

    /// Whoever sits down has won nothing here yet.
    pub(crate) fn forget_wins(&mut self, seat: Seat) {
        if let Some(wins) = self.wins.get_mut(seat.index()) {
            *wins = 0;
        }
    }
}
