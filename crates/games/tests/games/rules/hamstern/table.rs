//! A table for testing Hamstern on side A, whose middle chamber is a square of
//! nine cells:
//!
//! ```text
//!        B7
//!       1 2 3
//!  D6 - 4 5 6 - E5
//!       7 8 9
//!        G1
//! ```

use engine::{Event, Game, Options, Pending, Pips, Refusal, Seat};
use games::hamstern::{Hamstern, HamsternOptions, Mark};

/// A game in progress, with what the rules did since the last throw or mark.
pub(crate) struct Table {
    pub(crate) game: Hamstern,
    pub(crate) effects: Vec<String>,
}

pub(crate) fn table(players: u8, options: &[(&str, &str)]) -> Table {
    let mut chosen = HamsternOptions::default();
    for (key, value) in options {
        chosen.set(key, value).unwrap();
    }
    Table { game: Hamstern::new(&chosen, players).unwrap(), effects: Vec::new() }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

pub(crate) fn parse(mark: &str) -> Mark {
    format!("mark {mark}").parse().unwrap()
}

impl Table {
    pub(crate) fn throw(&mut self, pips: u8) -> &mut Self {
        assert_eq!(self.game.pending(), Pending::Throw);
        self.game.evolve(&Event::Throw(Pips::new(pips).unwrap()));
        self.follow_up()
    }

    pub(crate) fn mark(&mut self, number: u8, mark: &str) -> &mut Self {
        assert!(self.game.pending().seats().contains(seat(number)), "{number} is not asked");
        let mark = parse(mark);
        self.game.check(seat(number), &mark).unwrap();
        self.game.evolve(&Event::Act(seat(number), mark));
        self.follow_up()
    }

    /// A round in which everybody marks the same.
    pub(crate) fn all(&mut self, pips: u8, mark: &str) -> &mut Self {
        self.throw(pips);
        for asked in self.game.pending().seats() {
            self.mark(asked.number(), mark);
        }
        self
    }

    fn follow_up(&mut self) -> &mut Self {
        self.effects.clear();
        while let Some(effect) = self.game.next_effect() {
            self.effects.push(effect.to_string());
            self.game.evolve(&Event::Effect(effect));
        }
        self
    }

    pub(crate) fn refused(&self, number: u8, mark: &str) -> Refusal {
        Refusal::from_reason(&self.game.check(seat(number), &parse(mark)).unwrap_err())
    }

    pub(crate) fn choices(&self, number: u8) -> Vec<String> {
        let mut choices = Vec::new();
        self.game.choices(seat(number), &mut choices);
        choices.iter().map(|mark| mark.to_string()["mark ".len()..].to_owned()).collect()
    }

    pub(crate) fn crossed(&self, number: u8, chamber: &str) -> Vec<u8> {
        let position = self.game.sheet().position(chamber.parse().unwrap()).unwrap();
        self.game.burrow(seat(number)).crossed(position).collect()
    }

    pub(crate) fn points(&self, number: u8) -> Vec<i32> {
        self.game.parts(seat(number)).iter().map(|part| part.points).collect()
    }
}
