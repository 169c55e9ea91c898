//! What was written last, and how it gets to where it belongs.
//!
//! A commit appends its rows to `recent`, whichever tables they are of, and so
//! writes a page or two. Now and then a round begins: table by table, what is
//! recent is settled, and then the rows that were are cleared away. Every
//! commit takes a small part of the round along, so that nobody waits for it.

use std::collections::{BTreeMap, HashMap};
use std::ops::Bound;

use sqlx::SqliteConnection;

use super::sqlite::list;
use super::{Append, Appended};

/// Rows of a table, on average, that make it worth settling them.
const WORTH: usize = 16;
/// Fewer rows stay where they are, and more do not.
const ROWS: std::ops::Range<usize> = 1_024..65_536;
/// Rows that a commit settles at least, and how many for each of its own.
const SHARE: usize = 64;
const SHARE_OF_ROW: usize = 4;

/// Where the rows of `recent` lie. There is one writer, so this is always so.
#[derive(Default)]
pub(super) struct Recent {
    tables: BTreeMap<String, Tail>,
    /// How many rows of it are not settled.
    rows: usize,
    /// The last row that was written.
    newest: i64,
    /// Up to this one none are here any more.
    cleared: i64,
    round: Round,
}

/// What is recent of a table.
#[derive(Default)]
struct Tail {
    /// Number of the first event in the last row of the table.
    last: u64,
    /// Its rows that are not settled, in order.
    rows: Vec<i64>,
}

/// How far the rows that were there when it began have come.
#[derive(Default)]
enum Round {
    #[default]
    Resting,
    /// Those of tables up to `through` are settled.
    Settling { upto: i64, through: String },
    /// All of them are, and can go.
    Clearing { upto: i64 },
}

/// A part of a round, small enough to go along with a commit.
pub(super) enum Step {
    Settle { upto: i64, through: String, rows: Vec<i64> },
    Clear { upto: i64 },
}

impl Recent {
    /// As the database has it.
    pub(super) async fn read(connection: &mut SqliteConnection) -> Result<Self, sqlx::Error> {
        let (upto, through): (i64, String) = sqlx::query_as("SELECT upto, through FROM settling")
            .fetch_one(&mut *connection)
            .await?;
        let oldest: Option<i64> =
            sqlx::query_scalar("SELECT min(id) FROM recent").fetch_one(&mut *connection).await?;
        let rows: Vec<(i64, String, i64)> = sqlx::query_as(
            "SELECT recent.id, table_id, seq FROM recent, settling
             WHERE recent.id > upto OR table_id > through ORDER BY recent.id",
        )
        .fetch_all(connection)
        .await?;
        let cleared = oldest.map_or(upto, |oldest| oldest - 1);
        let round = if rows.first().is_some_and(|(id, ..)| *id <= upto) {
            Round::Settling { upto, through }
        } else if cleared < upto {
            Round::Clearing { upto }
        } else {
            Round::Resting
        };
        let mut recent = Self { newest: upto, cleared, round, ..Self::default() };
        for (id, table, seq) in rows {
            recent.add(id, &table, seq as u64);
        }
        Ok(recent)
    }

    fn add(&mut self, id: i64, table: &str, seq: u64) {
        let tail = match self.tables.get_mut(table) {
            Some(tail) => tail,
            None => self.tables.entry(table.to_owned()).or_default(),
        };
        tail.last = seq;
        tail.rows.push(id);
        self.rows += 1;
        self.newest = id;
    }

    /// The rows of `table` that may not be settled.
    pub(super) fn of(&self, table: &str) -> &[i64] {
        self.tables.get(table).map_or(&[], |tail| &tail.rows)
    }

    /// The tables of `group` of which nothing is known here.
    pub(super) fn unknown<'a>(&self, group: &'a [Append]) -> Vec<&'a str> {
        let tables = group.iter().map(|append| append.table.as_str());
        tables.filter(|table| !self.tables.contains_key(*table)).collect()
    }

    /// The numbers that the rows of `group` get; none for those that come after
    /// somebody else's. Of tables unknown here, `settled` has the last row.
    pub(super) fn number(
        &self,
        group: &[Append],
        settled: &HashMap<String, u64>,
    ) -> Vec<Option<i64>> {
        let last = |table: &str| {
            let recent = self.tables.get(table).map(|tail| tail.last);
            recent.or_else(|| settled.get(table).copied())
        };
        let mut next = self.newest;
        let mut number = |append: &Append| {
            let is_next = last(&append.table).is_none_or(|last| append.seq > last);
            next += i64::from(is_next);
            is_next.then_some(next)
        };
        group.iter().map(&mut number).collect()
    }

    /// The next part of a round, for a commit of so many rows.
    pub(super) fn next_step(&self, rows: usize) -> Option<Step> {
        let share = SHARE.max(SHARE_OF_ROW * rows);
        match &self.round {
            Round::Resting if self.is_worth_it() => self.settle(self.newest, "", share),
            Round::Resting => None,
            Round::Settling { upto, through } => self.settle(*upto, through, share),
            Round::Clearing { upto } => {
                let far = self.cleared + (SHARE_OF_ROW * share) as i64;
                Some(Step::Clear { upto: far.min(*upto) })
            }
        }
    }

    /// The same, until nothing is recent any more.
    pub(super) fn last_step(&self) -> Option<Step> {
        match &self.round {
            Round::Resting if self.rows > 0 => self.settle(self.newest, "", ROWS.start),
            _ => self.next_step(ROWS.start),
        }
    }

    fn is_worth_it(&self) -> bool {
        let many = (WORTH * self.tables.len()).clamp(ROWS.start, ROWS.end);
        self.rows >= many
    }

    fn settle(&self, upto: i64, after: &str, share: usize) -> Option<Step> {
        let mut rows = Vec::new();
        let mut through = None;
        for (table, tail) in self.tables.range::<str, _>((Bound::Excluded(after), Bound::Unbounded))
        {
            let before = rows.len();
            rows.extend(tail.rows.iter().take_while(|id| **id <= upto));
            if rows.len() > before {
                through = Some(table);
            }
            if rows.len() >= share {
                break;
            }
        }
        Some(Step::Settle { upto, through: through?.clone(), rows })
    }

    /// What is written of `group`, and `step`, are durable.
    pub(super) fn note(&mut self, group: &[Append], numbers: &[Option<i64>], step: Option<Step>) {
        for (append, number) in group.iter().zip(numbers) {
            if let Some(id) = number {
                self.add(*id, &append.table, append.seq);
            }
        }
        match step {
            Some(Step::Settle { upto, through, rows }) => {
                let after = match &self.round {
                    Round::Settling { through, .. } => through.as_str(),
                    _ => "",
                };
                let range = (Bound::Excluded(after), Bound::Included(through.as_str()));
                for (_, tail) in self.tables.range_mut::<str, _>(range) {
                    tail.rows.drain(..tail.rows.partition_point(|id| *id <= upto));
                }
                self.rows -= rows.len();
                self.round = if self.settle(upto, &through, 1).is_some() {
                    Round::Settling { upto, through }
                } else {
                    // At these nothing happens at the moment.
                    self.tables.retain(|_, tail| !tail.rows.is_empty());
                    Round::Clearing { upto }
                };
            }
            Some(Step::Clear { upto }) => {
                self.cleared = upto;
                if matches!(self.round, Round::Clearing { upto: all } if all <= upto) {
                    self.round = Round::Resting;
                }
            }
            None => {}
        }
    }
}

impl Step {
    /// Within a transaction.
    pub(super) async fn carry_out(
        &self,
        connection: &mut SqliteConnection,
    ) -> Result<(), sqlx::Error> {
        match self {
            Self::Settle { upto, through, rows } => {
                sqlx::query(
                    "INSERT INTO settled (table_id, seq, written_at, body)
                     SELECT table_id, seq, written_at, body FROM recent
                     WHERE id IN (SELECT value FROM json_each($1)) ORDER BY table_id, seq
                     ON CONFLICT (table_id, seq) DO NOTHING",
                )
                .bind(list(rows.iter()))
                .execute(&mut *connection)
                .await?;
                let far = sqlx::query("UPDATE settling SET upto = $1, through = $2").bind(upto);
                far.bind(through).execute(connection).await?;
            }
            Self::Clear { upto } => {
                let clear = sqlx::query("DELETE FROM recent WHERE id <= $1").bind(upto);
                clear.execute(connection).await?;
            }
        }
        Ok(())
    }
}

/// What the database says to each of `group`.
pub(super) fn answers(numbers: &[Option<i64>]) -> Vec<Appended> {
    let answer = |number: &Option<i64>| match number {
        Some(_) => Appended::Stored,
        None => Appended::Conflict,
    };
    numbers.iter().map(answer).collect()
}
