//! A table for tests: events go in as lines of a record, the rules follow.

use engine::{Event, EventOf, Game, Options, Pending, Seat};
use games::hop_n_roll::{HopAction, HopNRoll, HopOptions};

pub(crate) const STANDARD: &[(&str, &str)] = &[];
pub(crate) const ADVANCED: &[(&str, &str)] = &[("sheet", "advanced")];
pub(crate) const SIDE_B: &[(&str, &str)] = &[("tableau", "b")];

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

pub(crate) struct Desk {
    pub(crate) game: HopNRoll,
    /// What the rules did by themselves, oldest first.
    pub(crate) effects: Vec<String>,
}

impl Desk {
    /// Seat 1 begins on top.
    pub(crate) fn new(players: u8, options: &[(&str, &str)]) -> Self {
        let mut all = HopOptions::default();
        all.set("first", "1").unwrap();
        for (key, value) in options {
            all.set(key, value).unwrap();
        }
        Self::with(&all, players)
    }

    pub(crate) fn with(options: &HopOptions, players: u8) -> Self {
        Self { game: HopNRoll::new(options, players).unwrap(), effects: Vec::new() }
    }

    /// One line of a record, or why it is refused.
    pub(crate) fn say(&mut self, line: &str) -> Result<(), String> {
        let event: EventOf<HopNRoll> = line.parse().map_err(|e| format!("{e}"))?;
        match &event {
            Event::Act(seat, _) if !self.game.pending().seats().contains(*seat) => {
                return Err(format!("seat {seat} is not asked"));
            }
            Event::Act(seat, action) => {
                self.game.check(*seat, action).map_err(|e| e.to_string())?;
            }
            Event::Throw(_) if self.game.pending() != Pending::Throw => {
                return Err("no throw is due".to_owned());
            }
            Event::Throw(throw) => self.game.check_throw(throw).map_err(|e| e.to_string())?,
            Event::Effect(_) => return Err("effects come by themselves".to_owned()),
        }
        self.game.evolve(&event);
        while let Some(effect) = self.game.next_effect() {
            self.effects.push(effect.to_string());
            self.game.evolve(&Event::Effect(effect));
        }
        Ok(())
    }

    /// Lines that must be legal.
    #[track_caller]
    pub(crate) fn play(&mut self, lines: &str) -> &mut Self {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            if let Err(why) = self.say(line) {
                panic!("“{line}” was refused: {why}");
            }
        }
        self
    }

    /// A line that must be refused with this sentence, changing nothing.
    #[track_caller]
    pub(crate) fn refuses(&mut self, line: &str, sentence: &str) -> &mut Self {
        let before = self.game.clone();
        assert_eq!(self.say(line), Err(sentence.to_owned()), "“{line}”");
        assert!(self.game == before, "“{line}” changed the game");
        self
    }

    pub(crate) fn choices(&self, number: u8) -> Vec<String> {
        let mut choices: Vec<HopAction> = Vec::new();
        self.game.choices(seat(number), &mut choices);
        choices.iter().map(ToString::to_string).collect()
    }

    /// In a game of two, lets seat 1 write these with a `?`, a round each,
    /// while seat 2 takes a 1 and writes it where it first fits.
    #[track_caller]
    pub(crate) fn fill(&mut self, writes: &[&str]) -> &mut Self {
        for write in writes {
            self.play("throw: 1 1 ?");
            self.hop_by(&[(1, 3), (2, 1)]);
            self.play(&format!("1: write {write}"));
            if let Some(first) = self.choices(2).first() {
                self.play(&format!("2: {first}"));
            }
        }
        self
    }

    /// Lets each seat hop to its field, whoever's turn comes first.
    #[track_caller]
    pub(crate) fn hop_by(&mut self, plan: &[(u8, u8)]) -> &mut Self {
        while let Pending::One(turn) = self.game.pending() {
            let (_, field) = plan.iter().find(|(who, _)| *who == turn.number()).unwrap();
            self.play(&format!("{turn}: hop {field}"));
        }
        self
    }

    /// In a game of two: a throw with `?` after which seat 1, on the disco
    /// die, is to write anything.
    #[track_caller]
    pub(crate) fn anything(&mut self) -> &mut Self {
        self.play("throw: 1 1 ?").hop_by(&[(1, 3), (2, 1)])
    }

    pub(crate) fn points(&self, number: u8) -> i32 {
        self.game.score(seat(number)).points()
    }

    pub(crate) fn order(&self) -> Vec<u8> {
        self.game.order().iter().map(|seat| seat.number()).collect()
    }
}
