//! What one viewer sees.

use std::sync::Arc;

use engine::{Pips, Seat, Viewer};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use super::burrow::JOKER;
use super::notation::{Cells, Ending, Letter, Mark};
use super::sheet::{Layout, Sheet};
use super::{Hamstern, Phase, Worth};

/// What one viewer sees.
#[derive(Debug, PartialEq, Serialize, TS)]
pub struct HamsternView {
    /// The sheet to draw, serialised as its [`Layout`].
    #[serde(serialize_with = "layout")]
    #[ts(as = "Layout<'static>")]
    pub sheet: Arc<Sheet>,
    /// From 1; 0 before the first throw.
    pub round: u32,
    /// What the die shows.
    pub throw: Option<Pips>,
    /// Whether it is the joker: boxes of the joker track are struck for crosses.
    pub joker: bool,
    /// How near the end is.
    pub counter: CounterView,
    /// The same before this round's throw, for whoever has yet to look at it.
    pub counter_before: CounterView,
    /// What ended the game.
    pub ending: Option<Ending>,
    /// Everybody's sheet, by seat.
    pub players: Vec<PlayerView>,
    /// What the viewer can do; nothing for a spectator.
    pub own: Option<OwnView>,
}

/// Hourglass and round counter.
#[derive(Debug, PartialEq, Serialize, TS)]
pub struct CounterView {
    /// Whether the hourglass runs, so that throws cross boxes.
    pub hourglass: bool,
    /// Crossed boxes.
    pub ticks: u8,
    /// Circled boxes, in a game for one.
    pub circles: Option<u8>,
    /// Whether the game ends with this round.
    pub last_round: bool,
}

/// One player's sheet as everybody sees it.
#[derive(Debug, PartialEq, Serialize, TS)]
#[ts(rename = "HamsternPlayer")]
pub struct PlayerView {
    /// Whose.
    pub seat: Seat,
    /// Crossed cells, by chamber in sheet order.
    pub crossed: Vec<ChamberCells>,
    /// Struck boxes of the joker track.
    pub jokers_struck: u8,
    /// Whether this player has yet to mark.
    pub asked: bool,
    /// Whether this player has marked, sealed until the round closes.
    pub done: bool,
    /// Whether this player has no room for the throw.
    pub passed: bool,
    /// What this player marked in the round before.
    pub last: Option<Mark>,
    /// Points so far.
    pub score: i32,
    /// Where they come from.
    pub parts: Worth,
}

/// Cells of one chamber.
#[derive(Debug, PartialEq, Serialize, TS)]
pub struct ChamberCells {
    /// Which chamber.
    pub chamber: Letter,
    /// Which of its cells.
    pub cells: Cells,
}

/// What only the player at the seat sees.
#[derive(Debug, PartialEq, Serialize, TS)]
pub struct OwnView {
    /// Who looks.
    pub seat: Seat,
    /// The own mark of this round, which others do not see yet.
    pub sealed: Option<Mark>,
    /// Fewest crosses that can be made now; 0 if the player is not asked.
    pub least: u8,
    /// Most crosses that can be made now; 0 if the player is not asked.
    pub most: u8,
    /// Cells that connect a mark to the burrow: each has a mark through it, and
    /// each mark needs one of them.
    pub begin: Vec<ChamberCells>,
    /// All cells that some mark crosses.
    pub free: Vec<ChamberCells>,
}

fn layout<S: Serializer>(sheet: &Arc<Sheet>, serializer: S) -> Result<S::Ok, S::Error> {
    sheet.layout().serialize(serializer)
}

impl HamsternView {
    pub(super) fn of(game: &Hamstern, viewer: Viewer) -> Self {
        Self {
            sheet: Arc::clone(&game.sheet),
            round: game.round,
            throw: game.thrown,
            joker: game.thrown == Some(JOKER),
            counter: CounterView::of(game, 0),
            counter_before: CounterView::of(game, u8::from(game.is_counting())),
            ending: game.ending(),
            players: game.seats().map(|seat| PlayerView::of(game, seat)).collect(),
            own: match viewer {
                Viewer::Seat(seat) if seat.number() <= game.players => {
                    Some(OwnView::of(game, seat))
                }
                Viewer::Seat(_) | Viewer::Spectator => None,
            },
        }
    }
}

impl CounterView {
    /// As it stands, or as it stood with so many boxes less.
    fn of(game: &Hamstern, less: u8) -> Self {
        let (ticks, circles) = if game.hourglass { (less, 0) } else { (0, less) };
        let ticks = game.ticks - ticks;
        Self {
            hourglass: game.hourglass,
            ticks,
            circles: game.circles().map(|boxes| boxes - circles),
            last_round: ticks == game.sheet.counter(),
        }
    }
}

impl PlayerView {
    fn of(game: &Hamstern, seat: Seat) -> Self {
        let burrow = game.burrow(seat);
        let parts = burrow.worth(&game.sheet);
        let marking = game.phase == Phase::Mark;
        let (asked, done) = (game.asked.contains(seat), game.sealed[seat.index()].is_some());
        Self {
            seat,
            crossed: by_chamber(&game.sheet, |chamber| burrow.crossed(chamber)),
            jokers_struck: burrow.jokers_struck(),
            asked: marking && asked,
            done,
            passed: marking && !asked && !done,
            last: game.last[seat.index()],
            score: parts.total(),
            parts,
        }
    }
}

impl OwnView {
    fn of(game: &Hamstern, seat: Seat) -> Self {
        let mut own = Self {
            seat,
            sealed: game.sealed[seat.index()],
            least: 0,
            most: 0,
            begin: Vec::new(),
            free: Vec::new(),
        };
        if let (Phase::Mark, Some(face)) = (game.phase, game.thrown)
            && game.asked.contains(seat)
        {
            let burrow = game.burrow(seat);
            let mut free = [Cells::NONE; super::MAX_CHAMBERS];
            for mark in burrow.marks(&game.sheet, burrow.sizes(&game.sheet, face)) {
                let crosses = mark.cells.len();
                own.least = if own.least == 0 { crosses } else { own.least.min(crosses) };
                own.most = own.most.max(crosses);
                if let Some(chamber) = game.sheet.position(mark.chamber) {
                    free[chamber] |= mark.cells;
                }
            }
            own.free = by_chamber(&game.sheet, |chamber| free[chamber]);
            own.begin = by_chamber(&game.sheet, |chamber| free[chamber] & burrow.frontier(chamber));
        }
        own
    }
}

/// The chambers that have any such cells.
fn by_chamber(sheet: &Sheet, cells: impl Fn(usize) -> Cells) -> Vec<ChamberCells> {
    sheet
        .chambers()
        .iter()
        .enumerate()
        .map(|(position, chamber)| ChamberCells {
            chamber: chamber.letter(),
            cells: cells(position),
        })
        .filter(|chamber| !chamber.cells.is_empty())
        .collect()
}
