//! What the notation says, and what it does not.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use engine::NotationError;
use games::hop_n_roll::{HopAction, HopEffect, HopThrow};

#[track_caller]
fn both_ways<T: FromStr<Err = NotationError> + Display + Debug>(texts: &[&str]) {
    for text in texts {
        assert_eq!(text.parse::<T>().unwrap().to_string(), *text);
    }
}

#[test]
fn notation_goes_both_ways() {
    both_ways::<HopAction>(&["hop 1", "hop 9", "write 4 red3", "write 6 purple8", "nothing"]);
    both_ways::<HopThrow>(&["start 3", "2 3 5 5 green", "1 1 ?", "1 2 3 4 5 6 yellow"]);
    both_ways::<HopEffect>(&["nothing 2", "round 12", "last round", "end"]);
}

#[test]
fn unsorted_dice_are_read_as_the_sorted_throw() {
    let throw: HopThrow = "5  2 5 3 ?".parse().unwrap();
    assert_eq!(throw.to_string(), "2 3 5 5 ?");
}

#[test]
fn what_is_not_notation_says_what_would_be() {
    for text in [
        "hop",
        "hop 0",
        "hop 10",
        "hop 1 2",
        "write 4",
        "write 7 red1",
        "write 4 red9",
        "write 4 red0",
        "write 4 pink1",
        "write 4 red",
        "write 4 rödé",
        "nothing at all",
        "",
    ] {
        let error = text.parse::<HopAction>().unwrap_err();
        assert!(!error.expected.is_empty(), "{text}");
    }
    for text in ["start", "start 0", "2 green", "2 3", "1 1 1 1 1 1 1 ?", "0 3 red", "green", ""] {
        assert!(text.parse::<HopThrow>().is_err(), "{text}");
    }
    for text in ["nothing", "round", "round -1", "last", "end now", ""] {
        assert!(text.parse::<HopEffect>().is_err(), "{text}");
    }
}
