//! How bots play each game: one implementation a game, made from the list of
//! games, so that the compiler names whatever is missing.

use engine::Game;

use crate::heuristics::{
    abquetschen, cui_bono, eintrichtern, hamstern, hop_n_roll, pig, races, wuerfelmarsch,
};
use crate::promise::{self, Promise};
use crate::value::{self, ValueModel};
use crate::{
    Bot, BotLevel, Greedy, Heuristics, MemoryBot, RaceBot, Random, Recall, Reflexes,
    RolloutSettings, race,
};

/// How the expert of a game plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expert {
    /// Searches a tree with the value of positions at the leaves.
    Valued {
        /// Playouts for each decision.
        iterations: u32,
        /// Decisions of each player before a playout asks what its position is
        /// worth.
        decisions: u32,
    },
    /// Searches a tree for longer and with [`Strategy::EXPERT_HEURISTICS`].
    Searches {
        /// Playouts for each decision.
        iterations: u32,
    },
    /// Plays out what its tables think best, all on the same dice.
    PlaysOut(RolloutSettings),
}

/// A game that bots play. What a game does not say is answered for any game:
/// without heuristics of its own it is searched by its score.
pub trait Strategy: Game {
    /// What greedy and searching bots know of it.
    const HEURISTICS: Heuristics<Self> = Heuristics::NONE;

    /// Playouts of `easy`, `medium` and `hard` where they search a tree: such
    /// that each is clearly better than the one below.
    const PLAYOUTS: [u32; 3] = [100, 400, 2_000];

    /// What its positions are worth, where that was learnt.
    const VALUE: Option<ValueModel<Self>> = None;

    /// How its expert plays, if there is one beside what looks ahead.
    const EXPERT: Option<Expert> = None;

    /// What an expert who searches knows of it.
    const EXPERT_HEURISTICS: Heuristics<Self> = Self::HEURISTICS;

    /// What the sheets of this game promise, with nothing learnt yet, where there
    /// are tables for it.
    fn blank_promise(game: &Self) -> Option<Box<dyn Promise<Self>>> {
        let _ = game;
        None
    }

    /// What they promise by what was learnt; nothing for a sheet that nobody has
    /// learnt.
    fn promise(game: &Self) -> Option<Box<dyn Promise<Self>>> {
        let _ = game;
        None
    }

    /// A bot of its own for this level, where searching is not how it is
    /// played.
    fn bot(level: BotLevel, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let _ = (level, seed);
        None
    }
}

/// Something to do with whichever game an id names, played by bots: as
/// [`games::Visitor`], but for every [`Strategy`].
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it with the game `G`.
    fn visit<G: Strategy>(self) -> Self::Out;
}

/// What is special about playing a game; nothing about those not named here.
macro_rules! special {
    (hop_n_roll) => {
        const HEURISTICS: Heuristics<Self> = hop_n_roll::HEURISTICS;
        const PLAYOUTS: [u32; 3] = [40, 400, 2_000];
        const VALUE: Option<ValueModel<Self>> = Some(value::hop_n_roll::MODEL);
        fn blank_promise(_: &Self) -> Option<Box<dyn Promise<Self>>> {
            Some(Box::new(promise::hop_n_roll::Sheets::blank()))
        }
        fn promise(game: &Self) -> Option<Box<dyn Promise<Self>>> {
            Some(Box::new(promise::hop_n_roll::Sheets::learnt(game)?))
        }
        const EXPERT: Option<Expert> = Some(Expert::PlaysOut(RolloutSettings {
            playouts: 600,
            candidates: 8,
            throws: u32::MAX,
            win: 8,
        }));
    };
    (hamstern) => {
        const HEURISTICS: Heuristics<Self> = hamstern::HEURISTICS;
        const VALUE: Option<ValueModel<Self>> = Some(value::hamstern::MODEL);
        fn blank_promise(game: &Self) -> Option<Box<dyn Promise<Self>>> {
            Some(Box::new(promise::hamstern::Burrows::blank(game)))
        }
        fn promise(game: &Self) -> Option<Box<dyn Promise<Self>>> {
            Some(Box::new(promise::hamstern::Burrows::learnt(game)?))
        }
        const EXPERT: Option<Expert> = Some(Expert::PlaysOut(RolloutSettings {
            playouts: 1_000,
            candidates: 12,
            throws: u32::MAX,
            win: 8,
        }));
    };
    (abquetschen) => {
        const HEURISTICS: Heuristics<Self> = abquetschen::HEURISTICS;
        const VALUE: Option<ValueModel<Self>> = Some(value::abquetschen::MODEL);
        const EXPERT: Option<Expert> = Some(Expert::Valued { iterations: 4_000, decisions: 2 });
        // Most of a turn is the roll: searching for longer and longer makes steps
        // that nobody would notice.
        fn bot(level: BotLevel, seed: u64) -> Option<Box<dyn Bot<Self>>> {
            match level {
                BotLevel::Easy => Some(Box::new(Random::new(seed))),
                BotLevel::Medium => Some(Box::new(Greedy::new(seed))),
                _ => None,
            }
        }
    };
    (raffzahn) => {
        const HEURISTICS: Heuristics<Self> = races::heuristics();
        fn bot(level: BotLevel, seed: u64) -> Option<Box<dyn Bot<Self>>> {
            Some(Box::new(RaceBot::new(race::raffzahn::STRATEGY, Reflexes::of(level), seed)))
        }
    };
    (bunte_kuh) => {
        const HEURISTICS: Heuristics<Self> = races::heuristics();
        fn bot(level: BotLevel, seed: u64) -> Option<Box<dyn Bot<Self>>> {
            Some(Box::new(RaceBot::new(race::bunte_kuh::STRATEGY, Reflexes::of(level), seed)))
        }
    };
    (cui_bono) => {
        const HEURISTICS: Heuristics<Self> = cui_bono::HEURISTICS;
        const PLAYOUTS: [u32; 3] = [6, 30, 150];
        const VALUE: Option<ValueModel<Self>> = Some(value::cui_bono::MODEL);
        const EXPERT: Option<Expert> = Some(Expert::Searches { iterations: 4_000 });
        const EXPERT_HEURISTICS: Heuristics<Self> = cui_bono::EXPERT;
    };
    (eintrichtern) => {
        const HEURISTICS: Heuristics<Self> = eintrichtern::HEURISTICS;
        fn bot(level: BotLevel, seed: u64) -> Option<Box<dyn Bot<Self>>> {
            Some(Box::new(MemoryBot::new(Recall::of(level)?, seed)))
        }
    };
    (wuerfelmarsch) => {
        const HEURISTICS: Heuristics<Self> = wuerfelmarsch::HEURISTICS;
    };
    (own) => {
        const HEURISTICS: Heuristics<Self> = crate::heuristics::own::HEURISTICS;
        fn bot(level: BotLevel, seed: u64) -> Option<Box<dyn Bot<Self>>> {
            Some(crate::heuristics::own::bot(level, seed))
        }
    };
    (pig) => {
        const HEURISTICS: Heuristics<Self> = pig::HEURISTICS;
    };
    (hamsterrolle) => {
        #[cfg(feature = "wheel")]
        fn bot(level: BotLevel, seed: u64) -> Option<Box<dyn Bot<Self>>> {
            Some(Box::new(crate::PlacementBot::new(crate::Skill::of(level)?, seed)))
        }
    };
    ($other:ident) => {};
}

macro_rules! strategies {
    ($($module:ident: $game:ty),* $(,)?) => {
        $( impl Strategy for $game { special!($module); } )*

        /// Sends `visitor` to the game named `id`; nothing if there is none.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            match id {
                $( <$game as Game>::ID => Some(visitor.visit::<$game>()), )*
                _ => None,
            }
        }
    };
}
games::registered!(strategies);
