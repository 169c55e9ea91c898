//! What a finished or broken-off playout is worth to each seat.

use engine::{Game, MAX_SEATS, Pending, Score, Seat};

use crate::Heuristics;
use crate::value::{Valuer, WHOLE};

/// How much winning counts; the rest is by how much.
const WINNING: f32 = 0.2;

/// Rewards from 0 to 1 by seat.
pub(super) type Rewards = [f32; MAX_SEATS as usize];

/// Rewards for ends of playouts; learns on the way which margins are usual.
#[derive(Clone, Debug, Default)]
pub(super) struct RewardScale {
    playouts: f32,
    /// Mean distance between first and best other; playing alone, from the
    /// mean.
    spread: f32,
    mean: f32,
}

/// What the position is worth; in a finished game, whether it was won.
pub(super) fn shares<G: Game>(game: &G, valuer: &mut Valuer<G>) -> Rewards {
    let mut rewards = [0.0; MAX_SEATS as usize];
    for (reward, share) in rewards.iter_mut().zip(valuer.value(game)) {
        *reward = share as f32 / WHOLE as f32;
    }
    rewards
}

impl RewardScale {
    pub(super) fn rewards<G: Game>(&mut self, game: &G, heuristics: &Heuristics<G>) -> Rewards {
        let mut rewards = [0.0; MAX_SEATS as usize];
        let players = game.players();
        if game.pending() == Pending::Over {
            let scores = Seat::all(players).map(|seat| game.score(seat));
            let best = scores.clone().max().unwrap_or(Score::highest(0));
            let winners = scores.clone().filter(|score| *score == best).count() as f32;
            let worths = scores.clone().map(|score| score.worth() as f32);
            self.margins(players, worths, &mut rewards);
            for (reward, score) in rewards.iter_mut().zip(scores) {
                let win = if score == best { 1.0 / winners } else { 0.0 };
                *reward = WINNING * win + (1.0 - WINNING) * *reward;
            }
        } else {
            let worths = Seat::all(players).map(|seat| (heuristics.evaluate)(game, seat));
            // An evaluation is no result: a small lead is only half a win.
            self.margins(players, worths, &mut rewards);
        }
        rewards
    }

    /// How far each seat is ahead of the best of the others, squashed into 0
    /// to 1 by what is usual.
    fn margins(
        &mut self,
        players: u8,
        worths: impl Iterator<Item = f32> + Clone,
        rewards: &mut Rewards,
    ) {
        let (mut first, mut second) = (f32::NEG_INFINITY, f32::NEG_INFINITY);
        for worth in worths.clone() {
            second = second.max(worth.min(first));
            first = first.max(worth);
        }
        if players == 1 {
            second = self.mean;
        }
        self.playouts += 1.0;
        self.mean += (first - self.mean) / self.playouts;
        self.spread += ((first - second).abs() - self.spread) / self.playouts;
        let usual = self.spread.max(1.0);
        for (reward, worth) in rewards.iter_mut().zip(worths) {
            let rival = if worth >= first { second } else { first };
            let margin = (worth - rival) / usual;
            *reward = 0.5 + 0.5 * margin / (1.0 + margin.abs());
        }
    }
}
