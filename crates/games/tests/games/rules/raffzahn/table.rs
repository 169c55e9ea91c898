//! A table for testing Raffzahn. Unless a test says otherwise every die stands
//! as 321: it shows a 3 to side x (seat 1), a 2 to y and a 1 to z.

use engine::{Event, Game, Moment, Options, Pending, Refusal, Seat, Stamp};
use games::raffzahn::{Raffzahn, RaffzahnAction, RaffzahnOptions, RaffzahnThrow};
use pyramid::{Cell, Colour, Die, Plate, Pyramid};

/// A game in progress, with what the rules did since the last input.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) game: Raffzahn,
    pub(crate) effects: Vec<String>,
    events: u32,
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1)
}

pub(crate) fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

/// The full pyramid without its tip; `special` are dice that stand otherwise.
pub(crate) fn full(special: &[(&str, &str)]) -> Pyramid {
    let mut pyramid = Pyramid::new(Plate::STANDARD);
    for (index, at) in Plate::STANDARD.cells().without(Cell::TIP).into_iter().enumerate() {
        let stands = special.iter().find(|(other, _)| cell(other) == at).map_or("321", |s| s.1);
        pyramid.put(at, Die::new(Colour::BUILDING[index % 3], stands.parse().unwrap()));
    }
    pyramid
}

/// Seat 1 has the die first.
pub(crate) fn table(players: u8, options: &[(&str, &str)], special: &[(&str, &str)]) -> Table {
    let mut chosen = RaffzahnOptions::default();
    for (key, value) in options {
        chosen.set(key, value).unwrap();
    }
    let game = Raffzahn::new(&chosen, players).unwrap();
    let mut table = Table { game, effects: Vec::new(), events: 0 };
    table.throw(RaffzahnThrow::Build(Box::new(full(special))));
    table.throw(RaffzahnThrow::First(seat(1)));
    table
}

impl Table {
    pub(crate) fn throw(&mut self, throw: RaffzahnThrow) -> &mut Self {
        assert_eq!(self.game.pending(), Pending::Throw);
        self.game.check_throw(&throw).unwrap();
        self.happen(&Event::Throw(throw))
    }

    /// The roller throws this number.
    pub(crate) fn roll(&mut self, pips: &str) -> &mut Self {
        if let Pending::One(roller) = self.game.pending() {
            self.happen(&Event::Act(roller, RaffzahnAction::Roll));
        }
        self.throw(pips.parse().unwrap())
    }

    /// Does it at this moment, having been shown everything, or nothing of
    /// late.
    pub(crate) fn at(&mut self, number: u8, action: &str, at: u32) -> &mut Self {
        self.try_at(number, action, at).unwrap()
    }

    pub(crate) fn try_at(&mut self, who: u8, action: &str, at: u32) -> Result<&mut Self, Refusal> {
        let seen = self.events;
        self.try_stamped(who, action, Stamp { at: Moment::new(at), seen })
    }

    pub(crate) fn try_stamped(
        &mut self,
        who: u8,
        action: &str,
        stamp: Stamp,
    ) -> Result<&mut Self, Refusal> {
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

    /// How many events there have been.
    pub(crate) fn shown(&self) -> u32 {
        self.events
    }

    /// Seat 1 takes everything above the base, a die every ten milliseconds,
    /// on a throw of 3; returns when the last was taken.
    pub(crate) fn down_to_the_base(&mut self) -> u32 {
        let base = Plate::STANDARD.base();
        let mut moment = 1_500;
        while let Some(next) = (self.game.free() - base).next() {
            moment += 10;
            self.at(1, &format!("take {next}"), moment);
        }
        moment
    }

    fn happen(&mut self, event: &engine::EventOf<Raffzahn>) -> &mut Self {
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
