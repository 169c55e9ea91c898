//! Moves: what a script offers, and what it is told when one is made.

use std::sync::Arc;

use engine::sentence;
use pyramid::{Cell, Cells, Die, Orientation};
use rhai::{INT, ImmutableString};

use super::shape::Sets;
use super::{Book, Fallible, charge, wrong};
use crate::own::notation::{Move, is_word};

/// The most choices that somebody can have.
pub(super) const MAX_MOVES: usize = 50_000;

/// Choices of a player, kept outside the lists of the language.
#[derive(Clone, Debug, Default)]
pub(in crate::own) struct Moves(pub(in crate::own) Arc<Vec<Move>>);

impl Moves {
    fn add(&mut self, more: &[Move]) -> Fallible<()> {
        // A list that somebody else holds is copied before it grows.
        let copied = if Arc::get_mut(&mut self.0).is_some() { 0 } else { self.0.len() };
        charge(copied + more.len())?;
        if self.0.len() + more.len() > MAX_MOVES {
            return wrong(sentence!(
                "moves-many",
                "nobody can choose between more than {most} moves",
                most = MAX_MOVES
            ));
        }
        Arc::make_mut(&mut self.0).extend_from_slice(more);
        Ok(())
    }
}

pub(super) fn register(book: &mut Book<'_>) {
    book.group = "Moves";
    let list = |moves: Vec<Move>| Moves(Arc::new(moves));
    book.word("put(cell)  put(set)", "a move that puts one die or several")
        .register_fn("put", |cell: Cell| Move::Put(Cells::only(cell)))
        .register_fn("put", |set: Cells| -> Fallible<Move> {
            if set.is_empty() {
                wrong(sentence!("put-none", "a move puts at least one die"))
            } else {
                Ok(Move::Put(set))
            }
        });
    book.word("puts(set)  puts(builds)", "such a move for each cell, or for each build")
        .register_fn("puts", move |set: Cells| {
            list(set.into_iter().map(|cell| Move::Put(Cells::only(cell))).collect())
        })
        .register_fn("puts", move |sets: Sets| {
            list(sets.0.iter().map(|set| Move::Put(*set)).collect())
        });
    book.word("take(cell)  take(set)", "a move that takes one die or several")
        .register_fn("take", |cell: Cell| Move::Take(Cells::only(cell)))
        .register_fn("take", |set: Cells| -> Fallible<Move> {
            if set.is_empty() {
                wrong(sentence!("take-none", "a move takes at least one die"))
            } else {
                Ok(Move::Take(set))
            }
        });
    book.word("takes(set)", "such a move for each cell").register_fn("takes", move |set: Cells| {
        list(set.into_iter().map(|cell| Move::Take(Cells::only(cell))).collect())
    });
    book.word("tilt(from, to)", "a move that rolls a die over an edge")
        .register_fn("tilt", Move::Tilt);
    book.word("turn(cell, faces)", "a move that makes a die stand otherwise")
        .register_fn("turn", Move::Turn);
    book.word("turns(cell, die)", "such a move for each of the 23 other ways to stand")
        .register_fn("turns", move |cell: Cell, die: Die| {
            let others = Orientation::all().filter(|faces| *faces != die.orientation());
            list(others.map(|faces| Move::Turn(cell, faces)).collect())
        });
    book.word("lift(from, to)", "a move that takes a die somewhere else")
        .register_fn("lift", Move::Lift);
    book.word("lifts(from, set)", "such a move to each cell").register_fn(
        "lifts",
        move |from: Cell, set: Cells| {
            list(set.into_iter().map(|to| Move::Lift(from, to)).collect())
        },
    );
    book.word("throw_move()", "the move “throw”").register_fn("throw_move", || Move::Throw);
    book.word("say(number)", "a move that says a number").register_fn(
        "say",
        |number: INT| -> Fallible<Move> {
            i32::try_from(number)
                .map(Move::Say)
                .or_else(|_| wrong(sentence!("number-large", "that number is too large")))
        },
    );
    book.word("choose(\"word\")", "a move that is a word of the game").register_fn(
        "choose",
        |word: &str| -> Fallible<Move> {
            if is_word(word) {
                Ok(Move::Choose(word.into()))
            } else {
                wrong(sentence!(
                    "word-form",
                    "a word to choose has 1 to 24 small letters, digits and hyphens"
                ))
            }
        },
    );
    book.word("pass()", "a move that does nothing").register_fn("pass", || Move::Pass);
    book.word("moves + move", "a list of moves with one more, or with another list")
        .register_fn("+", |mut moves: Moves, more: Moves| moves.add(&more.0).map(|()| moves))
        .register_fn("+", |mut moves: Moves, one: Move| moves.add(&[one]).map(|()| moves))
        .register_fn("+=", |moves: &mut Moves, more: Moves| moves.add(&more.0))
        .register_fn("+=", |moves: &mut Moves, one: Move| moves.add(&[one]));
    book.word("moves.len", "how many moves a list has")
        .register_get("len", |moves: &mut Moves| moves.0.len() as INT);
    told(book);
}

/// What a script asks of a move that was made.
fn told(book: &mut Book<'_>) {
    book.word("move.word", "its first word: put, take, tilt, turn, lift, throw, say, choose, pass")
        .register_get("word", |m: &mut Move| ImmutableString::from(m.word()));
    book.word("move.cell", "its cell, or the first of several").register_get(
        "cell",
        |m: &mut Move| -> Fallible<Cell> {
            let cell = match m {
                Move::Put(set) | Move::Take(set) => Cells::next(*set),
                Move::Tilt(cell, _) | Move::Turn(cell, _) | Move::Lift(cell, _) => Some(*cell),
                _ => None,
            };
            let without = || sentence!("no-cell", "“{action}” has no cell", action = m);
            cell.map_or_else(|| wrong(without()), Ok)
        },
    );
    book.word("move.cells", "its cells, a set").register_get("cells", |m: &mut Move| match m {
        Move::Put(set) | Move::Take(set) => *set,
        Move::Tilt(from, to) | Move::Lift(from, to) => Cells::only(*from).with(*to),
        Move::Turn(cell, _) => Cells::only(*cell),
        _ => Cells::NONE,
    });
    book.word("move.to", "where a die is tilted or lifted to").register_get(
        "to",
        |m: &mut Move| -> Fallible<Cell> {
            match m {
                Move::Tilt(_, to) | Move::Lift(_, to) => Ok(*to),
                other => wrong(sentence!("nowhere", "“{action}” leads nowhere", action = other)),
            }
        },
    );
    book.word("move.faces", "how a die is turned").register_get(
        "faces",
        |m: &mut Move| -> Fallible<Orientation> {
            match m {
                Move::Turn(_, faces) => Ok(*faces),
                other => {
                    wrong(sentence!("turns-nothing", "“{action}” turns nothing", action = other))
                }
            }
        },
    );
    book.word("move.number", "the number that is said").register_get(
        "number",
        |m: &mut Move| -> Fallible<INT> {
            match m {
                Move::Say(number) => Ok(INT::from(*number)),
                other => wrong(sentence!("no-number", "“{action}” says no number", action = other)),
            }
        },
    );
    book.word("move.choice", "the word that is chosen; an empty text in other moves").register_get(
        "choice",
        |m: &mut Move| match m {
            Move::Choose(word) => ImmutableString::from(&**word),
            _ => ImmutableString::from(""),
        },
    );
}
