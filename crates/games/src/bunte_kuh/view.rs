//! What one viewer sees: everything but sealed calls.

use engine::{Game, Moment, Pips, Seat, Viewer};
use pyramid::{Cell, Colour, Shown};
use serde::Serialize;
use ts_rs::TS;

use crate::race::Tempo;

use super::{BunteKuh, Judged, KuhAction, Pace, Phase};

/// What one viewer sees.
#[derive(Debug, PartialEq, Serialize, TS)]
pub struct KuhView {
    /// How it is played.
    pub pace: Pace,
    /// How far the round is.
    pub step: Step,
    /// From 1; 0 before the first throw.
    pub round: u32,
    /// Who holds the three dice.
    pub roller: Seat,
    /// What they show.
    pub throw: Option<[Pips; 3]>,
    /// The sum to look for.
    pub wanted: Option<u8>,
    /// When the last thing happened, in milliseconds since the throw.
    pub clock: Moment,
    /// When the time of those asked is up.
    pub deadline: Option<Moment>,
    /// How many milliseconds they had for it.
    pub time: Option<u32>,
    /// Milliseconds until a round without a call is over.
    pub patience: u32,
    /// How many events there have been: what a client that shows this view has
    /// shown.
    pub events: u32,
    /// Who called, and must point or may put.
    pub caller: Option<Seat>,
    /// The funnel that the caller's die goes into, if it is settled.
    pub pointed: Option<Cell>,
    /// What came of the last round that was judged.
    pub judged: Option<Judged>,
    /// Milliseconds of all searches that are over, against the clock: each until
    /// somebody was judged, or until nobody had called.
    pub spent: u32,
    /// The colour of the die that is put next.
    pub next: Colour,
    /// The dice of the pyramid, with their uncovered faces.
    pub dice: Vec<Shown>,
    /// Where a die can be put.
    pub funnels: Vec<Cell>,
    /// Everybody, by seat.
    pub players: Vec<PlayerView>,
    /// The viewer's own call of this round in ticks, which others do not see
    /// yet.
    pub sealed: Option<KuhAction>,
}

/// How far a round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "KuhStep")]
pub enum Step {
    /// The base is being laid.
    Build,
    /// The roller may throw.
    Ready,
    /// All search.
    Search,
    /// The caller points.
    Point,
    /// The caller puts a die.
    Put,
    /// In ticks: everybody writes down a call.
    Tick,
    /// The game has ended.
    Over,
}

/// One player as everybody sees them.
#[derive(Debug, PartialEq, Serialize, TS)]
#[ts(rename = "KuhPlayer")]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Dice left.
    pub dice: u8,
    /// Whether this player has written down a call in this round.
    pub done: bool,
    /// What this player called in the round before, in ticks.
    pub last: Option<KuhAction>,
    /// How quick this player has been so far.
    pub tempo: Tempo,
}

impl KuhView {
    pub(super) fn of(game: &BunteKuh, viewer: Viewer) -> Self {
        let sealed = match viewer {
            Viewer::Seat(seat) => game.hands.get(seat.index()).and_then(|hand| hand.sealed),
            Viewer::Spectator => None,
        };
        Self {
            pace: game.pace,
            step: Step::of(game),
            round: game.round,
            roller: game.roller,
            throw: game.thrown,
            wanted: game.sum(),
            clock: game.clock.now,
            deadline: game.deadline(),
            time: game.time(),
            patience: game.patience.millis(),
            events: game.clock.events,
            caller: game.caller(),
            pointed: match game.phase {
                Phase::Put(_, goal) => goal,
                _ => None,
            },
            judged: game.judged,
            spent: game.spent,
            next: game.next_colour(),
            dice: game.pyramid.dice().filter_map(|(cell, _)| game.pyramid.seen(cell)).collect(),
            funnels: game.funnels().into_iter().collect(),
            players: game.seats().map(|seat| PlayerView::of(game, seat)).collect(),
            sealed,
        }
    }
}

impl Step {
    fn of(game: &BunteKuh) -> Self {
        match game.phase {
            Phase::Build | Phase::First => Self::Build,
            Phase::Over => Self::Over,
            Phase::Ready | Phase::Throw => Self::Ready,
            Phase::Point(_) | Phase::Judge(..) => Self::Point,
            Phase::Put(..) => Self::Put,
            Phase::Search if game.pace == Pace::Live => Self::Search,
            Phase::Search | Phase::Reveal | Phase::Nobody => Self::Tick,
        }
    }
}

impl PlayerView {
    fn of(game: &BunteKuh, seat: Seat) -> Self {
        let hand = &game.hands[seat.index()];
        Self {
            seat,
            dice: hand.dice,
            done: hand.sealed.is_some(),
            last: hand.last,
            tempo: hand.tempo,
        }
    }
}
