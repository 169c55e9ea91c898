//! Whatever bots play at a table, the game ends.

use bots::{Bot, BotLevel, Intent, Observation, Strategy, make, play};
use engine::laws::{Setup, setups};
use engine::{Cost, Match, Options, Secret};
use games::bunte_kuh::{BunteKuh, KuhOptions};
use games::eintrichtern::{Eintrichtern, EintrichternOptions};

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

fn ends<G: Strategy>(level: BotLevel, Setup { options, players }: &Setup<G>, seed: u64) {
    let names = vec![String::new(); usize::from(*players)];
    // Shown if it does not end.
    println!("{}: {level} for {players}, {:?}, seed {seed}", G::NAME, options.pairs());
    let mut game = Match::<G>::new(options.clone(), names, Secret::numbered(6, seed)).unwrap();
    let mut bots: Vec<_> =
        (0..u64::from(*players)).map(|seat| Patient::boxed(level, seed * 10 + seat)).collect();
    let decisions = play(&mut game, &mut bots).unwrap();
    let options = options.pairs();
    assert!(game.is_over() && decisions > 0, "{}: {level} for {players}, {options:?}", G::NAME);
}

#[derive(Clone, Copy)]
struct Ends {
    level: BotLevel,
    /// With every option, or as quick games come for the fewest.
    options: bool,
    seeds: u64,
}

impl Ends {
    fn in_game(self, id: &str) {
        bots::visit(id, self).unwrap();
    }
}

impl bots::Visitor for Ends {
    type Out = ();
    fn visit<G: Strategy>(self) {
        let default = G::Options::default();
        for setup in setups::<G>() {
            // Where a world is simulated, a game takes long: the shortest one will do.
            let long = G::COST == Cost::Simulated && (setup.players != 3 || !self.options);
            let plain = setup.options == default && setup.players == *G::PLAYERS.start();
            if !long && (self.options || plain) {
                let seeds = if G::COST == Cost::Quick { self.seeds } else { 1 };
                (0..seeds).for_each(|seed| ends::<G>(self.level, &setup, seed));
            }
        }
    }
}

/// So many games of each kind; more in the thorough run.
fn seeds(usual: u64, thorough: u64) -> u64 {
    if std::env::var_os("KISTE_THOROUGH").is_some() { thorough } else { usual }
}

engine::each_game!(games::registered: a_table_of_random_bots_comes_to_an_end_with_every_option = random_bots_end);

fn random_bots_end(id: &str) {
    Ends { level: BotLevel::Random, options: true, seeds: seeds(2, 50) }.in_game(id);
}

engine::each_game!(games::registered: a_table_of_greedy_bots_comes_to_an_end_with_every_option = greedy_bots_end);

fn greedy_bots_end(id: &str) {
    Ends { level: BotLevel::Greedy, options: true, seeds: seeds(2, 50) }.in_game(id);
}

engine::each_game!(games::registered: a_table_of_easy_bots_comes_to_an_end = easy_bots_end);

fn easy_bots_end(id: &str) {
    let thorough = seeds(1, 5);
    Ends { level: BotLevel::Easy, options: thorough > 1, seeds: thorough }.in_game(id);
}

/// Bots that forget at once used to look for a sum for ever that lay nowhere.
#[test]
fn forgetful_bots_give_a_sum_up_that_nobody_finds() {
    let two = Setup::<Eintrichtern> { options: EintrichternOptions::default(), players: 2 };
    for level in [BotLevel::Greedy, BotLevel::Easy, BotLevel::Medium, BotLevel::Hard] {
        for seed in 0..20 {
            ends(level, &two, seed);
        }
    }
}

/// Slow bots used to find nothing within five seconds, round after round.
#[test]
fn whoever_has_little_time_hurries() {
    for pace in ["live", "ticks"] {
        let mut options = KuhOptions::default();
        options.set("patience", "5").unwrap();
        options.set("pace", pace).unwrap();
        for level in [BotLevel::Random, BotLevel::Greedy, BotLevel::Easy, BotLevel::Medium] {
            ends(level, &Setup::<BunteKuh> { options: options.clone(), players: 2 }, 0);
        }
    }
}
