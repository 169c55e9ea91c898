//! What everybody sees: there are no secrets.

use engine::Seat;
use serde::Serialize;
use ts_rs::TS;
use wheel::Piece;

use super::Hamsterrolle;
use super::stock::Stock;

/// A game of Hamsterrolle as a page draws it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct HamsterrolleView {
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The year of the rules.
    #[ts(type = "\"2000\" | \"2011\"")]
    pub edition: &'static str,
    /// Seconds for a turn, if they are counted.
    pub seconds: Option<u32>,
    /// The pieces of each player.
    pub stocks: Vec<Stock>,
    /// The team of each player, if there are teams.
    pub teams: Option<Vec<u8>>,
    /// What whoever plays may build with.
    pub own: Stock,
    /// The compartments open to whoever plays, 1 to 12.
    pub open: Vec<u8>,
    /// The compartments a pass may take from, 1 to 12.
    pub lowest: Vec<u8>,
    /// Where a pass may put which piece.
    pub passes: Vec<Target>,
    /// Whether whoever plays may sit the turn out.
    pub may_sit: bool,
    /// Where the newest piece lies that stayed in the wheel.
    pub last: Option<u8>,
    /// Set aside for the next player who fails (2000).
    pub aside: Stock,
    /// Out of the game.
    pub out: Stock,
    /// How far the wheel stands from the middle of the table, in micrometres.
    pub travel: i32,
    /// How far the wheel has turned, in degrees.
    pub angle: f64,
    /// What lies in the wheel.
    pub pieces: Vec<Lying>,
    /// The wheel as text, to start a simulation from.
    pub wheel: String,
    /// The file of the wheel that is played with, if it is not the built-in
    /// one: whoever draws it needs the sizes.
    pub own_wheel: Option<String>,
    /// Where whoever plays may build with which piece, as far as compartments
    /// and colours go.
    pub builds: Vec<Target>,
    /// What whoever plays may move by hand before building (2000).
    pub shifts: Stock,
    /// Whether whoever plays may let a piece fall by will, and not only when
    /// the time is over.
    pub may_drop: bool,
}

/// A piece, and where it may go.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Target {
    /// Which.
    pub piece: String,
    /// Into which compartments, 1 to 12.
    pub to: Vec<u8>,
}

/// A piece in the wheel.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Lying {
    /// Which.
    pub piece: String,
    /// In which compartment, 1 to 12.
    pub compartment: u8,
    /// Micrometres to the right of the axle, above it, and towards the viewer.
    pub at: [i32; 3],
    /// Its rotation as a quaternion x, y, z, w of length 32767.
    pub turn: [i16; 4],
}

impl HamsterrolleView {
    pub(super) fn of(game: &Hamsterrolle) -> Self {
        let kit = &*game.kit;
        let wheel = &game.wheel;
        let turn = game.whose_turn();
        let number = |one: wheel::Compartment| one.number() + 1;
        Self {
            turn,
            edition: game.edition.word(),
            seconds: game.seconds(),
            stocks: game.stocks[..usize::from(game.players)].to_vec(),
            teams: game.teams.map(|teams| teams.to_vec()),
            own: turn.map_or(Stock::EMPTY, |seat| game.stock_for(seat)),
            open: turn.map_or_else(Vec::new, |_| game.open().into_iter().map(number).collect()),
            lowest: turn
                .map_or_else(Vec::new, |_| wheel.lowest().into_iter().map(number).collect()),
            passes: turn.map_or_else(Vec::new, |_| {
                let pieces = wheel.pieces().iter().map(|(piece, _)| *piece);
                let ways = pieces.map(|piece| Target {
                    piece: piece.to_string(),
                    to: game.pass_targets(piece).into_iter().map(number).collect(),
                });
                ways.filter(|target| !target.to.is_empty()).collect()
            }),
            may_sit: turn.is_some_and(|seat| game.check_sit(seat).is_ok()),
            last: game.last.map(number),
            aside: game.aside,
            out: game.out,
            travel: game.travel,
            angle: wheel.degrees(),
            pieces: wheel
                .pieces()
                .iter()
                .map(|(piece, pose)| Lying {
                    piece: piece.to_string(),
                    compartment: wheel.compartment_of(kit, *piece).map_or(0, number),
                    at: pose.at,
                    turn: pose.turn,
                })
                .collect(),
            wheel: wheel.to_string(),
            own_wheel: game.own_wheel.as_deref().map(str::to_owned),
            builds: turn.map_or_else(Vec::new, |seat| {
                let own = game.stock_for(seat).pieces();
                let target = |piece: Piece| Target {
                    piece: piece.to_string(),
                    to: game.build_targets(piece).into_iter().map(number).collect(),
                };
                own.map(target).filter(|target| !target.to.is_empty()).collect()
            }),
            shifts: turn.map_or(Stock::EMPTY, |_| game.shiftable()),
            may_drop: turn.is_some() && !game.timed,
        }
    }
}
