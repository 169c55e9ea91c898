//! Fixed turns and a fixed game, digested: one number each for every machine,
//! every browser and every build.

use std::collections::VecDeque;

use xxhash_rust::xxh3::xxh3_64;

use crate::{Arrangement, Colour, Compartment, Kit, Lie, Piece, Placement, SETS, opening, play};

/// Turns of the reference game.
const TURNS: u8 = 28;

/// Plays a turn, notes every bit of it, and tells what fell.
fn play_on(now: &mut Arrangement, piece: Piece, spot: Placement, bits: &mut Vec<u8>) -> Vec<Piece> {
    let kit = Kit::standard();
    let outcome = play(kit, now, piece, &spot.motion(kit, now, piece.colour()));
    bits.extend_from_slice(&outcome.digest.to_le_bytes());
    bits.extend_from_slice(&outcome.rest.to_bytes());
    *now = outcome.rest;
    outcome.fallen.into_iter().chain(outcome.unforced).collect()
}

/// Plays three fixed turns after one another and digests every bit of them.
pub fn digest_of_reference_turns() -> u64 {
    let mut now = opening(Kit::standard());
    let mut bits = Vec::new();
    for (index, colour) in [Colour::Purple, Colour::Yellow, Colour::White].into_iter().enumerate() {
        let Some(piece) = Piece::new(colour, 1) else { continue };
        let spot = Placement {
            offset: 20 * index as i16 - 30,
            ..Placement::new(Compartment::new(2 + index as u8))
        };
        play_on(&mut now, piece, spot, &mut bits);
    }
    xxh3_64(&bits)
}

/// Plays a turn for each piece, in all lies and all over the front of
/// the wheel, and digests every bit of them. What falls is built in again.
pub fn digest_of_reference_game() -> u64 {
    let mut now = opening(Kit::standard());
    let mut bits = Vec::new();
    let mut stock: VecDeque<Piece> = (1..=SETS)
        .flat_map(|set| Colour::SET.into_iter().filter_map(move |colour| Piece::new(colour, set)))
        .collect();
    for turn in 0..TURNS {
        let Some(piece) = stock.pop_front() else { break };
        let spot = Placement {
            offset: i16::from(turn) * 37 % 121 - 60,
            height: 1 + turn % 4,
            depth: (turn * 5 % 21) as i8 - 10,
            lie: Lie::ALL[usize::from(turn / 7) % 4],
            skew: (turn * 3 % 31) as i8 - 15,
            ..Placement::new(now.lowest()[0].ahead(1 + turn % 3))
        };
        let fallen = play_on(&mut now, piece, spot, &mut bits);
        stock.extend(fallen);
    }
    xxh3_64(&bits)
}
