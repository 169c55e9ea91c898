//! The printed sheet: five rows with their rules, stars and special boxes,
//! read from a data file. `data/hop-n-roll/README.md` describes the format.

use engine::{DataFile, SetupError};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::numbers::{Boxes, MAX_BOXES, Numbers};
use super::{Colour, Faces, Open, ROWS};
use crate::data_file::{mistake, read};

engine::choice! {
    /// What a row asks of its numbers.
    #[derive(Serialize, Deserialize, TS)]
    #[serde(rename_all = "kebab-case")]
    pub enum Rule {
        /// The first number is free, the others equal it.
        Equal = "equal",
        /// Each number is at least the one before.
        Ascending = "ascending",
        /// Each number is at most the one before.
        Descending = "descending",
        /// Two and two make seven.
        SumSeven = "sum-seven",
        /// Even and odd take turns.
        EvenOdd = "even-odd",
        /// Two different numbers take turns.
        TwoNumbers = "two-numbers",
        /// Each box is the sum or the difference of the two below it.
        ArithmeticPyramid = "arithmetic-pyramid",
        /// No number occurs twice.
        UnequalPyramid = "unequal-pyramid",
        /// The numbers of a group are equal.
        Groups = "groups",
        /// Up and down take turns.
        SmallerLarger = "smaller-larger",
    }
}

impl Rule {
    /// Whether the row has levels, of which the most valuable full one scores.
    pub const fn is_pyramid(self) -> bool {
        matches!(self, Self::ArithmeticPyramid | Self::UnequalPyramid)
    }
}

/// A row of the printed sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its colour.
    pub colour: Colour,
    /// What may be written.
    pub rule: Rule,
    /// How many boxes it has, those of all levels together.
    pub boxes: usize,
    /// Where its levels or groups begin and end, in the order of writing; a
    /// plain row is one group.
    pub parts: Vec<Span>,
    /// Points by box, in pyramids by level.
    pub stars: Vec<u8>,
    /// Boxes whose numbers count as points.
    pub special: Boxes,
}

/// Boxes that belong together: a level or a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// Index of the first box.
    pub start: usize,
    /// How many boxes.
    pub size: usize,
    /// The boxes.
    pub boxes: Boxes,
}

impl Row {
    /// What may be written into this row when it holds `numbers`.
    #[inline]
    pub fn open(&self, numbers: Numbers) -> Open {
        if self.rule.is_pyramid() {
            return self.open_level(numbers);
        }
        let next = numbers.filled().len();
        if next >= self.boxes {
            return Open::NONE;
        }
        Open::only(next, self.next_in_line(numbers, next))
    }

    /// What fits into box `next` of a row written from left to right.
    #[inline]
    fn next_in_line(&self, numbers: Numbers, next: usize) -> Faces {
        let Some(last) = next.checked_sub(1).and_then(|last| numbers.get(last)) else {
            return Faces::ALL;
        };
        let before_last = next.checked_sub(2).and_then(|index| numbers.get(index));
        match (self.rule, before_last) {
            (Rule::Equal, _) => Faces::only(last),
            (Rule::Ascending, _) => Faces::at_least(last),
            (Rule::Descending, _) => Faces::at_most(last),
            (Rule::SumSeven, _) if next % 2 == 1 => Faces::of(7 - last.get()),
            (Rule::EvenOdd, _) if last.get() % 2 == 1 => Faces::EVEN,
            (Rule::EvenOdd, _) => Faces::ODD,
            (Rule::TwoNumbers | Rule::SmallerLarger, None) => Faces::ALL.except(Faces::only(last)),
            (Rule::TwoNumbers, Some(before)) => Faces::only(before),
            (Rule::SmallerLarger, Some(before)) if last > before => {
                Faces::ALL.except(Faces::at_least(last))
            }
            (Rule::SmallerLarger, Some(_)) => Faces::ALL.except(Faces::at_most(last)),
            (Rule::Groups, _) if self.parts.iter().all(|group| group.start != next) => {
                Faces::only(last)
            }
            _ => Faces::ALL,
        }
    }

    /// What fits into the first level of a pyramid that is not full.
    #[inline]
    fn open_level(&self, numbers: Numbers) -> Open {
        let filled = numbers.filled();
        let Some(level) = self.parts.iter().position(|level| !filled.covers(level.boxes)) else {
            return Open::NONE;
        };
        let Span { start, size, .. } = self.parts[level];
        let used = match self.rule {
            Rule::UnequalPyramid => {
                (0..start + size).fold(Faces::NONE, |set, at| set.or(Faces::of(numbers.raw(at))))
            }
            _ => Faces::NONE,
        };
        (start..start + size)
            .filter(|&at| !filled.contains(at))
            .map(|at| Open::only(at, self.on_top(numbers, level, at).except(used)))
            .fold(Open::NONE, Open::or)
    }

    /// What the level below allows in the box `at` of `level`.
    #[inline]
    fn on_top(&self, numbers: Numbers, level: usize, at: usize) -> Faces {
        match self.below(level, at) {
            _ if self.rule != Rule::ArithmeticPyramid => Faces::ALL,
            Below::Nothing => Faces::ALL,
            Below::One(below) => Faces::of(numbers.raw(below)),
            Below::Two(left, right) => {
                let (left, right) = (numbers.raw(left), numbers.raw(right));
                Faces::of(left + right).or(Faces::of(left.abs_diff(right)))
            }
        }
    }

    /// The boxes on which box `at` of `level` of an arithmetic pyramid stands.
    pub(super) fn below(&self, level: usize, at: usize) -> Below {
        let Some(base) = level.checked_sub(1).map(|below| self.parts[below]) else {
            return Below::Nothing;
        };
        let Span { start, size, .. } = self.parts[level];
        let below = base.start + at - start;
        if size == base.size { Below::One(below) } else { Below::Two(below, below + 1) }
    }

    /// The level or group of box `index`.
    pub(super) fn part_of(&self, index: usize) -> usize {
        self.parts.iter().rposition(|part| part.start <= index).unwrap_or(0)
    }

    /// Empty boxes that no number can ever fill: those of an arithmetic
    /// pyramid above two equal numbers from 4 to 6.
    pub fn dead(&self, numbers: Numbers) -> impl Iterator<Item = usize> {
        let filled = numbers.filled();
        (0..self.boxes).filter(move |&at| {
            let level = self.part_of(at);
            let ready = match self.below(level, at) {
                _ if self.rule != Rule::ArithmeticPyramid => false,
                Below::Two(left, right) => filled.contains(left) && filled.contains(right),
                Below::One(_) | Below::Nothing => false,
            };
            ready && !filled.contains(at) && self.on_top(numbers, level, at).is_empty()
        })
    }

    /// Whether every box is filled.
    #[inline]
    pub fn is_complete(&self, numbers: Numbers) -> bool {
        numbers.filled().len() == self.boxes
    }

    /// Points for the stars: that above the last filled box, in a pyramid the
    /// best among those of its full levels.
    #[inline]
    pub fn star_points(&self, numbers: Numbers) -> u32 {
        self.star(numbers).map_or(0, |star| self.stars[star].into())
    }

    /// Which star brings these points: its place among [`Row::stars`].
    #[inline]
    pub fn star(&self, numbers: Numbers) -> Option<usize> {
        let filled = numbers.filled();
        if self.rule.is_pyramid() {
            let levels = self.parts.iter().zip(&self.stars).enumerate();
            return levels
                .filter(|(_, (level, _))| filled.covers(level.boxes))
                .max_by_key(|(_, (_, stars))| **stars)
                .map(|(level, _)| level);
        }
        filled.len().checked_sub(1).filter(|&last| last < self.stars.len())
    }

    /// Points for the numbers in special boxes.
    #[inline]
    pub fn special_points(&self, numbers: Numbers) -> u32 {
        numbers.sum(self.special)
    }
}

/// What a box of a pyramid stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Below {
    /// It is in the base.
    Nothing,
    /// One box: it must be equal.
    One(usize),
    /// Two neighbours: their sum or difference.
    Two(usize, usize),
}

/// A sheet as printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// What people call it.
    pub name: String,
    /// After so many rounds in a row in which nobody wrote, the game ends.
    pub idle_rounds: u8,
    /// By colour.
    rows: [Row; ROWS],
    order: [Colour; ROWS],
}

impl Sheet {
    /// The row of this colour.
    #[inline]
    pub fn row(&self, colour: Colour) -> &Row {
        &self.rows[colour as usize]
    }

    /// The colours of the rows from top to bottom.
    #[inline]
    pub fn order(&self) -> [Colour; ROWS] {
        self.order
    }

    /// Reads a sheet and checks it completely.
    pub fn read(file: &DataFile) -> Result<Self, SetupError> {
        let written: WrittenSheet = read(file)?;
        super::check_head(file, &written.game, &written.kind, "sheet")?;
        super::check_name(file, &written.name)?;
        if !(1..=99).contains(&written.idle_rounds) {
            return Err(mistake(file, "idle_rounds", "it must be from 1 to 99"));
        }
        let order: [Colour; ROWS] =
            written.rows.iter().map(|row| row.colour).collect::<Vec<_>>().try_into().map_err(
                |rows: Vec<_>| {
                    let reason = format!("a sheet has {ROWS} rows, this one has {}", rows.len());
                    mistake(file, "rows", reason)
                },
            )?;
        for (index, colour) in order.iter().enumerate() {
            if order[..index].contains(colour) {
                return Err(mistake(
                    file,
                    format!("row {colour}"),
                    "there are two rows of this colour; each colour has one",
                ));
            }
        }
        let mut rows =
            written.rows.into_iter().map(|row| row.check(file)).collect::<Result<Vec<_>, _>>()?;
        rows.sort_by_key(|row| row.colour);
        let Ok(rows) = rows.try_into() else {
            return Err(mistake(file, "rows", format!("a sheet has {ROWS} rows")));
        };
        Ok(Self { name: written.name, idle_rounds: written.idle_rounds as u8, rows, order })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSheet {
    game: String,
    kind: String,
    name: String,
    idle_rounds: u32,
    rows: Vec<WrittenRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenRow {
    colour: Colour,
    rule: Rule,
    boxes: Option<usize>,
    levels: Option<Vec<usize>>,
    groups: Option<Vec<usize>>,
    stars: Vec<u32>,
    #[serde(default)]
    special: Vec<usize>,
}

impl WrittenRow {
    fn check(self, file: &DataFile) -> Result<Row, SetupError> {
        let Self { colour, rule, .. } = self;
        let wrong =
            |key: &str, reason: String| Err(mistake(file, format!("row {colour}, {key}"), reason));
        let (shape, others, sizes) = match rule {
            Rule::ArithmeticPyramid | Rule::UnequalPyramid => (
                "levels",
                [("boxes", self.boxes.is_some()), ("groups", self.groups.is_some())],
                self.levels,
            ),
            Rule::Groups => (
                "groups",
                [("boxes", self.boxes.is_some()), ("levels", self.levels.is_some())],
                self.groups,
            ),
            _ => (
                "boxes",
                [("levels", self.levels.is_some()), ("groups", self.groups.is_some())],
                self.boxes.map(|boxes| vec![boxes]),
            ),
        };
        for (key, given) in others {
            if given {
                return wrong(key, format!("the rule {rule} has no {key}, it has {shape}"));
            }
        }
        let Some(sizes) = sizes else {
            return wrong(shape, format!("the rule {rule} needs {shape}"));
        };
        if sizes.is_empty() || sizes.iter().any(|size| !(1..=MAX_BOXES).contains(size)) {
            return wrong(shape, format!("each must be from 1 to {MAX_BOXES}"));
        }
        let most = if rule == Rule::UnequalPyramid { 6 } else { MAX_BOXES };
        let boxes: usize = sizes.iter().sum();
        if boxes > most {
            let why = if rule == Rule::UnequalPyramid { "there are six numbers and" } else { "" };
            let reason = format!("{why} a row has at most {most} boxes, these are {boxes}");
            return wrong(shape, reason.trim_start().to_owned());
        }
        if rule == Rule::ArithmeticPyramid {
            for (below, above) in sizes.iter().zip(&sizes[1..]) {
                if above != below && above + 1 != *below {
                    return wrong(
                        shape,
                        format!(
                            "on a level of {below} stands one of {} (sum or difference) or of {below} \
                         (the same number), not one of {above}",
                            below - 1,
                        ),
                    );
                }
            }
        }
        let starred = if rule.is_pyramid() { sizes.len() } else { boxes };
        if self.stars.len() != starred {
            let of = if rule.is_pyramid() { "level" } else { "box" };
            return wrong(
                "stars",
                format!(
                    "each {of} has a star, so {starred} numbers are needed, not {}",
                    self.stars.len(),
                ),
            );
        }
        if let Some(points) = self.stars.iter().find(|&&points| points > 99) {
            return wrong("stars", format!("a star has at most 99 points, not {points}"));
        }
        let mut special = Boxes::default();
        for number in self.special {
            if !(1..=boxes).contains(&number) {
                return wrong("special", format!("there is no box {number}, only 1 to {boxes}"));
            }
            if special.contains(number - 1) {
                return wrong("special", format!("box {number} is named twice"));
            }
            special = special.with(number - 1);
        }
        let parts = sizes.iter().scan(0, |start, &size| {
            let span = Span { start: *start, size, boxes: Boxes::range(*start, *start + size) };
            *start += size;
            Some(span)
        });
        let parts = parts.collect();
        let stars = self.stars.iter().map(|&points| points as u8).collect();
        Ok(Row { colour, rule, boxes, parts, stars, special })
    }
}
