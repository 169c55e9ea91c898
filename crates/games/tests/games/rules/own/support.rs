//! Files and games for the tests.

use engine::{Chance, DataFile, Event, Game, Options, QuickDice, Seat, SetupError, advance};
use games::own::{GameFile, Own, OwnOptions};

/// A head that takes anything, and this script.
pub(super) fn file(script: &str) -> DataFile {
    with_head("plate = 3", script)
}

/// The same with more in its head.
pub(super) fn with_head(more: &str, script: &str) -> DataFile {
    let text = format!(
        "game = \"own\"\nkind = \"rules\"\ntitle = \"Test\"\nauthor = \"Mia\"\n\
         licence = \"CC0-1.0\"\nplayers = [2, 4]\n{more}\n--- script\n{script}"
    );
    DataFile { name: "test.kiste-game".to_owned(), text }
}

/// Functions for all that a test does not speak of.
pub(super) fn script(own: &str) -> String {
    let mut script = own.to_owned();
    for (name, function) in [
        ("fn setup(", "fn setup(t) { }"),
        ("fn choices(", "fn choices(t) { puts(t.places) }"),
        ("fn apply(", "fn apply(t, move) { t.put(move.cell, die(RED)); t.next(); }"),
        ("fn score(", "fn score(t, seat) { 0 }"),
        ("fn over(", "fn over(t) { t.places.len == 0 }"),
    ] {
        if !own.contains(name) {
            script = format!("{script}\n{function}");
        }
    }
    script
}

pub(super) fn read(file: &DataFile) -> Result<(), SetupError> {
    GameFile::read(file).map(drop)
}

pub(super) fn options(file: &DataFile) -> OwnOptions {
    let mut options = OwnOptions::default();
    options.attach(file.clone()).unwrap_or_else(|error| panic!("{error}"));
    options
}

pub(super) fn start(file: &DataFile, players: u8) -> Result<Own, SetupError> {
    Own::new(&options(file), players)
}

pub(super) fn choices(game: &Own) -> Vec<String> {
    let mut out = Vec::new();
    for seat in game.pending().seats() {
        game.choices(seat, &mut out);
    }
    out.iter().map(ToString::to_string).collect()
}

pub(super) fn act(game: &mut Own, action: &str) {
    let seat = game.pending().seats().first().unwrap_or(Seat::new(0));
    let action = action.parse().unwrap();
    game.check(seat, &action).unwrap_or_else(|why| panic!("{action}: {why}"));
    game.evolve(&Event::Act(seat, action));
}

/// Plays at random to the end.
pub(super) fn play_out(game: &mut Own, seed: u64) -> usize {
    let mut chance = QuickDice::new(seed);
    let (mut moves, mut out) = (0, Vec::new());
    while let Some(seat) = advance(game, &mut chance) {
        out.clear();
        game.choices(seat, &mut out);
        let action = chance.pick(&out).unwrap().clone();
        game.evolve(&Event::Act(seat, action));
        moves += 1;
    }
    moves
}
