//! The rulebooks of both editions, line by line.
//!
//! Most tests write down what came of a turn themselves, as a record that
//! trusts its effects does; those in `played`, `carrying`, `dropping` and
//! `tumbling` let the physics decide.

mod building;
mod carrying;
mod dropping;
mod ending;
mod falling;
mod hostile;
mod moving;
mod options;
mod passing;
mod played;
mod reasons;
mod setting_up;
mod tumbling;
mod views;

use engine::{Event, Game, Options, Pending, Seat};
use games::hamsterrolle::{
    Fate, Hamsterrolle, HamsterrolleAction, HamsterrolleOptions, HamsterrolleReason, How, Settled,
    Turn, Verb,
};
use wheel::{Arrangement, Compartment, Hand, Motion, Piece, Pose};

/// The first wheel, whatever wheel is built in: these are tests of the rules, and
/// it is known what comes of turns on it.
fn options(pairs: &[(&str, &str)]) -> HamsterrolleOptions {
    let mut options = HamsterrolleOptions::default();
    let (name, text) = ("wheel-1.toml".to_owned(), wheel::FIRST.to_owned());
    options.attach(engine::DataFile { name, text }).unwrap();
    for (key, value) in pairs {
        options.set(key, value).unwrap();
    }
    options
}

/// A table at which seat 1 begins.
fn table(players: u8, pairs: &[(&str, &str)]) -> Hamsterrolle {
    let mut game = Hamsterrolle::new(&options(pairs), players).unwrap();
    game.evolve(&Event::Throw("1".parse().unwrap()));
    game
}

fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

fn piece(name: &str) -> Piece {
    name.parse().unwrap()
}

fn compartment(number: u8) -> Compartment {
    Compartment::new(number - 1)
}

/// A wheel turned by so many degrees with these pieces in it, each at an angle
/// of the wheel: 0° is the middle of compartment 1, 30° that of compartment 2.
fn wheel(turned: u32, pieces: &[(&str, f64)]) -> Arrangement {
    let poses = pieces.iter().map(|(name, angle)| {
        let world = (angle - f64::from(turned)).to_radians();
        let at = [-150_000.0 * world.sin(), -150_000.0 * world.cos(), 0.0].map(|x| x as i32);
        // Turned with the rim.
        let half = -world / 2.0;
        let turn = [0.0, 0.0, half.sin(), half.cos()].map(|x| (x * 32_767.0) as i16);
        (piece(name), Pose { at, turn })
    });
    Arrangement::new(turned * 10_000, poses)
}

/// An outcome: the piece was built, nothing fell.
fn built(number: u8, wheel: Arrangement) -> Settled {
    let piece = Fate::Built(compartment(number));
    Settled { piece, fell: Vec::new(), unforced: Vec::new(), travel: -10_000, wheel }
}

/// An outcome: these fell.
fn fell(fate: Fate, pieces: &[&str], wheel: Arrangement) -> Settled {
    let fell = pieces.iter().map(|name| piece(name)).collect();
    Settled { piece: fate, fell, unforced: Vec::new(), travel: 0, wheel }
}

/// Somebody's turn and what came of it.
fn turn(game: &mut Hamsterrolle, number: u8, text: &str, settled: Settled) {
    assert_eq!(game.pending(), Pending::One(seat(number)), "{text}");
    game.evolve(&Event::Act(seat(number), text.parse().unwrap()));
    assert_eq!(game.pending(), Pending::Rules);
    game.evolve(&Event::Effect(settled));
}

/// Somebody's turn, which the physics decides.
fn play(game: &mut Hamsterrolle, number: u8, what: Turn) -> Settled {
    assert_eq!(game.pending(), Pending::One(seat(number)), "{what}");
    assert_eq!(check_turn(game, number, &what), Ok(()), "{what}");
    game.evolve(&Event::Act(seat(number), what.into()));
    let settled = game.next_effect().unwrap();
    game.evolve(&Event::Effect(settled.clone()));
    settled
}

/// Whether somebody may do this with a hand.
fn check_turn(game: &Hamsterrolle, number: u8, turn: &Turn) -> Result<(), HamsterrolleReason> {
    game.check(seat(number), &turn.clone().into())
}

/// The same, written down.
fn play_text(game: &mut Hamsterrolle, number: u8, text: &str) -> Settled {
    play(game, number, text.parse().unwrap())
}

fn by_hand(verb: Verb, name: &str, hands: impl IntoIterator<Item = Hand>) -> Turn {
    Turn { verb, piece: piece(name), how: How::ByHand(Motion::new(hands)) }
}

/// The hand of a turn that is written in numbers.
fn hands_of(game: &Hamsterrolle, text: &str) -> Vec<Hand> {
    game.motion(&text.parse().unwrap()).hands().collect()
}

/// A hand that has the piece and goes straight from here to there, tenths of a
/// millimetre from the axle, in so many frames.
fn straight(from: Hand, to: [i32; 3], frames: i32) -> Vec<Hand> {
    let way = |frame: i32, i: usize| from.at[i] + (to[i] - from.at[i]) * frame / frames;
    (1..=frames).map(|frame| Hand { at: [0, 1, 2].map(|i| way(frame, i)), ..from }).collect()
}

fn names(stock: games::hamsterrolle::Stock) -> Vec<String> {
    stock.pieces().map(|piece| piece.to_string()).collect()
}

/// Whether a piece that lies so may be let go.
fn may_lie(game: &Hamsterrolle, name: &str, wheel: &Arrangement) -> Result<(), HamsterrolleReason> {
    game.may_lie(Verb::Place, piece(name), wheel)
}

fn open(game: &Hamsterrolle) -> Vec<u8> {
    game.open().into_iter().map(|one| one.number() + 1).collect()
}

/// Every one of the 29 pieces is in exactly one place.
fn all_29(game: &Hamsterrolle) {
    for piece in Piece::all() {
        let stocks =
            Seat::all(game.players()).filter(|seat| game.stock(*seat).holds(piece)).count();
        let elsewhere =
            [game.wheel().holds(piece), game.aside().holds(piece), game.out().holds(piece)];
        let places = stocks + elsewhere.into_iter().filter(|here| *here).count();
        assert_eq!(places, 1, "{piece} is in {places} places");
    }
}
