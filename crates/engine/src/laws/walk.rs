//! Random games of every setup: what the laws look at.

use crate::{
    Chance, Cost, Coverage, Game, Match, OptionValues, Options, QuickDice, Seat, Secret,
    SetupError, sample_timeout,
};

/// No random game of ours comes near this many decisions.
pub(super) const ENDLESS: usize = 100_000;

/// How many random games each law plays with each setup.
const fn games_per_setup<G: Game>() -> u64 {
    match G::COST {
        Cost::Quick => 4,
        Cost::Simulated => 1,
    }
}

/// After how many decisions a law that looks at every position leaves a game of
/// this setup: where the world is simulated, each takes a fraction of a second.
pub(super) const fn patience<G: Game>(setup: usize) -> usize {
    match G::COST {
        Cost::Quick => ENDLESS,
        Cost::Simulated if setup == TO_THE_END => 16,
        Cost::Simulated => 4,
    }
}

/// Where the world is simulated, the one setup whose game is played to its end.
const TO_THE_END: usize = 1;

/// Whether laws about whole games play one of this setup.
pub(super) const fn plays_to_the_end<G: Game>(setup: usize) -> bool {
    matches!(G::COST, Cost::Quick) || setup == TO_THE_END
}

/// A way to set a game up.
#[derive(Clone, Debug)]
pub struct Setup<G: Game> {
    /// Options.
    pub options: G::Options,
    /// Number of players.
    pub players: u8,
}

/// The default options with every number of players, and every other value of
/// every option with the fewest and the most players.
pub fn setups<G: Game>() -> Vec<Setup<G>> {
    let mut all: Vec<Setup<G>> =
        G::PLAYERS.map(|players| Setup { options: G::Options::default(), players }).collect();
    for spec in G::Options::spec() {
        let values: Vec<String> = match spec.values {
            OptionValues::Words(words) => words.into_iter().map(Into::into).collect(),
            OptionValues::Whole { min, max } => vec![min.to_string(), max.to_string()],
        };
        for value in values.iter().filter(|value| **value != spec.default) {
            let mut options = G::Options::default();
            options.set(&spec.key, value).expect("a value that the option itself lists");
            let counts = [*G::PLAYERS.start(), *G::PLAYERS.end()];
            let counts = if G::COST == Cost::Quick { &counts[..] } else { &counts[1..] };
            for &players in counts {
                match G::new(&options, players) {
                    Ok(_) => all.push(Setup { options: options.clone(), players }),
                    // “Seat 5 begins” is no setup for two players.
                    Err(SetupError::Conflict { .. }) => {}
                    Err(other) => panic!("{}={value}: {other}", spec.key),
                }
            }
        }
    }
    all
}

/// A match of this setup, before its first decision.
pub fn start<G: Game>(setup: &Setup<G>, seed: u64) -> Match<G> {
    let names = Seat::all(setup.players).map(|seat| format!("Player {seat}")).collect();
    Match::new(setup.options.clone(), names, Secret::numbered(seed, 0))
        .expect("a setup that was tried before")
}

/// Plays random games of every setup; `at` sees the match before each
/// decision and after the last.
pub(super) fn walk<G: Game>(mut at: impl FnMut(&Match<G>, &mut QuickDice)) {
    for (index, setup) in setups::<G>().iter().enumerate() {
        for seed in 0..games_per_setup::<G>() {
            play(index, setup, seed, patience::<G>(index), &mut at);
        }
    }
}

/// Plays random games to their end; `at` sees the match that is over.
pub(super) fn ends<G: Game>(mut at: impl FnMut(&Match<G>)) {
    let all = setups::<G>();
    let played = all.iter().enumerate().filter(|(index, _)| plays_to_the_end::<G>(*index));
    for (index, setup) in played {
        for seed in 0..games_per_setup::<G>() {
            play(index, setup, seed, ENDLESS, |game, _| {
                if game.is_over() {
                    at(game);
                }
            });
        }
    }
}

/// Plays one random game as far as `patience` decisions.
fn play<G: Game>(
    index: usize,
    setup: &Setup<G>,
    seed: u64,
    patience: usize,
    mut at: impl FnMut(&Match<G>, &mut QuickDice),
) {
    let mut game = start(setup, seed);
    let mut chance = QuickDice::new(seed * 1_000 + index as u64);
    let mut choices = Vec::new();
    for decision in 0..patience {
        assert!(decision + 1 < ENDLESS, "{setup:?}, seed {seed}: the game does not end");
        at(&game, &mut chance);
        if sample_timeout(game.game(), &mut chance).is_some() {
            game.timeout();
            continue;
        }
        let Some(seat) = next_seat(&game, &mut chance) else { break };
        choices.clear();
        game.game().choices(seat, &mut choices);
        let action = chance.pick(&choices).expect("somebody asked has a choice").clone();
        game.act(seat, action).expect("a listed choice");
    }
}

/// Somebody who is asked, any of them.
pub(super) fn next_seat<G: Game>(game: &Match<G>, chance: &mut impl Chance) -> Option<Seat> {
    let mut seats = game.game().pending().seats();
    seats.nth(chance.below(u32::from(seats.len())) as usize)
}

pub(super) fn choices<G: Game>(game: &G, seat: Seat) -> (Vec<G::Action>, Coverage) {
    let mut out = Vec::new();
    let coverage = game.choices(seat, &mut out);
    (out, coverage)
}

/// Actions from all over the game: plausible everywhere, legal in few places.
pub fn plausible_actions<G: Game>(most: usize) -> Vec<G::Action> {
    let mut pool: Vec<G::Action> = Vec::new();
    walk::<G>(|game, chance| {
        for seat in game.game().pending().seats() {
            if let Some(action) = chance.pick(&choices(game.game(), seat).0)
                && (pool.len() < most || chance.below(16) == 0)
                && !pool.contains(action)
            {
                if pool.len() < most {
                    pool.push(action.clone());
                } else {
                    let at = chance.below(most as u32) as usize;
                    pool[at] = action.clone();
                }
            }
        }
    });
    pool
}
