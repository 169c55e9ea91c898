//! Evenings: one game after the other, on the pyramid as it stands.

use engine::{DataFile, Refusal};
use games::evening::{Evening, Item};

use crate::evolve::Impossible;
use crate::play::Play;
use crate::{Phase, Setup, Table, TableRefused};

/// How an evening goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningState {
    /// The present game, counted from 0.
    pub at: usize,
    /// Everybody's points so far, by seat.
    pub totals: Vec<u32>,
    /// The points of each game that is over, by seat.
    pub results: Vec<Vec<u32>>,
}

impl Table {
    /// How the evening goes, if this is one.
    pub fn evening(&self) -> Option<EveningState> {
        if self.setup.evening.is_empty() {
            return None;
        }
        let played = self.evening.as_ref().map_or(0, Evening::played);
        let over = self.phase() == Phase::Over;
        let totals = match &self.evening {
            Some(evening) => evening.totals().iter().map(|total| total.points).collect(),
            None => vec![0; self.places.len()],
        };
        let results = self.evening.as_ref().map(Evening::points).unwrap_or_default();
        Some(EveningState { at: played - usize::from(over && played > 0), totals, results })
    }

    /// What is played after the game that is over.
    pub(crate) fn next_game(&self) -> Option<&str> {
        Some(self.evening.as_ref()?.next()?.game)
    }

    /// Whether there is no evening, or no game left of it.
    pub(crate) fn evening_is_over(&self) -> Result<(), TableRefused> {
        match self.next_game() {
            Some(game) => Err(TableRefused::EveningGoesOn { game: game.to_owned() }),
            None => Ok(()),
        }
    }

    /// What the next game is played with: the owner's sheets, and the pyramid
    /// as it stands.
    pub(crate) fn files(&self) -> Vec<DataFile> {
        let mut files = self.setup.files();
        let next = self.evening.as_ref().and_then(Evening::next);
        files.extend(next.into_iter().flat_map(|next| next.files));
        files
    }

    /// Whether `setup` goes on with the evening where it is, or begins one at
    /// its beginning.
    pub(crate) fn check_beginning(&self, setup: &Setup) -> Result<(), TableRefused> {
        if self.evening.is_some() && self.setup.evening == setup.evening {
            return Ok(());
        }
        check_first(setup)
    }

    /// The first game of an evening begins it.
    pub(crate) fn begin_evening(&mut self) -> Result<(), Refusal> {
        if self.evening.is_none() {
            self.evening = evening_of(&self.setup, self.places.len())?;
        }
        Ok(())
    }

    /// A game that is over counts for the evening.
    pub(crate) fn note_result(&mut self) -> Result<(), Refusal> {
        match (&self.play, &mut self.evening) {
            (Some(play), Some(evening)) if play.is_over() => evening.finish(&*play.game),
            _ => Ok(()),
        }
    }

    /// On to the next game, as it comes.
    pub(crate) fn move_on(&mut self) -> Result<(), Impossible> {
        if !self.play.as_ref().is_some_and(Play::is_over) {
            return Err(Impossible::new("the game is not over"));
        }
        let game = self.next_game().ok_or_else(|| Impossible::new("there is no next game"))?;
        self.choose(game.to_owned());
        Ok(())
    }

    /// Another evening with the same programme.
    pub(crate) fn begin_evening_anew(&mut self) {
        self.evening = None;
        if let Some(first) = self.setup.evening.first().cloned() {
            self.choose(first);
        }
    }

    fn choose(&mut self, game: String) {
        if self.setup.game != game {
            self.setup.options.clear();
            self.setup.sheets.clear();
            self.setup.game = game;
        }
    }
}

/// Whether the games of the evening are ones that `players` can play on one
/// pyramid.
pub(crate) fn check_programme(setup: &Setup, players: usize) -> Result<(), Refusal> {
    evening_of(setup, players).map(drop)
}

/// Whether the game is the first of its evening.
pub(crate) fn check_first(setup: &Setup) -> Result<(), TableRefused> {
    match setup.evening.first() {
        Some(first) if *first != setup.game => {
            Err(TableRefused::OtherBeginning { first: first.clone(), game: setup.game.clone() })
        }
        _ => Ok(()),
    }
}

fn evening_of(setup: &Setup, players: usize) -> Result<Option<Evening>, Refusal> {
    if setup.evening.is_empty() {
        return Ok(None);
    }
    let programme = setup.evening.iter().map(Item::new).collect();
    let players = u8::try_from(players).unwrap_or(u8::MAX);
    Evening::new(programme, players).map(Some)
}
