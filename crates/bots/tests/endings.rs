//! Whatever bots play at a table, the game ends.

use bots::{Bot, BotLevel, Intent, Observation, Strategy, make, play};
use engine::{Cost, Match, Secret};
use games::eintrichtern::Eintrichtern;

/// No game between bots comes near this many thoughts of one of them.
const ENDLESS: u32 = 50_000;

/// A bot that loses its patience, so that a game without end is a failure and
/// not a test without end.
struct Patient<G: Strategy> {
    bot: Box<dyn Bot<G>>,
    left: u32,
}

impl<G: Strategy> Patient<G> {
    fn boxed(level: BotLevel, seed: u64) -> Box<dyn Bot<G>> {
        Box::new(Self { bot: make(level, seed), left: ENDLESS })
    }

    fn think(&mut self) {
        assert!(self.left > 0, "{} does not end", G::NAME);
        self.left -= 1;
    }
}

impl<G: Strategy> Bot<G> for Patient<G> {
    fn choose(&mut self, observation: &Observation<'_, G>) -> G::Action {
        self.think();
        self.bot.choose(observation)
    }

    fn intend(&mut self, observation: &Observation<'_, G>) -> Option<Intent<G::Action>> {
        self.think();
        self.bot.intend(observation)
    }
}

fn ends<G: Strategy>(level: BotLevel, players: u8, seed: u64) {
    let names = vec![String::new(); players.into()];
    let mut game =
        Match::<G>::new(G::Options::default(), names, Secret::numbered(6, seed)).unwrap();
    let mut bots: Vec<_> =
        (0..u64::from(players)).map(|seat| Patient::boxed(level, seed * 10 + seat)).collect();
    let decisions = play(&mut game, &mut bots).unwrap();
    assert!(game.is_over() && decisions > 0, "{}: {level} for {players}", G::NAME);
}

#[derive(Clone, Copy)]
struct Ends(BotLevel);

impl bots::Visitor for Ends {
    type Out = ();
    fn visit<G: Strategy>(self) {
        // Where a world is simulated, a game takes long: the shortest one will do.
        let (players, seeds) = match G::COST {
            Cost::Quick => (G::PLAYERS, 5),
            Cost::Simulated => (3..=3, 1),
        };
        for players in players {
            (0..seeds).for_each(|seed| ends::<G>(self.0, players, seed));
        }
    }
}

#[test]
fn a_table_of_random_bots_comes_to_an_end_in_every_game() {
    for id in games::ids() {
        bots::visit(id, Ends(BotLevel::Random)).unwrap();
    }
}

#[test]
fn a_table_of_greedy_bots_comes_to_an_end_in_every_game() {
    for id in games::ids() {
        bots::visit(id, Ends(BotLevel::Greedy)).unwrap();
    }
}

/// Bots that forget at once used to look for a sum for ever that lay nowhere.
#[test]
fn forgetful_bots_give_a_sum_up_that_nobody_finds() {
    for level in [BotLevel::Greedy, BotLevel::Easy, BotLevel::Medium, BotLevel::Hard] {
        for seed in 0..20 {
            ends::<Eintrichtern>(level, 2, seed);
        }
    }
}
