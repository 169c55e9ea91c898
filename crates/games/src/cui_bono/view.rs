//! What people see: the outside of the pyramid and what has come to light once.

use engine::{Game, Pending, Seat, Viewer};
use pyramid::{Axis, Cell, Shown};
use serde::Serialize;
use ts_rs::TS;

use super::{CuiAction, CuiBono, CuiReason, most_kept};

/// All that a page needs to draw a game and to play it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CuiView {
    /// By seat.
    pub players: Vec<PlayerView>,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many kept dice end the game.
    pub most_kept: u8,
    /// The dice in the pyramid, from the tip down: the faces that are uncovered
    /// now, and the colour if it was ever to be seen.
    pub dice: Vec<Shown>,
    /// The pulled die, where it goes being open: its colour and its faces.
    pub held: Option<HeldView>,
    /// The die that was pulled last, and what slid down over it.
    pub pulled: Option<Pulled>,
    /// What the viewer can pull now.
    pub pulls: Vec<PullView>,
    /// Where the viewer can put the pulled die.
    pub puts: Vec<Cell>,
    /// The other funnels, and why they do not take it.
    pub refused: Vec<RefusedFunnel>,
    /// Whether the game has ended.
    pub over: bool,
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "CuiPlayer")]
pub struct PlayerView {
    /// Kept dice: red, yellow, pearl.
    pub kept: [u8; 3],
    /// Minus points.
    pub points: i32,
}

/// The pulled die.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct HeldView {
    /// Its colour.
    pub colour: pyramid::Colour,
    /// Its faces towards x, y and z as it lay.
    pub faces: pyramid::Orientation,
    /// What it costs to keep it.
    pub cost: u8,
}

/// A die that can be pulled.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PullView {
    /// Where it lies.
    pub cell: Cell,
    /// The row that slides down over it, from below; empty if nothing lies on
    /// it.
    pub slides: Vec<Cell>,
}

/// A die that was pulled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Pulled {
    /// Where it lay.
    pub cell: Cell,
    /// The direction of the row that slid down; none if nothing lay on it.
    pub row: Option<Axis>,
}

/// A funnel that does not take the pulled die.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct RefusedFunnel {
    /// Where it is.
    pub cell: Cell,
    /// Why not, as in a refusal.
    pub reason: CuiReason,
}

impl CuiView {
    pub(super) fn new(game: &CuiBono, viewer: Viewer) -> Self {
        let heap = game.heap();
        let pyramid = heap.pyramid();
        let shown = |cell| {
            let die = pyramid.die(cell)?;
            let colour = heap.seen().contains(cell).then(|| die.colour());
            Some(Shown { colour, ..pyramid.seen(cell)? })
        };
        let players = Seat::all(game.players())
            .map(|seat| PlayerView { kept: game.kept(seat), points: game.score(seat).points() });
        let mut view = Self {
            players: players.collect(),
            turn: game.turn(),
            most_kept: most_kept(game.players()),
            dice: pyramid.heap().into_iter().filter_map(shown).collect(),
            held: game.held().map(|die| HeldView {
                colour: die.colour(),
                faces: die.orientation(),
                cost: game.cost(die.colour()),
            }),
            pulled: game.pulled(),
            pulls: Vec::new(),
            puts: Vec::new(),
            refused: Vec::new(),
            over: game.pending() == Pending::Over,
        };
        if let (Viewer::Seat(seat), Pending::One(turn)) = (viewer, game.pending())
            && seat == turn
        {
            view.offer(game);
        }
        view
    }

    /// What whoever's turn it is can do.
    fn offer(&mut self, game: &CuiBono) {
        let heap = game.heap();
        if game.held().is_none() {
            self.pulls.extend(heap.pulls().map(|cell| {
                let filled = |at: &Cell| heap.pyramid().die(*at).is_some();
                let row = heap.sliding(cell).map(|axis| cell.upwards(axis).take_while(filled));
                PullView { cell, slides: row.into_iter().flatten().collect() }
            }));
            return;
        }
        for cell in heap.pyramid().plate().funnels(heap.pyramid().heap()) {
            match game.check(game.turn(), &CuiAction::Put(cell)) {
                Ok(()) => self.puts.push(cell),
                Err(reason) => self.refused.push(RefusedFunnel { cell, reason }),
            }
        }
    }
}
