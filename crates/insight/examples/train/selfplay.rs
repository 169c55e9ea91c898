//! A game that plays itself, and what was seen in it.

use bots::value::{MAX_INPUTS, Shares, Stage, Valuer, WHOLE, result};
use bots::{Bot, BotLevel, Observation, Strategy, make};
use engine::{Chance, Event, Game, Pending, QuickDice, Seat, read_options};

/// Options to choose, several sets of them.
type Menu = &'static [&'static [(&'static str, &'static str)]];

/// The tables that are played at, one after the other.
pub(crate) struct Plan<G: Game> {
    pub(crate) tables: Vec<(G::Options, u8)>,
}

impl<G: Game> Plan<G> {
    pub(crate) fn of() -> Result<Self, String> {
        let (options, players): (Menu, &[u8]) = match G::ID {
            "hop-n-roll" => {
                (&[&[], &[("sheet", "advanced")], &[("tableau", "b")], &[]], &[2, 3, 4, 2, 5, 6, 2])
            }
            "hamstern" => (&[&[], &[("side", "b")], &[]], &[2, 3, 4, 2]),
            "wuerfelmarsch" => (&[&[]], &[2, 2, 2, 3]),
            "abquetschen" => (&[&[]], &[2, 2, 3]),
            _ => (&[&[]], &[2, 3, 4, 2]),
        };
        let mut tables = Vec::new();
        for &players in players {
            for options in options {
                let pairs: Vec<(String, String)> =
                    options.iter().map(|&(k, v)| (k.to_owned(), v.to_owned())).collect();
                let options = read_options::<G::Options>(&pairs, &[]);
                tables.push((options.map_err(|error| error.to_string())?, players));
            }
        }
        Ok(Self { tables })
    }
}

/// Every quiet position of a game as all seats saw it, and how it ended.
pub(crate) struct Episode {
    pub(crate) players: usize,
    pub(crate) positions: Vec<Vec<[i16; MAX_INPUTS]>>,
    pub(crate) result: Vec<f32>,
}

/// A game that does not come to an end is broken off and counts as it stands.
const MAX_EVENTS: usize = 3_000;

pub(crate) struct SelfPlay<G: Game> {
    valuer: Valuer<G>,
    greedy: Box<dyn Bot<G>>,
    choices: Vec<G::Action>,
    /// How far a score usually is from the mean.
    spread: f32,
}

impl<G: Strategy> SelfPlay<G> {
    pub(crate) fn new(valuer: Valuer<G>) -> Self {
        let greedy = make(BotLevel::Greedy, 0);
        Self { valuer, greedy, choices: Vec::new(), spread: 10.0 }
    }

    /// Shares of a win by how far everybody is ahead, measured against what is
    /// usual.
    fn margins(&mut self, game: &G) -> Vec<f32> {
        let worths: Vec<f32> =
            Seat::all(game.players()).map(|seat| game.score(seat).worth() as f32).collect();
        let mean = worths.iter().sum::<f32>() / worths.len() as f32;
        let spread = worths.iter().map(|worth| (worth - mean).abs()).sum::<f32>();
        self.spread += (spread / worths.len() as f32 - self.spread) / 50.0;
        let scale = self.spread.max(0.5);
        let best = worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let weights: Vec<f32> = worths.iter().map(|worth| ((worth - best) / scale).exp()).collect();
        let sum: f32 = weights.iter().sum();
        weights.iter().map(|weight| weight / sum).collect()
    }

    /// Plays game `index` of `all`, exploring less and less.
    pub(crate) fn game(
        &mut self,
        plan: &Plan<G>,
        seed: u64,
        index: u64,
        all: u64,
    ) -> Result<Episode, String> {
        let (options, players) = &plan.tables[(index % plan.tables.len() as u64) as usize];
        let mut game = G::new(options, *players).map_err(|error| error.to_string())?;
        let mut dice = QuickDice::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ index);
        let one_in = 12 + (88 * index / all.max(1)) as u32;
        // Whoever only plays against itself learns only what itself would do: every
        // second seat, by chance, is played by heuristics.
        let heuristic: Vec<bool> = (0..*players).map(|_| dice.below(2) == 0).collect();
        self.greedy = make(BotLevel::Greedy, index);
        let mut positions = Vec::new();
        for _ in 0..MAX_EVENTS {
            let pending = game.pending();
            if !matches!(pending, Pending::Rules | Pending::Over)
                && self.valuer.stage(&game) == Stage::Quiet
            {
                let seats = Seat::all(*players);
                let views = seats.map(|seat| *self.valuer.features(&game, seat).values());
                positions.push(views.collect());
            }
            let event = match pending {
                Pending::Over => break,
                Pending::Throw => game.throw(&mut dice).map(Event::Throw),
                Pending::Rules => game.next_effect().map(Event::Effect),
                _ => pending.seats().first().and_then(|seat| {
                    let action = if dice.below(one_in) == 0 {
                        self.choices.clear();
                        game.choices(seat, &mut self.choices);
                        let count = self.choices.len() as u32;
                        self.choices.get(dice.below(count.max(1)) as usize).cloned()
                    } else if heuristic[seat.index()] {
                        let known = Observation::new(&game, seat, &mut self.choices);
                        known.map(|known| self.greedy.choose(&known))
                    } else {
                        self.valuer.pick(&game, seat)
                    };
                    action.map(|action| Event::Act(seat, action))
                }),
            };
            let Some(event) = event else { break };
            game.evolve(&event);
        }
        let shares: Shares = result(&game);
        let won = shares[..usize::from(*players)].iter().map(|share| *share as f32 / WHOLE as f32);
        // At first by how much, which tells more of every game; in the end only
        // whether.
        let done = index as f32 / all.max(1) as f32;
        let softness = (1.0 - 1.5 * done).max(0.0);
        let margins = self.margins(&game);
        let result =
            won.zip(margins).map(|(won, margin)| (1.0 - softness) * won + softness * margin);
        let result = result.collect();
        Ok(Episode { players: (*players).into(), positions, result })
    }
}
