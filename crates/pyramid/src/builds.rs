//! Everything that can be built with a number of dice.
//!
//! Two dice touch face to face exactly when one rests on the other. So the
//! empty cells form an order: with a die comes all that it rests on and that is
//! not there yet, its *pile*. A build holds the whole pile of each of its dice,
//! piles hang together, and a build grows from one of them only upwards, by
//! the piles of cells that rest on it. Piles larger than the number of dice are
//! out of the question, which is what keeps the count of tries small: a die
//! three layers above a bare plate already needs nineteen others.

use std::ops::ControlFlow;

use crate::{Cell, Cells, Plate};

impl Plate {
    /// Appends all ways to add exactly `dice` dice that are each supported,
    /// hang together by faces, and fill at least one cell of `near`. Each comes
    /// once, and the same heap lists them in the same order.
    ///
    /// The heap is one that [holds](Plate::holds). Pass [`Plate::cells`] as
    /// `near` to build anywhere, or the cells [touching](Cells::touching) some
    /// dice to build on to them.
    ///
    /// ```
    /// use pyramid::{Cells, Plate};
    ///
    /// let plate = Plate::STANDARD;
    /// let mut builds = Vec::new();
    /// plate.builds(Cells::NONE, 4, plate.cells(), &mut builds);
    /// assert_eq!(builds.len(), 36); // a die on each saddle, and the three below it
    /// ```
    pub fn builds(&self, heap: Cells, dice: usize, near: Cells, out: &mut Vec<Cells>) {
        let all = self.try_each_build(heap, dice, near, |build| {
            out.push(build);
            ControlFlow::<()>::Continue(())
        });
        debug_assert!(all.is_continue());
    }

    /// Shows such builds as [`Plate::builds`] lists to `visit`, one after
    /// another, until it breaks off.
    pub fn try_each_build<B>(
        &self,
        heap: Cells,
        dice: usize,
        near: Cells,
        visit: impl FnMut(Cells) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let empty = self.cells() - heap;
        let mut search = Search { empty, dice, visit };
        // Builds with the first near cell; then those with the second that
        // leave out the first; and so on, so that none comes twice.
        let mut out = Cells::NONE;
        for root in near & empty {
            search.join(Cells::NONE, Cells::NONE, root, &mut out)?;
        }
        ControlFlow::Continue(())
    }

    /// The dice that must be laid for one to lie at `cell`: itself, and all
    /// that it rests on and that is missing from the heap.
    ///
    /// ```
    /// # use pyramid::{Cells, Plate};
    /// let pile = Plate::STANDARD.pile(Cells::NONE, "223".parse()?);
    /// assert_eq!(format!("{pile:?}"), "{223, 224, 233, 323}");
    /// # Ok::<(), engine::NotationError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn pile(&self, heap: Cells, cell: Cell) -> Cells {
        (cell.cone() & self.cells()) - heap
    }
}

/// The dice of a straight row, at the most, that are all in `build`.
///
/// ```
/// use pyramid::{Axis, Cells, Plate, longest_row};
///
/// let row = Plate::STANDARD.row("422".parse()?, Axis::X);
/// assert_eq!(format!("{row:?}"), "{022, 122, 222, 322, 422}");
/// assert_eq!(longest_row(row), 5);
/// # Ok::<(), engine::NotationError>(())
/// ```
pub fn longest_row(build: Cells) -> usize {
    crate::Axis::ALL
        .into_iter()
        .flat_map(|axis| {
            build.into_iter().map(move |top| {
                1 + top.downwards(axis).take_while(|&cell| build.contains(cell)).count()
            })
        })
        .max()
        .unwrap_or(0)
}

struct Search<V> {
    empty: Cells,
    dice: usize,
    visit: V,
}

impl<B, V: FnMut(Cells) -> ControlFlow<B>> Search<V> {
    /// All builds that hold `build` and `cell` and nothing of `out`; then
    /// `cell` is out, for whoever goes on without it. `open` are the empty
    /// cells that rest on `build`.
    fn join(&mut self, build: Cells, open: Cells, cell: Cell, out: &mut Cells) -> ControlFlow<B> {
        let pile = (cell.cone() & self.empty) - build;
        let dice = build.len() + pile.len();
        // Whatever holds both holds the pile, so a pile that does not fit now
        // never will.
        if dice <= self.dice && !pile.intersects(*out) {
            let grown = build | pile;
            if dice == self.dice {
                (self.visit)(grown)?;
            } else {
                let open = ((open | pile.burdens()) & self.empty) - grown;
                let mut without = *out;
                for next in open - without {
                    self.join(grown, open, next, &mut without)?;
                }
            }
        }
        out.insert(cell);
        ControlFlow::Continue(())
    }
}
