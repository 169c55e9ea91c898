//! A whole game, and what somebody who watches it notes down.

use std::collections::HashMap;
use std::fmt::{self, Write as _};
use std::time::{Duration, Instant};

use bots::Observation;
use engine::{Chance as _, DataFile, Game as _, Match, Options as _, QuickDice, Secret};
use games::hamsterrolle::{
    Fate, Hamsterrolle, HamsterrolleAction, HamsterrolleOptions, How, Turn, Verb,
};
use wheel::{
    Arrangement, Colour, Compartment, FRAMES_PER_SECOND, Kit, LiveTurn, Phase, Piece, Placement,
    Pose,
};

use crate::Error;
use crate::hands::Kind;

/// Games longer than this are left.
const PATIENCE: usize = 400;
/// Micrometres in a millimetre.
const MICRO: f64 = 1_000.0;
/// Three o'clock is at the height of the axle; a little lower counts, too.
const THREE: f64 = -20.0;
/// A piece drops that comes down by so many millimetres.
const DROP: f64 = 60.0;

/// One turn.
pub(crate) struct Watched {
    pub(crate) turn: Turn,
    pub(crate) by: Kind,
    pub(crate) fate: Fate,
    /// What fell, and where it was before, by the clock.
    pub(crate) fell: Vec<(Piece, Option<f64>)>,
    /// What rode up behind to three o'clock and dropped, and from how far above the axle.
    pub(crate) dropped: Vec<(Piece, f64)>,
    /// Pieces in the wheel afterwards.
    pub(crate) inside: usize,
    /// By how many degrees the wheel rolled ahead.
    pub(crate) rolled: f64,
    /// Seconds from letting go to rest.
    pub(crate) settled: f64,
    /// Nothing that could be built was listed: only to drop or to pass.
    pub(crate) nowhere: bool,
    /// What simulating it took.
    pub(crate) cost: Duration,
    /// Pieces in the stocks afterwards, by seat.
    left: Vec<usize>,
}

/// A game.
pub(crate) struct Played {
    pub(crate) number: u64,
    pub(crate) turns: Vec<Watched>,
    pub(crate) over: bool,
    pub(crate) winners: Vec<Kind>,
}

impl Played {
    /// Plays game `number`, the hands seated by chance.
    pub(crate) fn new(number: u64, kit: &str, hands: &[Kind]) -> Result<Self, Error> {
        let mut seated = hands.to_vec();
        QuickDice::new(number).shuffle(&mut seated);
        let mut options = HamsterrolleOptions::default();
        options.attach(DataFile { name: "wheel.toml".to_owned(), text: kit.to_owned() })?;
        let names = seated.iter().map(ToString::to_string).collect();
        let mut game = Match::<Hamsterrolle>::new(options, names, Secret::numbered(7, number))?;
        let mut hands: Vec<_> =
            seated.iter().zip(number * 10..).map(|(kind, seed)| kind.hand(seed)).collect();
        let mut choices = Vec::new();
        let mut turns: Vec<Watched> = Vec::new();
        while let Some(seat) = game.game().pending().seats().first()
            && turns.len() < PATIENCE
        {
            let Some(observation) = Observation::new(game.game(), seat, &mut choices) else {
                break;
            };
            let nowhere = !observation.choices().iter().any(builds);
            let action = hands[seat.index()].choose(&observation);
            let Some(turn) = action.turn().cloned() else { return Err("nobody sits out".into()) };
            let (mut watched, settled) = watch(game.game(), turn, seated[seat.index()]);
            game.act_with(seat, action, settled)?;
            watched.nowhere = nowhere;
            let stocks = engine::Seat::all(game.game().players());
            watched.left = stocks.map(|seat| game.game().stock(seat).len()).collect();
            turns.push(watched);
        }
        let standings = game.game().standings();
        let first = standings.iter().filter(|standing| standing.rank == 1);
        let winners = first.map(|standing| seated[standing.seat.index()]).collect();
        Ok(Self { number, turns, over: game.is_over(), winners })
    }
}

fn builds(action: &HamsterrolleAction) -> bool {
    action.turn().is_some_and(|turn| turn.verb == Verb::Place)
}

/// What comes of a first piece of each colour, put exactly where it belongs.
pub(crate) fn openings(kit: &str) -> Result<String, Error> {
    let kit = Kit::read(kit)?;
    let start = wheel::opening(&kit);
    let spot = Placement::new(Compartment::new(2));
    let mut told = format!("the wheel weighs {:.0} g\n", kit.wheel_grams());
    for colour in Colour::SET {
        let Some(piece) = Piece::new(colour, 1) else { continue };
        let outcome = wheel::play(&kit, &start, piece, &spot.motion(&kit, &start, colour));
        let (grams, degrees) = (kit.grams(colour), rolled(&kit, outcome.travel));
        let fallen: Vec<String> = outcome.fallen.iter().map(ToString::to_string).collect();
        let fallen = fallen.join(" ");
        let seconds = outcome.frames / FRAMES_PER_SECOND;
        writeln!(told, "{piece}: {grams:.1} g, rolls {degrees:.1}°, {seconds} s, falls: {fallen}")?;
    }
    Ok(told)
}

/// Height above the axle and whether it is behind, in millimetres.
fn place(pose: &Pose) -> (f64, bool) {
    (f64::from(pose.at[1]) / MICRO, pose.at[0] > 0)
}

/// Where a piece lies, by the clock: the wheel rolls to the left, so what is built ahead lies towards
/// nine and what rides up behind towards three.
fn clock(wheel: &Arrangement, piece: Piece) -> Option<f64> {
    let [x, y, _] = wheel.pose(piece)?.at.map(f64::from);
    Some(6.0 + (-x).atan2(-y).to_degrees() / 30.0)
}

fn watch(game: &Hamsterrolle, turn: Turn, by: Kind) -> (Watched, games::hamsterrolle::Settled) {
    let mut tops: HashMap<Piece, f64> = HashMap::new();
    let mut dropped: Vec<(Piece, f64)> = Vec::new();
    let mut settling = 0_u32;
    let look = |live: &LiveTurn<'_>| {
        if !matches!(live.phase(), Phase::Settle) {
            return;
        }
        settling += 1;
        // Ten times a second is often enough.
        if !settling.is_multiple_of(6) {
            return;
        }
        for (piece, pose) in live.now().pieces() {
            let (height, behind) = place(pose);
            let top = tops.entry(*piece).or_insert(f64::NEG_INFINITY);
            if behind {
                *top = top.max(height);
            }
            let down = *top >= THREE && height < *top - DROP;
            if down && dropped.iter().all(|(other, _)| other != piece) {
                dropped.push((*piece, *top));
            }
        }
    };
    let before = Instant::now();
    let settled = game.outcome_watched(&turn, look).effect;
    let cost = before.elapsed();
    let fell = settled.fell.iter().map(|piece| (*piece, clock(game.wheel(), *piece))).collect();
    let watched = Watched {
        by,
        fate: settled.piece,
        fell,
        dropped,
        inside: settled.wheel.pieces().len(),
        rolled: rolled(game.kit(), settled.travel),
        settled: f64::from(settling) / f64::from(FRAMES_PER_SECOND),
        cost,
        nowhere: false,
        left: Vec::new(),
        turn,
    };
    (watched, settled)
}

/// Degrees from micrometres.
fn rolled(kit: &Kit, travel: i32) -> f64 {
    let radius = f64::from(kit.wheel().radius) * 100.0 * MICRO;
    (-f64::from(travel) / radius).to_degrees()
}

fn hour(clock: f64) -> String {
    let minutes = (clock.rem_euclid(12.0) * 60.0).round() as u32;
    format!("{}:{:02}", minutes / 60, minutes % 60)
}

/// A game as somebody tells it who has watched it.
impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game {}", self.number)?;
        for (number, turn) in self.turns.iter().enumerate() {
            let verb = match turn.turn.verb {
                Verb::Place => "places",
                Verb::Drop => "drops",
                Verb::Pass => "passes with",
                Verb::Shift => "moves",
            };
            let lie = match &turn.turn.how {
                How::To(spot) => spot.lie.word(),
                How::ByHand(_) => "by hand",
            };
            write!(f, "{:3} {} {verb} {} {lie}", number + 1, turn.by, turn.turn.piece)?;
            match turn.fate {
                Fate::Built(compartment) => write!(f, " in {compartment}")?,
                Fate::Back => write!(f, ", back")?,
                Fate::Refused => write!(f, ", refused")?,
            }
            write!(f, "; rolls {:+.0}°", turn.rolled)?;
            for (piece, height) in &turn.dropped {
                write!(f, "; {piece} drops from {height:+.0} mm")?;
            }
            if !turn.fell.is_empty() {
                write!(f, "; FALLS {}:", turn.fell.len())?;
                for (piece, from) in &turn.fell {
                    let from = from.map_or_else(|| "the hand".to_owned(), hour);
                    write!(f, " {piece} ({from})")?;
                }
            }
            writeln!(f, "; {} in the wheel, stocks {:?}", turn.inside, turn.left)?;
        }
        let winners: Vec<String> = self.winners.iter().map(ToString::to_string).collect();
        writeln!(f, "{} by {}", if self.over { "won" } else { "left" }, winners.join(", "))
    }
}
