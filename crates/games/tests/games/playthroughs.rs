//! Playthroughs of every registered game, kept under `tests/playthroughs`.
//!
//! Each is a legal record whose comments show what could be chosen at every
//! decision, so a change of rules, dice or the order of choices shows up as a
//! changed file. `cargo xtask bless` writes them anew.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use engine::{Chance, Cost, Event, Game, Match, Options, QuickDice, Secret, laws, sample_timeout};
use games::Visitor;
use sha2::{Digest, Sha256};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// How many choices a comment writes out before it goes over to a digest.
const WRITTEN_OUT: usize = 8;

/// The files a game must have: name and content.
struct Playthroughs;

impl Visitor for Playthroughs {
    type Out = Vec<(String, String)>;

    fn visit<G: Game>(self) -> Self::Out {
        let default = G::Options::default();
        let default = default.pairs();
        let mut files = Vec::new();
        for setup in laws::setups::<G>() {
            // Of a simulated world one game is kept, with the most players.
            let one = setup.players == *G::PLAYERS.end() && setup.options == G::Options::default();
            if G::COST == Cost::Simulated && !one {
                continue;
            }
            let changed: Vec<String> = setup
                .options
                .pairs()
                .into_iter()
                .filter(|pair| !default.contains(pair))
                .map(|(key, value)| format!("-{key}={value}"))
                .collect();
            // Three seeds of the game as it comes, one of each option.
            let many = changed.is_empty() && G::COST == Cost::Quick;
            let seeds = if many { 1..=3 } else { 1..=1 };
            for seed in seeds {
                let name = format!("{}-players{}-{seed}.kiste", setup.players, changed.concat());
                files.push((name, playthrough(&setup, seed)));
            }
        }
        files
    }
}

fn playthrough<G: Game>(setup: &laws::Setup<G>, seed: u64) -> String {
    let names = (1..=setup.players).map(|number| format!("Player {number}")).collect();
    let secret = Secret::numbered(seed, u64::from(setup.players));
    let mut game = Match::<G>::new(setup.options.clone(), names, secret).unwrap();
    let mut chance = QuickDice::new(seed);
    let mut body = String::new();
    let mut written = 0;
    let mut choices = Vec::new();
    loop {
        for event in &game.events()[written..] {
            writeln!(body, "{event}").unwrap();
        }
        written = game.events().len();
        if sample_timeout(game.game(), &mut chance).is_some() {
            game.timeout();
            continue;
        }
        let mut seats = game.game().pending().seats();
        let asked = seats.len();
        let Some(seat) = seats.nth(chance.below(asked.into()) as usize) else { break };
        choices.clear();
        game.game().choices(seat, &mut choices);
        writeln!(body, "#   {seat} can: {}", list(&choices)).unwrap();
        let action = chance.pick(&choices).unwrap().clone();
        game.act(seat, action).unwrap();
    }
    for standing in game.game().standings() {
        let parts: Vec<String> =
            standing.parts.iter().map(|part| format!("{} {}", part.name, part.points)).collect();
        writeln!(
            body,
            "#   seat {}: rank {}, {} points ({})",
            standing.seat,
            standing.rank,
            standing.score,
            parts.join(", ")
        )
        .unwrap();
    }

    // The record's own head and foot around the annotated events.
    let mut record = game.record();
    record.events.clear();
    let frame = record.to_string();
    let (head, foot) = frame.split_once("\n\n").unwrap();
    format!("{head}\n\n{body}\n{foot}")
}

fn list<A: ToString>(choices: &[A]) -> String {
    let texts: Vec<String> = choices.iter().map(ToString::to_string).collect();
    if texts.len() <= WRITTEN_OUT {
        return texts.join(" | ");
    }
    let digest = Sha256::digest(texts.join("\n"));
    format!(
        "{} | … {} in all, digest {:02x}{:02x}{:02x}{:02x}",
        texts[..WRITTEN_OUT / 2].join(" | "),
        texts.len(),
        digest[0],
        digest[1],
        digest[2],
        digest[3],
    )
}

engine::each_game!(games::registered: a_game_plays_as_its_playthroughs_say = plays_as_written);

fn plays_as_written(id: &str) {
    let bless = std::env::var_os("KISTE_BLESS").is_some();
    let mut wrong = Vec::new();
    let folder = root().join("tests/playthroughs").join(id);
    let due = games::visit(id, Playthroughs).unwrap();
    if bless {
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        for (name, text) in &due {
            fs::write(folder.join(name), text).unwrap();
        }
    }
    for (name, text) in &due {
        let path = folder.join(name);
        match fs::read_to_string(&path) {
            Ok(kept) if kept == *text => {}
            Ok(kept) => {
                let line = kept.lines().zip(text.lines()).take_while(|(a, b)| a == b).count();
                wrong.push(format!("{id}/{name} differs from line {}", line + 1));
            }
            Err(_) => wrong.push(format!("{id}/{name} is missing")),
        }
    }
    for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if !due.iter().any(|(due, _)| *due == name) {
            wrong.push(format!("{id}/{name} belongs to no setup"));
        }
    }
    assert!(
        wrong.is_empty(),
        "If the change is meant, run `cargo xtask bless` and look at the difference.\n{}",
        wrong.join("\n"),
    );
}

engine::each_game!(games::registered: playthroughs_are_legal_records = records_are_legal);

/// A playthrough is a record: it can be judged, and its dice are proven.
fn records_are_legal(id: &str) {
    struct Validate(engine::Record);
    impl Visitor for Validate {
        type Out = usize;
        fn visit<G: Game>(self) -> usize {
            let replayed = engine::validate::<G>(&self.0, usize::MAX).unwrap();
            engine::verify(&self.0, &replayed).unwrap();
            replayed.events.iter().filter(|(_, event)| matches!(event, Event::Act(..))).count()
        }
    }
    let mut decisions = 0;
    for entry in fs::read_dir(root().join("tests/playthroughs").join(id)).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        decisions += games::visit(id, Validate(text.parse().unwrap())).unwrap();
    }
    assert!(decisions > 0, "{id}");
}

/// Records name their options, so they are replayed with what they were played
/// with, whatever the defaults have become.
#[test]
fn records_from_before_a_default_changed_are_replayed_as_they_were_played() {
    struct Replay(engine::Record);
    impl Visitor for Replay {
        type Out = Result<usize, engine::RecordError>;
        fn visit<G: Game>(self) -> Self::Out {
            let told = engine::replay_trusted::<G>(&self.0)?;
            assert_eq!(told.game.pending(), engine::Pending::Over, "to its end");
            Ok(told.events.len())
        }
    }
    let mut files: Vec<_> = fs::read_dir(root().join("tests/records"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    assert!(!files.is_empty());
    for path in files {
        let record: engine::Record = fs::read_to_string(&path).unwrap().parse().unwrap();
        let lines: Vec<String> = record.events.iter().map(|line| line.text.clone()).collect();
        let (game, names) = (record.game.clone(), record.seats.clone());
        let secret = record.secret.unwrap();
        // A table that was stored then is taken up, too.
        let resumed =
            games::resume_match(&game, &record.options, &[], names, secret, &lines).unwrap();
        assert_eq!(resumed.unwrap().len(), lines.len(), "{}", path.display());
        let told = games::visit(&game, Replay(record)).unwrap();
        assert_eq!(told, Ok(lines.len()), "{}", path.display());
    }
}

/// Records carry the wheel they were played with, and those from before they
/// did are judged by the wheel of then: turns are simulated again to the bit.
#[test]
fn a_record_from_before_the_wheel_changed_is_judged_by_its_own_wheel() {
    use games::hamsterrolle::Hamsterrolle;
    let path = root().join("tests/records/hamsterrolle-4-players-1.kiste");
    let record: engine::Record = fs::read_to_string(path).unwrap().parse().unwrap();
    let last = record.events[12].number;
    let told = engine::validate::<Hamsterrolle>(&record, last).unwrap();
    assert_eq!(told.events.len(), 13);
    let first = wheel::Kit::read(wheel::FIRST).unwrap();
    assert!(*told.game.kit() == first && first != *wheel::Kit::standard());
}

/// Nobody can register a game and leave its pages unwritten.
#[test]
fn every_game_has_its_pages() {
    for id in games::ids() {
        for page in [
            format!("docs/notation/{id}.md"),
            format!("docs/rules/en/{id}.md"),
            format!("docs/rules/de/{id}.md"),
        ] {
            assert!(root().join(&page).is_file(), "{page} is missing");
        }
    }
}
