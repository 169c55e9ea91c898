//! Three games of the box, written as files, against the same games in Rust:
//! the same choices, the same dice on the plate and the same results.

use std::collections::BTreeMap;

use engine::{Chance, Event, EventOf, Game, Options, Pending, QuickDice, Seat};
use games::abquetschen::{Abquetschen, AbquetschenAction};
use games::cui_bono::{CuiAction, CuiBono, CuiThrow};
use games::own::{Own, OwnOptions, Sample};
use games::wuerfelmarsch::Wuerfelmarsch;
use pyramid::{Cells, Colour, Plate, Shown};

/// A game in Rust, and how its words are those of a file.
trait Twin: Game {
    const SAMPLE: Sample;
    /// What a player does, in the words of the table.
    fn action(&self, action: &Self::Action) -> String;
    /// What chance brings.
    fn brought(throw: &Self::Throw) -> String;
    /// What everybody sees of the dice.
    fn dice(&self) -> Vec<Shown>;
    /// Dice left, by seat, where that matters.
    fn stocks(&self) -> Vec<u16>;
}

fn coloured(cells: Cells, colour: Colour) -> impl Iterator<Item = Shown> {
    let die = pyramid::Die::new(colour, "321".parse().unwrap());
    cells.into_iter().map(move |cell| Shown::open(cell, die))
}

impl Twin for Abquetschen {
    const SAMPLE: Sample = Sample::Abquetschen;
    fn action(&self, action: &AbquetschenAction) -> String {
        let put = |cells: Cells| {
            cells.into_iter().fold("put".to_owned(), |text, cell| format!("{text} {cell}"))
        };
        match *action {
            AbquetschenAction::Start(top) => put(self.plate().pile(self.heap(), top)),
            AbquetschenAction::Build(cells) | AbquetschenAction::Bonus(cells) => put(cells),
            AbquetschenAction::Skip => "pass".to_owned(),
        }
    }
    fn brought(throw: &engine::Pips) -> String {
        format!("dice {throw}")
    }
    fn dice(&self) -> Vec<Shown> {
        let seats = Seat::all(self.players()).zip(Colour::BUILDING);
        let mut all: Vec<Shown> =
            seats.flat_map(|(seat, colour)| coloured(self.dice(seat), colour)).collect();
        all.sort_by_key(|die| die.cell);
        all
    }
    fn stocks(&self) -> Vec<u16> {
        Seat::all(self.players()).map(|seat| self.supply(seat).into()).collect()
    }
}

impl Twin for CuiBono {
    const SAMPLE: Sample = Sample::CuiBono;
    fn action(&self, action: &CuiAction) -> String {
        match action {
            CuiAction::Pull(cell) => format!("take {cell}"),
            CuiAction::Put(cell) => format!("put {cell}"),
            CuiAction::Keep => "choose keep".to_owned(),
        }
    }
    fn brought(throw: &CuiThrow) -> String {
        throw.to_string()
    }
    fn dice(&self) -> Vec<Shown> {
        self.view(engine::Viewer::Spectator).dice
    }
    fn stocks(&self) -> Vec<u16> {
        vec![0; self.players().into()]
    }
}

impl Twin for Wuerfelmarsch {
    const SAMPLE: Sample = Sample::Wuerfelmarsch;
    fn action(&self, action: &Self::Action) -> String {
        action.to_string()
    }
    fn brought(throw: &Self::Throw) -> String {
        throw.to_string()
    }
    fn dice(&self) -> Vec<Shown> {
        let cells = Plate::STANDARD.base().into_iter();
        cells.filter_map(|cell| Some(Shown::open(cell, self.board().die(cell)?))).collect()
    }
    fn stocks(&self) -> Vec<u16> {
        vec![0; self.players().into()]
    }
}

/// Plays one game of both and compares them at every decision.
fn play<G: Twin>(options: &G::Options, own: &[(&str, &str)], players: u8, seed: u64) -> usize {
    let mut rust = G::new(options, players).unwrap();
    let mut own_options = OwnOptions::default();
    own_options.set("game", G::SAMPLE.word()).unwrap();
    for (key, value) in own {
        own_options.set(key, value).unwrap();
    }
    let mut file = Own::new(&own_options, players).unwrap();
    let mut chance = QuickDice::new(seed);
    // What chance has brought to one of the two and not yet to the other.
    let mut brought: Vec<EventOf<Own>> = Vec::new();
    for decision in 0.. {
        while matches!(rust.pending(), Pending::Throw | Pending::Rules) {
            if let Some(effect) = rust.next_effect() {
                rust.evolve(&Event::Effect(effect));
            } else {
                let throw = rust.throw(&mut chance).unwrap();
                brought.push(Event::Throw(G::brought(&throw).parse().unwrap()));
                rust.evolve(&Event::Throw(throw));
            }
        }
        while file.pending() == Pending::Throw {
            let next = brought.iter().position(|event| match event {
                Event::Throw(throw) => file.check_throw(throw).is_ok(),
                _ => false,
            });
            let next = next.unwrap_or_else(|| panic!("{}: {brought:?}", G::ID));
            file.evolve(&brought.remove(next));
        }
        assert!(brought.is_empty(), "{} with seed {seed}: {brought:?}", G::ID);
        let place = || format!("{} for {players}, seed {seed}, decision {decision}", G::ID);
        assert_eq!(file.fault(), None, "{}", place());
        assert_eq!(file.pending(), rust.pending(), "{}", place());
        let view = file.view(engine::Viewer::Spectator);
        assert_eq!(view.dice, rust.dice(), "{}", place());
        let stocks: Vec<u16> = view.players.iter().map(|player| player.stock).collect();
        assert_eq!(stocks, rust.stocks(), "{}", place());
        let result = |standings: Vec<engine::Standing>| -> BTreeMap<Seat, (i32, u8)> {
            standings.into_iter().map(|s| (s.seat, (s.score, s.rank))).collect()
        };
        assert_eq!(result(file.standings()), result(rust.standings()), "{}", place());
        let Pending::One(seat) = rust.pending() else {
            assert_eq!(rust.pending(), Pending::Over);
            return decision;
        };
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        rust.choices(seat, &mut ours);
        file.choices(seat, &mut theirs);
        let written: Vec<String> = ours.iter().map(|action| rust.action(action)).collect();
        let listed: Vec<String> = theirs.iter().map(ToString::to_string).collect();
        assert_eq!(listed, written, "{}", place());
        let index = chance.below(ours.len() as u32) as usize;
        rust.evolve(&Event::Act(seat, ours[index].clone()));
        file.evolve(&Event::Act(seat, theirs[index].clone()));
    }
    unreachable!()
}

/// Plays `usual` games, or a thousand in the thorough run.
fn play_many<G: Twin>(usual: u64, own: &[(&str, &str)], set: &[(&str, &str)], players: &[u8]) {
    let mut options = G::Options::default();
    for (key, value) in set {
        options.set(key, value).unwrap();
    }
    let games = if std::env::var_os("KISTE_THOROUGH").is_some() { 1_000 } else { usual };
    let mut decisions = 0;
    for seed in 0..games {
        decisions += play::<G>(&options, own, players[seed as usize % players.len()], seed);
    }
    assert!(decisions as u64 > games, "games of more than a decision");
}

#[test]
fn abquetschen_as_a_file_is_abquetschen() {
    play_many::<Abquetschen>(12, &[], &[], &[2, 3]);
    play_many::<Abquetschen>(2, &[("start", "free")], &[("start", "free")], &[2]);
}

#[test]
fn cui_bono_as_a_file_is_cui_bono() {
    play_many::<CuiBono>(12, &[], &[], &[2, 3, 4, 5, 6]);
    play_many::<CuiBono>(4, &[("repeats", "2")], &[("repeats", "2")], &[2]);
}

#[test]
fn wuerfelmarsch_as_a_file_is_wuerfelmarsch() {
    play_many::<Wuerfelmarsch>(12, &[], &[], &[2, 3]);
    play_many::<Wuerfelmarsch>(4, &[("turning", "10")], &[("turning", "10")], &[2, 3]);
}
