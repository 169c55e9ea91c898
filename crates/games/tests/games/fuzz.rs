//! Records and data files that are nearly right, by the thousand: whoever
//! judges them refuses or agrees, and never panics, hangs or contradicts
//! itself.

#[path = "../../../../tests/mutate.rs"]
mod mutate;

use std::fs;
use std::path::{Path, PathBuf};

use engine::{Chance, Cost, DataFile, Game, QuickDice, Record, Secret};
use games::Visitor;
use mutate::{each_case, mutate};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Everything below a folder that ends so, in order.
fn files(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.to_string_lossy().ends_with(ending));
    paths.sort();
    let read = |path: &PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        (name, fs::read_to_string(path).unwrap())
    };
    paths.iter().map(read).collect()
}

/// How far a turn of a simulated world is computed: each takes a fraction of a
/// second.
const TURNS: usize = 1;

/// Judges a record as strangers' records are replayed, and looks at it as
/// players look at theirs.
struct Validate<'a>(&'a Record);

impl Visitor for Validate<'_> {
    type Out = bool;

    fn visit<G: Game>(self) -> bool {
        let Self(record) = self;
        // What is only looked at may say anything, but must not break the eye.
        let _ = engine::replay_trusted::<G>(record);
        let last = match G::COST {
            Cost::Simulated => record.events.get(TURNS).map_or(usize::MAX, |line| line.number),
            Cost::Quick => usize::MAX,
        };
        let Ok(replayed) = engine::validate::<G>(record, last) else { return false };
        let _ = engine::verify(record, &replayed);
        let _ = replayed.game.standings();
        // Legal now, legal when written down, and the same game.
        let again: Record = record.to_string().parse().expect("a record that was read is written");
        if last == usize::MAX {
            let again = engine::validate::<G>(&again, last).expect("what is legal stays so");
            let texts = |replayed: &engine::Replayed<G>| -> Vec<String> {
                replayed.events.iter().map(|(_, event)| event.to_string()).collect()
            };
            assert_eq!(texts(&replayed), texts(&again));
        }
        true
    }
}

#[test]
fn no_record_breaks_validation() {
    // Without the comments: a mistake in one of them is none.
    let bare = |(name, text): (String, String)| {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        (name, lines.flat_map(|line| [line, "\n"]).collect::<String>())
    };
    let records = |id: &&'static str| {
        let files = files(&root().join("tests/playthroughs").join(id), ".kiste");
        (*id, files.into_iter().map(bare).collect::<Vec<_>>())
    };
    let games: Vec<_> = games::ids().iter().map(records).collect();
    let (mut read, mut legal, mut cases) = (0, 0, 0);
    each_case(3_000, 1, |dice| {
        cases += 1;
        let (id, records) = dice.pick(&games).unwrap();
        let (_, text) = dice.pick(records).unwrap();
        let (_, other) = dice.pick(records).unwrap();
        let text = mutate(text, other, dice);
        let Ok(record) = text.parse::<Record>() else { return };
        read += 1;
        // The game may be another one now.
        let game = if games::ids().contains(&record.game.as_str()) { &record.game } else { *id };
        legal += usize::from(games::visit(game, Validate(&record)).unwrap());
    });
    println!("{cases} records, {read} of them readable, {legal} legal");
    assert!(cases < 1_000 || (read > cases / 4 && legal > 0), "the cases do not reach the rules");
}

/// Plays a game on files that were taken, as far as `most` moves.
fn play(id: &str, files: &[DataFile], players: u32, most: usize, dice: &mut QuickDice) -> bool {
    let names = (1..=players).map(|number| format!("Player {number}")).collect();
    let secret = Secret::numbered(u64::from(dice.bits()), 1);
    let Some(Ok(mut game)) = games::new_match(id, &[], files, names, secret) else { return false };
    for _ in 0..most {
        let Some(seat) = game.pending().seats().next() else { break };
        let (choices, _) = game.choices(seat);
        let choice = dice.pick(&choices).expect("whoever is asked can do something");
        game.act(seat, choice).expect("what is offered can be done");
    }
    let _ = game.standings();
    true
}

#[test]
fn no_data_file_breaks_a_game() {
    let plate = "ryp".repeat(15);
    let standing = format!("game = \"raffzahn\"\nkind = \"pyramid\"\ndice = \"{plate}\"\n");
    let sheets: Vec<(&str, Vec<(String, String)>)> = ["hamstern", "hop-n-roll"]
        .map(|id| (id, files(&root().join("data").join(id), ".toml")))
        .into_iter()
        .chain([("raffzahn", vec![("evening".to_owned(), standing)])])
        .collect();
    let (mut taken, mut cases) = (0, 0);
    each_case(3_000, 1, |dice| {
        cases += 1;
        let (id, sheets) = dice.pick(&sheets).unwrap();
        let (name, text) = dice.pick(sheets).unwrap();
        let (_, other) = dice.pick(sheets).unwrap();
        let file = DataFile { name: name.clone(), text: mutate(text, other, dice) };
        taken += usize::from(play(id, &[file], 1 + dice.below(4), 40, dice));
    });
    println!("{cases} files, {taken} of them played on");
    assert!(cases < 1_000 || taken > cases / 100, "no changed file is ever taken");
}
