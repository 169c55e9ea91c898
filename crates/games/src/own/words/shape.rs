//! Questions about the shape of the heap, answered for whole sets at once.

use std::ops::ControlFlow;
use std::sync::Arc;

use engine::sentence;
use pyramid::{Axis, Cell, Cells};
use rhai::INT;

use super::moves::MAX_MOVES;
use super::{Book, Fallible, charge, wrong};
use crate::own::table::Handle;

/// What looking for builds costs besides what it finds, counted in copies.
const COST_OF_A_SEARCH: usize = 2_000;

/// Sets of cells, such as all ways to build.
#[derive(Clone, Debug)]
pub(super) struct Sets(pub(super) Arc<Vec<Cells>>);

pub(super) fn register(book: &mut Book<'_>) {
    book.group = "Shape";
    macro_rules! sets {
        ($($name:literal, $about:literal, |$b:ident| $value:expr;)*) => { $(
            book.word(concat!("t.", $name), $about)
                .register_get($name, |t: &mut Handle| t.with(|t| { let $b = &t.board; $value }));
        )* };
    }
    sets! {
        "cells", "all cells of the full pyramid", |b| b.plate().cells();
        "base", "the cells of the plate itself", |b| b.plate().base();
        "edge", "the funnels of the plate at its edge, corners included", |b| b.plate().edge_funnels();
        "heap", "the cells with a die", |b| b.heap();
        "places", "where a die can be put: open funnels of the plate and of the heap", |b| b.plate().places(b.heap());
        "funnels", "empty cells with three dice under them", |b| b.plate().funnels(b.heap());
        "free", "the dice with nothing on them", |b| b.plate().free(b.heap());
        "visible", "the dice that show at least one face", |b| b.plate().visible(b.heap());
        "known", "the dice that everybody has seen", |b| b.known();
    }
    book.word("t.plate", "how many dice an edge of the plate has")
        .register_get("plate", |t: &mut Handle| INT::from(t.with(|t| t.board.plate().size())));
    book.word("t.height(cell)", "how many layers lie under it")
        .register_fn("height", |t: &mut Handle, cell: Cell| {
            INT::from(t.with(|t| t.board.plate().height(cell)))
        });
    book.word("t.layer(height)", "the cells at this height; the plate is at 0").register_fn(
        "layer",
        |t: &mut Handle, height: INT| {
            let height = u8::try_from(height).unwrap_or(u8::MAX);
            t.with(|t| t.board.plate().layer(height))
        },
    );
    book.word("t.side(side)", "the cells at one side of the full pyramid")
        .register_fn("side", |t: &mut Handle, side: Axis| t.with(|t| t.board.plate().side(side)));
    book.word("t.row(cell, side)", "the row through a cell, from the top to the plate")
        .register_fn("row", |t: &mut Handle, cell: Cell, side: Axis| {
            t.with(|t| t.board.plate().row(cell, side))
        });
    book.word("t.corner(side)", "the corner of the plate opposite a side")
        .register_fn("corner", |t: &mut Handle, side: Axis| {
            t.with(|t| t.board.plate().corner(side))
        });
    book.word("t.showing(side)", "the dice whose face towards a side is uncovered")
        .register_fn("showing", |t: &mut Handle, side: Axis| {
            t.with(|t| t.board.plate().showing(t.board.heap(), side))
        });
    book.word("t.pile(cell)", "the dice that must be laid for one to lie there")
        .register_fn("pile", |t: &mut Handle, cell: Cell| {
            t.with(|t| t.board.plate().pile(t.board.heap(), cell))
        });
    book.word(
        "t.builds(dice, near)",
        "all ways to add 1 to 6 dice that hang together and fill at least one cell of a set",
    )
    .register_fn("builds", |t: &mut Handle, dice: INT, near: Cells| -> Fallible<Sets> {
        if !(1..=6).contains(&dice) {
            return wrong(sentence!("builds-range", "builds have 1 to 6 dice"));
        }
        charge(COST_OF_A_SEARCH)?;
        let mut builds = Vec::new();
        let all = t.with(|t| {
            let plate = t.board.plate();
            plate.try_each_build(t.board.heap(), dice as usize, near, |build| {
                builds.push(build);
                if builds.len() > MAX_MOVES {
                    return ControlFlow::Break(());
                }
                ControlFlow::Continue(())
            })
        });
        if all.is_break() {
            return wrong(sentence!(
                "moves-many",
                "nobody can choose between more than {most} moves",
                most = MAX_MOVES
            ));
        }
        charge(builds.len())?;
        Ok(Sets(Arc::new(builds)))
    });
    book.word("builds.keeping_open(cells)", "those that leave at least one of these cells empty")
        .register_fn("keeping_open", |sets: Sets, open: Cells| -> Fallible<Sets> {
            charge(sets.0.len())?;
            let kept = sets.0.iter().copied().filter(|set| !open.is_subset(*set));
            Ok(Sets(Arc::new(kept.collect())))
        });
    book.word("builds.len", "how many ways there are")
        .register_get("len", |sets: &mut Sets| sets.0.len() as INT);
}
