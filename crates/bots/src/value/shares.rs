//! Shares of a win, in whole numbers that add up.

use engine::{Game, MAX_SEATS, Seat};

use super::network::WEIGHT_BITS;

/// A whole win. Everything about luck and skill is counted in parts of it.
pub const WHOLE: i32 = 10_000;

/// What each seat has of the win, by seat; they add up to [`WHOLE`].
pub type Shares = [i32; MAX_SEATS as usize];

/// Everybody the same.
pub fn even(players: u8) -> Shares {
    parts(&[1; MAX_SEATS as usize], players)
}

/// What the standings of a finished game give: a first place, or the part of
/// it.
pub fn result<G: Game>(game: &G) -> Shares {
    let players = game.players();
    let best = Seat::all(players).map(|seat| game.score(seat)).max();
    let mut weights = [0; MAX_SEATS as usize];
    for seat in Seat::all(players) {
        weights[seat.index()] = u128::from(Some(game.score(seat)) == best);
    }
    parts(&weights, players)
}

/// From logits, by seat: shares in proportion to their exponentials.
pub(super) fn from_logits(logits: &[i32; MAX_SEATS as usize], players: u8) -> Shares {
    let count = usize::from(players);
    let most = logits[..count].iter().copied().max().unwrap_or(0);
    let mut weights = [0; MAX_SEATS as usize];
    for (weight, logit) in weights.iter_mut().zip(&logits[..count]) {
        *weight = u128::from(exponential(most.saturating_sub(*logit)));
    }
    parts(&weights, players)
}

/// From leads, by seat, of which one of `good_odds` wins e games for one that is
/// lost. Of two, what one is ahead the other is behind.
pub fn from_leads(leads: &[i32; MAX_SEATS as usize], good_odds: i32, players: u8) -> Shares {
    let parts = if players == 2 { 2 } else { 1 };
    let logits = leads.map(|lead| {
        let scaled = i64::from(lead) * (1 << WEIGHT_BITS) / i64::from(good_odds * parts).max(1);
        // Beyond this all is won.
        scaled.clamp(-(1 << 20), 1 << 20) as i32
    });
    from_logits(&logits, players)
}

/// Divides a whole win in proportion to `weights`; what is left over by
/// rounding goes to whoever lost most by it.
pub(super) fn parts(weights: &[u128; MAX_SEATS as usize], players: u8) -> Shares {
    let count = usize::from(players);
    let sum: u128 = weights[..count].iter().sum::<u128>().max(1);
    let mut shares = [0; MAX_SEATS as usize];
    let mut rests = [0; MAX_SEATS as usize];
    for seat in 0..count {
        let scaled = weights[seat] * WHOLE as u128;
        shares[seat] = (scaled / sum) as i32;
        rests[seat] = scaled % sum;
    }
    for _ in shares[..count].iter().sum::<i32>()..WHOLE {
        let Some(seat) = (0..count).rev().max_by_key(|&seat| rests[seat]) else { break };
        shares[seat] += 1;
        rests[seat] = 0;
    }
    shares
}

const STEP_BITS: u32 = 4;
const STEPS: usize = 1 << (WEIGHT_BITS - STEP_BITS + 4);

/// e to the power of minus k/64, in 2³⁰ths, made by repeated multiplication.
const TABLE: [u64; STEPS + 1] = {
    // e to the power of -1/64.
    const FACTOR: u64 = 1_057_095_000;
    let mut table = [1 << 30; STEPS + 1];
    let mut index = 1;
    while index <= STEPS {
        table[index] = (table[index - 1] * FACTOR) >> 30;
        index += 1;
    }
    table
};

/// e to the power of minus `behind`, with the table's steps joined by lines.
fn exponential(behind: i32) -> u64 {
    let behind = behind.max(0) as usize;
    let (step, rest) = (behind >> STEP_BITS, (behind & ((1 << STEP_BITS) - 1)) as u64);
    if step >= STEPS {
        return TABLE[STEPS];
    }
    let (here, next) = (TABLE[step], TABLE[step + 1]);
    here - (((here - next) * rest) >> STEP_BITS)
}
