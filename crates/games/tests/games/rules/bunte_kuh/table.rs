//! A table for testing Bunte Kuh. Every die of the base stands as 321, so that
//! every funnel has the sum 6, but for the dice that a test turns.

use engine::{Event, Game, Moment, Options, Pending, Refusal, Seat, Stamp};
use games::bunte_kuh::{BunteKuh, KuhAction, KuhOptions, KuhThrow};
use pyramid::{Cell, Colour, Die, Plate, Pyramid};

/// A game in progress, with what the rules did since the last input.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) game: BunteKuh,
    pub(crate) effects: Vec<String>,
    events: u32,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

pub(crate) fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

/// The base layer; `special` are dice that stand otherwise.
pub(crate) fn base(special: &[(&str, &str)]) -> Pyramid {
    let mut pyramid = Pyramid::new(Plate::STANDARD);
    for at in Plate::STANDARD.base() {
        let stands = special.iter().find(|(other, _)| cell(other) == at).map_or("321", |s| s.1);
        pyramid.put(at, Die::new(Colour::Pearl, stands.parse().unwrap()));
    }
    pyramid
}

/// Seat 1 has the dice first.
pub(crate) fn table(players: u8, options: &[(&str, &str)], special: &[(&str, &str)]) -> Table {
    let mut chosen = KuhOptions::default();
    for (key, value) in options {
        chosen.set(key, value).unwrap();
    }
    let game = BunteKuh::new(&chosen, players).unwrap();
    let mut table = Table { game, effects: Vec::new(), events: 0 };
    table.throw(KuhThrow::Build(Box::new(base(special))));
    table.throw(KuhThrow::First(seat(1)));
    table
}

impl Table {
    pub(crate) fn throw(&mut self, throw: KuhThrow) -> &mut Self {
        assert_eq!(self.game.pending(), Pending::Throw);
        self.game.check_throw(&throw).unwrap();
        self.happen(&Event::Throw(throw))
    }

    /// The roller throws these dice.
    pub(crate) fn roll(&mut self, dice: &str) -> &mut Self {
        if let Pending::One(roller) = self.game.pending() {
            self.happen(&Event::Act(roller, KuhAction::Roll));
        }
        self.throw(dice.parse().unwrap())
    }

    /// Does it at this moment, having been shown everything.
    pub(crate) fn at(&mut self, number: u8, action: &str, at: u32) -> &mut Self {
        self.try_at(number, action, at).unwrap()
    }

    pub(crate) fn try_at(&mut self, who: u8, action: &str, at: u32) -> Result<&mut Self, Refusal> {
        let stamp = Stamp { at: Moment::new(at), seen: self.events };
        self.plain(who, &format!("{action} {stamp}"))
    }

    /// Does it without a stamp, or with the one in the text.
    pub(crate) fn plain(&mut self, number: u8, action: &str) -> Result<&mut Self, Refusal> {
        assert!(self.game.pending().seats().contains(seat(number)), "{number} is not asked");
        let action = action.parse().unwrap();
        let checked = self.game.check(seat(number), &action);
        checked.map_err(|reason| Refusal::from_reason(&reason))?;
        Ok(self.happen(&Event::Act(seat(number), action)))
    }

    /// Time is up.
    pub(crate) fn timeout(&mut self) -> &mut Self {
        let effect = self.game.timeout().unwrap();
        self.happen(&Event::Effect(effect));
        self.effects.insert(0, effect.to_string());
        self
    }

    pub(crate) fn dice(&self) -> Vec<u8> {
        Seat::all(self.game.players()).map(|seat| self.game.dice(seat)).collect()
    }

    pub(crate) fn ranks(&self) -> Vec<u8> {
        self.game.standings().iter().map(|standing| standing.rank).collect()
    }

    fn happen(&mut self, event: &engine::EventOf<BunteKuh>) -> &mut Self {
        self.effects.clear();
        self.game.evolve(event);
        self.events += 1;
        while self.game.pending() == Pending::Rules {
            let effect = self.game.next_effect().unwrap();
            self.effects.push(effect.to_string());
            self.game.evolve(&Event::Effect(effect));
            self.events += 1;
        }
        self
    }
}
