//! The words that a script has for the table: queries, changes and moves.

mod moves;
mod reference;
mod shape;
mod table;

use engine::{Seat, Sentence, sentence};
use pyramid::{Axis, Cell, Cells, Colour, Die, Orientation, longest_row};
use rhai::{Array, Dynamic, Engine, EvalAltResult, INT, Module, Position};

use super::board::Seen;
use super::notation::Move;
use super::script::{copies, too_many_copies};
use super::table::Handle;
use super::value::Value;

pub(super) use moves::Moves;
pub(super) use reference::reference;
use shape::Sets;

/// A word of the reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// Where it belongs.
    pub group: &'static str,
    /// How it is written.
    pub sign: &'static str,
    /// What it means.
    pub about: &'static str,
}

type Fallible<T> = Result<T, Box<EvalAltResult>>;

/// A mistake that keeps its sentence with all that translates it.
pub(super) fn wrong<T>(told: Sentence) -> Fallible<T> {
    Err(Box::new(EvalAltResult::ErrorRuntime(Dynamic::from(told), Position::NONE)))
}

fn or_nothing<T: Clone + Send + Sync + 'static>(value: Option<T>) -> Dynamic {
    value.map_or(Dynamic::UNIT, Dynamic::from)
}

/// The seat with this number.
fn seat(players: u8, number: INT) -> Fallible<Seat> {
    match u8::try_from(number) {
        Ok(seat) if (1..=players).contains(&seat) => Ok(Seat::new(seat - 1)),
        _ => wrong(sentence!(
            "no-seat",
            "there is no seat {seat}; they count from 1 to {players}",
            seat = number,
            players = players
        )),
    }
}

/// Takes note that so many values are copied.
fn charge(values: usize) -> Fallible<()> {
    if copies(values) { Ok(()) } else { Err(Box::new(too_many_copies())) }
}

struct Book<'a> {
    engine: &'a mut Engine,
    words: Vec<Word>,
    group: &'static str,
}

impl Book<'_> {
    /// Writes a word down and hands out the engine to register it.
    fn word(&mut self, sign: &'static str, about: &'static str) -> &mut Engine {
        self.words.push(Word { group: self.group, sign, about });
        self.engine
    }
}

/// Teaches the engine all words and returns the reference of them.
pub(super) fn register(engine: &mut Engine) -> Vec<Word> {
    engine
        .register_type_with_name::<Handle>("table")
        .register_type_with_name::<Cell>("cell")
        .register_type_with_name::<Cells>("set of cells")
        .register_type_with_name::<Seen>("die")
        .register_type_with_name::<Die>("die")
        .register_type_with_name::<Colour>("colour")
        .register_type_with_name::<Axis>("side")
        .register_type_with_name::<Orientation>("faces")
        .register_type_with_name::<Move>("move")
        .register_type_with_name::<Moves>("list of moves")
        .register_type_with_name::<Sets>("list of sets")
        .register_iterator::<Cells>();
    let mut book = Book { engine, words: Vec::new(), group: "" };
    constants(&mut book);
    lists(&mut book);
    cells(&mut book);
    sets(&mut book);
    table::dice(&mut book);
    shape::register(&mut book);
    table::seats(&mut book);
    table::changes(&mut book);
    table::chance(&mut book);
    table::memory(&mut book);
    moves::register(&mut book);
    book.words
}

fn constants(book: &mut Book<'_>) {
    book.group = "Names";
    let mut module = Module::new();
    module.set_var("RED", Colour::Red);
    module.set_var("YELLOW", Colour::Yellow);
    module.set_var("PEARL", Colour::Pearl);
    module.set_var("TURQUOISE", Colour::Turquoise);
    module.set_var("X", Axis::X);
    module.set_var("Y", Axis::Y);
    module.set_var("Z", Axis::Z);
    let colours: Array = Colour::BUILDING.into_iter().map(Dynamic::from).collect();
    module.set_var("COLOURS", colours);
    let sides: Array = Axis::ALL.into_iter().map(Dynamic::from).collect();
    module.set_var("SIDES", sides);
    module.set_var("NO_CELLS", Cells::NONE);
    module.set_var("NO_MOVES", Moves::default());
    book.word("RED YELLOW PEARL TURQUOISE", "the colours of dice")
        .register_global_module(module.into());
    book.word("COLOURS", "the three colours that pyramids are built of, in this order");
    book.word("X Y Z", "the three sides, and the directions that lead away from them");
    book.word("SIDES", "the three sides in order");
    book.word("NO_CELLS NO_MOVES", "what a set of cells or a list of moves begins with");
}

fn lists(book: &mut Book<'_>) {
    book.group = "Lists";
    book.word("list.len", "how many values it has")
        .register_get("len", |list: &mut Array| list.len() as INT);
    book.word("list.push(value)", "adds a value at the end")
        .register_fn("push", |list: &mut Array, value: Dynamic| list.push(value));
    book.word("list.pop()", "takes the last value off")
        .register_fn("pop", |list: &mut Array| list.pop().unwrap_or(Dynamic::UNIT));
    book.word("value in list", "whether it is among them").register_fn(
        "contains",
        |list: &mut Array, value: Dynamic| -> Fallible<bool> {
            let value = Value::new(&value).or_else(wrong)?;
            Ok(list.iter().any(|other| Value::new(other).is_ok_and(|other| other == value)))
        },
    );
    book.word("filled(count, value)", "a list with the same value so many times").register_fn(
        "filled",
        |count: INT, value: Dynamic| -> Fallible<Array> {
            match usize::try_from(count) {
                Ok(count) if count <= 1_000 && !value.is_array() => Ok(vec![value; count]),
                _ => wrong(sentence!("filled", "a list is filled with at most 1000 plain values")),
            }
        },
    );
    book.word("sum(list)", "the sum of its numbers").register_fn(
        "sum",
        |list: Array| -> Fallible<INT> {
            let mut sum: INT = 0;
            for value in &list {
                let Ok(number) = value.as_int() else {
                    return wrong(sentence!("sum", "a sum needs numbers"));
                };
                sum = sum.saturating_add(number);
            }
            Ok(sum)
        },
    );
}

fn cells(book: &mut Book<'_>) {
    book.group = "Cells";
    book.word("cell(\"431\")", "the cell with these three digits").register_fn(
        "cell",
        |text: &str| -> Fallible<Cell> {
            text.parse().or_else(|e| wrong(sentence!("notation", "{text}", text = e)))
        },
    );
    book.word("cell(x, y, z)", "the cell with these distances from the sides; () if there is none")
        .register_fn("cell", |x: INT, y: INT, z: INT| {
            let digit = |n: INT| u8::try_from(n).ok();
            or_nothing((|| Cell::new(digit(x)?, digit(y)?, digit(z)?))())
        });
    book.word("cell.along(side)", "its distance from a side")
        .register_fn("along", |cell: Cell, side: Axis| INT::from(cell.along(side)));
    book.word("cell.below(side)", "the cell it rests on in this direction; () if there is none")
        .register_fn("below", |cell: Cell, side: Axis| or_nothing(cell.below(side)));
    book.word("cell.above(side)", "the cell that covers its face towards a side; () outside")
        .register_fn("above", |cell: Cell, side: Axis| or_nothing(cell.above(side)));
    book.word(
        "cell.beside(to, from)",
        "its neighbour in the layer: further from one side, nearer to another; () outside",
    )
    .register_fn("beside", |cell: Cell, to: Axis, from: Axis| {
        or_nothing(if to == from { None } else { cell.beside(to, from) })
    });
    book.word("cell.supports", "the three cells it rests on")
        .register_get("supports", |cell: &mut Cell| cell.supports());
    book.word("cell.burdens", "the cells that rest on it")
        .register_get("burdens", |cell: &mut Cell| cell.burdens());
    book.word("cell.touching", "the cells that share a face with it")
        .register_get("touching", |cell: &mut Cell| cell.touching());
    let engine = book.word("==  !=", "cells, sets, dice, colours, sides and faces can be compared");
    macro_rules! compared {
        ($($type:ty),*) => { $(
            engine.register_fn("==", |a: $type, b: $type| a == b);
            engine.register_fn("!=", |a: $type, b: $type| a != b);
        )* };
    }
    compared!(Cell, Cells, Seen, Die, Colour, Axis, Orientation);
    macro_rules! written {
        ($($type:ty),*) => { $(
            engine.register_fn("to_string", |value: $type| value.to_string());
        )* };
    }
    written!(Cell, Die, Axis, Orientation, Move);
    engine.register_fn("to_string", crate::cui_bono::colour_name);
}

fn sets(book: &mut Book<'_>) {
    book.group = "Sets of cells";
    book.word("set.len", "how many cells it has")
        .register_get("len", |set: &mut Cells| set.len() as INT);
    book.word("set.first", "its first cell from the tip; () if it is empty")
        .register_get("first", |set: &mut Cells| or_nothing(Cells::next(*set)));
    book.word("cell in set", "whether it is in it")
        .register_fn("contains", |set: Cells, cell: Cell| set.contains(cell));
    book.word("a + b", "cells in either; a cell can be added, too")
        .register_fn("+", |a: Cells, b: Cells| a | b)
        .register_fn("+", |a: Cells, b: Cell| a.with(b));
    book.word("a - b", "cells of the one that are not in the other")
        .register_fn("-", |a: Cells, b: Cells| a - b)
        .register_fn("-", |a: Cells, b: Cell| a.without(b));
    book.word("a & b", "cells in both").register_fn("&", |a: Cells, b: Cells| a & b);
    book.word("set.burdens", "every cell that rests on one of these")
        .register_get("burdens", |set: &mut Cells| set.burdens());
    book.word("set.touching", "every cell that shares a face with one of these")
        .register_get("touching", |set: &mut Cells| set.touching());
    book.word("set.longest_row", "how many of them lie in one straight row, at the most")
        .register_get("longest_row", |set: &mut Cells| longest_row(*set) as INT);
    book.word("set.group(cell)", "those that hang together with this one by faces")
        .register_fn("group", |set: Cells, cell: Cell| set.component(cell));
    book.word("for cell in set { }", "goes through a set from the tip down");
}
