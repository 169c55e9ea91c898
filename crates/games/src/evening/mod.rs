//! Evenings: a programme of games on one pyramid.
//!
//! The rulebook of *Das Spiel* chains its games: one builds the pyramid up, the
//! next takes it down. An [`Evening`] does that: a game that takes down starts
//! on the pyramid as it stands, with the missing cells filled up at random, and
//! there is a running total over all games.
//!
//! | programme | |
//! |---|---|
//! | `abquetschen`, `raffzahn` | build up in three colours, then grab it down |
//! | `bunte-kuh`, `cui-bono` | build up by sums, then pull it down |
//!
//! Any order of the box's games will do, up to six of them, and games that people
//! have written for its pyramid belong to it with their files. Games that build
//! up begin on the bare plate, as their rules say; what a game takes down is gone
//! for the next one. A file takes down if chance lays the whole pyramid of the box
//! for it. Games of other boxes have no pyramid and do not belong here.
//!
//! In each game everybody gets two points for every opponent that they are
//! ranked before, and one for every opponent that they share a rank with.
//!
//! ```
//! use games::evening::{Evening, Item};
//!
//! let programme = ["abquetschen", "raffzahn"].map(Item::new).to_vec();
//! let evening = Evening::new(programme, 3)?;
//! assert_eq!(evening.next().unwrap().game, "abquetschen");
//! assert!(Evening::new(vec![Item::new("raffzahn")], 6).is_err(), "for 2 or 3");
//! # Ok::<(), engine::Refusal>(())
//! ```

mod foundation;
mod written;

use std::cmp::Ordering;

use engine::{AnyMatch, DataFile, Game, Match, Options, Refusal, Seat, SetupError, Standing};
use pyramid::{Colour, Die, Orientation, Plate, Pyramid};
use serde::Serialize;

use crate::abquetschen::Abquetschen;
use crate::bunte_kuh::BunteKuh;
use crate::cui_bono::CuiBono;
use crate::eintrichtern::Eintrichtern;
use crate::raffzahn::Raffzahn;
use crate::wuerfelmarsch::Wuerfelmarsch;
use crate::{Visitor, visit};

pub use foundation::{Foundation, Foundations};

/// The programmes that are ready to choose.
pub const PROGRAMMES: [[&str; 2]; 2] =
    [[Abquetschen::ID, Raffzahn::ID], [BunteKuh::ID, CuiBono::ID]];

/// The games that are played with the dice and the plate of the box.
const OF_THE_BOX: [&str; 7] = [
    Abquetschen::ID,
    BunteKuh::ID,
    CuiBono::ID,
    Eintrichtern::ID,
    Raffzahn::ID,
    Wuerfelmarsch::ID,
    written::ID,
];

/// The most games of an evening.
pub const MAX_GAMES: usize = 6;

/// The games that start on the pyramid as it stands.
const TAKE_DOWN: [&str; 2] = [Raffzahn::ID, CuiBono::ID];

/// One game of a programme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Id of the game.
    pub game: String,
    /// Its options, as `key` and `value`.
    pub options: Vec<(String, String)>,
    /// The files that it is played with.
    pub files: Vec<DataFile>,
}

impl Item {
    /// A game as it comes.
    pub fn new(game: impl Into<String>) -> Self {
        Self { game: game.into(), options: Vec::new(), files: Vec::new() }
    }

    /// Whether it starts on the pyramid as it stands.
    fn takes_down(&self) -> bool {
        TAKE_DOWN.contains(&self.game.as_str())
            || (self.game == written::ID && self.files.iter().any(written::lays_whole_pyramid))
    }

    /// What is wrong with it for so many players, if anything is.
    fn check(&self, players: u8) -> Result<(), Refusal> {
        struct Fits<'a>(&'a [DataFile], u8);
        impl Visitor for Fits<'_> {
            type Out = Result<(), SetupError>;
            fn visit<G: Game>(self) -> Self::Out {
                let offer = self.0.iter().find_map(G::Options::offer);
                let of_file = offer.as_ref().map(|offer| &*offer.players);
                let known = of_file.and_then(|players| Some((*players.first()?, *players.last()?)));
                let (least, most) = known.unwrap_or((*G::PLAYERS.start(), *G::PLAYERS.end()));
                if (least..=most).contains(&self.1) {
                    return Ok(());
                }
                Err(SetupError::Players { game: G::NAME, least, most, players: self.1.into() })
            }
        }
        let game = || self.game.clone();
        let fits = visit(&self.game, Fits(&self.files, players))
            .ok_or_else(|| Refusal::from_reason(&EveningReason::NotOnTheShelf { game: game() }))?;
        if !OF_THE_BOX.contains(&self.game.as_str()) {
            return Err(Refusal::from_reason(&EveningReason::NotOfTheBox { game: game() }));
        }
        if self.game == written::ID && self.files.is_empty() {
            return Err(Refusal::from_reason(&EveningReason::WithoutFile));
        }
        fits.map_err(|error| Refusal::from_reason(&error))
    }
}

/// What the next match of an evening is made with.
#[derive(Clone, Debug, PartialEq)]
pub struct NextGame<'a> {
    /// Id of the game.
    pub game: &'a str,
    /// Its options.
    pub options: &'a [(String, String)],
    /// Its own files, and the pyramid that it starts on, if it does.
    pub files: Vec<DataFile>,
}

/// Points of one player over the evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Total {
    /// Who.
    pub seat: Seat,
    /// All points together.
    pub points: u32,
    /// Games won, alone or together.
    pub wins: u32,
}

/// A programme of games, how far it is, and what stands on the plate.
#[derive(Clone, Debug, PartialEq)]
pub struct Evening {
    programme: Vec<Item>,
    players: u8,
    played: Vec<Vec<Standing>>,
    standing: Option<Foundation>,
}

/// Why an evening cannot be, or go on like this.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum EveningReason {
    /// There is nothing on the programme.
    #[error("an evening needs at least one game")]
    EmptyProgramme,
    /// There is no such game.
    #[error("there is no game “{game}”")]
    NotOnTheShelf {
        /// Its id.
        game: String,
    },
    /// It has no pyramid to hand on.
    #[error("{game} is not a game of the pyramid, so it is none for an evening")]
    NotOfTheBox {
        /// Its id.
        game: String,
    },
    /// Which game it is would be anybody's guess.
    #[error("a game of your own comes to an evening with its file")]
    WithoutFile,
    /// Nobody stays that long.
    #[error("an evening has at most {most} games")]
    ProgrammeTooLong {
        /// So many.
        most: usize,
    },
    /// The match is not the next one of the programme.
    #[error("the programme goes on with {expected}, not with {found}")]
    OtherGame {
        /// What is next; nothing if the evening is over.
        expected: String,
        /// What was played.
        found: String,
    },
    /// The match is not over, or others played it.
    #[error("a game counts when it is over, and for the players of the evening")]
    NotPlayedOut,
}

impl Evening {
    /// An evening for so many players, if each game of the programme is one
    /// for them.
    pub fn new(programme: Vec<Item>, players: u8) -> Result<Self, Refusal> {
        if programme.is_empty() {
            return Err(Refusal::from_reason(&EveningReason::EmptyProgramme));
        }
        if programme.len() > MAX_GAMES {
            let most = MAX_GAMES;
            return Err(Refusal::from_reason(&EveningReason::ProgrammeTooLong { most }));
        }
        programme.iter().try_for_each(|item| item.check(players))?;
        Ok(Self { programme, players, played: Vec::new(), standing: None })
    }

    /// The next game; nothing once the evening is over.
    pub fn next(&self) -> Option<NextGame<'_>> {
        let item = self.programme.get(self.played.len())?;
        let Item { game, options, files } = item;
        let standing = self.standing.as_ref().filter(|_| item.takes_down());
        let pyramid = standing.map(|standing| DataFile {
            name: "evening.toml".to_owned(),
            text: format!("game = \"{game}\"\nkind = \"pyramid\"\ndice = \"{standing}\"\n"),
        });
        Some(NextGame { game, options, files: files.iter().cloned().chain(pyramid).collect() })
    }

    /// Takes note of the result of the next game, and of what it leaves
    /// standing.
    pub fn finish(&mut self, played: &dyn AnyMatch) -> Result<(), Refusal> {
        let expected = self.next().map_or("", |next| next.game);
        if expected != played.id() {
            return Err(Refusal::from_reason(&EveningReason::OtherGame {
                expected: expected.to_owned(),
                found: played.id().to_owned(),
            }));
        }
        if played.reveal().is_none() || played.players() != self.players {
            return Err(Refusal::from_reason(&EveningReason::NotPlayedOut));
        }
        self.standing = left_standing(played);
        self.played.push(played.standings());
        Ok(())
    }

    /// How many games have been played.
    pub fn played(&self) -> usize {
        self.played.len()
    }

    /// What stands on the plate for the next game.
    pub fn standing(&self) -> Option<&Foundation> {
        self.standing.as_ref()
    }

    /// The points of each game so far, by seat.
    pub fn points(&self) -> Vec<Vec<u32>> {
        let of = |standings: &Vec<Standing>| {
            standings.iter().map(|own| points(standings, own)).collect()
        };
        self.played.iter().map(of).collect()
    }

    /// Everybody's points so far, by seat.
    pub fn totals(&self) -> Vec<Total> {
        let total = |seat: Seat| {
            let mut total = Total { seat, points: 0, wins: 0 };
            for standings in &self.played {
                if let Some(own) = standings.get(seat.index()) {
                    total.points += points(standings, own);
                    total.wins += u32::from(own.rank == 1);
                }
            }
            total
        };
        Seat::all(self.players).map(total).collect()
    }
}

/// What one player gets for a game.
fn points(standings: &[Standing], own: &Standing) -> u32 {
    let others = standings.iter().filter(|other| other.seat != own.seat);
    others
        .map(|other| match own.rank.cmp(&other.rank) {
            Ordering::Less => 2,
            Ordering::Equal => 1,
            Ordering::Greater => 0,
        })
        .sum()
}

/// What a game that builds up leaves on the plate; nothing if it is one that
/// takes down, or its plate is not that of the box.
pub fn left_standing(played: &dyn AnyMatch) -> Option<Foundation> {
    if let Some(played) = played.as_any().downcast_ref::<Match<BunteKuh>>() {
        return Foundation::of(played.game().pyramid());
    }
    if let Some(pyramid) = written::built(played) {
        return Foundation::of(pyramid);
    }
    let built = played.as_any().downcast_ref::<Match<Abquetschen>>()?.game();
    // Smaller plates are other cells of the box's pyramid.
    if *built.plate() != Plate::STANDARD {
        return None;
    }
    let anyhow = Orientation::from_index(0)?;
    let mut pyramid = Pyramid::new(Plate::STANDARD);
    for (seat, colour) in Seat::all(built.players()).zip(Colour::BUILDING) {
        for cell in built.dice(seat) {
            pyramid.put(cell, Die::new(colour, anyhow));
        }
    }
    Foundation::of(&pyramid)
}
