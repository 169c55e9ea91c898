//! What one viewer sees.

use engine::{Game, Moment, Pips, Seat, Viewer};
use pyramid::{Axis, Cell, Shown};
use serde::Serialize;
use ts_rs::TS;

use crate::race::Tempo;

use super::{LOCK, Pace, Phase, Raffzahn, RaffzahnAction, RaffzahnReason, Round};

/// What one viewer sees.
#[derive(Debug, PartialEq, Serialize, TS)]
pub struct RaffzahnView {
    /// How it is played.
    pub pace: Pace,
    /// How far the round is.
    pub step: Step,
    /// From 1; 0 before the first throw.
    pub round: u32,
    /// Who holds the turquoise die.
    pub roller: Seat,
    /// What it shows.
    pub throw: Option<Pips>,
    /// When the last thing happened, in milliseconds since the throw.
    pub clock: Moment,
    /// When the round ends or closes by itself.
    pub deadline: Option<Moment>,
    /// From when on STOP can be called.
    pub stop_after: Moment,
    /// When STOP was called.
    pub stopped: Option<Moment>,
    /// How many events there have been: what a client that shows this view has
    /// shown.
    pub events: u32,
    /// Whether a STOP ends the game.
    pub last_round: bool,
    /// The dice of the pyramid, with what the viewer sees of them.
    pub dice: Vec<Shown>,
    /// Everybody, by seat.
    pub players: Vec<PlayerView>,
    /// How many milliseconds a wrong grab locks the hand.
    pub lock: u32,
    /// While the viewer's hand is locked: why the grab was wrong, as in a
    /// refusal. Others do not see what this side shows.
    #[ts(type = "({ code: string } & Record<string, unknown>) | null")]
    pub wrong: Option<RaffzahnReason>,
    /// The last round against the clock, this one if one is on.
    pub last: Option<Round>,
    /// Milliseconds of all rounds that are over, each until its STOP.
    pub spent: u32,
    /// What the viewer could still have taken in it; once it is over.
    pub overlooked: Vec<Cell>,
    /// The viewer's own decision of this tick, which others do not see yet.
    pub sealed: Option<RaffzahnAction>,
}

/// How far a round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "RaffzahnStep")]
pub enum Step {
    /// The pyramid is being built.
    Build,
    /// The roller may throw.
    Ready,
    /// All grab.
    Race,
    /// STOP has been called.
    Stopped,
    /// Everybody decides what to take.
    Tick,
    /// The game has ended.
    Over,
}

/// One player as everybody sees them.
#[derive(Debug, PartialEq, Serialize, TS)]
#[ts(rename = "RaffzahnPlayer")]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Where.
    pub side: Axis,
    /// Dice taken.
    pub dice: u8,
    /// Until when the hand is locked.
    pub locked: Option<Moment>,
    /// The last grab of this round.
    pub grabbed: Moment,
    /// Whether this player has decided in this tick.
    pub done: bool,
    /// What this player did in the tick before.
    pub last: Option<RaffzahnAction>,
    /// How quick this player has been so far.
    pub tempo: Tempo,
}

impl RaffzahnView {
    pub(super) fn of(game: &Raffzahn, viewer: Viewer) -> Self {
        let over = game.phase == Phase::Over;
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat).filter(|seat| seat.number() <= game.players),
            Viewer::Spectator => None,
        };
        let sides: &[Axis] = match seat {
            _ if over => &Axis::ALL,
            Some(seat) => &[Raffzahn::side(seat)],
            None => &[],
        };
        let dice = game.pyramid.dice().map(|(cell, die)| {
            let seen = game.pyramid.seen_from(cell, sides).filter(|_| !over);
            seen.unwrap_or_else(|| Shown::open(cell, die))
        });
        Self {
            pace: game.pace,
            step: Step::of(game),
            round: game.round,
            roller: game.roller,
            throw: game.thrown,
            clock: game.clock.now,
            deadline: game.deadline(),
            stop_after: game.stop_after,
            stopped: game.stop.map(|stop| stop.at),
            events: game.clock.events,
            last_round: game.phase != Phase::Build && game.is_down_to_the_base(),
            dice: dice.collect(),
            players: game.seats().map(|seat| PlayerView::of(game, seat)).collect(),
            lock: LOCK,
            wrong: seat.and_then(|seat| game.wrong(seat)),
            last: game.last.clone(),
            spent: game.spent,
            overlooked: seat.map(|seat| game.overlooked(seat)).unwrap_or_default(),
            sealed: seat.and_then(|seat| game.hands[seat.index()].sealed),
        }
    }
}

impl Step {
    fn of(game: &Raffzahn) -> Self {
        match game.phase {
            Phase::Build | Phase::First => Self::Build,
            Phase::Over => Self::Over,
            _ if game.thrown.is_none() => Self::Ready,
            _ if game.pace == Pace::Ticks => Self::Tick,
            _ if game.stop.is_some() => Self::Stopped,
            _ => Self::Race,
        }
    }
}

impl PlayerView {
    fn of(game: &Raffzahn, seat: Seat) -> Self {
        let hand = &game.hands[seat.index()];
        Self {
            seat,
            side: Raffzahn::side(seat),
            dice: hand.dice,
            locked: Some(hand.locked).filter(|_| game.is_locked(seat)),
            grabbed: hand.grabbed,
            done: hand.sealed.is_some(),
            last: hand.last,
            tempo: hand.tempo,
        }
    }
}
