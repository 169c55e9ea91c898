//! Whatever bots play at a table, the game ends.

use bots::{Bot, Intent, Kind, Sight, make, play};
use engine::{Game, Match, Pace, Secret};
use games::eintrichtern::Eintrichtern;

/// No game between bots comes near this many thoughts of one of them.
const ENDLESS: u32 = 50_000;

/// A bot that loses its patience, so that a game without end is a failure and
/// not a test without end.
struct Patient<G: Game> {
    bot: Box<dyn Bot<G>>,
    left: u32,
}

impl<G: Game> Patient<G> {
    fn new(kind: Kind, seed: u64) -> Box<dyn Bot<G>> {
        Box::new(Self { bot: make(kind, seed), left: ENDLESS })
    }

    fn think(&mut self) {
        assert!(self.left > 0, "{} does not end", G::NAME);
        self.left -= 1;
    }
}

impl<G: Game> Bot<G> for Patient<G> {
    fn choose(&mut self, sight: &Sight<'_, G>) -> G::Action {
        self.think();
        self.bot.choose(sight)
    }

    fn intend(&mut self, sight: &Sight<'_, G>) -> Option<Intent<G::Action>> {
        self.think();
        self.bot.intend(sight)
    }
}

fn ends<G: Game>(kind: Kind, players: u8, seed: u64) {
    let names = vec![String::new(); players.into()];
    let mut game =
        Match::<G>::new(G::Options::default(), names, Secret::numbered(6, seed)).unwrap();
    let mut bots: Vec<_> =
        (0..u64::from(players)).map(|seat| Patient::new(kind, seed * 10 + seat)).collect();
    let decisions = play(&mut game, &mut bots).unwrap();
    assert!(game.is_over() && decisions > 0, "{}: {kind} for {players}", G::NAME);
}

#[derive(Clone, Copy)]
struct Ends(Kind);

impl games::Visitor for Ends {
    type Out = ();
    fn visit<G: Game>(self) {
        // Where a world is simulated, a game takes long: the shortest one will do.
        let (players, seeds) = match G::PACE {
            Pace::Quick => (G::PLAYERS, 5),
            Pace::Simulated => (3..=3, 1),
        };
        for players in players {
            (0..seeds).for_each(|seed| ends::<G>(self.0, players, seed));
        }
    }
}

#[test]
fn a_table_of_random_bots_comes_to_an_end_in_every_game() {
    games::ids().iter().for_each(|id| games::visit(id, Ends(Kind::Random)).unwrap());
}

#[test]
fn a_table_of_greedy_bots_comes_to_an_end_in_every_game() {
    games::ids().iter().for_each(|id| games::visit(id, Ends(Kind::Greedy)).unwrap());
}

/// Bots that forget at once used to look for a sum for ever that lay nowhere.
#[test]
fn forgetful_bots_give_a_sum_up_that_nobody_finds() {
    for kind in [Kind::Greedy, Kind::Easy, Kind::Medium, Kind::Hard] {
        for seed in 0..20 {
            ends::<Eintrichtern>(kind, 2, seed);
        }
    }
}
