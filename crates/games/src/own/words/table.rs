//! The table itself: dice, seats, changes, chance and memory.

use engine::{Pips, sentence};
use pyramid::{Axis, Cell, Cells, Colour, Die, Orientation};
use rhai::{Array, Dynamic, INT};

use super::{Book, Fallible, charge, or_nothing, seat, wrong};
use crate::own::board::Seen;
use crate::own::table::{Due, Handle, Table};
use crate::own::value::Value;

pub(super) fn dice(book: &mut Book<'_>) {
    book.group = "Dice";
    book.word("t.die(cell)", "the die there; () if there is none").register_fn(
        "die",
        |t: &mut Handle, cell: Cell| match t.with(|t| t.board.die(cell)) {
            None => Dynamic::UNIT,
            Some(Seen(Some(die))) => Dynamic::from(die),
            Some(hidden) => Dynamic::from(hidden),
        },
    );
    book.word("die.colour", "its colour; () if it is hidden")
        .register_get("colour", |die: &mut Die| die.colour())
        .register_get("colour", |_: &mut Seen| Dynamic::UNIT);
    book.word("die.faces", "how it stands: its three upper faces; () if it is hidden")
        .register_get("faces", |die: &mut Die| die.orientation())
        .register_get("faces", |_: &mut Seen| Dynamic::UNIT);
    book.word("die.face(side)", "the number on its upper face towards a side; 0 if it is hidden")
        .register_fn("face", |die: Die, side: Axis| INT::from(die.face(side).get()))
        .register_fn("face", |_: Seen, _: Axis| -> INT { 0 });
    book.word("die(colour)", "a new die that shows 3, 2 and 1")
        .register_fn("die", |colour: Colour| Die::new(colour, FIRST));
    book.word("die(colour, faces)", "a new die that stands so")
        .register_fn("die", |colour: Colour, faces: Orientation| Die::new(colour, faces));
    book.word("faces(\"321\")", "how a die stands, by its upper faces towards X, Y and Z")
        .register_fn("faces", |text: &str| -> Fallible<Orientation> {
            text.parse().or_else(|e| wrong(sentence!("notation", "{text}", text = e)))
        });
    book.word(
        "t.colours_around(cell)",
        "the colours of the three dice around a funnel; () if one is missing or hidden",
    )
    .register_fn("colours_around", |t: &mut Handle, cell: Cell| {
        t.with(|t| {
            let under = |axis| t.board.die(cell.below(axis)?)?.0.map(Die::colour);
            match (under(Axis::X), under(Axis::Y), under(Axis::Z)) {
                (Some(x), Some(y), Some(z)) => {
                    Dynamic::from_array([x, y, z].map(Dynamic::from).to_vec())
                }
                _ => Dynamic::UNIT,
            }
        })
    });
    book.word(
        "t.funnel_sum(cell)",
        "the sum of the three faces that look into a funnel; 0 if it is none",
    )
    .register_fn("funnel_sum", |t: &mut Handle, cell: Cell| -> INT {
        t.with(|t| {
            let known = cell.supports().is_subset(t.board.known());
            let sum = t.board.pyramid().funnel_sum(cell).filter(|_| known);
            sum.map_or(0, INT::from)
        })
    });
    book.word("t.of_colour(colour)", "the cells whose die is known to have this colour")
        .register_fn("of_colour", |t: &mut Handle, colour: Colour| {
            t.with(|t| t.board.of_colour(colour))
        });
}

const FIRST: Orientation = match Orientation::new([Pips::Three, Pips::Two, Pips::One]) {
    Some(faces) => faces,
    None => unreachable!(),
};

pub(super) fn seats(book: &mut Book<'_>) {
    book.group = "Seats";
    book.word("t.players", "how many play")
        .register_get("players", |t: &mut Handle| INT::from(t.with(|t| t.players)));
    book.word("t.seat", "whose turn it is, from 1; can be set")
        .register_get("seat", |t: &mut Handle| INT::from(t.with(|t| t.seat.number())))
        .register_set("seat", |t: &mut Handle, number: INT| -> Fallible<()> {
            t.change(|t| {
                t.seat = seat(t.players, number)?;
                Ok(())
            })
        });
    book.word("t.next()", "gives the turn to the next seat").register_fn(
        "next",
        |t: &mut Handle| -> Fallible<()> {
            t.change(|t| {
                t.seat = t.seat.next(t.players);
                Ok(())
            })
        },
    );
    book.word("t.next_after(seat)", "the seat to the left of it").register_fn(
        "next_after",
        |t: &mut Handle, number: INT| -> Fallible<INT> {
            t.with(|t| Ok(INT::from(seat(t.players, number)?.next(t.players).number())))
        },
    );
    book.word("t.colour(seat)", "the colour of a seat: red, yellow, pearl, turquoise in turn")
        .register_fn("colour", |t: &mut Handle, number: INT| -> Fallible<Colour> {
            t.with(|t| Ok(Table::colour(seat(t.players, number)?)))
        });
    book.word("t.stock(seat)", "how many dice a seat has left").register_fn(
        "stock",
        |t: &mut Handle, number: INT| -> Fallible<INT> {
            t.with(|t| Ok(INT::from(t.stocks[seat(t.players, number)?.index()])))
        },
    );
    book.word("t.add_stock(seat, dice)", "gives dice to a seat, or takes them with a minus")
        .register_fn("add_stock", |t: &mut Handle, number: INT, dice: INT| -> Fallible<()> {
            t.change(|t| {
                let index = seat(t.players, number)?.index();
                match u16::try_from(INT::from(t.stocks[index]).saturating_add(dice)) {
                    Ok(stock) => t.stocks[index] = stock,
                    Err(_) => {
                        return wrong(sentence!(
                            "stock-empty",
                            "seat {seat} has no {dice} dice",
                            seat = number,
                            dice = dice.unsigned_abs()
                        ));
                    }
                }
                Ok(())
            })
        });
    book.word("t.win(seat)", "this seat has won, whatever the points are; the game is over")
        .register_fn("win", |t: &mut Handle, number: INT| -> Fallible<()> {
            t.change(|t| {
                t.winner = Some(seat(t.players, number)?);
                Ok(())
            })
        });
}

// What cannot be done, each said in one way.
fn outside<T>(cell: Cell) -> Fallible<T> {
    wrong(sentence!(
        "outside",
        "{cell} is outside the pyramid that fits on this plate",
        cell = cell
    ))
}

fn taken<T>(cell: Cell) -> Fallible<T> {
    wrong(sentence!("taken", "there is a die at {cell} already", cell = cell))
}

fn no_die<T>(cell: Cell) -> Fallible<T> {
    wrong(sentence!("no-die", "there is no die at {cell}", cell = cell))
}

fn no_tilt<T>(from: Cell, to: Cell) -> Fallible<T> {
    wrong(sentence!("no-tilt", "no die can be tilted from {from} to {to}", from = from, to = to))
}

pub(super) fn changes(book: &mut Book<'_>) {
    book.group = "Changes";
    book.word("t.put(cell, die)", "puts a die there").register_fn(
        "put",
        |t: &mut Handle, cell: Cell, die: Die| -> Fallible<()> {
            t.change(|t| {
                if !t.board.plate().cells().contains(cell) {
                    return outside(cell);
                }
                if t.board.heap().contains(cell) {
                    return taken(cell);
                }
                t.board.put(cell, die);
                Ok(())
            })
        },
    );
    book.word("t.build(cells, colour)", "puts a new die of this colour into each cell")
        .register_fn("build", |t: &mut Handle, cells: Cells, colour: Colour| -> Fallible<()> {
            t.change(|t| {
                if let Some(cell) = Cells::next(cells - t.board.plate().cells()) {
                    return outside(cell);
                }
                if let Some(cell) = Cells::next(cells & t.board.heap()) {
                    return taken(cell);
                }
                for cell in cells {
                    t.board.put(cell, Die::new(colour, FIRST));
                }
                Ok(())
            })
        });
    book.word("t.take(cell)", "takes the die away and hands it over").register_fn(
        "take",
        |t: &mut Handle, cell: Cell| -> Fallible<Die> {
            t.change(|t| match t.board.take(cell) {
                Some(die) => Ok(die),
                None => no_die(cell),
            })
        },
    );
    book.word("t.slide(cell, side)", "lets the dice above an empty cell slide down along a row; the cell that this empties, or ()")
        .register_fn("slide", |t: &mut Handle, cell: Cell, side: Axis| -> Fallible<Dynamic> {
            t.change(|t| Ok(or_nothing(t.board.slide(cell, side))))
        });
    book.word("t.tilt(from, to)", "rolls a die over an edge into the cell beside it").register_fn(
        "tilt",
        |t: &mut Handle, from: Cell, to: Cell| -> Fallible<()> {
            t.change(|t| {
                let Some(faces) = t.board.tilted(from, to) else {
                    return no_tilt(from, to);
                };
                if t.board.heap().contains(to) || !t.board.plate().cells().contains(to) {
                    return no_tilt(from, to);
                }
                if let Some(die) = t.board.take(from) {
                    t.board.put(to, die.turned(faces));
                }
                Ok(())
            })
        },
    );
    book.word("t.turn(cell, faces)", "makes a die stand otherwise").register_fn(
        "turn",
        |t: &mut Handle, cell: Cell, faces: Orientation| -> Fallible<()> {
            t.change(|t| match t.board.take(cell) {
                Some(die) => {
                    t.board.put(cell, die.turned(faces));
                    Ok(())
                }
                None => no_die(cell),
            })
        },
    );
    book.word("t.hold(die)", "a die is in the hand of whose turn it is; () puts it away")
        .register_fn("hold", |t: &mut Handle, die: Die| hold(t, Some(die)))
        .register_fn("hold", |t: &mut Handle, (): ()| hold(t, None));
    book.word("t.held", "the die in the hand, or ()")
        .register_get("held", |t: &mut Handle| or_nothing(t.with(|t| t.held)));
    book.word("t.mark(cells)", "shows everybody these cells").register_fn(
        "mark",
        |t: &mut Handle, cells: Cells| -> Fallible<()> {
            t.change(|t| {
                t.marks = cells;
                Ok(())
            })
        },
    );
}

fn hold(t: &mut Handle, die: Option<Die>) -> Fallible<()> {
    t.change(|t| {
        t.held = die;
        Ok(())
    })
}

fn due(t: &mut Handle, due: Due) -> Fallible<()> {
    t.change(|t| {
        t.due = Some(due);
        Ok(())
    })
}

pub(super) fn chance(book: &mut Book<'_>) {
    book.group = "Chance";
    book.word("t.throw_dice(count)", "the dice fall next; thrown(t, list) is told what they show")
        .register_fn("throw_dice", |t: &mut Handle, count: INT| -> Fallible<()> {
            match u8::try_from(count) {
                Ok(count) if (1..=12).contains(&count) => due(t, Due::Dice(count)),
                _ => wrong(sentence!("throw-range", "1 to 12 dice can be thrown")),
            }
        });
    book.word("t.throw_seat()", "chance picks a seat next; thrown(t, seat) is told which")
        .register_fn("throw_seat", |t: &mut Handle| due(t, Due::Seat));
    book.word("t.dice", "what was thrown last, a list").register_get(
        "dice",
        |t: &mut Handle| -> Array {
            t.with(|t| t.thrown.iter().map(|pips| Dynamic::from(INT::from(pips.get()))).collect())
        },
    );
}

pub(super) fn memory(book: &mut Book<'_>) {
    book.group = "Memory";
    book.word("t.anything = value", "keeps numbers, texts, cells, dice and lists of them under any name of your own; t.anything reads them")
        .register_indexer_get(|t: &mut Handle, name: &str| -> Fallible<Dynamic> {
            t.with(|t| match t.recall(name) {
                Some(value) => charge(value.size()).map(|()| value.dynamic()),
                None => wrong(sentence!("no-memory", "the table has no “{name}”; “t.{name} = …” makes one", name = name)),
            })
        })
        .register_indexer_set(|t: &mut Handle, name: &str, value: Dynamic| -> Fallible<()> {
            let value = Value::new(&value).or_else(wrong)?;
            t.change(|t| t.keep(name, value).or_else(wrong))
        });
    book.word("t.option(\"key\")", "what was chosen for an option of the head").register_fn(
        "option",
        |t: &mut Handle, key: &str| -> Fallible<Dynamic> {
            t.with(|t| match t.settings.get(key) {
                Some(value) => Ok(value.dynamic()),
                None => wrong(sentence!("no-option", "the head has no option “{key}”", key = key)),
            })
        },
    );
    book.word("t.remember()", "keeps in mind which colours lie where").register_fn(
        "remember",
        |t: &mut Handle| -> Fallible<()> {
            t.change(|t| {
                t.board.remember();
                Ok(())
            })
        },
    );
    book.word("t.forget()", "keeps in mind only how it is now").register_fn(
        "forget",
        |t: &mut Handle| -> Fallible<()> {
            t.change(|t| {
                t.board.forget();
                Ok(())
            })
        },
    );
    book.word("t.looked()", "how often the remembered pyramids looked as it does now")
        .register_fn("looked", |t: &mut Handle| t.with(|t| t.board.looked()) as INT);
    book.word("t.looked_with(cell, die)", "how often they looked as it would with this die there")
        .register_fn("looked_with", |t: &mut Handle, cell: Cell, die: Die| {
            t.with(|t| t.board.looked_with(cell, die)) as INT
        });
}
