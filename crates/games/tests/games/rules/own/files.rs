//! What a file can say.

use engine::{Event, Game, QuickDice, Seat, advance};
use games::own::{Own, Sample};

use super::support::{act, choices, file, play_out, script, start, with_head};

#[test]
fn a_game_of_twenty_lines_plays_to_its_end() {
    let mut game = start(&file(&script("fn score(t, seat) { t.heap.len * seat }")), 2).unwrap();
    assert_eq!(choices(&game), ["put 002", "put 011", "put 020", "put 101", "put 110", "put 200"]);
    act(&mut game, "put 011");
    assert_eq!(game.score(Seat::new(1)).points(), 2);
    assert_eq!(play_out(&mut game, 1), 9);
    assert_eq!(game.fault(), None);
}

#[test]
fn the_games_that_come_with_the_crate_play_to_their_ends() {
    for sample in Sample::ALL {
        let file = sample.read().unwrap_or_else(|error| panic!("{error}"));
        for players in file.head.players.clone() {
            for seed in 0..5 {
                let mut game = start(&sample.data_file(), players).unwrap();
                play_out(&mut game, seed);
                assert_eq!(game.fault(), None, "{sample} with {players}, seed {seed}");
            }
        }
    }
}

#[test]
fn nobody_has_lost_a_game_that_a_mistake_has_ended() {
    let own = "fn score(t, seat) { if t.heap.len > 1 { x } else { seat } }";
    let mut game = start(&file(&script(own)), 3).unwrap();
    act(&mut game, "put 011");
    let ahead = |game: &Own| game.standings().into_iter().filter(|s| s.rank == 1).count();
    assert_eq!(ahead(&game), 1);
    act(&mut game, "put 002");
    assert!(game.fault().is_some());
    assert_eq!(ahead(&game), 3);
}

/// A move as it is told just before it is made.
fn told(game: &Own, action: &str) -> Option<String> {
    game.told(&Event::Act(Seat::new(0), action.parse().unwrap()))
}

#[test]
fn a_move_is_told_with_the_colour_of_its_die_and_how_that_stands() {
    let sixes = start(&Sample::Sixes.data_file(), 2).unwrap();
    assert_eq!(told(&sixes, "tilt 022 121").unwrap(), "tilt 022 121 red 531");
    assert_eq!(told(&sixes, "turn 022 213").unwrap(), "turn 022 213 red");
    assert_eq!(told(&sixes, "lift 022 121").unwrap(), "lift 022 121 red");
    assert_eq!(told(&sixes, "lift 022 111").unwrap(), "lift 022 111 red 2");
    assert_eq!(told(&sixes, "put 111"), Some("put 111 any 2".to_owned()), "whose, nobody knows");
    for plain in ["put 121", "put 121 112", "take 121", "pass", "throw", "choose stop", "say 5"] {
        assert_eq!(told(&sixes, plain), None, "{plain}");
    }
    let holding = "fn setup(t) { t.hold(die(TURQUOISE)); }";
    let game = start(&file(&script(holding)), 2).unwrap();
    assert_eq!(told(&game, "put 011").unwrap(), "put 011 turquoise");
    assert_eq!(told(&game, "put 001").unwrap(), "put 001 turquoise 2");
    assert_eq!(told(&game, "put 000").unwrap(), "put 000 turquoise", "the tip needs no number");
}

#[test]
fn of_a_die_that_nobody_has_seen_nothing_is_told() {
    let any =
        "fn choices(t) { takes(t.heap) }\nfn apply(t, move) { t.next(); }\nfn over(t) { false }";
    let head = "plate = 5\ndice = \"random\"\nhidden = \"inside\"";
    let mut game = start(&with_head(head, &script(any)), 2).unwrap();
    assert!(advance(&mut game, &mut QuickDice::new(1)).is_some());
    assert!(told(&game, "take 000").unwrap().starts_with("take 000 "));
    assert_eq!(told(&game, "take 111"), None);
}
