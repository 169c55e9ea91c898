//! Columns that line up.

use std::fmt::{self, Display};

use unicode_width::UnicodeWidthStr;

use crate::console::{HEADING, styled};

/// Which edge the cells of a column share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    /// For words.
    Left,
    /// For numbers.
    Right,
}

/// A table of text with a heading, two blanks between columns.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    columns: Vec<(&'static str, Align)>,
    rows: Vec<Vec<String>>,
}

impl Table {
    pub(crate) fn new(columns: impl Into<Vec<(&'static str, Align)>>) -> Self {
        Self { columns: columns.into(), rows: Vec::new() }
    }

    pub(crate) fn row(&mut self, cells: impl Into<Vec<String>>) {
        self.rows.push(cells.into());
    }

    fn width(&self, column: usize) -> usize {
        let cells = self.rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width());
        cells.chain([self.columns[column].0.width()]).max().unwrap_or(0)
    }

    fn line<'a>(&self, cells: impl Iterator<Item = &'a str>) -> String {
        let padded = cells.enumerate().map(|(column, cell)| {
            let blanks = " ".repeat(self.width(column).saturating_sub(cell.width()));
            match self.columns[column].1 {
                Align::Left => format!("{cell}{blanks}"),
                Align::Right => format!("{blanks}{cell}"),
            }
        });
        padded.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    }
}

impl Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let heading = self.line(self.columns.iter().map(|(name, _)| *name));
        writeln!(f, "{}", styled(HEADING, heading))?;
        for row in &self.rows {
            writeln!(f, "{}", self.line(row.iter().map(String::as_str)))?;
        }
        Ok(())
    }
}

/// `number` with its thousands set apart: 1,234,567.
pub(crate) fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).unwrap_or_default())
        .collect();
    groups.join(",")
}

/// `number` of a thing, with its name in the right form.
pub(crate) fn counted(number: u64, one: &str, many: &str) -> String {
    format!("{} {}", thousands(number as f64), if number == 1 { one } else { many })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_whatever_is_in_them() {
        let mut table = Table::new([("name", Align::Left), ("points", Align::Right)]);
        table.row(["Jörg".to_owned(), "7".to_owned()]);
        table.row(["花子".to_owned(), "1234567".to_owned()]);
        let plain = anstream::adapter::strip_str(&table.to_string()).to_string();
        assert_eq!(plain, "name   points\nJörg        7\n花子  1234567\n");
    }

    #[test]
    fn one_is_not_many() {
        assert_eq!(counted(1, "game", "games"), "1 game");
        assert_eq!(counted(2000, "game", "games"), "2,000 games");
    }

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!(thousands(7.4), "7");
        assert_eq!(thousands(123_456.0), "123,456");
        assert_eq!(thousands(1_234_567.0), "1,234,567");
    }
}
