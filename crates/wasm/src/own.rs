//! The workshop: games that people write, checked while they type and tried by
//! bots in the background.

use bots::{BenchReport, TestBench};
use engine::{
    DataFile, Game, Match, OptionSpec, Secret, Sentence, SetupError, Viewer, read_options,
};
use games::own::{Own, OwnOptions, OwnView, examine, words};
use serde::Serialize;

/// What a check of a file finds.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Checked {
    /// It can be played.
    InOrder(Box<OwnHead>),
    /// It has a mistake.
    Mistake {
        /// The line of the file, from 1; none if it is in no line.
        line: Option<usize>,
        /// Where in that line, from 1, if that is known.
        column: Option<usize>,
        /// Where else it is: a key of the head, or a part of the file.
        place: String,
        /// What is wrong and what would be right.
        #[serde(flatten)]
        told: Sentence,
    },
}

/// What the head of a file says, and its rules.
#[derive(Debug, Serialize)]
pub struct OwnHead {
    /// What the game is called.
    pub title: String,
    /// Who wrote it.
    pub author: String,
    /// Under which terms others may use it.
    pub licence: String,
    /// Its language.
    pub language: String,
    /// The game in a line.
    pub about: String,
    /// Possible numbers of players.
    pub players: Vec<u8>,
    /// What can be chosen beforehand.
    pub options: Vec<OptionSpec>,
    /// The rules in words, Markdown.
    pub rules: String,
    /// How it looks before the first move, for the fewest who can play.
    pub start: OwnView,
}

/// A word for completion in an editor.
#[derive(Debug, Serialize)]
pub struct HostWord {
    /// Where it belongs.
    pub group: &'static str,
    /// How it is written.
    pub sign: &'static str,
    /// What it means.
    pub about: &'static str,
}

fn options(name: &str, text: &str, chosen: &[(String, String)]) -> Result<OwnOptions, SetupError> {
    read_options(chosen, &[DataFile { name: name.to_owned(), text: text.to_owned() }])
}

/// Reads a file and sets it up for every number of players.
///
/// ```
/// use kiste_wasm::{Checked, own_check};
/// let text = games::own::Sample::Summit.data_file().text;
/// assert!(matches!(own_check("summit.kiste-game", &text), Checked::InOrder(_)));
/// let broken = text.replace("fn score(", "fn scroe(");
/// assert!(matches!(own_check("summit.kiste-game", &broken), Checked::Mistake { .. }));
/// ```
pub fn own_check(name: &str, text: &str) -> Checked {
    match examine(DataFile { name: name.to_owned(), text: text.to_owned() }) {
        Ok((file, start)) => {
            let head = &file.head;
            Checked::InOrder(Box::new(OwnHead {
                title: head.title.clone(),
                author: head.author.clone(),
                licence: head.licence.clone(),
                language: head.language.clone(),
                about: head.about.clone(),
                players: head.players.clone().collect(),
                options: head.options.clone(),
                rules: file.rules.clone(),
                start,
            }))
        }
        Err(SetupError::BadFile { place, reason, .. }) => {
            let (line, column) = line_and_column(&place);
            Checked::Mistake { line, column, place, told: reason }
        }
        Err(other) => {
            let told = other.to_string().into();
            Checked::Mistake { line: None, column: None, place: String::new(), told }
        }
    }
}

/// Where a game stands after some moves.
#[derive(Debug, Serialize)]
pub struct OwnPosition {
    /// What everybody sees.
    pub view: OwnView,
    /// What whose turn it is can do; nothing when the game is over.
    pub choices: Vec<String>,
    /// How many of the moves the rules allow; the others were left out.
    pub made: usize,
}

/// Plays these moves from the beginning, always with the same dice, as far as
/// the rules allow them: so an author goes on where they were when the rules
/// change under their hands. Nothing if the file cannot be played by so many.
///
/// ```
/// let text = games::own::Sample::Summit.data_file().text;
/// let moves = ["put 004".to_owned(), "put 013".to_owned(), "fly 000".to_owned()];
/// let position = kiste_wasm::own_position("summit.kiste-game", &text, 2, &moves).unwrap();
/// assert_eq!((position.made, position.view.dice.len()), (2, 2));
/// assert!(position.choices.contains(&"put 022".to_owned()));
/// ```
pub fn own_position(name: &str, text: &str, players: u8, moves: &[String]) -> Option<OwnPosition> {
    let options = options(name, text, &[]).ok()?;
    let names = vec![String::new(); players.into()];
    let mut game = Match::<Own>::new(options, names, Secret::numbered(1, 0)).ok()?;
    let made = moves.iter().take_while(|text| {
        let seat = game.game().pending().seats().first();
        let action = text.parse().ok();
        seat.zip(action).is_some_and(|(seat, action)| game.act(seat, action).is_ok())
    });
    let made = made.count();
    let game = game.game();
    let mut choices = Vec::new();
    if let Some(seat) = game.pending().seats().first() {
        game.choices(seat, &mut choices);
    }
    let choices = choices.iter().map(ToString::to_string).collect();
    Some(OwnPosition { view: game.view(Viewer::Spectator), choices, made })
}

/// What is in `line 7` or `line 7, column 3`; nothing in other places.
fn line_and_column(place: &str) -> (Option<usize>, Option<usize>) {
    let Some(place) = place.strip_prefix("line ") else { return (None, None) };
    let (line, column) = place.split_once(", column ").unwrap_or((place, ""));
    (line.parse().ok(), column.parse().ok())
}

/// All words that a script has for the table.
pub fn own_words() -> Vec<HostWord> {
    let words = words().iter();
    words.map(|word| HostWord { group: word.group, sign: word.sign, about: word.about }).collect()
}

/// Games of bots on a file, one at a time.
#[derive(Debug)]
pub struct OwnBench(TestBench);

impl OwnBench {
    /// A bench for so many games.
    pub fn new(
        name: &str,
        text: &str,
        chosen: &[(String, String)],
        players: u8,
        games: u32,
    ) -> Result<Self, String> {
        options(name, text, chosen)
            .and_then(|options| TestBench::new(options, players, games, 1))
            .map(Self)
            .map_err(|error| error.to_string())
    }

    /// Plays the next game; whether there was one.
    pub fn step(&mut self) -> bool {
        self.0.step()
    }

    /// What was found so far.
    pub fn report(&self) -> BenchReport {
        self.0.report()
    }
}
