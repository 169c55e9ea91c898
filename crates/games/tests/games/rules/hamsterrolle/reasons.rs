//! Every refusal says why, in both languages, and changes nothing.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use engine::{Match, Refused, Secret};
use games::hamsterrolle::{Deal, HamsterrolleReason as Reason};

use super::*;

/// One refusal of each kind, and the game that gave it.
fn refusals() -> Vec<(Hamsterrolle, u8, HamsterrolleAction, Reason)> {
    let fresh = table(2, &[]);
    let first = table(2, &[("edition", "2000")]);
    let mut built_up = table(2, &[]);
    let lies = wheel(70, &[("red1", 60.0), ("starter", 95.0)]);
    turn(&mut built_up, 1, "place red1 in 3 flat", built(3, lies.clone()));
    let mut old = table(2, &[("edition", "2000")]);
    turn(&mut old, 1, "place red1 in 3 flat", built(3, lies));
    let mut tip = table(2, &[("edition", "2000"), ("tip", "true")]);
    let lies = wheel(30, &[("red1", 60.0), ("starter", 0.0)]);
    turn(&mut tip, 1, "place red1 in 3 flat", built(3, lies));
    let mut moved = old.clone();
    let lies = wheel(70, &[("red1", 54.0), ("starter", 95.0)]);
    turn(&mut moved, 2, "shift red1 in 3 flat -60", built(3, lies));

    let long = |verb, game: &Hamsterrolle| {
        let hands = hands_of(game, "place red1 in 3 flat up 1");
        by_hand(verb, "red1", std::iter::repeat_n(Hand::HOME, 1_900).chain(hands))
    };
    let late = long(Verb::Place, &fresh).into();
    let told = |text: &str| text.parse::<HamsterrolleAction>().unwrap();
    let cases = [
        (&fresh, 1, told("place red3 in 3 flat up 1")),
        (&fresh, 1, told("place red1 in 2 flat up 1")),
        (&built_up, 2, told("place red3 in 3 flat +90 up 1")),
        (&built_up, 2, told("place purple3 in 3 flat -90 up 1")),
        (&fresh, 1, told("place red1 in 3 flat up 1 out 40")),
        (&fresh, 1, told("place red1 by hand ")),
        (&fresh, 1, late),
        (&fresh, 1, by_hand(Verb::Drop, "red1", [Hand::HOME]).into()),
        (&built_up, 2, told("shift red1 in 3 flat up 1")),
        (&first, 1, told("shift red1 in 3 flat up 1")),
        (&old, 2, told("shift red1 in 5 flat up 1")),
        (&moved, 2, told("pass starter in 6 upright up 1")),
        (&fresh, 1, told("pass red1 in 3 flat up 1")),
        (&built_up, 2, told("pass red1 in 2 flat up 1")),
        (&tip, 2, told("pass starter in 3 upright up 1")),
        (&fresh, 1, told("place red1 in 3 flat +999")),
        (&fresh, 1, told("sit")),
    ];
    cases
        .into_iter()
        .map(|(game, number, turn)| match game.check(seat(number), &turn) {
            Err(reason) => (game.clone(), number, turn, reason),
            Ok(()) => panic!("{turn} is not refused"),
        })
        .collect()
}

fn code(reason: &Reason) -> (String, BTreeMap<String, serde_json::Value>) {
    let mut fields: BTreeMap<String, serde_json::Value> =
        serde_json::from_value(serde_json::to_value(reason).unwrap()).unwrap();
    (fields.remove("code").unwrap().as_str().unwrap().to_owned(), fields)
}

#[test]
fn every_refusal_says_why_in_both_languages() {
    let mut all: Vec<Reason> = refusals().into_iter().map(|(.., reason)| reason).collect();
    let no_deal = table(2, &[]).check_throw(&"3".parse::<Deal>().unwrap()).unwrap_err();
    all.push(no_deal);
    let mut codes: Vec<String> = all.iter().map(|reason| code(reason).0).collect();
    codes.sort();
    codes.dedup();
    assert_eq!(codes.len(), 18, "each reason once: {codes:?}");

    for language in ["en", "de"] {
        let path = format!("../../data/messages/{language}/hamsterrolle.ftl");
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
        for reason in &all {
            let (code, fields) = code(reason);
            let line = text
                .lines()
                .find_map(|line| line.strip_prefix(&format!("refused-{code} = ")))
                .unwrap_or_else(|| panic!("{language} does not say {code}"));
            for named in line.split("{ $").skip(1) {
                let name = named.split(' ').next().unwrap();
                assert!(fields.contains_key(name), "{language}, {code}: nothing is {name}");
            }
        }
    }
}

#[test]
fn a_refusal_leaves_the_game_as_it_was() {
    for (game, number, turn, reason) in refusals() {
        let before = game.clone();
        let again = game.check(seat(number), &turn);
        assert_eq!(again, Err(reason), "the same again");
        assert_eq!(game, before);
    }
    // And so it is in a match.
    let seats = vec!["Mia".to_owned(), "Tom".to_owned()];
    let mut game: Match<Hamsterrolle> =
        Match::new(HamsterrolleOptions::default(), seats, Secret::numbered(4, 0)).unwrap();
    let before = game.clone();
    let now = game.game().pending().seats().first().unwrap();
    let own = game.game().stock(now).pieces().next().unwrap();
    let wrong = format!("place {own} in 5 flat up 1").parse().unwrap();
    assert!(matches!(game.act(now, wrong), Err(Refused::Rule(Reason::WrongCompartment { .. }))));
    let right: HamsterrolleAction = format!("place {own} in 3 flat up 1").parse().unwrap();
    let other = now.next(2);
    assert!(matches!(game.act(other, right), Err(Refused::NotYourTurn { .. })));
    assert_eq!((game.game(), game.events()), (before.game(), before.events()));
}
