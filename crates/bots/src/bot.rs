//! What a bot is, and what it gets to see.

use engine::{BotLevel, Chance, EventOf, Game, Match, Seat, Stamp, Viewer};

use crate::rollouts::SheetBot;
use crate::value::Valuer;
use crate::{
    AlphaBeta, Expert, Greedy, Intent, Mcts, MctsSettings, Random, Strategy, Visitor, visit,
};

/// A player that needs no person. It is made for one seat of one match and may
/// remember what it likes between its decisions.
pub trait Bot<G: Game>: Send {
    /// Chooses what to do: one of the [choices](Observation::choices).
    fn choose(&mut self, observation: &Observation<'_, G>) -> G::Action;

    /// What it will do, and when, while a [deadline](Game::deadline) runs:
    /// asked anew after each event. Nothing means to wait and see. A bot that
    /// knows no races does what it chooses, when the choice says.
    fn intend(&mut self, observation: &Observation<'_, G>) -> Option<Intent<G::Action>> {
        let action = self.choose(observation);
        let at = Stamp::split(&action.to_string()).ok()?.1?.at;
        Some(Intent { at, action })
    }
}

/// All that a seat knows when it has to decide. A bot gets this instead of the
/// state, so it cannot peek even by mistake: what it can look into are the
/// seat's view, [samples](Observation::sample) of what may be true, and what the seat
/// has [seen happen](Observation::history) since the game began.
#[derive(Clone, Copy, Debug)]
pub struct Observation<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    choices: &'a [G::Action],
    past: Option<&'a Match<G>>,
}

impl<'a, G: Game> Observation<'a, G> {
    /// What `seat` knows; nothing if it is not asked. The choices are listed
    /// in `buffer`, which the caller keeps for the next decision.
    pub fn new(game: &'a G, seat: Seat, buffer: &'a mut Vec<G::Action>) -> Option<Self> {
        buffer.clear();
        if game.pending().seats().contains(seat) {
            game.choices(seat, buffer);
        }
        (!buffer.is_empty()).then_some(Self { game, seat, choices: buffer, past: None })
    }

    /// The same in a match, whose past the seat has listened to.
    pub fn of_match(of: &'a Match<G>, seat: Seat, buffer: &'a mut Vec<G::Action>) -> Option<Self> {
        Self::new(of.game(), seat, buffer).map(|observation| Self { past: Some(of), ..observation })
    }

    /// The events that were visible to the seat, from the first on. What a view no
    /// longer shows is for the bot to remember, or to forget as people do.
    /// Outside a match there is no past.
    pub fn history(&self) -> impl Iterator<Item = &'a EventOf<G>> {
        let Self { seat, past, .. } = *self;
        let events = past.map_or(&[][..], Match::events);
        events.iter().enumerate().filter_map(move |(index, event)| {
            past?.audience(index)?.seats.contains(seat).then_some(event)
        })
    }

    /// Who decides.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.game.players()
    }

    /// What can be done, in the game's own order; never empty.
    pub fn choices(&self) -> &'a [G::Action] {
        self.choices
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// A state that may be the true one for all the seat knows: everything
    /// hidden from it is drawn anew. Coming dice are in no state at all.
    pub fn sample(&self, chance: &mut impl Chance) -> G {
        let mut game = self.game.clone();
        game.determinize(Viewer::Seat(self.seat), chance);
        game
    }

    /// The choice for which `value` is greatest; one of them by chance if
    /// there are several.
    pub fn best_by(
        &self,
        chance: &mut impl Chance,
        mut value: impl FnMut(&G::Action) -> f32,
    ) -> G::Action {
        let (mut best, mut most, mut equals) = (0, f32::NEG_INFINITY, 1);
        for (index, action) in self.choices.iter().enumerate() {
            let value = value(action);
            if value > most {
                (best, most, equals) = (index, value, 1);
            } else if value >= most {
                equals += 1;
                if chance.below(equals) == 0 {
                    best = index;
                }
            }
        }
        self.choices[best].clone()
    }
}

/// Whether there is a bot of the level `expert` for the game named `id`. Where
/// there is none, [`make`] takes the level below.
///
/// ```
/// assert!(bots::has_expert("hop-n-roll"));
/// assert!(bots::has_expert("cui-bono"));
/// assert!(!bots::has_expert("pig"));
/// ```
pub fn has_expert(id: &str) -> bool {
    struct Ask;
    impl Visitor for Ask {
        type Out = bool;
        fn visit<G: Strategy>(self) -> bool {
            G::EXPERT.is_some() || G::HEURISTICS.alpha_beta.is_some()
        }
    }
    visit(id, Ask).unwrap_or(false)
}

/// A bot of this level for any game. Its choices follow from `seed`, so games
/// repeat.
pub fn make<G: Strategy>(level: BotLevel, seed: u64) -> Box<dyn Bot<G>> {
    if let Some(bot) = G::bot(level, seed) {
        return bot;
    }
    if level == BotLevel::Expert
        && let Some(bot) = expert(seed)
    {
        return bot;
    }
    if let Some(bot) = AlphaBeta::of(level, seed) {
        return Box::new(bot);
    }
    let [easy, medium, hard] = G::PLAYOUTS;
    let playouts = match level {
        BotLevel::Random => return Box::new(Random::new(seed)),
        BotLevel::Greedy => return Box::new(Greedy::new(seed)),
        BotLevel::Easy => easy,
        BotLevel::Medium => medium,
        BotLevel::Hard | BotLevel::Expert => hard,
    };
    Box::new(Mcts::new(MctsSettings::new(playouts), seed))
}

/// The expert of a game that has one of its own.
fn expert<G: Strategy>(seed: u64) -> Option<Box<dyn Bot<G>>> {
    Some(match G::EXPERT? {
        Expert::Valued { iterations, decisions } => {
            let search = Mcts::new(MctsSettings::new(iterations), seed);
            Box::new(search.valued(Valuer::new()?, decisions))
        }
        Expert::Searches { iterations } => {
            Box::new(Mcts::with(G::EXPERT_HEURISTICS, MctsSettings::new(iterations), seed))
        }
        Expert::PlaysOut(settings) => Box::new(SheetBot::new(settings, seed)),
    })
}
