//! The hand of whoever moves it, shown to the others meanwhile.
//!
//! A turn of the hand counts as a whole, as the action that ends it. Until
//! then its frames are for the eyes only: they are passed on, kept for those
//! who come in between, and forgotten with the question that they answer.

use std::ops::RangeInclusive;

use engine::{Cost, Seat};

use crate::{Table, TableRefused};

/// Most bytes of frames in one message: several seconds of the wildest hand.
pub const MAX_MOTION_BYTES: usize = 4 << 10;
/// Most bytes of frames kept of a turn: two minutes of a hand that never rests.
pub const MAX_HAND_BYTES: usize = 128 << 10;
/// Longest name of a piece.
const MAX_PIECE: usize = 16;

/// What a hand has done so far, in a turn that has not ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Whose.
    pub seat: Seat,
    /// The question that the turn answers.
    pub asked: u64,
    /// The piece it has, in the notation of the game.
    pub piece: String,
    /// Number of the first frame.
    pub from: u32,
    /// Motions in the notation of the game, each following on the one before.
    pub frames: Vec<String>,
}

/// The hand that is moving at a table, if one is.
#[derive(Clone, Debug, Default)]
pub struct Hands {
    /// All of it.
    moving: Option<Hand>,
    /// Where its last motion begins.
    last: u32,
}

impl Hands {
    /// Takes further frames of the hand at `seat`; those from 0 on begin anew,
    /// and none at all put the piece back.
    /// What is not refused is to be shown to everybody else.
    pub fn take(&mut self, table: &Table, news: Hand) -> Result<(), TableRefused> {
        if !table.game().is_some_and(|game| game.cost() == Cost::Simulated) {
            return Err(TableRefused::NoHand);
        }
        let due = table.asked(news.seat);
        if due != Some(news.asked) {
            return Err(TableRefused::Stale { asked: due });
        }
        let from = news.from;
        let least = usize::from(from > 0);
        let fits = news.frames.iter().all(|motion| is_word(motion, least..=MAX_MOTION_BYTES))
            && is_word(&news.piece, 1..=MAX_PIECE);
        if !fits {
            return Err(TableRefused::NoHand);
        }
        if from == 0 {
            self.moving = Some(news);
        } else {
            let follows = |hand: &&mut Hand| {
                let same = (hand.seat, hand.asked, &hand.piece);
                same == (news.seat, news.asked, &news.piece) && from > self.last
            };
            let hand = self.moving.as_mut().filter(follows).ok_or(TableRefused::NoHand)?;
            let bytes: usize = hand.frames.iter().chain(&news.frames).map(String::len).sum();
            if bytes > MAX_HAND_BYTES {
                return Err(TableRefused::NoHand);
            }
            hand.frames.extend(news.frames);
        }
        self.last = from;
        Ok(())
    }

    /// What whoever comes now has missed.
    pub fn so_far(&self, table: &Table) -> Option<&Hand> {
        self.moving.as_ref().filter(|hand| table.asked(hand.seat) == Some(hand.asked))
    }
}

/// The signs of Base64 for addresses, and of names; nothing that a page could
/// take for something else.
fn is_word(text: &str, length: RangeInclusive<usize>) -> bool {
    length.contains(&text.len())
        && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}
