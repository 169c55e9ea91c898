//! Going on from the middle of a game that was played.

use engine::{BotLevel, Record, Seat};
use protocol::CreateTable;
use serde::{Deserialize, Serialize};
use table::{Clock, SeatPlan, Setup, Sheet};

/// What somebody wants to try out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WhatIf {
    /// A game, as a whole.
    pub record: String,
    /// How far into it, in steps of its [replay](crate::replay()).
    pub steps: usize,
    /// Whose place they take.
    pub seat: Seat,
    /// How they are called.
    pub name: String,
    /// How well the bots play that have the other places, by seat.
    pub levels: Vec<BotLevel>,
}

impl WhatIf {
    /// The table for it.
    pub(crate) fn table(&self, record: &Record) -> CreateTable {
        let plan = |index: usize| {
            if index == self.seat.index() {
                return SeatPlan::Person;
            }
            SeatPlan::Bot { level: self.levels.get(index).copied().unwrap_or(BotLevel::Medium) }
        };
        let sheet =
            |file: &engine::DataFile| Sheet { name: file.name.clone(), text: file.text.clone() };
        CreateTable {
            setup: Setup {
                game: record.game.clone(),
                options: record.options.clone(),
                sheets: record.files.iter().map(sheet).collect(),
                clock: Clock::None,
                evening: Vec::new(),
            },
            seats: (0..record.seats.len()).map(plan).collect(),
            name: self.name.clone(),
        }
    }
}
