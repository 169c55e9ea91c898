//! The tableau with the dice between two columns of pawns, read from a data
//! file. `data/hop-n-roll/README.md` describes the format.

use engine::{DataFile, SetupError};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Colour, Die, Disco, Faces, Field, HopNRoll, MAX_PLAYERS, Roll};
use crate::data_file::{mistake, read};

engine::choice! {
    /// What a field allows to the pawn on it. Every effect is voluntary.
    #[derive(Default, Serialize, Deserialize, TS)]
    #[serde(rename_all = "kebab-case")]
    pub enum FieldEffect {
        /// The die as it is.
        #[default]
        None = "none",
        /// The number die may count one less.
        MinusOne = "minus-one",
        /// The number die may count one less or one more.
        PlusMinusOne = "plus-minus-one",
        /// This die or the one on the field below.
        DieBelow = "die-below",
        /// This die or the one on the field above.
        DieAbove = "die-above",
        /// Any die of the round, but last in the next one.
        Dj = "dj",
    }
}

engine::choice! {
    /// Where the smallest number die is laid; the others follow below it.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum DicePlace {
        /// On the top field.
        Top = "top",
        /// On the field labelled with the number of players.
        Label = "label",
    }
}

engine::choice! {
    /// Where the disco die is laid.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum DiscoPlace {
        /// Under the last number die.
        Next = "next",
        /// On the lowest field.
        Lowest = "lowest",
    }
}

/// What a player may write with a die and the effect of its field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offer {
    /// One of these numbers, in any row.
    pub faces: Faces,
    free_rows: u8,
}

impl Offer {
    /// What a die offers as it was thrown.
    #[inline]
    pub fn of(die: Die) -> Self {
        match die {
            Die::Number(value) => Self { faces: Faces::only(value), free_rows: 0 },
            Die::Disco(Disco::Row(row)) => Self { faces: Faces::NONE, free_rows: 1 << row as u8 },
            Die::Disco(Disco::Any) => Self { faces: Faces::NONE, free_rows: 0b1_1111 },
        }
    }

    /// What either offers.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self { faces: self.faces.or(other.faces), free_rows: self.free_rows | other.free_rows }
    }

    /// Whether `row` may take any number, by the disco die.
    #[inline]
    pub fn is_free(self, row: Colour) -> bool {
        self.free_rows >> row as u8 & 1 != 0
    }

    /// The numbers that may go into `row`, as far as the dice are concerned.
    #[inline]
    pub fn faces_for(self, row: Colour) -> Faces {
        if self.is_free(row) { Faces::ALL } else { self.faces }
    }

    /// The rows that may take any number.
    pub fn free_rows(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.iter().copied().filter(move |&row| self.is_free(row))
    }
}

/// The fields as they lie on the table for one number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// What people call the tableau.
    pub name: String,
    /// From the top.
    pub fields: Vec<FieldPrint>,
    players: usize,
    first_die: usize,
    disco: usize,
    /// By field, how early its pawn is in the next round.
    turn: [u8; Field::MAX],
}

/// What is printed on a field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct FieldPrint {
    /// A number of players.
    pub label: Option<u8>,
    /// What it allows.
    pub effect: FieldEffect,
}

impl Layout {
    fn new(name: String, fields: Vec<FieldPrint>, players: usize, dice: (usize, usize)) -> Self {
        let mut by_turn: Vec<usize> = (0..fields.len()).collect();
        // A stable sort: pawns on several DJ fields keep their order.
        by_turn.sort_by_key(|&field| fields[field].effect == FieldEffect::Dj);
        let mut turn = [0; Field::MAX];
        for (place, field) in by_turn.into_iter().enumerate() {
            turn[field] = place as u8;
        }
        Self { name, fields, players, first_die: dice.0, disco: dice.1, turn }
    }

    /// The fields with a die, as a set of bits from the top.
    #[inline]
    pub(super) fn dice(&self) -> u16 {
        (((1 << self.players) - 1) << self.first_die) | 1 << self.disco
    }

    /// The die on `field`.
    #[inline]
    pub fn die(&self, roll: &Roll, field: usize) -> Option<Die> {
        if field == self.disco {
            return Some(Die::Disco(roll.disco));
        }
        roll.number(field.checked_sub(self.first_die)?).map(Die::Number)
    }

    /// What the die on `field` offers with the effect of the field.
    #[inline]
    pub fn offer(&self, roll: &Roll, field: usize) -> Offer {
        let plain = |field| self.die(roll, field).map(Offer::of).unwrap_or_default();
        let own = plain(field);
        let stepped = |faces| Offer { faces, ..own };
        match self.fields.get(field).map(|print| print.effect).unwrap_or_default() {
            FieldEffect::None => own,
            FieldEffect::MinusOne => own.or(stepped(own.faces.lowered())),
            FieldEffect::PlusMinusOne => {
                own.or(stepped(own.faces.lowered().or(own.faces.raised())))
            }
            FieldEffect::DieBelow => own.or(plain(field + 1)),
            FieldEffect::DieAbove => field.checked_sub(1).map_or(own, |above| own.or(plain(above))),
            FieldEffect::Dj => roll
                .numbers()
                .map(|value| Offer::of(Die::Number(value)))
                .fold(Offer::of(Die::Disco(roll.disco)), Offer::or),
        }
    }

    /// How early the pawn on `field` is in the next round: from the top, but
    /// those on a DJ field last.
    #[inline]
    pub(super) fn turn(&self, field: Field) -> u8 {
        self.turn[field.index()]
    }
}

/// A tableau as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tableau {
    /// What people call it.
    pub name: String,
    /// By number of players, from [`HopNRoll`]'s fewest.
    layouts: Vec<Layout>,
}

const FEWEST: usize = *<HopNRoll as engine::Game>::PLAYERS.start() as usize;

impl Tableau {
    /// The fields for `players`, if the tableau has room for them.
    pub fn layout(&self, players: u8) -> Result<&Layout, SetupError> {
        let index = usize::from(players).checked_sub(FEWEST);
        index.and_then(|index| self.layouts.get(index)).ok_or_else(|| SetupError::Conflict {
            what: "tableau-room",
            sentence: format!(
                "tableau {} has room for at most {} players, not {players}",
                self.name,
                self.layouts.len() + FEWEST - 1,
            ),
        })
    }

    /// Reads a tableau and checks it completely.
    pub fn read(file: &DataFile) -> Result<Self, SetupError> {
        let written: WrittenTableau = read(file)?;
        super::check_head(file, &written.game, &written.kind, "tableau")?;
        super::check_name(file, &written.name)?;
        if !(FEWEST..=MAX_PLAYERS).contains(&written.most_players) {
            let reason = format!("it must be from {FEWEST} to {MAX_PLAYERS}");
            return Err(mistake(file, "most_players", reason));
        }
        written.check_fields(file)?;
        let layouts = (FEWEST..=written.most_players)
            .map(|players| written.lay_out(file, players))
            .collect::<Result<_, _>>()?;
        Ok(Self { name: written.name, layouts })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTableau {
    game: String,
    kind: String,
    name: String,
    most_players: usize,
    dice: DicePlace,
    disco: DiscoPlace,
    fields: Vec<WrittenField>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenField {
    label: Option<usize>,
    #[serde(default)]
    effect: FieldEffect,
    least_players: Option<usize>,
}

impl WrittenTableau {
    fn check_fields(&self, file: &DataFile) -> Result<(), SetupError> {
        let players = FEWEST..=self.most_players;
        if self.fields.len() > Field::MAX {
            let reason =
                format!("a tableau has at most {} fields, not {}", Field::MAX, self.fields.len());
            return Err(mistake(file, "fields", reason));
        }
        for (index, field) in self.fields.iter().enumerate() {
            let wrong =
                |key, reason| Err(mistake(file, format!("field {}, {key}", index + 1), reason));
            for (key, number) in [("label", field.label), ("least_players", field.least_players)] {
                if number.is_some_and(|number| !players.contains(&number)) {
                    let reason =
                        format!("it is a number of players, {FEWEST} to {}", players.end());
                    return wrong(key, reason);
                }
            }
            let label = |field: &WrittenField| field.label;
            if field.label.is_some()
                && self.fields[..index].iter().map(label).any(|above| above == field.label)
            {
                return wrong("label", "a field further up has the same label".to_owned());
            }
        }
        Ok(())
    }

    /// The fields for `players`, if every die and every effect finds its place.
    fn lay_out(&self, file: &DataFile, players: usize) -> Result<Layout, SetupError> {
        // With the numbers by which the file counts them.
        let present: Vec<(usize, &WrittenField)> = (1..)
            .zip(&self.fields)
            .filter(|(_, field)| field.least_players.is_none_or(|least| players >= least))
            .collect();
        let first = match self.dice {
            DicePlace::Top => 0,
            DicePlace::Label => {
                let labelled = present.iter().position(|(_, field)| field.label == Some(players));
                labelled.ok_or_else(|| {
                    let reason = format!("with {players} players no field has the label {players}");
                    mistake(file, "fields", reason)
                })?
            }
        };
        let room = present.len().saturating_sub(first);
        if room <= players {
            let reason = format!(
                "{players} players need {} fields from the first die on, there are {room}",
                players + 1
            );
            return Err(mistake(file, "fields", reason));
        }
        let disco = match self.disco {
            DiscoPlace::Next => first + players,
            DiscoPlace::Lowest => present.len() - 1,
        };
        let has_die = |index: usize| (first..first + players).contains(&index) || index == disco;
        for (index, (number, field)) in present.iter().enumerate() {
            let other = match field.effect {
                FieldEffect::DieBelow => Some(index + 1),
                FieldEffect::DieAbove => index.checked_sub(1).or(Some(Field::MAX)),
                _ => None,
            };
            if has_die(index) && other.is_some_and(|other| !has_die(other)) {
                let reason = format!("with {players} players no die lies there to choose");
                return Err(mistake(file, format!("field {number}, effect"), reason));
            }
        }
        let print = |(_, field): (usize, &WrittenField)| FieldPrint {
            label: field.label.map(|label| label as u8),
            effect: field.effect,
        };
        let fields = present.into_iter().map(print).collect();
        Ok(Layout::new(self.name.clone(), fields, players, (first, disco)))
    }
}
