//! Evenings: one game after the other, on the pyramid as it stands.

use engine::{DataFile, Refusal, Secret};
use games::evening::{Evening, Item, MAX_GAMES};

use crate::beginning::Beginning;
use crate::decide::MAX_SHEET_BYTES;
use crate::evolve::Impossible;
use crate::play::Play;
use crate::{EveningGame, Phase, Setup, Sheet, Table, TableRefused};

/// How an evening goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningState {
    /// The present game, counted from 0.
    pub at: usize,
    /// What its games are called.
    pub titles: Vec<String>,
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
        let at = played - usize::from(over && played > 0);
        Some(EveningState { at, titles: self.titles.clone(), totals, results })
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
        let more = next.into_iter().flat_map(|next| next.files);
        let more: Vec<_> = more.filter(|file| !files.contains(file)).collect();
        files.extend(more);
        files
    }

    /// The files that the game in the lobby is played with by the programme.
    fn programmed(&self) -> Option<&[Sheet]> {
        let at = self.evening.as_ref().map_or(0, Evening::played);
        self.setup.evening.get(at).map(EveningGame::sheets).filter(|sheets| !sheets.is_empty())
    }

    /// Whether `setup` goes on with the evening where it is, or begins one at
    /// its beginning.
    pub(crate) fn check_beginning(&self, setup: &Setup) -> Result<(), TableRefused> {
        if self.evening.is_none() || self.setup.evening != setup.evening {
            return check_first(setup);
        }
        match self.programmed() {
            Some(sheets) if setup.sheets != sheets => Err(TableRefused::EveningFiles),
            _ => Ok(()),
        }
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
        self.next_game().ok_or_else(|| Impossible::new("there is no next game"))?;
        let at = self.evening.as_ref().map_or(0, Evening::played);
        self.choose(at);
        Ok(())
    }

    /// Another evening with the same programme.
    pub(crate) fn begin_evening_anew(&mut self) {
        self.evening = None;
        self.choose(0);
    }

    /// The game at this place of the programme is played next.
    fn choose(&mut self, at: usize) {
        let Some(next) = self.setup.evening.get(at).cloned() else { return };
        if self.setup.game != next.game() || self.setup.sheets != next.sheets() {
            self.setup.options.clear();
            self.setup.sheets = next.sheets().to_vec();
            next.game().clone_into(&mut self.setup.game);
        }
    }
}

/// Whether the games of the evening are ones that `players` can play on one
/// pyramid. Those that somebody has written are tried, so that no evening stops
/// at one of them.
pub(crate) fn check_programme(setup: &Setup, players: usize) -> Result<(), Refusal> {
    let bytes: usize = setup.evening.iter().map(EveningGame::bytes).sum();
    if bytes > MAX_SHEET_BYTES {
        let (most, bytes) = (MAX_GAMES, MAX_SHEET_BYTES);
        return Err(TableRefused::TooManySheets { most, bytes }.into());
    }
    evening_of(setup, players)?;
    for item in setup.evening.iter().filter(|item| !item.sheets().is_empty()) {
        let one = Setup { game: item.game().to_owned(), ..Setup::default() };
        let nobody = vec![String::new(); players];
        let files = item.sheets().iter().map(Sheet::data_file).collect();
        Beginning::with(files).start(&one, nobody, Secret::numbered(0, 0))?;
    }
    Ok(())
}

/// Whether the game is the first of its evening.
pub(crate) fn check_first(setup: &Setup) -> Result<(), TableRefused> {
    let Some(first) = setup.evening.first() else { return Ok(()) };
    if first.game() != setup.game {
        let (first, game) = (first.game().to_owned(), setup.game.clone());
        return Err(TableRefused::OtherBeginning { first, game });
    }
    if !first.sheets().is_empty() && first.sheets() != setup.sheets {
        return Err(TableRefused::EveningFiles);
    }
    Ok(())
}

/// What the games of an evening are called, in order.
pub(crate) fn titles(programme: &[EveningGame]) -> Vec<String> {
    let title = |item: &EveningGame| {
        let file = item.sheets().first().map(Sheet::data_file);
        games::title(item.game(), file.as_ref()).unwrap_or_default()
    };
    programme.iter().map(title).collect()
}

fn evening_of(setup: &Setup, players: usize) -> Result<Option<Evening>, Refusal> {
    if setup.evening.is_empty() {
        return Ok(None);
    }
    let item = |item: &EveningGame| Item {
        files: item.sheets().iter().map(Sheet::data_file).collect(),
        ..Item::new(item.game())
    };
    let programme = setup.evening.iter().map(item).collect();
    let players = u8::try_from(players).unwrap_or(u8::MAX);
    Evening::new(programme, players).map(Some)
}
