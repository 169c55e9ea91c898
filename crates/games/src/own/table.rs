//! What lies on the table: all that a script can ask about and change.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use engine::{Pips, Seat, Sentence, sentence};
use pyramid::{Cells, Colour, Die};
use rhai::EvalAltResult;

use super::MAX_PLAYERS;
use super::board::Board;
use super::value::Value;
use super::words::wrong;

/// The most that the memory of a table holds, counted as [`Value::size`] does.
const MAX_MEMORY: usize = 2_000;

/// What a script has asked chance for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Due {
    Dice(u8),
    Seat,
}

/// The table of a game of somebody's own.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Table {
    pub(super) board: Board,
    pub(super) players: u8,
    /// Whose turn it is.
    pub(super) seat: Seat,
    pub(super) stocks: [u16; MAX_PLAYERS],
    /// A die in the hand of whose turn it is.
    pub(super) held: Option<Die>,
    /// What was thrown last.
    pub(super) thrown: Vec<Pips>,
    /// Cells to be looked at.
    pub(super) marks: Cells,
    /// Who has won outright.
    pub(super) winner: Option<Seat>,
    pub(super) due: Option<Due>,
    pub(super) settings: Arc<BTreeMap<String, Value>>,
    memory: BTreeMap<String, Value>,
    memory_size: usize,
    /// Whether the script is only asked, and must leave all as it is.
    asked: bool,
}

impl Table {
    pub(super) fn new(
        board: Board,
        players: u8,
        stock: u16,
        settings: BTreeMap<String, Value>,
    ) -> Self {
        Self {
            board,
            players,
            seat: Seat::new(0),
            stocks: [stock; MAX_PLAYERS],
            held: None,
            thrown: Vec::new(),
            marks: Cells::NONE,
            winner: None,
            due: None,
            settings: Arc::new(settings),
            memory: BTreeMap::new(),
            memory_size: 0,
            asked: false,
        }
    }

    /// The colour of the dice of `seat`, where each has one.
    pub(super) const fn colour(seat: Seat) -> Colour {
        Colour::ALL[seat.index() % Colour::ALL.len()]
    }

    /// What the script has kept under this name.
    pub(super) fn recall(&self, name: &str) -> Option<&Value> {
        self.memory.get(name)
    }

    /// Keeps a value under a name.
    pub(super) fn keep(&mut self, name: &str, value: Value) -> Result<(), Sentence> {
        let size = value.size() + 1 + name.len() / 8;
        let before = self.memory.get(name).map_or(0, |old| old.size() + 1 + name.len() / 8);
        self.memory_size = self.memory_size + size - before;
        if self.memory_size > MAX_MEMORY {
            return Err(sentence!(
                "memory-many",
                "a table keeps at most {most} values in mind",
                most = MAX_MEMORY
            ));
        }
        self.memory.insert(name.to_owned(), value);
        Ok(())
    }
}

/// The table in the hands of a script.
#[derive(Clone, Debug)]
pub(super) struct Handle(Arc<Mutex<Table>>);

impl Handle {
    /// A table that a script may change.
    pub(super) fn new(mut table: Table) -> Self {
        table.asked = false;
        Self(Arc::new(Mutex::new(table)))
    }

    /// A table that a script may only look at.
    pub(super) fn asking(mut table: Table) -> Self {
        table.asked = true;
        Self(Arc::new(Mutex::new(table)))
    }

    /// Looks at the table.
    pub(super) fn with<R>(&self, what: impl FnOnce(&Table) -> R) -> R {
        what(&self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Does something to the table, if now is the time.
    pub(super) fn change<R>(
        &self,
        what: impl FnOnce(&mut Table) -> Result<R, Box<EvalAltResult>>,
    ) -> Result<R, Box<EvalAltResult>> {
        let mut table = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if table.asked {
            return wrong(sentence!(
                "asked-only",
                "the table changes only in setup, apply and thrown"
            ));
        }
        what(&mut table)
    }

    /// The table back. A script cannot keep a handle, so there is no other.
    pub(super) fn into_table(self) -> Table {
        let mut table = match Arc::try_unwrap(self.0) {
            Ok(table) => table.into_inner().unwrap_or_else(PoisonError::into_inner),
            Err(shared) => shared.lock().unwrap_or_else(PoisonError::into_inner).clone(),
        };
        table.asked = false;
        table
    }
}
