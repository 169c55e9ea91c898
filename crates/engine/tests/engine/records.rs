//! Records: what is read, what is refused, and what the dice prove.

use engine::{Match, Options, Record, RecordError, Secret, VerifyError, validate, verify};
use games::pig::{Pig, PigOptions};

const HEAD: &str = "kiste record 1\ngame: pig\noption: target=10\nseat 1: Mia\nseat 2: Tom\n";

fn replayed(events: &str) -> Result<usize, RecordError> {
    let record: Record = format!("{HEAD}{events}").parse()?;
    validate::<Pig>(&record, usize::MAX).map(|replayed| replayed.events.len())
}

/// The line and sentence of the first mistake.
#[track_caller]
fn refused(events: &str, line: usize, sentence: &str) {
    let illegal = replayed(events).unwrap_err();
    assert_eq!((illegal.line, illegal.refusal.to_string().as_str()), (line, sentence));
}

#[test]
fn a_record_may_stop_anywhere() {
    assert_eq!(replayed(""), Ok(0));
    assert_eq!(replayed("1: roll"), Ok(1));
    assert_eq!(replayed("1: roll\nthrow: 6\n1: hold\n2: roll"), Ok(4));
}

#[test]
fn comments_blanks_and_line_ends_of_any_kind_do_not_matter() {
    assert_eq!(replayed("# hello\r\n\r\n  1: roll   # why not\r\n\tthrow: 6 #\r\n"), Ok(2));
    let with_mark = format!("\u{feff}{HEAD}1: roll");
    assert!(with_mark.parse::<Record>().is_ok());
}

#[test]
fn the_first_illegal_line_is_named_with_its_reason() {
    refused("1: hold", 6, "roll at least once before you hold");
    refused("2: roll", 6, "it is not seat 2's turn");
    refused("3: roll", 6, "there is no seat 3 at this table");
    refused("1: roll\n1: roll", 7, "it is not seat 1's turn");
    refused("throw: 3", 6, "no throw is due here");
    refused("1: roll\nthrow: 7", 7, "“7” is not a die from 1 to 6");
    refused("1: jump", 6, "“jump” is not one of roll, hold");
    refused("= tick", 6, "“tick” is not anything this game knows");
    let over = "1: roll\nthrow: 6\n1: roll\nthrow: 5\n1: hold\n2: roll";
    refused(over, 11, "the game is over");
}

#[test]
fn a_head_that_is_wrong_is_refused() {
    for (text, line) in [
        ("", 1),
        ("hello", 1),
        ("kiste record 2\ngame: pig", 1),
        ("kiste record 1\nseat 1: Mia", 1),
        ("kiste record 1\ngame: pig\nseat 2: Tom", 3),
        ("kiste record 1\ngame: pig\noption: target", 3),
        ("kiste record 1\ngame: pig\ncommitment: 12", 3),
        ("kiste record 1\ngame: pig\n| stray", 3),
    ] {
        assert_eq!(text.parse::<Record>().unwrap_err().line, line, "{text}");
    }
    let unknown: Record = HEAD.replace("target=10", "goal=10").parse().unwrap();
    let error = validate::<Pig>(&unknown, usize::MAX).unwrap_err();
    assert_eq!(error.refusal.code, "unknown-option");
}

#[test]
fn a_name_cannot_smuggle_lines_into_a_record() {
    let names = vec!["Mia\n2: roll # x".to_owned(), "  Tom  ".to_owned()];
    let game = Match::<Pig>::new(PigOptions::default(), names, Secret::numbered(1, 1)).unwrap();
    let text = game.record().to_string();
    assert!(text.contains("\nseat 1: Mia 2: roll x\nseat 2: Tom\n"), "{text}");
    assert_eq!(text.parse::<Record>().unwrap().seats.len(), 2);
}

/// A finished game of two who hold at once.
fn finished() -> Record {
    let mut options = PigOptions::default();
    options.set("target", "10").unwrap();
    let names = vec!["Mia".to_owned(), "Tom".to_owned()];
    let mut game = Match::<Pig>::new(options, names, Secret::numbered(1, 2)).unwrap();
    while let Some(seat) = engine::Game::pending(game.game()).seats().first() {
        let hold = "hold".parse().unwrap();
        let action = if game.check(seat, &hold).is_ok() { hold } else { "roll".parse().unwrap() };
        game.act(seat, action).unwrap();
    }
    game.record().to_string().parse().unwrap()
}

fn proven(record: &Record) -> Result<(), VerifyError> {
    verify(record, &validate::<Pig>(record, usize::MAX).unwrap())
}

#[test]
fn the_dice_of_a_finished_game_are_proven() {
    assert_eq!(proven(&finished()), Ok(()));
}

#[test]
fn changed_dice_do_not_fit_the_seed() {
    let mut record = finished();
    let at = record.events.iter().rposition(|line| line.text.starts_with("throw")).unwrap();
    let (line, text) = (record.events[at].number, record.events[at].text.clone());
    // Another throw that leaves the rest of the game legal.
    let other = if text == "throw: 2" { "throw: 3" } else { "throw: 2" };
    other.clone_into(&mut record.events[at].text);
    match proven(&record) {
        Err(VerifyError::OtherThrow { line: at, fixed, .. }) => {
            assert_eq!((at, format!("throw: {fixed}")), (line, text));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_seed_that_was_not_promised_proves_nothing() {
    let mut record = finished();
    record.secret = Some(Secret::numbered(9, 9));
    assert_eq!(proven(&record), Err(VerifyError::OtherSecret));
    record.secret = None;
    assert_eq!(proven(&record), Err(VerifyError::NoSecret));
    let mut record = finished();
    record.commitment = None;
    assert_eq!(proven(&record), Err(VerifyError::NoCommitment));
}

#[test]
fn the_secret_stays_secret_until_the_end() {
    let names = vec!["Mia".to_owned(), "Tom".to_owned()];
    let mut game = Match::<Pig>::new(PigOptions::default(), names, Secret::numbered(1, 3)).unwrap();
    game.act(engine::Seat::new(0), "roll".parse().unwrap()).unwrap();
    assert_eq!(game.reveal(), None);
    assert!(!game.record().to_string().contains("seed:"));
    assert_eq!(game.commitment(), Secret::numbered(1, 3).commitment());
}
