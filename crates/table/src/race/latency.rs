//! How long messages travel.

use std::collections::VecDeque;

/// The most travel time that anybody is granted, there and back: a far but
/// playable connection. Whoever makes a connection look slow on purpose cannot
/// gain more than this.
pub const MAX_CREDIT: u32 = 800;

/// What is granted above the measured round trips, for their usual wavering.
pub const SLACK: u32 = 20;

/// How many round trips are remembered.
const REMEMBERED: usize = 16;

/// A player's connection as measured by pings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Latency {
    recent: VecDeque<u32>,
}

impl Latency {
    /// A ping came back after so many milliseconds.
    pub fn measured(&mut self, round_trip: u32) {
        if self.recent.len() == REMEMBERED {
            self.recent.pop_front();
        }
        self.recent.push_back(round_trip);
    }

    /// The longest travel, there and back, that a claim may leave over: about
    /// the longest of the recent round trips, but for one odd one out. Nothing
    /// is granted to what has not been measured.
    pub fn credit(&self) -> u32 {
        let mut longest = [0; 2];
        for &round_trip in &self.recent {
            if round_trip > longest[0] {
                longest = [round_trip, longest[0]];
            } else if round_trip > longest[1] {
                longest[1] = round_trip;
            }
        }
        match self.recent.len() {
            0 => 0,
            1..4 => longest[0].saturating_add(SLACK).min(MAX_CREDIT),
            _ => longest[1].saturating_add(SLACK).min(MAX_CREDIT),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn credit(round_trips: &[u32]) -> u32 {
        let mut latency = Latency::default();
        for &time in round_trips {
            latency.measured(time);
        }
        latency.credit()
    }

    #[test]
    fn credit_follows_the_recent_round_trips() {
        assert_eq!(credit(&[]), 0);
        assert_eq!(credit(&[40]), 60);
        assert_eq!(credit(&[40, 50, 45, 40]), 65, "one odd one out");
        assert_eq!(credit(&[40, 40, 900, 40, 40]), 60);
        assert_eq!(credit(&[5_000, 5_000, 5_000, 5_000]), MAX_CREDIT);
        let mut long_ago = vec![700; 16];
        long_ago.extend([40; 16]);
        assert_eq!(credit(&long_ago), 60, "what is long ago is forgotten");
    }
}
